"""Puerto al sol: the title's son in C major, two trumpets and tres, 2-3 clave."""

from __future__ import annotations

from studio import band, percussion, players
from studio.harmony import Harmony, harmonised
from studio.notation import Note, melody, shaped
from studio.score import Part, Score

_SCALE = (0, 2, 4, 5, 7, 9, 11)
_VAMP = "C F | G7 F"
_VERSE = (
    "C | A7 | Dm | G7 | Dm | G7 | C | C |"
    "C | C7 | F | Fm6 | C | G7 | C | G7"
)  # fmt: skip
_BRIDGE = (
    "Am | E7 | E7 | Am | Dm | Dm | D7 | G7 |"
    "Am | E7 | E7 | Am | F | F#dim7 | G7 | G7"
)  # fmt: skip
_RETURN = "C | A7 | Dm | G7 | Em7 | A7 | D7 | G7"

_THEME = """
r/2 E5/2 G5/2 A5/1 G5/1 | G5/3 E5/3 C#5/2 | r/2 D5/2 F5/2 G5/1 F5/1 | F5/3 D5/3 B4/2 |
r/2 D5/1 E5/1 F5/2 A5/2 | G5/3 F5/3 D5/2 | r/2 E5/2 D5/1 C5/3~ | C5/3 r/2 G4/1 C5/1 D5/1 |
r/2 E5/2 G5/2 C6/1 B5/1 | Bb5/3 G5/3 E5/2 | r/2 F5/2 A5/2 C6/1 A5/1 | Ab5/3 F5/3 C5/2 |
r/2 E5/2 G5/2 E5/1 C5/1 | D5/3 F5/3 B4/2 | r/1 C5/2 E5/1 D5/1 C5/3~ | C5/4 r/4 |
"""
_MINOR_TRES = """
A4/2 C5/2 E5/3 D5/1 | D5/3 B4/3 G#4/2 | r/2 B4/2 D5/2 F5/1 E5/1 | E5/3 C5/3 A4/2 |
r/2 D5/2 F5/2 A5/1 G5/1 | F5/3 E5/3 D5/2 | r/2 F#5/2 A5/2 C6/1 A5/1 | B5/3 A5/3 G5/2 |
"""
_MINOR_BRASS = """
A4/2 C5/2 E5/2 A5/2 | G#5/3 E5/3 B4/2 | r/2 D5/2 E5/2 F5/1 D5/1 | C5/3 B4/3 A4/2 |
r/2 A4/2 C5/2 F5/1 E5/1 | Eb5/3 C5/3 A4/2 | r/2 B4/2 D5/2 F5/1 D5/1 | G5/6 r/2 |
"""
_CORO = """
r/2 G5/2 A5/2 G5/1 F5/1 | D5/3 F5/3 C5/2 | r/2 E5/2 F5/2 E5/1 C5/1 | B4/3 C5/3 r/2 |
"""
_ANSWERS = (
    """r/1 C6/1! B5/1 C6/1 A5/1 F5/1 A5/1 C6/1 | B5/1 A5/1 G5/1 F5/2 A5/1 G5/1 F5/1 |
    E5/1 G5/1 C6/2! r/1 C6/1 A5/1 F5/1 | G5/3 F5/3 r/2""",
    """r/1 G4/1 C5/1 E5/1 F5/2 A5/1 C6/1 | B5/2 G5/1 A5/2 F5/1 A5/1 F5/1 |
    G5/1 E5/1 r/1 C5/1 F5/1 A5/1 F5/1 C5/1 | D5/2 B4/1 C5/4 r/1""",
    """C6/2! C6/1 A5/1! r/1 A5/1 F5/1 A5/1 | G5/1 B5/1 D6/2! C6/2 A5/1 F5/1 |
    E5/1 F5/1 G5/1 C6/1 A5/2 F5/2 | D5/1 F5/1 G5/1 A5/1~ A5/1 C6/3!""",
)
_TURN = """
C5/1 E5/1 G5/1 C6/2! G5/1 E5/2 | G5/3 E5/3 C#5/2 | D5/1 F5/1 A5/1 D6/2! A5/1 F5/2 | G5/3 F5/3 D5/2 |
r/2 G5/2 B5/2 A5/1 G5/1 | G5/3 E5/3 C#5/2 | C5/2! r/1 D5/2! r/1 F#5/2! | G5/2! r/6 |
"""
_INTRO_TRES = """
E4+G4/2 C5/1 E5/2 C5/1 F5/1 C5/1 | r/1 D5/1 B4/1 D5/2 C5/1 A4/1 C5/1 |
E4+G4/2 C5/1 E5/2 C5/1 F5/1 A5/1 | r/1 G5/1 F5/1 D5/2 C5/1 A4/1 B4/1 |
E4+G4/2 C5/1 E5/2 C5/1 F5/1 C5/1 | r/1 D5/1 B4/1 D5/2 C5/1 A4/1 C5/1 |
E4+G4/2 C5/1 E5/2 G5/1 A5/1 C6/1 | r/1 B5/1 A5/1 G5/2 F5/1 D5/1 B4/1 |
"""


def score() -> Score:
    """Intro; theme, bridge, theme, montuno with coro and answers, turn; round again."""
    piece = Score("music_title", "Puerto al sol", 168, intro_bars=8, harmony=Harmony())
    intro = piece.section("intro", _VAMP, 4)
    first = piece.section("theme", _VERSE)
    bridge = piece.section("bridge", _BRIDGE)
    again = piece.section("theme again", _VERSE)
    vamp = piece.section("montuno", _VAMP, 12)
    turn = piece.section("turn", _RETURN)
    _rhythm(piece, intro, first, vamp, turn)
    _strings_plucked(piece, intro, first, bridge, again, vamp, turn)
    leads = _brass(piece, first, bridge, again, vamp, turn)
    players.listen([p for p in piece.parts if p.name in ("tres", "guitar")], list(leads))
    return piece


def _rhythm(piece: Score, intro: int, first: int, vamp: int, turn: int) -> None:
    """Bass, clave, bongo, maracas, güiro; bell and congas for the montuno."""
    drums = band.rhythm_section()
    end = piece.harmony.bars
    drums["clave"].play(percussion.clave("2-3", intro, turn + 6 - intro))
    drums["bongo"].play(percussion.bongo(intro + 4, vamp - intro - 4, seed=5))
    drums["bongo"].play(
        percussion.bongo(turn, end - turn, seed=6), percussion.bongo_roll(first - 1, 3)
    )
    for before in (vamp, turn, end):
        drums["bongo"].play(percussion.bongo_roll(before - 1, 2))
    drums["maracas"].play(percussion.maracas(intro + 2, turn + 6 - intro - 2))
    drums["guiro"].play(percussion.guiro(first, end - first - 1))
    drums["conga"].play(percussion.conga(vamp, end - vamp - 1))
    drums["bell"].play(percussion.cowbell(vamp, turn - vamp))
    for name in ("clave", "bongo", "maracas", "guiro", "conga", "bell"):
        piece.part(drums[name])
    low = piece.part(band.bass())
    low.play(players.tumbao_bass(piece.harmony, intro + 4, end - intro - 6, seed=3))
    low.play(melody("C2/2! r/1 D2/2! r/1 F#2/2! | G2/2! r/1 G2/1 A2/1 B2/1 r/2", end - 2, 92))


def _strings_plucked(
    piece: Score, intro: int, first: int, bridge: int, again: int, vamp: int, turn: int
) -> None:
    """Tres: opening, guajeos, the minor theme; guitar underneath."""
    tres, guitar = piece.part(band.tres()), piece.part(band.guitar())
    tres.play(melody(_INTRO_TRES, intro, 84))
    for begin, bars in ((first, 16), (again, 16)):
        tres.play(players.guajeo(piece.harmony, begin, bars, velocity=66))
    tres.play(shaped(melody(_MINOR_TRES, bridge, 96)))
    tres.play(players.guajeo(piece.harmony, bridge + 8, 8, velocity=70))
    tres.play(players.guajeo(piece.harmony, vamp, 24, velocity=76, contour="021202121"))
    tres.play(players.guajeo(piece.harmony, turn, 6, velocity=70))
    guitar.play(players.son_guitar(piece.harmony, first, piece.harmony.bars - first - 2))


def _brass(
    piece: Score, first: int, bridge: int, again: int, vamp: int, turn: int
) -> tuple[Part, Part, Part]:
    """Two trumpets in thirds for the theme, one for the answers; a flute begins the second time."""
    lead, flute = piece.part(band.trumpet()), piece.part(band.flute(level=-2.0))
    second = piece.part(band.trumpet(level=-5.0, pan=-0.2, number=2))
    theme = shaped(melody(_THEME, first, 86))
    lead.play(theme)
    second.play(_second(theme, piece, first + 8))
    theme = shaped(melody(_THEME, again, 90))
    flute.play([n for n in theme if n.start < (again + 7.5) * 8])
    lead.play([n for n in theme if n.start >= (again + 7.5) * 8])
    second.play(_second(theme, piece, again + 8))
    answer = shaped(melody(_MINOR_BRASS, bridge + 8, 84))
    lead.play(answer)
    second.play(_second(answer, piece, bridge + 12))
    for index, text in enumerate(_ANSWERS):
        coro = shaped(melody(_CORO, vamp + index * 8, 90))
        lead.play(coro, shaped(melody(text, vamp + index * 8 + 4, 94)))
        second.play(_second(coro, piece, 0))
    closing = shaped(melody(_TURN, turn, 92))
    lead.play(closing)
    second.play(_second(closing, piece, turn))
    return lead, second, flute


def _second(notes: list[Note], piece: Score, from_bar: int) -> list[Note]:
    """The second trumpet joins from a bar on."""
    joined = [n for n in notes if n.start >= from_bar * 8]
    return harmonised(joined, piece.harmony, _SCALE)
