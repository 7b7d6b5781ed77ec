"""All pieces and pictures of Cargo Noir, with their frames and anchors."""

from __future__ import annotations

from functools import partial

from assets.pipeline.light import NIGHT
from assets.pipeline.piece import Build, Game, Picture, Piece
from assets.pipeline.shapes import Shaper

from . import goods, props
from .board import LAMPS, board
from .layout import CASINO, berth, goods_space, market_space

QUAYSIDE, NIGHT_WATER = "#3A464C", "#12424C"
SEATS = 5


def standing(build: Build, turn: float = 0) -> Build:
    """Stretched against the steep camera: heights x 1.25, depths x 0.9."""

    def stretched(m: Shaper) -> None:
        with m.sized(1, 0.9, 1.25), m.at(rz=turn):
            build(m)

    return stretched


def _pieces() -> list[Piece]:
    pieces = []
    for good in goods.TOKENS:
        build = standing(partial(goods.token, good=good))
        pieces.append(
            Piece(f"tok_{good}", build, (150, 125), (50, 88), "goods", QUAYSIDE, "own", drawn=0.8)
        )
    for player in range(SEATS):
        build = standing(partial(props.player_ship, player=player), 8)
        pieces.append(
            Piece(
                f"ship_{player}",
                build,
                (230, 150),
                (85, 95),
                "ships",
                NIGHT_WATER,
                "own",
                drawn=0.8,
            )
        )
        build = standing(partial(props.coin_stack, player=player))
        pieces.append(
            Piece(
                f"offer_{player}", build, (150, 130), (50, 90), "coins", QUAYSIDE, "own", drawn=0.7
            )
        )
    pieces.append(
        Piece("coin", standing(props.coin), (100, 100), (40, 70), "coins", QUAYSIDE, "own")
    )
    for name in props.CARDS:
        build = standing(partial(props.card, name=name))
        pieces.append(Piece(f"card_{name}", build, (190, 170), (80, 110), "cards", QUAYSIDE))
    return pieces


def _setting() -> list[tuple[str, float, float]]:
    full = {
        "rotterdam": ("art", "cars", "gold", "gems"),
        "new_york": ("alcohol", "arms", "uranium"),
        "bombay": ("ivory", "gems", "cigars"),
        "rio": ("joker", "gold", "art"),
        "hong_kong": ("arms", "gems"),
        "panama": ("cars", "alcohol"),
        "cape_town": ("ivory",),
        "tangier": ("cigars",),
    }
    spots = [
        (f"tok_{g}", *goods_space(port, i)) for port, row in full.items() for i, g in enumerate(row)
    ]
    spots += [
        (f"tok_{g}", *market_space(i))
        for i, g in enumerate(("gold", "joker", "art", "arms", "cars", "uranium"))
    ]
    for player, port in enumerate(("rotterdam", "new_york", "bombay", "rio", "hong_kong")):
        x, y = berth(port, player % 3)
        spots += [(f"ship_{player}", x, y + 25), (f"offer_{player}", x + 50, y + 36)]
    return [*spots, ("ship_0", CASINO[0] - 60, CASINO[1] + 80)]


GAME = Game(
    "cargo_noir",
    pieces=tuple(_pieces()),
    light=NIGHT,
    lamps=(((-1.6, -2.2, 2.0), 190.0, (1.0, 0.78, 0.5)),),
    told_apart=("tok_", "ship_"),
    setting=tuple(_setting()),
    pictures=(Picture("board", board, (3840, 2160), 7, NIGHT, quality=88, lamps=LAMPS),),
)
