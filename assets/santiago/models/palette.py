"""Santiago's colours: goods, flowers, flags, skin."""

FLOWERS = {
    "yellow": "#F2B91E",
    "blue": "#2F74C9",
    "red": "#D8322C",
    "white": "#FDF6E6",
    "any": "#B07CC6",
}
QUARTER_FLOORS = {"yellow": "#F0D488", "blue": "#B4CBDA", "red": "#E6B096", "white": "#B9AE9E"}
DICE = {
    "sugar": "#FFFAEE",
    "fruit": "#F5901E",
    "tobacco": "#4F9A3C",
    "rum": "#C9241F",
    "cigar": "#2E2A2C",
}
PRICES = {"2": "#F4D35E", "3": "#F2A541", "4": "#E4572E"}
WOODEN_DARK, CREAM, GOLD, RED, STEEL = "#6B4526", "#FFF3D8", "#F0B93A", "#C8322B", "#D5DADB"
SKIN = ("#C98B5E", "#8C5A38", "#E0A878", "#6E4328")
