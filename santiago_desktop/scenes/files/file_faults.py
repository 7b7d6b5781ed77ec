"""What is wrong with a file, in one sentence of the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.saves import Newer, NotASave
from santiago_desktop.table.archive import BadName, Missing, Taken
from santiago_desktop.table.locks import InUse

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.archive import Complaint


def told(fault: Complaint, language: Language) -> str:
    """A fault as people read it, "" for none; the details stay as the program found them."""
    if fault is None:
        return ""
    _ = language._
    known: dict[type[Exception], str] = {
        BadName: _("A file can't have this name."),
        Taken: _("There is already a file with this name."),
        Missing: _("There is no such file."),
        InUse: _("Another program has this game open."),
        NotASave: _("This is not a game saved by Santiago Desktop."),
        Newer: _("It was saved by a newer version of this program."),
    }
    unknown = _("The file can't be read: {reason}.")
    return known.get(type(fault), unknown.format(reason=fault))


def newer(fault: Complaint) -> bool:
    """Whether only a newer program can read the file: of a later version, or with more in it."""
    return isinstance(fault, Newer)
