"""Goods put on the quay, stamps, paper, saw: things of wood, glass and cloth."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.catalogue import PLAIN, SOFT, Effect
from studio.synth import (
    band, clock, decay, envelope, faded, glass, glide, highpass, in_room, layered, lowpass, noise, saw, sine,
    thump, wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def goods_wood() -> Audio:
    """Two logs are laid on each other."""
    first = wood(310, 0.3, 0.8) + 0.8 * thump(150, 100, 0.3, 0.035)
    second = 0.6 * wood(372, 0.3, 0.8, 7)
    return in_room(layered((0, first), (0.085, second)), 0.2, 0.3)


def goods_glass() -> Audio:
    """Bottles of rum are set down and touch."""
    touch = layered((0.0, glass(1480, 0.5, 0.5)), (0.055, glass(1790, 0.6, 0.45)))
    return in_room(layered((0, 0.7 * thump(170, 120, 0.2, 0.025)), (0.01, touch)), 0.2, 0.35)


def goods_crate() -> Audio:
    """A crate lands; its slats settle."""
    body = 1.1 * thump(130, 75, 0.3, 0.045) + 0.6 * wood(205, 0.3, 0.7)
    slats = layered((0.05, 0.28 * wood(460, 0.1)), (0.09, 0.18 * wood(540, 0.1, 1, 3)))
    return in_room(layered((0, body), (0, slats)), 0.2, 0.3)


def goods_soft() -> Audio:
    """A sack of sugar or a bundle of leaves drops."""
    cloth = lowpass(noise(0.3, 4), 1400) * decay(0.3, 0.035, 0.006) * 0.5
    grains = band(noise(0.3, 6), 2500, 6500) * decay(0.3, 0.05, 0.02) * 0.08
    return in_room(
        layered((0, 0.9 * thump(115, 70, 0.3, 0.04)), (0, cloth), (0.02, grains)), 0.12, 0.25
    )


def stamp() -> Audio:
    """The customs officer's stamp: a creak of the handle, a firm thump, off the paper again."""
    down = thump(140, 80, 0.25, 0.035) + 0.7 * wood(240, 0.25, 0.6)
    felt = lowpass(noise(0.25, 13), 2200) * decay(0.25, 0.02) * 0.6
    peel = band(noise(0.08, 14), 1500, 5000) * envelope([(0, 0), (0.03, 0.1), (0.08, 0)], 0.08)
    return in_room(layered((0.0, 0.2 * wood(900, 0.1)), (0.1, down + felt), (0.3, peel)), 0.2, 0.3)


def paper() -> Audio:
    """A newspaper is shaken open."""
    layers = []
    chance = np.random.default_rng(17)
    for k in range(9):
        length = float(chance.uniform(0.05, 0.11))
        rustle = band(noise(length, 40 + k), 900 + 90 * k, 6000) * decay(
            length, length / 3.5, 0.012
        )
        layers.append(
            (0.065 * k + float(chance.uniform(0, 0.02)), rustle * (0.5 + 0.5 * (k % 3 == 0)))
        )
    return faded(lowpass(layered(*layers), 6500), 0.005, 0.05)


def flag_plant() -> Audio:
    """The pole goes in, the cloth flutters."""
    pole = 0.7 * wood(420, 0.25, 0.8) + 0.5 * thump(170, 95, 0.25, 0.03)
    beat = 0.5 + 0.5 * np.sin(2 * np.pi * 15 * clock(0.5) ** 1.1)
    cloth = band(noise(0.5, 23), 350, 1900) * beat**2
    cloth *= envelope([(0, 0), (0.06, 0.3), (0.5, 0)], 0.5)
    return in_room(layered((0, pole), (0.05, cloth)), 0.15, 0.25)


def sawing() -> Audio:
    """Three strokes of a saw through soft wood, and the piece falls."""
    layers: list[tuple[float, Audio]] = []
    for k, (length, tone) in enumerate(((0.28, 74.0), (0.22, 92.0), (0.3, 78.0))):
        teeth = 0.45 + 0.55 * np.clip(saw(tone, length, 10), 0, 1)
        stroke = band(noise(length, 60 + k), 420, 3400) * teeth
        stroke *= envelope([(0, 0), (length * 0.4, 0.55), (length, 0)], length)
        layers.append((0.3 * k, stroke))
    layers.append((0.93, 0.45 * wood(480, 0.2, 0.9) + 0.2 * thump(190, 120, 0.2, 0.03)))
    return in_room(layered(*layers), 0.15, 0.25)


def pawn_hop() -> Audio:
    """A wooden pawn leaves with a tap and lands 0.42 s later."""
    start = 0.35 * wood(980, 0.12, 0.6)
    landing = wood(560, 0.25, 0.8) + 0.5 * thump(180, 120, 0.25, 0.028)
    after = 0.22 * wood(700, 0.1, 0.7, 9)
    return in_room(layered((0, start), (0.42, landing), (0.49, after)), 0.18, 0.25)


def distillery() -> Audio:
    """The still bubbles, steam sighs, one drop falls into the bottle."""
    chance = np.random.default_rng(29)
    layers: list[tuple[float, Audio]] = []
    for at in np.sort(chance.uniform(0, 1.15, 24)):
        layers.append((float(at), float(chance.uniform(0.3, 0.9)) * bubble(chance)))
    steam = highpass(noise(0.7, 30), 2600) * envelope([(0, 0), (0.25, 0.07), (0.7, 0)], 0.7)
    layers += [(0.4, steam), (1.25, 0.4 * glass(1250, 0.4))]
    return in_room(layered(*layers), 0.2, 0.3)


def bubble(chance: np.random.Generator) -> Audio:
    """One bubble: a short tone that slides upwards."""
    low = float(chance.uniform(240, 520))
    length = float(chance.uniform(0.05, 0.09))
    return (
        sine(glide(low, low * 1.9, length), length) * np.sin(np.pi * clock(length) / length) ** 1.5
    )


EFFECTS = (
    Effect("goods_wood", goods_wood, PLAIN, "wood is stored or loaded"),
    Effect("goods_glass", goods_glass, PLAIN, "rum is stored or loaded"),
    Effect("goods_crate", goods_crate, PLAIN, "fruit or cigars are stored or loaded"),
    Effect("goods_soft", goods_soft, PLAIN, "sugar or tobacco is stored or loaded"),
    Effect("stamp", stamp, PLAIN, "customs office, an order is sealed"),
    Effect("paper", paper, SOFT, "newspaper, a letter, a page of the rules"),
    Effect("flag_plant", flag_plant, PLAIN, "a building gets an owner"),
    Effect("saw", sawing, PLAIN, "the sawmill works"),
    Effect("pawn_hop", pawn_hop, PLAIN, "a pawn hops on a building; lands after 0.42 s"),
    Effect("distillery", distillery, SOFT, "the distillery or a machine works"),
)
