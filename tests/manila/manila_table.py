"""A table for tests: a moment is set up, lines are played, events come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules.decide import Manila
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.records import read_action
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Refusal

RULES = Manila()
NUTMEG, SILK, GINSENG, JADE = range(4)
A, B, C = range(3)
BANK = NO_AGENT = box.NONE


def wares(text: str) -> list[int]:
    return [box.WARES.index(name) for name in text.split()]


class Table:
    """A game in the middle; nobody holds anything but pesos until told so."""

    def __init__(self, seats: int = 4, master: int = 0, **options: bool) -> None:
        self.s = State(seats, options)
        self.s.turn = master
        self.s.ask("bid", master, self.s.clockwise())

    # --- the moment ----------------------------------------------------------------------------

    def dealt(self, seat: int, text: str) -> Table:
        """Hidden shares."""
        for ware in wares(text):
            self.s.receive(seat, ware)
        return self

    def bought(self, seat: int, text: str) -> Table:
        """Shares that everybody has seen."""
        self.dealt(seat, text)
        for ware in wares(text):
            self.s.shown[seat * box.KINDS + ware] += 1
        return self

    def pledged(self, seat: int, text: str) -> Table:
        """Pledged shares, seen as all of these are."""
        self.bought(seat, text)
        for ware in wares(text):
            self.s.pledged[seat * box.KINDS + ware] += 1
        return self

    def pesos(self, *pesos: int) -> Table:
        """Everybody's cash."""
        self.s.pesos[: len(pesos)] = pesos
        return self

    def priced(self, **prices: int) -> Table:
        """Prices on the track."""
        for ware, price in prices.items():
            self.s.prices[box.WARES.index(ware)] = price
        return self

    def sea(self, round_: int, **squares: int) -> Table:
        """Three boats, and the rounds of placing begun."""
        self.s.round = round_
        self.s.boats = tuple(sorted(box.WARES.index(ware) for ware in squares))
        for ware, square in squares.items():
            self.s.move(box.WARES.index(ware), square)
        return self

    def crew(self, **crews: tuple[int, ...]) -> Table:
        """Seats aboard, in the order of the spaces."""
        for ware, crew in crews.items():
            self.s.crews[box.WARES.index(ware)] = crew
        return self

    def spots(self, **spots: int) -> Table:
        """Seats on other spots."""
        for spot, seat in spots.items():
            self.s.spots[box.SPOTS.index(spot)] = seat
        return self

    def withdrawn(self, *seats: int) -> Table:
        """Who places no more."""
        self.s.withdrawn = seats
        return self

    def ask(self, phase: str, actor: int | None = None, queue: tuple[int, ...] = ()) -> Table:
        """Who has to do what; by default the harbour master."""
        self.s.ask(phase, self.s.turn if actor is None else actor, queue)
        return self

    def place(self, *queue: int) -> Table:
        """These are still to be asked in this round."""
        return self.ask("place", queue[0], queue)

    def dice(self) -> Table:
        """Chance acts."""
        return self.ask("move", CHANCE)

    def pilots(self, *pilots: str) -> Table:
        """These are still to be asked."""
        queue = tuple(box.SPOTS.index(pilot) for pilot in pilots)
        return self.ask("pilot", self.s.spots[queue[0]], queue)

    def pirates(self, *pirates: str) -> Table:
        """These are still to be asked."""
        queue = tuple(box.SPOTS.index(pirate) for pirate in pirates)
        return self.ask("board", self.s.spots[queue[0]], queue)

    def over(self) -> Table:
        """The game has ended."""
        return self.ask(OVER, NOBODY)

    # --- playing -------------------------------------------------------------------------------

    def read(self, line: str) -> Action:
        action = read_action(line, RULES.actions)
        assert action is not None, line
        return action

    def legal(self) -> list[str]:
        return [action.text for action in RULES.legal(self.s)]

    def play(self, line: str) -> list[Event]:
        """What happens; the moment before and after must be possible, and events tell it all."""
        RULES.check(self.s)
        action = self.read(line)
        assert Match(RULES, self.s, "").allows(action), (line, self.legal())
        twin = self.s.copy()
        told = RULES.play(self.s, action)
        for event in told:
            event.fold(twin)
        assert twin == self.s
        RULES.check(self.s)
        return told

    def plays(self, *lines: str) -> list[Event]:
        """All that happens."""
        return [event for line in lines for event in self.play(line)]

    def refused(self, line: str) -> Refusal:
        RULES.check(self.s)
        action = self.read(line)
        assert not Match(RULES, self.s, "").allows(action), line
        return RULES.refusal(self.s, action)

    def position(self) -> dict[str, Any]:
        return RULES.to_position(self.s)

    def changed(self, change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The position with a change made to it."""
        position = self.position()
        change(position)
        return position


def of(told: list[Event], *kinds: type[Event]) -> list[Event]:
    """Only these kinds of events."""
    return [event for event in told if type(event) in kinds]
