"""The report after a game of Manila, read from its log by playing it again.

Fortunes are told by where pesos came from and went to; the luck of the dice is what each roll
changed in what accomplices and shares could expect, so that what remains was decided by people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.report import Die, Fact, Headings, Part, Report, Source, TurningPoint
from santiago_desktop.contract.words import capital
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, KINDS, NONE
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.odds import movements_left
from santiago_desktop.games.manila.words.prospects import hoped
from santiago_desktop.games.manila.words.sprites import (
    CLERK,
    COIN,
    FIGURES,
    MARKET,
    MASTER,
    PIRATES,
    SHIPWRIGHT,
    boat_at_rest,
    die,
    pawn,
    share,
    spot_sprite,
    token,
)
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.timeline import Moment

START, PORT, YARD, LOOT, AGENT = "start", "port", "yard", "loot", "agent"
OFFICE, PLACES, BOUGHT, LOANS = "office", "places", "bought", "loans"
HOLDS = tuple(f"hold.{ware}" for ware in box.WARES)
SHARES = tuple(f"share.{ware}" for ware in box.WARES)
COLOURS = {
    START: "#C9B48A",
    **dict(zip(HOLDS, ("#D98A1E", "#2F62B0", "#8E4FA8", "#1E8A5A"), strict=True)),
    PORT: "#13A096",
    YARD: "#C4312A",
    LOOT: "#2E2224",
    AGENT: "#F2B91E",
    **dict(zip(SHARES, ("#8A5230", "#6F8FE0", "#B98A1E", "#5CC796"), strict=True)),
    OFFICE: "#7A4A22",
    PLACES: "#9A8F80",
    BOUGHT: "#B58AA0",
    LOANS: "#5A5A5A",
}
SPRITES = {
    START: COIN,
    **{source: boat_at_rest(ware) for ware, source in enumerate(HOLDS)},
    PORT: CLERK,
    YARD: SHIPWRIGHT,
    LOOT: PIRATES,
    AGENT: FIGURES[box.INSURANCE],
    **{source: share(ware) for ware, source in enumerate(SHARES)},
    OFFICE: MASTER,
    PLACES: pawn(0),
    BOUGHT: MARKET,
    LOANS: COIN,
}


# --- pesos by source ---------------------------------------------------------------------------


class Tally:
    """Pesos by source and seat."""

    def __init__(self, start: State) -> None:
        """What everybody had at first."""
        self.pesos = {source: [0] * start.seats for source in COLOURS}
        self.pesos[START] = list(start.pesos)

    def add(self, source: str, seat: int, pesos: int) -> None:
        """Pesos that a seat got, or paid where they are negative; the bank isn't told."""
        if seat != NONE:
            self.pesos[source][seat] += pesos

    def take(self, event: Event) -> None:
        """What an event brought and cost."""
        counted = COUNTED.get(type(event))
        if counted:
            counted(self, event)

    def count_shares(self, s: State) -> None:
        """At the end: shares at their prices, and loans still owed."""
        for seat in range(s.seats):
            for ware, price in enumerate(s.prices):
                i = seat * KINDS + ware
                lost = s.pledged[i] if s.strict_pledges else 0
                self.add(SHARES[ware], seat, price * (s.shares[i] - lost))
                self.add(LOANS, seat, -box.REDEEM * s.pledged[i])


def _damage(tally: Tally, e: ev.DamagePaid) -> None:
    tally.add(YARD, e.seat, e.pesos)
    tally.add(AGENT, e.agent, -e.by_agent)


COUNTED: dict[type, Callable[..., None]] = {
    ev.BidPaid: lambda t, e: t.add(OFFICE, e.seat, -e.pesos),
    ev.SharePledged: lambda t, e: t.add(LOANS, e.seat, e.pesos),
    ev.ShareRedeemed: lambda t, e: t.add(LOANS, e.seat, -e.pesos),
    ev.ShareBought: lambda t, e: t.add(BOUGHT, e.seat, -e.pesos),
    ev.HoldTaken: lambda t, e: t.add(PLACES, e.seat, -e.pesos),
    ev.SpotTaken: lambda t, e: t.add(PLACES, e.seat, -e.pesos),
    ev.PremiumTaken: lambda t, e: t.add(AGENT, e.seat, e.pesos),
    ev.LootShared: lambda t, e: t.add(LOOT, e.seat, e.pesos),
    ev.HoldPaid: lambda t, e: t.add(HOLDS[e.ware], e.seat, e.pesos),
    ev.PortPaid: lambda t, e: t.add(PORT, e.seat, e.pesos),
    ev.DamagePaid: _damage,
}


# --- bets --------------------------------------------------------------------------------------


PIRATES_AT = tuple(FROM_SPOT + spot for spot in box.PIRATES)
INSURANCE_AT = FROM_SPOT + box.INSURANCE


class Bet(Record):
    """An accomplice, what the place cost, what came of it, and where in the log it was placed."""

    seat: int
    voyage: int
    target: int
    cost: int
    paid: int = 0
    moment: int = 0  # the number of the moment at which it was placed


class Bets:
    """All accomplices of a game, each with what it brought; a pirate may change places."""

    def __init__(self) -> None:
        """Nobody has been placed yet."""
        self.settled: list[Bet] = []
        self._open: list[Bet] = []

    def take(self, event: Event, voyage: int, moment: int) -> None:
        """An accomplice placed, moved, paid, or home again."""
        match event:
            case ev.HoldTaken():
                bet = Bet(event.seat, voyage, event.ware, event.pesos, moment=moment)
                self._open.append(bet)
            case ev.SpotTaken():
                there = FROM_SPOT + event.spot
                self._open.append(Bet(event.seat, voyage, there, event.pesos, moment=moment))
            case ev.PirateBoarded() | ev.AccompliceEvicted():
                self._move(event.seat, FROM_SPOT + event.pirate, event.ware)
            case ev.CaptainFollowed():
                self._move(event.seat, PIRATES_AT[1], PIRATES_AT[0])
            case ev.VoyageBegan() | ev.GameEnded():
                self.settled += self._open
                self._open = []
            case _:
                self._take_money(event)

    def _take_money(self, event: Event) -> None:
        match event:
            case ev.PremiumTaken():
                self._pay(event.seat, INSURANCE_AT, event.pesos)
            case ev.LootShared():
                self._pay_one(event.seat, PIRATES_AT, event.pesos)
            case ev.HoldPaid():
                self._pay(event.seat, event.ware, event.pesos // event.accomplices)
            case ev.PortPaid():
                self._pay(event.seat, FROM_SPOT + event.spot, event.pesos)
            case ev.DamagePaid():
                self._pay(event.seat, FROM_SPOT + event.spot, event.pesos)
                self._pay(event.agent, INSURANCE_AT, -event.by_agent)

    def _pay(self, seat: int, target: int, pesos: int) -> None:
        """Each of a seat's accomplices at a place gets so many."""
        self._open = [
            bet._replace(paid=bet.paid + pesos) if (bet.seat, bet.target) == (seat, target) else bet
            for bet in self._open
        ]

    def _pay_one(self, seat: int, targets: tuple[int, ...], pesos: int) -> None:
        """The one of a seat's accomplices there that has got least so far."""
        there = [bet for bet in self._open if bet.seat == seat and bet.target in targets]
        if there:
            poorest = min(there, key=lambda bet: bet.paid)
            self._open.remove(poorest)
            self._open.append(poorest._replace(paid=poorest.paid + pesos))

    def _move(self, seat: int, start: int, end: int) -> None:
        found = next(bet for bet in self._open if (bet.seat, bet.target) == (seat, start))
        self._open.remove(found)
        self._open.append(found._replace(target=end))


# --- the dice ----------------------------------------------------------------------------------


class Rolled(Record):
    """A roll: what it was, in which voyage, and what it changed for each seat, in pesos."""

    event: ev.DiceRolled
    state: State
    change: list[float]
    moment: int  # its number


def roll_of(moment: Moment[State], *, over: bool = True) -> Rolled | None:
    """What the dice of a moment changed in what all could expect, by accomplices and by shares.

    While the game isn't over, only shares that everybody has seen are reckoned.
    """
    rolled = next((e for e in moment.events if isinstance(e, ev.DiceRolled)), None)
    if rolled is None:
        return None
    left = movements_left(moment.before)
    then = moment.before.copy()
    faces = zip(rolled.boats, rolled.faces, strict=True)
    for ware, face in faces:
        then.at[ware] = min(then.at[ware] + face, box.IN_PORT)
    shares = moment.before.shares if over else moment.before.shown
    before, after = hoped(moment.before, shares, left), hoped(then, shares, left - 1)
    change = [new - old for old, new in zip(before, after, strict=True)]
    return Rolled(rolled, moment.before, change, moment.number)


# --- the whole ---------------------------------------------------------------------------------


def report(match: Match[State], words: ManilaWording) -> Report:
    """How a game came about, told from its log, which is played again."""
    tally, bets, rolls = Tally(match.start), Bets(), list[Rolled]()
    course = [[fortune] for fortune in fortunes(match, match.start)]
    parts = [_voyage(match.start, 0, words)]
    for moment in Timeline(match).moments:
        for event in moment.events:
            tally.take(event)
            bets.take(event, moment.before.voyage, moment.number)
        rolled = roll_of(moment, over=match.over)
        rolls += [rolled] if rolled else []
        if moment.after.voyage > moment.before.voyage:
            parts.append(_voyage(moment.after, moment.number, words))
            for seat, fortune in enumerate(fortunes(match, moment.after)):
                course[seat].append(fortune)
    if match.over:
        tally.count_shares(match.state)
        for seat, fortune in enumerate(match.rules.result(match.state).scores):
            course[seat].append(fortune)
    return Report(
        _headings(words),
        _sources(tally, words),
        course,
        parts,
        _dice(rolls, words),
        _facts(match, rolls, words),
        [*_bets(bets.settled, words), *_decisive(match, rolls, words)],
    )


def _voyage(s: State, begins: int, w: ManilaWording) -> Part:
    return Part(w._("Voyage {number}").format(number=s.voyage), begins)


def fortunes(match: Match[State], s: State) -> list[int]:
    """What everybody has at a moment; while the game goes on, of shares only those seen by all."""
    known = s if match.over else s.copy()
    if not match.over:
        known.shares = s.shown[:]
    return match.rules.result(known).scores


def _headings(w: ManilaWording) -> Headings:
    _ = w._
    return Headings(
        counting=_("Counting the fortunes…"),
        score=_("Fortunes"),
        course=_("Voyage by voyage"),
        chart=_("Fortunes voyage by voyage"),
        bars=_(
            "Above, in colours, what was earned; below, the fortune and, hatched, what was paid."
        ),
        debts=_(
            "Each loan counts here as a debt of 15 pesos, so a fortune can be below zero for a "
            "while."
        ),
    )


def _sources(tally: Tally, words: ManilaWording) -> list[Source]:
    """Sources that brought or cost anything, in the order in which they are told."""
    labels = _labels(words)
    return [
        Source(labels[source], SPRITES[source], COLOURS[source], pesos)
        for source, pesos in tally.pesos.items()
        if any(pesos)
    ]


def _labels(w: ManilaWording) -> dict[str, str]:
    _ = w._
    wares = list(enumerate(box.WARES))
    return {
        START: _("Cash at the start"),
        **{HOLDS[i]: _("Aboard: {ware}").format(ware=w.ware(i)) for i, _name in wares},
        PORT: _("Places in the port"),
        YARD: _("Places in the shipyard"),
        LOOT: _("Plunder"),
        AGENT: _("Insurance"),
        **{SHARES[i]: _("Shares: {ware}").format(ware=w.ware(i)) for i, _name in wares},
        OFFICE: _("Paid for the office"),
        PLACES: _("Paid for places"),
        BOUGHT: _("Paid for shares"),
        LOANS: _("Loans"),
    }


def _dice(rolls: list[Rolled], words: ManilaWording) -> list[Die]:
    found = []
    faces = list(range(1, box.DIE + 1))
    for ware in range(KINDS):
        thrown = [
            face
            for rolled in rolls
            for boat, face in zip(rolled.event.boats, rolled.event.faces, strict=True)
            if boat == ware
        ]
        found.append(
            Die(
                capital(words.ware(ware)),
                token(ware),
                faces,
                [1] * box.DIE,
                [thrown.count(face) for face in faces],
                [len(thrown) / box.DIE] * box.DIE,
            )
        )
    return found


def _facts(match: Match[State], rolls: list[Rolled], w: ManilaWording) -> list[Fact]:
    """Dice and decisions apart: they add up to what was won since the start."""
    scores = fortunes(match, match.state)
    luck = [round(sum(rolled.change[seat] for rolled in rolls)) for seat in range(len(scores))]
    rest = [
        score - start - lucky
        for score, start, lucky in zip(scores, match.start.pesos, luck, strict=True)
    ]
    signed = [[w.signed(n, str(abs(n))) for n in each] for each in (luck, rest)]
    note = w._(
        "Luck: how much more or less each roll brought than could be expected, in profits and in "
        "the value of shares. All can be unlucky at once, as it is the bank that pays."
    )
    return [
        Fact(w._("The luck of the dice"), die(box.NUTMEG, box.DIE), signed[0], note),
        Fact(w._("Decisions, and all the rest"), pawn(0), signed[1]),
    ]


def _bets(bets: list[Bet], w: ManilaWording) -> list[TurningPoint]:
    """The accomplice that earned most, and the one that lost most."""
    paying = [bet for bet in bets if bet.target < FROM_SPOT + box.PILOT_SMALL or bet.paid]
    if not paying:
        return []
    best = max(paying, key=lambda bet: bet.paid - bet.cost)
    worst = min(paying, key=lambda bet: bet.paid - bet.cost)
    return [
        _told(w, w._("The best bet"), best, w.target(best.target)),
        _told(w, w._("The worst bet"), worst, w.target(worst.target)),
    ]


def _told(w: ManilaWording, label: str, bet: Bet, place: str) -> TurningPoint:
    text = w._("Voyage {voyage}, {name}, {place}: {cost} paid, {paid} earned.").format(
        voyage=bet.voyage,
        name=w.names[bet.seat],
        place=place,
        cost=w.pesos(bet.cost),
        paid=w.signed(bet.paid, w.pesos(abs(bet.paid))),
    )
    aboard = bet.target < FROM_SPOT
    sprite = boat_at_rest(bet.target) if aboard else spot_sprite(bet.target - FROM_SPOT)
    return TurningPoint(label, text, sprite, bet.seat, bet.moment)


def _decisive(match: Match[State], rolls: list[Rolled], w: ManilaWording) -> list[TurningPoint]:
    """The roll that did most for a winner against everybody else; and the luckiest of all.

    It decided only where without it another one might have won.
    """
    if not match.over or not rolls:
        return []
    result = match.rules.result(match.state)
    winner, scores = result.winners[0], result.scores
    margin = scores[winner] - max(n for seat, n in enumerate(scores) if seat != winner)

    def lead(rolled: Rolled) -> float:
        others = [n for seat, n in enumerate(rolled.change) if seat != winner]
        return rolled.change[winner] - max(others)

    best, luckiest = max(rolls, key=lead), max(rolls, key=lambda rolled: max(rolled.change))
    decided = lead(best) >= margin
    label = (
        w._("The roll that decided")
        if decided
        else w._("The winner's best roll against the others")
    )
    found = [_roll_told(w, label, best, winner)]
    if luckiest is not best:
        lucky = luckiest.change.index(max(luckiest.change))
        found.append(_roll_told(w, w._("The luckiest roll"), luckiest, lucky))
    return found


def _roll_told(w: ManilaWording, label: str, rolled: Rolled, seat: int) -> TurningPoint:
    """A roll that stands out for a seat, and what it changed for each, who gained most first."""
    seats = sorted(range(len(rolled.change)), key=lambda each: -rolled.change[each])
    gains = [(w.names[each], round(rolled.change[each])) for each in seats]
    text = w._("Voyage {voyage}. {roll} Against what could be expected: {gains}.").format(
        voyage=rolled.state.voyage,
        roll=w.event(rolled.event, rolled.state),
        gains=", ".join(
            f"{name}\N{NO-BREAK SPACE}{w.signed(gain, str(abs(gain)))}" for name, gain in gains
        ),
    )
    sprite = die(rolled.event.boats[0], rolled.event.faces[0])
    return TurningPoint(label, text, sprite, seat, rolled.moment)
