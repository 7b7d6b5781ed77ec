"""What the tests of the stage share: no screen, no sound, and a fake game to be shown."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1280, 720))
