"""The buttons in the corner of the board: menu, undo, hint and what else is always there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from santiago_desktop.scenes.table.layout import Layout
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.input.commands import Command


class CornerButton(Record):
    """What one of the buttons shows and does."""

    icon: str
    act: Callable[[], object]
    tip: Callable[[], str]
    key: Command
    usable: Callable[[], bool] = lambda: True


class Corner:
    """Makes the buttons; all are always there, so that none moves: some are grey at times."""

    def __init__(self, layout: Layout, buttons: Sequence[CornerButton]) -> None:
        """`buttons` are given from the right to the left."""
        self.layout, self.buttons = layout, buttons

    def box(self) -> pygame.Rect:
        """The place that they take, in window pixels."""
        return self.layout.corner(len(self.buttons))

    def widgets(self) -> list[Widget]:
        """A control for each of them, as one reads."""
        made: list[Widget] = [
            self._button(number, each) for number, each in enumerate(self.buttons)
        ]
        return made[::-1]

    def _button(self, number: int, each: CornerButton) -> Button:
        made = Button(
            self.layout.canvas,
            self.layout.corner_button(number),
            "",
            each.act,
            kind="square",
            icon=each.icon,
            tip=each.tip(),
            key=each.key,
        )
        made.enabled, made.name = each.usable(), each.icon
        return made
