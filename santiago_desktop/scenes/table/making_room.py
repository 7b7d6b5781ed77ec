"""The board makes room for what is read beside it, and takes it back: a picture on its way.

Only the picture is late: targets and controls are at once where everything goes to. What moves is
one picture of the board without words, scaled; words fade, and a sheet goes along. What the next
picture needs is made meanwhile, a few things a frame.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.above import Above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from santiago_desktop.scenes.table.drawing import Drawing
    from santiago_desktop.scenes.table.sight import Sight

SECONDS = 0.22
FADED = 0.5  # of the way, after which all words of before are gone and others come
ARRIVED = 0.995  # of the way: what is left are two pixels in a large window
BETWEEN = 1 / 3  # of the room that is made: so much has a board of middle size
SHADOW = 18  # design pixels around a sheet
STEPS = 10  # frames in which things are brought to their new size
ENOUGH = 0.0035  # seconds of a frame in which the way is got ready before anything moves


class MakingRoom:
    """The way between the board's two places; it is told before the layout changes."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.papers = Papers()
        self._way: Way | None = None
        self._window: object = None  # for which the first way is got ready
        self._left: list[Callable[[Drawing], object]] = []  # what is still to be done for that

    def get_ready(self, drawing: Drawing) -> None:
        """While nothing happens: one of the things that the first way would have to wait for."""
        if self.sight.layout.reading:
            return
        if self._window != self.sight.board.window:
            self._window = self.sight.board.window
            self._left = [self._take_papers, self._draw_search, self._draw_signs, self._fit]
        if self._left:
            self._left.pop()(drawing)

    def _fit(self, drawing: Drawing) -> None:
        """The ground of the board is composed for its other place."""
        del drawing
        with self.sight.as_if_reading():
            pass

    def _draw_signs(self, drawing: Drawing) -> None:
        """Signs are known at their other size."""
        with self.sight.as_if_reading():
            drawing.draw_signs(self.papers.clear("words", self._size), drawing.seen())

    def _draw_search(self, drawing: Drawing) -> None:
        with self.sight.as_if_reading():
            drawing.draw_search(self.papers.clear("words", self._size))

    def _take_papers(self, drawing: Drawing) -> None:
        del drawing
        self.papers.clear("gone", self._size)
        for name in ("seen", "board"):
            self.papers.opaque(name, self._size).fill("#000000")

    @property
    def _size(self) -> tuple[int, int]:
        return self.sight.app.canvas.size

    @property
    def moving(self) -> bool:
        """Whether the board is on its way."""
        return self._way is not None

    def begin(self, drawing: Drawing) -> None:
        """The layout is about to change: what is seen now is where the way begins."""
        settings, before = self.sight.app.settings, self._way
        if settings["reduced_motion"] or settings["speed"] == "off":
            return
        if before is None:
            self._way = Way(self.sight, drawing, self.papers)
        else:
            self._way = before.back() if before.begun else None

    def stop(self) -> None:
        """Put the board at once where it is going."""
        self._way = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the board is still on its way, or has just arrived."""
        if self._way is None:
            return False
        if self._way.outdated or self._way.passes(seconds):
            self._way = None
        return True

    def draw(self, target: pygame.Surface) -> bool:
        """The board on its way, and all that is around it; False if it must not be shown so."""
        if self._way is None or self._way.outdated:
            return False
        self._way.draw(target)
        return True


class Papers:
    """Surfaces as large as the window, used again on each way: it takes long to get new ones."""

    def __init__(self) -> None:
        self._known: dict[str, pygame.Surface] = {}

    def opaque(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """One on which everything will be drawn."""
        known = self._known.get(name)
        if known is None or known.get_size() != size:
            known = self._known[name] = pygame.Surface(size)
        return known

    def clear(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """One on which nothing is yet."""
        known = self._known.get(name)
        if known is None or known.get_size() != size:
            known = self._known[name] = pygame.Surface(size, pygame.SRCALPHA)
        known.fill((0, 0, 0, 0))
        return known


class Way:
    """One way, there or back. Surfaces are as large as the window."""

    def __init__(
        self, sight: Sight, drawing: Drawing, papers: Papers, openness: float | None = None
    ) -> None:
        """`openness` is how much room there is at its beginning, if it isn't all or none."""
        self.sight, self.drawing, self.papers = sight, drawing, papers
        self._column = sight.board.ground  # until it is known what is there at the end
        self._boards: list[pygame.Surface] = []  # the board in several sizes
        self.opening = not sight.layout.reading
        self._own_seen = sight.own_seen
        self.wide = self.narrow = sight.board.frame
        self._begun_at = float(not self.opening) if openness is None else openness
        self._ground = sight.board.ground
        self._board = self._board_alone() if self.opening and openness is None else None
        self._seen = papers.opaque("seen", sight.app.screen.get_size())  # the last of before
        self._seen.blit(sight.app.screen, (0, 0))
        self._area, self._panels = sight.layout.board, sight.layout.column
        self._lay = self._sheet_lies()  # where a sheet lay at the beginning
        self._lies: pygame.Rect | None = None  # the same at the end; None while it isn't known
        self._gone = Above(self._words_of_before())
        self._parts = sight.layout.parts
        self._coming: list[pygame.Surface] = []  # pictures of these, if they are known
        self._words = self._gone  # until it is known what is above the board at the end
        self._passed = 0.0
        self._steps = self._first_steps()
        self._waiting = False  # whether a picture was drawn, in which nothing moved yet
        self.begun = False  # whether anything of it has been seen

    def back(self) -> Way:
        """The way back, from where this one is broken off."""
        way = Way(self.sight, self.drawing, self.papers, self.openness)
        way.wide, way.narrow = self.wide, self.narrow
        way._board, way._ground = self._board, self._ground
        way._lay = self._sheet_now() or way._lay
        return way

    # --- time ----------------------------------------------------------------------------------

    def passes(self, seconds: float) -> bool:
        """Let time pass, from the first picture on; whether the way is over."""
        if self.begun:
            self._passed += seconds
            self.drawing.prepare(STEPS)
        return self._passed >= SECONDS

    @property
    def outdated(self) -> bool:
        """Whether its pictures show what was covered meanwhile, or the other way round."""
        return self._own_seen != self.sight.own_seen

    @property
    def share(self) -> float:
        """Of the way: quick at first, then slower, until what is left can't be seen."""
        share = 1.0 - (1.0 - min(1.0, self._passed / SECONDS)) ** 3
        return share if share < ARRIVED else 1.0

    @property
    def openness(self) -> float:
        """How much room there is: 0 none, 1 all that is needed."""
        return self._begun_at + (float(self.opening) - self._begun_at) * self.share

    def _go_on(self) -> None:
        """As many of the first steps as there is time for in one picture, one at least."""
        begun = perf_counter()
        while not self.begun and perf_counter() - begun < ENOUGH:
            self.begun = next(self._steps, self) is self

    def _first_steps(self) -> Iterator[None]:
        """What has to be known of the end of the way, some of it a frame."""
        self._gone.find()
        yield
        self._arrive()
        yield
        self._words = Above(self._clear("words"))
        self._column = self.drawing.column()
        if self.sight.layout.narrow:  # it is on its way, too
            self._words.picture.blit(self._column, (0, 0))
        self.drawing.draw_signs(self._words.picture, self.drawing.seen())
        yield
        self.drawing.draw_controls(self._words.picture)
        self.sight.board.draw_flying(self._words.picture, self.drawing.seen().picture)
        yield
        self._coming = [self._on_its_ground(part) for part in self._parts]
        yield
        self._words.find()
        self._boards = [self._large()]
        for openness in (1.0,) if self.opening else (1.0, BETWEEN):  # there it is soon smaller
            yield
            size = between(self.wide, self.narrow, openness).size
            self._boards.append(pygame.transform.smoothscale(self._large(), size))

    def _arrive(self) -> None:
        """The layout has changed: where the way ends can be known."""
        self._lies = self._sheet_lies() if self._lay else None
        if self.opening:
            self.narrow, self._ground = self.sight.board.frame, self.sight.board.ground
            self._parts = self.sight.layout.parts
        else:
            self.wide = self.sight.board.frame
            self._board = self._board or self._board_alone()

    def _words_of_before(self) -> pygame.Surface:
        clear = self._clear("gone")
        self.drawing.draw_signs(clear, self.drawing.seen())
        self.drawing.controls.panel.draw(clear)
        return clear

    def _sheet_lies(self) -> pygame.Rect | None:
        """Where a sheet and its shadow are on the table; None if there is none."""
        sheet = self.drawing.controls.sheet
        around = 2 * self.sight.canvas.px(SHADOW)
        return sheet.box.inflate(around, around) if sheet else None

    def _clear(self, name: str) -> pygame.Surface:
        return self.papers.clear(name, self.sight.app.canvas.size)

    def _board_alone(self) -> pygame.Surface:
        """The board without words, as large as it becomes."""
        made = self.papers.opaque("board", self.sight.app.canvas.size)
        self.drawing.draw_board(made, self.drawing.seen(), with_column=False)
        return made

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """What is on its way; at first only what was seen before, while its end is drawn."""
        if not self.begun:
            if self._waiting:
                self._go_on()
            self._waiting = True  # the first picture had enough to do
            target.blit(self._seen, (0, 0))
            return
        place = between(self.wide, self.narrow, self.openness).clip(target.get_rect())
        self._draw_ground(target, place)
        self._draw_board(target.subsurface(place))
        self._draw_words(target)
        self._draw_column(target)
        self._draw_parts(target)

    def _draw_ground(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """What is seen around the board, the panels, and what comes and goes."""
        covered = [place, self._column_box(), *self._parts_now()]
        for strip in without(covered, target.get_rect()):
            target.blit(self._ground, strip, strip)

    def _draw_board(self, target: pygame.Surface) -> None:
        """The largest picture that isn't larger: to make one smaller takes twice as long."""
        smaller = [each for each in self._boards if each.get_width() <= target.get_width()]
        source = max(smaller or self._boards, key=pygame.Surface.get_width)
        pygame.transform.smoothscale(source, target.get_size(), target)

    def _large(self) -> pygame.Surface:
        """The board as large as without room for anything, as far as it is seen."""
        assert self._board
        return self._board.subsurface(self.wide.clip(self._board.get_rect()))

    def _draw_words(self, target: pygame.Surface) -> None:
        """Those of before fade out, then those of the end fade in; a sheet goes along."""
        fading, sheet, area = self._gone, self._lay, self._area
        strength = 1 - self.share / FADED
        if strength <= 0:
            fading, sheet, area = self._words, self._lies, self.sight.layout.board
            strength = (self.share - FADED) / (1 - FADED)
        place = self._sheet_now()
        for part in without([sheet] if place and sheet else [], area):
            fading.draw(target, part, strength)
        if place:
            target.blit(self._words.picture, place, self._lies)

    def _sheet_now(self) -> pygame.Rect | None:
        """Where the sheet is just now that lies on the table at both ends; None if none does."""
        return between(self._lay, self._lies, self.share) if self._lay and self._lies else None

    def _draw_column(self, target: pygame.Surface) -> None:
        """Panels as they will be; but where what comes lies over them in the end, as they were."""
        box = self._column_box()
        if self._over_panels:
            target.blit(self._seen, (0, 0), box)
            return
        target.blit(self._column, (0, 0), box)
        if self.opening:  # what stands below is on its way
            box.height = self._parts[1].top - box.top
        self._words.draw(target, box)

    def _column_box(self) -> pygame.Rect:
        """Where the panels are on this way."""
        return self._panels.copy() if self._over_panels else self.sight.layout.column

    @property
    def _over_panels(self) -> bool:
        """Whether what comes lies over the panels in the end."""
        return self.opening and self.sight.layout.narrow

    def _draw_parts(self, target: pygame.Surface) -> None:
        """What comes and goes with the board, each on the ground where it is at home."""
        for picture, place in zip(self._coming, self._parts_now(), strict=True):
            target.blit(picture, place)

    def _parts_now(self) -> list[pygame.Rect]:
        """Where what comes and goes is just now."""
        away, found = 1.0 - self.openness, []
        for part in self._parts:
            x, y = self.sight.layout.way_out(part)
            found.append(part.move(round(x * away), round(y * away)))
        return found

    def _on_its_ground(self, part: pygame.Rect) -> pygame.Surface:
        """A part as it will be, or as it was."""
        if not self.opening:
            return self._seen.subsurface(part)
        made = self._ground.subsurface(part).copy()
        made.blit(self._words.picture, (0, 0), part)
        return made


def between(first: pygame.Rect, last: pygame.Rect, share: float) -> pygame.Rect:
    """A box on the way from one to the other."""
    ends = zip(first, last, strict=True)
    return pygame.Rect([round(begin + (end - begin) * share) for begin, end in ends])


def around(inside: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """Boxes that cover a whole but for what is inside; none lies on another."""
    above = pygame.Rect(whole.topleft, (whole.width, inside.top - whole.top))
    below = pygame.Rect(whole.left, inside.bottom, whole.width, whole.bottom - inside.bottom)
    left = pygame.Rect(whole.left, inside.top, inside.left - whole.left, inside.height)
    right = pygame.Rect(inside.right, inside.top, whole.right - inside.right, inside.height)
    return [strip for strip in (above, below, left, right) if strip]


def without(covered: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Boxes that cover what is left of a whole; none lies on another."""
    left = [whole]
    for box in covered:
        touched = [each for each in left if box.colliderect(each)]
        free = [each for each in left if not box.colliderect(each)]
        left = free + [strip for each in touched for strip in around(box.clip(each), each)]
    return left
