"""The sentences of Santiago de Cuba."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section, Sentences, capital
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules.legal import in_vain
from santiago_desktop.games.santiago.rules.refusals import RULE_OF_PHASE
from santiago_desktop.games.santiago.words.accounts import FACTS
from santiago_desktop.games.santiago.words.event_notes import ABOUT
from santiago_desktop.games.santiago.words.events import EVENTS
from santiago_desktop.games.santiago.words.hints import (
    AT_ONCE,
    COVERED,
    HINTS,
    MEASURES,
    PAIRS,
    WARNINGS,
)
from santiago_desktop.games.santiago.words.names import SantiagoNames
from santiago_desktop.games.santiago.words.refusals import REFUSALS
from santiago_desktop.games.santiago.words.rulebook import rulebook
from santiago_desktop.games.santiago.words.tooltips import about_building, about_cuban, missing
from santiago_desktop.kernel.rules import CHANCE, OVER, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.memory import Known
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Result


class SantiagoWording(SantiagoNames):
    """All that is said at a table of Santiago de Cuba."""

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
            covered=COVERED,
            measures=MEASURES,
        )

    def rulebook(self) -> list[Section]:
        """The rulebook, section by section, in the language of the table."""
        return rulebook(self.language)

    def brief(self, action: Action, s: State) -> str:
        """Where one goes, without what is there."""
        if isinstance(action, act.Drive):
            return drive(self, action, s)
        if isinstance(action, act.Enter):
            into = self.into(action.building)
            return self._("go {into_building}").format(into_building=into)
        if isinstance(action, act.Claim):
            return self._("claim {the_building}").format(
                the_building=self.the_building(action.building)
            )
        return self.action(action, s)

    def clicked(self, action: Action, s: State) -> str:
        """Where one goes: what is there stands above it, unless there is nothing just now."""
        if isinstance(action, act.Enter) and in_vain(s, action.building):
            return self.action(action, s)
        return (
            self.brief(action, s)
            if isinstance(action, act.Drive | act.Enter)
            else super().clicked(action, s)
        )

    def task(self, s: State) -> str:
        """What a puzzle asks in this phase."""
        asked = {
            "drive": self._("Where should {name} drive?"),
            "alonso": self._("Which building should {name} claim or use?"),
            "enter": self._("Which building should {name} visit?"),
            "load": self._("What should {name} load?"),
            "zorro": self._("What should {name} give away?"),
        }
        words = asked.get(s.phase)
        return words.format(name=self.names[s.actor]) if words else super().task(s)

    def prompt(self, s: State) -> str:
        """Who has to do what."""
        if s.phase == OVER:
            return self._("The game is over.")
        if s.actor == CHANCE:
            return self._("{name} rolls the dice.").format(name=self.names[s.turn])
        asked = {
            "leave": self._("{name}: choose the die to leave out."),
            "drive": self._("{name}: drive the car."),
            "pablo": self._("{name}: take a good from Pablo."),
            "zorro": self._("{name}: give {visitor} something for El Zorro."),
            "alonso": self._("{name}: claim a building, use one of yours, or skip."),
            "enter": self._("{name}: choose a building for your pawn."),
            "use": self._use_prompt(s),
            "load": self._("{name}: load the ship or pass."),
        }
        return asked[s.phase].format(name=self.names[s.actor], visitor=self.names[s.turn])

    def _use_prompt(self, s: State) -> str:
        """What the building asks; at El Zorro it is the one where the pawn has stood before."""
        if s.building == box.NONE:
            return ""
        at_zorro = s.car != box.PORT and s.table.road[s.car - 1] == box.ZORRO
        words = self._("{name}, {the_building}: {question}")
        if at_zorro:
            words = self._("{name}, {the_building} again: {question}")
        return words.format(
            name="{name}",
            the_building=self.this_building(s.building),
            question=self.question(s.building),
        )

    def dialog(self, s: State) -> tuple[str, str]:
        """What gives the choice, and what it means."""
        if s.phase == "use":
            about = about_building(self, s.building)
            if s.building == box.BLACK_MARKET:
                about += missing(self, s)
            return capital(self.building(s.building)), about
        if s.phase == "pablo":
            return self.cuban(box.PABLO), about_cuban(self, box.PABLO, s)
        if s.phase == "zorro":
            words = self._("Choose what to give {name}.")
            return self.cuban(box.ZORRO), words.format(name=self.names[s.turn])
        return super().dialog(s)

    def board(self, s: State) -> list[str]:
        """The ship, the car, the road ahead, the buildings, and what everybody holds."""
        lines = [self.ship(s), self.road(s)]
        lines += [self.quarter(s, flower) for flower in range(len(box.FLOWERS))]
        return lines + [self.holdings(s, seat) for seat in range(s.seats)]

    def progress(self, match: Match[State]) -> str:
        """The turn, and the ships that have sailed."""
        drives = sum(isinstance(played.action, act.Drive) for played in match.log)
        turn = max(1, drives + (match.state.phase == "drive"))
        words = self._("Turn {n} · ships sailed: {count} of {all}")
        return words.format(n=turn, count=match.state.sailed, all=box.SHIPS)

    def ship(self, s: State) -> str:
        """What the ship in port wants."""
        if s.left == box.NONE:
            return self._("There is no ship in port. Ships sailed: {count}.").format(count=s.sailed)
        wants = [self.goods(good, n) for good, n in enumerate(s.demand) if n]
        return self._("Ship {number} of {all} wants {goods}. The price is {price}.").format(
            number=s.sailed + 1, all=box.SHIPS, goods=self.listed(wants), price=s.price
        )

    def road(self, s: State) -> str:
        """Where the car stands, and who comes next."""
        ahead = [self.stop(s, (s.car + i) % box.STOPS) for i in range(1, box.STOPS)]
        return self._("The car is at {here}. Next come {ahead}.").format(
            here=self.stop(s, s.car), ahead=", ".join(ahead)
        )

    def stop(self, s: State, stop: int) -> str:
        """Who stands at a stop, with the flower."""
        if stop == box.PORT:
            return self._("the port")
        cuban = s.table.road[stop - 1]
        label = self.cuban(cuban)
        if cuban in s.inactive:
            return self._("{cuban} (asleep)").format(cuban=label)
        flower = box.FLOWER_OF_CUBAN[cuban]
        if flower == box.ANY_FLOWER:
            return label
        return self._("{cuban} ({flower})").format(cuban=label, flower=self.flower(flower))

    def quarter(self, s: State, flower: int) -> str:
        """The buildings under a flower, with pawns and owners."""
        buildings = [self._building_with(s, b) for b in s.table.under[flower]]
        return self._("Buildings {in_quarter}: {buildings}.").format(
            in_quarter=self.in_quarter(flower), buildings=", ".join(buildings)
        )

    def _building_with(self, s: State, building: int) -> str:
        notes = []
        if building in s.pawns:
            pawn = self.names[s.pawns.index(building)]
            notes.append(self._("{name}'s pawn").format(name=pawn))
        if s.owners[building] != box.NONE:
            owner = self.names[s.owners[building]]
            notes.append(self._("owned by {name}").format(name=owner))
        label = self.building(building)
        return f"{label} ({'; '.join(notes)})" if notes else label

    def holdings(self, s: State, seat: int) -> str:
        """A sentence of the pesos, points and goods of a seat, or that they are hidden."""
        name = self.names[seat]
        if s.vp[seat] == UNKNOWN:
            return self._("{name}: behind the screen.").format(name=name)
        held = s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]
        things = [self.pesos(s.pesos[seat]), self.points(s.vp[seat])]
        things += [self.amount(good, n) for good, n in enumerate(held) if n]
        return self._("{name}: {things}.").format(name=name, things=self.listed(things))

    def remembered(self, known: Known[State], seat: int) -> str:
        """Pesos, points and goods, as everybody could know them."""
        both = known.least, known.most
        things = [
            self.between([s.pesos[seat] for s in both], self.pesos),
            self.between([s.vp[seat] for s in both], self.points),
        ]
        for good in range(box.KINDS):
            counts = [s.goods[seat * box.KINDS + good] for s in both]
            if counts[1]:
                things.append(self.between(counts, partial(self.amount, good)))
        words = self._("{name}, in pencil: {things}.")
        return words.format(name=self.names[seat], things=self.listed(things))

    def result(self, result: Result) -> list[str]:
        """A sentence for each seat, with its score and the score's parts; then who has won."""
        lines = []
        for rung in result.ranking:
            for seat in rung:
                part = result.parts[seat]
                lines.append(
                    self._("{name}: {total} ({held} held, {bonus} for goods left over).").format(
                        name=self.names[seat],
                        total=self.points(result.scores[seat]),
                        held=part["points"],
                        bonus=part["goods"],
                    )
                )
        return [*lines, self.winners(result.winners)]


def _drive(w: SantiagoWording, a: act.Drive, s: State) -> str:
    stop = (s.car + a.stops) % box.STOPS
    cost = w.pesos(a.stops - 1) if a.stops > 1 else w._("free")
    return w._("drive {to_place}, {cost}: {what_for}").format(
        to_place=w.to_stop(s, stop), cost=cost, what_for=_visit(w, s, stop)
    )


def drive(w: SantiagoWording, a: act.Drive, s: State) -> str:
    """Where to, and what it costs."""
    place = w.to_stop(s, (s.car + a.stops) % box.STOPS)
    if a.stops == 1:
        return w._("drive {to_place} for free").format(to_place=place)
    return w._("drive {to_place} for {pesos}").format(to_place=place, pesos=w.pesos(a.stops - 1))


def _visit(w: SantiagoWording, s: State, stop: int) -> str:
    """What a stop brings; a Cuban whom the car passes will be active again."""
    if stop == box.PORT:
        return w._("everybody may load the ship")
    cuban = s.table.road[stop - 1]
    if cuban in s.inactive and stop != s.car:
        return w._("nothing happens")
    flower = box.FLOWER_OF_CUBAN[cuban]
    if flower == box.ANY_FLOWER:
        return w.favour(cuban, s)
    return w._("{favour}, then a building {in_quarter}").format(
        favour=w.favour(cuban, s), in_quarter=w.in_quarter(flower)
    )


def _function(w: SantiagoWording, building: int, s: State) -> str:
    """What a building does for whoever's turn it is, as far as the state tells."""
    return w._("it gives nothing now") if in_vain(s, building) else w.function(building)


def _use(w: SantiagoWording, a: act.Use, s: State) -> str:
    return w._("use {the_building}: {function}").format(
        the_building=w.the_building(a.building), function=_function(w, a.building, s)
    )


def _enter(w: SantiagoWording, a: act.Enter, s: State) -> str:
    owner, function = s.owners[a.building], _function(w, a.building, s)
    if owner in (box.NONE, s.turn):
        return w._("go {into_building}: {function}").format(
            into_building=w.into(a.building), function=function
        )
    return w._("go {into_building}: {function}; {owner} gets {points}").format(
        into_building=w.into(a.building),
        function=function,
        owner=w.names[owner],
        points=w.points(box.OWNER_POINTS),
    )


def _exchange(w: SantiagoWording, a: act.Exchange, s: State) -> str:
    given, taken = box.EXCHANGES[s.building]
    return _trade(w, w.goods(given, a.count), w.goods(taken, a.count))


def _trade(w: SantiagoWording, given: str, taken: str) -> str:
    return w._("turn in {given} for {taken}").format(given=given, taken=taken)


def _price(w: SantiagoWording, a: act.Price, s: State) -> str:
    if a.step == box.UP and s.price == box.HIGHEST_PRICE:
        return w._("move the price to the chequered flag: the ship sails")
    price = s.price + (1 if a.step == box.UP else -1)
    return w._("move the price to {price}").format(price=price)


def _load(w: SantiagoWording, a: act.Load, s: State) -> str:
    return w._("load {goods} for {points}").format(
        goods=w.goods(a.good, a.count), points=w.points(a.count * s.price)
    )


def _wood(w: SantiagoWording, a: act.Wood, _: State) -> str:
    return w._("load {goods} instead of {good} for {points}").format(
        goods=w.goods(box.WOOD, a.count),
        good=w.good(a.good),
        points=w.points(a.count * box.WOOD_POINTS),
    )


ACTIONS: dict[type, Callable[..., str]] = {
    act.Leave: lambda w, a, _: w._("leave out the die for {good}").format(good=w.good(a.good)),
    act.Drive: _drive,
    act.Take: lambda w, a, _: w._("take {goods}").format(goods=w.goods(a.good, 1)),
    act.Give: lambda w, a, _: w._("give {goods}").format(goods=w.gift(a.gift)),
    act.Claim: lambda w, a, _: w._(
        "claim {the_building} for free; a visit there: {function}"
    ).format(the_building=w.the_building(a.building), function=w.function(a.building)),
    act.Use: _use,
    act.Skip: lambda w, _, __: w._("skip"),
    act.Enter: _enter,
    act.Exchange: _exchange,
    act.Swap: lambda w, a, _: _trade(w, w.goods(a.given, 1), w.goods(a.taken, 1)),
    act.Saw: lambda w, _, __: _trade(w, w.goods(box.WOOD, 1), w.listed([w.points(1), w.pesos(1)])),
    act.Serve: lambda w, a, _: _trade(
        w,
        w.listed([w.goods(good, 1) for good in a.goods]),
        w.points(box.CAFE_POINTS * len(a.goods)),
    ),
    act.Clear: lambda w, a, _: w._("set the die for {good} to 0").format(good=w.good(a.good)),
    act.Buy: lambda w, a, _: _trade(w, w.pesos(a.points * box.CASINO_PESOS), w.points(a.points)),
    act.Sell: lambda w, a, _: _trade(w, w.points(a.points), w.pesos(a.points * box.CASINO_PESOS)),
    act.Price: _price,
    act.Ship: lambda w, a, _: w._("load {goods} for {points}").format(
        goods=w.goods(a.good, 1), points=w.points(box.TRADE_POINTS)
    ),
    act.Close: lambda w, a, _: w._("put {cuban} to sleep").format(cuban=w.cuban(a.cuban)),
    act.Load: _load,
    act.Wood: _wood,
    act.Pass: lambda w, _, __: w._("pass"),
}
