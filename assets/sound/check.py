"""Check scores and rendered files: `python assets/sound/check.py [--scores]`. Exit 1 on a fault."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import soundfile

from studio import checks, manifest, mixing, production
from studio.music import PIECES
from studio.synth import RATE

SIZE_LIMIT = 20_000_000
MUSIC_LUFS, AMBIENCE_LUFS, TOLERANCE = -18.0, production.AMBIENCE_LUFS, 0.6


def main() -> int:
    """Run the checks; say what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scores", action="store_true", help="only read the scores")
    options = parser.parse_args()
    faults = _scores()
    if not options.scores:
        faults += _files() + _players_ears()
    for fault in faults:
        print("FAULT", fault)
    print("no faults" if not faults else f"{len(faults)} faults")
    return 1 if faults else 0


def _scores() -> list[str]:
    """What the careful reader marks; passing clashes are only told."""
    faults = []
    for name, make in PIECES.items():
        score = make()
        found = checks.findings(score)
        print(f"{name}: {score.harmony.bars} bars, {len(score.parts)} parts, {len(found)} marks")
        for mark in found:
            line = f"{name} bar {mark.bar}: {mark.kind}: {mark.text}"
            if mark.grave:
                faults.append(line)
            else:
                print("  passing:", line)
    return faults


def _files() -> list[str]:
    """Lengths, levels, ends, seams and size of every file in sounds.json."""
    faults = []
    entries = manifest.read()["sounds"]
    missing = {job.name for job in production.jobs()} - set(entries)
    faults += [f"{name} is not rendered" for name in sorted(missing)]
    for name, entry in entries.items():
        sound, rate = soundfile.read(manifest.HOME / entry["file"], always_2d=True)
        faults += [f"{name}: {what}" for what in _file_faults(name, entry, sound, rate)]
    total = sum((manifest.HOME / e["file"]).stat().st_size for e in entries.values())
    print(f"{len(entries)} files, {total / 1e6:.2f} MB")
    return faults + ([f"{total} bytes in all"] if total > SIZE_LIMIT else [])


def _file_faults(name: str, entry: dict[str, Any], sound: Any, rate: int) -> list[str]:
    """What is wrong with one decoded file."""
    faults = []
    peak, offset = mixing.true_peak(sound), float(np.max(np.abs(sound.mean(axis=0))))
    if rate != RATE or abs(len(sound) / RATE - entry["seconds"]) > 0.002:
        faults.append(f"{rate} Hz, {len(sound) / RATE:.3f} s")
    if peak > -0.3 or offset > 1e-3:
        faults.append(f"true peak {peak:.2f} dB, DC {offset:.5f}")
    loud = mixing.loudest_moment(sound) if entry["kind"] == "effect" else mixing.loudness(sound)
    print(f"  {name:22} {len(sound) / RATE:7.2f} s {loud:6.1f} LUFS {peak:6.1f} dBTP")
    wanted = {"music": MUSIC_LUFS, "ambience": AMBIENCE_LUFS}.get(entry["kind"])
    if wanted is not None and abs(loud - wanted) > TOLERANCE:
        faults.append(f"{loud:.1f} LUFS instead of {wanted}")
    if "loop" in entry:
        faults += _seam(entry, sound)
    elif max(np.abs(sound[0]).max(), np.abs(sound[-1]).max()) > 2e-3:
        faults.append("does not begin and end in silence")
    return faults


def _seam(entry: dict[str, Any], sound: Any) -> list[str]:
    """The jump back must be no larger than the steps around it, the level before it the same."""
    start, end = (round(entry["loop"][key] * RATE) for key in ("start", "end"))
    if end != len(sound):
        return [f"the loop ends at {end}, the file at {len(sound)}"]
    around = np.abs(np.diff(sound[end - RATE // 10 : end], axis=0)).max()
    jump = float(np.abs(sound[start] - sound[end - 1]).max())
    if jump > max(float(around), 1e-3):
        return [f"seam: jump of {jump:.4f}, steps before it up to {around:.4f}"]
    if start:
        bar = slice(-RATE, None)
        near = _difference(sound[start - RATE // 50 : start], sound[end - RATE // 50 : end])
        far = _difference(sound[:start][bar], sound[:end][bar])
        print(
            f"    seam: jump {jump:.4f}; before it 20 ms differ by {near:.1f} dB, 1 s by {far:.1f}"
        )
        if near > -12:
            return [f"the music before the two loop points differs ({near:.1f} dB)"]
    return []


def _difference(one: Any, two: Any) -> float:
    """How far two stretches differ, in dB below the second."""
    return float(10 * np.log10(np.mean((one - two) ** 2) / np.mean(two**2) + 1e-12))


def _players_ears() -> list[str]:
    """pygame loads and plays every file, as the program will."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.mixer.init(RATE, -16, 2, 1024)
    faults, heard = [], 0
    for name, entry in manifest.read()["sounds"].items():
        path = Path(manifest.HOME / entry["file"])
        try:
            if entry["kind"] == "music":
                pygame.mixer.music.load(path)
                pygame.mixer.music.play(-1)
                playing = pygame.mixer.music.get_busy()
            else:
                sound = pygame.mixer.Sound(path)
                playing = sound.play() is not None
                if abs(sound.get_length() - entry["seconds"]) > 0.01:
                    faults.append(f"{name}: pygame hears {sound.get_length():.3f} s")
        except pygame.error as error:
            faults.append(f"{name}: {error}")
            continue
        heard += playing
        if not playing:
            faults.append(f"{name}: does not play")
        pygame.mixer.stop()
    print(f"pygame-ce {pygame.version.ver} played {heard} files")
    return faults


if __name__ == "__main__":
    sys.exit(main())
