"""A sheet: devices below each other under a title, where they hide least of what must be seen."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import TYPE_CHECKING, assert_never

import pygame

from santiago_desktop.contract.cells import Row
from santiago_desktop.contract.sheet import (
    Banner,
    Choices,
    Figure,
    Ladder,
    Lanes,
    Ledger,
    Seats,
    Selection,
    Settled,
    Sheet,
    Table,
    Text,
)
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.devices.choices import ChoicesDevice
from santiago_desktop.scenes.table.devices.device import GAP, Device
from santiago_desktop.scenes.table.devices.ladder import LadderDevice
from santiago_desktop.scenes.table.devices.lanes import LanesDevice
from santiago_desktop.scenes.table.devices.rows import RowDevice, TableDevice
from santiago_desktop.scenes.table.devices.selection import SelectionDevice
from santiago_desktop.scenes.table.devices.shown import (
    BannerDevice,
    FigureDevice,
    LedgerDevice,
    SeatsDevice,
    SettledDevice,
    TextDevice,
)
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.placing import hidden

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.sheet import Block
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.devices.device import Bench
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas

HEAD, EDGE = 62, 20  # design pixels
SIDE = 336  # the most that the column beside is wide
TITLE, TEXT = 24, 20  # sizes of the words
FOOT, FOOT_WIDTH = 54, 200  # of the buttons without marks
FOLD = 40
NEAR = 9  # parts of a tab's height: from one place where it may be to the next
TAB, TAB_TITLE = 52, 20  # of a folded sheet: its height, the size of its title
CRAMPED = 0.75  # of the width it wants: with less, nothing stands beside it
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale; the last only where none else fits
PLACES: tuple[Point, ...] = (  # where its middle can be on the board, in the order of liking
    *((1110, 900), (1110, 500), (1110, 250), (1110, 600), (900, 600), (1320, 600)),
    *((1110, 720), (1110, 780), (980, 720), (1240, 720)),
    *((900, 470), (1320, 470), (900, 380), (1320, 380), (650, 860), (1560, 860)),
    *((700, 430), (1520, 430), (700, 250), (1520, 250), (650, 640), (1560, 640)),
)


def along_edges(frame: pygame.Rect, room: pygame.Rect) -> list[pygame.Rect]:
    """Places at the edges of a room, from the top on; each a little way from the next."""
    step = max(1, frame.height // NEAR)
    across = range(room.x, max(room.x, room.right - frame.width) + 1, step)
    upright = range(room.y, max(room.y, room.bottom - frame.height) + 1, step)
    right, bottom = room.right - frame.width, room.bottom - frame.height
    corners = [(x, room.y) for x in across] + [(x, bottom) for x in across]
    corners += [(x, y) for y in upright for x in (right, room.x)]
    return [pygame.Rect(corner, frame.size).clamp(room) for corner in corners]


class Room(Record):
    """Where a sheet may be, and what it should not hide."""

    free: pygame.Rect  # beside the panels
    whole: pygame.Rect  # the window, for what is too wide for that
    seen: Sequence[pygame.Rect]  # what must be in sight
    rest: Sequence[pygame.Rect] = ()  # all there is on the board: rather nothing of it is hidden


def device(bench: Bench, block: Block) -> Device:  # noqa: C901, PLR0911, PLR0912 - each kind
    """The device that a block is; the type checker proves that each kind has one."""
    match block:
        case Row():
            return RowDevice(bench, block)
        case Table():
            return TableDevice(bench, block)
        case Seats():
            return SeatsDevice(bench, block)
        case Banner():
            return BannerDevice(bench, block)
        case Figure():
            return FigureDevice(bench, block)
        case Text():
            return TextDevice(bench, block)
        case Choices():
            return ChoicesDevice(bench, block)
        case Settled():
            return SettledDevice(bench, block)
        case Ladder():
            return LadderDevice(bench, block)
        case Selection():
            return SelectionDevice(bench, block)
        case Lanes():
            return LanesDevice(bench, block)
        case Ledger():
            return LedgerDevice(bench, block)
        case _:
            assert_never(block)


class SheetView:
    """A sheet in its place, with its controls."""

    def __init__(
        self,
        bench: Bench,
        sheet: Sheet,
        room: Room,
        places: dict[object, tuple[float, pygame.Rect]],
        *,
        least: int,
        folded: bool,
        fold: Button,
        again: Callable[[], None] | None = None,
        opened: bool = False,
    ) -> None:
        """`places` remembers where sheets stood, so that none jumps; `fold` folds this one.

        It is at least `least` pixels high, if it hides nothing for that. `again`
        takes back the choice that it is about. Where a choice has `opened` it, nothing on it is
        done instead of that: who wants to skip clears the choice first.
        """
        self.sheet, self.room, self.folded, self.fold = sheet, room, folded, fold
        self._again, self._opened = again, opened
        self._places, self._least = places, least
        self._close: Button | None = None
        self._hidden: list[Device] = []  # those that a question lies on
        self._board = bench.board
        self._make(bench)
        self.box = self._placed(bench)
        self._lay_out()

    def _make(self, bench: Bench) -> None:
        """The devices at a scale; those that can only be pressed not for who watches.

        What stands at the left only explains: it makes way where there is little room. What
        stands at the right comes first then.
        """
        self.bench, self.canvas = bench, bench.canvas
        self.main = self._devices(self.sheet.blocks)
        self.side = self._devices(self.sheet.beside)
        if self.side and self._inside() < self._wanted() * CRAMPED:
            self.main = [*self.side, *self.main] if self.sheet.right else self.main
            self.side = []

    def _devices(self, blocks: Sequence[Block]) -> list[Device]:
        made = [device(self.bench, block) for block in blocks]
        return [each for each in made if self.bench.decision is not None or not each.pressed]

    @property
    def empty(self) -> bool:
        """Whether there is nothing on it."""
        return not (self.main or self.side)

    @property
    def devices(self) -> list[Device]:
        """The devices of both columns, the main one first."""
        return [*self.main, *self.side]

    def closes(self, words: str, close: Callable[[], object]) -> None:
        """It has a button at its foot that puts it away; folded, below it."""
        px = self.canvas.px
        box = pygame.Rect(0, 0, px(FOOT_WIDTH), px(FOOT))
        taller = 0 if self.folded else box.height + px(GAP)
        self.box.height += taller
        too_low = self.box.bottom + (0 if taller else px(6) + box.height) - self.room.whole.bottom
        if too_low > 0:
            self.box.y = max(self.room.free.y, self.box.y - too_low)
            self._lay_out()
        below = px(6) + box.height if self.folded else -px(14)
        box.midbottom = (self.box.centerx, self.box.bottom + below)
        box.clamp_ip(self.room.whole)
        self._close = Button(self.canvas, box, words, close, kind="primary")
        self._close.name = "go on"

    def chosen_at(self, action: Action) -> list[pygame.Rect]:
        """The boxes of the controls on it by which an action is chosen."""
        decision = self.bench.decision
        names = {action.text, *(decision.marks(action) if decision else ())}
        return [each.box for each in (*self.widgets(), *self.foot()) if each.name in names]

    def question(self, action: Action, answers: tuple[str, str]) -> list[pygame.Rect]:
        """Places for yes and back, if the action is chosen on it; else [].

        At its foot, where it has buttons there, or else where the action is chosen. They are beside
        each other where their words have room, or else below each other.
        """
        pressed = self.chosen_at(action)
        if not pressed:
            return []
        px, tall, gap = self.canvas.px, self.canvas.px(FOOT), self.canvas.px(GAP)
        room = pygame.Rect(self._main_left(), self.box.y + px(HEAD), 0, 0)
        room.size = self.box.right - self._edge - room.x, self.box.bottom - px(14) - room.y
        yes, back = (self._button_width(each) for each in answers)
        beside = yes + gap + back <= room.width
        asked = pygame.Rect(room.x, pressed[0].y, room.width, tall if beside else 2 * tall + gap)
        asked.bottom = room.bottom if self.buttons() else asked.bottom
        asked.clamp_ip(room)
        self._hidden = [
            each
            for each in self.devices
            if asked.colliderect(each.box) and each.box.collidelist(pressed) < 0
        ]
        first = pygame.Rect(asked.topleft, (room.width, tall))
        second = first.move(0, tall + gap)
        if beside:
            first.width -= back + gap
            second = pygame.Rect(first.right + gap, first.y, back, tall)
        return [first, second]

    def count(self, seconds: float) -> bool:
        """So long ago it was opened: ledgers count up; whether one shows more than before."""
        ledgers = [each for each in self.devices if isinstance(each, LedgerDevice)]
        before = [each.counted for each in ledgers]
        for each in ledgers:
            each.seconds = seconds
        return before != [each.counted for each in ledgers]

    @property
    def _on_the_right(self) -> bool:
        """Whether the narrower column stands at the right, with the buttons below it."""
        return self.sheet.right and bool(self.side)

    # --- how large it is -----------------------------------------------------------------------

    @property
    def _edge(self) -> int:
        return self.canvas.px(EDGE)

    def _side_width(self) -> int:
        wanted = max((each.width() for each in self.side), default=0)
        return min(wanted, self.canvas.px(SIDE))

    def _wanted(self) -> int:
        """The width that the main column would like to have."""
        canvas = self.canvas
        if self.sheet.width:
            pressed = [each.width() for each in self.main if isinstance(each, ChoicesDevice)]
            return max(canvas.px(self.sheet.width), *pressed, 0) - 2 * self._edge
        head = canvas.letters.width(self.sheet.title, "heading", TITLE, canvas.scale)
        return max([head + canvas.px(60 + FOLD), *(each.width() for each in self.main)])

    def _inside(self) -> int:
        """The width of the main column."""
        canvas, wanted = self.canvas, self._wanted()
        side = self._side_width() + (self._edge if self.side else 0)
        most = min(canvas.size[0] - 2 * self._edge, max(self.room.free.width, wanted))
        return min(wanted, most - side - 2 * self._edge if self.side else most)

    def _lines(self) -> list[str]:
        text = self.sheet.text
        if not text:
            return []
        canvas = self.canvas
        return canvas.letters.wrapped(text, "text", TEXT, canvas.scale, self._inside())

    def _top(self) -> int:
        """From the sheet's top to the first device."""
        step = self.canvas.letters.height("text", TEXT, self.canvas.scale)
        return self.canvas.px(HEAD) + self._edge + len(self._lines()) * step

    def buttons(self) -> list[Action]:
        """The actions without marks that no device of the sheet has."""
        decision = self.bench.decision
        lists = any(isinstance(each, Choices) and not each.targets for each in self.sheet.blocks)
        bids = any(isinstance(each, LadderDevice) and each.takes_buttons for each in self.main)
        return [] if decision is None or lists or bids or self._opened else decision.buttons

    def _height_of(self, devices: Sequence[Device], width: int) -> int:
        gap = self.canvas.px(GAP)
        return sum(each.height(width) + gap for each in devices)

    def _needed(self) -> int:
        """How high it has to be for all that is on it."""
        inside = self._inside()
        main = self._top() + self._height_of(self.main, inside)
        side_width = self._side_width()
        side = self._top() + self._height_of(self.side, side_width) if self.side else 0
        if self._again or self.buttons():
            foot = self.canvas.px(FOOT + GAP)
            main, side = (main, side + foot) if self._on_the_right else (main + foot, side)
        return max(main, side) + self._edge

    def _frame(self) -> pygame.Rect:
        """As large as it has to be."""
        beside = self._side_width() + self._edge if self.side else 0
        width = self._inside() + 2 * self._edge + beside
        if self.folded:
            return pygame.Rect(0, 0, min(width, self._tab_width()), self.canvas.px(TAB))
        return pygame.Rect(0, 0, width, max(self._needed(), self._least))

    def _tab_width(self) -> int:
        """What is left of it when it is folded: its title beside the button that opens it."""
        canvas = self.canvas
        words = canvas.letters.width(self.sheet.title, "heading", TAB_TITLE, canvas.scale)
        return words + 2 * self._edge + canvas.px(FOLD + GAP)

    # --- where it is ---------------------------------------------------------------------------

    def _placed(self, bench: Bench) -> pygame.Rect:
        """Where it stood, or else where the least is hidden."""
        frame = self._frame()
        if self._least and self._best(frame)[0]:
            self._least = 0
            frame = self._frame()
        room = tuple(self.room.free)
        key = (self.sheet.title, frame.size, bench.canvas.size, bench.canvas.scale, room)
        if key not in self._places:
            canvas, place = self._searched(bench)
            self._places[key] = (canvas.scale, place)
        scale, place = self._places[key]
        canvas = copy(bench.canvas)
        canvas.scale = scale
        self._make(bench._replace(canvas=canvas))
        return place.copy()

    def _searched(self, bench: Bench) -> tuple[Canvas, pygame.Rect]:
        """As large as the interface; or smaller, where less is hidden then."""
        whole = bench.canvas
        found: list[tuple[tuple[int, bool, int], Canvas, pygame.Rect]] = []
        for factor in FACTORS:
            canvas = copy(whole)
            canvas.scale = whole.scale * max(factor, whole.least)
            self._make(bench._replace(canvas=canvas))
            frame = self._frame()
            free = self.room.free
            too_large = max(0, frame.width - free.width) + max(0, frame.height - free.height)
            cost, place = self._best(frame)
            found.append(((too_large, factor == FACTORS[-1], cost), canvas, place))
            if not too_large and not cost:
                break
        _, canvas, place = min(found, key=lambda each: each[0])
        return canvas, place

    def _best(self, frame: pygame.Rect) -> tuple[int, pygame.Rect]:
        """The place that hides the least, and how much that is."""
        middle = self.sheet.foot or self.sheet.middle
        places = [self._at(frame, each) for each in ((middle,) if middle else PLACES)]
        if self.folded:
            places = along_edges(frame, self.room.free)
        costs = [hidden(place, self.room.seen) for place in places]
        fewest = min(costs)
        good = [place for place, cost in zip(places, costs, strict=True) if cost == fewest]
        return fewest, min(good, key=lambda place: hidden(place, self.room.rest))

    def _at(self, frame: pygame.Rect, place: Point) -> pygame.Rect:
        moved = frame.copy()
        edge = "midbottom" if self.sheet.foot else "center"
        setattr(moved, edge, self._board.to_window(place))
        free, whole = self.room.free, self.room.whole
        wide = frame.width > free.width
        across = (whole.x, whole.width) if wide else (free.x, free.width)
        made = moved.clamp((across[0], free.y, across[1], free.height))
        if frame.height > self.room.free.height:  # rather on the prompt than below the band
            made.bottom = self.room.free.bottom
        return made

    def _lay_out(self) -> None:
        """Give every device its place."""
        top, gap = self.box.y + self._top(), self.canvas.px(GAP)
        side_width, left = self._side_width(), self.box.x + self._edge
        beside = side_width + self._edge if self.side else 0
        inside = self.box.width - 2 * self._edge - beside
        if self.side:
            x = left + inside + self._edge if self._on_the_right else left
            self._stack(self.side, pygame.Rect(x, top, side_width, 0), gap)
        read, pressed = self._read_and_pressed()
        low = self.box.bottom - self._edge - self._height_of(pressed, inside)
        if not pressed and self.bench.decision is not None and self.box.height == self._least:
            left_over = self._least - self._needed()  # the text above is shorter than before
            top += max(0, left_over)
        self._stack(read, pygame.Rect(self._main_left(), top, inside, 0), gap)
        self._stack(pressed, pygame.Rect(self._main_left(), low, inside, 0), gap)
        side, px = self.canvas.px(FOLD), self.canvas.px
        down = (self.box.height - side) // 2 if self.folded else px(10)
        self.fold.box = pygame.Rect(self.box.right - side - px(12), self.box.y + down, side, side)

    def _read_and_pressed(self) -> tuple[list[Device], list[Device]]:
        """The main column, where that stands on its foot cut at what is chosen with: it stays."""
        if not self.sheet.foot or not self._on_the_right:
            return self.main, []
        cut = next((n for n, each in enumerate(self.main) if each.pressed), len(self.main))
        return self.main[:cut], self.main[cut:]

    def _main_left(self) -> int:
        """Where the main column begins."""
        left = self.box.x + self._edge
        moved = bool(self.side) and not self._on_the_right
        return left + self._side_width() + self._edge if moved else left

    def _stack(self, devices: Sequence[Device], room: pygame.Rect, gap: int) -> None:
        for each in devices:
            room.height = each.height(room.width)
            each.place(room.copy())
            room.y = room.bottom + gap

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What can be pressed on its devices, what comes first first."""
        close: list[Widget] = [self._close] if self._close else []
        if self.folded:
            return close
        made = [widget for each in self.devices for widget in each.widgets()]
        return [*close, *made]

    def foot(self) -> list[Widget]:
        """Buttons for the actions without marks, from the right; then one to choose again."""
        if self.folded:
            return []
        play = self.bench.acts.play
        wanted: list[tuple[str, str, Callable[[], object]]] = [
            (action.text, self.bench.label(action), partial(play, action))
            for action in reversed(self.buttons())
        ]
        if self._again:
            wanted.append(("clear", self.bench.language._("Cancel"), self._again))
        made: list[Widget] = []
        right = self.box.right - self._edge
        for name, label, act in wanted:
            made.append(self._foot_button(label, act, right))
            made[-1].name = name
            right = made[-1].box.x - self.canvas.px(GAP)
        return made

    def _foot_button(self, label: str, act: Callable[[], object], right: int) -> Button:
        """A button at the foot, as wide as its words; `right` is its right edge."""
        canvas = self.canvas
        least = self._side_width() if self._on_the_right else 0
        box = pygame.Rect(0, 0, max(least, self._button_width(label)), canvas.px(FOOT))
        box.bottomright = (right, self.box.bottom - canvas.px(14))
        return Button(canvas, box, label, act)

    def _button_width(self, label: str) -> int:
        """How wide a button is that has room for its words in one line."""
        canvas = self.canvas
        words = canvas.letters.width(label, "button", 24, canvas.scale) + canvas.px(44)
        return max(canvas.px(FOOT_WIDTH), words)

    def digit(self, digit: int) -> Device | None:
        """A digit was typed: the first device that takes it; None if it is of no use."""
        return next((each for each in self.devices if not self.folded and each.digit(digit)), None)

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper and what lies on it; its controls are drawn with all others."""
        if self.folded:
            self._draw_tab(target)
            return
        canvas, px, box = self.canvas, self.canvas.px, self.box
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        canvas.text(
            target,
            self.sheet.title,
            (box.centerx, box.y + px(31)),
            face="heading",
            size=TITLE,
            colour="#FFF3D6",
            anchor="center",
            width=box.width - px(60 + 2 * FOLD),
        )
        step = canvas.letters.height("text", TEXT, canvas.scale)
        for number, line in enumerate(self._lines()):
            at = (self._main_left(), box.y + px(HEAD + 8) + number * step)
            canvas.text(target, line, at, size=TEXT)
        for each in self.devices:
            if each not in self._hidden:
                each.draw(target)

    def _draw_tab(self, target: pygame.Surface) -> None:
        """What is left of a folded sheet: its title, left of its button."""
        canvas, box = self.canvas, self.box
        canvas.kit.draw(target, "panel.log", box, canvas.scale)
        canvas.text(
            target,
            self.sheet.title,
            (box.x + self._edge, box.centery),
            face="heading",
            size=TAB_TITLE,
            colour="#FFF3D6",
            anchor="midleft",
            width=self.fold.box.x - box.x - self._edge,
        )
