"""Manila and Cargo Noir: gavel, punts, pirates, shipyard; bids, cards, bag."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio import percussion, sampled
from studio.catalogue import PLAIN, SOFT, STRONG, Effect
from studio.effects.goods import bubble
from studio.gongs import kulintang
from studio.synth import (
    band, clock, decay, envelope, faded, glide, in_room, layered, lowpass, metal, noise, sine, thump,
    wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def gavel() -> Audio:
    """Going, gone: two knocks in the auction hall."""
    knock = wood(340, 0.3, 1.0) + 0.8 * thump(170, 110, 0.3, 0.035)
    return in_room(layered((0, 0.75 * knock), (0.26, knock)), 0.3, 0.6)


def punt_splash() -> Audio:
    """The pole dips, the punt glides on, a few bubbles."""
    chance = np.random.default_rng(61)
    dip = band(noise(0.5, 62), 350, 3000) * decay(0.5, 0.07, 0.012) * 0.6
    glidings = band(noise(0.8, 63), 250, 1300) * envelope([(0, 0), (0.2, 0.16), (0.8, 0)], 0.8)
    drops = [(0.12 + 0.07 * k, 0.28 * bubble(chance)) for k in range(6)]
    return in_room(
        layered((0, dip), (0.08, glidings), (0, 0.5 * thump(180, 90, 0.2, 0.03)), *drops), 0.15, 0.3
    )


def pirate() -> Audio:
    """A drum in the fog, a blade is drawn."""
    drums = sampled.hits([(0.0, percussion.LOW_CONGA, 96), (0.18, percussion.LOW_CONGA, 80),
                          (0.36, percussion.LOW_CONGA, 112)], 1.2)  # fmt: skip
    t = clock(0.6)
    blade = sum(sine(glide(f, f * 1.18, 0.6), 0.6) for f in (2100.0, 2790.0, 3650.0))
    blade = (
        blade
        * envelope([(0, 0), (0.16, 0.1), (0.6, 0)], 0.6)
        * (1 + 0.2 * np.sin(2 * np.pi * 31 * t))
    )
    scrape = band(noise(0.25, 66), 2500, 7000) * envelope([(0, 0), (0.15, 0.14), (0.25, 0)], 0.25)
    low = lowpass(
        sampled.phrase(sampled.MUTED, [(0.36, 0.6, "D3", 84), (0.36, 0.6, "Ab3", 76)], 1.4), 1200
    )
    return in_room(
        layered((0, drums), (0.42, 0.45 * blade), (0.38, 0.6 * scrape), (0, 0.35 * low)), 0.28, 0.7
    )


def shipyard() -> Audio:
    """The cargo ends in the yard: three hammer blows on an iron-shod hull."""
    blow = wood(290, 0.4, 0.9) + 0.7 * thump(140, 90, 0.4, 0.04) + 0.22 * metal(870, 0.4, 0.07)
    return in_room(layered((0, blow), (0.24, 0.85 * blow), (0.48, 0.95 * blow)), 0.28, 0.6)


def arrival() -> Audio:
    """A punt reaches the harbour of Manila: gongs rise."""
    layers = [(0.09 * k, kulintang(p, 1.0, 0.8)) for k, p in enumerate((74, 76, 78, 81, 86))]
    return in_room(faded(layered(*layers), 0.001, 0.3), 0.25, 0.7)


def bid_coins() -> Audio:
    """A stack of coins is pushed over a metal counter."""
    slide = band(noise(0.3, 67), 1200, 4200) * envelope([(0, 0), (0.2, 0.22), (0.3, 0)], 0.3)
    rattle = 0.5 + 0.5 * np.sin(2 * np.pi * 46 * clock(0.3))
    clinks = [
        (0.26 + 0.035 * k, (0.6 - 0.1 * k) * metal(1700 + 170 * (k * 2 % 3), 0.35, 0.05))
        for k in range(4)
    ]
    return in_room(
        layered((0, slide * rattle), *clinks, (0.26, 0.4 * thump(180, 130, 0.2, 0.025))), 0.2, 0.4
    )


def card_deal() -> Audio:
    """A card leaves the pack and lands on the felt."""
    flick = band(noise(0.09, 68), 1500, 6500) * decay(0.09, 0.018, 0.004) * 0.5
    land = lowpass(noise(0.12, 69), 2400) * decay(0.12, 0.018) * 0.5 + 0.35 * thump(
        190, 130, 0.12, 0.02
    )
    return faded(layered((0, flick), (0.1, land)), 0.002, 0.02)


def withdraw() -> Audio:
    """A bid is taken back: coins drawn in, two taps on the table."""
    pull = band(noise(0.3, 70), 1000, 3800) * envelope([(0, 0), (0.07, 0.24), (0.3, 0)], 0.3)
    taps = layered((0.3, 0.7 * wood(520, 0.15, 0.6)), (0.41, 0.5 * wood(430, 0.15, 0.6, 3)))
    return in_room(layered((0, pull), (0.05, 0.25 * metal(1500, 0.3, 0.04)), (0, taps)), 0.2, 0.35)


def token_bag() -> Audio:
    """A hand goes into the bag, tokens shift, one is drawn."""
    chance = np.random.default_rng(77)
    cloth = lowpass(noise(0.7, 78), 1600) * (0.5 + 0.5 * np.sin(2 * np.pi * 5 * clock(0.7))) ** 2
    cloth *= envelope([(0, 0), (0.1, 0.28), (0.5, 0.22), (0.7, 0)], 0.7)
    shifting = [(float(at), float(chance.uniform(0.2, 0.5)) * wood(float(chance.uniform(700, 1300)), 0.1, 0.7, k + 1))
                for k, at in enumerate(np.sort(chance.uniform(0.1, 0.55, 12)))]  # fmt: skip
    return in_room(layered((0, cloth), *shifting, (0.72, 0.9 * wood(820, 0.15, 0.8))), 0.15, 0.3)


EFFECTS = (
    Effect("manila_gavel", gavel, STRONG, "Manila: the auction is closed"),
    Effect("manila_punt", punt_splash, PLAIN, "Manila: a punt moves"),
    Effect("manila_pirate", pirate, STRONG, "Manila: pirates board"),
    Effect("manila_shipyard", shipyard, PLAIN, "Manila: a punt goes to the shipyard"),
    Effect("manila_arrival", arrival, PLAIN, "Manila: a punt reaches the harbour"),
    Effect("noir_bid", bid_coins, PLAIN, "Cargo Noir: coins are bid"),
    Effect("noir_card", card_deal, SOFT, "Cargo Noir: a card is dealt or bought"),
    Effect("noir_withdraw", withdraw, SOFT, "Cargo Noir: a family withdraws"),
    Effect("noir_bag", token_bag, PLAIN, "Cargo Noir: goods are drawn from the bag"),
)
