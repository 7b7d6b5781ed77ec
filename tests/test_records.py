"""Records: fields by name, lines of text, JSON."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.kernel.records import Many, Names, Number, read_action


def test_fields_are_read_by_name_and_cant_be_written() -> None:
    drive = act.Drive(3)
    assert drive.stops == 3
    with pytest.raises(AttributeError):
        drive.stops = 4  # type: ignore[misc]


def test_records_of_different_classes_are_never_equal() -> None:
    assert act.Drive(3) != act.Exchange(3)
    assert act.Drive(3) == act.Drive(3)
    assert len({act.Drive(3), act.Exchange(3), act.Drive(3)}) == 2


def test_a_record_without_fields_is_something() -> None:
    assert act.Skip()


def test_a_record_shows_itself() -> None:
    assert repr(act.Drive(3)) == "Drive(3,)"


@pytest.mark.parametrize("values", [(), (1, 2)])
def test_a_record_has_all_its_fields_and_no_more(values: tuple[int, ...]) -> None:
    with pytest.raises((TypeError, KeyError)):
        act.Drive(*values)


def test_last_fields_may_be_named() -> None:
    assert ev.Passed(1, able=True) == ev.Passed(1, True)  # noqa: FBT003


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (act.Drive(3), "drive 3"),
        (act.Swap(box.SUGAR, box.RUM), "swap sugar rum"),
        (act.Serve((box.CIGAR, box.RUM)), "serve cigar rum"),
        (act.Roll((2, 4, 0, 1, 3)), "roll 2 4 0 1 3"),
        (act.Price(box.UP), "price up"),
        (act.Skip(), "skip"),
    ],
)
def test_actions_are_lines_of_text(action: act.Action, line: str) -> None:
    assert action.text == line
    assert read_action(line, act.ACTIONS) == action


@pytest.mark.parametrize(
    "line",
    [
        *(
            "",
            " ",
            "drive",
            "drive ",
            "drive 03",
            "drive +3",
            "drive \uff13",
            "drive 3 ",
            "drive  3",
        ),
        *(" drive 3", "Drive 3", "drive 3.0", "drive -1x", "drive 3 4", "drive 1_0", "skip "),
        *("skip skip", "take gold", "load sugar", "load sugar 1 2", "roll 1  2", "fly 3"),
        *("drive " + "9" * 5000, "drive 1000000", "serve cigar  rum", "serve cigar,rum", "\0"),
    ],
)
def test_only_exact_lines_are_read(line: str) -> None:
    assert read_action(line, act.ACTIONS) is None


@pytest.mark.uncounted
@given(st.text(max_size=40))
def test_whatever_is_read_is_written_the_same(line: str) -> None:
    for make in GAMES.values():
        action = read_action(line, make().rules().actions)
        assert action is None or action.text == line


def test_events_are_json_objects_with_their_type() -> None:
    assert ev.GoodsTaken(1, box.RUM, 2, box.PEDRO).plain() == {
        "type": "GoodsTaken",
        "seat": 1,
        "good": "rum",
        "count": 2,
        "cuban": "pedro",
    }


def test_no_name_is_null_in_json() -> None:
    assert Names("a", "b").plain(-1) is None


def test_kinds_write_read_and_show() -> None:
    pairs = Many(Names("a", "b"), "+")
    assert pairs.write((0, 1)) == "a+b"
    assert pairs.read("a+b") == (0, 1)
    assert pairs.read("") == ()
    assert pairs.plain((0, 1)) == ["a", "b"]
    assert Number().read("-7") == -7
    with pytest.raises(ValueError, match="c"):
        pairs.read("a+c")
