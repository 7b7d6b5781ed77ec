"""Print what the changelog says about this version: the notes of its release."""

from __future__ import annotations

import re
import sys

import facts


def notes(changelog: str, version: str) -> str:
    """The section of a version, without its heading; of what is unreleased, if it has none."""
    for name in (version, "Unreleased"):
        heading = rf"^## \[{re.escape(name)}\][^\n]*\n(.*?)(?=^## \[|\Z)"
        found = re.search(heading, changelog, re.MULTILINE | re.DOTALL)
        if found and found[1].strip():
            return found[1].strip() + "\n"
    raise SystemExit(f"CHANGELOG.md says nothing about {version}")


if __name__ == "__main__":
    changelog = (facts.ROOT / "CHANGELOG.md").read_text("utf-8")
    sys.stdout.write(notes(changelog, facts.version()))
