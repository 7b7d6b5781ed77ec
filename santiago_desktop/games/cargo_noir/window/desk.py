"""The desk of Cargo Noir: all that the window is told about it (see `contract/desk.py`)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Desk, Explained, Strip, Strips
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.rules.buying import coins_would_do
from santiago_desktop.games.cargo_noir.rules.refusals import RULE_OF_PHASE
from santiago_desktop.games.cargo_noir.rules.state import State
from santiago_desktop.games.cargo_noir.window import clips, marks, night, places, sheets, signs
from santiago_desktop.games.cargo_noir.window.picture import Board
from santiago_desktop.games.cargo_noir.words import live, tooltips

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.desk import Agenda, Pill, Seating, Target
    from santiago_desktop.contract.marks import Counting, Decision, Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Clip, Item, Picture

NOTHING: Marks = MappingProxyType({})
TRADING, LAST_ROUND = "music_noir_trade", "music_noir_rain"
BESIDE_SLIP, EDGE = 1618.0, 1914.0
STRIPS = Strips(Strip(BESIDE_SLIP, EDGE, 924.0, tall=38), Strip(1428.0, EDGE, 884.0))
QUAY = ("own", "worth", "warehouse", "quay", "safe")  # what lies on the own quay


class CargoNoirDesk(Desk[State]):
    """What Cargo Noir looks like and how it is played in the window, in one language."""

    words: CargoNoirWording
    seconds_a_turn = 1.2
    strips = STRIPS
    buttons = (1766.0, 850.0)  # beside the slip
    prompt_from = 770.0  # before it stands how far the night is

    def __init__(self, words: CargoNoirWording, seating: Seating) -> None:
        self.words = words
        self.board = Board(seating)

    # --- what there is ---------------------------------------------------------------------------

    def picture(self, s: State) -> Picture:
        return self.board.picture(s)

    def targets(self, s: State) -> Mapping[str, Target]:
        return signs.targets(self.board, s)

    def signs(self, s: State) -> Sequence[Pill]:
        return signs.signs(self.board, self.words, s)

    def music(self, s: State) -> str:
        """The bass alone while people trade, rain in the last round."""
        if s.phase == "trade" and s.turn in self.board.people:
            return TRADING
        return LAST_ROUND if s.last_round else ""

    def glimmers(self, s: State) -> Sequence[Item]:
        """The neon signs of Macao that are out for an instant, in turn."""
        del s
        return self.board.neon_out()

    def life(self, picture: Picture, part: float) -> Picture:
        return night.life(picture, part)

    def weather(self, s: State, part: float) -> Picture:
        return night.weather(s, part)

    def panel(self, s: State, seat: int) -> Sequence[Row]:
        return sheets.panel(self.board, s, seat)

    def figure(self, seat: int) -> str:
        return self.board.ship(seat)

    def clip(self, event: Event, s: State) -> Clip | None:
        return clips.clip(self.board, event, s)

    # --- decisions -------------------------------------------------------------------------------

    def rests(self, s: State) -> bool:
        """Ships that have been sent can be called back until all are."""
        return s.phase == "sail"

    def marks(self, action: Action, s: State) -> Marks:
        del s
        return marks.marks(action)

    def ways(self, action: Action, s: State) -> Sequence[Sequence[Point]]:
        """A ship's, from the own quay to where it is sent; of all else the places."""
        here = super().ways(action, s)
        if not isinstance(action, act.Send | act.Bid):
            return here
        return [[self.board.slip(s.turn, s), *way] for way in here]

    def counting(self, target: str) -> Counting:
        return marks.counting(target)

    def sheet(self, s: State, seat: int, chosen: Marks = NOTHING) -> Sheet | None:
        return sheets.sheet(self.board, self.words, s, seat, chosen)

    def foreseen(self, decision: Decision, s: State) -> State:
        """The own stack as high as it would be, and what would stay in the safe."""
        ports = [name for name in decision.chosen if name.startswith("port.")]
        return stacked(s, places.port_of(ports[0]), decision.chosen[ports[0]]) if ports else s

    def taken(self, chosen: Marks, s: State) -> Collection[str]:
        """The tokens of the tray that are chosen, the last of each kind first."""
        hand = s.hand(self.board.owner(s))
        return [
            f"{name}.{hand[good] - 1 - i}"
            for good, name in enumerate(marks.OWN)
            for i in range(min(chosen.get(name, 0), hand[good]))
        ]

    def live(self, chosen: Marks, ready: Action | None, s: State) -> str:
        """What stays in the safe, what a set or coins bring, what the other half of a swap is."""
        del ready
        for target, amount in chosen.items():
            if target.startswith("port."):
                return live.about_stack(self.words, places.port_of(target), amount, s)
        if "safe" in chosen:
            return live.with_credit(self.words, chosen["safe"], s)
        if s.phase == "trade":
            return live.about_set(self.words, sheets.chosen_goods(chosen), s)
        return live.about_swap(self.words, chosen, s) if s.phase == "act" else ""

    def pictures(self, action: Action, s: State) -> Parts:
        return sheets.pictures(action, s)

    def emblem(self, target: str, s: State) -> Parts:
        return sheets.emblem(target, s)

    def tags(self, action: Action, s: State) -> Sequence[Pill]:
        return signs.tags(self.board, action, s)

    def sources(self, s: State) -> Sequence[str]:
        """The ports where one is outbid, or the one that is being filled."""
        if s.phase == "draw" and s.source >= box.FROM_PORT:
            return [places.port(s.source - box.FROM_PORT)]
        return [places.port(port) for port in s.outbid(s.turn)] if s.phase == "act" else []

    def keep_clear(self, s: State) -> Sequence[str]:
        """The cards while one trades; for ships at the market that and the own goods."""
        if s.phase == "trade":
            return [places.card(card) for card in range(len(box.CARDS))]
        if s.phase == "act" and s.market[s.turn]:
            own = {places.own(good) for good, count in enumerate(s.hand(s.turn)) if count}
            return ["bag", *{places.shown(good) for good in s.shown}, *own]
        return []

    def agenda(self, s: State, seat: int, events: Sequence[Event]) -> Agenda | None:
        return sheets.agenda(self.board, self.words, s, seat, events)

    # --- pointing --------------------------------------------------------------------------------

    def thing(self, key: str, s: State) -> str:
        name, _, rest = key.partition(".")
        place, _, seat = rest.partition(".")
        if name == "good":
            return self._in_port(box.PORT_NAMES.index(place), int(seat), s)
        if name == "closed":
            return f"port.{place}"
        if name == "shown":
            return places.shown(s.shown[int(rest)])
        if name == "own":
            return f"own.{place}"
        if name in ("float", "stack", "ship"):
            return self._afloat(place, int(seat), s)
        return {"home": "quay", "lid": "warehouse", "dawn": ""}.get(name, key)

    def _in_port(self, port: int, number: int, s: State) -> str:
        """The kind that lies at a place of a port; the port where it is still to come there."""
        there = s.stock[port]
        return places.stocked(port, there[number]) if number < len(there) else places.port(port)

    def _afloat(self, place: str, seat: int, s: State) -> str:
        """A house of Macao, a port, or the own ship that could be withdrawn from it."""
        if place in box.PLACES:
            return place
        outbid = seat == s.turn and box.PORT_NAMES.index(place) in s.outbid(seat)
        return f"ship.{place}" if outbid else f"port.{place}"

    def stands_for(self, target: str, s: State) -> Sequence[str]:
        """Goods and coins on one's own panel are those in the tray and the safe.

        What lies at the market or in a port, and ships before that, can mean the place itself.
        """
        if target.startswith(f"panel.{s.turn}.good."):
            return [f"own.{target.rpartition('.')[2]}"]
        if target == f"panel.{s.turn}.coins":
            return ["safe"]
        name, _, rest = target.partition(".")
        if name == "ship":
            return [target, f"port.{rest}"]
        if name == "lot":
            return [places.port(places.port_of(target))]
        at_market = name in ("bag", "pile") or (name == "market" and rest)
        return [target, "market"] if at_market else [target]

    def tip(self, target: str, s: State) -> Explained:
        seen = s
        if target.partition(".")[0] in QUAY:
            seen = s.copy()
            seen.turn = self.board.owner(s)  # whose quay it is, not whose turn
        name = target.partition(".")[0]
        closed = name == "port" and places.port_of(target) not in s.ports
        return Explained(*tooltips.tip(self.words, target, seen), whole=closed)

    def rule(self, target: str, s: State) -> str:
        return super().rule(target, s) or RULE_OF_PHASE[s.phase]

    def attempt(self, target: str, s: State) -> Action | None:
        """What was meant where one clicked: a bid, a raise, a card, a token."""
        name, _, rest = target.partition(".")
        if name in ("port", "ship", "lot"):
            port = places.port_of(target)
            if s.phase == "act":
                return act.Raise(port, live.least_bid(s, port))
            return act.Bid(port, live.least_bid(s, port))
        if name == "card":
            return act.Take(box.CARD_NAMES.index(rest))
        if name == "own":
            good = box.GOODS.index(rest)
            return act.TradeSet((good,)) if s.phase != "discard" else act.Discard(good)
        return self._attempt_in_macao(target)

    def opens(self, action: Action, s: State) -> Action | None:
        """For a card that the credit doesn't buy without them, all coins of the safe."""
        if isinstance(action, act.Take) and coins_would_do(s, action.card):
            return act.Spend(s.coins[s.turn])
        return None

    def _attempt_in_macao(self, target: str) -> Action | None:
        if target in box.PLACES:
            return act.Send(box.PLACES.index(target))
        if target == "bag":
            return act.DrawOne()
        return act.Spend(1) if target == "safe" else None

    # --- what has happened -----------------------------------------------------------------------

    def chapter(self, event: Event, s: State, number: int) -> str:
        del number
        name = self.words.names[self.whose(event, s)]
        return self.words._("Round {round}: {name}").format(round=s.round, name=name)

    def mark(self, event: Event, s: State) -> str:
        """The port where somebody bid, the card that was taken."""
        del s
        if isinstance(event, ev.ShipBid | ev.StackRaised | ev.PortBought | ev.PortLeft):
            return places.port(event.port)
        if isinstance(event, ev.CardTaken):
            return places.card(event.card)
        return ""


def stacked(s: State, port: int, height: int) -> State:
    """The state with the stack of whoever has the turn as high as this in a port."""
    new, own = s.copy(), s.stack(port, s.turn)
    others = tuple(stack for stack in s.stacks[port] if stack[0] != s.turn)
    new.stacks[port] = (*others, (s.turn, height))
    new.coins[s.turn] -= height - own
    new.home[s.turn] -= not own
    return new
