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


def test_a_place_in_polish_stands_alone_as_well_as_in_a_sentence() -> None:
    polish = GAMES["manila"]().wording(language("pl"), ["Ana", "Ben", "Cid", "Dan"])
    spot = box.FROM_SPOT + box.PIRATE_1
    place = polish.target(spot)
    assert accounts.FACTS["place"](polish, spot, 1).words == place == "na polu kapitana piratów"


@pytest.mark.parametrize(
    ("bid", "left"),
    [
        (9, "If you win: 0 pesos left, and no share must be pledged."),
        (10, "If you win: 11 pesos left, and 1 share must be pledged."),
        (22, "If you win: 11 pesos left, and 2 shares must be pledged."),
    ],
)
def test_a_bid_tells_what_winning_with_it_would_leave(bid: int, left: str) -> None:
    s = Table().pesos(9, 9, 9, 9).s
    assert prospects.bid_leaves(W, bid, s) == left


def test_a_start_farther_on_promises_more() -> None:
    words = prospects.start_promises(W, {NUTMEG: 0, SILK: 5})
    near, far = (int(each.split()[-1]) for each in words.split("%")[:2])
    assert 0 < near < far < 100


def test_every_spot_on_land_has_somebody_who_stands_for_it() -> None:
    found = [sprites.spot_sprite(spot) for spot in range(len(box.SPOTS))]
    assert len(found) == len(box.SPOTS)
    assert set(found) == {sprites.CLERK, sprites.SHIPWRIGHT, *sprites.FIGURES.values()}


def test_a_roll_is_told_beside_its_first_die() -> None:
    s = at_sea().s
    told = event_notes.ABOUT[ev.DiceRolled](ev.DiceRolled((SILK, JADE), (4, 1)), s)
    assert told.sprite == sprites.die(SILK, 4)


def test_nothing_is_open_when_the_game_is_over() -> None:
    assert account(Course(at_sea().s, (), at_sea().s), 0).leaves
    assert list(account(Course(at_sea().s, (), Table().over().s), 0).opens) == []


@pytest.mark.parametrize(
    ("kind", "numbers", "said"),
    [
        ("pilot", (box.PILOT_LARGE, 2), "large pilot: boats by up to 2 squares"),
        ("sent", (SILK, box.PORT, 0), "silk to the port"),
        ("sent", (SILK, box.YARD, 0), "silk to the shipyard"),
    ],
)
def test_what_a_decision_comes_to_is_told_in_few_words(
    kind: str, numbers: tuple[int, ...], said: str
) -> None:
    assert accounts.FACTS[kind](W, *numbers).words.casefold() == said
