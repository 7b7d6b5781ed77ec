"""The dice of a game against what was to be expected, and what to think of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.result import charts
from santiago_desktop.stage.controls.blocks import Frame, Sketch
from santiago_desktop.stage.drawing.type import SMALLEST
from santiago_desktop.table.fairness import as_uneven, games_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.report import Die
    from santiago_desktop.scenes.app import App
    from santiago_desktop.stage.controls.blocks import Column
    from santiago_desktop.stage.drawing.art import Atlas

SIZE, TALLEST = (250, 264), 470  # of a die's chart, at least; its greatest height
BESIDE_LABEL = 110  # design pixels: a die's picture, and the gaps around it and its label
AROUND = 300  # design pixels for all words of the page
SELDOM, VERY_SELDOM = 0.05, 0.01


def fill(app: App, atlas: Atlas | None, dice: Sequence[Die], column: Column, page: int) -> None:
    """A chart for each die, and the judgement, on a page of a height."""
    canvas, px, _ = app.canvas, app.canvas.px, app.language._
    words = _("How often each face came up. The dashed line shows what was to be expected.")
    column.paragraph(words, size=22)
    column.gap(12)
    most = max(1.0, *(n for die in dice for n in (*die.rolled, *die.expected)))
    across = max(1, min(len(dice), column.box.width // max(px(SIZE[0]), _widest(app, dice))))
    for start in range(0, len(dice), across):
        row = column.room(max(SIZE[1], min(TALLEST, page / canvas.scale - AROUND)))
        step = row.width // across
        for number, die in enumerate(dice[start : start + across]):
            box = pygame.Rect(row.x + number * step, row.y, step - px(20), row.height - px(14))
            column.add(Frame(canvas, box, "cell.normal"))
            column.add(Sketch(canvas, box, partial(_draw_die, app, atlas, die, most)))
    if any(any(die.rolled) for die in dice):
        column.gap(8)
        first, second = judgement(app, as_uneven(dice))
        column.paragraph(first, face="heading", size=24)
        column.gap(4)
        column.paragraph(second, size=22)


def _widest(app: App, dice: Sequence[Die]) -> int:
    """The width that the longest label needs, written small, in window pixels."""
    canvas = app.canvas
    longest = max(canvas.letters.width(die.label, "bold", SMALLEST, canvas.scale) for die in dice)
    return longest + canvas.px(BESIDE_LABEL)


def judgement(app: App, chance: float) -> tuple[str, str]:
    """What to think of the dice, and how often fair ones fall like that."""
    _ = app.language._
    first = _("The dice fell as dice do.")
    if chance < VERY_SELDOM:
        first = _("The dice fell very unevenly. Fair dice do that too, but rarely.")
    elif chance < SELDOM:
        first = _("The dice fell unevenly, but not remarkably so.")
    games, out_of = games_of(chance)
    return first, app.language.n_(
        "Fair dice fall at least as unevenly as this in {n} game out of {all}.",
        "Fair dice fall at least as unevenly as this in {n} games out of {all}.",
        games,
    ).format(all=out_of)


def _draw_die(
    app: App,
    atlas: Atlas | None,
    die: Die,
    most: float,
    target: pygame.Surface,
    box: pygame.Rect,
) -> None:
    canvas, px = app.canvas, app.canvas.px
    x = box.x + px(16)
    if atlas and die.sprite in atlas:
        icon = atlas.fitted(die.sprite, px(36))
        target.blit(icon, (x, box.y + px(8)))
        x += icon.get_width() + px(10)
    width = box.right - px(12) - x
    canvas.text(target, die.label, (x, box.y + px(12)), face="bold", size=21, width=width)
    inner = pygame.Rect(box.x + px(14), box.y + px(44), box.width - px(28), box.height - px(48))
    charts.die(target, canvas, inner, die, most)
