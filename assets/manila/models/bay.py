"""The water of the bay: painted by depth from the coast, with reefs, caustics, channels, foam."""

from __future__ import annotations

import hashlib
from typing import Any

import bmesh
import bpy
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from assets.pipeline.materials import flat
from assets.pipeline.outline import disc
from assets.pipeline.shapes import Shaper

from .layout import FIGURES, LANES, QUAY_X, ROCK, SEA_Z, Point, square, world

Field = npt.NDArray[np.float32]
WIDTH, HEIGHT = 1920, 1080
FINE = 1.5  # pixels of the painted water to a design pixel
COARSE = 4  # design pixels to a cell of the depth's grid

NORTH: tuple[Point, ...] = (
    *((-300, -400), (-300, 246), (120, 246), (250, 240), (340, 244), (430, 252), (540, 250)),
    *((620, 236), (690, 226), (800, 234), (960, 228), (1100, 232), (1250, 226), (1400, 232)),
    *((1520, 226), (1610, 236), (QUAY_X, 262), (QUAY_X, 712), (1632, 730), (1400, 734)),
    *((1180, 738), (1140, 756), (1126, 800), (1124, 880), (1096, 930), (1066, 962), (1064, 984)),
    *((1100, 1004), (1170, 1002), (1300, 998), (2300, 998), (2300, -400)),
)
WEST: tuple[Point, ...] = (
    *((-300, 700), (200, 706), (300, 716), (420, 708), (560, 712), (700, 706), (800, 716)),
    *((846, 752), (856, 830), (852, 960), (838, 1040), (820, 1200), (-300, 1200)),
)
BANK: tuple[Point, ...] = tuple(
    (FIGURES["captain"][0] + x, FIGURES["captain"][1] - 12 + y) for x, y in disc(94, 28, 0.62)
)
REEF: tuple[Point, ...] = tuple((ROCK[0] - 4 + x, ROCK[1] - 14 + y) for x, y in disc(100, 28, 0.38))
DEPTHS = (
    *((-20, "#F4E7BE"), (6, "#D9F0CC"), (26, "#8FE3C8"), (62, "#52CDB6")),
    *((120, "#2AABA6"), (190, "#178E96"), (300, "#127488"), (420, "#0E6380")),
)
CORAL, WEED, CHANNEL, FOAM = "#C57875", "#0F5C5C", "#6BDBCC", "#FFFCF0"
CLOUD, FISH = "#0D5468", "#0F5068"
SHOALS: tuple[tuple[float, float, int], ...] = (
    *((640, 402, 11), (1010, 540, 13), (830, 676, 9), (1180, 404, 9), (1360, 672, 8)),
)


def sea(m: Shaper) -> None:
    """A sheet of water with the painting on it."""
    painting = painted()
    m.note(hashlib.sha256(np.round(painting, 2).tobytes()).hexdigest())
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new("uv")
    corners = ((-0.25, -0.25), (1.25, -0.25), (1.25, 1.25), (-0.25, 1.25))
    verts = [
        mesh.verts.new((*world(u * WIDTH, (1 - v) * HEIGHT, SEA_Z), SEA_Z)) for u, v in corners
    ]
    for loop, corner in zip(mesh.faces.new(verts).loops, corners, strict=True):
        loop[layer].uv = corner
    sheet = m.add(mesh, flat("#2CA7A0", 0.2), angle=0)
    sheet.data.materials[0] = _water(painting)


def _water(painting: Field) -> Any:
    """Smooth water in the painting's colours, with ripples."""
    height, width, _ = painting.shape
    image = bpy.data.images.new("bay", width, height)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = painting[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    made = bpy.data.materials.new("bay")
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.16
    shader.inputs["Specular IOR Level"].default_value = 0.35
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image, texture.extension = image, "EXTEND"
    tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(_ripples(tree), shader.inputs["Normal"])
    return made


def _ripples(tree: Any) -> Any:
    where = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.7, 1.7, 1)
    tree.links.new(where.outputs["Object"], mapping.inputs["Vector"])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 3.4, 3
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.32, 0.12
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    return bump.outputs["Normal"]


# --- the painting --------------------------------------------------------------------------------


def painted() -> Field:
    """The colours of the water, rows from the top, red, green and blue from 0 to 1."""
    rng = np.random.default_rng(5)
    coast = _from_coast()
    wide, middle, fine = (_noise(cell, rng) for cell in (90, 34, 12))
    depth = coast + (wide - 0.5) * 70 + (middle - 0.5) * 26
    water = _by_depth(depth)
    clouds = np.clip((_noise(330, rng) - 0.56) * 4, 0, 1) * np.clip((depth - 60) / 90, 0, 1)
    water = _over(water, CLOUD, 0.26 * clouds)
    blotches = 0.6 * _noise(26, rng) + 0.5 * _noise(60, rng)
    coral = np.clip((blotches - 0.70) * 7, 0, 1) * _belt(depth, 22, 38, 50, 110)
    water = _over(water, CORAL, 0.42 * coral)
    weed = np.clip((_noise(40, rng) - 0.62) * 7, 0, 1) * _belt(depth, 60, 90, 150, 210)
    water = _over(water, WEED, 0.22 * weed)
    light = np.clip((330 - depth) / 260, 0.16, 1) * np.clip(0.7 * wide + 0.5 * fine, 0.25, 1)
    net = 0.15 * _caustics(wide, middle, rng) * light
    water = water + net[..., None] * np.array([0.75, 1, 0.9], np.float32)
    water = _over(water, CHANNEL, 0.30 * _channels())
    water = _over(water, FISH, 0.5 * _drawn(_fish))
    water = _over(water, FOAM, 0.5 * _drawn(_chevrons))
    for at, half, strength in ((13, 5.0, 0.95), (33, 2.6, 0.55), (56, 1.8, 0.3)):
        line = np.clip(1 - np.abs(coast + (middle - 0.5) * 17 - at) / half, 0, 1)
        broken = np.clip((0.6 * fine + 0.6 * middle - 0.36) * 4, 0, 1)
        water = _over(water, FOAM, strength * line * broken)
    return np.clip(water, 0, 1).astype(np.float32)


def _grid() -> tuple[Field, Field]:
    """The design coordinates of the painting's pixels: rows, columns."""
    rows, columns = np.mgrid[0 : round(HEIGHT * FINE), 0 : round(WIDTH * FINE)].astype(np.float32)
    return rows / FINE, columns / FINE


def _sized(field: npt.NDArray[Any]) -> Field:
    """A coarse field at the painting's size."""
    image = Image.fromarray(field.astype(np.float32))
    size = (round(WIDTH * FINE), round(HEIGHT * FINE))
    return np.asarray(image.resize(size, Image.Resampling.BICUBIC))


def _noise(cell: int, rng: np.random.Generator) -> Field:
    """Smooth noise from 0 to 1 whose spots are as large as the cell, in design pixels."""
    return _sized(rng.random((HEIGHT // cell + 3, WIDTH // cell + 3)))


def _from_coast() -> Field:
    """The distance from the nearest coast, in design pixels."""
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(mask)
    for coast in (NORTH, WEST, REEF, BANK):
        draw.polygon([(x, y - 60 * SEA_Z) for x, y in coast], fill=255)
    small = mask.resize((WIDTH // COARSE, HEIGHT // COARSE), Image.Resampling.BILINEAR)
    land = np.asarray(small) > 127
    inside = np.roll(land, 1, 0) & np.roll(land, -1, 0) & np.roll(land, 1, 1) & np.roll(land, -1, 1)
    edge_y, edge_x = np.nonzero(land & ~inside)
    rows, columns = np.mgrid[0 : land.shape[0], 0 : land.shape[1]]
    nearest = np.full(land.shape, 1e9, np.float32)
    for i in range(0, len(edge_y), 64):
        across = (columns[..., None] - edge_x[i : i + 64]) ** 2
        along = (rows[..., None] - edge_y[i : i + 64]) ** 2 * 1.56  # the camera looks aslant
        nearest = np.minimum(nearest, (along + across).min(-1))
    return _sized(np.sqrt(nearest) * COARSE)


def _rgb(colour: str) -> list[float]:
    return [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def _by_depth(depth: Field) -> Field:
    at = [d for d, _ in DEPTHS]
    channels = zip(*(_rgb(colour) for _, colour in DEPTHS), strict=True)
    return np.stack([np.interp(depth, at, values) for values in channels], -1).astype(np.float32)


def _over(water: Field, colour: str, strength: Field) -> Field:
    part = strength[..., None]
    return (water * (1 - part) + np.array(_rgb(colour), np.float32) * part).astype(np.float32)


def _belt(depth: Field, start: float, full: float, fading: float, end: float) -> Field:
    """1 between two depths, running out on both sides."""
    rise = np.clip((depth - start) / (full - start), 0, 1)
    fall = np.clip((end - depth) / (end - fading), 0, 1)
    return (rise * fall).astype(np.float32)


def _caustics(wide: Field, middle: Field, rng: np.random.Generator) -> Field:
    """The net of light on the bottom: where two scattered points are equally near."""
    cell = 23
    rows, columns = HEIGHT // cell + 4, WIDTH // cell + 4
    px = (np.arange(columns)[None, :] - 1 + rng.random((rows, columns))) * cell
    py = (np.arange(rows)[:, None] - 1 + rng.random((rows, columns))) * cell
    y, x = _grid()
    y, x = y + (middle - 0.5) * 24, x + (wide - 0.5) * 40
    row, column = (y // cell).astype(int) + 1, (x // cell).astype(int) + 1
    first = np.full(y.shape, 1e9, np.float32)
    second = first.copy()
    for a in (-1, 0, 1):
        for b in (-1, 0, 1):
            i, j = np.clip(row + a, 0, rows - 1), np.clip(column + b, 0, columns - 1)
            far = np.hypot(px[i, j] - x, (py[i, j] - y) * 1.35).astype(np.float32)
            second = np.minimum(second, np.maximum(first, far))
            first = np.minimum(first, far)
    net: Field = np.clip(1 - (second - first) / 3.6, 0, 1)
    return net


def _channels() -> Field:
    """Three lighter lanes from the open sea to the quay."""
    y, x = _grid()
    ends = np.clip((x - 330) / 40, 0, 1) * np.clip((QUAY_X - 7 - x) / 16, 0, 1)
    lanes = [np.clip(1 - np.abs((y - lane - 4) / 50) ** 6, 0, 1) for lane in LANES]
    return np.multiply(np.max(lanes, axis=0), ends, dtype=np.float32)


def _drawn(shapes: Any) -> Field:
    """Polygons in design pixels as a soft field."""
    image = Image.new("L", (round(WIDTH * FINE), round(HEIGHT * FINE)), 0)
    draw = ImageDraw.Draw(image)
    for outline in shapes():
        draw.polygon([(x * FINE, y * FINE) for x, y in outline], fill=255)
    return np.asarray(image).astype(np.float32) / 255


def _chevrons() -> list[list[Point]]:
    """Three arrow heads in each lane between square 13 and the berth."""
    found = []
    for lane in range(3):
        x0, y = square(lane, 13)
        for k in range(3):
            x, y1 = x0 + 72 + 20 * k, y + 54 + 16
            arrow = [(0, -9), (6, -9), (14, 0), (6, 9), (0, 9), (8, 0)]
            found.append([(x + a, y1 + b) for a, b in arrow])
    return found


def _fish() -> list[list[Point]]:
    """Shoals under the surface."""
    found = []
    for x, y, count in SHOALS:
        for k in range(count):
            a = 2.4 * k
            left, top = x + 11 * k**0.5 * np.cos(a) * 2.2, y + 7 * k**0.5 * np.sin(a)
            body = [(7, 0), (2, -2.6), (-5, -0.6), (-9, -3), (-9, 3), (-5, 0.6), (2, 2.6)]
            found.append([(left + p, top + q) for p, q in body])
    return found
