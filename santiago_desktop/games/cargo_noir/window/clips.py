"""What happens in Cargo Noir, as it is seen and heard."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.window import night, places
from santiago_desktop.games.cargo_noir.words.sprites import BAG, COIN, card, token
from santiago_desktop.stage.board.clips import (
    ARC,
    STAGGER,
    Clip,
    Fly,
    InTurn,
    Item,
    Picture,
    Together,
    Wait,
    between,
    out,
    smooth,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.picture import Board
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Cue

MOST_COINS = 6  # that fly; more look no different
SAIL_SECONDS, HOME_SECONDS, GONE_SECONDS = 0.6, 0.45, 0.2
BEAM_SECONDS, DAYBREAK_SECONDS = 0.8, 1.6
GREAT_SET = 6  # tokens
RISING = "abcdefgh"  # the sounds of the first coins of a stack; all later ones have the last


def clip(board: Board, event: Event, s: State) -> Clip | None:
    """An event as it is seen from the state before it; None for what is simply different then."""
    staged = STAGED.get(type(event))
    return staged(board, event, s) if staged else None


class Gone(Clip):
    """Things become paler until they aren't there any more."""

    def __init__(self, keys: Sequence[str], sound: str = "") -> None:
        super().__init__(GONE_SECONDS, sound)
        self.keys = keys

    def bend(self, picture: Picture, seconds: float) -> None:
        for key in self.keys:
            if key in picture:
                picture[key].alpha = 1 - min(1.0, seconds / self.length)


class Sail(Clip):
    """A ship over the water, rocking a little."""

    def __init__(self, key: str, item: Item, way: tuple[Point, Point], seconds: float) -> None:
        super().__init__(seconds, "noir_sail")
        self.key, self.item, (self.start, self.end) = key, item, way

    def bend(self, picture: Picture, seconds: float) -> None:
        t = min(1.0, seconds / self.length)
        item = picture.setdefault(self.key, self.item)
        item.at = between(self.start, self.end, smooth(t))
        item.lift = 4 + 3 * sin(t * 9)
        item.layer = 2


class Deal(Clip):
    """Tokens from one place, each to a place of its own, one after the other."""

    def __init__(self, tokens: Sequence[str], start: Point, ends: Sequence[Point]) -> None:
        super().__init__(0.45 + STAGGER * max(0, len(tokens) - 1), "noir_bag")
        self.tokens, self.start, self.ends = tokens, start, ends

    def bend(self, picture: Picture, seconds: float) -> None:
        for number, (sprite, end) in enumerate(zip(self.tokens, self.ends, strict=True)):
            t = min(1.0, max(0.0, (seconds - number * STAGGER) / 0.45))
            if t:
                item = Item(sprite, between(self.start, end, out(t)), layer=2)
                item.lift = ARC * sin(3.1416 * out(t))
                picture[f"fly.{number}"] = item


class Clink(Fly):
    """Coins that drop one by one on a stack; each rings higher than the one below it."""

    def __init__(self, coins: int, below: int, start: Point, end: Point) -> None:
        super().__init__([COIN] * min(coins, MOST_COINS), start, end, length=0.4)
        self.below = below

    @property
    def cues(self) -> list[Cue]:
        drops = [(0.4 + STAGGER * i, self.below + i) for i in range(len(self.sprites))]
        return [(when, f"noir_coin_{RISING[min(n, len(RISING) - 1)]}") for when, n in drops]


def _coins(count: int, start: Point, end: Point, sound: str) -> Clip:
    """Coins fly from one place to another, a few standing for many."""
    return Fly([COIN] * min(count, MOST_COINS), start, end, sound=sound)


# --- ships act -----------------------------------------------------------------------------------


def _turn_began(b: Board, e: ev.TurnBegan, s: State) -> Clip:
    """A horn for the round, and the lighthouse for who is at the screen; at last the dawn."""
    if e.seat == 0 and e.round == s.rounds:
        return night.Daybreak(DAYBREAK_SECONDS, "noir_last_round")
    sound = "noir_beam" if e.seat else "noir_horn"
    if e.seat in b.people:
        return night.Beam(BEAM_SECONDS, sound)
    return Clip(0.3 if e.seat else 0.6, sound)


def _casino_paid(b: Board, e: ev.CasinoPaid, s: State) -> Clip:
    place = places.at("casino")
    paid = _coins(e.coins, place, b.purse(e.seat, s), "noir_roulette")
    return Together(paid, _home(b, f"casino.{e.seat}", e.seat, s))


def _home(b: Board, key: str, seat: int, s: State) -> Clip:
    """A ship comes home from where it lies; what it stood on is gone."""
    start = b.picture(s)[f"ship.{key}"].at
    item = Item(b.ship(seat), start, layer=2)
    sail = Sail(f"ship.{key}", item, (start, b.slip(seat, s)), HOME_SECONDS)
    sail.sound = "noir_home"
    return Together(sail, Gone((f"float.{key}", f"stack.{key}")))


def _port_bought(b: Board, e: ev.PortBought, s: State) -> Clip:
    name = box.PORT_NAMES[e.port]
    goods = [f"good.{name}.{i}" for i in range(len(e.goods))]
    tokens = [token(good) for good in e.goods]
    start = places.at(f"port.{name}.goods.0")
    taken = Fly(tokens, start, b.hold(e.seat, s), sound="noir_crates")
    return InTurn(_home(b, f"{name}.{e.seat}", e.seat, s), Together(taken, Gone(goods)))


def _port_filled(_: Board, e: ev.PortFilled, s: State) -> Clip:
    name = box.PORT_NAMES[e.port]
    first = len(s.stock[e.port])
    ends = [places.at(f"port.{name}.goods.{first + i}") for i in range(len(e.goods))]
    return Deal([token(good) for good in e.goods], places.at("bag"), ends)


def _pile_became_bag(_: Board, __: ev.PileBecameBag, ___: State) -> Clip:
    return Fly([BAG], places.at("pile"), places.at("bag"), sound="noir_bag")


def _token_drawn(b: Board, e: ev.TokenDrawn, s: State) -> Clip:
    return Fly([token(e.good)], places.at("bag"), b.hold(e.seat, s), sound="noir_bag", length=0.6)


def _stack_raised(b: Board, e: ev.StackRaised, s: State) -> Clip:
    end = places.stack_at(s, e.port, e.seat)
    coins = Clink(e.coins - e.before, e.before, b.purse(e.seat, s), end)
    return Together(Clip(coins.length, "noir_raise"), coins)


def _port_left(b: Board, e: ev.PortLeft, s: State) -> Clip:
    name = box.PORT_NAMES[e.port]
    start = places.stack_at(s, e.port, e.seat)
    sound = "noir_withdraw" if e.seat == b.owner(s) else "noir_lighter"
    back = _coins(e.coins, start, b.purse(e.seat, s), sound)
    return Together(back, _home(b, f"{name}.{e.seat}", e.seat, s))


def _syndicate_paid(b: Board, e: ev.SyndicatePaid, s: State) -> Clip:
    start = places.at(places.card(box.SYNDICATE))
    return _coins(e.coins, start, b.purse(e.seat, s), "noir_syndicate")


def _market_ship_returned(b: Board, e: ev.MarketShipReturned, s: State) -> Clip:
    if s.market[e.seat] > 1:  # the others stay there
        return Clip(0.1, "noir_home")
    return _home(b, f"market.{e.seat}", e.seat, s)


def _tokens_swapped(b: Board, e: ev.TokensSwapped, s: State) -> Clip:
    place, hold = places.at(f"market.{s.shown.index(e.taken)}"), b.hold(e.seat, s)
    given = Fly([token(e.given)], hold, place, sound="noir_swap")
    return InTurn(given, Fly([token(e.taken)], place, hold))


# --- trading -------------------------------------------------------------------------------------


def _set_traded(b: Board, e: ev.SetTraded, s: State) -> Clip:
    sound = "noir_set_great" if len(e.goods) >= GREAT_SET else "noir_set"
    tokens = [token(good) for good in e.goods]
    return Fly(tokens, b.hold(e.seat, s), places.at("pile"), sound=sound, length=0.4)


def _coins_spent(b: Board, e: ev.CoinsSpent, s: State) -> Clip:
    return _coins(e.coins, b.purse(e.seat, s), places.at("pile"), "noir_till")


def _card_taken(b: Board, e: ev.CardTaken, _: State) -> Clip:
    sound = "noir_camera" if box.UNIQUE[e.card] else "noir_till"
    if e.card == box.WAREHOUSE:
        sound = "noir_lids"
    start = places.at(places.card(e.card))
    return Fly([card(e.card)], start, b.panel(e.seat), sound=sound, length=0.7)


def _ship_gained(b: Board, e: ev.ShipGained, s: State) -> Clip:
    start = places.at(places.card(box.SHIP))
    return Fly([b.ship(e.seat)], start, b.slip(e.seat, s), sound="noir_new_ship", length=0.6)


def _token_discarded(b: Board, e: ev.TokenDiscarded, s: State) -> Clip:
    return Fly([token(e.good)], b.hold(e.seat, s), places.at("pile"), sound="noir_discard")


# --- ships sail ----------------------------------------------------------------------------------


def _departs(b: Board, seat: int, end: Point, s: State) -> Clip:
    """The last ship of the slip, or one that comes from the seat's panel."""
    start = b.slip(seat, s)
    own = seat == b.owner(s)
    key = f"home.{min(s.home[seat], places.SLIP) - 1}" if own else "sailing"
    return Sail(key, Item(b.ship(seat), start, layer=2), (start, end), SAIL_SECONDS)


def _ship_sent(b: Board, e: ev.ShipSent, s: State) -> Clip:
    return _departs(b, e.seat, places.visit_at(s, box.PLACES[e.place], e.seat), s)


def _ship_bid(b: Board, e: ev.ShipBid, s: State) -> Clip:
    end = places.stack_at(s, e.port, e.seat)
    coins = Clink(e.coins, 0, b.purse(e.seat, s), end)
    return Together(_departs(b, e.seat, end, s), InTurn(coins, Clip(0.15, "noir_land")))


def _heard(sound: str, seconds: float) -> Callable[[Board, Event, State], Clip]:
    return lambda *_: Clip(seconds, sound)


STAGED: dict[type, Callable[..., Clip]] = {
    ev.TurnBegan: _turn_began,
    ev.Asked: lambda *_: Wait(0.0),
    ev.DrawAwaited: lambda *_: Wait(0.0),
    ev.GameEnded: _heard("noir_horn", 1.0),
    ev.CasinoPaid: _casino_paid,
    ev.PortBought: _port_bought,
    ev.PileBecameBag: _pile_became_bag,
    ev.PortFilled: _port_filled,
    ev.TokenDrawn: _token_drawn,
    ev.StackRaised: _stack_raised,
    ev.PortLeft: _port_left,
    ev.SyndicatePaid: _syndicate_paid,
    ev.MarketShipReturned: _market_ship_returned,
    ev.MarketBare: _heard("refused", 0.4),
    ev.TokensSwapped: _tokens_swapped,
    ev.SetTraded: _set_traded,
    ev.CoinsSpent: _coins_spent,
    ev.CardTaken: _card_taken,
    ev.ShipGained: _ship_gained,
    ev.CreditLost: _heard("points_down", 0.4),
    ev.TokenDiscarded: _token_discarded,
    ev.ShipSent: _ship_sent,
    ev.ShipBid: _ship_bid,
}
