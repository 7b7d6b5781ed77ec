"""A critical reader of scores: strong beats, clashes, clave, ranges, bass."""

from __future__ import annotations

from dataclasses import dataclass

from studio.harmony import Harmony
from studio.notation import BAR, Note
from studio.percussion import CLAVE_23, CLAVE_32
from studio.score import Part, Score, Soundfont

_RANGES = {"trumpet": (54, 86), "flute": (60, 93), "bass": (24, 55), "requinto": (50, 84)}
_LEADS = (
    "trumpet",
    "flute",
    "requinto",
    "tres",
    "strings",
    "bandurria",
    "marimba",
    "vibes",
    "clarinet",
)
_TENSIONS = (2, 9)  # ninth and sixth sound well on any chord used here


@dataclass(frozen=True)
class Finding:
    """Something to look at: what kind, where, and how."""

    kind: str
    bar: float
    text: str
    grave: bool = True


def findings(score: Score) -> list[Finding]:
    """All that a careful reader would mark in the score."""
    pitched = [p for p in score.parts if not _is_drum(p)]
    found: list[Finding] = []
    for part in pitched:
        found += _ranges(part)
        if part.name == "bass":
            found += _bass(part, score.harmony)
        if any(part.name.endswith(lead) or lead in part.name for lead in _LEADS):
            found += _strong_beats(part, score.harmony)
    found += _clashes(pitched)
    return sorted(found, key=lambda f: (f.kind, f.bar))


def _is_drum(part: Part) -> bool:
    """Whether a part is unpitched."""
    return isinstance(part.voice, Soundfont) and part.voice.bank == 128


def _where(step: float) -> float:
    """The bar (from 1) with the beat as a fraction, for reading."""
    return round(step / BAR + 1, 3)


def _ranges(part: Part) -> list[Finding]:
    """Notes the instrument does not have."""
    for name, (low, high) in _RANGES.items():
        if name in part.name:
            wrong = [n for n in part.notes if not low <= n.pitch <= high]
            return [Finding("range", _where(n.start), f"{part.name} {n.pitch}") for n in wrong]
    return []


def _strong_beats(part: Part, harmony: Harmony) -> list[Finding]:
    """Notes on one and three must be chord tones or good tensions."""
    found = []
    for note in part.notes:
        if note.start % 4 or note.length < 1:
            continue
        chord = harmony.at(note.start)
        good = set(chord.tones) | {(chord.root + t) % 12 for t in _TENSIONS}
        if note.pitch % 12 not in good:
            text = f"{part.name}: {_name(note.pitch)} over {chord.name}"
            found.append(Finding("strong beat", _where(note.start), text))
    return found


def _bass(part: Part, harmony: Harmony) -> list[Finding]:
    """The bass's notes on one and three must belong to the chord then or the next one."""
    found = []
    for note in part.notes:
        if note.length < 1.5 or note.start % 4:
            continue
        near = set(harmony.at(note.start).tones) | set(harmony.at(note.end - 0.1).tones)
        coming = harmony.at(note.end + 0.3)
        leads = abs((note.pitch - coming.bass + 6) % 12 - 6) <= 2
        if note.pitch % 12 not in near and not leads:
            text = f"bass {_name(note.pitch)} over {harmony.at(note.start).name}"
            found.append(Finding("bass", _where(note.start), text))
    return found


def _clashes(parts: list[Part]) -> list[Finding]:
    """Minor seconds and minor ninths held together by two parts for an eighth or more."""
    notes = [(n, p.name) for p in parts for n in p.notes]
    notes.sort(key=lambda item: item[0].start)
    found = []
    for index, (one, first) in enumerate(notes):
        for other, second in notes[index + 1 :]:
            if other.start >= one.end - 0.9:
                break
            if first != second and _rubs(one, other):
                pair = f"{first} {_name(one.pitch)} / {second} {_name(other.pitch)}"
                together = min(one.end, other.end) - other.start
                text = f"{pair} for {together:g} eighths"
                found.append(Finding("clash", _where(other.start), text, grave=together > 2))
    return found


def _rubs(one: Note, other: Note) -> bool:
    """Whether two notes sound together a semitone or a minor ninth apart."""
    together = min(one.end, other.end) - max(one.start, other.start)
    return abs(one.pitch - other.pitch) in (1, 13) and together >= 1.0


def clave_agreement(part: Part, direction: str, bar: int, bars: int) -> tuple[float, float]:
    """Share of clave strokes met by the part: in the piece's direction, and in the other one."""
    starts = {n.start for n in part.notes if bar * BAR <= n.start < (bar + bars) * BAR}
    playing = {int(s // 16) for s in starts}

    def share(pattern: str) -> float:
        strokes = [c * 16 + i for c in playing for i, mark in enumerate(pattern) if mark == "x"]
        return sum(s in starts for s in strokes) / max(1, len(strokes))

    same, other = (CLAVE_23, CLAVE_32) if direction == "2-3" else (CLAVE_32, CLAVE_23)
    return share(same), share(other)


def _name(pitch: int) -> str:
    """61 -> `C#4`."""
    names = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
    return f"{names[pitch % 12]}{pitch // 12 - 1}"
