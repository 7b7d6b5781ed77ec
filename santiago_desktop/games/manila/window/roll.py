"""Manila's dice: the moment before a roll, the roll with the boats that set out, what is left."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Pill
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.window.sailing import SAIL, Sailing, sailed, way
from santiago_desktop.games.manila.words.prospects import hopes
from santiago_desktop.games.manila.words.sprites import die, shown, tumbling
from santiago_desktop.stage.board.clips import Clip, Item, between, out, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules import events as ev
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Cue, Picture

SHAKEN, HOPED = 0.4, 1.3  # seconds before a roll; where somebody hopes for something
SHAKES, SHAKEN_HIGH = 7.0, 16.0  # how often in a second, and how high in design pixels
TUMBLE, LAND, READ = 0.85, 0.2, 0.2  # the dice in the air, on one corner, at rest
BEAT = 0.25  # how much later the next boat sets out
DICE_HIGH, LEANS = 150.0, 14.0  # design pixels; degrees
BESIDE = (0.0, -72.0)  # from a die to its number
SPREADS = 0.4  # seconds that a splash is seen


def die_key(ware: int) -> str:
    """A die in the picture."""
    return f"die.{box.WARES[ware]}"


def on_rafts(s: State, e: ev.DiceRolled) -> Picture:
    """The dice as they fell, each on the raft at its route's beginning."""
    return {
        die_key(ware): Item(die(ware, face), on.places()[f"die.{on.lane(s, ware)}"])
        for ware, face in zip(e.boats, e.faces, strict=True)
    }


def faces(traces: Picture) -> list[Pill]:
    """How far the dice on the rafts have sent their boats, beside each."""
    return [
        Pill(on.moved(item.at, BESIDE), (f"+{shown(item.sprite)}",), "gain", height=34, on=key)
        for key, item in traces.items()
    ]


class Eve(Clip):
    """The dice are shaken on their rafts while all hope; a gong swells where much hangs on it."""

    def __init__(self, s: State) -> None:
        """Longer where somebody hopes for a number."""
        hoped = bool(hopes(s))
        super().__init__(HOPED if hoped else SHAKEN, "manila_gong_swell" if hoped else "")
        self.s = s

    def bend(self, picture: Picture, seconds: float) -> None:
        """Each die on a beat of its own."""
        for ware in self.s.at_sea():
            lane = on.lane(self.s, ware)
            beat = seconds * SHAKES + lane / 3
            item = Item(tumbling(ware, int(beat) + 3 * lane), on.places()[f"die.{lane}"])
            item.lift = SHAKEN_HIGH * abs(sin(pi * beat))
            picture[die_key(ware)] = item


class Roll(Clip):
    """All dice at once; then the boats set out one after the other, each by its die."""

    def __init__(self, s: State, e: ev.DiceRolled, looks: Sequence[int], sound: str) -> None:
        """Berths are taken in the order in which the boats set out."""
        self.s, self.e = s, e
        moves = [
            (ware, min(s.at[ware] + face, IN_PORT))
            for ware, face in zip(e.boats, e.faces, strict=True)
        ]
        then, self.first = sailed(s, moves), TUMBLE + LAND + READ
        self.sails: list[tuple[float, Sailing]] = []
        for number, (ware, _) in enumerate(moves):
            sailing = Sailing(s, ware, way(s, then, ware), looks, SAIL, sound="manila_sail")
            self.sails.append((self.first + BEAT * number, sailing))
        self.arrives = any(square == IN_PORT for _, square in moves)
        super().__init__(max((start for start, _ in self.sails), default=self.first) + SAIL, sound)

    @property
    def cues(self) -> list[Cue]:
        """Dice in the air and at rest, each sail that goes up, water along the hulls, the port."""
        sails = [(start, sailing.sound) for start, sailing in self.sails if sailing.sound]
        wake = [(self.first, "manila_wake")] if sails else []
        arrival = [(self.length - SAIL / 2, "manila_arrival")] if self.arrives else []
        return [(0.0, self.sound), (TUMBLE, "manila_dice_rest"), *wake, *sails, *arrival]

    def bend(self, picture: Picture, seconds: float) -> None:
        """Dice in the air or at rest, boats that have set out."""
        for ware, face in zip(self.e.boats, self.e.faces, strict=True):
            self._die(picture, ware, face, seconds)
        for start, sailing in self.sails:
            if seconds >= start:
                sailing.bend(picture, min(SAIL, seconds - start))

    def _die(self, picture: Picture, ware: int, face: int, seconds: float) -> None:
        lane = on.lane(self.s, ware)
        raft, end = on.places()[f"die.{lane}"], on.places()[f"roll.{lane}"]
        if seconds < TUMBLE:
            picture[die_key(ware)] = _tumbling(ware, lane, (raft, end), seconds / TUMBLE)
            return
        landed = seconds - TUMBLE
        item = Item(die(ware, face), end)
        if landed < LAND:
            item.turn = LEANS * (1 - landed / LAND) * (1 if lane % 2 else -1)
            item.lift = 10 * abs(sin(2 * pi * landed / LAND)) * (1 - landed / LAND)
        item.at = between(end, raft, smooth((seconds - self.first) / SAIL))
        picture[die_key(ware)] = item
        if landed < SPREADS:
            splash = landed / SPREADS
            picture[f"splash.{lane}"] = Item(
                "splash", end, layer=0, alpha=0.8 * (1 - splash), scale=0.6 + 0.6 * splash
            )


def _tumbling(ware: int, lane: int, ends: tuple[Point, Point], t: float) -> Item:
    """A die on its way through the air, in two leaps."""
    item = Item(tumbling(ware, int(t * 14) + 3 * lane), between(*ends, out(t)))
    item.lift = DICE_HIGH * abs(sin(2 * pi * t)) * (1 - t)
    return item
