"""What a game is to the kernel: a State, and Rules that say what may happen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action, Event

    Emit = Callable[[Event], None]

CHANCE = -1  # the actor when dice or a bag decide
NOBODY = -2  # the actor when the game is over
UNKNOWN = -1  # a count that lies behind a screen
OVER = "over"


class State:
    """Plain numbers and names of one game at one moment."""

    __slots__ = ("actor", "phase", "seats", "turn")
    seats: int
    phase: str
    actor: int
    turn: int

    def copy(self) -> Self:
        """A state of one's own: no list is shared."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether all that the states consist of is equal."""
        return isinstance(other, State) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def values(self) -> dict[str, Any]:
        """All that the state consists of, by the names of its slots."""
        slots = [slot for owner in type(self).__mro__ for slot in getattr(owner, "__slots__", ())]
        return {slot: getattr(self, slot) for slot in slots}


S = TypeVar("S", bound=State)


class Refusal(Record):
    """Why an action is not possible: the rule's number, and which reason, with its details."""

    rule: str
    reason: str
    details: tuple[int, ...] = ()


class Result(Record):
    """How a game ended: for each seat the score and its parts; who won."""

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    parts: list[dict[str, int]]

    def share(self, seat: int) -> float:
        """Share of the victory: 1.0 for a sole winner, split evenly among several, else 0.0."""
        return (seat in self.winners) / len(self.winners)


def ranked(scores: list[int], ties: list[tuple[int, ...]], parts: list[dict[str, int]]) -> Result:
    """Seats by score, then by what breaks ties; seats equal in both share a rank."""
    merit = {seat: (score, ties[seat]) for seat, score in enumerate(scores)}
    ladder = sorted(set(merit.values()), reverse=True)
    ranking = [[seat for seat in merit if merit[seat] == rung] for rung in ladder]
    return Result(scores, ranking[0], ranking, parts)


class Rules(Generic[S]):
    """The rules of a game. The object keeps nothing: every state is handed in."""

    actions: ClassVar[tuple[type[Action], ...]]  # all that can be written in a line
    seats: ClassVar[tuple[int, int]]  # the fewest and the most
    options: ClassVar[tuple[str, ...]] = ()  # each is false unless chosen
    secrets: ClassVar[bool] = False  # whether there is anything that a seat can't know
    remembers: ClassVar[bool] = False  # whether anything of what is covered or secret follows from
    # what everybody has seen

    def setup(self, seats: int, options: dict[str, bool], draw: Draw) -> S:
        """The first state of a game; `draw` is the luck of its set-up."""
        raise NotImplementedError

    def legal(self, s: S) -> list[Action]:
        """What the actor may do, in a fixed order; [] when chance acts or the game is over."""
        raise NotImplementedError

    def apparent(self, s: S) -> list[Action]:
        """What the actor could do as far as everybody sees: `legal`, and what hidden things forbid.

        Where people share a screen and one decides before the eyes of the others, this is offered:
        it tells nothing of what lies behind the actor's screen.
        """
        return self.legal(s)

    def chance(self, s: S, draw: Draw) -> Action:
        """What chance does where it is the actor, drawn with the right weights."""
        raise NotImplementedError

    def possible(self, s: S, action: Action) -> bool:
        """Whether chance, whose turn it is, could do this."""
        raise NotImplementedError

    def decide(self, s: S, action: Action, emit: Emit) -> None:
        """Turn a legal action into facts; each is folded as it is emitted."""
        raise NotImplementedError

    def refusal(self, s: S, action: Action) -> Refusal:
        """Why an action that is not legal is not."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The scores as they stand, in the units of the game; who leads, with tie-breaks."""
        raise NotImplementedError

    def mask(self, s: S, seat: int) -> S:  # noqa: ARG002 - a game without secrets needs no seat
        """The state without what the seat can't know."""
        return s.copy()

    def cover(self, s: S, seat: int) -> S:  # noqa: ARG002 - nor one without screens
        """The state without what lies behind the others' screens."""
        return s.copy()

    def mask_event(self, event: Event, seat: int) -> Event:  # noqa: ARG002
        """The event without what the seat can't know."""
        return event

    def cover_event(self, event: Event, seat: int) -> Event:  # noqa: ARG002
        """The event without what happens behind screens."""
        return event

    def screen(self, s: S, seat: int) -> S:
        """What the seat's screen may show: without what it can't know or lies behind screens.

        With NOBODY for the seat it is what everybody may see.
        """
        return self.cover(self.mask(s, seat), seat)

    def screen_event(self, event: Event, seat: int) -> Event:
        """What the seat's screen may show of an event; NOBODY is everybody, as in `screen`."""
        return self.cover_event(self.mask_event(event, seat), seat)

    def recall(self, seen: S) -> tuple[S, S]:
        """What follows from what everybody sees of a match's first state.

        It is two states that agree in all that is seen: in one, whatever is covered is the least
        that it can be, in the other the most; one and the same state where nothing is uncertain.
        Both are the caller's to change.
        """
        raise NotImplementedError

    def narrow(self, least: S, most: S) -> None:
        """Bring the bounds into line after an event that everybody has seen.

        The event has been folded on both states, whose figures may have left what is possible.
        """
        raise NotImplementedError

    def chapter(self, s: S) -> Hashable:
        """A key that changes when a new part of play begins: a turn, or a round of a voyage.

        It is the same on every screen. Logs, curves and "begin the turn anew" go by it.
        """
        raise NotImplementedError

    def imagine(self, seen: S, seat: int, draw: Draw) -> S:  # noqa: ARG002
        """A whole state that is consistent with what the seat knows."""
        return seen.copy()

    def check(self, s: S) -> None:
        """Raise ValueError, naming the fault, if the state can't be."""
        raise NotImplementedError

    def to_position(self, s: S) -> dict[str, Any]:
        """The state as the rules page writes it."""
        raise NotImplementedError

    def from_position(self, position: object) -> S:
        """The state that a position describes; ValueError, naming the fault, if it can't be."""
        raise NotImplementedError

    def fold(self, s: S, event: Event) -> None:
        """The only way in which a state changes."""
        event.fold(s)

    def play(self, s: S, action: Action) -> list[Event]:
        """Play an action that is known to be legal; the events, each folded already."""
        told: list[Event] = []

        def emit(event: Event) -> None:
            told.append(event)
            event.fold(s)

        self.decide(s, action, emit)
        return told
