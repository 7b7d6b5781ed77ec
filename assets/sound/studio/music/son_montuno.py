"""Rueda del Malecón: a lively son montuno in D minor, piano, brass and flute, 2-3 clave."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony, harmonised
from studio.notation import melody, shaped
from studio.score import Part, Score

_SCALE = (2, 4, 5, 7, 9, 10, 0)
_VAMP = "Dm Gm | A7 | Dm Gm | A7"
_VERSE = (
    "Dm | Gm | A7 | Dm | Dm | Gm | A7 | Dm |"
    "D7 | Gm | C7 | F | Bb | Em7b5 | A7 | Dm"
)  # fmt: skip
_RELIEF = (
    "F | C7 | C7 | F | F7 | Bb | C7 | F |"
    "Gm | Dm | Gm | Dm | Em7b5 | A7 | Em7b5 | A7"
)  # fmt: skip
_CLOSE = "Dm | D7 | Gm | C7 | F | Bb | A7 | A7"

_THEME = """
A4/2 D5/2 F5/1 E5/1 D5/2 | r/1 Bb4/2 D5/2 G5/2 E5/1~ | E5/2 C#5/2 E5/1 G5/1 E5/2 | r/1 F5/2 E5/2 D5/3 |
A4/2 D5/2 F5/1 G5/1 A5/2 | r/1 Bb5/2! A5/1 G5/3 E5/1~ | E5/2 A5/2 G5/1 E5/1 C#5/2 | D5/3 r/2 A4/1 D5/1 F5/1 |
A5/2 F#5/2 A5/1 C6/1 A5/2 | r/1 Bb5/2! G5/2 D5/3 | G5/2 E5/2 G5/1 Bb5/1 G5/2 | r/1 A5/2 F5/2 C5/3 |
D5/2 F5/2 Bb5/1! A5/1 F5/2 | r/1 G5/2 E5/2 Bb4/3 | A4/2 C#5/2 E5/1 G5/1 C#5/2 | D5/3 r/5 |
"""
_FLUTE = """
C5/4 F5/4 | E5/3 G5/3 Bb4/2 | C5/2 E5/2 G5/2 Bb5/2 | A5/3 F5/3 C5/2 |
r/2 Eb5/2 F5/2 A5/2 | Bb5/3 F5/3 D5/2 | r/2 E5/2 G5/2 Bb5/2 | A5/6 r/2 |
r/2 D5/2 G5/2 Bb5/2 | A5/3 F5/3 D5/2 | r/2 Bb4/2 D5/2 G5/2 | F5/3 D5/3 A4/2 |
r/2 E5/2 G5/2 Bb5/2 | A5/3 G5/3 E5/2 | r/1 D5/1 E5/2 G5/1 Bb5/1 G5/2 | A5/7 r/1 |
"""
_CORO = """
r/2 A5/2 Bb5/1! A5/1 G5/2 | A5/3 G5/1 E5/2 r/2 | r/2 F5/2 G5/1 F5/1 D5/2 | E5/3 C#5/3 r/2 |
"""
_ANSWERS = (
    """r/1 A5/1 D5/1 F5/1 G5/1 Bb5/1 A5/1 G5/1 | A5/2! E5/1 G5/2 E5/1 C#5/2 |
    D5/1 E5/1 F5/1 A5/1 Bb5/2! G5/2 | A5/4 r/4""",
    """A5/1 A5/1! r/1 A5/1 Bb5/1! r/1 Bb5/1 A5/1 | G5/1 E5/1 r/1 C#5/1 E5/2 G5/1 A5/1 |
    F5/2 D5/1 A4/1 Bb4/1 D5/1 G5/2 | E5/3 C#5/1 A4/4""",
)
_PIANO_SOLO = """
D5/1 r/1 F5/1 A5/1 Bb5/2! A5/1 G5/1 | E5/1 r/1 A5/1! r/1 G5/1 E5/1 C#5/2 | D5/1 F5/1 A5/1 D6/1! Bb5/1 G5/1 D5/1 G5/1 | A5/2 G5/1 E5/2 C#5/1 E5/1 G5/1 |
F5/1 F5/1! r/1 D5/1 G5/1 G5/1! r/1 D5/1 | A5/1 A5/1! r/1 E5/1 C#6/1! A5/1 G5/1 E5/1 | D6/1! A5/1 F5/1 D5/1 Bb5/1 G5/1 D5/1 Bb4/1 | C#5/1 E5/1 G5/1 A5/2! r/3 |
r/1 D6/2! A5/2 G5/1 Bb5/2 | r/1 C#6/2! A5/2 G5/1 E5/2 | r/1 A5/2! F5/1 G5/1 D5/1 Bb4/2 | r/1 G5/2! E5/1 C#5/2 A4/2 |
D5/1 E5/1 F5/1 G5/1~ G5/1 A5/1 Bb5/1 C#6/1~ | C#6/2 A5/1 E5/1 G5/1 E5/1 C#5/1 A4/1 | F5/1 A5/1 D6/1 F6/1! D6/1 Bb5/1 G5/1 D5/1 | E5/3 C#5/3 A4/2 |
"""
_MAMBO = """
D5/1! r/1 D5/1! F5/1 r/1 G5/2! A5/1 | r/1 A5/2! G5/1 E5/1 C#5/1 A4/2 | D5/1! r/1 D5/1! F5/1 r/1 G5/2! Bb5/1 | r/1 A5/2! G5/1 E5/2 C#5/2 |
D5/1! r/1 D5/1! F5/1 r/1 Bb5/2! A5/1 | r/1 A5/2! G5/1 E5/1 C#5/1 A4/2 | F5/1! r/1 F5/1! A5/1 r/1 Bb5/2! D6/1 | r/1 C#6/2! A5/1 E5/4 |
"""
_LAST = """
r/2 A5/2 F5/1 A5/1 D5/2 | r/1 F#5/2 A5/2 C6/3 | Bb5/2! D5/2 G5/1 A5/1 Bb5/2 | r/1 G5/2 E5/2 C5/3 |
A5/2! C5/2 F5/1 G5/1 A5/2 | r/1 F5/2 D5/2 Bb4/3 | C#5/2! E5/2 G5/2! A5/2! | A5/3! r/5 |
"""


def score() -> Score:
    """Piano opens; theme, relief in F, theme, coro, piano solo, mambo, close; round again."""
    piece = Score("music_son_montuno", "Rueda del Malecon", 192, intro_bars=8, harmony=Harmony())
    intro = piece.section("intro", _VAMP, 2)
    first = piece.section("theme", _VERSE)
    relief = piece.section("relief", _RELIEF)
    again = piece.section("theme again", _VERSE)
    coro = piece.section("coro", _VAMP, 4)
    solo = piece.section("piano solo", _VAMP, 4)
    mambo = piece.section("mambo", _VAMP, 2)
    close = piece.section("close", _CLOSE)
    bars = {"intro": intro, "first": first, "relief": relief, "again": again}
    bars |= {"coro": coro, "solo": solo, "mambo": mambo, "close": close}
    _rhythm(piece, bars)
    accompanists = _keys_and_strings(piece, bars)
    leads = _winds(piece, bars)
    players.listen(accompanists, leads)
    return piece


def _rhythm(piece: Score, bars: dict[str, int]) -> None:
    """The full battery; cascara in the verses, bell from the coro on."""
    drums = band.rhythm_section()
    end = piece.harmony.bars
    drums["clave"].play(percussion.clave("2-3", bars["intro"], end - 2))
    drums["bongo"].play(percussion.bongo(bars["first"], bars["coro"] - bars["first"], seed=15))
    drums["conga"].play(percussion.conga(bars["intro"] + 4, end - bars["intro"] - 5))
    drums["maracas"].play(percussion.maracas(bars["first"], end - bars["first"] - 1))
    drums["guiro"].play(percussion.guiro(bars["relief"], 16))
    drums["guiro"].play(percussion.guiro(bars["coro"], bars["close"] - bars["coro"]))
    drums["bell"].play(percussion.cowbell(bars["coro"], bars["close"] - bars["coro"]))
    drums["timbales"].play(percussion.cascara(bars["relief"], 15))
    for before in ("first", "relief", "again", "coro", "solo", "mambo", "close"):
        drums["timbales"].play(percussion.timbale_fill(bars[before] - 1))
    drums["timbales"].play(percussion.timbale_fill(end - 1))
    for part in drums.values():
        piece.part(part)
    low = piece.part(band.bass())
    low.play(players.tumbao_bass(piece.harmony, 4, end - 6, seed=8))
    low.play(melody("A2/2! A2/2! A2/2! A2/2! | A2/3! r/1 A2/1 E2/1 A2/2", end - 2, 92))


def _keys_and_strings(piece: Score, bars: dict[str, int]) -> list[Part]:
    """Piano montunos nearly throughout, its solo in octaves; tres answers in the relief."""
    piano, tres = piece.part(band.piano(level=-4.5)), piece.part(band.tres(level=-6.5))
    for name, length in (("intro", 8), ("first", 16), ("again", 16), ("coro", 16), ("mambo", 8)):
        loud = 82 if name in ("intro", "mambo") else 70
        piano.play(players.piano_montuno(piece.harmony, bars[name], length, velocity=loud))
    piano.play(players.piano_montuno(piece.harmony, bars["close"], 6, velocity=72))
    tres.play(players.guajeo(piece.harmony, bars["relief"], 16, velocity=74))
    tres.play(players.guajeo(piece.harmony, bars["solo"], 16, velocity=70))
    solo = piece.part(band.piano(level=-1.5))
    solo.name = "piano solo"
    right = shaped(melody(_PIANO_SOLO, bars["solo"], 88))
    solo.play(right, melody(_PIANO_SOLO, bars["solo"], 74, octave=-1))
    return [piano, tres]


def _winds(piece: Score, bars: dict[str, int]) -> list[Part]:
    """Two trumpets, a flute for the relief and the second half of the coro."""
    lead = piece.part(band.trumpet())
    second = piece.part(band.trumpet(level=-3.5, pan=-0.2, number=2))
    flute = piece.part(band.flute())
    for name, text, loud in (
        ("first", _THEME, 86), ("again", _THEME, 92), ("mambo", _MAMBO, 98), ("close", _LAST, 92),
    ):  # fmt: skip
        line = shaped(melody(text, bars[name], loud))
        lead.play(line)
        joins = bars[name] * 8 + (64 if name == "first" else 0)
        second.play(harmonised([n for n in line if n.start >= joins], piece.harmony, _SCALE))
    flute.play(shaped(melody(_FLUTE, bars["relief"], 86)))
    for index, text in enumerate(_ANSWERS):
        at = bars["coro"] + index * 8
        coro = shaped(melody(_CORO, at, 88))
        lead.play(coro)
        second.play(harmonised(coro, piece.harmony, _SCALE))
        soloist = flute if index else lead
        soloist.play(shaped(melody(text, at + 4, 92)))
    return [lead, second, flute, next(p for p in piece.parts if p.name == "piano solo")]
