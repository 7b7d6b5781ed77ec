"""Habanera del galeon: guitar and bandurrias at dusk, A minor that turns to A major."""

from __future__ import annotations

from studio import band, gongs, percussion, players
from studio.harmony import Harmony, harmonised
from studio.music.manila import habanera_bass, tremolo
from studio.notation import BAR, Note, melody, shaped
from studio.score import Feel, Modelled, Part, Score, Soundfont

_MINOR = (9, 11, 0, 2, 4, 5, 8)
_MAJOR = (9, 11, 1, 2, 4, 6, 8)
_INTRO = "Am | Dm | E7 | Am"
_VERSE = "Am | Dm | E7 | Am | Dm | Am | E7 | Am"
_ANSWER = "Am | Dm | G7 | C | Dm | Am | E7 | A"
_REFRAIN = "A | F#m | Bm | E7 | E7 | E7 | A | A"
_RETURN = "A | A7 | D | Dm | A | E7 | A | Am E7"

_OPENING = """
A3/1 E4/1 A4/1 C5/1 E5/2 C5/2 | A3/1 D4/1 F4/1 A4/1 D5/2 A4/2 |
G#3/1 D4/1 E4/1 B4/1 D5/2 B4/2 | A3/1 E4/1 A4/1 C5/1 A4/4 |
"""
_VERSE_TUNE = """
r/2 E5/2 A5/3 B5/1 | A5/4:3 B5/4:3 A5/4:3 F5/4 | E5/3 F5/1 G#5/2 B5/2 | A5/6 r/2 |
r/2 D5/2 F5/3 A5/1 | A5/4:3 G5/4:3 F5/4:3 E5/4 | D5/3 E5/1 B4/2 G#4/2 | A4/6 r/2 |
"""
_ANSWER_TUNE = """
r/2 A4/2 C5/3 E5/1 | F5/4:3 E5/4:3 D5/4:3 A5/4 | G5/3 F5/1 D5/2 B4/2 | E5/6 r/2 |
r/2 F5/2 A5/3 F5/1 | E5/4:3 F5/4:3 E5/4:3 C5/4 | B4/3 C5/1 D5/2 G#4/2 | A4/4 C#5/2 E5/2 |
"""
_FLUTE_BESIDE = """
E5/6 r/2 | r/4 D5/2 F5/2 | B5/6 G5/2 | G5/4 E5/2 C5/2 |
A5/6 r/2 | r/4 A5/2 E5/2 | G#5/4 B5/4 | A5/6 r/2 |
"""
_REFRAIN_TUNE = """
A5/3 G#5/1 A5/2 E5/2 | C#5/3 E5/1 F#5/2 A5/2 | B5/4:3 A5/4:3 F#5/4:3 D5/4 | E5/6 r/2 |
G#5/3 F#5/1 G#5/2 B5/2 | D6/4:3 C#6/4:3 B5/4:3 G#5/4 | A5/3 E5/1 C#5/2 E5/2 | A5/6 r/2 |
"""
_RETURN_TUNE = """
A5/3 G#5/1 A5/2 C#6/2 | E6/3 C#6/1 A5/2 G5/2 | F#5/4:3 A5/4:3 D6/4:3 F#5/4 | F5/6 r/2 |
E5/3 F#5/1 A5/2 C#6/2 | B5/4:3 A5/4:3 G#5/4:3 E5/4 | C#5/3 E5/1 A5/4 | r/2 A4/1 C5/1 B4/2 G#4/2 |
"""
_HANDS = {
    "L": (percussion.LOW_CONGA, 80),
    "o": (percussion.OPEN_CONGA, 58),
    "t": (percussion.MUTE_CONGA, 42),
}


def score() -> Score:
    """Guitar alone; verse, answer, refrain in major, its return; round again."""
    piece = Score(
        "music_manila_habanera", "Habanera del galeon", 90, intro_bars=4, harmony=Harmony()
    )
    piece.reverb_seconds = 2.1
    intro = piece.section("guitar alone", _INTRO)
    verse = piece.section("verse", _VERSE)
    answer = piece.section("answer", _ANSWER)
    refrain = piece.section("refrain", _REFRAIN)
    back = piece.section("return", _RETURN)
    _rhythm(piece, verse, answer, refrain)
    leads = _singers(piece, verse, answer, refrain, back)
    players.listen(_cushion(piece, intro, verse, refrain, back), leads)
    return piece


def _rhythm(piece: Score, verse: int, answer: int, refrain: int) -> None:
    """The habanera's bass, a quiet hand drum, a shaker, wood for the refrain."""
    end = piece.harmony.bars
    low = piece.part(band.bass(level=-5.0))
    low.play(habanera_bass(piece.harmony, verse, end - verse))
    hand = piece.part(band.drum("hand drum", -12.0, -0.3))
    hand.play(percussion.beat("L..tt.o.L..tt.oo", _HANDS, answer, end - answer))
    shaker = piece.part(band.drum("shaker", -17.0, 0.5))
    shaker.play(percussion.beat("x-x-x-x-", {"x": (percussion.CABASA, 70), "-": (percussion.CABASA, 40)},
                                verse, end - verse))  # fmt: skip
    sticks = piece.part(band.drum("bamboo", -17.0, 0.35))
    sticks.play(percussion.beat("x..xx.x.", {"x": (percussion.HIGH_BLOCK, 62)}, refrain, 16))


def _singers(piece: Score, verse: int, answer: int, refrain: int, back: int) -> list[Part]:
    """Bandurrias in thirds sing, a flute goes beside the answer, a marimba doubles the return."""
    first = piece.part(
        Part("bandurria", Soundfont(25), level=-1.5, pan=0.22, room=0.32, bass_cut=160)
    )
    second = piece.part(
        Part("second bandurria", Soundfont(25), level=-6.5, pan=-0.35, room=0.32, bass_cut=160)
    )
    flute = piece.part(band.flute(level=-4.5, pan=-0.25))
    marimba = piece.part(Part("marimba", Soundfont(12), level=-5.0, pan=-0.15, room=0.3, treble=3,
                              feel=Feel(scatter=6, loudness=5, gate=0.98)))  # fmt: skip
    tunes = ((verse, _VERSE_TUNE, _MINOR), (answer, _ANSWER_TUNE, _MINOR),
             (refrain, _REFRAIN_TUNE, _MAJOR), (back, _RETURN_TUNE, _MAJOR))  # fmt: skip
    for at, text, scale in tunes:
        line = shaped(melody(text, at, 84))
        first.play(tremolo(line))
        if at != verse:
            second.play(tremolo(harmonised(line, piece.harmony, scale)))
    flute.play(shaped(melody(_FLUTE_BESIDE, answer, 70)))
    marimba.play(shaped(melody(_RETURN_TUNE, back, 78)))
    return [first, second, flute, marimba]


def _cushion(piece: Score, intro: int, verse: int, refrain: int, back: int) -> list[Part]:
    """The nylon guitar throughout, strings under the refrain, gongs that mark the sections."""
    end = piece.harmony.bars
    guitar = piece.part(band.guitar(level=-5.0, pan=-0.1))
    guitar.play(melody(_OPENING, intro, 78))
    guitar.play(players.arpeggio(piece.harmony, verse, end - verse, order="02130213", velocity=60))
    veil = piece.part(band.strings(level=-10.0))
    veil.play(players.pads(piece.harmony, refrain, 16, 52, 71, 54))
    keys = piece.part(Part("keys", Modelled(gongs.metallophone), level=-13.0, pan=-0.4, room=0.4))
    keys.play(players.comping(piece.harmony, refrain, 16, "X.......", 74, 91, 60))
    deep = piece.part(
        Part("agung", Modelled(gongs.agung), level=-13.0, pan=0.1, room=0.35, bass_cut=40)
    )
    deep.play([Note(bar * BAR, 8, 45, 78) for bar in (intro, verse, refrain, back)])
    return [guitar, veil, keys]
