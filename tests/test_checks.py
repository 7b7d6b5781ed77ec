"""What comes from outside is named in one sentence when it is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        *((True, "true"), (None, "null"), (3.0, "3.0"), ("3", '"3"'), (9, "9"), (-1, "-1")),
        *(([], "a list"), ({}, "an object"), (10**50, "a huge number")),
    ],
)
def test_only_plain_whole_numbers_count(value: Any, shown: str) -> None:
    with pytest.raises(Fault) as caught:
        checks.whole(value, "car", 0, 8)
    assert str(caught.value) == f"car must be a whole number from 0 to 8, not {shown}"


def test_long_and_odd_texts_are_quoted_on_one_short_line() -> None:
    assert checks.quoted("x" * 100).startswith('"xxx')
    assert len(checks.quoted("x" * 100)) < 50
    assert "\n" not in checks.quoted("a\nb\ud800")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: checks.flag(1, "x"), "x must be true or false, not 1"),
        (lambda: checks.name("c", "x", ("a", "b")), 'x must be one of a, b, not "c"'),
        (lambda: checks.name(["a"], "x", ("a", "b")), "x must be one of a, b, not a list"),
        (lambda: checks.items({}, "x"), "x must be a list, not an object"),
        (lambda: checks.items([1], "x", 2, 2), "x must have 2 items, not 1"),
        (lambda: checks.items([1], "x", 2, 4), "x must have 2 to 4 items, not 1"),
        (lambda: checks.different(["a", "a"], "x", ("a",)), "x names something twice"),
        (lambda: checks.table(3, "x", ()), "x must be an object, not 3"),
        (lambda: checks.table({}, "x", ("a",)), 'x lacks the field "a"'),
        (lambda: checks.table({"b": 1}, "x", ()), 'x has an unknown field "b"'),
        (lambda: checks.counts({"a": 9}, "x", ("a",), 8), None),
        (lambda: checks.options({"a": 1}, ("a",)), "options.a must be true or false, not 1"),
        (lambda: checks.actor("me", 2, -1, -2), None),
    ],
)
def test_faults_are_named(call: Any, sentence: str | None) -> None:
    with pytest.raises(Fault) as caught:
        call()
    assert sentence is None or str(caught.value) == sentence


def test_what_is_right_is_read() -> None:
    assert checks.name("b", "x", ("a", "b")) == 1
    assert checks.different(["b", "a"], "x", ("a", "b")) == [1, 0]
    assert checks.counts({"a": 2}, "x", ("a",), 8) == [2]
    assert checks.options({"a": True}, ("a", "b")) == {"a": True}
    assert [checks.actor(v, 3, -1, -2) for v in (None, "chance", 2)] == [-2, -1, 2]
