"""The page after a game: its labels are whole, its sources can be told apart without colours."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest
from scenes_hands import fixture_new_hands  # noqa: F401
from scenes_texts import reading, seated

from santiago_desktop.commands import gallery_moments
from santiago_desktop.commands.gallery_moments import OVER
from santiago_desktop.games import GAMES
from santiago_desktop.scenes.pages.page import HEAD
from santiago_desktop.scenes.result import charts, patterns
from santiago_desktop.scenes.result.points_page import WHOSE
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.result.whole import whole
from santiago_desktop.stage.controls.blocks import Frame
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.system.language import ENGLISH

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


def in_grey(hands: Hands, number: int, source: Source) -> bytes:
    box = pygame.Rect(0, 0, 16, 16)
    swatch = pygame.Surface(box.size)
    patterns.paint(swatch, hands.app.canvas, box, source.colour, number)
    return pygame.image.tobytes(pygame.transform.grayscale(swatch), "RGB")[::3]


@pytest.mark.parametrize("game", GAMES)
def test_sources_can_be_told_apart_in_grey(game: str, new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    swatches = [in_grey(hands, number, each) for number, each in enumerate(sources(game))]
    for one, other in combinations(swatches, 2):
        apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert apart > APART


def test_a_bar_is_painted_as_its_source(new_hands: Callable[..., Hands]) -> None:
    canvas, found = new_hands().app.canvas, sources("manila")
    bars = pygame.Surface((160, 16))
    parts = [(source, float(number == 1)) for number, source in enumerate(found)]
    charts.bar(bars, canvas, bars.get_rect(), parts, 1)
    swatch = pygame.Surface(bars.get_size())
    patterns.paint(swatch, canvas, swatch.get_rect(), found[1].colour, 1)
    inner = pygame.Rect(4, 4, 152, 8)  # without the edge around a part
    seen, meant = (pygame.image.tobytes(p.subsurface(inner), "RGB") for p in (bars, swatch))
    assert seen == meant
    assert bars.get_clip() == bars.get_rect()


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_labels_are_whole_with_all_seats(tmp_path: Path, game: str, zoom: int) -> None:
    table = full_table(game)
    with reading(tmp_path, (1280, 720), language="ru", zoom=zoom) as reader:
        reader.take("result", lambda: reader._played(table))  # noqa: SLF001 - the gallery's own way
        assert isinstance(reader.scene, ResultPage)
        assert reader.looked == 1
        assert reader.found == {}


def test_the_saved_picture_is_the_whole_result_without_buttons(
    new_hands: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = new_hands()
    hands.flow.play(full_table("cargo_noir"))
    hands.wait(12)
    page = hands.scene
    assert isinstance(page, ResultPage)
    page.panel.scroll_to(page.panel.furthest)
    drawn: list[str] = []
    monkeypatch.setattr(Button, "draw", lambda button, _: drawn.append(button.name))
    picture = whole(page)
    assert picture.get_height() > page.panel.furthest + page.panel.view.height - 100
    assert not drawn
    winner = pygame.Color(hands.app.kit.players[page.looks[page.result.winners[0]]]["base"])
    head = picture.subsurface((0, 0, picture.get_width(), hands.app.canvas.px(HEAD)))
    assert pygame.mask.from_threshold(head, winner, (30, 30, 30)).count() > head.get_height() ** 2


def test_where_the_picture_has_gone_is_told_in_sight(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    hands.flow.play(full_table("cargo_noir"))
    hands.wait(12)
    page = hands.scene
    assert isinstance(page, ResultPage)
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
    hands.flow.play(full_table("manila"))
    hands.wait(12)
    page = hands.scene
    assert isinstance(page, ResultPage)
    ways = [each for each in page.panel.widgets if each.name.startswith("moment ")]
    assert ways
    rows = [each.box for each in page.panel.widgets if isinstance(each, Frame)]
    for way in ways:
        row = next(box for box in rows if box.contains(way.box))
        assert way.box.left >= row.right - hands.app.canvas.px(WHOSE)
