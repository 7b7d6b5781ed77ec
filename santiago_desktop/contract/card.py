"""A game's card: its name, who can play it, and where its rooms are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import S
from santiago_desktop.players.levels import ONE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.contract.desk import Desk, Seating
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.contract.report import Report
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.rules import Refusal, Rules
    from santiago_desktop.players.facts import Account, Course
    from santiago_desktop.players.levels import Ladder
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.players.search import Judge
    from santiago_desktop.system.language import Language


LADDER = dict.fromkeys(("easy", "medium", "hard", "master"), ONE)  # where nobody has measured more


class Front(Record):
    """What the first screen and the setup say of a game, in one language."""

    motto: str  # what one does in it, in one sentence
    luck: str  # how much of it decides: "much luck"
    length: str  # how long it takes: "about an hour"
    options: Mapping[str, str]  # each of the card's options, as a sentence


class Card(Generic[S]):
    """One game, whose states are of the kind S: rules, desk and words agree on it.

    Its rooms are imported when they are asked for, so that starting stays quick.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    options: ClassVar[tuple[str, ...]] = ()
    levels: ClassVar[Ladder] = LADDER  # of computer players, and their grades
    opening: ClassVar[str] = ""  # which of them uncovers all that is covered; "" for none
    music: ClassVar[
        tuple[str, ...]
    ]  # pieces, by their names in assets/sound; the first is its sign
    ambience: ClassVar[str]  # what is heard beside it
    greeting: ClassVar[str] = ""  # a sound for when its box comes into sight
    fanfare: ClassVar[str] = "win"  # one for when somebody at the screen has won
    theme: ClassVar[str] = "day"  # the colours of the interface around its board

    def rules(self) -> Rules[S]:
        """The game's rules, which keep nothing: each call gives new ones that are alike."""
        raise NotImplementedError

    def judge(self) -> Judge:
        """What computer players think of positions."""
        raise NotImplementedError

    def reasons(self, before: S, after: S, seat: int) -> Reasons:
        """What a seat has, and others have not, after what was played between two states."""
        raise NotImplementedError

    def account(self, course: Course[S], seat: int) -> Account:
        """What a turn costs a seat, gives it, leaves it and opens to it."""
        raise NotImplementedError

    def wording(self, language: Language, names: list[str]) -> Wording[S]:
        """The sentences of a table at which these names sit."""
        raise NotImplementedError

    def desk(self, language: Language, seating: Seating) -> Desk[S] | None:  # noqa: ARG002
        """What it looks like and how it is played in the window, for the people of a table."""
        return None

    def front(self, language: Language) -> Front:
        """What the first screen and the setup say of it."""
        raise NotImplementedError

    def lessons(self) -> Sequence[Lesson[S]]:
        """Guided games, which teach, the first one first; none where a game has no window."""
        return ()

    @property
    def has_window(self) -> bool:
        """Whether the game can be played in the window; if not, in the terminal alone."""
        return type(self).desk is not Card.desk

    @property
    def has_lessons(self) -> bool:
        """Whether there are guided games that teach."""
        return type(self).lessons is not Card.lessons

    def only_in_terminal(self, language: Language) -> str:
        """One sentence for whoever wants to see a game in the window that isn't there yet."""
        words = language._("For now, {game} is played in the terminal: {command}")
        return words.format(game=self.title, command=f"santiago-desktop play {self.id} --text")

    def hides(self, options: Mapping[str, bool]) -> bool:  # noqa: ARG002 - some games never do
        """Whether people who share a screen must not see everything that others hold."""
        return True

    def offers_memory(self, options: Mapping[str, bool]) -> bool:
        """Whether something is hidden, and something of it follows from what everybody has seen."""
        return self.hides(options) and self.rules().remembers

    def report(self, match: Match[S], language: Language, names: list[str]) -> Report | None:
        """How the game came about, or None where a game doesn't tell it."""
        del match, language, names
        return None

    def explain(self, refusal: Refusal) -> str:
        """A refusal as one English sentence, for the referee."""
        from santiago_desktop.system.language import ENGLISH  # noqa: PLC0415 - only when it is needed

        names = [f"seat {seat}" for seat in range(self.seats[1])]
        return self.wording(ENGLISH, names).refusal(refusal)
