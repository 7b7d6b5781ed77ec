"""What tooltips say about the things on the table of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import capital
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.words.rulebook import asleep
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.actions import SantiagoWording

    Tip = tuple[str, str]


def tip(w: SantiagoWording, thing: str, s: State) -> Tip:
    """A title for a thing, and what it is and does; "" for what nobody knows."""
    name, _, rest = thing.partition(".")
    known = TIPS.get(name)
    return known(w, rest, s) if known else ("", "")


def _stop(w: SantiagoWording, rest: str, s: State) -> Tip:
    stop = int(rest)
    if stop == box.PORT:
        return capital(w._("the port")), w._(
            "Whoever stops here opens a loading round: all players may load the ship in turn. "
            "Whoever drives past makes the price go up."
        )
    cuban = s.table.road[stop - 1]
    text = about_cuban(w, cuban, s)
    flower = box.FLOWER_OF_CUBAN[cuban]
    if flower != box.ANY_FLOWER:
        text += " " + to_quarter(w, flower) + occupied(w, flower, s)
    if cuban in box.GOODS_OF_CUBAN:
        text += " " + in_supply(w, box.GOODS_OF_CUBAN[cuban], s)
    if cuban in s.inactive:
        text += " " + w._("Asleep (zZ): nothing happens here until the car has driven past.")
    elif s.phase == "use" and s.building == box.NEWSPAPER:
        text += " " + asleep(w.language)
    return w.cuban(cuban), text


def about_cuban(w: SantiagoWording, cuban: int, s: State) -> str:
    """What happens at a Cuban."""
    if cuban in box.GOODS_OF_CUBAN:
        good = box.GOODS_OF_CUBAN[cuban]
        count = min(box.GOODS_GAIN, s.supply[good])
        return w._("Gives you {goods}.").format(goods=w.goods(good, count))
    if cuban in (box.MARIA, box.MARTINEZ):
        return w._("Gives you {goods}.").format(goods=w.favour(cuban, s))
    return {
        box.PABLO: w._("Gives you 1 good of your choice, but not wood.") + missing(w, s),
        box.ALONSO: w._(
            "Claim a building that nobody owns, free of charge, or use one of your own. You can "
            "own three; anyone else who ends a turn in one of them earns you 1 victory point."
        ),
        box.ZORRO: w._(
            "Everybody else gives you a peso, a good or a victory point, as they choose. Your "
            "pawn stays where it is, and you may use its building again."
        ),
    }[cuban]


def to_quarter(w: SantiagoWording, flower: int) -> str:
    """Where the pawn goes after a Cuban."""
    words = w._("Then your pawn goes to a building {in_quarter}.")
    return words.format(in_quarter=w.in_quarter(flower))


def occupied(w: SantiagoWording, flower: int, s: State) -> str:
    """In which buildings of a quarter pawns stand already, as one more sentence; "" for none."""
    there = s.table.under[flower]
    taken = [w.building(building) for building in there if building in s.pawns]
    if not taken:
        return ""
    if len(taken) == len(there):
        return " " + w._("All buildings there are occupied just now.")
    return " " + w._("Occupied just now: {buildings}.").format(buildings=", ".join(taken))


def _building(w: SantiagoWording, rest: str, s: State) -> Tip:
    flower, _, number = rest.partition(".")
    building = s.table.under[box.FLOWERS.index(flower)][int(number) - 1]
    parts = [about_building(w, building)]
    if building == box.NEWSPAPER:
        parts.append(asleep(w.language))
    owner = s.owners[building]
    if owner != box.NONE:
        words = w._("Owner: {name}, who gets 1 victory point when another pawn ends a turn here.")
        parts.append(words.format(name=w.names[owner]))
    if building in s.pawns:
        words = w._("{name}'s pawn is here: no other can enter.")
        parts.append(words.format(name=w.names[s.pawns.index(building)]))
    return capital(w.building(building)), " ".join(parts)


def about_building(w: SantiagoWording, building: int) -> str:
    """What one gets from a building."""
    _ = w._
    return (
        _("You get 2 pesos."),
        _("You get 1 victory point."),
        _("Turn in any amount of sugar for as much rum."),
        _("Turn in any amount of tobacco for as many cigars."),
        _("Swap 1 good for a different one, but not wood."),
        _("Turn in 1 wood for 1 victory point and 1 peso."),
        _("Turn in 1 cigar, 1 rum, or one of each: 2 victory points apiece."),
        _("Set one die on the ship to 0."),
        _("Buy victory points for 3 pesos each, or sell some for 3 pesos each."),
        _("Move the price one step, up or down."),
        _("Load 1 good that the ship wants, for 2 victory points whatever the price is."),
        _("You get 1 peso, and may put one Cuban to sleep."),
    )[building]


def _die(w: SantiagoWording, rest: str, s: State) -> Tip:
    aboard = [good for good in box.MARKET if good != s.left]
    good = s.left if int(rest) == len(box.FACES) else aboard[int(rest) - 1]
    if good == box.NONE:
        return "", ""
    title = capital(w.good(good))
    if good == s.left:
        return title, w._(
            "Left out: this ship doesn't want it. So its die shows 0, whatever was rolled."
        )
    if not s.demand[good]:
        return title, w._("The die shows 0: the ship wants no more of it.")
    words = w._("The ship wants {goods}. Each unit earns the price, which is {points} now.")
    return title, words.format(
        goods=w.goods(good, s.demand[good]),
        points=w.points(s.price),
    )


def _roll(w: SantiagoWording, rest: str, _: State) -> Tip:
    title = capital(w.good(int(rest) - 1))
    return title, w._("One of the five dice is left out. The ship will want the other four.")


def _price(w: SantiagoWording, rest: str, s: State) -> Tip:
    if rest == "flag":
        return w._("The chequered flag"), w._(
            "When the price goes up from 4, the ship sails, full or not."
        )
    words = w._("The coin shows the price: each unit that is loaded earns {points} now.")
    return w._("Price {n}").format(n=rest), words.format(points=w.points(s.price))


def _ship(w: SantiagoWording, rest: str, s: State) -> Tip:
    if not rest:
        port = w._("Drive to the port to load it.")
        return capital(w._("the ship")), f"{w.ship(s)} {port}"
    words = w._("Ships sailed: {count} of {all}. The game ends when the last one sails.")
    return w._("Ships"), words.format(count=s.sailed, all=box.SHIPS)


def _car(w: SantiagoWording, _: str, __: State) -> Tip:
    return w._("The car"), w._(
        "Everybody drives this car, always forward. The first stop is free; each one after "
        "that costs 1 peso."
    )


def _pawn(w: SantiagoWording, rest: str, _: State) -> Tip:
    name = w.names[int(rest)]
    title = capital(w._("{name}'s pawn").format(name=name))
    words = w._("It stands in the building it went to last: no other pawn can enter.")
    return title, words


def _panel(w: SantiagoWording, rest: str, s: State) -> Tip:
    seat, _, part = rest.partition(".")
    name = w.names[int(seat)]
    if part == "coin":
        return w._("{name}'s pesos").format(name=name), w._(
            "For driving: each stop after the first costs 1 peso. "
            "At the end they are worth nothing."
        )
    if part == "star":
        return w._("{name}'s victory points").format(name=name), w._(
            "Whoever has the most when the seventh ship has sailed wins."
        )
    if part:
        return _goods(w, box.GOODS.index(part), s)
    if s.vp[int(seat)] == UNKNOWN:
        return name, w._(
            "What this player has is hidden behind the screen until the end of the game."
        )
    return name, w._("Pesos, victory points and goods of this player.")


def _goods(w: SantiagoWording, good: int, s: State) -> Tip:
    return capital(w.good(good)), f"{about_good(w, good)} {in_supply(w, good, s)}"


def in_supply(w: SantiagoWording, good: int, s: State) -> str:
    """How much of a good nobody holds."""
    return w._("In the supply: {n}.").format(n=s.supply[good])


def missing(w: SantiagoWording, s: State) -> str:
    """What can't be chosen for want of supply, as one more sentence."""
    gone = [w.good(good) for good in box.MARKET if not s.supply[good]]
    words = w._("The supply has run out of {goods}.")
    return f" {words.format(goods=w.listed(gone))}" if gone else ""


def about_good(w: SantiagoWording, good: int) -> str:
    """Where a good comes from, and what it is for."""
    _ = w._
    return (
        _("From José. Load it, or turn it into rum in the distillery."),
        _("From Conchita. Load it."),
        _("From Pedro. Load it, or turn it into cigars in the cigar factory."),
        _("From the distillery. Load it, or sell it in the café."),
        _("From the cigar factory. Load them, or sell them in the café."),
        _(
            "From Miguel. Can be loaded instead of any good, for 1 victory point a unit, or "
            "turned in at the sawmill."
        ),
    )[good]


def _own(w: SantiagoWording, rest: str, s: State) -> Tip:
    return _panel(w, f"{s.actor}.{ {'peso': 'coin', 'vp': 'star'}.get(rest, rest) }", s)


def _kind(w: SantiagoWording, rest: str, s: State) -> Tip:
    return _goods(w, box.GOODS.index(rest), s)


def _here(w: SantiagoWording, _: str, s: State) -> Tip:
    return capital(w.building(s.building)), about_building(w, s.building)


TIPS: dict[str, Callable[[SantiagoWording, str, State], Tip]] = {
    "stop": _stop,
    "cuban": _stop,
    "building": _building,
    "die": _die,
    "roll": _roll,
    "price": _price,
    "ship": _ship,
    "car": _car,
    "pawn": _pawn,
    "panel": _panel,
    "own": _own,
    "supply": _kind,
    "load": _kind,
    "wood": lambda w, _, s: _goods(w, box.WOOD, s),
    **dict.fromkeys(("exchange", "buy", "sell", "saw"), _here),
}
