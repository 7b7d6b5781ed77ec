"""What came about since one's last turn: for each player small pictures, each with its sentence."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.controls.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.desk import Strip
    from santiago_desktop.scenes.table.chronicle import Line
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sight import Sight

GAP, EDGE, APART = 6, 14, 25  # design pixels: beside pictures, at the strip's ends, between players
INSIDE = 8  # that pictures are lower than the strip
TEXT = 19
MORE = "…"  # stands for the pictures for which there is no room
COLOUR, LINE = "#FFF3D6", "#9A7B45"
MANY = 999  # pictures: all there are


class Happening(Record):
    """Lines of the log that have one picture: a drive to somebody, and what came of it."""

    number: int  # of the last of them in the log
    line: Line
    sentences: Sequence[str]


class Part(Record):
    """What one player did, or what befell them; steps of the game are nobody's (-1)."""

    seat: int
    first: int  # the number of its first line in the log
    happenings: Sequence[Happening]


class Recap:
    """Shown when one's turn begins, until something is done."""

    def __init__(self, sight: Sight, log: Log) -> None:
        self.sight, self.log = sight, log

    @property
    def room(self) -> pygame.Rect:
        """Where the game has room for it, or else at the foot of the board."""
        strips = self.sight.desk.strips
        return self.sight.layout.foot if strips is None else room_of(self.sight, strips.recap)

    # --- what it tells -------------------------------------------------------------------------

    def parts(self, *, others_alone: bool = False) -> list[Part]:
        """What each player did since one's last turn, in the order in which they began to.

        `others_alone`: what is one's own is told elsewhere.
        """
        found: dict[int, list[tuple[int, Line]]] = {}
        for number, line in self._lines():
            found.setdefault(line.whose, []).append((number, line))
        if others_alone:
            found.pop(self.sight.viewer, None)
        return [Part(seat, lines[0][0], self._happenings(lines)) for seat, lines in found.items()]

    def _lines(self) -> list[tuple[int, Line]]:
        """Of the log, with their numbers, what came about since one's last turn."""
        since = self._last_of_turn()
        return [
            (number, line)
            for number, line in enumerate(self.log.lines)
            if line.moment > since and not (line.about.heading or line.about.idle)
        ]

    def _happenings(self, lines: list[tuple[int, Line]]) -> list[Happening]:
        """One for each picture: those that follow each other with the same one are one."""
        found: list[Happening] = []
        for number, line in lines:
            said: tuple[str, ...] = (self.log.sentence(line),)
            if found and found[-1].line.about.sprite == line.about.sprite:
                said = (*found.pop().sentences, *said)
            found.append(Happening(number, line, said))
        return found

    def _last_of_turn(self) -> int:
        """The moment of the viewer's last decision in their own turn; -1 before the first one."""
        sight, moments = self.sight, self.sight.table.timeline.moments
        for number in reversed(range(len(moments))):
            moment = moments[number]
            if moment.actor == sight.viewer and not sight.desk.answers(moment.before):
                return number
        return -1

    # --- its controls --------------------------------------------------------------------------

    def widgets(self, *, others_alone: bool = False) -> list[Widget]:
        """A label, then each player's symbol and what they did, as far as there is room.

        Steps of the game stand there without a symbol, where there is room for them, too.
        """
        parts = self.parts(others_alone=others_alone)
        deeds = [part for part in parts if part.seat >= 0]
        if not deeds:
            return []
        labels = (self._label(), self._news(), self._sign())
        for shown, label in product((parts, deeds), labels):
            made = self._row(shown, self._beside(label))
            if made is not None:
                return [label, *made]
        return self._shortened(deeds)

    def _shortened(self, parts: list[Part]) -> list[Widget]:
        """There isn't room: the first pictures of each player; or of the last ones to act."""
        signs = (self._news(), self._sign())
        for begin, sign in product(range(len(parts)), signs):
            longest = max(len(part.happenings) for part in parts[begin:])
            for most in range(longest - 1, 0, -1):
                made = self._row(parts[begin:], self._beside(sign), most)
                if made is not None:
                    return [sign, *made]
        return []

    def _beside(self, label: Widget) -> int:
        """Where pictures begin at the right of that."""
        return label.box.right + self.sight.canvas.px(2 * GAP)

    def _row(self, parts: list[Part], x: int, most: int = MANY) -> list[Widget] | None:
        """The controls from there on, with so many pictures a player; None without room."""
        px, made = self.sight.canvas.px, list[Widget]()
        for part in parts:
            x += px(APART) if made else 0
            row: list[Widget] = [Chip(self.log, self._place(x), part)] if part.seat >= 0 else []
            for each in part.happenings[:most]:
                left = row[-1].box.right + px(GAP) if row else x
                row.append(Deed(self.log, self._place(left), each, first=not row))
            if len(part.happenings) > most:
                row.append(self._more(row[-1].box.right + px(GAP)))
            made += row
            x = row[-1].box.right
        return made if x <= self.room.right - px(EDGE) else None

    def _more(self, x: int) -> Widget:
        canvas, box = self.sight.canvas, self._place(x)
        box.width = canvas.letters.width(MORE, "bold", TEXT, canvas.scale)
        return More(canvas, box, MORE, face="bold", size=TEXT, colour=COLOUR)

    def _label(self) -> Widget:
        """The words before the pictures."""
        canvas, box, words = self.sight.canvas, self._first(), self._words()
        box.width = canvas.letters.width(words, "bold", TEXT, canvas.scale)
        return Label(canvas, box, words, face="bold", size=TEXT, colour=COLOUR)

    def _news(self) -> Widget:
        """One word in place of these, where they leave no room for pictures."""
        canvas, box, word = self.sight.canvas, self._first(), self.sight.app.language._("New:")
        box.width = canvas.letters.width(word, "bold", TEXT, canvas.scale)
        return AllOfIt(self.log, box, self._words(), word)

    def _sign(self) -> Widget:
        """The log's sign in place of that word, where even that leaves none."""
        return AllOfIt(self.log, self._first(), self._words())

    def _words(self) -> str:
        _ = self.sight.app.language._
        last = self._last_of_turn()
        return _("Since your last turn:") if last >= 0 else _("Since the game began:")

    def _first(self) -> pygame.Rect:
        """The place of the first thing on the strip."""
        return self._place(self.room.x + self.sight.canvas.px(EDGE))

    def _place(self, x: int) -> pygame.Rect:
        """The box of a picture from x on."""
        room = self.room
        return pygame.Rect(x, room.y, room.height - self.sight.canvas.px(INSIDE), room.height)

    # --- its board -----------------------------------------------------------------------------

    def board(self, widgets: list[Widget]) -> pygame.Rect | None:
        """Behind the pictures, of which there may be none."""
        made = [each.box for each in widgets if isinstance(each, Chip | Deed | More)]
        if not made:
            return None
        room = self.room
        room.width = max(box.right for box in made) + self.sight.canvas.px(EDGE) - room.x
        return room

    def draw(self, target: pygame.Surface, widgets: list[Widget]) -> None:
        """The board behind the pictures, and a line between two players."""
        board, canvas = self.board(widgets), self.sight.canvas
        if board is None:
            return
        canvas.kit.draw(target, "panel.log", board, canvas.scale)
        tall, wide = board.height // 2, max(1, canvas.px(2))
        for each in [each for each in widgets if isinstance(each, Chip | Deed) and each.first][1:]:
            line = pygame.Rect(0, 0, wide, tall)
            line.center = each.box.x - canvas.px(APART) // 2, board.centery
            pygame.draw.rect(target, LINE, line)


def room_of(sight: Sight, strip: Strip) -> pygame.Rect:
    """The box of a strip in the window, as tall as its letters need."""
    room, board = sight.layout.foot, sight.board
    room.height = sight.canvas.px(strip.tall)
    room.x, room.bottom = board.to_window((strip.left, strip.bottom))
    room.width = board.to_window((strip.right, 0))[0] - room.x
    return room


class AllOfIt(Widget):
    """A word or the log's sign: its tooltip says what stands beside it, a click opens the log."""

    name = "all of it"

    def __init__(self, log: Log, box: pygame.Rect, words: str, word: str = "") -> None:
        super().__init__(log.sight.canvas, box, tip=words.rstrip(":"))
        self.log, self.word = log, word

    def activate(self) -> None:
        self.log.toggle()

    def draw(self, target: pygame.Surface) -> None:
        if self.word:
            Label(self.canvas, self.box, self.word, face="bold", size=TEXT, colour=COLOUR).draw(
                target
            )
        else:
            side = min(self.box.size)
            sign = pygame.Rect(0, 0, side, side)
            sign.center = self.box.center
            self.canvas.kit.icon(target, "icon.log", sign, COLOUR)
        draw_hovered(target, self)


class More(Label):
    """There is more than can be shown: the tooltip of the player's symbol tells it."""


class Chip(Widget):
    """The symbol of a player: its tooltip tells all that they did, a click opens the log there."""

    first = True  # of its part

    def __init__(self, log: Log, box: pygame.Rect, part: Part) -> None:
        said = [sentence for each in part.happenings for sentence in each.sentences]
        super().__init__(log.sight.canvas, box, tip=" ".join(said))
        self.log, self.number = log, part.first
        self.look = log.sight.table.looks[part.seat]
        self.name = f"recap {part.seat}"

    def activate(self) -> None:
        self.log.open_at(self.number)

    def draw(self, target: pygame.Surface) -> None:
        chip = self.box.inflate(0, self.box.width - self.box.height)
        self.canvas.kit.draw(target, f"chip.{self.look}", chip, self.canvas.scale)
        draw_hovered(target, self)


class Deed(Widget):
    """What somebody did: what is told of it is its tooltip, a click shows the moment."""

    def __init__(
        self, log: Log, box: pygame.Rect, happening: Happening, *, first: bool = False
    ) -> None:
        """`first`: it begins a part that has no player's symbol."""
        super().__init__(log.sight.canvas, box, tip=" ".join(happening.sentences))
        self.first = first
        self.log, self.number, self.line = log, happening.number, happening.line
        self.name, self.rule = f"deed {self.number}", self.line.about.rule

    def activate(self) -> None:
        self.log.look_at(self.number)

    def draw(self, target: pygame.Surface) -> None:
        place = self.box.inflate(0, self.box.width - self.box.height)
        picture = self.log.picture(self.line, place.size)
        if picture:
            target.blit(picture, picture.get_rect(center=place.center))
        draw_hovered(target, self)


def draw_hovered(target: pygame.Surface, widget: Widget) -> None:
    """A frame where the mouse is, the ring where the focus is."""
    if widget.hovered:
        pygame.draw.rect(target, COLOUR, widget.box, max(1, widget.canvas.px(2)), 6)
    widget.draw_focus(target)
