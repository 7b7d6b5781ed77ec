"""What a lesson says at the table: its text, what that points at, what was wrong with a click.

The text has one place, below the panels: it hides nothing of the board, and what leads on is
always at the same spot.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import pygame

from santiago_desktop.scenes.table.pointing import PANEL
from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.lesson import Tool
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas

EDGE, FOOT = 22, 96  # design pixels; at the foot stand the buttons, above them the count of steps
BUTTON, APART, BELOW = 48, 10, 12  # how high a button is; between two of them; below them
SIZES = (22, 20, 18)  # of the text: as large as all of it has room
USUAL = SIZES[:2]  # one for a whole chapter, so that pages look alike
COUNT = 18
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale, where a larger text has no room
AGAIN = "icon.skip_back"  # the turn's own beginning has another sign


class Page(NamedTuple):
    """How a page is written: in which place, how large, what is said."""

    canvas: Canvas
    box: pygame.Rect
    size: int
    text: str


class GuideView:
    """The guide's step on paper, below the panels."""

    def __init__(
        self,
        guide: Guide,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        *,
        read_on: Callable[[], None],
        take_back: Callable[[], object],
        places: Callable[[Tool], list[pygame.Rect]],
        summing_up: Callable[[], bool],
    ) -> None:
        """`read_on` goes to the next step, `take_back` back to the last choice.

        `places` tells where something is that is to be tried, `summing_up` whether a summary waits
        until it has been read.
        """
        self.guide, self.sight, self.deciding, self.pointing = guide, sight, deciding, pointing
        self.read_on, self.take_back, self.places = read_on, take_back, places
        self.summing_up = summing_up
        self._page: tuple[object, Page] | None = None  # for what it was laid out
        self._usual: tuple[object, int] | None = None  # the chapter's size of letters, and for what

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
        return [*dict.fromkeys(each for thing in found for each in self._on_the_table(thing))]

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

    def ringed(self) -> list[pygame.Rect]:
        """What is spoken of and can't shine: cells of panels, buttons, the log, parts of things."""
        return [*self._on_board(), *self._beside_board()]

    def _on_board(self) -> list[pygame.Rect]:
        """Places and parts of things that can't shine."""
        return [self.pointing.box_of(thing) for thing in self.things() if self._dull(thing)]

    def _beside_board(self) -> list[pygame.Rect]:
        """Cells of panels, buttons, the log."""
        cells = [self.pointing.box_of(each) for each in self.things() if each.startswith(PANEL)]
        tool = self.guide.tool
        return [*cells, *(self.places(tool) if tool else [])]

    def _dull(self, thing: str) -> bool:
        """Whether a thing on the board has neither a shape nor a ground that could shine."""
        target = self.sight.targets().get(thing)
        return target is not None and not target.sprites and target.ground is None

    # --- the text ------------------------------------------------------------------------------

    def box(self) -> pygame.Rect:
        """Where the text stands."""
        return self.sight.layout.lesson

    @property
    def text(self) -> str:
        """What is said; while the game goes on by itself, that one may watch it."""
        if self.sight.past is not None:
            return self.sight.app.language._(
                "The board shows an earlier moment. “Back to the game” returns to the present."
            )
        if self.deciding.asked and self.guide.text:
            return self.guide.text
        if self.summing_up():
            return self.sight.app.language._("Read the summary, then press “Continue”.")
        return self.sight.app.language._("Watch what happens on the board.")

    @property
    def page(self) -> Page:
        """The text as large as all of it has room: first it is written smaller, then everything."""
        canvas, box, text = self.sight.canvas, self.box(), self.text
        key = (tuple(box), text, canvas.scale)
        if self._page is None or self._page[0] != key:
            self._page = key, self._written(box, text)
        return self._page[1]

    def _written(self, box: pygame.Rect, text: str) -> Page:
        whole = self.sight.canvas
        for factor in FACTORS:
            canvas = copy(whole)
            canvas.scale = whole.scale * max(factor, whole.least)
            usual = self._usual_size(box) if factor == FACTORS[0] else SIZES[0]
            for size in (each for each in SIZES if each <= usual):
                page = Page(canvas, box, size, text)
                if self._height(page) <= box.height:
                    return page
        return page

    def _usual_size(self, box: pygame.Rect) -> int:
        """The size at which all that is known of the chapter has room, or almost all."""
        canvas = self.sight.canvas
        texts = tuple(step.text for step in self.guide.steps if step.text)
        key = (texts, tuple(box), canvas.scale)
        if self._usual is None or self._usual[0] != key:
            pages = [[Page(canvas, box, size, text) for text in texts] for size in USUAL]
            fits = (all(self._height(page) <= box.height for page in each) for each in pages)
            sizes = (size for size, fit in zip(USUAL, fits, strict=True) if fit)
            self._usual = key, next(sizes, USUAL[-1])
        return self._usual[1]

    @staticmethod
    def _height(page: Page) -> int:
        canvas, px = page.canvas, page.canvas.px
        width = page.box.width - 2 * px(EDGE)
        return canvas.paragraph_height(page.text, width, size=page.size) + px(EDGE + FOOT)

    def boxes(self) -> list[pygame.Rect]:
        """Where the things are that the step speaks of, with what belongs to them."""
        room = self.sight.canvas.px(40)
        return [self.pointing.box_of(thing).inflate(room, room) for thing in self.things()]

    # --- what leads on -------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """On, out, and once more from the beginning."""
        if not self.guide.text:
            return []
        _, guide = self.sight.app.language._, self.guide
        made: list[Widget] = []
        if guide.last:
            made += self._ways_on()
        elif guide.leads and not guide.line:
            made.append(self._button(0, _("Next"), self.read_on, kind="primary"))
        if guide.commenting:
            made.append(self._button(1, _("Try again"), self.take_back))
        return [*made, self._again()]

    def _ways_on(self) -> list[Widget]:
        """After the last page: to the next lesson, where there is one, or on with this game."""
        _, guide = self.sight.app.language._, self.guide
        stay = _("Keep playing"), self.read_on
        leave = _("Next lesson") if guide.onward else _("Main menu"), guide.finish
        first, second = (leave, stay) if guide.onward else (stay, leave)
        return [self._button(0, *first, kind="primary"), self._button(1, *second)]

    def _button(
        self,
        place: int,
        label: str,
        action: Callable[[], object],
        *,
        kind: str = "secondary",
    ) -> Widget:
        """One of the two at the foot, counted from the right: each is always at the same spot."""
        canvas, foot, apart = self.page.canvas, self._foot, self.page.canvas.px(APART)
        width = (foot.width - foot.height - 2 * apart) // 2
        box = pygame.Rect(foot.right - width, foot.y, width, foot.height)
        box.x -= place * (width + apart)
        return Button(canvas, box, label, action, kind=kind, size=22)

    def _again(self) -> Widget:
        """The way back to the first step, at the left of those."""
        canvas, foot = self.page.canvas, self._foot
        box = pygame.Rect(*foot.topleft, foot.height, foot.height)
        tip = self.sight.app.language._("Start the lesson again")
        return Button(canvas, box, "", self.guide.restart, kind="square", icon=AGAIN, tip=tip)

    @property
    def _foot(self) -> pygame.Rect:
        """Where the buttons with words stand."""
        canvas, box, px = self.page.canvas, self.page.box, self.page.canvas.px
        tall = canvas.px(BUTTON)
        return pygame.Rect(
            box.x + px(EDGE - APART),
            box.bottom - px(BELOW) - tall,
            box.width - 2 * px(EDGE - APART),
            tall,
        )

    # --- while a hint has its place ------------------------------------------------------------

    @property
    def waiting(self) -> Page | None:
        """That the lesson goes on after the hint, below the panels; None where there is no room."""
        words = self.sight.app.language._("The lesson goes on when you close the hint.")
        canvas, box = self.sight.canvas, self.sight.layout.below_panels
        px, room = canvas.px, box.height
        box.height = canvas.paragraph_height(words, box.width - 2 * px(EDGE), size=SIZES[1])
        box.height += 2 * px(EDGE)
        fits = box.height <= room and not self.guide.over
        return Page(canvas, box, SIZES[1], words) if fits else None

    def draw_waiting(self, target: pygame.Surface) -> None:
        """The same on paper."""
        if self.waiting is None:
            return
        canvas, box, size, words = self.waiting
        inside = box.inflate(-2 * canvas.px(EDGE), -2 * canvas.px(EDGE))
        canvas.kit.draw(target, "panel.active", box, canvas.scale)
        canvas.paragraph(target, words, inside, size=size)

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The text on paper, and rings around what it speaks of beside the board."""
        page = self.page
        canvas, box, px = page.canvas, page.box, page.canvas.px
        self._draw_rings(target, self._beside_board())
        canvas.kit.draw(target, "panel.active", box, canvas.scale)
        inside = box.inflate(-2 * px(EDGE), -2 * px(EDGE - 6))
        colour = canvas.kit.colour("text" if self.deciding.asked else "text_soft")
        canvas.paragraph(target, page.text, inside, size=page.size, colour=colour)
        self._draw_count(target)

    def draw_beneath(self, target: pygame.Surface) -> None:
        """The rings on the board, below all that is written there."""
        self._draw_rings(target, self._on_board())

    def _draw_rings(self, target: pygame.Surface, boxes: list[pygame.Rect]) -> None:
        canvas = self.page.canvas
        for box in boxes if self.deciding.asked else []:
            grown = box.inflate(canvas.px(6), canvas.px(6))
            canvas.kit.draw(target, "focus.ring", grown, canvas.scale)

    def _draw_count(self, target: pygame.Surface) -> None:
        """How far one has come, and in which lesson where there is room for that."""
        canvas, foot = self.page.canvas, self._foot
        px, soft = canvas.px, canvas.kit.colour("text_soft")
        number, all_ = self.guide.count()
        words = self.sight.app.language._("Step {n} of {all}").format(n=number, all=all_)
        room = foot.width - 2 * px(APART)
        whole = f"{self.guide.title} · {words}"
        fits = canvas.letters.width(whole, "text", COUNT, canvas.scale) <= room
        line = whole if fits else words
        at = (foot.x + px(APART), foot.y - px(APART))
        canvas.text(target, line, at, size=COUNT, colour=soft, anchor="bottomleft", width=room)
