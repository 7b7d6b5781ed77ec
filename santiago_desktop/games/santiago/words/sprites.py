"""What the sprites of Santiago de Cuba are called."""

from __future__ import annotations

from santiago_desktop.games.santiago import box

COIN, STAR, BOAT, CAR = "coin", "star", "boat", "car_16"
PAWN, FLAG = "pawn_", "flag_"  # with a look's number behind


def token(good: int) -> str:
    """The sprite of a unit of a kind of goods."""
    return f"tok_{box.GOODS[good]}"


def gift(gift: int) -> str:
    """The sprite of what El Zorro makes one give."""
    plain = {box.GIFT_PESO: COIN, box.GIFT_VP: STAR}
    return plain.get(gift) or token(gift - box.GIFT_GOOD)


def figure(cuban: int) -> str:
    """The sprite of a Cuban."""
    return f"fig_{box.CUBANS[cuban]}"


def house(building: int) -> str:
    """The sprite of a building."""
    return f"bld_{box.BUILDINGS[building]}"


def die(good: int, face: int) -> str:
    """A die as it lies."""
    return f"die_{box.GOODS[good]}_{face}"


def price(step: int | str) -> str:
    """A step of the price track, or its flag."""
    return f"price_{step}"
