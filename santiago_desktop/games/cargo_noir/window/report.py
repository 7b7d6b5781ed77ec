"""How a game of Cargo Noir came about: points by card and by turn, and what was wasted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.report import Headings, Report, Source
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.words.sprites import card
from santiago_desktop.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.records import Event

COLOURS = (
    *("#2FB8AE", "#1E8A9B", "#8FD6C9"),  # cards that help: teal
    *("#F2B33D", "#D98324", "#B9622B", "#F5D77A"),  # the common ones: amber
    *("#E0457F", "#B5307A", "#8E2F86", "#F08FB0", "#6D4BB0", "#FFD0E0"),  # the unique ones: pink
)


class Tally:
    """What each seat's goods and coins have become."""

    def __init__(self, seats: int) -> None:
        self.alike = [0] * seats  # credit for sets of one kind
        self.different = [0] * seats  # and for sets of different kinds
        self.lost = [0] * seats  # credit that was not spent
        self.paid = [0] * seats  # coins for goods of ports
        self.withdrawn = [0] * seats  # how often a port was left
        self.tied_up = [0] * seats  # coins that came back from there, having bought nothing
        self.discarded = [0] * seats  # tokens

    def take(self, event: Event) -> None:
        """Count what an event has cost or brought."""
        counted = COUNTED.get(type(event))
        if counted:
            counted(self, event)


def _traded(tally: Tally, e: ev.SetTraded) -> None:
    natural = {good for good in e.goods if good != box.JOKER}
    row = tally.alike if len(natural) <= 1 else tally.different
    row[e.seat] += e.value


def _left(tally: Tally, e: ev.PortLeft) -> None:
    tally.withdrawn[e.seat] += 1
    tally.tied_up[e.seat] += e.coins


def _lost(tally: Tally, e: ev.CreditLost) -> None:
    tally.lost[e.seat] += e.credit


def _paid(tally: Tally, e: ev.PortBought) -> None:
    tally.paid[e.seat] += e.coins


def _discarded(tally: Tally, e: ev.TokenDiscarded) -> None:
    tally.discarded[e.seat] += 1


COUNTED: dict[type, Callable[..., None]] = {
    ev.SetTraded: _traded,
    ev.CreditLost: _lost,
    ev.PortBought: _paid,
    ev.PortLeft: _left,
    ev.TokenDiscarded: _discarded,
}


def report(match: Match[State], words: CargoNoirNames) -> Report:
    """The log, played again."""
    again = Match(match.rules, match.start, match.seed)
    seats = range(match.start.seats)
    tally = Tally(len(seats))
    course = [[points(again.state, seat)] for seat in seats]
    for played in match.log:
        for event in again.play(played.action):
            tally.take(event)
            if isinstance(event, ev.TurnBegan | ev.GameEnded):
                for seat, line in enumerate(course):
                    line.append(points(again.state, seat))
    return Report(_headings(words), _sources(again.state, words), course, [])


def _headings(w: CargoNoirNames) -> Headings:
    _ = w._
    return Headings(
        counting=_("The points are counted …"),
        score=_("Points"),
        course=_("Turn by turn"),
        chart=_("Points over the turns"),
        lost=_("Points that were given away again"),
    )


def points(s: State, seat: int) -> int:
    """A seat's points as its cards stand."""
    return sum(box.POINTS[card] for card in s.cards[seat])


def _sources(s: State, words: CargoNoirNames) -> list[Source]:
    """The cards that somebody has, in the order of the box."""
    return [
        Source(
            words.card(kind),
            card(kind),
            COLOURS[kind],
            [cards.count(kind) * box.POINTS[kind] for cards in s.cards],
        )
        for kind in range(len(box.CARDS))
        if any(kind in cards for cards in s.cards)
    ]
