"""How likely each seat is to win: on its panel during the game, and as a course afterwards.

All of it is thought in the background; until an answer comes, the one before it is shown.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.result import charts
from santiago_desktop.scenes.result.moments import Moments
from santiago_desktop.stage.controls.blocks import Sketch
from santiago_desktop.stage.controls.widgets import Label
from santiago_desktop.table import chances

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.report import Part
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.players.thinking import Question, Thought
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.blocks import Column
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Table

TRACK, FILL = (20, 10, 6, 110), "#FFE9B8"
PROGRESS = 34  # design pixels: the line that says how far the course has come
LINE, NUMBER = 6, 64  # design pixels: the bar's height, the room for the number


class Chances:
    """Each seat's chance at the moment that is shown, as far as the viewer can know."""

    def __init__(self, sight: Sight, *, ever: bool = True) -> None:
        """`ever` says whether they may be told here, if they are wanted at all."""
        self.sight, self.ever = sight, ever
        self.shares: list[Chance] | None = None
        self._thought: Thought | None = None
        self._asked_at: object = None  # how much had been played, and who was looking

    def update(self) -> bool:
        """Ask anew after each move, and show the answer when the move has been shown."""
        sight = self.sight
        wanted = self.ever and sight.app.settings["chances"]
        if not wanted or self._too_early() or self._tells():
            return self._put_away()
        moment = (len(sight.table.match.log), sight.holder)
        if moment != self._asked_at:
            self.forget()
            asked = chances.question_now(sight.table, sight.holder)
            self._asked_at, self._thought = moment, sight.app.thinker.ask(asked)
        if sight.director.busy or self._thought is None or not self._thought.done:
            return False
        self.shares, self._thought = self._thought.answer, None
        return True

    def _too_early(self) -> bool:
        """Whether it is somebody's wish to begin without being told."""
        late = self.sight.app.settings["chances_later"]
        return bool(late) and chances.first_round(self.sight.table)

    def _tells(self) -> bool:
        """Whether it would tell people who share a screen what lies behind the others' screens.

        Computer players remember all that was seen there.
        """
        sight, state = self.sight, self.sight.table.match.state
        known = sight.rules.mask(state, sight.holder)
        return sight.private and known != sight.rules.cover(known, sight.holder)

    def _put_away(self) -> bool:
        shown = self.shares is not None
        self.forget()
        self.shares = None
        return shown

    def forget(self) -> None:
        """The table isn't looked at any more, or the game has gone on."""
        if self._thought:
            self._thought.cancel()
        self._thought, self._asked_at = None, None

    def of(self, seat: int) -> Chance | None:
        """A seat's chance, if it is to be shown."""
        if self.shares is None or self.sight.past is not None:
            return None
        return self.shares[seat]

    def said(self, seat: int) -> str:
        """A sentence about a seat's chance, if it is to be shown; "" if not."""
        chance, language = self.of(seat), self.sight.app.language
        if not chance:
            return ""
        said = chances.between(language, chance)
        return f"{said} {chances.expected(language, self.sight.table)}"


def draw_chance(
    target: pygame.Surface,
    canvas: Canvas,
    head: pygame.Rect,
    right: int,
    chance: Chance,
    language: Language,
) -> None:
    """In a panel's head: the number, and a thin bar below the name."""
    px = canvas.px
    canvas.text(
        target,
        chances.told(language, chance),
        (right, head.centery),
        face="number",
        size=20,
        colour="#FFF3D6",
        anchor="midright",
    )
    bar = pygame.Rect(head.x + px(62), head.bottom - px(LINE + 3), 0, max(2, px(LINE)))
    bar.width = head.right - px(12) - bar.x
    track = pygame.Surface(bar.size, pygame.SRCALPHA)
    track.fill(TRACK)
    target.blit(track, bar)
    bar.width = round(bar.width * chance.value)
    pygame.draw.rect(target, FILL, bar)


class ChanceCourse:
    """The chances over the turns of a game that is over."""

    def __init__(self, app: App, table: Table, look: Callable[[int], object] | None = None) -> None:
        """`look` shows the board at a moment of the timeline."""
        self.app, self.table, self.look = app, table, look
        self.parts: Sequence[Part] = ()
        self.found: list[list[Chance]] = []
        self._questions: list[Question] | None = None
        self._thoughts: deque[Thought] | None = None  # what hasn't been answered yet

    def update(self) -> bool:
        """Ask for all moments, and take what has been answered; whether there is more to see."""
        if self._questions is None:
            self._questions = chances.course(self.table)
        if self._thoughts is None:
            left = self._questions[len(self.found) :]
            self._thoughts = deque(self.app.thinker.ask(each) for each in left)
        before = len(self.found)
        while self._thoughts and self._thoughts[0].done:
            self.found.append(self._thoughts.popleft().answer)
        return len(self.found) > before

    def leave(self) -> None:
        """What isn't answered yet isn't wanted now; what is, stays, and `update` goes on there."""
        for thought in self._thoughts or ():
            thought.cancel()
        self._thoughts = None

    @property
    def complete(self) -> bool:
        """Whether the chances of every moment are known."""
        return self._questions is not None and len(self.found) == len(self._questions)

    def lines(self) -> list[list[int]]:
        """Each seat's chances in per cent, one for each moment that is known so far."""
        rows = [[chance.percent for chance in shares] for shares in self.found]
        return [list(line) for line in zip(*rows, strict=True)]

    def fill(self, column: Column, page: float, parts: Sequence[Part]) -> None:
        """A heading, how far it has come, and the chart as it grows, on a page of a height.

        `parts` of play stand below the chart.
        """
        self.parts = parts
        _ = self.app.language._
        column.paragraph(_("Each player's chance of winning"), face="heading", size=26)
        canvas, looks = self.app.canvas, self.table.looks
        column.add(Label(canvas, column.room(PROGRESS), self._progress(), size=20))
        room, lines, axes = (
            column.room(charts.height_on(page - 2 * PROGRESS)),
            self.lines(),
            self._axes(),
        )
        course = partial(charts.course, canvas=canvas, lines=lines, looks=looks, axes=axes)
        column.add(Sketch(canvas, room, lambda target, box: course(target, box=box)))
        if self.complete and self.look:
            lines_only = charts.frame(canvas, room)
            column.add(Moments(canvas, lines_only, len(self.found), self._said_at, self._show))
        words = chances.expected(self.app.language, self.table)
        column.paragraph(words, size=19, colour=canvas.kit.colour("text_soft"))

    def _said_at(self, number: int) -> str:
        """When that is, what the chances are, and what a click does, by the moment's number."""
        language = self.app.language
        shares = zip(self.table.names, self.found[number], strict=True)
        parts = [
            language._("{name} {chance}").format(name=name, chance=chances.told(language, chance))
            for name, chance in shares
        ]
        click = language._("A click shows the board at this moment.")
        return ". ".join(filter(None, [self._part_at(number), ", ".join(parts), click]))

    def _part_at(self, number: int) -> str:
        """The part of play in which a moment lies; "" where none is counted."""
        places = chances.moments(self.table)
        begun = [each for each in self.parts if each.begins <= places[number]]
        return begun[-1].label if begun else ""

    def _show(self, number: int) -> None:
        """The board at a moment, by its number in the course."""
        if self.look:
            self.look(max(1, chances.moments(self.table)[number]))

    def _progress(self) -> str:
        """How many moments are known; nothing once all are."""
        if self.complete:
            return ""
        words = self.app.language._("Working it out: {n} of {all} moments of the game")
        return words.format(n=len(self.found), all=len(self._questions or ()) or "…")

    def _axes(self) -> charts.Axes:
        language = self.app.language
        return charts.Axes(100, len(self._questions or ()) - 1, language.percent, self._marks())

    def _marks(self) -> list[charts.Mark]:
        """Where the parts of play begin: between which moments of the course, and how far."""
        places = chances.moments(self.table)
        marks = []
        for part in self.parts:
            before = min(bisect_right(places, part.begins), len(places) - 1) - 1
            since, gap = part.begins - places[before], places[before + 1] - places[before]
            share = (before + since / gap) / (len(places) - 1)
            marks.append(charts.Mark(share, part.label))
        return marks
