"""What a turn of Santiago de Cuba comes to, as the hint tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_facts import RULES
from santiago_table import lay, seat, use, visit

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.accounts import account
from santiago_desktop.games.santiago.words.actions import SantiagoWording
from santiago_desktop.players.facts import Fact, course
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_table import Laid

    from santiago_desktop.players.facts import Account

WORDS = SantiagoWording(ENGLISH, ["Ana", "Ben", "Carla", "Dora"])


def of(laid: Laid, *lines: str) -> Account:
    """What these lines of seat 0 come to."""
    path, s = [], laid.match.state.copy()
    for line in lines:
        path.append(next(action for action in RULES.legal(s) if action.text == line))
        RULES.play(s, path[-1])
    return account(course(RULES, laid.match.state, path), 0)


def test_points_are_bought_for_pesos_and_sold_for_them() -> None:
    bought = of(use("casino", seat(pesos=7, vp=2), seat()), "buy 2")
    assert bought.costs == [Fact("pesos", (), 6)]
    assert bought.gives == [Fact("points", (), 2)]
    sold = of(use("casino", seat(pesos=0, vp=2), seat()), "sell 1")
    assert sold.costs == [Fact("points", (), 1)]
    assert sold.gives == [Fact("pesos", (), 3)]


def test_who_owns_the_building_gains_by_a_visit() -> None:
    found = of(visit("jose", seat(), seat(), owners={"church": 1}), "enter church")
    assert Fact("owner", (1,), box.OWNER_POINTS) in found.costs
    assert Fact("points", (), box.CHURCH_POINTS) in found.gives


def test_at_el_zorro_what_the_building_surely_gives_is_counted_and_gifts_are_named() -> None:
    """The row "then you have" left out the bank's pesos that come whatever the others give."""
    laid = lay(seat(pesos=4, vp=4, pawn="bank"), seat(pesos=1), seat(rum=1), at="pedro")
    found = of(laid, "drive 1")
    assert Fact("pesos", (), box.BANK_PESOS) in found.gives
    assert Fact("gifts", (), 2) in found.gives
    assert Fact("pesos", (), 4 + box.BANK_PESOS) in found.leaves
    assert Fact("gifts", (), 2) in found.leaves
    assert found.opens[0].about == (4 + box.BANK_PESOS,), "how far they lead"
    laid = lay(seat(pesos=4, vp=4, pawn="church"), seat(pesos=1), at="pedro")
    assert Fact("points", (), 4 + box.CHURCH_POINTS) in of(laid, "drive 1").leaves
    laid = lay(seat(pesos=4, vp=4, pawn="casino"), seat(pesos=1), at="pedro")
    assert Fact("pesos", (), 4) in of(laid, "drive 1").leaves, "nobody need turn pesos in"


def test_an_account_is_told_in_a_sentence_a_row() -> None:
    found = of(use("casino", seat(pesos=7, vp=2), seat()), "buy 2")
    assert WORDS.account_told(found).startswith(
        "Costs: 6 pesos. Gives: 2 victory points. Then you have: 1 peso, 4 victory points"
    )


def test_words_and_pictures_say_the_same() -> None:
    drive = WORDS.fact(Fact("drive", (), 2))
    assert drive.parts == ("2", "coin", "to drive")
    assert drive.words == "2 pesos to drive"
    church = WORDS.fact(Fact("owns", (box.CHURCH,)))
    assert len(church.parts) == 1, "of many buildings the words left some out"
    assert church.words == "the church"
    reach = WORDS.fact(Fact("reach", (1,), 2))
    assert reach.parts == ("1", "coin", ": up to 2 stops")
    assert reach.words == "1 peso: up to 2 stops"
