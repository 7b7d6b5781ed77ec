"""A laid table for the gallery: a game in its fifth round."""

from __future__ import annotations

from assets.pipeline.piece import Laid

from .layout import (
    BAG,
    CARDS,
    CASINO_BERTHS_X,
    MARKET_BERTHS_X,
    PILE,
    Point,
    berth,
    card_place,
    goods_space,
    house_berth,
    market_space,
    slip_place,
    tray_place,
)

COIN_STEP = 5.0  # how much higher a ship stands with each coin
GOODS = {
    "rotterdam": ("gold", "gems", "gems", "cars"),
    "bombay": ("ivory", "gems", "cigars"),
    "new_york": ("alcohol", "arms", "joker"),
    "rio": ("art", "gold", "alcohol"),
    "hong_kong": ("arms", "gems"),
    "panama": ("cars", "uranium"),
    "cape_town": ("ivory",),
    "tangier": ("cigars",),
}
STACKS = {
    "rotterdam": ((1, 3), (3, 5)),
    "bombay": ((4, 1),),
    "new_york": ((0, 4), (2, 2)),
    "rio": ((1, 2), (2, 9), (4, 3)),
    "hong_kong": ((3, 2),),
    "cape_town": ((1, 12),),
}
DISPLAY = ("art", "gold", "cars", "joker", "arms", "ivory")
WAREHOUSE = ("gems", "gems", "gold", "cigars", "joker")
ROOM = 8


def _ship(look: int, spot: Point, coins: int = 0) -> list[Laid]:
    stack = [Laid(f"stack_{coins}", *spot)] if coins else []
    ship = Laid(f"ship_{look}", *spot, COIN_STEP * coins)
    return [Laid(f"float_{look}", *spot), *stack, ship]


def _laid_table() -> list[Laid]:
    spots = [Laid("bag", *BAG), Laid("pile", *PILE)]
    for port, row in GOODS.items():
        spots += [Laid(f"tok_{good}", *goods_space(port, i)) for i, good in enumerate(row)]
    spots += [Laid(f"tok_{good}", *market_space(i)) for i, good in enumerate(DISPLAY)]
    spots += [Laid(f"tok_{good}", *tray_place(i)) for i, good in enumerate(WAREHOUSE)]
    spots += [Laid("lid", *tray_place(i)) for i in range(ROOM, 10)]
    spots += [Laid("ship_0", *slip_place(i)) for i in range(2)]
    spots += [Laid(f"card_{card}", *card_place(card)) for card in CARDS]
    for port, stacks in STACKS.items():
        for look, coins in stacks:
            spots += _ship(look, berth(port, look), coins)
    for look in (0, 2, 3):
        spots += _ship(look, house_berth(CASINO_BERTHS_X, look))
    for look in (3, 4):
        spots += _ship(look, house_berth(MARKET_BERTHS_X, look))
    return spots


SETTING = tuple(_laid_table())
