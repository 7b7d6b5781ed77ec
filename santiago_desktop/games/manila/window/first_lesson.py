"""The first lesson: a voyage that is shown up to its middle, and then one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import (
    Chapter,
    Choice,
    Lesson,
    Step,
    Taken,
    Tool,
    at_once,
)
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.odds import movements_left
from santiago_desktop.games.manila.window.lesson_places import place_told
from santiago_desktop.games.manila.window.lesson_table import (
    ME,
    SEATS,
    SEED,
    position,
    seat,
)
from santiago_desktop.games.manila.words.names import ManilaNames
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.system.language import Language

POSITION = position(
    [seat(30, "silk", "jade"), seat(30, "nutmeg", "ginseng"), seat(30, "nutmeg", "jade")],
    phase="bid",
    voyage=1,
    prices=dict.fromkeys(box.WARES, 0),
    round=0,
    pending={"standing": 0, "bidder": None, "in": [0, 1, 2]},
)
BEST = "place silk"


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Your first voyage")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "The auction, the boats, and where accomplices earn something. The first moves are shown, then you place accomplices yourself, and each choice is commented on. You also try the log, and taking back."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """The lesson has one chapter."""
    parts = (_welcome, _auction, _placing, _sailing, _end)
    steps = [step for part in parts for step in part(language)]
    return [Chapter(title(language), POSITION, steps)]


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
            "bid 5",
            _(
                "First comes an auction: who will be harbour master? The harbour master may buy a share, chooses the boats and where they start, and places first. In the striped part of the bar you bid more than you have and would have to pledge shares: each brings 12 pesos, and costs 15 to redeem. Bid 5."
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
                "You are harbour master and have paid 9 pesos to the bank. Now you may buy one share for its price, at least 5. Buy a second one of jade: click on its card in the market at the lower left."
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
    """The first accomplice, and the first choice of one's own."""
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
        *_places(language),
        Step(
            choice=Choice(
                lambda _s: _(
                    "From here on you choose. Before the first roll you place once more. The sign beside each place says what it costs and what it can pay; point at a place to see how likely that is. Where does your second accomplice go?"
                ),
                lambda taken: _second_place(language, taken),
                best=(BEST,),
            )
        ),
        Step(
            "",
            _(
                "Ben and Pilar place now, too. Then comes the first of three rolls: each boat has its own die and sails as many squares as that shows. The dice stay on the rafts at the left."
            ),
            ("die.0", "die.1", "die.2"),
        ),
        Step(
            "",
            _(
                "This arrow takes back what you chose: always in a lesson, and in a game as long as no dice have been rolled since. Press it to choose again, or go on."
            ),
            tool=Tool.UNDO,
        ),
        _own(language),
    ]


def _places(language: Language) -> list[Step[State]]:
    """All places that aren't aboard: what they pay, and what for."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Ben and Pilar are aboard, too. Now look at the other places. In the port, A pays 6 pesos if at least one boat arrives, B pays 8 if two do, C pays 15 if all three do. The shipyard below is the opposite: there A, B and C pay for boats that don't arrive."
            ),
            ("port.a", "port.b", "port.c", "yard.a", "yard.b", "yard.c"),
        ),
        Step(
            "",
            _(
                "Pilots move boats just before the last roll: the small one by 1 square, the large one by 2. The insurance gives you 10 pesos at once. In return you pay for boats in the shipyard: 6 pesos for the first, 8 for the second, 15 for the third."
            ),
            ("pilot.small", "pilot.large", "insurance"),
        ),
        Step(
            "",
            _(
                "Pirates lie in wait on square 13. After the second roll they may board a boat there, if it has room. After the last roll they plunder any boat there: its crew gets nothing, and the pirates share what it brings. As long as nobody is a pirate, 13 is as good as the port."
            ),
            ("pirate.1", "pirate.2"),
        ),
    ]


def _second_place(language: Language, taken: Taken[State]) -> str:
    """What there is to say of where the second accomplice went."""
    _ = language._
    judged = _(
        "A strong player takes the silk boat: for 4 pesos it brings 15 in about 74 of 100 cases, as long as nobody else goes aboard."
    )
    if taken.lines[0] == BEST:
        judged = _("No other place pays as well: that is what a strong player does.")
    return f"{comment(language, taken)} {judged}"


def _sailing(language: Language) -> list[Step[State]]:
    """The rest of the voyage: how it ends, and what helps in it."""
    _ = language._
    return [
        Step(
            "",
            _(
                "This is how a voyage ends: pilots move boats, the dice roll for the last time, pirates plunder. A boat past 13 is in port, and so is one on 13 if there are no pirates: its crew shares what it brings, and the price of its goods rises. A boat short of 13 ends in the shipyard, and its crew gets nothing."
            ),
            ("track.6", "track.7", "track.8"),
        ),
        Step(
            "",
            _(
                "All that has happened is in the log; when your turn begins, a strip shows what is new. Click on a line or on a picture: the board shows that moment."
            ),
            tool=Tool.PAST,
        ),
        _own(language),
        _own(language, over=_voyage_is_over),
    ]


def _voyage_is_over(s: State) -> bool:
    """Whether the lesson's first voyage is over."""
    return s.voyage > 1


def _own(language: Language, over: Callable[[State], bool] = at_once) -> Step[State]:
    """A decision of one's own, or all of them until something is over."""
    return Step(
        choice=Choice(
            lambda s: asks(language, s), lambda taken: comment(language, taken), over=over
        )
    )


def asks(language: Language, s: State) -> str:
    """What is said before a choice: by what is decided."""
    _ = language._
    told = {
        "bid": _asks_for_a_bid(language, s),
        "raise": _("You owe more than you have: pledge a share. That brings 12 pesos at once."),
        "share": _(
            "You are harbour master and may buy a share. Choose one whose price is likely to rise often."
        ),
        "omit": _("One kind of goods stays behind: better one of which you hold no shares."),
        "start": _(
            "Share out nine squares among the boats. Give a good start to goods of which you hold shares."
        ),
        "place": _asks_for_a_place(language, s),
        "board": _("Your pirate may go aboard, for nothing, and then shares the boat's profit."),
        "pilot": _("Your pilot moves a boat now, before the last roll. Which one needs it?"),
        "plunder": _("You are the pirate captain: send the boat to the port or to the shipyard."),
    }
    return told.get(s.phase, "")


def _asks_for_a_bid(language: Language, s: State) -> str:
    """What is said before a bid: the learner opens, so that what has been bid is an answer."""
    if s.standing:
        text = language._(
            "Somebody has bid more: {pesos}. Is the office worth still more to you? Bid, or pass."
        )
        return text.format(pesos=ManilaNames(language, []).pesos(s.standing))
    return language._(
        "The voyage is over. The crews of the boats in port have been paid, and so have the accomplices whose places in the port and the shipyard have a boat; the prices of goods in port have risen. Now the next auction: what is the office worth to you? Placing first and setting the boats is worth about 5 pesos. A share brings its price at the end, less what it costs now. Bid, or pass."
    )


def _asks_for_a_place(language: Language, s: State) -> str:
    """What is said before an accomplice is placed: by the rolls that are still to come."""
    _ = language._
    left = movements_left(s)
    if left == 1 and s.spots[box.PIRATE_1] == box.NONE:
        return _(
            "The last accomplice of this voyage, and one roll is still to come: each boat sails 1 to 6 squares. Which can reach 13 or more? Before the roll pilots may move boats. If somebody becomes a pirate now, boats on 13 are plundered, and their crews get nothing."
        )
    if left == 1:
        return _(
            "The last accomplice of this voyage, and one roll is still to come: each boat sails 1 to 6 squares. Which can get past 13? Before the roll pilots may move boats; after it pirates plunder boats on 13, and their crews get nothing."
        )
    text = language.n_(
        "Your turn to place an accomplice. {n} roll is still to come; in that a boat sails about {squares} squares.",
        "Your turn to place an accomplice. {n} rolls are still to come; in those a boat sails about {squares} squares.",
        left,
    )
    return text.format(n=left, squares=left * (box.DIE + 1) // 2)


def comment(language: Language, taken: Taken[State]) -> str:
    """What a decision costs and may bring, as far as one sees it at once."""
    if taken.after.voyage > taken.before.voyage or taken.after.phase == OVER:
        return _earned(language, taken)
    for event in taken.events:
        if isinstance(event, ev.HoldTaken | ev.SpotTaken) and event.seat == ME:
            return place_told(language, event, taken.after)
        if isinstance(event, ev.Withdrew) and event.seat == ME:
            return language._("You have passed: on this voyage you place no more accomplices.")
    return ""


def _earned(language: Language, taken: Taken[State]) -> str:
    """What a learner has been paid until the voyage was over."""
    earned = taken.after.pesos[ME] - taken.before.pesos[ME]
    if earned <= 0:
        return language._("The voyage is over. It has brought you nothing since your last move.")
    text = language._("The voyage is over. It has brought you {pesos} since your last move.")
    return text.format(pesos=ManilaNames(language, []).pesos(earned))


def _end(language: Language) -> list[Step[State]]:
    _ = language._
    return [
        Step(
            "",
            _(
                "So it goes on until a price reaches 30; then cash and shares are counted. One thing more: if you can't pay for any place and have no share left to pledge, you may still place an accomplice. It costs all you have, even if that is nothing."
            ),
        ),
        Step(
            "",
            _(
                "That was the first lesson. The second one (“Next lesson”) is about the auction, pirates, the shipyard, pilots, and the lamp that gives hints. Or play this game to the end."
            ),
        ),
    ]


LESSON = Lesson("first", SEATS, SEED, title, teaches, chapters)
