"""The log of the table: sentences with pictures, turn by turn, each a way to its moment."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.controls.tips import BOOK
from santiago_desktop.stage.controls.widgets import Button, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.chronicle import Chronicle, Line
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.drawing.canvas import Canvas

SIZE, HEAD, TITLE = 18, 20, 24  # of sentences, of a turn's heading, of the log's
LEFT, RIGHT = 52, 16  # beside the sentences
ICON = (32, 26)
TOP, BOTTOM = 48, 12
LEAST = 90  # the log is not drawn where there is less room
NEW, KNOWN = "#FFF3D6", "#CDB995"
MARK, PAST = "#FFC82E", (255, 216, 74, 70)
PAGE = 6  # lines


class Row(Record):
    """A line where it stands just now; or the last one of several that say the same."""

    number: int
    times: int  # how many lines it stands for
    line: Line
    box: pygame.Rect
    words: list[str]
    cut: bool = False  # whether there was no room for all of them

    def has(self, number: int) -> bool:
        """Whether it is a line of the log, or stands for it."""
        return self.number - self.times < number <= self.number


class Log:
    """Shows the chronicle below the panels."""

    def __init__(
        self,
        sight: Sight,
        chronicle: Chronicle,
        look_at: Callable[[int], None],
        changed: Callable[[], None],
    ) -> None:
        """`look_at` shows the moment of a line, `changed` lays the controls out anew."""
        self.sight, self.chronicle, self.look_at = sight, chronicle, look_at
        self.changed = changed
        self.known = 0  # how many lines there were at the viewer's last decision
        self.back = 0  # how far it is scrolled back
        self.large = False  # whether it stands beside the board, with a search
        self.wanted = ""  # words that are searched for
        self.seats: frozenset[int] = frozenset()  # whose lines are shown; none: everybody's
        self._visible: tuple[object, list[int]] = (None, [])

    @property
    def lines(self) -> list[Line]:
        """The lines of the log from the game's beginning on."""
        return self.chronicle.lines

    def sentence(self, line: Line) -> str:
        """A line in the language that is chosen now."""
        return self.chronicle.sentence(line)

    def tell(self, event: Event, shown: State) -> None:
        """A sentence for what has just been shown."""
        if self.chronicle.tell(event, shown):
            self.back += 1 if self.back else 0  # who reads back stays where they read

    def recall(self) -> None:
        """What was played before, as after opening a saved game or taking back."""
        self.chronicle.recall()
        self.back, self.known = 0, len(self.lines)

    # --- where it stands -----------------------------------------------------------------------

    @property
    def canvas(self) -> Canvas:
        """That of the column: it is written smaller where large panels leave little room."""
        layout = self.sight.layout
        return layout.canvas if layout.instead else layout.column_canvas

    @property
    def box(self) -> pygame.Rect:
        """Where the log is, in window pixels: below the panels, or in the column for reading."""
        return self.sight.layout.log

    @property
    def in_sight(self) -> bool:
        """Whether there is room for it where it stands."""
        return self.box.height >= self.canvas.px(LEAST)

    def visible(self) -> list[int]:
        """The numbers of the lines that are not filtered out."""
        everything = not (self.wanted or self.seats)
        if everything:
            return list(range(len(self.lines)))
        key = self.key
        if key != self._visible[0]:
            found = [n for n, line in enumerate(self.lines) if self._matches(line)]
            self._visible = (key, found)
        return self._visible[1]

    def _matches(self, line: Line) -> bool:
        """Whether a line is what is searched for."""
        if self.seats and line.whose not in self.seats:
            return False
        return self.wanted.casefold() in self.sentence(line).casefold()

    def search(self, words: str) -> None:
        """Show only lines with these words."""
        self.wanted, self.back = words.strip(), 0

    def only(self, seat: int) -> None:
        """Show a seat's lines, or not any more."""
        self.seats, self.back = self.seats ^ {seat}, 0

    def scroll(self, by: int) -> bool:
        """Back by so many lines, or forward where it is negative; whether anything moved."""
        before = self.back
        self.back = max(0, min(len(self.visible()) - 1, self.back + by))
        return self.back != before

    def to_end(self) -> None:
        """To the newest line, where it stays."""
        self.back = 0

    def read(self) -> None:
        """The viewer has decided something: all that stands there is known."""
        self.known = len(self.lines)
        self.to_end()

    def further(self, number: int, by: int) -> int:
        """The line so many further on than a line, of those that are not filtered out; -1: none."""
        numbers = self.visible()
        place = bisect_left(numbers, number) + by
        if number not in numbers and by > 0:
            place -= 1
        return numbers[place] if 0 <= place < len(numbers) else -1

    def reveal(self, number: int) -> None:
        """Scroll until a line is seen whole, if there is room, unless it is filtered out."""
        rows, numbers = self.rows(), self.visible()
        if number not in numbers:
            return
        if rows and number > rows[0].number:
            self.back = len(numbers) - 1 - numbers.index(number)
        while rows and number < rows[-1].number and self.scroll(1):
            rows = self.rows()

    def rows(self) -> list[Row]:
        """The lines that fit, from the last one up: each whole, unless one alone is too long."""
        if not self.in_sight:
            return []
        px, bottom = self.canvas.px, self.box.bottom - self.canvas.px(BOTTOM)
        found: list[Row] = []
        numbers = self.visible()
        left = numbers[: len(numbers) - self.back]
        while left:
            row = self._row(left, bottom)
            if found and row.cut:  # the mere beginning of a sentence looks like a mistake
                break
            found.append(row)
            del left[-row.times :]
            bottom = row.box.y - px(8 if row.line.about.heading else 3)
        return found

    def _row(self, left: list[int], bottom: int) -> Row:
        """The last of these lines, above that place; with as much of it as there is room for."""
        canvas, px, box = self.canvas, self.canvas.px, self.box
        number, times = left[-1], self._alike(left)
        line, said = self.lines[number], self.sentence(self.lines[number])
        face, size = ("heading", HEAD) if line.about.heading else ("text", SIZE)
        said = f"{said} ×{times}" if times > 1 else said  # noqa: RUF001 - so many times
        width = box.width - px(LEFT + RIGHT)
        words = canvas.letters.wrapped(said, face, size, canvas.scale, width)
        step = canvas.letters.height(face, size, canvas.scale)
        most = max(0, bottom - box.y - px(TOP) - px(2)) // step
        cut = len(words) > most
        if cut:
            words = self._beginning(words[: max(1, most)], (face, size), width)
        height = len(words) * step + px(2)
        place = pygame.Rect(box.x + px(6), bottom - height, box.width - px(12), height)
        return Row(number, times, line, place, words, cut)

    def _alike(self, numbers: list[int]) -> int:
        """How many of these lines, from the last one back, say the same as that."""
        last, said = self.lines[numbers[-1]], self.sentence(self.lines[numbers[-1]])
        found = 1
        for number in reversed(numbers[:-1]):
            line = self.lines[number]
            same = (line.about, line.seat, line.chapter) == (last.about, last.seat, last.chapter)
            if not same or number != numbers[-1] - found or self.sentence(line) != said:
                break
            found += 1
        return found

    def _beginning(self, words: list[str], script: tuple[str, float], width: int) -> list[str]:
        """The first lines of a sentence for which there is no more room, marked as such."""
        letters, scale = self.canvas.letters, self.canvas.scale
        *whole, last = words
        while last and letters.width(f"{last} …", *script, scale) > width:
            last = last.rpartition(" ")[0]
        return [*whole, f"{last} …".strip()]

    def _board(self, rows: list[Row]) -> pygame.Rect:
        """What is drawn of its place: in the corner no more than there is to be read."""
        px, box = self.canvas.px, self.box
        if _lines(rows) == len(self.lines) and not self.sight.layout.reading:
            first = rows[-1].box.y if rows else box.bottom
            box.height, box.y = box.bottom - first + px(TOP), first - px(TOP)
        return box

    def widgets(self) -> list[Widget]:
        """A control for each line that is seen, the last one first; and the way to the newest."""
        lines = self.rows()
        rows: list[Widget] = [LogRow(self, row) for row in lines]
        found = [*rows, self._newest()] if rows and self.back else rows
        return [*found, self._enlarge(self._board(lines))] if self.in_sight else found

    def _enlarge(self, box: pygame.Rect) -> Widget:
        """Beside the board with all its height and a search, or back to its corner."""
        px, _ = self.canvas.px, self.sight.app.language._
        place = pygame.Rect(0, 0, px(36), px(36))
        place.topright = (box.right - px(10), box.y + px(8))
        icon = "icon.windowed" if self.large else "icon.fullscreen"
        tip = _("The log in its corner") if self.large else _("The log beside the board")
        made = Button(self.canvas, place, "", self.toggle, kind="square", icon=icon, tip=tip)
        made.name = "enlarge log"
        return made

    def toggle(self) -> None:
        """Larger, or as usual and without a filter; an earlier moment stays in sight."""
        self.large = not self.large
        self.wanted, self.seats, self.back = "", frozenset(), 0
        self.changed()
        if self.sight.past_line >= 0:
            self.reveal(self.sight.past_line)
            self.changed()

    def open_at(self, number: int) -> None:
        """Beside the board, and rolled to a line."""
        if not self.large:
            self.toggle()
        self.reveal(number)
        self.changed()

    def _newest(self) -> Widget:
        """In a narrow log its sign has to do, as the title goes first."""
        px, box, letters, scale = self.canvas.px, self.box, self.canvas.letters, self.canvas.scale
        _ = self.sight.app.language._
        words = _("Newest")
        width = max(px(150), letters.width(words, "button", 19, scale) + px(70))
        title = letters.width(_("Log"), "heading", TITLE, scale) + px(36)
        if title + width + px(44) > box.width:
            width, words = px(48), ""
        place = pygame.Rect(0, 0, width, px(36))
        place.topright = (box.right - px(54), box.y + px(8))
        icon, tip = "icon.chevron_down", "" if words else _("Newest")
        return Button(self.canvas, place, words, self.to_end, icon=icon, size=19, tip=tip)

    @property
    def key(self) -> tuple[object, ...]:
        """Changes whenever the log looks different."""
        sight = self.sight
        code = sight.words.language.code
        moment = (len(self.lines), self.back, self.known, code, sight.past_line, sight.viewer)
        layout = sight.layout
        place = (self.large, layout.reading, layout.teaching, layout.split)
        return (*moment, *place, self.wanted, self.seats)

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """On its dark board; what is new since one's last decision is brighter."""
        canvas, px, box = self.canvas, self.canvas.px, self.box
        if not self.in_sight:
            return
        rows = self.rows()
        box = self._board(rows)
        canvas.kit.draw(target, "panel.log", box, canvas.scale)
        title = self.sight.app.language._("Log")
        at = (box.x + px(18), box.y + px(10))
        canvas.text(target, title, at, face="heading", size=TITLE, colour="#FFE9B8")
        for row in rows:
            self._draw_row(target, row)
        if _lines(rows) < len(self.visible()):
            self._draw_bar(target, rows)

    def _draw_bar(self, target: pygame.Surface, rows: list[Row]) -> None:
        """Where in the log one reads."""
        px, box = self.canvas.px, self.box
        track = pygame.Rect(box.right - px(11), box.y + px(TOP), max(3, px(4)), 0)
        track.height = box.bottom - px(BOTTOM) - track.y
        count, seen = len(self.visible()), _lines(rows)
        height = max(px(24), track.height * seen // count)
        down = (track.height - height) * (count - self.back - seen)
        thumb = pygame.Rect(track.x, 0, track.width, height)
        thumb.y = track.y + max(0, down) // max(1, count - seen)
        pygame.draw.rect(target, KNOWN, thumb.clamp(track), border_radius=px(2))

    def _draw_row(self, target: pygame.Surface, row: Row) -> None:
        canvas, px = self.canvas, self.canvas.px
        if row.has(self.sight.past_line):
            veil = pygame.Surface(row.box.size, pygame.SRCALPHA)
            veil.fill(PAST)
            target.blit(veil, row.box)
        new = row.number >= self.known
        heading = row.line.about.heading
        face, size = ("heading", HEAD) if heading else ("text", SIZE)
        colour = NEW if new or heading else KNOWN
        step = canvas.letters.height(face, size, canvas.scale)
        x = self.box.x + px(LEFT)
        for number, words in enumerate(row.words):
            at = (x, row.box.y + number * step)
            canvas.text(target, words, at, face=face, size=size, colour=colour)
        if new:
            bar = pygame.Rect(row.box.x, row.box.y + px(3), px(3), row.box.height - px(4))
            pygame.draw.rect(target, MARK, bar)
        self._draw_picture(target, row)

    def picture_box(self, row: Row) -> pygame.Rect:
        """The place of a line's picture."""
        px = self.canvas.px
        place = pygame.Rect(row.box.x + px(7), row.box.y, px(ICON[0]), px(ICON[1]))
        return place.move(0, max(0, (min(row.box.height, px(30)) - place.height) // 2))

    def _draw_picture(self, target: pygame.Surface, row: Row) -> None:
        """What it is about; beside a heading, the symbol of whose turn it is."""
        canvas, place = self.canvas, self.picture_box(row)
        if row.line.about.heading:
            side = min(place.size)
            chip = pygame.Rect(0, 0, side, side)
            chip.center = place.center
            canvas.kit.draw(
                target, f"chip.{self.sight.table.looks[row.line.seat]}", chip, canvas.scale
            )
            return
        picture = self.picture(row.line, place.size)
        if picture:
            target.blit(picture, picture.get_rect(center=place.center))

    def picture(self, line: Line, room: tuple[int, int]) -> pygame.Surface | None:
        """What a line is about, as large as there is room; None if that has no picture."""
        sprite, atlas = line.about.sprite, self.sight.board.atlas
        if sprite.endswith("_") and line.seat >= 0:
            sprite += str(self.sight.table.looks[line.seat])
        return self.sight.board.icon(sprite, room) if sprite in atlas else None


def _lines(rows: list[Row]) -> int:
    """How many lines of the log these rows stand for."""
    return sum(row.times for row in rows)


class LogRow(Widget):
    """A line as a control: a click shows its moment, a click on the book its rule."""

    ring = -1  # the ring hides nothing of the lines beside it

    def __init__(self, log: Log, row: Row) -> None:
        super().__init__(log.canvas, row.box)
        self.log, self.row = log, row
        self.name, self.rule = f"log {row.number}", row.line.about.rule
        self._on_book = False

    @property
    def book(self) -> pygame.Rect:
        """The book, in the place of the line's picture."""
        place = self.log.picture_box(self.row)
        px = self.canvas.px
        return pygame.Rect(self.box.x + px(4), place.y, px(LEFT - 14), place.height)

    def drag(self, at: tuple[int, int]) -> None:
        self._on_book = self.book.collidepoint(at)

    def activate(self) -> None:
        on_book, self._on_book = self._on_book, False
        if on_book:
            self.log.sight.app.rules(self.rule)
        else:
            self.log.look_at(self.row.number)

    def draw(self, target: pygame.Surface) -> None:
        """Only under the mouse or with the focus is there more than the line itself."""
        if not (self.hovered or self.focused):
            return
        kit, px = self.canvas.kit, self.canvas.px
        pygame.draw.rect(target, MARK, self.box.inflate(px(2), px(4)), max(1, px(2)), px(6))
        if self.rule:
            book = self.book
            pygame.draw.rect(target, kit.colour("paper"), book, border_radius=px(6))
            side = min(book.size)
            place = pygame.Rect(0, 0, side, side)
            place.center = book.center
            kit.icon(target, BOOK, place, kit.colour("text"))  # its number has no room here
        self.draw_focus(target)
