"""At night everything is still told apart: pieces from their ground, measured on the pictures."""

from __future__ import annotations

import os
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from santiago_desktop.contract.desk import Pill
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.window import places
from santiago_desktop.games.cargo_noir.words import sprites
from santiago_desktop.scenes.table.board_view import BARE, BoardView
from santiago_desktop.stage.drawing.art import Atlas, Kit, atlas_of
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterable

TEXT = 4.5  # what words need against their ground, at least
PIECE = 3.0  # how much brighter a piece's bright parts are than its ground, at least
AROUND = 54  # design pixels of the ground that is looked at
COARSE = 18  # pixels a side to which pictures are shrunk before they are measured
BRIGHT = 0.9  # the share of a piece's pixels that are darker than what it is told by
SOLID = 200  # how opaque a pixel is that counts


def luminance(colour: Iterable[int]) -> float:
    """Relative luminance, as the guidelines for web contents define it."""
    parts = [c / 255 for c in [*colour][:3]]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@cache
def board() -> pygame.Surface:
    pygame.init()
    pygame.display.set_mode((16, 16))
    return pygame.image.load(resources.picture("cargo_noir", "board", (1920, 1080))).convert()


@cache
def atlas() -> Atlas:
    board()
    return atlas_of("cargo_noir")


def measured(picture: pygame.Surface) -> list[float]:
    """The luminances of a picture's solid pixels, rising."""
    small = pygame.transform.smoothscale(picture, (COARSE, COARSE))
    colours = [small.get_at((x, y)) for x in range(COARSE) for y in range(COARSE)]
    return sorted(luminance(colour) for colour in colours if colour.a >= SOLID)


@cache
def ground(spot: str) -> float:
    """The middle luminance of the board around a spot."""
    scale = board().get_width() / 1920
    box_ = pygame.Rect(0, 0, round(AROUND * scale), round(AROUND * scale))
    x, y = places.at(spot)
    box_.center = round(x * scale), round(y * scale)
    found = measured(board().subsurface(box_.clip(board().get_rect())).convert_alpha())
    return found[len(found) // 2]


@cache
def bright(sprite: str) -> float:
    """How bright the parts are by which a piece is told."""
    found = measured(atlas().fitted(sprite, 120))
    return found[int(len(found) * BRIGHT)]


TOKENS = [sprites.token(good) for good in range(box.KINDS)]
SHIPS = [f"{sprites.SHIP}{look}" for look in range(5)]
ON_WATER = [*SHIPS, *[f"{sprites.FLOAT}{look}" for look in range(5)], sprites.stack(1)]
SPOTS_OF = {
    "goods": ([s for s in places.SPOTS if ".goods." in s], TOKENS),
    "market": ([f"market.{i}" for i in range(box.SHOWN)], TOKENS),
    "tray": ([f"warehouse.{i}" for i in range(places.TRAY)], TOKENS),
    "stacks": ([s for s in places.SPOTS if ".stack." in s], ON_WATER),
    "visits": ([s for s in places.SPOTS if ".ships." in s], ON_WATER),
    "slip": ([f"quay.{i}" for i in range(places.SLIP)], SHIPS),
}


@pytest.mark.parametrize("where", SPOTS_OF)
def test_pieces_stand_out_from_their_ground(where: str) -> None:
    spots, pieces = SPOTS_OF[where]
    found = {
        (spot, piece): contrast(ground(spot), bright(piece)) for spot in spots for piece in pieces
    }
    weak = {pair: round(ratio, 1) for pair, ratio in found.items() if ratio < PIECE}
    assert not weak


@pytest.mark.parametrize("card", box.CARD_NAMES)
def test_cards_stand_out_from_the_carpet(card: str) -> None:
    assert contrast(ground(f"card.{card}"), bright(f"card_{card}")) >= PIECE


# --- words ---------------------------------------------------------------------------------------

PLATES = ("dark", "cost", "function", "gain", "alert", "grey", *(f"player.{i}" for i in range(5)))
SIGNS = [spot for spot in places.SPOTS if spot.endswith(".sign")]


@cache
def view() -> BoardView:
    board()
    return BoardView(Canvas(Kit("night"), Type()), "cargo_noir")


def ink(kind: str) -> float:
    """How bright the words of a kind of signs are."""
    kit = view().canvas.kit
    return luminance(pygame.Color(kit.colour(view()._ink(kind))))  # noqa: SLF001 - what is drawn


@pytest.mark.parametrize("kind", PLATES)
def test_words_on_plates_can_be_read(kind: str) -> None:
    plate = pygame.Surface((120, 40), pygame.SRCALPHA)
    view().canvas.kit.draw(plate, f"pill.{kind}", plate.get_rect(), 1.0)
    middle = plate.subsurface((40, 8, 40, 24))
    found = measured(middle)
    assert contrast(ink(kind), found[len(found) // 2]) >= TEXT


@pytest.mark.parametrize("spot", SIGNS)
def test_names_on_lit_signs_can_be_read(spot: str) -> None:
    """Measured right around the letters, as they lie on the board."""
    scale = board().get_width() / 1920
    name = Pill((0, 0), ("MACAO",), BARE, height=28 / view().scale)
    sign = view()._sign(name)  # noqa: SLF001 - what is drawn
    place = sign.get_rect(center=tuple(round(c * scale) for c in places.at(spot)))
    found = board().subsurface(place).convert_alpha()
    found.blit(sign, (0, 0))
    words = view().row(("MACAO",), round(28 * 0.72), BARE)
    letters = pygame.mask.Mask(place.size)
    letters.draw(
        pygame.mask.from_surface(words, SOLID),
        words.get_rect(center=sign.get_rect().center).topleft,
    )
    around = pygame.mask.Mask(place.size)
    for x, y in product((-1, 0, 1), repeat=2):
        around.draw(letters, (x, y))
    around.erase(letters, (0, 0))
    grounds = sorted(
        luminance(found.get_at((x, y)))
        for x in range(place.width)
        for y in range(place.height)
        if around.get_at((x, y))
    )
    assert contrast(ink(BARE), grounds[len(grounds) // 2]) >= TEXT
