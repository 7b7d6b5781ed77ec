"""What a turn comes to, in facts that rules can check: what it costs, gives, leaves and opens.

A fact is a kind, what it is about, and an amount; no module here puts it into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from santiago_desktop.kernel.rules import S

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Rules

    Tellers = Mapping[type, Callable[[Any, int], Sequence["Fact"]]]


class Fact(NamedTuple):
    """Something that is so of a turn, or after it."""

    kind: str  # what is so; the words and the check go by it
    about: tuple[int, ...] = ()  # goods, seats, places
    amount: int = 0


class Course(NamedTuple, Generic[S]):
    """A turn from its first action to its last, as one seat imagines it."""

    before: S
    events: Sequence[Event]
    after: S


class Account(NamedTuple):
    """What a turn comes to for the seat whose it is; in each row the weightiest fact first."""

    costs: Sequence[Fact] = ()
    gives: Sequence[Fact] = ()
    leaves: Sequence[Fact] = ()  # what the seat has then
    opens: Sequence[Fact] = ()  # what it can reach then, and what others can do before


def course(rules: Rules[S], before: S, path: Sequence[Action]) -> Course[S]:
    """What happens if these actions are played; the state before stays as it is."""
    after, events = before.copy(), []

    def emit(event: Event) -> None:
        event.fold(after)
        events.append(event)

    for action in path:
        rules.decide(after, action, emit)
    return Course(before, events, after)


def summed(facts: Iterable[Fact]) -> list[Fact]:
    """Facts of one kind about the same thing become one, with all their amounts."""
    found: dict[tuple[str, tuple[int, ...]], int] = {}
    for kind, about, amount in facts:
        found[kind, about] = found.get((kind, about), 0) + amount
    return [Fact(kind, about, amount) for (kind, about), amount in found.items()]


def told(tellers: Tellers, events: Iterable[Event], seat: int) -> Iterator[Fact]:
    """What a game's table of tellers makes of events, for one seat."""
    for event in events:
        if type(event) in tellers:
            yield from tellers[type(event)](event, seat)
