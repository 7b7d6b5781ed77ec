"""Colours of the interface: three themes, the players, the flowers, the goods."""

from __future__ import annotations

from dataclasses import dataclass, replace

Stops = tuple[str, ...]


@dataclass(frozen=True)
class Theme:
    """Every colour that a widget template asks for; a gradient is a tuple from top to bottom."""

    name: str
    paper: Stops
    paper_active: Stops
    slip: Stops  # paper of small price tags on the board, bright at night too
    paper_line: str
    active_line: str
    plate: Stops
    line: Stops  # the brass (day) or neon (night) edge of plates
    log: str
    log_alpha: float
    well: str  # tint of a recessed cell, drawn at well_alpha
    well_alpha: float
    cell_selected: str
    field: Stops
    action: Stops
    action_line: str
    second: Stops
    second_line: str
    danger: Stops
    hover_line: str
    focus: str
    focus_edge: str
    muted: Stops  # body of a disabled control
    muted_line: str
    text: str  # on paper
    text_slip: str  # on price tags
    text_soft: str
    text_light: str  # on plates and on the log
    heading: str
    text_action: str
    text_second: str
    text_muted: str
    good: str  # gains, "free"
    danger_text: str  # on paper
    shadow: str
    shadow_alpha: float
    gloss: float  # strength of the light along the upper edge
    stroke: float  # factor on line widths
    accent: str  # second colour of icons on paper and cream buttons; empty: leave it out
    accent_plate: str  # the same on plates and coloured buttons
    glow: str | None = None  # colour of the halo of neon lines


DAY = Theme(
    name="day",
    paper=("#FFF8E6", "#F6E7C6"),
    paper_active=("#FFFDF2", "#FBE7B4"),
    slip=("#FFF8E6", "#F6E7C6"),
    paper_line="#C79A4B",
    active_line="#FFC82E",
    plate=("#86461F", "#6B3519", "#5A2B14"),
    line=("#FFE9AE", "#E9B23F", "#B97A1C"),
    log="#2B1710",
    log_alpha=0.86,
    well="#7A4A25",
    well_alpha=0.12,
    cell_selected="#FFF3BF",
    field=("#FFFDF4", "#FFF9EA"),
    action=("#2BB3A6", "#13776F", "#117068", "#0F6A62", "#0C5F58"),
    action_line="#FFE9B8",
    second=("#FFF8E4", "#FBEBC6", "#EFD6A0"),
    second_line="#9A5F1C",
    danger=("#DB5A48", "#B8281F", "#AE241C", "#9E1E17", "#8E1812"),
    hover_line="#E9B23F",
    focus="#FFD84A",
    focus_edge="#3B1F12",
    muted=("#DCD3BF", "#CDC2AA"),
    muted_line="#A2957B",
    text="#3B1F12",
    text_slip="#3B1F12",
    text_soft="#6B4526",
    text_light="#FFE9B8",
    heading="#FFF3D6",
    text_action="#FFFFFF",
    text_second="#5B2A17",
    text_muted="#564D3C",
    good="#0B6F67",
    danger_text="#A81F18",
    shadow="#2A1206",
    shadow_alpha=0.45,
    gloss=0.4,
    stroke=1.0,
    accent="#FFC82E",
    accent_plate="#A86A1A",
)

NIGHT = replace(
    DAY,
    name="night",
    paper=("#1F2B45", "#141E36"),  # lacquer: light paper would be the brightest thing of the night
    paper_active=("#2A3A5E", "#182442"),
    slip=("#FBF0D8", "#E8DABB"),
    paper_line="#A98B4E",
    active_line="#FFC82E",
    plate=("#1E2A42", "#141D33", "#0C1324"),
    line=("#8FFBF0", "#28E0D0", "#14988F"),
    log="#081020",
    log_alpha=0.92,
    well="#A9C1F0",
    well_alpha=0.13,
    cell_selected="#6B2450",
    field=("#0D1528", "#121C34"),
    action=("#E0508C", "#C42C6A", "#B82261", "#A61855", "#931047"),
    action_line="#FFC4D8",
    second=("#33456C", "#22304F", "#16203A"),
    second_line="#28E0D0",
    danger=("#F0644C", "#B8281F", "#AE241C", "#9A1C15", "#80120D"),
    hover_line="#8FFBF0",
    focus="#FFD84A",
    focus_edge="#05090C",
    muted=("#2B3550", "#232C44"),
    muted_line="#5F6C8C",
    text="#FBF0D8",
    text_slip="#16232A",
    text_soft="#B8C4DA",
    text_light="#CFFBF5",
    heading="#FFF6E2",
    text_second="#E4FFFB",
    text_muted="#AEB9CF",
    good="#6FE8C8",
    danger_text="#FF9A8F",
    shadow="#000308",
    shadow_alpha=0.6,
    gloss=0.22,
    accent="#FFC23A",
    accent_plate="#FF7FB4",
    glow="#28E0D0",
)

CONTRAST = replace(
    DAY,
    name="contrast",
    paper=("#000000", "#000000"),
    paper_active=("#1A1A00", "#1A1A00"),
    slip=("#000000", "#000000"),
    paper_line="#FFFFFF",
    active_line="#FFE600",
    plate=("#000000", "#000000"),
    line=("#FFFFFF", "#FFFFFF"),
    log="#000000",
    log_alpha=1.0,
    well="#FFFFFF",
    well_alpha=0.16,
    cell_selected="#4A4300",
    field=("#000000", "#000000"),
    action=("#FFE600", "#FFE600"),
    action_line="#FFFFFF",
    second=("#000000", "#000000"),
    second_line="#FFFFFF",
    danger=("#5A0000", "#5A0000"),
    hover_line="#FFE600",
    focus="#00E5FF",
    focus_edge="#000000",
    muted=("#1C1C1C", "#1C1C1C"),
    muted_line="#9A9A9A",
    text="#FFFFFF",
    text_slip="#FFFFFF",
    text_soft="#E6E6E6",
    text_light="#FFFFFF",
    heading="#FFFFFF",
    text_action="#000000",
    text_second="#FFFFFF",
    text_muted="#B8B8B8",
    good="#7CFFB2",
    danger_text="#FF9A8F",
    shadow="#000000",
    shadow_alpha=0.0,
    gloss=0.0,
    stroke=1.5,
    accent="",
    accent_plate="",
)

THEMES = (DAY, NIGHT, CONTRAST)


@dataclass(frozen=True)
class PlayerColour:
    """One player's colour in the shades that the interface needs."""

    symbol: str
    base: str  # pawns, flags, glow
    head: Stops  # panel heads and chips: light text on it has 4.5:1
    ink: str  # text and symbols on paper
    light: str  # on dark grounds and in the high-contrast theme


PLAYERS = (
    PlayerColour("circle", "#12A7A0", ("#0D837D", "#0A655F"), "#0A6E69", "#3FD8CF"),
    PlayerColour("diamond", "#D4327C", ("#C62C72", "#9C1D58"), "#A81F60", "#FF7FB4"),
    PlayerColour("triangle", "#F07A1A", ("#B85406", "#943F05"), "#9A4405", "#FFA65C"),
    PlayerColour("square", "#4B4A9E", ("#55549F", "#3A397F"), "#403F8F", "#A9A8F5"),
    PlayerColour("star", "#3F7D22", ("#427E22", "#2B5A14"), "#2F6216", "#A4DB6B"),
)

FLOWERS = {
    "yellow": "#F2B91E",
    "blue": "#2F74C9",
    "red": "#D8322C",
    "white": "#FDF6E6",
    "any": "#B07CC6",
}

GOODS = {
    "sugar": "#FBF6EA",
    "fruit": "#F28C1B",
    "tobacco": "#5E9A3C",
    "rum": "#C4231F",
    "cigar": "#2B2220",
    "wood": "#8A5A30",
    "nutmeg": "#8A5230",
    "silk": "#4E6FD0",
    "ginseng": "#E9C36A",
    "jade": "#2FA36B",
    "alcohol": "#C9772B",
    "arms": "#5C6670",
    "art": "#B3427A",
    "cars": "#12A7A0",
    "cigars": "#7A4A25",
    "gems": "#3E8FE0",
    "gold": "#E9B23F",
    "ivory": "#F4EBD6",
    "uranium": "#7FB82E",
    "joker": "#7B4FB0",
}
