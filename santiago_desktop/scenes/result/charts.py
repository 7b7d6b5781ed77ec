"""Charts: bars by source, points over the turns, dice against expectation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.result import patterns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.report import Die, Source
    from santiago_desktop.stage.drawing.canvas import Canvas

LINE = 4
TALLEST, LEAST, AROUND = 740, 300, 150  # design pixels: of a chart; of what stands around it
SIGN = 26  # the size of a seat's symbol on its line
MARKS = 6  # symbols along each line, so that colour is not all that tells them apart


def bar(
    target: pygame.Surface,
    canvas: Canvas,
    box: pygame.Rect,
    parts: Sequence[tuple[Source, float]],
    most: float,
) -> None:
    """Points beside each other, as their sources are painted; what was lost is struck out."""
    x, scale = float(box.x), box.width / max(1.0, most)
    for number, (source, points) in enumerate(parts):
        width = scale * max(0.0, points)
        piece = pygame.Rect(round(x), box.y, round(x + width) - round(x), box.height)
        patterns.paint(target, canvas, piece, source.colour, number)
        edge = canvas.kit.colour("text_soft")
        if piece.width > canvas.px(2):
            pygame.draw.rect(target, edge, piece, max(1, canvas.px(1)))
        x += width
    lost = round(scale * sum(max(0.0, -points) for _, points in parts))
    if lost > 0:
        end = pygame.Rect(0, box.y, min(lost, round(x) - box.x), box.height)
        end.right = round(x)
        strike_out(target, canvas, end)


def strike_out(target: pygame.Surface, canvas: Canvas, box: pygame.Rect) -> None:
    """The end of a bar that was given away again: pale, with slanting lines."""
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    paper = pygame.Color(canvas.kit.colour("paper"))
    veil.fill((paper.r, paper.g, paper.b, 205))
    line = pygame.Color(canvas.kit.colour("text_soft"))
    for x in range(-box.height, box.width, max(4, canvas.px(12))):
        pygame.draw.line(veil, line, (x, box.height), (x + box.height, 0), max(1, canvas.px(2)))
    target.blit(veil, box)


def course(
    target: pygame.Surface,
    canvas: Canvas,
    box: pygame.Rect,
    lines: Sequence[Sequence[int]],
    looks: Sequence[int],
) -> None:
    """Each seat's points over the turns, with a scale at the left and turns below."""
    px = canvas.px
    frame = pygame.Rect(box.x + px(64), box.y + px(24), 0, box.height - px(76))
    frame.width = box.right - px(40) - frame.x
    most = max(max(line) for line in lines) + 1
    turns = max(len(lines[0]) - 1, 1)
    _grid(target, canvas, frame, most, turns)
    for seat, line in enumerate(lines):
        points = [
            (
                frame.x + round(frame.width * n / turns),
                frame.bottom - round(frame.height * max(0, p) / most),
            )
            for n, p in enumerate(line)
        ]
        colour = canvas.kit.line_of(looks[seat])
        if len(points) > 1:
            pygame.draw.lines(target, colour, False, points, max(2, px(LINE)))  # noqa: FBT003
        step = max(1, len(points) // MARKS)
        for at in points[step * (seat + 1) // 5 :: step] + points[-1:]:
            chip = pygame.Rect(0, 0, px(SIGN), px(SIGN))
            chip.center = at
            canvas.kit.draw(target, f"chip.{looks[seat]}", chip, canvas.scale)


def _grid(
    target: pygame.Surface, canvas: Canvas, frame: pygame.Rect, most: int, turns: int
) -> None:
    px, colour = canvas.px, canvas.kit.colour("text_soft")
    pale = canvas.kit.colour("paper_line")
    for value in range(0, most + 1, max(1, rounded((most - 1) / 5))):
        y = frame.bottom - round(frame.height * value / most)
        pygame.draw.line(target, pale, (frame.x, y), (frame.right, y), max(1, px(1)))
        at = (frame.x - px(SIGN // 2 + 6), y)  # a sign may lie on the line's beginning
        canvas.text(
            target, str(value), at, face="number", size=19, colour=colour, anchor="midright"
        )
    for turn in range(0, turns + 1, max(1, rounded(turns / 8))):
        x = frame.x + round(frame.width * turn / turns)
        pygame.draw.line(target, pale, (x, frame.bottom), (x, frame.bottom + px(6)), max(1, px(1)))
        at = (x, frame.bottom + px(8))
        canvas.text(target, str(turn), at, face="number", size=19, colour=colour, anchor="midtop")


def height_on(page: float) -> float:
    """The height of a chart with its heading and names on a page of a height, in design pixels."""
    return max(LEAST, min(TALLEST, page - AROUND))


def rounded(step: float) -> int:
    """A step that people like to count in."""
    for nice in (1, 2, 5, 10, 20, 50, 100):
        if nice >= step:
            return nice
    return 200


def die(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, die: Die) -> None:
    """A bar for each face, with a mark where it was expected to end."""
    px, kit = canvas.px, canvas.kit
    most = max(1.0, *die.rolled, *die.expected)
    step = box.width // max(1, len(die.faces))
    tall = box.height - px(66)  # a count stands above the highest bar
    for number, face in enumerate(die.faces):
        x = box.x + number * step
        height = round(tall * die.rolled[number] / most)
        base = box.bottom - px(32)
        column = pygame.Rect(x + px(6), base - height, step - px(12), height)
        pygame.draw.rect(target, kit.colour("good"), column, border_radius=px(4))
        y = base - round(tall * die.expected[number] / most)
        colour = kit.colour("text")
        pygame.draw.line(target, colour, (x + px(1), y), (x + step - px(1), y), max(2, px(3)))
        at = (x + step // 2, base + px(2))
        canvas.text(target, str(face), at, face="number", size=20, colour=colour, anchor="midtop")
        above = (column.centerx, min(column.y, y) - px(3))
        canvas.text(
            target,
            str(die.rolled[number]),
            above,
            face="number",
            size=19,
            colour=kit.colour("text_soft"),
            anchor="midbottom",
        )
