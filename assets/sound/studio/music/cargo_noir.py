"""Muelle 13: night-harbour jazz in D minor, muted trumpet, vibraphone, brushes, walking bass."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony
from studio.notation import Note, melody, shaped
from studio.score import Feel, Part, Score, Soundfont

_INTRO = "Dm6 | Bb7 | Dm6 | A7b9"
_FIRST = "Dm6 | Dm6 | Gm6 | Dm6 | Bb7 | A7b9 | Dm6 | Em7b5 A7b9"
_SECOND = "Dm6 | Dm6 | Gm6 | Dm6 | Bb7 | A7b9 | Dm6 | D7b9"
_BRIDGE = "Gm7 | C7 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | Dm6 | Em7b5 A7b9"

_TUNE = """
r/1 A4/1 D5/1 F5/1 A5/3 G#5/1 | A5/1 F5/3 r/1 D5/1 F5/1 G5/1~ | G5/2 Bb5/1 G5/1 E5/3 D5/1 | F5/1 D5/4 r/3 |
r/1 D5/1 F5/1 Ab5/1~ Ab5/2 F5/1 D5/1 | C#5/1 E5/1 G5/1 Bb5/1~ Bb5/2 G5/1 E5/1 | F5/1 E5/1 D5/1 A4/1 B4/3 D5/1~ | D5/2 r/6 |
"""
_TUNE_END = """
r/1 A4/1 D5/1 F5/1 A5/3 G#5/1 | A5/1 F5/3 r/1 D5/1 F5/1 G5/1~ | G5/2 Bb5/1 G5/1 E5/3 D5/1 | F5/1 D5/4 r/3 |
r/1 D5/1 F5/1 Ab5/1~ Ab5/2 Bb5/1 Ab5/1 | G5/1 Bb5/1 G5/1 E5/1 C#5/3 E5/1 | A4/1 D5/1 F5/1 A5/1 D5/4~ | D5/3 r/5 |
"""
_BRIDGE_VIBES = """
r/1 Bb4/1 D5/1 F5/1 Bb5/3 A5/1 | G5/1 E5/3 Bb4/2 C5/2 | r/1 A4/1 C5/1 E5/1 A5/3 G5/1 | F5/1 D5/3 A4/4 |
r/1 G4/1 Bb4/1 D5/1 G5/3 F5/1 | E5/1 C#5/3 Bb4/2 A4/2 | A4/1 D5/1 F5/1 A5/1 B5/4 | Bb5/2 G5/2 E5/2 C#5/2 |
"""
_VIBES_SOLO = """
D5/1 F5/1 A5/1 B5/1 A5/1 F5/1 D5/2 | r/1 A4/1 B4/1 D5/1 F5/1 E5/1 D5/2 | G4/1 Bb4/1 D5/1 E5/1 G5/2 E5/1 D5/1 | F5/3 D5/1 A4/4 |
Ab5/1 F5/1 D5/1 Bb4/1 Ab4/1 Bb4/1 D5/1 F5/1 | G5/1 E5/1 C#5/1 Bb4/1 A4/1 C#5/1 E5/1 G5/1 | A5/2 F5/1 D5/1 B4/2 A4/2 | r/1 G4/1 Bb4/1 D5/1 C#5/2 E5/2 |
F5/1 r/1 A5/1 D6/1 r/1 B5/1 A5/2 | F5/1 E5/1 D5/1 A4/1 F5/4 | r/2 D5/1 E5/1 G5/1 Bb5/1 A5/1 G5/1 | A5/1 F5/1 D5/2 r/4 |
r/1 F5/1 Ab5/1 Bb5/1 D6/2 Bb5/1 Ab5/1 | G5/1 Bb5/1 G5/1 E5/1 C#5/2 Bb4/1 A4/1 | D5/1 F5/1 A5/1 B5/1 D6/2 A5/2 | Bb5/1 G5/1 E5/1 D5/1 C#5/2 r/2 |
"""
_CLARINET_FILLS = """
r/8 | r/4 r/1 A4/1 B4/1 D5/1 | r/8 | r/5 A4/1 F4/1 D4/1 |
r/8 | r/8 | r/8 | r/8 |
"""
_OPENING_VIBES = """
A4+D5+F5/8 | Ab4+D5+F5/6 r/2 | A4+B4+F5/8 | G4+C#5+E5/4 Bb4+E5+G5/4 |
"""


def score() -> Score:
    """Opening; song form (two verses, bridge, verse), vibraphone chorus of two verses."""
    piece = Score("music_cargo_noir", "Muelle 13", 104, intro_bars=4, harmony=Harmony(), swing=0.3)
    piece.reverb_seconds = 2.4
    piece.section("opening", _INTRO)
    verse = piece.section("verse", _FIRST)
    second = piece.section("second verse", _SECOND)
    bridge = piece.section("bridge", _BRIDGE)
    third = piece.section("third verse", _FIRST)
    solo = piece.section("vibraphone", _FIRST, 2)
    _rhythm(piece, verse, second)
    leads = _soloists(piece, verse, second, bridge, third, solo)
    players.listen(_chords(piece, second, bridge, third, solo), leads)
    return piece


def _rhythm(piece: Score, verse: int, second: int) -> None:
    """Brushes throughout; bass in two for the first verse, then walking."""
    end = piece.harmony.bars
    kit = piece.part(band.drum("brushes", -10.0, -0.2, late=6, scatter=6, kit=40))
    kit.play(percussion.brushes(1, end - 1))
    low = piece.part(band.bass(level=-3.0))
    low.play(_opening_bass(), players.ballad_bass(piece.harmony, verse, 8))
    low.play(players.walking_bass(piece.harmony, second, end - second, seed=13))


def _opening_bass() -> list[Note]:
    """The bass alone sets the scene."""
    return melody(
        "D2/3 A2/1 D2/2 F2/2 | Bb1/3 F2/1 Ab2/2 F2/2 | D2/3 A2/1 D2/2 E2/2 | A1/3 E2/1 G2/2 C#2/2",
        0,
        90,
    )


def _soloists(
    piece: Score, verse: int, second: int, bridge: int, third: int, solo: int
) -> list[Part]:
    """Muted trumpet sings the verses, vibraphone the bridge and its chorus, clarinet answers."""
    horn = piece.part(band.trumpet(level=-0.5, pan=0.1, muted=True))
    horn.play(shaped(melody(_TUNE, verse, 82)), shaped(melody(_TUNE_END, second, 86)))
    horn.play(shaped(melody(_TUNE, third, 88)))
    vibes = piece.part(
        Part("vibes", Soundfont(11), level=-2.5, pan=-0.3, room=0.35, bass_cut=120,
             feel=Feel(scatter=7, late=6, loudness=5, gate=1.05))
    )  # fmt: skip
    vibes.play(melody(_OPENING_VIBES, 0, 66), shaped(melody(_BRIDGE_VIBES, bridge, 82)))
    vibes.play(shaped(melody(_VIBES_SOLO, solo, 84)))
    clarinet = piece.part(
        Part("clarinet", Soundfont(71, wind=True, speaks_after=0.025), level=-6.0, pan=0.4, room=0.4, bass_cut=140,
             feel=Feel(scatter=8, late=14))
    )  # fmt: skip
    for at in (second, third):
        clarinet.play(shaped(melody(_CLARINET_FILLS, at, 70)))
    return [horn, vibes, clarinet]


def _chords(piece: Score, second: int, bridge: int, third: int, solo: int) -> list[Part]:
    """Sparse piano on the off-beats; a veil of strings in bridge and third verse."""
    piano = piece.part(band.piano(level=-9.0, pan=0.3))
    rhythm = "...x..X...x....x"
    for at, bars in ((second, 8), (bridge, 8), (third, 8), (solo, 16)):
        piano.play(players.comping(piece.harmony, at, bars, rhythm, 55, 70, 56, length=0.9))
    veil = piece.part(band.strings(level=-10.0))
    veil.play(players.pads(piece.harmony, bridge, 16, 52, 70, 54))
    return [piano, veil]
