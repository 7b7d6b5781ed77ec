"""What each event is about: a section of the rulebook, and a picture that there is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from worlds import Setting, random_steps

from santiago_desktop.contract.words import About
from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules import refusals
from santiago_desktop.games.santiago.words import event_notes
from santiago_desktop.games.santiago.words.events import EVENTS
from santiago_desktop.system.language import ENGLISH

WORDS = GAMES["santiago"]().wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan"])
SECTIONS = {section.number for section in WORDS.rulebook()}
ATLAS = Path(__file__).parents[2] / "assets" / "santiago" / "atlas" / "atlas.json"
SPRITES = set(json.loads(ATLAS.read_text("ascii"))["sprites"])


class Moment:
    """A state, as far as it matters here."""

    def __init__(self, phase: str) -> None:
        self.phase = phase


def test_whatever_is_told_is_about_something() -> None:
    assert set(event_notes.ABOUT) == set(EVENTS)


@pytest.mark.parametrize("seats", [2, 4])
def test_rules_and_pictures_are_there_in_whole_games(seats: int) -> None:
    for seed in range(4):
        match = Setting("santiago", seats, ()).match(seed)
        for _, events in random_steps(match, seed):
            for event in events:
                found = WORDS.about(event, match.state)
                if WORDS.event(event, match.state):
                    assert found.rule in SECTIONS
                    sprite = found.sprite + "0" * found.sprite.endswith("_")
                    assert sprite in SPRITES, sprite


@pytest.mark.parametrize(
    ("event", "phase", "rule", "sprite"),
    [
        (ev.Turned(1), "drive", "3", "pawn_"),
        (ev.DiceRolled(1, (2, 4, 0, 1, 3)), "leave", "7", "die_fruit_4"),
        (ev.PriceMoved(3), "load", "6", "price_3"),
        (ev.CubanWoke(box.MARIA), "drive", "5", "fig_maria"),
        (ev.CubanAsleep(0, box.MARIA), "drive", "3", "fig_maria"),
        (ev.SupplyEmpty(0, box.PEDRO), "enter", "4", "fig_pedro"),
        (ev.GoodsTaken(0, box.SUGAR, 2, box.JOSE), "enter", "4", "tok_sugar"),
        (ev.PesosTaken(0, 2, box.FROM_BUILDING + box.BANK), "use", "5", "coin"),
        (ev.PointsTaken(0, 2, box.MARIA), "enter", "4", "star"),
        (ev.GiftGiven(1, 0, box.GIFT_GOOD + box.RUM), "zorro", "4", "tok_rum"),
        (ev.GiftGiven(1, 0, box.GIFT_PESO), "zorro", "4", "coin"),
        (ev.GiftGiven(1, 0, box.GIFT_VP), "zorro", "4", "star"),
        (ev.BuildingUsed(0, box.BANK), "use", "4", "bld_bank"),
        (ev.PawnEntered(0, box.CASINO), "use", "5", "bld_casino"),
        (ev.Exchanged(0, box.SUGAR, box.RUM, 3), "use", "5", "tok_rum"),
        (ev.Served(0, box.CIGAR, 2), "use", "5", "tok_cigar"),
        (ev.DieCleared(0, box.RUM), "use", "5", "die_rum_0"),
        (ev.CubanClosed(0, box.JOSE), "use", "5", "fig_jose"),
        (ev.GoodsLoaded(0, box.RUM, 2, 2, box.WOOD), "load", "6", "tok_wood"),
        (ev.GoodsLoaded(0, box.RUM, 1, 2, box.RUM), "use", "5", "tok_rum"),
        (ev.OwnerPaid(0, box.CAFE, 1), "drive", "3", "flag_"),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, ev.Event) else "",
)
def test_an_event_has_its_rule_and_its_picture(
    event: Any, phase: str, rule: str, sprite: str
) -> None:
    about = WORDS.about(event, Moment(phase))
    assert (about.rule, about.sprite) == (rule, sprite)


def test_only_a_turn_begins_a_part_of_the_log() -> None:
    assert WORDS.about(ev.Turned(0), Moment("drive")).heading
    assert not WORDS.about(ev.ShipSailed(1, full=True), Moment("load")).heading


def test_what_needs_no_words_is_about_nothing() -> None:
    assert WORDS.about(ev.Asked(0, "drive"), Moment("drive")) == About()


def test_every_phase_has_a_rule_of_the_book() -> None:
    for phase, rule in refusals.RULE_OF_PHASE.items():
        assert WORDS.rule(Moment(phase)) == rule
        assert rule in SECTIONS
    assert WORDS.rule(Moment("nowhere")) == ""
