"""Type: how small letters may be, where lines end, and how far words are apart."""

from __future__ import annotations

import pygame
import pytest
import stage_world  # noqa: F401 - no screen

from santiago_desktop.stage.drawing.type import Type

SIZES = {720: 12, 1080: 18, 2160: 36}


@pytest.fixture(name="letters")
def fixture_letters() -> Type:
    return Type()


@pytest.mark.parametrize("height", SIZES)
def test_letters_become_no_smaller_than_eighteen_design_pixels(letters: Type, height: int) -> None:
    base = height / 1080
    letters.fit(base)
    smallest = pygame.font.Font(letters.folder / "nunito_semibold.ttf", SIZES[height])
    for size in (18, 20, 22):
        assert letters.height("text", size, base * 0.75) >= smallest.get_linesize()


def wrapped(letters: Type, text: str, room: str) -> list[str]:
    return letters.wrapped(text, "text", 20, 1, letters.width(room, "text", 20, 1))


def test_a_number_stays_with_what_it_counts(letters: Type) -> None:
    lines = wrapped(letters, "Ana drives to Alonso for 12 pesos.", "Ana drives to Alonso for 12")
    assert lines == ["Ana drives to Alonso for", "12 pesos."]


def test_a_line_does_not_end_early_for_a_number(letters: Type) -> None:
    """ "the small one by / 1 square": a third of the line was left empty."""
    text, room = "boats move by 1 quarter of a mile", "boats move by 1 quarte"
    assert wrapped(letters, text, room)[0] == "boats move by 1"


def test_a_word_of_one_letter_ends_no_line(letters: Type) -> None:
    assert wrapped(letters, "Carla идёт в казино.", "Carla идёт в") == ["Carla идёт", "в казино."]


def test_a_number_does_not_begin_a_line_to_end_a_sentence(letters: Type) -> None:
    assert wrapped(letters, "rolls by rule 7.", "rolls by rule") == ["rolls by", "rule 7."]
    assert wrapped(letters, "fruit 2, rum 1, sugar", "fruit 2, rum") == [
        "fruit 2,",
        "rum 1,",
        "sugar",
    ]
    assert wrapped(letters, "Costs 15. Left: 1.", "Costs 15. Left:") == ["Costs 15.", "Left: 1."]


def test_what_belongs_together_parts_where_there_is_no_room(letters: Type) -> None:
    assert wrapped(letters, "12 pesos", "pesos") == ["12", "pesos"]


def test_balanced_lines_are_about_as_long(letters: Type) -> None:
    words = "Turn in one victory point for three pesos"
    room = letters.width("Turn in one victory point for three", "text", 20, 1)
    first, second = letters.balanced(words, "text", 20, 1, room)
    assert f"{first} {second}" == words
    assert abs(len(first) - len(second)) < 8


@pytest.mark.parametrize("size", [18, 20, 24])
def test_no_space_is_swallowed_by_kerning(letters: Type, size: int) -> None:
    letters.fit(2 / 3)
    parts = sum(letters.width(each, "text", size, 2 / 3) for each in ("1", "tobacco"))
    space = letters.width("1 tobacco", "text", size, 2 / 3) - parts
    assert space >= round(size * 2 / 3 * 0.24)
    line = letters.line("1 tobacco", "text", size, 2 / 3, "#000000")
    assert line.get_width() == parts + space
