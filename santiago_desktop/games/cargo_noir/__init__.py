"""Cargo Noir: smuggle goods through eight harbours and trade them for a life of luxury."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from santiago_desktop.contract.card import Card
from santiago_desktop.players.levels import ONE, Grades, evenly

if TYPE_CHECKING:
    from collections.abc import Mapping

    from santiago_desktop.contract.card import Front
    from santiago_desktop.contract.desk import Seating
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.contract.report import Report
    from santiago_desktop.games.cargo_noir.ai.judge import CargoNoirJudge
    from santiago_desktop.games.cargo_noir.rules.decide import CargoNoir
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.desk import CargoNoirDesk
    from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.players.facts import Account, Course
    from santiago_desktop.players.levels import Ladder
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.system.language import Language


class CargoNoirCard(Card["State"]):
    """Cargo Noir for 2 to 5: where its rooms are, and what is said of it before a game."""

    id = "cargo_noir"
    title = "Cargo Noir"
    seats = (2, 5)
    levels: ClassVar[Ladder] = {
        "beginner": ONE,
        "easy": Grades(3, of=4),
        "medium": evenly(4),
        "hard": ONE,
        "master": ONE,
    }
    music = ("music_cargo_noir", "music_noir_rain", "music_noir_trade")
    ambience = "ambience_noir_rain"
    greeting = "home_night"
    fanfare = "noir_win"
    theme = "night"

    def hides(self, options: Mapping[str, bool]) -> bool:  # noqa: ARG002 - it has none
        """Nothing: all goods and coins lie open."""
        return False

    def rules(self) -> CargoNoir:
        """The rules: which actions are legal, and what follows from one."""
        from santiago_desktop.games.cargo_noir.rules.decide import CargoNoir  # noqa: PLC0415

        return CargoNoir()

    def judge(self) -> CargoNoirJudge:
        """What computer players think of positions."""
        from santiago_desktop.games.cargo_noir.ai.judge import CargoNoirJudge  # noqa: PLC0415

        return CargoNoirJudge()

    def reasons(self, before: State, after: State, seat: int) -> Reasons:
        """What speaks for a position."""
        from santiago_desktop.games.cargo_noir.ai.reasons import reasons  # noqa: PLC0415

        return reasons(before, after, seat)

    def wording(self, language: Language, names: list[str]) -> CargoNoirWording:
        """The sentences of a table at which these names sit."""
        from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording  # noqa: PLC0415

        return CargoNoirWording(language, names)

    def front(self, language: Language) -> Front:
        """What the first screen and the setup say of it."""
        from santiago_desktop.games.cargo_noir.words.front import front  # noqa: PLC0415

        return front(language)

    def account(self, course: Course[State], seat: int) -> Account:
        """What a turn comes to."""
        from santiago_desktop.games.cargo_noir.ai.accounts import account  # noqa: PLC0415

        return account(course, seat)

    def desk(self, language: Language, seating: Seating) -> CargoNoirDesk:
        """What it looks like and how it is played in the window."""
        from santiago_desktop.games.cargo_noir.window.desk import CargoNoirDesk  # noqa: PLC0415

        return CargoNoirDesk(self.wording(language, seating.names), seating)

    def lessons(self) -> tuple[Lesson[State], ...]:
        """A first turn or two, and what one should know after that."""
        from santiago_desktop.games.cargo_noir.window.first_lesson import LESSON as FIRST  # noqa: PLC0415
        from santiago_desktop.games.cargo_noir.window.second_lesson import (  # noqa: PLC0415
            LESSON as SECOND,
        )

        return FIRST, SECOND

    def report(self, match: Match[State], language: Language, names: list[str]) -> Report:
        """How the game came about."""
        from santiago_desktop.games.cargo_noir.window.report import report  # noqa: PLC0415

        return report(match, self.wording(language, names))
