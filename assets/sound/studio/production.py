"""All that can be rendered, as jobs: music, ambience, effects."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from studio import mixing, orchestra
from studio.ambience import harbour, manila_bay, night_harbour, noir_rain
from studio.catalogue import Effect
from studio.effects import ALL as EFFECTS
from studio.music import PIECES
from studio.score import Score
from studio.synth import RATE

Audio = NDArray[np.float64]
MUSIC_QUALITY, AMBIENCE_QUALITY, EFFECT_QUALITY = 2.5, 1.0, 3.0
AMBIENCE_LUFS = -30.0
_MUSIC_USES = {
    "music_title": "title screen; opening of Santiago",
    "music_son_montuno": "Santiago: play, lively",
    "music_guajira": "Santiago: play, relaxed",
    "music_bolero": "Santiago: evening, the last ships, results",
    "music_manila": "Manila: its box on the first screen, its opening, lively play",
    "music_manila_habanera": "Manila: play, relaxed",
    "music_cargo_noir": "Cargo Noir: its box on the first screen, its opening, play",
    "music_noir_rain": "Cargo Noir: play, slow; the last round, results",
    "music_noir_trade": "Cargo Noir: while a family trades, the bass alone",
}
_AMBIENCES: dict[str, tuple[Callable[[], Audio], str]] = {
    "ambience_harbour": (harbour.tape, "Santiago: the harbour by day"),
    "ambience_manila_bay": (manila_bay.tape, "Manila: the bay in late afternoon"),
    "ambience_night_harbour": (night_harbour.tape, "Cargo Noir: the harbour by night, a dry one"),
    "ambience_noir_rain": (noir_rain.tape, "Cargo Noir: rain, neon and far horns"),
}


@dataclass(frozen=True)
class Job:
    """One file to make; `render` writes it and returns its entry for sounds.json."""

    name: str
    kind: str
    render: Callable[[Path], dict[str, Any]]


def jobs() -> list[Job]:
    """Everything there is."""
    music = [Job(n, "music", lambda out, n=n: _music(PIECES[n](), out)) for n in PIECES]  # type: ignore[misc]
    beds = [Job(n, "ambience", lambda out, n=n: _ambience(n, out)) for n in _AMBIENCES]  # type: ignore[misc]
    effects = [Job(e.name, "effect", lambda out, e=e: _effect(e, out)) for e in EFFECTS]  # type: ignore[misc]
    return music + beds + effects


def chosen(names: list[str]) -> list[Job]:
    """The jobs of these names or kinds; an unknown name is an error."""
    every = jobs()
    known = {job.name for job in every} | {job.kind for job in every}
    unknown = sorted(set(names) - known)
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; try --list")
    return [job for job in every if not names or job.name in names or job.kind in names]


def _music(score: Score, out: Path) -> dict[str, Any]:
    """Render a piece; the loop points are also in the file's own comments for SDL_mixer."""
    sound = orchestra.mixed(score)
    path = out / f"{score.name}.ogg"
    start, end = round(score.loop_start * RATE), len(sound)
    comments = {"TITLE": score.title, "ARTIST": "Santiago Desktop", "LOOPSTART": str(start),
                "LOOPLENGTH": str(end - start)}  # fmt: skip
    mixing.encode(sound, path, MUSIC_QUALITY, comments)
    entry = _entry(path, "music", sound, _MUSIC_USES[score.name])
    entry["title"] = score.title
    entry["loop"] = {"start": round(start / RATE, 6), "end": round(end / RATE, 6)}
    return entry


def _ambience(name: str, out: Path) -> dict[str, Any]:
    """Render an ambience; the whole file loops."""
    make, event = _AMBIENCES[name]
    sound = make()
    sound = sound - sound.mean(axis=0)
    sound = mixing.gained(sound, AMBIENCE_LUFS - mixing.loudness(sound))
    path = out / f"{name}.ogg"
    mixing.encode(sound, path, AMBIENCE_QUALITY, {"TITLE": name})
    entry = _entry(path, "ambience", sound, event)
    entry["loop"] = {"start": 0.0, "end": round(len(sound) / RATE, 6)}
    return entry


def _effect(effect: Effect, out: Path) -> dict[str, Any]:
    """Render an effect."""
    sound = mixing.finished_effect(effect.make(), effect.level, effect.loops)
    path = out / f"{effect.name}.ogg"
    mixing.encode(sound, path, EFFECT_QUALITY, {})
    entry = _entry(path, "effect", sound, effect.event)
    if effect.loops:
        entry["loop"] = {"start": 0.0, "end": round(len(sound) / RATE, 6)}
    return entry


def _entry(path: Path, kind: str, sound: Audio, event: str) -> dict[str, Any]:
    """What the program needs to know about a file."""
    return {
        "file": f"ogg/{path.name}",
        "kind": kind,
        "event": event,
        "gain": 1.0,
        "seconds": round(len(sound) / RATE, 3),
        "bytes": path.stat().st_size,
    }
