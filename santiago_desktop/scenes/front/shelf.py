"""The quay of the first screen, on which a box stands for each game: morning, evening, night.

As long as nothing moves, one picture shows it whole, boxes and all: that is read in no time. What a
box needs to move is read and scaled behind it, a piece a frame.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.games import GAMES
from santiago_desktop.stage.controls.widgets import Widget
from santiago_desktop.stage.drawing.art import Kept, atlas_if_any, filled, greyed, resized, scaled
from santiago_desktop.stage.drawing.halo import Halo, halo
from santiago_desktop.stage.drawing.image_loader import is_read, read, read_ahead
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.stage.drawing.canvas import Canvas

PLACES = {3: (355, 955, 1565), 2: (620, 1300), 1: (955,)}  # design pixels, by number of boxes
FEET = 640  # where boxes stand
LIFT = 34  # by which the chosen one is raised
NEARER = 0.07  # of its size, by which it grows on the way
SECONDS = {True: 0.26, False: 0.16}  # rising takes longer than settling
WIDTH, HEIGHT = 1920, 1080
GOLD = Halo("#FFD84A", 4.5, 14.0)
BOX = (415, 470)  # where there is no picture of a box
SMALL = (1280, 720)  # the size of front pictures that is large enough for a box
BRIGHT = 0.72  # of a box whose game isn't for the window


class Shelf:
    """Where the boxes stand, and how far each has been raised."""

    def __init__(self, canvas: Canvas, cards: Sequence[Card[State]]) -> None:
        self.canvas, self.cards = canvas, list(cards)
        self.atlas = atlas_if_any("home")
        self.raised = dict.fromkeys((card.id for card in cards), 0.0)  # 0 stands, 1 is raised
        self.still: pygame.Surface | None = None  # the whole quay, until a box moves
        self._ground: pygame.Surface | None = None
        self._kept = Kept()
        self._wanted: deque[Callable[[], object]] = deque()  # pictures for when a box moves
        self.scale = 1.0  # window pixels for a design pixel of the picture
        self.left = self.top = 0  # where the picture begins, in window pixels

    @property
    def quay(self) -> Path:
        """The picture behind the boxes that is large enough for the window."""
        return resources.picture("home", "quay", self.canvas.size)

    def fit(self, free: int) -> None:
        """Fill the window with the quay; boxes stay above `free`, its lowest pixel for them."""
        width, height = self.canvas.size
        self.scale = max(width / WIDTH, height / HEIGHT)
        size = self._size
        highest = height - size[1]
        self.top = max(highest, min(0, free - round((FEET + LIFT) * self.scale)))
        self.left = (width - size[0]) // 2
        self._ground = None
        self._kept.clear()
        self.still = self._read_still()

    @property
    def _size(self) -> tuple[int, int]:
        """Of the whole quay, in window pixels."""
        return round(WIDTH * self.scale), round(HEIGHT * self.scale)

    def _read_still(self) -> pygame.Surface | None:
        """The quay as it is now, if it was painted so: with all games, one of them in sight."""
        raised = [game for game, height in self.raised.items() if height == 1]
        games = [card.id for card in self.cards if card.has_window]
        if games != list(GAMES) or len(raised) != 1 or self.scale > 1:
            return None
        with suppress(OSError):
            return self._placed(still(raised[0], self.canvas.size))
        return None

    @property
    def ground(self) -> pygame.Surface:
        """The quay without boxes, as large as the window."""
        if self._ground is None:
            try:
                self._ground = self._placed(self.quay)
            except OSError:
                from santiago_desktop.scenes.pages.page import floor  # noqa: PLC0415 - hardly ever

                self._ground = floor(self.canvas)
        return self._ground

    def _placed(self, picture: Path) -> pygame.Surface:
        """A picture of the whole quay, cut to the window."""
        whole = resized(read(picture).convert(), self._size)
        if whole.get_size() == self.canvas.size:
            return whole
        ground = pygame.Surface(self.canvas.size)
        ground.blit(whole, (self.left, self.top))
        return ground

    def feet(self, number: int) -> tuple[int, int]:
        """Where a box stands in the window: the middle of its lower edge."""
        x = PLACES[len(self.cards)][number]
        return self.left + round(x * self.scale), self.top + round(FEET * self.scale)

    def box(self, number: int) -> pygame.Rect:
        """The box around a game's box as it stands, in window pixels."""
        name, feet = f"box_{self.cards[number].id}", self.feet(number)
        if self.atlas and name in self.atlas:
            return self.atlas.box(name, self.scale).move(feet)
        picture, corner = self._plain(self.cards[number], feet)
        return picture.get_rect(topleft=corner)

    # --- what the first picture doesn't wait for -----------------------------------------------

    def read_ahead(self) -> None:
        """Begin to read what a box needs to move."""
        read_ahead([self.quay, *(edge(card.id) for card in self.cards)])
        if self.atlas:
            self.atlas.read_ahead(scale=self.scale)
        self._wanted = deque([lambda: self.ground, *self._pictures()])

    def _pictures(self) -> Iterator[Callable[[], object]]:
        """Whatever makes a picture of a box, of its shadow or of its edge."""
        if self.atlas is None:
            return
        for card in self.cards:
            for name in (f"box_{card.id}", f"box_{card.id}_lit"):
                if name in self.atlas:
                    for part in (name, self.atlas.sprite(name).shadow):
                        yield partial(self.atlas.picture, part, self.scale)
            yield partial(self._edge, card.id)

    def step(self) -> None:
        """Make one more picture, if nothing has to be waited for."""
        files = (self.quay, *(edge(card.id) for card in self.cards))
        if self._wanted and is_read(files) and (self.atlas is None or self.atlas.settled):
            self._wanted.popleft()()

    # --- time ----------------------------------------------------------------------------------

    def move(self, chosen: str, seconds: float, *, still: bool) -> bool:
        """Raise the chosen box and settle the others; whether anything moves."""
        moved = False
        for game, height in self.raised.items():
            goal = float(game == chosen)
            if height != goal:
                step = 1.0 if still else seconds / SECONDS[bool(goal)]
                self.raised[game] = min(goal, height + step) if goal else max(goal, height - step)
                self.still, moved = None, True
        return moved

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, chosen: str) -> None:
        """The quay, all shadows, the boxes; the one in sight last, in a golden edge."""
        if self.still:
            target.blit(self.still, (0, 0))
            return
        target.blit(self.ground, (0, 0))
        numbers = sorted(range(len(self.cards)), key=lambda n: self.cards[n].id == chosen)
        for number in numbers:
            self._draw_ground(target, number, self.raised[self.cards[number].id])
        for number in numbers:
            card = self.cards[number]
            picture, corner = self._picture(number, self.raised[card.id])
            if card.id == chosen:
                self._draw_edge(target, picture.get_rect(topleft=corner), card.id)
            target.blit(picture, corner)

    def _picture(self, number: int, raised: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """A game's box, and where its corner is."""
        card = self.cards[number]
        name = f"box_{card.id}" + ("_lit" if raised > 0 else "")
        x, y = self.feet(number)
        y -= round(LIFT * self.scale * eased(raised))
        if self.atlas is None or name not in self.atlas:
            return self._plain(card, (x, y))
        if 0 < raised < 1:  # the box in sight begins as large as it was at rest
            grown = self.scale * (1 - NEARER * (1 - min(1.0, eased(raised))))
            picture, anchor = self.atlas.passing(name, grown)
        else:
            picture, anchor = self.atlas.picture(name, self.scale)
        if not card.has_window:
            key = (name, "grey", picture.get_size())
            picture = self._kept.get(key, lambda: greyed(picture, BRIGHT))
        return picture, (x - anchor[0], y - anchor[1])

    def _plain(
        self, card: Card[State], feet: tuple[int, int]
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A plain box with the game's front picture and name, where none has been painted."""
        key = (card.id, "plain", self.scale, self.canvas.kit.theme)
        picture = self._kept.get(key, lambda: self._covered(card))
        return picture, (feet[0] - picture.get_width() // 2, feet[1] - picture.get_height())

    @property
    def _plain_size(self) -> tuple[int, int]:
        return round(BOX[0] * self.scale), round(BOX[1] * self.scale)

    def _covered(self, card: Card[State]) -> pygame.Surface:
        canvas = self.canvas
        picture = pygame.Surface(self._plain_size, pygame.SRCALPHA)
        box = picture.get_rect()
        canvas.kit.draw(picture, "panel.plate", box, self.scale)
        inside = box.inflate(-round(36 * self.scale), -round(36 * self.scale))
        with suppress(OSError):
            front = read(resources.picture(card.id, "title", SMALL))
            picture.blit(filled(front, inside.size), inside)
        self._draw_name(picture, card, inside)
        return picture if card.has_window else greyed(picture, BRIGHT)

    def _draw_name(self, target: pygame.Surface, card: Card[State], room: pygame.Rect) -> None:
        """The game's logo at the top of its cover, or its name where it has none."""
        logo, canvas = f"logo.{card.id}", self.canvas
        if logo in canvas.kit:
            width, height = canvas.kit.size(logo)
            box = pygame.Rect(0, 0, room.width * 9 // 10, 0)
            box.height = round(box.width * height / width)
            box.midtop = (room.centerx, room.y + room.height // 14)
            canvas.kit.draw(target, logo, box, self.scale)
        else:
            canvas.text(
                target,
                card.title,
                (room.centerx, room.y + room.height // 10),
                face="title",
                size=34,
                colour="#FFE9B8",
                anchor="midtop",
                width=room.width,
            )

    def _draw_ground(self, target: pygame.Surface, number: int, raised: float) -> None:
        """A box's shadow; and, the higher it has been raised, the ground as its lamp lights it."""
        name = f"box_{self.cards[number].id}"
        self._draw_below(target, number, name, 1.0 - raised)
        if raised > 0:
            self._draw_below(target, number, f"{name}_lit", raised)

    def _draw_below(self, target: pygame.Surface, number: int, name: str, strength: float) -> None:
        known = self.atlas and name in self.atlas
        shadow = self.atlas.sprite(name).shadow if self.atlas and known else ""
        if strength > 0 and self.atlas and shadow in self.atlas:
            picture, anchor = self.atlas.picture(shadow, self.scale)
            picture.set_alpha(round(255 * min(1.0, strength)))
            x, y = self.feet(number)
            target.blit(picture, (x - anchor[0], y - anchor[1]))

    def _draw_edge(self, target: pygame.Surface, box: pygame.Rect, game: str) -> None:
        """A golden line around the box in sight, as large as the box is now."""
        picture = self._edge(game)
        whole = self._whole(game)
        if box.width != whole:
            picture = pygame.transform.smoothscale_by(picture, box.width / whole)
        target.blit(picture, picture.get_rect(center=box.center))

    def _whole(self, game: str) -> int:
        """How wide a game's box is when it has been raised, in window pixels."""
        name = f"box_{game}_lit"
        if self.atlas and name in self.atlas:
            return self.atlas.box(name, self.scale).width
        return self._plain_size[0]

    def _edge(self, game: str) -> pygame.Surface:
        """The golden line around a game's box when it has been raised."""
        return self._kept.get((game, "edge"), lambda: self._painted_edge(game))

    def _painted_edge(self, game: str) -> pygame.Surface:
        """From its file; where there is none, around the box as it is."""
        with suppress(OSError):
            picture = read(edge(game))
            width, height = picture.get_size()
            return scaled(picture, (round(width * self.scale), round(height * self.scale)))
        number = next(n for n, card in enumerate(self.cards) if card.id == game)
        return halo(self._picture(number, raised=1.0)[0], GOLD, self.scale)


def still(game: str, window: tuple[int, int]) -> Path:
    """The picture of the whole quay with a game's box in sight."""
    return resources.picture("home", f"quay_{game}", window)


def edge(game: str) -> Path:
    """The picture of the golden line around a game's box."""
    return resources.folder("assets") / "home" / "atlas" / f"edge_{game}.webp"


def eased(t: float) -> float:
    """Out and a little over, then back: how a box is taken from a shelf."""
    over = 1.2
    t -= 1
    return t * t * ((over + 1) * t + over) + 1


class BoxWidget(Widget):
    """A game's box as a control: a click, or the focus, takes it from the shelf."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        card: Card[State],
        choose: Callable[[str], object],
        step: Callable[[int], object],
    ) -> None:
        super().__init__(canvas, box, label=card.title)
        self.name, self.game = f"box {card.id}", card.id
        self.choose, self.step = choose, step

    def activate(self) -> None:
        self.choose(self.game)

    def adjust(self, step: int) -> bool:
        self.step(step)
        return True

    def draw(self, target: pygame.Surface) -> None:
        self.draw_focus(target)
