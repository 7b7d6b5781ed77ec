"""The second lesson: situations about raising, the market, waiting, cards and the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Taken
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.window.lesson_table import (
    PORTS,
    SEATS,
    SEED,
    position,
    seat,
    turn_is_over,
)

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.system.language import Language

TRADING: dict[str, object] = {"credit": 0, "spent": False, "withdrawn": []}
OUTBID = position(
    [seat(5, 2, gems=2, gold=1), seat(3, 1)],
    PORTS,
    {"rotterdam": [[0, 2], [1, 3]], "rio": [[1, 1]]},
    round=4,
    phase="act",
    pending={"outbid": ["rotterdam"], "market": 0, "withdrawn": []},
)
MARKET = position(
    [seat(4, 2, gems=3, gold=1, market=1), seat(6, 3, ivory=2, art=1)],
    PORTS,
    round=5,
    phase="act",
    pending={"outbid": [], "market": 1, "withdrawn": []},
)
WAITING = position(
    [seat(4, gems=3, gold=1, art=1, joker=1), seat(6, 1, market=2, ivory=2)],
    PORTS,
    round=8,
    phase="trade",
    pending=TRADING,
)
CARDS = position(
    [seat(5, gold=1), seat(6, 2, casino=1, ivory=2)],
    PORTS,
    round=4,
    phase="trade",
    pending=TRADING | {"credit": 16},
)
LAST = position(
    [seat(6, 4, ("ship", "yacht"), gems=3, gold=1), seat(8, 3, ("villa", "dive_bar"), ivory=2)],
    PORTS,
    round=11,
    phase="trade",
    pending=TRADING,
)
ALL_GEMS = "set gems+gems+gems+joker"
MOST = 16  # points that the last turn can bring


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Raising, market, cards, the last round")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "Five situations from the middle of a game. You decide; then you see what a strong player would have done, and why."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """A chapter for each situation."""
    parts = (_outbid, _market, _waiting, _cards, _last)
    return [part(language) for part in parts]


def _outbid(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "A bid is decided a turn later. If your stack is the only one when your turn begins, you pay it and take the goods. If somebody has built a higher one, you are asked: withdraw, and ship and coins come home; or raise, and wait one more turn."
    )
    asked = _(
        "In Rotterdam lie 2 gems, 1 car and 1 gold; you hold 2 gems yourself. Your stack there is 2, Bruno's is 3. You have 5 coins left, he has 3. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        line = taken.lines[0]
        if line in ("raise rotterdam 4", "raise rotterdam 5"):
            return _(
                "That is what a strong player does: with two more gems you would have four of a kind, worth 16 instead of 4. When Bruno's turn begins, he is asked whether he goes higher or withdraws."
            )
        if line.startswith("raise"):
            return _(
                "Raising is right: with two more gems you would have four of a kind, worth 16 instead of 4. But a strong player goes only to 4 or 5, and keeps the rest for other ports."
            )
        return _(
            "Ship and coins are home, but the goods now go to Bruno, unless you outbid him again later. A strong player raises to 4 or 5: two more gems would make four of a kind, worth 16 instead of 4."
        )

    best = ("raise rotterdam 5", "raise rotterdam 4")
    choice: Choice[State] = Choice(lambda _s: asked, comment, best)
    steps: list[Step[State]] = [Step("", rule, ("port.rotterdam",)), Step(choice=choice)]
    return Chapter(_("Raise or withdraw"), OUTBID, steps)


def _market(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "A ship that was sent to the market acts when your next turn begins. It swaps one of your tokens for one on display, or it draws one from the bag. A swap is certain; a draw is luck, but brings a token more."
    )
    asked = _(
        "You hold 3 gems, worth 9, and 1 gold. Your ship is at the market, where gems are on display. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "swap gold gems":
            return _(
                "That is what a strong player does: 4 gems are worth 16 instead of 9, and the gold alone was worth 1."
            )
        if taken.lines[0] == "draw":
            return _(
                "A draw brings one token more, but nobody knows which. A strong player swaps the gold for the gems: 4 gems are worth 16 instead of 9."
            )
        return _(
            "A strong player swaps the gold for the gems: 4 gems are worth 16 instead of 9, and the gold alone is worth 1."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("swap gold gems",))
    about = ("market.gems", "bag")
    steps: list[Step[State]] = [Step("", rule, about), Step(choice=choice)]
    return Chapter(_("The market"), MARKET, steps)


def _waiting(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Goods are sold in sets. All of one kind are worth 1, 4, 9, 16, 25 …, all different 1, 3, 6, 10, 15 … A joker stands for any kind. What you have no room for is discarded, so you can't wait for ever."
    )
    asked = _(
        "Round 8 of 11. You hold 3 gems, gold, art and a joker; your warehouse is full. The market shows gems, and three ships wait at home. Do you sell now, and what?"
    )

    def comment(taken: Taken[State]) -> str:
        line = taken.lines[0]
        if line == "done":
            return _(
                "That is what a strong player does: 3 gems and the joker are worth 16 now, but 25 with one more, and a ship at the market can swap for it. There are still three rounds to sell in."
            )
        if line == ALL_GEMS:
            return _(
                "16 is not bad. But a strong player waits: with one more gem the set is worth 25, the market shows one, and there are still three rounds to sell in."
            )
        return _(
            "So small a set brings little, and your goods are gone. A strong player waits: 3 gems, the joker and one more gem are worth 25, the market shows one, and there are still three rounds to sell in."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("done",))
    steps: list[Step[State]] = [Step("", rule, ("warehouse",)), Step(choice=choice)]
    return Chapter(_("Sell or wait"), WAITING, steps)


def _cards(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Only cards bring victory points. Some help as well: a ship sails for you from now on, a warehouse makes room for 2 more tokens, the syndicate pays 2 coins when you withdraw."
    )
    asked = _("Round 4 of 11, and you have a credit of 16. What do you take?")

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] == "take ship":
            return _(
                "That is what a strong player does. A ship brings only 8 points, but it sails seven more times: by the end, its goods will have bought more than other cards would bring now."
            )
        return _(
            "A strong player takes the ship first. It brings only 8 points, but so early in the game it sails seven more times, and its goods buy more than other cards would bring now."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("take ship",))
    about = ("card.ship", "card.warehouse", "card.syndicate")
    steps: list[Step[State]] = [Step("", rule, about), Step(choice=choice)]
    return Chapter(_("The cards"), CARDS, steps)


def _last(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "In the last round no ship sails any more, and coins are credit as well, 1 each. What hasn't become a card by then is lost."
    )
    asked = _(
        "The last round. You hold 3 gems, 1 gold and 6 coins. Sell sets, spend coins and take cards, as many as you can. You are done when you end trading."
    )

    def comment(taken: Taken[State]) -> str:
        points = sum(box.POINTS[e.card] for e in taken.events if isinstance(e, ev.CardTaken))
        if points >= MOST:
            return _(
                "That is what a strong player does: 9 for the gems, 1 for the gold and 6 coins make a credit of 16, and a yacht and a villa bring 16 points for it. Nothing is left over."
            )
        return _(
            "A strong player leaves nothing over: 9 for the gems, 1 for the gold and 6 coins make a credit of 16, and a yacht and a villa bring 16 points for it."
        )

    choice: Choice[State] = Choice(lambda _s: asked, comment, ("set gold",), turn_is_over)
    end = _(
        "That was the second lesson. The rest you learn by playing: point at anything to see what it does, and ask the lamp for a hint. Play this game to the end, or start one of your own from the main menu."
    )
    steps: list[Step[State]] = [Step("", rule, ("safe",)), Step(choice=choice), Step("", end)]
    return Chapter(_("The last round"), LAST, steps)


LESSON = Lesson("second", SEATS, SEED, title, teaches, chapters)
