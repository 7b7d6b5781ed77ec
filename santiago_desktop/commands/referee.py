"""The referee: one JSON object a line in, one a line out. `PROTOCOL.md` beside it describes it.

Whatever comes in, the answer is one line, and after an error nothing has changed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, BinaryIO

from santiago_desktop.kernel import checks, saves
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Illegal, Match, Unreadable
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.players.levels import thinks_like, usable
from santiago_desktop.players.thinking import Question, Thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State

    Command = tuple[Callable[..., dict[str, Any]], tuple[str, ...], tuple[str, ...]]

LONGEST_LINE = 4_000_000  # bytes; a save of the longest game is far shorter
LONGEST_THOUGHT = 3_600_000  # milliseconds
ABSENT = object()  # a field that was left out; null is something else


class Referee:
    """One session: a game at most, and what was asked about it."""

    def __init__(self, games: Mapping[str, Callable[[], Card[State]]]) -> None:
        """The games by their ids, each made when it is needed."""
        self.games = games
        self.card: Card[State] | None = None
        self._match: Match[State] | None = None
        self._drawn = True
        self._options: dict[str, bool] = {}
        self.thinker = Thinker()
        self.done = False
        self.commands: dict[str, Command] = {
            "games": (self.list_games, (), ()),
            "new": (self.new, ("game", "players"), ("seed", "options")),
            "load": (self.load, ("position",), ("seed",)),
            "position": (self.position, (), ("seat",)),
            "legal": (self.legal, (), ()),
            "play": (self.play, ("action",), ()),
            "chance": (self.chance, (), ()),
            "undo": (self.undo, (), ()),
            "think": (self.think, ("level",), ("ms",)),
            "log": (self.log, (), ()),
            "save": (self.save, (), ()),
            "restore": (self.restore, ("save",), ()),
            "quit": (self.quit, (), ()),
        }

    def serve(self, lines: BinaryIO, out: BinaryIO) -> None:
        """Answer line after line, until the end or `quit`."""
        with self.thinker:
            self._serve(lines, out)

    def _serve(self, lines: BinaryIO, out: BinaryIO) -> None:
        while line := lines.readline(LONGEST_LINE + 1):
            if not line.endswith(b"\n") and len(line) > LONGEST_LINE:
                _drain(lines)
                reply = _error(f"a line can have at most {LONGEST_LINE} bytes")
            else:
                reply = self.answer(line)
            out.write(json.dumps(reply).encode("ascii") + b"\n")
            out.flush()
            if self.done:
                return

    def answer(self, line: bytes) -> dict[str, Any]:
        """The reply to a request line."""
        try:
            return {"ok": True, **self.obey(_parse(line))}
        except Illegal as error:
            assert self.card is not None
            return _error(self.card.explain(error.refusal))
        except (Fault, Unreadable) as error:
            return _error(str(error))

    def obey(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply to a request, besides `ok`."""
        if "cmd" not in request:
            raise Fault('the request lacks the field "cmd"')
        names = tuple(self.commands)
        command, needed, optional = self.commands[names[checks.name(request["cmd"], "cmd", names)]]
        arguments = {field: value for field, value in request.items() if field != "cmd"}
        checks.table(arguments, "the request", needed, optional)
        return command(**arguments)

    # --- commands ------------------------------------------------------------------------------

    def list_games(self) -> dict[str, Any]:
        """The games with their numbers of players and options."""
        yes_or_no = {"default": False, "choices": [False, True]}
        cards = [make() for make in self.games.values()]
        return {
            "games": [
                {
                    "id": card.id,
                    "players": list(card.seats),
                    "options": dict.fromkeys(card.options, yes_or_no),
                }
                for card in cards
            ]
        }

    def new(
        self, game: object, players: object, seed: object = 0, options: object = ABSENT
    ) -> dict[str, Any]:
        """Begin a new game; its status."""
        card = self._card(game)
        seats = checks.whole(players, "players", *card.seats)
        chosen = checks.options({} if options is ABSENT else options, card.options)
        match = Match.new(card.rules(), seats, _seed(seed), chosen)
        return self._begin(card, match, chosen, drawn=True)

    def load(self, position: object, seed: object = 0) -> dict[str, Any]:
        """A game that goes on from a position."""
        if not isinstance(position, dict) or "game" not in position:
            raise Fault('position must be an object with the field "game"')
        card = self._card(position["game"])
        rules = card.rules()
        return self._begin(
            card, Match(rules, rules.from_position(position), _seed(seed)), {}, drawn=False
        )

    def position(self, seat: object = ABSENT) -> dict[str, Any]:
        """Everything, or what a seat's screen shows."""
        rules, s = self.match.rules, self.match.state
        if seat is not ABSENT:
            s = rules.screen(s, checks.whole(seat, "seat", 0, s.seats - 1))
        return {"position": rules.to_position(s)}

    def legal(self) -> dict[str, Any]:
        """The texts of all that the actor may do."""
        return {"actions": [action.text for action in self.match.legal()]}

    def play(self, action: object) -> dict[str, Any]:
        """Play one action; its events and the status."""
        line = saves.text(action, "action", LONGEST_LINE)
        return self._played(self.match.read(line))

    def chance(self) -> dict[str, Any]:
        """Let chance act as the seed says; the action, its events and the status."""
        if self.match.state.actor != CHANCE:
            raise Fault("it is not chance's turn")
        outcome = self.match.chance()
        return {"action": outcome.text, **self._played(outcome)}

    def undo(self) -> dict[str, Any]:
        """Take back the last action."""
        if not self.match.log:
            raise Fault("there is nothing to undo")
        self.match.undo()
        return self._status()

    def think(self, level: object, ms: object = ABSENT) -> dict[str, Any]:
        """What a built-in player would do."""
        match, s = self.match, self.match.state
        most = None if ms is ABSENT else checks.whole(ms, "ms", 0, LONGEST_THOUGHT)
        if s.actor in (CHANCE, NOBODY):
            raise Fault("no seat has to decide now")
        assert self.card is not None
        levels = usable(self.card.levels)
        chosen = levels[checks.name(level, "level", levels)]
        seen = match.rules.mask(s, s.actor)
        label = f"seat {s.actor} thinks {len(match.log)}"
        # Not `players_seed`: who speaks the protocol has chosen the seed, so nothing is given away,
        # and the same seed has always brought the same answers.
        game, luck = self.card.id, match.seed
        like = thinks_like(chosen, self.card.levels, KeyedDraw(luck, f"{label} as"))
        asked = Question("choose", game, seen, s.actor, luck, label, like, most)
        action = self.thinker.answer(asked)
        label = f"seat {s.actor} weighs {len(match.log)}"
        asked = Question("chances", game, seen, s.actor, luck, label, like)
        chances = [chance.value for chance in self.thinker.answer(asked)]
        return {"action": action.text, "chances": chances}

    def log(self) -> dict[str, Any]:
        """The texts of all that was played, the first one first."""
        return {"log": [played.action.text for played in self.match.log]}

    def save(self) -> dict[str, Any]:
        """The game as a saved game, in one object."""
        match = self.match
        assert self.card is not None
        players = [f"seat {seat}" for seat in range(match.state.seats)]
        head = saves.header(match, self.card.id, players, self._options, drawn=self._drawn)
        log = saves.entries(match, head["hash"])
        return {"save": {**head, "log": log, "end": saves.end(head, log)["end"]}}

    def restore(self, save: object) -> dict[str, Any]:
        """Go on with such an object; its status."""
        if not isinstance(save, dict) or not {"log", "end"} <= set(save):
            raise Fault('save must be an object with the fields "log" and "end"')
        head = {field: value for field, value in save.items() if field not in ("log", "end")}
        match, head = saves.replay(head, save["log"], lambda game: self._card(game).rules())
        if save["end"] != saves.end(head, save["log"])["end"]:
            raise Fault("the end of the log is missing")
        card = self._card(head["game"])
        return self._begin(card, match, head["options"], drawn=head["start"] is None)

    def quit(self) -> dict[str, Any]:
        """End the session after this reply."""
        self.done = True
        return {}

    # --- helpers -------------------------------------------------------------------------------

    @property
    def match(self) -> Match[State]:
        """The game that is going on."""
        if self._match is None:
            raise Fault("there is no game yet: begin with new, load or restore")
        return self._match

    def _card(self, game: object) -> Card[State]:
        names = tuple(self.games)
        return self.games[names[checks.name(game, "game", names)]]()

    def _begin(
        self, card: Card[State], match: Match[State], options: dict[str, bool], *, drawn: bool
    ) -> dict[str, Any]:
        self.card, self._match, self._options, self._drawn = card, match, options, drawn
        return self._status()

    def _played(self, action: Any) -> dict[str, Any]:
        events = [event.plain() for event in self.match.play(action)]
        return {"events": events, **self._status()}

    def _status(self) -> dict[str, Any]:
        s = self.match.state
        actor = {CHANCE: "chance", NOBODY: None}.get(s.actor, s.actor)
        status: dict[str, object] = {
            "phase": s.phase,
            "actor": actor,
            "turn": s.turn,
            "over": self.match.over,
        }
        if self.match.over:
            result = self.match.rules.result(s)
            status |= {"scores": result.scores, "winners": result.winners}
        return {"status": status}


def _parse(line: bytes) -> dict[str, Any]:
    try:
        request = saves.strict_json(line.decode())
    except UnicodeDecodeError:
        raise Fault("the line is not valid UTF-8") from None
    except ValueError as error:
        raise Fault(f"the line is not a JSON object: {error}") from None
    if not isinstance(request, dict):
        raise Fault("the line is not a JSON object")
    return request


def _seed(value: object) -> str:
    if type(value) is int:
        return str(value)
    if type(value) is not str:
        raise Fault(f"seed must be a whole number or a text, not {checks.brief(value)}")
    return saves.text(value, "seed", saves.LONGEST_SEED)


def _error(sentence: str) -> dict[str, Any]:
    return {"ok": False, "error": sentence}


def _drain(lines: BinaryIO) -> None:
    while (rest := lines.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass
