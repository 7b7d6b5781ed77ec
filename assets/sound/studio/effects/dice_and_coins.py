"""Dice on the deck, coins on the table."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from studio.catalogue import PLAIN, SOFT, Effect
from studio.synth import band, envelope, faded, in_room, layered, metal, noise, thump, wood

Audio = NDArray[np.float64]


def _clack(chance: np.random.Generator, low: float, high: float, hardness: float) -> Audio:
    """One knock of a die, on wood or on another die."""
    seed = int(chance.integers(1, 9999))
    return wood(float(chance.uniform(low, high)), 0.18, hardness, seed)


def dice_rattle(seed: int) -> Audio:
    """Dice tumble over the planks for most of a second, ever slower."""
    chance = np.random.default_rng(seed)
    layers: list[tuple[float, Audio]] = []
    at = 0.0
    while at < 0.82:
        loud = float(chance.uniform(0.45, 1.0)) * (0.65 + 0.35 * min(1.0, at / 0.15))
        layers.append((at, loud * _clack(chance, 620, 1350, 1.0)))
        if chance.random() < 0.5:
            layers.append((at + 0.008, 0.5 * loud * _clack(chance, 1500, 2200, 0.8)))
        layers.append((at, 0.35 * loud * thump(210, 150, 0.1, 0.018)))
        at += float(chance.uniform(0.022, 0.05)) * (1 + at * 1.5)
    return in_room(layered(*layers), 0.18, 0.25)


def dice_settle(seed: int) -> Audio:
    """The last bounces until all lie still."""
    chance = np.random.default_rng(100 + seed)
    layers: list[tuple[float, Audio]] = []
    for _ in range(3):
        at, gap, loud = float(chance.uniform(0, 0.05)), float(chance.uniform(0.09, 0.13)), 1.0
        while gap > 0.022:
            layers.append((at, loud * _clack(chance, 520, 900, 0.85)))
            layers.append((at, 0.5 * loud * thump(190, 130, 0.12, 0.02)))
            at, gap, loud = at + gap, gap * 0.62, loud * 0.62
    return in_room(layered(*layers), 0.2, 0.25)


def die_flip() -> Audio:
    """One die is turned: a swish, a knock, a small after-knock."""
    swish = band(noise(0.14, 8), 700, 2600) * envelope([(0, 0), (0.08, 0.12), (0.14, 0)], 0.14)
    first, second = wood(760, 0.2, 0.8), 0.45 * wood(940, 0.2, 0.8, 4)
    return in_room(layered((0, swish), (0.14, first), (0.14, 0.4 * thump(200, 140, 0.1, 0.02)),
                           (0.195, second)), 0.18, 0.25)  # fmt: skip


def _coin(frequency: float, loud: float = 1.0) -> Audio:
    """A coin lands: two bodies a hair apart and a touch of wood."""
    ring = metal(frequency, 0.4, 0.05) + 0.5 * metal(frequency * 1.013, 0.4, 0.04)
    return loud * (ring * 0.6 + 0.5 * wood(420, 0.4, 0.5))


def coin_in(variant: int) -> Audio:
    """One coin comes: clink, and a lighter clink upwards."""
    base = (2150.0, 2330.0, 2520.0)[variant - 1]
    return in_room(layered((0, _coin(base)), (0.062, _coin(base * 1.26, 0.55))), 0.15, 0.3)


def coin_out() -> Audio:
    """One coin goes: slid over the table, then down."""
    slide = band(noise(0.16, 21), 1800, 5200) * envelope([(0, 0), (0.12, 0.16), (0.16, 0)], 0.16)
    return in_room(layered((0, slide), (0.13, _coin(1870)), (0.2, _coin(1480, 0.5))), 0.15, 0.3)


def _shower(seed: int, count: int, rising: bool) -> Audio:
    """Several coins, one after the other."""
    chance = np.random.default_rng(seed)
    layers = []
    for k in range(count):
        height = k if rising else count - 1 - k
        tone = 1750 * 1.09**height * float(chance.uniform(0.98, 1.03))
        layers.append((0.07 * k + float(chance.uniform(0, 0.02)), _coin(tone, 0.6 + 0.4 * (k % 2))))
    return in_room(faded(layered(*layers)), 0.18, 0.35)


EFFECTS = (
    Effect("dice_rattle_1", partial(dice_rattle, 1), PLAIN, "dice are rolled"),
    Effect("dice_rattle_2", partial(dice_rattle, 2), PLAIN, "dice are rolled"),
    Effect("dice_rattle_3", partial(dice_rattle, 7), PLAIN, "dice are rolled"),
    Effect("dice_settle_1", partial(dice_settle, 1), PLAIN, "dice come to rest"),
    Effect("dice_settle_2", partial(dice_settle, 2), PLAIN, "dice come to rest"),
    Effect("dice_settle_3", partial(dice_settle, 3), PLAIN, "dice come to rest"),
    Effect("die_flip", die_flip, PLAIN, "one die is turned down or changed"),
    Effect("coin_in_1", partial(coin_in, 1), SOFT, "a coin arrives"),
    Effect("coin_in_2", partial(coin_in, 2), SOFT, "a coin arrives"),
    Effect("coin_in_3", partial(coin_in, 3), SOFT, "a coin arrives"),
    Effect("coins_in", partial(_shower, 5, 6, True), PLAIN, "several coins are paid out"),
    Effect("coin_out", coin_out, SOFT, "a coin is paid"),
    Effect("coins_out", partial(_shower, 6, 5, False), PLAIN, "several coins are paid"),
)
