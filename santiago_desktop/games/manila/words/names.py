"""What things are called in Manila."""

from __future__ import annotations

from santiago_desktop.contract.words import Wording
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules.state import State


class ManilaNames(Wording[State]):
    """Names, and the phrases in which languages bend them."""

    def pesos(self, count: int) -> str:
        """A number of pesos: "3 pesos"."""
        return self.n_("{n} peso", "{n} pesos", count)

    def ware(self, ware: int) -> str:
        """What a ware is called, by its number."""
        _ = self._
        return (_("nutmeg"), _("silk"), _("ginseng"), _("jade"))[ware]

    def boat(self, ware: int) -> str:
        """A boat, which does something."""
        p_ = self.p_
        return (
            p_("boat", "the nutmeg boat"),
            p_("boat", "the silk boat"),
            p_("boat", "the ginseng boat"),
            p_("boat", "the jade boat"),
        )[ware]

    def aboard(self, ware: int) -> str:
        """Where an accomplice goes or is."""
        p_ = self.p_
        return (
            p_("aboard", "on the nutmeg boat"),
            p_("aboard", "on the silk boat"),
            p_("aboard", "on the ginseng boat"),
            p_("aboard", "on the jade boat"),
        )[ware]

    def shares(self, ware: int, n: int) -> str:
        """So many shares; it is what somebody holds, buys or pledges."""
        n_ = self.n_
        return (
            n_("{n} nutmeg share", "{n} nutmeg shares", n),
            n_("{n} silk share", "{n} silk shares", n),
            n_("{n} ginseng share", "{n} ginseng shares", n),
            n_("{n} jade share", "{n} jade shares", n),
        )[ware]

    def amount(self, ware: int, n: int) -> str:
        """So many shares, of which the sentence tells something: what there is or who has them."""
        np_ = self.np_
        return (
            np_("subject", "{n} nutmeg share", "{n} nutmeg shares", n),
            np_("subject", "{n} silk share", "{n} silk shares", n),
            np_("subject", "{n} ginseng share", "{n} ginseng shares", n),
            np_("subject", "{n} jade share", "{n} jade shares", n),
        )[ware]

    def all_shares(self, counts: list[int]) -> str:
        """Shares of several wares, of which the sentence tells something."""
        return self.listed([self.amount(ware, n) for ware, n in enumerate(counts) if n])

    def spot(self, spot: int) -> str:
        """A spot on the board."""
        _ = self._
        return (
            *(_("port A"), _("port B"), _("port C")),
            *(_("shipyard A"), _("shipyard B"), _("shipyard C")),
            *(_("pirate captain"), _("second pirate"), _("small pilot"), _("large pilot")),
            _("insurance"),
        )[spot]

    def onto(self, spot: int) -> str:
        """Where an accomplice goes or is."""
        p_ = self.p_
        return (
            p_("places", "in the port, on A"),
            p_("places", "in the port, on B"),
            p_("places", "in the port, on C"),
            p_("places", "in the shipyard, on A"),
            p_("places", "in the shipyard, on B"),
            p_("places", "in the shipyard, on C"),
            p_("places", "as pirate captain"),
            p_("places", "as second pirate"),
            p_("places", "as small pilot"),
            p_("places", "as large pilot"),
            p_("places", "at the insurance"),
        )[spot]

    def target(self, target: int) -> str:
        """Where an accomplice goes, boats included."""
        if target < box.FROM_SPOT:
            return self.aboard(target)
        return self.onto(target - box.FROM_SPOT)

    def berth(self, berth: int) -> str:
        """A place in the port or the shipyard."""
        return box.BERTHS[berth].upper()

    def squares(self, n: int) -> str:
        """A number of squares: "3 squares"."""
        return self.n_("{n} square", "{n} squares", n)

    def accomplices(self, n: int) -> str:
        """So many accomplices, who have earned something."""
        return self.n_("{n} accomplice", "{n} accomplices", n)

    def people(self, seats: tuple[int, ...]) -> str:
        """The names of these seats, each once, as a list."""
        return self.listed([self.names[seat] for seat in dict.fromkeys(seats)])
