"""The pieces of music, one module each, every one with a `score()`."""

from collections.abc import Callable

from studio.music import (
    bolero, cargo_noir, guajira, manila, manila_habanera, noir_rain, noir_trade, son_montuno, title_son,
)  # fmt: skip
from studio.score import Score

PIECES: dict[str, Callable[[], Score]] = {
    "music_title": title_son.score,
    "music_son_montuno": son_montuno.score,
    "music_guajira": guajira.score,
    "music_bolero": bolero.score,
    "music_manila": manila.score,
    "music_manila_habanera": manila_habanera.score,
    "music_cargo_noir": cargo_noir.score,
    "music_noir_rain": noir_rain.score,
    "music_noir_trade": noir_trade.score,
}
