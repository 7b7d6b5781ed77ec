"""Charts: bars by source, points over the turns, dice against expectation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.result import patterns

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.report import Die
    from santiago_desktop.stage.drawing.canvas import Canvas

LINE = 4
TALLEST, LEAST, AROUND = 740, 300, 150  # design pixels: of a chart; of what stands around it
SIGN = 26  # the size of a seat's symbol on its line
DOT = 7  # the radius of a turn's dot
PART = 19  # the size of the name of a part of play
BESIDE = 40  # design pixels at the right of the lines
MARKS = 6  # symbols along each line, so that colour is not all that tells them apart


def bar(
    target: pygame.Surface,
    canvas: Canvas,
    box: pygame.Rect,
    parts: Sequence[tuple[str, int, float]],
    most: float,
) -> None:
    """What colours with their patterns have brought, one after the other.

    The whole box stands for `most` points; parts below zero are left out.
    """
    x, scale = float(box.x), box.width / max(1.0, most)
    for colour, pattern, points in parts:
        width = scale * max(0.0, points)
        piece = pygame.Rect(round(x), box.y, round(x + width) - round(x), box.height)
        patterns.paint(target, canvas, piece, colour, pattern)
        edge = canvas.kit.colour("text_soft")
        if piece.width > canvas.px(2):
            pygame.draw.rect(target, edge, piece, max(1, canvas.px(1)))
        x += width


def earned(parts: Sequence[tuple[str, int, float]]) -> float:
    """The points that such parts have brought, without what was lost again."""
    return sum(max(0.0, points) for _, _, points in parts)


class Mark(Record):
    """Where a part of play begins, as a share of the whole course, and what it is called."""

    share: float
    label: str


class Axes(Record):
    """What stands beside a course of the seats' points, and how far it goes."""

    most: int  # the highest value
    turns: int  # how many there are from the start to the end; some lines may not be so long yet
    value: Callable[[int], str] = str  # what is written beside a value
    marks: Sequence[Mark] | None = None  # what stands below, where turns aren't counted
    least: int = 0  # the lowest value, where that is below zero

    def share(self, value: int) -> float:
        """How far up a value stands: 0 at the lowest one, 1 just above the highest."""
        return (value - self.least) / (self.most + 1 - self.least)


def axes_of(lines: Sequence[Sequence[int]]) -> Axes:
    """Those on which whole courses are seen, also below zero."""
    if not lines:
        return Axes(1, 1)
    least = min(0, *map(min, lines))
    return Axes(max(1, *map(max, lines)), len(lines[0]) - 1, signed, least=least)


def signed(value: int) -> str:
    """A number with a minus sign where it is below zero."""
    return str(value) if value >= 0 else f"−{-value}"  # noqa: RUF001 - a minus sign


def frame(canvas: Canvas, box: pygame.Rect) -> pygame.Rect:
    """The part of a course's box in which its lines are: without the scales."""
    px = canvas.px
    area = pygame.Rect(box.x + px(64), box.y + px(24), 0, box.height - px(76))
    area.width = box.right - px(BESIDE) - area.x
    return area


def course(
    target: pygame.Surface,
    canvas: Canvas,
    box: pygame.Rect,
    lines: Sequence[Sequence[int]],
    looks: Sequence[int],
    axes: Axes,
) -> None:
    """Each seat's points over the turns, with a scale at the left and turns below."""
    px, area = canvas.px, frame(canvas, box)
    turns = max(axes.turns, 1)
    _grid(target, canvas, area, axes)
    for seat, line in enumerate(lines):
        points = [
            (
                area.x + round(area.width * n / turns),
                area.bottom - round(area.height * axes.share(p)),
            )
            for n, p in enumerate(line)
        ]
        colour = canvas.kit.line_of(looks[seat])
        if len(points) > 1:
            pygame.draw.lines(target, colour, False, points, max(2, px(LINE)))  # noqa: FBT003
        for at in points if axes.marks is None else ():  # each turn that is counted has a dot
            pygame.draw.circle(target, colour, at, max(3, px(DOT)))
        step = max(1, len(points) // MARKS)
        for at in points[step * (seat + 1) // 5 :: step] + points[-1:]:
            chip = pygame.Rect(0, 0, px(SIGN), px(SIGN))
            chip.center = at
            canvas.kit.draw(target, f"chip.{looks[seat]}", chip, canvas.scale)


def _grid(target: pygame.Surface, canvas: Canvas, area: pygame.Rect, axes: Axes) -> None:
    px, colour = canvas.px, canvas.kit.colour("text_soft")
    pale = canvas.kit.colour("paper_line")
    step = max(1, rounded((axes.most - axes.least) / 5))
    for value in range(-(-axes.least // step) * step, axes.most + 1, step):
        y = area.bottom - round(area.height * axes.share(value))
        zero = colour if axes.least < 0 and value == 0 else pale
        pygame.draw.line(target, zero, (area.x, y), (area.right, y), max(1, px(1)))
        at = (area.x - px(SIGN // 2 + 6), y)  # a sign may lie on the line's beginning
        words = axes.value(value)
        canvas.text(target, words, at, face="number", size=19, colour=colour, anchor="midright")
    if axes.marks is not None:
        _parts(target, canvas, area, axes.marks)
        return
    turns = max(axes.turns, 1)
    for turn in counted(turns):
        x = area.x + round(area.width * turn / turns)
        pygame.draw.line(target, pale, (x, area.bottom), (x, area.bottom + px(6)), max(1, px(1)))
        at = (x, area.bottom + px(8))
        canvas.text(target, str(turn), at, face="number", size=19, colour=colour, anchor="midtop")


def _parts(
    target: pygame.Surface, canvas: Canvas, area: pygame.Rect, marks: Sequence[Mark]
) -> None:
    """A line where each part of play begins, with its name where there is room."""
    px, colour = canvas.px, canvas.kit.colour("text_soft")
    pale, free = canvas.kit.colour("paper_line"), area.x
    for mark in marks:
        x = area.x + round(area.width * mark.share)
        width = canvas.letters.width(mark.label, "text", PART, canvas.scale)
        named = free <= x <= area.right + px(BESIDE) - width
        top = area.y if named else area.bottom
        down = area.bottom + px(PART + 12 if named else 6)
        pygame.draw.line(target, pale, (x, top), (x, down), max(1, px(1)))
        if named:
            at = (x + px(6), area.bottom + px(8))
            canvas.text(target, mark.label, at, size=PART, colour=colour)
            free = x + width + px(18)


def counted(turns: int) -> list[int]:
    """The turns that stand below a course: in even steps, and the last one."""
    step = max(1, rounded(turns / 12))
    return [*range(0, turns - step // 2, step), turns]


def height_on(page: float) -> float:
    """The height of a chart with its heading and names on a page of a height, in design pixels."""
    return max(LEAST, min(TALLEST, page - AROUND))


def rounded(step: float) -> int:
    """A step that people like to count in."""
    for nice in (1, 2, 5, 10, 20, 50, 100):
        if nice >= step:
            return nice
    return 200


def die(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, die: Die, most: float) -> None:
    """A bar for each face with its count above it, and a dashed line where it was expected to end.

    Each face stands below its bar, in the outline of a die.

    `most` is what the highest bar of all dice stands for, so that they can be compared.
    """
    px, kit = canvas.px, canvas.kit
    step = box.width // max(1, len(die.faces))
    tall = box.height - px(66)  # a count stands above the highest bar
    base = box.bottom - px(32)
    for number, (face, rolled) in enumerate(zip(die.faces, die.rolled, strict=True)):
        x = box.x + number * step
        column = pygame.Rect(x + px(6), 0, step - px(12), round(tall * rolled / most))
        column.bottom = base
        pygame.draw.rect(target, kit.colour("good"), column, border_radius=px(4))
        colour = kit.colour("text")
        _face(target, canvas, face, (column.centerx, base + px(4)))
        y = base - round(tall * die.expected[number] / most)
        _dashes(target, canvas, pygame.Rect(x, y, step, max(2, px(3))))
        count = pygame.Rect(0, 0, px(30), px(28))
        count.midbottom = (column.centerx, column.y)
        if count.top - px(3) < y < count.bottom + px(1):
            count.bottom = y - px(2)  # above the dashed line
        canvas.text(
            target, str(rolled), count.center, face="number", size=21, colour=colour,
            anchor="center",
        )  # fmt: skip


def _face(target: pygame.Surface, canvas: Canvas, face: int, midtop: tuple[int, int]) -> None:
    """The number of a face on a small die."""
    px, kit = canvas.px, canvas.kit
    side = pygame.Rect(0, 0, px(28), px(28))
    side.midtop = midtop
    pygame.draw.rect(target, kit.colour("paper"), side, border_radius=px(6))
    pygame.draw.rect(target, kit.colour("text_soft"), side, max(1, px(2)), px(6))
    colour = kit.colour("text")
    canvas.text(
        target, str(face), side.center, face="number", size=19, colour=colour, anchor="center"
    )


def _dashes(target: pygame.Surface, canvas: Canvas, line: pygame.Rect) -> None:
    """Dashes as far from both ends of a line, which go on beside it; seen on any ground."""
    px, kit = canvas.px, canvas.kit
    count = max(1, round(line.width / px(15)))
    for number in range(count):
        dash = pygame.Rect(0, 0, line.width * 3 // (5 * count), line.height)
        dash.center = line.x + line.width * (2 * number + 1) // (2 * count), line.y
        pygame.draw.rect(target, kit.colour("paper"), dash.inflate(px(2), px(2)))
        pygame.draw.rect(target, kit.colour("text"), dash)
