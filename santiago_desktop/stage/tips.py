"""Tooltips, and the small signs in them: a rule of the book, a key or a gamepad's button."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.canvas import Canvas
    from santiago_desktop.stage.commands import Sign

WIDTH = 340
TITLE, TEXT, SIGN = 23, 19, 28  # sizes of title and text, the height of signs
EDGE = 18
BOOK = "icon.rulebook"


class Tip(NamedTuple):
    """What a tooltip says, the key for it, the rule that tells more, and the key for that."""

    title: str = ""
    text: str = ""
    key: Sign | None = None
    rule: str = ""
    rule_key: Sign | None = None


def draw_tip(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, tip: Tip) -> None:
    """A sign above what the mouse is on, no wider than its words."""
    px, letters = canvas.px, canvas.letters
    lines = letters.wrapped(tip.text, "text", TEXT, canvas.scale, px(WIDTH)) if tip.text else []
    foot = _foot(canvas, tip)
    widths = [letters.width(line, "text", TEXT, canvas.scale) for line in lines]
    widths += [letters.width(tip.title, "heading", TITLE, canvas.scale)] if tip.title else []
    width = max(min(px(WIDTH), max(widths, default=0)), foot.get_width() if foot else 0)
    head = px(34) if tip.title else 0
    step = letters.height("text", TEXT, canvas.scale)
    frame = pygame.Rect(0, 0, width + px(2 * EDGE), len(lines) * step + head + px(26))
    frame.height += foot.get_height() + px(4) if foot else 0
    _place(frame, canvas, box)
    canvas.kit.draw(target, "tooltip.frame", frame, canvas.scale)
    x = frame.x + px(EDGE)
    if tip.title:
        at, colour = (x, frame.y + px(10)), canvas.kit.colour("heading")
        canvas.text(target, tip.title, at, face="heading", size=TITLE, colour=colour, width=width)
    colour = canvas.kit.colour("text_light")
    for number, line in enumerate(lines):
        at = (x, frame.y + px(13) + head + number * step)
        canvas.text(target, line, at, size=TEXT, colour=colour)
    if foot:
        target.blit(foot, (x, frame.bottom - px(11) - foot.get_height()))


def _place(frame: pygame.Rect, canvas: Canvas, box: pygame.Rect) -> None:
    """Above what it is about, or below where there is no room."""
    gap = canvas.px(10)
    frame.midbottom = (box.centerx, box.top - gap)
    if frame.top < 0:
        frame.midtop = (box.centerx, box.bottom + gap)
    frame.clamp_ip(canvas.rect)


def _foot(canvas: Canvas, tip: Tip) -> pygame.Surface | None:
    """The key, and the book with its key."""
    gap = canvas.px(10)
    parts = [key_sign(canvas, tip.key)] if tip.key else []
    if tip.rule:
        parts.append(book_sign(canvas, tip.rule, canvas.kit.colour("text_light")))
        parts += [key_sign(canvas, tip.rule_key)] if tip.rule_key else []
    if not parts:
        return None
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    row = pygame.Surface((width, max(part.get_height() for part in parts)), pygame.SRCALPHA)
    x = 0
    for part in parts:
        row.blit(part, (x, (row.get_height() - part.get_height()) // 2))
        x += part.get_width() + gap
    return row


def book_sign(canvas: Canvas, rule: str, colour: str, height: float = SIGN) -> pygame.Surface:
    """A small book with the number of a section."""
    side, gap = canvas.px(height), canvas.px(4)
    number = canvas.letters.line(rule, "number", 19, canvas.scale, colour)
    tall = max(side, number.get_height())
    made = pygame.Surface((side + gap + number.get_width(), tall), pygame.SRCALPHA)
    canvas.kit.icon(made, BOOK, pygame.Rect(0, (tall - side) // 2, side, side), colour)
    made.blit(number, (side + gap, (tall - number.get_height()) // 2))
    return made


def key_sign(canvas: Canvas, sign: Sign) -> pygame.Surface:
    """A gamepad's button, or a key's cap with what stands on it."""
    side = canvas.px(SIGN)
    if sign.glyph:
        made = pygame.Surface((side, side), pygame.SRCALPHA)
        canvas.kit.icon(made, sign.glyph, made.get_rect(), canvas.kit.colour("text_light"))
        return made
    words = canvas.letters.line(sign.words, "text", 18, canvas.scale, canvas.kit.colour("text"))
    made = pygame.Surface((max(side, words.get_width() + canvas.px(16)), side), pygame.SRCALPHA)
    cap, round_ = made.get_rect(), canvas.px(6)
    pygame.draw.rect(made, canvas.kit.colour("second_line"), cap, border_radius=round_)
    top = pygame.Rect(0, 0, cap.width, cap.height - max(2, canvas.px(3))).inflate(-2, -2)
    pygame.draw.rect(made, canvas.kit.colour("paper"), top, border_radius=round_)
    made.blit(words, words.get_rect(center=top.center))
    return made
