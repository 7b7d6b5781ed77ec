"""The second lesson: four situations about the auction, pirates, the shipyard and pilots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Taken, Tool
from santiago_desktop.games.manila.window.lesson_table import (
    BEN,
    ME,
    PILAR,
    SEATS,
    SEED,
    boat,
    position,
    seat,
)

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.system.language import Language

HELD = [seat(20, "silk", "jade"), seat(25, "nutmeg", "ginseng"), seat(25, "nutmeg", "jade")]
AUCTION = position(
    [seat(30, "silk", "jade"), seat(34, "nutmeg", "ginseng"), seat(26, "nutmeg", "jade")],
    phase="bid",
    round=0,
    prices={"nutmeg": 5, "silk": 5, "ginseng": 0, "jade": 5},
    pending={"standing": 24, "bidder": BEN, "in": [ME, BEN]},
)
PIRATES = position(
    HELD,
    {"port_a": ME, "port_b": ME},
    boats=[
        boat("nutmeg", 9, PILAR),
        boat("silk", 10, BEN, PILAR, BEN),
        boat("jade", 8, PILAR, BEN, ME),
    ],
)
SHIPYARD = position(
    HELD,
    {"port_a": ME, "pilot_small": ME, "pirate_1": BEN},
    boats=[
        boat("silk", 2, BEN),
        boat("ginseng", 4, PILAR),
        boat("jade", 11, BEN, PILAR, PILAR, ME),
    ],
)
PILOTS = position(  # silk may end the game, so that much hangs on it: one move is clearly best
    HELD,
    {"pilot_small": ME, "port_a": BEN, "pirate_1": PILAR, "yard_a": BEN, "port_b": ME},
    phase="pilot",
    prices={"nutmeg": 5, "silk": 20, "ginseng": 5, "jade": 5},
    boats=[
        boat("silk", 12, ME, ME),
        boat("ginseng", 6, PILAR, BEN),
        boat("jade", 11, BEN, PILAR, PILAR),
    ],
    pending={"queue": ["pilot_small"]},
)


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Auction, pirates, shipyard and pilots")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "Four situations from the middle of a game. You decide; then you see what a strong player would have done, and why. For the last one you may ask for a hint."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """A chapter for each situation."""
    return [_auction(language), _pirates(language), _shipyard(language), _pilots(language)]


def _auction(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "The harbour master's office is worth something: a share, the choice of boats, the first place aboard. But whoever pays too much has nothing left to place accomplices with, and has to pledge shares: 12 pesos each, 15 to redeem."
    )
    asked = _(
        "Pilar has passed, and Ben bids 24. You have 30 pesos and two shares. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "pass":
            return _(
                "That is what a strong player does. Ben pays 24 pesos for the office, while you keep all 30 for your accomplices, who bring in what a voyage earns."
            )
        return _(
            "That is a lot for an office that pays nothing by itself: if Ben passes now, there is hardly anything left for your accomplices. A strong player passes and lets Ben pay."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("pass",))
    return Chapter(_("The auction"), AUCTION, [Step("", rule), Step(choice=choice)])


def _pirates(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Pirates wait on square 13. After the second roll they may go aboard a boat there, if a space is free. After the last roll they plunder it: the crew goes home unpaid, the pirates share the boat's whole profit, and their captain sends it to the port or to the shipyard."
    )
    asked = _(
        "The last accomplice, then the last roll. Nutmeg is on 9, silk on 10, jade on 8, and no pirate is there yet. Where do you go?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "place pirate_1":
            return _(
                "That is what a strong player does: each of the three boats stops on 13 with one roll out of six. As long as you are the only pirate, that costs 5 pesos and brings 15 on average."
            )
        return _(
            "A strong player becomes pirate captain: each of the three boats stops on 13 with one roll out of six, and then its whole profit is the pirates'. That costs 5 pesos and brings 15 on average."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("place pirate_1",))
    steps: list[Step[State]] = [Step("", rule, ("junk",)), Step(choice=choice)]
    return Chapter(_("Pirates"), PIRATES, steps)


def _shipyard(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "A boat that is still on its way after the last roll ends in the shipyard. In the shipyard, place A pays if at least one boat is there, B if two are, C if all three are. Whoever takes the insurance gets 10 pesos at once, but then has to pay for all that."
    )
    asked = _(
        "The last accomplice, then the last roll. Silk is on 2, ginseng on 4, jade on 11. Where do you go?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "place yard_b":
            return _(
                "That is what a strong player does: silk and ginseng can't arrive any more, whatever is rolled. So B in the shipyard is certain to pay 8, and costs only 3."
            )
        return _(
            "Count before you pay: silk and ginseng can't arrive any more, whatever is rolled. A strong player takes B in the shipyard: it is certain to pay 8, and costs only 3."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("place yard_b",))
    steps: list[Step[State]] = [Step("", rule, ("yard.a", "yard.b", "yard.c")), Step(choice=choice)]
    return Chapter(_("The shipyard"), SHIPYARD, steps)


def _pilots(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Pilots act just before the last roll. The small one moves one boat by one square, the large one up to two squares or two boats by one each, forward or back. A boat that a pilot brings to 13 is safe: the last roll takes it past the pirates."
    )
    asked = _(
        "Your small pilot's turn. Silk is on 12, with two of your accomplices aboard; jade is on 11, ginseng on 6. Pilar is pirate captain. Silk costs 20 already: if it arrives, the game is over. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "steer silk +1":
            return _(
                "That is what a strong player does. From 12, a roll of 1 would have left silk on 13, in the pirates' hands; from 13 every roll brings it into port, and its 30 pesos are yours alone."
            )
        return _(
            "A strong player moves silk to 13. From 12, a roll of 1 would leave it there, in the pirates' hands; from 13 every roll brings it into port, and its 30 pesos are yours alone."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("steer silk +1",))
    end = _(
        "That was the second lesson. The rest you learn by playing: point at anything to see what it does, and ask the lamp for a hint. Play this game to the end, or start one of your own from the main menu."
    )
    hint = _(
        "Not sure what to do? Press the lamp: it shows the best moves that a computer player finds, and how likely you are to win with each. It puts two of them side by side and says what speaks for them."
    )
    lamp: Step[State] = Step("", hint, tool=Tool.HINT)
    steps: list[Step[State]] = [Step("", rule), lamp, Step(choice=choice), Step("", end)]
    return Chapter(_("Pilots"), PILOTS, steps)


LESSON = Lesson("second", SEATS, SEED, title, teaches, chapters)
