"""The quay of the first screen, on which a box stands for each game: morning, evening, night."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Widget
from santiago_desktop.stage.drawing.art import Kept, atlas_if_any, filled, greyed, resized
from santiago_desktop.stage.drawing.halo import Halo, halo
from santiago_desktop.stage.drawing.image_loader import read, read_ahead
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.stage.drawing.canvas import Canvas

PLACES = {3: (355, 955, 1565), 2: (620, 1300), 1: (955,)}  # design pixels, by number of boxes
FEET = 640  # where boxes stand
LIFT = 34  # by which the chosen one is raised
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
        self.ground = pygame.Surface((1, 1))
        self.lying = False  # whether shadows are drawn: the first picture doesn't wait for them
        self._kept = Kept()
        self.scale = 1.0  # window pixels for a design pixel of the picture
        self.left = self.top = 0  # where the picture begins, in window pixels
        read_ahead([self.quay])
        if self.atlas:
            self.atlas.read_ahead(scale=canvas.base)

    @property
    def quay(self) -> Path:
        """The picture behind the boxes that is large enough for the window."""
        return resources.picture("home", "quay", self.canvas.size)

    def fit(self, free: int) -> None:
        """Fill the window with the quay; boxes stay above `free`, its lowest pixel for them."""
        width, height = self.canvas.size
        self.scale = max(width / WIDTH, height / HEIGHT)
        size = round(WIDTH * self.scale), round(HEIGHT * self.scale)
        highest = height - size[1]
        self.top = max(highest, min(0, free - round((FEET + LIFT) * self.scale)))
        self.left = (width - size[0]) // 2
        self.ground = self._compose(size)
        self._kept.clear()

    def _compose(self, size: tuple[int, int]) -> pygame.Surface:
        ground = pygame.Surface(self.canvas.size)
        try:
            ground.blit(resized(read(self.quay).convert(), size), (self.left, self.top))
        except (OSError, pygame.error):
            from santiago_desktop.scenes.pages.page import floor  # noqa: PLC0415 - hardly ever

            ground.blit(floor(self.canvas), (0, 0))
        return ground

    def feet(self, number: int) -> tuple[int, int]:
        """Where a box stands in the window: the middle of its lower edge."""
        x = PLACES[len(self.cards)][number]
        return self.left + round(x * self.scale), self.top + round(FEET * self.scale)

    def box(self, number: int) -> pygame.Rect:
        """The box around a game's box as it stands, in window pixels."""
        picture, corner = self._picture(number, raised=0.0)
        return picture.get_rect(topleft=corner)

    # --- time ----------------------------------------------------------------------------------

    def move(self, chosen: str, seconds: float, *, still: bool) -> bool:
        """Raise the chosen box and settle the others; whether anything moves."""
        moved = False
        for game, height in self.raised.items():
            goal = float(game == chosen)
            if height != goal:
                step = 1.0 if still else seconds / SECONDS[bool(goal)]
                self.raised[game] = min(goal, height + step) if goal else max(goal, height - step)
                moved = True
        return moved

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, chosen: str) -> None:
        """The quay, all shadows, the boxes; the one in sight last, in a golden edge."""
        target.blit(self.ground, (0, 0))
        numbers = sorted(range(len(self.cards)), key=lambda n: self.cards[n].id == chosen)
        for number in numbers:
            self._draw_ground(target, number, self.raised[self.cards[number].id])
        for number in numbers:
            card = self.cards[number]
            picture, corner = self._picture(number, raised=eased(self.raised[card.id]))
            if card.id == chosen:
                self._draw_edge(target, picture, corner, card.id)
            target.blit(picture, corner)

    def _picture(self, number: int, raised: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """A game's box, and where its corner is."""
        card = self.cards[number]
        name = f"box_{card.id}" + ("_lit" if raised > 0 else "")
        x, y = self.feet(number)
        y -= round(LIFT * self.scale * raised)
        if self.atlas is None or name not in self.atlas:
            return self._plain(card, (x, y))
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

    def _covered(self, card: Card[State]) -> pygame.Surface:
        canvas = self.canvas
        picture = pygame.Surface([round(side * self.scale) for side in BOX], pygame.SRCALPHA)
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
        known = self.lying and self.atlas and name in self.atlas
        shadow = self.atlas.sprite(name).shadow if self.atlas and known else ""
        if self.atlas and shadow in self.atlas:
            picture, anchor = self.atlas.picture(shadow, self.scale)
            picture.set_alpha(round(255 * min(1.0, strength)))
            x, y = self.feet(number)
            target.blit(picture, (x - anchor[0], y - anchor[1]))

    def _draw_edge(
        self, target: pygame.Surface, picture: pygame.Surface, corner: tuple[int, int], game: str
    ) -> None:
        def make() -> pygame.Surface:
            return halo(picture, GOLD, self.scale)

        size = picture.get_size()
        edge = self._kept.get((game, "edge", size), make)
        margin = (edge.get_width() - size[0]) // 2
        target.blit(edge, (corner[0] - margin, corner[1] - margin))


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
