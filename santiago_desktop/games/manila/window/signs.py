"""The small signs on Manila's board: what places cost and pay, prices, hopes before a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Pill
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, IN_PORT, KINDS, LAST_SQUARE, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.games.manila.rules.legal import INSURANCE, costs, share_price, stows_away
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.window.picture import SIGN
from santiago_desktop.games.manila.words.prospects import (
    crew_paid,
    hopes,
    in_port,
    in_yard,
    percent,
)
from santiago_desktop.games.manila.words.sprites import (
    BELL,
    COIN,
    CRANE,
    LOCK,
    SHIP,
    SKULL,
    UMBRELLA,
    WHEEL,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.board.board_map import Point

TIMES = "×{}"  # noqa: RUF001 - a multiplication sign
SPACE_SIGN, PRICE_SIGN, SQUARE_SIGN = 26, 34, 32  # design pixels
TRACK_SIGN, TRACK_ICON = 26, 34
STOCK_BESIDE: Point = (34.0, -2.0)  # in the share's own row, and hardly on it
ON_DISC: Point = (0.0, -3.0)
OVER_DISC: Point = (0.0, -36.0)
BARE, INK = "bare", "ink"  # words and icons without a plate of their own
BACK_FROM_BERTH: Point = (-76.0, 0.0)  # a pennant's way to the middle of its boat
BELOW_FLOATS: Point = (36.0, 34.0)  # its way off the floats of the lane above, to the boat's bow
CHANCE_OF_BOAT: Point = (-86.0, -4.0)  # below the load
CHANCE_IN_PORT: Point = (-46.0, -22.0)
CHANCE_IN_YARD: Point = (58.0, -22.0)
HOPE_BELOW = 50.0  # below a boat
HOPE_ASIDE, HOPE_WIDER = 86.0, 11.0  # from its square to a hope's middle; more for each chip
PART_ICONS = {
    schedule.PLACE: "icon.human",
    schedule.SAIL: "icon.dice",
    schedule.PILOTS: WHEEL,
    schedule.PAY: COIN,
}


def signs(w: ManilaWording, s: State, looks: Sequence[int]) -> list[Pill]:
    """All that hang on the board; what comes first keeps its place where there is little room."""
    found = [*_spots(s), *_track(w, s), *_market(s), _master(w, s, looks)]
    for ware in range(KINDS):
        found += _boat(s, ware)
    if s.phase == "start":
        found.append(_left_behind(s.omitted))
    elif s.boats:
        found.append(_left_behind(next(w for w in range(KINDS) if w not in s.boats)))
    return [*found, *(_hopes(s, looks) if s.phase == "move" else ())]


def _left_behind(ware: int) -> Pill:
    return Pill(on.places()["pill.beach"], (LOCK, token(ware)), "dark", on.boat_target(ware))


def odds(s: State) -> list[Pill]:
    """How likely boats, port and shipyard pay, in per cent; nothing before boats are set."""
    if not s.boats or on.settled(s):
        return []
    found = []
    for ware in s.boats:
        boat = on.boat_target(ware)
        at = on.moved(on.boat(s, ware).at, CHANCE_OF_BOAT)
        found.append(Pill(at, (_percent(crew_paid(s, ware)),), "dark", boat, SPACE_SIGN, boat))
    port, yard = (box.PORT_A, in_port(s), CHANCE_IN_PORT), (box.YARD_A, in_yard(s), CHANCE_IN_YARD)
    for first, chances, beside in (port, yard):
        for berth, chance in enumerate(chances):
            name = on.spot_target(first + berth)
            at = on.moved(on.places()[name], beside)
            found.append(Pill(at, (_percent(chance),), "dark", name, SPACE_SIGN))
    return found


def _percent(chance: float) -> str:
    return f"{percent(chance)}%"


# --- spots -------------------------------------------------------------------------------------


def _spots(s: State) -> list[Pill]:
    found = [
        Pill(
            on.places()[f"pill.{name}"], _offer(s, spot), _kind(s, spot), name, cost=_cost(s, spot)
        )
        for spot, name in enumerate(on.DOTTED)
        if spot not in box.PIRATES
    ]
    free = next((spot for spot in box.PIRATES if s.spots[spot] == NONE), NONE)
    kind, cost = ("function", ()) if free == NONE else (_kind(s, free), _cost(s, free))
    pirates = Pill(on.places()["pill.pirate"], ("13", SKULL), kind, "pirate.1", cost=cost)
    return [*found, pirates]


def _cost(s: State, spot: int) -> Parts:
    """What a spot costs while it is free."""
    return (str(box.COSTS[spot]), COIN) if s.spots[spot] == NONE else ()


def _kind(s: State, spot: int) -> str:
    """A free spot that is too dear for whoever is to place is paler."""
    placing = s.phase == "place" and s.spots[spot] == NONE and spot != box.INSURANCE
    dear = placing and s.pesos[s.actor] < box.COSTS[spot] and not stows_away(s, costs(s))
    return "grey" if dear else "function"


def _offer(s: State, spot: int) -> Parts:
    """What a spot brings, or may."""
    if spot == box.INSURANCE and s.spots[spot] != NONE:  # the premium is paid, the risk is left
        return (UMBRELLA, *_owed())
    return _brings(spot)


def _brings(spot: int) -> Parts:
    if spot <= box.PORT_C:
        return (str(spot + 1), SHIP, str(box.BERTH_PAYS[spot]), COIN)
    if spot <= box.YARD_C:
        berth = spot - box.YARD_A
        return (str(berth + 1), CRANE, str(box.BERTH_PAYS[berth]), COIN)
    if spot == box.INSURANCE:
        return (f"+{box.PREMIUM}", COIN, *_owed())
    return (f"±{box.REACH[box.PILOTS.index(spot)]}", WHEEL)


def _owed() -> Parts:
    """What the insurance pays for the first, the second and the third boat in the shipyard."""
    return (f"−{'/'.join(map(str, box.BERTH_PAYS))}", CRANE)  # noqa: RUF001 - a minus sign


def _master(w: ManilaWording, s: State, looks: Sequence[int]) -> Pill:
    """Who is harbour master; during the auction, without the office's bell, the highest bid."""
    seat, office = (s.bidder, (str(s.standing), COIN)) if s.phase == "bid" else (s.turn, (BELL,))
    if seat == NONE:
        return Pill(on.places()["pill.master"], (BELL, "?"), "dark", "master", on=SIGN)
    parts = (*office, f"chip.{looks[seat]}", w.names[seat])
    return Pill(on.places()["pill.master"], parts, "dark", "master", on=SIGN)


# --- boats and market --------------------------------------------------------------------------


def _boat(s: State, ware: int) -> list[Pill]:
    """What a hold brings, and what its free spaces cost: the next one stands out."""
    place = on.boat(s, ware)
    if place.out:
        return []
    name = box.WARES[ware]
    pennant = on.moved(on.on_hull(place, "pennant"), _pennant_aside(s, ware))
    boat = f"boat.{name}"  # the target, and what the signs hang on
    found = [Pill(pennant, (str(box.PROFITS[ware]), COIN), "gain", boat, on=boat)]
    if s.at[ware] == IN_PORT or on.settled(s):
        return found
    if ware in s.boats:
        found.append(_square(s, ware))
    taken = len(s.crews[ware])
    for space in range(taken, box.HOLDS[ware]):
        at = on.aboard(place, ware, space + 1)
        kind, target = ("cost", boat) if space == taken else ("grey", "")
        number = str(box.SPACES[ware][space])
        found.append(Pill((at[0], at[1] - 6), (number,), kind, target, SPACE_SIGN, boat))
    return found


def _pennant_aside(s: State, ware: int) -> Point:
    """How far the pennant hangs from the mast: off another boat, off what a pilot can choose."""
    if _at_the_berth(s, ware):
        return BACK_FROM_BERTH
    return BELOW_FLOATS if s.phase == "pilot" else (0.0, 0.0)


def _square(s: State, ware: int) -> Pill:
    """The number of a boat's square, over its float: loads of other boats may hide that.

    It hangs on the float's ring, which isn't there while the boat is under way.
    """
    number = max(0, s.at[ware])
    at = on.float_at(on.lane(s, ware), number)
    kind = "alert" if number == LAST_SQUARE else "dark"  # as red as the float below
    return Pill(at, (str(number),), kind, height=SQUARE_SIGN, on=_ring(ware))


def _ring(ware: int) -> str:
    """The key of the ring around the float of a boat's square."""
    return f"ring.{box.WARES[ware]}"


def _at_the_berth(s: State, ware: int) -> bool:
    """Whether a boat's bow touches another one that is moored at the end of its route."""
    near = LAST_SQUARE - 1 <= s.at[ware] <= LAST_SQUARE and not on.settled(s)
    return near and on.lane(s, ware) < len(s.berths)


def _market(s: State) -> list[Pill]:
    found = []
    for ware, name in enumerate(box.WARES):
        price = s.prices[ware]
        at = on.places()[f"price.{name}.{price}"]
        found.append(Pill(at, (str(price),), "cost", f"price.{name}.{price}", PRICE_SIGN))
        found.append(_stock(s, ware))
    return found


def _stock(s: State, ware: int) -> Pill:
    """How many shares are left; while one can be bought, what it costs, as on a boat's spaces."""
    target = f"stock.{box.WARES[ware]}"
    at, count = on.moved(on.places()[target], STOCK_BESIDE), s.stock[ware]
    if s.phase != "share" or not count:
        return Pill(at, (TIMES.format(count),), "function", target, SPACE_SIGN)
    price = share_price(s, ware)
    kind = "cost" if price <= s.pesos[s.actor] else "grey"
    return Pill(at, (str(price),), kind, target, SPACE_SIGN)


def _track(w: ManilaWording, s: State) -> list[Pill]:
    """What the discs stand for: an icon on each, and over it a word; the present one is lit.

    On a small board the words are left out, but for the present one's.
    """
    now, found = schedule.part_now(s), []
    for part, (kind, number) in enumerate(schedule.parts_of_voyage(s.seats)):
        disc, target = on.places()[on.track_spot(s.seats, part)], f"track.{part}"
        found.append(Pill(on.moved(disc, ON_DISC), (PART_ICONS[kind],), INK, target, TRACK_ICON))
        word, look = _part(w, kind, number), "cost" if part == now else BARE
        over = on.moved(disc, OVER_DISC)
        found.append(Pill(over, (word,), look, target, TRACK_SIGN, spare=True))
    return found


def _part(w: ManilaWording, kind: str, number: int) -> str:
    """A part of the voyage in a word, with its number among its kind."""
    words = {
        schedule.PLACE: w._("Placing {n}"),
        schedule.SAIL: w._("Roll {n}"),
        schedule.PILOTS: w._("Pilots"),
        schedule.PAY: w._("Pay"),
    }
    return words[kind].format(n=number)


# --- before a roll -----------------------------------------------------------------------------


def _hopes(s: State, looks: Sequence[int]) -> list[Pill]:
    """On both sides of each boat's square: at the left what its crew hopes for, then pirates.

    There they lie above the heads of those on the next boat, and no die rolls. They hang on the
    square's ring: a boat that has set out hides nothing with what was hoped for.
    """
    found = []
    for hope in hopes(s):
        chips = tuple(f"chip.{looks[seat]}" for seat in hope.seats)
        number = str(hope.least) if hope.exactly or hope.least == box.DIE else f"{hope.least}+"
        aim: Parts = ("→", "13", SKULL) if hope.exactly else ("→", SHIP)
        boat, aside = on.boat_target(hope.ware), HOPE_ASIDE + HOPE_WIDER * len(chips)
        by = (aside if hope.exactly else -aside, HOPE_BELOW)
        at = on.moved(on.boat(s, hope.ware).at, by)
        kind = "alert" if hope.exactly else "gain"
        found.append(Pill(at, (*chips, number, *aim), kind, boat, on=_ring(hope.ware)))
    return found


# --- beside what can be chosen -----------------------------------------------------------------


def tags(action: Action, s: State) -> list[Pill]:
    """Where a pilot's boat would be; what a stowaway pays."""
    if isinstance(action, act.Steer):
        return [_steered(action, s)]
    if isinstance(action, act.Place) and action.target != INSURANCE and stows_away(s, costs(s)):
        target = on.place_target(action.target)
        at = _sign_of(action.target, s)
        return [Pill(at, (str(s.pesos[s.actor]), COIN), "cost", target)]
    return []


def _steered(action: act.Steer, s: State) -> Pill:
    """The number of a square that is lit, or a ship where that is in the port."""
    lane, number = on.lane(s, action.ware), s.at[action.ware] + action.squares
    parts = (SHIP,) if number >= IN_PORT else (str(number),)
    return Pill(on.float_at(lane, number), parts, "cost", on.float_target(lane, number), SPACE_SIGN)


def _sign_of(target: int, s: State) -> Point:
    """Where a place's sign hangs."""
    if target < FROM_SPOT:
        return on.moved(on.boat(s, target).at, (0.0, -40.0))
    name = on.spot_target(target - FROM_SPOT)
    sign = "pill.pirate" if name.startswith("pirate") else f"pill.{name}"
    return on.moved(on.places()[sign], (0.0, 30.0))
