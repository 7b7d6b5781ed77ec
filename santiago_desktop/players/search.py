"""Computer players. They know `Rules` and a game's judge, and see only what a seat knows."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.foresight import Foresight, Sight

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Rules, State
    from santiago_desktop.players.foresight import Foreseen
    from santiago_desktop.players.network import Layout, Network

    Way = tuple[tuple[Action, ...], Any]  # actions, and the state that they lead to

WORLDS = 3  # consistent worlds over which a value is averaged, where something is secret
WON = 1_000.0  # beyond every evaluation
# By how much an outlook is misjudged at most, as the logarithm of the odds.
NOISE = {"beginner": 1.2, "easy": 0.8}
WHIM = 0.01  # by which the others do: nobody repeats himself for ever where nothing is at stake
LONGEST_TURN = 12  # decisions of a turn that are looked through
WIDTH, GLANCE = 60, 12  # unfinished turns that are looked into: with care, and quickly
ENDS = Sight(WIDTH, 0)  # the ends of one's turn and no further
NEXT = Sight(2, 1)  # what the two best ends lead to by one's next turn
FAR = Sight(6, 200, turns=3)  # the replies of all, and luck, for as long as there is time


class Judge:
    """What a game tells the search: what states are worth, and which moves are worth a look."""

    spread: float  # a lead of so much makes victory about three times as likely
    sight, farther, far = ENDS, NEXT, FAR  # those of `hard`, `expert` and `master`
    breadth = 10  # unfinished turns that are looked into in replies, and in games to learn from
    medium_breadth = GLANCE  # unfinished turns that `medium` looks into
    layout: Layout  # what its network looks at

    def sight_of(self, level: str) -> Sight:
        """How far a level looks that goes by the network."""
        return {"expert": self.farther, "master": self.far}.get(level, self.sight)

    def value(self, s: Any, seat: int) -> float:
        """How well the seat stands, in about the units of the score."""
        raise NotImplementedError

    def stage(self, s: Any) -> float:
        """How much of the game is over: from 0, nothing, to 1."""
        raise NotImplementedError

    def values(self, s: Any) -> list[float]:
        """How well each seat stands, in about the units of the score."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def late(self, s: Any, seat: int) -> float:
        """How late a seat plays, from -1/2 to 1/2, as far as that is good or bad."""
        return float((seat - s.turn) % s.seats / (s.seats - 1) - 0.5)

    def mark(self, s: Any) -> Hashable:  # noqa: ARG002
        """What states within a turn are told apart by; None where ways seldom meet again."""
        return None

    def features(self, s: Any, seat: int) -> list[int]:
        """The network's rungs for a position, as the seat sees it."""
        raise NotImplementedError

    def candidates(self, s: Any, legal: list[Action]) -> list[Action]:  # noqa: ARG002
        """Those of the legal actions that are worth a look: all, unless there are very many."""
        return legal

    def sensible(self, s: Any, legal: list[Action]) -> list[Action]:  # noqa: ARG002
        """Those that even a beginner doesn't know to be in vain; never none."""
        return legal


def never() -> bool:
    """There is always time left."""
    return False


class Mind:
    """What a player thinks of positions: the logarithm of the odds of victory."""

    def __init__(self, rules: Rules[Any], judge: Judge, network: Network | None) -> None:
        """Without a network it goes by the hand-made evaluation."""
        self.rules, self.judge, self.network = rules, judge, network

    def lead(self, s: Any, seat: int) -> float:
        """How far the seat is ahead: the logarithm of its odds of victory."""
        if s.phase == OVER:
            return self._certain(s, seat)
        if self.network:
            return self.network.lead(self.judge.features(s, seat))
        return ahead(self.judge.values(s), seat) / self.judge.spread

    def _certain(self, s: Any, seat: int) -> float:
        """Victory, or none; and a clear one is better than a narrow one."""
        result = self.rules.result(s)
        won = WON / len(result.winners) if seat in result.winners else -WON
        return won + ahead(result.scores, seat) / self.judge.spread


def ahead(values: Sequence[float], seat: int) -> float:
    """By how much a seat's value is above that of the best other one."""
    return values[seat] - max([v for other, v in enumerate(values) if other != seat])


class End(NamedTuple):
    """A turn that was looked through: what is done in it, and where it leads."""

    lead: float
    path: tuple[Action, ...]
    state: Any


lead_of = attrgetter("lead")


class Player:
    """A computer player of one game.

    `beginner` and `easy` look one decision ahead, with honest noise; `medium` through its own
    whole turn; `hard` does so with the trained network, and in some games plays on from the best
    ends to its next turn; `expert` does that in all of them; `master` plays on farther, again
    and again with other luck.
    """

    def __init__(self, rules: Rules[Any], judge: Judge, network: Network | None = None) -> None:
        """Without a network, `hard` and those above go by the hand-made evaluation."""
        self.rules, self.judge = rules, judge
        self.by_hand = Mind(rules, judge, None)
        self.trained = Mind(rules, judge, network)

    def choose(
        self, seen: State, seat: int, level: str, draw: Draw, enough: Callable[[], bool] = never
    ) -> Action:
        """The action that a player of the level chooses, who sees `seen` and no more."""
        actions = self.rules.legal(seen)
        if level == "random":
            return draw.pick(actions)
        if len(actions) == 1:
            return actions[0]
        if level in NOISE:
            actions = self.judge.sensible(seen, actions)
            values = self._one_step(self.worlds(seen, seat, draw), actions, seat)
        elif level == "medium":
            (world,) = self.worlds(seen, seat, draw, most=1)
            values = {act: end.lead for act, end in firsts(self.planned(world, enough)).items()}
        else:
            lines = self.foreseen(seen, seat, draw, self.judge.sight_of(level), enough)
            values = {line.end.path[0]: line.lead for line in lines}
        most = NOISE.get(level, WHIM)
        values = {action: value + whim(draw, most) for action, value in values.items()}
        return max(values, key=values.__getitem__)

    def worlds(self, seen: State, seat: int, draw: Draw, most: int = WORLDS) -> list[Any]:
        """States that can be, given what the seat knows."""
        count = most if self.rules.secrets else 1
        return [self.rules.imagine(seen, seat, draw) for _ in range(count)]

    def _one_step(self, worlds: list[Any], actions: list[Action], seat: int) -> dict[Action, float]:
        """What each action leads to at once, by hand."""
        lead, worlds_in = self.by_hand.lead, len(worlds)
        return {
            action: sum(lead(self.played(world, action), seat) for world in worlds) / worlds_in
            for action in actions
        }

    def foreseen(
        self, seen: State, seat: int, draw: Draw, sight: Sight, enough: Callable[[], bool] = never
    ) -> list[Foreseen]:
        """The best ends of the turn and what comes of them, as far as one sees; the best last."""
        worlds = self.worlds(seen, seat, draw, WORLDS if sight.luck else sight.samples)
        ends = self.ends(worlds[0], seat, self.trained, WIDTH, enough)
        return Foresight(self, seat, sight, enough).lines(ends, worlds, draw)

    def ends(
        self, s: Any, seat: int, mind: Mind, width: int, enough: Callable[[], bool] = never
    ) -> list[End]:
        """Ends of the seat's turn, the best first; wide turns are looked through in part."""
        found: list[End] = []
        met: set[Hashable] = set()
        frontier: list[Way] = [((), s)]
        for _ in range(LONGEST_TURN):
            unfinished = []
            for path, after in self._ways_on(frontier, met):
                if after.actor == seat:
                    unfinished.append((path, after))
                else:
                    found.append(End(mind.lead(after, seat), path, after))
                if enough():  # then the beginning of a turn has to do
                    found = found or [End(mind.lead(after, seat), path, after)]
                    return sorted(found, key=lead_of, reverse=True)
            if not unfinished:
                break
            frontier = unfinished
            if len(frontier) > width:
                frontier.sort(key=lambda way: mind.lead(way[1], seat), reverse=True)
                del frontier[width:]
        if unfinished or not found:  # too long a turn, or all ways led into those that were cut
            found += [End(mind.lead(state, seat), path, state) for path, state in frontier]
        return sorted(found, key=lead_of, reverse=True)

    def _ways_on(self, frontier: list[Way], met: set[Hashable]) -> Iterator[Way]:
        """One action further; not where another order of the same actions has led already."""
        for path, before in frontier:
            for action in self.judge.candidates(before, self.rules.legal(before)):
                after = self.played(before, action)
                mark = self.judge.mark(after)
                if mark is None:
                    yield (*path, action), after
                elif mark not in met:
                    met.add(mark)
                    yield (*path, action), after

    def played(self, s: Any, action: Action) -> Any:
        """The state after an action; the state before stays as it is."""
        after = s.copy()
        self.rules.decide(after, action, lambda event: event.fold(after))
        return after

    def lucky(self, s: Any, dice: Draw) -> Any:
        """The state when luck has brought all that comes before the next decision."""
        while s.actor == CHANCE and s.phase != OVER:
            s = self.played(s, self.rules.chance(s, dice))
        return s

    def followed(self, s: Any, path: tuple[Action, ...]) -> Any:
        """The state after several actions, one after the other."""
        for action in path:
            s = self.played(s, action)
        return s

    def planned(self, s: Any, enough: Callable[[], bool] = never) -> list[End]:
        """Ends of the actor's turn as `medium` looks it through, the best first."""
        return self.ends(s, s.actor, self.by_hand, self.judge.medium_breadth, enough)

    def reply(self, s: Any, enough: Callable[[], bool]) -> End:
        """What the actor would do until its turn is over, at a glance."""
        return self.ends(s, s.actor, self.trained, self.judge.breadth, enough)[0]


def whim(draw: Draw, most: float) -> float:
    """A random number from -most to most."""
    return most * (draw.below(1001) / 500 - 1)


def firsts(ends: list[End]) -> dict[Action, End]:
    """The best end that each first action can lead to."""
    best: dict[Action, End] = {}
    for end in ends:
        best.setdefault(end.path[0], end)
    return best
