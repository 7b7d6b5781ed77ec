"""Choices that have to be explained: what gives the choice, and a button with pictures for each."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.placing import hidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas

HEAD, EDGE, GAP, MARGIN = 62, 20, 10, 24  # design pixels
COLUMN = 314  # of panels and log
TITLE, TEXT, LABEL = 24, 20, 20  # sizes of the words
WIDE, TALL = 430, 58  # a button with words
TILE = 190  # a button with pictures only: where there are many, they are all alike
FEW, MANY = 3, 9  # up to a few stand below each other
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale; the last only where none else fits
DIE = "die"  # the spots of dice on the ship
PICTURES = (36, 29, 22, 0)  # their heights, from the one that is liked best to none
PLACES = (  # where the middle of the board can be covered, in the order of liking
    *((1110, 900), (1110, 500), (1110, 250), (1110, 600), (900, 600), (1320, 600)),
    *((900, 470), (1320, 470), (900, 380), (1320, 380), (650, 860), (1560, 860)),
    *((700, 430), (1520, 430), (700, 250), (1520, 250), (650, 640), (1560, 640)),
)


class Choosing:
    """A dialog beside what it is about."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.canvas = scene.app.canvas  # smaller where there is little room
        self._key: object = None
        self._box = pygame.Rect(0, 0, 0, 0)
        self._amounts: dict[type, int] = {}  # how far each amount was moved, in one decision
        self._decision = -1

    def actions(self) -> list[Action]:
        """What is to be chosen from in a dialog, where one is needed."""
        scene = self.scene
        if scene.choices or not scene.asked or scene.unsure or scene.past is not None:
            return scene.choices
        if scene.controls.loading or scene.table.match.over:
            return []
        if scene.table.match.state.phase in scene.signs.LISTED:
            return scene.legal()
        found = scene.controls.legal_by_spot()
        return found.get("", []) if set(found) == {""} else []

    def ways(self) -> list[list[Action]]:
        """The actions; those that differ in nothing but an amount together, if there are many."""
        kinds, found = self.scene.signs.AMOUNTS, list[list["Action"]]()
        for action in self.actions():
            alike = found and type(action) in kinds and type(action) is type(found[-1][0])
            if alike:
                found[-1].append(action)
            else:
                found.append([action])
        if max(map(len, found), default=0) > FEW:
            return found
        return [[action] for way in found for action in way]

    # --- where it is ---------------------------------------------------------------------------

    @property
    def _count(self) -> int:
        return len(self.ways()) + bool(self.scene.choices)

    @property
    def _aside(self) -> bool:
        """Whether the last choice does nothing, and stands in the last cell."""
        scene, last = self.scene, self.actions()[-1]
        return bool(scene.choices or not scene.signs.pictures(last, scene.table.match.state))

    @property
    def _tiles(self) -> bool:
        """Whether there are so many that pictures have to do."""
        return self._count > MANY

    def _grid(self) -> tuple[int, int, int]:
        """Columns, rows, and the width of a button."""
        count = self._count
        if self._tiles:
            columns = min(6, -(-count // 4))
            return columns, -(-count // columns), TILE
        canvas, beside = self.canvas, self.scene.app.canvas.px(COLUMN)
        narrow = beside + canvas.px(2 * EDGE) + 2 * canvas.room(WIDE) > canvas.size[0]
        columns = 1 if count <= (FEW + 2 if narrow else FEW) else 2
        return columns, -(-count // columns), WIDE

    @property
    def _tall(self) -> int:
        """The height of a button: room for a label of two lines."""
        canvas = self.canvas
        two = 2 * canvas.letters.height("button", 18, canvas.scale) + canvas.px(4)
        return canvas.px(TALL) if self._tiles else max(canvas.px(TALL), two)

    def _said(self) -> tuple[str, list[str], int]:
        """The title, the lines that explain it, and the width of them."""
        scene, canvas = self.scene, self.canvas
        title, text = scene.words.dialog(scene.table.match.state)
        columns, _, width = self._grid()
        head = canvas.letters.width(title, "heading", TITLE, canvas.scale) + canvas.px(60)
        inside = max(canvas.room(columns * width), head, canvas.room(WIDE))
        inside = min(inside, canvas.size[0] - canvas.px(2 * EDGE))
        lines = canvas.letters.wrapped(text, "text", TEXT, canvas.scale, inside) if text else []
        return title, lines, inside

    def box(self) -> pygame.Rect:
        """Where the least is hidden of what the choice is about."""
        scene, canvas = self.scene, self.scene.app.canvas
        ways = tuple(action.text for action in self.actions())
        window = (canvas.size, canvas.scale, scene.words.language.code)
        key = (*window, len(scene.table.match.log), ways, scene.prompt.box.size)
        if key != self._key:
            self._key, self._box = key, self._placed()
        return self._box

    def _placed(self) -> pygame.Rect:
        """As large as the interface; or smaller, where less is hidden then."""
        whole, seen = self.scene.app.canvas, self._to_be_seen()
        width = whole.size[0] - whole.px(COLUMN)
        height = whole.size[1] - self.scene.prompt.box.bottom
        found: list[tuple[tuple[bool, bool, int], Canvas, pygame.Rect]] = []
        for factor in FACTORS:
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least)
            made = self._frame()
            too_large = made.width > width or made.height > height
            hidden, place = self._best(made, seen)
            found.append(((too_large, factor == FACTORS[-1], hidden), self.canvas, place))
        _, self.canvas, place = min(found, key=lambda each: each[0])
        return place

    def _best(self, made: pygame.Rect, seen: list[pygame.Rect]) -> tuple[int, pygame.Rect]:
        """The place that hides the least, and how much that is."""
        places = [self._at(made, place) for place in PLACES]
        costs = [hidden(place, seen) for place in places]
        return min(costs), places[costs.index(min(costs))]

    def _frame(self) -> pygame.Rect:
        """As large as it has to be."""
        canvas, px = self.canvas, self.canvas.px
        _, lines, inside = self._said()
        _, rows, _ = self._grid()
        step = canvas.letters.height("text", TEXT, canvas.scale)
        height = px(HEAD + 2 * EDGE) + len(lines) * step + rows * (self._tall + px(GAP))
        return pygame.Rect(0, 0, inside + px(2 * EDGE), height)

    def _at(self, made: pygame.Rect, place: tuple[int, int]) -> pygame.Rect:
        moved = made.copy()
        moved.center = self.scene.board.to_window(place)
        canvas = self.scene.app.canvas
        room, column = canvas.rect.inflate(-canvas.px(MARGIN), 0), canvas.px(COLUMN)
        room.height -= canvas.px(MARGIN) // 2
        if room.width - column >= moved.width:  # beside the panels and the log
            room.width, room.left = room.right - column, column
        return moved.clamp(room)

    def _to_be_seen(self) -> list[pygame.Rect]:
        """What a dialog must not cover: prompt, panels, what it is about, what the ship wants."""
        scene = self.scene
        state = scene.table.match.state
        spots = {scene.view.target(action, state) for action in self.actions()} - {""}
        spots.update(scene.signs.source(scene.view, state))
        spots.update(spot for spot in scene.view.spots if scene.signs.kind(spot) == DIE)
        panels = pygame.Rect(0, 0, scene.app.canvas.px(COLUMN), scene.app.canvas.size[1])
        corner = scene.controls.corner()
        return [scene.prompt.box, corner, panels, *(scene.pointing.box_of(spot) for spot in spots)]

    # --- its buttons ---------------------------------------------------------------------------

    def buttons(self) -> list[Widget]:
        """One for each way; all look alike."""
        scene, ways = self.scene, self.ways()
        self.box()
        place, tiles = self._cells(), self._tiles
        made: list[Widget] = []
        for number, way in enumerate(ways):
            many = len(way) > 1
            made += self._amount(place(number), way) if many else [self._one(place(number), way[0])]
        if scene.choices:
            back = scene.app.language._("Back")
            made.append(Choice(self, place(len(ways)), back, (), scene.step_back, tile=tiles))
        return made

    def _one(self, box: pygame.Rect, action: Action, *, tile: bool = False) -> Choice:
        """The button that plays an action."""
        scene = self.scene
        label = capital(scene.words.action(action, scene.table.match.state))
        parts = scene.signs.pictures(action, scene.table.match.state)
        return Choice(self, box, label, parts, lambda: scene.play(action), tile=tile or self._tiles)

    def _amount(self, box: pygame.Rect, way: list[Action]) -> list[Widget]:
        """One button for many amounts, and one each for less and for more."""
        side, kind = self.canvas.px(46), type(way[0])
        number = self._chosen(way)
        made: list[Widget] = [
            self._one(box.inflate(-2 * (side + self.canvas.px(GAP)), 0), way[number], tile=True)
        ]
        for icon, step, edge in (("icon.minus", -1, "midleft"), ("icon.plus", 1, "midright")):

            def move(step: int = step) -> None:
                self._amounts[kind] = number + step
                self.scene.controls.lay_out()

            at = pygame.Rect(0, 0, side, side)
            setattr(at, edge, getattr(box, edge))
            button = Button(self.canvas, at, "", move, kind="round", icon=icon)
            button.enabled, button.name = 0 <= number + step < len(way), f"{kind.verb} {icon}"
            made.append(button)
        return made

    def _chosen(self, way: list[Action]) -> int:
        """Which amount is shown; every decision begins anew."""
        decision = len(self.scene.table.match.log)
        if decision != self._decision:
            self._decision, self._amounts = decision, {}
        kind = type(way[0])
        return int(self._amounts.get(kind, self.scene.signs.AMOUNTS[kind] % len(way)))

    def _cells(self) -> Callable[[int], pygame.Rect]:
        """Where each button is; columns are filled from the top."""
        canvas, px, box = self.canvas, self.canvas.px, self.box()
        columns, rows, _ = self._grid()
        _, lines, inside = self._said()
        top = (
            box.y + px(HEAD + EDGE) + len(lines) * canvas.letters.height("text", TEXT, canvas.scale)
        )
        width, tall = inside // columns, self._tall

        def cell(number: int) -> pygame.Rect:
            aside = self._aside and number == self._count - 1
            column, row = divmod(columns * rows - 1 if aside else number, rows)
            left = box.x + px(EDGE) + column * width
            return pygame.Rect(left, top + row * (tall + px(GAP)), width - px(GAP), tall)

        return cell

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper under the buttons."""
        canvas, px, box = self.canvas, self.canvas.px, self.box()
        title, lines, inside = self._said()
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        middle = (box.centerx, box.y + px(31))
        canvas.text(
            target,
            title,
            middle,
            face="heading",
            size=TITLE,
            colour="#FFF3D6",
            anchor="center",
            width=inside,
        )
        step = canvas.letters.height("text", TEXT, canvas.scale)
        for number, line in enumerate(lines):
            at = (box.x + px(EDGE), box.y + px(HEAD + 8) + number * step)
            canvas.text(target, line, at, size=TEXT)


class Choice(Button):
    """A button that shows what is given and taken."""

    def __init__(
        self,
        choosing: Choosing,
        box: pygame.Rect,
        label: str,
        parts: tuple[str, ...],
        action: Callable[[], object],
        *,
        tile: bool,
    ) -> None:
        only_pictures = tile and bool(parts)
        tip = label if only_pictures else ""
        super().__init__(choosing.canvas, box, label, action, tip=tip, size=LABEL)
        self.board, self.parts = choosing.scene.board, parts
        self.only_pictures = only_pictures

    def draw(self, target: pygame.Surface) -> None:
        kit, canvas = self.canvas.kit, self.canvas
        box = self.box.move(0, canvas.px(2) if self.state == "pressed" else 0)
        kit.draw(target, f"button.{self.kind}.{self.state}", box, canvas.scale)
        left, edge = box.x, canvas.px(14)
        if self.parts:
            picture = self.picture()
            if self.only_pictures:
                target.blit(picture, picture.get_rect(center=box.center))
            else:
                target.blit(picture, picture.get_rect(midleft=(left + edge, box.centery)))
                left += edge + picture.get_width()
        if not self.only_pictures:
            self._draw_label(target, pygame.Rect(left, box.y, box.right - left, box.height))
        self.draw_focus(target)

    def picture(self) -> pygame.Surface:
        """As large as the words beside it allow, which must not be cut."""
        canvas, picture = self.canvas, pygame.Surface((0, 0))
        for height in PICTURES:
            picture = pygame.Surface((0, 0))
            if height:
                picture = self.board.row(self.parts, canvas.px(height), "function")
            room = self.box.width - canvas.px(14 + 24) - picture.get_width()
            lines = canvas.letters.wrapped(self.label, "button", 18, canvas.scale, room)
            if self.only_pictures or len(lines) <= 2:  # noqa: PLR2004 - there is room for two
                break
        return picture

    def _draw_label(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """In one line, or else in two smaller ones."""
        canvas, room = self.canvas, box.width - self.canvas.px(24)
        face, size = "button", LABEL
        lines = canvas.letters.wrapped(self.label, face, size, canvas.scale, room)
        if len(lines) > 1:
            size = 18
            lines = canvas.letters.balanced(self.label, face, size, canvas.scale, room)
        lines = [*lines[:1], " ".join(lines[1:])] if lines[1:] else lines
        step = canvas.letters.height(face, size, canvas.scale)
        top = box.centery - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            canvas.text(
                target,
                line,
                (box.centerx, top + number * step),
                face=face,
                size=size,
                colour=self.colour,
                anchor="center",
                width=room,
            )
