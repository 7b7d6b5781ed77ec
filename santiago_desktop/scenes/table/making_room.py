"""The board makes room for what is read beside it, and takes it back: a picture on its way.

Only the picture is late: targets and controls are at once where everything goes to. What moves is
one picture of the board without words, scaled; words fade. What the next picture needs is made
meanwhile, a few things a frame.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.above import Above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.scenes.table.drawing import Drawing
    from santiago_desktop.scenes.table.sight import Sight

SECONDS = 0.22
FADED = 0.5  # of the way, after which all words of before are gone and others come
ARRIVED = 0.995  # of the way: what is left are two pixels in a large window
NEAR = 2 / 3  # of the way, from the small board on: there that is what it is made larger from
STEPS = 10  # frames in which things are brought to their new size
ENOUGH = 0.0025  # seconds of a frame in which the way is got ready before anything moves


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
        self._column = drawing.column()  # until it is known what is there at the end
        self._small: pygame.Surface | None = None  # the board, as large as where there is room
        self.opening = not sight.layout.reading
        self._own_seen = sight.own_seen
        self.wide = self.narrow = sight.board.frame
        self._begun_at = float(not self.opening) if openness is None else openness
        self._ground = sight.board.ground
        self._board = self._board_alone() if self.opening and openness is None else None
        self._seen = papers.opaque("seen", sight.app.screen.get_size())  # the last of before
        self._seen.blit(sight.app.screen, (0, 0))
        self._area, self._panels = sight.layout.board, sight.layout.column
        self._gone = Above(self._words_of_before())
        self._parts = sight.layout.parts
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
        self._words.find()
        yield
        self._small = pygame.transform.smoothscale(self._large(), self.narrow.size)

    def _arrive(self) -> None:
        """The layout has changed: where the way ends can be known."""
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
        for strip in around(place, target.get_rect()):
            target.blit(self._ground, strip, strip)
        self._draw_board(target.subsurface(place))
        self._draw_words(target)
        self._draw_parts(target)

    def _draw_board(self, target: pygame.Surface) -> None:
        """Made larger from a small picture, which takes less time, or smaller from a large one."""
        assert self._small
        larger, most = target.get_width() - self.narrow.width, self.wide.width - self.narrow.width
        source = self._small if larger < NEAR * most else self._large()
        pygame.transform.smoothscale(source, target.get_size(), target)

    def _large(self) -> pygame.Surface:
        """The board as large as without room for anything, as far as it is seen."""
        assert self._board
        return self._board.subsurface(self.wide.clip(self._board.get_rect()))

    def _draw_words(self, target: pygame.Surface) -> None:
        """Those of before fade out, then those of the end fade in; panels are as they will be."""
        if self.share < FADED:
            self._gone.draw(target, self._area, 1 - self.share / FADED)
        else:
            self._words.draw(target, self.sight.layout.board, (self.share - FADED) / (1 - FADED))
        layout = self.sight.layout
        if self.opening and layout.narrow:  # what comes lies over the panels in the end
            target.blit(self._seen, (0, 0), self._panels)
            return
        column = layout.column
        if self.opening:  # what stands below is on its way
            column.height = self._parts[1].top - column.top
        target.blit(self._column, (0, 0), column)
        self._words.draw(target, column)

    def _draw_parts(self, target: pygame.Surface) -> None:
        """What comes and goes with the board."""
        away = 1.0 - self.openness
        source = self._words.picture if self.opening else self._seen
        for part in self._parts:
            x, y = self.sight.layout.way_out(part)
            target.blit(source, part.move(round(x * away), round(y * away)), part)


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
