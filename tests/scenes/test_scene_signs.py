"""Signs of the board: none hides another, and what is too long for its place takes two rows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.contract.desk import Pill
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.records import read_action
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.signs import hang
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.board.clips import Item
from santiago_desktop.stage.drawing.halo import LIT
from santiago_desktop.stage.drawing.placing import apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes_hands import Hands

ONE_PERSON = ["Ana", "ai:random:Ben", "ai:random:Cid", "ai:random:Dan"]
ROOM = pygame.Rect(0, 0, 200, 100)


def rects(*boxes: Sequence[int]) -> list[pygame.Rect]:
    return [pygame.Rect(*box) for box in boxes]


def test_a_box_gives_way_by_the_shortest_way() -> None:
    box, taken = pygame.Rect(50, 50, 40, 20), rects((50, 40, 40, 20))
    assert apart(box, taken, ROOM, 30) == pygame.Rect(50, 60, 40, 20)


def test_a_box_stays_where_nothing_is_free_near_by() -> None:
    box, taken = pygame.Rect(50, 50, 40, 20), rects((0, 0, 200, 100))
    assert apart(box, taken, ROOM, 30) == box


def test_a_box_does_not_leave_its_room() -> None:
    box, taken = pygame.Rect(50, 80, 40, 20), rects((50, 75, 40, 20))
    assert ROOM.contains(apart(box, taken, ROOM, 60))


def test_new_signs_are_not_taken_for_those_before(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list that is made anew may lie where the last one lay in memory."""
    hands.flow.play(played(hands.app.saves, "1", 0))
    scene: Any = hands.scene
    shown = 0
    monkeypatch.setattr(
        scene.sight, "signs", lambda: [Pill((900.0, 500.0), (str(shown), "tok_fruit"))]
    )
    for shown in range(5):
        ((pill, _),) = scene.sight.hanging.hung()
        assert pill.parts[0] == str(shown)


@pytest.fixture(name="board")
def fixture_board(hands: Hands) -> BoardView:
    return BoardView(hands.app.canvas, "santiago")


def test_a_line_around_a_boat_hides_nobody_aboard(hands: Hands) -> None:
    """Under the mouse one's own piece on a boat faded: the next one's white glow lay over it."""
    board = BoardView(hands.app.canvas, "manila")
    board.fit(None)
    boat = Item("boat_silk", (900.0, 500.0))
    crew = [Item(f"pawn_{n}", (900.0 + 24 * n, 500.5), lift=20.0) for n in (0, 1)]
    picture = {"boat": boat, "crew.1": crew[0], "crew.2": crew[1]}
    pictures = []
    for halos in ({}, dict.fromkeys(picture, LIT)):
        board.draw(hands.app.screen, picture, [], picture, halos)
        frame = board.frame_of(crew[0])
        seen = pygame.Rect(frame.centerx, frame.centery, frame.width // 2 - 3, 6)
        pictures.append(pygame.image.tobytes(hands.app.screen.subsurface(seen), "RGB"))
    apart = [abs(one - other) for one, other in zip(*pictures, strict=True)]
    assert max(apart) < 24  # a boat isn't wholly opaque


def test_a_cost_has_a_plate_of_its_own_before_the_sign(board: BoardView) -> None:
    plain = Pill((900, 500), ("1", "icon.ship"))
    priced = plain._replace(cost=("4", "coin"))
    cost = Pill((900, 500), ("4", "coin"), "dark")
    wide, alone, price = (board.sign_box(each).width for each in (priced, plain, cost))
    assert max(alone, price) < wide < alone + price


def test_signs_at_one_place_hang_beside_each_other(board: BoardView) -> None:
    pills = [Pill((900, 500), ("12",)), Pill((905, 500), ("34",))]
    (first, one), (second, two) = hang(board, pills, [])
    shared = board.plate_of(one, first).clip(board.plate_of(two, second))
    assert min(shared.size) < board.plate_of(one, first).height / 2


def test_the_end_of_a_sign_is_not_hidden_by_the_next(board: BoardView) -> None:
    pills = [Pill((900, 500), ("1", "icon.arrow_down", "1")), Pill((950, 500), ("2", "icon.ship"))]
    (first, one), (second, two) = hang(board, pills, [])
    shared = board.plate_of(one, first).clip(board.plate_of(two, second))
    assert shared.width <= board.plate_of(one, first).height * 0.3


def test_a_name_painted_on_the_board_stays_on_its_ground(board: BoardView) -> None:
    pills = [Pill((900, 500), ("12",)), Pill((905, 500), ("34",), "bare")]
    hung = {pill.kind: box for pill, box in hang(board, pills, [])}
    assert hung["bare"] == board.sign_box(pills[1])


def test_no_plate_hangs_beyond_what_is_seen_of_the_board(board: BoardView) -> None:
    pill = Pill((300, 500), ("Round", "5/11", "12", "34", "56"))
    across = board.sign_box(pill)
    room = pygame.Rect(across.centerx, 0, 900, 700)
    (_, hung), *_ = hang(board, [pill], [], room)
    assert across.left < room.left == hung.left


def test_of_words_that_would_touch_only_one_with_a_ground_stays(board: BoardView) -> None:
    lit = Pill((900, 500), ("one",), spare=True)
    near, far = (Pill((x, 500), ("two",), "bare", spare=True) for x in (910, 1200))
    assert [pill for pill, _ in hang(board, [lit, far], [])] == [lit, far]
    assert [pill for pill, _ in hang(board, [lit, near, far], [])] == [lit]


def test_signs_of_one_kind_have_all_two_rows_or_none(board: BoardView) -> None:
    long = Pill((900, 500), ("81", "81", "115", "115"), room=60)
    short = Pill((300, 500), ("6", "6"), room=60)
    assert not board.too_long(short)
    heights = [box.height for _, box in hang(board, [long, short], [])]
    assert heights[0] == heights[1] > board.sign_box(short).height


def test_what_is_too_long_for_its_place_stands_in_two_rows(board: BoardView) -> None:
    long = Pill((900, 500), ("81", "81", "115", "115"))
    row, rows = board.sign_box(long), board.sign_box(long._replace(room=60))
    assert rows.width < row.width
    assert rows.height > row.height


def test_the_ring_of_the_focus_lies_beneath_signs_and_prompt(hands: Hands) -> None:
    """It lay over the supply of the very Cuban that had the focus, and over the prompt's words."""
    hands.flow.play(played(hands.app.saves, "3", 28, ["Ana", "ai:random:Ben"], "santiago"))
    scene: Any = hands.scene
    while not scene.deciding.asked or scene.sight.director.busy:
        hands.wait(1)
    hands.wait(2)
    spots = [each for each in hands.widgets() if isinstance(each, Spot) and each.on_board]
    board = scene.sight.board
    signs = [board.plate_of(box, pill) for pill, box in scene.drawing._signs()]  # noqa: SLF001
    written = [*signs, scene.prompt.box.inflate(-20, -20)]
    tried = 0
    for spot in spots:
        around = scene.controls.hover.around(spot.name)
        scene.controls.panel.set_focus(None)
        near = [box for box in written if touches_edge(around, box)]
        boxes = [box.inflate(-6, -6).clip(hands.app.screen.get_rect()) for box in near]
        clear = seen(hands, scene, boxes)
        scene.controls.panel.set_focus(spot)
        assert seen(hands, scene, boxes) == clear, spot.name
        tried += len(boxes)
    assert tried


def touches_edge(ring: pygame.Rect, box: pygame.Rect) -> bool:
    """Whether the ring passes over a box."""
    inside = ring.inflate(-8, -8)
    return ring.inflate(16, 16).colliderect(box) and not inside.contains(box)


def seen(hands: Hands, scene: Any, boxes: list[pygame.Rect]) -> list[bytes]:
    """What is seen at some places of the window, where nothing shines."""
    scene.drawing._halos = dict  # noqa: SLF001
    scene._draw(hands.app.screen)  # noqa: SLF001
    return [pygame.image.tobytes(hands.app.screen.subsurface(box), "RGB") for box in boxes]


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
def test_a_click_on_a_sign_that_offers_something_chooses_it(hands: Hands, game: str) -> None:
    """At the newspaper the signs below some Cubans looked like buttons and did nothing."""
    tried = 0
    for moves in kinds_of_questions(hands, game):
        hands.flow.play(played(hands.app.saves, "1", moves, ONE_PERSON, game))
        hands.wait(3)
        scene: Any = hands.scene
        offered = {spot.name for spot in scene.drawing._spots() if spot.glows}  # noqa: SLF001
        tags = scene.deciding.tags()
        for pill, box in [each for part in scene.drawing._signs_and_offers() for each in part]:  # noqa: SLF001
            place = scene.sight.board.plate_of(box, pill).center
            if pill.target and (pill.target in offered or pill in tags):
                meant = scene.sight.desk.stands_for(pill.target, scene.sight.shown)
                on_sheet = scene.controls.sheet and scene.controls.sheet.box.collidepoint(place)
                used = scene.controls.hover.usable_at(place)
                assert on_sheet or used in meant, (moves, pill, used)
                tried += not on_sheet
    assert tried


def kinds_of_questions(hands: Hands, game: str) -> list[int]:
    """After how many random moves somebody is asked what wasn't asked before."""
    table = played(hands.app.saves, "1", 0, ONE_PERSON, game)
    found: dict[frozenset[type], int] = {}
    draw = QuickDraw(Random("1"))
    while not table.match.over:
        legal, actor = table.match.legal(), table.match.state.actor
        if actor in table.people:
            found.setdefault(frozenset(map(type, legal)), len(table.match.log))
        table.play(table.match.chance() if actor == CHANCE else draw.pick(legal))
    return list(found.values())


def test_the_price_of_a_drive_is_not_read_as_what_a_building_costs(hands: Hands) -> None:
    """It hung on the plate of the bank: "2 pesos", and right below it "1 peso"."""
    hands.flow.play(played(hands.app.saves, "1", 30))
    scene: Any = hands.scene
    desk, board, s = scene.sight.desk, scene.sight.board, scene.table.match.state

    def plates(pills: Sequence[Pill]) -> list[pygame.Rect]:
        return [board.plate_of(board.sign_box(each), each) for each in pills]

    rules = scene.table.match.rules
    drives = [read_action(f"drive {stops}", rules.actions) for stops in range(1, 11)]
    prices = plates([tag for drive in drives for tag in desk.tags(drive, s)])
    buildings = plates([each for each in desk.signs(s) if each.target.startswith("building")])
    assert len(prices) == len(drives)
    air = 2 * board.canvas.px(4)
    assert all(price.inflate(0, air).collidelist(buildings) < 0 for price in prices)
