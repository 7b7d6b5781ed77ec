"""Computer players: they win when they can, and know what victory is worth."""

from __future__ import annotations

from conftest import Setting, random_steps

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.search import LEVELS, Player


def test_chances_add_up_to_one_and_are_certain_at_the_end(setting: Setting) -> None:
    match = setting.match(1)
    player, draw = Player(match.rules, setting.card.judge()), KeyedDraw("chances", "")
    for _ in random_steps(match, 1):
        chances = player.chances(match.state, 0, draw)
        assert abs(sum(chances) - 1) < 1e-9
    winners = match.rules.result(match.state).winners
    assert [seat for seat, chance in enumerate(chances) if chance] == winners


def test_every_level_plays_what_is_legal(setting: Setting) -> None:
    match = setting.match(2)
    player, draw = Player(match.rules, setting.card.judge()), KeyedDraw("levels", "")
    while match.state.actor < 0:
        match.play(match.chance())
    seen = match.rules.mask(match.state, match.state.actor)
    for level in LEVELS:
        assert player.choose(seen, match.state.actor, level, draw) in match.legal()
