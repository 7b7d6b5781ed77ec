"""Print which tests show which rules: python tests/rules_table.py [GAME].

A rule is a numbered section of a game's rulebook; tests name theirs by `pytest.mark.rule`.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HERE = Path(__file__).parent


def table() -> dict[tuple[str, str], list[str]]:
    """For each game and rule the names of its tests."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for mark in getattr(node, "decorator_list", ()):
                if ast.unparse(mark).startswith("pytest.mark.rule("):
                    game, *numbers = (ast.literal_eval(word) for word in mark.args)
                    for number in numbers:
                        found[game, number].append(node.name)  # type: ignore[attr-defined]
    return found


def order(key: tuple[str, str]) -> tuple[str, list[tuple[int, str]]]:
    """Games, and in each the sections in their order, be they 3.10 or 3.III."""
    game, number = key
    return game, [(len(part), part) for part in number.split(".")]


def main(games: Sequence[str] = ()) -> None:
    """The table, a rule a line and its tests below it; of all games, if none is named."""
    found = table()
    for game, number in sorted(found, key=order):
        if game in (games or [game]):
            names = found[game, number]
            print(f"{game} {number}: {len(names)} tests")
            print("".join(f"    {name}\n" for name in names), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
