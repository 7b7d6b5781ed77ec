"""A first game: a prepared position and the moves that teach, with what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Lesson, Step
from santiago_desktop.games.cargo_noir import box

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.system.language import Language

SEATS = ("Ana", "ai:easy:Bruno")
MARKET = ("art", "gold", "cars", "gems", "arms", "ivory")
PORTS = {
    "rotterdam": ("gems", "gems", "cars", "gold"),
    "bombay": ("cigars", "ivory", "uranium"),
    "new_york": ("alcohol", "arms", "joker"),
    "rio": ("art", "art", "uranium"),
}


def _bag() -> dict[str, int]:
    """All tokens but those that lie on the board."""
    laid = [*MARKET, *(good for goods in PORTS.values() for good in goods)]
    counts = {good: box.TOKENS - laid.count(good) for good in box.GOODS}
    return counts | {"joker": len(SEATS) - laid.count("joker")}


POSITION: dict[str, object] = {
    "game": "cargo_noir",
    "version": 1,
    "options": {},
    "phase": "sail",
    "actor": 0,
    "turn": 0,
    "round": 1,
    "rounds": box.ROUNDS[len(SEATS)],
    "bag": _bag(),
    "pile": {},
    "market": [*MARKET],
    "ports": {port: {"goods": [*goods], "stacks": []} for port, goods in PORTS.items()},
    "cards": dict(zip(box.CARD_NAMES, box.COPIES, strict=True)),
    "seats": [
        {
            "coins": box.START_COINS,
            "home": box.START_SHIPS,
            "casino": 0,
            "market": 0,
            "goods": {},
            "cards": [],
        }
        for _ in SEATS
    ],
    "pending": {"withdrawn": []},
}


def steps(language: Language) -> list[Step[State]]:
    """All steps; moves without a text are the other player's, or chance's."""
    parts = (_welcome, _first_bids, _outbid, _bruno, _trading, _end)
    return [step for part in parts for step in part(language)]


def _welcome(language: Language) -> list[Step[State]]:
    """What the game is about, and what one has."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Welcome to the night. You smuggle goods from the ports, sell them in sets, and buy luxuries with what they bring. Only the cards on the red carpet bring victory points."
            ),
            ("card.villa", "card.night_club", "card.principality"),
        ),
        Step(
            "",
            _(
                "At the quay lie your 3 ships, in the safe 7 coins. At the end of each turn all ships sail: to the casino, to the market, or to a port."
            ),
            ("quay", "safe"),
        ),
    ]


def _first_bids(language: Language) -> list[Step[State]]:
    """The first ships sail."""
    _ = language._
    return [
        Step(
            "send new_york 3",
            _(
                "New York has a joker. Send a ship there on a stack of 3 coins. That is a bid, not yet a purchase: the goods are yours when your next turn begins, if nobody has built a higher stack by then."
            ),
            ("port.new_york",),
        ),
        Step(
            "send rotterdam 2",
            _(
                "Rotterdam has the most goods, two gems among them. Bid 2 coins there. The coins stay under the ship until your next turn."
            ),
            ("port.rotterdam",),
        ),
        Step(
            "send casino",
            _("The casino is never taken: send your last ship there. It will bring 2 coins."),
            ("casino",),
        ),
        Step("send rotterdam 3"),
        Step("send bombay 1"),
        Step("send market"),
        Step("draw cigars ivory art"),
    ]


def _outbid(language: Language) -> list[Step[State]]:
    """What the ships have brought, and what to do about a higher stack."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Your second turn has begun, and your ships have acted by themselves. The casino paid 2 coins. In New York nobody had bid more: you paid your 3 coins, the goods lie in your warehouse, and the port has been filled again."
            ),
            ("warehouse", "port.new_york"),
        ),
        Step(
            "raise rotterdam 4",
            _(
                "But in Rotterdam Bruno has outbid you, 3 against 2. Either withdraw, and ship and coins come home; or raise your stack above his and wait one more turn. Raise it to 4."
            ),
            ("port.rotterdam",),
        ),
        Step(
            "done",
            _(
                "Now you could trade. Your three goods are all different and worth 6. But a fourth would make it 10, a fifth 15: large sets are worth far more than small ones. Keep them; there is room for 6. End trading."
            ),
            ("warehouse",),
        ),
        Step(
            "send market",
            _(
                "The ships sail again. One goes to the market: next turn it swaps one of your tokens for one on display, or draws one from the bag."
            ),
            ("market",),
        ),
        Step("send casino", _("And one to the casino: you will need coins."), ("casino",)),
    ]


def _bruno(language: Language) -> list[Step[State]]:
    """The other player's turn."""
    _ = language._
    return [
        Step("draw gold arms cars"),
        Step("withdraw rotterdam"),
        Step("draw"),
        Step("draw uranium"),
        Step("done"),
        Step("send casino"),
        Step("send casino"),
        Step("send rio 2"),
        Step("draw ivory alcohol gold art"),
    ]


def _trading(language: Language) -> list[Step[State]]:
    """A set is sold, and something is bought with it."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Bruno has withdrawn, so your stack of 4 stood alone in Rotterdam: you paid it and took 2 gems, cars and gold. That is the whole auction: bid now, and a turn later you either have the goods or are asked again."
            ),
            ("warehouse",),
        ),
        Step(
            "swap arms gems",
            _(
                "Your ship at the market acts now. It shows gems: swap your arms for them, and you have three."
            ),
            ("market.gems", "own.arms"),
        ),
        Step(
            "set gems+gems+gems+joker",
            _(
                "Goods of one kind are worth even more than different ones: 1, 4, 9, 16 … The joker stands for any kind. Click your three gems and the joker, and sell them for 16."
            ),
            ("own.gems", "own.joker"),
        ),
        Step(
            "take ship",
            _(
                "A credit of 16 buys cards. A ship costs 15, brings 8 points, and sails for you from now on: early in the game that pays. Take it."
            ),
            ("card.ship",),
        ),
        Step(
            "done",
            _(
                "1 of the credit is left over. There is no change: what isn't spent is lost. Your other goods stay in the warehouse. End trading."
            ),
        ),
    ]


def _end(language: Language) -> list[Step[State]]:
    """What there is beside it."""
    _ = language._
    return [
        Step(
            "send rio 3",
            _(
                "Now it is your turn to outbid. Bruno's ship in Rio stands on 2 coins. Send a ship there on 3: he will have to raise or withdraw."
            ),
            ("port.rio",),
        ),
        Step(
            "",
            _(
                "Three more ships are waiting. Place them as you like once the lesson is over: a port that nobody else wants is yours for a single coin."
            ),
            ("quay",),
        ),
        Step(
            "",
            _(
                "There is more to find out: tokens for which there is no room are discarded when ships sail; the warehouse card makes room. The syndicate pays you when you withdraw. In the last round ships no longer sail, coins count as credit, and what you haven't sold is lost. Point at anything to see what it does."
            ),
        ),
        Step(
            "",
            _(
                "That was the lesson: you know all you need. Play this game to the end, or start one of your own from the main menu."
            ),
        ),
    ]


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Your first turns")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._("Learn to play")


def chapters(language: Language) -> list[Chapter[State]]:
    """The lesson has one chapter."""
    return [Chapter(title(language), POSITION, steps(language))]


LESSON = Lesson("first", SEATS, "lesson", title, teaches, chapters)
