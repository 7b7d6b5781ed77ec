"""What each event of Manila is about: the rule that tells of it, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import About
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.words.sprites import (
    AGENT,
    CLERK,
    COIN,
    MASTER,
    NEXT_PART,
    PAWN,
    PIRATES,
    SHIPWRIGHT,
    boat_at_rest,
    die,
    marker,
    pledged_share,
    share,
    spot_sprite,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State


def _always(rule: str, sprite: str, *, heading: bool = False) -> Callable[..., About]:
    return lambda _, __: About(rule, sprite, heading)


def _boat(rule: str) -> Callable[..., About]:
    return lambda e, _: About(rule, boat_at_rest(e.ware))


def _rolled(e: ev.DiceRolled, _: State) -> About:
    return About("3.4", die(e.boats[0], e.faces[0]))


ABOUT: dict[type, Callable[..., About]] = {
    ev.PaymentDue: _always("5", COIN),
    ev.Skipped: lambda _, __: About("3", PAWN, idle=True),
    ev.VoyageBegan: _always("3", MASTER, heading=True),
    ev.BidMade: _always("3.1", COIN),
    ev.BidPassed: _always("3.1", PAWN),
    ev.MasterElected: _always("3.1", MASTER),
    ev.BidPaid: _always("3.1", COIN),
    ev.SharePledged: lambda e, _: About("5", pledged_share(e.ware)),
    ev.ShareRedeemed: lambda e, _: About("5", share(e.ware)),
    ev.ShareBought: lambda e, _: About("3.2", share(e.ware)),
    ev.WareOmitted: lambda e, _: About("3.3", token(e.ware)),
    ev.BoatsSet: lambda e, _: About("3.3", boat_at_rest(e.boats[0])),
    ev.RoundBegan: _always("3.4", NEXT_PART),
    ev.HoldTaken: _boat("3.4"),
    ev.SpotTaken: lambda e, _: About("3.4", spot_sprite(e.spot)),
    ev.PremiumTaken: _always("4", AGENT),
    ev.Withdrew: _always("3.4", PAWN),
    ev.DiceRolled: _rolled,
    ev.BoatMoved: _boat("3.4"),
    ev.BoatSteered: lambda e, _: About("3.4", spot_sprite(e.pilot)),
    ev.BoatArrived: _boat("3.4"),
    ev.BoatDamaged: _boat("3.4"),
    ev.PirateBoarded: _always("4", PIRATES),
    ev.AccompliceEvicted: _always("4", PIRATES),
    ev.CaptainFollowed: _always("4", PIRATES),
    ev.BoatPlundered: _always("4", PIRATES),
    ev.LootShared: _always("4", COIN),
    ev.BoatSent: _boat("4"),
    ev.HoldPaid: _boat("4"),
    ev.PortPaid: _always("4", CLERK),
    ev.DamagePaid: _always("4", SHIPWRIGHT),
    ev.OwnDamage: _always("4", SHIPWRIGHT),
    ev.PriceRose: lambda e, _: About("3.6", marker(e.ware)),
    ev.GameEnded: _always("6", COIN),
}
