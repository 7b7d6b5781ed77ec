"""The musicians one can hire: ready-made parts with their sound, place and manner."""

from __future__ import annotations

from studio.score import Feel, Part, Soundfont


def tres(level: float = -4.0, pan: float = -0.35) -> Part:
    """Tres: steel strings in courses, the octave string struck a moment later."""
    courses = ((12, 0.007, 0.62), (0, 0.004, 0.5))
    feel = Feel(scatter=5, late=-2, loudness=6, gate=0.9)
    return Part("tres", Soundfont(25, doubles=courses), level=level, pan=pan, bass_cut=150,
                treble=1.5, feel=feel)  # fmt: skip


def guitar(level: float = -8.0, pan: float = 0.4) -> Part:
    """Nylon-strung second guitar."""
    return Part("guitar", Soundfont(24), level=level, pan=pan, bass_cut=120, feel=Feel(scatter=6))


def requinto(level: float = -1.0, pan: float = -0.15) -> Part:
    """The small high guitar that sings the bolero."""
    feel = Feel(scatter=10, late=14, loudness=5, gate=1.0)
    return Part("requinto", Soundfont(24), level=level, pan=pan, bass_cut=140, treble=2, room=0.3,
                feel=feel)  # fmt: skip


def bass(level: float = -3.5) -> Part:
    """Upright bass, a shade behind the beat."""
    return Part("bass", Soundfont(32, speaks_after=0.012), level=level, pan=0.0, room=0.05, bass_cut=36,
                feel=Feel(scatter=5, late=4, loudness=5, gate=0.9))  # fmt: skip


def trumpet(level: float = -1.2, pan: float = 0.12, number: int = 1, muted: bool = False) -> Part:
    """Trumpet, open or muted, laid back."""
    voice = Soundfont(59 if muted else 56, wind=True)
    feel = Feel(scatter=7, late=9 + 4 * number, loudness=5, gate=0.92)
    name = f"{'muted ' if muted else ''}trumpet {number}"
    return Part(name, voice, level=level, pan=pan, room=0.32, bass_cut=180, treble=-3.0, feel=feel)


def flute(level: float = -1.5, pan: float = 0.2) -> Part:
    """Wooden-sounding flute."""
    return Part("flute", Soundfont(73, wind=True, speaks_after=0.032), level=level, pan=pan, room=0.35, bass_cut=200,
                treble=-2, feel=Feel(scatter=8, late=10, loudness=5, gate=0.95))  # fmt: skip


def piano(level: float = -5.0, pan: float = 0.25) -> Part:
    """A bar piano."""
    return Part("piano", Soundfont(1), level=level, pan=pan, room=0.18, bass_cut=110,
                feel=Feel(scatter=4, loudness=6, gate=0.9))  # fmt: skip


def strings(level: float = -7.0) -> Part:
    """A small string section."""
    return Part("strings", Soundfont(49, speaks_after=0.13), level=level, pan=-0.1, room=0.4, bass_cut=140,
                feel=Feel(scatter=9, loudness=4, gate=1.0))  # fmt: skip


def singing_strings(level: float = -2.5) -> Part:
    """Violins that carry a melody: the quicker of the two string sections."""
    return Part("singing strings", Soundfont(48, speaks_after=0.075), level=level, pan=-0.2, room=0.4,
                bass_cut=150, feel=Feel(scatter=7, late=6, loudness=4, gate=1.0))  # fmt: skip


def drum(
    name: str, level: float, pan: float, late: float = 0.0, scatter: float = 4.0, kit: int = 0
) -> Part:
    """One percussion instrument of a drum kit; shaken ones speak a little late."""
    feel = Feel(scatter=scatter, late=late, loudness=6)
    shaken = 0.012 if name in ("maracas", "shaker") else 0.0
    return Part(
        name,
        Soundfont(kit, bank=128, speaks_after=shaken),
        level=level,
        pan=pan,
        room=0.16,
        bass_cut=70,
        feel=feel,
    )


def rhythm_section() -> dict[str, Part]:
    """Clave, bongo, maracas, güiro, congas, bell and timbales at their places."""
    return {
        "clave": drum("clave", -12.0, 0.3),
        "bongo": drum("bongo", -6.5, -0.45, late=-2),
        "maracas": drum("maracas", -13.0, 0.55, late=-5),
        "guiro": drum("guiro", -13.5, 0.6, late=-3),
        "conga": drum("conga", -7.5, 0.3, late=3),
        "bell": drum("bell", -14.0, -0.5),
        "timbales": drum("timbales", -13.0, -0.25),
    }
