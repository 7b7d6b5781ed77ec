"""The words: a sentence for everything that happens, can be done, or is asked."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import RIO, RULES, Table, turn_ends

from santiago_desktop.games.cargo_noir import CargoNoirCard, box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Event

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
SILENT = (ev.DrawAwaited, ev.MarketShipReturned)
W = CargoNoirWording(ENGLISH, NAMES)


def whole(text: str) -> str:
    assert text
    assert "{" not in text
    assert "}" not in text
    return text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told(seats: int) -> None:
    quick = QuickDraw(random.Random(seats))
    s = RULES.setup(seats, {}, quick)
    while s.phase != OVER:
        whole(W.prompt(s))
        for line in W.board(s):
            whole(line)
        if s.actor == CHANCE:
            action = RULES.chance(s, quick)
        else:
            action = quick.pick(RULES.legal(s))
            whole(W.action(action, s))
        for event in RULES.play(s, action):
            text = W.event(event, s)
            if isinstance(event, ev.Asked) and not text:
                continue  # whoever is asked finds it in the prompt
            assert text == "" if isinstance(event, SILENT) else whole(text)
    assert W.prompt(s) == "The game is over."
    for line in W.result(RULES.result(s)):
        whole(line)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.CasinoPaid(0, 1, 2), "The casino pays Ana 2 coins for 1 ship."),
        (ev.PortBought(1, RIO, 1, (2, 6, 2)), "Rio: Ben pays 1 coin and takes 2 art and 1 gold."),
        (ev.PortBought(1, RIO, 1, ()), "Rio: Ben pays 1 coin and takes nothing."),
        (
            ev.PileBecameBag(),
            "The bag is empty: what was traded in and discarded goes back into it.",
        ),
        (ev.PortFilled(RIO, (2, 9)), "Rio gets new goods from the bag: 1 art and 1 joker."),
        (ev.PortLeft(0, RIO, 3), "Rio: Ana withdraws and takes back 3 coins."),
        (ev.SyndicatePaid(0, RIO, 2), "The syndicate pays Ana 2 coins for withdrawing."),
        (ev.CardTaken(2, 12, 81), "Cleo takes a card for 81: Principality, 115 victory points."),
        (ev.ShipSent(0, box.MARKET), "Ana sends a ship to the market."),
        (ev.ShipBid(0, 6, 2), "Ana sends a ship to Cape Town, with 2 coins."),
        (
            ev.MarketBare(0),
            ("There is nothing to swap or draw: Ana's ships at the market come home."),
        ),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert W.event(event, Table(3).s) == sentence


def test_actions_say_what_they_cost() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4)
    assert W.action(act.Raise(RIO, 6), table.s) == "Rio: raise the stack to 6, for 4 coins"
    assert W.action(act.Take(0), table.s) == (
        "take a card for 15: Ship, 8 victory points; another ship at once"
    )
    assert W.action(act.TradeSet((2, 2, 9)), table.s) == "trade in 2 art and 1 joker: worth 9"
    assert W.action(act.Draw((1,)), table.s) == ""


def test_what_everybody_holds() -> None:
    table = Table(2).give(0, "gold gold joker").cards(0, "villa yacht").ships(0, casino=1)
    assert W.holdings(table.s, 0) == (
        "Ana: 7 coins, 2 ships at home, 1 ship at the casino, 2 gold and 1 joker. "
        "Cards: Villa, Yacht; 16 victory points."
    )


def test_what_a_port_offers() -> None:
    table = Table(2).stock(RIO, "gold art").stack(RIO, 0, 3).stack(RIO, 1, 5)
    assert W.harbour(table.s, RIO) == "Rio offers gold, art. Stacks: Ana 3, Ben 5."
    assert W.harbour(table.s, 0) == "Rotterdam offers nothing."


def test_whose_credit_it_is_can_not_be_mistaken() -> None:
    """ "Bruno: … Your credit is 6" stood there while Ana looked on; and 0, before it was known."""
    table = Table(phase="trade")
    assert W.prompt(table.s) == "Ana: trade sets and take cards, or stop trading."
    table.s.credit = 6
    assert W.prompt(table.s).endswith("stop trading. Credit: 6.")


def test_prompts() -> None:
    table = turn_ends().stock(RIO, "art").stack(RIO, 0, 1)
    assert W.prompt(table.s) == "Cleo: send a ship. At home: 1 ship."
    table.next_turn()
    assert W.prompt(table.s) == "Rio is filled from the bag with 3 tokens."


def test_the_rulebook_takes_its_numbers_from_the_box() -> None:
    sections = W.rulebook()
    assert [section.number for section in sections] == [
        *("1", "1.I", "1.II", "2", "3", "3.I", "3.II", "3.III", "4", "5", "6"),
    ]
    text = whole(" ".join(line for section in sections for line in section.paragraphs))
    for card, cost in enumerate(box.COST):
        assert f"{W.card(card)}. Costs {cost}, brings {box.POINTS[card]} victory points." in text
    for row in (box.DIFFERENT, box.ALIKE):
        assert ", ".join(str(value) for value in row[1:]) in text
    assert "Tangier 1 (5 players)" in text


@pytest.mark.rule("cargo_noir", "1.II")
def test_what_is_reconstructed_is_told_in_a_section_of_its_own() -> None:
    """At the foot of the cards' list it read like a doubt about all that stood above it."""
    told = {section.number for section in W.rulebook() if "reconstructed" in str(section)}
    assert told == {"1.II"}
    [said] = [section.paragraphs[0] for section in W.rulebook() if section.number == "1.II"]
    for table in ("which ports close", "sets of one kind", "points of the cards", "costs"):
        assert table in said


def test_in_the_rulebook_each_card_stands_beside_its_picture() -> None:
    section = W.rulebook()[0]
    pictured = [
        line for line, name in zip(section.paragraphs, section.sprites, strict=True) if name
    ]
    assert [line.partition(".")[0] for line in pictured] == [
        W.card(card) for card in range(len(box.CARDS))
    ]


def test_the_card() -> None:
    card = CargoNoirCard()
    assert (card.id, card.seats, card.options) == ("cargo_noir", (2, 5), ())
    assert card.rules().seats == card.seats
    table = Table(2)
    refusal = RULES.refusal(table.s, act.Bid(RIO, 8))
    assert card.explain(refusal) == "3.III: that takes 8 coins; seat 0 has 7 coins"
    assert card.judge().value(table.s, 0) == card.judge().value(table.s, 1)


def test_who_is_not_asked_and_why() -> None:
    table = turn_ends(turn=0).give(2, "gems")
    told = [W.event(event, table.s) for event in table.next_turn()]
    assert "Ben has nothing to trade." in told
    assert W.event(ev.Asked("trade", 2), table.s) == ""


def test_who_has_no_ship_to_send_is_told_before_none_sails() -> None:
    s = turn_ends().give(2, "gems").s
    asked = ev.Asked("trade", 2)
    s.home[2] = 0
    assert W.event(asked, s) == "Cleo has no ship at home to send."
    s.goods = [0] * len(s.goods)
    assert W.event(asked, s) == "Cleo has nothing to trade. Cleo has no ship at home to send."
    s.home[2] = 1
    assert W.event(asked, s) == "Cleo has nothing to trade."
    s.home[2], s.round = 0, s.rounds  # ships of nobody sail any more
    s.coins[2] = 3
    assert W.event(asked, s) == ""
