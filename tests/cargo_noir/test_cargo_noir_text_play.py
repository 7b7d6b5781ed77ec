"""Cargo Noir in the terminal: what is offered, in which order, and which short lines are taken."""

from __future__ import annotations

import io

import pytest
from cargo_noir_table import NEW_YORK, RIO, RULES
from cargo_noir_table import Table as Position

from santiago_desktop.commands.terminal import Terminal
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match
from santiago_desktop.system.language import language
from santiago_desktop.table.table import Table, read_seats


def play(position: Position, lines: str, code: str = "en") -> tuple[list[str], str]:
    """The lines that were played from a position, and what was said."""
    table = Table.new(GAMES["cargo_noir"](), read_seats(["Ana", "Ben", "Cleo"]), "5", {})
    table.match = Match(RULES, position.s, "5")
    out = io.StringIO()
    Terminal(table, language(code), io.StringIO(lines), out).run()
    return [played.action.text for played in table.match.log], out.getvalue()


def trading(hand: str) -> Position:
    return Position(phase="trade").give(0, hand)


SAILING = Position().stock(RIO, "art art gold").stack(RIO, 1, 3).s


def sailing() -> Position:
    position = Position()
    position.s = SAILING.copy()
    return position


def test_a_port_is_one_line_with_the_least_that_leads() -> None:
    _, said = play(sailing(), "")
    line = "send a ship to Rio, with 4 to 7 coins (Ben leads with 3): 2 art and 1 gold"
    assert said.count("to Rio") == 1
    assert line in said


@pytest.mark.parametrize("line", ["rio 4", "send rio 4", "rio\n4", "RIO\n\n", "ship Rio 4"])
def test_ways_to_send_a_ship(line: str) -> None:
    assert play(sailing(), f"{line}\n")[0] == ["send rio 4"]


def test_the_least_is_offered_when_a_port_is_named() -> None:
    _, said = play(sailing(), "rio\n")
    assert "2 art and 1 gold? Enter alone means 4." in said


def outbid() -> Position:
    table = Position(phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4).ships(0, market=1)
    return table.stock(RIO, "art").stack(NEW_YORK, 0, 1).stack(NEW_YORK, 2, 9)


def test_the_turn_begins_with_who_outbid_whom_where() -> None:
    _, said = play(outbid(), "")
    assert "Rio: Ben has outbid Ana, 4 against 2. Raise to 5 or more, or withdraw." in said
    assert (
        "New York: Cleo has outbid Ana, 9 against 1. The safe is too empty to raise, "
        "unless coins come home from elsewhere first." in said
    )
    assert "At the market 1 ship swaps a token or draws one." in said
    assert said.index("has outbid") < said.index("1. ")


@pytest.mark.parametrize(
    ("line", "played"),
    [
        ("rio 5", "raise rio 5"),
        ("raise rio\n\n", "raise rio 5"),
        ("withdraw rio", "withdraw rio"),
        ("draw", "draw"),
    ],
)
def test_ways_to_settle(line: str, played: str) -> None:
    assert play(outbid(), f"{line}\n")[0][0] == played


def test_a_syndicate_pays_for_a_withdrawal() -> None:
    _, said = play(outbid().cards(0, "syndicate"), "")
    assert "Rio: withdraw with 2 coins, 2 coins more from the syndicate" in said


HAND = "arms arms arms art art cars gems gold ivory joker joker"


def test_the_best_sets_come_first_and_ending_is_always_in_sight() -> None:
    position = trading(HAND)
    assert len(RULES.legal(position.s)) > 100
    _, said = play(position, "")
    listed = [line for line in said.splitlines() if ". trade in " in line]
    values = [int(line.rpartition(" ")[2]) for line in listed]
    assert len(values) == 8
    assert values[:2] == [25, 15]  # those that go together best
    assert values[3] == 36
    assert values[3:] == sorted(values[3:], reverse=True)
    assert "9. end trading" in said
    assert "more moves: type more to see them." in said


def test_all_sets_are_there_if_asked_for() -> None:
    position = trading(HAND)
    _, said = play(position, "more\n")
    assert f"{len(RULES.legal(position.s))}. " in said


@pytest.mark.parametrize(
    ("line", "played"),
    [
        ("3 arms joker", "set arms+arms+arms+joker"),
        ("joker 3 arms", "set arms+arms+arms+joker"),
        ("set art gold cars", "set art+cars+gold"),
        ("2 art", "set art+art"),
        ("ivory", "set ivory"),
        ("end", "done"),
    ],
)
def test_sets_are_named_by_kinds_and_numbers(line: str, played: str) -> None:
    assert play(trading(HAND), f"{line}\n")[0][0] == played


def test_sets_are_named_in_the_tables_language() -> None:
    assert play(trading(HAND), "3 armas comodín\n", code="es")[0] == ["set arms+arms+arms+joker"]


def test_a_set_that_is_none_is_refused_with_its_rule() -> None:
    moves, said = play(trading(HAND), "4 arms\n2 art gold\n")
    assert not moves
    assert "3.II: Ana has only 3 arms" in said
    assert "3.II: the tokens of a set are all different or all of one kind" in said


def test_goods_and_credit_say_what_they_can_do() -> None:
    _, said = play(trading("gems gems gems gold gold").credit(5), "")
    assert "The most your goods can bring now: 13, for 3 gems (9), 2 gold (4)." in said
    assert "Your credit is 5; what you don't spend is lost." in said
    assert "It buys nothing yet; 1 more would buy a card: Villa." in said


def test_too_many_goods_are_told_before_trading_ends() -> None:
    _, said = play(trading("gems gems gems gold gold art cars"), "")
    assert "There is no room for 1 token: it would be discarded." in said


def test_cards_say_what_they_do() -> None:
    _, said = play(trading("gems").credit(15), "")
    assert "take a card for 15: Ship, 8 victory points; another ship at once" in said
    assert play(trading("gems").credit(15), "ship\n")[0] == ["take ship"]


def test_swaps_that_help_most_come_first() -> None:
    position = (
        Position(phase="act").ships(0, market=1).give(0, "gems gems gems gold").show("gems art")
    )
    _, said = play(position, "")
    lines = [line for line in said.splitlines() if "market: give" in line]
    assert lines[0].endswith("give 1 gold, take 1 gem")


def test_names_of_cities_keep_their_capitals_in_hints() -> None:
    _, said = play(outbid().coins(0, 9), "hint\n")
    assert "rio:" not in said
