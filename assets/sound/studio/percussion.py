"""Cuban hand percussion, bells and brushes as patterns on a grid of eighths."""

from __future__ import annotations

import random

from studio.notation import BAR, Note

# General MIDI drum keys
HIGH_BONGO, LOW_BONGO = 60, 61
MUTE_CONGA, OPEN_CONGA, LOW_CONGA = 62, 63, 64
HIGH_TIMBALE, LOW_TIMBALE = 65, 66
COWBELL, MARACAS, CABASA, SHAKER = 56, 70, 69, 82
SHORT_GUIRO, LONG_GUIRO, CLAVES = 73, 74, 75
HIGH_BLOCK, LOW_BLOCK = 76, 77
CRASH, RIDE, RIDE_BELL, PEDAL_HAT, CLOSED_HAT = 49, 51, 53, 44, 42
KICK, BRUSH_TAP, BRUSH_SLAP, BRUSH_SWIRL = 36, 38, 39, 40

Sounds = dict[str, tuple[int, int]]

CLAVE_23 = "..x.x...x..x..x."
CLAVE_32 = "x..x..x...x.x..."

_CLAVE: Sounds = {"x": (CLAVES, 96)}
_BONGO: Sounds = {
    "H": (HIGH_BONGO, 104),
    "h": (HIGH_BONGO, 74),
    "t": (HIGH_BONGO, 46),
    "L": (LOW_BONGO, 100),
    "l": (LOW_BONGO, 66),
}
_CONGA: Sounds = {
    "p": (MUTE_CONGA, 44),
    "s": (MUTE_CONGA, 98),
    "O": (OPEN_CONGA, 96),
    "o": (OPEN_CONGA, 76),
    "D": (LOW_CONGA, 92),
}
_MARACAS: Sounds = {"X": (MARACAS, 94), "x": (MARACAS, 74), "-": (MARACAS, 60)}
_GUIRO: Sounds = {"L": (LONG_GUIRO, 84), "s": (SHORT_GUIRO, 70), "S": (SHORT_GUIRO, 90)}
_BELL: Sounds = {"O": (COWBELL, 92), "m": (COWBELL, 56), "M": (COWBELL, 72)}
_TIMBALE: Sounds = {
    "H": (HIGH_TIMBALE, 96),
    "h": (HIGH_TIMBALE, 66),
    "L": (LOW_TIMBALE, 98),
    "c": (HIGH_BLOCK, 82),
    "C": (HIGH_BLOCK, 104),
}

MARTILLO = "HththtLtHththtLh"
MARTILLO_FILLS = ("HthhHhLL", "H.hHhHLl", "HhHh.HLL", "HthHLhLL")
TUMBAO = "ppspppOoppspDpOo"
SON_MARACAS = "X-xxX-xx"
SON_GUIRO = "L.ssL.ss"
BELL_23 = "O.MmO.MmO.MmOmMm"
CASCARA_23 = "C.cCcC.cC.C.cC.c"
BOLERO_BONGO = "HtthHtLlHttLhtLh"
BOLERO_MARACAS = "X-x-X-x-"


def beat(pattern: str, sounds: Sounds, bar: float, bars: float, grid: float = 1.0) -> list[Note]:
    """Repeat a pattern for some bars; each character is one step of the grid."""
    notes = []
    steps = int(round(bars * BAR / grid))
    for index in range(steps):
        mark = pattern[index % len(pattern)]
        if mark in sounds:
            key, loud = sounds[mark]
            notes.append(Note(bar * BAR + index * grid, 0.6 * grid, key, loud))
    return notes


def clave(direction: str, bar: float, bars: float) -> list[Note]:
    """The clave; `2-3` begins with the bar of two strokes."""
    return beat(CLAVE_23 if direction == "2-3" else CLAVE_32, _CLAVE, bar, bars)


def bongo(
    bar: int, bars: int, seed: int, pattern: str = MARTILLO, fill_every: int = 8
) -> list[Note]:
    """Martillo with a fill closing every phrase and a few ad-lib accents."""
    chance = random.Random(seed)
    notes: list[Note] = []
    for here in range(bar, bar + bars):
        cycle = pattern[(here % 2) * 8 : (here % 2) * 8 + 8] if len(pattern) == 16 else pattern
        if fill_every and (here - bar + 1) % fill_every == 0:
            cycle = chance.choice(MARTILLO_FILLS)
        elif chance.random() < 0.18:
            cycle = cycle[:3] + chance.choice(("h", "H", "L")) + cycle[4:]
        notes += beat(cycle, _BONGO, here, 1)
    return notes


def bongo_roll(bar: float, steps: int) -> list[Note]:
    """A swelling roll in sixteenths that leads into the next bar."""
    begin = (bar + 1) * BAR - steps
    keys = (HIGH_BONGO, HIGH_BONGO, LOW_BONGO)
    return [
        Note(begin + k / 2, 0.4, keys[k % 3], 58 + int(48 * k / (2 * steps)))
        for k in range(2 * steps)
    ]


def conga(bar: float, bars: float) -> list[Note]:
    """The conga's tumbao, low drum on the three-side."""
    return beat(TUMBAO, _CONGA, bar, bars)


def maracas(bar: float, bars: float, pattern: str = SON_MARACAS) -> list[Note]:
    """Maracas in eighths."""
    return beat(pattern, _MARACAS, bar, bars)


def guiro(bar: float, bars: float, pattern: str = SON_GUIRO) -> list[Note]:
    """Güiro: long, short-short."""
    return beat(pattern, _GUIRO, bar, bars)


def cowbell(bar: float, bars: float) -> list[Note]:
    """The bongosero's bell of the montuno."""
    return beat(BELL_23, _BELL, bar, bars)


def cascara(bar: float, bars: float) -> list[Note]:
    """The shell pattern of the timbales, on wood."""
    return beat(CASCARA_23, _TIMBALE, bar, bars)


def timbale_fill(bar: float) -> list[Note]:
    """An abanico: a fill that opens the next section."""
    return beat("..hHhHHL", _TIMBALE, bar, 1)


def brushes(bar: float, bars: float) -> list[Note]:
    """Brushed swing: swirl on every beat, taps on two and four, a whisper of ride."""
    sounds: Sounds = {"s": (BRUSH_SWIRL, 104), "S": (BRUSH_SWIRL, 120)}
    taps: Sounds = {"t": (BRUSH_TAP, 66), "g": (BRUSH_TAP, 40)}
    ride: Sounds = {"r": (RIDE, 52), "q": (RIDE, 36)}
    hat: Sounds = {"h": (PEDAL_HAT, 66)}
    return (
        beat("s...S...", sounds, bar, bars)
        + beat("..t..gt." + "..t...tg", taps, bar, bars)
        + beat("r.rqr.rq", ride, bar, bars)
        + beat("..h...h.", hat, bar, bars)
    )
