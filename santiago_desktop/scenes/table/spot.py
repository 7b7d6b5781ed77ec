"""A target on the board or on a panel, as a control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.sight import Sight


class Finds(Protocol):
    """Who knows what is seen in the window."""

    def usable_at(self, place: tuple[int, int]) -> str:
        """The target that a click at a place of the window would use; "" for none."""

    def around(self, target: str) -> pygame.Rect:
        """The box of what is seen of a target at its place, in window pixels."""

    def rings(self, target: str) -> list[pygame.Rect]:
        """The same; where several pictures stand for it apart from each other, a box for each."""


class Moves(Protocol):
    """Who leads the focus on."""

    def to_amount(self, target: str) -> None:
        """The focus to where the amount of a target is set, if there is such a control."""


class Spot(Widget):
    """A target of the decision. It is pressed wherever something stands for it."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        finds: Finds,
        moves: Moves,
        name: str,
        box: pygame.Rect,
    ) -> None:
        """`name` is the target, and `box` the place of its focus ring, in window pixels."""
        super().__init__(sight.canvas, box)
        self.sight, self.deciding, self.finds, self.moves = sight, deciding, finds, moves
        self.name = name

    @property
    def rule(self) -> str:
        """The section of the rulebook that tells of it."""
        return self.sight.desk.rule(self.name, self.sight.shown)

    @rule.setter
    def rule(self, section: str) -> None:
        """It follows from the target alone."""

    @property
    def action(self) -> Action | None:
        """What a click plays, if a click is all that it takes; else None."""
        decision = self.deciding.live
        ways = decision.alone(self.name) if decision else {}
        return next(iter(ways.values())) if len(ways) == 1 else None

    @property
    def idle(self) -> bool:
        """Whether a click would be in vain: the focus doesn't begin here."""
        return self.action is not None and self.sight.desk.vain(self.action, self.deciding.state)

    @property
    def glows(self) -> bool:
        """Whether it is shown as something that can be chosen."""
        decision = self.deciding.live
        return decision is not None and (
            self.name in decision.glowing or self.name in decision.chosen
        )

    def covers(self, place: tuple[int, int]) -> bool:
        """Also where the person is, or whatever else stands for the target."""
        return self.finds.usable_at(place) == self.name

    def activate(self) -> None:
        """Choose the target; who came by keyboard goes on to its amount."""
        by_keys = self.focused
        self.deciding.choose(self.name)
        if by_keys:
            self.moves.to_amount(self.name)

    @property
    def on_board(self) -> bool:
        """Whether it is on the board, not on a panel."""
        return self.name in self.sight.targets()

    def draw_beneath(self, target: pygame.Surface) -> None:
        """On the board the ring of the focus: signs, prices and the prompt lie above it."""
        if self.focused and self.on_board:
            for around in self.finds.rings(self.name):
                self.draw_ring(target, around)

    def draw(self, target: pygame.Surface) -> None:
        """What is left of the focus: the board draws the rest."""
        if self.focused and self.on_board:
            self.draw_confirm(target)
        else:
            self.draw_focus(target, self.finds.around(self.name) if self.focused else None)
