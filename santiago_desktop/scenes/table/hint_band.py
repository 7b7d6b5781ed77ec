"""A beside B, in the band below the board: what both cost, give, leave and open, and why A."""

from __future__ import annotations

from copy import copy
from itertools import product, zip_longest
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.phrases import plain
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.phrases import PICTURES, Line, Setter
from santiago_desktop.scenes.table.sides import BETTER, OTHER, Side, draw_disc, seen
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.table.hints import span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Phrase
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.hints import Comparison, Move

# All in design pixels.
EDGE, INSIDE, GAP = 14, 18, 14  # around the cards, within one, between them
HEADS, ABOVE = (36, 46), 7  # of a card, at least and at most; above and below the cards
WHY = 0.268  # of the band's width: the reason and the buttons
LABELS = (90, 180)  # how wide the rows' labels are at least and at most
LABEL, TITLE, NAME, RANGE, PERCENT, REASON = 18, 23, 20, 18, 27, 19  # sizes of the words
MORE = "…"
DISC, BUTTONS = 32, (42, 56)  # a disc; the heights of a button, at least and at most
ALL = 99  # steps of a turn
ROOMS = ((ALL, 2), (2, 2), (2, 1), (1, 1))  # how many steps are named; lines of facts
FACTORS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the interface's scale, where there is little room

Row = tuple[str, "list[Phrase]"]


class Card(Record):
    """One of the two moves, set in lines."""

    side: Side
    title: str
    move: Move
    rows: list[list[Line]]
    named: bool  # whether its head has room for what the move is called


class Band:
    """The comparison, set as large as there is room for."""

    def __init__(self, hint: HintControl) -> None:
        self.hint = hint
        self.canvas: Canvas = hint.sight.layout.reading_canvas
        self.picture: float = PICTURES[0]  # how high pictures are, in design pixels
        self.steps = ALL  # how many steps of a turn there is room for
        self.lines = 2  # that a row of facts may have; it begins with what the other move lacks
        self.why = ""  # the reason for the better one
        self.labels: list[str] = []
        self.cards: list[Card] = []
        self._key: object = None

    # --- places --------------------------------------------------------------------------------

    @property
    def box(self) -> pygame.Rect:
        """All of the band."""
        return self.hint.sight.layout.band

    def _labels_width(self) -> int:
        canvas = self.canvas
        low, high = (self.hint.sight.layout.reading_canvas.px(each) for each in LABELS)
        widths = [canvas.letters.width(each, "text", LABEL, canvas.scale) for each in self.labels]
        return max(low, min(high, max(widths, default=0))) + 2 * canvas.px(EDGE)

    def _card_box(self, number: int) -> pygame.Rect:
        """Where the first or the second card lies."""
        box, px = self.box, self.canvas.px
        left = box.x + px(EDGE) + self._labels_width()
        width = (box.right - self._why_width - left - 2 * px(GAP)) // 2
        y, height = box.y + px(ABOVE), box.height - 2 * px(ABOVE)
        return pygame.Rect(left + number * (width + px(GAP)), y, width, height)

    @property
    def _why_width(self) -> int:
        return round(self.box.width * WHY)

    @property
    def _why_box(self) -> pygame.Rect:
        """The reason and the buttons, at the right."""
        box, px = self.box, self.canvas.px
        width = self._why_width - px(INSIDE)
        return pygame.Rect(
            box.right - px(INSIDE) - width,
            box.y + px(ABOVE),
            width,
            box.height - 2 * px(ABOVE),
        )

    # --- setting -------------------------------------------------------------------------------

    def _set(self) -> Comparison | None:
        """Set the cards anew if something else is compared, or the window is another one."""
        compared, canvas = self.hint.compared, self.hint.sight.layout.reading_canvas
        key = (compared, canvas.size, canvas.scale, canvas.kit.theme, self.hint.own)
        if key != self._key:
            self._key = key
            self.cards = []
            if compared is not None:
                self._fit(compared)
                self.why = self._fitting(compared.reasons)
        return compared

    def _fit(self, compared: Comparison) -> None:
        """As large as it can be so that all rows have room; in the end rows lose their last."""
        whole = self.hint.sight.layout.reading_canvas
        for factor, (self.steps, self.lines), self.picture in product(FACTORS, ROOMS, PICTURES):
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least * FACTORS[-1])
            self._lay(compared)
            if self._height() <= self._card_box(0).height:
                return
        while self._height() > self._card_box(0).height and self._shorten():
            pass

    def _lay(self, compared: Comparison) -> None:
        moves = both(compared)
        tables = telling([self._rows(move, compared) for _, move in moves])
        self.labels = [label for label, _ in tables[0]]
        titles, named = titles_of(self.hint, compared), self._named(compared)
        self.cards = [
            Card(side, titles[side.letter], move, self._lines(side, rows), named)
            for (side, move), rows in zip(moves, tables, strict=True)
        ]

    def _rows(self, move: Move, compared: Comparison) -> list[Row]:
        """What a move comes to; first how it goes on, or all of it if the head has no room."""
        words = self.hint.sight.words
        rows: list[Row] = words.account(move.account)
        if not self._named(compared):
            steps = [move.label, *move.rest]
            rows.insert(0, (words._("turn"), [plain(self._steps(steps))]))
        elif any(each.rest for _, each in both(compared)):
            rest = self._steps(move.rest) if move.rest else words._("nothing")
            rows.insert(0, (words._("then"), [plain(rest)]))
        return rows

    def _steps(self, steps: list[str]) -> str:
        """The steps of a turn; where there is no room for all, the first ones and how many more."""
        shown, left = "; ".join(steps[: self.steps]), len(steps) - self.steps
        if left <= 0:
            return shown
        words = self.hint.sight.app.language.n_(
            "{move}; then {n} more", "{move}; then {n} more", left
        )
        return words.format(move=shown)

    def _named(self, compared: Comparison) -> bool:
        """Whether there is room in the heads for what the moves are called."""
        canvas, titles = self.canvas, titles_of(self.hint, compared)
        letters, px = canvas.letters, canvas.px
        room = self._card_box(0).width - px(54 + 8 + 10 + 14 + 16)
        for side, move in both(compared):
            taken = letters.width(titles[side.letter], "heading", TITLE, canvas.scale)
            taken += letters.width(move.label, "bold", LABEL, canvas.scale)
            taken += letters.width(span(move.chance), "text", RANGE, canvas.scale)
            words = self.hint.sight.app.language.percent(move.chance.percent)
            if taken + letters.width(words, "number", PERCENT, canvas.scale) > room:
                return False
        return True

    def _lines(self, side: Side, rows: list[Row]) -> list[list[Line]]:
        setter = self._setter(seen(side, self.canvas).ink)
        width = self._card_box(0).width - 2 * self.canvas.px(INSIDE)
        whole = [setter.lines(phrases, width) for _, phrases in rows[:1]]
        return [*whole, *(self._cut(setter, phrases, width) for _, phrases in rows[1:])]

    def _cut(self, setter: Setter, phrases: list[Phrase], width: int) -> list[Line]:
        """The lines of a row, as many as there may be; an ellipsis stands for what has no room."""
        for count in range(len(phrases), 0, -1):
            shown = phrases[:count] + [plain(MORE)] * (count < len(phrases))
            lines = setter.lines(shown, width)
            if len(lines) <= self.lines:
                break
        return lines[: self.lines]

    def _tall(self) -> list[int]:
        """How many lines each row takes, in the card that needs more."""
        return [
            max(1, *(len(lines) for lines in row))
            for row in zip_longest(*(card.rows for card in self.cards), fillvalue=())
        ]

    def _height(self) -> int:
        return self._head + sum(self._tall()) * self._step() + self.canvas.px(4)

    @property
    def _head(self) -> int:
        """The height of a card's head: what the rows leave, but not more than it needs."""
        low, high = (self.canvas.px(each) for each in HEADS)
        least = self._setter("").step(1, 0)
        free = self._card_box(0).height - self.canvas.px(4) - sum(self._tall()) * least
        return max(low, min(high, free))

    def _step(self) -> int:
        """From one line to the next, in window pixels."""
        free = self._card_box(0).height - self._head - self.canvas.px(4)
        return self._setter("").step(sum(self._tall()), free)

    def _setter(self, ink: str) -> Setter:
        return Setter(self.canvas, self.hint.sight.board, ink, self.picture)

    def _shorten(self) -> bool:
        """Take a line away, of the last row that has several; whether there was one."""
        tall = self._tall()
        rows = [row for row, count in enumerate(tall) if count > 1]
        for card in self.cards:
            for row in rows[-1:]:
                del card.rows[row][tall[row] - 1 :]
        return bool(rows)

    def _fitting(self, reasons: Sequence[str]) -> str:
        """The first of the reasons, ever briefer, that has room above the buttons, below its title.

        The title says how sure it is: only where none is brief enough does it make way.
        """
        canvas, room = self.hint.sight.layout.reading_canvas, self._why_box
        free = room.height - min(canvas.px(BUTTONS[0]), room.height // 3) - canvas.px(6)
        letters, scale = canvas.letters, canvas.scale * FACTORS[-1]
        step = letters.height("text", REASON, scale)
        lines = [len(letters.wrapped(why, "text", REASON, scale, room.width)) for why in reasons]
        counted = list(zip(reasons, lines, strict=True))
        for head in (letters.height("heading", TITLE, scale), 0):
            for why, count in counted:
                if head + count * step <= free:
                    return why
        return reasons[-1]

    @property
    def _button_height(self) -> int:
        """Lower where the reason needs the room."""
        canvas, room, why = self.hint.sight.layout.reading_canvas, self._why_box, self.why
        whole = min(canvas.px(BUTTONS[1]), room.height // 3)
        lines = canvas.letters.wrapped(why, "text", REASON, canvas.scale, room.width)
        free = room.height - (len(lines) + 1) * canvas.letters.height("text", REASON, canvas.scale)
        return max(min(canvas.px(BUTTONS[0]), whole), min(whole, free - canvas.px(6)))

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """Play A, or stay with B."""
        compared = self._set()
        if compared is None:
            return []
        room, height = self._why_box, self._button_height
        return answers(
            self.hint, pygame.Rect(room.x, room.bottom - height, room.width, height), compared
        )

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper, the labels, the cards, the reason."""
        compared = self._set()
        canvas = self.hint.sight.layout.reading_canvas
        canvas.kit.draw(target, "panel.paper", self.box, canvas.scale)
        if compared is None:
            words = self.hint.sight.app.language._("Thinking…")
            room = self.box.inflate(-2 * canvas.px(INSIDE), -2 * canvas.px(INSIDE))
            canvas.paragraph(target, words, room, face="italic", size=REASON)
            return
        self._draw_labels(target)
        for number, card in enumerate(self.cards):
            self._draw_card(target, self._card_box(number), card)
        self._draw_why(target, compared)

    def _tops(self) -> list[int]:
        """Where each row begins, from the top of its card."""
        step = self._step()
        tops, y = [], self._head
        for lines in self._tall():
            tops.append(y)
            y += lines * step
        return tops

    def _draw_labels(self, target: pygame.Surface) -> None:
        canvas, first = self.canvas, self._card_box(0)
        step = self._step()
        soft = canvas.kit.colour("text_soft")
        x = self.box.x + canvas.px(EDGE + 4)
        width = first.x - x - canvas.px(6)
        for label, top in zip(self.labels, self._tops(), strict=True):
            at = (x, first.y + top + step // 2)
            canvas.text(target, label, at, size=LABEL, colour=soft, anchor="midleft", width=width)

    def _draw_card(self, target: pygame.Surface, box: pygame.Rect, card: Card) -> None:
        canvas, px = self.canvas, self.canvas.px
        side = seen(card.side, canvas)
        pygame.draw.rect(target, side.tint, box, border_radius=px(13))
        pygame.draw.rect(target, side.ink, box, max(2, px(3)), border_radius=px(13))
        self._draw_head(target, box, card, side)
        setter = self._setter(side.ink)
        for number, (lines, top) in enumerate(zip(card.rows, self._tops(), strict=True)):
            y = box.y + top
            thick = max(1, px(1.5 if number == 0 else 1))
            rule = pygame.Surface((box.width - 2 * px(EDGE), thick), pygame.SRCALPHA)
            rule.fill((*pygame.Color(side.ink)[:3], 128 if number == 0 else 56))
            target.blit(rule, (box.x + px(EDGE), y))
            setter.draw(target, lines, (box.x + px(INSIDE), y), self._step())

    def _draw_head(self, target: pygame.Surface, box: pygame.Rect, card: Card, side: Side) -> None:
        """The letter, what the move is called, and its chance with its range."""
        canvas, px = self.canvas, self.canvas.px
        middle = box.y + self._head // 2 + px(2)
        draw_disc(target, canvas, side, (box.x + px(28), middle), px(DISC))
        left = self._draw_numbers(target, card.move.chance, side, (box.right - px(16), middle))
        x = box.x + px(54)
        title = canvas.text(
            target,
            card.title,
            (x, middle),
            face="heading",
            size=TITLE,
            anchor="midleft",
            width=max(1, left - x - px(10)),
        )
        if not card.named:
            return
        at = (title.right + px(8), middle)
        canvas.text(
            target,
            card.move.label,
            at,
            face="bold",
            size=NAME,
            anchor="midleft",
            width=max(1, left - at[0] - px(10)),
        )

    def _draw_numbers(
        self, target: pygame.Surface, chance: Chance, side: Side, right: tuple[int, int]
    ) -> int:
        """The range and the chance; where they begin."""
        canvas, language = self.canvas, self.hint.sight.app.language
        words = language.percent(chance.percent)
        percent = canvas.text(
            target,
            words,
            right,
            face="number",
            size=PERCENT,
            colour=side.ink,
            anchor="midright",
        )
        at = (percent.x - canvas.px(14), right[1])
        soft = canvas.kit.colour("text_soft")
        box = canvas.text(target, span(chance), at, size=RANGE, colour=soft, anchor="midright")
        return box.x

    def _draw_why(self, target: pygame.Surface, compared: Comparison) -> None:
        """Why B, as large as there is room for above the buttons."""
        whole, room, title = (
            self.hint.sight.layout.reading_canvas,
            self._why_box,
            why_title(self.hint, compared),
        )
        room.height -= self._button_height + whole.px(6)
        canvas = copy(whole)
        for factor in FACTORS:
            canvas.scale = whole.scale * max(factor, whole.least * FACTORS[-1])
            head = canvas.letters.height("heading", TITLE, canvas.scale)
            height = canvas.paragraph_height(self.why, room.width, size=REASON)
            if head + height <= room.height:
                break
        if head + height <= room.height:  # else the reason alone has room, without its title
            head_box = canvas.text(
                target, title, room.topleft, face="heading", size=TITLE, width=room.width
            )
            room.y = head_box.bottom + canvas.px(2)
        canvas.paragraph(target, self.why, room, size=REASON)


def both(compared: Comparison) -> list[tuple[Side, Move]]:
    """A, which is better, and B, if there is one."""
    other = [(OTHER, compared.other)] if compared.other is not None else []
    return [(BETTER, compared.better), *other]


def titles_of(hint: HintControl, compared: Comparison) -> dict[str, str]:
    """What the two moves are to the person."""
    _ = hint.sight.app.language._
    if compared.leans:
        other, best = _("Perhaps worse:"), _("Perhaps better:")
    elif not compared.equal:
        other, best = _("Next best:"), _("Better:") if hint.own else _("Best:")
    else:
        other = best = _("About as good:")
    return {OTHER.letter: _("Your move:") if hint.own else other, BETTER.letter: best}


def why_title(hint: HintControl, compared: Comparison) -> str:
    """What stands above the reason."""
    _ = hint.sight.app.language._
    if compared.leans:
        return _("Perhaps {letter}").format(letter=BETTER.letter)
    if compared.equal:
        return _("No difference that counts")
    if compared.other is None:
        return _("The only choice")
    return _("Why {letter}").format(letter=BETTER.letter)


def answers(hint: HintControl, room: pygame.Rect, compared: Comparison) -> list[Widget]:
    """Play A, or stay with B: two buttons that share a box; alike where the moves are as good."""
    canvas, _ = hint.sight.layout.reading_canvas, hint.sight.app.language._
    better, other = compared.better, compared.other
    box = room.copy()
    box.width = (room.width - canvas.px(GAP)) // 2
    play = _starts(hint, better).format(letter=BETTER.letter)
    alike = compared.equal and not compared.leans
    kind, icon = ("secondary", "") if alike else ("primary", "icon.check")
    first = Button(canvas, box, play, lambda: hint.play(better), kind=kind, icon=icon, size=22)
    first.name = "play hint"
    if other is None:
        return [first]
    words = _("Stay with {letter}") if hint.own else _starts(hint, other)
    box.right = room.right
    second = Button(
        canvas, box, words.format(letter=OTHER.letter), lambda: hint.play(other), size=22
    )
    second.name = "anyway"
    return [first, second]


def _starts(hint: HintControl, move: Move) -> str:
    """What a button says that plays the first step of a move; the prompt names the others."""
    _ = hint.sight.app.language._
    return _("Begin with {letter}") if move.rest else _("Play {letter}")


def telling(tables: list[list[Row]]) -> list[list[Row]]:
    """Without rows in which all cards say the same one thing: that there is nothing."""
    kept = [
        number
        for number, rows in enumerate(zip(*tables, strict=True))
        if any(len(phrases) > 1 or phrases != rows[0][1] for _, phrases in rows)
        or len(rows[0][1][0].parts) > 1
    ]
    return [[rows[number] for number in kept] for rows in tables]
