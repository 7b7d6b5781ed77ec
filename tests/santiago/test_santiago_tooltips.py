"""What tooltips say: something about every thing, and what is special at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from santiago_table import lay, seat, use, visit

from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.window.action_pictures import pictures
from santiago_desktop.games.santiago.words.actions import SantiagoWording
from santiago_desktop.games.santiago.words.tooltips import tip
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action

WORDS = GAMES["santiago"]().wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan"])
assert isinstance(WORDS, SantiagoWording)
LAID = lay().match.state

THINGS = [
    *(f"stop.{stop}" for stop in range(box.STOPS)),
    *(f"cuban.{stop}" for stop in range(1, box.STOPS)),
    *(f"building.{flower}.{n + 1}" for flower in box.FLOWERS for n in range(box.PER_FLOWER)),
    *(f"die.{n + 1}" for n in range(len(box.FACES))),
    *(f"roll.{n + 1}" for n in range(len(box.FACES))),
    *("price.2", "price.flag", "ship", "ship.3", "car", "pawn.0", "panel.0"),
    *("panel.0.coin", "panel.1.star", *(f"panel.0.{good}" for good in box.GOODS)),
]


@pytest.mark.parametrize("thing", THINGS)
def test_every_thing_says_what_it_is_and_does(thing: str) -> None:
    title, text = tip(WORDS, thing, LAID)
    assert title
    assert text.endswith(".")


def test_what_nobody_knows_says_nothing() -> None:
    assert tip(WORDS, "fountain", LAID) == ("", "")


def test_a_cuban_says_where_the_pawn_goes() -> None:
    stop = LAID.table.stop[box.JOSE]
    text = "Gives you 2 sugar. Then your pawn goes to a building in the yellow quarter."
    assert tip(WORDS, f"cuban.{stop}", LAID) == ("José", f"{text} In the supply: 8.")


def test_a_cuban_says_which_buildings_are_occupied() -> None:
    s = lay(seat(pawn="bank"), seat(pawn="cafe"), seat(pawn="casino")).match.state
    maria, jose = (tip(WORDS, f"stop.{s.table.stop[each]}", s)[1] for each in (box.MARIA, box.JOSE))
    assert "Occupied just now: bank, café." in jose
    assert "Occupied" not in maria
    s = lay(seat(pawn="bank"), seat(pawn="cafe"), seat(pawn="church")).match.state
    text = tip(WORDS, f"stop.{s.table.stop[box.JOSE]}", s)[1]
    assert "All buildings there are occupied just now." in text


def test_a_cuban_gives_no_more_than_the_supply_has() -> None:
    s = lay().match.state
    s.supply[box.SUGAR] = 1
    assert tip(WORDS, f"cuban.{s.table.stop[box.JOSE]}", s)[1].startswith("Gives you 1 sugar.")


def test_pablo_and_the_black_market_say_what_is_not_there() -> None:
    s = lay().match.state
    s.supply[box.RUM] = s.supply[box.CIGAR] = 0
    for s.phase, s.building in (("pablo", box.NONE), ("use", box.BLACK_MARKET)):
        assert WORDS.dialog(s)[1].endswith("The supply has run out of rum and cigars.")


def test_el_zorro_says_what_once_more_means() -> None:
    _, text = tip(WORDS, f"stop.{LAID.table.stop[box.ZORRO]}", LAID)
    assert "use its building again" in text


def test_an_inactive_cuban_says_so() -> None:
    s = lay(inactive=["maria"]).match.state
    assert "Asleep" in tip(WORDS, f"cuban.{s.table.stop[box.MARIA]}", s)[1]


def test_who_may_put_somebody_to_sleep_is_told_what_that_does() -> None:
    """Neither the newspaper's tooltip nor that of whom it puts to sleep told it."""
    s = lay().match.state
    flower = s.table.flower[box.NEWSPAPER]
    house = f"building.{box.FLOWERS[flower]}.{s.table.under[flower].index(box.NEWSPAPER) + 1}"
    cuban, means = f"cuban.{s.table.stop[box.MARIA]}", "who is asleep (zZ) gives nothing"
    assert means in tip(WORDS, house, s)[1]
    assert means not in tip(WORDS, cuban, s)[1]
    s.phase, s.building = "use", box.NEWSPAPER
    assert means in tip(WORDS, cuban, s)[1]


def test_a_building_names_its_owner_and_whose_pawn_is_there() -> None:
    s = lay(seat(pawn="bank"), seat(), owners={"bank": 1}).match.state
    flower = s.table.flower[box.BANK]
    spot = f"building.{box.FLOWERS[flower]}.{s.table.under[flower].index(box.BANK) + 1}"
    title, text = tip(WORDS, spot, s)
    assert title == "Bank"
    assert text == (
        "You get 2 pesos. "
        "Owner: Ben, who gets 1 victory point when another pawn ends a turn here. "
        "Ana's pawn is here: no other can enter."
    )


def test_dice_say_what_the_ship_wants() -> None:
    s = lay(demand={"sugar": 2, "fruit": 0, "tobacco": 1, "rum": 1}, price=3).match.state
    first = "The ship wants 2 sugar. Each unit earns the price, which is 3 victory points now."
    assert tip(WORDS, "die.1", s) == ("Sugar", first)
    assert "no more of it" in tip(WORDS, "die.2", s)[1]
    title, words = tip(WORDS, "die.5", s)
    assert title == "Cigars"
    assert "shows 0, whatever was rolled" in words, "the wrong die seemed to be left out"
    gone = lay(phase="roll", actor="chance", demand=None, sailed=1).match.state
    assert tip(WORDS, "die.5", gone) == ("", "")


def test_a_panel_behind_its_screen_says_so() -> None:
    laid = lay()
    covered = laid.match.rules.cover(laid.match.state, 0)
    assert "behind the screen" in tip(WORDS, "panel.1", covered)[1]


def test_choices_are_explained() -> None:
    assert WORDS.dialog(visit("pablo").match.state)[0] == "Pablo"
    gives = WORDS.dialog(visit("zorro").match.state)
    assert gives == ("El Zorro", "Choose what to give Ana.")
    assert WORDS.dialog(lay().match.state) == ("Ana: drive the car.", "")


PICTURED = [
    (act.Take(box.RUM), ("tok_rum",)),
    (act.Give(box.GIFT_PESO), ("coin",)),
    (act.Give(box.GIFT_GOOD + box.FRUIT), ("tok_fruit",)),
    (act.Exchange(2), ("2", "tok_sugar", "→", "2", "tok_rum")),
    (act.Swap(box.SUGAR, box.RUM), ("tok_sugar", "→", "tok_rum")),
    (act.Saw(), ("tok_wood", "→", "star", "coin")),
    (act.Serve((box.CIGAR, box.RUM)), ("tok_cigar", "tok_rum", "→", "4", "star")),
    (act.Buy(2), ("6", "coin", "→", "2", "star")),
    (act.Sell(1), ("1", "star", "→", "3", "coin")),
    (act.Ship(box.SUGAR), ("tok_sugar", "→", "2", "star")),
    (act.Clear(box.SUGAR), ("die_sugar_2", "→", "die_sugar_0")),
    (act.Price(box.UP), ("price_4", "→", "price_flag")),
    (act.Price(box.DOWN), ("price_4", "→", "price_3")),
    (act.Close(box.MARIA), ("fig_maria", "→", "z")),
    (act.Skip(), ()),
]


@pytest.mark.parametrize(("action", "parts"), PICTURED, ids=lambda each: str(each)[:20])
def test_buttons_show_what_is_given_and_taken(action: Action, parts: tuple[str, ...]) -> None:
    demand = {"sugar": 2, "fruit": 1, "tobacco": 1, "rum": 1}
    s = use("distillery", seat(sugar=3), seat(), demand=demand, price=4).match.state
    assert pictures(action, s) == parts


def test_a_claim_is_told_to_be_free_and_its_gain_is_no_price() -> None:
    """ "Claim the bank: 2 pesos" was read as what it costs."""
    said = WORDS.action(act.Claim(box.BANK), LAID)
    assert said == "claim the bank for free; a visit there: 2 pesos"
