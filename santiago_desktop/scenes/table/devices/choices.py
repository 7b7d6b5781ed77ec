"""Buttons with pictures for legal actions; those that differ in an amount are one stepper."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.marks import Counting
from santiago_desktop.scenes.table.devices.crossed import crossed
from santiago_desktop.scenes.table.devices.device import GAP, Device
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Choices
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.devices.device import Bench
    from santiago_desktop.stage.controls.widgets import Widget

EDGE = 20  # design pixels
LABEL = 20
WIDE, TALL = 430, 58  # a button with words
WIDEST = 620  # one that stands alone in its row, so that its words stand in one line
NARROW = 300  # the least width of one that stands in a row, and of one with short words
ROW, COLUMNS, SHORT_COLUMNS = 3, 3, 4  # how many stand in a row at most: alone, of several, short
ONE_ROW = 0.8  # of the width of the board: a wider one hides who stands at its ends
TILE = 190  # a button with pictures only: where there are many, they are all alike
MOST_COLUMNS = 6  # of tiles
FEW, MANY = 3, 9  # up to a few stand below each other
BEFORE, AROUND = 14, 24  # the picture on a button; the words beside it, at both sides
STEPPERS = 16  # between the buttons of two steppers
PICTURES = (36, 29, 26, 22, 0)  # their heights, from the one that is liked best to none
WORDS_FROM = 230  # a stepper this wide says in words what its amount is for
SIDE = 46  # of the buttons for less and more
SMALL_SIDE, SMALL_GAP = 36, 4  # where there is little room for what stands between them
BESIDE = 314  # design pixels that panels take from the window's width


class ChoicesDevice(Device):
    """A grid of buttons, one for each way; ways that differ in an amount are one stepper."""

    pressed = True

    def __init__(self, bench: Bench, block: Choices) -> None:
        super().__init__(bench)
        self.block = block
        self.ways = self._ways()

    def _actions(self) -> list[Action]:
        decision = self.bench.decision
        if decision is None:
            return []
        wanted = set(self.block.targets)
        return [
            way.action
            for way in decision.ways
            if not wanted or (way.marks and set(way.marks) <= wanted)
        ]

    def _ways(self) -> list[list[Action]]:
        """The actions; those that differ in nothing but an amount together, if there are many."""
        decision = self.bench.decision
        found: dict[object, list[Action]] = {}
        for action in self._actions():
            assert decision is not None
            marks = decision.marks(action)
            target = next(iter(marks)) if len(marks) == 1 else ""
            key = target if target and decision.is_set(target) else action
            found.setdefault(key, []).append(action)
        ways = list(found.values())
        if max(map(len, ways), default=0) > self._few or any(map(self._staked, ways)):
            return ways
        return [[action] for way in ways for action in way]

    @property
    def _few(self) -> int:
        """How many amounts of one target are buttons of their own."""
        return ROW - 1 if self.block.across else FEW

    def _staked(self, way: list[Action]) -> bool:
        """Whether it is one stake of several heights: those are never buttons beside each other."""
        decision = self.bench.decision
        assert decision is not None
        return len(way) > 1 and decision.counting[self._target(way[0])] is Counting.STAKE

    # --- its grid ------------------------------------------------------------------------------

    @property
    def tiles(self) -> bool:
        """Whether there are so many that pictures have to do."""
        return len(self.ways) > MANY

    def grid(self) -> tuple[int, int, int]:
        """Columns, rows, and the width of a button in design pixels."""
        count, canvas = len(self.ways), self.canvas
        if self.tiles:
            return *self._tiled(count), TILE
        narrow = canvas.room(2 * self._one_of_two) > self._room
        if self.block.across and not narrow:
            return self._across(count)
        one = FEW + 2 if narrow or any(map(self._staked, self.ways)) else FEW
        columns = 1 if count <= one else 2
        if self.block.beside and not narrow:
            columns = min(count, 2)
        return columns, -(-count // columns), self._alone() if columns == 1 else self._one_of_two

    def _tiled(self, count: int) -> tuple[int, int]:
        """Columns and rows of tiles; what ends the choice without pictures stands last."""
        if not self._crossed:
            columns = min(MOST_COLUMNS, -(-count // 4))
            return columns, -(-count // columns)
        columns, rows = (1 + max(each) for each in zip(*self._crossed, strict=True))
        full = len(self._crossed) < count and (columns - 1, rows - 1) in self._crossed
        return columns, rows + full

    @cached_property
    def _crossed(self) -> Sequence[tuple[int, int]]:
        """Columns and rows of tiles that are a table, but for a last one without pictures."""
        pictures = [self._pictures(way[0]) for way in self.ways]
        found = crossed(pictures if pictures[-1] else pictures[:-1])
        return found if all(column < MOST_COLUMNS for column, _ in found) else ()

    @property
    def _room(self) -> int:
        """How wide it can be, in pixels: as the board beside the panels is seen."""
        board, width = self.bench.board, self.canvas.size[0]
        return min(width - board.canvas.px(BESIDE), board.seen.width) - self.canvas.px(3 * EDGE)

    def _across(self, count: int) -> tuple[int, int, int]:
        """The same in as few rows as there is room for: one, or two."""
        canvas, room = self.canvas, self._room
        needed = max(map(self._needed, self.ways))
        if count > ROW and canvas.room(count * needed) <= ONE_ROW * room:
            return count, 1, needed
        most = SHORT_COLUMNS if needed <= NARROW else COLUMNS
        columns = count if count <= ROW else min(most, -(-count // 2))
        while columns > 1 and canvas.room(columns * NARROW) > room:
            columns -= 1
        widest = min(WIDEST, NARROW * room // canvas.room(columns * NARROW))
        return columns, -(-count // columns), max(NARROW, min(needed, widest))

    def _needed(self, way: list[Action]) -> int:
        """The width that a way's words need in one line beside its pictures, in design pixels."""
        beside = 2 * (SIDE + GAP) if len(way) > 1 else 0
        return max(map(self._length, (way[0], way[-1]))) + beside + 2 * (EDGE + GAP)

    def _length(self, action: Action) -> int:
        """Of an action's words and of its pictures, in design pixels."""
        canvas, parts = self.canvas, self._pictures(action)
        wide = canvas.letters.width(self.bench.label(action), "button", LABEL, canvas.scale)
        if parts:
            wide += self.bench.board.row(parts, canvas.px(PICTURES[0]), "button").get_width()
        return round(wide / canvas.scale)

    def _alone(self) -> int:
        """The width of a single column, in design pixels."""
        return min(WIDEST, max((WIDE, *map(self._needed, self.ways))))

    @cached_property
    def _one_of_two(self) -> int:
        """The width of one of two columns, in design pixels: words have room in two lines."""
        beside = 2 * (SIDE + GAP) + STEPPERS if any(len(way) > 1 for way in self.ways) else 0
        words = max(self._in_two_lines(way[-1]) for way in self.ways)
        return min(WIDEST, max(WIDE, words + beside + BEFORE + AROUND + GAP + 2 * EDGE))

    def _in_two_lines(self, action: Action) -> int:
        """How wide an action's words are in two lines of the smallest letters, in design pixels."""
        canvas, words = self.canvas, self.bench.label(action).split(" ")
        splits = [(words[:n], words[n:]) for n in range(1, len(words) + 1)]
        wide = min(
            max(
                canvas.letters.width(" ".join(each), "button", SMALLEST, canvas.scale)
                for each in lines
            )
            for lines in splits
        )
        return round(wide / canvas.scale)

    @property
    def _tall(self) -> int:
        """The height of a button: most have room for a label of two lines."""
        return self.canvas.px(TALL) if self.tiles else self.button_height(TALL)

    def width(self) -> int:
        columns, _, wide = self.grid()
        return max(self.canvas.room(columns * wide), self.canvas.room(WIDE))

    def height(self, width: int) -> int:
        del width
        _, rows, _ = self.grid()
        return rows * (self._tall + self.canvas.px(GAP)) - self.canvas.px(GAP)

    def _cell(self, number: int) -> pygame.Rect:
        """Where a way's button is; columns are filled from the top, doing without comes last."""
        columns, rows, _ = self.grid()
        last = number == len(self.ways) - 1
        if columns == 2 and len(self.ways) % 2:  # noqa: PLR2004 - the last one fills the hole
            return self._in_pairs(number, rows - 1)
        aside = last and not self._pictures(self.ways[-1][0])
        column, row = divmod(columns * rows - 1 if aside else number, rows)
        if self.tiles and not aside and self._crossed:
            column, row = self._crossed[number]
        width, gap = self.box.width // columns, self.canvas.px(GAP)
        left, top = self.box.x + column * width, self.box.y + row * (self._tall + gap)
        return pygame.Rect(left, top, width - gap, self._tall)

    def _in_pairs(self, number: int, rows: int) -> pygame.Rect:
        """In one of two columns with so many rows, or below both of them."""
        column, row = divmod(number, rows)
        both = column > 1
        width, gap = self.box.width // 2, self.canvas.px(GAP)
        left = self.box.x + (0 if both else column * width)
        top = self.box.y + (rows if both else row) * (self._tall + gap)
        return pygame.Rect(left, top, (2 if both else 1) * width - gap, self._tall)

    # --- its buttons ---------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        made: list[Widget] = []
        for number, way in enumerate(self.ways):
            place = self._cell(number)
            if len(way) > 1:
                apart = self.canvas.px(STEPPERS) if place.width < self.box.width else 0
                made += stepper(self.bench, place.inflate(-apart, 0), self._target(way[0]))
            else:
                made.append(self._button(place, way[0]))
        return made

    def _target(self, action: Action) -> str:
        assert self.bench.decision is not None
        return next(iter(self.bench.decision.marks(action)))

    def _pictures(self, action: Action) -> Parts:
        return self.bench.desk.pictures(action, self.bench.state)

    def _button(self, place: pygame.Rect, action: Action) -> Choice:
        """The button that plays an action."""
        return choice(self.bench, place, action, tile=self.tiles)


def choice(bench: Bench, place: pygame.Rect, action: Action, *, tile: bool = False) -> Choice:
    """The button that plays an action."""
    parts = bench.desk.pictures(action, bench.state)
    made = Choice(
        bench, place, bench.label(action), parts, lambda: bench.acts.play(action), tile=tile
    )
    made.name = action.text
    if action in bench.barred:
        made.enabled, made.tip = False, bench.barred[action]
    return made


def stepper(bench: Bench, box: pygame.Rect, target: str) -> list[Widget]:
    """One button for many amounts, between those for less and for more."""
    assert bench.decision is not None
    ways = bench.decision.alone(target)
    amounts = [amount for amount, action in ways.items() if action not in bench.barred]
    number = left_at(bench, target, amounts)
    action = ways[amounts[number]]
    if len(amounts) == 1:
        return [Amount(bench, box, target, action, amounts)]
    narrow = box.width < bench.canvas.px(NARROW)  # in a cell of a table: the amount needs the room
    side, gap = map(bench.canvas.px, (SMALL_SIDE, SMALL_GAP) if narrow else (SIDE, GAP))
    inner = box.inflate(-2 * (side + gap), 0)
    made: list[Widget] = []
    for icon, step, edge in (("icon.minus", -1, "midleft"), ("icon.plus", 1, "midright")):
        after = number + step

        def move(after: int = after) -> None:
            bench.acts.put(target, amounts[after])

        at = pygame.Rect(0, 0, side, side)
        setattr(at, edge, getattr(box, edge))
        button = Button(bench.canvas, at, "", move, kind="round", icon=icon)
        button.enabled, button.name = 0 <= after < len(amounts), f"{target} {icon}"
        button.helper = True
        made.append(button)
    less, more = made
    less.instead, more.instead = more.name, less.name  # Enter once too often plays nothing
    return [less, Amount(bench, inner, target, action, amounts), more]


def left_at(bench: Bench, target: str, amounts: list[int]) -> int:
    """The place, among the amounts that one can choose, of the one at which a stepper was left."""
    return amounts.index(min(bench.acts.stepped(target), amounts[-1]))


class Choice(Button):
    """A button that shows what is given and taken."""

    def __init__(
        self,
        bench: Bench,
        box: pygame.Rect,
        label: str,
        parts: Parts,
        action: Callable[[], object],
        *,
        tile: bool,
    ) -> None:
        only_pictures = tile and bool(parts)
        tip = label if only_pictures else ""
        super().__init__(bench.canvas, box, label, action, tip=tip, size=LABEL)
        self.board, self.parts = bench.board, parts
        self.only_pictures = only_pictures

    def draw(self, target: pygame.Surface) -> None:
        box, picture = self.draw_ground(target), self.picture() if self.parts else None
        if picture and self.only_pictures:
            target.blit(picture, picture.get_rect(center=box.center))
        elif picture:
            left = box.x + self.canvas.px(BEFORE)
            target.blit(picture, picture.get_rect(midleft=(left, box.centery)))
        if not self.only_pictures:
            self.draw_label(target, self._room_beside(picture, box))
        self.draw_focus(target)

    def _room_beside(self, picture: pygame.Surface | None, box: pygame.Rect) -> pygame.Rect:
        """What a picture at the left of a box leaves for the words."""
        px = self.canvas.px
        left = box.x + (px(BEFORE) + picture.get_width() if picture else 0)
        return pygame.Rect(left, box.y, box.right - left, box.height).inflate(-px(AROUND), 0)

    def picture(self) -> pygame.Surface:
        """As large as the words beside it allow, which must not be cut."""
        if self.only_pictures:
            return self._filling()
        canvas, picture = self.canvas, pygame.Surface((0, 0))
        for height in PICTURES:
            picture = pygame.Surface((0, 0))
            if height:
                picture = self.board.row(self.parts, canvas.px(height), "button")
            room = self._room_beside(picture, self.box).width
            lines = canvas.letters.wrapped(self.label, "button", SMALLEST, canvas.scale, room)
            if len(lines) <= 2:  # noqa: PLR2004 - there is room for two
                break
        return picture

    def _filling(self) -> pygame.Surface:
        """As large as the button: nothing else says what it does."""
        canvas, room = self.canvas, self.box.width - self.canvas.px(16)
        heights = [canvas.px(height) for height in PICTURES if height]
        rows = (self.board.row(self.parts, height, "button") for height in heights)
        made = pygame.Surface((0, 0))
        for made in rows:
            if made.get_width() <= room:
                return made
        width, height = made.get_size()
        return pygame.transform.smoothscale(made, (room, max(1, height * room // width)))


class Amount(Choice):
    """The button in the middle of a stepper: those beside it, or the wheel, change the amount."""

    walked = True

    def __init__(
        self, bench: Bench, box: pygame.Rect, target: str, action: Action, amounts: list[int]
    ) -> None:
        parts = bench.desk.pictures(action, bench.state)
        cramped = box.width < bench.canvas.px(WORDS_FROM)
        super().__init__(
            bench, box, bench.label(action), parts, lambda: bench.acts.play(action), tile=cramped
        )
        self.name, self.bench, self.target, self.amounts = target, bench, target, amounts

    def adjust(self, step: int) -> bool:
        """Another amount; at the last one nothing happens, and the focus stays."""
        place = left_at(self.bench, self.target, self.amounts) + step
        if 0 <= place < len(self.amounts):
            self.bench.acts.put(self.target, self.amounts[place])
        return True
