"""A match: rules, a first state, a seed, and the log of what was played. All else follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from santiago_desktop.kernel.checks import quoted
from santiago_desktop.kernel.luck import KeyedDraw, players_seed
from santiago_desktop.kernel.records import Record, read_action
from santiago_desktop.kernel.rules import CHANCE, OVER, Refusal, Rules, S
from santiago_desktop.kernel.timeline import replayed

if TYPE_CHECKING:
    from collections.abc import Collection

    from santiago_desktop.kernel.records import Action, Event


class Unreadable(ValueError):
    """A line that spells no action of the game."""

    def __init__(self, line: str) -> None:
        """`line` is quoted, cut short."""
        super().__init__(f"{quoted(line)} is no action of this game")


class Illegal(ValueError):
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Whoever shows it puts it into words."""
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class Played(Record):
    """One line of the log: who did what."""

    actor: int
    action: Action


class Match(Generic[S]):
    """One game from its first state to wherever it has got."""

    def __init__(self, rules: Rules[S], start: S, seed: str) -> None:
        """A match that begins with the given state."""
        self.rules = rules
        self.start = start
        self.seed = seed
        self.players_seed = players_seed(seed)  # what computer players are told of it
        self.state: S = start.copy()
        self.log: list[Played] = []
        self._chances = 0  # lines of the log that are chance's

    @classmethod
    def new(cls, rules: Rules[S], seats: int, seed: str, options: dict[str, bool]) -> Match[S]:
        """A match whose set-up is drawn from the seed."""
        return cls(rules, rules.setup(seats, options, KeyedDraw(seed, "setup")), seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    def legal(self) -> list[Action]:
        """What the actor may do, in a fixed order; [] for chance, and when the game is over."""
        return self.rules.legal(self.state)

    def read(self, line: str) -> Action:
        """The action that a line spells, legal or not; Unreadable if it spells none."""
        action = read_action(line, self.rules.actions)
        if action is None:
            raise Unreadable(line)
        return action

    def allows(self, action: Action) -> bool:
        """Whether the action may be played now, by whoever acts."""
        if self.state.actor == CHANCE:
            return self.rules.possible(self.state, action)
        return action in self.legal()

    def play(self, action: Action) -> list[Event]:
        """Play an action of the actor; what happened, in order.

        Illegal if the rules refuse it; then nothing has changed.
        """
        if not self.allows(action):
            raise Illegal(self.rules.refusal(self.state, action))
        return self.play_known(action)

    def play_known(self, action: Action) -> list[Event]:
        """The same with an action that is known to be legal: one out of `legal` or of `chance`."""
        actor = self.state.actor
        self._chances += actor == CHANCE
        self.log.append(Played(actor, action))
        return self.rules.play(self.state, action)

    def chance(self) -> Action:
        """What the seed brings at chance's turn: the n-th chance of a seed never changes."""
        return self.drawn(self.state, self._chances)

    def drawn(self, s: S, nth: int) -> Action:
        """What the seed brings in a state where chance acts for the n-th time, from 0."""
        return self.rules.chance(s, KeyedDraw(self.seed, f"chance {nth}"))

    def undo(self, count: int = 1) -> None:
        """Cut the last `count` lines of the log and play the rest again; nothing runs backwards."""
        del self.log[len(self.log) - count :]
        self._chances = sum(played.actor == CHANCE for played in self.log)
        self.state = self.start.copy()
        for moment in replayed(self.rules, self.start, self.log):
            self.state = moment.after

    def undoable(
        self, seat: int, people: Collection[int], *, practice: bool = False
    ) -> tuple[int, str]:
        """How many entries to cut so that the seat decides anew; or 0, and what stops it.

        Barriers are what chance did and what another person decided; a computer player's
        decisions are none. In practice, luck is no barrier either: it stays the same.
        """
        for count, played in enumerate(reversed(self.log), start=1):
            if played.actor == seat:
                return count, ""
            if played.actor == CHANCE and not practice:
                return 0, "chance"
            if played.actor in people:
                return 0, "decision"
        return 0, "start"
