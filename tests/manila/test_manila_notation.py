"""Rule 8: lines match character for character."""

from __future__ import annotations

import pytest
from manila_table import JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.kernel.records import Action, read_action

LINES = {
    "bid 7": act.Bid(7),
    "pass": act.Pass(),
    "redeem silk": act.Redeem(SILK),
    "pledge jade": act.Pledge(JADE),
    "buy nutmeg": act.Buy(NUTMEG),
    "skip": act.Skip(),
    "omit silk": act.Omit(SILK),
    "start 4 3 2": act.Start((4, 3, 2)),
    "place silk": act.Place(SILK),
    "place port_a": act.Place(box.FROM_SPOT + box.PORT_A),
    "place pirate_2": act.Place(box.FROM_SPOT + box.PIRATE_2),
    "place insurance": act.Place(box.FROM_SPOT + box.INSURANCE),
    "dice 1 6 3": act.Dice((1, 6, 3)),
    "board jade": act.Board(JADE),
    "evict jade 4": act.Evict(JADE, 4),
    "steer silk +1": act.Steer(SILK, 1),
    "steer silk -2": act.Steer(SILK, -2),
    "steer nutmeg +1 jade -1": act.SteerTwo(NUTMEG, 1, JADE, -1),
    "send silk port": act.Send(SILK, box.PORT),
    "send silk yard": act.Send(SILK, box.YARD),
}
NO_LINES = [
    *("bid", "bid 07", "bid +7", "bid 7 ", " bid 7", "bid  7", "bid 1e1", "bid \u0667"),
    "bid 1234567",
    *("Pass", "pass 1", "pass ", "redeem", "redeem gold", "start 4 03 2", "start 4,3,2"),
    *("place", "place port_d", "place pirate", "place silk silk", "dice +1", "dice 1  2"),
    *("evict jade", "evict jade +1", "evict jade 01", "steer silk 1", "steer silk ++1"),
    *("steer silk -0", "steer silk +01", "steer silk", "steer nutmeg +1 jade", "steer +1 silk"),
    *("steer nutmeg +1 jade 1", "steer nutmeg +1 jade -1 ", "send silk", "send silk Port"),
    *("send silk shipyard", "skip it", "", " ", "roll 1 2 3"),
]


@pytest.mark.rule("manila", "8")
@pytest.mark.parametrize(("line", "action"), LINES.items(), ids=LINES)
def test_actions_are_spelled_as_the_page_has_them(line: str, action: Action) -> None:
    assert action.text == line
    assert read_action(line, RULES.actions) == action


@pytest.mark.rule("manila", "8")
@pytest.mark.parametrize("line", NO_LINES, ids=repr)
def test_lines_match_exactly(line: str) -> None:
    assert read_action(line, RULES.actions) is None


@pytest.mark.rule("manila", "8")
def test_every_action_has_a_line_here() -> None:
    assert {type(action) for action in LINES.values()} == set(RULES.actions)


@pytest.mark.rule("manila", "8")
def test_every_decision_is_asked_even_with_one_legal_action() -> None:
    table = Table(3).pesos(0, 0, 0)
    assert table.legal() == ["pass"]
    table.plays("pass", "pass")
    assert (table.s.phase, table.legal()) == ("share", ["skip"])
    table.plays("skip", "omit jade", "start 3 3 3")
    table = Table(3).pledged(0, "jade").pesos(0)
    table.s.ask("raise", 0)
    assert table.legal() == []
    table.dealt(0, "silk")
    assert table.legal() == ["pledge silk"]
