"""All effects, grouped by the thing that sounds."""

from studio.catalogue import Effect
from studio.effects import (
    controls, dice_and_coins, goods, harbour, home, manila, noir, sisters, table, vehicles,
)  # fmt: skip

ALL: tuple[Effect, ...] = (
    *vehicles.EFFECTS,
    *dice_and_coins.EFFECTS,
    *goods.EFFECTS,
    *harbour.EFFECTS,
    *table.EFFECTS,
    *controls.EFFECTS,
    *sisters.EFFECTS,
    *manila.EFFECTS,
    *noir.EFFECTS,
    *home.EFFECTS,
)
