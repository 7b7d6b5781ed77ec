"""Manila: the bells of office and port, sails and ropes, pirates, the yard, the market, papers."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from studio import percussion, sampled
from studio.catalogue import FEATURE, PLAIN, SOFT, STRONG, Effect
from studio.effects.dice_and_coins import dice_rattle
from studio.effects.goods import bubble, stamp
from studio.effects.harbour import creak
from studio.gongs import agung, kulintang
from studio.synth import (
    RATE, band, bell, clock, decay, envelope, faded, glide, in_room, layered, lowpass, metal, noise, saw,
    sine, thump, wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def bid() -> Audio:
    """A number flips up on its hinge, a coin spins beside it."""
    flip = layered((0, 0.5 * wood(900, 0.1, 0.7)), (0.07, wood(700, 0.15, 0.7, 3)))
    spin = [(0.16 + 0.05 * k, (0.4 - 0.05 * k) * metal(2450 - 60 * k, 0.2, 0.03)) for k in range(5)]
    return in_room(layered((0, flip), *spin), 0.16, 0.3)


def hand_bell() -> Audio:
    """The harbour master swings his bell: two rings and the backstroke of the clapper."""
    first, second = bell(1568, 1.2, 0.2), bell(1568, 1.8, 0.3)
    back = 0.35 * bell(1568, 0.6, 0.1)
    return in_room(layered((0, 0.8 * first), (0.17, back), (0.36, second)), 0.25, 0.8)


def sign_drop() -> Audio:
    """A wooden sign falls on its chains and bounces to rest."""
    knocks = [(at, loud * (wood(330, 0.25, 0.7) + 0.5 * thump(150, 100, 0.25, 0.03)))
              for at, loud in ((0.12, 1.0), (0.28, 0.45), (0.38, 0.2))]  # fmt: skip
    links = [(0.02 * k, 0.12 * metal(2100 + 140 * (k % 3), 0.15, 0.02)) for k in range(8)]
    return in_room(layered(*links, *knocks), 0.2, 0.4)


def port_bell() -> Audio:
    """The bell on the quay: three slow swings for a boat that is in."""
    swings = [(0.42 * k, loud * bell(880, 2.0, 0.42)) for k, loud in enumerate((0.85, 1.0, 0.9))]
    return in_room(layered(*swings), 0.3, 1.2)


def load() -> Audio:
    """Wares go on board: a rope runs, a bale lands, boards give."""
    rope = 0.12 * creak(0.3, 60, 110, 101)
    bale = thump(120, 70, 0.3, 0.05) + 0.5 * lowpass(noise(0.3, 102), 1500) * decay(0.3, 0.03)
    boards = 0.3 * wood(360, 0.2, 0.6)
    return in_room(layered((0, rope), (0.24, bale), (0.3, boards)), 0.18, 0.3)


def dice(seed: int) -> Audio:
    """Three wooden dice tumble over bamboo planks."""
    knocks = dice_rattle(200 + seed)
    hollow = lowpass(knocks, 900) * 0.8
    return np.asarray(knocks * 0.7 + hollow)


def dice_splash() -> Audio:
    """A die comes to rest on its raft: a knock, and a ring of water."""
    knock = wood(610, 0.2, 0.7) + 0.4 * thump(170, 110, 0.2, 0.03)
    water = band(noise(0.45, 112), 500, 4200) * decay(0.45, 0.06, 0.02) * 0.5
    return in_room(layered((0, knock), (0.04, water)), 0.16, 0.3)


def sail_up() -> Audio:
    """The rope creaks in its block, the batten sail unfolds and fills with a clap."""
    rope = 0.22 * creak(0.34, 40, 90, 121)
    t = clock(0.4)
    folds = band(noise(0.4, 122), 300, 2200) * (0.4 + 0.6 * np.abs(np.sin(2 * np.pi * 11 * t)))
    folds *= envelope([(0, 0), (0.25, 0.4), (0.4, 0)], 0.4)
    clap = lowpass(noise(0.3, 123), 1300) * decay(0.3, 0.045, 0.004) + 0.7 * thump(
        130, 70, 0.3, 0.05
    )
    return in_room(layered((0, rope), (0.02, folds), (0.33, clap)), 0.2, 0.4)


def wake() -> Audio:
    """Water along the hull of a boat that runs before the wind."""
    t = clock(1.6)
    surge = 0.65 + 0.35 * np.sin(2 * np.pi * 2.27 * t)
    wash = band(noise(1.6, 131), 280, 2300) * surge
    wash *= envelope([(0, 0), (0.25, 0.45), (1.1, 0.4), (1.6, 0)], 1.6)
    chance = np.random.default_rng(132)
    drops = [(float(at), 0.16 * bubble(chance)) for at in np.sort(chance.uniform(0.1, 1.3, 12))]
    return in_room(layered((0, wash), *drops, (0.5, 0.07 * creak(0.6, 18, 30, 133))), 0.15, 0.3)


def overboard() -> Audio:
    """Somebody is pushed off the deck: a gasp of wood, a splash, bubbles."""
    chance = np.random.default_rng(141)
    shove = 0.5 * wood(480, 0.15, 0.6)
    fall = sine(glide(900, 320, 0.26), 0.26) * envelope([(0, 0), (0.05, 0.14), (0.26, 0)], 0.26)
    splash = band(noise(0.7, 142), 300, 3600) * decay(0.7, 0.1, 0.01) + 0.8 * thump(
        150, 70, 0.7, 0.06
    )
    rise = [(0.62 + 0.06 * k, 0.3 * bubble(chance)) for k in range(8)]
    return in_room(layered((0, shove), (0.06, fall), (0.32, splash), *rise), 0.2, 0.4)


def conch() -> Audio:
    """Out of the cove: the blown shell, and a drum far below it."""
    length = 1.5
    t = clock(length)
    tone = (
        233.0 * (0.94 + 0.06 * np.clip(t / 0.25, 0, 1)) * (1 + 0.006 * np.sin(2 * np.pi * 5.2 * t))
    )
    shell = lowpass(saw(tone, length, 9), 1100) + 0.3 * sine(tone * 2, length)
    breath = band(noise(length, 151), 300, 2400) * 0.08
    shell = (shell + breath) * envelope([(0, 0), (0.16, 0.8), (1.0, 1), (length, 0)], length)
    drums = sampled.hits([(0.0, percussion.LOW_CONGA, 80), (0.5, percussion.LOW_CONGA, 70),
                          (1.0, percussion.LOW_CONGA, 96), (1.18, percussion.LOW_CONGA, 84)], 1.7)  # fmt: skip
    return in_room(layered((0, 0.8 * shell), (0, 0.6 * lowpass(drums, 700))), 0.32, 1.1)


def plunder() -> Audio:
    """The sail turns black: a drum roll, then coins rain on the pirates' deck."""
    roll = [(0.055 * k, percussion.LOW_CONGA, 58 + 5 * k) for k in range(9)]
    drums = lowpass(sampled.hits(roll, 1.0), 900)
    chance = np.random.default_rng(161)
    coins = [(0.5 + float(at), float(chance.uniform(0.2, 0.6)) * metal(float(chance.uniform(1600, 2700)), 0.3, 0.04))
             for at in np.sort(chance.uniform(0, 0.75, 15))]  # fmt: skip
    gong = 0.35 * agung(38, 2.0, 0.8)
    return faded(in_room(layered((0, drums), (0.48, gong), *coins), 0.24, 0.7), 0.001, 0.3)


def spyglass() -> Audio:
    """Three brass tubes slide out, the lens catches the light."""
    tubes = []
    for k in range(3):
        slide = band(noise(0.09, 171 + k), 1400, 5200) * envelope(
            [(0, 0), (0.06, 0.25), (0.09, 0)], 0.09
        )
        tubes += [(0.11 * k, slide), (0.11 * k + 0.08, 0.4 * metal(1500 + 260 * k, 0.2, 0.025))]
    glint = 0.22 * sampled.phrase(sampled.CELESTA, [(0, 0.4, "B6", 70), (0.05, 0.5, "E7", 62)], 0.9)
    return in_room(layered(*tubes, (0.36, glint)), 0.2, 0.5)


def wheel() -> Audio:
    """The large pilot turns the wheel: spokes click past, the rudder groans."""
    spokes = [
        (0.075 * k, (0.5 + 0.08 * k) * wood(560 + 35 * k, 0.12, 0.7, k + 1)) for k in range(6)
    ]
    return in_room(layered(*spokes, (0.12, 0.2 * creak(0.6, 20, 34, 181))), 0.2, 0.4)


def umbrella() -> Audio:
    """The agent's umbrella snaps open."""
    runner = band(noise(0.14, 191), 1200, 4200) * envelope([(0, 0), (0.1, 0.25), (0.14, 0)], 0.14)
    snap = lowpass(noise(0.25, 192), 1700) * decay(0.25, 0.04, 0.003) + 0.4 * wood(760, 0.25, 0.6)
    return in_room(
        layered((0, runner), (0.12, snap), (0.13, 0.5 * thump(160, 90, 0.2, 0.035))), 0.18, 0.35
    )


def haul() -> Audio:
    """A boat is hauled up the slip on two ropes: strain, a lurch, the keel grates."""
    ropes = 0.24 * creak(0.9, 26, 58, 201) + 0.16 * creak(0.9, 22, 47, 202)
    keel = band(noise(0.8, 203), 180, 900) * envelope([(0, 0), (0.5, 0.35), (0.8, 0)], 0.8)
    stop = wood(230, 0.3, 0.6) + 0.8 * thump(110, 65, 0.3, 0.05)
    return in_room(layered((0, ropes), (0.2, keel), (0.95, 0.8 * stop)), 0.22, 0.4)


def tin_box() -> Audio:
    """Coins drop into a tin box, and its lid."""
    chance = np.random.default_rng(211)
    drops = [(0.07 * k + float(chance.uniform(0, 0.02)),
              0.7 * metal(float(chance.uniform(1250, 1900)), 0.3, 0.035) + 0.4 * metal(640, 0.3, 0.02))
             for k in range(5)]  # fmt: skip
    lid = 0.7 * metal(520, 0.3, 0.03) + 0.4 * wood(420, 0.3, 0.8)
    return in_room(layered(*drops, (0.46, lid)), 0.16, 0.3)


def price(step: int) -> Audio:
    """A marker hops to the step: a small gong, one tone higher a step, and the last with its octave."""
    tone = (74, 76, 78, 81)[step]
    tones = layered((0.06, 0.4 * kulintang(tone - 5, 0.5, 0.6)), (0.2, kulintang(tone, 1.0, 0.85)))
    if step == 3:
        tones = layered((0, tones), (0.32, 0.7 * kulintang(tone + 5, 1.0, 0.8)))
    return faded(in_room(layered((0, 0.25 * wood(900, 0.1)), (0, tones)), 0.2, 0.5), 0.001, 0.2)


def share() -> Audio:
    """A share changes hands: the paper crackles, the clerk's stamp comes down."""
    chance = np.random.default_rng(221)
    paper = [(0.05 * k, band(noise(0.08, 222 + k), 1100, 6000) * decay(0.08, 0.02, 0.01)
              * float(chance.uniform(0.3, 0.6))) for k in range(4)]  # fmt: skip
    return layered(*paper, (0.2, stamp()))


def pledge() -> Audio:
    """Hot wax, and a seal pressed into it: the share is pledged."""
    hiss = band(noise(0.3, 231), 2500, 7000) * envelope([(0, 0), (0.1, 0.09), (0.3, 0)], 0.3)
    press = thump(120, 70, 0.25, 0.045) + 0.35 * wood(260, 0.25, 0.5)
    return in_room(
        layered((0, hiss), (0.26, press), (0.4, 0.25 * metal(1300, 0.2, 0.03))), 0.18, 0.3
    )


def redeem() -> Audio:
    """The seal breaks, the paper is free again."""
    crack = layered(*[(at, 0.6 * wood(f, 0.06, 1.0, k + 1, 0.5))
                      for k, (at, f) in enumerate(((0, 1500), (0.03, 1900), (0.05, 1300)))])  # fmt: skip
    rustle = band(noise(0.2, 241), 1200, 6000) * envelope([(0, 0), (0.06, 0.25), (0.2, 0)], 0.2)
    return in_room(layered((0, crack), (0.08, rustle)), 0.15, 0.25)


def voyage() -> Audio:
    """A new voyage: the deep gong, and the row of small ones answers."""
    row = [(0.3 + 0.12 * k, 0.7 * kulintang(p, 1.0, 0.7)) for k, p in enumerate((69, 74, 76, 81))]
    return faded(in_room(layered((0, 0.9 * agung(38, 3.0, 0.9)), *row), 0.28, 1.0), 0.001, 0.5)


def win() -> Audio:
    """A fanfare of the refrain: two bandurrias in thirds, guitar, gongs, the port's bell."""
    beat = 0.17
    tune = [(0, 3, "A5"), (3, 1, "G#5"), (4, 2, "A5"), (6, 2, "C#6"), (8, 6, "E6"), (14, 6, "A6")]
    under = [
        (0, 3, "F#5"),
        (3, 1, "E5"),
        (4, 2, "F#5"),
        (6, 2, "A5"),
        (8, 6, "C#6"),
        (14, 6, "C#6"),
    ]
    chords = ((0, "A3 E4 A4 C#5"), (4, "D4 A4 D5 F#5"), (8, "E4 G#4 B4 E5"), (14, "A3 E4 A4 C#5"))
    seconds = 4.6

    def strokes(notes: list[tuple[int, int, str]], loud: int) -> Audio:
        fast = [(s * beat + 0.075 * k, 0.075, name, loud - 8 * (k % 2))
                for s, n, name in notes for k in range(int(n * beat / 0.075))]  # fmt: skip
        return sampled.phrase(sampled.STEEL, fast, seconds)

    strum = [(s * beat + 0.02 * k, 1.2, name, 84)
             for s, names in chords for k, name in enumerate(names.split())]  # fmt: skip
    mix = (
        strokes(tune, 104)
        + 0.7 * strokes(under, 92)
        + 0.7 * sampled.phrase(sampled.NYLON, strum, seconds)
    )
    gongs = [
        (14 * beat + 0.09 * k, 0.5 * kulintang(p, 1.0, 0.8)) for k, p in enumerate((69, 73, 76, 81))
    ]
    ends = layered(
        (0, mix),
        *gongs,
        (14 * beat, 0.6 * agung(45, 2, 0.9)),
        (16 * beat, 0.25 * bell(880, 1.6, 0.4)),
    )
    return faded(in_room(ends, 0.25, 0.9), 0.002, 0.5)


def stowaway() -> Audio:
    """Bare feet over the planks, a lid that shuts softly."""
    steps = [(0.17 * k, 0.5 * thump(120, 80, 0.12, 0.02) + 0.12 * wood(420 - 20 * k, 0.12, 0.5, k + 1))
             for k in range(4)]  # fmt: skip
    return in_room(
        layered(*steps, (0.5, 0.1 * creak(0.35, 20, 36, 251)), (0.85, 0.5 * wood(300, 0.2, 0.5))),
        0.2,
        0.3,
    )


def tension() -> Audio:
    """Before the dice fall: a low gong that swells from nothing."""
    gong = layered(
        (0, agung(45, 3.0, 0.9)), (0, 0.5 * agung(57, 3.0, 0.8)), (0, 0.2 * kulintang(69, 1, 0.5))
    )
    length = int(0.9 * RATE)
    return faded(gong[:length][::-1] * envelope([(0, 0.05), (0.9, 1)], 0.9), 0.05, 0.05)


EFFECTS = (
    Effect("manila_bid", bid, SOFT, "Manila: somebody bids; number flips, coin spins"),
    Effect(
        "manila_bell",
        hand_bell,
        STRONG,
        "Manila: the auction is won; the harbour master's bell rings twice",
    ),
    Effect(
        "manila_sign",
        sign_drop,
        PLAIN,
        "Manila: the new harbour master's sign drops and bounces (420 ms)",
    ),
    Effect("manila_load", load, PLAIN, "Manila: wares are loaded; a boat is given its start"),
    Effect("manila_dice_1", partial(dice, 1), PLAIN, "Manila: wooden dice roll (0.9 s)"),
    Effect("manila_dice_2", partial(dice, 4), PLAIN, "Manila: wooden dice roll (0.9 s)"),
    Effect("manila_dice_rest", dice_splash, PLAIN, "Manila: a die comes to rest on its raft"),
    Effect("manila_gong_swell", tension, SOFT, "Manila: the moment before the third roll (0.9 s)"),
    Effect("manila_sail", sail_up, PLAIN, "Manila: a sail goes up; rope and canvas (300 ms)"),
    Effect("manila_wake", wake, SOFT, "Manila: a boat runs over several squares (1.6 s)"),
    Effect("manila_port_bell", port_bell, STRONG, "Manila: a boat is in port; three swings"),
    Effect("manila_conch", conch, STRONG, "Manila: the pirates' junk leaves its cove (900 ms)"),
    Effect("manila_plunder", plunder, STRONG, "Manila: a boat is plundered; coins rain"),
    Effect("manila_overboard", overboard, PLAIN, "Manila: pirates throw an accomplice off a boat"),
    Effect("manila_spyglass", spyglass, PLAIN, "Manila: the small pilot moves a boat"),
    Effect("manila_wheel", wheel, PLAIN, "Manila: the large pilot moves a boat"),
    Effect(
        "manila_haul",
        haul,
        PLAIN,
        "Manila: a boat is hauled to the shipyard; manila_shipyard follows",
    ),
    Effect(
        "manila_umbrella", umbrella, PLAIN, "Manila: somebody insures; the agent pays for the yard"
    ),
    Effect("manila_coins", tin_box, PLAIN, "Manila: a profit is paid, coins into the tin box"),
    Effect("manila_price_five", partial(price, 0), PLAIN, "Manila: a price rises to 5"),
    Effect("manila_price_ten", partial(price, 1), PLAIN, "Manila: a price rises to 10"),
    Effect("manila_price_twenty", partial(price, 2), PLAIN, "Manila: a price rises to 20"),
    Effect(
        "manila_price_thirty",
        partial(price, 3),
        STRONG,
        "Manila: a price rises to 30, the last step",
    ),
    Effect("manila_share", share, PLAIN, "Manila: a share is bought or dealt; paper and stamp"),
    Effect("manila_pledge", pledge, PLAIN, "Manila: a share is pledged; wax and seal"),
    Effect("manila_redeem", redeem, SOFT, "Manila: a loan is paid back; the seal breaks"),
    Effect("manila_stowaway", stowaway, SOFT, "Manila: a stowaway goes aboard"),
    Effect("manila_voyage", voyage, PLAIN, "Manila: a new voyage begins"),
    Effect("manila_win", win, FEATURE, "Manila: you have won"),
)
