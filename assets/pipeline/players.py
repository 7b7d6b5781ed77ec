"""Players' colours, shapes and pawns: the same in all games."""

from __future__ import annotations

from .materials import Mat
from .outline import Point, disc, smooth, star
from .shapes import Shaper

CLOTH = ("#12A7A0", "#D4327C", "#F07A1A", "#4B4A9E", "#3F7D22")
LACQUER = ("#0B857F", "#BE1B67", "#DE5F06", "#38378A", "#2F6A16")  # needs a deeper tone than cloth
SYMBOLS = ("circle", "diamond", "triangle", "square", "star")
CREAM = Mat("#FFF8E6", 0.35, coat=0.4, bump=0)


def symbol(kind: str, r: float) -> list[Point]:
    """A player's shape: circle, diamond, triangle, square or star."""
    if kind == "circle":
        return disc(r)
    if kind == "diamond":
        return [(r * 1.05, 0), (0, r * 1.3), (-r * 1.05, 0), (0, -r * 1.3)]
    if kind == "triangle":
        return [(r * 1.15, -r * 0.8), (0, r * 1.15), (-r * 1.15, -r * 0.8)]
    if kind == "star":
        return star(5, r * 1.25, r * 0.58)
    return [(r * 0.9, -r * 0.9), (r * 0.9, r * 0.9), (-r * 0.9, r * 0.9), (-r * 0.9, -r * 0.9)]


def lacquer(player: int) -> Mat:
    """The paint of a player's pawn."""
    return Mat(LACQUER[player], 0.3, coat=0.6, bump=0.03, vary=0.04, crevice=0.75)


def pawn(m: Shaper, player: int) -> None:
    """A turned foot and a head in the player's shape."""
    mat = lacquer(player)
    foot = [
        (0, 0),
        (0.22, 0),
        (0.235, 0.04),
        (0.2, 0.1),
        (0.125, 0.18),
        (0.09, 0.32),
        (0.105, 0.38),
        (0, 0.39),
    ]
    m.lathe(smooth(foot, 5), mat, sides=40)
    m.ring(0, 0, 0.37, 0.105, 0.03, CREAM, sides=32)
    m.ring(0, 0, 0.035, 0.228, 0.016, CREAM, sides=40)
    HEADS[player](m, mat, 0.54)


def _ball(m: Shaper, mat: Mat, z: float) -> None:
    m.ball(0, 0, z, 0.18, mat, sides=36)


def _diamond(m: Shaper, mat: Mat, z: float) -> None:
    m.lathe([(0, -0.22), (0.215, 0.01), (0, 0.25)], mat, 0, 0, z, 4, angle=10)


def _cone(m: Shaper, mat: Mat, z: float) -> None:
    m.lathe([(0, -0.15), (0.235, -0.15), (0.24, -0.12), (0, 0.29)], mat, 0, 0, z, 40, angle=30)


def _cube(m: Shaper, mat: Mat, z: float) -> None:
    m.box(0, 0, z - 0.15, 0.3, 0.3, 0.31, mat, 0.035, (0, 0, -18))


def _star(m: Shaper, mat: Mat, z: float) -> None:
    m.prism(star(5, 0.26, 0.125), 0.14, mat, 0, 0.03, z + 0.04, 0.03, (68, 0, 0), 3)


HEADS = (_ball, _diamond, _cone, _cube, _star)
