"""Tooltips, and the small signs in them: a rule of the book, a key or a gamepad's button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.drawing.art import in_a_row
from santiago_desktop.stage.drawing.placing import least_hiding
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.stage.input.commands import Sign

WIDTH = 340
TITLE, TEXT, SIGN = 23, 19, 28  # sizes of title and text, the height of signs
ARROW = 18  # on a key's cap, in design pixels
EDGE = 18
BOOK = "icon.rulebook"
CLICK, NOT_NOW = "#FFD84A", "#FFB59B"


class Tip(Record):
    """What a tooltip says, the key for it, the rule that tells more, and the key for that."""

    title: str = ""
    text: str = ""
    key: Sign | None = None
    rule: str = ""
    rule_key: Sign | None = None
    not_now: str = ""  # why it can't be used
    click: str = ""  # what a click does


def draw_tip(
    target: pygame.Surface,
    canvas: Canvas,
    box: pygame.Rect,
    tip: Tip,
    clear: Sequence[pygame.Rect] = (),
    useful: Sequence[pygame.Rect] = (),
) -> None:
    """A sign beside what the mouse is on, no wider than its words, away from what must be seen.

    Of places that are as good, it takes the one where the least is hidden of what is useful.
    """
    px, letters = canvas.px, canvas.letters
    lines = _lines(canvas, tip)
    foot = _foot(canvas, tip)
    widths = [letters.width(line, "text", TEXT, canvas.scale) for line, _ in lines]
    widths += [letters.width(tip.title, "heading", TITLE, canvas.scale)] if tip.title else []
    width = max(min(canvas.room(WIDTH), max(widths, default=0)), foot.get_width() if foot else 0)
    least = letters.width(tip.title, "heading", SMALLEST, canvas.scale)
    width = max(width, min(least, canvas.size[0] - px(4 * EDGE)))  # a title has one line
    head = px(34) if tip.title else 0
    step = letters.height("text", TEXT, canvas.scale)
    frame = pygame.Rect(0, 0, width + px(2 * EDGE), len(lines) * step + head + px(26))
    frame.height += foot.get_height() + px(4) if foot else 0
    frame = placed(frame, canvas, box, clear, useful)
    canvas.kit.draw(target, "tooltip.frame", frame, canvas.scale)
    x = frame.x + px(EDGE)
    if tip.title:
        at, colour = (x, frame.y + px(10)), canvas.kit.colour("heading")
        canvas.text(target, tip.title, at, face="heading", size=TITLE, colour=colour, width=width)
    for number, (line, colour) in enumerate(lines):
        at = (x, frame.y + px(13) + head + number * step)
        canvas.text(target, line, at, size=TEXT, colour=colour)
    if foot:
        target.blit(foot, (x, frame.bottom - px(11) - foot.get_height()))


def _lines(canvas: Canvas, tip: Tip) -> list[tuple[str, str]]:
    """The lines with their colours: what it is, what a click does, why that is not possible."""
    light = canvas.kit.colour("text_light")
    parts = ((tip.text, light), (tip.click, CLICK), (tip.not_now, NOT_NOW))
    return [
        (line, colour)
        for words, colour in parts
        if words
        for line in canvas.letters.wrapped(words, "text", TEXT, canvas.scale, canvas.room(WIDTH))
    ]


def placed(
    frame: pygame.Rect,
    canvas: Canvas,
    box: pygame.Rect,
    clear: Sequence[pygame.Rect],
    useful: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Above, below or beside the box: where the least is hidden of what must be seen."""
    gap = canvas.px(10)
    ways: tuple[tuple[str, tuple[int, int]], ...] = (
        ("midbottom", (box.centerx, box.top - gap)),
        ("midtop", (box.centerx, box.bottom + gap)),
        ("midleft", (box.right + gap, box.centery)),
        ("midright", (box.left - gap, box.centery)),
        ("bottomleft", (box.right + gap, box.top - gap)),
        ("bottomright", (box.left - gap, box.top - gap)),
        ("topleft", (box.right + gap, box.bottom + gap)),
        ("topright", (box.left - gap, box.bottom + gap)),
        ("topright", (box.left - gap, box.top)),
        ("bottomright", (box.left - gap, box.bottom)),
        ("topleft", (box.right + gap, box.top)),
        ("bottomleft", (box.right + gap, box.bottom)),
        ("bottomleft", (box.left, box.top - gap)),
        ("bottomright", (box.right, box.top - gap)),
        ("topleft", (box.left, box.bottom + gap)),
        ("topright", (box.right, box.bottom + gap)),
    )
    places = [frame.move_to(**{anchor: at}).clamp(canvas.rect) for anchor, at in ways]
    return least_hiding(places, (box, *clear), useful)


def _foot(canvas: Canvas, tip: Tip) -> pygame.Surface | None:
    """The key, and the book with its key."""
    gap = canvas.px(10)
    parts = [key_sign(canvas, tip.key)] if tip.key else []
    if tip.rule:
        parts.append(book_sign(canvas, tip.rule, canvas.kit.colour("text_light")))
        parts += [key_sign(canvas, tip.rule_key)] if tip.rule_key else []
    if not parts:
        return None
    return in_a_row(parts, gap)


def book_sign(canvas: Canvas, rule: str, colour: str, height: float = SIGN) -> pygame.Surface:
    """A small book with the number of a section."""
    side, gap = canvas.px(height), canvas.px(4)
    number = canvas.letters.line(rule, "number", 19, canvas.scale, colour)
    tall = max(side, number.get_height())
    made = pygame.Surface((side + gap + number.get_width(), tall), pygame.SRCALPHA)
    canvas.kit.icon(made, BOOK, pygame.Rect(0, (tall - side) // 2, side, side), colour)
    made.blit(number, (side + gap, (tall - number.get_height()) // 2))
    return made


def _icon(canvas: Canvas, icon: str, colour: str, side: float) -> pygame.Surface:
    made = pygame.Surface((canvas.px(side), canvas.px(side)), pygame.SRCALPHA)
    canvas.kit.icon(made, icon, made.get_rect(), canvas.kit.colour(colour))
    return made


def key_sign(canvas: Canvas, sign: Sign) -> pygame.Surface:
    """A gamepad's button, or a key's cap with what stands on it."""
    if sign.glyph:
        return _icon(canvas, sign.glyph, "text_light", SIGN)
    if sign.arrow:
        words = _icon(canvas, sign.arrow, "text", ARROW)
    else:
        words = canvas.letters.line(sign.words, "text", 18, canvas.scale, canvas.kit.colour("text"))
    side = canvas.px(SIGN)
    made = pygame.Surface((max(side, words.get_width() + canvas.px(16)), side), pygame.SRCALPHA)
    cap, round_ = made.get_rect(), canvas.px(6)
    pygame.draw.rect(made, canvas.kit.colour("second_line"), cap, border_radius=round_)
    top = pygame.Rect(0, 0, cap.width, cap.height - max(2, canvas.px(3))).inflate(-2, -2)
    pygame.draw.rect(made, canvas.kit.colour("paper"), top, border_radius=round_)
    made.blit(words, words.get_rect(center=top.center))
    return made
