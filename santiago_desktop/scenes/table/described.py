"""Controls and targets as somebody is told of them who doesn't see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.spot import Spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget


class Described(Record):
    """A control or a target. Ids are the targets' names, or those of controls."""

    id: str
    role: str  # "button", "target", …
    name: str
    state: str  # "normal", "disabled", "chosen", "focused"
    box: pygame.Rect  # in window pixels


def described(
    widgets: Sequence[Widget],
    sight: Sight,
    decision: Decision | None,
    box_of: Callable[[str], pygame.Rect | None],
) -> list[Described]:
    """Every control and every target that is in sight, each once, the controls first.

    `box_of` tells where a target is in the window; None if it is nowhere.
    """
    found: dict[str, Described] = {}
    focused = next((each.name for each in widgets if each.focused), "")
    for each in (*_controls(widgets), *_targets(sight, decision, box_of, focused)):
        found.setdefault(each.id, each)
    return list(found.values())


def spoken(widget: Widget) -> str:
    """What a control is called: its label, or else the first sentence of its tooltip."""
    return widget.label or widget.tip.partition(". ")[0] or widget.name


def _controls(widgets: Sequence[Widget]) -> Iterator[Described]:
    for number, widget in enumerate(widgets):
        name = "" if isinstance(widget, Spot) else spoken(widget)
        if name:
            key = widget.name or f"{type(widget).__name__.lower()} {number}"
            yield Described(key, widget.role, name, _state(widget), widget.box)


def _state(widget: Widget) -> str:
    if not widget.enabled:
        return "disabled"
    return "focused" if widget.focused else "normal"


def _targets(
    sight: Sight,
    decision: Decision | None,
    box_of: Callable[[str], pygame.Rect | None],
    focused: str,
) -> Iterator[Described]:
    for target in (*sight.targets(), *(decision.targets if decision else ())):
        box = box_of(target)
        if box is not None:
            state = _state_of(target, decision, focused)
            yield Described(target, "target", _called(target, sight), state, box)


def _called(target: str, sight: Sight) -> str:
    """The name of a target: its title, or else the first sentence of what is said of it."""
    explained = sight.desk.tip(target, sight.shown)
    return explained.title or explained.text.partition(". ")[0] or target


def _state_of(target: str, decision: Decision | None, focused: str) -> str:
    if decision is None or not decision.uses(target):
        return "disabled"
    if target in decision.chosen:
        return "chosen"
    return "focused" if target == focused else "normal"
