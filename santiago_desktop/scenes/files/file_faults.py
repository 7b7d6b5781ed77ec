"""What is wrong with a file, in one sentence of the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.table.locks import OPEN

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def told(fault: str, language: Language) -> str:
    """A fault as people read it; the details stay as the program found them."""
    _ = language._
    known = {
        "": "",
        "name": _("A file can't have this name."),
        "taken": _("There is already a file with this name."),
        "missing": _("There is no such file."),
        OPEN: _("Another program has this game open."),
    }
    if fault in known:
        return known[fault]
    if fault.startswith(("this is no game", "line 1 is no JSON")):
        return _("This is not a game saved by Santiago Desktop.")
    if newer(fault):
        return _("It was saved by a newer version of this program.")
    return _("The file can't be read: {reason}.").format(reason=fault)


def newer(fault: str) -> bool:
    """Whether only a newer program can read the file: of a later version, or with more in it."""
    header = ("the header has an unknown field", "table has an unknown field")
    return fault.startswith(("it was saved by a newer", *header))
