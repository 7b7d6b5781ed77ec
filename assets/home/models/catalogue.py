"""All pictures of the first screen: the quay at three hours, each box at rest and in sight."""

from __future__ import annotations

from functools import partial

from assets.pipeline.light import Light
from assets.pipeline.materials import stone
from assets.pipeline.piece import Game, Lamp, Picture, Spot, View
from assets.pipeline.shapes import Shaper

from .boxes import box
from .places import BOXES, DESIGN, EYE, LENS, TARGET, Box
from .quay import LAMP_POSTS, LAMP_Y, quay, quay_with_shade

HOURS = {"santiago": "morning", "manila": "evening", "cargo_noir": "night"}
SAMPLES = {"quay": 26, "box": 10, "ground": 16}
BOX_SCALE = 2  # boxes are rendered at twice the design size, as all pieces are
LIGHTS = {
    "morning": Light(52, 42, 4.6, (1, 0.87, 0.68), 0.85),
    "evening": Light(
        62, 24, 5.0, (1, 0.66, 0.36), 0.8, (0.80, 0.56, 0.40), (1, 0.80, 0.60), (0.60, 0.50, 0.88)
    ),
    "night": Light(
        -150, 32, 2.4, (0.5, 0.66, 1.0), 0.30,
        (0.08, 0.08, 0.18), (0.24, 0.14, 0.34), (0.10, 0.16, 0.42), 2, 0.75,
    ),
}  # fmt: skip
SKIES = {
    "morning": (
        (0, "#FFE3B0"),
        (0.62, "#FFE9C4"),
        (0.72, "#D9EBE4"),
        (0.84, "#86C9DE"),
        (1, "#2B86C0"),
    ),
    "evening": (
        (0, "#FFCB86"),
        (0.60, "#FFC98A"),
        (0.70, "#F8A07C"),
        (0.82, "#B884B8"),
        (1, "#5B50A8"),
    ),
    "night": (
        (0, "#2A1440"),
        (0.60, "#8A3274"),
        (0.70, "#552A78"),
        (0.84, "#1E2258"),
        (1, "#080E2A"),
    ),
}
SUNS = {"evening": (0.5, 0.60)}
STRIPS = {
    "morning": (0, 0, 780, 1080),
    "evening": (560, 0, 1400, 1080),
    "night": (1060, 0, 1920, 1080),
}
WARM = (1.0, 0.74, 0.42)
LAMPS: dict[str, tuple[Lamp, ...]] = {
    "morning": (),
    "evening": tuple(((x, LAMP_Y - 0.3, 3.05), 26.0, WARM) for x in LAMP_POSTS),
    "night": (
        *(((x, LAMP_Y - 0.3, 3.05), 60.0, WARM) for x in LAMP_POSTS),
        ((6.2, -1.6, 2.6), 46.0, (1, 0.30, 0.60)),
        ((1.9, -2.2, 1.2), 26.0, (0.3, 0.85, 1)),
        ((3.7, -4.6, 3.0), 60.0, (1, 0.86, 0.70)),
        ((6.4, 1.6, 2.0), 60.0, (0.2, 0.9, 0.9)),
    ),
}
SPOT_WATTS = {"morning": 330.0, "evening": 420.0, "night": 380.0}


def _view(hour: str = "") -> View:
    return View(EYE, TARGET, LENS, SKIES.get(hour, ()), SUNS.get(hour))


def spot(which: Box) -> Spot:
    """The lamp on the box in sight."""
    watts = SPOT_WATTS[HOURS[which.game]]
    return Spot((which.x + 0.3, -6.5, 7.2), (which.x, -0.6, 1.35), watts, (1, 0.86, 0.58), 27)


def _quay_at(hour: str) -> Picture:
    return Picture(
        f"quay_{hour}",
        partial(quay, hour=hour),
        DESIGN,
        SAMPLES["quay"],
        LIGHTS[hour],
        _view(hour),
        quality=95,
        lamps=LAMPS[hour],
        part=STRIPS[hour],
    )


def _box(which: Box, chosen: bool) -> Picture:
    hour = HOURS[which.game]
    return Picture(
        f"box_{which.game}_{'chosen' if chosen else 'rest'}",
        partial(_box_on_stones, which=which, chosen=chosen),
        (DESIGN[0] * BOX_SCALE, DESIGN[1] * BOX_SCALE),
        SAMPLES["box"],
        LIGHTS[hour],
        _view(),
        lamps=LAMPS[hour],
        spots=(spot(which),) if chosen else (),
        part=which.part(chosen),
        clear=True,
    )


def _box_on_stones(m: Shaper, which: Box, chosen: bool) -> None:
    """The box alone is seen; the quay throws its light back at it."""
    first = len(m.objects)
    m.box(0, 0.9, -1.5, 40, 4.8, 1.5, stone("#D8C195"), 0)
    m.objects[first].visible_camera = False
    box(m, which, chosen)


def _ground(which: Box, chosen: bool) -> Picture:
    """What a box does to the quay: its shadow, and the light of its lamp."""
    hour = HOURS[which.game]
    return Picture(
        f"ground_{which.game}_{'chosen' if chosen else 'rest'}",
        partial(quay_with_shade, hour=hour, which=which, chosen=chosen),
        DESIGN,
        SAMPLES["ground"],
        LIGHTS[hour],
        _view(hour),
        quality=95,
        lamps=LAMPS[hour],
        spots=(spot(which),) if chosen else (),
        part=which.ground(),
    )


GAME = Game(
    name="home",
    pieces=(),
    pictures=(
        *(_quay_at(hour) for hour in LIGHTS),
        *(_box(which, chosen) for which in BOXES for chosen in (False, True)),
        *(_ground(which, chosen) for which in BOXES for chosen in (False, True)),
    ),
)
