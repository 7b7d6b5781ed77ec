"""Every reason has a sentence, every refusal a rule of the rulebook."""

import ast
import inspect

import pytest
from manila_table import JADE, NUTMEG, SILK, A, Table

from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules import refusals
from santiago_desktop.games.manila.words import events as sentences
from santiago_desktop.games.manila.words import refusals as reasons
from santiago_desktop.games.manila.words.tooltips import tip
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import OVER, Refusal
from santiago_desktop.system.language import ENGLISH

CARD = GAMES["manila"]()
WORDING = CARD.wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan", "Eva"])
SILENT = {ev.Asked, ev.Queued, ev.PiratesAsked, ev.PilotsAsked, ev.BoatsCaptured}


def reason_names() -> set[object]:
    names: set[object] = {f"now_{phase}" for phase in box.PHASES}
    for node in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            reason = node.args[1]
            names |= {each.value for each in ast.walk(reason) if isinstance(each, ast.Constant)}
    return names


def test_every_reason_has_a_sentence_and_no_sentence_is_left_over() -> None:
    found = {name for name in reason_names() if isinstance(name, str) and name != "now_"}
    assert found == reasons.PLAIN.keys() | reasons.DETAILED.keys()


def test_every_refusal_cites_a_section_of_the_rulebook() -> None:
    numbers = {section.number for section in WORDING.rulebook()}
    for node in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            cited = node.args[0]
            assert not isinstance(cited, ast.Constant) or cited.value in numbers
    assert set(refusals.RULE_OF_PHASE.values()) <= numbers
    assert set(refusals.RULE_OF_PHASE) == set(box.PHASES)


@pytest.mark.parametrize("verb", [*box.PHASES])
def test_what_belongs_to_another_phase_is_told_apart(verb: str) -> None:
    sentence = WORDING.refusal(Refusal("6", f"now_{verb}"))
    assert sentence.startswith("6: ")


def test_every_event_is_told_or_plainly_silent() -> None:
    events = {
        each
        for each in vars(ev).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert events == sentences.EVENTS.keys() | SILENT


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.BidMade(0, 1), "Ana bids 1 peso."),
        (ev.MasterElected(1, 0), "Nobody has bid: Ben becomes harbour master for free."),
        (ev.MasterElected(1, 7), "Ben becomes harbour master for 7 pesos."),
        (ev.ShareBought(1, SILK, 5), "Ben buys 1 silk share for 5 pesos."),
        (ev.HoldTaken(0, NUTMEG, 1, 2), "Ana places an accomplice on the nutmeg boat for 2 pesos."),
        (
            ev.SpotTaken(0, box.INSURANCE, 0),
            "Ana places an accomplice at the insurance for free.",
        ),
        (ev.BoatMoved(NUTMEG, 9, 14), ""),
        (ev.BoatMoved(NUTMEG, 9, 11), "The nutmeg boat moves to square 11."),
        (ev.BoatArrived(NUTMEG, A), "The nutmeg boat reaches the port, place A."),
        (
            ev.BoatSteered(0, box.PILOT_SMALL, SILK, 13, 14),
            "Ana's pilot moves the silk boat into the port.",
        ),
        (ev.BoatPlundered(SILK, ()), "Pirates plunder the silk boat."),
        (
            ev.BoatPlundered(SILK, (1, 2, 1)),
            "Pirates plunder the silk boat. Accomplices go home unpaid: Ben and Cid.",
        ),
        (ev.BoatSent(0, SILK, box.YARD), "Ana sends the silk boat to the shipyard."),
        (
            ev.HoldPaid(0, SILK, 2, 20),
            "Ana gets 20 pesos for 2 accomplices on the silk boat.",
        ),
        (
            ev.DamagePaid(box.YARD_A, box.NONE, 6, 1, 4),
            "Shipyard A: Ben's insurance pays 4 pesos to the bank.",
        ),
        (
            ev.DamagePaid(box.YARD_A, 0, 6, 1, 6),
            "Shipyard A: Ben's insurance pays 6 pesos to Ana.",
        ),
        (
            ev.DamagePaid(box.YARD_A, 0, 6, 1, 4),
            "Shipyard A: Ana gets 6 pesos; Ben's insurance pays 4 pesos, the bank the rest.",
        ),
        (
            ev.OwnDamage(box.YARD_A, 0),
            "Shipyard A: Ana has the insurance, too, so nothing is paid.",
        ),
        (ev.DamagePaid(box.YARD_A, 0, 6, box.NONE, 0), "Ana gets 6 pesos: shipyard A."),
    ],
)
def test_sentences(event: Event, sentence: str) -> None:
    assert WORDING.event(event, Table().s) == sentence


def test_a_stowaway_is_told_what_it_costs() -> None:
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).pesos(1).place(0, 1, 2, 3)
    wanted = {
        "place nutmeg": "place a stowaway on the nutmeg boat, for 1 peso",
        "place insurance": "place an accomplice at the insurance and get 10 pesos",
    }
    for line, sentence in wanted.items():
        assert WORDING.action(table.read(line), table.s) == sentence
    table.pesos(9)
    assert (
        WORDING.action(table.read("place port_a"), table.s)
        == "place an accomplice in the port, on A for 4 pesos"
    )


def test_the_board_is_told_with_and_without_boats() -> None:
    table = Table().dealt(0, "silk").pledged(1, "jade")
    assert WORDING.board(table.s)[0] == "Voyage 1. Ana opens the auction."
    table.sea(1, nutmeg=14, silk=3, jade=2).crew(silk=(1,)).place(0, 1, 2, 3)
    lines = WORDING.board(table.s)
    assert "The nutmeg boat is in port. Aboard: nobody. Free spaces cost 2, 3, 4." in lines
    assert "The silk boat is on square 3. Aboard: Ben. Free spaces cost 4, 5." in lines
    assert "Ben: 30 pesos; 1 jade share. Of these, pledged: 1 jade share." in lines


def test_what_is_hidden_is_counted() -> None:
    table = Table().dealt(0, "silk jade").bought(0, "silk")
    assert WORDING.holdings(table.s, 0) == "Ana: 30 pesos; 2 silk shares and 1 jade share."
    table.s.hide(0)
    assert WORDING.holdings(table.s, 0) == "Ana: 30 pesos; 1 silk share and 2 hidden shares."


def test_explanations_for_the_referee_name_seats() -> None:
    assert (
        CARD.explain(Refusal("3.1", "bid_low", (4,))) == "3.1: a bid has to be higher than 4 pesos"
    )
    assert CARD.explain(Refusal("3.4", "spot_taken", (0, 3))) == "3.4: port A is taken by seat 3"


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("3.1", "bid_low", (0,)), "3.1: a bid is at least 1 peso"),
        (
            Refusal("3.1", "bid_high", (0, 34)),
            "3.1: with all shares pledged Ana could pay only 34 pesos",
        ),
        (Refusal("3.3", "start_sum", (9, 10)), "3.3: the squares must add up to 9, not 10"),
        (
            Refusal("4", "evict_space", (SILK, 3)),
            "4: spaces count from 1 to 3: the silk boat",
        ),
        (Refusal("5", "pledge_all", (1, SILK)), "5: Ben has already pledged every silk share"),
        (Refusal("5", "pledge_none", (1, SILK)), "5: Ben has no silk share"),
        (
            Refusal("5", "redeem_none", (1, SILK)),
            "5: Ben has no pledged silk share",
        ),
        (
            Refusal("5", "lacks_cash", (1, 15, 1)),
            "5: that costs 15 pesos; Ben has 1 peso",
        ),
    ],
)
def test_refusals_give_their_reason(refusal: Refusal, sentence: str) -> None:
    assert WORDING.refusal(refusal) == sentence


def test_pirates_and_pilots_are_told_what_they_would_do() -> None:
    table = Table(boarding_full=True).sea(2, nutmeg=13, silk=3, jade=2).spots(pirate_1=2)
    table.crew(nutmeg=(0, 1, 1)).pirates("pirate_1")
    sentence = "board the nutmeg boat in place of Ben, space 2"
    assert WORDING.action(table.read("evict nutmeg 2"), table.s) == sentence
    told = table.play("evict nutmeg 2")[0]
    sentence = "Cid sends a pirate aboard the nutmeg boat. One of Ben's accomplices goes home."
    assert WORDING.event(told, table.s) == sentence
    table = Table().sea(3, nutmeg=13, silk=3, jade=2).spots(pilot_large=1).pilots("pilot_large")
    lines = {
        "steer silk -2": "move the silk boat 2 squares back",
        "steer silk +1": "move the silk boat 1 square forward",
        "steer nutmeg +1 jade -1": "move nutmeg +1 and jade \N{MINUS SIGN}1",
    }
    for line, sentence in lines.items():
        assert WORDING.action(table.read(line), table.s) == sentence


def test_every_phase_has_a_prompt() -> None:
    table = Table().sea(3, nutmeg=13, silk=3, jade=2).spots(pilot_large=1, pirate_1=2)
    assert "large pilot" in WORDING.prompt(table.pilots("pilot_large").s)
    assert "the nutmeg boat" in WORDING.prompt(table.ask("plunder", 2, (NUTMEG,)).s)
    for phase in box.PHASES:
        if phase not in ("move", "pilot", "plunder", OVER):
            assert WORDING.prompt(table.ask(phase, 1).s).startswith("Ben: ")
    assert WORDING.prompt(table.dice().s) == "Ana rolls the dice."
    assert WORDING.prompt(table.over().s) == "The game is over."


def test_a_stowaway_is_told_so_before_and_at_each_place() -> None:
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).pesos(1).place(0, 1, 2, 3)
    assert WORDING.prompt(table.s).startswith("Ana: stow away anywhere for all you have, 1 peso")
    found = tip(WORDING, "port.a", table.s)
    assert "Ana can't pay that, has no share to pledge, and so may stow away" in found.text
    table.pesos(9)
    assert WORDING.prompt(table.s) == "Ana: place an accomplice, or pass."
    assert tip(WORDING, "port.a", table.s).text.startswith("It costs 4 pesos.")


def test_the_log_says_that_the_game_is_about_to_end_once() -> None:
    table = Table().priced(jade=20, silk=20).sea(3, nutmeg=14, silk=9, jade=12)
    for ware, told in ((JADE, "ends after this voyage"), (SILK, "")):
        ev.BoatMoved(ware, 12, box.IN_PORT).fold(table.s)
        arrived = ev.BoatArrived(ware, 0)
        assert ("ends after" in WORDING.event(arrived, table.s)) == bool(told)


def test_hopes_are_told_before_a_roll_and_not_after_it() -> None:
    table = Table().sea(3, nutmeg=10, silk=9, jade=2).crew(silk=(1,), jade=(0,))
    table.spots(pirate_1=2).dice()
    assert WORDING.prompt(table.s) == (
        "Ana rolls the dice. Pirates (Cid): nutmeg needs a 3; Ben: silk needs 5 or more; "
        "pirates (Cid): silk needs a 4."
    )
    ev.DiceRolled((0, 1, 3), (1, 1, 1)).fold(table.s)
    assert WORDING.prompt(table.s) == "Ana rolls the dice."


def test_many_hopes_are_told_by_numbers_for_nobody_reads_six_sentences_before_a_roll() -> None:
    table = Table().sea(3, nutmeg=10, silk=7, jade=8).crew(nutmeg=(0,), silk=(1,), jade=(0, 1))
    table.spots(pirate_1=2).dice()
    assert WORDING.prompt(table.s) == (
        "Ana rolls the dice. To arrive: nutmeg 4+, jade 6. Pirates: nutmeg 3, silk 6, jade 5."
    )


def test_who_has_too_little_for_any_share_is_told_to_pledge_first() -> None:
    table = Table().dealt(0, "silk").ask("share", 0).pesos(4)
    assert "pledge a share of yours to buy another" in WORDING.prompt(table.s)
    table.pesos(5)
    assert WORDING.prompt(table.s) == "Ana: buy a share, or skip."


def test_who_has_too_little_for_any_place_is_told_to_pledge_first() -> None:
    table = Table().dealt(0, "silk").pesos(0).sea(2, nutmeg=4, silk=3, jade=2).place(0, 1)
    assert WORDING.prompt(table.s) == "Ana: place an accomplice, or pass."  # the insurance is free
    table.spots(insurance=1)
    told = WORDING.prompt(table.s)
    assert told == "Ana: pledge a share of yours to place an accomplice, or pass."
    table.pledged(0, "silk")
    table.s.pledged[SILK] = 2
    assert "stow away" in WORDING.prompt(table.s)
