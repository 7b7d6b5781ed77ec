"""What the first screen and the setup say of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.card import Front

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def front(language: Language) -> Front:
    """What the first screen and the setup say of the game, in one language."""
    _ = language._
    return Front(
        motto=_("Drive through the town, gather goods, and fill the ships in the harbour."),
        luck=_("a little luck"),
        length=_("about an hour"),
        options={"open_holdings": _("Open holdings: everybody sees what everybody has")},
    )
