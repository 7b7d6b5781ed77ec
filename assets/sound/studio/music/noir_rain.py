"""Lluvia de neon: a slow ballad in G minor; brushes, bass, muted trumpet, vibraphone, rain outside."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony
from studio.notation import melody, shaped
from studio.score import Feel, Part, Score, Soundfont

_INTRO = "Gm6 | Ebmaj7 | Am7b5 | D7b9"
_VERSE = "Gm6 | Ebmaj7 | Am7b5 | D7b9 | Gm6 | Cm7 | Am7b5 D7b9 | Gm6"
_BRIDGE = "Cm7 | F7 | Bbmaj7 | Ebmaj7 | Am7b5 | D7b9 | Gm7 | Am7b5 D7b9"
_LAST = "Gm6 | Ebmaj7 | Am7b5 | D7b9 | Gm6 | C7 | Am7b5 D7b9 | Gm6"

_OPENING = """
G4+Bb4+E5/8 | G4+Bb4+D5/6 r/2 | G4+C5+Eb5/8 | F#4+C5+Eb5/4 A4+C5+F#5/4 |
"""
_VERSE_TUNE = """
r/2 D5/1 G5/1 Bb5/3 A5/1 | G5/3 Eb5/1 D5/4 | r/2 C5/1 Eb5/1 G5/3 Eb5/1 | F#5/3 Eb5/1 C5/4 |
Bb4/2 D5/1 G5/1 E5/4 | r/2 Eb5/1 G5/1 Bb5/3 G5/1 | A5/3 G5/1 F#5/2 Eb5/2 | G5/5 r/3 |
"""
_BRIDGE_TUNE = """
r/1 G4/1 Bb4/1 Eb5/1 G5/3 F5/1 | Eb5/1 C5/3 A4/2 F4/2 | r/1 F4/1 A4/1 D5/1 F5/3 D5/1 | G5/1 F5/3 D5/2 Bb4/2 |
r/1 Eb5/1 G5/1 A5/1 C6/3 A5/1 | F#5/1 A5/3 Eb5/2 C5/2 | Bb4/1 D5/1 F5/1 G5/1 Bb5/4 | A5/2 Eb5/2 F#5/2 C5/2 |
"""
_LAST_TUNE = """
r/2 D5/1 G5/1 Bb5/3 D6/1 | G5/3 Bb5/1 D5/4 | r/2 C5/1 Eb5/1 A5/3 G5/1 | Eb5/3 F#5/1 C5/4 |
D5/2 G5/1 Bb5/1 E5/4 | r/2 E5/1 G5/1 Bb5/3 E5/1 | C5/3 Eb5/1 F#5/2 A5/2 | G5/5 r/3 |
"""
_VIBES_ANSWERS = """
r/8 | r/4 r/1 G4/1 Bb4/1 D5/1 | r/8 | r/5 Eb5/1 C5/1 A4/1 |
r/8 | r/8 | r/8 | r/5 D5/1 Bb4/1 E4/1 |
"""


def score() -> Score:
    """Vibraphone and bass open; trumpet, vibraphone, trumpet again; round again."""
    piece = Score(
        "music_noir_rain", "Lluvia de neon", 76, intro_bars=4, harmony=Harmony(), swing=0.3
    )
    piece.reverb_seconds = 2.6
    piece.section("opening", _INTRO)
    verse = piece.section("verse", _VERSE)
    bridge = piece.section("bridge", _BRIDGE)
    last = piece.section("last verse", _LAST)
    _rhythm(piece, bridge)
    leads = _soloists(piece, verse, bridge, last)
    players.listen(_chords(piece, verse, bridge), leads)
    return piece


def _rhythm(piece: Score, bridge: int) -> None:
    """Brushes from the second bar on; a bass in two that walks through the bridge."""
    end = piece.harmony.bars
    kit = piece.part(band.drum("brushes", -9.5, -0.2, late=8, scatter=7, kit=40))
    kit.play(percussion.brushes(1, end - 1))
    low = piece.part(band.bass(level=-2.5))
    low.play(players.ballad_bass(piece.harmony, 0, bridge))
    low.play(players.walking_bass(piece.harmony, bridge, 8, seed=29))
    low.play(players.ballad_bass(piece.harmony, bridge + 8, end - bridge - 8))


def _soloists(piece: Score, verse: int, bridge: int, last: int) -> list[Part]:
    """Muted trumpet sings, the vibraphone has the bridge and small answers."""
    horn = piece.part(band.trumpet(level=-0.5, pan=0.12, muted=True))
    horn.play(shaped(melody(_VERSE_TUNE, verse, 80)), shaped(melody(_LAST_TUNE, last, 86)))
    vibes = piece.part(Part("vibes", Soundfont(11), level=-3.0, pan=-0.3, room=0.38, bass_cut=120,
                            feel=Feel(scatter=8, late=8, loudness=5, gate=1.05)))  # fmt: skip
    vibes.play(melody(_OPENING, 0, 64), shaped(melody(_BRIDGE_TUNE, bridge, 80)))
    for at in (verse, last):
        vibes.play(shaped(melody(_VIBES_ANSWERS, at, 62)))
    return [horn, vibes]


def _chords(piece: Score, verse: int, bridge: int) -> list[Part]:
    """A piano far back, a veil of strings from the bridge on."""
    end = piece.harmony.bars
    piano = piece.part(band.piano(level=-10.0, pan=0.3))
    piano.play(
        players.comping(
            piece.harmony, verse, end - verse, "..x....X..x...x.", 55, 70, 54, length=1.1
        )
    )
    veil = piece.part(band.strings(level=-10.0))
    veil.play(players.pads(piece.harmony, bridge, end - bridge, 52, 70, 52))
    return [piano, veil]
