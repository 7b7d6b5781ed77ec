"""Why something is not possible in Manila: a sentence for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.words.names import ManilaNames

    Say = Callable[..., str]


PLAIN: dict[str, Say] = {
    "now_bid": lambda w: w._("the harbour master's office is up for auction: bid or pass"),
    "now_raise": lambda w: w._("first pledge shares until you can pay"),
    "now_share": lambda w: w._("first buy a share, or skip"),
    "now_omit": lambda w: w._("first name the goods that stay behind"),
    "now_start": lambda w: w._("first set the boats"),
    "now_place": lambda w: w._("first place an accomplice, or pass"),
    "now_move": lambda w: w._("first roll the dice"),
    "now_board": lambda w: w._("first decide whether your pirate boards"),
    "now_pilot": lambda w: w._("first decide whether your pilot moves boats"),
    "now_plunder": lambda w: w._("first say where the plundered boat goes"),
    "now_over": lambda w: w._("the game is over"),
    "pledge_bidding": lambda w: w._("pledge shares when you have to pay your bid, not before"),
    "captain_first": lambda w: w._("the first pirate is the captain"),
    "evict_never": lambda w: w._("in this game pirates take only free spaces"),
    "evict_captain": lambda w: w._("the pirate who has just boarded can't be evicted"),
    "steer_small": lambda w: w._("the small pilot moves only one boat"),
    "steer_order": lambda w: w._("name two different boats, in the order of the goods"),
    "steer_single": lambda w: w._("you may move two boats by one square each"),
}


def _bid_low(w: ManilaNames, standing: int) -> str:
    if standing:
        return w._("a bid has to be higher than {pesos}").format(pesos=w.pesos(standing))
    return w._("a bid is at least {pesos}").format(pesos=w.pesos(1))


def _bid_high(w: ManilaNames, seat: int, most: int) -> str:
    return w._("with all shares pledged {name} could pay only {pesos}").format(
        name=w.names[seat], pesos=w.pesos(most)
    )


def _pledge_all(w: ManilaNames, seat: int, ware: int) -> str:
    return w._("{name} has already pledged every {ware} share").format(
        name=w.names[seat], ware=w.ware(ware)
    )


def _pledge_none(w: ManilaNames, seat: int, ware: int) -> str:
    return w._("{name} has no {ware} share").format(name=w.names[seat], ware=w.ware(ware))


def _redeem_none(w: ManilaNames, seat: int, ware: int) -> str:
    return w._("{name} has no pledged {ware} share").format(name=w.names[seat], ware=w.ware(ware))


def _lacks_cash(w: ManilaNames, seat: int, cost: int, cash: int) -> str:
    return w._("that costs {cost}; {name} has {held}").format(
        cost=w.pesos(cost), name=w.names[seat], held=w.pesos(cash)
    )


def _start_sum(w: ManilaNames, wanted: int, found: int) -> str:
    return w._("the squares must add up to {wanted}, not {found}").format(
        wanted=wanted, found=found
    )


def _spot_taken(w: ManilaNames, spot: int, seat: int) -> str:
    return w._("{spot} is taken by {name}").format(spot=w.spot(spot), name=w.names[seat])


def _evict_space(w: ManilaNames, ware: int, spaces: int) -> str:
    return w._("spaces count from 1 to {spaces}: {boat}").format(spaces=spaces, boat=w.boat(ware))


def _boat(sentence: Callable[[ManilaNames], str]) -> Say:
    """A sentence about one boat."""
    return lambda w, ware: sentence(w).format(boat=w.boat(ware), ware=w.ware(ware))


DETAILED: dict[str, Say] = {
    "bid_low": _bid_low,
    "bid_high": _bid_high,
    "pledge_all": _pledge_all,
    "pledge_none": _pledge_none,
    "redeem_none": _redeem_none,
    "lacks_cash": _lacks_cash,
    "buy_none": _boat(lambda w: w._("no {ware} share is left for sale")),
    "start_boats": lambda w, boats: w._("set {boats} boats").format(boats=boats),
    "start_squares": lambda w, most: w._("boats start on squares 0 to {most}").format(most=most),
    "start_sum": _start_sum,
    "ashore": _boat(lambda w: w._("no boat carries {ware}")),
    "in_port": _boat(lambda w: w._("{boat} is in port and takes nobody aboard")),
    "hold_full": _boat(lambda w: w._("{boat} has no free space")),
    "spot_taken": _spot_taken,
    "dice_faces": lambda w, boats: w.n_(
        "{n} die is rolled, with faces from 1 to 6",
        "{n} dice are rolled, with faces from 1 to 6",
        boats,
    ),
    "not_in_wait": _boat(
        lambda w: w._("pirates attack only on square 13, and {boat} is not there")
    ),
    "evict_free": _boat(lambda w: w._("free spaces are taken first: {boat} has one")),
    "evict_space": _evict_space,
    "steer_reach": lambda w, reach: w._("this pilot moves a boat by at most {squares}").format(
        squares=w.squares(reach)
    ),
    "steer_port": _boat(lambda w: w._("{boat} is in port already")),
    "steer_below": _boat(lambda w: w._("{boat} can't go back beyond square 0")),
    "send_first": _boat(lambda w: w._("send the boats in the order of the goods: first {boat}")),
    "send_other": _boat(lambda w: w._("{boat} isn't waiting to be sent anywhere")),
}

REFUSALS: dict[str, Say] = {**PLAIN, **DETAILED}
