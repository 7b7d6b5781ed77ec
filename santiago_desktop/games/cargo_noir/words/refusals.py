"""Why something is not possible in Cargo Noir: a sentence for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames

    Say = Callable[..., str]


PLAIN: dict[str, Say] = {
    "now_act": lambda w: w._("first settle ships that were outbid or are at the market"),
    "now_trade": lambda w: w._("it is time to trade: trade sets, take cards, or stop"),
    "now_discard": lambda w: w._("first discard a token: there is no room for it"),
    "now_sail": lambda w: w._("first send a ship"),
    "now_over": lambda w: w._("the game is over"),
    "count_none": lambda w: w._("choose at least one"),
    "swap_same": lambda w: w._("swap the token for one of a different kind"),
    "bag_empty": lambda w: w._("there is nothing left to draw"),
    "set_empty": lambda w: w._("a set has at least one token"),
    "set_mixed": lambda w: w._(
        "the tokens of a set are all different or all of one kind, jokers aside"
    ),
    "set_order": lambda w: w._("name the kinds of a set in the order of the rulebook, jokers last"),
    "spend_once": lambda w: w._("coins can be added only once a turn"),
}


def _draw_lacks(w: CargoNoirNames, good: int, place: int) -> str:
    return w._("token {number} can't be drawn: the bag holds no {good}").format(
        number=place, good=w.good(good)
    )


def _no_stack(w: CargoNoirNames, seat: int, port: int) -> str:
    return w._("{name} has no ship in {port}").format(port=w.port(port), name=w.names[seat])


def _not_outbid(w: CargoNoirNames, seat: int, port: int) -> str:
    return w._("nobody has outbid {name} in {port}").format(port=w.port(port), name=w.names[seat])


def _too_low(w: CargoNoirNames, port: int, highest: int) -> str:
    return w._("{port}: the stack must be higher than {highest}").format(
        port=w.port(port), highest=highest
    )


def _lacks_coins(w: CargoNoirNames, seat: int, needed: int, held: int) -> str:
    return w._("that takes {needed}; {name} has {held}").format(
        needed=w.coins(needed), name=w.names[seat], held=w.purse(held)
    )


def _lacks(w: CargoNoirNames, seat: int, good: int, held: int) -> str:
    if held:
        return w._("{name} has only {goods}").format(name=w.names[seat], goods=w.goods(good, held))
    return w._("{name} holds no {good}").format(name=w.names[seat], good=w.good(good))


def _card_limit(w: CargoNoirNames, seat: int, card: int, limit: int) -> str:
    return w._("{name} already has {limit}, the most one player may have: {card}").format(
        name=w.names[seat], limit=limit, card=w.card(card)
    )


def _card_cost(w: CargoNoirNames, card: int, cost: int, credit: int) -> str:
    return w._("{card}: it costs {cost}, the credit is {credit}").format(
        card=w.card(card), cost=cost, credit=credit
    )


def _card_coins(w: CargoNoirNames, card: int, cost: int, credit: int) -> str:
    return w._(
        "{card}: it costs {cost}, the credit is {credit}; coins from the safe would do, "
        "add them first"
    ).format(card=w.card(card), cost=cost, credit=credit)


def _bid_twice(w: CargoNoirNames, seat: int, port: int) -> str:
    return w._("{name} already has a ship in {port}").format(port=w.port(port), name=w.names[seat])


def _bid_withdrawn(w: CargoNoirNames, seat: int, port: int) -> str:
    return w._("{name} has withdrawn from {port} this turn and can't return").format(
        port=w.port(port), name=w.names[seat]
    )


DETAILED: dict[str, Say] = {
    "now_draw": lambda w, count: w.n_(
        "first draw {n} token from the bag", "first draw {n} tokens from the bag", count
    ),
    "draw_count": lambda w, count: w.n_(
        "exactly {n} token is drawn", "exactly {n} tokens are drawn", count
    ),
    "draw_lacks": _draw_lacks,
    "port_closed": lambda w, port: w._("with so few players {port} is closed").format(
        port=w.port(port)
    ),
    "no_stack": _no_stack,
    "not_outbid": _not_outbid,
    "too_low": _too_low,
    "lacks_coins": _lacks_coins,
    "no_market_ship": lambda w, seat: w._("{name} has no ship left at the market").format(
        name=w.names[seat]
    ),
    "lacks": _lacks,
    "not_shown": lambda w, good: w._("the market shows no {good}").format(good=w.good(good)),
    "set_size": lambda w, most: w.n_(
        "a set has {n} token at most", "a set has {n} tokens at most", most
    ),
    "spend_round": lambda w, now, last: w._(
        "coins buy cards only in the last round; this is round {now} of {last}"
    ).format(now=now, last=last),
    "card_gone": lambda w, card: w._("there are none of these cards left: {card}").format(
        card=w.card(card)
    ),
    "card_limit": _card_limit,
    "card_cost": _card_cost,
    "card_coins": _card_coins,
    "bid_twice": _bid_twice,
    "bid_withdrawn": _bid_withdrawn,
}

REFUSALS: dict[str, Say] = {**PLAIN, **DETAILED}
