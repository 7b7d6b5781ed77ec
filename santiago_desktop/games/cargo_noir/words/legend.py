"""What the small signs on the board mean: a section of the rulebook for who plays in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section, Sign
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.words.sprites import BAG, COIN, CRATE, CROWN, STAR, moon

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames

    Explained = list[tuple[Sign, str]]  # signs with examples of numbers, and what they mean


def legend(w: CargoNoirNames) -> Section:
    """All signs, in the order in which one meets them."""
    explained = [*_in_ports(w), *_how_many(w), *_of_cards(w), *_of_places(w)]
    return Section(
        "1.I",
        w._("Signs on the board"),
        tuple(words for _, words in explained),
        also=w.p_("search", "symbols, icons, crown, lock, crate, moon, legend"),
        signs=tuple(sign for sign, _ in explained),
    )


def _in_ports(w: CargoNoirNames) -> Explained:
    _ = w._
    return [
        (
            Sign(("chip.0", "4", CROWN), "player.0"),
            _(
                "A stack of coins, with its owner's symbol. The crown is on the highest stack: if nobody bids more, its owner takes the goods."
            ),
        ),
        (
            Sign(("chip.0", "2"), "alert"),
            _(
                "No crown, and red if it is yours: this stack is outbid. Its owner can raise it or withdraw."
            ),
        ),
        (
            Sign(("5+", COIN), "cost"),
            _("How many coins a ship needs here, at least, to have the highest stack."),
        ),
        (
            Sign(("icon.lock", "4+")),
            _("A closed port, and how many players it takes to open it."),
        ),
    ]


def _how_many(w: CargoNoirNames) -> Explained:
    _ = w._
    return [
        (
            Sign(("chip.1", "×2"), "player.1"),  # noqa: RUF001 - that many ships
            _("How many ships of a player are at the casino or at the market."),
        ),
        (
            Sign((BAG, "×64")),  # noqa: RUF001 - that many tokens
            _(
                "Beside the bag and the pile: how many tokens are in them. On a card: how many are left."
            ),
        ),
    ]


def _of_cards(w: CargoNoirNames) -> Explained:
    _, ship = w._, box.CARDS[box.SHIP]
    return [
        (
            Sign((CRATE, f"{ship.cost}", STAR, f"{ship.points}")),
            _("What a card costs in credit, and how many victory points it brings."),
        ),
        (
            Sign(("icon.check", STAR, f"{ship.points}"), "grey"),
            _("You have as many of this card as anybody may have."),
        ),
        (
            Sign((_("worth"), CRATE, "26")),
            _("The most credit that all your goods would bring now."),
        ),
        (
            Sign((CRATE, "5/6")),
            _(
                "How many tokens are in a warehouse, and for how many there is room when ships sail."
            ),
        ),
    ]


def _of_places(w: CargoNoirNames) -> Explained:
    _ = w._
    return [
        (
            Sign(("icon.ship", "→", f"{box.CASINO_COINS}", COIN)),
            _("What a ship at the casino brings when your next turn begins."),
        ),
        (
            Sign(("?", "↔", "?", _("or"), BAG, "→", "1")),
            _("A ship at the market swaps one of your tokens or draws one from the bag."),
        ),
        (
            Sign(tuple(moon(number, 2) for number in (1, 2, 3))),
            _("A moon for each round: dark when it is over, golden while it is played."),
        ),
    ]
