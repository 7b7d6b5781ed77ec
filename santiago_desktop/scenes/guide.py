"""The first-game tutorial: it says what to do and why, and lets only that be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.canvas import Canvas

WIDTH, TOP, EDGE = 860, 72, 22  # design pixels
TEXT = 22


class Guide:
    """Walks through the steps of a lesson, and remembers how far one has come."""

    def __init__(
        self, steps: Callable[[], Sequence[Any]], place: int, remember: Callable[[int], None]
    ) -> None:
        self.steps, self.place, self.remember = steps, place, remember

    @property
    def over(self) -> bool:
        """Whether all has been said."""
        return self.place >= len(self.steps())

    @property
    def line(self) -> str:
        """The move of this step; "" where there is only something to read."""
        return "" if self.over else str(self.steps()[self.place].line)

    @property
    def text(self) -> str:
        """What is said about this step."""
        return "" if self.over else str(self.steps()[self.place].text)

    def advance(self) -> None:
        """To the next step."""
        self.place += 1
        self.remember(0 if self.over else self.place)

    def catch_up(self, match: Match[Any]) -> None:
        """Play what was played before one left."""
        for step in self.steps()[: self.place]:
            if step.line:
                match.play(match.read(step.line))

    def allowed(self, legal: list[Action]) -> list[Action]:
        """Of the legal actions, the one that the step is about."""
        return legal if self.over else [action for action in legal if action.text == self.line]

    def box(self, canvas: Canvas, centre: int) -> pygame.Rect:
        """Where the text stands: below the prompt, never over the ship."""
        width = min(canvas.px(WIDTH), canvas.size[0] - canvas.px(360))
        height = canvas.paragraph_height(self.text, width - 2 * canvas.px(EDGE), size=TEXT)
        box = pygame.Rect(0, canvas.px(TOP), width, height + 2 * canvas.px(EDGE - 4))
        box.centerx = centre
        box.left = max(box.left, canvas.px(330))
        return box

    def draw(self, target: pygame.Surface, canvas: Canvas, centre: int) -> None:
        """The text on paper."""
        if not self.text:
            return
        box = self.box(canvas, centre)
        canvas.kit.draw(target, "panel.active", box, canvas.scale)
        inside = box.inflate(-2 * canvas.px(EDGE), -2 * canvas.px(EDGE - 4))
        canvas.paragraph(target, self.text, inside, size=TEXT, colour=canvas.kit.colour("text"))
