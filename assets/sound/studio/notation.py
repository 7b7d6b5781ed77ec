"""Reading melodies written as text: `C5/3 r/1 E5+G5/2~ | ...` with lengths in eighths."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

BAR = 8.0  # every metre in this project is 4/4, counted in eighths ("steps")

_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_PITCH = re.compile(r"([A-G])([#b]?)(-?\d)$")
_TOKEN = re.compile(r"(?P<what>[^/]+)/(?P<length>[\d.:]+)(?P<accent>!?)(?P<tie>~?)$")


@dataclass(frozen=True)
class Note:
    """One note of a score: start and length in steps, MIDI pitch and velocity."""

    start: float
    length: float
    pitch: int
    velocity: int = 84

    @property
    def end(self) -> float:
        """The step at which the note stops."""
        return self.start + self.length

    def moved(self, steps: float) -> Note:
        """The same note, later by so many steps."""
        return replace(self, start=self.start + steps)


def pitch_class(name: str) -> int:
    """`Bb` -> 10."""
    step = _LETTERS[name[0]]
    return (step + {"": 0, "#": 1, "b": -1}[name[1:]]) % 12


def pitch(name: str) -> int:
    """`A4` -> 69 (MIDI)."""
    match = _PITCH.match(name)
    if not match:
        raise ValueError(f"not a pitch: {name!r}")
    letter, accidental, octave = match.groups()
    shift = {"": 0, "#": 1, "b": -1}[accidental]
    return 12 * (int(octave) + 1) + _LETTERS[letter] + shift


def _length(text: str) -> float:
    """`3`, `1.5` or a ratio such as `4:3` (a quarter of a triplet)."""
    return float(Fraction(text.replace(":", "/")))


def melody(text: str, at_bar: float = 0, velocity: int = 84, octave: int = 0) -> list[Note]:
    """Read a line of music; every bar must add up, so that a slip is found at once."""
    notes: list[Note] = []
    tied: set[int] = set()
    start = at_bar * BAR
    for index, bar in enumerate(text.strip().strip("|").split("|")):
        begin = start
        for token in bar.split():
            start, tied = _read_token(token, start, velocity, octave, notes, tied)
        if abs(start - begin - BAR) > 1e-6:
            raise ValueError(f"bar {index + 1} has {start - begin:g} steps: {bar.strip()!r}")
    return notes


def _read_token(
    token: str, start: float, velocity: int, octave: int, notes: list[Note], tied: set[int]
) -> tuple[float, set[int]]:
    """Append the notes of one token; return the next start and the pitches tied over."""
    match = _TOKEN.match(token)
    if not match:
        raise ValueError(f"cannot read {token!r}")
    length = _length(match["length"])
    if match["what"] == "r":
        return start + length, set()
    loud = min(127, velocity + (16 if match["accent"] else 0))
    pitches = [pitch(name) + 12 * octave for name in match["what"].split("+")]
    for one in pitches:
        if one in tied:
            _prolong(notes, one, length)
        else:
            notes.append(Note(start, length, one, loud))
    return start + length, set(pitches) if match["tie"] else set()


def _prolong(notes: list[Note], tied_pitch: int, length: float) -> None:
    """Lengthen the last note of that pitch (a tie)."""
    for index in range(len(notes) - 1, -1, -1):
        if notes[index].pitch == tied_pitch:
            notes[index] = replace(notes[index], length=notes[index].length + length)
            return


def shaped(notes: list[Note], amount: int = 10) -> list[Note]:
    """Phrase dynamics: higher notes a little louder, phrase ends softer."""
    if not notes:
        return notes
    middle = sum(n.pitch for n in notes) / len(notes)
    result = []
    for index, note in enumerate(notes):
        nxt = notes[index + 1] if index + 1 < len(notes) else None
        closes = nxt is None or nxt.start - note.end >= 1.5
        lift = max(-amount, min(amount, (note.pitch - middle) * 0.9)) - (amount * 0.6 * closes)
        result.append(replace(note, velocity=int(max(30, min(124, note.velocity + lift)))))
    return result


def transposed(notes: list[Note], semitones: int) -> list[Note]:
    """All notes moved up or down."""
    return [replace(n, pitch=n.pitch + semitones) for n in notes]
