"""The rules of Cargo Noir: which facts follow from an action.

`legal` and `decide` look up one short function for each phase and each action. Numbers in
comments are sections of the rulebook (`rulebook.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import bag, position, refusals
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.rules.legal import MAY, market_deeds, may_take
from santiago_desktop.games.cargo_noir.rules.state import State
from santiago_desktop.kernel.rules import Refusal, Result, Rules, ranked

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Emit


# --- a turn (3) ----------------------------------------------------------------------------------


def begin_turn(s: State, seat: int, round_: int, emit: Emit) -> None:
    """3.I: the casino first, then the ports, then what has to be asked."""
    emit(ev.TurnBegan(seat, round_))
    if round_ == 1:
        ask_sailing(s, emit)
        return
    ships = s.casino[seat]
    if ships:
        emit(ev.CasinoPaid(seat, ships, ships * box.CASINO_COINS))
    buy_ports(s, emit)


def end_turn(s: State, emit: Emit) -> None:
    """3: the next seat; after the last one, the next round or the end."""
    if s.turn + 1 < s.seats:
        begin_turn(s, s.turn + 1, s.round, emit)
    elif s.last_round:
        emit(ev.GameEnded())
    else:
        begin_turn(s, 0, s.round + 1, emit)


# --- ships act (3.I) -----------------------------------------------------------------------------


def buy_ports(s: State, emit: Emit) -> None:
    """Ports held alone, in the table's order, each refilled before the next."""
    seat = s.turn
    for port in s.ports:
        stacks = s.stacks[port]
        if len(stacks) == 1 and stacks[0][0] == seat:
            emit(ev.PortBought(seat, port, stacks[0][1], s.stock[port]))
            count = min(box.SPACES[port], s.tokens_left())
            if count:
                emit(ev.DrawAwaited(box.FROM_PORT + port, count))
                return
    settle(s, emit)


def settle(s: State, emit: Emit) -> None:
    """The outbid and the market ships are asked; a market ship that can do nothing comes home."""
    seat = s.turn
    if s.market[seat] and not s.tokens_left() and not market_deeds(s):
        emit(ev.MarketBare(seat))
        for _ in range(s.market[seat]):
            emit(ev.MarketShipReturned(seat))
    if s.market[seat] or s.outbid(seat):
        if s.phase != "act":
            emit(ev.Asked("act", seat))
    else:
        emit(ev.Asked("trade", seat))
        go_on_trading(s, emit)


def draw(s: State, a: act.Draw, emit: Emit) -> None:
    """The bag gives; if it is empty, the pile becomes the bag first, also on the way."""
    seat, source = s.turn, s.source
    for goods in bag.handfuls(s, a.goods):
        if not any(s.bag):
            emit(ev.PileBecameBag())
        if source == box.MARKET_SHIP:
            emit(ev.TokenDrawn(seat, goods[0]))
        else:
            emit(ev.PortFilled(source - box.FROM_PORT, goods))
    if source == box.MARKET_SHIP:
        settle(s, emit)
    else:
        buy_ports(s, emit)


def raise_stack(s: State, a: act.Raise, emit: Emit) -> None:
    """Coins on one's own stack; the ship stays, and the next thing is asked."""
    emit(ev.StackRaised(s.turn, a.port, s.stack(a.port, s.turn), a.coins))
    settle(s, emit)


def withdraw(s: State, a: act.Withdraw, emit: Emit) -> None:
    """The first withdrawals of a turn bring coins, one for each syndicate."""
    seat = s.turn
    paid = len(s.withdrawn) < s.cards[seat].count(box.SYNDICATE)
    emit(ev.PortLeft(seat, a.port, s.stack(a.port, seat)))
    if paid:
        emit(ev.SyndicatePaid(seat, a.port, box.SYNDICATE_COINS))
    settle(s, emit)


def swap(s: State, a: act.Swap, emit: Emit) -> None:
    """A good for one of the market's display; the ship that did it is home at once."""
    emit(ev.TokensSwapped(s.turn, a.given, a.taken))
    emit(ev.MarketShipReturned(s.turn))
    settle(s, emit)


def draw_one(s: State, _: act.DrawOne, emit: Emit) -> None:
    """The ship is home at once, the token comes from chance."""
    emit(ev.MarketShipReturned(s.turn))
    emit(ev.DrawAwaited(box.MARKET_SHIP, 1))


# --- trading (3.II) ------------------------------------------------------------------------------


def go_on_trading(s: State, emit: Emit) -> None:
    """Trading ends by itself when there is nothing left to decide."""
    seat = s.turn
    coins = s.last_round and not s.spent and s.coins[seat]
    if not (coins or any(s.hand(seat)) or may_take(s)):
        end_trading(s, emit)


def trade_set(s: State, a: act.TradeSet, emit: Emit) -> None:
    """A set of tokens becomes credit; they go to the pile."""
    emit(ev.SetTraded(s.turn, a.goods, box.set_value(a.goods)))
    go_on_trading(s, emit)


def spend(s: State, a: act.Spend, emit: Emit) -> None:
    """Coins become credit; once a turn, and only in the last round."""
    emit(ev.CoinsSpent(s.turn, a.coins))
    go_on_trading(s, emit)


def take(s: State, a: act.Take, emit: Emit) -> None:
    """Credit becomes a card, and a ship if it is one."""
    emit(ev.CardTaken(s.turn, a.card, box.COST[a.card]))
    if a.card == box.SHIP:
        emit(ev.ShipGained(s.turn))
    go_on_trading(s, emit)


def done(s: State, _: act.Done, emit: Emit) -> None:
    """The player has traded enough; what is left of the credit is lost."""
    end_trading(s, emit)


def end_trading(s: State, emit: Emit) -> None:
    """Credit that was not used is lost; then there must be room for all tokens."""
    if s.credit:
        emit(ev.CreditLost(s.turn, s.credit))
    if s.last_round:
        end_turn(s, emit)
    elif sum(s.hand(s.turn)) > s.room(s.turn):
        emit(ev.Asked("discard", s.turn))
    else:
        ask_sailing(s, emit)


def discard(s: State, a: act.Discard, emit: Emit) -> None:
    """One after the other, until there is room."""
    emit(ev.TokenDiscarded(s.turn, a.good))
    if sum(s.hand(s.turn)) <= s.room(s.turn):
        ask_sailing(s, emit)


# --- ships sail (3.III) --------------------------------------------------------------------------


def ask_sailing(s: State, emit: Emit) -> None:
    """If there is a ship at home."""
    if s.home[s.turn]:
        emit(ev.Asked("sail", s.turn))
    else:
        end_turn(s, emit)


def send(s: State, a: act.Send, emit: Emit) -> None:
    """To the casino or the market."""
    emit(ev.ShipSent(s.turn, a.place))
    if not s.home[s.turn]:
        end_turn(s, emit)


def bid(s: State, a: act.Bid, emit: Emit) -> None:
    """A ship sails to a port with a stack of coins."""
    emit(ev.ShipBid(s.turn, a.port, a.coins))
    if not s.home[s.turn]:
        end_turn(s, emit)


DECIDE: dict[type[Action], Callable[[State, Any, Emit], None]] = {
    act.DrawOne: draw_one,
    act.Draw: draw,
    act.Raise: raise_stack,
    act.Withdraw: withdraw,
    act.Swap: swap,
    act.TradeSet: trade_set,
    act.Spend: spend,
    act.Take: take,
    act.Done: done,
    act.Discard: discard,
    act.Send: send,
    act.Bid: bid,
}


class CargoNoir(Rules[State]):
    """The rules of Cargo Noir: stateless, one object is enough for all games."""

    actions = act.ACTIONS
    seats = box.SEATS

    def setup(self, seats: int, options: dict[str, bool], draw: Draw) -> State:  # noqa: ARG002
        """2: the market and each open port are filled."""
        s = State(seats)
        shown = bag.take(s.bag, draw, box.SHOWN)
        s.lay_out(shown, [bag.take(s.bag, draw, box.SPACES[port]) for port in s.ports])
        return s

    def legal(self, s: State) -> list[Action]:
        """What the actor may do in this phase; [] for chance, and when the game is over."""
        return MAY[s.phase](s)

    def chance(self, s: State, draw: Draw) -> Action:
        """The bag gives as many as asked for."""
        return act.Draw(bag.chance(s, draw))

    def possible(self, s: State, action: Action) -> bool:
        """Whether each token was in the bag when its turn came."""
        return isinstance(action, act.Draw) and bag.fault(s, action.goods) is None

    def decide(self, s: State, action: Action, emit: Emit) -> None:
        """Emit what follows from a legal action; each event is folded at once."""
        DECIDE[type(action)](s, action, emit)

    def refusal(self, s: State, action: Action) -> Refusal:
        """The rule and the reason why an action is not legal now."""
        return refusals.refusal(s, action)

    def result(self, s: State) -> Result:
        """4: points of all cards; ties by the highest single card, then the next highest."""
        parts = [_parts(cards) for cards in s.cards]
        scores = [sum(part.values()) for part in parts]
        ties = [tuple(sorted((box.POINTS[c] for c in cards), reverse=True)) for cards in s.cards]
        return ranked(scores, ties, parts)

    def chapter(self, s: State) -> tuple[int, int]:
        """The round and the seat whose turn it is (rule 3)."""
        return s.round, s.turn

    def check(self, s: State) -> None:
        """Tokens, ships and cards are conserved, and everything is where it can be."""
        position.check(s)

    def to_position(self, s: State) -> dict[str, Any]:
        """The state as JSON, in the form of section 7 of the rules page."""
        return position.write(s)

    def from_position(self, position_: object) -> State:
        """The state that such JSON describes; Fault, naming the place, if it can't be."""
        return position.read(position_)


def _parts(cards: tuple[int, ...]) -> dict[str, int]:
    """The points of a seat's cards: those that help, the common ones, the unique ones."""
    parts = {"benefits": 0, "common": 0, "unique": 0}
    for card in cards:
        group = "unique" if box.UNIQUE[card] else "common"
        parts["benefits" if box.LIMIT[card] else group] += box.POINTS[card]
    return parts
