"""What the first screen and the setup say of Manila."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.card import Front

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def front(language: Language) -> Front:
    """What the first screen and the setup say of the game, in one language."""
    _ = language._
    return Front(
        motto=_("Rule the harbour, load the boats, and bet on which of them arrive."),
        luck=_("a lot of luck"),
        length=_("about an hour"),
        options={
            "boarding_full": _(
                "Pirates may take a passenger's place on a full boat (most people play so; "
                "the rulebook doesn't)"
            ),
            "strict_pledges": _("Pledged shares are worth nothing at the end"),
        },
    )
