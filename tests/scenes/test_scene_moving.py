"""While things move only they are drawn anew: all else is kept, and looks as if it were not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played, same  # noqa: F401

from santiago_desktop.scenes.table.life import PARTS, SECONDS
from santiago_desktop.stage.board.clips import Slide

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

STEP = 1 / 60


def in_motion(new_hands: Callable[..., Hands], game: str) -> Hands:
    """A table at which something slides across the board for a second."""
    hands = new_hands(speed="normal")
    seats = ["Ana", "ai:random:Ben", "ai:random:Cid"]
    hands.flow.play(played(hands.app.saves, "3", 60, seats, game))
    scene: Any = hands.scene
    while not scene.deciding.asked or scene.sight.director.busy or hands.app.stack.fade:
        hands.wait(1)
    key, item = next(iter(scene.sight.picture().items()))
    there = item.at[0] + 200, item.at[1]
    scene.sight.director.look_forward(Slide(key, item.at, there, 1.0))
    return hands


def as_drawn_anew(hands: Hands) -> bool:
    """Whether the window looks as if nothing were kept."""
    scene: Any = hands.scene
    drawn = hands.app.screen.copy()
    scene._draw(drawn)  # noqa: SLF001
    return same(drawn, hands.app.screen)


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
def test_what_is_kept_while_things_move_looks_as_if_it_were_drawn(
    new_hands: Callable[..., Hands], game: str
) -> None:
    hands = in_motion(new_hands, game)
    scene: Any = hands.scene
    seen = set()
    for _ in range(6):
        hands.wait(1, STEP)
        assert scene.sight.director.busy
        assert as_drawn_anew(hands)
        seen.add(pygame.image.tobytes(hands.app.screen, "RGB"))
    assert len(seen) > 1


@pytest.mark.parametrize("game", ["manila", "cargo_noir"])
def test_what_lives_at_rest_is_painted_whole_however_pale_it_is(
    new_hands: Callable[..., Hands], game: str
) -> None:
    hands = in_motion(new_hands, game)
    scene: Any = hands.scene
    scene.sight.director.skip()
    hands.wait(4)
    seen = set()
    for _ in range(PARTS + 1):
        assert not hands.app.frame(SECONDS)
        drawn = hands.app.screen.copy()
        scene._draw(drawn)  # noqa: SLF001
        painted = pygame.image.tobytes(hands.app.screen, "RGB")
        assert painted == pygame.image.tobytes(drawn, "RGB")
        seen.add(painted)
    assert len(seen) >= PARTS - 1


def test_what_changes_while_things_move_is_seen_at_once(new_hands: Callable[..., Hands]) -> None:
    hands = in_motion(new_hands, "manila")
    scene: Any = hands.scene
    hands.wait(4, STEP)
    before = hands.app.screen.copy()
    hands.press(pygame.K_TAB)
    hands.wait(1, STEP)
    assert scene.sight.director.busy
    focus = scene.controls.panel.focus.box.inflate(16, 16)  # with the ring around it
    parts = [shown.subsurface(focus) for shown in (before, hands.app.screen)]
    assert len({pygame.image.tobytes(part, "RGB") for part in parts}) > 1
    assert as_drawn_anew(hands)


def test_what_moves_beside_the_panels_is_not_cut_off_at_their_column(
    new_hands: Callable[..., Hands],
) -> None:
    hands = in_motion(new_hands, "santiago")
    scene: Any = hands.scene
    scene.sight.director.skip()
    hands.wait(1)
    right = scene.sight.layout.column.right
    strip = pygame.Rect(right - 4, scene.sight.layout.log.bottom - 80, 4, 40)  # beside the log
    before = pygame.image.tobytes(hands.app.screen.subsurface(strip), "RGB")
    panel = hands.app.screen.subsurface(scene.sight.layout.panel(0)).copy()
    there = scene.sight.board.to_board(strip.center)
    at = there[0], there[1] + 40
    scene.sight.director.look_forward(Slide("ship", at, (at[0] + 1, at[1]), 1.0))
    hands.wait(2, STEP)
    assert pygame.image.tobytes(hands.app.screen.subsurface(strip), "RGB") != before
    assert same(hands.app.screen.subsurface(scene.sight.layout.panel(0)), panel)


def test_panels_are_drawn_anew_only_where_something_passes_under_them(
    new_hands: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = in_motion(new_hands, "santiago")
    scene: Any = hands.scene
    scene.sight.director.skip()
    hands.wait(1)
    board, column = scene.sight.board, scene.sight.layout.column
    black, red = (pygame.Surface(column.size) for _ in range(2))
    red.fill("#FF0000")
    monkeypatch.setattr(scene.drawing, "_panels_alone", lambda: (black, red))
    key = next(iter(scene.sight.picture()))
    at = board.to_board((column.right, column.centery))
    scene.sight.director.look_forward(Slide(key, at, (at[0] + 1, at[1]), 1.0))
    hands.wait(2, STEP)
    passing = board.extent(scene.drawing.seen().picture[key])
    seen = pygame.mask.from_threshold(hands.app.screen, (255, 0, 0), (1, 1, 1, 255))
    boxes = seen.get_bounding_rects()
    assert passing.height < column.height / 2
    assert passing.contains(boxes[0].unionall(boxes[1:]))
