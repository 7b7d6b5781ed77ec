"""What the first screen and the setup say of Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.card import Front

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def front(language: Language) -> Front:
    """What the first screen and the setup say of the game, in one language."""
    _ = language._
    return Front(
        motto=_("Outbid the other families in nine ports, and trade the cargo for luxuries."),
        luck=_("some luck"),
        length=_("about an hour"),
        options={},
    )
