"""Santiago de Cuba: fill the ships in the harbour with what the Cubans give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from santiago_desktop.contract.card import Card
from santiago_desktop.players.levels import ONE, evenly

if TYPE_CHECKING:
    from collections.abc import Mapping

    from santiago_desktop.contract.card import Front
    from santiago_desktop.contract.desk import Seating
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.contract.report import Report
    from santiago_desktop.games.santiago.ai.judge import SantiagoJudge
    from santiago_desktop.games.santiago.rules.decide import Santiago
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.window.desk import SantiagoDesk
    from santiago_desktop.games.santiago.words.actions import SantiagoWording
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.players.facts import Account, Course
    from santiago_desktop.players.levels import Ladder
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.system.language import Language


class SantiagoCard(Card["State"]):
    """Santiago de Cuba for 2 to 4: where its rooms are, and what is said of it before a game."""

    id = "santiago"
    title = "Santiago de Cuba"
    seats = (2, 4)
    options = ("open_holdings",)
    levels: ClassVar[Ladder] = {
        "beginner": ONE,
        "easy": evenly(7),
        "medium": evenly(3),
        "hard": evenly(2),
        "expert": evenly(2),
        "master": ONE,
    }
    opening = "open_holdings"
    music = ("music_guajira", "music_son_montuno")
    ambience = "ambience_harbour"
    greeting = "home_morning"

    def rules(self) -> Santiago:
        """The rules: which actions are legal, and what follows from one."""
        from santiago_desktop.games.santiago.rules.decide import Santiago  # noqa: PLC0415

        return Santiago()

    def judge(self) -> SantiagoJudge:
        """What computer players think of positions."""
        from santiago_desktop.games.santiago.ai.judge import SantiagoJudge  # noqa: PLC0415

        return SantiagoJudge()

    def reasons(self, before: State, after: State, seat: int) -> Reasons:
        """What speaks for a position."""
        from santiago_desktop.games.santiago.ai.reasons import reasons  # noqa: PLC0415

        return reasons(before, after, seat)

    def account(self, course: Course[State], seat: int) -> Account:
        """What a turn comes to."""
        from santiago_desktop.games.santiago.ai.accounts import account  # noqa: PLC0415

        return account(course, seat)

    def desk(self, language: Language, seating: Seating) -> SantiagoDesk:
        """What it looks like and how it is played in the window."""
        from santiago_desktop.games.santiago.window.desk import SantiagoDesk  # noqa: PLC0415

        return SantiagoDesk(self.wording(language, seating.names), seating)

    def wording(self, language: Language, names: list[str]) -> SantiagoWording:
        """The sentences of a table at which these names sit."""
        from santiago_desktop.games.santiago.words.actions import SantiagoWording  # noqa: PLC0415

        return SantiagoWording(language, names)

    def hides(self, options: Mapping[str, bool]) -> bool:
        """What lies behind screens, unless the table plays openly."""
        return not options.get(self.opening)

    def report(self, match: Match[State], language: Language, names: list[str]) -> Report:
        """How the game came about."""
        from santiago_desktop.games.santiago.window.report import report  # noqa: PLC0415

        return report(match, self.wording(language, names))

    def front(self, language: Language) -> Front:
        """What the first screen and the setup say of it."""
        from santiago_desktop.games.santiago.words.front import front  # noqa: PLC0415

        return front(language)

    def lessons(self) -> tuple[Lesson[State], ...]:
        """A first turn or two, and what one should know after that."""
        from santiago_desktop.games.santiago.window.first_lesson import LESSON as FIRST  # noqa: PLC0415
        from santiago_desktop.games.santiago.window.second_lesson import (  # noqa: PLC0415
            LESSON as SECOND,
        )

        return FIRST, SECOND
