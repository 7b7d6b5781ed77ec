"""The line above the board: who does what next, below it why not, and the book's sign beside it."""

from __future__ import annotations

from copy import copy
from itertools import product
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.scenes.table.layout import MIDDLE
from santiago_desktop.stage.controls.tips import book_sign
from santiago_desktop.stage.controls.widgets import Widget
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.drawing.canvas import Canvas

TALL, MORE = 54, 29  # design pixels: its height with one line, and for each further one
MOST = 2  # lines of a prompt or of a complaint, unless it can't be said in less
SIZE, SMALLER, LEAST = 26, 20, 18
SNUG = 18  # above and below the words together, where the box is as low as can be
CHIP, BESIDE = 38, 24  # the symbol of who acts; what is beside the book, or in its place
FACTORS = (1.0, 0.85, 0.7, 0.0)  # of the interface's scale: whole words matter more than size
NARROWEST = 340  # below that it also takes the room beside it, which the game has something in
COLOUR, COMPLAINT = "#FFF3D6", "#FFD84A"
READ, STAYS = 1.2, 8.0  # seconds that a complaint is seen at least, and at most


class Shape(Record):
    """How the words may be set."""

    room: pygame.Rect  # the widest box
    snug: bool  # whether the smallest letters have just the room that they need
    factor: float  # of the interface's scale


class Prompt:
    """Says who does what next, always at the same place."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.canvas = sight.canvas  # written smaller where there is little room
        self.sign = RuleSign(self)
        self._remark = self.notice_rule = ""  # why something is not possible, and its rule
        self.goes_on: Callable[[], str] = str  # what stands there while there is no such remark
        self.rests: Callable[[], bool] = lambda: False  # whether the viewer may still take back
        self.looks_at: Callable[[], str] = str  # the turn of the moment that is looked at
        self.instead: Callable[[], tuple[str, int] | None] = lambda: None  # other words, and whose
        self._since = 0.0  # seconds since that was said
        self._key: object = None
        self._box, self._lines, self._size = pygame.Rect(0, 0, 1, 1), [""], SIZE
        self._hung: tuple[object, list[pygame.Rect]] = (None, [])  # the signs, and their plates
        self._snug = False  # whether the box is no higher than its words
        self._prompting = 1  # lines that say what has to be done; a complaint is below them

    # --- complaints ----------------------------------------------------------------------------

    def complain(self, words: str, rule: str = "") -> None:
        """Say why something is not possible, with the rule's number."""
        self.remark(words, rule)
        self.sight.app.sounds.play("refused")

    @property
    def notice(self) -> str:
        """What is said below what has to be done now: a remark, or how a hint goes on."""
        return self._remark or self.goes_on()

    def remark(self, words: str, rule: str = "") -> None:
        """Say something that stays for a while."""
        self._remark, self.notice_rule, self._since = words, rule, 0.0

    def complain_of(self, barrier: str) -> None:
        """Say why nothing can be taken back."""
        self.complain(self.named(barrier))

    def named(self, barrier: str) -> str:
        """What stops one from taking back, as a sentence."""
        _ = self.sight.app.language._
        reasons = {
            "start": _("There is nothing to undo."),
            "chance": _("That can't be undone: chance has had its say since then."),
            "over": _("The game is over, and everybody has seen the result."),
            "decision": _("That can't be undone: somebody else has made a choice since then."),
        }
        return reasons[barrier]

    def forget(self) -> bool:
        """No more of that; whether there was something."""
        before, self._remark, self.notice_rule = self._remark, "", ""
        return bool(before)

    def read(self) -> bool:
        """The player goes on: what has been seen long enough is over."""
        return self._since > READ and self.forget()

    def update(self, seconds: float) -> bool:
        """A complaint doesn't stay for ever; whether it is over now."""
        self._since += seconds
        return self._since > STAYS and self.forget()

    # --- what is said --------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What has to be done now, or what is looked at, in one sentence."""
        sight = self.sight
        if sight.past is not None:
            return self._past()
        if self.rests():
            words = sight.app.language._("{name}: are you done? You can still undo.")
            return words.format(name=sight.table.names[sight.viewer])
        instead = self.instead()
        if instead is not None:
            return instead[0]
        return sight.words.prompt(sight.shown)

    def _past(self) -> str:
        """What earlier moment is looked at, by its turn."""
        _, turn = self.sight.app.language._, self.looks_at()
        if not turn:
            return _("You are looking at an earlier moment")
        return _("Looking back: {turn}").format(turn=turn)

    @property
    def rule(self) -> str:
        """The rule of the last refusal, or else of what has to be done."""
        sight = self.sight
        if sight.past is not None or self.instead() is not None:
            return ""
        return self.notice_rule if self._remark else sight.words.rule(sight.shown)

    @property
    def box(self) -> pygame.Rect:
        """Its place: as wide as the words, and over the board's middle if it can be."""
        self._measure()
        return self._box

    @property
    def foot(self) -> int:
        """Where it ends below, in window pixels, while nothing is complained of."""
        return self.box.y + self._height(self._prompting)

    def _rooms(self, plates: list[pygame.Rect]) -> list[pygame.Rect]:
        """The widest boxes that it may have: beside what the game has in that row, or all of it."""
        sight, room = self.sight, self.sight.layout.prompt_room
        row = pygame.Rect(0, room.y, room.right, sight.canvas.px(TALL))
        left = max(room.left, sight.board.to_window((sight.desk.prompt_from, 0.0))[0])
        before = (each.right for each in plates if each.colliderect(row) and each.x < left)
        left = max([left, *before])
        beside = pygame.Rect(left, room.y, room.right - left, room.height)
        if beside.width < sight.canvas.px(NARROWEST):  # words matter more
            return [room]
        return [beside, room] if sight.layout.reading else [beside]

    def _plates(self) -> list[pygame.Rect]:
        """The signs that are rather not hidden: where it has something in its row, or is small."""
        sight, board = self.sight, self.sight.board
        if not (sight.desk.prompt_from or sight.layout.reading):
            return []
        hung = sight.hanging.hung()
        if hung is not self._hung[0]:
            self._hung = hung, [board.plate_of(box, pill) for pill, box in hung]
        return self._hung[1]

    def _measure(self) -> None:
        canvas, plates = self.sight.canvas, self._plates()
        text, rule, notice = self.text, self.rule, "" if self.sight.past else self.notice
        rooms = self._rooms(plates)
        key = (text, notice, bool(rule), canvas.size, canvas.scale, canvas.kit, rooms, plates)
        if key == self._key:
            return
        self._key = key
        shapes = [Shape(*each) for each in product(rooms, (False, True), FACTORS)]
        fitting = []
        for shape in shapes:
            if self._set(text, rule, notice, shape):
                fitting.append(shape)
                if self._box.collidelist(plates) < 0:
                    return
        self._set(text, rule, notice, [*fitting, shapes[-1]][0])

    def _set(self, text: str, rule: str, notice: str, shape: Shape) -> bool:
        """Break the lines and find the box; whether all fits into the shape."""
        canvas, room = self.sight.canvas, shape.room
        self._snug = shape.snug
        self.canvas = copy(canvas)
        self.canvas.scale = canvas.scale * max(shape.factor, canvas.least)
        sign = RuleSign.width(rule, self.canvas) if rule else 0
        extra = self.canvas.px(CHIP + 36 + BESIDE) + sign
        self._lines, self._size = self._broken(text, room.width - extra, notice)
        width = max(self._width(line) for line in self._lines)
        self._place(min(room.width, width + extra), room)
        complaining = len(self._lines) - self._prompting
        return width <= room.width - extra and max(self._prompting, complaining) <= MOST

    def _place(self, width: int, room: pygame.Rect) -> None:
        """Over the board's middle, between the column and the corner's buttons."""
        self._box = pygame.Rect(0, room.y, width, self._height(len(self._lines)))
        self._box.centerx = self.sight.board.to_window(MIDDLE)[0]
        self._box.right = min(self._box.right, room.right)
        self._box.left = max(self._box.left, room.left)
        self.sign.place(self._box, self.canvas)

    def _height(self, lines: int) -> int:
        """Of the box, for so many lines of words."""
        canvas = self.canvas
        if self._snug:
            line = canvas.letters.height("heading", self._size, canvas.scale)
            return max(canvas.px(CHIP), lines * line) + canvas.px(SNUG)
        return canvas.px(TALL + MORE * (lines - 1))

    def _width(self, line: str, size: int = 0) -> int:
        canvas = self.canvas
        return canvas.letters.width(line, "heading", size or self._size, canvas.scale)

    def _broken(self, text: str, most: int, notice: str) -> tuple[list[str], int]:
        """One line, smaller if need be; or else more. A complaint begins a line of its own."""
        for size in () if notice or self._snug else range(SIZE, SMALLER - 1, -1):
            if self._width(text, size) <= most:
                self._prompting = 1
                return [text], size
        for size in (LEAST,) if self._snug else (22, 20, LEAST):
            lines = self._apart(text, size, most)
            self._prompting = len(lines)
            lines += self._apart(notice, size, most) if notice else []
            if len(lines) <= 2:  # noqa: PLR2004 - there is room for two
                break
        return lines, size

    def _apart(self, words: str, size: int, most: int) -> list[str]:
        """Lines of about the same length."""
        return self.canvas.letters.balanced(words, "heading", size, self.canvas.scale, most)

    def _mover(self, s: State) -> int:
        """The seat whose symbol stands there; -1 for nobody's."""
        return -1 if s.phase == OVER else self.sight.words.mover(s)

    def draw(self, target: pygame.Surface) -> None:
        """The board, the symbol of who acts, the words, and the book."""
        box, shown = self.box, self.sight.shown
        canvas, px = self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.prompt", box, canvas.scale)
        seat, instead = self._mover(shown), self.instead()
        seat = seat if instead is None else instead[1]
        left = box.x + px(22)
        if seat >= 0:
            chip = pygame.Rect(0, 0, px(CHIP), px(CHIP))
            chip.midleft = (box.x + px(12), box.centery)
            canvas.kit.draw(target, f"chip.{self.sight.table.looks[seat]}", chip, canvas.scale)
            left = chip.right + px(10)
        right = self.sign.box.left if self.rule else box.right - px(20)
        step = canvas.letters.height("heading", self._size, canvas.scale)
        y = box.centery - step * (len(self._lines) - 1) // 2
        for number, words in enumerate(self._lines):
            canvas.text(
                target,
                words,
                ((left + right) // 2, y + number * step),
                face="heading",
                size=self._size,
                colour=COMPLAINT if self.notice and number >= self._prompting else COLOUR,
                anchor="center",
                width=right - left,
            )


class RuleSign(Widget):
    """A book with the number of a section: it opens there."""

    name = "rule sign"
    key = Command.RULES

    def __init__(self, prompt: Prompt) -> None:
        super().__init__(prompt.sight.canvas, pygame.Rect(0, 0, 1, 1))
        self.prompt = prompt

    @property
    def tip(self) -> str:
        """What the section is called."""
        sight = self.prompt.sight
        for section in sight.words.rulebook():
            if section.number == self.prompt.rule:
                return f"{sight.app.language._('Rules')}: {section.title}"
        return ""

    @tip.setter
    def tip(self, words: str) -> None:
        """It follows from the section alone."""

    def place(self, box: pygame.Rect, canvas: Canvas) -> None:
        """At the right end of the prompt; without a rule it isn't there and takes no focus."""
        self.canvas, self.enabled = canvas, bool(self.prompt.rule)
        px = self.canvas.px
        self.box = pygame.Rect(0, 0, self.width(self.prompt.rule, canvas), px(38))
        self.box.midright = (box.right - px(10), box.centery)

    @staticmethod
    def width(rule: str, canvas: Canvas) -> int:
        """In window pixels: the book and the number of a section, however long that is."""
        number = canvas.letters.width(rule, "number", 19, canvas.scale)
        return max(canvas.px(64), number + canvas.px(24 + 4 + 2 * 9))

    def activate(self) -> None:
        self.prompt.sight.app.rules(self.prompt.rule)

    def draw(self, target: pygame.Surface) -> None:
        if not self.prompt.rule:
            return
        kit, scale = self.canvas.kit, self.canvas.scale
        kind = "primary" if self.prompt.notice_rule else "secondary"
        kit.draw(target, f"button.{kind}.{self.state}", self.box, scale)
        colour = kit.colour("text_action" if kind == "primary" else "text_second")
        sign = book_sign(self.canvas, self.prompt.rule, colour, 24)
        target.blit(sign, sign.get_rect(center=self.box.center))
        self.draw_focus(target)
        self.draw_glyph(target, Command.RULES)
