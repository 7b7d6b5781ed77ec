"""Standing orders: "up to 15, then out". Each person's own, and shown to nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Hashable

    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.contract.sheet import Standing
    from santiago_desktop.kernel.records import Action


class Order(Record):
    """What a person wants done for them while nothing new begins."""

    until: Hashable
    target: str
    up_to: int | None  # the least amount is played as far as this; None: no amount at all
    then: Action | None  # what is played as soon as that is not enough; None: they are asked


class Orders:
    """The orders of all seats at a table."""

    def __init__(self) -> None:
        self._given: dict[int, Order] = {}

    def give(self, seat: int, order: Order) -> None:
        """A person's order, in the place of the one before."""
        self._given[seat] = order

    def forget(self, seat: int) -> None:
        """A person decides by themselves again, as after taking back."""
        self._given.pop(seat, None)

    def follow(self, seat: int, decision: Decision, standing: Standing | None) -> Action | None:
        """What the order does now; None where the person has to be asked.

        An order whose time is over is forgotten, and so is one that has nothing left to do.
        """
        order = self._given.get(seat)
        if order is None:
            return None
        action = self._done(order, decision, standing)
        if action is None:
            self.forget(seat)
        return action

    def target(self, seat: int) -> str:
        """The target that a seat's order is about; "" for none."""
        order = self._given.get(seat)
        return order.target if order else ""

    def _done(self, order: Order, decision: Decision, standing: Standing | None) -> Action | None:
        if standing is None or standing.until != order.until:
            return None
        ways = decision.alone(order.target)
        least = next(iter(ways), None)
        if least is not None and order.up_to is not None and least <= order.up_to:
            return ways[least]
        return order.then if order.then in decision.actions else None
