"""Choosing by mouse and keyboard: amounts are set, and the focus is where the decision is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from stage_world import fixture_app, fixture_scene, until_asked  # noqa: F401

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.devices.choices import Choice
from santiago_desktop.scenes.table.devices.crossed import crossed
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.drawing.halo import Halo
from santiago_desktop.stage.drawing.placing import hidden
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.controls.widgets import Widget


def into(scene: TableScene, building: int, *, points: int = 0, pesos: int = 0) -> None:
    """Ana stands in a building and has what she needs."""
    state = scene.table.match.state
    state.phase, state.building, state.left = "use", building, box.MARKET[0]
    state.actor = state.turn = scene.sight.viewer
    state.vp[scene.sight.viewer], state.pesos[scene.sight.viewer] = points, pesos
    state.goods[scene.sight.viewer * box.KINDS : (scene.sight.viewer + 1) * box.KINDS] = [
        5
    ] * box.KINDS
    scene.sight.show_now()
    scene.deciding.begin()
    scene.controls.lay_out()


def choices(scene: TableScene) -> list[Choice]:
    return [each for each in scene.controls.panel.widgets if isinstance(each, Choice)]


def named(scene: TableScene, name: str) -> Widget:
    return next(each for each in scene.controls.panel.widgets if each.name == name)


def test_many_amounts_are_one_button_with_less_and_more(scene: TableScene) -> None:
    into(scene, box.CASINO, points=24, pesos=4)
    assert len(scene.legal()) > 24
    buy, sell, skip = choices(scene)
    assert (buy.parts[0], sell.parts[0], skip.parts) == ("3", "1", ())
    assert not named(scene, "sell icon.minus").enabled
    for _ in range(6):
        named(scene, "sell icon.plus").activate()
    assert choices(scene)[1].parts[0] == "7"
    choices(scene)[1].activate()
    assert scene.table.match.log[-1].action == act.Sell(7)


def test_no_picture_of_a_choice_is_wider_than_its_button(scene: TableScene) -> None:
    seen = 0
    for building in range(len(box.BUILDINGS)):
        into(scene, building, points=90, pesos=90)
        for choice in choices(scene):
            if choice.parts:
                assert choice.picture().get_width() <= choice.box.width, choice.label
                seen += 1
    assert seen


def test_what_is_exchanged_begins_with_all_that_one_has(scene: TableScene) -> None:
    into(scene, box.DISTILLERY)
    first = choices(scene)[0]
    assert first.parts[0] == "5"
    assert not named(scene, "exchange icon.plus").enabled


def test_the_first_key_comes_to_what_is_to_be_decided(app: App, scene: TableScene) -> None:
    scene.play(scene.legal()[0])
    for _ in range(60):
        assert until_asked(app, scene)
        if scene.controls.told.lines:
            break
        scene.play(scene.legal()[0])
    assert scene.controls.told.lines
    scene.command(Command.NEXT)
    assert isinstance(scene.controls.panel.focus, Spot)


def test_after_a_choice_the_keyboard_is_at_the_next_one(app: App, scene: TableScene) -> None:
    scene.command(Command.NEXT)
    for _ in range(25):
        assert scene.controls.panel.focus in scene.controls.focus.decisions
        scene.command(Command.CONFIRM)
        if not until_asked(app, scene):
            break


def test_who_hurries_by_key_is_at_the_next_decision_all_the_same(
    app: App, scene: TableScene
) -> None:
    scene.command(Command.CONFIRM)  # nothing is lit: it comes to the first choice
    for _ in range(12):
        assert scene.controls.panel.focus in scene.controls.focus.decisions
        scene.command(Command.CONFIRM)
        for _ in range(3):
            app.frame(0.1)
            if not scene.deciding.asked:
                scene.command(Command.CONFIRM)
        until_asked(app, scene)


def test_to_skip_stands_at_the_end_and_the_dialog_off_the_edges(scene: TableScene) -> None:
    for building in (box.BLACK_MARKET, box.DISTILLERY, box.CASINO, box.SAWMILL):
        into(scene, building, points=24, pesos=9)
        assert scene.controls.sheet
        skip, dialog = choices(scene)[-1], scene.controls.sheet.box
        others = choices(scene)[:-1]
        assert skip.parts == ()
        assert all(skip.box.bottom >= each.box.bottom for each in others)
        assert all(skip.box.right >= each.box.right for each in others)
        assert dialog.right < scene.app.canvas.size[0] > dialog.bottom


def test_many_swaps_are_a_table_of_what_is_given_and_taken(scene: TableScene) -> None:
    """They ran through the columns in a jumble: one read all sixteen to find one."""
    into(scene, box.BLACK_MARKET)
    *swaps, skip = choices(scene)
    assert len(swaps) == 20
    for part, line in ((0, "y"), (-1, "x")):
        lines = {(each.parts[part], getattr(each.box, line)) for each in swaps}
        assert len(lines) == len({part for part, _ in lines}) == len({at for _, at in lines}) == 5
    assert (skip.box.right, skip.box.bottom) == (
        max(each.box.right for each in swaps),
        max(each.box.bottom for each in swaps),
    )


def test_arrows_in_a_table_of_swaps_go_where_they_point(scene: TableScene) -> None:
    into(scene, box.BLACK_MARKET)
    swaps = choices(scene)[:-1]
    scene.controls.panel.set_focus(swaps[0])
    scene.command(Command.DOWN)
    focus = scene.controls.panel.focus
    assert isinstance(focus, Choice)
    assert focus.box.x == swaps[0].box.x, "nothing is swapped for itself: the next one below"
    scene.command(Command.RIGHT)
    assert scene.controls.panel.focus
    assert scene.controls.panel.focus.box.y == focus.box.y


def test_a_table_keeps_the_order_of_its_lines() -> None:
    few = [
        (row, "→", column) for row, columns in (("a", "bcd"), ("c", "abd")) for column in columns
    ]
    assert crossed(few) == [(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (3, 1)]
    against = [("a", "→", "x"), ("a", "→", "y"), ("b", "→", "y"), ("b", "→", "x")]
    assert crossed(against) == [(0, 0), (1, 0), (1, 1), (0, 1)]


@pytest.mark.parametrize(
    "ways",
    [
        [("3", "coin"), ("3", "coin"), ("6", "coin")],
        [("a", "→", "b"), ("b", "→", "c"), ("c", "→", "d")],
        [("a", "→", "b"), ()],
    ],
    ids=["two in one place", "mostly empty", "without a picture"],
)
def test_what_makes_no_table_is_none(ways: list[tuple[str, ...]]) -> None:
    assert crossed(ways) == ()


@pytest.mark.parametrize(
    ("building", "target"),
    [
        (box.NEWSPAPER, "cuban"),
        (box.CUSTOMS, "die"),
        (box.HARBOUR_OFFICE, "price"),
        (box.TRADE_OFFICE, "die"),
    ],
)
def test_what_lies_on_the_board_is_chosen_there(
    scene: TableScene, building: int, target: str
) -> None:
    """The newspaper's nine buttons hid the car, and two of the Cubans that one could choose."""
    into(scene, building)
    assert scene.controls.sheet is None
    spots = [each for each in scene.controls.panel.widgets if isinstance(each, Spot)]
    assert spots
    assert {each.name.partition(".")[0] for each in spots if each.glows} == {target}
    decided = scene.controls.focus.decisions
    assert len(decided) == len(scene.legal()), "and one button, to do without"
    assert decided[-1].name == "skip"


@pytest.mark.parametrize("building", [box.CIGAR_FACTORY, box.DISTILLERY, box.SAWMILL])
def test_what_one_turns_in_is_said_in_one_line(scene: TableScene, building: int) -> None:
    """Beside its pictures the cigar factory's words stood cramped in two."""
    into(scene, building)
    canvas = scene.app.canvas
    for each in choices(scene):
        room = (
            each.box.width - canvas.px(14 + 24) - (each.picture().get_width() if each.parts else 0)
        )
        assert canvas.letters.width(each.label, "button", 18, canvas.scale) <= room, each.label


@pytest.mark.parametrize("building", [box.SAWMILL, box.CASINO, box.DISTILLERY])
def test_a_building_s_sheet_lies_over_the_lower_road_wherever_the_car_is(
    scene: TableScene, building: int
) -> None:
    """The distillery's stood at three places in three uses: where the car left most room."""
    feet = set()
    for scene.table.match.state.car in range(box.STOPS):
        for points in (3, 9):
            into(scene, building, points=points, pesos=points)
            sheet = scene.controls.sheet
            assert sheet
            feet.add(sheet.box.midbottom)
            assert not hidden(sheet.box, sheet.room.seen)
            road = scene.pointing.spot_box(f"stop.{box.PORT}")
            assert sheet.box.top > road.top - road.height // 2
    assert len(feet) == 1


@pytest.mark.parametrize("cuban", [box.PABLO, box.ZORRO])
def test_a_cuban_s_sheet_does_not_hide_the_cuban(scene: TableScene, cuban: int) -> None:
    state = scene.table.match.state
    stops, state.actor = state.table.stop, scene.sight.viewer
    for stop in range(1, box.STOPS):
        state.phase = "pablo" if cuban == box.PABLO else "zorro"
        state.turn = (state.actor + (cuban == box.ZORRO)) % state.seats
        state.table.stop = [*stops[:cuban], stop, *stops[cuban + 1 :]]
        scene.sight.show_now()
        scene.deciding.begin()
        scene.controls.sheets._places.clear()  # noqa: SLF001 - as if something had been played
        scene.controls.lay_out()
        sheet = scene.controls.sheet
        assert sheet
        giver = scene.pointing.box_of(f"cuban.{stop}")
        assert not hidden(sheet.box, [giver]), stop


def test_who_looks_back_is_led_to_now_by_hint_and_restart(scene: TableScene) -> None:
    for act_now in (scene.hint.toggle, scene.restart_turn):
        scene.look_at(0)
        act_now()
        assert scene.sight.past is None
    scene.command(Command.HINT)
    assert scene.hint.open or scene.hint.thought


def test_taking_back_what_others_did_is_told(app: App, scene: TableScene) -> None:
    while scene.table.match.state.phase != "drive":
        scene.play(scene.legal()[0])
        assert until_asked(app, scene)
    scene.play(scene.legal()[0])
    assert until_asked(app, scene)
    assert scene.undo()
    assert not scene.prompt.notice  # that was her own
    assert until_asked(app, scene)
    turn = scene.table.match.state.turn, len(scene.table.match.log)
    while scene.table.match.state.phase != "drive" or len(scene.table.match.log) == turn[1]:
        scene.play(scene.legal()[0])
        assert until_asked(app, scene)
    assert scene.turn.undo_told().endswith("and what the others have done since")
    assert scene.undo()
    assert "before anything the others have done" in scene.prompt.notice
    assert scene.turn.undo_told() == "Undo"


def test_nobody_offers_more_than_the_supply_has(scene: TableScene) -> None:
    state = scene.sight.shown
    state.supply = [8] * box.KINDS
    good = box.GOODS_OF_CUBAN[box.CONCHITA]
    stop = state.table.road.index(box.CONCHITA) + 1
    for left, said in ((8, "2"), (1, "1"), (0, "0")):
        state.supply[good] = left
        found = {pill.target: pill.parts for pill in scene.sight.desk.signs(state)}
        assert found[f"cuban.{stop}"][0] == said
        tip = scene.explainer.tip(f"cuban.{stop}")
        assert tip.text.startswith(f"Gives you {said} fruit.")
        assert f"In the supply: {left}." in tip.text
    state.phase = "pablo"
    assert scene.sight.words.dialog(state)[1].endswith("The supply has run out of fruit.")


def test_marks_of_a_ship_sail_away_with_it(scene: TableScene) -> None:
    loaded = ev.GoodsLoaded(1, box.MARKET[0], 1, 2, box.MARKET[0])
    for event in (loaded, ev.BuildingClaimed(1, box.CAFE), ev.ShipSailed(1, full=True)):
        scene.turn.mark(event, scene.sight.shown)
    kept = [event for _, event in scene.turn.marks]
    assert loaded not in kept
    assert ev.BuildingClaimed(1, box.CAFE) in kept


def test_nothing_stays_around_a_die_that_is_gone(app: App, scene: TableScene) -> None:
    picture = scene.sight.desk.picture(scene.sight.shown)
    key = next(each for each in picture if each.startswith("die."))
    around, seen = {key: Halo("#FF00FF")}, []
    for alpha in (1.0, 0.0):
        picture[key].alpha = alpha
        sheet = pygame.Surface(app.canvas.size)
        scene.sight.board.draw(sheet, picture, [], halos=around)
        mask = pygame.mask.from_threshold(sheet, (255, 0, 255), (40, 40, 40, 255))
        seen.append(mask.count())
    assert seen[0] > 50
    assert seen[1] == 0


def loading(scene: TableScene, held: int) -> None:
    """A loading round in which the ship wants three tobacco and Ana has so many."""
    state = scene.table.match.state
    state.phase, state.left, state.price = "load", box.CIGAR, 4
    state.actor, state.queue = scene.sight.viewer, (scene.sight.viewer, 1)
    state.demand = [3 if good == box.TOBACCO else 0 for good in box.MARKET]
    first = scene.sight.viewer * box.KINDS
    state.goods[first : first + box.KINDS] = [0, 0, held, 0, 0, 0]
    scene.sight.show_now()
    scene.deciding.end()
    scene.deciding.begin()
    scene.controls.lay_out()


def test_in_a_loading_round_everybody_is_offered_the_most(scene: TableScene) -> None:
    for held in (1, 3, 2):
        loading(scene, held)
        assert scene.deciding.stepped("load.tobacco") == held
    named(scene, "load.tobacco icon.minus").activate()
    assert scene.deciding.stepped("load.tobacco") == 1


def test_arrows_walk_from_an_amount_and_the_wheel_changes_it(app: App, scene: TableScene) -> None:
    loading(scene, 3)
    button = named(scene, "load.tobacco")
    scene.controls.panel.set_focus(button)
    scene.command(Command.LEFT)
    assert scene.controls.panel.focus is named(scene, "load.tobacco icon.minus")
    for wanted in (2, 1):
        scene.command(Command.CONFIRM)
        assert scene.deciding.stepped("load.tobacco") == wanted
    assert scene.controls.panel.focus is named(scene, "load.tobacco icon.plus"), "there is no less"
    scene.command(Command.LEFT)
    assert scene.controls.panel.focus is named(scene, "load.tobacco")
    place = named(scene, "load.tobacco").box.center
    assert scene.controls.wheel(place, 1)
    assert scene.deciding.stepped("load.tobacco") == 2
    assert app.stack.top is scene


def test_where_nobody_may_see_holdings_the_loading_round_has_the_same_rows_without_them(
    scene: TableScene,
) -> None:
    loading(scene, 2)
    desk, state = scene.sight.desk, scene.sight.shown
    own, unseen = (desk.sheet(state, seat, {}) for seat in (scene.sight.viewer, NOBODY))
    assert own
    assert unseen
    rows, covered = own.blocks[0].rows, unseen.blocks[0].rows  # type: ignore[union-attr]
    assert [each.label for each in rows] == [each.label for each in covered]
    assert {cell.number for cell in covered[1].cells} == {None}
    assert {cell.number for cell in rows[1].cells} != {None}


def test_the_focus_on_a_choice_in_a_panel_is_seen_there(scene: TableScene) -> None:
    """Its ring lay around the whole window, and its tooltip over the ship's dice."""
    into(scene, box.BLACK_MARKET)
    panel = scene.sight.layout.panel(scene.sight.viewer)
    there = [each for each in scene.controls.panel.widgets if isinstance(each, Spot)]
    assert there
    for spot in there:
        assert panel.contains(scene.controls.hover.around(spot.name)), spot.name
        assert scene.pointing.panel_of(spot.name) == panel
        assert scene.drawing.explainer.beside(spot.name).x == panel.x
