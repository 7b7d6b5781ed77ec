"""The sentences of Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section, Sentences
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.refusals import RULE_OF_PHASE
from santiago_desktop.games.cargo_noir.words import offers
from santiago_desktop.games.cargo_noir.words.accounts import FACTS
from santiago_desktop.games.cargo_noir.words.event_notes import ABOUT
from santiago_desktop.games.cargo_noir.words.events import EVENTS
from santiago_desktop.games.cargo_noir.words.hints import AT_ONCE, HINTS, MEASURES, PAIRS, WARNINGS
from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
from santiago_desktop.games.cargo_noir.words.offers import AMOUNTS, OFFERS
from santiago_desktop.games.cargo_noir.words.refusals import REFUSALS
from santiago_desktop.games.cargo_noir.words.rulebook import rulebook
from santiago_desktop.kernel.rules import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Result


class CargoNoirWording(CargoNoirNames):
    """All that is said at a table of Cargo Noir."""

    asks_amounts = False  # what else could be done with a ship counts as much as the stack's height

    def sentences(self) -> Sentences:
        """What happened, what could be done, why not, and by which rule."""
        return Sentences(
            EVENTS,
            ACTIONS,
            REFUSALS,
            ABOUT,
            RULE_OF_PHASE,
            HINTS,
            PAIRS,
            WARNINGS,
            AT_ONCE,
            FACTS,
            OFFERS,
            AMOUNTS,
            measures=MEASURES,
        )

    def named_first(self, legal: Sequence[Action], s: State) -> Sequence[Action]:
        """Sets that are worth most, swaps that help most, and all else."""
        return offers.named_first(legal, s)

    def briefing(self, s: State) -> Sequence[str]:
        """Who has outbid whom, what goods and credit can do."""
        return offers.briefing(self, s)

    def shorthand(self, line: str, s: State) -> Action | None:
        """A set by its kinds and numbers: "3 gems joker"."""
        return offers.shorthand(self, line, s)

    def rulebook(self) -> list[Section]:
        """The rulebook, section by section, in the language of the table."""
        return rulebook(self)

    def progress(self, match: Match[State]) -> str:
        """Which round is played, of how many, as a phrase."""
        s = match.state
        return self._("Round {round} of {rounds}").format(round=s.round, rounds=s.rounds)

    def task(self, s: State) -> str:
        """What a puzzle asks in this phase."""
        asked = {
            "act": self._("What should {name} do with the ships in the ports?"),
            "trade": self._("What should {name} trade and buy?"),
            "discard": self._("What should {name} discard?"),
            "sail": self._("Where should {name} send ships?"),
        }
        words = asked.get(s.phase)
        return words.format(name=self.names[s.actor]) if words else super().task(s)

    def mover(self, s: State) -> int:
        """Nobody acts out of turn, and a turn begins before anybody is asked (rule 3)."""
        return s.turn

    def prompt(self, s: State) -> str:
        """Who has to do what."""
        if s.phase == OVER:
            return self._("The game is over.")
        if s.actor == CHANCE:
            return self._draw_prompt(s)
        if s.actor != s.turn:  # the next turn has begun, and nobody is asked yet
            return self._("{name}: the ships come home.").format(name=self.names[s.turn])
        asked = {
            "act": self._ask_ships(s),
            "trade": self._ask_to_trade(s),
            "discard": self._("{name}: discard a token; there is no room for {tokens}."),
            "sail": self._ask_to_sail(s),
        }
        return asked[s.phase].format(
            name=self.names[s.actor],
            credit=s.credit,
            tokens=self.tokens(sum(s.hand(s.actor)) - s.room(s.actor)),
            ships=self.ships(s.home[s.actor]),
        )

    def _ask_ships(self, s: State) -> str:
        """What is asked about the ships: where only one thing is, it is named."""
        outbid, at_market = s.outbid(s.turn), s.market[s.turn]
        if outbid and not at_market:
            return self._("{name}: where you are outbid, raise or withdraw.")
        if at_market and not outbid:
            return self._("{name}: at the market, swap a token or draw one from the bag.")
        return self._("{name}: decide what your ships do.")

    def _ask_to_trade(self, s: State) -> str:
        """What is asked in the trade, and the credit once there is one: also a computer's."""
        if not s.credit:
            return self._("{name}: trade sets and take cards, or stop trading.")
        return self._("{name}: trade sets and take cards, or stop trading. Credit: {credit}.")

    def _ask_to_sail(self, s: State) -> str:
        """What is asked before ships sail; for the last time, what coins are good for later."""
        if s.round == s.rounds - 1:
            return self._(
                "{name}: send a ship. At home: {ships}. Next round, coins count as credit."
            )
        return self._("{name}: send a ship. At home: {ships}.")

    def _draw_prompt(self, s: State) -> str:
        if s.source == box.MARKET_SHIP:
            return self._("{name} draws from the bag.").format(name=self.names[s.turn])
        return self._("{port} is filled from the bag with {tokens}.").format(
            port=self.port(s.source - box.FROM_PORT), tokens=self.tokens(s.count)
        )

    def board(self, s: State) -> list[str]:
        """The round, the market, the ports, the cards, the bag, and what everybody has."""
        lines = [
            self._("Round {round} of {rounds}.").format(round=s.round, rounds=s.rounds),
            self._("The market shows {goods}.").format(goods=self.row(s.shown)),
        ]
        lines += [self.harbour(s, port) for port in s.ports]
        lines.append(self.offer(s))
        lines += [self.bag(s), self.pile(s)]
        return lines + [self.holdings(s, seat) for seat in range(s.seats)]

    def bag(self, s: State) -> str:
        """What is still to be drawn."""
        if not any(s.bag):
            return self._("The bag is empty.")
        return self._("In the bag: {goods}.").format(goods=self.counted(s.bag))

    def pile(self, s: State) -> str:
        """What was traded in or discarded."""
        if not any(s.pile):
            return self._("The pile is empty.")
        return self._("On the pile: {goods}.").format(goods=self.counted(s.pile))

    def harbour(self, s: State, port: int) -> str:
        """What a port offers, and who bids for it."""
        goods = self.row(s.stock[port])
        if not s.stacks[port]:
            return self._("{port} offers {goods}.").format(port=self.port(port), goods=goods)
        stacks = [
            self._("{name} {coins}").format(name=self.names[seat], coins=coins)
            for seat, coins in s.stacks[port]
        ]
        return self._("{port} offers {goods}. Stacks: {stacks}.").format(
            port=self.port(port), goods=goods, stacks=", ".join(stacks)
        )

    def offer(self, s: State) -> str:
        """The cards that are left."""
        cards = [
            self._("{card} ({count} left, cost {cost})").format(
                card=self.card(card), count=count, cost=box.COST[card]
            )
            for card, count in enumerate(s.supply)
            if count
        ]
        return self._("Cards left: {cards}.").format(cards=", ".join(cards))

    def holdings(self, s: State, seat: int) -> str:
        """Coins, ships, tokens and cards."""
        things = [self.purse(s.coins[seat]), *self.fleet(s, seat)]
        things += [self.goods(good, n) for good, n in enumerate(s.hand(seat)) if n]
        text = self._("{name}: {things}.").format(name=self.names[seat], things=self.listed(things))
        if not s.cards[seat]:
            return text
        cards = ", ".join(self.card(card) for card in s.cards[seat])
        points = self.points(sum(box.POINTS[card] for card in s.cards[seat]))
        return text + " " + self._("Cards: {cards}; {points}.").format(cards=cards, points=points)

    def fleet(self, s: State, seat: int) -> list[str]:
        """Where a seat's ships are, those in ports aside; places without one are left out."""
        places = (
            (self._("{ships} at home"), s.home[seat]),
            (self._("{ships} at the casino"), s.casino[seat]),
            (self._("{ships} at the market"), s.market[seat]),
        )
        return [words.format(ships=self.ships(count)) for words, count in places if count]

    def result(self, result: Result) -> list[str]:
        """A sentence for each seat, with its score and the score's parts; then who has won."""
        lines = [
            self._(
                "{name}: {total} ({benefits} for cards that help, {common} for common ones, "
                "{unique} for unique ones)."
            ).format(
                name=self.names[seat],
                total=self.points(result.scores[seat]),
                **result.parts[seat],
            )
            for rung in result.ranking
            for seat in rung
        ]
        return [*lines, self.winners(result.winners)]


def _raise(w: CargoNoirWording, a: act.Raise, s: State) -> str:
    return w._("{port}: raise the stack to {height}, for {coins}").format(
        port=w.port(a.port), height=a.coins, coins=w.coins(a.coins - s.stack(a.port, s.turn))
    )


def _withdraw(w: CargoNoirWording, a: act.Withdraw, s: State) -> str:
    return w._("{port}: withdraw with {coins}").format(
        port=w.port(a.port), coins=w.coins(s.stack(a.port, s.turn))
    )


def _swap(w: CargoNoirWording, a: act.Swap, _: State) -> str:
    return w._("market: give {given}, take {taken}").format(
        given=w.goods(a.given, 1), taken=w.goods(a.taken, 1)
    )


def _set(w: CargoNoirWording, a: act.TradeSet, _: State) -> str:
    return w._("trade in {goods}: worth {value}").format(
        goods=w.heap(a.goods), value=box.set_value(a.goods)
    )


def _take(w: CargoNoirWording, a: act.Take, _: State) -> str:
    text = w._("take a card for {cost}: {card}, {points}").format(
        cost=box.COST[a.card], card=w.card(a.card), points=w.points(box.POINTS[a.card])
    )
    gain = w.help(a.card)
    return f"{text}; {gain}" if gain else text


def _send(w: CargoNoirWording, a: act.Send, _: State) -> str:
    return w._("send a ship {to_place}").format(to_place=w.to_place(a.place))


def _bid(w: CargoNoirWording, a: act.Bid, _: State) -> str:
    return w._("send a ship {to_port}, with {coins}").format(
        to_port=w.to_port(a.port), coins=w.coins(a.coins)
    )


ACTIONS: dict[type, Callable[..., str]] = {
    act.DrawOne: lambda w, _, __: w._("market: draw a token from the bag"),
    act.Raise: _raise,
    act.Withdraw: _withdraw,
    act.Swap: _swap,
    act.TradeSet: _set,
    act.Spend: lambda w, a, _: w._("add {coins} to the credit").format(coins=w.coins(a.coins)),
    act.Take: _take,
    act.Done: lambda w, _, __: w._("end trading"),
    act.Discard: lambda w, a, _: w._("discard {goods}").format(goods=w.goods(a.good, 1)),
    act.Send: _send,
    act.Bid: _bid,
}
