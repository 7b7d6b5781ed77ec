"""The hint, the tutor and the chances at the table: shown when they are there, in nobody's way."""

from __future__ import annotations

from copy import copy
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Ponderer, fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.games import GAMES
from santiago_desktop.players.chances import Known
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.hint_band import (
    ALL,
    FACTORS,
    REASON,
    ROOMS,
    TITLE,
    answers,
    both,
    titles_of,
)
from santiago_desktop.scenes.table.hint_panel import NUMBER, HintRow
from santiago_desktop.scenes.table.hint_ways import telling
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.sides import BETTER, OTHER
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system.language import LANGUAGES
from santiago_desktop.table import chances
from santiago_desktop.table.hints import SHOWN, Step, surely_worse
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands


def sit(hands: Hands, *seats: str) -> Any:
    """A table at which Ana is to drive, and can choose."""
    table = Table.new(hands.flow.card, read_seats(list(seats or ("Ana", "Ben"))), "hint", {})
    table.options["open_holdings"] = True  # nobody has to look away
    while table.match.state.actor != 0 or table.match.state.phase != "drive":
        table.play(table.automatic() or table.match.legal()[0])
    hands.flow.play(table)
    hands.wait()
    assert isinstance(hands.scene, TableScene)
    assert len(hands.scene.table.match.legal()) > 2
    return hands.scene


def hinted(hands: Hands) -> Any:
    """The same, where Ana has asked for a hint."""
    scene = sit(hands)
    hands.press(pygame.K_h)
    hands.wait(2)
    return scene


def rows(scene: Any) -> list[HintRow]:
    return [each for each in scene.controls.panel.widgets if isinstance(each, HintRow)]


def point(hands: Hands, place: tuple[int, int]) -> None:
    hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=()))
    hands.wait(1)


# --- the hint ------------------------------------------------------------------------------------


def test_a_key_shows_the_best_moves_and_plays_the_first(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    found = rows(scene)
    assert 1 < len(found) <= SHOWN
    assert scene.controls.panel.focus is found[0]
    best = found[0].move.steps[0].action
    hands.wait(4)  # until it has been seen
    hands.press(pygame.K_RETURN)
    assert best in [entry.action for entry in scene.table.match.log]
    assert not scene.hint.open


def test_enter_right_after_the_key_of_the_hint_plays_nothing(hands: Hands) -> None:
    scene = sit(hands)
    scene.controls.focus.await_decision()  # Enter would drive
    thinker = hands.app.thinker
    hands.app.thinker = slow = Ponderer()
    hands.press(pygame.K_h)
    assert not rows(scene)  # it is thinking still
    log = list(scene.table.match.log)
    for _ in range(10):
        hands.press(pygame.K_RETURN)
    slow.finish()
    hands.wait(1, 0.05)
    assert scene.controls.panel.focus is rows(scene)[0]
    hands.press(pygame.K_RETURN)
    assert scene.table.match.log == log
    hands.wait(4)
    hands.press(pygame.K_RETURN)
    assert len(scene.table.match.log) > len(log)
    hands.app.thinker = thinker


def test_the_lamp_and_the_gamepad_show_it_too(hands: Hands) -> None:
    scene = sit(hands)
    lamp = next(each for each in hands.widgets() if each.tip == "Hint")
    hands.click(lamp)
    assert rows(scene)
    hands.click("icon.hint")  # the board has made room, and the lamp with it
    assert not rows(scene)
    hands.pad(pygame.CONTROLLER_BUTTON_Y)
    assert scene.controls.panel.focus is rows(scene)[0]
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert scene.controls.panel.focus is rows(scene)[1]
    hands.pad(pygame.CONTROLLER_BUTTON_B)
    assert not scene.hint.open


def test_escape_closes_the_hint_before_it_opens_the_menu(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    hands.press(pygame.K_ESCAPE)
    assert not scene.hint.open
    assert hands.app.stack.scenes == [scene]
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Menu)


def test_a_click_on_the_cross_closes_it_and_one_on_its_paper_does_nothing(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    box = scene.hint.panel.box
    moves = len(scene.table.match.log)
    hands.click_at((box.x + 4, box.bottom - 4))
    assert scene.hint.open
    assert len(scene.table.match.log) == moves
    assert scene.sight.past is None
    hands.click("close hint")
    assert not scene.hint.open


def test_the_row_under_the_mouse_is_compared_with_the_best_one(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    first, second, third, *_ = rows(scene)
    assert not scene.hint.own  # nothing is pointed at but the best itself
    assert scene.hint.compared.better.action == first.move.action
    assert scene.hint.compared.other.action == second.move.action
    assert (first.side, second.side, third.side) == (BETTER, OTHER, None)
    assert [side.letter for side, _ in both(scene.hint.compared)] == ["A", "B"]  # the best is first
    point(hands, third.box.center)
    assert scene.hint.own
    assert scene.hint.compared.other.action == third.move.action
    assert (rows(scene)[1].side, rows(scene)[2].side) == (None, OTHER)
    step = first.move.steps[0]
    assert scene.hint.targets()[:1] == list(scene.sight.desk.marks(step.action, step.before))


def test_a_click_on_a_row_compares_it_and_a_second_one_plays_it(hands: Hands) -> None:
    scene = sit(hands)
    scene.hint.toggle()
    hands.wait(2)
    log = len(scene.table.match.log)
    second, third = rows(scene)[1:3]
    hands.click(second)
    assert len(scene.table.match.log) == log
    point(hands, third.box.center)  # on the way to the buttons
    assert scene.hint.compared.other.action == second.move.action
    hands.click(rows(scene)[1])
    point(hands, (1, 1))
    hands.click(rows(scene)[1])
    assert len(scene.table.match.log) == log
    hands.click(rows(scene)[1])
    assert scene.table.match.log[log].action == second.move.action


def test_the_place_under_the_mouse_is_compared_and_stays_so(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    best = scene.hint.compared.better.action
    spots = [each for each in hands.widgets() if isinstance(each, Spot) and each.action != best]
    for spot in spots[:3]:
        point(hands, scene.pointing.spot_box(spot.name).center)
        assert scene.hint.compared.other.action == spot.action
    anyway = next(each for each in hands.widgets() if each.name == "anyway")
    point(hands, anyway.box.center)  # on the way to the button nothing else comes to be meant
    assert scene.hint.own
    action = scene.hint.compared.other.action
    hands.click("anyway")
    assert action in [entry.action for entry in scene.table.match.log]


def test_where_the_focus_goes_by_itself_is_nobodys_move(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_RETURN)  # the focus comes to what is to be decided
    assert isinstance(scene.controls.panel.focus, Spot)
    hands.press(pygame.K_h)
    assert not scene.hint.own
    hands.press(pygame.K_h)
    scene.controls.focus.await_decision()
    hands.press(pygame.K_RIGHT)
    led = scene.controls.panel.focus.action
    hands.press(pygame.K_h)
    assert scene.hint.own or scene.hint.compared.better.action == led


def test_what_is_chosen_already_is_compared_when_the_hint_opens(hands: Hands) -> None:
    scene = sit(hands)
    spot = [each for each in hands.widgets() if isinstance(each, Spot)][-1]
    point(hands, scene.pointing.spot_box(spot.name).center)
    hands.press(pygame.K_h)
    scene.controls.panel.set_focus(None)
    assert scene.hint.compared.other.action == spot.action or not scene.hint.own


def test_an_amount_is_compared_when_the_person_has_set_it(hands: Hands) -> None:
    hands.flow.card = card = GAMES["manila"]()
    seats = read_seats(["Ana", "ai:easy:Ben", "ai:easy:Carla"])
    hands.flow.play(Table.new(card, seats, "hint", {}))
    hands.wait()
    scene: Any = hands.scene
    hands.press(pygame.K_h)
    assert not scene.hint.own
    scene.deciding.put("auction", 9)
    hands.wait(2)
    assert scene.hint.own
    assert scene.hint.compared.other.action.text == "bid 9"


def test_the_button_plays_the_better_move(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    best = scene.hint.compared.better.action
    point(hands, rows(scene)[2].box.center)
    hands.click("play hint")
    assert best in [entry.action for entry in scene.table.match.log]


def test_the_next_step_is_named_when_the_first_one_was_played(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    point(hands, rows(scene)[0].box.center)
    better = scene.hint.compared.better
    assert hands.find("play hint").label == "Begin with A", "that plays the first step alone"
    hands.click("play hint")
    assert scene.prompt.notice == f"Next: {better.rest[0]}."
    hands.wait(100)
    scene.prompt.complain("Not that.")
    assert scene.prompt.notice == "Not that."
    hands.wait(100)
    assert scene.prompt.notice == f"Next: {better.rest[0]}.", "until it is done, or left"


def test_a_hint_names_all_its_steps_as_long_as_it_is_followed(hands: Hands) -> None:
    """After the second step nothing was said of the third."""
    scene = sit(hands)
    hands.press(pygame.K_h)
    move = next(each for each in scene.hint.moves if len(each.rest) > 1)
    scene.hint.play(move)
    hands.wait()
    scene.play(move.steps[1].action)
    hands.wait()
    assert scene.prompt.notice == f"Next: {move.rest[1]}."
    scene.play(next(each for each in scene.legal() if each != move.steps[2].action))
    assert scene.prompt.notice == ""


def test_a_hint_is_played_in_whichever_order(hands: Hands) -> None:
    """After the third step was done before the second, nothing more was said of it."""
    scene = sit(hands)
    hands.press(pygame.K_h)
    (step, *_), deciding = scene.hint.moves[0].steps, scene.deciding
    actions = scene.legal()[:3]
    first, second, third = (step._replace(action=action) for action in actions)
    deciding.plan = (first, second, third)
    deciding.end(second.action)
    assert deciding.plan == (first, third)
    deciding.end(first.action)
    assert deciding.plan == (third,)
    deciding.end(first.action)
    assert deciding.plan == ()


def test_the_focus_goes_to_the_next_step_of_a_hint(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    move = next(each for each in scene.hint.moves if each.rest)
    scene.hint.play(move)
    hands.wait()
    assert scene.deciding.asked
    scene.controls.focus.await_decision()
    wanted = scene.deciding.decision.marks(move.steps[1].action)
    assert scene.controls.panel.focus.name in {move.steps[1].action.text, *wanted}


def test_the_title_of_the_reason_stays_and_a_brief_reason_takes_a_long_ones_place(
    hands: Hands,
) -> None:
    """Two moves of the same chance had no "No difference that counts" above a long reason."""
    scene = hinted(hands)
    band, letters = scene.hint.band, scene.sight.canvas.letters
    texts = [" ".join(["reason"] * count) for count in range(5, 200)]
    band.why = next(
        before
        for before, after in pairwise(texts)
        if band._fitting([after, "Short."]) == "Short."  # noqa: SLF001
    )
    canvas, room = copy(scene.sight.layout.reading_canvas), band._why_box  # noqa: SLF001
    room.height -= band._button_height + canvas.px(6)  # noqa: SLF001
    canvas.scale *= FACTORS[-1]
    head = letters.height("heading", TITLE, canvas.scale)
    assert head + canvas.paragraph_height(band.why, room.width, size=REASON) <= room.height


VERBS = {  # of what is chosen in several ways: by a place, an amount, or several things
    "santiago": {"drive", "load", "sell", "exchange", "swap"},
    "manila": {"bid", "start", "place", "steer"},
    "cargo_noir": {"send", "raise", "set", "swap"},
}


def follow(hands: Hands, scene: Any, wanted: Any) -> list[str]:
    """What is played by Enter alone while a hint that is followed goes on with an action."""
    deciding, before = scene.deciding, len(scene.table.match.log)
    deciding.plan = (Step(action=wanted, before=scene.sight.screen(), words=wanted.text),)
    deciding.begin()
    scene.controls.lay_out()
    scene.controls.focus.await_decision()
    hands.wait(6)
    for _ in range(2):  # a value that is shared out leads to the button
        if len(scene.table.match.log) == before:
            hands.press(pygame.K_RETURN)
    return [entry.action.text for entry in scene.table.match.log[before:]][:1]


@pytest.mark.parametrize("game", GAMES)
def test_enter_plays_the_very_step_that_a_hint_that_is_followed_names(
    new_hands: Callable[..., Hands], game: str
) -> None:
    """It said "turn in 2", and the focus stood on the button that turned in 1."""
    hands, draw = new_hands(), Random(game)
    hands.drawn = 50
    hands.flow.card = GAMES[game]()
    seats = read_seats(["Ana", "ai:random:Ben", "ai:random:Cleo"])
    hands.flow.play(Table.new(hands.flow.card, seats, "5", {}))
    scene: Any = hands.scene
    seen: set[str] = set()
    while seen != VERBS[game] and not scene.table.match.over:
        hands.wait(1, seconds=1.0)
        if not scene.deciding.asked or scene.deciding.live is None:
            for each in scene.controls.focus.decisions[:1]:
                each.activate()  # it says that it is done, or has read what came about
            continue
        legal = scene.legal()
        fresh = [each for each in legal if each.verb in VERBS[game] - seen]
        wanted = draw.choice(fresh or legal)
        if wanted.verb in VERBS[game]:
            assert follow(hands, scene, wanted) == [wanted.text]
            seen.add(wanted.verb)
        else:
            scene.play(wanted)
    assert seen == VERBS[game]


def test_both_ways_are_drawn_on_the_board_with_their_badges(hands: Hands) -> None:
    scene = hinted(hands)
    assert [side for side, _ in scene.hint.ways._ends] == [OTHER, BETTER]  # noqa: SLF001
    stage = scene.sight.layout.stage
    assert all(stage.collidepoint(end) for _, end in scene.hint.ways._ends)  # noqa: SLF001
    assert BETTER.dashed is not OTHER.dashed  # not by colour alone


def test_no_way_leads_below_a_sheet(hands: Hands) -> None:
    """Behind the trading table they fanned out to ports that nobody could see."""
    scene = hinted(hands)
    ways = scene.hint.ways
    ends = [end for _, end in ways._ends]  # noqa: SLF001
    sheet = pygame.Rect(0, 0, 40, 40)
    sheet.center = ends[0]
    assert any(side is OTHER for side, _ in ways._moved(None))  # noqa: SLF001
    ways.draw(hands.app.screen, sheet)
    assert [side for side, _ in ways._ends] == [BETTER]  # noqa: SLF001
    ways.draw(hands.app.screen)
    assert [end for _, end in ways._ends] == ends  # noqa: SLF001


def test_ways_draw_themselves_one_after_the_other(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    scene = sit(hands)
    hands.app.change("speed", "normal")
    hands.press(pygame.K_h)
    hands.wait(40, 0.05)
    ways = scene.hint.ways
    point(hands, rows(scene)[2].box.center)
    shares = []
    while not shares or shares[-1][OTHER.letter] < 1:
        hands.wait(1, 0.05)
        shares.append(dict(ways._drawn_so_far))  # noqa: SLF001
    assert len(shares) > 3
    assert all(each[BETTER.letter] == 1 for each in shares)  # it has not changed
    point(hands, rows(scene)[1].box.center)
    hands.wait(1, 0.05)
    assert ways._under_way()  # noqa: SLF001
    ways.stop()
    assert not ways._under_way()  # noqa: SLF001


def test_ways_stand_still_where_nothing_is_to_move(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    scene = sit(hands)
    hands.app.change("speed", "normal")
    hands.app.change("reduced_motion", value=True)
    hands.press(pygame.K_h)
    hands.wait(2)
    assert not scene.hint.ways._under_way()  # noqa: SLF001


def test_the_widest_chance_has_room_beside_a_moves_name(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = hinted(hands)
    panel, (move, *_) = scene.hint.panel, scene.hint.moves
    moves = [move._replace(chance=move.chance._replace(value=share)) for share in (0.11, 0.80)]
    narrow, wide = (
        panel.canvas.letters.width(words, "number", NUMBER, panel.canvas.scale)
        for words in ("≈ 11%", "≈ 80%")  # a 1 is narrower than other digits
    )
    assert narrow < wide
    for told in (moves, moves[::-1]):
        monkeypatch.setattr(scene.hint, "_moves", told)
        assert panel.number_width == wide


def test_the_board_can_still_be_used(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    moves = len(scene.table.match.log)
    spot = next(each for each in hands.widgets() if each.name.startswith("stop."))
    spot.activate()
    hands.wait(1)
    assert len(scene.table.match.log) > moves
    assert not scene.hint.open


def test_no_frame_waits_for_a_hint(hands: Hands) -> None:
    scene = sit(hands)
    hands.app.thinker = Ponderer()
    hands.press(pygame.K_h)
    hands.wait(30)
    assert scene.hint.open
    assert not rows(scene)
    hands.app.thinker.finish()
    hands.wait(1)
    assert rows(scene)
    assert scene.controls.panel.focus is rows(scene)[0]


def test_a_hint_is_dropped_when_the_game_goes_on(hands: Hands) -> None:
    scene = sit(hands)
    hands.app.thinker = Ponderer()
    hands.press(pygame.K_h)
    (thought,) = hands.app.thinker.thoughts
    scene.play(scene.legal()[0])
    hands.wait(2)
    assert thought.over
    assert not scene.hint.open
    assert not scene.hint.moves


def test_leaving_the_table_drops_it(hands: Hands) -> None:
    scene = sit(hands)
    hands.app.thinker = Ponderer()
    hands.press(pygame.K_h)
    hands.flow.title()
    assert hands.app.thinker.thoughts[0].over
    assert not scene.hint.open


def test_there_is_no_hint_while_others_move_nor_in_the_lesson(hands: Hands) -> None:
    scene = sit(hands)
    scene.deciding.asked = False
    hands.app.thinker = Ponderer()
    scene.hint.toggle()
    assert not scene.hint.open
    hands.flow.lesson()
    hands.wait()
    hands.press(pygame.K_h)
    assert not hands.scene.hint.open  # type: ignore[attr-defined]


def test_a_lesson_that_lets_one_try_the_hint_goes_on_and_the_hint_stays(hands: Hands) -> None:
    hands.flow.lesson()
    scene: Any = hands.scene
    scene.guide.place = [step.tool for step in scene.guide.steps].index(Tool.HINT)
    hands.wait()
    assert scene.guide.leads
    hands.press(pygame.K_h)
    hands.wait(20)
    assert scene.hint.open
    assert scene.guide.free
    assert scene.hint.moves


def test_looking_back_puts_the_hint_away(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    scene.look_at(0)
    hands.wait(2)
    assert not scene.hint.open


def test_the_hint_takes_the_place_of_a_choice(hands: Hands) -> None:
    scene = sit(hands)
    scene.deciding.unsure = scene.legal()[0]
    scene.controls.lay_out()
    hands.press(pygame.K_h)
    assert scene.deciding.unsure is None
    assert rows(scene)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_hint_fits_into_every_window(
    new_hands: Callable[..., Hands], size: tuple[int, int], code: str
) -> None:
    hands = new_hands(size, language=code)
    for seats in (("Ana", "Ben"), ("Ana", "Ben", "Carla", "Wielkopolska Aleksandra")):
        scene = sit(hands, *seats)
        hands.press(pygame.K_h)
        box = scene.hint.panel.box
        assert hands.app.canvas.rect.contains(box)
        for row in rows(scene):
            assert box.contains(row.box)


def spots(scene: Any, *kinds: str) -> list[pygame.Rect]:
    """Where things can be clicked on the board."""
    return [
        scene.pointing.spot_box(name)
        for name, target in scene.sight.targets().items()
        if target.size[0] and (not kinds or name.partition(".")[0] in kinds)
    ]


@pytest.mark.parametrize("zoom", [75, 100])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_hint_hides_nothing_of_the_board(
    new_hands: Callable[..., Hands], others: int, zoom: int
) -> None:
    hands = new_hands(zoom=zoom, language="pl")
    scene = sit(hands, "Ana", *("Ben", "Carla", "Dora")[:others])
    hands.press(pygame.K_h)
    assert len(rows(scene)) > 1
    assert scene.hint.panel.box.collidelist(spots(scene)) == -1


@pytest.mark.parametrize("zoom", [75, 100, 200])
@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_hint_never_hides_the_own_panel(
    new_hands: Callable[..., Hands], others: int, zoom: int
) -> None:
    hands = new_hands(zoom=zoom, language="es")
    scene = sit(hands, "Ana", *("Ben", "Carla", "Dora")[:others])
    hands.press(pygame.K_h)
    for seat in range(others + 1):
        scene.sight.viewer = seat
        panel = scene.sight.layout.panel(seat)
        assert not scene.hint.panel.box.colliderect(panel)
        if zoom <= 100:
            assert scene.hint.panel.box.collidelist(spots(scene, "stop")) == -1


def test_another_hint_with_as_many_moves_is_laid_out_anew(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(tutor=20)  # the answer is there before the hint is asked for
    scene = sit(hands, "Ana", "Ben", "Carla")
    for _ in range(4):
        hands.press(pygame.K_h)
        panel = scene.hint.panel
        lowest = max(row.box.bottom for row in rows(scene))
        assert lowest <= panel.box.bottom
        band = scene.hint.band
        assert band._height() <= band._card_box(0).height  # noqa: SLF001
        hands.press(pygame.K_ESCAPE)
        scene.play(scene.legal()[-1])
        hands.wait(3)


def test_the_hint_tells_the_whole_turn(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    compared = scene.hint.compared
    assert len(compared.better.steps) > 1
    band = scene.hint.band
    assert band.labels[0] in ("then", "turn")
    band.steps = ALL
    label, phrases = band._rows(compared.better, compared)[0]  # noqa: SLF001
    assert label == band.labels[0]
    assert all(rest in phrases[0].words for rest in compared.better.rest)


def test_another_language_changes_the_words(hands: Hands) -> None:
    scene = sit(hands)
    hands.press(pygame.K_h)
    english = [row.move.label for row in rows(scene)]
    hands.app.change("language", "pl")
    hands.wait(1)
    assert [row.move.label for row in rows(scene)] != english


# --- the tutor -----------------------------------------------------------------------------------


def worst(scene: Any) -> Any:
    return scene.hint._hints.answer[-1].path[0]  # noqa: SLF001


@pytest.fixture(name="doubting")
def fixture_doubting(new_hands: Callable[..., Hands]) -> Hands:
    return new_hands(tutor=5)


def doubtful(hands: Hands, *seats: str) -> Any:
    """A table at which the worst move is surely worth a question."""
    scene = sit(hands, *seats)
    while not scene.hint._mistake(worst(scene), 5):  # noqa: SLF001
        scene.play(scene.hint._hints.answer[0].path[0])  # noqa: SLF001
        hands.wait(3)
    return scene


def test_a_costly_move_is_asked_about_with_a_better_one(doubting: Hands) -> None:
    scene = doubtful(doubting)
    moves = len(scene.table.match.log)
    scene.play(worst(scene))
    doubting.wait(1)
    assert len(scene.table.match.log) == moves
    assert scene.hint.targets()
    compared = scene.hint.compared
    assert scene.hint.own
    assert compared.other.action == worst(scene)
    assert surely_worse(compared.other.chance, compared.better.chance)
    doubting.click("close hint")
    assert scene.hint.doubted is None
    assert len(scene.table.match.log) == moves


def test_who_plays_by_keyboard_finds_the_focus_on_the_better_move(doubting: Hands) -> None:
    scene = doubtful(doubting)
    moves, best = len(scene.table.match.log), scene.hint._hints.answer[0].path[0]  # noqa: SLF001
    doubting.press(pygame.K_TAB)
    assert scene.controls.panel.focus in scene.controls.focus.decisions
    scene.play(worst(scene))
    doubting.wait(1)
    assert scene.controls.panel.focus.name == "play hint"
    doubting.wait(4)  # until it has been seen
    doubting.press(pygame.K_RETURN)
    assert best in [entry.action for entry in scene.table.match.log[moves:]]


def test_played_anyway_it_is_played(doubting: Hands) -> None:
    scene = doubtful(doubting)
    action = worst(scene)
    scene.play(action)
    doubting.wait(1)
    doubting.click("anyway")
    assert action in [entry.action for entry in scene.table.match.log]


def test_nobody_is_asked_twice_about_a_decision(doubting: Hands) -> None:
    scene = doubtful(doubting)
    action, moves = worst(scene), len(scene.table.match.log)
    scene.play(action)
    doubting.press(pygame.K_ESCAPE)
    assert scene.hint.doubted is None
    scene.play(action)
    assert len(scene.table.match.log) > moves
    doubting.wait(2)
    scene.undo()
    doubting.wait(2)
    scene.play(action)
    assert scene.hint.doubted is None


def test_nobody_is_asked_twice_about_the_same_kind_of_mistake(doubting: Hands) -> None:
    scene = doubtful(doubting)
    scene.play(worst(scene))
    doubting.wait(1)
    kind = scene.hint._mistake(scene.hint.doubted, 5)  # noqa: SLF001
    doubting.click("anyway")
    doubting.wait(3)
    for _ in range(5):
        if not scene.hint._known():  # noqa: SLF001
            break
        again = [a for a in scene.legal() if scene.hint._mistake(a, 5) == kind]  # noqa: SLF001
        for action in again[:1]:
            assert not scene.hint.asks(action)
        scene.play(scene.hint._hints.answer[0].path[0])  # noqa: SLF001
        doubting.wait(3)


def test_who_has_read_the_hint_is_not_asked(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(tutor=5)
    scene = doubtful(hands)
    moves = len(scene.table.match.log)
    hands.press(pygame.K_h)
    scene.hint._pointed = worst(scene)  # noqa: SLF001
    hands.wait(1)
    hands.click("anyway")
    assert len(scene.table.match.log) > moves


def test_a_good_move_is_not_asked_about(doubting: Hands) -> None:
    scene = doubtful(doubting)
    moves = len(scene.table.match.log)
    scene.play(scene.hint._hints.answer[0].path[0])  # noqa: SLF001
    assert len(scene.table.match.log) > moves


def test_nobody_waits_for_the_tutor(doubting: Hands) -> None:
    scene = doubtful(doubting)
    action = worst(scene)
    scene.hint.forget()
    doubting.app.thinker = Ponderer()
    doubting.wait(1)
    moves = len(scene.table.match.log)
    scene.play(action)
    assert len(scene.table.match.log) > moves


def test_the_tutor_is_silent_unless_it_is_wanted(hands: Hands) -> None:
    scene = sit(hands)
    assert scene.hint.thought is None
    hands.press(pygame.K_h)
    action, moves = worst(scene), len(scene.table.match.log)
    scene.play(action)
    assert len(scene.table.match.log) > moves


@pytest.mark.parametrize("zoom", [75, 100, 200])
@pytest.mark.parametrize("others", [1, 3])
def test_the_question_covers_nothing_of_the_board(
    new_hands: Callable[..., Hands], others: int, zoom: int
) -> None:
    hands = new_hands(tutor=5, language="ru", zoom=zoom)
    scene = doubtful(hands, "Ana", *("Ben", "Carla", "Dora")[:others])
    scene.play(worst(scene))
    hands.wait(1)
    layout, question = scene.sight.layout, scene.hint.band
    assert scene.controls.sheet is None  # what was chosen on it is asked about
    assert not question.box.colliderect(layout.stage)
    assert not question.box.colliderect(layout.panel(0))
    assert question.box == layout.band
    for button in question.widgets():
        assert question.box.contains(button.box)


def test_the_log_can_be_read_while_the_question_stands(doubting: Hands) -> None:
    scene = doubtful(doubting)
    scene.play(worst(scene))
    doubting.wait(1)
    assert scene.hint.doubted is not None
    assert scene.sight.layout.reading_column.contains(scene.log.box)
    assert [each for each in doubting.widgets() if isinstance(each, LogRow)]
    doubting.click("close hint")
    assert not scene.sight.layout.reading


def test_the_hint_and_a_look_back_put_the_question_away(doubting: Hands) -> None:
    scene = doubtful(doubting)
    scene.play(worst(scene))
    doubting.wait(1)
    doubting.press(pygame.K_h)
    assert rows(scene)
    assert scene.hint.doubted is None
    scene.hint.open, scene.hint.doubted = False, scene.legal()[0]
    scene.look_at(0)
    doubting.wait(2)
    assert scene.hint.doubted is None


def test_nothing_under_the_question_can_be_clicked(doubting: Hands) -> None:
    scene = doubtful(doubting)
    scene.play(worst(scene))
    doubting.wait(1)
    assert scene.hint.covers(scene.hint.band.box.center)
    assert scene.controls.hover.thing_at(scene.hint.band.box.center) == ""


# --- the chances ---------------------------------------------------------------------------------


def test_chances_are_shown_only_if_they_are_wanted(hands: Hands) -> None:
    scene = sit(hands)
    assert scene.chances.of(0) is None
    hands.app.change("chances", value=True)
    hands.wait(2)
    assert sum(scene.chances.of(seat).percent for seat in range(2)) == 100
    hands.app.change("chances", value=False)
    hands.wait(1)
    assert scene.chances.of(0) is None


@pytest.mark.parametrize("covered", [True, False])
def test_at_a_shared_screen_no_chances_tell_what_lies_behind_the_others(
    new_hands: Callable[..., Hands],
    covered: bool,  # noqa: FBT001 - a setting
) -> None:
    hands = new_hands(chances=True)
    card = GAMES["santiago"]()
    options = {card.opening: not covered}
    hands.flow.play(Table.new(card, read_seats(["Ana", "Ben", "ai:easy:Cid"]), "1", options))
    hands.wait(6)
    if covered:
        hands.come()
    hands.wait(2)
    scene: Any = hands.scene
    assert scene.deciding.asked
    assert (scene.chances.of(0) is None) == covered


def test_chances_change_when_the_move_has_been_shown(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(chances=True, speed="slow")
    scene = sit(hands)
    while scene.sight.director.busy:
        hands.wait(1)
    hands.wait(2)
    before = list(scene.chances.shares)
    scene.play(scene.legal()[0])
    hands.wait(1)
    assert scene.sight.director.busy
    assert scene.chances.shares == before
    hands.app.change("speed", "off")
    scene.sight.director.skip()
    hands.wait(3)
    assert scene.chances.shares != before


def test_the_result_shows_the_course_of_the_chances(hands: Hands) -> None:
    table = played(hands.app.saves, "2")
    hands.flow.play(table)
    hands.wait(12, 0.5)
    assert isinstance(hands.scene, ResultPage)
    hands.scene.finish()
    hands.click("tab 2")
    hands.wait(3)
    course = hands.scene.chances
    assert course.complete
    lines = course.lines()
    assert len(lines) == len(table.seats)
    assert [line[-1] == 100 for line in lines] == [
        seat in hands.scene.result.winners for seat in range(len(lines))
    ]


def test_a_click_on_the_course_of_chances_shows_the_board_at_that_moment(hands: Hands) -> None:
    """A curve that falls from 58 to 13 didn't tell which move that was."""
    table = played(hands.app.saves, "2")
    hands.flow.play(table)
    hands.wait(12, 0.5)
    hands.scene.finish()
    hands.click("tab 2")
    hands.wait(3)
    page: Any = hands.scene
    chart = page.panel.widgets[[each.name for each in page.panel.widgets].index("moments")]
    third = (chart.box.x + chart.box.width // 3, chart.box.centery)
    chart.point(third)
    number, shares = chart.number, page.chances.found[chart.number]
    assert 0 < number < chart.count - 1
    told = chances.told(hands.app.language, shares[0])
    assert f"{table.names[0]} {told}," in chart.tip
    assert chart.tip.startswith("Turn ")
    hands.click_at(third)
    scene: Any = hands.scene
    assert isinstance(scene, TableScene)
    assert scene.sight.past is not None
    line = scene.log.lines[scene.sight.past_line]
    assert line.moment < chances.moments(table)[number]


def test_the_course_of_chances_says_for_whom_it_was_reckoned(hands: Hands) -> None:
    table = played(hands.app.saves, "2")
    table.known = {}
    words = chances.expected(hands.app.language, table)
    for seat in table.seats:
        kind = "Computer: " if seat.level else "strength not known yet"
        assert f"{seat.name} ({kind}" in words
    people = [seat.name for seat in table.seats if not seat.level]
    table.known = dict.fromkeys(people, Known(2.1, 0.3))
    assert "about like “Computer: medium”" in chances.expected(hands.app.language, table)


def test_leaving_the_result_drops_what_is_still_thought(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "2"))
    hands.wait(12, 0.5)
    hands.app.thinker = Ponderer()
    hands.click("tab 2")
    hands.wait(2)
    thoughts = list(hands.app.thinker.thoughts)
    assert thoughts
    hands.flow.title()
    assert all(thought.over for thought in thoughts)


def test_the_panel_tells_the_chance_that_the_hint_has_promised(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands(chances=True)
    scene = sit(hands, "Ana", "ai:easy", "ai:easy")
    hands.press(pygame.K_h)
    move = rows(scene)[0].move
    assert len(move.steps) > 1
    for step in move.steps[:-1]:  # after the last one, others have moved at once
        scene.play(step.action)
        hands.wait(3)
        assert scene.chances.of(0) == move.chance


def test_only_ways_that_tell_two_moves_apart_are_drawn() -> None:
    """Six arrows crossed a small board, of which two led from both moves to the same port."""
    rio, casino, market = (9.0, 1.0), (4.0, 4.0), (7.0, 4.0)
    slips = [(float(x), 9.0) for x in (1, 2, 3)]
    one = [[slips[0], market], [slips[1], market], [slips[2], rio]]
    two = [[slips[0], casino], [slips[1], rio]]
    shown = telling([(OTHER, one), (BETTER, two)])
    assert [[line[-1] for line in lines] for _, lines in shown] == [[market], [casino]]
    alike = telling([(OTHER, one[2:]), (BETTER, two)])
    assert [[line[-1] for line in lines] for _, lines in alike] == [[rio], [casino, rio]]
    assert telling([(BETTER, two)]) == [(BETTER, two)]
    assert telling([(OTHER, two), (BETTER, two[::-1])]) == [(OTHER, []), (BETTER, [])]
    assert telling([(OTHER, two[:1]), (BETTER, two[:1])]) == [(OTHER, two[:1]), (BETTER, two[:1])]


@pytest.mark.parametrize("moves", [40, -1])
def test_there_is_no_hint_when_the_game_is_over(hands: Hands, moves: int) -> None:
    """The lamp looked as if it could be pressed, and did nothing."""
    hands.flow.play(played(hands.app.saves, "2", moves, ["Ana", "ai:random:Ben"]))
    scene: Any = hands.scene
    assert isinstance(scene, TableScene)
    lamp = next(each for each in scene.controls.corner.widgets() if each.name == "icon.hint")
    assert lamp.enabled == (moves > 0)


def test_a_badge_is_nearer_to_its_own_place_than_to_another(hands: Hands) -> None:
    """A stood beside another figure than the one that it meant."""
    scene = hinted(hands)
    ways = scene.hint.ways
    for side, end in ways._ends:  # noqa: SLF001
        others = ways._others(side)  # noqa: SLF001
        assert others
        box = ways._badge_box(ways._said(side), end, [], others)  # noqa: SLF001
        away = [pygame.Vector2(box.center).distance_to(at) for at in (end, *others)]
        assert away[0] == min(away)


def test_a_badge_lies_on_no_figures_where_there_is_room(hands: Hands) -> None:
    """It lay on prices of shares, although there was room a little farther away."""
    scene = hinted(hands)
    ways = scene.hint.ways
    end, side = scene.sight.layout.stage.center, 2 * hands.app.canvas.px(125)
    figures = pygame.Rect(0, 0, side, side)
    figures.center = end
    scene.sight.hanging.hung = lambda: [(None, figures)]
    assert not figures.colliderect(ways._badge_box("better", end, [], []))  # noqa: SLF001


def test_the_line_to_a_badge_leaves_prices_in_sight(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was drawn across the price of a share."""
    scene, order = sit(hands), list[str]()
    hands.press(pygame.K_h)
    hands.wait(2)
    drawing, ways = scene.drawing, scene.hint.ways
    monkeypatch.setattr(drawing, "_draw_hung", lambda *_: order.append("signs"))
    monkeypatch.setattr(ways, "draw_leads", lambda *_: order.append("leads"))
    monkeypatch.setattr(ways, "draw_badges", lambda *_: order.append("badges"))
    drawing.draw_signs(hands.app.screen, drawing.seen())
    assert order == ["leads", "signs", "badges"]


def test_of_moves_that_are_as_good_no_button_is_the_one_to_take(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was ticked although both were said to be as good."""
    scene = hinted(hands)
    compared, room = scene.hint.compared, pygame.Rect(0, 0, 400, 60)
    for equal in (True, False):
        alike = compared._replace(equal=equal)
        monkeypatch.setattr(type(compared), "leans", False)
        first, second = answers(scene.hint, room, alike)
        assert (first.kind == second.kind) is equal
        assert (first.icon == second.icon) is equal


def test_what_may_be_better_is_called_so_on_the_board_too(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board said "as good" of what the text called perhaps better."""
    scene = sit(hands)
    hands.press(pygame.K_h)
    monkeypatch.setattr(type(scene.hint.compared), "leans", True)
    titles = titles_of(scene.hint, scene.hint.compared)
    assert titles == {BETTER.letter: "Perhaps better:", OTHER.letter: "Perhaps worse:"}
    ways = scene.hint.ways
    assert ways._said(BETTER) == "perhaps better"  # noqa: SLF001
    assert ways._said(OTHER) == "perhaps worse", "and not just as good"  # noqa: SLF001


def test_a_turn_of_many_steps_names_two_at_least(new_hands: Callable[..., Hands]) -> None:
    """In a small window it said only "then 3 more", which is the half that counts."""
    hands = new_hands((1280, 720))
    scene = sit(hands)
    hands.press(pygame.K_h)
    band, steps = scene.hint.band, ["Drive to Ana", "claim the bank", "sell 1", "sell 2"]
    band.steps = 2
    assert band._steps(steps) == "Drive to Ana; claim the bank; then 2 more"  # noqa: SLF001
    assert {steps for steps, _ in ROOMS[:-1]} == {ALL, 2}
    long = [row for row in rows(scene) if len(row.move.rest) > 1]
    assert long
    assert all(row.move.rest[-1] in row.tip for row in long)


@pytest.mark.parametrize("zoom", [100, 200])
def test_the_chance_of_a_hint_says_how_strong_the_players_are_taken_to_be(
    new_hands: Callable[..., Hands], zoom: int
) -> None:
    """ "10%", and nothing said that it was reckoned against a hard player."""
    hands = new_hands((1280, 720), zoom=zoom)
    scene = sit(hands, "Ana", "ai:hard:Pilar")
    hands.press(pygame.K_h)
    hands.wait(4)
    chance = hands.find("hint chance")
    assert chances.expected(hands.app.language, scene.table) in chance.tip
    assert "Pilar (Computer: hard)" in chance.tip
    hands.press(pygame.K_UP)
    assert hands.find("hint chance").focused
    hands.press(pygame.K_DOWN)
    assert rows(scene)[0].focused
