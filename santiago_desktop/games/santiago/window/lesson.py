"""A first game: a prepared position and the moves that teach, with what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Lesson, Step
from santiago_desktop.games.santiago import box

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language

SEATS = ("Ana", "ai:easy:Pilar")
SEED = "lesson"
START = {"sugar": 1, "fruit": 1, "tobacco": 1, "rum": 0, "cigar": 0, "wood": 0}
POSITION: dict[str, object] = {
    "game": "santiago",
    "version": 1,
    "options": {},
    "phase": "drive",
    "actor": 0,
    "turn": 0,
    "road": [
        *("jose", "zorro", "pedro", "maria", "alonso", "pablo", "miguel", "martinez", "conchita"),
    ],
    "inactive": [],
    "car": 0,
    "city": {
        "yellow": ["distillery", "church", "cafe"],
        "blue": ["casino", "customs", "sawmill"],
        "red": ["bank", "newspaper", "trade_office"],
        "white": ["cigar_factory", "harbour_office", "black_market"],
    },
    "owners": {},
    "sailed": 0,
    "price": 2,
    "demand": {"sugar": 2, "fruit": 1, "tobacco": 1, "rum": 1},
    "supply": {good: box.SUPPLY - 2 * START[good] for good in box.GOODS},
    "seats": [{"pesos": 3, "vp": 2, "pawn": None, "goods": dict(START)} for _ in range(2)],
    "pending": {},
}


def steps(language: Language) -> list[Step]:
    """All steps; moves without a text are the other player's, or chance's."""
    return [*_first_turn(language), *_lawyer(language), *_loading(language), *_end(language)]


def _first_turn(language: Language) -> list[Step]:
    """What there is to see, and a turn: drive, visit, use a building."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Welcome to Santiago. A ship lies in the harbour. Its dice show which goods it wants, and how many. Whoever loads them earns victory points; the most points win."
            ),
            ("ship", "die.1", "die.2", "die.3", "die.4"),
        ),
        Step(
            "",
            _(
                "On the left you see what you hold: pesos, victory points and goods. What the others hold lies behind their screens; with the memory aid, which is chosen before a game, you see it in pencil."
            ),
            ("panel.0",),
        ),
        Step(
            "drive 1",
            _(
                "Everybody drives the same car, always forward. The first stop is free; each one after that costs 1 peso. Drive to José: he gives you 2 sugar."
            ),
        ),
        Step(
            "enter distillery",
            _(
                "José's flower is yellow, so your pawn now goes to a building in the yellow quarter. Choose the distillery: it turns sugar into rum."
            ),
        ),
        Step(
            "exchange 1",
            _("The ship wants 2 sugar and 1 rum. You have 3 sugar: turn one of them into rum."),
        ),
        Step("drive 2"),
        Step("enter cigar_factory"),
        Step("exchange 1"),
    ]


def _lawyer(language: Language) -> list[Step]:
    """Alonso, buildings of one's own, and the price."""
    _ = language._
    return [
        Step(
            "drive 2",
            _(
                "Pilar took tobacco and rolled a cigar. Now pay 1 peso and drive to Alonso, the lawyer."
            ),
        ),
        Step(
            "claim cigar_factory",
            _(
                "With Alonso you may claim a building, free of charge, up to three times a game. From then on, anyone else who ends a turn there earns you 1 victory point. Pilar likes the cigar factory: claim it."
            ),
        ),
        Step(
            "enter harbour_office",
            _(
                "Alonso's flower is white. There is another pawn in the cigar factory, so it isn't free. Go to the harbour office: it moves the price."
            ),
        ),
        Step(
            "price up",
            _(
                "The price is what each unit earns when it is loaded. It begins at 2 and goes up to 4; then comes the chequered flag, and the ship sails. Move it up to 3."
            ),
        ),
        Step("drive 2"),
        Step("enter sawmill"),
        Step("saw"),
    ]


def _loading(language: Language) -> list[Step]:
    """A loading round, and the ship after it."""
    _ = language._
    return [
        Step(
            "drive 3",
            _(
                "Time to sell. The port is three stops away and costs you 2 pesos: drive there. All players may load, you first."
            ),
        ),
        Step(
            "load sugar 2",
            _(
                "In turn, everybody loads one kind of goods or passes. Load your 2 sugar: at a price of 3 they earn 6 points."
            ),
        ),
        Step("load tobacco 1"),
        Step("load rum 1", _("Your turn again, and nobody else has rum. Load it.")),
        Step("pass"),
        Step(
            "load fruit 1",
            _(
                "Pilar has passed: she is out of this round. Load the last fruit. When all dice show 0, the ship sails."
            ),
        ),
        Step("roll 1 2 2 0 3"),
        Step(
            "leave rum",
            _(
                "The ship has sailed in your turn, so you rolled for the next one. Leave out one of the five dice; the new ship wants the other four. The die for rum shows 0: leave it out."
            ),
        ),
        Step("drive 3"),
        Step("enter cigar_factory"),
        Step("exchange 2"),
    ]


def _end(language: Language) -> list[Step]:
    """What there is beside it."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Pilar's pawn is in your cigar factory: that was 1 victory point for you. Now you know how a turn goes. The game ends when the seventh ship sails."
            ),
            ("pawn.1",),
        ),
        Step(
            "",
            _(
                "There is more to find out: wood from Miguel replaces any good, for 1 point a unit. El Zorro takes something from everybody. The newspaper puts a Cuban to sleep (zZ). Driving past the port without stopping raises the price, too. Point at anything to see what it does."
            ),
        ),
        Step(
            "",
            _(
                "That was the lesson: you know all you need. Play this game to the end, or start one of your own from the main menu."
            ),
        ),
    ]


LESSON = Lesson(SEATS, POSITION, SEED, steps)
