"""How a game of Cargo Noir came about: points by card and by turn, and what was wasted."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from santiago_desktop.contract.report import Fact, Headings, Part, Report, Source, TurningPoint
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.words.sprites import COIN, PILE, SHIP, card, token
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Event

COLOURS = (
    *("#2FB8AE", "#1E8A9B", "#8FD6C9"),  # cards that help: teal
    *("#F2B33D", "#D98324", "#B9622B", "#F5D77A"),  # the common ones: amber
    *("#E0457F", "#B5307A", "#8E2F86", "#F08FB0", "#6D4BB0", "#FFD0E0"),  # the unique ones: pink
)


class BestSet(Record):
    """The set that was worth most."""

    seat: int
    goods: tuple[int, ...]
    value: int
    round: int


class Tally:
    """What each seat's goods, coins and ships have come to."""

    def __init__(self, seats: int) -> None:
        self.alike = [0] * seats  # credit for sets of one kind
        self.different = [0] * seats  # and for sets of different kinds
        self.lost = [0] * seats  # credit that was not spent
        self.paid = [0] * seats  # coins for goods of ports
        self.withdrawn = [0] * seats  # how often a port was left
        self.tied_up = [0] * seats  # coins that came back from there, having bought nothing
        self.waited = [0] * seats  # how often a ship stayed, its stack raised
        self.discarded = [0] * seats  # tokens
        self.best: BestSet | None = None

    def take(self, event: Event, s: State) -> None:
        """Count what an event has cost or brought."""
        counted = COUNTED.get(type(event))
        if counted:
            counted(self, event, s)


def _traded(tally: Tally, e: ev.SetTraded, s: State) -> None:
    natural = {good for good in e.goods if good != box.JOKER}
    row = tally.alike if len(natural) <= 1 else tally.different
    row[e.seat] += e.value
    if tally.best is None or e.value > tally.best.value:
        tally.best = BestSet(e.seat, e.goods, e.value, s.round)


def _left(tally: Tally, e: ev.PortLeft, _: State) -> None:
    tally.withdrawn[e.seat] += 1
    tally.tied_up[e.seat] += e.coins


def _raised(tally: Tally, e: ev.StackRaised, _: State) -> None:
    tally.waited[e.seat] += 1


def _lost(tally: Tally, e: ev.CreditLost, _: State) -> None:
    tally.lost[e.seat] += e.credit


def _paid(tally: Tally, e: ev.PortBought, _: State) -> None:
    tally.paid[e.seat] += e.coins


def _discarded(tally: Tally, e: ev.TokenDiscarded, _: State) -> None:
    tally.discarded[e.seat] += 1


COUNTED: dict[type, Callable[..., None]] = {
    ev.SetTraded: _traded,
    ev.CreditLost: _lost,
    ev.PortBought: _paid,
    ev.PortLeft: _left,
    ev.StackRaised: _raised,
    ev.TokenDiscarded: _discarded,
}


def report(match: Match[State], words: CargoNoirNames) -> Report:
    """How a game came about, told from its log, which is played again."""
    seats = range(match.start.seats)
    tally = Tally(len(seats))
    course = [[points(match.start, seat)] for seat in seats]
    begun = [0]  # where each round begins, and at last where the game ends
    for moment in Timeline(match).moments:
        for event in moment.events:
            tally.take(event, moment.before)
            if _ends_a_round(event):
                begun.append(moment.number)
                for seat, line in enumerate(course):
                    line.append(points(moment.after, seat))
    s = match.state
    worth_a_look = [_best(words, tally.best)] if tally.best else []
    worth_a_look += ties(words, s)
    facts = _facts(words, tally, s)
    rounds = enumerate(begun[: s.round], 1)
    parts = [Part(words._("Round {n}").format(n=n), at) for n, at in rounds]
    return Report(_headings(words), _sources(s, words), course, parts, [], facts, worth_a_look)


def _ends_a_round(event: Event) -> bool:
    """Whether all seats have had their turns of a round."""
    if isinstance(event, ev.TurnBegan):
        return event.seat == 0
    return isinstance(event, ev.GameEnded)


def _headings(w: CargoNoirNames) -> Headings:
    _ = w._
    return Headings(
        counting=_("Counting the points…"),
        score=_("Points"),
        course=_("Round by round"),
        chart=_("Points round by round"),
        bars=_(
            "Above, in colours, what brought points; below, the score and, hatched, what was lost "
            "again."
        ),
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


def _facts(w: CargoNoirNames, tally: Tally, s: State) -> list[Fact]:
    """Where the credit came from, and what coins, ships and goods have not brought."""
    _ = w._
    left = [sum(s.hand(seat)) + n for seat, n in enumerate(tally.discarded)]
    idle = [sum(pair) for pair in zip(tally.withdrawn, tally.waited, strict=True)]
    return [
        Fact(_("Credit: sets of one kind"), token(box.GOODS.index("gems")), _told(tally.alike)),
        Fact(_("Credit: mixed sets"), token(box.JOKER), _told(tally.different)),
        Fact(_("Credit lost"), PILE, _told(tally.lost)),
        Fact(_("Paid in ports"), COIN, _told(tally.paid)),
        Fact(_("Auctions lost"), f"{SHIP}0", _told(tally.withdrawn)),
        Fact(_("Coins tied up in lost auctions"), COIN, _told(tally.tied_up)),
        Fact(_("Ships that brought nothing"), f"{SHIP}0", _told(idle)),
        Fact(_("Coins left over"), COIN, _told(s.coins)),
        Fact(_("Goods lost"), PILE, _told(left)),
    ]


def _told(numbers: list[int]) -> list[str]:
    return [str(number) for number in numbers]


def _best(w: CargoNoirNames, best: BestSet) -> TurningPoint:
    words = w._("{name} sold {goods} for {value} in round {round}.")
    text = words.format(
        name=w.names[best.seat], goods=w.heap(best.goods), value=best.value, round=best.round
    )
    return TurningPoint(w._("The best set"), text, token(best.goods[0]), best.seat)


def ties(w: CargoNoirNames, s: State) -> list[TurningPoint]:
    """Which cards have put one before another with as many points (rule 4)."""
    dearest = [
        sorted(cards, key=lambda kind: (-box.POINTS[kind], kind))  # as ties are broken
        for cards in s.cards
    ]
    standing = sorted(
        range(s.seats),
        key=lambda seat: (points(s, seat), [box.POINTS[kind] for kind in dearest[seat]]),
        reverse=True,
    )
    found = []
    for ahead, behind in pairwise(standing):
        if points(s, ahead) != points(s, behind):
            continue
        for high, low in zip(dearest[ahead], dearest[behind], strict=False):
            if box.POINTS[high] != box.POINTS[low]:
                found.append(_tie(w, (ahead, high), (behind, low)))
                break
    return found


def _tie(w: CargoNoirNames, ahead: tuple[int, int], behind: tuple[int, int]) -> TurningPoint:
    """Two seats with as many points, each with the card that decides between them."""
    (seat, high), (other, low) = ahead, behind
    words = w._("{name} and {other} have the same points; the higher card decides: {high}, {low}.")
    text = words.format(
        name=w.names[seat],
        other=w.names[other],
        high=_card_and_points(w, high),
        low=_card_and_points(w, low),
    )
    return TurningPoint(w._("A tie"), text, card(high), seat)


def _card_and_points(w: CargoNoirNames, kind: int) -> str:
    return f"{w.card(kind)} ({box.POINTS[kind]})"
