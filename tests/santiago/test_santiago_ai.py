"""What computer players think of positions of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from worlds import Setting

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.judge import SantiagoJudge

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State

JUDGE = SantiagoJudge()


def changed(state: State, **parts: int) -> float:
    """By how much the first seat is worth more with these points and pesos more."""
    other = state.copy()
    other.vp[0] += parts.get("vp", 0)
    other.pesos[0] += parts.get("pesos", 0)
    return JUDGE.value(other, 0) - JUDGE.value(state, 0)


def test_points_pesos_and_goods_are_worth_something() -> None:
    match = Setting("santiago", 3, ()).match("more")
    match.play(match.chance())
    match.play(match.legal()[0])
    assert changed(match.state, vp=2) == pytest.approx(2)
    assert 0 < changed(match.state, pesos=1) < 1
    wanted = max(box.MARKET, key=match.state.demand.__getitem__)
    richer = match.state.copy()
    richer.take(0, wanted, 1)
    assert JUDGE.value(richer, 0) > JUDGE.value(match.state, 0)
