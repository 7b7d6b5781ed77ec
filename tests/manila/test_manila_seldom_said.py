"""What a choice would change, for every kind of choice; and sentences that come up seldom."""

from __future__ import annotations

import pytest
from manila_table import JADE, NUTMEG, SILK, Table

from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.accounts import account
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.words import accounts, event_notes, offers, prospects, sprites
from santiago_desktop.games.manila.words.tooltips import tip
from santiago_desktop.players.facts import Course
from santiago_desktop.system.language import ENGLISH, language

W = GAMES["manila"]().wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan"])


def at_sea() -> Table:
    return Table().sea(3, nutmeg=13, silk=8, jade=10)


def test_a_pilot_moves_one_boat_or_two() -> None:
    s = at_sea().spots(pilot_large=0).pilots("pilot_large").s
    assert prospects.after(act.Steer(SILK, 2), s).at[SILK] == 10
    both = prospects.after(act.SteerTwo(SILK, 1, JADE, -1), s)
    assert (both.at[SILK], both.at[JADE]) == (9, 9)
    assert s.at[SILK] == 8


def test_a_pirate_goes_aboard_and_the_second_becomes_the_captain() -> None:
    s = at_sea().spots(pirate_1=1, pirate_2=2).pirates("pirate_1", "pirate_2").s
    then = prospects.after(act.Board(NUTMEG), s)
    assert then.crews[NUTMEG] == (1,)
    assert then.spots[box.PIRATE_1] == 2
    assert then.spots[box.PIRATE_2] == box.NONE


def test_the_second_pirate_leaves_the_captain_where_he_is() -> None:
    table = at_sea().crew(nutmeg=(0, 3)).spots(pirate_1=1, pirate_2=2).pirates("pirate_2")
    then = prospects.after(act.Evict(NUTMEG, 2), table.s)
    assert then.crews[NUTMEG] == (0, 2)
    assert then.spots[box.PIRATE_1] == 1
    assert then.spots[box.PIRATE_2] == box.NONE


def test_a_plundered_boat_is_sent_into_port_or_away() -> None:
    s = at_sea().spots(pirate_1=1).s
    assert prospects.after(act.Send(NUTMEG, box.PORT), s).at[NUTMEG] == box.IN_PORT
    assert prospects.after(act.Send(NUTMEG, box.YARD), s).at[NUTMEG] == 0


def test_a_pilot_who_stays_idle_changes_nothing() -> None:
    s = at_sea().spots(pilot_small=0).pilots("pilot_small").s
    assert prospects.after(act.Skip(), s) == s


def test_a_choice_that_changes_nobodys_pesos_says_so() -> None:
    s = at_sea().spots(pilot_small=0).pilots("pilot_small").s
    assert "nobody gains or loses" in prospects.outcome(W, act.Steer(SILK, 1), s)


def test_the_dialog_of_a_pilot_names_who_moves_boats() -> None:
    s = at_sea().spots(pilot_small=0).pilots("pilot_small").s
    title, text = W.dialog(s)
    assert title == "Small pilot"
    assert text.endswith(".")
    assert W.dialog(Table().s) == (W.prompt(Table().s), "")


def test_a_single_bid_is_offered_as_it_is() -> None:
    s = Table().pesos(9, 9, 9, 9).s
    assert offers.AMOUNTS[act.Bid](W, [act.Bid(5)], s) == W.action(act.Bid(5), s)


def test_a_panel_is_named_after_its_player() -> None:
    assert tip(W, "panel.1", Table().s).title == "Ben"


def test_shares_that_stand_alone_are_not_bent() -> None:
    russian = GAMES["manila"]().wording(language("ru"), ["Ана", "Бен", "Сид", "Дан"])
    s = Table().bought(0, "silk").s
    assert tip(russian, "panel.0.silk", s).text.startswith("1 акция шёлка.")
    assert tip(W, "panel.0.silk", s).text.startswith("1 silk share.")
