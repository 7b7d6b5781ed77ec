r"""A game for programs that use this one as a library: `import santiago_desktop`.

    import santiago_desktop

    game = santiago_desktop.new_game("manila", ["Ana", "Ben", "ai:hard:Pilar"], seed="7")
    print(game.prompt())
    for action in game.legal():
        print(action.text, game.label(action))
    print(*game.play("bid 12"), sep="\n")

Everything below is there for whoever wants more: `game.match` has the state, the log and the rules,
`game.table` the seats, undo and the timeline, `game.words` all sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault, quoted
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.kernel.timeline import told
from santiago_desktop.system.language import language
from santiago_desktop.table.table import Table, new_seed, read_seats

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import State


class Game:
    """A table, and the words for what happens at it. Nothing is written to a disk."""

    def __init__(self, table: Table, code: str = "en") -> None:
        """`code` is one of "en", "es", "it", "pl" and "ru": the language of all sentences."""
        self.table, self.match = table, table.match
        self.words = table.card.wording(language(code), table.names)

    @property
    def over(self) -> bool:
        """Whether the game has ended; then `result` says how."""
        return self.match.over

    @property
    def actor(self) -> int:
        """The seat that is to decide; CHANCE (-1) before dice and draws, NOBODY (-2) at the end."""
        return int(self.match.state.actor)

    def prompt(self) -> str:
        """Who has to do what, in one sentence."""
        return self.words.prompt(self.match.state)

    def legal(self) -> list[Action]:
        """What the actor may do, in a fixed order; [] for chance, and when the game is over."""
        return self.match.legal()

    def label(self, action: Action) -> str:
        """What an action would do, in a few words."""
        return self.words.action(action, self.match.state)

    def why_not(self, action: Action | str) -> str:
        """The rule's number and the reason why an action isn't possible; "" if it is.

        Unreadable if its text spells no action of the game.
        """
        wanted = self._read(action)
        if self.match.allows(wanted):
            return ""
        return self.words.refusal(self.match.rules.refusal(self.match.state, wanted))

    def play(self, action: Action | str, seen_by: int = NOBODY) -> list[str]:
        """Play an action of the actor, given as such or as its text; what happened, in sentences.

        They tell what the seat `seen_by` may see; without it, what everybody may. Illegal if the
        rules refuse the action (`why_not` says why), Unreadable if the text spells none.
        """
        before = self.match.state.copy()
        return self._sentences(before, self.table.play(self._read(action)), seen_by)

    def play_on(self, seen_by: int = NOBODY) -> list[str]:
        """Let chance and computer players act until a person is to decide, or the game is over.

        What happened, in sentences, as in `play`.
        """
        sentences: list[str] = []
        while not self.over and (self.actor == CHANCE or self.actor not in self.table.people):
            before = self.match.state.copy()
            sentences += self._sentences(before, self.table.go_on(), seen_by)
        return sentences

    def result(self) -> list[str]:
        """The scores as they stand, and who is ahead or has won, in sentences."""
        return self.words.result(self.match.rules.result(self.match.state))

    def _read(self, action: Action | str) -> Action:
        return self.match.read(action) if isinstance(action, str) else action

    def _sentences(self, before: State, events: Sequence[Event], seat: int) -> list[str]:
        seen = told(self.match.rules, before, events, seat)
        return [words for event, shown in seen if (words := self.words.event(event, shown))]


def new_game(
    game: str,
    seats: Sequence[str],
    *,
    seed: str = "",
    options: Sequence[str] = (),
    code: str = "en",
) -> Game:
    """A new game of "santiago", "manila" or "cargo_noir".

    A seat is a name, or a computer player such as "ai:hard" or "ai:hard:Pilar". The same seed gives
    the same set-up and the same dice; without one, nobody can guess it. `options` are names of rule
    options, `code` is the language of all sentences, as in `Game`.

    Fault, which is a ValueError, names in one sentence what can't be.
    """
    if game not in GAMES:
        raise Fault(f"the games are {', '.join(GAMES)}, not {quoted(game)}")
    card = GAMES[game]()
    unknown = [name for name in options if name not in card.options]
    if unknown:
        raise Fault(f'{card.title} has no option "{unknown[0]}"')
    sitting = read_seats(list(seats))
    chosen = dict.fromkeys(options, True)
    return Game(Table.new(card, sitting, seed or new_seed(), chosen), code)


def load_game(path: str | PathLike[str], *, code: str = "en") -> Game:
    """A saved game, as it stands in a file that is only read.

    Fault, which is a ValueError, or UnreadableFile names in one sentence what is wrong with it.
    """
    from pathlib import Path  # noqa: PLC0415 - only where there is a file

    from santiago_desktop.table import journal  # noqa: PLC0415

    return Game(journal.read(Path(path), torn=True)[0], code)
