"""What a voyage promises, told: chances of boats, what a choice changes, hopes before a roll.

Chances are those of the dice that are still to be rolled, exactly; what people may still choose is
left out, but for plundered boats, which go either way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import capital
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT, KINDS, LAST_SQUARE, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules.odds import CAUGHT, PAST, how_many, movements_left
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.records import Action

EITHER_WAY = 0.5  # that plundered boats are sent to the port


# --- chances -----------------------------------------------------------------------------------


def crew_paid(s: State, ware: int, left: int = NONE) -> float:
    """How likely a boat's crew is paid: it arrives, and isn't plundered.

    `left` is the number of movements to come, where the state isn't to be asked for it.
    """
    left, at = _left(s, left), s.at[ware]
    safe = PAST[left][at]
    return safe if s.spots[box.PIRATE_1] != NONE else safe + CAUGHT[left][at]


def _left(s: State, left: int) -> int:
    return movements_left(s) if left == NONE else left


def reaches_port(s: State, ware: int, left: int = NONE) -> float:
    """How likely a boat is in port at the end, plundered or not."""
    left, at = _left(s, left), s.at[ware]
    caught = CAUGHT[left][at]
    pirates = s.spots[box.PIRATE_1] != NONE
    return PAST[left][at] + caught * (EITHER_WAY if pirates else 1.0)


def in_port(s: State, left: int = NONE) -> list[float]:
    """How likely at least one, two, three boats are in port at the end."""
    counts = how_many([reaches_port(s, ware, left) for ware in s.boats])
    return [sum(counts[n:]) for n in range(1, box.BOATS + 1)]


def in_yard(s: State, left: int = NONE) -> list[float]:
    """How likely at least one, two, three boats are in the shipyard at the end."""
    counts = how_many([reaches_port(s, ware, left) for ware in s.boats])
    return [sum(counts[: box.BOATS + 1 - n]) for n in range(1, box.BOATS + 1)]


def percent(chance: float) -> int:
    """A chance as it is told."""
    return round(100 * chance)


def expected(s: State, left: int = NONE) -> list[float]:
    """By seat: the pesos that its accomplices may expect of this voyage as it stands."""
    left = _left(s, left)
    pesos = [0.0] * s.seats
    for ware in s.boats:
        for seat in s.crews[ware]:
            pesos[seat] += crew_paid(s, ware, left) * box.PROFITS[ware] / len(s.crews[ware])
    _shore(s, left, pesos)
    pirates = [s.spots[spot] for spot in box.PIRATES if s.spots[spot] != NONE]
    for ware in s.boats:
        for seat in pirates:
            pesos[seat] += CAUGHT[left][s.at[ware]] * box.PROFITS[ware] / len(pirates)
    return pesos


def _shore(s: State, left: int, pesos: list[float]) -> None:
    """Add to each seat's pesos what port, shipyard and insurance will pay it on average."""
    agent = s.spots[box.INSURANCE]
    for berth, (port, yard) in enumerate(zip(in_port(s, left), in_yard(s, left), strict=True)):
        pays = box.BERTH_PAYS[berth]
        there, damaged = s.spots[box.PORT_A + berth], s.spots[box.YARD_A + berth]
        if there != NONE:
            pesos[there] += pays * port
        if damaged != agent:
            if damaged != NONE:
                pesos[damaged] += pays * yard
            if agent != NONE:
                pesos[agent] -= pays * yard


def hoped(s: State, shares: Sequence[int], left: int = NONE) -> list[float]:
    """By seat: what accomplices may bring, and what these shares may gain by boats in port.

    `shares` are counts by seat and ware, as a state has them.
    """
    pesos = expected(s, left)
    for ware in s.boats:
        step = box.TRACK.index(s.prices[ware])
        gain = box.TRACK[min(step + 1, len(box.TRACK) - 1)] - s.prices[ware]
        for seat in range(s.seats):
            i = seat * KINDS + ware
            counted = shares[i] - (s.pledged[i] if s.strict_pledges else 0)
            pesos[seat] += gain * reaches_port(s, ware, left) * counted
    return pesos


def known_shares(s: State) -> list[int]:
    """Shares by seat and ware: all that are known here, of hidden hands those seen by all."""
    pairs = zip(s.shares, s.shown, strict=True)
    return [shown if held == UNKNOWN else held for held, shown in pairs]


# --- what a choice changes ---------------------------------------------------------------------


def after(action: Action, s: State) -> State:
    """The voyage as it would stand after a pilot's, a pirate's or a captain's choice."""
    then = s.copy()
    match action:
        case act.Steer():
            _move(then, action.ware, action.squares)
        case act.SteerTwo():
            _move(then, action.first, action.first_squares)
            _move(then, action.second, action.second_squares)
        case act.Board():
            then.crews[action.ware] += (s.actor,)
            _leave_the_junk(then)
        case act.Evict():
            crew = list(then.crews[action.ware])
            crew[action.space - 1] = s.actor
            then.crews[action.ware] = tuple(crew)
            _leave_the_junk(then)
        case act.Send():
            then.move(action.ware, IN_PORT if action.harbour == box.PORT else 0)
    return then


def _move(then: State, ware: int, squares: int) -> None:
    then.move(ware, min(then.at[ware] + squares, IN_PORT))


def _leave_the_junk(then: State) -> None:
    """The second pirate is captain when the first has boarded."""
    spots = then.spots
    if then.queue[0] == box.PIRATE_1:
        spots[box.PIRATE_1] = spots[box.PIRATE_2]
    spots[box.PIRATE_2] = NONE


def outcome(w: ManilaWording, action: Action, s: State) -> str:
    """Who gains by a choice and who loses, and what becomes of the boats; one or two sentences."""
    then, shares = after(action, s), known_shares(s)
    both = zip(hoped(s, shares), hoped(then, shares), strict=True)
    changes = [round(new - old) for old, new in both]
    parts = [
        w._("{name} {pesos}").format(name=w.names[seat], pesos=w.signed(n, str(abs(n))))
        for seat, n in enumerate(changes)
        if n
    ]
    chances = [
        w._("{boat} from {before}% to {after}%").format(
            boat=w.ware(ware), before=percent(crew_paid(s, ware)), after=percent(now)
        )
        for ware in s.boats
        if (now := crew_paid(then, ware)) != crew_paid(s, ware)
    ]
    says = []
    if chances:
        says.append(w._("Chance that the crew is paid: {boats}.").format(boats=", ".join(chances)))
    gains = ", ".join(parts) or w._("nobody gains or loses")
    says.append(w._("Expected from accomplices and known shares: {gains}.").format(gains=gains))
    return capital(" ".join(says))


# --- bids and starts ---------------------------------------------------------------------------


def bid_leaves(w: ManilaWording, pesos: int, s: State) -> str:
    """What winning with a bid would leave, and what must be pledged for it."""
    short = max(0, pesos - s.pesos[s.actor])
    shares = -(-short // box.PLEDGE)
    left = w.pesos(s.pesos[s.actor] + shares * box.PLEDGE - pesos)
    if not shares:
        return w._("If you win: {left} left, and no share must be pledged.").format(left=left)
    return w.n_(
        "If you win: {left} left, and {n} share must be pledged.",
        "If you win: {left} left, and {n} shares must be pledged.",
        shares,
    ).format(left=left)


def start_promises(w: ManilaWording, squares: dict[int, int]) -> str:
    """How likely boats arrive from these squares, by ware."""
    boats = [
        w._("{ware} {percent}%").format(
            ware=w.ware(ware), percent=percent(PAST[box.MOVEMENTS][at] + CAUGHT[box.MOVEMENTS][at])
        )
        for ware, at in squares.items()
    ]
    return w._("Chance to arrive, by the dice alone and without pirates: {boats}.").format(
        boats=", ".join(boats)
    )


# --- before a roll -----------------------------------------------------------------------------


class Hope(Record):
    """What some seats want of a boat's die: its number, or more than that."""

    ware: int
    seats: tuple[int, ...]
    least: int  # 1 to 6
    exactly: bool = False  # pirates want the 13 and nothing else


def hopes(s: State) -> list[Hope]:
    """Pirates hope for the 13 before the last two rolls; crews for the port before the last.

    Once the dice are cast there is nothing left to hope for.
    """
    found: list[Hope] = []
    if s.phase == "move" and s.queue:
        return found
    pirates = tuple(dict.fromkeys(s.spots[p] for p in box.PIRATES if s.spots[p] != NONE))
    left = movements_left(s)
    for ware in s.at_sea() if left < box.MOVEMENTS else ():
        to_thirteen = LAST_SQUARE - s.at[ware]
        crew = tuple(dict.fromkeys(s.crews[ware]))
        least = max(1, to_thirteen + bool(pirates))
        if left == 1 and crew and least <= box.DIE:
            found.append(Hope(ware, crew, least))
        if pirates and 1 <= to_thirteen <= box.DIE:
            found.append(Hope(ware, pirates, to_thirteen, exactly=True))
    return found


def hope_told(w: ManilaWording, hope: Hope) -> str:
    """One hope: "Ana: jade needs 4 or more"."""
    text = w._("{names}: {ware} needs {n} or more")
    if hope.exactly:
        text = w._("pirates ({names}): {ware} needs a {n}")
    elif hope.least == box.DIE:
        text = w._("{names}: {ware} needs a {n}")
    elif hope.least == 1:
        text = w._("{names}: {ware} arrives with any number")
    return text.format(names=w.people(hope.seats), ware=w.ware(hope.ware), n=hope.least)


FEW = 3  # hopes that can be read with their names while the dice are shaken


def hopes_told(w: ManilaWording, s: State) -> str:
    """All hopes before a roll, in one line; "" where nothing hangs on it.

    Many are told by their numbers alone: whose they are stands at the boats.
    """
    found = hopes(s)
    if len(found) > FEW:
        return _numbers_told(w, found)
    told = [hope_told(w, hope) for hope in found]
    return capital("; ".join(told)) + "." if told else ""


def _numbers_told(w: ManilaWording, found: list[Hope]) -> str:
    """What crews need of the dice, and what pirates need."""
    sides = (w._("To arrive: {dice}."), False), (w._("Pirates: {dice}."), True)
    told = [
        (text, [_needed(w, hope) for hope in found if hope.exactly == of]) for text, of in sides
    ]
    return " ".join(text.format(dice=", ".join(dice)) for text, dice in told if dice)


def _needed(w: ManilaWording, hope: Hope) -> str:
    """A boat's goods and the number, or the least one with a plus sign: "jade 4+"."""
    exactly = hope.exactly or hope.least == box.DIE
    number = str(hope.least) if exactly else f"{hope.least}+"
    return w._("{ware} {n}").format(ware=w.ware(hope.ware), n=number)


def odds_of(w: ManilaWording, target: int, s: State) -> str:
    """How likely a place pays, as one more sentence; "" where it isn't a matter of chance."""
    if not s.boats or not movements_left(s):
        return ""
    if target < KINDS:
        return _boat_odds(w, target, s)
    if target - KINDS <= box.PORT_C:
        chance = in_port(s)[target - KINDS]
    elif target - KINDS <= box.YARD_C:
        chance = in_yard(s)[target - KINDS - box.YARD_A]
    elif target - KINDS == box.INSURANCE:
        costs = sum(each * pays for each, pays in zip(in_yard(s), box.BERTH_PAYS, strict=True))
        text = w._("Going by the dice to come, that is {pesos} on average.")
        return text.format(pesos=w.pesos(round(costs)))
    else:
        return ""
    return w._("Going by the dice to come, that is {percent}% likely.").format(
        percent=percent(chance)
    )


def _boat_odds(w: ManilaWording, ware: int, s: State) -> str:
    """How likely a boat's crew is paid: on 13 it is, unless there are pirates."""
    text = w._(
        "Going by the dice to come, it is {percent}% likely to reach 13 or more; as long as there "
        "are no pirates, that is enough."
    )
    if s.spots[box.PIRATE_1] != NONE:
        text = w._(
            "Going by the dice to come, it is {percent}% likely to get past 13; on 13 pirates "
            "plunder it."
        )
    return text.format(percent=percent(crew_paid(s, ware)))
