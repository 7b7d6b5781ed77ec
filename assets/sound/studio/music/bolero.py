"""Luz de tarde: a bolero in F for the evening, requinto, muted trumpet, strings and piano."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony, harmonised
from studio.notation import melody, shaped
from studio.score import Part, Score

_SCALE = (5, 7, 9, 10, 0, 2, 4)
_INTRO = "Fmaj7 | F#dim7 | Gm7 | C7"
_VERSE = (
    "Fmaj7 | Dm7 | Gm7 | C7 | Am7 | D7b9 | Gm7 | C7 |"
    "Gm7 | Bbm6 | Am7 | D7b9 | G7 | Gm7 C7 | F6 | Gm7 C7"
)  # fmt: skip
_MIDDLE = "Bbmaj7 | Bbm7 Eb7 | Am7 | Abdim7 | Gm7 | C7 | Fmaj7 | Cm7 F7"
_LAST = (
    "Bbmaj7 | Bdim7 | Am7 | D7b9 | Gm7 | Bbm6 | Am7 | D7b9 |"
    "Gm7 | C7 | F6 | Gm7 C7"
)  # fmt: skip

_OPENING = """
r/2 C5/1 E5/1 A5/3 G5/1 | F#5/4 Eb5/2 C5/2 | r/1 Bb4/1 D5/1 F5/1 Bb5/3 A5/1 | G5/3 E5/1 C5/4 |
"""
_SONG = """
r/2 A4/1 C5/1 F5/3 E5/1 | D5/4 r/1 A4/1 C5/1 D5/1 | F5/3 D5/1 Bb4/3 A4/1 | G4/2 Bb4/1 D5/1 E5/4 |
r/2 C5/1 E5/1 A5/3 G5/1 | F#5/4 r/1 Eb5/1 C5/1 A4/1 | Bb4/3 D5/1 F5/3 D5/1 | E5/2 D5/1 C5/1 Bb4/4 |
r/2 D5/1 F5/1 Bb5/3 A5/1 | G5/4 r/1 F5/1 Db5/1 Bb4/1 | A4/3 C5/1 E5/3 G5/1 | F#5/3 Eb5/1 C5/4 |
B4/3 D5/1 F5/3 D5/1 | Bb4/2 D5/2 E5/2 G5/2 | F5/6 r/2 | r/8 |
"""
_STRING_SONG = """
D5/4 F5/2 A5/2 | Ab5/4 G5/4 | G5/4 E5/2 C5/2 | F5/4 D5/4 |
D5/4 F5/2 Bb5/2 | Bb5/2 G5/2 E5/4 | E5/3 C5/1 A4/4 | r/2 G4/1 Bb4/1 Eb5/2 C5/2 |
"""
_TRUMPET_SONG = """
D5/3 F5/1 A5/4 | Ab5/3 F5/1 D5/4 | r/2 C5/1 E5/1 G5/3 E5/1 | F#5/3 Eb5/1 C5/4 |
r/2 Bb4/1 D5/1 F5/3 Bb5/1 | G5/3 F5/1 Db5/4 | C5/3 E5/1 G5/3 E5/1 | Eb5/2 F#5/1 A5/1 C6/4 |
Bb5/3 A5/1 F5/2 D5/2 | E5/2 G5/2 Bb4/2 E5/2 | F5/7 r/1 | r/8 |
"""
_GUITAR_ECHO = """
r/4 F5/1 A5/1 C6/2 | r/4 D5/1 F5/1 B5/2 | r/8 | r/4 r/1 A4/1 C5/1 Eb5/1 |
D5/2 r/6 | r/4 r/1 Bb4/1 Db5/1 F5/1 | E5/2 r/6 | r/8 |
D5/4 r/4 | r/8 | r/2 A4/1 C5/1 F5/1 A5/3 | Bb5/1 A5/1 F5/1 D5/1 E5/1 G5/1 C5/2 |
"""


def score() -> Score:
    """Short opening; song on the requinto, middle on strings, last verse on muted trumpet."""
    piece = Score("music_bolero", "Luz de tarde", 88, intro_bars=4, harmony=Harmony())
    piece.reverb_seconds = 2.1
    intro = piece.section("opening", _INTRO)
    song = piece.section("song", _VERSE)
    middle = piece.section("middle", _MIDDLE)
    last = piece.section("last verse", _LAST)
    _rhythm(piece, song)
    leads = _singers(piece, intro, song, middle, last)
    players.listen(_cushion(piece, song, middle, last), leads)
    return piece


def _rhythm(piece: Score, song: int) -> None:
    """Bongo and maracas of the bolero, bass in halves and quarters."""
    end = piece.harmony.bars
    drums = band.rhythm_section()
    pattern = percussion.BOLERO_BONGO
    drums["bongo"].play(percussion.bongo(song, end - song, seed=44, pattern=pattern, fill_every=8))
    drums["maracas"].play(percussion.maracas(song, end - song, percussion.BOLERO_MARACAS))
    for name in ("bongo", "maracas"):
        drums[name].level -= 3.0
        piece.part(drums[name])
    low = piece.part(band.bass(level=-5.0))
    low.play(players.ballad_bass(piece.harmony, 2, end - 2))


def _singers(piece: Score, intro: int, song: int, middle: int, last: int) -> list[Part]:
    """Requinto with a second in thirds, violins in the middle, muted trumpet at last."""
    requinto = piece.part(band.requinto())
    thirds = piece.part(band.requinto(level=-6.0, pan=-0.4))
    thirds.name = "second requinto"
    verse = shaped(melody(_SONG, song, 84))
    requinto.play(shaped(melody(_OPENING, intro, 78)), verse)
    requinto.play(shaped(melody(_GUITAR_ECHO, last, 70)))
    late = [n for n in verse if n.start >= (song + 8) * 8]
    thirds.play(harmonised(late, piece.harmony, _SCALE))
    violins = piece.part(band.singing_strings())
    line = shaped(melody(_STRING_SONG, middle, 84))
    violins.play(line, [n for n in melody(_STRING_SONG, middle, 70, octave=-1)])
    horn = piece.part(band.trumpet(level=-1.5, pan=0.18, muted=True))
    horn.play(shaped(melody(_TRUMPET_SONG, last, 82)))
    return [requinto, thirds, violins, horn]


def _cushion(piece: Score, song: int, middle: int, last: int) -> list[Part]:
    """Guitar arpeggios, string pads, sparse piano."""
    end = piece.harmony.bars
    guitar = piece.part(band.guitar(level=-7.0))
    guitar.play(players.arpeggio(piece.harmony, song, end - song))
    pad = piece.part(band.strings(level=-8.5))
    pad.play(players.pads(piece.harmony, song + 8, 8), players.pads(piece.harmony, last, 12))
    piano = piece.part(band.piano(level=-8.0))
    rhythm = "X...x.x.....x..."
    piano.play(players.comping(piece.harmony, 0, song, "X.......", 57, 74, 62, size=4, length=2.8))
    piano.play(players.comping(piece.harmony, middle, end - middle, rhythm, 57, 74, 58, size=4))
    return [guitar, pad, piano]
