"""What a lesson says at the table: its text, what that points at, what was wrong with a click."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.pointing import PANEL
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.placing import hidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.lesson import Tool
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas

WIDTH, EDGE, FOOT = 760, 22, 62  # design pixels
LINE = 56  # from one line of buttons to the next, in a narrow column
TEXT, COUNT = 22, 18
AGAIN = "icon.skip_back"  # the turn's own beginning has another sign
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale, where a larger text hides something
PLACES = (  # where the middle of the text can be on the board, in the order of liking
    *((1110, 180), (1110, 470), (1110, 940), (760, 300), (1460, 300), (760, 620), (1460, 620)),
    *((760, 900), (1460, 900), (1110, 330), (1110, 640)),
    *((x, y) for y in range(180, 960, 120) for x in range(690, 1540, 140)),
)


class GuideView:
    """The guide's step on paper, where it hides least of what it speaks of."""

    def __init__(
        self,
        guide: Guide,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        *,
        read_on: Callable[[], None],
        take_back: Callable[[], object],
        seen: Callable[[], list[pygame.Rect]],
        places: Callable[[Tool], list[pygame.Rect]],
    ) -> None:
        """`read_on` goes to the next step, `take_back` back to the last choice.

        `seen` tells what else must be in sight, `places` where something is that is to be tried.
        """
        self.guide, self.sight, self.deciding, self.pointing = guide, sight, deciding, pointing
        self.read_on, self.take_back, self.seen, self.places = read_on, take_back, seen, places
        self._buttons: list[Widget] = []  # all but the one that begins anew
        self._place = sight.canvas, pygame.Rect(0, 0, 1, 1)

    # --- what it speaks of ---------------------------------------------------------------------

    def things(self) -> list[str]:
        """The things on the table that this step speaks of."""
        guide, desk, state = self.guide, self.sight.desk, self.deciding.state
        if guide.over:
            return []
        found = list(guide.about)
        for action in self.deciding.legal() if guide.line else []:
            for target in desk.marks(action, state):
                found += desk.stands_for(target, state)
        return [each for thing in found for each in self._on_the_table(thing)]

    def _on_the_table(self, thing: str) -> list[str]:
        """The thing; for what is chosen on a sheet alone, what stands for it on the board."""
        desk, shown, there = self.sight.desk, self.sight.shown, self.sight.targets()
        if thing in there or self.pointing.panel_of(thing):
            return [thing]
        return [each for each in there if thing in desk.stands_for(each, shown)]

    def not_that(self, thing: str) -> str:
        """What was wrong with a click on something else."""
        _, words = self.sight.app.language._, self.sight.words
        title = self.sight.desk.tip(thing, self.sight.shown).title
        for action in self.deciding.legal() if self.guide.line else []:
            label = words.brief(action, self.deciding.state)
            return _("{thing}: not in this step. First {action}.").format(thing=title, action=label)
        return _("{thing}: not yet. Read on first: press “Next”.").format(thing=title)

    def _ringed(self) -> list[pygame.Rect]:
        """What is spoken of beside the board: cells of panels, buttons, the log."""
        things = [each for each in self.things() if each.startswith(PANEL)]
        boxes = [self.pointing.box_of(thing) for thing in things]
        tool = self.guide.tool
        return [*boxes, *(self.places(tool) if tool else [])]

    # --- the text ------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """Where the text stands."""
        return self._place[1]

    def _laid(self) -> tuple[Canvas, pygame.Rect]:
        """How large the text is written, and where it stands: it hides little of what it is about.

        It is as large as it can be without hiding the prompt or a dialog; where a board is small
        it stands in the panels' place.
        """
        if self.sight.layout.instead:
            return self._in_column()
        whole, first, second = self.sight.canvas, self.seen(), self._to_be_seen()
        found = [self._placed(whole, factor, first, second) for factor in FACTORS]
        return min(found, key=lambda each: hidden(each[1], first))

    def _in_column(self) -> tuple[Canvas, pygame.Rect]:
        """At the top of the column, as large as all of it has room there."""
        canvas, column = copy(self.sight.canvas), self.sight.layout.reading_column
        whole, px = canvas.scale, canvas.px
        for factor in FACTORS:
            canvas.scale = whole * max(factor, self.sight.canvas.least)
            width = column.width - 2 * px(EDGE)
            height = canvas.paragraph_height(self.guide.text, width, size=TEXT)
            height += px(EDGE + FOOT + self._above)
            if height <= column.height:
                break
        return canvas, pygame.Rect(column.x, column.y, column.width, min(height, column.height))

    @property
    def _above(self) -> int:
        """How far above the foot the count of steps stands: over the buttons with words, if any."""
        return LINE if self.sight.layout.instead and self._places() else 0

    def _places(self) -> list[int]:
        """Which buttons with words there are, counted from the right."""
        guide = self.guide
        on = guide.last or (guide.leads and not guide.line)
        return [*([0] if on else []), *([1] if guide.last or guide.commenting else [])]

    def _placed(
        self,
        whole: Canvas,
        factor: float,
        first: list[pygame.Rect],
        second: list[pygame.Rect],
    ) -> tuple[Canvas, pygame.Rect]:
        """The best place for the text at a part of the interface's scale."""
        canvas, room = copy(whole), self.sight.layout.free
        canvas.scale = whole.scale * max(factor, whole.least)
        px, width = canvas.px, min(canvas.room(WIDTH), room.width)
        height = canvas.paragraph_height(self.guide.text, width - 2 * px(EDGE), size=TEXT)
        made = pygame.Rect(0, 0, width, height + px(EDGE + FOOT))
        places = []
        for place in PLACES:
            moved = made.copy()
            moved.center = self.sight.board.to_window(place)
            places.append(moved.clamp(room))
        return canvas, min(places, key=lambda at: (hidden(at, first), hidden(at, second)))

    def _to_be_seen(self) -> list[pygame.Rect]:
        """The prompt, what the step speaks of, a dialog in which it is done, pieces in play."""
        desk, shown = self.sight.desk, self.sight.shown
        about = [*desk.sources(shown), *desk.keep_clear(shown)]
        pieces = [self.pointing.box_of(each) for each in about]
        choices = self._choices()
        hung = self.sight.hanging.hung()
        prices = [box for pill, box in hung if pill.on or pill.target in choices]
        spots = [self.pointing.spot_box(name) for name in choices]
        return [*self.seen(), *self.boxes(), *pieces, *prices, *spots]

    def _choices(self) -> list[str]:
        """The places that the learner can choose, and those that are to be looked at before."""
        live, there = self.deciding.live, self.sight.targets()
        chosen = [name for name in live.targets if name in there] if live else []
        return [*chosen, *there] if self.guide.free else chosen

    def boxes(self) -> list[pygame.Rect]:
        """Where the things are that the step speaks of, with what belongs to them."""
        room = self.sight.canvas.px(40)
        return [self.pointing.box_of(thing).inflate(room, room) for thing in self.things()]

    def widgets(self) -> list[Widget]:
        """On, out, and once more from the beginning; the text finds its place with them."""
        if not self.guide.text:
            return []
        self._place = self._laid()
        _ = self.sight.app.language._
        made: list[Widget] = []
        places = self._places()
        if self.guide.last:
            made.append(self._button(0, _("Keep playing"), self.read_on, kind="primary"))
            made.append(self._button(1, _("Main menu"), self.guide.finish))
        elif 0 in places:
            made.append(self._button(0, _("Next"), self.read_on, kind="primary"))
        if self.guide.commenting:
            made.append(self._button(1, _("Try again"), self.take_back))
        self._buttons = made
        again = self._button(2, _("Start the lesson again"), self.guide.restart)
        return [*made, again]

    def _button(
        self,
        place: int,
        label: str,
        action: Callable[[], object],
        *,
        kind: str = "secondary",
    ) -> Widget:
        canvas, box = self._place
        px, room = canvas.px, canvas.room
        if self.sight.layout.instead:
            return self._below(place, label, action, kind=kind)
        wide = place < 2  # noqa: PLR2004 - the third has a sign instead of words
        button = pygame.Rect(0, 0, room(190) if wide else px(48), px(48))
        button.bottomright = (box.right - px(14), box.bottom - px(10))
        button.x -= room(200) * place if wide else box.width - button.width - px(28)
        if wide:
            return Button(canvas, button, label, action, kind=kind, size=22)
        return Button(canvas, button, "", action, kind="square", icon=AGAIN, tip=label)

    def _below(self, place: int, label: str, action: Callable[[], object], *, kind: str) -> Widget:
        """A button in a narrow column: those with words share its foot, the third is above."""
        canvas, box = self._place
        px, places = canvas.px, self._places()
        inside = box.inflate(-2 * px(EDGE), -2 * px(12))
        width = (inside.width + px(10)) // max(1, len(places)) - px(10)
        button = pygame.Rect(0, 0, width, px(48))
        button.bottomright = inside.bottomright
        if place in places:
            button.x -= places.index(place) * (width + px(10))
            return Button(canvas, button, label, action, kind=kind, size=22)
        corner = pygame.Rect(inside.x, button.y - px(self._above), px(48), px(48))
        return Button(canvas, corner, "", action, kind="square", icon=AGAIN, tip=label)

    def draw(self, target: pygame.Surface) -> None:
        """The text on paper, and rings around what it speaks of on the panels."""
        if not self.guide.text:
            return
        canvas, box = self._place
        px = canvas.px
        for ringed in self._ringed():
            canvas.kit.draw(target, "focus.ring", ringed.inflate(px(6), px(6)), canvas.scale)
        canvas.kit.draw(target, "panel.active", box, canvas.scale)
        inside = box.inflate(-2 * px(EDGE), -2 * px(EDGE - 6))
        canvas.paragraph(
            target, self.guide.text, inside, size=TEXT, colour=canvas.kit.colour("text")
        )
        self._draw_count(target)

    def _draw_count(self, target: pygame.Surface) -> None:
        """Which lesson it is, and how far one has come: in two lines where there is little room."""
        canvas, box = self._place
        px = canvas.px
        number, all_ = self.guide.count()
        words = self.sight.app.language._("Step {n} of {all}").format(n=number, all=all_)
        beside = [each.box.x for each in self._buttons if not self._above]
        x, y = box.x + px(78), box.bottom - px(34 + self._above)
        room = min(beside, default=box.right) - px(EDGE) - x
        line = f"{self.guide.title} · {words}"
        whole = canvas.letters.width(line, "text", COUNT, canvas.scale) <= room
        lines = [line] if whole else [self.guide.title, words]
        step = canvas.letters.height("text", COUNT, canvas.scale)
        soft = canvas.kit.colour("text_soft")
        for row, line in enumerate(lines):
            at = (x, y + row * step - step * (len(lines) - 1) // 2)
            canvas.text(target, line, at, size=COUNT, colour=soft, anchor="midleft", width=room)
