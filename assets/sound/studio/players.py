"""Players who accompany from the chords: bass, tres, guitar, piano, strings, vibraphone."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

from studio.harmony import Chord, Harmony, nearest, voicing
from studio.notation import BAR, Note
from studio.score import Part

GUAJEO_23 = "x.xx.x.x.x.x.x.x"
GUAJEO_23_B = "x.xx.x.x.xx.x.x."
MONTUNO_23 = "x.xx.x.x.x.x.x.x"


def tumbao_bass(harmony: Harmony, bar: int, bars: int, low: int = 31, seed: int = 1) -> list[Note]:
    """Son bass: fifth on the off-beat of two, the next root anticipated on four, one left out."""
    chance = random.Random(seed)
    notes: list[Note] = []
    previous = float(low + 9)
    for here in range(bar, bar + bars):
        begin = here * BAR
        now, coming = harmony.at(begin + 3), harmony.at(begin + BAR)
        if here == bar:
            root = _in_range(nearest(now.bass, previous), low)
            notes.append(Note(begin, 2.6, root, 84))
        middle = now.fifth if harmony.at(begin).name == now.name else now.bass
        if harmony.at(begin + 4).name != now.name:
            middle = harmony.at(begin + 4).bass
        fifth = _in_range(nearest(middle, previous + chance.choice((-2, 4))), low)
        notes.append(Note(begin + 3, 2.9, fifth, 82))
        root = _in_range(nearest(coming.bass, previous), low)
        notes.append(Note(begin + 6, 4.6, root, 94))
        if chance.random() < 0.14:
            notes.append(Note(begin + 5, 0.8, root - 1 if root - 1 >= low else root + 2, 58))
            notes[-3] = Note(begin + 3, 1.9, fifth, 82)
        previous = root * 0.5 + (low + 8) * 0.5
    return _shortened(notes)


def ballad_bass(harmony: Harmony, bar: int, bars: int, low: int = 29) -> list[Note]:
    """Bolero bass: a long root, then fifth and an approach to the next root."""
    notes: list[Note] = []
    height = float(low + 8)
    for here in range(bar, bar + bars):
        begin = here * BAR
        now, late, coming = harmony.at(begin), harmony.at(begin + 4), harmony.at(begin + BAR)
        root = _in_range(nearest(now.bass, height), low)
        notes.append(Note(begin, 3.8, root, 90))
        target = now.fifth if late.name == now.name else late.bass
        second = _in_range(nearest(target, root), low)
        notes.append(Note(begin + 4, 1.9, second, 78))
        goal = _in_range(nearest(coming.bass, root), low)
        step = second if abs(goal - second) in (1, 2) else _approach(goal, late, low)
        notes.append(Note(begin + 6, 1.8, step, 74))
        height = root * 0.5 + (low + 8) * 0.5
    return notes


def walking_bass(harmony: Harmony, bar: int, bars: int, seed: int, low: int = 28) -> list[Note]:
    """Four to the bar: chord tones on one and three, steps between, approach on four."""
    chance = random.Random(seed)
    notes: list[Note] = []
    last = low + 10
    for half in range(bar * 2, (bar + bars) * 2):
        begin = half * BAR / 2
        now, coming = harmony.at(begin), harmony.at(begin + BAR / 2)
        new = half % 2 == 0 or now.name != harmony.at(begin - 0.1).name
        tone = now.bass if new else chance.choice((now.fifth, now.tones[1], now.fifth))
        first = _in_range(nearest(tone, last * 0.6 + (low + 9) * 0.4), low)
        same = coming.name == now.name
        goal = _in_range(nearest(coming.fifth if same else coming.bass, first), low)
        notes.append(Note(begin, 1.9, first, 92 if new else 84))
        notes.append(Note(begin + 2, 1.8, _approach(goal, now, low), 80))
        last = goal
    return notes


def _approach(goal: int, now: Chord, low: int) -> int:
    """A note leading to the goal by step: from below if that is a chord tone, else from above."""
    for step in (-2, -1, 2, 1):
        if (goal + step) % 12 in now.tones and goal + step >= low:
            return goal + step
    return goal - 1 if goal - 1 >= low else goal + 2


def _in_range(pitch: int, low: int) -> int:
    """Move by octaves into the bass's good octave and a half."""
    while pitch < low:
        pitch += 12
    while pitch > low + 17:
        pitch -= 12
    return pitch


def _shortened(notes: list[Note]) -> list[Note]:
    """A bass plays one note at a time."""
    ordered = sorted(notes, key=lambda n: n.start)
    cut = [
        Note(a.start, min(a.length, b.start - a.start), a.pitch, a.velocity)
        for a, b in pairwise(ordered)
    ]
    return [n for n in cut if n.length > 0.1] + ordered[-1:]


def guajeo(
    harmony: Harmony,
    bar: int,
    bars: int,
    low: int = 57,
    high: int = 76,
    contour: str = "021202101",
    rhythm: str = GUAJEO_23,
    velocity: int = 80,
) -> list[Note]:
    """The tres's arpeggio: chord tones in a fixed contour; the last stroke anticipates."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    strokes = [i for i, mark in enumerate(rhythm) if mark == "x"]
    for cycle in range(bars * 8 // len(rhythm)):
        begin = bar * BAR + cycle * len(rhythm)
        for number, step in enumerate(strokes):
            at = begin + step
            shape = voicing(_sounding(harmony, at), shape, low, high)
            tone = shape[int(contour[number % len(contour)])]
            nxt = strokes[number + 1] if number + 1 < len(strokes) else len(rhythm) + strokes[0]
            accent = 10 if step in (0, 7, 11, 15) else 0
            notes.append(Note(at, min(1.9, nxt - step), tone, velocity + accent))
    return notes


def _sounding(harmony: Harmony, at: float) -> Chord:
    """The chord a stroke belongs to: strokes just before a change anticipate it."""
    return harmony.at(at + 1) if at % 4 >= 3 else harmony.at(at)


def piano_montuno(
    harmony: Harmony, bar: int, bars: int, low: int = 60, high: int = 79, velocity: int = 78
) -> list[Note]:
    """Octaves alternating with the inner voices, both hands in the same rhythm."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    for step in range(bars * 8):
        if MONTUNO_23[step % 16] != "x":
            continue
        at = bar * BAR + step
        shape = voicing(_sounding(harmony, at), shape, low, high)
        outer = step % 16 in (0, 3, 7, 9, 13)
        tones = (
            (shape[0] - 12, shape[0], shape[0] + 12)
            if outer
            else (shape[1] - 12, shape[1], shape[2])
        )
        loud = velocity + (9 if outer else 0)
        notes += [Note(at, 0.95, tone, loud) for tone in tones]
    return notes


def son_guitar(harmony: Harmony, bar: int, bars: int, velocity: int = 66) -> list[Note]:
    """Second guitar: thumb on the beat, two short chords after it."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    for half in range(bar * 2, (bar + bars) * 2):
        begin = half * BAR / 2
        now = harmony.at(begin)
        shape = voicing(now, shape, 55, 69)
        thumb = nearest(now.bass if half % 2 == 0 else now.fifth, 48)
        notes.append(Note(begin, 1.4, thumb, velocity))
        for late, loud in ((2, velocity + 4), (3, velocity - 8)):
            notes += [Note(begin + late + 0.02 * k, 0.8, p, loud) for k, p in enumerate(shape)]
    return notes


def arpeggio(
    harmony: Harmony,
    bar: int,
    bars: int,
    low: int = 52,
    high: int = 72,
    order: str = "01232123",
    velocity: int = 64,
) -> list[Note]:
    """A broken chord in eighths (bolero guitar, harbour piano)."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    for step in range(bars * 8):
        at = bar * BAR + step
        if step % 4 == 0:
            shape = voicing(harmony.at(at), shape, low, high, size=4)
        assert shape is not None
        tone = shape[int(order[step % len(order)])]
        accent = 8 if step % 8 == 0 else 0
        left = 4 - step % 4
        changes = harmony.at(at + left).name != harmony.at(at).name
        notes.append(Note(at, min(2.6, left) if changes else 2.6, tone, velocity + accent))
    return notes


def pads(
    harmony: Harmony,
    bar: int,
    bars: int,
    low: int = 55,
    high: int = 74,
    velocity: int = 60,
    size: int = 3,
) -> list[Note]:
    """Held chords; common tones are kept by voice leading and tied over."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    for span in harmony.within(bar, bars):
        shape = voicing(span.chord, shape, low, high, size=size)
        for tone in shape:
            held = next(
                (n for n in notes if n.pitch == tone and abs(n.end - span.start) < 0.01), None
            )
            if held and held.length < BAR * 2:
                notes.remove(held)
                notes.append(Note(held.start, held.length + span.length, tone, velocity))
            else:
                notes.append(Note(span.start, span.length, tone, velocity))
    return notes


def comping(
    harmony: Harmony,
    bar: int,
    bars: int,
    rhythm: str,
    low: int,
    high: int,
    velocity: int,
    size: int = 3,
    length: float = 1.4,
) -> list[Note]:
    """Chords struck in a rhythm; strokes on the last eighth anticipate the next chord."""
    notes: list[Note] = []
    shape: tuple[int, ...] | None = None
    for step in range(bars * 8):
        mark = rhythm[step % len(rhythm)]
        if mark == ".":
            continue
        at = bar * BAR + step
        shape = voicing(_sounding(harmony, at), shape, low, high, size=size)
        loud = velocity + (10 if mark == "X" else 0)
        held = length * (2.5 if mark == "X" else 1.0)
        notes += [Note(at, held, tone, loud) for tone in shape]
    return notes


def listen(accompanying: list[Part], leading: list[Part]) -> None:
    """Accompanists give way: a note that rubs against the melody takes the melody's tone."""
    melody_notes = [n for part in leading for n in part.notes]
    for part in accompanying:
        part.notes = [_giving_way(note, melody_notes) for note in part.notes]


def _giving_way(note: Note, leads: list[Note]) -> Note:
    """The note, or the lead's tone in the same octave if they would be a semitone apart."""
    for lead in leads:
        together = min(note.end, lead.end) - max(note.start, lead.start)
        if together >= max(0.9, 0.4 * note.length) and (note.pitch - lead.pitch) % 12 in (1, 11):
            return replace(note, pitch=nearest(lead.pitch % 12, note.pitch))
    return note
