"""The loading round, close up: what the ship wants, who is still in, what a load would earn."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.words.sprites import STAR, die, token
from santiago_desktop.kernel.rules import UNKNOWN
from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.actions import SantiagoWording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.art import Atlas
    from santiago_desktop.stage.drawing.canvas import Canvas

    Row = Callable[[Sequence[str], int, str], pygame.Surface]

WIDTH, ACTING, WATCHING = 1190, 534, 336  # with and without what can be pressed
UNSEEN = 48  # less, if nobody's holdings may be seen
HEAD, FOOT, MARGIN, LABELS = 62, 76, 24, 200
ROWS = {  # from the columns' top: where it begins, and how high it is
    "wants": (0, 116),
    "have": (120, 44),
    "many": (176, 50),
    "goods": (238, 54),
    "wood": (300, 54),
}
DIE, ICON, PICTURE = 104, 34, 34


class LoadingRound:
    """A table of the ship's four dice; also for watching the others load."""

    phase = "load"

    def __init__(
        self,
        canvas: Canvas,
        atlas: Atlas,
        row: Row,
        names: Sequence[str],
        looks: Sequence[int],
    ) -> None:
        self.canvas, self.atlas, self.row = canvas, atlas, row
        self._whole = canvas  # its own may be smaller, so that it fits
        self.names, self.looks = names, looks
        self.counts: dict[int, int] = {}  # how many units are set, by good
        self.ways: dict[int, set[int]] = {}  # how many units can be loaded, by good
        self.held = True  # whether the viewer's holdings may be seen
        self._asked: object = None  # who is to load what: everybody begins with the most
        self.area = pygame.Rect(0, 0, 1, 1)
        self._middle, self._room = (0, 0), self.area

    def shows(self, s: State) -> bool:
        """Whether there is anything to load: a full ship is seen while it sails."""
        return s.phase == self.phase and any(s.demand)

    def fit(self, middle: tuple[int, int], room: pygame.Rect) -> None:
        """Take a place around the middle, inside the room there is."""
        self._middle, self._room = middle, room
        whole = self._whole
        factor = min(room.width / whole.px(WIDTH), room.height / whole.px(ACTING), 1.0)
        self.canvas = copy(whole)
        self.canvas.scale = whole.scale * max(factor, whole.least)
        self._take_place()

    def _take_place(self) -> None:
        height = ACTING if self.ways else WATCHING - (0 if self.held else UNSEEN)
        self.area = pygame.Rect(0, 0, self.canvas.px(WIDTH), self.canvas.px(height))
        self.area.width = min(self.area.width, self._room.width)
        self.area.center = self._middle
        self.area.clamp_ip(self._room)

    def watch(self, *, held: bool = True) -> None:
        """Nothing can be pressed, and what the viewer holds may be seen or not."""
        self.ways, self.held = {}, held
        self._take_place()

    # --- controls ------------------------------------------------------------------------------

    def widgets(
        self,
        words: SantiagoWording,
        legal: Sequence[Action],
        s: State,
        play: Callable[[Action], None],
        changed: Callable[[], None],
    ) -> list[Widget]:
        """For each die a count, a load and the same in wood; and passing."""
        self.ways = {}
        if self._asked != (s.actor, *s.demand):
            self._asked, self.counts = (s.actor, *s.demand), {}
        best: dict[int, int] = {}  # goods rather than wood
        for action in legal:
            if isinstance(action, act.Load | act.Wood):
                self.ways.setdefault(action.good, set()).add(action.count)
            if isinstance(action, act.Load):
                best[action.good] = max(best.get(action.good, 0), action.count)
        self.counts = {
            good: self._nearest(self.counts.get(good, best.get(good, max(ways))), ways)
            for good, ways in self.ways.items()
        }
        self._take_place()
        made: list[Widget] = []
        for column, good in enumerate(aboard(s)):
            if good in self.ways:
                made += self._loads(words, column, good, legal, s, play)
                made += self._stepper(column, good, changed)
        passing = self._pass(words, play)
        passing.enabled = act.Pass() in legal
        return [*made, passing]

    def _nearest(self, count: int, ways: set[int]) -> int:
        return max(min(ways), min(max(ways), count))

    def _cell(self, column: int, row: str) -> pygame.Rect:
        """A place in the table; column -1 has the labels."""
        px = self.canvas.px
        labels = min(px(LABELS), self.area.width // 5)
        width = (self.area.width - 2 * px(MARGIN) - labels) // 4
        top, height = ROWS[row]
        y = self.area.y + px(HEAD + 14 + top)
        if column < 0:
            return pygame.Rect(self.area.x + px(MARGIN), y, labels - px(8), px(height))
        left = self.area.x + px(MARGIN) + labels + column * width
        return pygame.Rect(left, y, width - px(10), px(height))

    def _stepper(self, column: int, good: int, changed: Callable[[], None]) -> list[Widget]:
        px, place = self.canvas.px, self._cell(column, "many").inflate(-self.canvas.px(30), 0)
        made: list[Widget] = []
        if len(self.ways[good]) == 1:
            return made
        for icon, step, side in (
            ("icon.minus", -1, place.left),
            ("icon.plus", 1, place.right - px(46)),
        ):

            def move(step: int = step) -> None:
                self.counts[good] += step
                changed()

            at = pygame.Rect(side, place.y, px(46), px(46))
            button = Button(self.canvas, at, "", move, kind="round", icon=icon)
            button.enabled = self.counts[good] + step in self.ways[good]
            made.append(button)
        return made

    def _loads(
        self,
        words: SantiagoWording,
        column: int,
        good: int,
        legal: Sequence[Action],
        s: State,
        play: Callable[[Action], None],
    ) -> list[Widget]:
        count = self.counts[good]
        ways: tuple[tuple[str, Action, int], ...] = (
            ("goods", act.Load(good, count), s.price),
            ("wood", act.Wood(good, count), box.WOOD_POINTS),
        )
        made: list[Widget] = []
        for row, action, each in ways:
            cargo = good if row == "goods" else box.WOOD
            parts = (str(count), token(cargo), "→", str(count * each), STAR)
            button = Deliver(self, self._cell(column, row), parts, action, play)
            button.enabled = action in legal
            button.tip = capital(words.action(action, s)) + "."
            if not button.enabled:
                held = s.goods[s.actor * box.KINDS + cargo]
                button.tip = capital(words.reason("lacks", (s.actor, cargo, held))) + "."
            made.append(button)
        return made

    def _pass(self, words: SantiagoWording, play: Callable[[Action], None]) -> Widget:
        px = self.canvas.px
        at = pygame.Rect(0, 0, px(200), px(54))
        at.bottomright = (self.area.right - px(MARGIN), self.area.bottom - px(14))
        tip = words._("You load nothing more this round.")
        return Button(self.canvas, at, words._("Pass"), lambda: play(act.Pass()), tip=tip)

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, words: SantiagoWording, s: State, viewer: int) -> None:
        """The dialog under its controls; `viewer` is whose holdings may be seen."""
        canvas, px = self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.dialog", self.area, canvas.scale)
        title = words._("Loading round: each unit earns {points}")
        canvas.text(
            target,
            title.format(points=words.points(s.price)),
            (self.area.centerx, self.area.y + px(31)),
            face="heading",
            size=25,
            colour="#FFF3D6",
            anchor="center",
            width=self.area.width - px(60),
        )
        for row, label in self._labels(words, s, viewer).items():
            self._draw_label(target, row, label)
        for column, good in enumerate(aboard(s)):
            self._draw_column(target, words, s, (column, good), viewer)
        self._draw_seats(target, words, s)

    def _labels(self, words: SantiagoWording, s: State, viewer: int) -> dict[str, str]:
        known = viewer >= 0 and s.vp[viewer] != UNKNOWN
        found = {"wants": words._("The ship wants")}
        if known:
            found["have"] = words._("You have")
        if self.ways:
            found["many"] = words._("How many?")
            found["goods"] = words._("Load it")
            found["wood"] = words._("Wood instead")
        return found

    def _draw_label(self, target: pygame.Surface, row: str, label: str) -> None:
        canvas, place = self.canvas, self._cell(-1, row)
        lines = canvas.letters.wrapped(label, "bold", 19, canvas.scale, place.width)
        step = canvas.letters.height("bold", 19, canvas.scale)
        top = place.centery - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            at = (place.x, top + number * step)
            canvas.text(target, line, at, face="bold", size=19, anchor="midleft", width=place.width)

    def _draw_column(
        self,
        target: pygame.Surface,
        words: SantiagoWording,
        s: State,
        die: tuple[int, int],
        viewer: int,
    ) -> None:
        canvas, (column, good) = self.canvas, die
        wanted = s.demand[good]
        cell = self._cell(column, "wants")
        if self.held or self.ways:
            cell.union_ip(self._cell(column, "have"))
        canvas.kit.draw(target, "cell.normal" if wanted else "cell.empty", cell, canvas.scale)
        self._draw_die(target, self._cell(column, "wants"), good, wanted)
        if viewer >= 0 and s.vp[viewer] != UNKNOWN:
            held = s.goods[viewer * box.KINDS + good]
            parts = (str(held), token(good))
            picture = self.row(parts, canvas.px(ICON), "function")
            target.blit(picture, picture.get_rect(center=self._cell(column, "have").center))
        if not self.ways:
            return
        if good in self.counts and good in self.ways:
            self._say(target, column, "many", str(self.counts[good]), face="number", size=34)
        elif wanted:
            has = any(s.goods[s.actor * box.KINDS + cargo] for cargo in (good, box.WOOD))
            self._say(target, column, "goods", "" if has else words._("nothing to load"))
        else:
            side = canvas.px(ICON)
            tick = pygame.Rect(0, 0, side, side)
            tick.center = self._cell(column, "goods").center
            canvas.kit.icon(target, "icon.check", tick, canvas.kit.colour("good"))

    def _say(
        self,
        target: pygame.Surface,
        column: int,
        row: str,
        words: str,
        *,
        face: str = "text",
        size: float = 19,
    ) -> None:
        canvas, place = self.canvas, self._cell(column, row)
        lines = canvas.letters.wrapped(words, face, size, canvas.scale, place.width)
        step = canvas.letters.height(face, size, canvas.scale)
        y = place.centery - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            at = (place.centerx, y + number * step)
            canvas.text(target, line, at, face=face, size=size, anchor="center", width=place.width)

    def _draw_die(self, target: pygame.Surface, place: pygame.Rect, good: int, demand: int) -> None:
        name = die(good, demand)
        if name in self.atlas:
            picture = self.atlas.fitted(name, self.canvas.px(DIE))
            picture.set_alpha(255 if demand else 90)
            target.blit(picture, picture.get_rect(center=place.center))
            picture.set_alpha(255)

    def _draw_seats(self, target: pygame.Surface, words: SantiagoWording, s: State) -> None:
        """Who acts, who is in, who has passed."""
        canvas, px = self.canvas, self.canvas.px
        right = px(200) if self.ways else 0  # the button
        room = (self.area.width - right - 2 * px(MARGIN)) // len(self.names)
        for seat, name in enumerate(self.names):
            x, y = self.area.x + px(MARGIN) + seat * room, self.area.bottom - px(58)
            chip = pygame.Rect(x, y, px(34), px(34))
            canvas.kit.draw(target, f"chip.{self.looks[seat]}", chip, canvas.scale)
            state = words._("passed")
            if seat in s.queue:
                state = words._("loads") if seat == s.actor else words._("still in")
            colour = canvas.kit.colour("text" if seat in s.queue else "text_soft")
            left, width = chip.right + px(8), room - px(54)
            at = (left, y - px(8))
            canvas.text(target, name, at, face="bold", size=19, colour=colour, width=width)
            canvas.text(target, state, (left, y + px(16)), size=18, colour=colour, width=width)


class Deliver(Button):
    """A button that shows what goes on board and what that earns."""

    def __init__(
        self,
        round_: LoadingRound,
        place: pygame.Rect,
        parts: tuple[str, ...],
        action: Action,
        play: Callable[[Action], None],
    ) -> None:
        super().__init__(round_.canvas, place, "", lambda: play(action))
        self.row, self.parts = round_.row, parts

    def draw(self, target: pygame.Surface) -> None:
        """The button, and the pictures as large as there is room."""
        super().draw(target)
        height = self.canvas.px(PICTURE)
        picture = self.row(self.parts, height, "function")
        room = self.box.width - self.canvas.px(16)
        if picture.get_width() > room:
            height = max(8, height * room // picture.get_width())
            picture = self.row(self.parts, height, "function")
        picture.set_alpha(255 if self.enabled else 80)
        down = self.canvas.px(2) if self.state == "pressed" else 0
        target.blit(picture, picture.get_rect(center=self.box.center).move(0, down))
        picture.set_alpha(255)


def aboard(s: State) -> list[int]:
    """The goods whose dice are on the ship."""
    return [good for good in box.MARKET if good != s.left]
