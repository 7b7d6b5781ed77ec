"""The board makes room: hint and log stand beside and below it, always at the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games import GAMES as KNOWN
from santiago_desktop.scenes.table.board_view import FRAME
from santiago_desktop.scenes.table.hint_panel import HintRow
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.log_cards import LogCard
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.controls.widgets import DIRECTIONS, nearest
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

GAMES = ["santiago", "manila", "cargo_noir"]


def sit(hands: Hands, game: str = "santiago", moves: int = 60) -> Any:
    table = played(hands.app.saves, "3", moves, ["Ana", "ai:random:Ben", "ai:random:Cid"], game)
    hands.flow.play(table)
    scene: Any = hands.scene
    for _ in range(60):
        hands.wait(1)
        if scene.deciding.asked:
            return scene
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 150), ((960, 1000), 100)])
def test_the_frame_around_the_board_ends_at_the_panels(
    new_hands: Callable[..., Hands], size: tuple[int, int], zoom: int
) -> None:
    """With large controls its golden line lay across the column, seen between the panels."""
    scene = sit(new_hands(size, zoom=zoom))
    ground, (width, height) = scene.sight.board.ground, scene.sight.layout.panels.bottomright
    golden = pygame.mask.from_threshold(ground, FRAME, (1, 1, 1))
    assert golden.count()
    drawn = pygame.Mask((width, height), fill=True)
    assert not golden.overlap_area(drawn, (0, 0))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_board_column_and_band_share_the_window(
    new_hands: Callable[..., Hands], size: tuple[int, int], game: str
) -> None:
    hands = new_hands(size)
    scene = sit(hands, game)
    for open_it in (scene.hint.toggle, scene.log.toggle):
        open_it()
        hands.wait(2)
        layout = scene.sight.layout
        assert layout.reading
        parts = [layout.stage, layout.reading_column, layout.band]
        assert all(hands.app.canvas.rect.contains(each) for each in parts)
        assert not layout.stage.colliderect(layout.reading_column)
        assert not layout.stage.colliderect(layout.band)
        assert not layout.stage.colliderect(layout.panels)
        for spot in (each for each in hands.widgets() if isinstance(each, Spot)):
            assert layout.stage.colliderect(spot.box) or layout.panels.colliderect(spot.box)
        scene.command(Command.BACK)
        hands.wait(2)
        assert not scene.sight.layout.reading


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "zoom"), [((960, 540), 100), ((1024, 768), 150)])
def test_in_a_small_window_one_reads_in_the_panels_place(
    new_hands: Callable[..., Hands], size: tuple[int, int], zoom: int, game: str
) -> None:
    hands = new_hands(size, zoom=zoom)
    scene = sit(hands, game)
    for open_it in (scene.hint.toggle, scene.log.toggle):
        open_it()
        hands.wait(2)
        layout = scene.sight.layout
        assert layout.instead
        assert layout.canvas.scale == hands.app.canvas.scale, "words are as large as elsewhere"
        assert not layout.stage.colliderect(layout.reading_column)
        assert not layout.reading_column.colliderect(layout.panel(0)), "one's own panel stays"
        assert layout.column.contains(layout.panel(0))
        assert not layout.column.colliderect(layout.panel(1))
        for spot in (each for each in hands.widgets() if isinstance(each, Spot)):
            assert layout.stage.colliderect(spot.box) or layout.panel(0).colliderect(spot.box)
        scene.command(Command.BACK)
        hands.wait(2)
        assert not scene.sight.layout.instead


def test_in_a_small_window_the_hint_has_two_leaves_that_roll(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), zoom=200)
    scene = sit(hands)
    scene.hint.toggle()
    hands.wait(8)
    panel = scene.controls.panel
    assert [each for each in panel.rolling if isinstance(each, HintRow)]
    hands.click("leaf 1")
    assert not [each for each in panel.rolling if isinstance(each, HintRow)]
    assert panel.furthest, "it is longer than its window"
    assert panel.scroll(1)
    hands.click("leaf 0")
    assert panel.offset == 0
    buttons = {each.name for each in hands.widgets()}
    assert {"play hint", "anyway"} <= buttons


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_through_the_past_stay_on_the_board(
    new_hands: Callable[..., Hands], game: str
) -> None:
    hands = new_hands((1280, 720))
    scene = sit(hands, game)
    scene.log.toggle()
    hands.wait(2)
    scene.look_at(1)
    hands.wait(2)
    board = scene.sight.layout.board
    icons = {getattr(each, "icon", ""): each.box for each in hands.widgets()}
    assert board.contains(icons["icon.step_back"])
    assert board.contains(icons["icon.step"])


def test_the_moment_one_looks_at_stays_in_the_log_when_that_is_enlarged(hands: Hands) -> None:
    """It went to its newest lines, and whoever was looking back had lost the place."""
    scene = sit(hands, "manila")
    scene.look_at(2)
    hands.wait(2)
    for _ in range(2):
        scene.log.toggle()
        hands.wait(4)
        rows = scene.log.rows()
        assert len(rows) < len(scene.log.lines)
        assert any(row.number - row.times < 2 <= row.number for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_looking_back_says_which_turn_stays_in_the_filter_and_marks_the_line(
    hands: Hands, game: str
) -> None:
    """The heading only said "an earlier moment", and each step left what was searched for."""
    scene = sit(hands, game, 120)
    scene.log.toggle()
    scene.log.only(1)
    scene.changed()
    found = scene.log.visible()
    assert len(found) < len(scene.log.lines)
    scene.look_at(found[-1])
    for number in reversed(found[:-1]):
        hands.wait(1)
        heading = scene.log.chronicle.heading(scene.sight.past_line)
        past = f"Looking back: {heading}" if heading else "You are looking at an earlier moment"
        assert scene.prompt.text == past
        assert any(row.has(scene.sight.past_line) for row in scene.log.rows()), "it is marked"
        {getattr(each, "icon", ""): each for each in hands.widgets()}["icon.step_back"].activate()
        assert scene.sight.past_line == number
    hands.wait(1)
    back = {getattr(each, "icon", ""): each for each in hands.widgets()}["icon.step_back"]
    assert not back.enabled, "there is nothing before it in this filter"


def test_arrows_walk_along_the_lines_that_are_not_filtered_out(hands: Hands) -> None:
    scene = sit(hands, moves=120)
    scene.log.toggle()
    scene.log.only(1)
    scene.changed()
    scene.command(Command.LOG)
    passed = []
    for _ in range(200):
        row = scene.controls.panel.focus.row
        passed += range(row.number - row.times + 1, row.number + 1)
        before = scene.controls.panel.focus.name
        scene.command(Command.UP)
        if scene.controls.panel.focus.name == before:
            break
    assert sorted(set(passed)) == scene.log.visible(), "also where lines that say the same are one"


def test_after_looking_back_escape_leads_to_ones_choice(hands: Hands) -> None:
    """The focus stayed on a button of the log."""
    scene = sit(hands)
    hands.press(pygame.K_l)
    hands.press(pygame.K_UP)
    hands.press(pygame.K_RETURN)
    assert scene.sight.past is not None
    hands.press(pygame.K_ESCAPE)
    assert scene.sight.past is None
    hands.wait(2)
    assert scene.controls.focus.deciding_now


@pytest.mark.parametrize("game", GAMES)
def test_the_band_below_the_log_has_its_latest_lines_as_cards(hands: Hands, game: str) -> None:
    """But for a search it was empty."""
    scene = sit(hands, game)
    scene.log.toggle()
    hands.wait(2)
    layout, cards = (
        scene.sight.layout,
        [each for each in hands.widgets() if isinstance(each, LogCard)],
    )
    assert len(cards) > 2
    assert all(layout.band.contains(each.box) for each in cards)
    numbers = [each.number for each in cards]
    assert numbers == sorted(numbers)
    told = [n for n, line in enumerate(scene.log.lines) if not line.about.heading]
    assert set(told[-1:]) & set(numbers) or scene.log.lines[told[-1]].about.idle
    assert all(" ".join(each.words) == scene.log.sentence(each.line) for each in cards)
    assert not scene.controls.told.recapped(), "nothing is told twice"
    scene.controls.finder.only(1)
    hands.wait(2)
    cards = [each for each in hands.widgets() if isinstance(each, LogCard)]
    assert all(1 in (each.line.seat, each.line.turn) for each in cards)
    cards[0].activate()
    assert scene.sight.past_line == cards[0].number


def test_buttons_for_what_has_no_place_stay_on_the_board(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((960, 540))
    scene = sit(hands, "manila", 0)
    for _ in range(60):
        hands.wait(1)
        if scene.deciding.asked and scene.table.match.state.phase == "place":
            break
        if scene.deciding.asked:
            scene.play(scene.legal()[-1])
        elif scene.controls.summing_up:
            scene.controls.summed_up()
    scene.log.toggle()
    hands.wait(1)
    assert scene.sight.layout.stage.contains(hands.find("pass").box)


def test_the_board_can_be_played_while_one_reads(hands: Hands) -> None:
    scene = sit(hands)
    scene.log.toggle()
    hands.wait(2)
    moves = len(scene.table.match.log)
    spot = next(each for each in hands.widgets() if isinstance(each, Spot))
    hands.click(spot)
    assert len(scene.table.match.log) > moves
    assert scene.log.large


def test_by_keys_one_leaves_the_log_for_what_is_to_be_decided(hands: Hands) -> None:
    scene = sit(hands)
    for key, modifiers in ((pygame.K_f, pygame.KMOD_CTRL), (pygame.K_l, 0)):
        hands.press(key, modifiers)
        assert not isinstance(scene.controls.panel.focus, Spot)
        hands.press(pygame.K_ESCAPE)
        assert hands.scene is scene
        assert isinstance(scene.controls.panel.focus, Spot)


def test_the_log_is_searched_and_filtered_by_seats(hands: Hands) -> None:
    scene = sit(hands)
    whole = len(scene.log.visible())
    hands.press(pygame.K_f, pygame.KMOD_CTRL)
    assert scene.log.large
    hands.type("Cid")
    found = scene.log.visible()
    assert 0 < len(found) < whole
    assert all("Cid" in scene.log.sentence(scene.log.lines[number]) for number in found)
    rows = [each.row.number for each in hands.widgets() if isinstance(each, LogRow)]
    assert rows
    assert set(rows) <= set(found)
    hands.press(pygame.K_ESCAPE)
    assert not scene.log.large
    assert len(scene.log.visible()) == whole
    scene.log.toggle()
    hands.wait(1)
    hands.click("only 1")
    assert all(
        scene.log.lines[n].seat == 1 for n in scene.log.visible() if scene.log.lines[n].seat >= 0
    )


def test_after_a_hint_the_focus_is_on_what_is_decided(hands: Hands) -> None:
    scene = sit(hands)
    scene.command(Command.HINT)
    hands.wait(4)
    scene.command(Command.BACK)
    assert scene.controls.panel.focus in scene.controls.focus.decisions
    scene.command(Command.HINT)
    hands.wait(4)
    scene.command(Command.CONFIRM)  # it plays the best move
    for _ in range(100):
        hands.wait(1)
        if scene.deciding.asked:
            break
    assert scene.controls.panel.focus in scene.controls.focus.decisions


def on_the_road(hands: Hands, scene: Any) -> list[Spot]:
    """The stops of a drive that leaves a choice between more than three."""
    for _ in range(60):
        if scene.deciding.asked and scene.table.match.state.phase == "drive":
            spots = [each for each in scene.controls.focus.decisions if isinstance(each, Spot)]
            if len(spots) > 3:
                return spots
        if scene.deciding.asked:
            scene.play(scene.legal()[-1])
        hands.wait(1)
    raise AssertionError("nobody can afford a choice")


@pytest.mark.parametrize(
    ("command", "opposite"), [(Command.LEFT, Command.RIGHT), (Command.RIGHT, Command.LEFT)]
)
def test_an_arrow_walks_all_around_the_road_and_its_opposite_back(
    hands: Hands, command: Command, opposite: Command
) -> None:
    scene = sit(hands)
    spots, panel = on_the_road(hands, scene), scene.controls.panel
    steps = [(each, towards(spots, each, command)) for each in range(len(spots))]
    begun, step = next((each, step) for each, step in steps if step)
    panel.set_focus(spots[begun])
    for count in range(1, len(spots) + 1):
        scene.command(command)
        assert panel.focus is spots[(begun + count * step) % len(spots)]
    for count in range(1, len(spots) + 1):
        scene.command(opposite)
        assert panel.focus is spots[(begun - count * step) % len(spots)]


def towards(spots: list[Spot], number: int, command: Command) -> int:
    """Whether the stop after (1) or before (-1) a stop lies in an arrow's direction; 0: neither."""
    beside = [spots[(number + step) % len(spots)].box for step in (1, -1)]
    found = nearest(spots[number].box, beside, DIRECTIONS[command])
    return 0 if found is None else (1, -1)[found]


def test_a_tooltip_rather_leaves_in_sight_what_one_chooses_among_and_by(hands: Hands) -> None:
    """A Cuban's hid what Cubans give, the next stop, and the buildings that would come next."""
    scene = sit(hands)
    spots = on_the_road(hands, scene)
    signs = [box for _, box in scene.sight.hanging.hung()]
    for spot in spots:
        scene.controls.panel.set_focus(spot)
        useful = scene.drawing._chosen_by()  # noqa: SLF001 - it isn't told otherwise
        follows = scene.sight.desk.follows(spot.action, scene.sight.shown)
        others = [*follows, *(each.name for each in spots if each is not spot)]
        assert all(box in useful for box in (*signs, *map(scene.pointing.ring_of, others)))


def test_the_ring_of_a_place_frames_no_other_place(hands: Hands) -> None:
    scene = sit(hands)
    stops = [name for name, each in scene.sight.targets().items() if each.ground]
    rings = {name: scene.controls.hover.around(name) for name in stops}
    places = {name: scene.pointing.spot_box(name) for name in stops}
    for name in stops:
        assert rings[name].contains(places[name])
        assert [other for other in stops if rings[name].colliderect(places[other])] == [name]


def test_no_arrow_leaves_the_places_on_the_ground(hands: Hands) -> None:
    scene = sit(hands)
    spots = on_the_road(hands, scene)
    for spot in spots:
        for command in (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT):
            scene.controls.panel.set_focus(spot)
            assert scene.command(command)
            assert scene.controls.panel.focus in spots
            if command in (Command.LEFT, Command.RIGHT):
                assert scene.controls.panel.focus is not spot


def test_a_key_too_many_while_others_move_leads_nowhere(hands: Hands) -> None:
    scene = sit(hands)
    while not scene.deciding.asked:
        hands.wait(1)
    scene.deciding.end()
    scene.changed()
    scene.controls.focus.await_decision()
    for command in (Command.UP, Command.RIGHT, Command.CONFIRM):
        scene.command(command)
        assert scene.controls.panel.focus is None
    hands.wait(2)
    assert scene.controls.focus.deciding_now


def test_arrows_stay_with_what_can_be_chosen_and_wrap_in_a_row(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "3", 0, ["Ana", "Ben", "Cid"]))
    hands.wait(4)
    scene: Any = hands.scene
    assert scene.table.match.state.phase == "leave"
    dice = sorted(
        (each for each in scene.controls.focus.decisions if isinstance(each, Spot)),
        key=lambda each: each.box.x,
    )
    scene.controls.panel.set_focus(dice[0])
    for expected in (-1, -2):
        scene.command(Command.LEFT)
        assert scene.controls.panel.focus is dice[expected]
    for expected in (-1, 0, 1):
        scene.command(Command.RIGHT)
        assert scene.controls.panel.focus is dice[expected]
    for command in (Command.UP, Command.DOWN):
        scene.command(command)
        assert scene.controls.panel.focus in dice, "it opened the log, or the rules"


def test_home_and_end_lead_to_the_first_and_the_last_choice_or_line(hands: Hands) -> None:
    scene = sit(hands)
    decisions = scene.controls.focus.decisions
    hands.press(pygame.K_END)
    assert scene.controls.panel.focus is decisions[-1]
    hands.press(pygame.K_HOME)
    assert scene.controls.panel.focus is decisions[0]
    scene.command(Command.LOG)
    for command, number in ((Command.FIRST, 0), (Command.LAST, len(scene.log.lines) - 1)):
        scene.command(command)
        assert scene.controls.panel.focus.row.number == number


def test_who_comes_by_keyboard_finds_the_focus_on_what_is_decided(hands: Hands) -> None:
    hands.press(pygame.K_TAB)
    scene = sit(hands)
    assert scene.controls.panel.focus in scene.controls.focus.decisions
    hands.click_at((5, 5))
    scene = sit(hands)
    assert scene.controls.panel.focus is None


def test_signs_grow_with_the_texts(hands: Hands) -> None:
    scene = sit(hands)
    pill = scene.sight.signs()[0]
    boxes = []
    for zoom in (100, 150):
        hands.app.change("zoom", zoom)
        hands.wait(1)
        boxes.append(scene.sight.board.sign_box(pill).height)
    assert boxes[1] > boxes[0]


def test_high_contrast_calms_the_board_down(hands: Hands) -> None:
    scene = sit(hands)
    before = pygame.transform.average_color(scene.sight.board.ground)
    hands.app.change("theme", "contrast")
    hands.wait(1)
    after = pygame.transform.average_color(scene.sight.board.ground)
    assert sum(after[:3]) < sum(before[:3])
    grey = scene.sight.board.ground.get_at(scene.sight.board.to_window((1110, 560)))
    assert max(grey[:3]) - min(grey[:3]) < 12


@pytest.mark.parametrize("game", ["santiago", "manila"])
def test_high_contrast_leaves_what_tells_something_as_it_is(hands: Hands, game: str) -> None:
    """Quarters and their flowers were grey: no Cuban's flower could be matched to its quarter."""
    board = sit(hands, game).sight.board
    places = [board.to_window(plot.at) for plot in board.plots]
    hands.app.change("theme", "day")
    hands.wait(1)
    before = [board.ground.get_at(place) for place in places]
    hands.app.change("theme", "contrast")
    hands.wait(1)
    assert [board.ground.get_at(place) for place in places] == before


def test_high_contrast_tells_quarters_by_their_colours(hands: Hands) -> None:
    board = sit(hands).sight.board
    hands.app.change("theme", "contrast")
    hands.wait(1)
    quarters = [plot for plot in board.plots if plot.corner is not None]
    edges = [(plot.at[0], plot.at[1] - plot.size[1] / 2 + 4) for plot in quarters]
    colours = [board.ground.get_at(board.to_window(edge)) for edge in edges]
    hues = [colour.hsva[0] for colour in colours if colour.hsva[1] > 40]  # degrees, per cent
    assert len(quarters) == 4
    assert len(hues) == 3, "and the fourth is white"
    assert min(abs(one - other) for one in hues for other in hues if one != other) > 20


def test_high_contrast_calms_closed_ports_too(hands: Hands) -> None:
    """Those alone shone in their colours, which made them stand out from all open ones."""
    sight = sit(hands, "cargo_noir").sight
    hands.app.change("theme", "contrast")
    hands.wait(1)
    closed = [item for key, item in sight.picture().items() if key.startswith("closed.")]
    assert closed
    for item in closed:
        picture, _ = sight.board.looks.of(item, sight.board.scale)
        colour = pygame.transform.average_color(picture)
        assert max(colour[:3]) - min(colour[:3]) < 3


@pytest.mark.parametrize("game", GAMES)
def test_in_a_small_window_a_lesson_lies_on_nothing(
    new_hands: Callable[..., Hands], game: str
) -> None:
    hands = new_hands((960, 540), zoom=150)
    hands.flow.card = KNOWN[game]()
    hands.flow.lesson()
    hands.wait(12)
    scene: Any = hands.scene
    layout, box = scene.sight.layout, scene.lesson.box()
    assert scene.guide.text
    assert layout.column.contains(box)
    assert not box.colliderect(layout.stage)
    assert not box.colliderect(layout.panel(0))
    assert not box.colliderect(scene.log.box)
    hands.click("Next")
    assert scene.guide.place > 0


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_what_stands_beside_an_auction_makes_way_in_a_small_window(
    new_hands: Callable[..., Hands], zoom: int
) -> None:
    hands = new_hands((960, 540), language="ru", zoom=zoom)
    scene = sit(hands, "manila", 0)
    scene.log.toggle()
    hands.wait(2)
    banner = scene.controls.sheet.main[0]
    assert banner.box.width >= 0.75 * banner.width()
