"""The loading round, close up: what the ship wants, who is still in, what a load would earn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.games.santiago import actions as act
from santiago_desktop.games.santiago import box
from santiago_desktop.kernel.rules import UNKNOWN
from santiago_desktop.stage.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.santiago.state import State
    from santiago_desktop.games.santiago.text import SantiagoWording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.art import Atlas
    from santiago_desktop.stage.canvas import Canvas
    from santiago_desktop.stage.widgets import Widget

SIZE = (1000, 520)
HEAD, FOOT, MARGIN = 62, 150, 22
ROWS = {"die": 0, "stock": 150, "stepper": 196, "load": 250}  # from the columns' top


class LoadingRound:
    """A dialog of its own while a ship is loaded; also for watching the others load."""

    phase = "load"

    def __init__(
        self, canvas: Canvas, atlas: Atlas, names: Sequence[str], looks: Sequence[int]
    ) -> None:
        self.canvas, self.atlas, self.names, self.looks = canvas, atlas, names, looks
        self.counts: dict[int, int] = {}  # how many units are set, by good
        self.area = pygame.Rect(0, 0, 1, 1)

    def fit(self, middle: tuple[int, int], room: pygame.Rect) -> None:
        """Take a place around the middle, inside the room there is."""
        self.area = pygame.Rect(0, 0, *(self.canvas.px(side) for side in SIZE))
        self.area.width = min(self.area.width, room.width)
        self.area.center = middle
        self.area.clamp_ip(room)

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
        most: dict[int, int] = {}
        best: dict[int, int] = {}  # goods rather than wood
        for action in legal:
            if isinstance(action, act.Load | act.Wood):
                most[action.good] = max(most.get(action.good, 0), action.count)
            if isinstance(action, act.Load):
                best[action.good] = max(best.get(action.good, 0), action.count)
        self.counts = {
            good: min(self.counts.get(good, best.get(good, top)), top) for good, top in most.items()
        }
        made: list[Widget] = []
        for column, good in enumerate(self._aboard(s)):
            if good in most:
                made += self._stepper(column, good, most[good], changed)
                made += self._loads(words, column, good, legal, s, play)
        passing = self._pass(words, play)
        passing.enabled = act.Pass() in legal
        return [*made, passing]

    def _aboard(self, s: State) -> list[int]:
        return [good for good in box.MARKET if good != s.left]

    def _column(self, column: int) -> pygame.Rect:
        px = self.canvas.px
        width = (self.area.width - 2 * px(MARGIN)) // 4
        return pygame.Rect(
            self.area.x + px(MARGIN) + column * width,
            self.area.y + px(HEAD + 16),
            width - px(8),
            self.area.height - px(HEAD + FOOT) + px(90),
        )

    def _stepper(
        self, column: int, good: int, most: int, changed: Callable[[], None]
    ) -> list[Widget]:
        px, place = self.canvas.px, self._column(column)
        made: list[Widget] = []
        for icon, step, side in (
            ("icon.minus", -1, place.left),
            ("icon.plus", 1, place.right - px(44)),
        ):

            def move(step: int = step) -> None:
                self.counts[good] = max(1, min(most, self.counts[good] + step))
                changed()

            at = pygame.Rect(side, place.y + px(ROWS["stepper"]), px(44), px(44))
            button = Button(self.canvas, at, "", move, kind="round", icon=icon)
            button.enabled = 1 <= self.counts[good] + step <= most
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
        px, place, count = self.canvas.px, self._column(column), self.counts[good]
        ways = (
            (act.Load(good, count), "primary", words._("Load +{points}"), s.price),
            (act.Wood(good, count), "secondary", words._("Wood +{points}"), box.WOOD_POINTS),
        )
        made: list[Widget] = []
        for row, (action, kind, label, each) in enumerate(ways):
            at = pygame.Rect(place.x, place.y + px(ROWS["load"] + row * 58), place.width, px(52))
            text = label.format(points=count * each)
            button = Button(self.canvas, at, text, lambda a=action: play(a), kind=kind, size=22)  # type: ignore[misc]
            button.enabled = action in legal
            made.append(button)
        return made

    def _pass(self, words: SantiagoWording, play: Callable[[Action], None]) -> Widget:
        px = self.canvas.px
        at = pygame.Rect(0, 0, px(200), px(54))
        at.bottomright = (self.area.right - px(MARGIN), self.area.bottom - px(14))
        return Button(self.canvas, at, words._("Pass"), lambda: play(act.Pass()))

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, words: SantiagoWording, s: State, viewer: int) -> None:
        """The dialog under its controls."""
        canvas, px = self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.dialog", self.area, canvas.scale)
        title = words._("Loading round: the price is {price}").format(price=s.price)
        canvas.text(
            target,
            title,
            (self.area.centerx, self.area.y + px(31)),
            face="heading",
            size=25,
            colour="#FFF3D6",
            anchor="center",
            width=self.area.width - px(60),
        )
        for column, good in enumerate(self._aboard(s)):
            self._draw_column(target, words, s, (column, good), viewer)
        self._draw_seats(target, words, s)

    def _draw_column(
        self,
        target: pygame.Surface,
        words: SantiagoWording,
        s: State,
        die: tuple[int, int],
        viewer: int,
    ) -> None:
        canvas, px, (column, good) = self.canvas, self.canvas.px, die
        place = self._column(column)
        canvas.kit.draw(
            target,
            "cell.normal" if s.demand[good] else "cell.empty",
            pygame.Rect(place.x, place.y, place.width, px(186)),
            canvas.scale,
        )
        self._draw_die(target, place, good, s.demand[good])
        if viewer >= 0 and s.vp[viewer] != UNKNOWN:
            held = s.goods[viewer * box.KINDS + good]
            text = words._("You have {count}").format(count=held)
            canvas.text(
                target,
                text,
                (place.centerx, place.y + px(ROWS["stock"] + 12)),
                size=19,
                anchor="center",
                width=place.width - px(8),
            )
        if good in self.counts and s.actor == viewer and s.demand[good]:
            canvas.text(
                target,
                str(self.counts[good]),
                (place.centerx, place.y + px(ROWS["stepper"] + 22)),
                face="number",
                size=32,
                anchor="center",
            )

    def _draw_die(self, target: pygame.Surface, place: pygame.Rect, good: int, demand: int) -> None:
        name = f"die_{box.GOODS[good]}_{demand}"
        if name in self.atlas:
            picture = self.atlas.fitted(name, self.canvas.px(120))
            picture.set_alpha(255 if demand else 110)
            top = place.y + self.canvas.px(12)
            target.blit(picture, picture.get_rect(midtop=(place.centerx, top)))
            picture.set_alpha(255)

    def _draw_seats(self, target: pygame.Surface, words: SantiagoWording, s: State) -> None:
        """Who acts, who is in, who has passed."""
        canvas, px = self.canvas, self.canvas.px
        x, y = self.area.x + px(MARGIN), self.area.bottom - px(62)
        for seat, name in enumerate(self.names):
            chip = pygame.Rect(x, y, px(34), px(34))
            canvas.kit.draw(target, f"chip.{self.looks[seat]}", chip, canvas.scale)
            state = words._("passed")
            if seat in s.queue:
                state = words._("loads") if seat == s.actor else words._("is in")
            room = (self.area.width - px(200) - 3 * px(MARGIN)) // len(self.names) - px(44)
            colour = canvas.kit.colour("text" if seat in s.queue else "text_soft")
            canvas.text(
                target,
                name,
                (chip.right + px(8), y - px(8)),
                face="bold",
                size=19,
                colour=colour,
                width=room,
            )
            canvas.text(
                target, state, (chip.right + px(8), y + px(16)), size=18, colour=colour, width=room
            )
            x += room + px(44)
