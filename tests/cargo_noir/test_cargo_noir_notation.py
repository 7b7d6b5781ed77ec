"""Rule 6: lines, and a reason with its rule for everything that can be spelled but not done."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import RIO, RULES, Table, turn_ends

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.words import refusals
from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.records import Action, read_action
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State

LINES = {
    "draw": act.DrawOne(),
    "draw art": act.Draw((2,)),
    "draw art joker gold": act.Draw((2, 9, 6)),
    "raise rio 5": act.Raise(RIO, 5),
    "withdraw new_york": act.Withdraw(2),
    "swap art joker": act.Swap(2, 9),
    "set art+cars+joker": act.TradeSet((2, 3, 9)),
    "spend 12": act.Spend(12),
    "take dive_bar": act.Take(5),
    "done": act.Done(),
    "discard uranium": act.Discard(8),
    "send casino": act.Send(box.CASINO),
    "send market": act.Send(box.MARKET),
    "send hong_kong 3": act.Bid(4, 3),
}


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_lines_are_read_and_written(line: str, action: Action) -> None:
    assert read_action(line, act.ACTIONS) == action
    assert action.text == line


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            " ",
            "Draw",
            "draw ",
            " draw",
            "draw  art",
            "draw art ",
            "draw art,gold",
            "draw wood",
        ),
        *("raise", "raise rio", "raise rio 05", "raise rio +5", "raise rio 5.0", "raise rio 5 6"),
        *("raise casino 5", "raise rio five", "raise rio 1000000", "raise  rio 5"),
        *("withdraw", "withdraw casino", "withdraw rio 1", "swap art", "swap art gold cars"),
        *("set art cars", "set art+", "set +art", "set wood", "set art++cars", "spend", "spend x"),
        *("take", "take car", "take Villa", "done 1", "discard", "discard art art"),
        *("send", "send rio", "send casino 3", "send market 1", "send macao 3", "send rio x"),
    ],
)
def test_lines_that_spell_nothing(line: str) -> None:
    assert read_action(line, act.ACTIONS) is None


def everything() -> list[Action]:
    """One of each action that can be spelled, and some that never are legal."""
    pool = [act.DrawOne(), act.Done(), act.Draw(()), act.TradeSet(())]
    pool += [act.Draw((good,)) for good in range(box.KINDS)]
    pool += [act.Draw((good, other)) for good in range(box.KINDS) for other in (0, 9)]
    pool += [act.Draw((0, 1, 2)), act.Draw((0, 1, 2, 3)), act.Draw((0,) * 5)]
    numbers = (-1, 0, 1, 2, 3, 4, 6, 9, 15, 999)
    pool += [act.Raise(port, n) for port in range(8) for n in numbers]
    pool += [act.Bid(port, n) for port in range(8) for n in numbers]
    pool += [act.Withdraw(port) for port in range(8)]
    pool += [act.Swap(one, other) for one in range(box.KINDS) for other in range(box.KINDS)]
    pool += [act.Spend(n) for n in numbers]
    pool += [act.Take(card) for card in range(len(box.CARDS))]
    pool += [act.Discard(good) for good in range(box.KINDS)]
    pool += [act.Send(place) for place in range(2)]
    pool += [act.TradeSet((good,) * n) for good in range(box.KINDS) for n in (1, 2, 5, 10)]
    pool += [act.TradeSet((one, other)) for one in range(box.KINDS) for other in range(box.KINDS)]
    pool += [act.TradeSet((0, 0, 1)), act.TradeSet((0, 0, 1, 9))]
    return pool


POOL = everything()


def explained(s: State) -> set[str]:
    """The reasons of all that can't be done now; each must have its sentence."""
    wording = CargoNoirWording(ENGLISH, ["Ana", "Ben", "Cleo", "Dan", "Eva"])
    legal = set(RULES.legal(s))
    found = set()
    for action in POOL:
        allowed = RULES.possible(s, action) if s.actor == CHANCE else action in legal
        if not allowed:
            found.add(RULES.refusal(s, action))
    for refusal in found:
        sentence = wording.refusal(refusal)
        assert sentence.startswith(refusal.rule + ": ")
        assert "{" not in sentence
    return {refusal.reason for refusal in found}


@pytest.mark.rule("cargo_noir", "6")
def test_every_refusal_has_a_reason_and_every_reason_comes_up() -> None:
    names = set()
    quick = QuickDraw(random.Random(4))
    for game in range(24):
        s = RULES.setup(2 + game % 4, {}, quick)
        while s.phase != OVER:
            if quick.below(9) == 0:
                names |= explained(s)
            chance = s.actor == CHANCE
            RULES.play(s, RULES.chance(s, quick) if chance else quick.pick(RULES.legal(s)))
        names |= explained(s)
    table = turn_ends().give(0, "art").show("gold").ships(0, market=1).bag("", keeper=1)
    table.next_turn()
    names |= explained(table.s)
    table = Table(2, round_=11, phase="trade").give(0, "art").coins(0, 5)
    table.s.spent = True
    names |= explained(table.s)
    assert names >= set(refusals.PLAIN) | set(refusals.DETAILED)


@pytest.mark.rule("cargo_noir", "6")
def test_what_is_asked_now_is_named_when_the_step_is_another() -> None:
    assert Table(3).refused("done") == ("3.III", "now_sail", ())
    assert Table(3, phase="trade").refused("send casino") == ("3.II", "now_trade", ())
    assert Table(3, phase="discard").refused("done") == ("3.II", "now_discard", ())
    assert Table(3, phase="act").refused("draw art") == ("3.I", "now_act", ())


@pytest.mark.rule("cargo_noir", "3.I")
def test_refused_raises_and_withdrawals() -> None:
    table = Table(3, phase="act").stack(RIO, 0, 2).stack(RIO, 1, 4).stack(0, 0, 1).coins(0, 4)
    assert table.refused("raise rio 4") == ("3.I", "too_low", (RIO, 4))
    assert table.refused("raise rio 7") == ("3.I", "lacks_coins", (0, 5, 4))
    assert table.refused("raise rio 0") == ("3.I", "count_none", ())
    assert table.refused("raise rotterdam 5") == ("3.I", "not_outbid", (0, 0))
    assert table.refused("withdraw rotterdam") == ("3.I", "not_outbid", (0, 0))
    assert table.refused("withdraw bombay") == ("3.I", "no_stack", (0, 1))
    assert table.refused("withdraw tangier") == ("1", "port_closed", (7,))
    assert table.refused("draw") == ("3.I", "no_market_ship", (0,))
    assert table.refused("swap art gold") == ("3.I", "no_market_ship", (0,))


@pytest.mark.rule("cargo_noir", "3.I")
def test_refused_swaps() -> None:
    table = Table(3, phase="act").give(0, "art").show("gold").ships(0, market=1)
    assert table.refused("swap cars gold") == ("3.I", "lacks", (0, 3, 0))
    assert table.refused("swap art cars") == ("3.I", "not_shown", (3,))
