"""What is written and drawn on a theme's paper is told from it, be the paper light or dark."""

from __future__ import annotations

import pygame
import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers

from santiago_desktop.scenes.table.sides import BETTER, OTHER, seen
from santiago_desktop.stage.drawing.art import Kit
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type

THEMES = {"day": False, "night": True, "contrast": True}  # whether the paper is dark
WRITTEN = ("text", "text_soft", "good", "danger_text")


def luminance(colour: str) -> float:
    parts = [each / 255 for each in pygame.Color(colour)[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_knows_whether_its_paper_is_dark(theme: str) -> None:
    assert Kit(theme).dark is THEMES[theme]


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_on_paper_can_be_read(theme: str) -> None:
    kit = Kit(theme)
    for paper in (*kit.palette["paper"], *kit.palette["paper_active"]):
        assert all(contrast(kit.colour(name), paper) >= 4.5 for name in WRITTEN)


@pytest.mark.parametrize("theme", [theme for theme, dark in THEMES.items() if dark])
def test_players_lines_are_told_from_dark_paper(theme: str) -> None:
    kit = Kit(theme)
    for look in range(len(kit.players)):
        assert contrast(kit.line_of(look), kit.colour("paper")) >= 3.0


@pytest.mark.parametrize("theme", THEMES)
def test_the_two_moves_that_a_hint_compares_can_be_read(theme: str) -> None:
    canvas = Canvas(Kit(theme), Type())
    for side in (OTHER, BETTER):
        found = seen(side, canvas)
        assert contrast(found.ink, found.tint) > 4.5
