"""A table laid for a picture: which piece stands where, in design pixels."""

from __future__ import annotations

from .layout import SPOTS

Spot = tuple[str, float, float]
SAILING = (("nutmeg", "square.0.8"), ("ginseng", "square.1.4"), ("jade", "square.2.9"))
PAWNS = {
    "port.a": 4,
    "pilot.large": 3,
    "yard.a": 0,
    "pirate.1": 2,
}
PRICES = {"nutmeg": 10, "silk": 5, "ginseng": 5, "jade": 20}


def _boats() -> list[Spot]:
    spots: list[Spot] = [(f"boat_{ware}", *SPOTS[at]) for ware, at in SAILING]
    spots += [("pirates", *SPOTS["junk.home"])]
    spots += [
        (f"die_{ware}_{n}", *SPOTS[f"die.{n % 3}"])
        for ware, n in (("jade", 6), ("ginseng", 4), ("silk", 2))
    ]
    spots += [(f"banca_{k % 2}", *SPOTS[f"banca.{k}"]) for k in range(2)]
    return spots


def _shore() -> list[Spot]:
    spots: list[Spot] = [(f"fig_{at[4:]}", *SPOTS[at]) for at in SPOTS if at.startswith("fig.")]
    spots += [(f"pawn_{player}", *SPOTS[at]) for at, player in PAWNS.items()]
    for ware, price in PRICES.items():
        x, y = SPOTS[f"price.{ware}.{price}"]
        spots.append((f"price_{ware}", x + 24, y - 6))
    spots += [("bell_0", *SPOTS["bell"]), ("flag_0", *SPOTS["flag"])]
    spots += [(f"flame_{k}", *SPOTS[f"torch.{k}"]) for k in range(2)]
    for k in range(8):
        name = "disc_done" if k < 2 else "disc_now" if k == 2 else "disc"
        spots.append((name, *SPOTS[f"track.8.{k}"]))
    return spots


SETTING: tuple[Spot, ...] = (*_boats(), *_shore())
