"""The rules as a book: contents at the left, large text at the right, and a search."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.desk import Pill
from santiago_desktop.contract.words import Sign
from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.scenes.table.sign_pictures import SignPictures
from santiago_desktop.stage.controls.blocks import Column, Frame, Paragraph, Sketch, columns
from santiago_desktop.stage.controls.controls import Choice
from santiago_desktop.stage.controls.directions import DIRECTIONS, ENDS
from santiago_desktop.stage.controls.field import Field
from santiago_desktop.stage.controls.widgets import Button, Label, Widget
from santiago_desktop.stage.drawing.art import atlas_if_any
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.words import Section
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.app import App

CONTENTS = 340
NARROW = 1000
TEXT = 23
SPRITE = 84
CARD, PIECE = 104, 104  # the least height of a card, the width of its picture
SIGNS = range(36, 10, -2)  # the heights of a sign of the board, one of which has room
LONG = 5  # lines in a card of half the width; what is longer has a card of the whole width
KEPT = (  # commands whose keys begin no search, not even if they are letters
    *(*DIRECTIONS, *ENDS, Command.NEXT, Command.PREVIOUS, Command.PAGE_UP, Command.PAGE_DOWN),
    *(Command.CONFIRM, Command.BACK, Command.RULES),
)
TWO_CARDS = 860  # design pixels from which on two cards stand beside each other


class Rulebook(Page):
    """A game's rulebook, opened at a section."""

    width = 1500

    def __init__(
        self, app: App, card: Card[State], back: Callable[[], object], *, section: str = ""
    ) -> None:
        super().__init__(app, back)
        self.card, self.section = card, section
        self.wanted = ""
        self.places: dict[str, int] = {}
        self.hits: list[int] = []  # where it stands, from the top of the book
        self.titles: list[int] = []  # the first hits below titles that say it
        self.hit = -1
        self.atlas = atlas_if_any(card.id)  # the book can be read without the pieces

    def title(self) -> str:
        return self.app.language._("Rules: {game}").format(game=self.card.title)

    def sections(self) -> list[Section]:
        """The text for the window, in the language that is chosen now."""
        book = self.card.wording(self.app.language, []).rulebook()
        return [section for section in book if not section.typing]

    def enter(self) -> None:
        self.app.sounds.play("paper")
        self.open(self.section)

    def open(self, section: str) -> None:
        """Roll to a section."""
        self.section = section
        place = self.places.get(self.opened)
        if place is not None:
            self.panel.scroll_to(place)

    @property
    def opened(self) -> str:
        """The section that was opened; 4 for "4.2" where it has no part of that number."""
        return self.section if self.section in self.places else self.section.split(".", 1)[0]

    # --- layout --------------------------------------------------------------------------------

    def beside(self, board: pygame.Rect, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        del board
        px, room = self.app.canvas.px, self.app.canvas.room
        if view.width < room(NARROW) or view.height < px(560):
            return self._above(view)
        left = pygame.Rect(view.x + px(14), view.y + px(10), room(CONTENTS), view.height - px(20))
        rest = pygame.Rect(left.right, view.y, view.right - left.right, view.height)
        column = Column(self.app.canvas, left)
        column.add(self._search(column.room(54)))
        column.gap(8)
        self._hits_row(column)
        column.gap(10)
        sections = self.sections()
        step = min(px(52), (left.bottom - column.y) // max(1, len(sections)))
        for section in sections:
            box = pygame.Rect(left.x, column.y, left.width, step - px(4))
            column.add(Chapter(self, box, section))
            column.y += step
        return column.widgets, rest

    def _above(self, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """Where it is narrow: the contents as a choice, the search beside it."""
        px = self.app.canvas.px
        sections = self.sections()
        numbers = [section.number for section in sections]
        chosen = numbers.index(self.section) if self.section in numbers else 0
        row = pygame.Rect(view.x + px(16), view.y + px(6), view.width - px(32), px(54))
        half = (row.width - px(14)) // 2
        choice = Choice(
            self.app.canvas,
            pygame.Rect(row.x, row.y, half, row.height),
            [f"{section.number}  {section.title}" for section in sections],
            chosen,
            lambda number: self.open(numbers[number]),
        )
        choice.name = "contents"
        search = self._search(pygame.Rect(row.right - half, row.y, half, row.height))
        rest = pygame.Rect(view.x, row.bottom + px(8), view.width, view.bottom - row.bottom - px(8))
        return [choice, search], rest

    def _search(self, box: pygame.Rect) -> Field:
        field = SearchField(
            self.app.canvas, box, self.wanted, self._look_for, tip=self.app.language._("Search")
        )
        field.name = "search"
        return field

    def _hits_row(self, column: Column) -> None:
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        row = column.room(44)
        if not self.wanted:
            words = _("Search the rules")
        elif not self.hits:
            words = _("No matches")
        else:
            words = f"{self.hit + 1} / {len(self.hits)}"
        label = Label(canvas, row, words, size=20, colour=canvas.kit.colour("text_soft"))
        column.add(label)
        if not self.hits:
            return
        for number, (icon, step) in enumerate((("icon.chevron_up", -1), ("icon.chevron_down", 1))):
            box = pygame.Rect(0, row.y, px(44), px(44))
            box.right = row.right - (1 - number) * px(52)
            button = Button(canvas, box, "", partial(self.next_hit, step), kind="square", icon=icon)
            button.name = icon
            column.add(button)

    def fill(self, column: Column) -> None:
        self.places, self.hits, self.titles = {}, [], []
        top = column.box.y
        for section in self.sections():
            self.places[section.number] = column.y - top
            heading = f"{section.number}   {section.title}"
            column.gap(8)
            column.heading(heading, size=30)
            self._pieces(column, section.pieces)
            made = Leaf(self, column).fill(section)
            hits = [each.box.y + n * each.step - top for each in made for n, _, _ in each.marks]
            if self.wanted and not hits and self.wanted.casefold() in section.also.casefold():
                hits = [self.places[section.number]]  # it is called otherwise there
            if hits and self._is_about(section):
                self.titles.append(len(self.hits))
            self.hits += hits
            column.gap(20)
        if self.hits:
            self.hit = max(0, min(self.hit, len(self.hits) - 1))

    def _is_about(self, section: Section) -> bool:
        """Whether a section's title says what is searched for, or almost: "pirate" in "Pirates"."""
        return self.wanted.casefold() in section.title.casefold()

    def _pieces(self, column: Column, names: tuple[str, ...]) -> None:
        """Pieces of the game below a section's title, if all of them have pictures."""
        atlas = self.atlas
        if not atlas or not all(name in atlas for name in names) or not names:
            return
        column.add(Frame(self.app.canvas, column.room(SPRITE + 26), "cell.empty"))
        box = column.widgets[-1].box
        column.add(Sketch(self.app.canvas, box.copy(), lambda t, b: self._draw_row(t, b, names)))
        column.gap(14)

    def _draw_row(self, target: pygame.Surface, box: pygame.Rect, names: tuple[str, ...]) -> None:
        """Pieces in a row, all on one line, none higher than the row."""
        assert self.atlas is not None
        px = self.app.canvas.px
        step = min(px(160), box.width // len(names))
        x = box.centerx - step * len(names) // 2
        for name in names:
            picture = self.atlas.fitted(name, self._height(name, step - px(8)))
            target.blit(picture, picture.get_rect(midbottom=(x + step // 2, box.bottom - px(12))))
            x += step

    def _height(self, name: str, width: int) -> int:
        assert self.atlas is not None
        wide, high = self.atlas.sprite(name).size
        return min(self.app.canvas.px(SPRITE), width * high // wide)

    # --- search --------------------------------------------------------------------------------

    def _look_for(self, words: str) -> None:
        """Mark what is typed, and show the first place: below a title that says it, if any does."""
        self.wanted, self.hit = words.strip(), 0
        self.lay_out()
        self.hit = self.titles[0] if self.titles else 0
        self.lay_out()  # the count of hits is known now
        self.next_hit(0)

    def next_hit(self, step: int) -> None:
        """Roll to another place where it stands."""
        if self.hits:
            self.hit = (self.hit + step) % len(self.hits)
            self.panel.scroll_to(self.hits[self.hit] - self.panel.view.height // 3)
            self.lay_out()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whoever begins to type searches, wherever the focus is."""
        if event.type == pygame.TEXTINPUT and self._begins_search(event.text):
            self._search_now()
        return super().handle(event)

    def _begins_search(self, typed: str) -> bool:
        """Whether typed letters are none that a key has, by which one walks or came here."""
        keys = {key for command in KEPT for key in self.app.input.keys[command]}
        typing = isinstance(self.panel.focus, Field)
        return bool(typed.strip()) and not typing and typed.casefold() not in keys

    def _search_now(self) -> None:
        """The focus goes to the field in which one types what is searched for."""
        self.panel.set_focus(next(e for e in self.panel.widgets if isinstance(e, Field)))

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command is Command.SEARCH:
            self._search_now()
            return True
        typing = isinstance(self.panel.focus, Field)
        if down and typing and command is Command.CONFIRM:
            self.next_hit(1)
            return True
        reading = self.panel.focus is None or typing
        ways = {Command.UP: -1, Command.DOWN: 1}
        if down and reading and command in ways:
            return self.panel.scroll(ways[command])
        return super().command(command, down=down)

    def here(self) -> str:
        """The section that is read now; at the end, where no other one rolls up, the one opened."""
        panel, found = self.panel, ""
        ends = 0 < panel.offset == panel.furthest
        line = panel.view.height if ends else panel.view.height // 4
        for number, place in self.places.items():
            if place <= panel.offset + line:
                found = number
        return self.opened if ends and self.places.get(self.opened, -1) >= panel.offset else found


class Leaf:
    """A section's paragraphs; those that are about a piece stand beside its picture, in cards."""

    def __init__(self, book: Rulebook, column: Column) -> None:
        self.book, self.column = book, column
        wide = column.box.width >= book.app.canvas.px(TWO_CARDS)
        self.across = 2 if wide else 1

    def fill(self, section: Section) -> list[Paragraph]:
        """All of them, in order; cards beside each other where there is room."""
        made: list[Paragraph] = []
        pictures = section.signs or section.sprites or ("",) * len(section.paragraphs)
        cards: list[tuple[Sign | str, str]] = []
        for sprite, words in zip((*pictures, ""), (*section.paragraphs, ""), strict=True):
            known = self._known(sprite)
            alone = known and self._long(words)
            if not known or alone or len(cards) == self.across:
                made += self._cards(cards, self.across)
                cards = []
            if alone:
                made += self._cards([(sprite, words)], 1)
            elif known:
                cards.append((sprite, words))
            elif words:
                made.append(self._plain(words))
        return made

    def _known(self, picture: Sign | str) -> bool:
        """Whether there is something to draw beside a paragraph."""
        atlas = self.book.atlas
        return atlas is not None and (isinstance(picture, Sign) or picture in atlas)

    def _plain(self, words: str) -> Paragraph:
        made = self.column.paragraph(words, face="book", size=TEXT, marked=self.book.wanted)
        self.column.gap(14)
        return made

    def _long(self, words: str) -> bool:
        """Whether a card needs the whole width for its words."""
        box = columns(self.book.app.canvas, self.column.box, (1,) * self.across)[0]
        return len(self._words(box, words).lines) > LONG

    def _cards(self, cards: list[tuple[Sign | str, str]], across: int) -> list[Paragraph]:
        """A row of cards, as high as the one with the most words."""
        if not cards:
            return []
        canvas, px = self.book.app.canvas, self.book.app.canvas.px
        boxes = columns(canvas, self.column.room(0), (1,) * across)[: len(cards)]
        made = [self._words(box, words) for box, (_, words) in zip(boxes, cards, strict=True)]
        height = max(px(CARD), *(each.box.height + px(28) for each in made))
        for box, (sprite, _), words in zip(boxes, cards, made, strict=True):
            box.height = height
            words.box.centery = box.centery
            self.column.add(Frame(canvas, box, "cell.empty"))
            place = pygame.Rect(box.x + px(8), box.y, px(PIECE), height)
            self.column.add(Sketch(canvas, place, partial(self._draw_piece, sprite)))
            self.column.add(words)
        self.column.y += height
        self.column.gap(12)
        return made

    def _words(self, box: pygame.Rect, words: str) -> Paragraph:
        canvas, px = self.book.app.canvas, self.book.app.canvas.px
        left = px(PIECE + 20)
        place = pygame.Rect(box.x + left, box.y, box.width - left - px(14), 0)
        wanted = self.book.wanted
        return Paragraph(canvas, place, words, face="book", size=TEXT - 1, marked=wanted)

    def _draw_piece(self, sprite: Sign | str, target: pygame.Surface, box: pygame.Rect) -> None:
        assert self.book.atlas is not None
        if isinstance(sprite, Sign):
            self._draw_sign(sprite, target, box)
            return
        px, (width, height) = self.book.app.canvas.px, self.book.atlas.sprite(sprite).size
        wide = box.width * height // width
        picture = self.book.atlas.fitted(sprite, min(px(CARD - 12), wide))
        target.blit(picture, picture.get_rect(center=box.center))

    def _draw_sign(self, sign: Sign, target: pygame.Surface, box: pygame.Rect) -> None:
        """As the board does: in two rows where it is too long for one."""
        assert self.book.atlas is not None
        canvas = self.book.app.canvas
        pill = Pill((0.0, 0.0), sign.parts, sign.kind)
        pictures = SignPictures(canvas, self.book.atlas)
        made = (pictures.of(pill, canvas.px(tall), box.width) for tall in SIGNS)
        picture = next(each for each in made if each.get_width() <= box.width)
        target.blit(picture, picture.get_rect(center=box.center))


class SearchField(Field):
    """The field in which one types what is searched for, with a magnifying glass."""

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        canvas = self.canvas
        side = canvas.px(28)
        glass = pygame.Rect(0, 0, side, side)
        glass.midright = (self.box.right - canvas.px(14), self.box.centery)
        canvas.kit.icon(target, "icon.search", glass, canvas.kit.colour("text_soft"))


class Chapter(Widget):
    """A line of the rulebook's contents, which leads to its section."""

    def __init__(self, book: Rulebook, box: pygame.Rect, section: Section) -> None:
        super().__init__(book.app.canvas, box)
        self.book, self.section = book, section
        self.name = f"section {section.number}"

    def activate(self) -> None:
        self.book.open(self.section.number)

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        here = self.book.here() == self.section.number
        if here or self.hovered:
            piece = "row.selected" if here else "row.hover"
            kit.draw(target, piece, self.box, canvas.scale)
        colour = kit.colour("text_action" if here else "text")
        number = canvas.text(
            target,
            self.section.number,
            (self.box.x + canvas.px(44), self.box.centery),
            face="number",
            size=21,
            colour=colour,
            anchor="midright",
        )
        canvas.text(
            target,
            self.section.title,
            (number.right + canvas.px(14), self.box.centery),
            size=21,
            colour=colour,
            anchor="midleft",
            width=self.box.right - number.right - canvas.px(26),
        )
        self.draw_focus(target)
