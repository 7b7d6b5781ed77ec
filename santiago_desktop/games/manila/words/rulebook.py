"""The rules of Manila in our own words, numbered as comments and refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def rulebook(language: Language) -> list[Section]:
    """The sections of the rulebook in their order, in one language."""
    parts = (_beginning, _auction, _office, _placing, _earning, _profits, _money, _knowing)
    return [section for part in parts for section in part(language)]


def _beginning(language: Language) -> list[Section]:
    _ = language._
    return [
        Section(
            "1",
            _("What is in the box"),
            (
                _(
                    "Four kinds of goods: nutmeg, silk, ginseng and jade, always named in this order. Each has a load for a boat, a die from 1 to 6, a price on the black market (0, 5, 10, 20 or 30) and five shares."
                ),
                _(
                    "Spaces for accomplices in the holds, the cheapest filled first: nutmeg 2, 3, 4 pesos, for a profit of 24; silk 3, 4, 5, for 30; ginseng 1, 2, 3, for 18; jade 3, 4, 5, 5, for 36."
                ),
                _(
                    "Other spots: in the port and in the shipyard A costs 4 and pays 6, B costs 3 and pays 8, C costs 2 and pays 15. Two pirates cost 5 each; the first to be placed is their captain. The small pilot costs 2, the large one 5. The insurance is free and pays 10 at once."
                ),
                _(
                    "The sea route has squares 0 to 13, then comes the port. Three to five players; the bank's pesos never run out."
                ),
            ),
            pieces=("tok_nutmeg", "tok_silk", "tok_ginseng", "tok_jade", "coin"),
            also=language.p_("search", "wares, cargo, punts, money, spaces"),
        ),
        Section(
            "2",
            _("Setting up"),
            (
                _(
                    "Everybody begins with 30 pesos, and with two shares dealt face down from a pile of three shares of each kind of goods. All other shares are for sale. Prices stand at 0. On each voyage everybody has one accomplice for each round of placing: three, or four with three players. The first player opens the first auction."
                ),
            ),
            pieces=("pawn_0", "pawn_1", "pawn_2", "pawn_3", "pawn_4", "share_back"),
            also=language.p_("search", "start, beginning, first player"),
        ),
    ]


def _auction(language: Language) -> list[Section]:
    """A voyage, and who is harbour master."""
    _ = language._
    return [
        Section(
            "3",
            _("A voyage"),
            (
                _(
                    "Voyage follows voyage until the game ends. In each, a harbour master is elected, buys a share and sends three boats out; accomplices are placed and boats move, in turns; then profits are paid and prices rise."
                ),
            ),
            pieces=("boat_nutmeg", "boat_silk", "boat_ginseng", "boat_jade"),
        ),
        Section(
            "3.1",
            _("The harbour master"),
            (
                _(
                    "The last harbour master opens the auction. Clockwise, everybody bids more than the highest bid so far, at least 1 peso, or passes and is out. The last one left pays that bid to the bank and becomes harbour master; if nobody has bid, it costs nothing."
                ),
                _(
                    "Nobody may bid more than they could pay with all their shares pledged. Whoever wins without enough cash pledges shares until the bid can be paid."
                ),
            ),
            pieces=("fig_master", "coin"),
            also=language.p_("search", "election, bid, office, captain of the port"),
        ),
    ]


def _office(language: Language) -> list[Section]:
    """What the harbour master does."""
    _ = language._
    return [
        Section(
            "3.2",
            _("The share"),
            (
                _(
                    "The harbour master may buy one share that is for sale, at its price on the black market, but for at least 5 pesos. Everybody sees which."
                ),
            ),
            pieces=("share_nutmeg", "share_silk", "share_ginseng", "share_jade"),
            also=language.p_("search", "stock, buy, price"),
        ),
        Section(
            "3.3",
            _("Loading"),
            (
                _(
                    "The harbour master names the goods that stay behind and sets the other three boats on squares 0 to 5; the three squares add up to 9."
                ),
            ),
            pieces=("boat_silk", "boat_jade"),
            also=language.p_("search", "punts, start, beach"),
        ),
    ]


def _placing(language: Language) -> list[Section]:
    """Accomplices, dice and pilots."""
    _ = language._
    return [
        Section(
            "3.4",
            _("Placing and moving"),
            (
                _(
                    "There are three rounds of placing, each followed by a movement; with three players two rounds come before the first movement. From the harbour master clockwise, everybody places one accomplice on a free spot and pays its cost to the bank, or passes and places no more on this voyage. A boat in port takes nobody aboard. You may have several accomplices on the same boat."
                ),
                _(
                    "In a movement a die is rolled for each boat at sea, and each moves on by its die. A boat that passes 13 is in port, on the first free place of A, B and C. With no boat at sea there is no movement, but placing goes on."
                ),
                _(
                    "After the second movement pirates may board boats on 13 (rule 4). Before the third movement come the pilots. First the small one may move one boat at sea one square forward or back; then the large one may move one boat by up to two squares, or two boats by one square each. A boat steered past 13 is in port; one steered onto 13 is not boarded; no boat goes back beyond 0."
                ),
                _(
                    "After the third movement a boat on 13 is plundered if there is a pirate; otherwise it reaches the port. Every boat below 13 goes to the shipyard, on the first free place of A, B and C."
                ),
            ),
            pieces=("pawn_0", "die_nutmeg_4", "die_silk_2", "die_ginseng_6", "die_jade_3"),
            also=language.p_("search", "accomplices, dice, roll, pilots, route"),
        ),
    ]


def _earning(language: Language) -> list[Section]:
    """What a voyage brings."""
    _ = language._
    return [
        Section(
            "3.5",
            _("Profits"),
            (
                _(
                    "Profits are paid in this order (rule 4): plunder, holds, port, and the shipyard with the insurance."
                ),
            ),
            pieces=("coin", "fig_clerk"),
        ),
        Section(
            "3.6",
            _("Prices"),
            (
                _(
                    "The price of goods whose boat is in port goes up one step. If a price now stands at 30, the game ends. Otherwise all accomplices come back and the next voyage begins."
                ),
            ),
            pieces=("price_nutmeg", "price_silk", "price_ginseng", "price_jade"),
            also=language.p_("search", "black market, scoring"),
        ),
    ]


def _profits(language: Language) -> list[Section]:
    """Who is paid, and who pays."""
    _ = language._
    return [
        Section(
            "4",
            _("Pirates, profits, insurance"),
            (
                _(
                    "Boarding: after the second movement the captain, and then the other pirate, may move free of charge to the cheapest free space of a boat on 13, and is an ordinary accomplice from then on. When the captain has boarded, the other is captain. If this was chosen at the start of the game, pirates may also board full boats: when no boat on 13 has a free space, a pirate takes the space of one accomplice, who goes home, but not that of the pirate who has just boarded."
                ),
                _(
                    "Plunder: after the third movement everybody aboard a boat on 13 goes home unpaid, and the pirates share its profit equally. Their captain decides whether the boat goes to the port or to the shipyard."
                ),
                _(
                    "Holds: the accomplices on a boat in port share its profit equally. Port: A pays if at least one boat is in port, B if two are, C if all three are. The shipyard pays in the same way for the boats that are there."
                ),
                _(
                    "Insurance: whoever holds it, the agent, pays 6, 8 and 15 for the first, second and third boat in the shipyard, to the accomplice on that spot or else to the bank, after collecting all other profits. Nothing is owed for the agent's own spots, and nothing is paid on them. An agent short of cash pledges shares as far as needed; when none is left, the bank pays the rest, which is never owed back. Without an agent the bank pays the spots."
                ),
            ),
            pieces=("pirates", "fig_captain", "fig_mate", "fig_agent"),
            also=language.p_("search", "hijack, robbery, board, agent"),
        ),
    ]


def _money(language: Language) -> list[Section]:
    """Loans, and what a fortune is."""
    _ = language._
    return [
        Section(
            "5",
            _("Loans and stowaways"),
            (
                _(
                    "Pledging a share brings 12 pesos, redeeming it costs 15. Either can be done when buying a share and when placing; in the auction shares can only be redeemed. A pledged share lies face up."
                ),
                _(
                    "Whoever has no share left to pledge, and too little cash for the cheapest free spot apart from the insurance, may place an accomplice on any free spot except the insurance for all the cash they have. The insurance stays open on its usual terms."
                ),
            ),
            pieces=("share_jade_pledged", "coin"),
            also=language.p_("search", "mortgage, credit, debt, stowaway"),
        ),
        Section(
            "6",
            _("The end"),
            (
                _(
                    "Your fortune is your cash, plus the price of every share you hold, minus 15 for each pledged one. If this was chosen at the start of the game, pledged shares add nothing to it. The largest fortune wins; equal fortunes share the victory."
                ),
            ),
            pieces=("coin", "share_silk"),
            also=language.p_("search", "win, winner, scoring, finish"),
        ),
    ]


def _knowing(language: Language) -> list[Section]:
    """What one can know, and how moves are typed."""
    _ = language._
    return [
        Section(
            "7",
            _("What you know"),
            (
                _(
                    "The two shares dealt to each player are secret until the end, unless they are pledged. All else is seen by everybody: cash, bought shares, how many shares each player holds, and the board."
                ),
                _(
                    "The memory aid keeps count for you, in pencil: it shows what follows from what everybody has seen, and no more."
                ),
            ),
            pieces=("share_back",),
            also=language.p_("search", "secret, hidden, screen"),
        ),
        Section(
            "8",
            _("Typing a move"),
            (
                _(
                    "Moves can be typed as well as chosen by number: bid 5, pass, pledge silk, redeem silk, buy jade, skip, omit ginseng, start 4 3 2, place nutmeg, place port_a, place insurance, board jade, evict jade 2, steer silk -1, steer nutmeg +1 jade -1, send silk port."
                ),
            ),
            typing=True,
        ),
    ]
