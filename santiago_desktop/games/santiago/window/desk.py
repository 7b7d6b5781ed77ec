"""The desk of Santiago de Cuba: all that the window is told about it (see `contract/desk.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Desk, Explained, Strip, Strips
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules.legal import in_vain
from santiago_desktop.games.santiago.rules.state import State
from santiago_desktop.games.santiago.window import action_pictures, clips, marks, sheets, signs
from santiago_desktop.games.santiago.window.picture import Board
from santiago_desktop.games.santiago.window.places import (
    LEFT_OUT,
    building_on,
    building_spot,
    cuban_spot,
    die_spot,
    price_spot,
)
from santiago_desktop.games.santiago.window.plots import plots
from santiago_desktop.games.santiago.words import tooltips

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.desk import Pill, Seating, Target
    from santiago_desktop.contract.marks import Counting, Decision, Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.games.santiago.words.actions import SantiagoWording
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Clip, Picture


STRIPS = Strips(Strip(330.0, 1470.0, 1076.0, tall=48))  # on the water, beside the harbour's ships
PUBLIC = (box.CUSTOMS, box.HARBOUR_OFFICE, box.NEWSPAPER)  # their use takes nothing that one has


class SantiagoDesk(Desk[State]):
    """What Santiago looks like and how it is played in the window, in one language."""

    words: SantiagoWording
    strips = STRIPS
    road = tuple(f"stop.{stop}" for stop in range(box.STOPS))

    def __init__(self, words: SantiagoWording, seating: Seating) -> None:
        self.words, self.people = words, seating.people
        self.board = Board(seating.panel, seating.looks)
        self.plots = plots()

    # --- what there is -------------------------------------------------------------------------

    def picture(self, s: State) -> Picture:
        return self.board.picture(s)

    def targets(self, s: State) -> Mapping[str, Target]:
        return signs.targets(self.board, s)

    def signs(self, s: State) -> Sequence[Pill]:
        return signs.signs(self.board, s)

    def panel(self, s: State, seat: int) -> Sequence[Row]:
        return sheets.panel(s, seat)

    def figure(self, seat: int) -> str:
        return self.board.pawn(seat)

    def clip(self, event: Event, s: State) -> Clip | None:
        return clips.clip(self.board, event, s)

    # --- decisions -----------------------------------------------------------------------------

    def secret(self, s: State) -> bool:
        """One drives, trades and welcomes ships by what one has; all else is seen by everybody.

        For the first ship nobody has any goods yet.
        """
        by_goods = s.phase == "drive" or (s.phase == "leave" and s.sailed > 0)
        return by_goods or (s.phase == "use" and s.building not in PUBLIC)

    def by_heart(self, s: State) -> bool:
        """Everybody is offered all gifts for Zorro, and all loads that anybody could have."""
        return s.phase in ("zorro", "load")

    def answers(self, s: State) -> bool:
        """One gives at El Zorro, and loads, in others' turns too."""
        return s.actor != s.turn

    def vain(self, action: Action, s: State) -> bool:
        """A drive to a Cuban who is asleep, a visit to a building for which one has nothing."""
        if isinstance(action, act.Enter | act.Use):
            return in_vain(s, action.building)
        if not isinstance(action, act.Drive):
            return False
        stop = (s.car + action.stops) % box.STOPS
        return stop > 0 and s.table.road[stop - 1] in s.inactive

    def marks(self, action: Action, s: State) -> Marks:
        return marks.marks(action, s)

    def decision(self, legal: Sequence[Action], s: State) -> Decision:
        """For Zorro what is dearest to all comes last: victory points, after all goods."""
        return super().decision(sorted(legal, key=lambda each: each == act.Give(box.GIFT_VP)), s)

    def counting(self, target: str) -> Counting:
        return marks.counting(target)

    def sheet(self, s: State, seat: int, chosen: Marks) -> Sheet | None:
        del chosen
        return sheets.sheet(self.words, s, seat, self.people)

    def pictures(self, action: Action, s: State) -> Parts:
        return action_pictures.pictures(action, s)

    def emblem(self, target: str, s: State) -> Parts:
        del s
        name, _, rest = target.partition(".")
        return (f"tok_{rest}",) if name in ("own", "supply") and rest in box.GOODS else ()

    def tags(self, action: Action, s: State) -> Sequence[Pill]:
        return signs.tags(self.board, action, s, self.words._("free"))

    def follows(self, action: Action, s: State) -> Sequence[str]:
        """The buildings to which the pawn could go after a drive."""
        if not isinstance(action, act.Drive):
            return ()
        stop = (s.car + action.stops) % box.STOPS
        cuban = s.table.road[stop - 1] if stop != box.PORT else box.ZORRO
        flower = box.FLOWER_OF_CUBAN[cuban]
        if flower == box.ANY_FLOWER or (cuban in s.inactive and stop != s.car):
            return ()
        return [building_spot(s, b) for b in s.table.under[flower] if b not in s.pawns]

    def ways(self, action: Action, s: State) -> Sequence[Sequence[Point]]:
        """Along the road, to where the car drives; of all else the places."""
        if isinstance(action, act.Drive):
            return [self.board.drive(s.car, action.stops)]
        return super().ways(action, s)

    def sources(self, s: State) -> Sequence[str]:
        if s.phase == "use":
            return [building_spot(s, s.building)]
        cubans = {"pablo": box.PABLO, "zorro": box.ZORRO, "alonso": box.ALONSO}
        return [cuban_spot(s, cubans[s.phase])] if s.phase in cubans else []

    def keep_clear(self, s: State) -> Sequence[str]:
        """The dice of the ship, which say what it wants."""
        aboard = [good for good in box.MARKET if good != s.left]
        return [die_spot(s, good) for good in aboard] if s.left != box.NONE else []

    # --- pointing ------------------------------------------------------------------------------

    def thing(self, key: str, s: State) -> str:
        name, _, rest = key.partition(".")
        if name == "cuban":
            return cuban_spot(s, int(rest))
        if name in ("building", "flag"):
            return building_spot(s, int(rest))
        if name in ("die", "raft"):
            return die_spot(s, int(rest))
        if name == "barge":
            return LEFT_OUT
        if name == "boat":
            return f"ship.{rest}"
        return price_spot(s.price) if key == "price" else key

    def stands_for(self, target: str, s: State) -> Sequence[str]:
        name, _, rest = target.partition(".")
        if name in ("cuban", "stop") and rest != str(box.PORT):
            return [target, f"{'stop' if name == 'cuban' else 'cuban'}.{rest}"]
        if name == "pawn" and s.pawns[int(rest)] != box.NONE:
            return [building_spot(s, s.pawns[int(rest)])]
        if name == "car":
            return [f"stop.{s.car}"]
        if name == "panel":
            seat, _, part = rest.partition(".")
            own = int(seat) == s.actor and part
            return [f"own.{ {'coin': 'peso', 'star': 'vp'}.get(part, part) }"] if own else [target]
        if name == "die":
            return self._die_stands_for(target, s)
        return [f"stop.{box.PORT}"] if target == "ship" else [target]

    def _die_stands_for(self, target: str, s: State) -> Sequence[str]:
        """The goods that are loaded there; on the ship also the ship to which one drives."""
        if s.phase == "load":
            return [target, *(f"{marks.LOAD}{box.GOODS[good]}" for good in self._dice(target, s))]
        aboard = s.phase == "drive" and target != LEFT_OUT
        return [f"stop.{box.PORT}", target] if aboard else [target]

    def _dice(self, spot: str, s: State) -> list[int]:
        """The goods whose die lies there: one, or none."""
        return [good for good in box.MARKET if die_spot(s, good) == spot]

    def tip(self, target: str, s: State) -> Explained:
        return Explained(*tooltips.tip(self.words, target, s))

    def rule(self, target: str, s: State) -> str:
        if target.startswith("panel"):
            return signs.PANEL_RULE
        return super().rule(target, s) or "4"

    def attempt(self, target: str, s: State) -> Action | None:
        spot = self.stands_for(target, s)[0]
        name, _, rest = spot.partition(".")
        if name == "stop":
            return act.Drive((int(rest) - s.car) % box.STOPS or box.STOPS)
        if name == "cuban":
            closing = s.phase == "use" and s.building == box.NEWSPAPER
            cuban = s.table.road[int(rest) - 1]
            return act.Close(cuban) if closing else self.attempt(f"stop.{rest}", s)
        if name == "building":
            building = building_on(spot, s)
            return act.Claim(building) if s.phase == "alonso" else act.Enter(building)
        return self._attempt_in_the_harbour(spot, s)

    def _attempt_in_the_harbour(self, spot: str, s: State) -> Action | None:
        if spot.startswith("price"):
            return act.Price(box.DOWN if spot == f"price.{s.price - 1}" else box.UP)
        for good in self._dice(spot, s):
            if s.phase == "leave":
                return act.Leave(good)
            if s.phase == "load":
                return act.Load(good, 1)
            trading = s.phase == "use" and s.building == box.TRADE_OFFICE
            return act.Ship(good) if trading else act.Clear(good)
        return None

    # --- what has happened ---------------------------------------------------------------------

    def chapter(self, event: Event, s: State, number: int) -> str:
        name = self.words.names[self.whose(event, s)]
        return self.words._("Turn {n}: {name}").format(n=number, name=name)

    def mark(self, event: Event, s: State) -> str:
        if isinstance(event, ev.PawnEntered | ev.BuildingClaimed):
            return building_spot(s, event.building)
        if isinstance(event, ev.PriceMoved):
            return "price.coin"
        if isinstance(event, ev.CubanClosed):
            return cuban_spot(s, event.cuban)
        if isinstance(event, ev.DieCleared | ev.GoodsLoaded) and s.left != box.NONE:
            return die_spot(s, event.good)
        return ""

    def outdates(self, event: Event, earlier: Event) -> bool:
        """The dice of a ship are gone when it sails."""
        on_dice = isinstance(earlier, ev.DieCleared | ev.GoodsLoaded)
        return on_dice and isinstance(event, ev.ShipSailed)
