"""All pieces and pictures of Santiago de Cuba, with their frames and anchors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from assets.pipeline import players
from assets.pipeline.light import EVENING
from assets.pipeline.piece import WATER, Build, Game, Picture, Piece
from assets.pipeline.shapes import Shaper

from . import civic, dice, growers, markers, tokens, townsfolk, works
from .board import board
from .car import HEADINGS, car
from .palette import DICE, FLOWERS
from .scenes import TITLE_VIEW, title
from .setting import SETTING
from .ship import STAGES, ship

SEATS = 4
TOKEN_FRAMES = {"fruit": (155, 120)}  # a tall good throws a long shadow
HOUSE_TURN = -18  # fronts look left, into the sun
BUILDINGS: dict[str, Build] = {
    "bank": civic.bank,
    "church": civic.church,
    "customs": civic.customs,
    "harbour_office": civic.harbour_office,
    "newspaper": civic.newspaper,
    "casino": civic.casino,
    "distillery": works.distillery,
    "cigar_factory": works.cigar_factory,
    "sawmill": works.sawmill,
    "cafe": works.cafe,
    "black_market": works.black_market,
    "trade_office": works.trade_office,
}


def standing(build: Callable[[Shaper], None], turn: float = 0) -> Build:
    """Stretched against the steep camera: heights x 1.25, depths x 0.9."""

    def stretched(m: Shaper) -> None:
        with m.sized(1, 0.9, 1.25), m.at(rz=turn):
            build(m)

    return stretched


def _buildings() -> list[Piece]:
    return [
        Piece(
            f"bld_{name}",
            standing(build, HOUSE_TURN),
            frame=(290, 290),
            anchor=(95, 215),
            page="buildings",
            shadow="own",
            samples=28,
            drawn=0.92,
        )
        for name, build in BUILDINGS.items()
    ]


CUBANS: dict[str, Build] = {
    "alonso": townsfolk.alonso,
    "conchita": growers.conchita,
    "jose": growers.jose,
    "maria": townsfolk.maria,
    "martinez": townsfolk.martinez,
    "miguel": growers.miguel,
    "pablo": townsfolk.pablo,
    "pedro": growers.pedro,
    "zorro": townsfolk.zorro,
}


def _cubans() -> list[Piece]:
    return [
        Piece(
            f"fig_{name}",
            standing(build),
            frame=(250, 200),
            anchor=(75, 145),
            page="cubans",
            shadow="own",
            samples=28,
        )
        for name, build in CUBANS.items()
    ]


def _tokens() -> list[Piece]:
    def token(
        name: str, build: Build, frame: tuple[int, int], anchor: tuple[int, int], samples: int = 16
    ) -> Piece:
        return Piece(name, standing(build), frame, anchor, "tokens", shadow="own", samples=samples)

    pieces = [
        token(f"tok_{g}", b, TOKEN_FRAMES.get(g, (130, 120)), (48, 92), 28)
        for g, b in tokens.TOKENS.items()
    ]
    pieces += [token(f"heap_{g}", b, (250, 190), (100, 135), 28) for g, b in tokens.HEAPS.items()]
    small = ((100, 100), (40, 70))
    pieces += [
        token("coin", tokens.coin, *small),
        token("coin_1", lambda m: tokens.coin(m, "1"), *small),
        token("coin_3", tokens.coin_three, (130, 110), (50, 75)),
        token("star", tokens.point, (125, 105), (40, 80)),
        token("vp_1", lambda m: tokens.point_numbered(m, 1), *small),
        token("vp_5", lambda m: tokens.point_numbered(m, 5), (130, 110), (50, 75)),
    ]
    for kind in FLOWERS:
        badge = partial(markers.flower_badge, kind=kind)
        pieces.append(token(f"flower_{kind}", badge, *small))
    return pieces


def _dice() -> list[Piece]:
    pieces = []
    for good in DICE:
        for frame in range(dice.TUMBLE_FRAMES):
            own = "own" if good == "sugar" else f"die_sugar_roll_{frame:02d}"
            build = partial(dice.tumbling, good=good, frame=frame)
            pieces.append(_die(f"die_{good}_roll_{frame:02d}", build, own))
        for number in dice.FACES[good]:
            first = good == "sugar" and number == 0
            for step in range(dice.LANDINGS):
                build = partial(dice.landing, good=good, number=number, step=step)
                own = "own" if first else f"die_sugar_0_land_{step}"
                pieces.append(_die(f"die_{good}_{number}_land_{step}", build, own))
            build = partial(dice.die, good=good, number=number)
            pieces.append(
                _die(f"die_{good}_{number}", build, "own" if first else "die_sugar_0", 12)
            )
    return pieces


def _die(name: str, build: Build, shadow: str, samples: int = 8) -> Piece:
    part = "" if name.count("_") == 2 else "rolling"  # noqa: PLR2004 - die, good, number
    return Piece(
        name, build, (225, 170), (65, 120), "dice", shadow=shadow, samples=samples, part=part
    )


def _markers() -> list[Piece]:
    def marker(
        name: str, build: Build, frame: tuple[int, int], anchor: tuple[int, int], **more: Any
    ) -> Piece:
        return Piece(name, standing(build), frame, anchor, "markers", shadow="own", **more)

    pieces = []
    for player in range(SEATS):
        pieces += [
            marker(
                f"pawn_{player}",
                partial(players.pawn, player=player),
                (120, 100),
                (34, 82),
                drawn=1.15,
            ),
            marker(
                f"flag_{player}",
                partial(markers.ownership_flag, player=player),
                (170, 110),
                (30, 90),
            ),
            marker(
                f"screen_{player}", partial(markers.screen, player=player), (280, 150), (115, 105)
            ),
        ]
    for kind in ("2", "3", "4", "flag"):
        build = partial(markers.price_flag, kind=kind)
        pieces.append(marker(f"price_{kind}", build, (280, 190), (40, 165)))
    pieces.append(marker("price_marker", markers.price_marker, (130, 100), (45, 75)))
    pieces.append(marker("boat", markers.boat, (120, 90), (50, 60), drawn=0.86))
    barge = Piece(
        "barge", markers.barge, (220, 160), (85, 85), "markers", WATER, "own", carrier=True
    )
    return [*pieces, barge]


def _vehicles() -> list[Piece]:
    pieces = []
    for stage in range(STAGES):
        build = partial(ship, stage=stage)
        shadow = "own" if stage in (0, STAGES - 1) else f"ship_{0 if stage < 2 else STAGES - 1}"
        pieces.append(
            Piece(
                f"ship_{stage}",
                build,
                (900, 380),
                (390, 270),
                "ship",
                WATER,
                shadow,
                samples=14,
                carrier=True,
                part=str(stage),
            )
        )
    for i in range(HEADINGS):
        build = partial(car, heading=360 * i / HEADINGS)
        way = str(i * 4 // HEADINGS)  # which quarter of the circle it is
        pieces.append(
            Piece(
                f"car_{i:02d}",
                build,
                (230, 200),
                (105, 115),
                "car",
                shadow="own",
                samples=14,
                part=way,
            )
        )
    return pieces


GAME = Game(
    "santiago",
    pieces=(*_buildings(), *_cubans(), *_tokens(), *_dice(), *_markers(), *_vehicles()),
    told_apart=("tok_", "flower_", "pawn_", "flag_", "price_", "coin", "star", "vp_"),
    setting=SETTING,
    pictures=(
        Picture("board", board, (3840, 2160), 20, quality=88),
        Picture("title", title, (3840, 2160), 14, EVENING, TITLE_VIEW, quality=88),
    ),
)
