"""The game's course: points, turns, passing, thieves, the wheel, fanfares."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio import percussion, sampled
from studio.catalogue import FEATURE, PLAIN, SOFT, STRONG, Effect
from studio.synth import (
    band, bell, envelope, faded, in_room, layered, lowpass, metal, noise, thump, wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def points_up() -> Audio:
    """A bright run on the marimba with a sparkle on top."""
    run = [(0.075 * k, 0.3, name, 88 + 5 * k) for k, name in enumerate(("C5", "E5", "G5", "C6"))]
    top = [(0.3, 0.6, "E6", 62), (0.3, 0.6, "G6", 54)]
    return in_room(
        layered((0, sampled.phrase(sampled.MARIMBA, run, 1.0)),
                (0, 0.3 * sampled.phrase(sampled.CELESTA, top, 1.1))), 0.22, 0.5)  # fmt: skip


def points_down() -> Audio:
    """Three muted steps down on plucked strings."""
    steps = [(0.0, 0.2, "G4", 84), (0.13, 0.2, "Eb4", 80), (0.26, 0.5, "C4", 76)]
    return in_room(sampled.phrase(sampled.PIZZICATO, steps, 0.9), 0.2, 0.4)


def passing() -> Audio:
    """A shrug: a sweep of the sleeve and one low block."""
    sweep = band(noise(0.24, 33), 300, 1500) * envelope([(0, 0), (0.13, 0.2), (0.24, 0)], 0.24)
    return in_room(layered((0, sweep), (0.2, 0.8 * wood(390, 0.2, 0.5))), 0.18, 0.3)


def pickpocket() -> Audio:
    """Tiptoe on plucked strings, then a coin changes its owner."""
    toes = ("D4", "F4", "Ab4", "G4", "B4")
    steps = [(0.14 * k, 0.12, name, 70 + 4 * (k % 2)) for k, name in enumerate(toes)]
    clink = 0.3 * metal(2300, 0.3, 0.045)
    return in_room(
        layered((0, sampled.phrase(sampled.PIZZICATO, steps, 1.1)), (0.72, clink), (0.78, 0.6 * clink)),
        0.2, 0.35)  # fmt: skip


def casino_wheel() -> Audio:
    """The wheel's tongue ticks ever slower, the ball drops, a bell."""
    layers: list[tuple[float, Audio]] = []
    at, gap = 0.0, 0.034
    while gap < 0.21:
        loud = 0.55 + 0.45 * min(1.0, gap / 0.12)
        layers.append((at, loud * wood(1250 - 1500 * gap, 0.08, 0.8, len(layers) + 1)))
        at, gap = at + gap, gap * 1.13
    layers += [(at, wood(640, 0.2, 0.8)), (at + 0.06, 0.35 * bell(1568, 1.0, 0.2))]
    return in_room(layered(*layers), 0.2, 0.4)


def turn_begin() -> Audio:
    """A guitar brushes a friendly chord: somebody's turn begins."""
    chord = [(0.028 * k, 0.9, name, 56 + 3 * k) for k, name in enumerate(("G3", "D4", "B4", "E5"))]
    return in_room(sampled.phrase(sampled.NYLON, chord, 1.2), 0.2, 0.5)


def your_turn() -> Audio:
    """The hotel's desk bell, twice, the second higher: it is you."""
    both = layered((0, bell(1046.5, 1.2, 0.22)), (0.17, 0.9 * bell(1396.9, 1.5, 0.28)))
    return in_room(both, 0.18, 0.5)


def win() -> Audio:
    """A fanfare of the title's theme: two trumpets, guitar, timbales, a last chord."""
    beat = 0.178
    tune = [
        (0, 2, "E5"),
        (2, 2, "G5"),
        (4, 2, "A5"),
        (6, 1, "G5"),
        (7, 1, "A5"),
        (8, 2, "B5"),
        (11, 6, "C6"),
    ]
    under = [
        (0, 2, "C5"),
        (2, 2, "E5"),
        (4, 2, "F5"),
        (6, 1, "E5"),
        (7, 1, "F5"),
        (8, 2, "G5"),
        (11, 6, "E5"),
    ]
    bass = [(0, 3, "C3"), (3, 2, "G2"), (6, 2, "F2"), (8, 2, "G2"), (11, 5, "C3")]
    strum = [(s, 2, n) for s, names in ((0, "C4 E4 G4"), (4, "F4 A4 C5"), (8, "F4 G4 B4"), (11, "E4 G4 C5"))
             for n in names.split()]  # fmt: skip
    keys = [(0, 66), (1, 65), (2, 65), (3, 66), (6, 65), (7, 65), (8, 66), (9, 65), (9.5, 65), (10, 65),
            (10.5, 65), (11, 49), (11, 66)]  # fmt: skip
    seconds = 4.4

    def line(
        program: int, notes: list[tuple[int, int, str]], loud: int, wind: bool = False
    ) -> Audio:
        timed = [(s * beat, n * beat * 0.9, name, loud) for s, n, name in notes]
        return sampled.phrase(program, timed, seconds, wind)

    drums = sampled.hits([(s * beat, key, 74 if key == 49 else 92) for s, key in keys], seconds)
    mix = line(sampled.TRUMPET, tune, 104, True) + 0.7 * line(sampled.TRUMPET, under, 92, True)
    mix += 0.5 * line(sampled.STEEL, strum, 86) + 0.8 * line(sampled.BASS, bass, 96) + 0.5 * drums
    return faded(in_room(mix, 0.25, 0.9), 0.002, 0.5)


def other_wins() -> Audio:
    """A kind close on guitar and vibraphone for whoever did not win."""
    chords = (
        (0.0, "A3 E4 G4 C5"),
        (0.55, "D4 F4 A4 C5"),
        (1.1, "G3 F4 B4 D5"),
        (1.65, "C4 E4 G4 D5"),
    )
    notes = [(at + 0.03 * k, 0.9, name, 72 - 3 * k)
             for at, names in chords for k, name in enumerate(names.split())]  # fmt: skip
    song = [(0.0, 0.5, "E5", 70), (0.27, 0.28, "D5", 66), (0.55, 0.5, "C5", 70), (0.82, 0.28, "A4", 64),
            (1.1, 0.5, "B4", 68), (1.37, 0.28, "D5", 66), (1.65, 1.4, "C5", 72)]  # fmt: skip
    mix = sampled.phrase(sampled.NYLON, notes, 3.4) + 0.5 * sampled.phrase(sampled.VIBES, song, 3.4)
    return faded(in_room(mix, 0.25, 0.9), 0.002, 0.6)


def phase_change() -> Audio:
    """A bongo call between two parts of the game."""
    calls = [(0.0, percussion.HIGH_BONGO, 70), (0.1, percussion.HIGH_BONGO, 84),
             (0.2, percussion.LOW_BONGO, 96), (0.4, percussion.CLAVES, 78)]  # fmt: skip
    return in_room(sampled.hits(calls, 0.9), 0.2, 0.4)


def saved() -> Audio:
    """A drawer slides shut: the game is saved."""
    slide = lowpass(noise(0.22, 37), 1300) * envelope([(0, 0), (0.16, 0.22), (0.22, 0)], 0.22)
    return in_room(
        layered((0, slide), (0.2, wood(300, 0.2, 0.6) + 0.6 * thump(140, 95, 0.2, 0.03))),
        0.15,
        0.25,
    )


EFFECTS = (
    Effect("points_up", points_up, PLAIN, "victory points are gained"),
    Effect("points_down", points_down, PLAIN, "victory points are lost"),
    Effect("pass", passing, SOFT, "a player passes"),
    Effect("pickpocket", pickpocket, PLAIN, "the thief takes something"),
    Effect("casino_wheel", casino_wheel, PLAIN, "the casino's wheel turns"),
    Effect("turn_begin", turn_begin, SOFT, "another player's turn begins"),
    Effect("your_turn", your_turn, STRONG, "your own turn begins"),
    Effect("phase_change", phase_change, PLAIN, "a new round, or loading begins"),
    Effect("saved", saved, SOFT, "the game is saved"),
    Effect("win", win, FEATURE, "you have won"),
    Effect("other_wins", other_wins, FEATURE - 1, "somebody else has won"),
)
