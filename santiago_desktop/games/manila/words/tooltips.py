"""What tooltips say about the things on the table of Manila."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Explained
from santiago_desktop.contract.words import capital
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, IN_PORT, KINDS, LAST_SQUARE, NONE
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.games.manila.rules.legal import costs, share_price, stows_away
from santiago_desktop.games.manila.words.offers import pays
from santiago_desktop.games.manila.words.prospects import odds_of
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording


def tip(w: ManilaWording, target: str, s: State) -> Explained:
    """A title for a target, and what it is and does."""
    name, _, rest = target.partition(".")
    known = TIPS.get(name)
    return known(w, rest, s) if known else Explained()


def _sentence(text: str) -> str:
    return capital(text) + "."


def _boat(w: ManilaWording, rest: str, s: State) -> Explained:
    ware = box.WARES.index(rest)
    title = capital(w.boat(ware))
    if s.boats and ware not in s.boats:
        return Explained(title, w._("It stays behind on this voyage."))
    parts = [_sentence(pays(w, ware))]
    if s.boats:
        parts += _at_sea(w, ware, s)
    costs = ", ".join(map(str, box.SPACES[ware][len(s.crews[ware]) :]))
    if costs and s.at[ware] < IN_PORT:
        parts.append(w._("Free spaces cost: {costs}.").format(costs=costs))
    return Explained(title, " ".join(parts))


def _at_sea(w: ManilaWording, ware: int, s: State) -> list[str]:
    if s.at[ware] == IN_PORT:
        return [w._("It is in port.")]
    place = w._("It is on square {square}.").format(square=s.at[ware])
    return [place, odds_of(w, ware, s)]


def _space(w: ManilaWording, rest: str, s: State) -> Explained:
    name, _, number = rest.partition(".")
    ware, space = box.WARES.index(name), int(number)
    title = w._("Space {n}: {boat}").format(n=space, boat=w.boat(ware))
    crew = s.crews[ware]
    if space <= len(crew):
        return Explained(title, w._("{name}'s accomplice.").format(name=w.names[crew[space - 1]]))
    return _boat(w, name, s)


def _spot(spot: int) -> Callable[[ManilaWording, str, State], Explained]:
    return lambda w, _, s: about_spot(w, spot, s)


def about_spot(w: ManilaWording, spot: int, s: State) -> Explained:
    """What a spot costs and brings, when, how likely, and who is there."""
    parts = []
    if s.spots[spot] != NONE:
        parts.append(w._("{name}'s accomplice.").format(name=w.names[s.spots[spot]]))
    elif spot == box.INSURANCE:
        parts.append(
            w._("It is free, and you get {pesos} at once.").format(pesos=w.pesos(box.PREMIUM))
        )
    else:
        parts.append(_cost(w, box.COSTS[spot], s))
    parts += [_sentence(pays(w, FROM_SPOT + spot)), odds_of(w, FROM_SPOT + spot, s)]
    parts.append(_own_insurance(w, spot, s))
    return Explained(capital(w.spot(spot)), " ".join(part for part in parts if part))


def _own_insurance(w: ManilaWording, spot: int, s: State) -> str:
    """That nothing is paid on the agent's own spots in the shipyard; "" for other spots."""
    if spot == box.INSURANCE:
        return w._("For their own places in the shipyard nothing is owed, and nothing is paid.")
    agent, there = s.spots[box.INSURANCE], s.spots[spot]
    if there == NONE and s.phase == "place":
        there = s.actor
    if spot not in range(box.YARD_A, box.YARD_C + 1) or agent == NONE or there != agent:
        return ""
    text = w._("{name} also has the insurance: nothing is owed for this place, and nothing paid.")
    return text.format(name=w.names[agent])


def _cost(w: ManilaWording, pesos: int, s: State) -> str:
    """What a place costs; a stowaway pays what there is (rule 5)."""
    if s.phase == "place" and stows_away(s, costs(s)):
        words = w._(
            "It costs {pesos}. {name} can't pay that, has no share to pledge, and so may stow away "
            "here for all that is left: {left}."
        )
        return words.format(
            pesos=w.pesos(pesos), name=w.names[s.actor], left=w.pesos(s.pesos[s.actor])
        )
    return w._("It costs {pesos}.").format(pesos=w.pesos(pesos))


def _lettered(first: int) -> Callable[[ManilaWording, str, State], Explained]:
    return lambda w, rest, s: about_spot(w, first + box.BERTHS.index(rest), s)


def _pirate(w: ManilaWording, rest: str, s: State) -> Explained:
    return about_spot(w, box.PIRATES[int(rest) - 1], s)


def _pilot(w: ManilaWording, rest: str, s: State) -> Explained:
    return about_spot(w, box.SPOTS.index(f"pilot_{rest}"), s)


def _float(w: ManilaWording, rest: str, _: State) -> Explained:
    number = int(rest.partition(".")[2])
    if number > LAST_SQUARE:
        return Explained(w._("The way into the port"), w._("A boat that passes 13 is in port."))
    if number == LAST_SQUARE:
        return Explained(
            w._("Square {n}").format(n=number),
            w._(
                "Pirates lie in wait here: they board after the second roll and plunder after the "
                "third. Without pirates, a boat that ends here reaches the port."
            ),
        )
    return Explained(
        w._("Square {n}").format(n=number),
        w._("A boat that hasn't got past 13 after the third roll ends in the shipyard."),
    )


def _market(w: ManilaWording, rest: str, s: State) -> Explained:
    ware = box.WARES.index(rest.partition(".")[0])
    text = w._(
        "Price: {price}. It goes up one step whenever the boat reaches the port; at 30 the game "
        "ends. At the end each share is worth its price. For sale: {n}, at {cost}."
    )
    return Explained(
        capital(w.ware(ware)),
        text.format(price=s.prices[ware], n=s.stock[ware], cost=w.pesos(share_price(s, ware))),
    )


def _die(w: ManilaWording, _: str, __: State) -> Explained:
    return Explained(
        w._("The dice"),
        w._("Three times on a voyage, each boat at sea moves on by its own die."),
    )


def _track(w: ManilaWording, rest: str, s: State) -> Explained:
    part = int(rest.rpartition(".")[2])
    return Explained(part_of_voyage(w, part, s), _when(w, part, schedule.part_now(s)))


def _when(w: ManilaWording, part: int, now: int) -> str:
    """Whether a part of the voyage is past, present or still to come."""
    if now == NONE or part > now:
        return w._("This is still to come on this voyage.")
    return w._("This is going on now.") if part == now else w._("This is over for this voyage.")


def part_of_voyage(w: ManilaWording, part: int, s: State) -> str:
    """What a part of the voyage is called."""
    kind, number = schedule.parts_of_voyage(s.seats)[part]
    words = {
        schedule.PLACE: w._("Accomplices are placed: {n}"),
        schedule.SAIL: w._("Boats sail: {n}"),
        schedule.PILOTS: w._("Pilots move boats"),
        schedule.PAY: w._("Profits are paid, prices rise"),
    }
    return words[kind].format(n=number)


def _master(w: ManilaWording, _: str, s: State) -> Explained:
    text = w._(
        "The highest bidder may buy one share, leaves one kind of goods behind, sets the "
        "boats and places first."
    )
    if s.phase == "bid":
        highest = w._("Highest bid so far: {pesos} ({name}).") if s.bidder != NONE else ""
        highest = highest.format(pesos=w.pesos(s.standing), name=w.names[s.bidder])
        return Explained(w._("Harbour master"), f"{text} {highest}".rstrip())
    return Explained(w._("Harbour master: {name}").format(name=w.names[s.turn]), text)


def _market_woman(w: ManilaWording, _: str, __: State) -> Explained:
    text = w._(
        "She sells shares to the harbour master and lends on them. Prices go up here when boats "
        "have reached the port."
    )
    return Explained(w._("Market woman"), text)


def _clerk(w: ManilaWording, _: str, __: State) -> Explained:
    text = w._(
        "He pays for the places in the port: for A if at least one boat gets there, for B if two "
        "do, for C if all three do."
    )
    return Explained(w._("Port clerk"), text)


def _shipwright(w: ManilaWording, _: str, __: State) -> Explained:
    text = w._(
        "He repairs the boats that don't reach the port. The places in the shipyard pay: A if at "
        "least one boat is there, B if two are, C if all three are."
    )
    return Explained(w._("Shipwright"), text)


def _beach(w: ManilaWording, _: str, __: State) -> Explained:
    text = w._("The boat of the goods that stay behind lies here during the voyage.")
    return Explained(w._("Beach"), text)


def _junk(w: ManilaWording, _: str, s: State) -> Explained:
    return about_spot(w, box.PIRATE_1, s)


# --- what seats hold ---------------------------------------------------------------------------


def _panel(w: ManilaWording, rest: str, s: State) -> Explained:
    seat, _, part = rest.partition(".")
    name = w.names[int(seat)]
    if part == "cash":
        return Explained(
            w._("{name}'s cash").format(name=name),
            w._("At the end it counts as it is, with the price of each share."),
        )
    if part == "pawns":
        return Explained(
            w._("{name}'s accomplices").format(name=name),
            w._("One is placed in each round of the voyage; all come back after it."),
        )
    if part == "hidden":
        return Explained(
            w._("{name}'s hidden shares").format(name=name),
            w._("The two shares dealt are secret until the end, unless they are pledged."),
        )
    if part == "office":
        return _master(w, part, s)
    if part:
        return _held(w, int(seat), part, s)
    return Explained(name, w.holdings(s, int(seat)))


def _held(w: ManilaWording, seat: int, part: str, s: State) -> Explained:
    """Shares of one ware: those that are known here."""
    ware = box.WARES.index(part.partition(".")[0])
    share = seat * KINDS + ware
    known = s.shown[share] if s.shares[share] == UNKNOWN else s.shares[share]
    parts = [
        _sentence(w.amount(ware, known)),
        w._("Each is worth {price} now.").format(price=w.pesos(s.prices[ware])),
    ]
    if s.pledged[share]:
        text = w.n_(
            "{n} is pledged: 15 pesos are owed for it.",
            "{n} are pledged: 15 pesos are owed for each.",
            s.pledged[share],
        )
        parts.append(text)
    title = w._("{ware}: {name}").format(ware=capital(w.ware(ware)), name=w.names[seat])
    return Explained(title, " ".join(parts))


def _pledge(w: ManilaWording, rest: str, _: State) -> Explained:
    return Explained(
        w._("Pledge a share: {ware}").format(ware=w.ware(box.WARES.index(rest))),
        w._("You get {brings} now. Redeeming costs {owed}, which is owed at the end too.").format(
            brings=w.pesos(box.PLEDGE), owed=w.pesos(box.REDEEM)
        ),
    )


def _redeem(w: ManilaWording, rest: str, _: State) -> Explained:
    return Explained(
        w._("Redeem a share: {ware}").format(ware=w.ware(box.WARES.index(rest))),
        w._("It costs {pesos}; nothing is owed for the share any more.").format(
            pesos=w.pesos(box.REDEEM)
        ),
    )


TIPS: dict[str, Callable[[ManilaWording, str, State], Explained]] = {
    "boat": _boat,
    "start": _boat,
    "hold": _space,
    "port": _lettered(box.PORT_A),
    "berth": _lettered(box.PORT_A),
    "yard": _lettered(box.YARD_A),
    "slip": _lettered(box.YARD_A),
    "pirate": _pirate,
    "pilot": _pilot,
    "insurance": _spot(box.INSURANCE),
    "float": _float,
    "price": _market,
    "stock": _market,
    "die": _die,
    "track": _track,
    "master": _master,
    "bell": _master,
    "market": _market_woman,
    "clerk": _clerk,
    "wright": _shipwright,
    "auction": _master,
    "beach": _beach,
    "junk": _junk,
    "panel": _panel,
    "pledge": _pledge,
    "redeem": _redeem,
}
