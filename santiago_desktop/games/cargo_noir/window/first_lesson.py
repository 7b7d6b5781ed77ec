"""The first lesson: an auction that is shown, and then turns of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Chapter, Choice, Lesson, Step, Taken, Tool
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.window.lesson_table import (
    ME,
    PORTS,
    SEATS,
    SEED,
    position,
    seat,
    turn_is_over,
)
from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.system.language import Language

POSITION = position(
    [seat(box.START_COINS), seat(box.START_COINS)],
    PORTS | {"new_york": ("alcohol", "arms", "joker")},
    round=1,
)
CARDS = tuple(f"card.{card}" for card in box.CARD_NAMES)
OPEN = tuple(f"port.{port}" for port in PORTS)


def title(language: Language) -> str:
    """What the lesson is called."""
    return language._("Your first bids")


def teaches(language: Language) -> str:
    """What one knows after it."""
    return language._(
        "Ships, bids, being outbid, and what the goods are worth. The first turn is shown, then you play on your own, and each turn is commented on. You also try the hint, the log, and taking back."
    )


def chapters(language: Language) -> list[Chapter[State]]:
    """The lesson has one chapter."""
    parts = (_welcome, _first_bids, _outbid, _own_turns, _end)
    steps = [step for part in parts for step in part(language)]
    return [Chapter(title(language), POSITION, steps)]


def _welcome(language: Language) -> list[Step[State]]:
    """What the game is about, and what one has."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Welcome to the night. You smuggle goods from the ports, sell them in sets, and buy cards with what they bring. The cards lie on the red carpet, and only they bring victory points."
            ),
            (*CARDS, *OPEN),
        ),
        Step(
            "",
            _(
                "At the quay lie your 3 ships, in the safe 7 coins. At the end of each turn all ships sail: to the casino, to the market, or to a port."
            ),
            ("quay", "safe", *OPEN),
        ),
    ]


def _first_bids(language: Language) -> list[Step[State]]:
    """The first ships sail."""
    _ = language._
    return [
        Step(
            "send rotterdam 2",
            _(
                "Rotterdam has the most goods, two gems among them. Click on it, and send a ship there on a stack of 2 coins. That is a bid, not yet a purchase: the goods are yours when your next turn begins, if nobody has built a higher stack by then."
            ),
            ("port.rotterdam",),
        ),
        Step(
            "send new_york 1",
            _(
                "New York has a joker, which stands for any kind. Bid a single coin there: where nobody else bids, that is enough. Coins stay under the ship until your next turn."
            ),
            ("port.new_york",),
        ),
        Step(
            "send casino",
            _("The casino always has room: send your last ship there. It will bring 2 coins."),
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
                "Your second turn has begun, and your ships have acted by themselves. The casino paid 2 coins. In New York nobody had bid more: you paid your coin, the goods lie in your warehouse, and the port has been filled again."
            ),
            ("warehouse", "port.new_york"),
        ),
        Step(
            "raise rotterdam 4",
            _(
                "But in Rotterdam Bruno has outbid you, 3 against 2. You could withdraw: then ship and coins come home, and no ship can return there this turn. Or you could raise your stack above his and wait one more turn. Raise it to 4."
            ),
            ("port.rotterdam",),
        ),
        Step(
            "",
            _(
                "Goods buy cards. Below each card you see its price and, beside the star, its points. The dearer a card, the more points for its price. The first three also help you during the game."
            ),
            CARDS,
        ),
        Step(
            "",
            _(
                "Once bought, the ship sails with yours. The warehouse makes room for 2 more tokens. The syndicate pays you 2 coins whenever you withdraw from a port. Early in the game the ship is worth most: it sails in every turn to come."
            ),
            ("card.ship", "card.warehouse", "card.syndicate"),
        ),
        Step(
            "done",
            _(
                "Now you could sell. Your three goods are all different and worth 6; with a fourth kind it would be 10, with a fifth 15. What you sell and don't spend in the same turn is lost: watch Bruno, who often forgets that. Keep your goods, there is room for 6. End trading."
            ),
            ("warehouse",),
        ),
    ]


def _own_turns(language: Language) -> list[Step[State]]:
    """Turns of one's own, with what helps in them."""
    _ = language._
    return [
        Step(
            choice=Choice(
                lambda _s: _(
                    "From here on you choose. Two ships are at home and sail again: to the casino, which brings 2 coins; to the market, where each swaps a token or draws one; or to a port. A port that nobody else wants is yours for a single coin. Where to?"
                ),
                lambda taken: (
                    f"{comment(language, taken)} {_stacks_stand(language, taken)}".strip()
                ),
                over=turn_is_over,
            )
        ),
        Step(
            "",
            _(
                "This arrow takes back what you chose: always in a lesson, and in a game as long as nothing has been drawn since. Press it to choose again, or go on."
            ),
            tool=Tool.UNDO,
        ),
        Step(
            "",
            _(
                "Your turn has begun, and your ships have acted. The strip at the foot of the board shows what has happened since your last turn; all of it is in the log. Click on a picture or a line: the board shows that moment."
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
    ]


def _own(language: Language) -> Step[State]:
    """A turn of one's own."""
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
    told = {
        "act": _to_settle(language, s),
        "trade": _(
            "Will you sell? A set is worth far more if it is large. What you keep needs room, and what you sell must buy a card. Or end trading."
        ),
        "discard": _("There is no room for all of it: discard what fits the rest least."),
        "sail": _(
            "Send your ships: to ports for goods, to the casino for coins, to the market to swap or draw. A bid is decided when your next turn begins."
        ),
    }
    return told.get(s.phase, "")


def _to_settle(language: Language, s: State) -> str:
    """What is said before ships act: where one was outbid, and of ships at the market."""
    _, names, outbid = language._, CargoNoirNames(language, []), s.outbid(ME)
    said = []
    if outbid:
        text = _("Your turn. You have been outbid in {ports}. Raise your stack there, or withdraw.")
        said.append(text.format(ports=names.listed([names.port(port) for port in outbid])))
    if s.market[ME]:
        said.append(
            _(
                "Your ship at the market swaps one of your tokens for one on display, or draws one from the bag. What makes your sets larger?"
            )
        )
    return " ".join(said)


def comment(language: Language, taken: Taken[State]) -> str:
    """What a turn has brought, as far as one sees it at once."""
    said = []
    points = [box.POINTS[e.card] for e in taken.events if isinstance(e, ev.CardTaken)]
    if points:
        text = language.n_(
            "Your new card is worth {points}.", "Your new cards are worth {points}.", len(points)
        )
        said.append(text.format(points=CargoNoirNames(language, []).points(sum(points))))
    if any(isinstance(event, ev.CreditLost) and event.seat == ME for event in taken.events):
        said.append(
            language._(
                "Part of what you sold bought nothing and is lost: sell only what you spend at once."
            )
        )
    return " ".join(said)


def _stacks_stand(language: Language, taken: Taken[State]) -> str:
    """What becomes of the learner's bids, told once."""
    if not any(isinstance(event, ev.ShipBid) and event.seat == ME for event in taken.events):
        return ""
    return language._(
        "Your stacks stand. Until your next turn begins Bruno may build higher ones; where he doesn't, you pay and take the goods."
    )


def _end(language: Language) -> list[Step[State]]:
    """What there is beside it."""
    _ = language._
    return [
        Step(
            "",
            _(
                "Now you know how a turn goes: ships act, goods are sold, ships sail. In a game of your own your turn ends when you press “Done”. In the last round no ship sails, and coins in the safe buy cards, too: keep some for that. In the end only the points on your cards count."
            ),
        ),
        Step(
            "",
            _(
                "That was the first lesson. The second one (“Next lesson”) is about raising, the market, cards and the last round. Or play this game to the end."
            ),
        ),
    ]


LESSON = Lesson("first", SEATS, SEED, title, teaches, chapters)
