"""Sounds: effects, music and ambience, each with a volume; silence where there is no device."""

from __future__ import annotations

import json
from threading import Thread
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.system import resources

if TYPE_CHECKING:
    from santiago_desktop.system.settings import Settings

CHANNELS = 16
FADE = 1_200  # milliseconds between two pieces of music


class Sounds:
    """All that is heard: effects, music, and the sounds of a place."""

    def __init__(self, settings: Settings, *, silent: bool = False) -> None:
        self.settings = settings
        self.folder = resources.folder("assets") / "sound"
        self._index: dict[str, Any] = {}
        self._effects: dict[str, pygame.mixer.Sound] = {}
        self._music = ""
        self._begun = 0.0  # where in the piece it began, in seconds
        self._left: dict[str, float] = {}  # where the other pieces were left
        self._ambience = ""
        self._wanted = ("", "")  # music and ambience, until there is sound
        self._reader: Thread | None = None  # of the ambience
        self._ambience_channel: pygame.mixer.Channel | None = None
        self.on = False
        self._silent = silent

    def wake(self) -> None:
        """Open the sound device: once, when the first picture is seen, for it takes a while."""
        if self.on or self._silent:
            return
        self.on = self._start()
        self._silent = not self.on
        music, ambience = self._wanted
        self.music(music)
        self.ambience(ambience)

    def _start(self) -> bool:
        try:
            pygame.mixer.init(44_100, -16, 2, 1_024)
        except pygame.error:
            return False
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(1)
        index = json.loads((self.folder / "sounds.json").read_text("utf-8"))
        self._index = index["sounds"]
        return True

    def _volume(self, kind: str, gain: float) -> float:
        share = 0 if self.settings["mute"] else int(self.settings[kind]) / 100
        return float(share) * gain

    def play(self, name: str) -> None:
        """An effect, unless effects are off."""
        if not self.on or name not in self._index:
            return
        volume = self._volume("effects", float(self._index[name].get("gain", 1)))
        if not volume:
            return
        if name not in self._effects:
            self._effects[name] = pygame.mixer.Sound(self.folder / self._index[name]["file"])
        self._effects[name].set_volume(volume)
        self._effects[name].play()

    def music(self, name: str) -> None:
        """A piece that goes round and round, or "" for none; it goes on where it was left."""
        self._wanted = (name, self._wanted[1])
        if not self.on or name == self._music:
            return
        self._left[self._music] = self._begun + max(0, pygame.mixer.music.get_pos()) / 1000
        self._music = name
        if name and name in self._index:
            self._begun = self._within(name, self._left.get(name, 0.0))
            pygame.mixer.music.load(self.folder / self._index[name]["file"])
            pygame.mixer.music.play(-1, start=self._begun, fade_ms=FADE)
        else:
            pygame.mixer.music.fadeout(FADE)
        self.adjust()

    def _within(self, name: str, seconds: float) -> float:
        """The place in a piece after so many seconds of going round and round."""
        loop = self._index[name].get("loop", {"start": 0.0, "end": self._index[name]["seconds"]})
        start, end = float(loop["start"]), float(loop["end"])
        return seconds if seconds < end else start + (seconds - start) % (end - start)

    def ambience(self, name: str) -> None:
        """The sound of the place, or "" for none."""
        self._wanted = (self._wanted[0], name)
        if not self.on or name == self._ambience:
            return
        self._ambience = name
        pygame.mixer.Channel(0).fadeout(FADE)
        if name in self._index:
            self._reader = Thread(target=self._begin_ambience, args=(name,))
            self._reader.start()

    def _begin_ambience(self, name: str) -> None:
        """Reading a minute of sound takes a while: it is done beside the frames."""
        sound = pygame.mixer.Sound(self.folder / self._index[name]["file"])
        if name == self._ambience and pygame.mixer.get_init():
            self._ambience_channel = pygame.mixer.Channel(0)
            self._ambience_channel.play(sound, -1, fade_ms=FADE)
            self.adjust()

    def close(self) -> None:
        """Before the device is closed: nothing may be read for it any more."""
        if self._reader:
            self._reader.join()

    def adjust(self) -> None:
        """The volumes that are set now."""
        if not self.on:
            return
        if self._music in self._index:
            pygame.mixer.music.set_volume(
                self._volume("music", float(self._index[self._music].get("gain", 1)))
            )
        if self._ambience_channel and self._ambience in self._index:
            self._ambience_channel.set_volume(
                self._volume("ambience", float(self._index[self._ambience].get("gain", 1)))
            )
