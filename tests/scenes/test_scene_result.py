"""The page after a game: its labels are whole, its sources can be told apart without colours."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Ponderer, fixture_hands, fixture_new_hands, played  # noqa: F401
from scenes_texts import reading, seated

from santiago_desktop.commands import gallery_moments
from santiago_desktop.commands.gallery_moments import OVER
from santiago_desktop.contract.report import Die, Part
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import commitment
from santiago_desktop.scenes.pages.page import HEAD
from santiago_desktop.scenes.result import charts, patterns
from santiago_desktop.scenes.result.moments import Moments
from santiago_desktop.scenes.result.points_page import WHOSE, PointsPage, ordinal
from santiago_desktop.scenes.result.result import CHANCES, ResultPage
from santiago_desktop.scenes.result.whole import whole
from santiago_desktop.scenes.table.chances import ChanceCourse
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.stage.controls.blocks import Frame
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table import chances

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes_hands import Hands

    from santiago_desktop.contract.report import Source
    from santiago_desktop.table.table import Table

APART = 12  # of 255: how far two sources are apart in grey, on the average of their pixels


def full_table(game: str) -> Table:
    """At its end, with as many seats as there may be."""
    return gallery_moments.moments(game, seated(GAMES[game]().seats[1]))[OVER]


def sources(game: str) -> list[Source]:
    table = full_table(game)
    report = table.card.report(table.match, ENGLISH, table.names)
    assert report is not None
    return report.sources


def painted(found: list[Source]) -> list[tuple[str, int]]:
    """The colour and the pattern's number of each source that brought something."""
    colours = tuple(source.colour for source in found if max(source.points) > 0)
    return list(zip(colours, patterns.assigned(colours), strict=True))


def in_grey(hands: Hands, colour: str, pattern: int) -> bytes:
    box = pygame.Rect(0, 0, 16, 16)
    swatch = pygame.Surface(box.size)
    patterns.paint(swatch, hands.app.canvas, box, colour, pattern)
    return pygame.image.tobytes(pygame.transform.grayscale(swatch), "RGB")[::3]


@pytest.mark.parametrize("game", GAMES)
def test_sources_can_be_told_apart_in_grey(game: str, new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    swatches = [in_grey(hands, *each) for each in painted(sources(game))]
    for one, other in combinations(swatches, 2):
        apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert apart > APART


def test_a_bar_is_painted_as_its_source(new_hands: Callable[..., Hands]) -> None:
    canvas, found = new_hands().app.canvas, painted(sources("manila"))
    bars = pygame.Surface((160, 16))
    parts = [(*each, float(number == 1)) for number, each in enumerate(found)]
    charts.bar(bars, canvas, bars.get_rect(), parts, charts.earned(parts))
    swatch = pygame.Surface(bars.get_size())
    patterns.paint(swatch, canvas, swatch.get_rect(), *found[1])
    inner = pygame.Rect(4, 4, 152, 8)  # without the edge around a part
    seen, meant = (pygame.image.tobytes(p.subsurface(inner), "RGB") for p in (bars, swatch))
    assert seen == meant
    assert bars.get_clip() == bars.get_rect()


def test_a_bar_has_one_scale_and_leaves_out_what_was_paid(
    new_hands: Callable[..., Hands],
) -> None:
    """As bars were squeezed to the score, 30 pesos had another length in every row."""
    canvas = new_hands().app.canvas
    bars = pygame.Surface((200, 9))
    parts = [("#FF0000", 0, 90.0), ("#0000FF", 0, 10.0), ("#00FF00", 0, -50.0)]
    charts.bar(bars, canvas, bars.get_rect(), parts, 200)
    row = [tuple(bars.get_at((x, 4)))[:3] for x in range(200)]
    assert {(255, 0, 0), (0, 0, 255)} <= set(row)
    assert (0, 255, 0) not in row
    assert [x for x, colour in enumerate(row) if colour != (0, 0, 0)] == list(range(100))


def test_what_was_paid_and_the_fortune_are_as_long_as_what_was_earned(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = full_table("manila")
    hands.flow.result(table)
    page: Any = hands.scene
    page.finish()
    drawn: list[Any] = []
    monkeypatch.setattr(charts, "bar", lambda *drawing: drawn.append(drawing[2:]))
    for seat in page.seats:
        page.points_page._draw_bars(hands.app.screen, pygame.Rect(0, 0, 900, 40), seat)  # noqa: SLF001
        (below, rest, _), (above, parts, _) = drawn[-2:]
        assert charts.earned(rest) == charts.earned(parts)
        assert rest[0][2] == max(0, page.result.scores[seat])
        assert not above.colliderect(below)
    assert len({most for *_, most in drawn}) == 1


def counting(hands: Hands, seats: list[str] | None = None) -> ResultPage:
    """The result at its beginning, with the table below it."""
    hands.app.change("speed", "normal")
    table = played(hands.app.saves, "2", seats=seats)
    hands.app.stack.reset(hands.flow.table_scene(table))
    hands.flow.result(table)
    page = hands.scene
    assert isinstance(page, ResultPage)
    hands.wait(8)  # scenes fade into each other
    assert not page.finished
    return page


def test_points_are_counted_once(hands: Hands) -> None:
    page = counting(hands)
    hands.flow.back()
    hands.flow.result(page.table)
    assert hands.scene is page
    assert page.finished


def test_another_leaf_names_the_winner_and_not_the_counting(hands: Hands) -> None:
    page = counting(hands)
    hands.click("tab 1")
    assert page.finished
    assert page.report is not None
    assert page.title() != page.report.headings.counting


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_x, pygame.K_DOWN])
def test_any_key_ends_the_counting(hands: Hands, key: int) -> None:
    page = counting(hands)
    hands.press(key)
    assert page.finished
    assert hands.scene is page


def test_a_click_on_the_bars_ends_the_counting(hands: Hands) -> None:
    page = counting(hands)
    hands.click_at(page.panel.view.center)
    assert page.finished


@pytest.mark.parametrize("turns", range(1, 60))
def test_the_last_turn_stands_below_a_course_too(turns: int) -> None:
    """Of eleven rounds the last one wasn't on the axis."""
    shown = charts.counted(turns)
    assert shown[-1] == turns
    assert shown == sorted(set(shown))


def test_a_course_below_zero_is_drawn_below_zero(new_hands: Callable[..., Hands]) -> None:
    """Whoever owed more than they had stood at 0 for voyages on end."""
    canvas = new_hands().app.canvas
    lines = [[30, -25, 40], [30, 0, 10]]
    axes = charts.axes_of(lines)
    assert (axes.least, axes.most, axes.value(axes.least)) == (-25, 40, "\N{MINUS SIGN}25")
    assert axes.share(-25) == 0 < axes.share(0) < axes.share(40) < 1
    pictures = []
    for low in (-25, 0):
        chart = pygame.Surface((400, 300))
        charts.course(chart, canvas, chart.get_rect(), [[30, low, 40], lines[1]], (0, 1), axes)
        pictures.append(pygame.image.tobytes(chart, "RGB"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_paper_flies_for_who_has_won_and_then_all_is_still(hands: Hands, speed: str) -> None:
    """A game ended in a table of numbers, and nothing cheered."""
    thrown = speed != "off"
    page = counting(hands, ["Ana", "Ben"])
    hands.app.change("speed", speed)
    page.finish()
    assert (page.confetti is not None) is thrown
    pictures = []
    for _ in range(3):
        hands.app.frame(0.6)
        pictures.append(pygame.image.tobytes(hands.app.screen, "RGB"))
    assert (pictures[0] != pictures[1]) is thrown
    hands.app.frame(5.0)
    assert not page.update(0.1)


def test_those_who_tie_share_their_place() -> None:
    page = SimpleNamespace(result=SimpleNamespace(ranking=[[2], [0, 3], [1]]))
    places = [PointsPage(page)._place(seat) for seat in range(4)]  # type: ignore[arg-type]  # noqa: SLF001
    assert places == [2, 4, 1, 2]
    assert [ordinal(ENGLISH, place) for place in places] == ["2nd", "4th", "1st", "2nd"]


def test_chances_go_on_where_they_were_left(hands: Hands) -> None:
    page = counting(hands)
    hands.app.thinker = thinker = Ponderer()
    page.turn_to(CHANCES)
    hands.wait(1)
    thinker.finish()
    thinker.finish()
    hands.wait(1)
    assert len(page.chances.found) == 2
    told = [widget.label for widget in page.panel.widgets]
    assert any("2 of" in label for label in told)
    hands.flow.back()
    hands.flow.result(page.table)
    hands.wait(1)
    assert len(page.chances.found) == 2
    before = len(thinker.thoughts)
    thinker.finish()
    hands.wait(1)
    assert len(page.chances.found) == 3
    assert before


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_labels_are_whole_with_all_seats(tmp_path: Path, game: str, zoom: int) -> None:
    table = full_table(game)
    with reading(tmp_path, (1280, 720), language="ru", zoom=zoom) as reader:
        reader.take("result", lambda: reader._played(table))  # noqa: SLF001 - the gallery's own way
        assert isinstance(reader.scene, ResultPage)
        assert reader.looked == 1
        assert reader.found == {}


def result_of(hands: Hands, game: str) -> ResultPage:
    """The page of a game that has been played to its end."""
    hands.flow.play(full_table(game))
    hands.wait(12)
    page = hands.scene
    assert isinstance(page, ResultPage)
    return page


def test_the_saved_picture_is_the_whole_result_without_buttons(
    new_hands: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = new_hands()
    page = result_of(hands, "cargo_noir")
    page.panel.scroll_to(page.panel.furthest)
    drawn: list[str] = []
    monkeypatch.setattr(Button, "draw", lambda button, _: drawn.append(button.name))
    picture = whole(page)
    assert picture.get_height() > page.panel.furthest + page.panel.view.height - 100
    assert not drawn
    winner = pygame.Color(hands.app.kit.players[page.looks[page.result.winners[0]]]["base"])
    head = picture.subsurface((0, 0, picture.get_width(), hands.app.canvas.px(HEAD)))
    assert pygame.mask.from_threshold(head, winner, (30, 30, 30)).count() > head.get_height() ** 2


def written(picture: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> str:
    """All that is written while a picture is made."""
    said: list[str] = []
    line = Type.line

    def noting(letters: Type, words: str, *rest: Any) -> pygame.Surface:
        said.append(words)
        return line(letters, words, *rest)

    monkeypatch.setattr(Type, "line", noting)
    picture()
    return " ".join(said)


@pytest.mark.parametrize("tab", [0, 1, 3])
def test_the_saved_picture_names_the_game_and_the_points(
    new_hands: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch, tab: int
) -> None:
    page = result_of(new_hands(), "santiago")
    page.turn_to(tab)
    said = written(lambda: whole(page), monkeypatch)
    assert page.table.card.title in said
    for seat, name in enumerate(page.table.names):
        assert name in said
        assert str(page.result.scores[seat]) in said


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_result_of_four_has_room_on_its_page(
    new_hands: Callable[..., Hands], size: tuple[int, int]
) -> None:
    """The question whether dice can be trusted had made it roll; now it has a page of its own."""
    hands = new_hands(size)
    page = result_of(hands, "santiago")
    tabs = range(len(page.leaves()))
    for tab in tabs:
        page.turn_to(tab)
        assert not page.panel.furthest, tab
    hands.click("details")
    assert isinstance(hands.scene, Dialog)
    assert commitment(page.table.match.seed)[:16] in hands.scene.words


def test_cargo_noirs_result_of_four_has_room_on_its_page(new_hands: Callable[..., Hands]) -> None:
    """The best set, and whether luck can be trusted, stood below the page's end."""
    hands = new_hands((1920, 1080))
    hands.flow.result(gallery_moments.moments("cargo_noir", seated(4))[OVER])
    page: Any = hands.scene
    for tab in range(len(page.leaves())):
        page.turn_to(tab)
        assert not page.panel.furthest, tab


@pytest.mark.parametrize("fate", ["kept", "changed", "removed"])
def test_who_doubts_luck_has_the_saved_game_checked_at_once(hands: Hands, fate: str) -> None:
    """It told players to type a command in a terminal."""
    table = played(hands.app.saves, "2", game="cargo_noir", seats=["Ana", "ai:easy:Ben"])
    assert table.journal is not None
    path = table.journal.path
    if fate == "changed":
        path.write_text(path.read_text("utf-8").replace("casino", "market", 1), "utf-8")
    elif fate == "removed":
        path.unlink()
    hands.flow.result(table)
    page: Any = hands.scene
    page.turn_to(1)
    hands.wait(4)
    hands.click("details")
    dialog: Any = hands.scene
    assert ("has just been checked" in dialog.words) == (fate == "kept")
    assert ("its file has been changed or removed" in dialog.words) == (fate != "kept")


def test_what_was_expected_of_a_die_is_a_line_that_no_count_breaks(hands: Hands) -> None:
    """It began left of the bars, and had gaps where counts stood."""
    screen, canvas = hands.app.screen, hands.app.canvas
    box = pygame.Rect(100, 100, 360, 300)
    pictures = []
    for rolled in ([2] * 6, [9] * 6):  # counts on the line, and far from it
        screen.fill("#FFFFFF")
        die = Die("", "", [1, 2, 3, 4, 5, 6], [1] * 6, rolled, [2.0] * 6)
        charts.die(screen, canvas, box, die, 9.0)
        tall, base = box.height - canvas.px(66), box.bottom - canvas.px(32)
        y = base - round(tall * 2 / 9)
        ink = pygame.Color(canvas.kit.colour("text"))
        pictures.append([x for x in range(screen.get_width()) if screen.get_at((x, y)) == ink])
    first, second = pictures
    assert first == second
    assert abs((first[0] - box.left) - (box.right - 1 - first[-1])) <= 1


def test_where_the_picture_has_gone_is_told_in_sight(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    page = result_of(hands, "cargo_noir")
    page.panel.scroll_to(page.panel.furthest)
    before = page.panel.offset
    hands.click("Save as a picture")
    told = next(each for each in page.panel.widgets if each.label == page.notice)
    assert told not in page.panel.rolling
    assert hands.app.canvas.rect.contains(told.box)
    assert page.panel.offset >= before


def test_whose_a_turning_point_was_is_not_hidden_by_the_way_there(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands()
    page = result_of(hands, "manila")
    ways = [each for each in page.panel.widgets if each.name.startswith("moment ")]
    assert ways
    rows = [each.box for each in page.panel.widgets if isinstance(each, Frame)]
    for way in ways:
        row = next(box for box in rows if box.contains(way.box))
        assert way.box.left >= row.right - hands.app.canvas.px(WHOSE)


def dice_leaf(hands: Hands) -> ResultPage:
    """The leaf of the dice, with the focus on its tab, as the keyboard leaves it."""
    hands.flow.result(full_table("manila"))
    page = hands.scene
    assert isinstance(page, ResultPage)
    hands.wait()
    page.finish()
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_END)
    page.panel.set_focus(hands.find("tab 3"))
    hands.press(pygame.K_RETURN)
    assert focus_of(page) == "tab 3"
    return page


def focus_of(page: ResultPage) -> str:
    return page.panel.focus.name if page.panel.focus else ""


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_from_the_tabs_the_keys_lead_to_the_buttons_of_the_leaf_and_not_out(
    hands: Hands, key: int
) -> None:
    """They led to the main menu, and whoever pressed Enter there had left the game."""
    page = dice_leaf(hands)
    hands.press(key)
    assert focus_of(page) == "details"
    hands.press(key)
    assert focus_of(page).startswith("foot ")


def test_tab_walks_over_the_result_in_the_order_in_which_it_is_seen(hands: Hands) -> None:
    page = dice_leaf(hands)
    hands.press(pygame.K_HOME)
    assert focus_of(page) == "tab 0"
    names = [each.name for each in page.panel.reachable()]
    assert names[:5] == ["tab 0", "tab 1", "tab 2", "tab 3", "details"]
    assert names[-1] == "back"


def test_up_from_the_foot_leads_back_to_the_leaf(hands: Hands) -> None:
    page = dice_leaf(hands)
    page.panel.set_focus(page.panel.controls[-1])
    hands.press(pygame.K_UP)
    assert focus_of(page) == "details"


def test_right_of_the_last_tab_is_nothing(hands: Hands) -> None:
    """The focus dropped to the foot."""
    page = dice_leaf(hands)
    hands.press(pygame.K_RIGHT)
    assert focus_of(page) == "tab 3"
    hands.press(pygame.K_LEFT)
    assert focus_of(page) == "tab 2"


def test_page_up_and_down_turn_the_leaf_once_nothing_is_left_to_roll(hands: Hands) -> None:
    page = dice_leaf(hands)
    hands.press(pygame.K_PAGEDOWN)
    assert page.tab == 3, "the last one"
    hands.press(pygame.K_PAGEUP)
    assert page.tab == 2
    assert focus_of(page) == "tab 2", "Enter mustn't lead back"
    page.turn_to(0)
    assert page.panel.furthest, "the first leaf can be rolled"
    hands.press(pygame.K_PAGEDOWN)
    assert page.tab == 0
    while page.panel.offset < page.panel.furthest:
        hands.press(pygame.K_PAGEDOWN)
    hands.press(pygame.K_PAGEDOWN)
    assert page.tab == 1


@pytest.mark.parametrize(
    ("game", "first"), [("santiago", "Turn 1"), ("manila", "Voyage 1"), ("cargo_noir", "Round 1")]
)
def test_the_parts_of_play_are_named_below_the_chances(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str, first: str
) -> None:
    """It had "Start" and "End" only: nobody found the turn in which the lead was lost."""
    table = full_table(game)
    hands.flow.result(table)
    page: Any = hands.scene
    page.finish()
    page.turn_to(CHANCES)
    written: list[str] = []
    before = Canvas.text

    def text(canvas: Canvas, target: pygame.Surface, words: str, *at: Any, **how: Any) -> Any:
        written.append(words)
        return before(canvas, target, words, *at, **how)

    monkeypatch.setattr(Canvas, "text", text)
    hands.app.stack.dirty = True
    hands.wait(1)
    parts = [part.label for part in page.report.parts]
    named = [words for words in written if words in parts]
    assert named[0] == parts[0] == first
    assert len(named) > 3
    assert named == sorted(named, key=parts.index)


def test_a_part_of_play_is_marked_where_it_begins_between_the_moments_of_the_course(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = ChanceCourse(hands.app, full_table("manila"))
    course.parts = [Part("one", 0), Part("two", 13), Part("three", 25), Part("last", 40)]
    monkeypatch.setattr(chances, "moments", lambda _: [0, 10, 20, 30, 40])
    shares = [mark.share for mark in course._marks()]  # noqa: SLF001
    assert shares == pytest.approx([0, 1.3 / 4, 2.5 / 4, 1])
    assert [course._part_at(n) for n in range(5)] == ["one", "one", "two", "three", "last"]  # noqa: SLF001


def test_the_tooltip_of_a_moment_stands_at_its_line(new_hands: Callable[..., Hands]) -> None:
    chart = Moments(new_hands().app.canvas, pygame.Rect(100, 50, 400, 200), 5, str, print)
    chart.point((200, 60))
    assert chart.pointed.x == 200
    assert chart.pointed.height == 200
