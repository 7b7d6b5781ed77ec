"""The sentences of Manila."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section, Sentences, capital
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, KINDS, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules.legal import costs, share_price, stows_away
from santiago_desktop.games.manila.words.accounts import FACTS
from santiago_desktop.games.manila.words.event_notes import ABOUT
from santiago_desktop.games.manila.words.events import EVENTS
from santiago_desktop.games.manila.words.hints import AT_ONCE, HINTS, MEASURES, WARNINGS
from santiago_desktop.games.manila.words.names import ManilaNames
from santiago_desktop.games.manila.words.offers import AMOUNTS, OFFERS, pays
from santiago_desktop.games.manila.words.prospects import hopes_told
from santiago_desktop.games.manila.words.refusals import REFUSALS
from santiago_desktop.games.manila.words.rulebook import rulebook
from santiago_desktop.kernel.rules import CHANCE, OVER, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.memory import Known
    from santiago_desktop.kernel.rules import Result


class ManilaWording(ManilaNames):
    """All that is said at a table of Manila."""

    def sentences(self) -> Sentences:
        """What happened, what could be done, why not."""
        return Sentences(
            EVENTS,
            ACTIONS,
            REFUSALS,
            ABOUT,
            hints=HINTS,
            warnings=WARNINGS,
            at_once=AT_ONCE,
            facts=FACTS,
            offers=OFFERS,
            amounts=AMOUNTS,
            measures=MEASURES,
        )

    def rulebook(self) -> list[Section]:
        """The rulebook, section by section, in the language of the table."""
        return rulebook(self.language)

    @property
    def opens(self) -> str:
        """Decisions are about the voyage."""
        return self._("this voyage")

    def task(self, s: State) -> str:
        """What a puzzle asks in this phase."""
        asked = {
            "share": self._("Which share should {name} buy?"),
            "omit": self._("Which goods should {name} leave behind?"),
            "place": self._("Which place is best for {name}?"),
            "plunder": self._("Where should {name} send the boat?"),
        }
        words = asked.get(s.phase)
        return words.format(name=self.names[s.actor]) if words else super().task(s)

    def prompt(self, s: State) -> str:
        """Who has to do what."""
        if s.phase == OVER:
            return self._("The game is over.")
        if s.come_in():
            return self._("The profits of the voyage are paid.")
        if s.actor == CHANCE:
            rolls = self._("{name} rolls the dice.").format(name=self.names[s.turn])
            return f"{rolls} {hopes_told(self, s)}".rstrip()
        asked = {
            "bid": self._("{name}: bid to be harbour master, or pass. Highest bid: {standing}."),
            "raise": self._("{name}: pledge a share. You still have to pay {owed}."),
            "share": self._share_prompt(s),
            "omit": self._("{name}: which goods stay behind?"),
            "start": self._("{name}: set the boats, nine squares in all."),
            "place": self._("{name}: place an accomplice, or pass."),
            "board": self._("{name}: board with your pirate, or skip."),
            "pilot": self._("{name}: move boats with your pilot ({pilot}), or skip."),
            "plunder": self._("{name}: the port or the shipyard for {boat}?"),
        }
        if s.phase == "place" and stows_away(s, costs(s)):
            words = self._("{name}: stow away anywhere for all you have, {pesos}, or pass.")
            return words.format(name=self.names[s.actor], pesos=self.pesos(s.pesos[s.actor]))
        if s.phase == "place" and costs(s) and all(n > s.pesos[s.actor] for _, n in costs(s)):
            words = self._("{name}: pledge a share of yours to place an accomplice, or pass.")
            return words.format(name=self.names[s.actor])
        pilot = self.spot(s.queue[0]) if s.phase == "pilot" else ""
        boat = self.boat(s.queue[0]) if s.phase == "plunder" else ""
        return asked[s.phase].format(
            name=self.names[s.actor],
            standing=self.pesos(s.standing),
            owed=self.pesos(s.owed),
            pilot=pilot,
            boat=boat,
        )

    def _share_prompt(self, s: State) -> str:
        """Buying; or pledging first, where there isn't enough cash for any share."""
        prices = [share_price(s, ware) for ware in range(box.KINDS) if s.stock[ware]]
        if s.pesos[s.actor] < min(prices, default=0) and s.unpledged(s.actor):
            return self._("{name}: pledge a share of yours to buy another, or skip.")
        return self._("{name}: buy a share, or skip.")

    def dialog(self, s: State) -> tuple[str, str]:
        """The pilot who moves boats, and how far."""
        if s.phase == "pilot":
            spot = s.queue[0]
            return capital(self.spot(spot)), capital(pays(self, FROM_SPOT + spot)) + "."
        return super().dialog(s)

    def board(self, s: State) -> list[str]:
        """Voyage, prices, boats, spots, and what everybody holds."""
        lines = [self.voyage(s), self.prices(s), self.stock(s)]
        lines += [self.hold(s, ware) for ware in s.boats]
        if s.boats:
            lines += [self.taken(s), self.free(s)]
        return lines + [self.holdings(s, seat) for seat in range(s.seats)]

    def progress(self, match: Match[State]) -> str:
        """Which voyage is played."""
        return self._("Voyage {number}").format(number=match.state.voyage)

    def voyage(self, s: State) -> str:
        """How far the game is."""
        if s.round:
            return self._("Voyage {number}, round {round}. Harbour master: {name}.").format(
                number=s.voyage, round=s.round, name=self.names[s.turn]
            )
        words = self._("Voyage {number}. Harbour master: {name}.")
        if s.phase == "bid":
            words = self._("Voyage {number}. {name} opens the auction.")
        return words.format(number=s.voyage, name=self.names[s.turn])

    def prices(self, s: State) -> str:
        """The sentence that tells what a share of each ware is worth on the black market."""
        prices = [
            self._("{ware} {n}").format(ware=self.ware(ware), n=price)
            for ware, price in enumerate(s.prices)
        ]
        return self._("Prices: {prices}.").format(prices=", ".join(prices))

    def stock(self, s: State) -> str:
        """What the harbour master can buy."""
        shares = self.all_shares(s.stock) or self._("nothing")
        return self._("For sale: {shares}.").format(shares=shares)

    def hold(self, s: State, ware: int) -> str:
        """A boat, where it is, and who is aboard."""
        boat = self.boat(ware)
        if s.at[ware] == box.IN_PORT:
            place = self._("{boat} is in port").format(boat=boat)
        else:
            place = self._("{boat} is on square {square}").format(boat=boat, square=s.at[ware])
        costs = box.SPACES[ware][len(s.crews[ware]) :]
        crew = ", ".join(self.names[seat] for seat in s.crews[ware]) or self._("nobody")
        words = self._("{place}. Aboard: {crew}. No space is free.")
        if costs:
            words = self._("{place}. Aboard: {crew}. Free spaces cost {costs}.")
        return words.format(place=capital(place), crew=crew, costs=", ".join(map(str, costs)))

    def taken(self, s: State) -> str:
        """The other spots with somebody on them."""
        spots = [
            self._("{spot}: {name}").format(spot=self.spot(spot), name=self.names[seat])
            for spot, seat in enumerate(s.spots)
            if seat != NONE
        ]
        return self._("Spots taken: {spots}.").format(spots=", ".join(spots) or self._("none"))

    def free(self, s: State) -> str:
        """The other spots, with their costs."""
        spots = [
            self._("{spot} for {cost}").format(spot=self.spot(spot), cost=box.COSTS[spot])
            for spot, seat in enumerate(s.spots)
            if seat == NONE
        ]
        return self._("Spots free: {spots}.").format(spots=", ".join(spots) or self._("none"))

    def holdings(self, s: State, seat: int) -> str:
        """Cash and shares, as far as they are known here."""
        name = self.names[seat]
        first = seat * KINDS
        pesos = self.pesos(s.pesos[seat])
        if s.shares[first] == UNKNOWN:
            known = self.all_shares(s.shown[first : first + KINDS])
            hidden = s.held[seat] - sum(s.shown[first : first + KINDS])
            unseen = self.n_("{n} hidden share", "{n} hidden shares", hidden)
            shares = self.listed([text for text in (known, unseen if hidden else "") if text])
        else:
            shares = self.all_shares(s.shares[first : first + KINDS])
        pledged = self.all_shares(s.pledged[first : first + KINDS])
        if pledged:
            return self._("{name}: {pesos}; {shares}. Of these, pledged: {pledged}.").format(
                name=name, pesos=pesos, shares=shares, pledged=pledged
            )
        return self._("{name}: {pesos}; {shares}.").format(name=name, pesos=pesos, shares=shares)

    def remembered(self, known: Known[State], seat: int) -> str:
        """Cash, how many shares, and of which wares they can be, as everybody could know it."""
        least, most = known.least, known.most
        wares = [
            self.between((least.shares[i], most.shares[i]), partial(self.amount, i % KINDS))
            for i in range(seat * KINDS, (seat + 1) * KINDS)
            if most.shares[i]
        ]
        held = self.n_("{n} share", "{n} shares", least.held[seat])
        words = self._("{name}, in pencil: {pesos}; {shares}: {wares}.")
        return words.format(
            name=self.names[seat],
            pesos=self.pesos(least.pesos[seat]),
            shares=held,
            wares=self.listed(wares),
        )

    def result(self, result: Result) -> list[str]:
        """A sentence for each seat, with its fortune and the fortune's parts; then who has won."""
        lines = []
        for seat in (seat for rung in result.ranking for seat in rung):
            part = result.parts[seat]
            sentence = self._("{name}: {total} ({cash} in cash, {shares} in shares, {loans} owed).")
            lines.append(
                sentence.format(
                    name=self.names[seat],
                    total=self.pesos(result.scores[seat]),
                    cash=part["pesos"],
                    shares=part["shares"],
                    loans=-part["loans"],
                )
            )
        return [*lines, self.winners(result.winners)]


# --- what could be done ------------------------------------------------------------------------


def _buy(w: ManilaWording, a: act.Buy, s: State) -> str:
    return w._("buy {shares} for {pesos}").format(
        shares=w.shares(a.ware, 1), pesos=w.pesos(share_price(s, a.ware))
    )


def _start(w: ManilaWording, a: act.Start, s: State) -> str:
    boats = [ware for ware in range(KINDS) if ware != s.omitted]
    starts = [
        w._("{boat} on {square}").format(boat=w.ware(ware), square=square)
        for ware, square in zip(boats, a.squares, strict=True)
    ]
    return w._("set {starts}").format(starts=", ".join(starts))


def _place(w: ManilaWording, a: act.Place, s: State) -> str:
    if a.target == FROM_SPOT + box.INSURANCE:
        return w._("place an accomplice {there} and get {pesos}").format(
            there=w.target(a.target), pesos=w.pesos(box.PREMIUM)
        )
    if a.target < FROM_SPOT:
        cost = box.SPACES[a.target][len(s.crews[a.target])]
    else:
        cost = box.COSTS[a.target - FROM_SPOT]
    cash = s.pesos[s.actor]
    if cash < cost:
        return w._("place a stowaway {there}, for {pesos}").format(
            there=w.target(a.target), pesos=w.pesos(cash)
        )
    return w._("place an accomplice {there} for {pesos}").format(
        there=w.target(a.target), pesos=w.pesos(cost)
    )


def _evict(w: ManilaWording, a: act.Evict, s: State) -> str:
    return w._("board {boat} in place of {name}, space {space}").format(
        boat=w.boat(a.ware), name=w.names[s.crews[a.ware][a.space - 1]], space=a.space
    )


def _one(w: ManilaWording, ware: int, squares: int) -> str:
    if squares > 0:
        return w._("{boat} {squares} forward").format(boat=w.boat(ware), squares=w.squares(squares))
    return w._("{boat} {squares} back").format(boat=w.boat(ware), squares=w.squares(-squares))


def _steer(w: ManilaWording, a: act.Steer, _: State) -> str:
    return w._("move {boats}").format(boats=_one(w, a.ware, a.squares))


def _steer_two(w: ManilaWording, a: act.SteerTwo, _: State) -> str:
    """Two boats are told by their wares: whole sentences of both are too long for a button."""
    both = ((a.first, a.first_squares), (a.second, a.second_squares))
    boats = [
        w._("{ware} {n}").format(ware=w.ware(ware), n=w.signed(squares, str(abs(squares))))
        for ware, squares in both
    ]
    return w._("move {boats}").format(boats=w.listed(boats))


def _send(w: ManilaWording, a: act.Send, _: State) -> str:
    if a.harbour == box.PORT:
        return w._("send {boat} to the port").format(boat=w.boat(a.ware))
    return w._("send {boat} to the shipyard").format(boat=w.boat(a.ware))


ACTIONS: dict[type, Callable[..., str]] = {
    act.Bid: lambda w, a, _: w._("bid {pesos}").format(pesos=w.pesos(a.pesos)),
    act.Pass: lambda w, _, __: w._("pass"),
    act.Pledge: lambda w, a, _: w._("pledge {shares} for {pesos}").format(
        shares=w.shares(a.ware, 1), pesos=w.pesos(box.PLEDGE)
    ),
    act.Redeem: lambda w, a, _: w._("redeem {shares} for {pesos}").format(
        shares=w.shares(a.ware, 1), pesos=w.pesos(box.REDEEM)
    ),
    act.Buy: _buy,
    act.Skip: lambda w, _, __: w._("skip"),
    act.Omit: lambda w, a, _: w._("leave the {ware} behind").format(ware=w.ware(a.ware)),
    act.Start: _start,
    act.Place: _place,
    act.Board: lambda w, a, _: w._("board {boat}").format(boat=w.boat(a.ware)),
    act.Evict: _evict,
    act.Steer: _steer,
    act.SteerTwo: _steer_two,
    act.Send: _send,
}
