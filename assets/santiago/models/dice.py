"""The five demand dice: every face at rest, and tumbling."""

from __future__ import annotations

import math

from mathutils import Matrix

from assets.pipeline.materials import Mat, flat
from assets.pipeline.shapes import Shaper

from .palette import DICE
from .tokens import emblem

SIZE = 0.8
FACES = {good: (0, 1, 2, 3, 4) if good == "fruit" else (0, 1, 2, 3) for good in DICE}
TUMBLE_FRAMES = 10  # the same for all numbers
LANDINGS = 1  # frames that already show the number rolled, still tipping
TURN_AXIS = (0.82, 0.35, 0.45)


def die(m: Shaper, good: str, number: int) -> None:
    """At rest: the number on top, the good's emblem in front."""
    _die(m, good, number, Matrix.Identity(4), 0)


def landing(m: Shaper, good: str, number: int, step: int) -> None:
    """The last frame of a roll: tipped over an edge, the number already on top."""
    tilt, yaw, height = 18 - 9 * step, -16 + 8 * step, 0.1 - 0.05 * step
    turn = Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X")
    _die(m, good, number, turn @ Matrix.Rotation(math.radians(tilt * 0.4), 4, "Y"), height)


def tumbling(m: Shaper, good: str, frame: int) -> None:
    """In the air: one and a quarter turns about a slanting axis, bouncing."""
    t = frame / TUMBLE_FRAMES
    turn = Matrix.Rotation(math.radians(40 + 450 * t), 4, TURN_AXIS)
    height = 0.5 * abs(math.cos(math.pi * 1.5 * t)) * (1 - 0.55 * t) + 0.12
    _die(m, good, frame % 3 + 1, turn, height)


def _die(m: Shaper, good: str, number: int, turn: Matrix, height: float) -> None:
    lacquer = Mat(DICE[good], 0.25, coat=0.8, bump=0.03, vary=0.03, crevice=0)
    ink = flat("#2B1A12" if good in ("sugar", "fruit") else "#FFF6DF", 0.4)
    middle = SIZE / 2
    with m.at(0, 0, middle + height), m.moved(turn):
        m.box(0, 0, -middle, SIZE, SIZE, SIZE, lacquer, 0.11, segments=5)
        m.facing(str(number), 0.98, ink, 0, -0.03, middle + 0.002, 0)
        tumbling_die = turn != Matrix.Identity(4)
        for quarter in range(4 if tumbling_die else 1):
            with m.at(rz=90 * quarter), m.at(0, -middle - 0.005, 0):
                emblem(m, good, ink, lacquer)
        if tumbling_die:
            with m.at(rx=180):
                m.facing(str((number + 1) % 4), 0.98, ink, 0, -0.03, middle + 0.002, 0)
