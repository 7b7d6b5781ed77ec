"""Saved games: a header and the log, chained by hashes, as JSON lines. Loading replays.

Each hash covers the one before it, the action, and the position that follows; the first covers
the header. So the first line that was changed is the first whose hash doesn't fit.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault, UnknownField
from santiago_desktop.kernel.match import Illegal, Match, Unreadable
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.kernel.timeline import Timeline, actor_name, digest, line_hash

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.match import Played
    from santiago_desktop.kernel.rules import Rules, S

FORMAT = "santiago-desktop"
VERSION = 1
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # from a version to the next
HEADER = ("format", "version", "game", "players", "options", "seed", "start")
OPTIONAL = ("table",)  # what the program around the game keeps with it; missing, it is empty
LONGEST_NAME = 200
LONGEST_LOG = 100_000
LONGEST_SEED = 10_000
LONGEST_NUMBER = 4_000  # digits


class NotASave(Fault):
    """What was read is no saved game at all."""


class Newer(Fault):
    """Only a newer program can read this saved game."""


def header(
    match: Match[S],
    game: str,
    players: list[str],
    options: dict[str, bool],
    *,
    drawn: bool,
    table: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The first line; the first state is only written where it was not drawn from the seed."""
    start = None if drawn else match.rules.to_position(match.start)
    values = (FORMAT, VERSION, game, players, options, match.seed, start)
    head = dict(zip(HEADER, values, strict=True)) | ({"table": table} if table else {})
    return {**head, "hash": digest(head)}


def entry(match: Match[S], played: Played, before: str) -> dict[str, Any]:
    """The line of an action that has just been played, after the line with the hash `before`."""
    return _line_of(played, line_hash(match.rules, played, match.state, before))


def _line_of(played: Played, hashed: str) -> dict[str, Any]:
    actor, action = said(played)
    return {"actor": actor, "action": action, "hash": hashed}


def said(played: Played) -> tuple[Any, str]:
    """Whose action it was and which, as a line tells it."""
    return actor_name(played.actor), played.action.text


def entries(match: Match[S], before: str) -> list[dict[str, Any]]:
    """The lines of a whole log, after the header with the hash `before`."""
    timeline = Timeline(match, before)
    return [_line_of(each.played, timeline.hash(each.number)) for each in timeline.moments]


def end(head: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    """The line that closes a log: without it, a log may have been cut off between two lines."""
    return {"end": digest("end", (log or [head])[-1]["hash"])}


def to_text(head: dict[str, Any], log: list[dict[str, Any]]) -> str:
    """A saved game as a file holds it."""
    return "".join(json.dumps(line) + "\n" for line in (head, *log))


def from_text(text: str, *, torn: bool = False) -> tuple[Any, list[Any], Any]:
    """Header, log, and the line that closes it or None; Fault if a line is cut off or no JSON.

    With `torn`, a last line that a crash has cut off is left out.
    """
    lines = text.split("\n")
    if lines.pop() and not torn:
        raise Fault(f"line {len(lines) + 1} is cut off")
    if not lines:
        raise Fault("the file is empty")
    head, *log = [_parsed(line, number) for number, line in enumerate(lines, start=1)]
    closed = log and isinstance(log[-1], dict) and "end" in log[-1]
    return head, log[:-1] if closed else log, log[-1] if closed else None


def _parsed(line: str, number: int) -> Any:
    try:
        return strict_json(line)
    except ValueError as error:
        kind = NotASave if number == 1 else Fault
        raise kind(f"line {number} is no JSON: {error}") from None


def strict_json(text: str) -> Any:
    """JSON without double keys, NaN, or a depth that no game needs; ValueError otherwise."""
    try:
        return json.loads(
            text, object_pairs_hook=_single, parse_constant=_constant, parse_int=_number
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"{error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _single(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError("a number is far too long")
    return int(digits)


def _constant(word: str) -> Any:
    raise ValueError(f"{word} is no number")


def replay(
    head: object, log: object, rules_of: Callable[[object], Rules[S]]
) -> tuple[Match[S], dict[str, Any]]:
    """The match that a save tells, and its header; Fault names the first difference."""
    head = _read_header(head)
    match = _first_state(head, rules_of(head["game"]))
    before = head["hash"]
    for number, line in enumerate(checks.items(log, "the log", 0, LONGEST_LOG), start=1):
        before = _replay_line(match, line, before, f"log line {number}")
    return match, head


def _read_header(head: object) -> dict[str, Any]:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NotASave("this is no game saved by Santiago Desktop")
    version = head.get("version")
    if type(version) is int and version > VERSION:
        raise Newer(
            f"it was saved by a newer program: version {checks.brief(version)}, "
            f"while this one reads up to {VERSION}"
        )
    while type(version) is int and version in MIGRATIONS:
        head = MIGRATIONS[version](head)
        version = head["version"]
    try:
        found = checks.table(head, "the header", (*HEADER, "hash"), OPTIONAL)
    except UnknownField as fault:
        raise Newer(str(fault)) from None
    checks.whole(version, "version", VERSION, VERSION)
    if digest({field: found[field] for field in found if field != "hash"}) != found["hash"]:
        raise Fault("the header was changed: its hash doesn't fit")
    if type(found.get("table", {})) is not dict:
        raise Fault(f"table must be an object, not {checks.brief(found['table'])}")
    return found


def _first_state(head: dict[str, Any], rules: Rules[S]) -> Match[S]:
    players = checks.items(head["players"], "players", *rules.seats)
    for i, player in enumerate(players):
        text(player, f"players[{i}]", LONGEST_NAME)
    options = checks.options(head["options"], rules.options)
    seed = text(head["seed"], "seed", LONGEST_SEED)
    if head["start"] is None:
        return Match.new(rules, len(players), seed, options)
    match = Match(rules, rules.from_position(head["start"]), seed)
    if match.start.seats != len(players):
        raise Fault("the header names more or fewer players than there are seats")
    return match


def text(value: object, where: str, longest: int) -> str:
    """A text that is not too long."""
    if type(value) is not str or len(value) > longest:
        raise Fault(f"{where} must be a text of at most {longest} characters")
    return value


def _replay_line(match: Match[S], line: object, before: str, where: str) -> str:
    found = checks.table(line, where, ("actor", "action", "hash"))
    actor = match.state.actor
    if match.over:
        raise Fault(f"{where}: the game is over before it")
    try:
        match.play(match.read(text(found["action"], f"{where}.action", LONGEST_NAME)))
    except (Unreadable, Illegal) as error:
        raise Fault(f"{where}: {error}") from None
    told = entry(match, match.log[-1], before)
    if found["actor"] != told["actor"] or type(found["actor"]) is not type(told["actor"]):
        raise Fault(f"{where}: the actor was {actor_name(actor)}")
    if found["hash"] != told["hash"]:
        raise Fault(f"{where}: the hash doesn't fit what was played")
    return str(told["hash"])


def luck_fault(match: Match[S]) -> str:
    """The first chance in the log that the seed doesn't bring; "" if there is none."""
    chances = (each for each in Timeline(match).moments if each.actor == CHANCE)
    for nth, moment in enumerate(chances):
        brought = match.drawn(moment.before, nth)
        if brought != moment.action:
            return (
                f"log line {moment.number}: chance did {moment.action.text}, "
                f"while the seed brings {brought.text}"
            )
    return ""
