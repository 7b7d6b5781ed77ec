"""A game with one of everything that the window has to show: it is in no registry but the tests'.

Two seats bid for the ferry, hand over crates, and move it. A bid is an amount (a ladder), crates
are a selection, the ferry's places are on the board. Coins lie behind screens, a charm is secret,
and the tide is luck. After each turn a ledger counts up.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from santiago_desktop.contract.card import Card, Front
from santiago_desktop.contract.cells import Cell, Row, Size
from santiago_desktop.contract.desk import Desk, Explained, Pill, Seating, Target
from santiago_desktop.contract.marks import Counting, Marks
from santiago_desktop.contract.sheet import Ladder, Ledger, LedgerLine, Selection, Sheet, Standing
from santiago_desktop.contract.words import About, Section, Sentences, Wording
from santiago_desktop.kernel import rules as kernel
from santiago_desktop.kernel.records import Action, Event
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER, UNKNOWN, Refusal, Result, ranked
from santiago_desktop.stage.board.clips import Item, Wait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.rules import Emit
    from santiago_desktop.stage.board.clips import Clip, Picture
    from santiago_desktop.system.language import Language

PLACES, TURNS, COINS, CHARMS = 4, 6, 9, 3
KINDS = ("coin", "star")  # sprites that are there


class Bid(Action):
    """Coins for the ferry."""

    __slots__ = ()
    verb = "bid"
    coins: int


class Pass(Action):
    """No coins."""

    __slots__ = ()
    verb = "pass"


class Hand(Action):
    """Crates of some kinds."""

    __slots__ = ()
    verb = "hand"
    crates: tuple[int, ...]


class Move(Action):
    """The ferry to a place."""

    __slots__ = ()
    verb = "move"
    place: int


class Tide(Action):
    """How far the ferry drifts."""

    __slots__ = ()
    verb = "tide"
    drift: int


class State(kernel.State):
    __slots__ = ("charms", "coins", "crates", "number", "place")
    coins: list[int]
    charms: list[int]
    crates: list[int]  # by seat and kind
    place: int
    number: int

    def copy(self) -> State:
        new = State()
        new.seats, new.phase, new.actor, new.turn = self.seats, self.phase, self.actor, self.turn
        new.coins, new.charms, new.crates = self.coins[:], self.charms[:], self.crates[:]
        new.place, new.number = self.place, self.number
        return new

    def hand(self, seat: int) -> list[int]:
        return self.crates[seat * len(KINDS) : (seat + 1) * len(KINDS)]


class Begun(Event):
    """A turn begins."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.phase, s.actor, s.turn = "bid", self.seat, self.seat


class Paid(Event):
    """Coins for the ferry; -1 where nobody may see how many."""

    __slots__ = ()
    seat: int
    coins: int

    def fold(self, s: State) -> None:
        if s.coins[self.seat] != UNKNOWN:
            s.coins[self.seat] -= self.coins
        s.phase = "hand"


class Handed(Event):
    """Crates are gone."""

    __slots__ = ()
    seat: int
    crates: tuple[int, ...]

    def fold(self, s: State) -> None:
        for kind in self.crates:
            s.crates[self.seat * len(KINDS) + kind] -= 1
        s.phase = "move"


class Moved(Event):
    """The ferry lies elsewhere."""

    __slots__ = ()
    place: int

    def fold(self, s: State) -> None:
        s.place = self.place
        s.phase, s.actor = "tide", CHANCE


class Drifted(Event):
    """The tide has moved the ferry."""

    __slots__ = ()
    drift: int

    def fold(self, s: State) -> None:
        s.place = (s.place + self.drift) % PLACES
        s.number += 1


class Ended(Event):
    """The last turn is over."""

    __slots__ = ()

    def fold(self, s: State) -> None:
        s.phase, s.actor = OVER, NOBODY


class FerryRules(kernel.Rules[State]):
    actions = (Bid, Pass, Hand, Move, Tide)
    seats = (2, 3)
    secrets = True

    def setup(self, seats: int, options: dict[str, bool], draw: Draw) -> State:
        del options
        s = State()
        s.seats, s.phase, s.actor, s.turn, s.place, s.number = seats, "bid", 0, 0, 0, 0
        s.coins, s.crates = [COINS] * seats, [4] * (seats * len(KINDS))
        s.charms = [draw.below(CHARMS) for _ in range(seats)]
        return s

    def legal(self, s: State) -> list[Action]:
        if s.phase == "bid":
            return [*(Bid(n) for n in range(1, s.coins[s.actor] + 1)), Pass()]
        if s.phase == "hand":
            held = [kind for kind, count in enumerate(s.hand(s.actor)) if count]
            pairs = [p for p in combinations_with_replacement(held, 2) if s.hand(s.actor)[p[0]] > 1]
            return [Hand((kind,)) for kind in held] + [Hand(pair) for pair in pairs] or [Hand(())]
        if s.phase == "move":
            return [Move(place) for place in range(PLACES) if place != s.place]
        return []

    def chance(self, s: State, draw: Draw) -> Action:
        del s
        return Tide(draw.below(2))

    def possible(self, s: State, action: Action) -> bool:
        return s.actor == CHANCE and isinstance(action, Tide)

    def decide(self, s: State, action: Action, emit: Emit) -> None:
        seat = s.actor
        match action:
            case Bid():
                emit(Paid(seat, action.coins))
            case Pass():
                emit(Paid(seat, 0))
            case Hand():
                emit(Handed(seat, action.crates))
            case Move():
                emit(Moved(action.place))
            case Tide():
                emit(Drifted(action.drift))
                emit(Ended() if s.number == TURNS else Begun((s.turn + 1) % s.seats))

    def refusal(self, s: State, action: Action) -> Refusal:
        del s, action
        return Refusal("2", "there")

    def result(self, s: State) -> Result:
        return ranked(s.coins, [(0,)] * s.seats, [{"coins": each} for each in s.coins])

    def mask(self, s: State, seat: int) -> State:
        new = s.copy()
        new.charms = [each if i == seat else UNKNOWN for i, each in enumerate(s.charms)]
        return new

    def cover(self, s: State, seat: int) -> State:
        new = s.copy()
        if s.phase != OVER:
            new.coins = [each if i == seat else UNKNOWN for i, each in enumerate(s.coins)]
        return new

    def cover_event(self, event: Event, seat: int) -> Event:
        hidden = isinstance(event, Paid) and event.seat != seat
        return Paid(event.seat, UNKNOWN) if hidden and isinstance(event, Paid) else event

    def chapter(self, s: State) -> int:
        return s.number

    def check(self, s: State) -> None:
        del s

    def to_position(self, s: State) -> dict[str, Any]:
        return {"game": "ferry", **{slot: getattr(s, slot) for slot in State.__slots__}}


class FerryWords(Wording[State]):
    def sentences(self) -> Sentences:
        return Sentences(EVENTS, ACTIONS, {"there": lambda _: "the ferry lies there"}, ABOUT)

    def prompt(self, s: State) -> str:
        if s.phase == OVER:
            return "The game is over."
        name = self.names[s.actor if s.actor >= 0 else s.turn]
        return f"{name}: {s.phase}."

    def board(self, s: State) -> list[str]:
        return [f"The ferry lies at {s.place}."]

    def holdings(self, s: State, seat: int) -> str:
        return str(s.coins[seat])

    def rulebook(self) -> list[Section]:
        return [Section("2", "The ferry", ("It moves.",)), Section("3", "Typing", ("bid 3",))]

    def result(self, result: Result) -> list[str]:
        return [self.winners(result.winners)]


ACTIONS: dict[type, Any] = {
    Bid: lambda _, a, __: f"bid {a.coins}",
    Pass: lambda *_: "pass",
    Hand: lambda _, a, __: f"hand over {len(a.crates)}",
    Move: lambda _, a, __: f"to place {a.place}",
}
EVENTS: dict[type, Any] = {
    Begun: lambda w, e, _: f"{w.names[e.seat]} begins.",
    Paid: lambda w, e, _: f"{w.names[e.seat]} pays{'' if e.coins < 0 else f' {e.coins}'}.",
    Handed: lambda w, e, _: f"{w.names[e.seat]} hands over {len(e.crates)}.",
    Moved: lambda _, e, __: f"The ferry goes to {e.place}.",
    Drifted: lambda _, e, __: f"The tide: {e.drift}.",
}
ABOUT: dict[type, Any] = {
    Begun: lambda _, __: About("2", "", heading=True),
    Moved: lambda _, __: About("2", "boat"),
}


class FerryDesk(Desk[State]):
    words: FerryWords

    def __init__(self, words: FerryWords, seating: Seating) -> None:
        self.words, self.seating = words, seating

    def picture(self, s: State) -> Picture:
        return {"ferry": Item("boat", self.at(s.place))}

    def at(self, place: int) -> tuple[float, float]:
        return 600.0 + 300 * place, 640.0

    def targets(self, s: State) -> dict[str, Target]:
        found = {}
        for place in range(PLACES):
            keys = ("ferry",) if place == s.place else ()
            ground = ("glow.stop", "ring.stop")
            found[f"place.{place}"] = Target(self.at(place), (160, 120), 0, keys, ground, 0.0, "2")
        return found

    def signs(self, s: State) -> list[Pill]:
        return [
            Pill(self.at(n), (str(n),), target=f"place.{n}") for n in range(PLACES) if n != s.place
        ]

    def panel(self, s: State, seat: int) -> list[Row]:
        coins = None if s.coins[seat] == UNKNOWN else s.coins[seat]
        charm = "?" if s.charms[seat] == UNKNOWN else s.charms[seat]
        large = [
            Cell(("coin",), coins, f"panel.{seat}.coin"),
            Cell((), charm, f"panel.{seat}.charm"),
        ]
        crates = [
            Cell((name,), s.hand(seat)[kind], self.crate(s, seat, name))
            for kind, name in enumerate(KINDS)
        ]
        return [Row(large, Size.LARGE), Row(crates)]

    def crate(self, s: State, seat: int, name: str) -> str:
        return f"own.{name}" if seat == s.actor else f"panel.{seat}.{name}"

    def thing(self, key: str, s: State) -> str:
        return f"place.{s.place}" if key == "ferry" else key

    def marks(self, action: Action, s: State) -> Marks:
        del s
        match action:
            case Bid():
                return {"auction": action.coins}
            case Hand():
                return {
                    f"own.{KINDS[kind]}": action.crates.count(kind) for kind in set(action.crates)
                }
            case Move():
                return {f"place.{action.place}": 1}
        return {}

    def counting(self, target: str) -> Counting:
        return Counting.LEAST if target == "auction" else Counting.EACH

    def sheet(self, s: State, seat: int, chosen: Marks) -> Sheet | None:
        del chosen
        if s.phase == "bid" and seat == s.actor:
            ladder = Ladder("auction", "coin", standing=Standing(("bids", s.turn), Pass()))
            return Sheet("Bids", (ladder,))
        return Sheet("Crates", (Selection(),)) if s.phase == "hand" else None

    def live(self, chosen: Marks, ready: Action | None, s: State) -> str:
        del s
        return f"{sum(chosen.values())} {'is ready' if ready else 'is not enough'}"

    def emblem(self, target: str, s: State) -> Parts:
        del s
        return (target.removeprefix("own."),) if target.startswith("own.") else ()

    def tip(self, target: str, s: State) -> Explained:
        del s
        return Explained(f"Thing {target}", f"It is called {target}. It is in the ferry.")

    def attempt(self, target: str, s: State) -> Action | None:
        return Move(int(target[6:])) if s.phase == "move" and target.startswith("place.") else None

    def eve(self, s: State) -> Clip:
        del s
        return Wait(0.5, "tide_turns")

    def traces(self, event: Event, s: State) -> Picture | None:
        if isinstance(event, Moved):
            return {}
        return {"foam": Item("star", self.at(s.place))} if isinstance(event, Drifted) else None

    def trace_signs(self, traces: Picture, s: State) -> Sequence[Pill]:
        del s
        return [Pill(item.at, ("wet",), on=key) for key, item in traces.items()]

    def life(self, picture: Picture, part: float) -> Picture:
        return {"ferry": replace(picture["ferry"], lift=40 * part)} if "ferry" in picture else {}

    def chapter(self, event: Event, s: State, number: int) -> str:
        return f"Crossing {number}: {self.words.names[self.whose(event, s)]}"

    def mark(self, event: Event, s: State) -> str:
        return f"place.{s.place}" if isinstance(event, Moved) else ""

    def ledger(
        self, events: Sequence[Event], s: State, earlier: Sequence[Event] = ()
    ) -> Sheet | None:
        if not any(isinstance(event, Drifted) for event in events):
            return None
        lines = [
            LedgerLine(seat, [Cell(("star",), s.number)], Cell(("coin",), s.number))
            for seat in range(s.seats)
        ]
        moves = sum(isinstance(event, Moved) for event in earlier)
        return Sheet("The tide", (Ledger(lines),), f"Moves before it: {moves}")

    def clears(self, event: Event) -> bool:
        return isinstance(event, Begun)


class FerryCard(Card[State]):
    id, title = "ferry", "Ferry"
    seats = (2, 3)
    music, ambience = ("music_guajira",), "ambience_harbour"

    def rules(self) -> FerryRules:
        return FerryRules()

    def wording(self, language: Language, names: list[str]) -> FerryWords:
        return FerryWords(language, names)

    def desk(self, language: Language, seating: Seating) -> FerryDesk:
        return FerryDesk(self.wording(language, seating.names), seating)

    def front(self, language: Language) -> Front:
        del language
        return Front("You cross.", "luck", "minutes", {})
