"""What the sprites of Manila are called."""

from __future__ import annotations

from santiago_desktop.games.manila import box

NEXT_PART = "disc_now"
COIN, PIRATES, PAWN = "coin", "pirates", "pawn_"  # with a look's number behind the last
BACK = "share_back"
TUMBLES = 8  # pictures of a die in the air
ANCHOR, SKULL, WHEEL = "icon.anchor", "icon.skull", "icon.wheel"
SHIP, CRANE, UMBRELLA = "icon.ship", "icon.crane", "icon.umbrella"
BELL, HIDDEN, LOCK = "icon.bell", "icon.eye_closed", "icon.lock"


def pawn(look: int) -> str:
    """An accomplice in a seat's colour and shape."""
    return f"{PAWN}{look}"


def boat_at_rest(ware: int) -> str:
    """A boat with its sail down."""
    return f"boat_{box.WARES[ware]}"


def under_sail(ware: int) -> str:
    """A boat on its way."""
    return f"sail_{box.WARES[ware]}"


def token(ware: int) -> str:
    """The sprite of a ware."""
    return f"tok_{box.WARES[ware]}"


def marker(ware: int) -> str:
    """The sprite of a ware's price marker."""
    return f"price_{box.WARES[ware]}"


def share(ware: int) -> str:
    """The sprite of a share of a ware, seen from its face."""
    return f"share_{box.WARES[ware]}"


def pledged_share(ware: int) -> str:
    """The face of a pledged share: grey, with a seal."""
    return f"share_{box.WARES[ware]}_pledged"


def die(ware: int, face: int) -> str:
    """A die as it lies."""
    return f"die_{box.WARES[ware]}_{face}"


def shown(sprite: str) -> str:
    """The number on the sprite of a die at rest."""
    return sprite.rpartition("_")[2]


def tumbling(ware: int, frame: int) -> str:
    """A die in the air; any number of a frame will do."""
    return f"die_{box.WARES[ware]}_roll_{frame % TUMBLES:02d}"


MASTER, CLERK, AGENT = "fig_master", "fig_clerk", "fig_agent"
SHIPWRIGHT, MARKET = "fig_shipwright", "fig_market_woman"
FIGURES = {  # by spot: who is there
    box.PILOT_SMALL: "fig_pilot_small",
    box.PILOT_LARGE: "fig_pilot_large",
    box.INSURANCE: AGENT,
    box.PIRATE_1: "fig_captain",
    box.PIRATE_2: "fig_mate",
}


def spot_sprite(spot: int) -> str:
    """What a spot is known by."""
    if spot <= box.PORT_C:
        return CLERK
    return SHIPWRIGHT if spot <= box.YARD_C else FIGURES[spot]
