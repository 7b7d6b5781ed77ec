"""All pieces and pictures of Manila, with their frames and anchors."""

from __future__ import annotations

from functools import partial

from assets.pipeline import players
from assets.pipeline.piece import WATER, Build, Game, Picture, Piece
from assets.pipeline.shapes import Shaper

from . import boats, wares
from .board import board
from .layout import DOCKS, PIRATES, PRICE_COLUMNS, PRICE_ROWS, WARES, square


def standing(build: Build) -> Build:
    """Stretched against the steep camera: heights x 1.25, depths x 0.9."""

    def stretched(m: Shaper) -> None:
        with m.sized(1, 0.9, 1.25):
            build(m)

    return stretched


def _wares() -> list[Piece]:
    pieces = []
    for ware in WARES:
        token = standing(wares.TOKENS[ware])
        pieces.append(Piece(f"tok_{ware}", token, (150, 120), (48, 92), "wares", shadow="own"))
        marker = standing(partial(wares.marker, ware=ware))
        pieces.append(
            Piece(f"price_{ware}", marker, (150, 130), (52, 95), "wares", shadow="own", drawn=0.6)
        )
    return pieces


def _boats() -> list[Piece]:
    pieces = [
        Piece(
            f"boat_{ware}",
            partial(boats.punt, ware=ware),
            (330, 190),
            (135, 115),
            "boats",
            WATER,
            "own",
        )
        for ware in WARES
    ]
    pirate = Piece("pirates", boats.pirates, (380, 240), (150, 150), "boats", WATER, "own")
    return [*pieces, pirate]


def _people() -> list[Piece]:
    return [
        Piece(
            f"pawn_{p}",
            standing(partial(players.pawn, player=p)),
            (125, 112),
            (34, 82),
            "people",
            shadow="own",
            drawn=0.85,
        )
        for p in range(5)
    ]


def _dice() -> list[Piece]:
    pieces = []
    for ware in WARES:
        first = ware == WARES[0]
        for frame in range(wares.TUMBLE_FRAMES):
            build = partial(wares.tumbling, ware=ware, frame=frame)
            shadow = "own" if first else f"die_{WARES[0]}_roll_{frame:02d}"
            pieces.append(_die(f"die_{ware}_roll_{frame:02d}", build, shadow))
        for number in range(1, 7):
            build = partial(wares.die, ware=ware, number=number)
            shadow = "own" if first and number == 1 else f"die_{WARES[0]}_1"
            pieces.append(_die(f"die_{ware}_{number}", build, shadow))
    return pieces


def _die(name: str, build: Build, shadow: str) -> Piece:
    return Piece(name, build, (190, 150), (55, 105), "dice", shadow=shadow, samples=8)


def _setting() -> list[tuple[str, float, float]]:
    spots = [("boat_nutmeg", *square(0, 5)), ("boat_silk", *square(1, 9)), ("boat_jade", *DOCKS[2])]
    spots += [("pirates", *PIRATES), ("pawn_0", PIRATES[0] + 35, PIRATES[1] - 10)]
    for column, ware in zip((1, 3, 0, 2), WARES, strict=True):
        spots.append((f"price_{ware}", PRICE_COLUMNS[column], PRICE_ROWS[ware]))
    spots += [
        ("pawn_3", 1780, 300),
        ("pawn_1", 1310, 130),
        ("pawn_2", 1240, 1000),
        ("pawn_4", 1480, 130),
    ]
    spots += [("die_nutmeg_5", 560, 300), ("die_silk_2", 500, 460), ("die_jade_6", 500, 620)]
    return spots


GAME = Game(
    "manila",
    pieces=(*_wares(), *_boats(), *_people(), *_dice()),
    told_apart=("tok_", "boat_", "pawn_"),
    setting=tuple(_setting()),
    pictures=(Picture("board", board, (3840, 2160), 7, quality=88),),
)
