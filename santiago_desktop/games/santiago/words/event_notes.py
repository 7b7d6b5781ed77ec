"""What each event of Santiago de Cuba is about: the rule that tells of it, and its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import About
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.words.sprites import (
    BOAT,
    CAR,
    COIN,
    FLAG,
    PAWN,
    STAR,
    die,
    figure,
    gift,
    house,
    price,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State


def _always(rule: str, sprite: str) -> Callable[..., About]:
    return lambda _, __: About(rule, sprite)


def _nothing_done(rule: str) -> Callable[..., About]:
    return lambda _, __: About(rule, PAWN, idle=True)


def _rule_of_source(source: int) -> str:
    return "4" if source < box.FROM_BUILDING else "5"


def _loaded(e: ev.GoodsLoaded, s: State) -> About:
    return About("6" if s.phase == "load" else "5", token(e.cargo))


def _drove(e: ev.CarDrove, s: State) -> About:
    stop = (e.start + e.stops) % box.STOPS
    return About("3", CAR if stop == box.PORT else figure(s.table.road[stop - 1]))


ABOUT: dict[type, Callable[..., About]] = {
    ev.Turned: lambda _, __: About("3", PAWN, heading=True),
    ev.DiceRolled: lambda e, _: About("7", die(box.FRUIT, e.faces[box.FRUIT])),
    ev.ShipArrived: _always("7", BOAT),
    ev.CarDrove: _drove,
    ev.CubanWoke: lambda e, _: About("5", figure(e.cuban)),
    ev.PriceMoved: lambda e, _: About("6", price(e.price)),
    ev.ShipSailed: _always("6", BOAT),
    ev.GameEnded: _always("8", STAR),
    ev.CubanAsleep: lambda e, _: About("3", figure(e.cuban)),
    ev.GoodsTaken: lambda e, _: About("4", token(e.good)),
    ev.SupplyEmpty: lambda e, _: About("4", figure(e.cuban)),
    ev.PesosTaken: lambda e, _: About(_rule_of_source(e.source), COIN),
    ev.PointsTaken: lambda e, _: About(_rule_of_source(e.source), STAR),
    ev.GiftGiven: lambda e, _: About("4", gift(e.gift)),
    ev.BuildingClaimed: _always("4", FLAG),
    ev.BuildingUsed: lambda e, _: About("4", house(e.building)),
    ev.Skipped: _nothing_done("5"),
    ev.NothingUsed: lambda e, _: About("5", house(e.building)),
    ev.PawnEntered: lambda e, _: About("5", house(e.building)),
    ev.PawnStayed: _nothing_done("5"),
    ev.Exchanged: lambda e, _: About("5", token(e.taken)),
    ev.WoodSawn: _always("5", house(box.SAWMILL)),
    ev.Served: lambda e, _: About("5", token(e.good)),
    ev.DieCleared: lambda e, _: About("5", die(e.good, 0)),
    ev.PointsTraded: _always("5", house(box.CASINO)),
    ev.GoodsLoaded: _loaded,
    ev.CubanClosed: lambda e, _: About("5", figure(e.cuban)),
    ev.LoadingBegan: _always("6", BOAT),
    ev.Passed: _nothing_done("6"),
    ev.OwnerPaid: _always("3", FLAG),
}
