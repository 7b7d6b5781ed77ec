"""The first lesson: a turn that is shown, a ship that is loaded, some turns of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Taken, Tool
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.window.lesson_table import (
    ME,
    SEATS,
    SEED,
    holding,
    position,
    turn_is_over,
    wanted,
)
from santiago_desktop.games.santiago.words.actions import SantiagoWording
from santiago_desktop.games.santiago.words.names import SantiagoNames

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.system.language import Language

ROAD = (*("pedro", "zorro", "conchita", "maria", "alonso", "jose", "pablo", "miguel", "martinez"),)
CITY = {
    "yellow": ["distillery", "customs", "cafe"],
    "blue": ["casino", "church", "sawmill"],
    "red": ["bank", "newspaper", "trade_office"],
    "white": ["cigar_factory", "harbour_office", "black_market"],
}
START = holding(3, 2, sugar=1, fruit=1, tobacco=1)
POSITION = position(
    ROAD,
    CITY,
    {"sugar": 2, "fruit": 1, "tobacco": 1, "rum": 1},
    [START, START],
    car=ROAD.index("alonso") + 1,
    price=3,
)
MUCH = 3  # units that are worth a way to the port
MOST = "load sugar 2"  # what Pilar could take, too, and is worth most
CONTESTED = ("load fruit 1", "load tobacco 1")  # what she could take, too


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Your first turns")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "Driving, visiting a Cuban, using a building, loading a ship. The first moves are shown, then you play some turns of your own, and each is commented on. You also try the hint, the log, and taking back."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """The lesson has one chapter."""
    parts = (_shown, _loading, _own_turns, _end)
    steps = [step for part in parts for step in part(language)]
    return [Chapter(title(language), POSITION, steps)]


def _shown(language: Language) -> list[Step[State]]:
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
        Step("drive 1"),
        Step("take tobacco"),
        Step("enter cafe"),
    ]


def _loading(language: Language) -> list[Step[State]]:
    """The port, and the first choice of one's own."""
    _ = language._
    return [
        Step(
            "drive 3",
            _(
                "Pilar got tobacco from Pablo. You have everything that the ship wants: time to sell. The port is three stops away and costs you 2 pesos: drive there."
            ),
        ),
        Step(
            choice=Choice(
                lambda _s: _(
                    "From here on you choose. In turn, everybody loads one kind of goods or passes; each unit earns the price, 3 points now. Pilar has sugar, fruit and tobacco, too, but no rum. What do you load first?"
                ),
                lambda taken: _first_load(language, taken.lines[0]),
                best=(MOST,),
            )
        ),
        Step(
            "",
            _(
                "This arrow takes back what you chose: always in a lesson, and in a game as long as no dice have been rolled since. Press it to choose again, or go on."
            ),
            tool=Tool.UNDO,
        ),
        _own(language),
        _own(language),
    ]


def _first_load(language: Language, line: str) -> str:
    """What there is to say of what was loaded first."""
    _ = language._
    if line == MOST:
        return _(
            "Well done: 6 points, and Pilar could have taken one of these. Your rum can wait, for nobody else has any. A strong player loads first what others could take, and of that what earns most."
        )
    if line in CONTESTED:
        return _(
            "A good thought: Pilar could have taken that. But she can take one of the sugars now; a strong player first loads both of those, for 6 points. Your rum can wait, for nobody else has any."
        )
    if line == "load sugar 1":
        return _(
            "All units of a kind may be loaded at once. Now Pilar can take the second sugar; a strong player would have loaded both."
        )
    if line == "load rum 1":
        return _(
            "Nobody else has rum: it would have been wanted later, too. A strong player loads first what others could take: sugar, then fruit or tobacco."
        )
    return _(
        "Whoever passes is out of this round, and Pilar may load what she has. A strong player would have loaded the sugar first, of which she could take one."
    )


def _own_turns(language: Language) -> list[Step[State]]:
    """Turns of one's own, with what helps in them."""
    _ = language._
    return [
        Step(
            "",
            _(
                "All that has happened is in the log; when your turn begins, a strip at the foot of the board shows what is new. Click on a line or on a picture: the board shows that moment."
            ),
            tool=Tool.PAST,
        ),
        _own(language),
        Step(
            "",
            _(
                "Not sure what to do? Press the lamp: it shows the best moves that a computer player finds, puts two of them side by side, and says what speaks for them."
            ),
            tool=Tool.HINT,
        ),
        _own(language),
        _own(language),
    ]


def _own(language: Language) -> Step[State]:
    """A turn of one's own, or one's part in somebody else's."""
    return Step(
        choice=Choice(
            lambda s: asks(language, s),
            lambda taken: comment(language, taken),
            over=turn_is_over,
        )
    )


def asks(language: Language, s: State) -> str:
    """What is said before a choice: by what is decided."""
    _ = language._
    if s.phase == "drive":
        return _where_to(language, s)
    if s.phase == "load":
        text = _(
            "The ship still wants {goods}. Load first what others could take; what only you have can wait."
        )
        return text.format(goods=_listed(language, s.demand))
    if s.phase == "leave":
        return _("Leave out one of the five dice; the new ship wants the other four.")
    if s.phase == "zorro":
        return _("El Zorro takes something from everybody else: give what you need least.")
    return ""


def _where_to(language: Language, s: State) -> str:
    """What is worth a thought before one drives."""
    _, count = language._, wanted(s)
    cost = len(s.table.road) - s.car
    if count >= MUCH and cost <= s.pesos[ME]:
        there = (
            _("Driving to the port costs {pesos}.") if cost else _("The port is the next stop.")
        ).format(pesos=SantiagoNames(language, []).pesos(cost))
        text = _(
            "Your turn. You hold {n} goods that the ship wants. Sell them, or collect more first? You choose."
        )
        return f"{text.format(n=count)} {there}"
    missing = [max(0, want - mine) for want, mine in zip(s.demand, s.goods, strict=False)]
    if not any(missing):
        return _(
            "Your turn. You have all that the ship wants. Go to the port before somebody else does, or use the time to prepare for the next ship."
        )
    text = _(
        "Your turn. Besides what you have, the ship wants {goods}. Who gives you that, or what you need for it? Point at Cubans and buildings to see what they do."
    )
    return text.format(goods=_listed(language, missing))


def _listed(language: Language, counts: Sequence[int]) -> str:
    """Goods by their counts, in one line."""
    words = SantiagoWording(language, [])
    return words.listed([words.goods(good, n) for good, n in enumerate(counts) if n])


def comment(language: Language, taken: Taken[State]) -> str:
    """What a turn has brought, as far as the learner sees it at once."""
    _, words = language._, SantiagoNames(language, [])
    before, after = taken.before, taken.after
    said = []
    points = after.vp[ME] - before.vp[ME]
    if points > 0:
        said.append(_("That brought you {points}.").format(points=words.points(points)))
    if taken.emitted(ev.ShipSailed):
        said.append(_("The ship has sailed."))
    elif wanted(after) > wanted(before):
        text = language.n_(
            "Now you hold {n} unit that the ship wants.",
            "Now you hold {n} units that the ship wants.",
            wanted(after),
        )
        said.append(text.format(n=wanted(after)))
    return " ".join(said)


def _end(language: Language) -> list[Step[State]]:
    """What there is beside it."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Now you know how a turn goes. The game ends when the seventh ship sails; then every 3 goods that you still hold are worth 1 point, and the most points win."
            ),
        ),
        Step(
            "",
            _(
                "That was the first lesson. The second one (“Next lesson”) is about the price, customs, wood and El Zorro. Or play this game to the end."
            ),
        ),
    ]


LESSON = Lesson("first", SEATS, SEED, title, teaches, chapters)
