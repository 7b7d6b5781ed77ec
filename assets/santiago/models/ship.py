"""The cargo ship, from empty to laden; the dice stand on its four hatches."""

from __future__ import annotations

from assets.pipeline.houses import barrel, crate, sack
from assets.pipeline.materials import Mat, flat, glass, metal, paint, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

HULL, RED, WHITE = paint("#1F4A5C"), paint("#B8322A"), paint("#FFF4DC")
HATCHES = (-1.22, -0.2, 0.82, 1.84)
STAGES = 5  # of cargo: 0 is empty
DECK = 0.675
HALF_OUTLINE = (
    (-3.44, -0.2),
    (-3.34, -0.5),
    (-3.0, -0.74),
    (-2.6, -0.83),
    (-1.8, -0.86),
    (1.6, -0.86),
    (2.4, -0.74),
    (3.1, -0.42),
)


def ship(m: Shaper, stage: int) -> None:
    """The freighter with a stage of deck cargo."""
    _hull(m)
    _deck(m)
    _bridge(m)
    _funnel(m)
    _bow(m)
    for needed, load in enumerate((_cargo_one, _cargo_two, _cargo_three, _cargo_four), 1):
        if stage >= needed:
            load(m)


def _outline(k: float, stem: float) -> list[tuple[float, float]]:
    side = [(p[0], p[1]) for p in smooth([*HALF_OUTLINE, (3.55 + stem, 0)], 4)]
    return [(x, y * k) for x, y in side] + [(x, -y * k) for x, y in reversed(side[:-1])]


def _level(z: float, k: float, stem: float, sheer: float) -> list[tuple[float, float, float]]:
    """One line of the hull; bow and stern sweep up."""
    return [
        (
            x,
            y,
            z + max(0, (x - 1.2) / 2.3) ** 2 * sheer + max(0, (-x - 2.0) / 1.2) ** 2 * sheer * 0.35,
        )
        for x, y in _outline(k, stem)
    ]


def _hull(m: Shaper) -> None:
    bands = (
        (RED, ((-0.12, 0.86, -0.2, 0), (0.16, 0.93, -0.08, 0.02))),
        (WHITE, ((0.16, 0.93, -0.08, 0.02), (0.2, 0.94, -0.07, 0.02))),
        (HULL, ((0.2, 0.94, -0.07, 0.02), (0.62, 1, 0.1, 0.26))),
        (
            WHITE,
            (
                (0.62, 1, 0.1, 0.26),
                (0.74, 1.02, 0.13, 0.28),
                (0.74, 0.955, 0.05, 0.28),
                (0.66, 0.95, 0.04, 0.26),
            ),
        ),
    )
    for mat, levels in bands:
        m.hull([_level(*level) for level in levels], mat, caps=False)
    m.facing("SANTIAGO", 0.24, flat("#FFF4DC"), -0.1, -0.885, 0.4, 84)
    anchor = metal("#3A4046", 0.5)
    m.tube([(2.72, -0.64, 0.62), (2.7, -0.68, 0.42)], 0.025, anchor)
    m.tube([(2.6, -0.69, 0.46), (2.69, -0.7, 0.38), (2.79, -0.66, 0.46)], 0.022, anchor)


def _deck(m: Shaper) -> None:
    edge = _level(DECK, 0.955, 0.03, 0.25)
    side = edge[: len(edge) // 2]
    stem = edge[len(edge) // 2]
    rows = [[(x, y, z), (x, -y, z)] for x, y, z in side]
    rows.append([stem, (stem[0], stem[1] + 0.001, stem[2])])
    m.sheet(rows, wood("#C98F52", "x"), 0, angle=40)
    for i in range(14):
        m.box(-1.6 + i * 0.29, 0, DECK + 0.006, 0.014, 1.6, 0.006, wood("#8A5A30"), 0)
    for x in HATCHES:
        m.box(x, 0, DECK + 0.005, 0.94, 0.98, 0.06, paint("#E9C98C"))
        m.box(x, 0, DECK + 0.025, 0.84, 0.88, 0.045, wood("#7A4E2A", "x"), 0.01)


def _bridge(m: Shaper) -> None:
    houses = (
        (-2.45, 0.68, 1.1, 1.28, 0.4),
        (-2.5, 1.08, 0.92, 1.12, 0.34),
        (-2.42, 1.42, 0.7, 1.24, 0.26),
    )
    for x, z, sx, sy, sz in houses:
        m.box(x, 0, z, sx, sy, sz, WHITE, 0.04)
    m.box(-2.42, 0, 1.68, 0.8, 1.34, 0.05, RED)
    for i in range(3):
        m.box(-2.42, -0.4 + 0.4 * i, 1.735, 0.7, 0.3, 0.015, Mat("#D65A48", 0.6), 0.006)
    for i in range(5):
        x = -2.86 + i * 0.2
        m.cylinder(x, -0.645, 0.88, 0.055, 0.02, glass(), sides=18, rot=(90, 0, 0))
        m.ring(x, -0.655, 0.88, 0.058, 0.014, metal("#EAB94A"), (90, 0, 0), 18)
    for i in range(4):
        m.box(-2.8 + i * 0.2, -0.565, 1.18, 0.13, 0.02, 0.14, glass(), 0.004)
        m.box(-2.66 + i * 0.16, -0.625, 1.48, 0.125, 0.02, 0.13, glass(), 0.004)
    m.ring(-1.86, -0.67, 0.96, 0.1, 0.034, paint("#E4572E"), (90, 0, 0))
    for s in (-1, 1):
        m.tube([(-2.95, s * 0.6, 1.1), (-2.05, s * 0.6, 1.1)], 0.014, metal("#EAB94A"), 6)
    m.cylinder(-2.1, 0.45, 1.7, 0.02, 0.55, metal("#D9A441", 0.4), sides=10)


def _funnel(m: Shaper) -> None:
    x, y, z = -2.62, 0.12, 1.72
    m.lathe([(0.21, 0), (0.21, 0.5), (0, 0.5)], RED, x, y, z, 32)
    m.lathe(
        [(0.213, 0.26), (0.217, 0.27), (0.217, 0.44), (0.213, 0.45)], metal("#F0B93A"), x, y, z, 32
    )
    m.lathe(
        [(0.213, 0.46), (0.218, 0.47), (0.228, 0.69), (0.17, 0.69), (0.16, 0.55), (0, 0.55)],
        flat("#22262B"),
        x,
        y,
        z,
        32,
    )


def _bow(m: Shaper) -> None:
    brass, rope = metal("#D9A441", 0.4), flat("#3A2A1A")
    m.cylinder(2.62, 0, 0.7, 0.05, 1.25, brass, sides=14)
    m.tube([(2.62, 0, 1.0), (1.77, 0, 1.85)], 0.034, brass)
    m.tube([(2.62, 0, 1.9), (1.77, 0, 1.85)], 0.01, rope, 6)
    m.tube([(2.62, 0, 1.9), (3.45, 0, 1.0)], 0.01, rope, 6)
    m.cylinder(3.1, -0.08, 0.86, 0.05, 0.12, metal("#3A4046", 0.5), sides=12)
    for s in (-1, 1):
        m.cylinder(2.3, s * 0.58, 0.72, 0.035, 0.1, metal("#3A4046", 0.5), sides=12)
    m.ring(2.95, 0.22, 0.86, 0.11, 0.035, Mat("#B89F74", 0.9, bump=0.4), sides=24)


def _cargo_one(m: Shaper) -> None:
    """Crates on the foredeck."""
    for x, y, size, turn in ((2.5, -0.36, 0.27, 9), (2.55, 0.3, 0.28, 24), (2.88, -0.06, 0.21, 40)):
        crate(m, x, y, 0.72, size, turn)
    crate(m, 2.5, -0.36, 0.98, 0.18, 33, "#C79256")
    barrel(m, 2.32, -0.62, 0.69, 0.09, 0.22)


def _cargo_two(m: Shaper) -> None:
    """Crates and sacks along the near rail, low enough to leave the dice in sight."""
    for x in (-1.45, -1.22, -0.4, 0.9, 1.8):
        crate(m, x, -0.67, DECK, 0.19, m.rng.uniform(-8, 8))
    for x in (-0.97, 0.62, 1.55):
        sack(m, x, -0.67, DECK, 0.85)


def _cargo_three(m: Shaper) -> None:
    """The near rail filled up, barrels on the stern, a row along the far rail."""
    for x in (0.12, 0.36, 1.16, 2.02, -0.72):
        barrel(m, x, -0.67, DECK, 0.085, 0.2)
    sack(m, -0.14, -0.67, DECK, 0.85)
    for y in (-0.35, 0.0, 0.35):
        barrel(m, -3.12, y, 0.74, 0.11, 0.26)
    for x in (-1.5, -1.27, -1.04, 0.6, 0.83, 1.06):
        barrel(m, x, 0.66, DECK, 0.11, 0.3)
    for x, turn in ((-0.45, 3), (-0.15, -5), (0.14, 8)):
        crate(m, x, 0.67, DECK, 0.27, turn, "#C79256")


def _cargo_four(m: Shaper) -> None:
    """Laden: stacked high behind the dice, on the bow and beside the bridge."""
    for x, turn in ((-1.38, 4), (-1.1, -6), (0.7, 12), (0.98, -3)):
        crate(m, x, 0.66, DECK + 0.3, 0.27, turn)
    for x, turn in ((-0.3, 14), (0.0, -4)):
        crate(m, x, 0.67, DECK + 0.27, 0.27, turn)
    crate(m, -0.72, 0.67, DECK, 0.3, 5)
    crate(m, -0.72, 0.67, DECK + 0.3, 0.27, 22)
    for x in (1.4, 1.68, 1.96):
        crate(m, x, 0.66, DECK, 0.27, 6, "#C79256")
    for x, turn in ((1.53, 25), (1.82, 4)):
        crate(m, x, 0.66, DECK + 0.27, 0.25, turn)
    crate(m, 2.54, 0.3, 1.0, 0.22, 50)
    sack(m, 2.84, 0.14, 0.8, 1.1)
    for y in (-0.3, 0.02, 0.34):
        sack(m, -1.78, y, DECK, 0.9)
