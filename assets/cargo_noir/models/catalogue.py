"""All pieces and pictures of Cargo Noir, with their frames and anchors."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from assets.pipeline.finish import Finish
from assets.pipeline.light import NIGHT
from assets.pipeline.piece import Build, Game, Paint, Picture, Piece, no_model
from assets.pipeline.shapes import Shaper

from . import cards, goods, props, ships, weather
from .board import board
from .lamps import lamps
from .layout import CLOSABLE, PORTS, SEATS, SIGNS, Point
from .setting import SETTING
from .title import NIGHT_SKY, TITLE_LAMPS, TITLE_VIEW, title

PAVING, CARPET, NIGHT_WATER = "#4A4254", "#560E22", "#12324C"
RAINS = 4  # different patches of rain
SHIP_TURN = 14  # bows to the right, and a little to the back
FINISH = Finish(bloom=0.46, contrast=0.45, saturation=1.14, vignette=0.42)
BOARD = Picture("board", board, (2880, 1620), 12, NIGHT, quality=88, lamps=lamps(), finish=FINISH)
TITLE = Picture(
    "title",
    title,
    (2880, 1620),
    12,
    NIGHT_SKY,
    TITLE_VIEW,
    quality=88,
    lamps=TITLE_LAMPS,
    finish=Finish(bloom=0.5, contrast=0.35, saturation=1.12, vignette=0.35, middle=(0.5, 0.5)),
)
# a warm key from the left, pink from the right, a cool rim from behind: the same for all pieces
PIECE_LAMPS = (
    ((-1.5, -2.3, 1.9), 200.0, (1.0, 0.78, 0.5)),
    ((1.6, -1.2, 1.2), 34.0, (1.0, 0.3, 0.55)),
    ((1.4, 1.8, 1.6), 85.0, (0.4, 0.75, 1.0)),
)
PATCHES: dict[str, tuple[tuple[int, int], tuple[int, int]]] = {  # frame and anchor
    "casino": ((410, 400), (210, 248)),
    "market": ((460, 310), (228, 138)),
    "macao": ((250, 230), (124, 81)),
}
CLOSED = ((410, 330), (205, 150))


def standing(build: Build, turn: float = 0) -> Build:
    """Stretched against the steep camera: heights x 1.25, depths x 0.9."""

    def stretched(m: Shaper) -> None:
        with m.sized(1, 0.9, 1.25), m.at(rz=turn):
            build(m)

    return stretched


def _tokens() -> list[Piece]:
    return [
        Piece(
            f"tok_{good}",
            standing(partial(goods.token, good=good)),
            (130, 130),
            (60, 90),
            "goods",
            PAVING,
            "own",
            samples=24,
            drawn=0.8,
        )
        for good in goods.TOKENS
    ]


def _fleet() -> list[Piece]:
    pieces = []
    for look in range(SEATS):
        build = standing(partial(ships.ship, look=look), SHIP_TURN)
        pieces.append(
            Piece(
                f"ship_{look}",
                build,
                (140, 140),
                (68, 98),
                "ships",
                NIGHT_WATER,
                samples=24,
                drawn=0.92,
            )
        )
    for look in range(SEATS):
        build = partial(ships.mooring, look=look)
        name = f"float_{look}"
        pieces.append(Piece(name, build, (90, 70), (45, 38), "ships", NIGHT_WATER, samples=24))
    return pieces


def _coins() -> list[Piece]:
    pieces = []
    for count in range(1, props.TALLEST_STACK + 1):
        build = standing(partial(props.stack, coins=count))
        frame, anchor = (64, 104), (32, 85)
        pieces.append(Piece(f"stack_{count}", build, frame, anchor, "coins", NIGHT_WATER))
    flat = standing(props.flat_coin)
    pieces.append(Piece("coin_flat", flat, (64, 104), (32, 85), "coins", NIGHT_WATER))
    pieces.append(Piece("coin", standing(props.coin), (100, 100), (40, 70), "coins", PAVING))
    return pieces


def _things() -> list[Piece]:
    def thing(name: str, build: Build, frame: Point, anchor: Point, **more: Any) -> Piece:
        size, foot = (round(frame[0]), round(frame[1])), (round(anchor[0]), round(anchor[1]))
        return Piece(name, build, size, foot, "things", PAVING, samples=24, **more)

    moons = [
        thing(f"moon_{name}", partial(props.moon, state=i), (34, 34), (17, 17))
        for i, name in enumerate(("past", "now", "next"))
    ]
    return [
        thing("bag", standing(props.bag), (130, 130), (62, 94), shadow="own"),
        thing("pile", standing(props.pile, -10), (130, 110), (62, 74), shadow="own"),
        thing("lid", props.lid, (90, 80), (44, 50)),
        thing("star", standing(props.star_of_points), (100, 100), (45, 64)),
        thing("crate", standing(props.crate_of_credit), (100, 100), (46, 68)),
        thing("crown", props.crown, (98, 70), (49, 52)),
        *moons,
    ]


def _cards() -> list[Piece]:
    return [
        Piece(
            f"card_{name}",
            standing(partial(cards.card, name=name)),
            (150, 160),
            (72, 114),
            "cards",
            CARPET,
            samples=24,
            drawn=0.9,
        )
        for name in cards.CARDS
    ]


def _weather() -> list[Piece]:
    """What is painted and not modelled."""

    def sky(name: str, paint: Paint, frame: tuple[int, int], **more: Any) -> Piece:
        anchor = more.pop("anchor", (frame[0] // 2, frame[1] // 2))
        return Piece(name, no_model, frame, anchor, "weather", painted=paint, **more)

    colours = ((255, 214, 138), (128, 224, 232), (255, 138, 190))
    return [
        *(sky(f"rain_{n}", partial(weather.rain, number=n), (320, 190)) for n in range(RAINS)),
        *(
            sky(f"glint_{n}", partial(weather.glint, colour=each), (64, 12))
            for n, each in enumerate(colours)
        ),
        sky("ripple", weather.ripple, (44, 20)),
        sky("beam", weather.beam, (720, 300), anchor=(0, 150)),
        sky("dawn", weather.dawn, (64, 34), drawn=25.0),
    ]


def _patches() -> list[Piece]:
    """Ports as closed, and the three houses of Macao with their neon out."""
    pieces = []
    for name in CLOSABLE:
        x, y = PORTS[name].x, PORTS[name].y - 23
        dark = replace(BOARD, lamps=lamps(without=name))
        build = partial(board, closed=name)
        pieces.append(Piece(f"closed_{name}", build, *CLOSED, "closed", patch=dark, spot=(x, y)))
    for name, (frame, anchor) in PATCHES.items():
        dark = replace(BOARD, lamps=lamps(without=name))
        build = partial(board, neon_out=name)
        spot = SIGNS[f"{name}.sign"]
        pieces.append(Piece(f"dim_{name}", build, frame, anchor, "dim", patch=dark, spot=spot))
    return pieces


GAME = Game(
    "cargo_noir",
    pieces=(*_tokens(), *_fleet(), *_coins(), *_things(), *_cards(), *_weather(), *_patches()),
    light=NIGHT,
    lamps=PIECE_LAMPS,
    told_apart=("tok_", "ship_", "card_"),
    setting=SETTING,
    dark_sheets=True,
    pictures=(BOARD, TITLE),
)
