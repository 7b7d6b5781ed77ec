"""Cargo Noir plays by night: what stands on the board is told from its ground, on the pictures."""

from __future__ import annotations

import fnmatch
import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pygame
import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers
from noir_layout import spots

from santiago_desktop.contract.desk import Pill
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.words.sprites import CROWN
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.sign_pictures import BARE
from santiago_desktop.stage.drawing.art import Kit
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system import resources

if TYPE_CHECKING:
    import numpy.typing as npt

    Field = npt.NDArray[np.float64]

ATLAS = resources.folder("assets") / "cargo_noir" / "atlas"
LEAST = 3.0  # to 1
TEXT = 4.5  # what words need against their ground
REACH = 5  # how far round a piece its ground is looked at
BRIGHT = 90  # rims and lights: the brightest tenth of a piece
SOLID, CLEAR = 0.9, 0.05
SOLID_LETTER = 0.78  # letters have soft edges
TOKENS = tuple(f"tok_{good}" for good in box.GOODS)
SMALLEST_CROWN = 14  # pixels high, in a window of 1280 x 720
LOOKS = range(box.SEATS[1])
SHIPS, FLOATS = tuple(f"ship_{k}" for k in LOOKS), tuple(f"float_{k}" for k in LOOKS)
STACKS = tuple(f"stack_{n}" for n in range(1, 13))
STANDING = (
    *((TOKENS, spots) for spots in ("port.*.goods.*", "market.[0-5]", "warehouse.[0-9]")),
    (SHIPS, "quay.[0-4]"),
    *((FLOATS, spots) for spots in ("port.*.stack.*", "casino.ships.*", "market.ships.*")),
    *((SHIPS, spots) for spots in ("casino.ships.*", "market.ships.*")),
    (STACKS, "port.*.stack.*"),
    (SHIPS, "port.*.stack.*"),
    *((STACKS[:1], spots) for spots in ("casino.ships.*", "market.ships.*")),
    *(((f"card_{card}",), f"card.{card}") for card in box.CARD_NAMES),
    (("bag",), "bag"),
    (("pile",), "pile"),
    (("lid",), "warehouse.[6-9]"),
)


def luminance(colours: Field) -> Field:
    """Relative luminance, as the guidelines for contrast reckon it."""
    parts = colours / 255
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    found: Field = light @ np.array([0.2126, 0.7152, 0.0722])
    return found


@cache
def board() -> Field:
    picture = pygame.image.load(ATLAS / "board_1920.jpg")
    return luminance(pygame.surfarray.array3d(picture).astype(np.float64))


@cache
def index() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ATLAS / "atlas.json").read_text("utf-8"))
    return found


@cache
def page(number: int) -> pygame.Surface:
    return pygame.image.load(ATLAS / index()["pages"][number])


class Piece(NamedTuple):
    """A sprite in design pixels: its bright parts, what lies round it, its anchor."""

    bright: float
    ring: npt.NDArray[np.bool_]  # wider than the sprite by REACH on every side
    anchor: tuple[float, float]


@cache
def piece(name: str) -> Piece:
    """A sprite as a window of the design's size shows it."""
    entry = index()["sprites"][name]
    number, *box_on_page = entry["small"]
    cut = page(number).subsurface(box_on_page)
    seen = pygame.surfarray.array_alpha(cut) / 255
    light = luminance(pygame.surfarray.array3d(cut).astype(np.float64))
    factor = entry["drawn"] / entry["scale"]
    ax, ay = entry["anchor"]
    bright = float(np.percentile(light[seen > SOLID], BRIGHT))
    return Piece(bright, ring_round(seen), (ax * factor, ay * factor))


def ring_round(seen: Field) -> npt.NDArray[np.bool_]:
    """Where a sprite isn't, though it is near."""
    padded = np.pad(seen, REACH)
    near = padded > SOLID
    for axis in (0, 1):
        near = np.any([np.roll(near, by, axis) for by in range(-REACH, REACH + 1)], axis=0)
    found: npt.NDArray[np.bool_] = near & (padded < CLEAR)
    return found


def contrast(name: str, x: float, y: float) -> float:
    """Between a piece's bright parts and the board's usual brightness just outside it."""
    bright, ring, (ax, ay) = piece(name)
    left, top = round(x - ax) - REACH, round(y - ay) - REACH
    part = board()[left : left + ring.shape[0], top : top + ring.shape[1]]
    ground = float(np.median(part[ring[: part.shape[0], : part.shape[1]]]))
    return ratio(bright, ground)


def ratio(one: float, other: float) -> float:
    """Between two luminances, as the guidelines for contrast reckon it."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("names", "where"), STANDING, ids=lambda each: str(each)[:24])
def test_pieces_are_told_from_their_ground(names: tuple[str, ...], where: str) -> None:
    places = [spot for name, spot in spots().items() if fnmatch.fnmatch(name, where)]
    assert places
    found = {(name, spot): round(contrast(name, *spot), 2) for name in names for spot in places}
    assert {each: found[each] for each in found if found[each] < LEAST} == {}


# --- words ---------------------------------------------------------------------------------------

PLATES = ("dark", "cost", "function", "gain", "alert", "grey", *(f"player.{i}" for i in range(5)))
SIGNS = {name: spot for name, spot in spots().items() if name.endswith(".sign")}


@cache
def view() -> BoardView:
    pygame.init()
    pygame.display.set_mode((16, 16))
    return BoardView(Canvas(Kit("night"), Type()), "cargo_noir")


def ink(kind: str) -> float:
    """How bright the words of a kind of signs are."""
    kit = view().canvas.kit
    colour = pygame.Color(kit.colour(view().sign_pictures._ink(kind)))  # noqa: SLF001 - what is drawn
    return float(luminance(np.array(colour[:3], np.float64)))


@pytest.mark.parametrize("kind", PLATES)
def test_words_on_plates_can_be_read(kind: str) -> None:
    plate = pygame.Surface((120, 40), pygame.SRCALPHA)
    view().canvas.kit.draw(plate, f"pill.{kind}", plate.get_rect(), 1.0)
    middle = luminance(pygame.surfarray.array3d(plate)[40:80, 8:32].astype(np.float64))
    assert pygame.surfarray.array_alpha(plate)[40:80, 8:32].min() >= SOLID * 255
    assert ratio(ink(kind), float(np.median(middle))) >= TEXT


@pytest.mark.parametrize("name", SIGNS)
def test_names_on_lit_signs_can_be_read(name: str) -> None:
    """Measured right around the letters, as they lie on the board."""
    sign = view().sign_pictures.of(Pill((0, 0), ("MACAO",), BARE), 28)
    place = sign.get_rect(center=tuple(round(c) for c in SIGNS[name]))
    found = pygame.image.load(ATLAS / "board_1920.jpg").convert().subsurface(place).copy()
    found.blit(sign, (0, 0))
    around = luminance(pygame.surfarray.array3d(found).astype(np.float64))[right_round(sign)]
    assert ratio(ink(BARE), float(np.median(around))) >= TEXT


def right_round(sign: pygame.Surface) -> npt.NDArray[np.bool_]:
    """The pixels that touch a letter of a sign, and are none of it."""
    words = view().row(("MACAO",), round(28 * 0.72), BARE)
    letters = pygame.mask.Mask(sign.get_size())
    at = words.get_rect(center=sign.get_rect().center).topleft
    letters.draw(pygame.mask.from_surface(words, round(SOLID_LETTER * 255)), at)
    seen = np.array(pygame.surfarray.array_red(letters.to_surface())) > 0
    near = seen
    for axis in (0, 1):
        near = np.any([np.roll(near, by, axis) for by in (-1, 0, 1)], axis=0)
    found: npt.NDArray[np.bool_] = near & ~seen
    return found


def test_the_crown_can_be_told_in_the_smallest_window() -> None:
    """It was a brown blob of 12 pixels: whoever leads in a port was not to be seen."""
    crown = view().sign_pictures.row((CROWN,), SMALLEST_CROWN, "dark")
    light = luminance(pygame.surfarray.array3d(crown).astype(np.float64))
    solid = light[pygame.surfarray.array_alpha(crown) > SOLID * 255]
    dark, bright = np.percentile(solid, [100 - BRIGHT, BRIGHT])
    assert ratio(float(dark), float(bright)) >= TEXT
