"""The table plays a game it has never heard of, by mouse and by keys, and leaks nothing."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
import toy_game
from toy_game import FerryCard

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.contract.desk import Agenda, Entry, Strip, Strips
from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Tool
from santiago_desktop.contract.sheet import Banner, Choices, Selection, Settled, Sheet, Text
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.rules import CHANCE, UNKNOWN
from santiago_desktop.players.chances import Chance
from santiago_desktop.players.facts import Account
from santiago_desktop.players.search import Judge
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.puzzles.control import Place
from santiago_desktop.scenes.puzzles.scene import PuzzleScene
from santiago_desktop.scenes.table import board_view, life
from santiago_desktop.scenes.table.devices.agenda import AgendaStrip
from santiago_desktop.scenes.table.devices.rows import RowDevice
from santiago_desktop.scenes.table.devices.selection import SelectionDevice
from santiago_desktop.scenes.table.guide import Guide
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.orders import Order, Orders
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.board.clips import Item
from santiago_desktop.stage.drawing.art import Atlas
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system import resources
from santiago_desktop.table import puzzle_progress
from santiago_desktop.table.learning import Kept
from santiago_desktop.table.puzzles import Answer, Puzzle, Solving, seated
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from santiago_desktop.players.facts import Course
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.scene import Scene


ARROWS = (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT)


class Ferry:
    """The program with the toy on its table, and somebody who plays it."""

    def __init__(self, app: App, *seats: str) -> None:
        self.app = app
        self.ended: list[bool] = []
        table = Table.new(FerryCard(), read_seats(list(seats)), "toy", {})
        self.scene = TableScene(
            app,
            table,
            menu=lambda: None,
            ended=lambda: self.ended.append(True),
        )
        app.show(self.scene)

    @property
    def top(self) -> Scene:
        return self.app.stack.top

    def wait(self, frames: int = 4) -> None:
        for _ in range(frames):
            self.app.frame(0.3)

    def click(self, widget: Widget) -> None:
        place = widget.box.center
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            event = pygame.event.Event(kind, pos=place, button=1, rel=(0, 0), buttons=())
            self.app.handle(event)
        self.wait(1)

    def widgets(self) -> list[Widget]:
        return [each for each in self.scene.controls.panel.reachable() if not aside(each)]

    def named(self, name: str) -> Widget:
        return next(each for each in self.scene.controls.panel.widgets if each.name == name)

    def until(self, phase: str) -> None:
        """Ana is asked in a phase."""
        for _ in range(300):
            self.wait(1)
            if isinstance(self.top, HandOver):
                self.top.confirm()
            scene = self.scene
            if scene.controls.summing_up:
                self.click(self.named("go on"))
            elif scene.deciding.asked and scene.table.match.state.phase == phase:
                return
            elif scene.deciding.asked:
                scene.play(scene.legal()[0])
        raise AssertionError(phase)

    def to_summary(self) -> None:
        """Ana plays, and what followed is summed up."""
        self.until("move")
        self.scene.play(self.scene.legal()[0])
        for _ in range(200):
            self.wait(1)
            if self.scene.controls.summing_up:
                return
        raise AssertionError(self.scene.table.match.log)


def aside(widget: Widget) -> bool:
    """Whether a control is no part of the game."""
    return widget.key is not None or isinstance(widget, LogRow) or widget.name in ("fold", "clear")


@pytest.fixture(name="app")
def fixture_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The toy borrows another game's pictures."""
    picture = resources.picture
    atlas = Atlas("santiago")
    monkeypatch.setattr(board_view, "atlas_of", lambda _: atlas)
    monkeypatch.setattr(resources, "picture", lambda _, *rest: picture("santiago", *rest))
    monkeypatch.setitem(GAMES, "ferry", FerryCard)
    chosen = {"speed": "off", "pause": 0, "language": "en"}
    thinker = Thinker(lives=0)
    app = App(tmp_path, size=(1280, 720), overrides=chosen, silent=True, thinker=thinker)
    yield app
    pygame.display.quit()


def test_a_robot_plays_it_by_mouse(app: App) -> None:
    ferry, luck = Ferry(app, "Ana", "ai:random:Ben"), Random(3)
    for _ in range(2_000):
        if ferry.ended:
            break
        usable = ferry.widgets()
        if usable:
            ferry.click(luck.choice(usable))
        else:
            ferry.wait(1)
    assert ferry.ended
    assert ferry.scene.table.match.over


@pytest.mark.parametrize("ways", [(Command.NEXT,), ARROWS], ids=["tab", "arrows"])
def test_a_robot_plays_it_by_keys_alone(app: App, ways: tuple[Command, ...]) -> None:
    ferry, luck = Ferry(app, "Ana", "ai:random:Ben"), Random(3)
    for _ in range(3_000):
        if ferry.ended:
            break
        for _ in range(luck.randrange(3)):
            ferry.scene.command(luck.choice(ways))
        focus = ferry.scene.controls.panel.focus
        if focus is None or not aside(focus):
            ferry.scene.command(Command.CONFIRM)
        ferry.wait(2)  # who presses on and on doesn't look
    assert ferry.ended


def test_bids_are_typed_stepped_and_dragged(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    ferry.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_7, mod=0, unicode="7"))
    assert ferry.scene.deciding.stepped("auction") == 7
    ferry.click(ferry.named("auction icon.minus"))
    ferry.click(ferry.named("auction +2"))
    assert ferry.scene.deciding.stepped("auction") == 8
    assert ferry.named("auction play").label == "Bid 8"
    assert not ferry.named("auction +2").enabled
    ferry.click(ferry.named("auction play"))
    assert ferry.scene.table.match.log[-1].action == toy_game.Bid(8)


def test_up_to_n_goes_on_by_itself_and_ends_with_its_time(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    ferry.scene.deciding.order("auction", 5)
    assert ferry.scene.table.match.log[-1].action == toy_game.Bid(1)
    ferry.scene.deciding.end()
    ferry.until("bid")
    ferry.scene.deciding.order("auction", None, toy_game.Pass())
    assert ferry.scene.table.match.log[-1].action == toy_game.Pass()


def test_up_to_n_and_then_out_passes_once_that_is_not_enough(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    decision = ferry.scene.deciding.decision
    standing = ferry.scene.deciding.standing("auction")
    orders = Orders()
    orders.give(0, Order(standing.until, "auction", 1, toy_game.Pass()))
    assert orders.follow(0, decision, standing) == toy_game.Bid(1)
    orders.give(0, Order(standing.until, "auction", 0, toy_game.Pass()))
    assert orders.follow(0, decision, standing) == toy_game.Pass()
    orders.give(0, Order(standing.until, "auction", 0, None))
    assert orders.follow(0, decision, standing) is None
    ferry.click(ferry.named("auction then out"))
    assert ferry.scene.table.match.log[0].action == toy_game.Bid(1)


def test_digits_lead_to_the_button_that_plays_them(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    for name in ("pass", "fold"):
        ferry.scene.controls.panel.set_focus(ferry.named(name))
        ferry.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_7, mod=0, unicode="7"))
        assert ferry.scene.controls.panel.focus is ferry.named("auction play")


def test_when_a_summary_is_put_away_the_focus_goes_to_what_is_decided(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    ferry.scene.play(ferry.scene.legal()[0])
    put_away = 0
    for _ in range(200):
        ferry.wait()
        if ferry.scene.controls.summing_up:
            ferry.scene.command(Command.CONFIRM)
            put_away += 1
        if ferry.scene.deciding.asked:
            break
    assert put_away
    assert ferry.scene.controls.focus.deciding_now


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_the_board_is_cleared_only_after_its_summary(app: App, speed: str) -> None:
    app.settings["speed"] = speed
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.to_summary()
    assert ferry.scene.sight.shown.turn == 0
    assert ferry.scene.table.match.state.turn == 1
    ferry.click(ferry.named("go on"))
    ferry.wait()
    assert ferry.scene.sight.shown.turn == 1


def test_a_selection_grows_says_what_it_is_and_is_confirmed(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("hand")
    assert not ferry.named("confirm").enabled
    spot = next(each for each in ferry.widgets() if isinstance(each, Spot))
    ferry.click(spot)
    assert ferry.named("confirm").enabled
    decision = ferry.scene.deciding.live
    assert decision
    assert sum(decision.chosen.values()) == 1
    ferry.click(ferry.named(f"chosen {spot.name}"))
    assert not decision.chosen
    ferry.click(spot)
    ferry.click(ferry.named("confirm"))
    assert isinstance(ferry.scene.table.match.log[-1].action, toy_game.Hand)


def test_a_place_is_clicked_and_one_that_cant_be_says_why(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    here = ferry.scene.table.match.state.place
    assert ferry.scene.explainer.complain(f"place.{here}")
    assert ferry.scene.prompt.notice == "The ferry lies there."
    spot = next(each for each in ferry.widgets() if isinstance(each, Spot))
    before = len(ferry.scene.table.match.log)
    ferry.click(spot)
    played = ferry.scene.table.match.log[before].action
    assert isinstance(played, toy_game.Move)
    assert f"place.{played.place}" == spot.name


def test_what_differs_moves_by_itself(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    director = ferry.scene.sight.director
    director.pace = 1.0
    before = director.picture()[0]["ferry"].at
    ferry.scene.play(ferry.scene.legal()[0])
    director.update(0.2)
    picture, moving = director.picture()
    assert moving == {"ferry"}
    assert picture["ferry"].at != before


def test_everybody_looks_forward_to_what_chance_brings(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    director, match = ferry.scene.sight.director, ferry.scene.table.match
    ferry.scene.play(ferry.scene.legal()[0])
    director.skip()
    director.pace, played = 1.0, len(match.log)
    app.frame(0.1)
    assert director.busy
    assert (len(match.log), match.state.actor) == (played, CHANCE)
    ferry.wait(3)
    assert len(match.log) > played


def test_what_an_event_leaves_lies_there_until_another_one_sweeps_it(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    sight, table = ferry.scene.sight, ferry.scene.table
    assert "foam" not in sight.picture()
    ferry.scene.play(ferry.scene.legal()[0])
    while not isinstance(table.match.log[-1].action, toy_game.Tide):
        ferry.wait(1)
    sight.director.update(0.0)
    before = sight.shown.place
    assert sight.picture()["foam"].at == sight.desk.at(before)
    assert "foam" in [pill.on for pill in sight.signs()]
    ferry.scene.log.recall()
    assert sight.moving()[0]["foam"].at == sight.desk.at(before)
    ferry.scene.look_at(0)
    assert "foam" not in sight.picture()
    assert "foam" not in [pill.on for pill in sight.signs()]


def test_what_lives_on_the_board_is_painted_piece_by_piece(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    assert all(not ferry.scene.breathe(app.screen) for _ in range(3) if not app.frame(0.3))
    app.change("speed", "normal")
    seen, whole = set(), []
    for _ in range(3 * life.PARTS):
        drawn = app.frame(life.SECONDS)
        painted = pygame.image.tobytes(app.screen, "RGB")
        seen.add(painted)
        spare = app.screen.copy()
        ferry.scene.drawing.draw(spare, on_top=True)
        assert pygame.image.tobytes(spare, "RGB") == painted
        whole.append(drawn)
    assert len(seen) >= life.PARTS
    assert not any(whole[-life.PARTS :])


def test_no_screen_shows_what_its_viewer_may_not_see(app: App) -> None:
    ferry, luck = Ferry(app, "Ana", "Ben", "ai:random:Cid"), Random(1)
    seen = set()
    for _ in range(400):
        ferry.wait(1)
        scene, state = ferry.scene, ferry.scene.sight.shown
        assert isinstance(state, toy_game.State)
        viewer = scene.sight.viewer
        if state.phase != "over":
            for seat in range(3):
                assert state.charms[seat] == UNKNOWN or seat == viewer
                assert state.coins[seat] == UNKNOWN or seat == viewer
        if isinstance(ferry.top, HandOver):
            assert viewer < 0
            ferry.top.confirm()
        elif scene.controls.summing_up:
            ferry.click(ferry.named("go on"))
        elif scene.deciding.asked:
            seen.add(viewer)
            scene.play(luck.choice(scene.legal()))
        if ferry.ended:
            break
    assert ferry.ended
    assert seen == {0, 1}


def test_headings_marks_and_tips_are_the_games_own(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    ferry.scene.play(ferry.scene.legal()[0])
    ferry.until("bid")
    said = [ferry.scene.log.sentence(line) for line in ferry.scene.log.lines]
    assert "Crossing 1: Ben" in said
    assert any("pays." in each for each in said)  # how much lies behind the screen
    assert ferry.scene.turn.marks
    assert ferry.scene.explainer.tip("place.1").title == "Thing place.1"
    for number in range(len(said)):
        ferry.scene.look_at(number)
        app.frame(0.1)
    ferry.scene.step_back()


def test_every_control_has_a_name_a_role_a_state_and_a_place(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    for phase in ("bid", "hand", "move"):
        ferry.until(phase)
        found = ferry.scene.controls.described()
        assert len({each.id for each in found}) == len(found)
        for each in found:
            assert each.name
            assert each.role
            assert each.state in ("normal", "disabled", "chosen", "focused")
            assert each.box.width
        if phase == "move":
            targets = [each for each in found if each.role == "target"]
            assert {each.id for each in targets} >= {f"place.{n}" for n in range(4)}
            assert targets[0].name.startswith("Thing place.")


@pytest.mark.parametrize(("speed", "ticks"), [("normal", 2), ("off", 0)])
def test_what_a_turn_came_to_is_counted_up_once_and_heard(
    app: App, monkeypatch: pytest.MonkeyPatch, speed: str, ticks: int
) -> None:
    ferry, heard = Ferry(app, "Ana", "ai:random:Ben"), list[str]()
    ferry.until("move")
    ferry.scene.play(ferry.scene.legal()[0])
    app.change("speed", speed)
    ferry.scene.sight.renew()
    monkeypatch.setattr(app.sounds, "play", heard.append)
    for _ in range(40):
        app.frame(0.1)
    assert ferry.scene.controls.summing_up
    assert heard.count("count_tick") == ticks
    sheet = ferry.scene.controls.sheet
    assert sheet is not None
    assert not sheet.count(99.0)


def test_a_summary_tells_of_all_since_the_board_was_cleared(app: App) -> None:
    """What had been paid by an earlier action of the same voyage was left out of its sum."""
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    for _ in range(2):
        ferry.to_summary()
        sheet = ferry.scene.controls.sheet
        assert sheet is not None
        assert sheet.sheet.text == "Moves before it: 1"  # those of the last turn were cleared away
        ferry.click(ferry.named("go on"))


def test_who_may_rest_takes_back_or_says_that_they_are_done(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy_game.FerryDesk, "rests", lambda _, s: s.phase == "move")
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    match, before = ferry.scene.table.match, len(ferry.scene.table.match.log)
    ferry.scene.play(ferry.scene.legal()[0])
    ferry.wait(10)
    assert (len(match.log), match.state.phase) == (before + 1, "tide")
    assert ferry.scene.prompt.text == "Ana: are you done? You can still undo."
    ferry.click(ferry.named("take back"))
    assert (len(match.log), match.state.phase) == (before, "move")
    ferry.wait(2)
    ferry.scene.play(ferry.scene.legal()[0])
    ferry.scene.command(Command.CONFIRM)
    ferry.click(ferry.named("done"))
    ferry.wait(4)
    assert len(match.log) > before + 1


def test_what_one_clicks_next_is_heard_while_things_still_move(app: App) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("hand")
    app.change("speed", "slow")
    ferry.scene.sight.director.pace = 40.0
    ferry.scene.play(ferry.scene.legal()[0])
    assert ferry.scene.sight.director.busy
    place = next(f"place.{n}" for n in range(4) if n != ferry.scene.table.match.state.place)
    spot = ferry.scene.pointing.spot_box(place).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=spot, button=1))
    assert isinstance(ferry.scene.table.match.log[-1].action, toy_game.Move)


def test_a_strip_tells_what_has_come_about_in_a_place_of_its_own(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def agenda(_: object, s: toy_game.State, __: int, events: list[Any]) -> Agenda:
        names = [type(event).__name__ for event in events]
        entries = [Entry(("star",) * 3, name, news=name == "Paid") for name in names]
        return Agenda(f"Since {s.number}:", entries)

    place = Strip(700.0, 1500.0, 300.0)
    monkeypatch.setattr(toy_game.FerryDesk, "agenda", agenda)
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    sheet, board = ferry.scene.controls.sheet, ferry.scene.sight.board
    assert sheet is not None
    under = Strip(
        *(board.to_board(at)[0] for at in (sheet.box.topleft, sheet.box.topright)),
        board.to_board(sheet.box.center)[1],
    )
    monkeypatch.setattr(toy_game.FerryDesk, "strips", Strips(under, under))
    ferry.scene.changed()
    assert ferry.scene.controls.told.agenda is None  # the sheet lies there
    monkeypatch.setattr(toy_game.FerryDesk, "strips", Strips(Strip(400.0, 600.0, 900.0), place))
    ferry.until("move")
    strip = ferry.scene.controls.told.agenda
    assert strip is not None
    assert [each.entry.words for each in strip.entries] == ["Paid", "Handed"]
    narrow = place._replace(left=place.right - 140)
    monkeypatch.setattr(toy_game.FerryDesk, "strips", Strips(narrow, narrow))
    ferry.scene.changed()
    cramped = ferry.scene.controls.told.agenda
    assert cramped is not None
    assert [each.entry.words for each in cramped.entries] == ["Handed"]  # it is no news
    assert strip.box.bottomright == board.to_window((place.right, place.bottom))
    assert strip.box.left >= board.to_window((place.left, 0))[0]


def test_a_strip_is_no_title_alone(app: App) -> None:
    """In large letters "Came home:" stood there, and nothing beside it."""
    agenda = Agenda("Came home:", [Entry(("star",) * 3, "Paid", news=True)])
    bench = Ferry(app, "Ana", "ai:random:Ben").scene.controls.sheets.bench
    long = AgendaStrip(bench, agenda, pygame.Rect(0, 0, 600, 40))
    assert long.label.box.width
    room = pygame.Rect(0, 0, long.box.width - long.entries[0].box.width, 40)
    short = AgendaStrip(bench, agenda, room)
    assert [each.entry.words for each in short.entries] == ["Paid"]
    assert not short.label.box.width


def test_a_column_at_the_right_of_a_sheet_has_the_buttons_below_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = Row([Cell(("star",), "a number that is much too long for its column")], Size.LARGE)
    scale = Row([Cell((), n, look=Look.LIT) for n in range(3)], Size.FLAT, "steps")
    banner = Banner("Coins", ("coin", "9"), "They are spent.", tall=True)

    def sheet(*_: object) -> Sheet:
        return Sheet("Bids", (scale, Text("Bid.")), beside=(banner, wide), right=True)

    monkeypatch.setattr(toy_game.FerryDesk, "sheet", sheet)
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    view = ferry.scene.controls.sheet
    assert view is not None
    (foot,) = view.foot()
    assert view.side[0].box.left > view.main[0].box.right
    assert foot.box.left >= view.side[0].box.left - 1
    assert foot.box.top >= view.side[-1].box.bottom
    row = view.side[1]
    assert isinstance(row, RowDevice)
    assert row.placed()[0].box.right <= row.box.right


def test_weather_drifts_over_the_board_unless_one_wants_none(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def weather(_: object, s: toy_game.State, part: float) -> dict[str, Item]:
        return {"cloud": Item("star", (700.0 + 100 * part, 300.0 + s.number))}

    monkeypatch.setattr(toy_game.FerryDesk, "weather", weather)
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    app.change("speed", "normal")
    seen = set()
    for _ in range(life.PARTS):
        app.frame(life.SECONDS)
        seen.add(ferry.scene.drawing.seen().picture["cloud"].at[0])
    assert len(seen) == life.PARTS
    for name, value in (("weather", False), ("reduced_motion", True)):
        app.change(name, value)
        assert "cloud" not in ferry.scene.drawing.seen().picture
        app.change(name, not value)


# --- a puzzle ------------------------------------------------------------------------------------


class PuzzledCard(FerryCard):
    """The toy with what a hint, and so the answer of a puzzle, needs to know."""

    def judge(self) -> Judge:
        judge = Judge()
        judge.spread = 1.0
        return judge

    def reasons(self, before: toy_game.State, after: toy_game.State, seat: int) -> Reasons:
        del before, after, seat
        return {}

    def account(self, course: Course[toy_game.State], seat: int) -> Account:
        del course, seat
        return Account()


def ferry_puzzle(app: App) -> PuzzleScene:
    """A bid of 3 is best, and one of 4 as good."""
    card = PuzzledCard()
    table = Table.new(card, read_seats(["Ana", "ai:random:Ben"]), "toy", {})
    while table.match.state.phase != "bid" or table.match.state.actor != 0:
        table.play(table.automatic() or table.match.legal()[0])
    lines = [action.text for action in table.match.legal()]
    lines.sort(key=lambda line: line not in ("bid 3", "bid 4"))
    answers = [
        Answer([line], 1, Chance(0.6 - n / 40, 0.5 - n / 40, 0.7 - n / 40), good=n < 2)
        for n, line in enumerate(lines)
    ]
    log = [played.action.text for played in table.match.log]
    puzzle = Puzzle(2, "toy", log, 3, answers)
    course = puzzle_progress.Course({}, [], 0, 0)
    nothing = lambda *_: None  # noqa: E731
    place = Place(1, [puzzle], 0, lambda: course, nothing, nothing, nothing, nothing)
    scene = PuzzleScene(app, Solving(card, puzzle, seated(card, puzzle)), place, menu=lambda: None)
    app.show(scene)
    for _ in range(6):
        app.frame(0.3)
    return scene


@pytest.mark.parametrize(
    ("line", "outcome"), [("bid 3", "solved"), ("bid 4", "solved"), ("pass", "wrong")]
)
def test_a_puzzle_of_a_game_nobody_has_heard_of(app: App, line: str, outcome: str) -> None:
    scene = ferry_puzzle(app)
    assert scene.deciding.asked
    scene.play(scene.table.match.read(line))
    for _ in range(10):
        app.frame(0.3)
    assert scene.hint.outcome == outcome
    assert [bar.good for bar in scene.hint.band.bars()][:2] == [True, True]
    assert len(scene.table.match.log) == scene.solving.start + 1, "nobody plays on"


# --- lessons -----------------------------------------------------------------------------------


def taught(app: App, kept: list[Kept]) -> Ferry:
    """Ana learns to bid: a page, a move that is shown, a choice of her own, what can be tried."""
    choice = Choice[Any](
        lambda s: f"The ferry lies at {s.place}. What do you bid?",
        lambda taken: f"You chose {taken.lines}.",
        best=("pass",),
    )
    steps = [
        Step[Any]("", "This is a ferry."),
        Step[Any]("bid 1", "Bid 1."),
        Step[Any](choice=choice),
        Step[Any]("", "Take it back.", tool=Tool.UNDO),
        Step[Any]("", "Look back.", tool=Tool.PAST),
        Step[Any](choice=choice),
        Step[Any]("", "That was all."),
    ]
    chapter = Chapter[Any]("Bidding", {}, steps)
    lesson = Lesson[Any]("first", ("Ana", "ai:random:Ben"), "toy", str, str, lambda _: [chapter])
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    table = ferry.scene.table
    table.practice = True
    guide = Guide(lesson, lambda: app.language, table, Kept(), kept.append)
    ferry.scene = TableScene(
        app,
        table,
        menu=lambda: None,
        ended=lambda: None,
        guide=guide,
    )
    app.stack.reset(ferry.scene)
    ferry.wait()
    return ferry


def labelled(ferry: Ferry, label: str) -> Widget:
    return next(each for each in ferry.scene.controls.panel.widgets if each.label == label)


def until_said(ferry: Ferry, words: str) -> None:
    for _ in range(100):
        ferry.wait(1)
        guide = ferry.scene.guide
        assert guide
        if words in guide.text and ferry.scene.deciding.asked:
            return
        if ferry.scene.controls.summing_up:
            ferry.click(ferry.named("go on"))
    raise AssertionError(words)


def test_a_lesson_shows_lets_one_choose_comments_and_lets_one_try(app: App) -> None:
    kept: list[Kept] = []
    ferry = taught(app, kept)
    guide, match = ferry.scene.guide, ferry.scene.table.match
    assert guide
    until_said(ferry, "This is a ferry.")
    assert not ferry.scene.legal()
    ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "Bid 1.")
    assert ferry.scene.legal() == [toy_game.Bid(1)]
    assert not ferry.scene.undo()
    assert ferry.scene.prompt.notice == "In a lesson you can undo what you chose yourself."
    ferry.scene.play(toy_game.Bid(1))
    until_said(ferry, "What do you bid?")
    assert ferry.scene.legal() == match.legal()
    assert guide.count() == (3, 7)
    length, chosen = len(match.log), match.legal()[-1]
    ferry.scene.play(chosen)
    until_said(ferry, f"You chose {[chosen.text]}.")
    ferry.wait(5)
    assert len(match.log) == length + 1  # nobody goes on while one reads
    ferry.click(labelled(ferry, "Try again"))
    until_said(ferry, "What do you bid?")
    assert len(match.log) == length
    ferry.scene.play(match.legal()[0])
    until_said(ferry, "You chose")
    ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "Take it back.")  # it has been tried, but nobody has told of it yet
    ferry.scene.undo()
    until_said(ferry, "What do you bid?")
    ferry.scene.play(match.legal()[0])
    until_said(ferry, "You chose")
    ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "Look back.")  # now it was told of, too
    ferry.scene.look_at(0)
    ferry.wait(2)
    assert guide.text == "Look back.", "nothing goes on before one is back"
    ferry.scene.step_back()
    until_said(ferry, "The ferry lies at")
    ferry.scene.play(match.legal()[0])
    until_said(ferry, "You chose")
    ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "That was all.")
    assert guide.last
    assert kept[-1] == Kept(done=True)
    ferry.wait()  # the button has come where "Next" was: at once it wouldn't be meant
    ferry.click(labelled(ferry, "Keep playing"))
    ferry.wait()
    assert guide.over
    assert ferry.scene.legal() == match.legal() or not ferry.scene.deciding.asked


def test_what_a_lesson_lets_one_try_can_be_left_out(app: App) -> None:
    ferry = taught(app, [])
    until_said(ferry, "This is a ferry.")
    ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "Bid 1.")
    ferry.scene.play(toy_game.Bid(1))
    until_said(ferry, "What do you bid?")
    ferry.scene.play(ferry.scene.legal()[0])
    for words in ("You chose", "Take it back.", "Look back."):
        until_said(ferry, words)
        ferry.click(labelled(ferry, "Next"))
    until_said(ferry, "The ferry lies at")


def test_the_focus_does_not_begin_on_what_is_in_vain(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    focus = ferry.scene.controls.focus
    focus.await_decision()
    first = ferry.scene.controls.panel.focus
    assert isinstance(first, Spot)
    vain = first.action
    monkeypatch.setattr(ferry.scene.sight.desk, "vain", lambda action, _: action == vain)
    focus.await_decision()
    now = ferry.scene.controls.panel.focus
    assert now in focus.decisions
    assert now is not first


@pytest.mark.parametrize("coins", [toy_game.COINS, toy_game.COINS + 1])
def test_what_is_decided_by_heart_is_refused_only_to_the_one_concerned(
    app: App, monkeypatch: pytest.MonkeyPatch, coins: int
) -> None:
    bids = [toy_game.Bid(n) for n in range(1, toy_game.COINS + 5)]
    monkeypatch.setattr(toy_game.FerryRules, "apparent", lambda *_: [*bids, toy_game.Pass()])
    monkeypatch.setattr(toy_game.FerryDesk, "secret", lambda *_: False)
    monkeypatch.setattr(toy_game.FerryDesk, "by_heart", lambda *_: True)
    ferry = Ferry(app, "Ana", "Ben")
    ferry.until("bid")
    scene = ferry.scene
    scene.play(toy_game.Bid(coins))
    assert not scene.table.match.log  # whether Ana could or not
    assert not scene.prompt.notice
    asked = scene.controls.focus.decisions[0]
    assert asked.label.startswith("I'm Ana: bid ")
    ferry.wait()
    ferry.click(asked)
    assert bool(scene.table.match.log) == (coins <= toy_game.COINS)
    assert bool(scene.prompt.notice) == (coins > toy_game.COINS)


def test_behind_an_open_screen_it_is_known_what_one_cannot_do(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    bids = [toy_game.Bid(n) for n in range(1, toy_game.COINS + 5)]
    monkeypatch.setattr(toy_game.FerryRules, "apparent", lambda *_: bids)
    monkeypatch.setattr(toy_game.FerryDesk, "secret", lambda *_: False)
    monkeypatch.setattr(toy_game.FerryDesk, "by_heart", lambda *_: True)
    ferry = Ferry(app, "Ana", "Ben")
    ferry.until("bid")
    deciding = ferry.scene.deciding
    assert not deciding.barred()
    ferry.scene.command(Command.PEEK)
    assert deciding.barred().keys() == {*bids[toy_game.COINS :]}
    assert deciding.out_of_reach() == set()  # some of its amounts can be bid


# --- what a game may ask of sheets and refusals ---------------------------------------------------


def test_what_opens_a_refused_action_is_chosen_and_told(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("move")
    state, desk = ferry.scene.sight.shown, ferry.scene.sight.desk
    refused = desk.attempt(f"place.{state.place}", state)
    assert refused not in ferry.scene.legal()
    first = ferry.scene.legal()[-1]
    opened = {refused: first}
    monkeypatch.setattr(desk, "opens", lambda action, _: opened.get(action))
    ferry.scene.explainer.complain(f"place.{state.place}")
    live = ferry.scene.deciding.live
    assert live
    assert live.chosen == desk.marks(first, state)
    assert ferry.scene.prompt.notice == "The ferry lies there."
    assert ferry.scene.hint.goes_on() == f"Next: to place {first.place}."
    assert list(ferry.scene.deciding.plan)[-1].action == refused


def test_a_choice_that_was_made_stays_as_a_line_in_its_chapter(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Text("What follows")

    def sheet(_: object, s: toy_game.State, *__: object) -> Sheet | None:
        bids = (Choices(("auction",)),) if s.phase == "bid" else ()
        return Sheet("Ferry", (*bids, below), stays=True) if s.phase in ("bid", "hand") else None

    monkeypatch.setattr(toy_game.FerryDesk, "sheet", sheet)
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    ferry.until("bid")
    view = ferry.scene.controls.sheet
    assert view
    assert view.sheet.blocks == (Choices(("auction",)), below)
    ferry.scene.play(toy_game.Bid(2))
    ferry.until("hand")
    view = ferry.scene.controls.sheet
    assert view
    assert view.sheet.blocks == (Settled("Bid 2"), below)


def test_an_arrow_leads_from_what_is_given_to_what_is_taken(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    ferry = Ferry(app, "Ana", "ai:random:Ben")
    block = Selection(turns_into=("own.coin", "own.star"))
    monkeypatch.setattr(toy_game.FerryDesk, "sheet", lambda *_: Sheet("Crates", (block,)))
    ferry.until("hand")
    ferry.scene.deciding.choose("own.star")
    assert ferry.scene.controls.sheet
    [device] = ferry.scene.controls.sheet.main
    assert isinstance(device, SelectionDevice)
    assert [each.cell.target for each in device.placed()] == ["", "own.star"]
