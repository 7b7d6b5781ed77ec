"""The signs on the board of Santiago de Cuba: pills, panels, glows, and what a tooltip says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.window.action_pictures import pictures  # noqa: F401 - the table asks for it here
from santiago_desktop.games.santiago.window.loading import LoadingRound
from santiago_desktop.games.santiago.words.sprites import COIN, STAR
from santiago_desktop.games.santiago.words.tooltips import tip  # noqa: F401 - likewise
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.window.picture import SantiagoView
    from santiago_desktop.games.santiago.words.actions import SantiagoWording
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.board_map import Point

Overlay = LoadingRound  # a phase with a dialog of its own

FUNCTIONS: dict[int, tuple[str, ...]] = {
    box.BANK: ("2", COIN),
    box.CHURCH: ("1", STAR),
    box.DISTILLERY: ("tok_sugar", "→", "tok_rum"),
    box.CIGAR_FACTORY: ("tok_tobacco", "→", "tok_cigar"),
    box.BLACK_MARKET: ("?", "↔", "?"),
    box.SAWMILL: ("tok_wood", "→", STAR, COIN),
    box.CAFE: ("tok_cigar", "tok_rum", "→", "2", STAR),
    box.CUSTOMS: ("die_rum_3", "→", "0"),
    box.CASINO: ("3", COIN, "↔", STAR),
    box.HARBOUR_OFFICE: ("←", "price_3", "→"),
    box.TRADE_OFFICE: ("1", "→", "2", STAR),
    box.NEWSPAPER: ("1", COIN, "z"),
}
GAINS: dict[int, tuple[str, ...]] = {
    box.PEDRO: ("2", "tok_tobacco"),
    box.JOSE: ("2", "tok_sugar"),
    box.CONCHITA: ("2", "tok_fruit"),
    box.MIGUEL: ("2", "tok_wood"),
    box.MARIA: ("2", STAR),
    box.MARTINEZ: ("3", COIN),
    box.PABLO: ("1", "?"),
}
BELOW = (2, 7, 8)  # stops whose Cuban's sign hangs below
BEFORE = (1, 9)  # stops whose Cuban stands in front of them
ASLEEP = ("z", "z")

SIZES = {  # what can be clicked, around a spot and this much above it
    "stop": ((116, 92), 0),
    "cuban": ((130, 150), -40),
    "building": ((146, 176), -18),
    "die": ((98, 112), -40),
    "roll": ((98, 112), -40),
    "price": ((88, 150), -60),
    "boat": ((54, 54), -8),
}
GLOWS = {"stop": ("glow.stop", "ring.stop")}  # on the ground; all else has a halo

LISTED = ("use", "pablo", "zorro")  # phases in which all ways are listed in a dialog
AMOUNTS = {act.Exchange: -1, act.Buy: -1, act.Sell: 0}  # and which amount is offered first

Sign = tuple["Point", tuple[str, ...], str, str]  # where, what, which pill, which spot
Tag = tuple["Point", tuple[str, ...], str]


def kind(spot: str) -> str:
    """What sort of spot it is."""
    name, _, rest = spot.partition(".")
    return "boat" if name == "ship" and rest.isdigit() else name


def holdings(
    s: State, seat: int
) -> tuple[list[tuple[str, int | None]], list[tuple[str, int | None]]]:
    """Pesos and points, and the goods, as a panel shows them; None is behind the screen."""
    held = s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]
    known = s.vp[seat] != UNKNOWN
    large = [(COIN, s.pesos[seat] if known else None), (STAR, s.vp[seat] if known else None)]
    goods = [(f"tok_{name}", held[good] if known else None) for good, name in enumerate(box.GOODS)]
    return large, goods


def signs(view: SantiagoView, s: State) -> list[Sign]:
    """What the Cubans give and the buildings do."""
    found: list[Sign] = []
    for building, parts in FUNCTIONS.items():
        x, y = view.at(view.building(s, building))
        spot = view.building(s, building)
        found.append(((x - 8, y + 56), parts, "function", spot))
    for cuban in range(len(box.CUBANS)):
        found += _cubans_sign(view, s, cuban)
    return found


def _cubans_sign(view: SantiagoView, s: State, cuban: int) -> list[Sign]:
    stop = s.table.stop[cuban]
    spot = f"cuban.{stop}"
    x, y = view.at(spot)
    at = (x + 6, y + 66) if stop in BELOW else (x + 78, y - 40)
    if cuban in s.inactive:
        return [((x, y + 66), ASLEEP, "sleep", spot)]
    gain = GAINS.get(cuban, ())
    if cuban in box.GOODS_OF_CUBAN:
        left = s.supply[box.GOODS_OF_CUBAN[cuban]]
        gain = (str(min(box.GOODS_GAIN, left)), *gain[1:])
    return [(at, gain, "gain", spot)] if gain else []


def price_tag(view: SantiagoView, words: SantiagoWording, action: Action, s: State) -> Tag | None:
    """What a drive costs, on the stop where it ends; who would fall asleep."""
    if isinstance(action, act.Close):
        x, y = view.at(view.target(action, s))
        return (x, y + 66), ASLEEP, "cost"
    if not isinstance(action, act.Drive):
        return None
    x, y = view.at(view.target(action, s))
    stop = (s.car + action.stops) % box.STOPS
    at = (x, y - 27) if stop in BEFORE else (x, y - 4)  # no sign hides a face
    if action.stops == 1:
        return at, (words._("free"),), "free"
    return at, (str(action.stops - 1), COIN), "cost"


def source(view: SantiagoView, s: State) -> list[str]:
    """The spots of what gives a choice."""
    if s.phase == "use":
        return [view.building(s, s.building)]
    cubans = {"pablo": box.PABLO, "zorro": box.ZORRO, "alonso": box.ALONSO}
    return [view.cuban(s, cubans[s.phase])] if s.phase in cubans else []


def follows(view: SantiagoView, action: Action, s: State) -> list[str]:
    """The buildings to which the pawn could go after a drive."""
    if not isinstance(action, act.Drive):
        return []
    stop = (s.car + action.stops) % box.STOPS
    cuban = s.table.road[stop - 1] if stop != box.PORT else box.ZORRO
    flower = box.FLOWER_OF_CUBAN[cuban]
    if flower == box.ANY_FLOWER or (cuban in s.inactive and stop != s.car):
        return []
    return [view.building(s, b) for b in s.table.under[flower] if b not in s.pawns]


def thing(view: SantiagoView, key: str, s: State) -> str:
    """The name of what is drawn under a key of the picture: a spot, where it stands for one."""
    name, _, rest = key.partition(".")
    if name == "cuban":
        return view.cuban(s, int(rest))
    if name in ("building", "flag"):
        return view.building(s, int(rest))
    if name in ("die", "raft"):
        return view.die(s, int(rest))
    if name == "barge":
        return "die.5"
    if name == "boat":
        return f"ship.{rest}"
    return f"price.{s.price}" if key == "price" else key


def spots(view: SantiagoView, thing: str, s: State) -> list[str]:
    """The spots that a thing stands for, the likeliest first."""
    name, _, rest = thing.partition(".")
    if name in ("cuban", "stop") and rest != str(box.PORT):
        other = "stop" if name == "cuban" else "cuban"
        return [thing, f"{other}.{rest}"]
    if name == "pawn":
        return [view.building(s, s.pawns[int(rest)])]
    if name == "car":
        return [f"stop.{s.car}"]
    return [f"stop.{box.PORT}"] if name == "ship" and not rest else [thing]


def items(view: SantiagoView, spot: str, s: State) -> list[str]:
    """The keys of the picture that get a halo with a spot."""
    name, _, rest = spot.partition(".")
    if name in ("cuban", "stop"):
        return [] if rest == str(box.PORT) else [f"cuban.{s.table.road[int(rest) - 1]}"]
    if name == "building":
        return [f"building.{_building(spot, s)}"]
    if name in ("die", "roll"):
        return [f"die.{good}" for good in box.MARKET if view.die(s, good) == spot]
    if spot == "price.coin":
        return ["price"]
    return [spot] if name in ("price", "ship", "car", "pawn") else []


def _building(spot: str, s: State) -> int:
    """Which building stands on a spot."""
    _, flower, number = spot.split(".")
    return s.table.under[box.FLOWERS.index(flower)][int(number) - 1]


def attempt(view: SantiagoView, thing: str, s: State) -> Action | None:
    """What a click on a thing would mean, legal or not: it is asked why it isn't."""
    spot = spots(view, thing, s)[0]
    name, _, rest = spot.partition(".")
    if name == "stop":
        return act.Drive((int(rest) - s.car) % box.STOPS or box.STOPS)
    if name == "cuban":
        closing = s.phase == "use" and s.building == box.NEWSPAPER
        cuban = s.table.road[int(rest) - 1]
        return act.Close(cuban) if closing else attempt(view, f"stop.{rest}", s)
    if name == "building":
        building = _building(spot, s)
        return act.Claim(building) if s.phase == "alonso" else act.Enter(building)
    return _attempt_harbour(view, spot, s)


def _attempt_harbour(view: SantiagoView, spot: str, s: State) -> Action | None:
    if spot.startswith("price"):
        return act.Price(box.DOWN if spot == f"price.{s.price - 1}" else box.UP)
    goods = [good for good in box.MARKET if view.die(s, good) == spot]
    if not goods:
        return None
    good = goods[0]
    if s.phase == "leave":
        return act.Leave(good)
    if s.phase == "load":
        return act.Load(good, 1)
    trading = s.phase == "use" and s.building == box.TRADE_OFFICE
    return act.Ship(good) if trading else act.Clear(good)


def mark(view: SantiagoView, event: Event, s: State) -> str:
    """Where an event has changed the board to stay."""
    if isinstance(event, ev.PawnEntered | ev.BuildingClaimed):
        return view.building(s, event.building)
    if isinstance(event, ev.PriceMoved):
        return "price.coin"
    if isinstance(event, ev.CubanClosed):
        return view.cuban(s, event.cuban)
    if isinstance(event, ev.DieCleared | ev.GoodsLoaded) and s.left != box.NONE:
        return view.die(s, event.good)
    return ""


def outdates(event: Event, earlier: Event) -> bool:
    """Whether nothing is left of what an earlier event has changed: the dice of a ship are gone."""
    on_dice = isinstance(earlier, ev.DieCleared | ev.GoodsLoaded)
    return on_dice and isinstance(event, ev.ShipSailed)


RULES = {
    "cuban": "4",
    "building": "5",
    "die": "6",
    "roll": "7",
    "price": "6",
    "boat": "7",
    "ship": "6",
    "car": "3",
    "pawn": "5",
    "panel": "9",
}


def rule(thing: str) -> str:
    """The section of the rulebook that tells of a thing."""
    return "6" if thing == f"stop.{box.PORT}" else RULES.get(kind(thing), "4")
