"""An action as marks: where one would click for it, and how much. And one object a decision.

A game says of each legal action which *targets* it is made of, each with an amount:

    drive 3              {"stop.6": 1}                     one click
    load rum 2           {"die.rum": 2}                    an amount that is set
    serve rum cigar      {"own.rum": 1, "own.cigar": 1}    a selection
    swap art gold        {"own.art": 1, "market.gold": 1}
    pass                 {}                                a button

A target is a name and nothing more. Wherever it is seen (on the board, on a panel, on a sheet) a
click on it does the same, because all of them ask the same `Decision`. No two legal actions of one
decision may have the same marks: `Decision` raises ValueError where a game breaks that law.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from santiago_desktop.kernel.records import Action

Marks = Mapping[str, int]


class Counting(Enum):
    """How the amount of a target comes about."""

    EACH = "each"  # a click adds one, as with tokens; an action may want more than was clicked
    WEIGHED = "weighed"  # as EACH, and confirmed although it is one click: what comes of it is told
    LEAST = "least"  # the amount is set, as a height or a position; the least is offered first
    MOST = "most"  # the same, and the most is offered first
    STAKE = "stake"  # as LEAST, and confirmed even where there is one amount: it may be one's all


CLICKED = (Counting.EACH, Counting.WEIGHED)  # a click adds one; the amount of all others is set
CONFIRMED = (Counting.WEIGHED, Counting.STAKE)


class Way(Record):
    """A legal action with its marks."""

    action: Action
    marks: Marks


class Decision:
    """What one person decides: the legal actions, what is chosen so far, what still agrees.

    Everything is reckoned when something is chosen, and read from then on: moving the mouse over
    thousands of legal sets costs nothing.

    >>> decision.click("own.rum")  # None: a cigar could be added
    >>> decision.ready             # serve rum: it can be confirmed
    >>> decision.open              # frozenset({"own.cigar"})
    """

    def __init__(
        self,
        ways: Iterable[Way],
        counting: Callable[[str], Counting] = lambda _: Counting.EACH,
        aside: Callable[[Action], bool] = lambda _: False,
    ) -> None:
        """The legal actions; how amounts come about; which actions don't end the decision.

        Raises ValueError, naming both, if two actions have the same marks.
        """
        every = list(ways)
        _tell_apart(every)
        self.ways = [way for way in every if not aside(way.action)]
        self.asides = [way for way in every if aside(way.action)]
        self.order = _in_order(self.ways)  # the targets, as the rules come upon them
        self.targets = frozenset(self.order)
        self.counting = {target: counting(target) for target in self.targets}
        self.chosen: dict[str, int] = {}
        self.agreeing: list[Way] = []  # the ways that what is chosen could still become
        self.open: frozenset[str] = frozenset()  # targets that could be added to what is chosen
        self.ready: Action | None = None  # the action that can be confirmed now
        self._look()

    # --- what can be read ----------------------------------------------------------------------

    @property
    def actions(self) -> list[Action]:
        """All legal actions, those that don't end the decision last."""
        return [way.action for way in (*self.ways, *self.asides)]

    @property
    def buttons(self) -> list[Action]:
        """The actions that have no marks, such as passing, in the order of the rules."""
        return [way.action for way in (*self.ways, *self.asides) if not way.marks]

    @property
    def glowing(self) -> frozenset[str]:
        """The targets that are shown as choosable: what can be added, or else every beginning."""
        return self.open if self.open or len(self.chosen) > 1 else self.targets

    def uses(self, target: str) -> bool:
        """Whether a click on a target means anything."""
        return target in self.targets or self.aside(target) is not None

    def aside(self, target: str) -> Action | None:
        """The action beside the decision that a target stands for; None if it isn't one."""
        return next((way.action for way in self.asides if set(way.marks) == {target}), None)

    def is_set(self, target: str) -> bool:
        """Whether the target's amount is set, not counted."""
        return self.counting.get(target, Counting.EACH) not in CLICKED

    def amounts(self, target: str) -> list[int]:
        """The amounts that a set target could have beside all else that is chosen, rising."""
        rest = {name: amount for name, amount in self.chosen.items() if name != target}
        found = {way.marks[target] for way in self._that_agree(rest) if target in way.marks}
        return sorted(found)

    def first(self, target: str) -> int:
        """The amount that a set target is offered with, beside what is chosen."""
        amounts = self.amounts(target) or sorted(self.alone(target))
        return amounts[-1 if self.counting[target] is Counting.MOST else 0]

    def alone(self, target: str) -> dict[int, Action]:
        """The actions that consist of one target and nothing else, by its amount, rising."""
        found = {w.marks[target]: w.action for w in self.ways if w.marks.keys() == {target}}
        return dict(sorted(found.items()))

    def marks(self, action: Action) -> Marks:
        """The marks of a legal action; {} for any other."""
        ways = (way for way in (*self.ways, *self.asides) if way.action == action)
        return next((way.marks for way in ways), {})

    def takes_a_click(self, action: Action) -> bool:
        """Whether one click, on its target or its button, plays an action: nothing is to be set."""
        way = next((each for each in self.ways if each.action == action), None)
        if way is None or not way.marks:
            return True
        return self._that_agree(way.marks) == [way] and not self._needs_confirming(way)

    # --- what can be done ----------------------------------------------------------------------

    def click(self, target: str) -> Action | None:
        """Choose a target; the action if that was all it takes, or None.

        Where the target doesn't go with what is chosen, the choice begins anew with it. A target
        that is chosen already, and can't be chosen once more, is taken back.
        """
        beside = self.aside(target)
        if beside is not None:
            return beside
        if target not in self.targets:
            return None
        if target in self.open:
            self._add(target)
        elif target in self.chosen:
            self.take(target)
            return None
        else:
            self.chosen = {}
            self._look()
            self._add(target)
        return self._played_at_once(target)

    def put(self, target: str, amount: int) -> bool:
        """Set a target's amount; whether something legal can still come of it.

        Where it doesn't go with the rest that is chosen, the rest is given up; an amount that no
        action has changes nothing.
        """
        if amount not in self.amounts(target):
            if not any(way.marks.get(target) == amount for way in self.ways):
                return False
            self.chosen = {}
        self.chosen[target] = amount
        self._look()
        return True

    def sharing(self, targets: Sequence[str]) -> Marks:
        """What is shared out between set targets: what is chosen, or else the evenest legal way.

        {} where no action shares anything out between just these.
        """
        ways = [way.marks for way in self.ways if way.marks.keys() == set(targets)]
        agreeing = [m for m in ways if all(m[t] == n for t, n in self.chosen.items() if t in m)]
        found = agreeing or ways
        return min(found, key=_unevenness) if found else {}

    def put_all(self, chosen: Marks) -> None:
        """Choose all of this at once, as far as it goes with something legal."""
        kept = {target: amount for target, amount in chosen.items() if target in self.targets}
        self.chosen = kept if self._that_agree(kept) else {}
        self._look()

    def take(self, target: str) -> None:
        """Take back one of a counted target, or a set target altogether."""
        left = 0 if self.is_set(target) else self.chosen.get(target, 0) - 1
        if left > 0:
            self.chosen[target] = left
        else:
            self.chosen.pop(target, None)
        self._look()

    def clear(self) -> None:
        """Give up all that is chosen: the decision is as it was at its beginning."""
        self.chosen = {}
        self._look()

    # --- how it is reckoned --------------------------------------------------------------------

    def _add(self, target: str) -> None:
        if self.is_set(target):
            self.chosen[target] = self.first(target)
        else:
            self.chosen[target] = self.chosen.get(target, 0) + 1
        self._look()

    def _played_at_once(self, target: str) -> Action | None:
        """The only action left, if the click was all there is to it."""
        if len(self.agreeing) != 1 or self._needs_confirming(self.agreeing[0]):
            return None
        return self.agreeing[0].action if set(self.agreeing[0].marks) == {target} else None

    def _needs_confirming(self, way: Way) -> bool:
        """Whether it takes more than one click, or there are several amounts to choose from."""
        if len(way.marks) != 1:
            return len(way.marks) > 1
        ((target, amount),) = way.marks.items()
        if self.counting[target] in CONFIRMED:
            return True
        if self.is_set(target):
            return len({each.marks[target] for each in self.ways if target in each.marks}) > 1
        return amount > 1 or any(len(each.marks) > 1 for each in self.ways if target in each.marks)

    def _that_agree(self, chosen: Marks) -> list[Way]:
        """The ways that have at least what is chosen; of set targets exactly that."""
        found = self.ways
        for target, amount in chosen.items():
            if self.is_set(target):
                found = [way for way in found if way.marks.get(target) == amount]
            else:
                found = [way for way in found if way.marks.get(target, 0) >= amount]
        return found

    def _look(self) -> None:
        """Reckon what follows from what is chosen."""
        self.agreeing = self._that_agree(self.chosen)
        most: dict[str, int] = {}
        for way in self.agreeing:
            for target, amount in way.marks.items():
                if amount > most.get(target, 0):
                    most[target] = amount
                elif target not in most:
                    most[target] = 1  # a position may be 0 or less
        self.open = frozenset(
            target
            for target, amount in most.items()
            if (target not in self.chosen if self.is_set(target) else amount > self._so_far(target))
        )
        self.ready = self._confirmable()

    def _so_far(self, target: str) -> int:
        return self.chosen.get(target, 0)

    def _confirmable(self) -> Action | None:
        """What is chosen, if it is an action as it stands; or the only one it can become."""
        if not self.chosen:
            return None
        if len(self.agreeing) == 1:
            return self.agreeing[0].action
        exact = (way.action for way in self.agreeing if way.marks == self.chosen)
        return next(exact, None)


def _unevenness(marks: Marks) -> int:
    """How far the largest value is from the smallest."""
    return max(marks.values()) - min(marks.values())


def _in_order(ways: Sequence[Way]) -> list[str]:
    """The targets of all ways, each once, in the order in which they first come."""
    return list(dict.fromkeys(target for way in ways for target in way.marks))


def _tell_apart(ways: Sequence[Way]) -> None:
    """Raise ValueError if two actions have the same marks."""
    seen: dict[frozenset[tuple[str, int]], Action] = {}
    for way in ways:
        key = frozenset(way.marks.items())
        if key and key in seen:
            raise ValueError(f"{way.action.text!r} and {seen[key].text!r} have the same marks")
        seen[key] = way.action
