"""Bajo la lampara: the band holds its breath while a family trades; bass, brushes, a few notes."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony
from studio.notation import melody
from studio.score import Feel, Part, Score, Soundfont

_INTRO = "Dm6 | A7b9"
_ROUND = "Dm6 | Dm6 | Gm6 | Dm6 | Bb7 | A7b9 | Dm6 | Em7b5 A7b9"
_SECOND = "Dm6 | Dm6 | Gm6 | Gm6 | Em7b5 | A7b9 | Dm6 | A7b9"
_TOUCHES = """
r/8 | r/6 A4+D5/2 | r/8 | r/3 F5/1 D5/1 A4/3 | r/8 | r/6 G4+C#5/2 | r/8 | r/8 |
r/8 | r/3 B4/1 D5/1 F5/3 | r/8 | r/6 Bb4+E5/2 | r/8 | r/3 C#5/1 E5/1 G5/3 | r/8 | r/8 |
"""
_SNAP = 37  # the side stick, which stands for fingers


def score() -> Score:
    """Two rounds of eight bars in the key and tempo of Muelle 13."""
    piece = Score(
        "music_noir_trade", "Bajo la lampara", 104, intro_bars=2, harmony=Harmony(), swing=0.3
    )
    piece.reverb_seconds = 1.8
    piece.section("opening", _INTRO)
    first = piece.section("round", _ROUND)
    piece.section("second round", _SECOND)
    low = piece.part(band.bass(level=-0.5))
    low.play(players.walking_bass(piece.harmony, 0, piece.harmony.bars, seed=31))
    kit = piece.part(band.drum("brushes", -12.0, -0.2, late=6, scatter=6, kit=40))
    kit.play(percussion.beat("s...S...", {"s": (percussion.BRUSH_SWIRL, 100), "S": (percussion.BRUSH_SWIRL, 116)},
                             first, 16))  # fmt: skip
    fingers = piece.part(band.drum("fingers", -13.0, 0.3))
    fingers.play(percussion.beat("..x...x.", {"x": (_SNAP, 74)}, 0, piece.harmony.bars))
    vibes = piece.part(Part("vibes", Soundfont(11), level=-9.0, pan=-0.3, room=0.4, bass_cut=120,
                            feel=Feel(scatter=8, late=8, gate=1.05)))  # fmt: skip
    vibes.play(melody(_TOUCHES, first, 64))
    return piece
