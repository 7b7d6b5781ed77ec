"""What is told of a position: how likely each seat is to win, and what each move promises.

There is one judgement of a position, wherever it is shown. Whoever may choose is as well off as
after the best move: so a turn is looked through to its ends, and a move that is forced costs
nothing. Where a turn leads is planned at its beginning, as `hard` would play it, unless another
way is surely better when it is played on; who keeps to the plan finds afterwards what it promised,
to the last digit, and who departs from it never finds more. (To take the best of many estimates
for the truth would be to believe the luckiest.)

All luck is the same wherever the same position is judged, and all is counted, never timed.
"""

from __future__ import annotations

from functools import cached_property
from math import ceil, floor
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.chances import STRENGTHS, TABLES, Chance, Standing, tables
from santiago_desktop.players.search import WHIM, WIDTH, never, whim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.chances import Futures, Known, Scale
    from santiago_desktop.players.search import Player

    Path = tuple[Action, ...]

VIEWS = 20  # consistent worlds over which is averaged, where something is secret
BY_HAND, BY_LEARNING = STRENGTHS["medium"], STRENGTHS["hard"]  # who plays so at least
GLANCE_COUNTS = 1  # as much as so many games that are played on
CLOSE = 3  # actions that are worth playing on from, where the turn could go on in many ways
TOO_FEW = 1.5  # games: to play on so few, or fewer, tells less than a glance
PARTS = 1000  # of a decision, of which some are of the level below and the others of that above


class Advice(NamedTuple):
    """A turn that could be played: its actions, what they promise, and where they lead."""

    path: tuple[Action, ...]
    chance: Chance  # of victory
    points: float  # by which the seat's holdings gain, as the judge sees them
    state: Any


class Judgement(NamedTuple):
    """Each seat's share of victory, and how much of the game is over there."""

    shares: list[float]
    stage: float
    over: bool = False

    def of(self, seat: int) -> float:
        """A seat's share."""
        return self.shares[seat]

    def chances(self, scale: Scale) -> list[Chance]:
        """By seat, with what each may be off."""
        if self.over:
            return [Chance(share, share, share) for share in self.shares]
        return [*map(scale.chance, self.shares)]

    def at_most(self, seat: int, most: float) -> Judgement:
        """The same, but a seat has no more than so much; what it had more is the others'."""
        more = self.shares[seat] - most
        if more <= 0:
            return self
        rest = 1 - self.shares[seat]
        parts = [share / rest if rest else 1 / (len(self.shares) - 1) for share in self.shares]
        shares = [share + more * part for share, part in zip(self.shares, parts, strict=True)]
        shares[seat] = most
        return self._replace(shares=shares)


class Adviser:
    """Judges positions of a table: of one game, for those who sit there."""

    def __init__(self, player: Player, scale: Scale, seats: Sequence[Known]) -> None:
        """`seats` says how strong each is."""
        self.player, self.scale = player, scale
        self.games = games_of(scale.futures, [seat.strength for seat in seats])
        self.tables = tables(seats, TABLES)
        self.played_at = tables(seats, max(1, self.games))

    # --- what is asked --------------------------------------------------------------------------

    def chances(self, seen: State, seat: int, draw: Draw, *, midway: bool = False) -> list[Chance]:
        """Each seat's chance, as things stand; they add up to 1.

        Whoever is to act goes on with a turn, if that is under way, as a player of such strength.
        """
        return self.judged(self.worlds(seen, seat, draw), midway=midway).chances(self.scale)

    def chances_of_turn(
        self,
        begun: State,
        seat: int,
        played: Path,
        draw: Draw,
        enough: Callable[[], bool] = never,
    ) -> list[Chance]:
        """The same for whoever may choose, after some actions of a turn: where it leads at best.

        `begun` is the turn's beginning, as the seat sees it.
        """
        return Turn(self, begun, seat, draw, enough).after(played).chances(self.scale)

    def advise(
        self,
        begun: State,
        seat: int,
        played: Path,
        draw: Draw,
        enough: Callable[[], bool] = never,
    ) -> list[Advice]:
        """What each action promises now, after some actions of a turn, the best first."""
        turn = Turn(self, begun, seat, draw, enough)
        before = self.player.followed(turn.worlds[0], played)
        points = self.player.judge.value(before, seat)
        found = []
        for path, judgement in turn.promises(played):
            end = self.player.followed(turn.worlds[0], path)
            gain = self.player.judge.value(end, seat) - points
            chance = judgement.chances(self.scale)[seat]
            found.append(Advice(path[len(played) :], chance, gain, end))
        return sorted(found, key=lambda each: each.chance.value, reverse=True)

    # --- how it is judged -----------------------------------------------------------------------

    def worlds(self, seen: State, seat: int, draw: Draw, most: int = VIEWS) -> list[Any]:
        """States that can be, given what the seat knows."""
        return self.player.worlds(seen, seat, draw, most)

    def judged(self, worlds: Sequence[Any], *, midway: bool = False) -> Judgement:
        """The mean over worlds that can be, all of them at the same point of the game."""
        glance = self.glanced([self.turn_over(world) for world in worlds] if midway else worlds)
        later = [self._came_to(world, number) for number, world in self.later(worlds)]
        if not later:
            return glance
        return glance._replace(shares=believed(later, glance.shares), over=False)

    def glanced(self, worlds: Sequence[Any]) -> Judgement:
        """The mean over worlds, none of which is played on."""
        return middle([self._at_a_glance(self.settled(world)) for world in worlds])

    def settled(self, s: Any) -> Any:
        """After what whoever is to move has to do anyway."""
        while s.actor >= 0 and len(actions := self.player.rules.legal(s)) == 1:
            s = self.player.played(s, actions[0])
        return s

    def turn_over(self, s: Any) -> Any:
        """The state when whoever is to act has ended a turn."""
        (dice, whims), mover = lucks(0), s.actor
        while s.phase != OVER and s.actor == mover:
            s = self._played_on(s, self.tables[0], dice, whims)
        return s

    def _at_a_glance(self, s: Any) -> Judgement:
        """One world that isn't played on."""
        if s.phase == OVER:
            return certain(self.final(s))
        standing = self.standing(s)
        shares = means(self.scale.shares(standing, strengths) for strengths in self.tables)
        return Judgement(shares, standing.stage)

    def _came_to(self, s: Any, number: int) -> list[float]:
        """Each seat's share where a game has led that is played on."""
        if s.phase == OVER:
            return self.final(s)
        return self.scale.shares(self.standing(s), self._strengths(number))

    def _strengths(self, number: int) -> Sequence[float]:
        """How strong the seats are in one of the games that are played on."""
        return self.played_at[number % len(self.played_at)]

    def final(self, s: Any) -> list[float]:
        """Each seat's share of a game that is over."""
        result = self.player.rules.result(s)
        return [result.share(seat) for seat in range(s.seats)]

    def standing(self, s: Any) -> Standing:
        """A position that isn't the last as the formula sees it."""
        player, seats = self.player, range(s.seats)
        spread, scores = player.judge.spread, player.rules.result(s).scores
        values = player.judge.values(s)
        rows = []
        for seat in seats:
            first, late = (seat - s.turn) % s.seats == 1, player.judge.late(s, seat)
            row = [values[seat] / spread, scores[seat] / spread, float(first), late]
            rows.append([player.trained.lead(s, seat), *row])
        middles = [sum(column) / s.seats for column in zip(*rows, strict=True)]
        return Standing(
            player.judge.stage(s),
            [[x - middle for x, middle in zip(row, middles, strict=True)] for row in rows],
        )

    # --- games that are played on ---------------------------------------------------------------

    def later(self, worlds: Sequence[Any]) -> list[tuple[int, Any]]:
        """Where games lead that are played on, with their numbers; each in the next world."""
        worlds = [self.settled(world) for world in worlds]
        games = 0 if worlds[0].phase == OVER else self.games
        return [(n, self._later(worlds[n % len(worlds)], n)) for n in range(games)]

    def _later(self, s: Any, number: int) -> Any:
        """Where it leads if all play on as they do, for so many turns as the scale says."""
        (dice, whims), strengths = lucks(number), self._strengths(number)
        turns = self.scale.futures.turns
        while turns > 0 and s.phase != OVER:
            before = s.actor
            s = self._played_on(s, strengths, dice, whims)
            if before >= 0 and s.actor != before:
                turns -= 1
        return s

    def _played_on(self, s: Any, strengths: Sequence[float], dice: Draw, whims: Draw) -> Any:
        """One action further, or one turn."""
        player = self.player
        if s.actor == CHANCE:
            return player.played(s, player.rules.chance(s, dice))
        strength = like(strengths[s.actor], whims)
        if strength >= BY_LEARNING:
            return player.reply(s, never).state
        if strength >= BY_HAND:
            return self._planned_by_hand(s, whims)
        return player.played(s, player.choose(s, s.actor, "easy", whims))

    def _planned_by_hand(self, s: Any, whims: Draw) -> Any:
        """Where a turn of `medium` leads, who knows of secrets no more than at the table."""
        player, rules, known = self.player, self.player.rules, s
        if rules.secrets:
            known = rules.imagine(rules.mask(s, s.actor), s.actor, whims)
        best = max(player.planned(known), key=lambda end: end.lead + whim(whims, WHIM))
        return best.state if known is s else player.followed(s, best.path)


class Turn:
    """A turn from its beginning: where it leads, and what has become of that meanwhile."""

    def __init__(
        self,
        adviser: Adviser,
        begun: Any,
        seat: int,
        draw: Draw,
        enough: Callable[[], bool],
    ) -> None:
        """As the seat sees it, whoever is to act."""
        self.adviser, self.enough = adviser, enough
        self.actor = begun.actor
        # What others may do can depend on their secrets: what they would in one world holds there.
        self.worlds = adviser.worlds(begun, seat, draw, VIEWS if self.actor == seat else 1)
        self.ends = self._ends(self.worlds[0])
        self.following: dict[Path, list[Path]] = {}  # found out once
        self.judgements: dict[Path, Judgement] = {}  # likewise

    def after(self, played: Path) -> Judgement:
        """What is promised after some actions."""
        return self._followed(played)[1]

    def promises(self, played: Path) -> list[tuple[Path, Judgement]]:
        """The same for each action that can follow: the whole turn, and what it promises."""
        plan, judgement = self._followed(played)
        ahead = [plan[: len(played) + 1]] if len(plan) > len(played) else []
        following = dict.fromkeys((*ahead, *self._following(played)))
        return [self._departed(plan, judgement, path) for path in following]

    def _following(self, played: Path) -> list[Path]:
        """These actions and one more, that which promises most at a glance first."""
        if played not in self.following:
            length = len(played)
            known = [path for path in self.ends if path[:length] == played and len(path) > length]
            if played:
                now = self.adviser.player.followed(self.worlds[0], played)
                known += [played + path for path in self._ends(now)]
            self.following[played] = [*dict.fromkeys(path[: length + 1] for path in known)]
        return self.following[played]

    def _followed(self, played: Path) -> tuple[Path, Judgement]:
        """The plan after some actions, and what it promises."""
        plan, judgement = self._plan
        for length in range(1, len(played) + 1):
            plan, judgement = self._departed(plan, judgement, played[:length])
        return plan, judgement

    @cached_property
    def _plan(self) -> tuple[Path, Judgement]:
        """The best way through the turn, and what it promises.

        It is so at a glance, unless another one is surely better when both are played on.
        """
        plan, scale = self.ends[0], self.adviser.scale
        judgement = self._judgement(plan)
        for action in self._following(())[: CLOSE if self.adviser.games else 0]:
            way = self._planned(action)
            found = self._judgement(way)
            if scale.surely_more(found.of(self.actor), judgement.of(self.actor)):
                plan, judgement = way, found
        return plan, judgement

    def _departed(self, plan: Path, judgement: Judgement, played: Path) -> tuple[Path, Judgement]:
        """The plan after one action more: the same one, unless it was something else."""
        if plan[: len(played)] == played:
            return plan, judgement
        planned, most = self._planned(played), judgement.of(self.actor)
        if not self.adviser.games or played in self._following(played[:-1])[:CLOSE]:
            found = self._judgement(planned)
        else:
            found = self._compared(planned, plan, judgement)
        return planned, found.at_most(self.actor, most)

    def _compared(self, path: Path, plan: Path, judgement: Judgement) -> Judgement:
        """What there is at the end of a way that is far behind the plan, whose worth is known.

        It isn't played on, which takes time: as much as it is behind at a glance it is behind.
        """
        here, there = (self.adviser.glanced(self._worlds_after(each)) for each in (path, plan))
        if here.over:
            return here
        columns = zip(judgement.shares, here.shares, there.shares, strict=True)
        shares = [max(0.0, known + share - planned) for known, share, planned in columns]
        return here._replace(shares=[share / sum(shares) for share in shares])

    def _planned(self, played: Path) -> Path:
        """The best that can follow these actions, as far as a glance tells."""
        for path in self.ends:
            if path[: len(played)] == played:
                return path
        now = self.adviser.player.followed(self.worlds[0], played)
        return played + self._ends(now)[0] if now.actor == self.actor else played

    def _ends(self, s: Any) -> list[Path]:
        """Ways through the rest of the turn, the best first."""
        player = self.adviser.player
        return [end.path for end in player.ends(s, self.actor, player.trained, WIDTH, self.enough)]

    def _judgement(self, path: Path) -> Judgement:
        """What there is at the end of a way."""
        if path not in self.judgements:
            self.judgements[path] = self.adviser.judged(self._worlds_after(path))
        return self.judgements[path]

    def _worlds_after(self, path: Path) -> list[Any]:
        return [self.adviser.player.followed(world, path) for world in self.worlds]


def lucks(number: int) -> tuple[Draw, Draw]:
    """Dice and whims of a game that is played on."""
    return KeyedDraw(str(number), "dice"), KeyedDraw(str(number), "whims")


def games_of(futures: Futures, strengths: Sequence[float]) -> int:
    """How many games are played on at a table: fewer, where the network takes longer to reply.

    Very few would tell of their own luck alone, so there are none; the network sees more at once.
    """
    if not futures.games:
        return 0
    strong = sum(min(1.0, max(0.0, strength - BY_HAND)) for strength in strengths) / len(strengths)
    games = 1 / ((1 - strong) / futures.games + strong / futures.strong)
    return ceil(games) if games > TOO_FEW else 0


def like(strength: float, whims: Draw) -> int:
    """How strong a seat is this time; between two levels it is now the one, now the other."""
    low = floor(strength)
    part = round(PARTS * (strength - low))
    return low + (part > 0 and whims.below(PARTS) < part)


def middle(found: Sequence[Judgement]) -> Judgement:
    """The mean of several, all of the same point of the game."""
    return found[0]._replace(shares=means(each.shares for each in found))


def certain(shares: list[float]) -> Judgement:
    """Of a game that is over."""
    return Judgement(shares, 1.0, over=True)


def believed(later: Sequence[list[float]], glance: Sequence[float]) -> list[float]:
    """What games have shown that were played on, and what was seen at a glance before."""
    part, pairs = belief(len(later)), zip(means(later), glance, strict=True)
    return [part * share + (1 - part) * seen for share, seen in pairs]


def belief(games: int) -> float:
    """How much of what is told so many games tell that were played on."""
    return games / (games + GLANCE_COUNTS)


def means(rows: Iterable[list[float]]) -> list[float]:
    """The mean of each column; the rows are equally long."""
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]
