"""What is chosen before a game: who sits where, who begins, options, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.players.levels import nearest, usable
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table.people import called
from santiago_desktop.table.table import COMPUTERS, LONGEST_NAME, Seat, Table, new_seed

if TYPE_CHECKING:
    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.system.language import Language

DRAWN = -1  # luck says who begins
COVERED, REMEMBERED, OPEN = "covered", "memory aid", "open"  # what others hold


class Chair(NamedTuple):
    """Who shall sit there, in which of the game's colours and shapes; no level for a person."""

    name: str
    level: str = ""
    look: int = 0


BEGINNERS = [Chair("Ana"), Chair(COMPUTERS[0], "easy", 1), Chair(COMPUTERS[1], "easy", 2)]


class Plan:
    """A table to be. It comes from the settings and goes back there."""

    def __init__(
        self,
        card: Card[State],
        remembered: dict[str, Any] | None = None,
        language: Language = ENGLISH,
    ) -> None:
        self.card, self.language = card, language
        self.chairs = [chair._replace(name=called(chair.name, language)) for chair in BEGINNERS]
        self.first = DRAWN
        self.options: dict[str, bool] = dict.fromkeys(card.options, False)
        self.practice = self.memory_aid = False
        self.seed = new_seed()
        if remembered:
            self._recall(remembered)

    def _recall(self, remembered: dict[str, Any]) -> None:
        """What was chosen last; whatever can't be used is left out."""
        chairs = remembered.get("chairs")
        low, high = self.card.seats
        if isinstance(chairs, list) and low <= len(chairs) <= high and all(map(self._fits, chairs)):
            named = [(name, level) for name, level, *_ in chairs]
            looks = self._looks([chair[2:] for chair in chairs])
            self.chairs = [
                Chair(name, level and nearest(level, self.card.levels), look)
                for (name, level), look in zip(named, looks, strict=True)
            ]
        first = remembered.get("first")
        if type(first) is int and first in range(len(self.chairs)):
            self.first = first
        chosen = remembered.get("options")
        if isinstance(chosen, dict):
            self.options = {name: chosen.get(name) is True for name in self.card.options}
        self.practice = remembered.get("practice") is True
        self.memory_aid = remembered.get("memory_aid") is True

    def _fits(self, chair: object) -> bool:
        """Whether a chair from the settings file is a name and a level; its look comes after."""
        if not isinstance(chair, list) or [type(each) for each in chair[:2]] != [str, str]:
            return False
        name, level, *_ = chair
        known = level in ("", *usable(self.card.levels)) and level != "random"
        return known and name.isprintable() and len(name) <= LONGEST_NAME

    def _looks(self, found: list[list[Any]]) -> list[int]:
        """The looks that were remembered, or else one after the other."""
        usual = range(self.card.seats[1])
        looks = [look for each in found for look in each]
        whole = all(type(look) is int and look in usual for look in looks)
        good = whole and len(looks) == len(set(looks)) == len(found)
        return looks if good else list(usual[: len(found)])

    def to_remember(self) -> dict[str, Any]:
        """All but the seed, which every game has anew."""
        return {
            "chairs": [list(chair) for chair in self.chairs],
            "first": self.first,
            "options": dict(self.options),
            "practice": self.practice,
            "memory_aid": self.memory_aid,
        }

    # --- changes -------------------------------------------------------------------------------

    def add(self) -> None:
        """One more computer player: as good as the last one, with a name that nobody has."""
        taken = {chair.name for chair in self.chairs}
        names = [called(name, self.language) for name in COMPUTERS]
        name = next(each for each in names if each not in taken)
        used = {chair.look for chair in self.chairs}
        look = next(each for each in range(self.card.seats[1]) if each not in used)
        levels = [chair.level for chair in self.chairs if chair.level]
        self.chairs.append(Chair(name, levels[-1] if levels else "easy", look))

    def remove(self, number: int) -> None:
        """Take a chair away, by its number."""
        del self.chairs[number]
        if self.first >= number:
            self.first = DRAWN if self.first == number else self.first - 1

    def rename(self, number: int, name: str) -> None:
        """Give a chair's player another name."""
        self.chairs[number] = self.chairs[number]._replace(name=name)

    def change_look(self, number: int) -> None:
        """The next colour and shape; whoever has it takes the one that is given up."""
        before = self.chairs[number].look
        look = (before + 1) % self.card.seats[1]
        for other, chair in enumerate(self.chairs):
            if chair.look == look:
                self.chairs[other] = chair._replace(look=before)
        self.chairs[number] = self.chairs[number]._replace(look=look)

    def set_level(self, number: int, level: str) -> None:
        """A person, or a computer player of a level."""
        self.chairs[number] = self.chairs[number]._replace(level=level)

    # --- how much is seen of what others hold --------------------------------------------------

    @property
    def ways(self) -> list[str]:
        """How what others hold can be treated: of these, what the game offers."""
        card = self.card
        usual = dict.fromkeys(card.options, False)
        offered = {
            COVERED: card.hides(usual),
            REMEMBERED: card.offers_memory(usual),
            OPEN: bool(card.opening),
        }
        return [way for way, there in offered.items() if there]

    @property
    def way(self) -> str:
        """How much is seen of what others hold: one of `ways`."""
        if self.options.get(self.card.opening):
            return OPEN
        return REMEMBERED if self.memory_aid and REMEMBERED in self.ways else COVERED

    def set_way(self, way: str) -> None:
        """Choose how much is seen of what others hold."""
        self.memory_aid = way == REMEMBERED
        if self.card.opening:
            self.options[self.card.opening] = way == OPEN

    # --- what comes of it ----------------------------------------------------------------------

    @property
    def people(self) -> int:
        """How many persons will play."""
        return sum(not chair.level for chair in self.chairs)

    def wrong(self, number: int) -> bool:
        """Whether a chair's name can't be used: empty, or another's."""
        names = [chair.name.strip() for chair in self.chairs]
        return not names[number] or names.count(names[number]) > 1

    @property
    def ready(self) -> bool:
        """Whether the game can begin."""
        return bool(self.seed) and not any(map(self.wrong, range(len(self.chairs))))

    @property
    def beginner(self) -> int:
        """The chair that begins; where it is drawn, the seed has drawn it."""
        if self.first == DRAWN:
            return KeyedDraw(self.seed, "first seat").below(len(self.chairs))
        return self.first

    def table(self) -> Table:
        """The table, with whoever begins in the first seat."""
        first = self.beginner
        seats = [Seat(chair.name.strip(), chair.level) for chair in self.chairs]
        table = Table.new(self.card, seats[first:] + seats[:first], self.seed, self.options)
        looks = [chair.look for chair in self.chairs]
        table.looks = looks[first:] + looks[:first]
        table.practice = self.practice and len(table.people) == 1
        table.memory_aid = self.way == REMEMBERED
        return table
