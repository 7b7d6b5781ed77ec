"""Rendering parts: soundfont instruments through fluidsynth, modelled ones by numpy."""

from __future__ import annotations

import os
import random
import subprocess
import tempfile
import zlib
from dataclasses import replace
from pathlib import Path

import mido
import numpy as np
import soundfile
from numpy.typing import NDArray

from studio import mixing
from studio.score import Modelled, Part, Score, Soundfont, Timed
from studio.synth import RATE, highpass, samples

Audio = NDArray[np.float64]
FONT = Path(os.environ.get("SANTIAGO_SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2"))
TAIL = 3.0  # seconds left for the last notes to ring
_STEM_CEILING = -6.0  # dBFS: single hard plucks are softened before they reach the mix
# A tick is exactly 16 samples: 441 ticks a beat, 160 000 microseconds a beat.
_TICKS_A_BEAT, _TEMPO, _TICKS_A_SECOND = 441, 160_000, 44100 / 16


def mixed(score: Score) -> Audio:
    """The whole piece, mixed and mastered, cut at the loop's end."""
    length = samples(score.loop_end + TAIL)
    dry, sends = np.zeros((length, 2)), np.zeros((length, 2))
    for part in score.parts:
        stem = _levelled_stem(score, part, length)
        dry += stem
        sends += stem * part.room
    whole = mixing.with_room(dry, sends, score.reverb_seconds)
    finished = mixing.mastered(whole[: samples(score.loop_end)], score.lufs)
    return mixing.closed_loop(finished, samples(score.loop_start))


def _levelled_stem(score: Score, part: Part, length: int) -> Audio:
    """One part, cleaned, placed and brought to its level in the mix."""
    timed = score.performed(part)
    stem = render(part.voice, timed, length, f"{score.name}/{part.name}")
    stem = mixing.shelf(highpass(stem, part.bass_cut), 3500, part.treble)
    stem = mixing.placed(stem, part.pan)
    levelled = mixing.gained(stem, -20.0 + part.level - mixing.loudness(stem))
    return mixing.limited(levelled, _STEM_CEILING, between=1)


def render(voice: Soundfont | Modelled, timed: list[Timed], length: int, label: str) -> Audio:
    """The sound of one instrument playing these notes, stereo."""
    if isinstance(voice, Modelled):
        return _modelled(voice, timed, length)
    return _through_fluidsynth(voice, timed, length, label)


def _modelled(voice: Modelled, timed: list[Timed], length: int) -> Audio:
    """Add up the notes of an instrument of our own; higher notes sit a little to the right."""
    out = np.zeros((length, 2))
    for note in timed:
        sound = voice.strike(note.pitch, note.length, note.velocity / 127)
        begin = samples(note.start)
        end = min(length, begin + len(sound))
        lean = max(-0.4, min(0.4, (note.pitch - 66) / 40))
        out[begin:end, 0] += sound[: end - begin] * (1 - lean)
        out[begin:end, 1] += sound[: end - begin] * (1 + lean)
    return out


def _through_fluidsynth(voice: Soundfont, timed: list[Timed], length: int, label: str) -> Audio:
    """Write a MIDI file, render it dry with fluidsynth, read it back."""
    with tempfile.TemporaryDirectory() as folder:
        midi, wav = Path(folder) / "part.mid", Path(folder) / "part.wav"
        _midi(voice, timed, length / RATE, label).save(midi)
        quiet = ["fluidsynth", "-n", "-i", "-q", "-R", "0", "-C", "0", "-g", "0.7"]
        form = ["-r", str(RATE), "-O", "float", "-T", "wav", "-F", str(wav)]
        fast = ["-o", "synth.dynamic-sample-loading=1", "-o", "synth.polyphony=256"]
        subprocess.run(
            [*quiet, *fast, *form, str(FONT), str(midi)], check=True, capture_output=True
        )
        sound, _ = soundfile.read(wav, always_2d=True)
    out = np.zeros((length, 2))
    out[: min(length, len(sound))] = sound[:length]
    return out


def _midi(voice: Soundfont, timed: list[Timed], seconds: float, label: str) -> mido.MidiFile:
    """A one-track MIDI file of the part; drums go to channel 10."""
    channel = 9 if voice.bank == 128 else 0
    events: list[tuple[float, int, mido.Message]] = []
    timed = [replace(n, start=max(0.0, n.start - voice.speaks_after)) for n in timed]
    for note in _without_overlaps(timed):
        events += _note_events(note, channel, 0.0, 0, 1.0)
        for interval, late, gain in voice.doubles:
            events += _note_events(note, channel, late, interval, gain)
    if voice.wind:
        events += _breath(timed, channel, random.Random(zlib.crc32(label.encode())))
    events.append(
        (seconds, 9, mido.Message("control_change", channel=channel, control=7, value=100))
    )
    if channel != 9:
        bank = mido.Message("control_change", channel=channel, control=0, value=voice.bank)
        events.append((-1.0, 0, bank))
    events.append((-0.5, 0, mido.Message("program_change", channel=channel, program=voice.program)))
    return _as_file(events)


def _without_overlaps(timed: list[Timed]) -> list[Timed]:
    """Shorten a note that would still sound when its own pitch is struck again."""
    following: dict[int, float] = {}
    result = []
    for note in sorted(timed, key=lambda n: -n.start):
        gap = following.get(note.pitch, 1e9) - note.start - 0.006
        result.append(replace(note, length=max(0.02, min(note.length, gap))))
        following[note.pitch] = note.start
    return result[::-1]


def _note_events(
    note: Timed, channel: int, late: float, interval: int, gain: float
) -> list[tuple[float, int, mido.Message]]:
    """On and off messages of a note (or of a course struck with it)."""
    pitch, loud = note.pitch + interval, max(1, round(note.velocity * gain))
    begin = note.start + late
    on = mido.Message("note_on", channel=channel, note=pitch, velocity=loud)
    off = mido.Message("note_off", channel=channel, note=pitch)
    return [(begin, 2, on), (begin + note.length, 1, off)]


def _breath(
    timed: list[Timed], channel: int, chance: random.Random
) -> list[tuple[float, int, mido.Message]]:
    """What a wind player adds: swells, late vibrato on long notes, a scoop into phrases."""
    events: list[tuple[float, int, mido.Message]] = []
    before = -9.0

    def control(at: float, number: int, value: int) -> None:
        message = mido.Message("control_change", channel=channel, control=number, value=value)
        events.append((at, 0, message))

    for note in sorted(timed, key=lambda n: n.start):
        control(note.start, 1, 0)
        control(note.start, 11, 112)
        if note.length > 0.45:
            for k in range(9):
                part = k / 8
                control(note.start + note.length * part, 11, int(96 + 24 * np.sin(np.pi * part)))
                control(note.start + note.length * part, 1, int(max(0.0, part - 0.35) * 60))
        if note.start - before > 0.25 and chance.random() < 0.55:
            for k in range(7):
                bend = int(-1500 * (1 - k / 6) ** 2)
                message = mido.Message("pitchwheel", channel=channel, pitch=bend)
                events.append((note.start + 0.012 * k, 0, message))
        before = note.start + note.length
    return events


def _as_file(events: list[tuple[float, int, mido.Message]]) -> mido.MidiFile:
    """Events in seconds as a MIDI file."""
    file = mido.MidiFile(ticks_per_beat=_TICKS_A_BEAT)
    track = mido.MidiTrack()
    file.tracks.append(track)
    track.append(mido.MetaMessage("set_tempo", tempo=_TEMPO))
    now = 0
    for at, _, message in sorted(events, key=lambda e: (e[0], e[1])):
        tick = _mid_block(at)
        track.append(message.copy(time=tick - now))
        now = tick
    return file


def _mid_block(seconds: float) -> int:
    """The middle of fluidsynth's block of 64 samples: rounding never falls between two blocks."""
    return max(0, int(seconds * _TICKS_A_SECOND / 4 + 1e-6) * 4 + 2)
