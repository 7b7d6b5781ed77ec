"""Things on the table: all of a thing can be clicked, it says what it is, tooltips keep clear."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest
from stage_world import click, fixture_app, fixture_scene, kind, middle, until_asked  # noqa: F401

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.window.places import building_spot
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.table import drawing
from santiago_desktop.scenes.table.devices.choices import Choice
from santiago_desktop.scenes.table.recap import AllOfIt, Chip, Deed, More, Recap
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.tips import placed
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing import image_loader
from santiago_desktop.stage.drawing.halo import LIT, TARGET, Halo, changed, halo

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.app import App


def played(scene: TableScene) -> Action:
    return scene.table.match.log[-1].action


def until_phase(app: App, scene: TableScene, phase: str) -> None:
    for _ in range(300):
        assert until_asked(app, scene)
        if scene.table.match.state.phase == phase:
            return
        legal = scene.legal()
        scene.play(legal[len(scene.table.match.log) % len(legal)])
    raise AssertionError(phase)


def test_a_click_on_the_person_drives_there(app: App, scene: TableScene) -> None:
    stop = (scene.table.match.state.car + 1) % box.STOPS
    click(app, scene.pointing.frame_of(f"cuban.{stop}").center)
    assert played(scene).text == "drive 1"


def test_a_click_on_the_ship_drives_to_the_port(app: App, scene: TableScene) -> None:
    ship, state = scene.pointing.box_of("ship"), scene.table.match.state
    stern, before = (ship.x + ship.width // 6, ship.centery), len(scene.table.match.log)
    far = box.STOPS - state.car % box.STOPS
    state.pesos[0] = far - 2  # one too few, for the first stop is free
    click(app, stern)
    assert scene.prompt.notice.startswith(f"That drive costs {far - 1} pesos")
    assert len(scene.table.match.log) == before
    state.pesos[0] = far - 1
    scene.sight.show_now()
    scene.deciding.begin()
    scene.controls.lay_out()
    click(app, stern)
    assert played(scene).text == f"drive {far}"


def test_everything_that_is_seen_says_what_it_is(app: App, scene: TableScene) -> None:
    for key in scene.sight.desk.picture(scene.sight.shown):
        thing = scene.sight.desk.thing(key, scene.sight.shown)
        tip = scene.explainer.tip(thing)
        assert tip.title, key
        assert tip.text, key
        assert scene.pointing.box_of(thing).width < app.canvas.size[0], key
    for seat in range(3):
        for part in ("", ".coin", ".star", ".sugar", ".wood"):
            assert scene.explainer.tip(f"panel.{seat}{part}").text


def test_a_person_is_no_wider_than_one_person(scene: TableScene) -> None:
    for stop in range(1, box.STOPS):
        assert scene.pointing.box_of(f"cuban.{stop}").width < scene.sight.board.canvas.px(200)


@pytest.mark.parametrize("zoom", [75, 100, 150, 200])
def test_numbers_are_no_larger_than_their_signs(app: App, scene: TableScene, zoom: int) -> None:
    app.change("zoom", zoom)
    app.frame(0.1)
    for height in (20, 30, 40):
        assert scene.sight.board.row(["12"], height, "function").get_height() <= height * 1.6


def test_things_are_found_where_they_are_seen(scene: TableScene) -> None:
    for spot in scene.sight.targets():
        if kind(spot) in ("stop", "price", "building") and spot != "price.coin":
            found = scene.pointing.thing_at(middle(scene, spot))
            assert spot in (found, *scene.sight.desk.stands_for(found, scene.sight.shown)), spot
    panel = scene.pointing.box_of("panel.1.coin")
    assert scene.pointing.thing_at(panel.center) == "panel.1.coin"


def test_no_tooltip_comes_from_a_mouse_that_rests(app: App, scene: TableScene) -> None:
    place = scene.pointing.frame_of("cuban.1").center
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
    app.handle(motion)
    app.frame(0.5)
    assert scene.controls.hover.seconds > 0
    scene.play(scene.legal()[0])
    assert until_asked(app, scene)
    assert scene.controls.hover.seconds < 0
    app.handle(motion)
    assert scene.controls.hover.seconds == 0


def test_below_the_menu_nothing_is_explained(
    app: App, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(drawing, "draw_tip", lambda *what: told.append(what))
    app.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=scene.pointing.frame_of("cuban.1").center)
    )
    scene.controls.hover.seconds = 5.0
    scene.draw(app.screen)
    assert len(told) == 1
    scene.menu()
    scene.draw(app.screen)
    assert len(told) == 1


def test_a_tooltip_leaves_free_what_it_is_about(app: App) -> None:
    thing = pygame.Rect(600, 20, 80, 120)
    prompt = pygame.Rect(500, 0, 300, 60)
    tip = placed(pygame.Rect(0, 0, 260, 120), app.canvas, thing, [prompt])
    assert not tip.colliderect(thing)
    assert not tip.colliderect(prompt)


def test_a_complaint_is_over_when_it_was_read(app: App, scene: TableScene) -> None:
    scene.prompt.complain("No.", "3")
    assert not scene.prompt.read()
    app.frame(2.0)
    assert scene.prompt.read()
    assert not scene.prompt.notice
    scene.prompt.complain("No.")
    app.frame(9.0)
    assert not scene.prompt.notice


def test_the_prompt_says_whose_turn_it_is_beside_a_complaint(scene: TableScene) -> None:
    scene.prompt.complain("That drive costs 4 pesos; you have 3 pesos.", "3")
    assert "drive the car" in scene.prompt.text
    scene.draw(scene.app.screen)
    assert scene.prompt.box.height > scene.app.canvas.px(54)


def test_choices_are_listed_with_pictures_and_hide_nothing(app: App, scene: TableScene) -> None:
    until_phase(app, scene, "use")
    choices = [each for each in scene.controls.panel.widgets if isinstance(each, Choice)]
    assert len(choices) == len(scene.legal())
    assert any(each.parts for each in choices)
    state = scene.table.match.state
    building = scene.pointing.frame_of(building_spot(state, state.building))
    assert scene.controls.sheet
    dialog = scene.controls.sheet.box
    hidden = dialog.clip(building)
    assert hidden.width * hidden.height < building.width * building.height // 4


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_a_choice_hides_neither_panels_nor_what_the_ship_wants(
    app: App, scene: TableScene, zoom: int
) -> None:
    until_phase(app, scene, "use")
    app.change("zoom", zoom)
    app.frame(0.1)
    assert scene.controls.sheet
    dialog = scene.controls.sheet.box
    wanted = scene.sight.desk.keep_clear(scene.sight.shown)
    assert wanted
    dice = [scene.pointing.box_of(spot) for spot in wanted]
    panels = [scene.pointing.box_of(f"panel.{seat}") for seat in range(3)]
    assert dialog.collidelist([*dice, *panels]) < 0


def test_dice_of_a_new_ship_are_targets_of_their_own(app: App, scene: TableScene) -> None:
    until_phase(app, scene, "leave")
    spots = [each for each in scene.controls.panel.widgets if isinstance(each, Spot)]
    assert [each.name for each in spots] == [f"roll.{n + 1}" for n in range(5)]
    click(app, scene.pointing.frame_of("roll.4").center)
    assert played(scene).text == "leave rum"


def test_a_recap_tells_what_others_did(app: App, scene: TableScene) -> None:
    scene.play(scene.legal()[0])
    until_phase(app, scene, "drive")
    deeds = [each for each in scene.controls.panel.widgets if isinstance(each, Deed)]
    assert {each.line.seat for each in deeds} == {1, 2}
    assert all(each.tip.endswith(".") for each in deeds)
    app.frame(0.1)
    deeds[0].activate()
    assert scene.sight.past_line == deeds[0].number


def recapped(app: App, scene: TableScene) -> Recap:
    """What came about since one's last turn, in mid-game."""
    for _ in range(6):
        until_phase(app, scene, "drive")
        scene.play(scene.legal()[0])
    until_phase(app, scene, "drive")
    return scene.controls.told.recap


def test_a_recap_has_a_part_for_each_player_and_no_picture_twice_in_a_row(
    app: App, scene: TableScene
) -> None:
    parts = recapped(app, scene).parts()
    seats = [part.seat for part in parts]
    assert len(set(seats)) == len(seats) > 1
    assert parts == sorted(parts, key=lambda part: part.first), "as it came about"
    for part in parts:
        sprites = [each.line.about.sprite for each in part.happenings]
        assert all(one != next_ for one, next_ in pairwise(sprites))
        assert not any(each.line.about.idle for each in part.happenings)


def test_a_recap_goes_back_to_ones_own_turn_past_an_answer_in_between(
    app: App, scene: TableScene
) -> None:
    """A gift for El Zorro hid the whole turn before it."""
    table, random = scene.table, Random(3)
    while True:
        until_phase(app, scene, "drive")
        moments = table.timeline.moments
        own = max((n for n, m in enumerate(moments) if m.actor == m.before.turn == 0), default=-1)
        answered = [m for m in moments[own + 1 :] if m.actor == 0]
        if answered and own >= 0:
            break
        scene.play(random.choice(scene.legal()))
    parts = scene.controls.told.recap.parts()
    numbers = [scene.log.lines[each.number].moment for part in parts for each in part.happenings]
    first = next(line.moment for line in scene.log.lines if line.moment > own)
    assert first <= min(numbers) < answered[0].number
    drives = [each for part in parts for each in part.happenings if "drives" in each.sentences[0]]
    assert {each.line.seat for each in drives} == {1, 2}, "both turns are told"


@pytest.mark.parametrize("zoom", [75, 100, 125])
def test_a_recap_is_one_line_that_leaves_the_price_in_sight(
    app: App, scene: TableScene, zoom: int
) -> None:
    app.change("zoom", zoom)
    parts = recapped(app, scene).parts()
    recap = scene.controls.told.recap
    long = [part._replace(happenings=[*part.happenings] * 9) for part in parts]
    recap.parts = lambda **_: long  # type: ignore[method-assign]
    made = recap.widgets()
    boxes = [each.box for each in made]
    assert len({box.y for box in boxes}) == 1
    assert all(one.right <= next_.left for one, next_ in pairwise(boxes))
    assert recap.room.contains(recap.board(made))
    assert not recap.room.colliderect(scene.pointing.frame_of("price.2"))
    assert sum(isinstance(each, More) for each in made) == len(long)
    assert isinstance(made[0], AllOfIt)
    assert made[0].word, "nobody knew what the log's sign meant there"


def test_a_players_symbol_in_the_recap_opens_the_log_there(app: App, scene: TableScene) -> None:
    recapped(app, scene)
    app.frame(0.1)
    chip = next(each for each in scene.controls.panel.widgets if isinstance(each, Chip))
    chip.activate()
    assert scene.log.large
    assert chip.number in [row.number for row in scene.log.rows()]


def test_the_log_keeps_to_the_newest_line(app: App, scene: TableScene) -> None:
    for _ in range(4):
        scene.play(scene.legal()[0])
        assert until_asked(app, scene)
    assert scene.log.scroll(3)
    assert any(each.label == "Newest" for each in scene.log.widgets())
    scene.look_at(0)
    moments = scene.controls.panel.reachable()
    assert "One step forward" in [each.tip for each in moments]
    assert "One step back" not in [each.tip for each in moments]
    scene.step_back()
    assert scene.log.back == 0


def test_the_coin_lies_below_the_flag_of_the_price(scene: TableScene) -> None:
    """It stood at the pole, between two flags: nobody could say at a glance which one it meant."""
    flags = {step: scene.pointing.frame_of(f"price.{step}") for step in (2, 3, 4)}
    for price in flags:
        scene.table.match.state.price = price
        scene.sight.show_now()
        coin = scene.pointing.frame_of("price")
        meant = [step for step, flag in flags.items() if flag.left < coin.centerx < flag.right]
        assert meant == [price]
        assert scene.pointing.spot_box(f"price.{price}").contains(coin.inflate(-8, -8))


def test_every_moment_of_the_log_has_its_own_price(app: App, scene: TableScene) -> None:
    for _ in range(12):
        scene.play(scene.legal()[-1])
        assert until_asked(app, scene)
    for number, line in enumerate(scene.log.lines):
        scene.look_at(number)
        coin = scene.sight.desk.picture(scene.sight.shown)["price"]
        price = scene.log.chronicle.at(line)[1].price
        assert coin.at[0] == scene.sight.targets()[f"price.{price}"].at[0]


def test_the_lesson_points_and_says_what_was_wrong(app: App) -> None:
    Flow(app).lesson()
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.guide
    assert until_asked(app, scene)
    guide, lesson = scene.guide, scene.lesson
    assert lesson
    assert not lesson.box().colliderect(scene.sight.layout.stage)
    assert lesson.box() in scene.explainer.clear("cuban.1"), "no tooltip lies on it"
    click(app, scene.pointing.frame_of("cuban.1").center)
    assert "press “Next”" in scene.prompt.notice
    scene.turn.read_on()
    assert until_asked(app, scene)
    scene.turn.read_on()
    assert until_asked(app, scene)
    assert guide.count()[0] == 3
    click(app, scene.pointing.frame_of("cuban.1").center)
    assert scene.prompt.notice.startswith("Pedro: not in this step. First drive to José")
    guide.restart()
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again.guide
    assert again.guide.place == 0


@pytest.mark.parametrize(("game", "number"), [(game, n) for game in GAMES for n in (0, 1)])
def test_a_lesson_hides_nothing_and_leads_on_from_one_place(
    app: App, game: str, number: int
) -> None:
    places = set()
    flow = Flow(app)
    flow.card = GAMES[game]()
    lessons = flow.card.lessons()
    flow.lesson(lessons[min(number, len(lessons) - 1)])
    for _ in range(400):
        app.frame(0.5)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        assert scene.guide
        assert scene.lesson
        scene.controls.summed_up()
        if scene.guide.last:
            assert len(places) == 2  # of what leads on, and of what leads back to a choice
            return
        seen = [scene.sight.layout.stage, scene.sight.layout.panels, scene.log.box]
        assert scene.lesson.box().collidelist(seen) == -1
        if not scene.deciding.asked or scene.sight.director.busy:
            continue
        spoken_of = [scene.pointing.box_of(thing) for thing in scene.lesson.things()]
        assert scene.lesson.box().collidelist(spoken_of) == -1, scene.guide.text
        halos, ringed = scene.drawing._halos(), scene.lesson.ringed()  # noqa: SLF001
        glows = [at for _, at in scene.drawing._glows()]  # noqa: SLF001
        for thing in scene.lesson.things():
            shines = any(sprite in halos for sprite in scene.sight.sprites(thing))
            target = scene.sight.targets().get(thing)
            ground = target is not None and target.at in glows
            assert shines or ground or scene.pointing.box_of(thing) in ringed, thing
        buttons = [each for each in scene.controls.panel.widgets if isinstance(each, Button)]
        leading = [each for each in buttons if each.label in {"Next", "Try again"}]
        places |= {(each.label, tuple(each.box)) for each in leading}
        assert all(scene.lesson.box().contains(each.box) for each in leading)
        if scene.guide.tool is Tool.PAST:
            strip = scene.controls.told.recapped()
            assert scene.lesson.places(Tool.PAST) == [*strip, scene.sight.layout.log]
            assert strip or game != "cargo_noir"  # where the others' deeds stand in it
        if scene.guide.line or scene.guide.free:
            scene.play(scene.legal()[0])
        else:
            scene.turn.read_on()
    raise AssertionError("the lesson doesn't end")


def test_a_halo_lies_around_a_shape() -> None:
    shape = pygame.Surface((40, 60), pygame.SRCALPHA)
    pygame.draw.ellipse(shape, "red", shape.get_rect())
    for line in (TARGET, LIT):
        around = halo(shape, line, 1.0, hollow=True)
        margin = (around.get_width() - 40) // 2
        assert margin > line.width
        assert around.get_at((margin + 20, margin + 30)).a == 0
        assert around.get_at((margin - 2, margin + 30)).a > 200


def test_a_broken_line_has_gaps_all_around() -> None:
    """A player's colour around what had been changed looked like what can be clicked."""
    shape = pygame.Surface((300, 120), pygame.SRCALPHA)
    pygame.draw.ellipse(shape, "red", shape.get_rect())
    whole, broken = (halo(shape, line, 1.0) for line in (Halo("#FF00FF", 4.0), changed("#FF00FF")))
    margin = (broken.get_width() - 300) // 2
    for y in (margin - 2, margin + 121):
        along = [broken.get_at((margin + 150 + step, y)).a for step in range(-30, 30)]
        assert min(along) < 60
        assert max(along) > 200
    lines = [pygame.mask.from_surface(each, 200).count() for each in (whole, broken)]
    assert lines[1] < lines[0]


def test_a_picture_that_is_missing_is_named() -> None:
    with pytest.raises(OSError, match="missing or damaged") as raised:
        image_loader.read(Path("nowhere.webp"))
    assert raised.value.filename == "nowhere.webp"


def test_the_menu_has_its_title_in_the_language_chosen_meanwhile(
    app: App, scene: TableScene
) -> None:
    scene.menu()
    menu = app.stack.top
    assert isinstance(menu, Menu)
    for language, title in (("en", "Menu"), ("es", "Menú")):
        app.change("language", language)
        assert menu.title() == title
