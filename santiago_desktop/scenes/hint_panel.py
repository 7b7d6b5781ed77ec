"""The hint: the best moves in rows, how likely each wins, and why the lit one is good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes import table_panels as around
from santiago_desktop.stage.commands import Command
from santiago_desktop.stage.widgets import Button, Widget

if TYPE_CHECKING:
    from santiago_desktop.hints import Move
    from santiago_desktop.scenes.hint import Counsel
    from santiago_desktop.stage.canvas import Canvas

HEAD, EDGE, GAP = 66, 16, 6  # design pixels
TITLE, LABEL, REST, WHY = 24, 20, 18, 19  # sizes of the words
WIDTHS = (292, 380, 460, 540)  # the first in which all fits below the players' panels
WIDEST = 0.31  # of the window: it must not hide the board
INSIDE, BETWEEN = 12, 12  # around what stands in a row; between a move's name and its chance
BAR = 8  # the height of a chance's bar


class HintPanel:
    """Where everything is; it grows from the window's lower left corner."""

    def __init__(self, counsel: Counsel) -> None:
        self.counsel = counsel
        self._key: object = None
        self._box = pygame.Rect(0, 0, 0, 0)

    # --- what is lit ---------------------------------------------------------------------------

    def lit(self) -> int:
        """The row under the mouse or with the focus; the first one otherwise."""
        widget = self.counsel.scene.controls.lit()
        return widget.number if isinstance(widget, HintRow) else 0

    def lit_move(self) -> Move | None:
        """The move of the lit row."""
        moves = self.counsel.moves
        return moves[min(self.lit(), len(moves) - 1)] if moves else None

    # --- layout --------------------------------------------------------------------------------

    @property
    def box(self) -> pygame.Rect:
        """Its place."""
        scene, canvas = self.counsel.scene, self.counsel.scene.app.canvas
        key = (self.counsel.key, scene.words.language.code, canvas.size, canvas.scale)
        if key != self._key:
            self._key, self._box = key, self._placed()
        return self._box

    def _placed(self) -> pygame.Rect:
        canvas = self.counsel.scene.app.canvas
        room = around.log_box(canvas, len(self.counsel.scene.table.seats))
        widths = [canvas.px(each) for each in WIDTHS]
        widths = [each for each in widths if each <= WIDEST * canvas.size[0]] or widths[:1]
        fitting = (each for each in widths if self._height(each) <= room.height)
        width = next(fitting, widths[-1])
        made = pygame.Rect(room.x, 0, width, self._height(width))
        made.bottom = room.bottom
        return made.clamp(canvas.rect)

    def _height(self, width: int) -> int:
        px = self.counsel.scene.app.canvas.px
        inside = width - 2 * px(EDGE)
        rows = sum(self.row_height(move, inside) + px(GAP) for move in self.counsel.moves)
        return px(HEAD + EDGE) + max(rows + self._why_height(inside), px(60))

    def row_height(self, move: Move, width: int) -> int:
        """What a move needs: its name, the bar of its chance, and what comes of it."""
        canvas = self.counsel.scene.app.canvas
        height = len(self.name(move, width)) * canvas.letters.height("bold", LABEL, canvas.scale)
        height += canvas.letters.height("text", REST, canvas.scale)
        return height + canvas.px(BAR + INSIDE + 6)

    def name(self, move: Move, width: int) -> list[str]:
        """The first action, in lines that leave room for the chance."""
        canvas = self.counsel.scene.app.canvas
        chance = canvas.letters.width(f"{move.percent} %", "number", LABEL, canvas.scale)
        room = width - chance - canvas.px(2 * INSIDE + BETWEEN)
        return canvas.letters.wrapped(move.steps[0].label, "bold", LABEL, canvas.scale, room)

    def rest(self, move: Move, room: int) -> str:
        """What follows in the turn, as far as there is room."""
        return self._cut("; ".join(step.label for step in move.steps[1:]), room)

    def _cut(self, line: str, room: int) -> str:
        """What there is room for: whole words, and dots for the others."""
        letters, scale = self.counsel.scene.app.canvas.letters, self.counsel.scene.app.canvas.scale
        if letters.width(line, "text", REST, scale) <= room:
            return line
        while " " in line and letters.width(f"{line} …", "text", REST, scale) > room:
            line = line.rpartition(" ")[0]
        return f"{line} …"

    def _why_height(self, width: int) -> int:
        """Room for the longest reason, so that nothing jumps."""
        canvas = self.counsel.scene.app.canvas
        heights = [
            canvas.paragraph_height(move.why, width, face="italic", size=WHY)
            for move in self.counsel.moves
        ]
        return max(heights, default=0)

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What swallows clicks, a row for each move, and the way out."""
        counsel, canvas = self.counsel, self.counsel.scene.app.canvas
        px, box = canvas.px, self.box
        made: list[Widget] = [Backing(canvas, box)]
        room = pygame.Rect(box.x + px(EDGE), box.y + px(HEAD), box.width - 2 * px(EDGE), 0)
        for number, move in enumerate(counsel.moves):
            room.height = self.row_height(move, room.width)
            made.append(HintRow(self, room, number, move))
            room.y = room.bottom + px(GAP)
        side = px(40)
        corner = pygame.Rect(box.right - side - px(12), box.y + px(11), side, side)
        _ = counsel.scene.app.language._
        shut = Button(
            canvas, corner, "", counsel.step_back, kind="square", icon="icon.close", tip=_("Close")
        )
        shut.name, shut.key = "close hint", Command.BACK
        return [*made, shut]

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The board with its title, and the reason of the lit move below the rows."""
        canvas, px, box = self.counsel.scene.app.canvas, self.counsel.scene.app.canvas.px, self.box
        _ = self.counsel.scene.app.language._
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        lamp = pygame.Rect(0, 0, px(30), px(30))
        lamp.center = (box.x + px(32), box.y + px(31))
        heading = canvas.kit.colour("heading")
        canvas.kit.icon(target, "icon.hint", lamp, heading)
        canvas.text(
            target,
            _("Hint"),
            (lamp.right + px(10), lamp.centery),
            face="heading",
            size=TITLE,
            colour=heading,
            anchor="midleft",
            width=box.width - px(130),
        )
        self._draw_why(target)

    def _draw_why(self, target: pygame.Surface) -> None:
        canvas, px, box = self.counsel.scene.app.canvas, self.counsel.scene.app.canvas.px, self.box
        move = self.lit_move()
        words = move.why if move else self.counsel.scene.app.language._("Thinking …")
        width = box.width - 2 * px(EDGE)
        top = box.y + px(HEAD)
        if move:
            top = box.bottom - px(EDGE) - self._why_height(width)
        room = pygame.Rect(box.x + px(EDGE), top, width, 0)
        canvas.paragraph(target, words, room, face="italic", size=WHY)


class Backing(Widget):
    """What lies under the hint can't be clicked."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.enabled = False

    def draw(self, target: pygame.Surface) -> None:
        """The hint has drawn it."""


class HintRow(Widget):
    """A move: a click plays its first action."""

    def __init__(self, panel: HintPanel, box: pygame.Rect, number: int, move: Move) -> None:
        super().__init__(panel.counsel.scene.app.canvas, box)
        self.panel, self.number, self.move = panel, number, move
        self.name = f"hint {number}"

    def activate(self) -> None:
        self.panel.counsel.play(self.move)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        lit = self.panel.lit() == self.number
        canvas.kit.draw(target, "cell.selected" if lit else "cell.normal", box, canvas.scale)
        x, y = box.x + px(INSIDE), box.y + px(INSIDE) // 2
        self._draw_percent(target, y)
        for line in self.panel.name(self.move, box.width):
            canvas.text(target, line, (x, y), face="bold", size=LABEL)
            y += canvas.letters.height("bold", LABEL, canvas.scale)
        bar = pygame.Rect(x, y + px(2), box.width - 2 * px(INSIDE), px(BAR))
        draw_bar(target, canvas, bar, self.move.chance)
        self._draw_rest(target, bar)
        self.draw_focus(target)

    def _draw_rest(self, target: pygame.Surface, bar: pygame.Rect) -> None:
        """The gain, and what follows in the turn."""
        canvas, px = self.canvas, self.canvas.px
        soft, y = canvas.kit.colour("text_soft"), bar.bottom + px(3)
        gain = self.panel.counsel.scene.words.gain(self.move.points)
        told = canvas.text(target, gain, (bar.x, y), face="bold", size=REST, colour=soft)
        if len(self.move.steps) > 1:
            arrow = pygame.Rect(told.right + px(8), y + px(4), px(17), px(17))
            canvas.kit.icon(target, "icon.arrow_right", arrow, soft)
            x = arrow.right + px(6)
            rest = self.panel.rest(self.move, bar.right - x)
            canvas.text(target, rest, (x, y), size=REST, colour=soft)

    def _draw_percent(self, target: pygame.Surface, top: int) -> None:
        """At the right of the name."""
        canvas = self.canvas
        middle = top + canvas.letters.height("bold", LABEL, canvas.scale) // 2
        at = (self.box.right - canvas.px(INSIDE), middle)
        canvas.text(
            target, f"{self.move.percent} %", at, face="number", size=LABEL, anchor="midright"
        )


def draw_bar(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, chance: float) -> None:
    """A chance as a part of a bar."""
    canvas.kit.draw(target, "slider.track", box, canvas.scale)
    if chance:
        width = max(box.height, round(chance * box.width))
        fill = pygame.Rect(box.topleft, (width, box.height))
        canvas.kit.draw(target, "slider.fill", fill, canvas.scale)
