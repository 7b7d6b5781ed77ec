"""A table: a match, who sits at it, and the journal that forgets nothing."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault, UnknownField, quoted
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.memory import Memory
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.kernel.saves import LONGEST_SEED, Newer
from santiago_desktop.kernel.timeline import Timeline
from santiago_desktop.players.levels import LEVELS, parted, thinks_like, usable
from santiago_desktop.players.thinking import Question, think

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.match import Played
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.kernel.timeline import Moment
    from santiago_desktop.players.chances import Known
    from santiago_desktop.table.journal import Journal

COMPUTERS = ("Pilar", "Rafael", "Lucía", "Tomás", "Inés")
LONGEST_NAME = 24
SEED_BYTES = 8


class Seat(Record):
    """Who sits there: a person, or a computer player of a level."""

    name: str
    level: str = ""

    @property
    def spec(self) -> str:
        """As the command line and saved games write it."""
        return f"ai:{self.level}:{self.name}" if self.level else self.name


def read_seats(specs: list[str]) -> list[Seat]:
    """Seats from "Ana", "ai:hard", "ai:hard:Pilar"; Fault if they can't be."""
    seats = [_read_seat(spec.strip()) for spec in specs]
    names = [seat.name for seat in seats]
    free = (name for name in COMPUTERS if name not in names)
    for number, seat in enumerate(seats):
        if seat.level and not seat.name:
            seats[number] = seat._replace(name=next(free, ""))
        _check(seats[number].name, [before.name for before in seats[:number]])
    return seats


def _read_seat(spec: str) -> Seat:
    """As it stands there; a computer player may be without a name."""
    kind, _, rest = spec.partition(":")
    if kind != "ai":
        return Seat(spec)
    level, _, name = rest.partition(":")
    if parted(level)[0] not in LEVELS:
        raise _no_such(level, LEVELS)
    return Seat(name, level)


def _no_such(level: str, levels: Sequence[str]) -> Fault:
    return Fault(f"there is no computer player {quoted(level)}: choose one of {', '.join(levels)}")


def _check(name: str, taken: list[str]) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise Fault(f"a seat needs a name of 1 to {LONGEST_NAME} characters")
    if name in taken:
        raise Fault(f'two seats are called "{name}"')


def _check_seats(card: Card[State], seats: list[Seat]) -> None:
    low, high = card.seats
    if not low <= len(seats) <= high:
        raise Fault(f"{card.title} is for {low} to {high} players, not {len(seats)}")
    levels = usable(card.levels)
    for seat in seats:
        if seat.level and seat.level not in levels:
            raise _no_such(seat.level, levels)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


class Table:
    """One game being played. What is played is on the disk before anything else happens."""

    def __init__(
        self, card: Card[State], seats: list[Seat], match: Match[State], options: dict[str, bool]
    ) -> None:
        self.card, self.seats, self.match, self.options = card, seats, match, options
        self.timeline = Timeline(match)
        self.journal: Journal | None = None
        self._memory: Memory[Any] | None = None
        self.practice = False
        self.known: dict[str, Known] = {}  # by name: how strong people have shown themselves
        self.memory_aid = False  # whether what follows from what everybody has seen is shown
        self._taken_back: list[list[Action]] = []  # what each undo has cut, the last one last
        self.looks = list(range(len(seats)))  # of each seat: one of the game's colours and shapes

    @classmethod
    def new(
        cls, card: Card[State], seats: list[Seat], seed: str, options: dict[str, bool]
    ) -> Table:
        """A new game; Fault if these can't play it."""
        _check_seats(card, seats)
        if len(seed) > LONGEST_SEED:
            raise Fault(f"a seed has at most {LONGEST_SEED} characters")
        return cls(card, seats, Match.new(card.rules(), len(seats), seed, options), options)

    def to_keep(self) -> dict[str, Any]:
        """What a saved game keeps beside the rules' own: only what is not as usual."""
        usual = list(range(len(self.seats)))
        looks: dict[str, Any] = {"looks": self.looks} if self.looks != usual else {}
        chosen = {"practice": self.practice, "memory_aid": self.memory_aid}
        return looks | {name: True for name, on in chosen.items() if on}

    def keep(self, kept: dict[str, Any]) -> None:
        """Take over what a saved game has kept.

        Fault if it can't be, Newer if there is more in it than this program knows.
        """
        try:
            found = checks.table(kept, "table", (), ("looks", "practice", "memory_aid"))
        except UnknownField as fault:
            raise Newer(str(fault)) from None
        self.practice = checks.flag(found.get("practice", False), "table.practice")
        self.memory_aid = checks.flag(found.get("memory_aid", False), "table.memory_aid")
        if self.memory_aid and not self.card.offers_memory(self.options):
            raise Fault("table.memory_aid: nothing follows from what everybody has seen")
        count, most = len(self.seats), self.card.seats[1] - 1
        looks = checks.items(found.get("looks", self.looks), "table.looks", count, count)
        self.looks = [checks.whole(look, "table.looks", 0, most) for look in looks]
        if len(set(self.looks)) < count:
            raise Fault("table.looks gives two seats the same look")

    @property
    def memory(self) -> Memory[Any] | None:
        """What everybody could remember, moment by moment; None where the table does without."""
        if self._memory is None and self.memory_aid:
            self._memory = Memory(self.timeline)
        return self._memory

    @property
    def names(self) -> list[str]:
        """The names of people and computer players, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The numbers of the seats where people sit."""
        return [i for i, seat in enumerate(self.seats) if not seat.level]

    def play(self, action: Action) -> list[Event]:
        """An action of whoever acts; Illegal if the rules refuse it. Nothing is redone after it."""
        events = self._written(self.match.play(action))
        self._taken_back.clear()
        return events

    def go_on(self) -> list[Event]:
        """Let chance or a computer player act; what happened. Nothing is redone after it.

        It is played without being looked at again: what comes out of the rules is legal.
        """
        action = self.automatic()
        assert action is not None, "a person is to decide"
        self._taken_back.clear()
        return self._written(self.match.play_known(action))

    def _written(self, events: list[Event]) -> list[Event]:
        """The events of what was played last, when it is on the disk."""
        if self.journal:
            self.journal.append(self.match)
        return events

    def automatic(self, answer: Callable[[Question], Any] = think) -> Action | None:
        """What chance or a computer player, who is asked, does now; None if a person decides."""
        match = self.match
        actor = match.state.actor
        if actor == CHANCE:
            return match.chance()
        if actor >= 0 and self.seats[actor].level == "random":  # as `question`, without a thought
            return self._any_of(match.legal(), actor)
        question = self.question()
        action: Action | None = answer(question) if question else None
        return action

    def _any_of(self, legal: list[Action], actor: int) -> Action:
        """One of them; where there is one alone, nobody has to draw."""
        if len(legal) == 1:
            return legal[0]
        return KeyedDraw(self.match.players_seed, self._label(actor)).pick(legal)

    def question(self) -> Question | None:
        """What a computer player is asked now; None if it is chance's or a person's turn."""
        actor = self.match.state.actor
        level = self.seats[actor].level if actor >= 0 else ""
        if not level:
            return None
        seen = self.match.rules.mask(self.match.state, actor)
        luck = self.match.players_seed
        label = self._label(actor)
        like = thinks_like(level, self.card.levels, KeyedDraw(luck, f"{label} as"))
        return Question("choose", self.card.id, seen, actor, luck, label, like)

    def _label(self, actor: int) -> str:
        """Of the luck with which a seat thinks about this decision."""
        return f"seat {actor} thinks {len(self.match.log)}"

    def undo(self, by: int | None = None) -> str:
        """Back to the last decision of a person; "", or the barrier that stops it.

        It is that of the seat `by`: of whoever is at the screen, which may still be the one before.
        Without it, that of whoever is to decide now, or else of the person who has decided last.
        """
        count, barrier = self._undoable(by)
        if count:
            self._taken_back.append([played.action for played in self.match.log[-count:]])
            self.match.undo(count)
            if self.journal:
                self.journal.rewrite(self.match)
        return barrier

    def to_take_back(self, by: int) -> Sequence[Played]:
        """What an undo by a seat would take back; nothing where something stops it."""
        count, _ = self._undoable(by)
        return self.match.log[-count:] if count else ()

    def barrier(self, by: int) -> str:
        """What stops a seat from taking back; "" if nothing does."""
        return self._undoable(by)[1]

    @property
    def can_redo(self) -> bool:
        """Whether an undo can be undone: nothing has been played since."""
        return bool(self._taken_back)

    def redo(self) -> list[Event]:
        """Play again what the last undo took back, with the same luck; what happened.

        [] where there is nothing to redo.
        """
        actions = self._taken_back.pop() if self._taken_back else []
        return [event for action in actions for event in self._written(self.match.play(action))]

    def begin_chapter_anew(self) -> str:
        """Back to the person's first decision in this turn or round, or as far as one can get.

        "" if anything was taken back, else the barrier that stops it.
        """
        start, barrier = self._chapter_start(), "start"
        while any(played.actor in self.people for played in self.match.log[start:]):
            stopped = self.undo()
            if stopped:
                return stopped if barrier else ""
            barrier = ""
        return barrier

    def _undoable(self, by: int | None) -> tuple[int, str]:
        """How many lines to cut, or 0 and what stops it."""
        people, log = self.people, self.match.log
        decided = [played.actor for played in log if played.actor in people]
        if not decided:
            return 0, "start"
        actor = self.match.state.actor if by is None else by
        who = actor if actor in people else decided[-1]
        return self.match.undoable(who, people, practice=self.practice)

    def chapter_so_far(self) -> Sequence[Moment[State]]:
        """What has been played in the chapter that is being played."""
        return self.timeline.moments[self._chapter_start() :]

    def _chapter_start(self) -> int:
        """How many lines of the log stand before the chapter that is being played."""
        chapter = self.match.rules.chapter
        now = chapter(self.match.state)
        for moment in reversed(self.timeline.moments):
            if chapter(moment.before) != now:
                number: int = moment.number
                return number
        return 0
