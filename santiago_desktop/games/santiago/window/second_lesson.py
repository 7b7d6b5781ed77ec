"""The second lesson: four situations about the price, customs, wood and El Zorro."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Taken
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.window.lesson_table import (
    ME,
    SEATS,
    SEED,
    holding,
    position,
    turn_is_over,
)

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.system.language import Language

ROAD = (*("miguel", "jose", "zorro", "pedro", "alonso", "maria", "conchita", "martinez", "pablo"),)
LATE_ROAD = (
    *("miguel", "jose", "zorro", "martinez", "conchita", "maria", "alonso", "pedro", "pablo"),
)
CITY = {
    "yellow": ["distillery", "church", "casino"],
    "blue": ["bank", "customs", "sawmill"],
    "red": ["cafe", "newspaper", "trade_office"],
    "white": ["cigar_factory", "harbour_office", "black_market"],
}
PRICE = position(
    ROAD,
    CITY,
    {"sugar": 3, "fruit": 1, "rum": 3, "tobacco": 0},
    [holding(3, 9, "church", sugar=3, rum=3), holding(2, 10, "bank", tobacco=2, wood=1)],
    car=ROAD.index("pedro") + 1,
    sailed=1,
    price=3,
)
CUSTOMS = position(
    ROAD,
    CITY,
    {"sugar": 0, "fruit": 0, "rum": 3, "tobacco": 0},
    [holding(2, 24, "church", sugar=1, tobacco=2), holding(4, 20, "cafe", rum=3)],
    car=ROAD.index("conchita") + 1,
    sailed=3,
    price=3,
)
WOOD = position(
    ROAD,
    CITY,
    {"sugar": 2, "fruit": 0, "rum": 3, "tobacco": 0},
    [holding(1, 24, "church", sugar=2, wood=3), holding(4, 25, "cafe", rum=3, tobacco=1)],
    phase="load",
    sailed=4,
    price=4,
    pending={"loaders": [0, 1]},
)
ZORRO = position(
    LATE_ROAD,
    CITY,
    {"sugar": 1, "fruit": 0, "tobacco": 2, "rum": 0},
    [holding(2, 32, "cafe", rum=1, cigar=1, fruit=1), holding(6, 31, "sawmill", tobacco=2)],
    car=LATE_ROAD.index("zorro"),
    sailed=6,
    price=3,
)
HIGHEST, CAFE = 4, 4  # the price beside the chequered flag; points for a rum and a cigar


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Price, customs, wood and El Zorro")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "Four situations from the middle of a game. You decide; then you see what a strong player would have done, and why."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """A chapter for each situation."""
    return [_price(language), _customs(language), _wood(language), _zorro(language)]


def _price(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "The price is what each unit earns when it is loaded. It rises when a loading round ends because everybody has passed, when somebody drives past the port without stopping, and in the harbour office. Beyond 4 comes the chequered flag, and the ship sails."
    )
    asked = _(
        "You hold 3 sugar and 3 rum, and the ship wants all of it; Pilar has neither. But your 3 pesos don't get you as far as the port. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.after.price == HIGHEST:
            return _(
                "That is what a strong player does: at a price of 4, your six units will earn 24 points instead of 18. Pilar has none of what the ship wants, so she can't take it from you."
            )
        return _(
            "A strong player drives to Alonso, for nothing, and goes on to the harbour office: at a price of 4, your six units will earn 24 points instead of 18."
        )

    prices = ("price.2", "price.3", "price.4", "price.flag", "building.white.2")
    choice = Choice(lambda _s: asked, comment, ("drive 1",), turn_is_over)
    return Chapter(_("The price"), PRICE, [Step("", rule, prices), Step(choice=choice)])


def _customs(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Customs sets one die of the ship to 0: nobody can load those goods any more. If all dice show 0 then, the ship sails, and you roll for the next one."
    )
    asked = _(
        "The ship wants nothing but 3 rum. You have none, Pilar has 3, and she can be in the port on her next turn. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.emitted(ev.DieCleared):
            return _(
                "That is what a strong player does: the ship has left without Pilar's rum, which would have earned her 9 points, and you chose what the next one wants."
            )
        return _(
            "Now Pilar can load 3 rum. A strong player drives to Martinez, for nothing, and goes on to customs: with the last die at 0 the ship sails, and Pilar's rum earns nothing."
        )

    choice = Choice(lambda _s: asked, comment, ("drive 1",), turn_is_over)
    return Chapter(
        _("Customs"), CUSTOMS, [Step("", rule, ("building.blue.2",)), Step(choice=choice)]
    )


def _wood(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Miguel gives 2 wood. When you load, wood can take the place of any one good that the ship wants. It earns 1 point a unit, whatever the price."
    )
    asked = _(
        "A loading round at a price of 4, and you begin. The ship wants 2 sugar and 3 rum. You hold 2 sugar and 3 wood, Pilar holds 3 rum and no sugar. What do you load first?"
    )
    choice: Choice[State] = Choice(
        lambda _s: asked, lambda taken: _loaded(language, taken.lines[0]), ("wood rum 3",)
    )
    return Chapter(_("Wood"), WOOD, [Step("", rule, ("die.3",)), Step(choice=choice)])


def _loaded(language: Language, line: str) -> str:
    """What there is to say of what was loaded first."""
    _ = language._
    if line == "wood rum 3":
        return _(
            "That is what a strong player does: 3 points for you, and Pilar's rum, which would have earned 12, has no place left. Nobody can take your sugar: you load it next."
        )
    if line.startswith("wood rum"):
        return _(
            "A good idea, but too little wood: Pilar can still load rum. A strong player puts all 3 wood in the place of the rum."
        )
    if line.startswith("load"):
        return _(
            "Nobody else has sugar: it could have waited. Now Pilar can load 3 rum for 12 points. A strong player first puts the 3 wood in the place of the rum."
        )
    return _(
        "Now Pilar can load 3 rum for 12 points. A strong player puts the 3 wood in the place of the rum, and loads the sugar, which nobody else has, after that."
    )


def _zorro(language: Language) -> Chapter[State]:
    _ = language._
    rule = _(
        "Whoever drives to El Zorro gets something from everybody else: a peso, a point or a good, as each of them chooses. The pawn stays where it is, but the building there can be used once more."
    )
    asked = _(
        "The seventh ship lies in port: the game may soon be over. Your pawn is in the café, and you hold a rum and a cigar. What do you do?"
    )

    def comment(taken: Taken[State]) -> str:
        if taken.lines[0] != "drive 1":
            return _(
                "A strong player drives to El Zorro, for nothing: Pilar must give something, and the café, used once more, turns a rum and a cigar into 4 points. So late in the game, points earned at once count most."
            )
        if taken.after.vp[ME] - taken.before.vp[ME] >= CAFE:
            return _(
                "That is what a strong player does: Pilar had to give you something, and the café turned a rum and a cigar into 4 points. So late in the game, points earned at once count most."
            )
        return _(
            "El Zorro was right. But the café could have turned both the rum and the cigar into 4 points, and so late in the game points earned at once count most."
        )

    choice = Choice(lambda _s: asked, comment, ("drive 1",), turn_is_over)
    end = _(
        "That was the second lesson. The rest you learn by playing: point at anything to see what it does, and ask the lamp for a hint. Play this game to the end, or start one of your own from the main menu."
    )
    steps: list[Step[State]] = [
        Step("", rule, (f"cuban.{LATE_ROAD.index('zorro') + 1}", "pawn.0")),
        Step(choice=choice),
        Step("", end),
    ]
    return Chapter(_("El Zorro"), ZORRO, steps)


LESSON = Lesson("second", SEATS, SEED, title, teaches, chapters)
