"""What things are called in Santiago de Cuba."""

from __future__ import annotations

from santiago_desktop.contract.words import Wording, capital
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.state import State


class SantiagoNames(Wording[State]):
    """Names, and the phrases in which languages bend them."""

    def pesos(self, count: int) -> str:
        """A number of pesos: "3 pesos"."""
        return self.n_("{n} peso", "{n} pesos", count)

    def good(self, good: int) -> str:
        """What a kind of goods is called, by its number."""
        _ = self._
        return (_("sugar"), _("fruit"), _("tobacco"), _("rum"), _("cigars"), _("wood"))[good]

    def goods(self, good: int, n: int) -> str:
        """So many units; it is what somebody gets, gives or loads."""
        n_ = self.n_
        return (
            n_("{n} sugar", "{n} sugar", n),
            n_("{n} fruit", "{n} fruit", n),
            n_("{n} tobacco", "{n} tobacco", n),
            n_("{n} rum", "{n} rum", n),
            n_("{n} cigar", "{n} cigars", n),
            n_("{n} wood", "{n} wood", n),
        )[good]

    def amount(self, good: int, n: int) -> str:
        """So many units, of which the sentence tells something: what there is or who has it."""
        np_ = self.np_
        return (
            np_("subject", "{n} sugar", "{n} sugar", n),
            np_("subject", "{n} fruit", "{n} fruit", n),
            np_("subject", "{n} tobacco", "{n} tobacco", n),
            np_("subject", "{n} rum", "{n} rum", n),
            np_("subject", "{n} cigar", "{n} cigars", n),
            np_("subject", "{n} wood", "{n} wood", n),
        )[good]

    def gift(self, gift: int) -> str:
        """What El Zorro makes one give, with its number: a peso, a point or a good."""
        if gift == box.GIFT_PESO:
            return self.pesos(1)
        return self.points(1) if gift == box.GIFT_VP else self.goods(gift - box.GIFT_GOOD, 1)

    def flower(self, flower: int) -> str:
        """The colour of a flower."""
        _ = self._
        return (_("yellow"), _("blue"), _("red"), _("white"))[flower]

    def in_quarter(self, flower: int) -> str:
        """Where the buildings under a flower lie."""
        p_ = self.p_
        return (
            p_("lies", "in the yellow quarter"),
            p_("lies", "in the blue quarter"),
            p_("lies", "in the red quarter"),
            p_("lies", "in the white quarter"),
        )[flower]

    def cuban(self, cuban: int) -> str:
        """What a Cuban is called, by their number."""
        _ = self._
        return (
            *(_("Pedro"), _("José"), _("Conchita"), _("Miguel"), _("Maria"), _("Martinez")),
            *(_("Pablo"), _("Alonso"), _("El Zorro")),
        )[cuban]

    def to_stop(self, s: State, stop: int) -> str:
        """A stop with its preposition, to which the car drives: "to Pedro"."""
        p_ = self.p_
        if stop == box.PORT:
            return p_("drives", "to the port")
        return (
            p_("drives", "to Pedro"),
            p_("drives", "to José"),
            p_("drives", "to Conchita"),
            p_("drives", "to Miguel"),
            p_("drives", "to Maria"),
            p_("drives", "to Martinez"),
            p_("drives", "to Pablo"),
            p_("drives", "to Alonso"),
            p_("drives", "to El Zorro"),
        )[s.table.road[stop - 1]]

    def building(self, building: int) -> str:
        """What a building is called, by its number, without an article."""
        _ = self._
        return (
            *(_("bank"), _("church"), _("distillery"), _("cigar factory"), _("black market")),
            *(_("sawmill"), _("café"), _("customs house"), _("casino"), _("harbour office")),
            *(_("trade office"), _("newspaper")),
        )[building]

    def the_building(self, building: int) -> str:
        """A building with its article, which somebody claims, owns or uses."""
        p_ = self.p_
        return (
            p_("object", "the bank"),
            p_("object", "the church"),
            p_("object", "the distillery"),
            p_("object", "the cigar factory"),
            p_("object", "the black market"),
            p_("object", "the sawmill"),
            p_("object", "the café"),
            p_("object", "the customs house"),
            p_("object", "the casino"),
            p_("object", "the harbour office"),
            p_("object", "the trade office"),
            p_("object", "the newspaper"),
        )[building]

    def this_building(self, building: int) -> str:
        """A building with its article, of which the sentence tells something."""
        p_ = self.p_
        return (
            p_("subject", "the bank"),
            p_("subject", "the church"),
            p_("subject", "the distillery"),
            p_("subject", "the cigar factory"),
            p_("subject", "the black market"),
            p_("subject", "the sawmill"),
            p_("subject", "the café"),
            p_("subject", "the customs house"),
            p_("subject", "the casino"),
            p_("subject", "the harbour office"),
            p_("subject", "the trade office"),
            p_("subject", "the newspaper"),
        )[building]

    def into(self, building: int) -> str:
        """A building with its preposition, to which a pawn goes: "to the bank"."""
        p_ = self.p_
        return (
            p_("goes", "to the bank"),
            p_("goes", "to the church"),
            p_("goes", "to the distillery"),
            p_("goes", "to the cigar factory"),
            p_("goes", "to the black market"),
            p_("goes", "to the sawmill"),
            p_("goes", "to the café"),
            p_("goes", "to the customs house"),
            p_("goes", "to the casino"),
            p_("goes", "to the harbour office"),
            p_("goes", "to the trade office"),
            p_("goes", "to the newspaper"),
        )[building]

    def function(self, building: int) -> str:
        """What a building does, in a few words."""
        _ = self._
        return (
            self.pesos(box.BANK_PESOS),
            self.points(box.CHURCH_POINTS),
            _("sugar becomes rum"),
            _("tobacco becomes cigars"),
            _("swap one good for another"),
            _("one wood for a victory point and a peso"),
            _("two victory points each for a cigar and a rum"),
            _("set a die to 0"),
            _("three pesos for a victory point, or the other way round"),
            _("move the price"),
            _("load one good for two victory points"),
            _("one peso, and you may put a Cuban to sleep"),
        )[building]

    def question(self, building: int) -> str:
        """What a building asks its visitor; "" where there is nothing to decide."""
        _ = self._
        return {
            box.DISTILLERY: _("how much sugar becomes rum?"),
            box.CIGAR_FACTORY: _("how much tobacco becomes cigars?"),
            box.BLACK_MARKET: _("which good for which?"),
            box.SAWMILL: _("do you turn in 1 wood?"),
            box.CAFE: _("what do you turn in?"),
            box.CUSTOMS: _("which die is set to 0?"),
            box.CASINO: _("buy or sell victory points?"),
            box.HARBOUR_OFFICE: _("where does the price go?"),
            box.TRADE_OFFICE: _("which good do you load?"),
            box.NEWSPAPER: _("whom do you put to sleep?"),
        }.get(building, "")

    def favour(self, cuban: int, s: State) -> str:
        """What a Cuban does for a visitor now, in a few words."""
        if cuban in box.GOODS_OF_CUBAN:
            good = box.GOODS_OF_CUBAN[cuban]
            return self.amount(good, min(box.GOODS_GAIN, s.supply[good]))
        return {
            box.MARIA: self.points(box.MARIA_POINTS),
            box.MARTINEZ: self.pesos(box.MARTINEZ_PESOS),
            box.PABLO: self._("a good of your choice"),
            box.ALONSO: self._("claim a building or use your own"),
            box.ZORRO: self._(
                "everybody else gives you something, then you may use your pawn's building again"
            ),
        }[cuban]

    def source(self, source: int) -> str:
        """A Cuban or a building that gives something."""
        if source < box.FROM_BUILDING:
            return self.cuban(source)
        return capital(self.building(source - box.FROM_BUILDING))
