"""Light set-ups: one per game and mood, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

RGB = tuple[float, float, float]


@dataclass(frozen=True)
class Light:
    """A sun, a sky in three colours, and the exposure of the picture."""

    azimuth: float  # degrees to the left of the camera's axis
    elevation: float
    energy: float
    colour: RGB
    sky: float
    nadir: RGB = (0.75, 0.58, 0.42)
    horizon: RGB = (1.0, 0.9, 0.78)
    zenith: RGB = (0.42, 0.66, 1.0)
    softness: float = 3.2  # the sun's diameter in degrees: how soft the shadows are
    exposure: float = 0.0


DAY = Light(azimuth=52, elevation=52, energy=4.4, colour=(1, 0.87, 0.68), sky=0.75)
EVENING = Light(azimuth=58, elevation=30, energy=5.0, colour=(1, 0.76, 0.5), sky=0.85)
GOLDEN = Light(
    azimuth=56,
    elevation=43,
    energy=4.9,
    colour=(1, 0.79, 0.52),
    sky=0.78,
    nadir=(0.80, 0.56, 0.40),
    horizon=(1.0, 0.84, 0.66),
    zenith=(0.50, 0.62, 1.0),
)
SUNSET = Light(
    azimuth=58,
    elevation=27,
    energy=5.2,
    colour=(1, 0.70, 0.42),
    sky=0.85,
    nadir=(0.80, 0.50, 0.36),
    horizon=(1.0, 0.78, 0.58),
    zenith=(0.50, 0.55, 1.0),
)
NIGHT = Light(  # a moon behind everything: rims, and shadows towards the viewer
    azimuth=-142,
    elevation=44,
    energy=2.3,
    colour=(0.46, 0.64, 1.0),
    sky=0.36,
    nadir=(0.10, 0.10, 0.20),
    horizon=(0.30, 0.34, 0.62),
    zenith=(0.13, 0.22, 0.52),
    softness=2,
    exposure=0.7,
)
