"""No text is cut, larger than its control, or on top of another one.

Some scenes in the window's smallest sizes here; all of them with `python tests/texts.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_texts import reading
from scenes_watch import Sheet, Text, Watch

from santiago_desktop.commands.gallery import Gallery
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.placing import apart

if TYPE_CHECKING:
    from pathlib import Path

PAGES, TABLE = ("pages", "files"), ("table", "around")
SOME = [  # language, window, interface scale, what of the gallery, and of which game's table
    ("ru", (1280, 720), 100, PAGES, ""),
    ("ru", (1280, 720), 100, TABLE, "santiago"),
    ("pl", (960, 540), 100, TABLE, "santiago"),
    ("es", (1280, 720), 150, ("files",), ""),
    ("es", (1280, 720), 150, ("advice",), "santiago"),
    ("it", (1280, 720), 200, ("advice", "around"), "santiago"),
    ("pl", (1280, 720), 200, ("opened",), "manila"),
    ("ru", (960, 540), 100, ("advice",), "cargo_noir"),
    ("ru", (1280, 720), 100, TABLE, "manila"),
    ("ru", (1280, 720), 100, TABLE, "cargo_noir"),
]


@pytest.mark.parametrize(("language", "size", "zoom", "parts", "game"), SOME)
def test_every_text_can_be_read(
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    zoom: int,
    parts: tuple[str, ...],
    game: str,
) -> None:
    with reading(tmp_path, size, language=language, zoom=zoom) as reader:
        for part in parts:
            shots = getattr(reader, part)
            seen = [reader.take(*shot) for shot in (reader.of(game, shots) if game else shots())]
            assert seen
        assert game in ("", reader.flow.card.id), "a lesson of this game, too"
        assert reader.found == {}


def test_words_of_buttons_without_room_beside_each_other_take_two_lines(tmp_path: Path) -> None:
    with reading(tmp_path, (960, 540), language="ru", zoom=200) as reader:
        reader.wanted = "manila_log_bid.bid-pass-redeem"
        for shot in reader.of("manila", reader.opened):
            reader.take(*shot)
            if reader.looked:
                break
        assert reader.looked
        assert reader.found == {}


class Words:
    """A control, as far as the watch asks."""

    def __init__(self, label: str, box: tuple[int, int, int, int]) -> None:
        self.label, self.box = label, pygame.Rect(box)


@pytest.fixture(name="watch")
def fixture_watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def line(words: str, size: tuple[int, int] = (60, 20)) -> Sheet:
    made = Sheet(size)
    made.is_line, made.texts = True, (Text(words, made.get_rect()),)
    return made


def faults(watch: Watch, screen: Sheet, *controls: Any) -> str:
    watch.look(screen, [(each, each.box) for each in controls])
    return "; ".join(watch.faults)


def test_texts_over_each_other_are_found(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("one"), (10, 10))
    screen.blit(line("two"), (40, 20))
    assert "overlap: 'one' and 'two'" in faults(watch, screen)


def test_what_a_picture_covers_counts_no_more(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("one"), (10, 10))
    screen.blit(pygame.Surface((100, 60)), (0, 0))
    screen.blit(line("two"), (40, 20))
    assert faults(watch, screen) == ""


def test_a_text_that_leaves_its_surface_is_found(watch: Watch) -> None:
    column = Sheet((50, 100))
    column.blit(line("long"), (10, 10))
    screen = Sheet((200, 100))
    screen.blit(column, (20, 0))
    assert "partly outside: 'long'" in faults(watch, screen)


def test_what_rolls_may_be_cut_above_and_below_only(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.set_clip((0, 20, 100, 60))
    screen.blit(line("rolls"), (10, 10))
    assert faults(watch, screen) == ""
    screen.blit(line("wide"), (60, 40))
    assert "partly outside: 'wide'" in faults(watch, screen)


def test_a_text_that_is_larger_than_its_button_is_found(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("high"), (10, 10))
    button = Words("high as a house", (0, 16, 100, 10))
    assert "larger than its control: 'high'" in faults(watch, screen, button)


def test_a_text_over_the_edge_of_a_control_is_found(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("aside"), (10, 10))
    assert "over the edge of 'pass'" in faults(watch, screen, Words("pass", (50, 0, 60, 40)))


def test_a_text_on_its_control_is_none(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("inside"), (10, 10))
    assert faults(watch, screen, Words("inside", (0, 0, 100, 40))) == ""


def test_a_text_half_below_a_picture_is_found(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("below"), (10, 10))
    screen.blit(pygame.Surface((40, 40)), (0, 0))
    assert "half hidden: 'below'" in faults(watch, screen)


def test_what_lets_a_text_shine_through_hides_nothing(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("below"), (10, 10))
    veil = Sheet((40, 40), pygame.SRCALPHA)
    veil.fill((0, 0, 0, 100))
    screen.blit(veil, (0, 0))
    assert faults(watch, screen) == ""


def test_a_sign_of_the_board_may_be_half_below_a_picture_but_not_below_a_sign(
    watch: Watch,
) -> None:
    screen = Sheet((200, 100))
    screen.signing = True
    screen.blit(line("7"), (10, 10))
    screen.signing = False
    screen.blit(pygame.Surface((20, 40)), (0, 0))
    assert faults(watch, screen) == ""
    screen.signing = True
    screen.blit(pygame.Surface((30, 40)), (0, 0))
    assert "half hidden: '7'" in faults(watch, screen)


def test_a_text_that_leaves_its_plate_is_found(watch: Watch, tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, tmp_path, (1280, 720))
    screen, plate = Sheet((200, 100)), pygame.Rect(20, 0, 50, 40)
    gallery.app.canvas.kit.draw(screen, "panel.paper", plate, 1.0)
    screen.blit(line("wide"), (15, 10))
    assert "leaves its plate: 'wide'" in faults(watch, screen)
    pygame.display.quit()


def test_a_text_that_is_wholly_outside_is_found(watch: Watch) -> None:
    screen = Sheet((200, 100))
    screen.blit(line("gone"), (10, 110))
    assert "wholly outside: 'gone'" in faults(watch, screen)


def test_a_text_cut_short_is_found(watch: Watch, tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, tmp_path, (1280, 720))
    gallery.app.canvas.text(Sheet((200, 100)), "a long sentence", (0, 0), width=30)
    assert any(fault.startswith("cut: 'a long sentence'") for fault in watch.faults)
    pygame.display.quit()


def test_a_long_label_takes_two_lines_of_its_button(watch: Watch, tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, tmp_path, (1280, 720))
    canvas = gallery.app.canvas
    box = pygame.Rect(0, 0, canvas.px(200), canvas.px(58))
    screen = Sheet((300, 100))
    Button(canvas, box, "a label that has no room in one line", print).draw(screen)
    assert len(screen.texts) == 2
    assert faults(watch, screen) == ""
    pygame.display.quit()


def test_a_sign_finds_a_free_place_across() -> None:
    room, box = pygame.Rect(0, 0, 20, 20), pygame.Rect(0, 0, 10, 10)
    right, below = pygame.Rect(8, 0, 12, 10), pygame.Rect(0, 8, 10, 12)
    assert apart(box, [right, below], room, most=20).topleft == (10, 10)
    assert apart(box, [right, below], room, most=5) == box, "that is too far away"
