"""Cargo Noir's desk: targets, pictures, signs, sheets and clips in whole games."""

from __future__ import annotations

import json
import random
import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import ART, GEMS, GOLD, JOKER, RIO, ROTTERDAM, RULES, Table

from santiago_desktop.contract.cells import Look, Row
from santiago_desktop.contract.desk import Seating
from santiago_desktop.contract.sheet import Choices, Ladder, Selection, Text
from santiago_desktop.games.cargo_noir import CargoNoirCard, box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.window import places, report
from santiago_desktop.games.cargo_noir.window.clips import STAGED
from santiago_desktop.games.cargo_noir.words import agenda
from santiago_desktop.games.cargo_noir.words.sprites import COIN, token
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.stage.board.clips import Fly
from santiago_desktop.system import resources
from santiago_desktop.system.language import ENGLISH, LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.desk import CargoNoirDesk
    from santiago_desktop.kernel.records import Action, Event

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
SEATS = [2, 3, 4, 5]


def desk_of(seats: int, code: str = "en", people: tuple[int, ...] = (0,)) -> CargoNoirDesk:
    words = language(code) if code != "en" else ENGLISH
    seating = Seating(NAMES[:seats], range(seats), lambda _: (160.0, 300.0), people)
    return CargoNoirCard().desk(words, seating)


def played(seats: int, seed: int = 0) -> Iterator[tuple[State, Action, list[Event]]]:
    """A game by chance: states, what is played in them, what comes of it."""
    quick = QuickDraw(random.Random(seats * 10 + seed))
    s = RULES.setup(seats, {}, quick)
    while s.phase != OVER:
        before = s.copy()
        chance = s.actor == CHANCE
        action = RULES.chance(s, quick) if chance else quick.pick(RULES.legal(s))
        yield before, action, RULES.play(s, action)


# --- decisions -----------------------------------------------------------------------------------


def chosen(decision: Decision, marks: dict[str, int]) -> Action | None:
    """The action that clicks on targets come to."""
    found = decision.ready
    for target, amount in marks.items():
        if decision.is_set(target):
            decision.put(target, amount)
            found = decision.ready
            continue
        for _ in range(amount):
            found = decision.click(target) or decision.ready
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_is_reached_by_clicks_and_no_two_by_the_same(seats: int) -> None:
    desk = desk_of(seats)
    for before, _, _ in played(seats):
        if before.actor == CHANCE:
            continue
        legal = RULES.legal(before)
        decision = desk.decision(legal, before)  # it tells actions apart, or raises
        for action in legal[:: max(1, len(legal) // 12)]:
            marks = dict(desk.marks(action, before))
            if not marks:
                assert action in decision.buttons
                continue
            decision.clear()
            assert chosen(decision, marks) == action


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_can_be_chosen_is_seen_somewhere(seats: int) -> None:
    desk = desk_of(seats, people=())
    for before, _, _ in played(seats):
        if before.actor != CHANCE:
            targets = desk.targets(before)
            for action in RULES.legal(before):
                assert set(desk.marks(action, before)) <= set(targets)


def test_with_a_full_warehouse_all_sets_are_told_apart() -> None:
    hand = "alcohol arms art cars cigars gems gold ivory uranium " * 2
    table = Table(5, phase="trade").give(0, hand + "joker joker joker joker joker")
    legal = RULES.legal(table.s)
    assert len(legal) > 2600
    decision = desk_of(5).decision(legal, table.s)
    assert decision.click("own.gems") is None
    assert decision.ready == act.TradeSet((GEMS,))
    assert decision.click("own.gold") is None
    assert decision.ready == act.TradeSet((GEMS, GOLD))


# --- what is seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_thing_belongs_to_a_target_that_says_what_it_is(seats: int) -> None:
    desk = desk_of(seats, people=())
    for before, _, _ in played(seats):
        targets = desk.targets(before)
        for key in desk.picture(before).keys() - {"dawn"}:
            assert desk.thing(key, before) in targets, key
        for target in targets:
            tip = desk.tip(target, before)
            assert tip.title, target
            assert tip.text, target
            assert "{" not in tip.title + tip.text
        for pill in desk.signs(before):
            assert all(pill.parts)
            assert not pill.target or pill.target in targets, pill


@pytest.mark.parametrize("code", LANGUAGES)
def test_panels_sheets_and_strips_are_told_in_every_language(code: str) -> None:
    desk = desk_of(3, code)
    for before, _, _ in played(3):
        for seat in range(3):
            for row in desk.panel(before, seat):
                for cell in row.cells:
                    assert desk.tip(cell.target, before).title, cell.target
        sheet, agenda = desk.sheet(before, 0), desk.agenda(before, 0, [])
        assert not re.search(r"\{\w+\}", repr(sheet) + repr(agenda))


@pytest.mark.parametrize("seats", SEATS)
def test_every_sprite_is_in_the_atlas(seats: int) -> None:
    atlas = json.loads((resources.folder("assets") / "cargo_noir/atlas/atlas.json").read_text())
    desk, known = desk_of(seats), set(atlas["sprites"])
    for before, _, events in played(seats):
        found = {item.sprite for item in desk.picture(before).values()}
        shown = before.copy()
        for event in events:
            picture = desk.picture(shown)
            clip = desk.clip(event, shown)
            assert clip is not None
            clip.bend(picture, clip.length / 2)
            found |= {item.sprite for item in picture.values()}
            RULES.fold(shown, event)
        assert found <= known


def test_one_persons_quay_is_seen_while_others_play() -> None:
    table = Table(3, turn=1).give(0, "gems").give(1, "gold")
    assert "own.gems.0" in desk_of(3).picture(table.s)
    assert "own.gold.0" in desk_of(3, people=(0, 1)).picture(table.s)


def test_a_stack_carries_its_ship() -> None:
    table = Table(3).stack(RIO, 1, 4).stack(RIO, 2, 40)
    picture = desk_of(3).picture(table.s)
    assert picture["stack.rio.1"].sprite == "stack_4"
    assert picture["ship.rio.1"].lift == 20
    assert picture["stack.rio.2"].sprite == "stack_12"
    heights = {
        pill.parts[1]
        for pill in desk_of(3).signs(table.s)
        if pill.target == "port.rio" and len(pill.parts) > 1
    }
    assert heights == {"4", "40"}


def test_closed_ports_look_closed() -> None:
    assert "closed.tangier" in desk_of(2).picture(Table(2).s)
    names = {pill.target: pill.parts for pill in desk_of(2).signs(Table(2).s)}
    assert names["port.tangier"] == ("TANGIER", "icon.lock", "5")


def test_every_card_says_how_many_are_left() -> None:
    signs = desk_of(2).signs(Table(2).s)
    for card, copies in enumerate(box.COPIES):
        said = [pill.parts for pill in signs if pill.target == places.card(card)]
        assert (f"×{copies}",) in said  # noqa: RUF001


def test_many_tokens_stand_closer_but_on_the_tray() -> None:
    table = Table(2).give(0, "gems " * 14 + "gold gold gold")
    places_of = [i.at[0] for k, i in desk_of(2).picture(table.s).items() if k.startswith("own.")]
    assert len(places_of) == 17
    assert min(places_of) >= places.at("warehouse.0")[0]
    assert max(places_of) <= places.at("warehouse.9")[0]


def test_many_tokens_lie_in_heaps_with_the_faces_of_all_kinds_in_sight() -> None:
    table = Table(2).give(0, "alcohol arms art cars cigars gems gold ivory uranium joker gems gems")
    desk = desk_of(2)
    lying = places.in_the_tray(table.s.hand(0))
    tops = [max(each.at[0] for each in lying if each.good == good) for good in range(box.KINDS)]
    assert all(after - before > 50 for before, after in pairwise(tops))
    assert tops[-1] <= places.at("warehouse.9")[0]
    said = {pill.target: pill.parts for pill in desk.signs(table.s) if pill.height == 24}
    assert said["own.gems"] == ("×3",)  # noqa: RUF001
    assert "own.gold" not in said


def test_goods_and_cards_have_rows_of_their_own_on_a_panel() -> None:
    table = Table(2).give(0, "gems gold").cards(0, "villa")
    rows = desk_of(2).panel(table.s, 0)
    assert [len(row.cells) for row in rows[1:]] == [2, 1]
    assert len(desk_of(2).panel(Table(2).s, 0)) == 2


def test_what_the_credit_buys_reckons_with_the_chosen_set() -> None:
    table = Table(2, phase="trade").give(0, "gems gems gems gems").credit(6)
    sheet = desk_of(2).sheet(table.s, 0, {"own.gems": 3})
    assert sheet is not None
    (row,) = (block for block in sheet.beside if isinstance(block, Row))
    assert row.cells[0].number == 15
    assert not row.cells[0].target  # the set isn't traded in yet


def test_an_empty_pile_can_be_pointed_at() -> None:
    assert all(desk_of(2).targets(Table(2).s)["pile"].size)


def test_a_ship_on_a_rivals_panel_has_the_rivals_colour() -> None:
    table = Table(2).cards(1, "ship").cards(0, "ship")
    shown = {desk_of(2).panel(table.s, seat)[1].cells[0].parts for seat in range(2)}
    assert len(shown) == 2


def test_the_best_set_is_chosen_by_one_button() -> None:
    table = Table(2, phase="trade").give(0, "gems gems gems gems gold art cars")
    sheet = desk_of(2).sheet(table.s, 0, {})
    assert sheet is not None
    offered = next(block.offered for block in sheet.blocks if isinstance(block, Selection))
    assert offered is not None
    assert dict(offered.marks) == {"own.gems": 4}
    assert offered.label == "Choose the first set: worth 16 of 22"


def test_what_all_goods_buy_is_told_before_a_set_is_chosen() -> None:
    """ "Choose the best set" chose one for 9, and another for 10 seemed to buy more."""
    table = Table(2, phase="trade").give(0, "art art art cars cigars cigars ivory")
    told = []
    for chosen in ({}, {"own.art": 3}):
        sheet = desk_of(2).sheet(table.s, 0, chosen)
        assert sheet is not None
        head, row = sheet.beside[1:3]
        assert isinstance(head, Text)
        assert isinstance(row, Row)
        told.append((head.words, row.cells[0].number, row.cells[0].target))
    assert told == [("For all your goods", 16, ""), ("Best buys", "6 (3 lost)", "")]


def test_the_least_bid_that_leads_stands_where_the_stack_would() -> None:
    table = Table(3).stack(RIO, 1, 4)
    desk = desk_of(3)
    tags = [tag for bid in (5, 6) for tag in desk.tags(act.Bid(RIO, bid), table.s)]
    assert [tag.parts[0] for tag in tags] == ["5+"]


def test_outbid_a_sheet_has_both_ways_out_beside_each_other() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4).stock(RIO, "art")
    sheet = desk_of(3).sheet(table.s, 0)
    assert sheet is not None
    assert sheet.blocks == [Choices(("port.rio", "ship.rio"), beside=True)]
    assert sheet.text.startswith("Rio: Ben has outbid Ana, 4 against 2.\nNo ship can return")
    assert desk_of(3).sheet(table.s, 1) is None


def test_outbid_with_an_empty_safe_a_sheet_says_why_there_is_no_raise() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 1).stack(RIO, 1, 4).coins(0, 2)
    sheet = desk_of(3).sheet(table.s, 0)
    assert sheet is not None
    assert "The safe is too empty to raise: withdraw." in sheet.text


def test_who_is_outbid_twice_sees_both_ports() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4)
    table.stack(ROTTERDAM, 0, 1).stack(ROTTERDAM, 2, 3)
    desk = desk_of(3)
    sheet = desk.sheet(table.s, 0)
    assert sheet is not None
    ways = ("port.rotterdam", "ship.rotterdam"), ("port.rio", "ship.rio")
    assert sheet.blocks == [Choices(each, beside=True) for each in ways]
    assert desk.sheet(table.s, 0, {"port.rio": 5}) == sheet


def test_a_port_that_is_clicked_brings_its_ladder() -> None:
    table = Table(3).stack(RIO, 1, 4)
    desk = desk_of(3)
    assert desk.sheet(table.s, 0) is None
    sheet = desk.sheet(table.s, 0, {"port.rio": 5})
    assert sheet is not None
    assert any(isinstance(block, Ladder) for block in sheet.blocks)


def test_the_strip_counts_what_is_to_be_settled() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4).ships(0, market=1)
    table.stack(ROTTERDAM, 0, 1).stack(ROTTERDAM, 2, 3)
    desk = desk_of(3)
    before = desk.agenda(table.s, 0, [])
    assert before is not None
    assert before.title == "3 decisions left:"
    assert [entry.target for entry in before.entries] == ["port.rotterdam", "port.rio", "market"]
    after = desk.agenda(table.s, 0, table.play("withdraw rio"))
    assert after is not None
    assert after.title == "2 decisions left:"
    assert [entry.done for entry in after.entries] == [False, False, True]
    assert "Rotterdam" not in after.entries[-1].parts  # words are as high as pictures there


def test_ports_are_told_in_the_order_in_which_one_sees_them() -> None:
    """Bombay came before New York, which lies at its left."""
    table = Table(3, phase="act").ships(0, market=1)
    for port in ("rio", "bombay", "new_york"):
        number = box.PORT_NAMES.index(port)
        table.stack(number, 0, 1).stack(number, 1, 2)
    desk = desk_of(3)
    sheet, agenda = desk.sheet(table.s, 0), desk.agenda(table.s, 0, [])
    assert sheet is not None
    assert agenda is not None
    assert sheet.title == "Ana is outbid: New York, Bombay and Rio"
    assert [line.partition(":")[0] for line in sheet.text.split("\n")[:3]] == [
        "New York",
        "Bombay",
        "Rio",
    ]
    seen = ["port.new_york", "port.bombay", "port.rio", "market"]
    assert [entry.target for entry in agenda.entries] == seen


def test_the_strip_tells_what_came_home() -> None:
    table = Table(3, turn=2).ships(2, casino=2).ships(0, casino=1)
    table.stock(RIO, "art gold cars").stack(RIO, 0, 2)
    events = [*table.play("send casino"), *table.play("draw gems gems gold")]
    agenda = desk_of(3).agenda(table.s, 0, events)
    assert agenda is not None
    assert agenda.title == "Came home:"
    assert [entry.target for entry in agenda.entries] == ["casino", "port.rio"]
    assert agenda.entries[0].words == "The casino pays Ana 2 coins for 1 ship."


def test_a_pill_has_no_more_than_a_number_and_the_leaders_crown() -> None:
    """Houses, arrows and differences beside the numbers were guessed at, and didn't find room."""
    table = Table(3).stack(RIO, 0, 2).stack(RIO, 1, 4).stack(ROTTERDAM, 0, 1)
    pills = {pill.on: pill.parts[1:] for pill in desk_of(3).signs(table.s) if pill.on}
    assert pills["ship.rio.0"] == ("2",)
    assert pills["ship.rotterdam.0"] == ("1", "crown")
    assert pills["ship.rio.1"] == ("4", "crown")


def test_the_tooltip_of_a_port_says_what_its_signs_mean() -> None:
    table = Table(3).stack(RIO, 0, 2).stack(RIO, 1, 4)
    text = desk_of(3).tip("port.rio", table.s).text
    assert "The crown marks the highest stack: Ben leads" in text
    assert "Ana is outbid by 2" in text


def test_the_tooltip_of_a_port_says_when_and_unless_what_its_goods_are_taken() -> None:
    """That one waits a turn, and can be outbid meanwhile, wasn't understood at first."""
    table, desk = Table(3).stack(RIO, 1, 4), desk_of(3)
    said = "leads with {}, and takes all the goods next turn unless somebody bids more."
    assert f"Ben {said.format('4 coins')}" in desk.tip("port.rio", table.s).text
    table.stack(RIO, 2, 5)
    assert f"Cleo {said.format('5 coins')}" in desk.tip("port.rio", table.s).text
    assert "takes all" not in desk.tip("port.rotterdam", table.s).text


def test_a_port_from_which_one_withdrew_is_said_to_be_closed_until_the_turn_ends() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4)
    table.stack(ROTTERDAM, 0, 1).stack(ROTTERDAM, 2, 3)
    desk, said = desk_of(3), "Rio: closed to Ana this turn."
    assert said not in desk.tip("port.rio", table.s).text
    agenda = desk.agenda(table.s, 0, table.play("withdraw rio"))
    assert agenda is not None
    assert [entry.words for entry in agenda.entries if entry.done] == [said]
    assert said in desk.tip("port.rio", table.s).text
    assert "closed" not in desk.tip("port.rotterdam", table.s).text
    ev.TurnBegan(1, 3).fold(table.s)
    assert "closed" not in desk.tip("port.rio", table.s).text


def test_the_syndicates_coins_are_in_the_sum_that_withdrawing_brings() -> None:
    table, desk = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4), desk_of(3)
    withdraw = table.read("withdraw rio")
    assert desk.pictures(withdraw, table.s) == ("icon.home", "+2", COIN)
    assert "syndicate" not in desk.tip("ship.rio", table.s).text
    table.cards(0, "syndicate")
    assert desk.pictures(withdraw, table.s) == ("icon.home", "+4", COIN)
    assert "The syndicate adds 2 coins." in desk.tip("ship.rio", table.s).text


def test_the_casinos_pills_count_the_ships_of_each_player() -> None:
    table = Table(3).ships(0, casino=2).ships(2, casino=1, market=2)
    pills = [each.parts for each in desk_of(3).signs(table.s) if each.target == "casino"]
    assert pills[-2:] == [("chip.0", "×2"), ("chip.2", "×1")]  # noqa: RUF001
    text = desk_of(3).tip("casino", table.s).text
    assert "Ana 2" in text
    assert "Cleo 1" in text
    assert "Ben" not in text


def test_the_tooltip_of_the_bag_says_what_is_left_of_each_kind() -> None:
    table = Table(2).bag("gems gems gold joker")
    assert desk_of(2).tip("bag", table.s).text == "4 tokens in it: 2 gems, 1 gold and 1 joker."


def test_the_tooltip_of_the_round_says_what_is_different_in_the_last_one() -> None:
    table, desk = Table(2), desk_of(2)
    last = "The last round: coins count as credit, ships no longer sail"
    for round_, said in ((1, "ships only sail."), (5, "In the last round"), (11, last)):
        table.s.round = round_
        tip = desk.tip("round", table.s)
        assert tip.title == f"Round {round_} of 11"
        assert said in tip.text
        assert (last in tip.text) == (round_ == table.s.rounds)


def test_a_rivals_goods_stand_on_the_panel_and_a_joker_by_its_own_picture() -> None:
    table = Table(3).give(1, "gems gems joker").give(0, "gold")
    cells = desk_of(3).panel(table.s, 1)[1].cells
    assert [(each.parts, each.number) for each in cells] == [
        ((token(GEMS),), 2),
        ((token(JOKER),), 1),
    ]
    tip = desk_of(3).tip(cells[1].target, table.s)
    assert "any kind" in tip.text


def test_chosen_tokens_are_taken_from_the_tray_one_by_one() -> None:
    table = Table(3, phase="trade").give(0, "gold gold gold art")
    taken = desk_of(3).taken({"own.gold": 2, "own.art": 1}, table.s)
    assert sorted(taken) == ["own.art.0", "own.gold.1", "own.gold.2"]
    assert set(taken) <= set(desk_of(3).picture(table.s))


def test_half_a_swap_says_what_is_still_to_be_chosen() -> None:
    table = Table(3, phase="act").ships(0, market=1).give(0, "gems")
    said = [
        desk_of(3).live(dict.fromkeys(chosen, 1), None, table.s)
        for chosen in (("market.gold",), ("own.gems",), ("market.gold", "own.gems"), ("bag",))
    ]
    assert said == [
        "You take this token. Now choose one of your own to give for it.",
        "You give this token. Now choose one on display at the market to take.",
        "Ana's goods are worth 1 now, and 1 after this swap.",
        "",
    ]


def test_the_prompt_names_what_the_ships_wait_for() -> None:
    words, table = desk_of(3).words, Table(3, phase="act")
    table.ships(0, market=1)
    assert "at the market" in words.prompt(table.s)
    table.stack(RIO, 0, 2).stack(RIO, 1, 4)
    assert words.prompt(table.s) == "Ana: decide what your ships do."
    table.ships(0, market=-1)
    assert "raise or withdraw" in words.prompt(table.s)


def test_the_trading_table_shows_goods_and_what_is_chosen() -> None:
    table = Table(3, phase="trade").give(0, "gems gems gold").credit(12)
    desk = desk_of(3)
    sheet = desk.sheet(table.s, 0)
    assert sheet is not None
    assert any(isinstance(block, Selection) for block in sheet.blocks)
    chosen = desk.sheet(table.s, 0, {"own.gems": 2})
    assert chosen is not None
    lit = [
        cell.number
        for block in chosen.blocks
        if isinstance(block, Row)
        for cell in block.cells
        if cell.look is Look.LIT
    ]
    assert lit == [4]
    said = desk.live({"own.gems": 2}, None, table.s)
    assert said == (
        "This set is worth 4. With the credit that makes 16. One more of its kind would make it 9."
    )


@pytest.mark.parametrize(
    ("held", "label", "worth"),
    [("gems gold art", "all different", 6), ("gems gems gems", "all alike", 9)],
)
def test_the_row_to_which_the_chosen_set_belongs_is_lit(held: str, label: str, worth: int) -> None:
    table = Table(3, phase="trade").give(0, held)
    chosen = {f"own.{good}": held.split().count(good) for good in held.split()}
    sheet = desk_of(3).sheet(table.s, 0, chosen)
    assert sheet is not None
    rows = [block for block in sheet.blocks if isinstance(block, Row)]
    lit = [(row.label, cell.number) for row in rows for cell in row.cells if cell.look is Look.LIT]
    assert lit == [(label, worth)]


def test_before_anything_is_chosen_the_table_says_what_can_be() -> None:
    desk, table = desk_of(3), Table(3, phase="trade").give(0, "gems gold")
    assert desk.live({}, None, table.s).startswith("Choose goods from the warehouse")
    assert "or choose more goods" in desk.live({}, None, table.credit(28).s)
    bare = Table(3, phase="trade").credit(28)
    assert desk.live({}, None, bare.s) == "Take cards for the credit."
    assert desk.live({}, None, Table(3, phase="trade").s) == ""


def test_what_the_credit_buys_is_taken_card_by_card_with_clicks_on_it() -> None:
    """Only ways of one card could be clicked; those of several looked the same."""
    table = Table(3, phase="trade").cards(1, "paparazzi show_business").credit(40)
    seen = []
    while table.s.credit:
        sheet = desk_of(3).sheet(table.s, 0)
        assert sheet is not None
        way = next(row for row in sheet.beside if isinstance(row, Row)).cells[0]
        seen.append(way.number)
        table.play(f"take {way.target.removeprefix('card.')}")
    assert seen == [40, 25, 10]


def test_the_board_shows_the_stack_that_one_is_about_to_set_up() -> None:
    table = Table(3).stack(RIO, 1, 4)
    desk = desk_of(3)
    decision = desk.decision(RULES.legal(table.s), table.s)
    decision.click("port.rio")
    decision.put("port.rio", 6)
    seen = desk.foreseen(decision, table.s)
    assert (seen.stack(RIO, 0), seen.coins[0], seen.home[0]) == (6, 1, 2)
    assert "ship.rio.0" in desk.picture(seen)
    assert (table.s.stack(RIO, 0), table.s.coins[0]) == (0, 7)


def test_a_stack_says_what_stays_in_the_safe() -> None:
    table = Table(3).stack(RIO, 1, 4)
    assert desk_of(3).live({"port.rio": 6}, None, table.s) == (
        "The highest stack there is 4; with 5 or more, yours leads. In the safe: 7, then 1."
    )


@pytest.mark.parametrize(
    ("target", "phase", "line"),
    [
        ("port.rio", "sail", "send rio 5"),
        ("port.rio", "act", "raise rio 5"),
        ("card.villa", "trade", "take villa"),
        ("own.art", "discard", "discard art"),
        ("own.art", "trade", "set art"),
        ("casino", "sail", "send casino"),
        ("bag", "act", "draw"),
        ("safe", "trade", "spend 1"),
        ("round", "sail", None),
    ],
)
def test_what_a_click_would_have_meant(target: str, phase: str, line: str | None) -> None:
    table = Table(3, phase=phase).stack(RIO, 1, 4)
    meant = desk_of(3).attempt(target, table.s)
    assert (meant.text if meant else None) == line


# --- what happens --------------------------------------------------------------------------------


@pytest.mark.uncounted
def test_every_event_has_a_clip() -> None:
    assert {kind for kind in vars(ev).values() if isinstance(kind, type)} >= STAGED.keys()
    for seats in SEATS:
        desk = desk_of(seats)
        for before, _, events in played(seats):
            shown = before.copy()
            for event in events:
                clip = desk.clip(event, shown)
                assert clip is not None, event
                for part in (0.0, 0.5, 1.0):
                    clip.bend(desk.picture(shown), part * clip.length)
                RULES.fold(shown, event)


def test_goods_fly_into_the_own_tray_or_to_a_rivals_panel() -> None:
    table = Table(3).stock(RIO, "art art").stack(RIO, 0, 2)
    desk = desk_of(3)
    mine = desk.clip(ev.TokenDrawn(0, ART), table.s)
    theirs = desk.clip(ev.TokenDrawn(1, ART), table.s)
    assert isinstance(mine, Fly)
    assert isinstance(theirs, Fly)
    assert mine.end == places.at("warehouse")
    assert theirs.end == (160.0, 300.0)


def test_the_log_has_a_heading_for_each_turn() -> None:
    table = Table(3, turn=1, round_=4)
    desk = desk_of(3)
    event = ev.TurnBegan(1, 4)
    assert desk.note(event, table.s).heading
    assert desk.chapter(event, table.s, 9) == "Round 4: Ben"


def test_the_report_adds_up() -> None:
    match = Match.new(RULES, 4, "report", {})
    quick = QuickDraw(random.Random(4))
    while not match.over:
        match.play(match.chance() if match.state.actor == CHANCE else quick.pick(match.legal()))
    report = CargoNoirCard().report(match, ENGLISH, NAMES[:4])
    scores = RULES.result(match.state).scores
    assert [sum(source.points[seat] for source in report.sources) for seat in range(4)] == scores
    assert [line[-1] for line in report.course] == scores
    assert {len(line) for line in report.course} == {box.ROUNDS[4] + 1}
    assert all(len(fact.values) == 4 for fact in report.facts)


def test_the_report_says_what_credit_coins_ships_and_goods_came_to() -> None:
    table = Table(2, phase="act").stock(RIO, "art gold").stock(ROTTERDAM, "gold")
    table.stack(RIO, 0, 2).stack(RIO, 1, 4).stack(ROTTERDAM, 0, 1).stack(ROTTERDAM, 1, 3)
    table.give(0, "gems gems art cars" + " ivory" * 7)
    match = Match(RULES, table.s, "report")
    for line in (
        *("raise rotterdam 4", "withdraw rio"),
        *("set gems+gems", "set art+cars", "take villa", "done"),  # worth 4 and 3; 1 is lost
        *("discard ivory", "send casino", "send casino"),
    ):
        match.play(table.read(line))
    assert match.state.turn == 1  # who has bought Rio's goods for 4
    facts = CargoNoirCard().report(match, ENGLISH, NAMES[:2]).facts
    assert {fact.label: fact.values for fact in facts} == {
        "Credit: sets of one kind": ["4", "0"],
        "Credit: mixed sets": ["3", "0"],
        "Credit lost": ["1", "0"],
        "Paid in ports": ["0", "4"],
        "Auctions lost": ["1", "0"],
        "Coins tied up in lost auctions": ["2", "0"],
        "Ships that brought nothing": ["2", "0"],  # one withdrawn, one raised
        "Coins left over": ["6", "7"],
        "Goods lost": ["7", "2"],
    }


def test_the_music_follows_the_night() -> None:
    table, desk = Table(3, phase="trade").give(0, "gems"), desk_of(3)
    assert desk.music(table.s) == "music_noir_trade"
    assert desk.music(Table(3, turn=1, phase="trade").give(1, "gems").s) == ""
    assert desk.music(Table(3, turn=1, round_=11, phase="trade").s) == "music_noir_rain"
    sounds = json.loads((resources.folder("assets") / "sound/sounds.json").read_text())["sounds"]
    assert set(CargoNoirCard.music) <= set(sounds)


def test_a_port_says_what_its_goods_would_make_of_ones_own() -> None:
    table = Table(3).give(0, "gems gems").stock(RIO, "gems gold")
    said = "Ana's goods are worth 4 now, and 10 with these."
    assert said in desk_of(3).tip("port.rio", table.s).text


def test_whoever_has_no_goods_reads_what_those_of_a_port_are_worth() -> None:
    """They "would be worth 7 instead of 0"."""
    said = desk_of(3).tip("port.rio", Table(3).stock(RIO, "gems gems gold").s).text
    assert said.endswith("As sets, these goods are worth 5.")


def test_tokens_for_which_there_is_no_room_are_counted_in_words() -> None:
    table = Table(2).give(0, "gold gold gold gems gems gems art")
    shown = desk_of(2)
    parts = [sign.parts for sign in shown.signs(table.s)]
    assert ("7/6:", "1 too many") in parts
    assert "There is no room for 1 token" in shown.tip("panel.0.room", table.s).text
    assert "There is no room for 1 token" in shown.tip("warehouse", table.s).text
    assert "no room" not in shown.tip("panel.1.room", table.s).text


def test_what_the_lesson_points_at_on_the_quay_has_pictures() -> None:
    table = Table(2).give(0, "gold art")
    shown = desk_of(2)
    pictures, targets = shown.picture(table.s), shown.targets(table.s)
    for name, count in (("quay", table.s.home[0]), ("warehouse", 2)):
        assert len(targets[name].sprites) == count
        assert set(targets[name].sprites) <= set(pictures)


def test_what_would_be_lost_and_discarded_stands_beside_the_credit() -> None:
    table = Table(2).give(0, "gold gold gold gems gems gems art")
    table.s.phase, table.s.round, table.s.credit = "trade", 3, 23
    sheet = desk_of(2).sheet(table.s, 0)
    assert sheet is not None
    ways = sheet.beside[-1]
    assert isinstance(ways, Row)
    numbers = [cell.number for cell in ways.cells]
    assert numbers == ["22 (1 lost)", "14 (2 lost)"]  # the dearest first; with a ship
    assert "no room for 1 token" in str(sheet.beside[0])
    fewer = desk_of(2).sheet(table.s, 0, {"own.gold": 1})
    assert "no room" not in str(fewer)


def test_in_the_last_round_withdrawing_comes_first_and_the_safe_is_named() -> None:
    table = Table(2).stack(RIO, 0, 1).stack(RIO, 1, 2)
    table.s.phase, table.s.round = "act", table.s.rounds
    desk = desk_of(2)
    sheet = desk.sheet(table.s, 0)
    assert sheet is not None
    assert sheet.blocks == [Choices(("ship.rio",)), Choices(("port.rio",))]
    assert "a raised stack buys nothing any more" in sheet.text
    assert "buys nothing any more" in " ".join(agenda.to_settle(desk.words, table.s))
    table.give(0, "gold").s.phase = "trade"
    assert desk.live({}, None, table.s).endswith("or the coins in the safe.")
    assert desk.live({"safe": 6}, None, table.s) == ""
    table.s.credit = 4
    assert desk.live({"safe": 6}, None, table.s) == "With the credit that makes 10."
    table.s.spent = True
    assert "safe" not in desk.live({}, None, table.s)


def test_the_report_says_which_card_breaks_a_tie() -> None:
    s = Table(3).cards(0, "ship dive_bar").cards(1, "ship dive_bar dive_bar").s
    s.cards[2] = (*s.cards[0], *[box.CARD_NAMES.index("warehouse")] * 3)
    assert report.points(s, 1) == report.points(s, 2)
    (tie,) = report.ties(desk_of(3).words, s)
    assert tie.seat == 1
    assert tie.text == (
        "Ben and Cleo have the same points; the higher card decides: Dive Bar (15), Ship (8)."
    )
    s.cards[2] = s.cards[1]
    assert not report.ties(desk_of(3).words, s)


def test_a_card_that_is_a_token_short_says_which_would_do() -> None:
    table = Table(2).give(0, "gold gold gold")
    table.s.phase = "trade"
    seen = desk_of(2)
    assert "goods you would be 12 short." in seen.tip("card.night_club", table.s).text
    table.give(0, "gold")
    assert "One token short: gold would do." in seen.tip("card.night_club", table.s).text


def test_where_any_token_would_do_the_kinds_are_not_listed() -> None:
    table = Table(2, phase="trade").give(0, "gold gold gold")
    assert "One token short: any kind would do." in desk_of(2).tip("card.yacht", table.s).text


def test_goods_that_are_worth_a_cards_price_are_not_called_too_little() -> None:
    """ "6 short", said the villa, with goods worth 6 in the warehouse."""
    table = Table(2, phase="trade").give(0, "gems gold art")
    assert (
        desk_of(2)
        .tip("card.villa", table.s)
        .text.endswith("Your goods are worth enough: trade them in first.")
    )


@pytest.mark.parametrize(
    ("credit", "said"),
    [
        (19, "The coins in your safe are enough"),
        (17, "Your goods are worth enough"),
        (15, "Your goods and coins together are enough"),
        (13, "One token short: any kind would do."),
        (2, "goods and coins you would be 12 short"),
    ],
)
def test_in_the_last_round_a_card_tells_of_the_coins_too(credit: int, said: str) -> None:
    """It said that even with all goods 5 would be missing: the safe held 6."""
    table = Table(3, round_=box.ROUNDS[3], phase="trade").give(0, "gold gold").coins(0, 3)
    table.s.credit = credit
    assert said in desk_of(3).tip("card.night_club", table.s).text


def test_before_the_last_round_the_prompt_says_what_coins_will_be_good_for() -> None:
    table, words = Table(3), desk_of(3).words
    said = " Next round, coins count as credit."
    for left, told in ((2, False), (1, True)):
        table.s.round = table.s.rounds - left
        assert words.prompt(table.s).endswith(said) is told


def test_the_houses_signs_are_pointed_at_as_the_houses() -> None:
    signs = {each.at: each.target for each in desk_of(3).signs(Table(3).s)}
    for house in box.PLACES:
        assert signs[places.at(f"{house}.pill")] == house


def test_a_stack_that_buys_nothing_any_more_says_so() -> None:
    table, desk = Table(3).stack(RIO, 1, 4), desk_of(3)
    said = "Ben leads with 4 coins, but has no turn left in which to take anything."
    table.s.round = table.s.rounds
    assert said not in desk.tip("port.rio", table.s).text
    table.s.turn = 2
    assert said in desk.tip("port.rio", table.s).text
    table.s.phase = OVER
    assert said in desk.tip("port.rio", table.s).text
    assert "Nobody" not in desk.tip("port.rotterdam", table.s).text


def test_a_port_that_is_filled_stays_in_sight() -> None:
    table = Table(3).stack(RIO, 0, 1)
    s, desk = table.s, desk_of(3)
    s.ask("draw", CHANCE)
    s.source, s.count = box.FROM_PORT + RIO, 3
    assert desk.sources(s) == ["port.rio"]
    s.source = box.MARKET_SHIP
    assert desk.sources(s) == []


@pytest.mark.rule("cargo_noir", "1.I")
def test_the_rulebook_explains_every_picture_in_the_signs_of_the_board() -> None:
    """Crown, padlock, crates and numbers were guessed at: nothing told of them."""
    desk = desk_of(3)
    section = next(each for each in desk.words.rulebook() if each.signs)
    assert len(section.signs) == len(section.paragraphs)
    explained = {part.partition(".0")[0] for sign in section.signs for part in sign.parts}
    shown: set[str] = set()
    for s, action, _ in played(3):
        pills = [*desk.signs(s), *desk.tags(action, s)]
        shown |= {part for pill in pills for part in pill.parts if re.fullmatch(r"[a-z_.]+", part)}
    assert shown - explained - {"icon.plus"} == set()
    assert {"crown", "icon.lock", "crate", "moon_past"} <= shown


def test_a_port_that_is_open_with_all_players_needs_no_more() -> None:
    """With 5 players or more, it said, although more than 5 never play."""
    parts = {pill.target: pill.parts for pill in desk_of(2).signs(Table(2).s)}
    assert parts["port.tangier"][-1] == "5"
    assert parts["port.panama"][-1] == "4+"
    assert desk_of(2).tip("port.tangier", Table(2).s).text == "Closed: it is open with 5 players."


def test_what_a_withdrawal_brings_may_be_enough_to_raise_elsewhere() -> None:
    """It said to withdraw in both ports, although the coins of one were enough for the other."""
    table = Table(2, phase="act").coins(0, 0).stock(RIO, "art").stock(ROTTERDAM, "gold")
    table.stack(RIO, 0, 2).stack(RIO, 1, 3).stack(ROTTERDAM, 0, 2).stack(ROTTERDAM, 1, 9)
    words = desk_of(2).words
    assert "unless coins come home" in agenda.too_empty(words, RIO, table.s)
    assert agenda.too_empty(words, ROTTERDAM, table.s).endswith("withdraw.")
    assert not agenda.too_empty(words, RIO, table.coins(0, 2).s)


def test_the_outbid_are_told_that_they_cant_return() -> None:
    table = Table(2, phase="act").coins(0, 4).stock(RIO, "art").stack(RIO, 0, 2).stack(RIO, 1, 3)
    sheet = desk_of(2).sheet(table.s, 0)
    assert sheet is not None
    assert "No ship can return this turn" in sheet.text


def test_the_last_trade_reckons_with_the_coins() -> None:
    """28 credit bought a card for 25 and 3 were lost, although 12 coins made it 40."""
    table = Table(2, round_=11, phase="trade").give(0, "art cars gold").coins(0, 4)
    sheet = desk_of(2).sheet(table.play("set art+cars+gold") and table.s, 0)
    assert sheet is not None
    heads = [block.words for block in sheet.beside if isinstance(block, Text) and block.heading]
    ways = next(block for block in sheet.beside if isinstance(block, Row))
    assert "Best buys with the coins" in heads
    assert ways.cells[0].number == 10  # a yacht, or a villa and no more


def test_the_prompt_is_about_whose_ships_come_home() -> None:
    table = Table(2, phase="sail", turn=0)
    s = table.s.copy()
    ev.TurnBegan(1, 3).fold(s)
    words = desk_of(2).words
    assert words.prompt(s).startswith("Ben")
    assert words.mover(s) == 1


def test_a_good_in_a_port_is_named_and_a_click_on_it_means_the_port() -> None:
    """Its tooltip listed all that lay there in an order of its own: which one was it?"""
    s, desk = Table(3).stock(RIO, "gems art gems").s, desk_of(3)
    assert [desk.thing(f"good.rio.{i}", s) for i in range(4)] == [
        "lot.rio.gems",
        "lot.rio.art",
        "lot.rio.gems",
        "port.rio",
    ]
    tip = desk.tip("lot.rio.gems", s)
    assert tip.title == "Rio: gems"
    assert desk.tip("port.rio", s).text in tip.text
    assert desk.targets(s)["lot.rio.gems"].sprites == ("good.rio.0", "good.rio.2")
    assert desk.stands_for("lot.rio.gems", s) == ["port.rio"]
    assert desk.attempt("lot.rio.gems", s) == desk.attempt("port.rio", s)
