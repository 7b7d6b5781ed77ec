"""Devices on sheets, in the games that need them: lanes, ladders, selections, cells, summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.table.devices.choices import Amount, choice
from santiago_desktop.scenes.table.devices.shown import FigureDevice
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system.settings import THEMES
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

    from santiago_desktop.stage.controls.widgets import Widget


def sit(hands: Hands, game: str, phase: str, least: int = 2) -> Any:
    """Ana is asked in a phase, and has at least so many ways."""
    for seed in range(20):
        table = Table.new(GAMES[game](), read_seats(seats(game)), str(seed), {})
        while not table.match.over:
            state = table.match.state
            if state.actor == 0 and state.phase == phase and len(table.match.legal()) >= least:
                hands.flow.play(table)
                scene: Any = hands.scene
                hands.wait(6)
                assert scene.deciding.asked
                return scene
            table.play(table.automatic() or table.match.legal()[-1])
    raise AssertionError(phase)


def seats(game: str) -> list[str]:
    count = max(3, GAMES[game]().seats[0])
    return ["Ana", *(f"ai:random:P{n}" for n in range(1, count))]


def named(hands: Hands, name: str) -> Widget:
    return next(each for each in hands.widgets() if each.name == name)


def drag(hands: Hands, widget: Widget, to: tuple[int, int]) -> None:
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=widget.box.center, button=1)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0))
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1)
    for event in (down, move, move, up):
        hands.app.handle(event)
    hands.wait(1)


def lanes(scene: Any) -> dict[str, int]:
    device = next(each for each in scene.controls.sheet.devices if hasattr(each, "values"))
    return dict(device.values)


def test_lanes_keep_their_sum_by_dragging_arrows_and_buttons(hands: Hands) -> None:
    scene = sit(hands, "manila", "start")
    first, second, third = lanes(scene)
    for act in (
        lambda: drag(hands, named(hands, first), named(hands, first).box.midright),
        lambda: named(hands, second).adjust(1),
        lambda: hands.click(f"{third} icon.plus"),
        lambda: drag(hands, named(hands, first), named(hands, first).box.midleft),
    ):
        act()
        hands.wait(1)
        assert sum(lanes(scene).values()) == 9
    assert lanes(scene)[first] == 0
    wanted = lanes(scene)
    before = len(scene.table.match.log)
    hands.click("confirm")
    action = scene.table.match.log[before].action
    assert sorted(action.squares) == sorted(wanted.values())


def test_a_bid_is_dragged_walked_rolled_and_typed(hands: Hands) -> None:
    scene = sit(hands, "manila", "bid")
    bar = named(hands, "auction bar")
    drag(hands, bar, (bar.box.x + bar.box.width // 2, bar.box.centery))
    middle = scene.deciding.stepped("auction")
    amounts = scene.deciding.live.amounts("auction")
    assert amounts[0] < middle < amounts[-1]
    scene.controls.panel.set_focus(named(hands, "auction bar"))
    scene.command(Command.RIGHT)
    assert scene.deciding.stepped("auction") == middle + 1
    scene.command(Command.LEFT)
    place = named(hands, "auction bar").box.center
    assert scene.controls.wheel(place, 1)
    assert scene.deciding.stepped("auction") == middle + 1
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_9, mod=0, unicode="9")
    hands.app.handle(key)
    assert scene.deciding.stepped("auction") == 9
    hands.press(pygame.K_RETURN)
    assert scene.table.match.log[-1].action.text == "bid 9" or any(
        each.action.text == "bid 9" for each in scene.table.match.log[-8:]
    )


def test_a_gamepad_sets_an_amount_and_confirms_it(hands: Hands) -> None:
    scene = sit(hands, "manila", "bid")
    hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    focus = scene.controls.panel.focus
    assert focus is named(hands, "auction play")
    least = scene.deciding.stepped("auction")
    for _ in range(2):
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert scene.controls.panel.focus is named(hands, "auction bar")
    for _ in range(3):
        hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.deciding.stepped("auction") == least + 3
    before = len(scene.table.match.log)
    hands.pad(pygame.CONTROLLER_BUTTON_A)  # to the button that bids it
    assert len(scene.table.match.log) == before
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert scene.table.match.log[before].action.text == f"bid {least + 3}"


def test_arrows_lead_from_the_bid_to_what_stands_beside_it(hands: Hands) -> None:
    """They raised it: who wanted "Up to 18, then out" bid 20 outright."""
    scene = sit(hands, "manila", "bid")
    scene.controls.panel.set_focus(named(hands, "auction play"))
    amount = scene.deciding.stepped("auction")
    for name in ("auction up to", "auction then out"):
        hands.press(pygame.K_RIGHT)
        assert scene.controls.panel.focus.name == name
    hands.press(pygame.K_LEFT)
    hands.press(pygame.K_LEFT)
    assert scene.controls.panel.focus.name == "auction play"
    assert scene.deciding.stepped("auction") == amount


def test_tokens_are_taken_from_a_row_and_given_back(hands: Hands) -> None:
    scene = sit(hands, "cargo_noir", "trade", 8)
    scene.command(Command.NEXT)  # by keys one begins with what is offered, and goes on to a token
    assert scene.controls.panel.focus.name == "offered"
    scene.command(Command.NEXT)
    target = scene.controls.panel.focus.name
    assert target in scene.deciding.live.targets
    hands.click(named(hands, target))
    assert scene.deciding.live.chosen[target] == 1
    hands.click(f"chosen {target}")
    assert not scene.deciding.live.chosen
    hands.click(named(hands, target))
    scene.command(Command.BACK)  # out of the choice, not out of the game
    assert not scene.deciding.live.chosen
    assert hands.scene is scene


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("game", "phase"),
    [("manila", "bid"), ("manila", "start"), ("cargo_noir", "trade"), ("santiago", "load")],
)
def test_all_controls_of_a_sheet_lie_on_it(
    new_hands: Callable[..., Hands], size: tuple[int, int], game: str, phase: str
) -> None:
    hands = new_hands(size)
    scene = sit(hands, game, phase)
    sheet = scene.controls.sheet
    assert sheet
    paper = sheet.box.inflate(4, 4)
    assert hands.app.canvas.rect.contains(sheet.box)
    for widget in sheet.widgets():
        assert paper.contains(widget.box), (widget.name, widget.box, paper)


@pytest.mark.parametrize("width", [40, 60, 77, 120])
def test_a_narrow_button_still_shows_what_it_does(hands: Hands, width: int) -> None:
    bench = sit(hands, "santiago", "load").controls.sheets.bench
    load = next(way.action for way in bench.decision.ways if way.marks)
    made = choice(bench, pygame.Rect(0, 0, width, 38), load, tile=True)
    assert made.only_pictures
    assert 0 < made.picture().get_width() <= width


def test_a_folded_sheet_shows_the_board_and_comes_back(hands: Hands) -> None:
    scene = sit(hands, "santiago", "load")
    tall = scene.controls.sheet.box.height
    hands.click("fold")
    assert scene.controls.sheet.box.height < tall // 2
    decided = scene.controls.focus.decisions
    assert [each.name for each in decided] == ["fold"], "a lone 'Skip' hid the real choice"
    hands.click("fold")
    assert scene.controls.sheet.box.height == tall


def press(hands: Hands, place: tuple[int, int]) -> None:
    """A press where the mouse is already."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hands.app.handle(pygame.event.Event(kind, pos=place, button=1))
    hands.wait(1)


@pytest.mark.parametrize("moved", [False, True])
def test_what_comes_under_the_mouse_is_not_pressed_by_who_presses_on(
    hands: Hands, *, moved: bool
) -> None:
    """Quick presses that were to hurry, or to end a look back, gave 1 rum away."""
    scene = sit(hands, "santiago", "pablo", 5)
    place = scene.controls.sheet.widgets()[1].box.center
    before = len(scene.table.match.log)
    scene.look_at(0)
    hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1)))
    scene.step_back()
    if moved:
        place = place[0] + 20, place[1]
        hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(20, 0)))
    else:
        for _ in range(4):
            hands.wait(2)
            press(hands, place)
        assert len(scene.table.match.log) == before
        hands.wait(6)
    press(hands, place)
    assert len(scene.table.match.log) > before


def test_an_amount_in_a_table_has_room_for_its_pictures(hands: Hands) -> None:
    """Between less and more it was squeezed to half the size of the other buttons."""
    for least in range(4, 9):
        scene = sit(hands, "santiago", "load", least)
        amounts = [each for each in scene.controls.focus.decisions if isinstance(each, Amount)]
        tall: list[list[int]] = [[], []]
        for each in amounts:
            tall[len(each.amounts) > 1].append(each.picture().get_height())
        if all(tall):
            break
    alone, several = tall
    assert min(several) > 0.7 * max(alone)


def test_short_choices_stand_in_one_row_that_hides_no_sign_of_a_building(hands: Hands) -> None:
    """Pablo's five goods stood in two rows, over what the lower buildings do."""
    scene = sit(hands, "santiago", "pablo", 5)
    buttons = [each.box for each in scene.controls.sheet.widgets()]
    assert len(buttons) == 5
    assert len({box.y for box in buttons}) == 1
    hung, plate = scene.sight.hanging.hung(), scene.sight.board.plate_of
    signs = [plate(box, pill) for pill, box in hung if pill.target.startswith("building")]
    assert scene.controls.sheet.box.collidelist(signs) < 0


def test_a_tap_folds_what_is_looked_through_while_the_key_is_held(hands: Hands) -> None:
    """A tap did nothing that one could see; no key folded, and no arrow led to that button."""
    scene = sit(hands, "santiago", "load")
    scene.controls.focus.await_decision()
    hands.press(pygame.K_v)
    assert scene.controls.sheet.folded
    assert scene.controls.panel.focus.name == "fold"
    hands.press(pygame.K_RETURN)
    assert not scene.controls.sheet.folded
    assert scene.controls.focus.deciding_now
    scene.command(Command.LOOK_THROUGH)
    hands.wait(6)
    scene.command(Command.LOOK_THROUGH, down=False)
    assert not scene.controls.sheet.folded


def test_who_looks_through_a_sheet_still_sees_what_lies_beside_it(hands: Hands) -> None:
    """The strip of what came about since one's last turn was an empty box then."""
    scene = sit(hands, "santiago", "load")
    drawn: list[str] = []
    for each in scene.controls.panel.widgets:
        each.draw = lambda _, name=each.name: drawn.append(name)
    scene.controls.look(down=True)
    scene.drawing.draw_controls(hands.app.screen)
    on_sheet = {each.name for each in scene.controls.sheet.widgets()}
    assert on_sheet
    assert not on_sheet & set(drawn)
    assert "recap 1" in drawn


def test_a_figure_stands_outdoors_but_for_those_who_need_contrast(hands: Hands) -> None:
    scene = sit(hands, "manila", "bid")
    grounds = {}
    for theme in THEMES:
        hands.app.change("theme", theme)
        scene.resize()
        figure = next(each for each in scene.controls.sheet.side if isinstance(each, FigureDevice))
        picture = pygame.Surface(hands.app.screen.get_size())
        picture.fill("#123456")
        figure.draw(picture)
        grounds[theme] = picture.get_at((figure.box.centerx, figure.box.y + 2))[:3]
    assert grounds["contrast"] == (0x12, 0x34, 0x56)
    assert grounds["day"] != grounds["contrast"]
