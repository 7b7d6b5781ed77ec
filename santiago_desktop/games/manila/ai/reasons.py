"""What speaks for a position of Manila, one reason after the other.

Only what the seat knows: its own shares, and what lies on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.evaluation import expense, loans, office, office_worth, prices
from santiago_desktop.games.manila.ai.expected import (
    CAPTAIN,
    PILOTS,
    PORTS,
    YARDS,
    incomes,
    piracy,
)
from santiago_desktop.games.manila.ai.odds import outlook
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import RIVAL, Reason, Reasons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.ai.odds import Outlook
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.players.reasons import Found

# By hand.
LESS = 0.5  # pesos; a price that falls by less is not worth a word
MOST_LIKELY = 99  # per cent, of what is not certain


def reasons(before: State, after: State, seat: int) -> Reasons:
    """What the seat has after a decision, and what the others can't expect any more."""
    if after.phase == OVER:
        return {}
    seen = outlook(after) if after.boats else None
    worth = prices(after, seen)
    found = dict(fortune(before, after, seat, worth, seen))
    found |= dict(chair(before, after, seat))
    found |= dict(shares_of_others(before, after, seat, worth))
    if seen and after.phase != "raise":  # then the voyage has been paid
        found |= dict(aboard(after, seat, seen))
        found |= dict(ashore(after, seat, seen))
        found |= dict(helpers(after, seat, seen))
        found |= dict(rivals(before, after, seat, seen))
    return found


def fortune(
    before: State, s: State, seat: int, worth: Sequence[float], seen: Outlook | None
) -> Found:
    """What speaks for the cash, the shares and the loans of a seat."""
    pesos, more = s.pesos[seat], s.pesos[seat] - before.pesos[seat]
    insures = s.spots[box.INSURANCE] == seat != before.spots[box.INSURANCE]
    if seen and insures and more > 0:
        owed = sum(due * chance for due, chance in insured(s, seat, seen))
        yield ("pesos", -1), Reason(pesos, "premium", (more, round(owed)))
    elif more > 0:
        yield ("pesos", -1), Reason(pesos, "richer", (pesos, more))
    else:
        yield ("pesos", -1), Reason(pesos, "pesos" if pesos else "", (pesos,))
    first = seat * KINDS
    for ware, price in enumerate(worth):
        count = s.shares[first + ware]
        details = (ware, count, round(price))
        yield ("shares", ware), Reason(count * price, "shares" if count else "", details)
    owed = box.REDEEM * sum(s.pledged[first : first + KINDS])
    if owed:
        each = (owed // box.REDEEM,)
        yield ("loans", -1), Reason(-loans(s, seat, worth), "", each, "loans")
    else:
        yield ("loans", -1), Reason(-loans(s, seat, worth), "no_loans")


def chair(before: State, after: State, seat: int) -> Found:
    """The harbour master's office: bid for, or left to others because it is too dear."""
    if after.phase == "bid" and after.bidder == seat:
        bid, cost, worth = after.standing, expense(after), round(office_worth(after))
        yield ("office", -1), Reason(office(after, seat) + cost, "office", (bid, worth))
        yield ("bid", -1), Reason(-cost, "cheap", (bid,))
    else:
        least, worth = before.standing + 1, round(office_worth(before))
        says = "dear" if before.phase == "bid" and least > worth else ""
        yield ("office", -1), Reason(office(after, seat))
        yield ("bid", -1), Reason(0.0, says, (least, worth))


def shares_of_others(before: State, after: State, seat: int, worth: Sequence[float]) -> Found:
    """What those of them are worth that everybody has seen."""
    earlier = prices(before, outlook(before) if before.boats else None)
    for ware, price in enumerate(worth):
        count = sum(after.shown[ware::KINDS]) - after.shown[seat * KINDS + ware]
        less = count and price < earlier[ware] - LESS
        amount = -RIVAL * count * price
        yield ("others", ware), Reason(amount, "cheaper" if less else "", (ware, count))


def aboard(s: State, seat: int, seen: Outlook) -> Found:
    """The seat's parts of what boats bring."""
    for ware in s.boats:
        crew = s.crews[ware]
        count = crew.count(seat)
        if count:
            part = box.PROFITS[ware] // len(crew) * count
            arrived = s.at[ware] == box.IN_PORT
            yield ("target", ware), promise(ware, part, seen.safe[ware], certain=arrived)


def ashore(s: State, seat: int, seen: Outlook) -> Found:
    """What speaks for a seat's accomplices in port and shipyard, and for its insurance."""
    chances = zip((*PORTS, *YARDS), box.BERTH_PAYS * 2, (*seen.port, *seen.yard), strict=True)
    for spot, pays, chance in chances:
        if s.spots[spot] == seat:
            target, arrived = box.FROM_SPOT + spot, len(s.in_port()) > spot
            yield ("target", target), promise(target, pays, chance, certain=arrived)
    if s.spots[box.INSURANCE] == seat:
        due = insured(s, seat, seen)
        most = sum(pesos for pesos, _ in due)
        risk = sum(pesos * chance for pesos, chance in due)
        yield ("insurance", -1), Reason(-risk, "", (most,), "risk" if due else "")


def insured(s: State, seat: int, seen: Outlook) -> list[tuple[int, float]]:
    """What the insurance may have to pay, in pesos, each with its chance."""
    yards = zip(YARDS, box.BERTH_PAYS, seen.yard, strict=True)
    return [(pesos, chance) for spot, pesos, chance in yards if s.spots[spot] != seat and chance]


def promise(target: int, pesos: int, chance: float, *, certain: bool) -> Reason:
    """So much for sure, or with some chance; pilots and pirates can still change that."""
    if certain:
        return Reason(pesos, "sure", (target, pesos))
    details = (target, pesos, percent(chance))
    return Reason(pesos * chance, "likely" if chance else "", details)


def helpers(s: State, seat: int, seen: Outlook) -> Found:
    """Pilots and pirates that may still do something."""
    if not seen.left:
        return
    for pilot, worth, reach in zip(box.PILOTS, PILOTS, box.REACH, strict=True):
        if s.spots[pilot] == seat and to_act(s, pilot):
            yield ("pilot", pilot), Reason(worth, "pilot", (pilot, reach))
    pirates = [spot for spot in box.PIRATES if s.spots[spot] != NONE]
    for spot in pirates:
        if s.spots[spot] == seat:
            loot = piracy(s, seen, len(pirates)) + CAPTAIN * (spot == box.PIRATE_1)
            caught = 1.0
            for ware in s.boats:
                caught *= 1 - seen.caught[ware]
            yield ("pirate", spot), Reason(loot, "pirate", (spot, percent(1 - caught)))


def to_act(s: State, pilot: int) -> bool:
    """Whether a pilot's moment, before the last movement, is still to come."""
    if s.phase == "pilot":
        return pilot in s.queue
    return s.phase != "move" or box.movement(s.seats, s.round) < box.MOVEMENTS


def rivals(before: State, after: State, seat: int, seen: Outlook) -> Found:
    """What the others can expect from this voyage, and what it was before."""
    expected = incomes(after, seen)
    earlier = incomes(before, outlook(before)) if before.boats else None
    for other, pesos in enumerate(expected):
        if other != seat:
            less = round(earlier[other] - pesos) if earlier else 0
            says, warns = "spoilt" if less > 0 else "", "gains" if less < 0 else ""
            yield ("rival", other), Reason(-RIVAL * pesos, says, (other, abs(less)), warns)


def percent(chance: float) -> int:
    """As people say it; what isn't certain isn't called so."""
    return min(MOST_LIKELY, max(1, round(chance * 100)))
