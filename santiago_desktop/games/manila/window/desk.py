"""The desk of Manila: all that the window has to be told to show it and to let people play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Desk, Explained, Pill, Seating, Strip, Strips, Target
from santiago_desktop.contract.marks import Counting, Decision, Marks, Way
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.legal import MAY
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.games.manila.window import marks as marked
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.window.clips import Clips
from santiago_desktop.games.manila.window.life import life
from santiago_desktop.games.manila.window.panels import panel
from santiago_desktop.games.manila.window.picture import picture
from santiago_desktop.games.manila.window.plots import plots
from santiago_desktop.games.manila.window.roll import Eve, faces, on_rafts
from santiago_desktop.games.manila.window.sheets import ledger, sheet
from santiago_desktop.games.manila.window.signs import odds, signs, tags
from santiago_desktop.games.manila.window.targets import stands_for, targets, thing
from santiago_desktop.games.manila.words.prospects import bid_leaves, outcome, start_promises
from santiago_desktop.games.manila.words.sprites import (
    COIN,
    SHIP,
    pawn,
    pledged_share,
    share,
    token,
)
from santiago_desktop.games.manila.words.tooltips import tip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.memory import Known
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.clips import Clip, Picture

FOR_ALL = (
    *(ev.MasterElected, ev.DiceRolled, ev.BoatMoved, ev.BoatArrived, ev.BoatDamaged),
    *(ev.BoatPlundered, ev.LootShared, ev.HoldPaid, ev.PortPaid, ev.DamagePaid, ev.OwnDamage),
    *(ev.PriceRose, ev.RoundBegan, ev.VoyageBegan, ev.GameEnded),
)
OUTCOMES = (act.Steer, act.SteerTwo, act.Board, act.Evict, act.Send)


class ManilaDesk(Desk[State]):
    """One table of Manila in one language."""

    words: ManilaWording
    strips = Strips(Strip(345.0, 845.0, 738.0))  # on the thatch of the market, above its sign
    buttons = (1752.0, 84.0)  # on the city's wall
    seconds_a_turn = 1.2
    share_of_turn = 0.5  # a bid or a placing is one clip, or two

    def __init__(self, words: ManilaWording, seating: Seating) -> None:
        """The sentences of the table, and who sits there."""
        self.words, self.looks = words, seating.looks
        self.clips, self.plots = Clips(seating), plots()

    # --- what there is -------------------------------------------------------------------------

    def picture(self, s: State) -> Picture:
        """Everything that stands somewhere on the board."""
        return picture(s, self.looks)

    def targets(self, s: State) -> Mapping[str, Target]:
        """All places on the board that can be pointed at."""
        return targets(s)

    def signs(self, s: State) -> Sequence[Pill]:
        """The small signs on the board."""
        return signs(self.words, s, self.looks)

    def life(self, picture: Picture, part: float) -> Picture:
        """Flag, torches, boats and canoes."""
        return life(picture, part)

    def part(self, s: State) -> str:
        """The number of the voyage."""
        if s.ending():
            return self.words._("Last voyage")
        return self.words._("Voyage {number}").format(number=s.voyage)

    def odds(self, s: State) -> Sequence[Pill]:
        """How likely each place pays, by the dice to come."""
        return odds(s)

    def panel(self, s: State, seat: int) -> Sequence[Row]:
        """The rows of a seat's panel: its pesos, its accomplices, its shares."""
        return panel(s, seat, self.looks)

    def remembered(self, known: Known[State], s: State, seat: int) -> Sequence[Row]:
        """The wares that a seat can have, in pencil as far as they have not been shown."""
        return panel(s, seat, self.looks, known)

    def clip(self, event: Event, s: State) -> Clip | None:
        """What an event looks like, seen from the state before it."""
        return self.clips.clip(event, s)

    def eve(self, s: State) -> Clip | None:
        """Before luck: the dice are shaken."""
        return Eve(s)

    def acting(self, event: Event, s: State) -> int:
        """Rolls, arrivals and payments belong to all; they take their time."""
        return NONE if isinstance(event, FOR_ALL) else s.actor

    # --- decisions -----------------------------------------------------------------------------

    def marks(self, action: Action, s: State) -> Marks:
        """Where one would click for a legal action, and how much."""
        return marked.marks(action, s)

    def counting(self, target: str) -> Counting:
        """How the amount of a target comes about."""
        return marked.counting(target)

    def aside(self, action: Action) -> bool:
        """Pledging and redeeming don't end a decision."""
        return isinstance(action, marked.ASIDES)

    def secret(self, s: State) -> bool:
        """One bids, places and sails without one's shares; one pledges, buys and loads by them."""
        return s.phase in ("raise", "share", "omit", "start")

    def decision(self, legal: Sequence[Action], s: State) -> Decision:
        """Where a payment is due, pledging is the decision itself and no longer an aside."""
        ways = [Way(action, self.marks(action, s)) for action in legal]
        if s.phase == "raise":
            return Decision(ways, self.counting)
        return Decision(ways, self.counting, self.aside)

    def figure(self, seat: int) -> str:
        """The sprite of an accomplice in the seat's colour."""
        return pawn(self.looks[seat])

    def sheet(self, s: State, seat: int, chosen: Marks) -> Sheet | None:
        """The devices that the phase needs beside the board."""
        del seat
        return sheet(self.words, s, chosen)

    def foreseen(self, decision: Decision, s: State) -> State:
        """The boats where they would start."""
        if s.phase != "start":
            return s
        boats = on.boats_out(s)
        squares = decision.sharing([marked.started(ware) for ware in boats])
        return self.clips.foreseen(s, boats, tuple(squares.values())) if squares else s

    def emblem(self, target: str, s: State) -> Parts:
        """A boat with the square that a pilot sends it to."""
        if not target.startswith("float."):
            return ()
        _, lane, number = target.split(".")
        square = (SHIP,) if int(number) >= box.IN_PORT else (number,)
        return (token(s.boats[int(lane)]), "→", *square)

    def live(self, chosen: Marks, ready: Action | None, s: State) -> str:
        """What winning would leave, how likely boats arrive, who gains by a choice."""
        if marked.AUCTION in chosen:
            return bid_leaves(self.words, chosen[marked.AUCTION], s)
        squares = {
            ware: chosen[marked.started(ware)]
            for ware in range(KINDS)
            if marked.started(ware) in chosen
        }
        if squares:
            return start_promises(self.words, squares)
        return outcome(self.words, ready, s) if isinstance(ready, OUTCOMES) else ""

    def pictures(self, action: Action, s: State) -> Parts:
        """What is given and taken by a loan."""
        del s
        if isinstance(action, act.Pledge):
            return (share(action.ware), "→", str(box.PLEDGE), COIN)
        if isinstance(action, act.Redeem):
            return (str(box.REDEEM), COIN, pledged_share(action.ware), "→", share(action.ware))
        return ()

    def tags(self, action: Action, s: State) -> Sequence[Pill]:
        """What an action costs where the board doesn't say so."""
        return tags(action, s)

    def sources(self, s: State) -> Sequence[str]:
        """What gives the choice just now."""
        if s.phase in ("pilot", "board"):
            return (on.spot_target(s.queue[0]),)
        return (on.boat_target(s.queue[0]),) if s.phase == "plunder" else ()

    def keep_clear(self, s: State) -> Sequence[str]:
        """Places while they are taken; boats while they are started and sent; prices else."""
        if s.phase in ("place", "board", "pilot"):
            return (*on.DOTTED, *(on.boat_target(ware) for ware in s.boats))
        if s.phase in ("start", "plunder"):
            boats = [on.boat_target(ware) for ware in on.boats_out(s)]
            return (*boats, *(f"price.{name}.{box.TRACK[2]}" for name in box.WARES))
        if s.phase == "bid":  # one bids by what shares are worth, and could be
            steps = (box.TRACK[0], box.TRACK[-1])
            return tuple(f"price.{name}.{step}" for name in box.WARES for step in steps)
        return tuple(f"stock.{name}" for name in box.WARES) if s.phase == "raise" else ()

    # --- pointing ------------------------------------------------------------------------------

    def thing(self, key: str, s: State) -> str:
        """The target that a key of the picture belongs to."""
        return thing(key, s)

    def stands_for(self, target: str, s: State) -> Sequence[str]:
        """The targets that a click on this one could mean."""
        return stands_for(target, s)

    def tip(self, target: str, s: State) -> Explained:
        """What a target is and does; for a pilot's or a pirate's choice, what would come of it."""
        found = tip(self.words, target, s)
        if s.actor == NONE or s.phase not in ("pilot", "board", "plunder"):
            return found
        meant = self.attempt(target, s)
        if not isinstance(meant, OUTCOMES) or meant not in MAY[s.phase](s):
            return found
        return Explained(found.title, outcome(self.words, meant, s))

    def attempt(self, target: str, s: State) -> Action | None:
        """What a click on a target would have meant: it is asked why it isn't possible."""
        found = ATTEMPTS.get(s.phase)
        return found(target, s) if found else None

    # --- what has happened ---------------------------------------------------------------------

    def whose(self, event: Event, s: State) -> int:
        """The seat that did it, or to whom it happened."""
        if isinstance(event, ev.VoyageBegan):
            return event.opener
        return super().whose(event, s)

    def chapter(self, event: Event, s: State, number: int) -> str:
        """Each voyage is a chapter of the log."""
        del event, number
        opener = self.words.names[s.turn]
        text = self.words._("Voyage {number}: {name} opens")
        return text.format(number=s.voyage, name=opener)

    def mark(self, event: Event, s: State) -> str:
        """Where somebody has changed the board to stay."""
        del s
        match event:
            case ev.HoldTaken() | ev.PirateBoarded() | ev.BoatSteered():
                return on.boat_target(event.ware)
            case ev.SpotTaken():
                return on.spot_target(event.spot)
        return ""

    def outdates(self, event: Event, earlier: Event) -> bool:
        """With a new voyage boats and accomplices are back."""
        del earlier
        return isinstance(event, ev.VoyageBegan)

    def traces(self, event: Event, s: State) -> Picture | None:
        """The last dice lie on their rafts until the voyage is over."""
        if isinstance(event, ev.VoyageBegan):
            return {}
        return on_rafts(s, event) if isinstance(event, ev.DiceRolled) else None

    def trace_signs(self, traces: Picture, s: State) -> Sequence[Pill]:
        """What each die shows, in figures beside it; nothing while they are shaken and roll."""
        rolling = s.phase == "move" and not s.queue
        return () if rolling else faces(traces)

    def ledger(
        self, events: Sequence[Event], s: State, earlier: Sequence[Event] = ()
    ) -> Sheet | None:
        """The plunder of a boat, and at its end the profits of a voyage."""
        return ledger(self.words, events, s, earlier)

    def clears(self, event: Event) -> bool:
        """Boats, dice and accomplices stay in sight until the profits have been read."""
        return isinstance(event, ev.VoyageBegan)


# --- what a click would have meant -------------------------------------------------------------


def _ware(target: str) -> int:
    """The ware in a target's name; -1 for none."""
    names = [part for part in target.split(".") if part in box.WARES]
    return box.WARES.index(names[0]) if names else NONE


def _omitting(target: str, _: State) -> Action | None:
    return act.Omit(_ware(target)) if target.startswith("boat.") else None


def _buying(target: str, _: State) -> Action | None:
    found = target.startswith(("stock.", "price."))
    return act.Buy(_ware(target)) if found else None


def _placing(target: str, _: State) -> Action | None:
    found = on.placed_at(target)
    if target.startswith("hold."):
        found = _ware(target)
    return act.Place(found) if found != NONE else None


def _boarding(target: str, s: State) -> Action | None:
    del s
    kind, _, rest = target.partition(".")
    if kind == "hold":
        return act.Evict(_ware(target), int(rest.partition(".")[2]))
    return act.Board(_ware(target)) if kind == "boat" else None


def _steering(target: str, s: State) -> Action | None:
    if not target.startswith("float."):
        return None
    _, lane, number = target.split(".")
    ware = s.boats[int(lane)]
    squares = int(number) - s.at[ware]
    return act.Steer(ware, squares) if squares else None


def _sending(target: str, s: State) -> Action | None:
    kind = target.partition(".")[0]
    if kind in ("berth", "port"):
        return act.Send(s.queue[0], box.PORT)
    return act.Send(s.queue[0], box.YARD) if kind in ("slip", "yard") else None


ATTEMPTS: dict[str, Callable[[str, State], Action | None]] = {
    "share": _buying,
    "omit": _omitting,
    "place": _placing,
    "board": _boarding,
    "pilot": _steering,
    "plunder": _sending,
}
