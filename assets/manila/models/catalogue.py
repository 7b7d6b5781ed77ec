"""All pieces and pictures of Manila, with their frames and anchors."""

from __future__ import annotations

from functools import partial

from assets.pipeline import players
from assets.pipeline.finish import Finish
from assets.pipeline.light import GOLDEN, SUNSET
from assets.pipeline.piece import WATER, Build, Game, Picture, Piece
from assets.pipeline.shapes import Shaper
from assets.pipeline.sunlight import Sunlight
from assets.santiago.models.tokens import coin

from . import boats, markers, officers, shorefolk, wares
from .board import board
from .layout import WARES
from .scenes import TITLE_VIEW, title
from .setting import SETTING

SIZE = (2880, 1620)  # of whole pictures
FINISH = Finish(contrast=0.1, saturation=1.04, vignette=0.34)
SUN = Sunlight(warmth=0.17, rays=0.07)
TITLE_FINISH = Finish(bloom=0.15, contrast=0.12, saturation=1.06, vignette=0.25)
Frame = tuple[tuple[int, int], tuple[int, int]]  # size, anchor
FIGURE: Frame = ((310, 245), (95, 185))
REACHING: Frame = ((380, 245), (95, 185))  # an umbrella, a mallet: long shadows
BOAT: Frame = ((440, 230), (190, 150))
SAIL: Frame = ((460, 300), (190, 220))
FOAM: Frame = ((460, 150), (300, 75))
CARD: Frame = ((150, 160), (55, 90))
TOKEN: Frame = ((165, 120), (48, 92))
BANCA: Frame = ((230, 170), (85, 110))
PEOPLE = {
    "master": officers.master,
    "pilot_small": officers.pilot_small,
    "pilot_large": officers.pilot_large,
    "agent": officers.agent,
    "clerk": officers.clerk,
    "captain": shorefolk.captain,
    "mate": shorefolk.mate,
    "shipwright": shorefolk.shipwright,
    "market_woman": shorefolk.market_woman,
}
FACING = {
    "captain": 14,
    "mate": -10,
    "shipwright": 10,
    "clerk": -8,
    "master": 6,
    "market_woman": 12,
}
SWING = (0, 24, -24)  # degrees: at rest, to the left, to the right


def standing(build: Build, turn: float = 0) -> Build:
    """Stretched against the steep camera: heights x 1.25, depths x 0.9."""

    def stretched(m: Shaper) -> None:
        with m.at(rz=turn), m.sized(1, 0.9, 1.25):
            build(m)

    return stretched


def _piece(name: str, build: Build, frame: Frame, page: str, **more: object) -> Piece:
    facts: dict[str, object] = {"shadow": "own", **more}
    return Piece(name, build, *frame, page, **facts)  # type: ignore[arg-type]


def _wares() -> list[Piece]:
    pieces = [_piece("coin", standing(coin), ((110, 120), (48, 92)), "wares")]
    for ware in WARES:
        token = standing(wares.TOKENS[ware])
        pieces.append(_piece(f"tok_{ware}", token, TOKEN, "wares"))
        marker = standing(partial(wares.marker, ware=ware))
        frame = ((170, 130), (52, 95))
        pieces.append(_piece(f"price_{ware}", marker, frame, "wares", drawn=0.6))
        face = partial(markers.share, ware=ware)
        pieces.append(_piece(f"share_{ware}", face, CARD, "wares", drawn=0.5))
        pledged = partial(markers.pledged_share, ware=ware)
        pieces.append(_piece(f"share_{ware}_pledged", pledged, CARD, "wares", drawn=0.5))
    pieces.append(_piece("share_back", markers.share_back, CARD, "wares", drawn=0.5))
    return pieces


def _boats() -> list[Piece]:
    pieces = []
    for ware in WARES:
        at_rest = partial(boats.casco, ware=ware)
        pieces.append(_piece(f"boat_{ware}", at_rest, BOAT, "boats", ground=WATER, carrier=True))
        sailing = partial(boats.casco, ware=ware, sailing=True)
        pieces.append(_piece(f"sail_{ware}", sailing, SAIL, "sails", ground=WATER, carrier=True))
    junk = ((520, 330), (200, 230))
    pieces.append(_piece("pirates", boats.junk, junk, "boats", ground=WATER, carrier=True))
    for k, (hull, cloth) in enumerate((("#D8573A", "#E9B24A"), ("#2F8F9C", "#F3E2B8"))):
        canoe = _canoe(hull, cloth, (-12, 20)[k])
        pieces.append(_piece(f"banca_{k}", canoe, BANCA, "boats", ground=WATER))
    return pieces


def _canoe(hull: str, cloth: str, turn: float) -> Build:
    def build(m: Shaper) -> None:
        with m.at(rz=turn, scale=0.62):
            boats.banca(m, hull, cloth)

    return build


def _people() -> list[Piece]:
    pieces = [
        _piece(f"fig_{role}", standing(build, FACING.get(role, 0)), _room(role), "people")
        for role, build in PEOPLE.items()
    ]
    for p in range(5):
        pawn = standing(partial(players.pawn, player=p))
        frame = ((145, 112), (34, 82))
        pieces.append(_piece(f"pawn_{p}", pawn, frame, "people", drawn=0.85))
    return pieces


def _room(role: str) -> Frame:
    return REACHING if role in ("agent", "shipwright") else FIGURE


def _markers() -> list[Piece]:
    pieces = []
    for name, state in (("disc", "coming"), ("disc_now", "now"), ("disc_done", "past")):
        build = partial(markers.disc, state=state)
        pieces.append(_piece(name, build, ((90, 80), (38, 42)), "markers"))
    for k, angle in enumerate(SWING):
        bell = standing(partial(markers.bell_post, swing=angle))
        pieces.append(_piece(f"bell_{k}", bell, ((310, 190), (62, 162)), "markers", drawn=0.8))
    for k in range(markers.PHASES):
        cloth = standing(partial(markers.flag, phase=k))
        pieces.append(_piece(f"flag_{k}", cloth, ((220, 160), (25, 130)), "markers", drawn=0.9))
        torch = standing(partial(markers.flame, phase=k))
        pieces.append(_piece(f"flame_{k}", torch, ((50, 70), (25, 58)), "markers", shadow=None))
    ring = ((90, 80), (45, 40))
    pieces.append(_piece("ring_float", markers.float_ring, ring, "markers", ground=WATER))
    for name, foam in (("wake", markers.wake), ("bow_wave", markers.bow_wave)):
        pieces.append(_piece(name, foam, FOAM, "markers", ground=WATER, shadow=None))
    frame = ((210, 170), (105, 95))
    pieces.append(_piece("splash", markers.splash, frame, "markers", ground=WATER, shadow=None))
    for k in range(2):
        flash, frame = partial(markers.glint, star=bool(k)), ((60, 44), (30, 22))
        pieces.append(_piece(f"glint_{k}", flash, frame, "markers", ground=WATER, shadow=None))
    return pieces


def _dice() -> list[Piece]:
    pieces = []
    for ware in WARES:
        first = ware == WARES[0]
        for frame in range(wares.TUMBLE_FRAMES):
            build = partial(wares.tumbling, ware=ware, frame=frame)
            shadow = "own" if first else f"die_{WARES[0]}_roll_{frame:02d}"
            pieces.append(_die(f"die_{ware}_roll_{frame:02d}", build, shadow, "rolling"))
        for number in range(1, 7):
            build = partial(wares.die, ware=ware, number=number)
            shadow = "own" if first and number == 1 else f"die_{WARES[0]}_1"
            pieces.append(_die(f"die_{ware}_{number}", build, shadow, ""))
    return pieces


def _die(name: str, build: Build, shadow: str, part: str) -> Piece:
    frame = ((210, 150), (55, 105))
    return _piece(name, build, frame, "dice", shadow=shadow, part=part, samples=8, drawn=0.86)


GAME = Game(
    "manila",
    pieces=(*_wares(), *_boats(), *_people(), *_markers(), *_dice()),
    light=GOLDEN,
    told_apart=("tok_", "boat_", "pawn_", "share_", "fig_"),
    setting=SETTING,
    pictures=(
        Picture("board", board, SIZE, 12, GOLDEN, quality=88, finish=FINISH, sun=SUN),
        Picture("title", title, SIZE, 8, SUNSET, TITLE_VIEW, quality=88, finish=TITLE_FINISH),
    ),
)
