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

HEAD, EDGE, GAP = 68, 18, 8  # design pixels
TITLE, LABEL, REST, WHY, SMALL = 24, 20, 18, 19, 18  # sizes of the words
WIDTHS = (292, 380, 460, 540)  # the first in which all fits below the players' panels
INSIDE = 12  # around what stands in a row
BAR, NUMBER = (200, 14), 76  # the bar of a chance, and the room of its number
ARROW = 24  # before what comes after a move's first action
LINES = 2  # of what comes after a move's first action


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
        for width in WIDTHS:
            height = self._height(canvas.px(width))
            if height <= room.height:
                break
        made = pygame.Rect(room.x, 0, canvas.px(width), height)
        made.bottom = room.bottom
        return made.clamp(canvas.rect)

    def _height(self, width: int) -> int:
        px = self.counsel.scene.app.canvas.px
        inside = width - 2 * px(EDGE)
        rows = sum(self.row_height(move, inside) + px(GAP) for move in self.counsel.moves)
        return px(HEAD + EDGE) + max(rows + self._why_height(inside), px(60))

    def row_height(self, move: Move, width: int) -> int:
        """What a move needs: its name, what comes after it, and its chance."""
        canvas = self.counsel.scene.app.canvas
        label, rest = self.lines(move, width)
        height = len(label) * canvas.letters.height("bold", LABEL, canvas.scale)
        height += len(rest) * canvas.letters.height("text", REST, canvas.scale)
        return height + canvas.letters.height("number", LABEL, canvas.scale) + canvas.px(INSIDE)

    def lines(self, move: Move, width: int) -> tuple[list[str], list[str]]:
        """The name of the first action, and of those after it."""
        canvas = self.counsel.scene.app.canvas
        letters, room = canvas.letters, width - 2 * canvas.px(INSIDE)
        label = letters.wrapped(move.steps[0].label, "bold", LABEL, canvas.scale, room)
        after = "; ".join(step.label for step in move.steps[1:])
        room -= canvas.px(ARROW)
        rest = letters.wrapped(after, "text", REST, canvas.scale, room) if after else []
        if len(rest) > LINES:
            rest = [*rest[: LINES - 1], f"{rest[LINES - 1]} …"]
        return label, rest

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
        label, rest = self.panel.lines(self.move, box.width)
        x, y = box.x + px(INSIDE), box.y + px(INSIDE) // 2
        y = self._draw_lines(target, label, (x, y), "bold", LABEL)
        if rest:
            arrow = pygame.Rect(x, y + px(4), px(17), px(17))
            canvas.kit.icon(target, "icon.arrow_right", arrow, canvas.kit.colour("text_soft"))
            y = self._draw_lines(target, rest, (x + px(ARROW), y), "text", REST)
        self._draw_chance(target, (x, y))
        self.draw_focus(target)

    def _draw_lines(
        self, target: pygame.Surface, lines: list[str], at: tuple[int, int], face: str, size: float
    ) -> int:
        """Lines below each other; where the next one would begin."""
        canvas, y = self.canvas, at[1]
        colour = canvas.kit.colour("text" if face == "bold" else "text_soft")
        for line in lines:
            canvas.text(target, line, (at[0], y), face=face, size=size, colour=colour)
            y += canvas.letters.height(face, size, canvas.scale)
        return y

    def _draw_chance(self, target: pygame.Surface, at: tuple[int, int]) -> None:
        """A bar, the chance as a number, and the gain."""
        canvas, px = self.canvas, self.canvas.px
        height = canvas.letters.height("number", LABEL, canvas.scale)
        gain = self.panel.counsel.scene.words.gain(self.move.points)
        room = canvas.letters.width(gain, "number", SMALL, canvas.scale)
        bar = pygame.Rect(at[0], 0, self.box.right - px(INSIDE) - room - px(NUMBER) - at[0], 0)
        bar.size = min(bar.width, px(BAR[0])), px(BAR[1])
        bar.centery = at[1] + height // 2
        draw_bar(target, canvas, bar, self.move.chance)
        for text, x, colour, size in (
            (f"{self.move.percent} %", bar.right + px(10), "text", LABEL),
            (gain, bar.right + px(NUMBER), "text_soft", SMALL),
        ):
            canvas.text(
                target,
                text,
                (x, bar.centery),
                face="number",
                size=size,
                colour=canvas.kit.colour(colour),
                anchor="midleft",
            )


def draw_bar(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, chance: float) -> None:
    """A chance as a part of a bar."""
    canvas.kit.draw(target, "slider.track", box, canvas.scale)
    width = max(box.height, round(chance * box.width))
    if chance:
        fill = pygame.Rect(box.topleft, (width, box.height))
        canvas.kit.draw(target, "slider.fill", fill, canvas.scale)
