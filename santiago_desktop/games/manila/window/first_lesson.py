"""A first voyage: a prepared game and the moves that teach, with what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Lesson, Step
from santiago_desktop.games.manila import box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.system.language import Language

SEATS = ("Ana", "ai:easy:Ben", "ai:easy:Pilar")
SEED = "lesson"
DEALT = (("silk", "jade"), ("nutmeg", "ginseng"), ("nutmeg", "jade"))
NOTHING = dict.fromkeys(box.WARES, 0)


def _seat(dealt: Sequence[str]) -> dict[str, object]:
    return {
        "pesos": box.START_PESOS,
        "shares": {ware: dealt.count(ware) for ware in box.WARES},
        "pledged": NOTHING,
        "shown": NOTHING,
        "held": len(dealt),
    }


POSITION: dict[str, object] = {
    "game": "manila",
    "version": 1,
    "options": {},
    "phase": "bid",
    "actor": 0,
    "voyage": 1,
    "master": 0,
    "prices": NOTHING,
    "stock": {ware: box.SHARES - sum(dealt.count(ware) for dealt in DEALT) for ware in box.WARES},
    "boats": [],
    "spots": dict.fromkeys(box.SPOTS),
    "round": 0,
    "withdrawn": [],
    "seats": [_seat(dealt) for dealt in DEALT],
    "pending": {"standing": 0, "bidder": None, "in": [0, 1, 2]},
}


def steps(language: Language) -> list[Step[State]]:
    """All steps; moves without a text are the other players', or chance's."""
    parts = (_welcome, _auction, _placing, _sailing, _end)
    return [step for part in parts for step in part(language)]


def _welcome(language: Language) -> list[Step[State]]:
    """What the game is about, and what one holds."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Welcome to Manila. On each voyage three boats sail from left to right, towards the port. You put accomplices where you think they will earn something: aboard, in the port, in the shipyard, with the pirates. Whoever is richest at the end wins."
            ),
            ("boat.nutmeg", "boat.silk", "boat.ginseng", "boat.jade"),
        ),
        Step(
            "",
            _(
                "On the left you see what you hold: 30 pesos, four accomplices for this voyage, and two shares. Nobody else knows which: one of silk and one of jade. At the end each is worth the price of its goods, and a price rises when the boat arrives."
            ),
            ("panel.0", "price.silk.0", "price.jade.0"),
        ),
    ]


def _auction(language: Language) -> list[Step[State]]:
    """Who is harbour master, and what that is good for."""
    _ = language._
    return [
        Step(
            "bid 6",
            _(
                "First comes an auction: who is harbour master? The harbour master chooses the three kinds of goods that sail and where they start, places first, and may buy a share. Bid 6 pesos."
            ),
        ),
        Step("bid 8"),
        Step("pass"),
        Step(
            "bid 9", _("Ben has bid more, and Pilar is out. 9 pesos is still a good price: bid 9.")
        ),
        Step("pass"),
        Step(
            "buy jade",
            _(
                "You are harbour master and have paid 9 pesos to the bank. Now you may buy one share for its price, at least 5. Buy a second one of jade: click on its card beside the black market."
            ),
        ),
        Step(
            "omit nutmeg",
            _(
                "One kind of goods stays behind, and its price can't rise on this voyage. You hold no nutmeg: leave it on the beach."
            ),
        ),
        Step(
            "start 4 0 5",
            _(
                "Share out nine squares among the boats, at most five for each. Silk and jade are yours: silk starts from 4, jade from 5, and ginseng from 0."
            ),
        ),
    ]


def _placing(language: Language) -> list[Step[State]]:
    _ = language._
    return [
        Step(
            "place jade",
            _(
                "Now everybody places an accomplice in turn. The jade boat brings 36 pesos in port, shared by all aboard, and its first space costs 3. Go aboard."
            ),
        ),
        Step("place silk"),
        Step("place jade"),
        Step(
            "place port_a",
            _(
                "With three players you place twice before the first roll. Port A pays 6 even if only one boat arrives: that is nearly certain. Take it for 4."
            ),
        ),
        Step("place yard_a"),
        Step("place pirate_1"),
        Step(
            "",
            _(
                "Ben bets on the shipyard: boats that don't arrive end there. Pilar is pirate captain, who waits for boats on square 13. Now the dice are rolled, one for each boat: watch them."
            ),
            ("yard.a", "pirate.1", "junk"),
        ),
        Step("dice 3 2 4"),
        Step(
            "place pilot_small",
            _(
                "Pilots move boats just before the last roll. The small one moves one boat by one square, and costs 2. That may decide much: take it."
            ),
        ),
        Step("place silk"),
        Step("place yard_b"),
        Step("dice 4 3 4"),
    ]


def _sailing(language: Language) -> list[Step[State]]:
    _ = language._
    return [
        Step("board jade"),
        Step(
            "place insurance",
            _(
                "Jade stood on 13, so the pirate went aboard and shares its profit now. Ginseng is far behind and will surely end up in the shipyard. The insurance pays you 10 at once, and must pay 6 for the first boat there: take it."
            ),
            ("boat.jade",),
        ),
        Step("place port_b"),
        Step("pass"),
        Step(
            "steer silk +1",
            _(
                "Your pilot's turn. There is no pirate left, so silk needs 2 or more to arrive; one square further, any roll will do. Move silk one square forward: click on the number 12."
            ),
        ),
        Step(
            "",
            _(
                "The last roll. A boat past 13 is in port; one below it ends in the shipyard. A boat that is on 13 after this roll is plundered, if a pirate still waits there."
            ),
            ("float.0.13", "float.1.13", "float.2.13"),
        ),
        Step("dice 2 6 1"),
    ]


def _end(language: Language) -> list[Step[State]]:
    _ = language._
    return [
        Step(
            "",
            _(
                "Silk and jade are in port, ginseng is in the shipyard. You got 12 for a third of the jade, 6 in port A, and your insurance paid Ben 6. Silk and jade rise to 5: your three shares are worth 15 by now."
            ),
            ("panel.0", "price.silk.5", "price.jade.5"),
        ),
        Step(
            "",
            _(
                "Two more things. If you are short of pesos, pledge a share on your panel: it brings 12, and costs 15 to redeem. And whoever has nothing left at all may still stow away for what little there is."
            ),
            ("panel.0",),
        ),
        Step(
            "",
            _(
                "The game ends when a price reaches 30. Then cash and shares are counted. That was the lesson: play this game to the end, or start one of your own from the main menu."
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
