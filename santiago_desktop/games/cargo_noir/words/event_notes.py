"""What each event of Cargo Noir is about: the rule that tells of it, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import About
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.rules.refusals import ACT, RULE_OF_PHASE, SAIL, TRADE
from santiago_desktop.games.cargo_noir.words.sprites import BAG, COIN, PILE, SHIP, STAR, card, token
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State

BAG_RULE, TURN_RULE, END_RULE = RULE_OF_PHASE["draw"], "3", RULE_OF_PHASE[OVER]


def _always(rule: str, sprite: str) -> Callable[..., About]:
    return lambda _, __: About(rule, sprite)


def _bought(e: ev.PortBought, _: State) -> About:
    return About(ACT, token(e.goods[0]) if e.goods else SHIP)


ABOUT: dict[type, Callable[..., About]] = {
    ev.TurnBegan: lambda _, __: About(TURN_RULE, SHIP, heading=True),
    ev.Asked: _always(TRADE, PILE),
    ev.GameEnded: _always(END_RULE, STAR),
    ev.CasinoPaid: _always(ACT, COIN),
    ev.PortBought: _bought,
    ev.PileBecameBag: _always(BAG_RULE, BAG),
    ev.PortFilled: _always(ACT, BAG),
    ev.TokenDrawn: lambda e, _: About(ACT, token(e.good)),
    ev.StackRaised: _always(ACT, COIN),
    ev.PortLeft: _always(ACT, SHIP),
    ev.SyndicatePaid: _always(ACT, card(box.SYNDICATE)),
    ev.MarketBare: _always(ACT, SHIP),
    ev.TokensSwapped: lambda e, _: About(ACT, token(e.taken)),
    ev.SetTraded: lambda e, _: About(TRADE, token(e.goods[0])),
    ev.CoinsSpent: _always(TRADE, COIN),
    ev.CardTaken: lambda e, _: About(TRADE, card(e.card)),
    ev.ShipGained: _always(TRADE, SHIP),
    ev.CreditLost: _always(TRADE, PILE),
    ev.TokenDiscarded: lambda e, _: About(TRADE, token(e.good)),
    ev.ShipSent: _always(SAIL, SHIP),
    ev.ShipBid: _always(SAIL, SHIP),
}
