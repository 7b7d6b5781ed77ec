"""Manila: load smugglers' boats, bet on them, insure them, or rob them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from santiago_desktop.contract.card import Card
from santiago_desktop.players.levels import ONE, evenly

if TYPE_CHECKING:
    from santiago_desktop.contract.card import Front
    from santiago_desktop.contract.desk import Seating
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.contract.report import Report
    from santiago_desktop.games.manila.ai.judge import ManilaJudge
    from santiago_desktop.games.manila.rules.decide import Manila
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.window.desk import ManilaDesk
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.players.facts import Account, Course
    from santiago_desktop.players.levels import Ladder
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.system.language import Language


class ManilaCard(Card["State"]):
    """Manila for 3 to 5: where its rooms are, and what is said of it before a game."""

    id = "manila"
    title = "Manila"
    seats = (3, 5)
    levels: ClassVar[Ladder] = {
        "beginner": evenly(2),
        "easy": evenly(3),
        "medium": ONE,
        "hard": ONE,
    }
    options = ("boarding_full", "strict_pledges")
    music = ("music_manila", "music_manila_habanera")
    ambience = "ambience_manila_bay"
    greeting = "home_evening"
    fanfare = "manila_win"

    def rules(self) -> Manila:
        """The rules: which actions are legal, and what follows from one."""
        from santiago_desktop.games.manila.rules.decide import Manila  # noqa: PLC0415

        return Manila()

    def judge(self) -> ManilaJudge:
        """What computer players think of positions."""
        from santiago_desktop.games.manila.ai.judge import ManilaJudge  # noqa: PLC0415

        return ManilaJudge()

    def reasons(self, before: State, after: State, seat: int) -> Reasons:
        """What speaks for a position."""
        from santiago_desktop.games.manila.ai.reasons import reasons  # noqa: PLC0415

        return reasons(before, after, seat)

    def wording(self, language: Language, names: list[str]) -> ManilaWording:
        """The sentences of a table at which these names sit."""
        from santiago_desktop.games.manila.words.actions import ManilaWording  # noqa: PLC0415

        return ManilaWording(language, names)

    def front(self, language: Language) -> Front:
        """What the first screen and the setup say of it."""
        from santiago_desktop.games.manila.words.front import front  # noqa: PLC0415

        return front(language)

    def account(self, course: Course[State], seat: int) -> Account:
        """What a turn comes to."""
        from santiago_desktop.games.manila.ai.accounts import account  # noqa: PLC0415

        return account(course, seat)

    def desk(self, language: Language, seating: Seating) -> ManilaDesk:
        """What it looks like and how it is played in the window."""
        from santiago_desktop.games.manila.window.desk import ManilaDesk  # noqa: PLC0415

        return ManilaDesk(self.wording(language, seating.names), seating)

    def lessons(self) -> tuple[Lesson[State], ...]:
        """A first turn or two, and what one should know after that."""
        from santiago_desktop.games.manila.window.first_lesson import LESSON as FIRST  # noqa: PLC0415
        from santiago_desktop.games.manila.window.second_lesson import (  # noqa: PLC0415
            LESSON as SECOND,
        )

        return FIRST, SECOND

    def report(self, match: Match[State], language: Language, names: list[str]) -> Report:
        """How the game came about."""
        from santiago_desktop.games.manila.window.report import report  # noqa: PLC0415

        return report(match, self.wording(language, names))
