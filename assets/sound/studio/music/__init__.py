"""The pieces of music, one module each, every one with a `score()`."""

from collections.abc import Callable

from studio.music import bolero, cargo_noir, guajira, manila, son_montuno, title_son
from studio.score import Score

PIECES: dict[str, Callable[[], Score]] = {
    "music_title": title_son.score,
    "music_son_montuno": son_montuno.score,
    "music_guajira": guajira.score,
    "music_bolero": bolero.score,
    "music_manila": manila.score,
    "music_cargo_noir": cargo_noir.score,
}
