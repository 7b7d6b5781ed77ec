"""Sombra de guayabo: a relaxed guajira in G, tres, flute and guitar, 2-3 clave."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony, harmonised
from studio.notation import melody, shaped
from studio.score import Part, Score

_SCALE = (7, 9, 11, 0, 2, 4, 6)
_VAMP = "G C | D7 C"
_MAJOR = "G | D7 | D7 | G | G7 | C | D7 | G"
_MINOR = (
    "Gm | Gm | Cm | Cm | F7 | Bb | D7 | D7 |"
    "Eb | Bb | Cm | Gm | Cm | A7 | D7 | D7"
)  # fmt: skip
_HOME = "Em | B7 | C | G | Am7 | D7 | G C | D7"

_TRES_THEME = """
D5/3 B4/1 D5/2 G5/2 | F#5/3 E5/1 D5/1 C5/3 | A4/2 C5/2 E5/2 D5/1 C5/1 | B4/5 r/1 B4/1 D5/1 |
F5/3 D5/1 B4/1 D5/1 F5/2 | E5/3 G5/1 E5/2 C5/2 | r/2 A4/1 C5/1 F#5/2 E5/1 D5/1 | G4/1 B4/1 D5/1 G5/3 r/2 |
"""
_FLUTE_THEME = """
D5/3 B4/1 D5/1 G5/1 B5/2 | A5/3 G5/1 F#5/1 D5/3 | r/2 C6/2 A5/1 B5/1 C6/1 A5/1 | B5/5 r/1 G5/1 A5/1 |
B5/3 A5/1 F5/1 A5/1 B5/2 | C6/3 B5/1 G5/2 E5/2 | F#5/2 A5/2 C6/1 A5/1 F#5/2 | G5/6 r/2 |
"""
_MINOR_FLUTE = """
r/2 D5/2 G5/3 A5/1 | Bb5/5 A5/1 G5/2 | r/2 G5/2 Eb5/3 D5/1 | C5/6 r/2 |
r/2 C5/2 F5/3 Eb5/1 | D5/5 C5/1 Bb4/2 | r/2 A4/2 C5/2 F#5/2 | A5/6 r/2 |
G5/3 Bb5/1 G5/4 | F5/3 D5/1 Bb4/4 | Eb5/3 G5/1 Eb5/4 | D5/3 Bb4/1 G4/4 |
r/2 C5/2 Eb5/2 G5/2 | A5/3 G5/1 E5/4 | F#5/2 A5/2 C6/2 A5/2 | F#5/3 D5/5 |
"""
_TRES_SOLO = """
G4/1 B4/1 D5/2 E5/1 G5/1 E5/1 C5/1 | D5/1 r/1 F#5/1 A5/1 G5/2 E5/2 | D5/1 B4/1 G4/1 B4/1 C5/1 E5/1 G5/2 | F#5/3 E5/3 C5/2 |
r/1 D5/1 G5/1 B5/1 C6/2! G5/1 E5/1 | F#5/1 A5/1 C6/1 A5/1 G5/1 E5/1 C5/2 | D5/1 D5/1 r/1 B4/1 E5/1 E5/1 r/1 C5/1 | A4/1 C5/1 F#5/1 A5/1 G5/4 |
B5/1! G5/1 D5/1 B4/1 C5/1 E5/1 G5/1 C6/1 | A5/2 F#5/1 D5/1 E5/2 G5/2 | B5/1 A5/1 G5/1 D5/1 E5/1 G5/1 E5/1 C5/1 | D5/2 F#5/2 E5/1 C5/3 |
r/2 D5/1 G5/1 G5/2 E5/1 C5/1 | r/2 A4/1 C5/1 E5/2 C5/2 | B4/1 D5/1 G5/1 B5/1 C6/2 G5/2 | F#5/2 D5/1 C5/1 E5/4 |
"""
_HOME_FLUTE = """
r/2 G5/2 B5/2 A5/1 G5/1 | F#5/3 D#5/1 B4/4 | r/2 E5/2 G5/2 A5/1 G5/1 | D5/5 r/1 B4/1 D5/1 |
E5/3 G5/1 C6/2 B5/1 A5/1 | F#5/3 A5/1 D5/4 | G5/4 E5/2 C5/2 | D5/6 r/2 |
"""
_OPENING = """
r/2 B4/1 D5/1 E5/1 G5/1 E5/2 | F#5/2 D5/1 C5/1 E5/2 C5/2 | r/2 B4/1 D5/1 E5/1 G5/1 C6/2 | A5/2 F#5/1 D5/1 E5/1 C5/1 A4/2 |
"""


def score() -> Score:
    """Tres alone; theme twice, minor, vamp with tres solo, homeward; round again."""
    piece = Score("music_guajira", "Sombra de guayabo", 126, intro_bars=4, harmony=Harmony())
    piece.reverb_seconds = 1.7
    intro = piece.section("intro", _VAMP, 2)
    first = piece.section("theme, tres", _MAJOR)
    second = piece.section("theme, flute", _MAJOR)
    minor = piece.section("minor", _MINOR)
    solo = piece.section("tres solo", _VAMP, 8)
    home = piece.section("homeward", _HOME)
    _rhythm(piece, first, minor, solo)
    accompanists = _guitars(piece, intro, first, second, minor, solo, home)
    flute = piece.part(band.flute(level=-1.0))
    flute.play(shaped(melody(_FLUTE_THEME, second, 80)), shaped(melody(_MINOR_FLUTE, minor, 78)))
    flute.play(shaped(melody(_HOME_FLUTE, home, 82)))
    players.listen(accompanists, [flute, next(p for p in piece.parts if p.name == "tres")])
    return piece


def _rhythm(piece: Score, first: int, minor: int, solo: int) -> None:
    """Quiet hands: clave, bongo, maracas; güiro from the minor on."""
    drums = band.rhythm_section()
    end = piece.harmony.bars
    drums["clave"].play(percussion.clave("2-3", first, end - first))
    drums["bongo"].play(percussion.bongo(first, end - first, seed=31))
    drums["maracas"].play(percussion.maracas(first, end - first))
    drums["guiro"].play(percussion.guiro(minor, 16), percussion.guiro(solo, 16))
    for name in ("clave", "bongo", "maracas", "guiro"):
        drums[name].level -= 1.5
        piece.part(drums[name])
    low = piece.part(band.bass(level=-4.0))
    low.play(players.tumbao_bass(piece.harmony, first, end - first, seed=12))


def _guitars(
    piece: Score, intro: int, first: int, second: int, minor: int, solo: int, home: int
) -> list[Part]:
    """Tres sings or arpeggiates, a second tres voice in thirds, nylon guitar underneath."""
    tres, guitar = piece.part(band.tres(level=-2.5)), piece.part(band.guitar(level=-6.5))
    thirds = piece.part(band.tres(level=-7.0, pan=-0.55))
    thirds.name = "second tres"
    theme = shaped(melody(_TRES_THEME, first, 86))
    lead = shaped(melody(_TRES_SOLO, solo, 86))
    tres.play(melody(_OPENING, intro, 80), theme, lead)
    thirds.play(harmonised(theme, piece.harmony, _SCALE))
    thirds.play(harmonised([n for n in lead if n.start >= (solo + 8) * 8], piece.harmony, _SCALE))
    for begin, bars in ((second, 8), (minor, 16), (home, 8)):
        thirds.play(players.guajeo(piece.harmony, begin, bars, velocity=66, contour="012102120"))
    guitar.play(players.son_guitar(piece.harmony, intro + 2, piece.harmony.bars - intro - 2))
    return [thirds, guitar]
