"""Bahia de Manila: marimba, kulintang gongs and a rondalla's tremolo, in D, warm and unhurried."""

from __future__ import annotations

from studio import band, gongs, percussion, players
from studio.harmony import Harmony, harmonised
from studio.notation import BAR, Note, melody, shaped
from studio.score import Feel, Modelled, Part, Score, Soundfont

_SCALE = (2, 4, 6, 7, 9, 11, 1)
_ROW = (2, 4, 6, 9, 11)  # the gongs: D E F# A B
_INTRO = "D6 | D6 | Gadd9 | D6"
_LAGOON = "D | Bm | G | A | D | Bm | Em7 A | D"
_RONDALLA = "Bm | Em | A7 | D | G | C#m7b5 | F#7 | Bm"
_RISE = "Bm | Em | A7 | D | G | A7 | Em7 | A7"
_GONGS = "D6 | D6 | Gadd9 | Gadd9 | Bm7 | Bm7 | Em7 | A7sus4"

_MARIMBA = """
F#5/2 A5/1 B5/1 A5/2 F#5/1 E5/1 | D5/3 F#5/1 B4/4 | B4/1 D5/1 G5/2 B5/2 A5/1 G5/1 | E5/3 C#5/1 A4/4 |
F#5/2 A5/1 B5/1 D6/2 B5/1 A5/1 | F#5/3 A5/1 B5/4 | G5/2 B5/1 A5/1 E5/2 C#5/1 E5/1 | D5/5 r/1 A4/1 D5/1 |
"""
_COUNTER = """
r/4 D5/2 F#5/2 | B5/6 F#5/2 | G5/6 D5/2 | C#5/4 E5/2 A5/2 |
r/4 A5/2 D6/2 | B5/6 D6/2 | B5/4 A5/2 G5/2 | F#5/6 r/2 |
"""
_BANDURRIA = """
B4/2 D5/2 F#5/4 | G5/3 F#5/1 E5/4 | A4/2 C#5/2 E5/2 G5/2 | F#5/6 r/2 |
B5/3 A5/1 G5/2 D5/2 | E5/4 G5/4 | F#5/2 E5/2 C#5/2 A#4/2 | B4/6 r/2 |
"""
_BANDURRIA_UP = """
B4/2 D5/2 F#5/4 | G5/3 F#5/1 E5/4 | A4/2 C#5/2 E5/2 G5/2 | F#5/6 r/2 |
B5/3 A5/1 G5/4 | A5/3 G5/1 E5/4 | G5/2 E5/2 D5/2 B4/2 | C#5/2 E5/2 A5/4 |
"""
_GONG_SOLO = """
D5/1 D5/.5 E5/.5 F#5/1 A5/1 B5/1 A5/.5 F#5/.5 E5/1 D5/1 | A4/1 B4/.5 D5/.5 E5/1 D5/1 F#5/1 E5/.5 D5/.5 B4/2 |
G5/1 A5/.5 G5/.5 D5/1 E5/1 G5/1 A5/.5 B5/.5 D6/2 | B5/1 A5/.5 G5/.5 A5/1 D5/1 E5/1 D5/.5 B4/.5 A4/2 |
F#5/.5 F#5/.5 A5/1 B5/1 A5/1 D6/1 B5/.5 A5/.5 F#5/2 | D5/.5 E5/.5 F#5/1 A5/1 F#5/1 B5/1 A5/.5 F#5/.5 D5/2 |
E5/.5 G5/.5 B5/1 A5/1 G5/1 E5/1 D5/.5 E5/.5 G5/2 | A5/1 A5/.5 B5/.5 D6/1 B5/1 A5/1 E5/.5 D5/.5 A4/2 |
"""


def score() -> Score:
    """Gongs; lagoon theme twice, rondalla twice, gong solo, lagoon; round again."""
    piece = Score("music_manila", "Bahia de Manila", 108, intro_bars=4, harmony=Harmony())
    piece.reverb_seconds = 2.0
    intro = piece.section("intro", _INTRO)
    lagoon = piece.section("lagoon", _LAGOON, 2)
    rondalla = piece.section("rondalla", _RONDALLA)
    rise = piece.section("rondalla rising", _RISE)
    solo = piece.section("gong solo", _GONGS)
    last = piece.section("lagoon again", _LAGOON)
    _rhythm(piece, intro, lagoon, rondalla, solo)
    leads = _melodies(piece, lagoon, rondalla, rise, last)
    row = _gongs(piece, intro, lagoon, solo, last)
    guitar = piece.part(
        Part("guitar", Soundfont(25), level=-8.0, pan=0.35, bass_cut=120, feel=Feel(scatter=6))
    )
    guitar.play(players.son_guitar(piece.harmony, lagoon, solo - lagoon))
    guitar.play(players.arpeggio(piece.harmony, last, 8))
    players.listen([guitar, row], leads)
    return piece


def tremolo(notes: list[Note], grid: float = 1 / 3) -> list[Note]:
    """Long notes as the fast repeated strokes of a bandurria."""
    result = []
    for note in notes:
        strokes = max(1, int(round(note.length / grid)))
        for k in range(strokes):
            loud = note.velocity - (9 if k % 2 else 0) - (6 if 0 < k < strokes - 1 else 0)
            result.append(Note(note.start + k * grid, grid * 0.98, note.pitch, loud))
    return result


def _rhythm(piece: Score, intro: int, lagoon: int, rondalla: int, solo: int) -> None:
    """Hand drum, bamboo, shaker; a bass in habanera rhythm."""
    end = piece.harmony.bars
    hand = piece.part(band.drum("hand drum", -9.0, -0.3))
    bamboo = piece.part(band.drum("bamboo", -14.0, 0.5))
    shaker = piece.part(band.drum("shaker", -14.5, -0.55))
    skins = {
        "L": (percussion.LOW_CONGA, 88),
        "o": (percussion.OPEN_CONGA, 66),
        "t": (percussion.MUTE_CONGA, 46),
    }
    sticks = {"x": (percussion.HIGH_BLOCK, 70), "y": (percussion.LOW_BLOCK, 60)}
    hand.play(percussion.beat("L.to.ttoLt.oLtoo", skins, lagoon, end - lagoon))
    bamboo.play(percussion.beat("x..xy.x.x..xyyx.", sticks, rondalla, end - rondalla))
    shaker.play(percussion.beat("x-X-x-X-", {"x": (percussion.CABASA, 60), "X": (percussion.CABASA, 84),
                                            "-": (percussion.CABASA, 38)}, intro + 2, end - intro - 2))  # fmt: skip
    low = piece.part(band.bass(level=-4.5))
    low.play(habanera_bass(piece.harmony, lagoon, end - lagoon))


def habanera_bass(harmony: Harmony, bar: int, bars: int, low: int = 33) -> list[Note]:
    """Root, a light fifth off the beat, octave or fifth, fifth: long, short, even, even."""
    notes: list[Note] = []
    for here in range(bar, bar + bars):
        begin = here * BAR
        now, late = harmony.at(begin), harmony.at(begin + 4)
        root = low + (now.bass - low) % 12
        fifth = low + (now.fifth - low) % 12
        second = low + (late.bass - low) % 12 if late.name != now.name else fifth
        notes.append(Note(begin, 2.8, root, 90))
        notes.append(Note(begin + 3, 0.9, fifth, 64))
        notes.append(Note(begin + 4, 1.9, second, 80))
        notes.append(Note(begin + 6, 1.8, low + (late.fifth - low) % 12, 70))
    return notes


def _melodies(piece: Score, lagoon: int, rondalla: int, rise: int, last: int) -> list[Part]:
    """Marimba for the lagoon, bandurrias in thirds for the rondalla, a flute beside them."""
    feel = Feel(scatter=5, loudness=5, gate=0.98)
    marimba = piece.part(Part("marimba", Soundfont(12), level=-1.5, pan=-0.15, room=0.28, treble=4,
                             feel=feel))  # fmt: skip
    first = piece.part(
        Part("bandurria", Soundfont(25), level=-2.5, pan=0.3, room=0.3, bass_cut=160)
    )
    second = piece.part(Part("second bandurria", Soundfont(25), level=-7.0, pan=-0.4, room=0.3))
    flute = piece.part(band.flute(level=-3.0, pan=-0.3))
    for at in (lagoon, lagoon + 8, last):
        tune = shaped(melody(_MARIMBA, at, 88))
        marimba.play(tune)
        if at > lagoon:
            flute.play(shaped(melody(_COUNTER, at, 72)))
    marimba.play(players.arpeggio(piece.harmony, rondalla, 16, 55, 74, "03123121", 62))
    for at, text in ((rondalla, _BANDURRIA), (rise, _BANDURRIA_UP)):
        line = shaped(melody(text, at, 86))
        first.play(tremolo(line))
        second.play(tremolo(harmonised(line, piece.harmony, _SCALE)))
    return [first, second, flute, marimba]


def _gongs(piece: Score, intro: int, lagoon: int, solo: int, last: int) -> Part:
    """Kulintang ostinato and solo, agung on the strong bars, metallophone shimmer."""
    row = piece.part(
        Part("kulintang", Modelled(gongs.kulintang), level=-3.5, pan=0.2, room=0.3, treble=3)
    )
    deep = piece.part(
        Part("agung", Modelled(gongs.agung), level=-9.0, pan=-0.1, room=0.3, bass_cut=40)
    )
    keys = piece.part(Part("keys", Modelled(gongs.metallophone), level=-9.0, pan=-0.35, room=0.35))
    row.play(
        ostinato(piece.harmony, intro, 4, 84),
        ostinato(piece.harmony, lagoon + 8, 8, 56),
        ostinato(piece.harmony, last, 8, 58),
    )
    row.play(shaped(melody(_GONG_SOLO, solo, 92)))
    end = piece.harmony.bars
    for bar in range(intro, end, 2):
        deep.play(
            [
                Note(bar * BAR, 8, 38 + (7 if bar % 8 == 6 else 0), 84),
                Note(bar * BAR + 14, 4, 38, 60),
            ]
        )
    deep.notes = [
        n for n in deep.notes if piece.harmony.at(n.start).root in (2, 7, 11) or n.pitch == 45
    ]
    keys.play(players.comping(piece.harmony, intro, 4, "X...x...", 62, 81, 66))
    keys.play(players.arpeggio(piece.harmony, solo, 8, 60, 80, "02132312", 60))
    for at in (lagoon, lagoon + 8, last):
        keys.play(players.comping(piece.harmony, at, 8, "X.......", 74, 91, 62))
    return row


def ostinato(harmony: Harmony, bar: int, bars: int, velocity: int) -> list[Note]:
    """The gongs' rolling figure: the chord, and what of the row's five tones agrees with it."""
    pattern = "0.2.1.3.0.2.4.31"
    notes = []
    for step in range(bars * 16):
        mark = pattern[step % 16]
        if mark == ".":
            continue
        at = bar * BAR + step / 2
        chord = harmony.at(at).tones
        friends = {t for t in _ROW if all((t - c) % 12 not in (1, 11) for c in chord)}
        tones = sorted(69 + (t - 69) % 12 for t in {*chord, *friends})
        loud = velocity + (12 if step % 8 == 0 else 0)
        notes.append(Note(at, 1, tones[int(mark) % len(tones)], loud))
    return notes
