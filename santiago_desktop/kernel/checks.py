"""Reading what comes from outside: every fault is named in one sentence, with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SHOWN = 40  # characters of a wrong value that a sentence quotes


class Fault(ValueError):
    """What is wrong with something from outside; the text is one sentence."""


class UnknownField(Fault):
    """An object has a field that nobody knows: perhaps a newer program does."""


def quoted(value: object) -> str:
    """The value as JSON would show it, cut short and on one line."""
    text = repr(value) if not isinstance(value, str) else f'"{value}"'
    short = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    return short.encode("unicode_escape").decode("ascii") if not short.isprintable() else short


def whole(value: object, where: str, low: int, high: int) -> int:
    """The value, a whole number from `low` to `high`; Fault otherwise, for true and 3.0 too."""
    if type(value) is not int or not low <= value <= high:
        raise Fault(f"{where} must be a whole number from {low} to {high}, not {brief(value)}")
    return value


def brief(value: object) -> str:
    """What stands in the wrong place; only short values are quoted."""
    if isinstance(value, bool | None):
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return "a huge number"
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    return quoted(value)


def flag(value: object, where: str) -> bool:
    """The value, which must be true or false; Fault otherwise."""
    if type(value) is not bool:
        raise Fault(f"{where} must be true or false, not {brief(value)}")
    return value


def name(value: object, where: str, names: Sequence[str]) -> int:
    """The index of the value in `names`; Fault if it is none of them."""
    if type(value) is not str or value not in names:
        raise Fault(f"{where} must be one of {', '.join(names)}, not {brief(value)}")
    return names.index(value)


def items(value: object, where: str, low: int = 0, high: int = 1_000) -> list[Any]:
    """The value, a list of `low` to `high` items; Fault otherwise."""
    if type(value) is not list:
        raise Fault(f"{where} must be a list, not {brief(value)}")
    if not low <= len(value) <= high:
        size = f"{low}" if low == high else f"{low} to {high}"
        raise Fault(f"{where} must have {size} items, not {len(value)}")
    return value


def different(value: object, where: str, names: Sequence[str]) -> list[int]:
    """The indices of different names; Fault if one is unknown or stands there twice."""
    found = [name(item, f"{where}[{i}]", names) for i, item in enumerate(items(value, where))]
    if len(set(found)) < len(found):
        raise Fault(f"{where} names something twice")
    return found


def table(
    value: object, where: str, needed: Iterable[str], optional: Iterable[str] = ()
) -> dict[str, Any]:
    """An object with all of the needed fields, and no unknown ones."""
    if type(value) is not dict:
        raise Fault(f"{where} must be an object, not {brief(value)}")
    wanted = list(needed)
    for field in wanted:
        if field not in value:
            raise Fault(f'{where} lacks the field "{field}"')
    for field in value:
        if field not in wanted and field not in optional:
            raise UnknownField(f"{where} has an unknown field {quoted(field)}")
    return value


def counts(value: object, where: str, names: Sequence[str], high: int) -> list[int]:
    """One count from 0 to `high` for each name; Fault otherwise."""
    found = table(value, where, names)
    return [whole(found[each], f"{where}.{each}", 0, high) for each in names]


def options(value: object, names: Sequence[str]) -> dict[str, bool]:
    """Options are booleans; a missing one is false."""
    found = table(value, "options", (), names)
    return {each: flag(found[each], f"options.{each}") for each in found}


def actor(value: object, seats: int, chance: int, nobody: int) -> int:
    """The actor: a seat, `chance` for "chance", `nobody` for null; Fault otherwise."""
    if value is None:
        return nobody
    return chance if value == "chance" else whole(value, "actor", 0, seats - 1)
