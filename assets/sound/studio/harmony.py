"""Chord symbols, the chord timeline of a piece, and voice leading."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from studio.notation import BAR, Note, pitch_class

_QUALITIES: dict[str, tuple[int, ...]] = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "7": (0, 4, 7, 10),
    "maj7": (0, 4, 7, 11),
    "m7": (0, 3, 7, 10),
    "m7b5": (0, 3, 6, 10),
    "dim7": (0, 3, 6, 9),
    "7b9": (0, 4, 7, 10, 1),
    "9": (0, 4, 7, 10, 2),
    "maj9": (0, 4, 7, 11, 2),
    "m9": (0, 3, 7, 10, 2),
    "add9": (0, 4, 7, 2),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10),
}
_SYMBOL = re.compile(r"([A-G][#b]?)([a-z0-9]*)(?:/([A-G][#b]?))?$")


@dataclass(frozen=True)
class Chord:
    """Root, intervals above it, and the bass note, as pitch classes."""

    name: str
    root: int
    intervals: tuple[int, ...]
    bass: int

    @property
    def tones(self) -> tuple[int, ...]:
        """Pitch classes of the chord, root first."""
        return tuple((self.root + i) % 12 for i in self.intervals)

    @property
    def fifth(self) -> int:
        """Pitch class of the (perhaps diminished) fifth."""
        return (self.root + next((i for i in self.intervals if i in (6, 7)), 7)) % 12

    @property
    def minor(self) -> bool:
        """Whether the third is minor."""
        return 3 in self.intervals


def chord(symbol: str) -> Chord:
    """Read a chord symbol such as `Em7b5` or `C/G`."""
    match = _SYMBOL.match(symbol)
    if not match or match[2] not in _QUALITIES:
        raise ValueError(f"not a chord: {symbol!r}")
    root = pitch_class(match[1])
    bass = pitch_class(match[3]) if match[3] else root
    return Chord(symbol, root, _QUALITIES[match[2]], bass)


@dataclass(frozen=True)
class Span:
    """A chord and the steps during which it holds."""

    start: float
    length: float
    chord: Chord

    @property
    def end(self) -> float:
        """The step at which the chord ends."""
        return self.start + self.length


class Harmony:
    """The chords of a whole piece, bar after bar."""

    def __init__(self) -> None:
        """Begin with no bars."""
        self.spans: list[Span] = []
        self.bars = 0

    def add(self, text: str, times: int = 1) -> int:
        """Append bars written as `C | F G7 | ...`; return the bar at which they begin."""
        begin = self.bars
        for _ in range(times):
            for bar in text.strip().strip("|").split("|"):
                symbols = bar.split()
                width = BAR / len(symbols)
                for index, symbol in enumerate(symbols):
                    start = self.bars * BAR + index * width
                    self.spans.append(Span(start, width, chord(symbol)))
                self.bars += 1
        return begin

    def at(self, step: float) -> Chord:
        """The chord that sounds at a step; the body wraps round after the end."""
        step = step % (self.bars * BAR)
        for span in self.spans:
            if span.start <= step + 1e-6 < span.end:
                return span.chord
        return self.spans[-1].chord

    def within(self, bar: float, bars: float) -> Iterator[Span]:
        """The chord spans of some bars."""
        low, high = bar * BAR, (bar + bars) * BAR
        return (s for s in self.spans if low <= s.start + 1e-6 < high)


def nearest(tone: int, around: float) -> int:
    """The pitch of a pitch class that lies nearest to a given height."""
    base = round((around - tone) / 12) * 12 + tone
    return min((base - 12, base, base + 12), key=lambda p: abs(p - around))


def voicing(
    harmony: Chord, previous: tuple[int, ...] | None, low: int, high: int, size: int = 3
) -> tuple[int, ...]:
    """A close voicing that moves as little as possible from the one before."""
    tones = _essential(harmony, size)
    options = []
    for order in itertools.permutations(tones):
        bottom = low + (order[0] - low) % 12
        while bottom <= high:
            options.append(_stack(order, bottom))
            bottom += 12
    fitting = [o for o in options if o[-1] <= high] or options
    middle = (low + high) / 2
    return min(fitting, key=lambda o: (_travel(o, previous, middle), o))


def _essential(harmony: Chord, size: int) -> tuple[int, ...]:
    """The tones that say most about the chord; a root that would rub is left to the bass."""
    intervals = harmony.intervals
    if 11 in intervals:
        intervals = tuple(2 if i == 0 else i for i in intervals)
    elif 1 in intervals:
        intervals = tuple(i for i in intervals if i)
    rank = {3: 0, 4: 0, 5: 0, 10: 1, 11: 1, 9: 1, 6: 2, 1: 2, 2: 3, 0: 3, 7: 4}
    if len(intervals) == 3:
        chosen = list(intervals)
    else:
        chosen = sorted(intervals, key=lambda i: rank[i])[:size]
    while len(chosen) < size:
        chosen.append(chosen[len(chosen) % len(intervals)])
    return tuple((harmony.root + i) % 12 for i in chosen)


def _stack(order: tuple[int, ...], bottom: int) -> tuple[int, ...]:
    """Pile pitch classes upwards from a bottom note."""
    result = [bottom]
    for tone in order[1:]:
        result.append(result[-1] + ((tone - result[-1]) % 12 or 12))
    return tuple(result)


def _travel(option: tuple[int, ...], previous: tuple[int, ...] | None, middle: float) -> float:
    """How far the voices move; close semitones inside the chord cost extra."""
    rub = sum(6 for a, b in itertools.pairwise(option) if b - a == 1)
    spread = abs(sum(option) / len(option) - middle) * 0.25
    if not previous or len(previous) != len(option):
        return spread * 4 + rub
    return sum(abs(a - b) for a, b in zip(option, previous, strict=True)) + spread + rub


def harmonised(notes: list[Note], harmony: Harmony, scale: tuple[int, ...]) -> list[Note]:
    """A second voice below: a third (or fourth, sixth) that suits the chord of the moment."""
    result = []
    for note in notes:
        here = harmony.at(note.start if note.start % 4 < 3 else note.start + 1)
        strong = note.length >= 1.5 or note.start % 2 == 0
        allowed = here.tones if strong else tuple(set(scale) | set(here.tones))
        below = [note.pitch - i for i in (3, 4, 5, 6, 8, 9) if (note.pitch - i) % 12 in allowed]
        if below:
            result.append(Note(note.start, note.length, below[0], int(note.velocity * 0.88)))
    return result
