"""A sentence for each event of Manila."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import NONE
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.words import unasked

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.names import ManilaNames


# --- ashore ------------------------------------------------------------------------------------


def _payment_due(w: ManilaNames, e: ev.PaymentDue, _: State) -> str:
    return w._("{name} has to pay {pesos} and must pledge shares.").format(
        name=w.names[e.seat], pesos=w.pesos(e.owed)
    )


def _skipped(w: ManilaNames, e: ev.Skipped, s: State) -> str:
    words = w._("{name} buys no share.")
    if s.phase == "board":
        words = w._("{name}'s pirate does not board.")
    if s.phase == "pilot":
        words = w._("{name}'s pilot moves no boat.")
    return words.format(name=w.names[e.seat])


def _voyage_began(w: ManilaNames, e: ev.VoyageBegan, _: State) -> str:
    return w._("Voyage {number} begins. {name} opens the auction.").format(
        number=e.voyage, name=w.names[e.opener]
    )


def _bid_made(w: ManilaNames, e: ev.BidMade, _: State) -> str:
    return w._("{name} bids {pesos}.").format(name=w.names[e.seat], pesos=w.pesos(e.pesos))


def _bid_passed(w: ManilaNames, e: ev.BidPassed, _: State) -> str:
    return w._("{name} passes.").format(name=w.names[e.seat])


def _master_elected(w: ManilaNames, e: ev.MasterElected, _: State) -> str:
    if e.pesos:
        return w._("{name} becomes harbour master for {pesos}.").format(
            name=w.names[e.seat], pesos=w.pesos(e.pesos)
        )
    return w._("Nobody has bid: {name} becomes harbour master for free.").format(
        name=w.names[e.seat]
    )


def _bid_paid(w: ManilaNames, e: ev.BidPaid, _: State) -> str:
    return w._("{name} pays {pesos}.").format(name=w.names[e.seat], pesos=w.pesos(e.pesos))


def _share_pledged(w: ManilaNames, e: ev.SharePledged, _: State) -> str:
    return w._("{name} pledges {shares} and gets {pesos}.").format(
        name=w.names[e.seat], shares=w.shares(e.ware, 1), pesos=w.pesos(e.pesos)
    )


def _share_redeemed(w: ManilaNames, e: ev.ShareRedeemed, _: State) -> str:
    return w._("{name} redeems {shares} for {pesos}.").format(
        name=w.names[e.seat], shares=w.shares(e.ware, 1), pesos=w.pesos(e.pesos)
    )


def _share_bought(w: ManilaNames, e: ev.ShareBought, _: State) -> str:
    return w._("{name} buys {shares} for {pesos}.").format(
        name=w.names[e.seat], shares=w.shares(e.ware, 1), pesos=w.pesos(e.pesos)
    )


def _ware_omitted(w: ManilaNames, e: ev.WareOmitted, _: State) -> str:
    return w._("{name} leaves the {ware} behind.").format(name=w.names[e.seat], ware=w.ware(e.ware))


def _boats_set(w: ManilaNames, e: ev.BoatsSet, _: State) -> str:
    starts = [
        w._("{boat} on {square}").format(boat=w.boat(ware), square=square)
        for ware, square in zip(e.boats, e.squares, strict=True)
    ]
    return w._("{name} sets the boats: {starts}.").format(
        name=w.names[e.seat], starts=", ".join(starts)
    )


def _round_began(w: ManilaNames, e: ev.RoundBegan, s: State) -> str:
    return w._("Round {number} of {all}: accomplices are placed.").format(
        number=e.number, all=box.rounds(s.seats)
    )


def _hold_taken(w: ManilaNames, e: ev.HoldTaken, _: State) -> str:
    return _placed(w, e.seat, w.aboard(e.ware), e.pesos)


def _spot_taken(w: ManilaNames, e: ev.SpotTaken, s: State) -> str:
    placed = _placed(w, e.seat, w.onto(e.spot), e.pesos)
    ashore = unasked.pilot_ashore(w, s) if e.spot in box.PILOTS else ""
    return f"{placed} {ashore}".rstrip()


def _placed(w: ManilaNames, seat: int, place: str, pesos: int) -> str:
    name = w.names[seat]
    if not pesos:
        return w._("{name} places an accomplice {there} for free.").format(name=name, there=place)
    return w._("{name} places an accomplice {there} for {pesos}.").format(
        name=name, there=place, pesos=w.pesos(pesos)
    )


def _premium_taken(w: ManilaNames, e: ev.PremiumTaken, _: State) -> str:
    return w._("The insurance pays {name} {pesos}.").format(
        name=w.names[e.seat], pesos=w.pesos(e.pesos)
    )


def _withdrew(w: ManilaNames, e: ev.Withdrew, _: State) -> str:
    return w._("{name} places no more accomplices on this voyage.").format(name=w.names[e.seat])


# --- at sea ------------------------------------------------------------------------------------


def _dice_rolled(w: ManilaNames, e: ev.DiceRolled, s: State) -> str:
    faces = [
        w._("{ware} {n}").format(ware=w.ware(ware), n=n)
        for ware, n in zip(e.boats, e.faces, strict=True)
    ]
    return w._("{name} rolls: {faces}.").format(name=w.names[s.turn], faces=", ".join(faces))


def _boat_moved(w: ManilaNames, e: ev.BoatMoved, s: State) -> str:
    if e.end == box.IN_PORT:
        return ""  # its arrival is told
    moved = w._("{boat} moves to square {square}.")
    moved = moved.format(boat=_first(w.boat(e.ware)), square=e.end)
    return f"{moved} {unasked.pirates(w, s, e.ware)}".rstrip()


def _boat_steered(w: ManilaNames, e: ev.BoatSteered, _: State) -> str:
    name, boat = w.names[e.seat], w.boat(e.ware)
    if e.end == box.IN_PORT:
        return w._("{name}'s pilot moves {boat} into the port.").format(name=name, boat=boat)
    return w._("{name}'s pilot moves {boat} to square {square}.").format(
        name=name, boat=boat, square=e.end
    )


def _boat_arrived(w: ManilaNames, e: ev.BoatArrived, s: State) -> str:
    arrived = w._("{boat} reaches the port, place {place}.").format(
        boat=_first(w.boat(e.ware)), place=w.berth(e.berth)
    )
    ending = w._("The game ends after this voyage.") if _ends_it(e, s) else ""
    left_out = unasked.pirates(w, s, e.ware), unasked.dice_and_pilots(w, s)
    return " ".join(filter(None, (arrived, ending, *left_out)))


def _ends_it(e: ev.BoatArrived, s: State) -> bool:
    """Whether a boat is the first one in port whose price goes up to the highest."""
    return s.ending()[:1] == [e.ware]


def _boat_damaged(w: ManilaNames, e: ev.BoatDamaged, _: State) -> str:
    return w._("{boat} goes to the shipyard, place {place}.").format(
        boat=_first(w.boat(e.ware)), place=w.berth(e.berth)
    )


def _first(text: str) -> str:
    """A text as a sentence begins: with a capital letter first."""
    return text[:1].upper() + text[1:]


def _pirate_boarded(w: ManilaNames, e: ev.PirateBoarded, s: State) -> str:
    boarded = w._("{name} sends a pirate aboard {boat}.").format(
        name=w.names[e.seat], boat=w.boat(e.ware)
    )
    left_out = unasked.second_pirate(w, s, e.pirate, (e.ware, e.space))
    return f"{boarded} {left_out}".rstrip()


def _accomplice_evicted(w: ManilaNames, e: ev.AccompliceEvicted, s: State) -> str:
    boarded = w._(
        "{name} sends a pirate aboard {boat}. One of {victim}'s accomplices goes home."
    ).format(name=w.names[e.seat], boat=w.boat(e.ware), victim=w.names[e.victim])
    left_out = unasked.second_pirate(w, s, e.pirate, (e.ware, e.space))
    return f"{boarded} {left_out}".rstrip()


def _captain_followed(w: ManilaNames, e: ev.CaptainFollowed, _: State) -> str:
    return w._("{name}'s pirate is the captain now.").format(name=w.names[e.seat])


def _boat_plundered(w: ManilaNames, e: ev.BoatPlundered, _: State) -> str:
    if not e.crew:
        return w._("Pirates plunder {boat}.").format(boat=w.boat(e.ware))
    return w._("Pirates plunder {boat}. Accomplices go home unpaid: {names}.").format(
        boat=w.boat(e.ware), names=w.people(e.crew)
    )


def _loot_shared(w: ManilaNames, e: ev.LootShared, _: State) -> str:
    return w._("{name} gets {pesos} of the loot.").format(
        name=w.names[e.seat], pesos=w.pesos(e.pesos)
    )


def _boat_sent(w: ManilaNames, e: ev.BoatSent, _: State) -> str:
    name, boat = w.names[e.seat], w.boat(e.ware)
    if e.harbour == box.PORT:
        return w._("{name} sends {boat} to the port.").format(name=name, boat=boat)
    return w._("{name} sends {boat} to the shipyard.").format(name=name, boat=boat)


def _hold_paid(w: ManilaNames, e: ev.HoldPaid, _: State) -> str:
    return w._("{name} gets {pesos} for {accomplices} {aboard}.").format(
        name=w.names[e.seat],
        pesos=w.pesos(e.pesos),
        accomplices=w.accomplices(e.accomplices),
        aboard=w.aboard(e.ware),
    )


def _port_paid(w: ManilaNames, e: ev.PortPaid, _: State) -> str:
    return w._("{name} gets {pesos}: {spot}.").format(
        name=w.names[e.seat], pesos=w.pesos(e.pesos), spot=w.spot(e.spot)
    )


def _damage_paid(w: ManilaNames, e: ev.DamagePaid, _: State) -> str:
    spot, pesos = w.spot(e.spot), w.pesos(e.pesos)
    if e.agent == NONE:
        return w._("{name} gets {pesos}: {spot}.").format(
            name=w.names[e.seat], pesos=pesos, spot=spot
        )
    paid = w.pesos(e.by_agent)
    agent = w.names[e.agent]
    if e.seat == NONE:
        return w._("{spot}: {agent}'s insurance pays {paid} to the bank.").format(
            spot=_first(spot), agent=agent, paid=paid
        )
    if e.by_agent == e.pesos:
        return w._("{spot}: {agent}'s insurance pays {paid} to {name}.").format(
            spot=_first(spot), agent=agent, paid=paid, name=w.names[e.seat]
        )
    return w._(
        "{spot}: {name} gets {pesos}; {agent}'s insurance pays {paid}, the bank the rest."
    ).format(spot=_first(spot), name=w.names[e.seat], pesos=pesos, agent=agent, paid=paid)


def _own_damage(w: ManilaNames, e: ev.OwnDamage, _: State) -> str:
    return w._("{spot}: {name} has the insurance, too, so nothing is paid.").format(
        spot=_first(w.spot(e.spot)), name=w.names[e.seat]
    )


def _price_rose(w: ManilaNames, e: ev.PriceRose, _: State) -> str:
    return w._("The price of {ware} rises to {price}.").format(price=e.price, ware=w.ware(e.ware))


def _game_ended(w: ManilaNames, e: ev.GameEnded, _: State) -> str:
    hands = [
        w._("{name}: {shares}").format(name=name, shares=w.all_shares(list(held)))
        for name, held in zip(w.names, e.shares, strict=False)
    ]
    return w._("The game is over. {hands}.").format(hands="; ".join(hands))


EVENTS: dict[type, Callable[..., str]] = {
    ev.PaymentDue: _payment_due,
    ev.Skipped: _skipped,
    ev.VoyageBegan: _voyage_began,
    ev.BidMade: _bid_made,
    ev.BidPassed: _bid_passed,
    ev.MasterElected: _master_elected,
    ev.BidPaid: _bid_paid,
    ev.SharePledged: _share_pledged,
    ev.ShareRedeemed: _share_redeemed,
    ev.ShareBought: _share_bought,
    ev.WareOmitted: _ware_omitted,
    ev.BoatsSet: _boats_set,
    ev.RoundBegan: _round_began,
    ev.HoldTaken: _hold_taken,
    ev.SpotTaken: _spot_taken,
    ev.PremiumTaken: _premium_taken,
    ev.Withdrew: _withdrew,
    ev.DiceRolled: _dice_rolled,
    ev.BoatMoved: _boat_moved,
    ev.BoatSteered: _boat_steered,
    ev.BoatArrived: _boat_arrived,
    ev.BoatDamaged: _boat_damaged,
    ev.PirateBoarded: _pirate_boarded,
    ev.AccompliceEvicted: _accomplice_evicted,
    ev.CaptainFollowed: _captain_followed,
    ev.BoatPlundered: _boat_plundered,
    ev.LootShared: _loot_shared,
    ev.BoatSent: _boat_sent,
    ev.HoldPaid: _hold_paid,
    ev.PortPaid: _port_paid,
    ev.DamagePaid: _damage_paid,
    ev.OwnDamage: _own_damage,
    ev.PriceRose: _price_rose,
    ev.GameEnded: _game_ended,
}
