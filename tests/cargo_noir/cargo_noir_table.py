"""A table for tests: tokens are moved about from a full bag, lines are played, events come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.actions import ACTIONS
from santiago_desktop.games.cargo_noir.rules.decide import CargoNoir
from santiago_desktop.games.cargo_noir.rules.state import State
from santiago_desktop.kernel.records import read_action
from santiago_desktop.kernel.rules import CHANCE

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action, Event

RULES = CargoNoir()
ALCOHOL, ARMS, ART, CARS, CIGARS, GEMS, GOLD, IVORY, URANIUM, JOKER = range(10)
ROTTERDAM, BOMBAY, NEW_YORK, RIO, HONG_KONG, PANAMA, CAPE_TOWN, TANGIER = range(8)


def goods(text: str) -> list[int]:
    return [box.GOODS.index(name) for name in text.split()]


class Table:
    """A game in the middle; nobody holds anything but ships and coins until told so."""

    def __init__(self, seats: int = 3, turn: int = 0, round_: int = 3, phase: str = "sail") -> None:
        s = State(seats)
        s.turn, s.round = turn, round_
        s.ask(phase, turn)
        self.s = s

    def give(self, seat: int, text: str) -> Table:
        for good in goods(text):
            self.s.bag[good] -= 1
            self.s.goods[seat * box.KINDS + good] += 1
        return self

    def stock(self, port: int, text: str) -> Table:
        for good in goods(text):
            self.s.bag[good] -= 1
            self.s.stock[port] += (good,)
        return self

    def show(self, text: str) -> Table:
        for good in goods(text):
            self.s.bag[good] -= 1
            self.s.shown.append(good)
        return self

    def pile(self, text: str) -> Table:
        for good in goods(text):
            self.s.bag[good] -= 1
            self.s.pile[good] += 1
        return self

    def bag(self, text: str, keeper: int = 0) -> Table:
        """Only this stays in the bag; the rest is the keeper's, or on the pile for -1."""
        left = goods(text)
        for good in range(box.KINDS):
            rest = self.s.bag[good] - left.count(good)
            self.s.bag[good] = left.count(good)
            if keeper < 0:
                self.s.pile[good] += rest
            else:
                self.s.goods[keeper * box.KINDS + good] += rest
        return self

    def stack(self, port: int, seat: int, coins: int) -> Table:
        self.s.stacks[port] += ((seat, coins),)
        self.s.home[seat] -= 1
        return self

    def ships(self, seat: int, casino: int = 0, market: int = 0) -> Table:
        self.s.casino[seat] += casino
        self.s.market[seat] += market
        self.s.home[seat] -= casino + market
        return self

    def coins(self, seat: int, count: int) -> Table:
        self.s.coins[seat] = count
        return self

    def cards(self, seat: int, text: str) -> Table:
        for name in text.split():
            card = box.CARD_NAMES.index(name)
            self.s.cards[seat] += (card,)
            self.s.supply[card] -= 1
            self.s.home[seat] += card == box.SHIP
        return self

    def credit(self, count: int) -> Table:
        self.s.credit = count
        return self

    def awaits(self, source: int, count: int) -> Table:
        self.s.ask("draw", CHANCE)
        self.s.source, self.s.count = source, count
        return self

    # --- playing ---------------------------------------------------------------------------------

    def read(self, line: str) -> Action:
        action = read_action(line, ACTIONS)
        assert action is not None, line
        return action

    def legal(self, verb: str = "") -> list[str]:
        return [a.text for a in RULES.legal(self.s) if a.text.startswith(verb)]

    def allows(self, line: str) -> bool:
        action = self.read(line)
        if self.s.actor == CHANCE:
            return RULES.possible(self.s, action)
        return action in RULES.legal(self.s)

    def play(self, line: str) -> list[Event]:
        """The events; a twin that folds them must end up in the same state."""
        assert self.allows(line), line
        twin = self.s.copy()
        told = RULES.play(self.s, self.read(line))
        for event in told:
            RULES.fold(twin, event)
        assert twin == self.s
        RULES.check(self.s)
        return told

    def plays(self, *lines: str) -> list[Event]:
        """The events of the last line."""
        told: list[Event] = []
        for line in lines:
            told = self.play(line)
        return told

    def refused(self, line: str) -> tuple[str, str, tuple[int, ...]]:
        assert not self.allows(line), line
        refusal = RULES.refusal(self.s, self.read(line))
        return refusal.rule, refusal.reason, refusal.details

    def next_turn(self) -> list[Event]:
        """The turn's player, with one ship left at home, sends it to the casino."""
        assert (self.s.phase, self.s.home[self.s.turn]) == ("sail", 1)
        return self.play("send casino")


def turn_ends(seats: int = 3, turn: int = 2, round_: int = 3) -> Table:
    """A table at which only one ship has to be sent before the next turn begins."""
    table = Table(seats, turn, round_)
    return table.ships(turn, casino=2)
