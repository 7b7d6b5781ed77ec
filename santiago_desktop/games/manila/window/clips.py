"""What each event of Manila looks like while it happens. Lengths are in seconds."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.window.gestures import Burst, Cheer, Drop, Fade, Nod, Swing
from santiago_desktop.games.manila.window.picture import ABOARD, SIGN, marker_at, picture
from santiago_desktop.games.manila.window.roll import Roll
from santiago_desktop.games.manila.window.sailing import (
    Back,
    Ended,
    Junk,
    Sailing,
    Settled,
    sailed,
    way,
)
from santiago_desktop.games.manila.words.sprites import COIN, pawn, share
from santiago_desktop.stage.board.clips import Clip, Fly, Hop, InTurn, Item, Together, Wait, between

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.desk import Seating
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Picture

MOST_COINS = 6
HAUL, ALONGSIDE, JUNK_HOME = 0.6, 0.7, 0.5
RINGING, SIGN_DROPS, WORKS = 0.9, 0.42, 0.5
RISES, RISE_HIGH = 0.5, 34.0  # seconds; design pixels


# --- the clips of a table ----------------------------------------------------------------------


class Clips:
    """The clips at one table: panels and looks of its seats are known."""

    def __init__(self, seating: Seating) -> None:
        """Where the panels are, and what pawns look like."""
        self.panel, self.looks = seating.panel, seating.looks
        self.waiting: tuple[int, ...] = ()  # the squares where boats are seen before they start
        self.sailed: list[tuple[int, Sailing]] = []  # what the last roll has shown: from which
        # squares boats have set out

    def foreseen(self, s: State, boats: Sequence[int], squares: tuple[int, ...]) -> State:
        """Three boats where somebody thinks of setting them."""
        self.waiting, then = squares, s.copy()
        ev.BoatsSet(s.actor, tuple(boats), squares).fold(then)
        return then

    def clip(self, event: Event, s: State) -> Clip | None:
        """What an event looks like; None: what differs moves."""
        made = MADE.get(type(event))
        return made(self, event, s) if made else None

    def ahead(self, s: State) -> list[Sailing]:
        """The boats that a roll has shown under way while the state has them where they were."""
        if s.phase != "move":
            return []
        return [sailing for start, sailing in self.sailed if s.at[sailing.ware] == start]

    def coins(self, count: int, start: Point, end: Point, sound: str = "manila_coins") -> Clip:
        """Money on its way; a large sum is shown by some coins."""
        if not count:
            return Wait(0.0)
        return Fly([COIN] * min(count, MOST_COINS), start, end, sound=sound, key="coins")

    def settled(self, inner: Clip, s: State) -> Clip:
        """A clip while profits are paid."""
        if on.settled(s):
            return inner
        return Settled(inner, s, self.looks, s.at_sea())

    def boat(self, s: State, ware: int) -> Point:
        """Where the middle of a boat is in a state, in the board's pixels."""
        return on.boat(s, ware).at

    def junk(self, s: State, lane: int, length: float, *, home: bool = False) -> Clip:
        """The pirates come alongside a boat on 13, or go home."""
        cove, there = on.places()["junk.home"], on.places()[f"junk.{lane}"]
        ends = (there, cove) if home else (cove, there)
        return Junk(s, self.looks, ends, length, "" if home else "manila_conch")


# --- ashore ------------------------------------------------------------------------------------


def _bid_made(c: Clips, e: ev.BidMade, _: State) -> Clip:
    start = c.panel(e.seat)
    return Fly([COIN], start, on.places()["fig.master"], sound="manila_bid", length=0.4)


def _elected(_: Clips, __: ev.MasterElected, ___: State) -> Clip:
    """The hammer falls, the master rings his bell, and his sign drops from above."""
    dropped = InTurn(Wait(0.2), Drop(SIGN, SIGN_DROPS, "manila_sign"))
    rings = Together(Nod("master", RINGING, "manila_bell"), Swing(RINGING), dropped)
    return InTurn(Wait(0.3, "manila_gavel"), rings)


def _bid_paid(c: Clips, e: ev.BidPaid, _: State) -> Clip:
    return c.coins(e.pesos, c.panel(e.seat), on.places()["fig.master"], "coins_out")


def _pledged(c: Clips, e: ev.SharePledged, _: State) -> Clip:
    bank, panel = on.places()["fig.market_woman"], c.panel(e.seat)
    away = Fly([share(e.ware)], panel, bank, sound="manila_pledge")
    return InTurn(away, c.coins(e.pesos, bank, panel))


def _redeemed(c: Clips, e: ev.ShareRedeemed, _: State) -> Clip:
    bank, panel = on.places()["fig.market_woman"], c.panel(e.seat)
    back = Fly([share(e.ware)], bank, panel, sound="manila_redeem")
    return InTurn(c.coins(e.pesos, panel, bank, "coins_out"), back)


def _bought(c: Clips, e: ev.ShareBought, _: State) -> Clip:
    stock, panel = on.places()[f"stock.{box.WARES[e.ware]}"], c.panel(e.seat)
    away = Fly([share(e.ware)], stock, panel, sound="manila_share", length=0.6)
    return Together(away, c.coins(e.pesos, panel, stock, ""))


def _omitted(c: Clips, e: ev.WareOmitted, s: State) -> Clip:
    """Three boats come to their routes, the fourth is pulled up the beach."""
    then = s.copy()
    e.fold(then)
    return Together(
        *(
            Sailing(
                then,
                ware,
                [on.boat(s, ware), on.boat(then, ware)],
                c.looks,
                0.9,
                sound="manila_load",
                sail=False,
            )
            for ware in range(KINDS)
        )
    )


def _boats_set(c: Clips, e: ev.BoatsSet, s: State) -> Clip:
    """From the rafts; boats that were seen there already only take off."""
    then, there = s.copy(), e.squares == c.waiting
    e.fold(then)
    c.waiting = ()
    return Together(
        *(
            Sailing(
                then,
                ware,
                [on.boat(then if there else s, ware), on.boat(then, ware)],
                c.looks,
                0.3 + 0.09 * number,
                sound="manila_punt",
            )
            for ware, number in zip(e.boats, e.squares, strict=True)
        )
    )


def _placed(
    c: Clips, seat: int, key: str, ends: tuple[Point, Point], paid: tuple[int, int], scale: float
) -> Clip:
    """`paid` is what was paid and what the place costs: who pays less stows away."""
    (start, end), (pesos, cost) = ends, paid
    hop = Hop(
        key,
        Item(pawn(c.looks[seat]), end, layer=2, scale=scale),
        start,
        end,
        height=90,
        sound="pawn_hop" if pesos == cost else "manila_stowaway",
    )
    return Together(hop, c.coins(pesos, c.panel(seat), end, "coin_out")) if pesos else hop


def _hold_taken(c: Clips, e: ev.HoldTaken, s: State) -> Clip:
    end = on.aboard(on.boat(s, e.ware), e.ware, e.space)
    key = f"crew.{box.WARES[e.ware]}.{e.space}"
    paid = (e.pesos, box.SPACES[e.ware][e.space - 1])
    return _placed(c, e.seat, key, (c.panel(e.seat), end), paid, ABOARD)


def _spot_taken(c: Clips, e: ev.SpotTaken, _: State) -> Clip:
    target = on.spot_target(e.spot)
    ends = (c.panel(e.seat), on.places()[target])
    return _placed(c, e.seat, f"pawn.{target}", ends, (e.pesos, box.COSTS[e.spot]), 1.0)


def _premium(c: Clips, e: ev.PremiumTaken, _: State) -> Clip:
    paid = c.coins(e.pesos, on.places()["fig.agent"], c.panel(e.seat), "manila_umbrella")
    return Together(Nod("agent", WORKS), paid)


# --- at sea ------------------------------------------------------------------------------------


def _rolled(c: Clips, e: ev.DiceRolled, s: State) -> Clip:
    roll = Roll(s, e, c.looks, "manila_dice_1" if s.round % 2 else "manila_dice_2")
    c.sailed = [(s.at[sailing.ware], sailing) for _, sailing in roll.sails]
    return roll


def _moved(c: Clips, e: ev.BoatMoved, s: State) -> Clip:
    """Boats have moved with their dice; from 13 one may sail in by itself after that."""
    if e.ware in [sailing.ware for sailing in c.ahead(s)]:
        return Wait(0.0)
    return _sails(c, s, e.ware, e.end, "manila_sail")


def _sails(c: Clips, s: State, ware: int, end: int, sound: str) -> Clip:
    then = sailed(s, [(ware, end)])
    return Sailing(s, ware, way(s, then, ware), c.looks, 0.8, sound=sound)


def _steered(c: Clips, e: ev.BoatSteered, s: State) -> Clip:
    small = e.pilot == box.PILOT_SMALL
    role, sound = ("pilot_small", "manila_spyglass") if small else ("pilot_large", "manila_wheel")
    return Together(Nod(role, 0.8), _sails(c, s, e.ware, e.end, sound))


def _arrived(c: Clips, e: ev.BoatArrived, s: State) -> Clip:
    """The bell rings; whoever is paid now is glad of it: the crew, and a place in the port.

    Boats that come after it in the state stay where their dice have taken them.
    """
    name, spot = box.WARES[e.ware], on.spot_target(box.PORT_A + e.berth)
    crew = [f"crew.{name}.{number + 1}" for number in range(len(s.crews[e.ware]))]
    return Together(
        *(Ended(sailing) for sailing in c.ahead(s)),
        Swing(RINGING, "manila_port_bell"),
        Cheer([*crew, f"pawn.{spot}"], RINGING),
        Burst(on.places()[spot], RINGING),
    )


def _damaged(c: Clips, e: ev.BoatDamaged, s: State) -> Clip:
    here = [on.boat(s, e.ware), on.on_slip(e.berth)]
    hauled = Sailing(s, e.ware, here, c.looks, HAUL, sound="manila_haul", sail=False)
    slip, spot = on.on_slip(e.berth), on.spot_target(box.YARD_A + e.berth)
    lies = Sailing(s, e.ware, [slip, slip], c.looks, WORKS, sound="manila_shipyard", sail=False)
    pays = Together(Cheer([f"pawn.{spot}"], WORKS), Burst(on.places()[spot], WORKS, coins=0))
    mended = Together(lies, Nod("shipwright", WORKS), pays)
    return Settled(InTurn(hauled, mended), s, c.looks, s.at_sea()[: e.berth])


def _boarded(c: Clips, e: ev.PirateBoarded, s: State) -> Clip:
    """The junk comes alongside, the pirate jumps over, the junk goes home."""
    lane = on.lane(s, e.ware)
    end = on.aboard(on.boat(s, e.ware), e.ware, e.space)
    start = on.moved(on.places()[f"junk.{lane}"], _from_junk(e.pirate))
    aboard = s.copy()
    aboard.spots[e.pirate] = NONE
    key = f"crew.{box.WARES[e.ware]}.{e.space}"
    jump = Hop(
        key,
        Item(pawn(c.looks[e.seat]), end, layer=2, scale=ABOARD),
        start,
        end,
        sound="manila_pirate",
    )
    stays = c.junk(aboard, lane, 0.42, home=True)
    return InTurn(c.junk(s, lane, ALONGSIDE), Together(jump, stays))


def _from_junk(spot: int) -> Point:
    (x, y), (home_x, home_y) = on.places()[on.spot_target(spot)], on.places()["junk.home"]
    return x - home_x, y - home_y


def _evicted(c: Clips, e: ev.AccompliceEvicted, s: State) -> Clip:
    """Somebody goes home, then the pirate jumps over."""
    at = on.aboard(on.boat(s, e.ware), e.ware, e.space)
    home = Fly([pawn(c.looks[e.victim])], at, c.panel(e.victim), sound="manila_overboard")
    gone = Fade([f"crew.{box.WARES[e.ware]}.{e.space}"], 0.3)
    start = on.moved(on.places()["junk.home"], _from_junk(e.pirate))
    jump = Fly([pawn(c.looks[e.seat])], start, at, sound="manila_pirate")
    return InTurn(Together(home, gone), jump)


def _plundered(c: Clips, e: ev.BoatPlundered, s: State) -> Clip:
    """The junk comes alongside, and the crew goes home unpaid."""
    lane, boat = on.lane(s, e.ware), on.boat(s, e.ware)
    homes = [
        Fly(
            [pawn(c.looks[seat])],
            on.aboard(boat, e.ware, number),
            c.panel(seat),
            key=f"home.{number}",
        )
        for number, seat in enumerate(e.crew, start=1)
    ]
    keys = [f"crew.{box.WARES[e.ware]}.{number + 1}" for number in range(len(e.crew))]
    coming = c.junk(s, lane, ALONGSIDE)
    coming.sound = "manila_plunder"
    going = Together(c.junk(s, lane, JUNK_HOME, home=True), Fade(keys, 0.2), *homes)
    return InTurn(coming, going)


def _loot(c: Clips, e: ev.LootShared, s: State) -> Clip:
    return c.coins(e.pesos, c.boat(s, e.ware), c.panel(e.seat))


# --- profits and prices ------------------------------------------------------------------------


def _hold_paid(c: Clips, e: ev.HoldPaid, s: State) -> Clip:
    return c.settled(c.coins(e.pesos, c.boat(s, e.ware), c.panel(e.seat)), s)


def _port_paid(c: Clips, e: ev.PortPaid, s: State) -> Clip:
    pad = on.places()[on.spot_target(e.spot)]
    return c.settled(c.coins(e.pesos, pad, c.panel(e.seat)), s)


def _damage_paid(c: Clips, e: ev.DamagePaid, s: State) -> Clip:
    pad = on.places()[on.spot_target(e.spot)]
    payer = c.panel(e.agent) if e.agent != NONE else pad
    getter = c.panel(e.seat) if e.seat != NONE else on.places()["fig.market_woman"]
    paid = c.coins(e.pesos, payer, getter, "manila_umbrella" if e.agent != NONE else "manila_coins")
    return c.settled(paid, s)


def _own_damage(c: Clips, _: ev.OwnDamage, s: State) -> Clip:
    return c.settled(Wait(0.3), s)


PRICE_SOUNDS = {5: "manila_price_five", 10: "manila_price_ten", 20: "manila_price_twenty"}


def _price_rose(c: Clips, e: ev.PriceRose, s: State) -> Clip:
    start, end = marker_at(e.ware, s.prices[e.ware]), marker_at(e.ware, e.price)
    sound = PRICE_SOUNDS.get(e.price, "manila_price_thirty")
    name = box.WARES[e.ware]
    up = Rise(f"price.{name}", start, end, sound)
    there = on.places()[f"price.{name}.{e.price}"]
    return c.settled(Together(up, InTurn(Wait(RISES), Burst(there, 0.4, coins=4))), s)


class Rise(Clip):
    """A price marker hops to the next step."""

    def __init__(self, key: str, start: Point, end: Point, sound: str) -> None:
        """The key of the marker, and where it lies before and after."""
        super().__init__(RISES, sound)
        self.key, self.ends = key, (start, end)

    def bend(self, picture: Picture, seconds: float) -> None:
        """Move the marker along an arc from step to step."""
        t = min(1.0, seconds / self.length)
        lift = RISE_HIGH * sin(pi * t)
        picture[self.key] = replace(picture[self.key], at=between(*self.ends, t), lift=lift)


def _voyage_began(c: Clips, e: ev.VoyageBegan, s: State) -> Clip:
    """Accomplices go home, boats come back to where they wait."""
    then = s.copy()
    e.fold(then)
    keys = [key for key in picture(s, c.looks) if key.startswith(("crew.", "pawn.", "ring."))]
    waiting = s.at_sea()
    starts = {
        ware: on.on_slip(waiting.index(ware)) if ware in waiting else on.boat(s, ware)
        for ware in range(KINDS)
    }
    boats = [Back(ware, starts[ware], on.boat(then, ware), 0.9) for ware in range(KINDS)]
    return c.settled(Together(Wait(0.9, "manila_voyage"), Fade(keys, 0.5), *boats), s)


def _heard(sound: str, length: float) -> Callable[[Clips, Event, State], Clip]:
    return lambda *_: Wait(length, sound)


MADE: dict[type, Callable[..., Clip]] = {
    ev.BidMade: _bid_made,
    ev.BidPassed: _heard("pass", 0.3),
    ev.MasterElected: _elected,
    ev.BidPaid: _bid_paid,
    ev.PaymentDue: _heard("refused", 0.4),
    ev.SharePledged: _pledged,
    ev.ShareRedeemed: _redeemed,
    ev.ShareBought: _bought,
    ev.Skipped: _heard("pass", 0.3),
    ev.WareOmitted: _omitted,
    ev.BoatsSet: _boats_set,
    ev.RoundBegan: _heard("phase_change", 0.25),
    ev.HoldTaken: _hold_taken,
    ev.SpotTaken: _spot_taken,
    ev.PremiumTaken: _premium,
    ev.Withdrew: _heard("pass", 0.3),
    ev.VoyageBegan: _voyage_began,
    ev.DiceRolled: _rolled,
    ev.BoatMoved: _moved,
    ev.BoatSteered: _steered,
    ev.BoatArrived: _arrived,
    ev.BoatDamaged: _damaged,
    ev.PirateBoarded: _boarded,
    ev.AccompliceEvicted: _evicted,
    ev.BoatPlundered: _plundered,
    ev.LootShared: _loot,
    ev.BoatSent: _heard("stamp", 0.3),
    ev.HoldPaid: _hold_paid,
    ev.PortPaid: _port_paid,
    ev.DamagePaid: _damage_paid,
    ev.OwnDamage: _own_damage,
    ev.PriceRose: _price_rose,
    ev.Asked: _heard("", 0.0),
    ev.Queued: _heard("", 0.0),
    ev.PiratesAsked: _heard("", 0.0),
    ev.PilotsAsked: _heard("", 0.0),
    ev.BoatsCaptured: _heard("", 0.0),
}
