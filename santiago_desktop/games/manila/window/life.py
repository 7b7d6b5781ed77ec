"""What lives on Manila's board while nothing happens."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.stage.board.clips import Item

if TYPE_CHECKING:
    from santiago_desktop.stage.board.clips import Picture

FLAG = (0, 1, 2, 1)  # its pictures in turn
WAVES = 2  # of the flag in a cycle
FLICKERS = 4  # of a torch in a cycle
CANOE, SHIP = 2.0, 1.5  # design pixels by which they rise and sink
RIPPLE = (890.0, 372.0)  # where a fish comes up
SEEN = 0.5  # of the cycle that its ring is seen, and each glint
GLINTS = (  # where the sun twinkles on the lagoon, off the routes
    *((430, 300), (560, 266), (760, 292), (935, 270), (1130, 286), (1340, 316)),
    *((520, 432), (655, 446), (860, 436), (1030, 424), (1236, 446), (1405, 452)),
    *((470, 578), (700, 566), (905, 582), (1095, 560), (1290, 588), (1385, 612)),
)
BRIGHT = 0.9
APART = 0.381966  # of the cycle, from one glint to the next: so no two neighbours go together


def life(picture: Picture, part: float) -> Picture:
    """The things that move, in a part of the cycle from 0 to 1; not those that are in a clip."""
    frames = {"flag": f"flag_{_turn(FLAG, part * WAVES)}"}
    for number, torch in enumerate(on.TORCHES):
        frames[torch] = f"flame_{_turn((number, 1 - number), part * FLICKERS)}"
    found = {
        key: replace(picture[key], sprite=sprite)
        for key, sprite in frames.items()
        if key in picture
    }
    for number, key in enumerate(key for key in picture if key.startswith("banca.")):
        found[key] = replace(picture[key], lift=CANOE * sin(2 * pi * (part + number / 3)))
    for ware, name in enumerate(box.WARES):
        found |= _afloat(picture, name, SHIP * sin(2 * pi * (part + ware / box.KINDS)))
    if part < SEEN:
        t = part / SEEN
        ring = Item("splash", RIPPLE, layer=0, alpha=0.5 * (1 - t), scale=0.3 + 0.5 * t)
        found["ripple"] = ring
    return found | _glints(part)


def _glints(part: float) -> Picture:
    """The sun on the ripples: each one swells and fades in its own time."""
    found = {}
    for number, at in enumerate(GLINTS):
        t = (part + APART * number) % 1 / SEEN
        if 0 < t < 1:
            shine = sin(pi * t)
            found[f"glint.{number}"] = Item(
                f"glint_{number % 2}", at, layer=0, alpha=BRIGHT * shine, scale=0.5 + 0.5 * shine
            )
    return found


def _turn(sprites: tuple[int, ...], times: float) -> int:
    return sprites[int(times * len(sprites)) % len(sprites)]


def _afloat(picture: Picture, name: str, lift: float) -> Picture:
    """A boat on the water with its crew; none that lies ashore, or is just under way."""
    boat = picture.get(f"boat.{name}")
    if boat is None or boat.grey:
        return {}
    aboard = [key for key in picture if key.startswith(f"crew.{name}.")]
    return {
        key: replace(picture[key], lift=picture[key].lift + lift)
        for key in (f"boat.{name}", *aboard)
    }
