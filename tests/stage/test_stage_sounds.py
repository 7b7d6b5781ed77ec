"""Sounds: what is listed is there, and what the program asks for is listed."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterator

SOUND = resources.folder("assets") / "sound"
SOUNDS: dict[str, Any] = json.loads((SOUND / "sounds.json").read_text("utf-8"))["sounds"]
PROGRAM = Path(__file__).parents[2] / "santiago_desktop"


def test_every_listed_sound_has_its_file_and_every_file_is_listed() -> None:
    files = {f"ogg/{path.name}" for path in (SOUND / "ogg").glob("*.ogg")}
    assert {entry["file"] for entry in SOUNDS.values()} == files
    for name, entry in SOUNDS.items():
        assert (SOUND / entry["file"]).stat().st_size == entry["bytes"], name


def test_every_sound_that_the_program_names_is_listed() -> None:
    asked = {(name, path.name) for path in PROGRAM.rglob("*.py") for name in asked_for(path)}
    assert len(asked) > 20
    assert not {(name, path) for name, path in asked if name not in SOUNDS}


def asked_for(path: Path) -> Iterator[str]:
    """Sounds a module names: `sounds.play("…")` and the like, and every `sound="…"`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        given = [word.value for word in node.keywords if word.arg == "sound"]
        if is_played(node.func):
            given += node.args[:1]
        yield from (text for each in given for text in texts(each) if text)


def is_played(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr in ("play", "music", "ambience")
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "sounds"
    )


def texts(expression: ast.expr) -> list[str]:
    """A literal, or both sides of a choice between two."""
    if isinstance(expression, ast.IfExp):
        return texts(expression.body) + texts(expression.orelse)
    literal = isinstance(expression, ast.Constant) and isinstance(expression.value, str)
    return [expression.value] if literal else []
