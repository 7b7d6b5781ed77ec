"""The board on its way: it moves where everything already is, and nobody has to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played, same  # noqa: F401

from santiago_desktop.scenes.table.above import written
from santiago_desktop.scenes.table.making_room import SECONDS, around, between, without
from santiago_desktop.scenes.table.spot import Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

GAMES = ["santiago", "manila", "cargo_noir"]
STEP = 1 / 60


def sit(
    new_hands: Callable[..., Hands], game: str = "santiago", moves: int = 60, **overrides: object
) -> Hands:
    """At a table where a person is asked, with motion unless something else is said."""
    hands = new_hands(**{"speed": "normal", **overrides})
    seats = ["Ana", "ai:random:Ben", "ai:random:Cid"]
    hands.flow.play(played(hands.app.saves, "3", moves, seats, game))
    scene: Any = hands.scene
    for _ in range(200):
        hands.wait(1)
        if scene.deciding.asked and not scene.sight.director.busy and not hands.app.stack.fade:
            return hands
    raise AssertionError("nobody is asked")


def on_the_way(hands: Hands) -> Any:
    """The log has been opened, and the board has begun to move."""
    scene: Any = hands.scene
    scene.log.toggle()
    while not scene.room._way.begun:  # noqa: SLF001
        hands.wait(1, STEP)
    hands.wait(3, STEP)
    assert scene.room.moving
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_the_board_moves_there_and_back_and_ends_as_it_is_drawn(
    new_hands: Callable[..., Hands], game: str
) -> None:
    hands = sit(new_hands, game, reduced_motion=False)
    scene: Any = hands.scene
    for _ in range(2):
        scene.log.toggle()
        seen = []
        while not seen or scene.room.moving:
            hands.wait(1, STEP)
            seen.append(pygame.image.tobytes(hands.app.screen, "RGB"))
        assert len(set(seen)) > SECONDS / STEP / 2
        drawn = hands.app.screen.copy()
        scene._draw(drawn)  # noqa: SLF001
        assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(hands.app.screen, "RGB")


def test_a_sheet_goes_along_with_the_board(new_hands: Callable[..., Hands]) -> None:
    """It was away for half of the way, while its buttons hung in the air."""
    hands = sit(new_hands, "manila", moves=0)
    scene: Any = hands.scene
    before = scene.controls.sheet.box
    on_the_way(hands)
    way = scene.room._way  # noqa: SLF001
    now, after = way._sheet_now(), way._lies  # noqa: SLF001
    assert before.centerx > now.centerx > after.centerx
    part = pygame.Rect(200, 100, 400, 200)
    seen = hands.app.screen.subsurface(part.move(now.topleft)).copy()
    hands.wait(30, STEP)
    assert same(hands.app.screen.subsurface(part.move(after.topleft)), seen)


def test_who_turns_the_board_around_finds_the_sheet_where_it_was(
    new_hands: Callable[..., Hands],
) -> None:
    hands = sit(new_hands, "manila", moves=0)
    scene = on_the_way(hands)
    there = scene.room._way._sheet_now()  # noqa: SLF001
    scene.log.toggle()
    while not scene.room._way.begun:  # noqa: SLF001
        hands.wait(1, STEP)
    assert scene.room._way._sheet_now() == there  # noqa: SLF001


def test_targets_are_at_once_where_the_board_goes_to(new_hands: Callable[..., Hands]) -> None:
    hands = sit(new_hands)
    scene = on_the_way(hands)
    layout, moves = scene.sight.layout, len(scene.table.match.log)
    spots = [each for each in hands.widgets() if isinstance(each, Spot)]
    for spot in spots:
        assert layout.stage.colliderect(spot.box) or layout.panels.colliderect(spot.box)
    hands.click(spots[0])
    assert not scene.room.moving
    assert len(scene.table.match.log) > moves


def test_a_key_ends_the_way_at_once(new_hands: Callable[..., Hands]) -> None:
    hands = sit(new_hands)
    scene = on_the_way(hands)
    hands.press(pygame.K_TAB)
    assert not scene.room.moving
    assert scene.sight.layout.reading


def test_who_changes_their_mind_turns_the_board_around(new_hands: Callable[..., Hands]) -> None:
    hands = sit(new_hands)
    scene = on_the_way(hands)
    there = scene.room._way.openness  # noqa: SLF001
    assert 0 < there < 1
    scene.log.toggle()
    assert scene.room._way.openness == there  # noqa: SLF001
    hands.wait(30, STEP)
    assert not scene.room.moving
    assert not scene.sight.layout.reading


def test_who_changes_their_mind_before_it_moves_sees_nothing(
    new_hands: Callable[..., Hands],
) -> None:
    hands = sit(new_hands)
    scene: Any = hands.scene
    scene.log.toggle()
    scene.log.toggle()
    assert not scene.room.moving
    assert not scene.sight.layout.reading


@pytest.mark.parametrize(
    ("game", "way"),
    [*[(game, "button") for game in GAMES], ("santiago", "row"), ("manila", "board")],
)
def test_a_move_with_the_hint_open_sends_the_board_back(
    new_hands: Callable[..., Hands], game: str, way: str
) -> None:
    hands = sit(new_hands, game, reduced_motion=False)
    scene: Any = hands.scene
    hands.press(pygame.K_h)
    while not scene.hint.moves or scene.room.moving:
        hands.wait(1, STEP)
    before = len(scene.table.match.log)
    if way == "button":
        hands.click("play hint")
    elif way == "row":
        hands.click("hint 0")
        hands.click("hint 0")
    else:
        scene.deciding.play(scene.table.match.legal()[-1])
    assert len(scene.table.match.log) > before
    assert scene.room.moving
    while scene.room.moving:
        hands.wait(1, STEP)


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"speed": "off"}])
def test_without_motion_the_board_jumps(
    new_hands: Callable[..., Hands], still: dict[str, object]
) -> None:
    hands = sit(new_hands, **still)
    scene: Any = hands.scene
    scene.log.toggle()
    assert scene.sight.layout.reading
    assert not scene.room.moving


def test_nothing_that_was_covered_meanwhile_is_seen_on_the_way(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands(speed="normal")
    seats = ["Ana", "Ben", "ai:random:Cid"]
    hands.flow.play(played(hands.app.saves, "3", 60, seats))
    for _ in range(20):
        hands.wait(1)
        hands.press(pygame.K_RETURN)
    scene: Any = hands.app.stack.scenes[0]
    while hands.app.stack.top is not scene:
        hands.app.stack.pop()
    scene.sight.viewer, scene.sight.open_screen, scene.sight.peeking = 0, False, True
    assert scene.sight.own_seen
    scene.log.toggle()
    hands.wait(6, STEP)
    assert scene.room.moving
    scene.sight.peeking = False
    assert not scene.sight.own_seen
    drawn = hands.app.screen.copy()
    scene.draw(drawn)
    covered = drawn.copy()
    scene._draw(covered)  # noqa: SLF001
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(covered, "RGB")
    hands.wait(1, STEP)
    assert not scene.room.moving


def test_another_size_of_the_window_ends_the_way(new_hands: Callable[..., Hands]) -> None:
    hands = sit(new_hands)
    scene = on_the_way(hands)
    hands.app.change("zoom", 125)
    hands.wait(1, STEP)
    assert not scene.room.moving


def test_a_box_between_two_places_and_where_words_are() -> None:
    first, last = pygame.Rect(0, 0, 100, 80), pygame.Rect(10, 20, 50, 40)
    assert between(first, last, 0) == first
    assert between(first, last, 1) == last
    assert between(first, last, 0.5) == pygame.Rect(5, 10, 75, 60)
    beside = around(last, first)
    assert covered([last, *beside], first)
    assert not last.collidelistall(beside)
    assert without([first.move(500, 0)], first) == [first]
    assert without([first], first) == []
    left = without([last, pygame.Rect(40, 0, 30, 30)], first)
    area = sum(each.width * each.height for each in left)
    assert area == 100 * 80 - 50 * 40 - (30 * 30 - 20 * 10), (
        "none lies on another, or on what is covered"
    )
    clear = pygame.Surface((640, 480), pygame.SRCALPHA)
    assert list(written(clear)) == []
    word = pygame.Rect(100, 100, 30, 12)
    clear.fill("#FFFFFF", word)
    found = list(written(clear))
    assert found[0].unionall(found[1:]).contains(word)


@pytest.mark.parametrize("size", [(1195, 672), (961, 541), (1366, 706), (1913, 1003)])
def test_words_are_found_in_windows_of_any_size(size: tuple[int, int]) -> None:
    clear = pygame.Surface(size, pygame.SRCALPHA)
    last = pygame.Rect(size[0] - 20, size[1] - 20, 20, 20)
    clear.fill("#FFFFFF", last)
    assert covered(list(written(clear)), last)


def test_no_place_is_drawn_twice_though_words_stand_close_together() -> None:
    clear = pygame.Surface((1280, 720), pygame.SRCALPHA)
    words = [pygame.Rect(77 * n, 51 * n, 150, 40) for n in range(13)]
    for each in words:
        clear.fill("#FFFFFF", each)
    found = list(written(clear))
    assert all(covered(found, each) for each in words)
    assert all(not box.collidelistall(found[:number]) for number, box in enumerate(found))


def covered(boxes: list[pygame.Rect], place: pygame.Rect) -> bool:
    """Whether boxes of which none lies on another cover all of a place."""
    parts = [place.clip(each) for each in boxes]
    return sum(part.width * part.height for part in parts) == place.width * place.height


def test_getting_ready_while_nothing_happens_changes_nothing(
    new_hands: Callable[..., Hands],
) -> None:
    hands = sit(new_hands, "manila", weather=False)
    scene: Any = hands.scene
    drawn, asked = hands.app.screen.copy(), [each.name for each in hands.widgets()]
    scene.room._window = None  # noqa: SLF001 - as in a window of another size
    scene._draw(drawn)  # noqa: SLF001
    while scene.room._window is None or scene.room._left:  # noqa: SLF001
        scene.room.get_ready(scene.drawing)
    again = drawn.copy()
    scene._draw(again)  # noqa: SLF001
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(again, "RGB")
    assert [each.name for each in hands.widgets()] == asked
    assert not scene.sight.layout.reading
