"""What every device is, and what it is given: nothing of the scene, of a game only data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.devices.cells import Brush
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.contract.desk import Desk
    from santiago_desktop.contract.marks import Decision, Marks
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.system.language import Language

GAP = 10  # design pixels between two devices
CONFIRM = "confirm"  # the name of the button that plays what several targets make


class Acts(Protocol):
    """What can be done with a device; each lays the table out anew."""

    by_hand: list[str]  # targets that were set, the last one last, of those that share out

    def play(self, action: Action) -> None:
        """Play a legal action."""

    def choose(self, target: str) -> None:
        """Do what a click on a target does: play it, or add it to what is chosen."""

    def put(self, target: str, amount: int) -> None:
        """Set the amount of a target of the decision."""

    def put_all(self, chosen: Marks, by: str = "") -> None:
        """Choose all of this at once; `by` is the target that was set, if the others followed."""

    def typed(self, target: str, digit: int) -> int:
        """The number that the digits typed for a target make so far."""

    def take(self, target: str) -> None:
        """Take back one of what is chosen."""

    def clear(self) -> None:
        """Give up what is chosen so far."""

    def stepped(self, target: str) -> int:
        """The amount that a stepper shows: where it was left in this decision."""

    def order(self, target: str, up_to: int | None, then: Action | None = None) -> None:
        """Go on by oneself: up to an amount, if any, then this action, or ask again (None)."""


class Bench(Record):
    """What devices are made from."""

    canvas: Canvas
    board: BoardView
    desk: Desk[State]
    state: State
    decision: Decision | None  # None: there is nothing to be pressed
    acts: Acts
    names: Sequence[str]
    looks: Sequence[int]
    language: Language
    barred: Mapping[Action, str] = {}  # what is offered to all, and why this person can't do it
    advised: Sequence[str] = ()  # names of what a hint that is followed goes on with; () for none

    @property
    def brush(self) -> Brush:
        """What cells are drawn with."""
        return Brush(self.canvas, self.board)

    def label(self, action: Action) -> str:
        """What an action does, as a button says it."""
        return capital(self.desk.words.action(action, self.state))

    def say(
        self,
        target: pygame.Surface,
        words: str,
        box: pygame.Rect,
        *,
        face: str = "bold",
        size: float = 19,
        anchor: str = "midleft",
        colour: str = "text",
    ) -> None:
        """A few lines of words, in the middle of a box's height."""
        canvas = self.canvas
        lines = canvas.letters.wrapped(words, face, size, canvas.scale, box.width)
        step = canvas.letters.height(face, size, canvas.scale)
        y = box.centery - step * (len(lines) - 1) // 2
        x = {"midleft": box.x, "center": box.centerx, "midright": box.right}[anchor]
        ink = canvas.kit.colour(colour)
        for number, line in enumerate(lines):
            at = (x, y + number * step)
            canvas.text(
                target, line, at, face=face, size=size, anchor=anchor, colour=ink, width=box.width
            )


class Device:
    """Something on a sheet. It is made anew whenever something is chosen."""

    pressed = False  # whether it is only there to be pressed, so that who watches has no use for it

    def __init__(self, bench: Bench) -> None:
        self.bench, self.canvas = bench, bench.canvas
        self.box = pygame.Rect(0, 0, 0, 0)

    def button_height(self, design: float) -> int:
        """The height of a button in window pixels: room for two lines where letters are small."""
        canvas = self.canvas
        two = 2 * canvas.letters.height("button", SMALLEST, canvas.scale) + canvas.px(4)
        return max(canvas.px(design), two)

    def width(self) -> int:
        """How wide it would like to be, in window pixels."""
        return 0

    def height(self, width: int) -> int:
        """How high it is at a width."""
        raise NotImplementedError

    def place(self, box: pygame.Rect) -> None:
        """Take a box of the window, in whose pixels it draws and is pressed."""
        self.box = box

    def widgets(self) -> list[Widget]:
        """Its controls, in its place."""
        return []

    def digit(self, digit: int) -> bool:
        """A digit was typed; whether it was of use."""
        del digit
        return False

    def draw(self, target: pygame.Surface) -> None:
        """What lies below its controls."""
