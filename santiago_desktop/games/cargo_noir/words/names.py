"""What things are called in Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Wording
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable


class CargoNoirNames(Wording[State]):
    """Names, and the phrases in which languages bend them."""

    def coins(self, count: int) -> str:
        """A number of coins, which a sentence gives, takes or costs: "3 coins"."""
        return self.n_("{n} coin", "{n} coins", count)

    def purse(self, count: int) -> str:
        """So many coins, of which the sentence tells something: what somebody has."""
        return self.np_("subject", "{n} coin", "{n} coins", count)

    def ships(self, count: int) -> str:
        """A number of ships: "2 ships"."""
        return self.n_("{n} ship", "{n} ships", count)

    def tokens(self, count: int) -> str:
        """A number of tokens: "2 tokens"."""
        return self.n_("{n} token", "{n} tokens", count)

    def good(self, good: int) -> str:
        """What a kind of goods is called, by its number."""
        _ = self._
        return (
            *(_("alcohol"), _("arms"), _("art"), _("cars"), _("cigars"), _("gems"), _("gold")),
            *(_("ivory"), _("uranium"), _("joker")),
        )[good]

    def goods(self, good: int, n: int) -> str:
        """So many tokens of a kind; it is what somebody gets, gives or holds."""
        np_ = self.np_
        return (
            np_("token", "{n} alcohol", "{n} alcohol", n),
            np_("token", "{n} arms", "{n} arms", n),
            np_("token", "{n} art", "{n} art", n),
            np_("token", "{n} car", "{n} cars", n),
            np_("token", "{n} cigar", "{n} cigars", n),
            np_("token", "{n} gem", "{n} gems", n),
            np_("token", "{n} gold", "{n} gold", n),
            np_("token", "{n} ivory", "{n} ivory", n),
            np_("token", "{n} uranium", "{n} uranium", n),
            np_("token", "{n} joker", "{n} jokers", n),
        )[good]

    def counted(self, counts: Iterable[int]) -> str:
        """What there is, from a count for each kind."""
        things = [self.goods(good, n) for good, n in enumerate(counts) if n]
        return self.listed(things) or self._("nothing")

    def heap(self, goods: Iterable[int]) -> str:
        """What there is, from a heap of tokens."""
        counts = [0] * box.KINDS
        for good in goods:
            counts[good] += 1
        return self.counted(counts)

    def row(self, goods: Iterable[int]) -> str:
        """Tokens that lie in an order."""
        return ", ".join(self.good(good) for good in goods) or self._("nothing")

    def port(self, port: int) -> str:
        """What a port is called, by its number."""
        _ = self._
        return (
            *(_("Rotterdam"), _("Bombay"), _("New York"), _("Rio"), _("Hong Kong")),
            *(_("Panama"), _("Cape Town"), _("Tangier")),
        )[port]

    def to_port(self, port: int) -> str:
        """A port with its preposition, to which a ship goes: "to Rio"."""
        p_ = self.p_
        return (
            p_("sails", "to Rotterdam"),
            p_("sails", "to Bombay"),
            p_("sails", "to New York"),
            p_("sails", "to Rio"),
            p_("sails", "to Hong Kong"),
            p_("sails", "to Panama"),
            p_("sails", "to Cape Town"),
            p_("sails", "to Tangier"),
        )[port]

    def to_place(self, place: int) -> str:
        """Where a ship goes in Macao."""
        if place == box.CASINO:
            return self.p_("sails", "to the casino")
        return self.p_("sails", "to the market")

    def card(self, card: int) -> str:
        """What a card is called, by its number."""
        p_ = self.p_
        return (
            p_("card", "Ship"),
            p_("card", "Warehouse"),
            p_("card", "Syndicate"),
            p_("card", "Villa"),
            p_("card", "Yacht"),
            p_("card", "Dive Bar"),
            p_("card", "Night Club"),
            p_("card", "Show Business"),
            p_("card", "Paparazzi"),
            p_("card", "Militia"),
            p_("card", "Cronies"),
            p_("card", "Bank"),
            p_("card", "Principality"),
        )[card]

    def help(self, card: int) -> str:
        """What a card gives besides points; "" for nothing."""
        return {
            box.SHIP: self._("another ship at once"),
            box.WAREHOUSE: self.n_(
                "room for {n} more token", "room for {n} more tokens", box.MORE_ROOM
            ),
            box.SYNDICATE: self._("{coins} for withdrawing, once a turn").format(
                coins=self.coins(box.SYNDICATE_COINS)
            ),
        }.get(card, "")
