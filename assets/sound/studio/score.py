"""A piece of music: parts, form and performance (timing and dynamics of human hands)."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from studio.harmony import Harmony
from studio.notation import BAR, Note

Audio = NDArray[np.float64]
_RATE, _BLOCK = 44100, 64  # fluidsynth begins notes on blocks of 64 samples
OVERLAP_BARS = 2  # so much of the body is heard once more before the loop jumps back


@dataclass(frozen=True)
class Timed:
    """A note as played: seconds, MIDI pitch and velocity."""

    start: float
    length: float
    pitch: int
    velocity: int


@dataclass(frozen=True)
class Soundfont:
    """An instrument of the soundfont.

    `doubles` are courses struck with each note (semitones, seconds later, gain); `speaks_after`
    is the measured time to half its loudness: slow instruments must start early.
    """

    program: int
    bank: int = 0
    doubles: tuple[tuple[int, float, float], ...] = ()
    wind: bool = False
    speaks_after: float = 0.0


@dataclass(frozen=True)
class Modelled:
    """An instrument of our own: a function of (pitch, seconds, velocity 0..1)."""

    strike: Callable[[int, float, float], Audio]


@dataclass(frozen=True)
class Feel:
    """How a player plays: scatter (ms), push or lay-back (ms), loudness scatter, note length."""

    scatter: float = 5.0
    late: float = 0.0
    loudness: int = 5
    gate: float = 0.94


@dataclass
class Part:
    """One instrument's notes and its place in the mix (level in LUFS below the mix's lead)."""

    name: str
    voice: Soundfont | Modelled
    notes: list[Note] = field(default_factory=list)
    level: float = 0.0
    pan: float = 0.0
    room: float = 0.2
    bass_cut: float = 60.0
    treble: float = 0.0
    feel: Feel = field(default_factory=Feel)

    def play(self, *phrases: list[Note]) -> None:
        """Add phrases to the part."""
        for phrase in phrases:
            self.notes.extend(phrase)


@dataclass
class Score:
    """A whole piece; the intro is heard once, the body repeats."""

    name: str
    title: str
    bpm: float
    intro_bars: int
    harmony: Harmony
    clave: str = "2-3"
    swing: float = 0.0
    parts: list[Part] = field(default_factory=list)
    sections: list[tuple[str, int, int]] = field(default_factory=list)
    reverb_seconds: float = 1.5
    lufs: float = -18.0

    def part(self, part: Part) -> Part:
        """Add a part and return it."""
        self.parts.append(part)
        return part

    def section(self, name: str, chords: str, times: int = 1) -> int:
        """Add a section; return the bar at which it begins. Odd lengths would turn the clave."""
        begin = self.harmony.add(chords, times)
        length = self.harmony.bars - begin
        if length % 2:
            raise ValueError(f"{self.name}: section {name} has {length} bars: the clave would turn")
        self.sections.append((name, begin, length))
        return begin

    @property
    def bar_seconds(self) -> float:
        """Seconds a bar, in whole blocks of fluidsynth, on which its notes begin."""
        blocks = round(BAR / 2 * 60.0 / self.bpm * _RATE / _BLOCK)
        return blocks * _BLOCK / _RATE

    @property
    def loop_start(self) -> float:
        """The second to which the loop jumps back."""
        return (self.intro_bars + OVERLAP_BARS) * self.bar_seconds

    @property
    def loop_end(self) -> float:
        """The second at which the loop jumps back: the end of the file."""
        return (self.harmony.bars + OVERLAP_BARS) * self.bar_seconds

    def seconds(self, step: float) -> float:
        """When a step is played; swing delays the off-beat eighths."""
        beat, inside = divmod(step, 2.0)
        if self.swing:
            inside = _swung(inside, self.swing)
        return (beat * 2 + inside) * self.bar_seconds / BAR

    def performed(self, part: Part) -> list[Timed]:
        """The notes of a part as a person would play them, the overlap at the end included."""
        chance = random.Random(zlib.crc32(f"{self.name}/{part.name}".encode()))
        ordered = sorted(part.notes, key=lambda n: (n.start, n.pitch))
        timed = [(note, self._humanised(note, part.feel, chance)) for note in ordered]
        result = [t for _, t in timed]
        body = (self.harmony.bars - self.intro_bars) * self.bar_seconds
        low, high = self.intro_bars * BAR, (self.intro_bars + OVERLAP_BARS) * BAR
        for note, t in timed:
            if low - 1e-6 <= note.start < high + 1:
                result.append(Timed(t.start + body, t.length, t.pitch, t.velocity))
        return result

    def _humanised(self, note: Note, feel: Feel, chance: random.Random) -> Timed:
        """One note with small errors of the hand."""
        drift = max(-2.2, min(2.2, chance.gauss(0, 1))) * feel.scatter + feel.late
        start = max(0.0, self.seconds(note.start) + drift / 1000)
        length = (self.seconds(note.end) - self.seconds(note.start)) * feel.gate
        loud = note.velocity + round(chance.gauss(0, 1) * feel.loudness)
        return Timed(start, max(0.04, length), note.pitch, max(12, min(127, loud)))


def _swung(inside: float, swing: float) -> float:
    """Move the middle of a beat from 1 to 1 + swing, stretching what lies before and after."""
    middle = 1.0 + swing
    if inside <= 1.0:
        return inside * middle
    return middle + (inside - 1.0) * (2.0 - middle)
