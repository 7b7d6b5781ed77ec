"""A sentence for each event of Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames


def _turn_began(w: CargoNoirNames, e: ev.TurnBegan, _: State) -> str:
    return w._("Round {round}: it is {name}'s turn.").format(round=e.round, name=w.names[e.seat])


def _asked(w: CargoNoirNames, e: ev.Asked, s: State) -> str:
    """What somebody is not asked after all, and why; "" where nothing is left out.

    Whether a ship is at home is told here, as no event says later that none sails.
    """
    if e.phase != "trade":
        return ""
    return " ".join(filter(None, (_no_trade(w, e.seat, s), _no_ship(w, e.seat, s))))


def _no_trade(w: CargoNoirNames, seat: int, s: State) -> str:
    if (s.last_round and s.coins[seat]) or any(s.hand(seat)):
        return ""
    return w._("{name} has nothing to trade.").format(name=w.names[seat])


def _no_ship(w: CargoNoirNames, seat: int, s: State) -> str:
    """That a seat can't send a ship, unless it buys one; in the last round nobody sends any."""
    if s.last_round or s.home[seat]:
        return ""
    return w._("{name} has no ship at home to send.").format(name=w.names[seat])


def _game_ended(w: CargoNoirNames, _: ev.GameEnded, __: State) -> str:
    return w._("The last turn has been played: the game is over.")


def _casino_paid(w: CargoNoirNames, e: ev.CasinoPaid, _: State) -> str:
    return w._("The casino pays {name} {coins} for {ships}.").format(
        name=w.names[e.seat], coins=w.coins(e.coins), ships=w.ships(e.ships)
    )


def _port_bought(w: CargoNoirNames, e: ev.PortBought, _: State) -> str:
    return w._("{port}: {name} pays {coins} and takes {goods}.").format(
        port=w.port(e.port), name=w.names[e.seat], coins=w.coins(e.coins), goods=w.heap(e.goods)
    )


def _pile_became_bag(w: CargoNoirNames, _: ev.PileBecameBag, __: State) -> str:
    return w._("The bag is empty: what was traded in and discarded goes back into it.")


def _port_filled(w: CargoNoirNames, e: ev.PortFilled, _: State) -> str:
    return w._("{port} gets new goods from the bag: {goods}.").format(
        port=w.port(e.port), goods=w.heap(e.goods)
    )


def _token_drawn(w: CargoNoirNames, e: ev.TokenDrawn, _: State) -> str:
    return w._("{name} draws from the bag: {good}.").format(
        name=w.names[e.seat], good=w.good(e.good)
    )


def _stack_raised(w: CargoNoirNames, e: ev.StackRaised, _: State) -> str:
    return w._("{port}: {name} raises the stack from {before} to {coins}.").format(
        port=w.port(e.port), name=w.names[e.seat], before=e.before, coins=w.coins(e.coins)
    )


def _port_left(w: CargoNoirNames, e: ev.PortLeft, _: State) -> str:
    return w._("{port}: {name} withdraws and takes back {coins}.").format(
        port=w.port(e.port), name=w.names[e.seat], coins=w.coins(e.coins)
    )


def _syndicate_paid(w: CargoNoirNames, e: ev.SyndicatePaid, _: State) -> str:
    return w._("The syndicate pays {name} {coins} for withdrawing.").format(
        name=w.names[e.seat], coins=w.coins(e.coins)
    )


def _market_bare(w: CargoNoirNames, e: ev.MarketBare, _: State) -> str:
    return w._("There is nothing to swap or draw: {name}'s ships at the market come home.").format(
        name=w.names[e.seat]
    )


def _tokens_swapped(w: CargoNoirNames, e: ev.TokensSwapped, _: State) -> str:
    return w._("Market: {name} gives {given} and takes {taken}.").format(
        name=w.names[e.seat], given=w.goods(e.given, 1), taken=w.goods(e.taken, 1)
    )


def _set_traded(w: CargoNoirNames, e: ev.SetTraded, _: State) -> str:
    return w._("{name} trades in {goods}: the set is worth {value}.").format(
        name=w.names[e.seat], goods=w.heap(e.goods), value=e.value
    )


def _coins_spent(w: CargoNoirNames, e: ev.CoinsSpent, _: State) -> str:
    return w._("{name} adds {coins} to the credit.").format(
        name=w.names[e.seat], coins=w.coins(e.coins)
    )


def _card_taken(w: CargoNoirNames, e: ev.CardTaken, _: State) -> str:
    return w._("{name} takes a card for {cost}: {card}, {points}.").format(
        name=w.names[e.seat],
        cost=e.cost,
        card=w.card(e.card),
        points=w.points(box.POINTS[e.card]),
    )


def _ship_gained(w: CargoNoirNames, e: ev.ShipGained, _: State) -> str:
    return w._("{name} gets another ship.").format(name=w.names[e.seat])


def _credit_lost(w: CargoNoirNames, e: ev.CreditLost, _: State) -> str:
    return w._("There is no change: a credit of {credit} is lost.").format(credit=e.credit)


def _token_discarded(w: CargoNoirNames, e: ev.TokenDiscarded, _: State) -> str:
    return w._("{name} has no room and discards {goods}.").format(
        name=w.names[e.seat], goods=w.goods(e.good, 1)
    )


def _ship_sent(w: CargoNoirNames, e: ev.ShipSent, _: State) -> str:
    return w._("{name} sends a ship {to_place}.").format(
        name=w.names[e.seat], to_place=w.to_place(e.place)
    )


def _ship_bid(w: CargoNoirNames, e: ev.ShipBid, _: State) -> str:
    return w._("{name} sends a ship {to_port}, with {coins}.").format(
        name=w.names[e.seat], to_port=w.to_port(e.port), coins=w.coins(e.coins)
    )


EVENTS: dict[type, Callable[..., str]] = {
    ev.TurnBegan: _turn_began,
    ev.Asked: _asked,
    ev.GameEnded: _game_ended,
    ev.CasinoPaid: _casino_paid,
    ev.PortBought: _port_bought,
    ev.PileBecameBag: _pile_became_bag,
    ev.PortFilled: _port_filled,
    ev.TokenDrawn: _token_drawn,
    ev.StackRaised: _stack_raised,
    ev.PortLeft: _port_left,
    ev.SyndicatePaid: _syndicate_paid,
    ev.MarketBare: _market_bare,
    ev.TokensSwapped: _tokens_swapped,
    ev.SetTraded: _set_traded,
    ev.CoinsSpent: _coins_spent,
    ev.CardTaken: _card_taken,
    ev.ShipGained: _ship_gained,
    ev.CreditLost: _credit_lost,
    ev.TokenDiscarded: _token_discarded,
    ev.ShipSent: _ship_sent,
    ev.ShipBid: _ship_bid,
}
