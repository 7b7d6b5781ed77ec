"""Arrangements of pieces for the contact sheets, the same for every theme."""

from __future__ import annotations

from .palette import PLAYERS
from .sheet import INK, Sheet, luminance

STATES = ("normal", "hover", "pressed", "disabled", "focused")
SANTIAGO = ("sugar", "fruit", "tobacco", "rum", "cigar", "wood")
MANILA = ("nutmeg", "silk", "ginseng", "jade")
NOIR = ("alcohol", "arms", "art", "cars", "cigars", "gems", "gold", "ivory", "uranium", "joker")
BOARD = ("#E2C997", "#9CA652", "#7B6E66", "#1B979C")  # paving, grass, road, sea


def button_rows(s: Sheet, x: int, y: int) -> None:
    """Every button in every state."""
    t = s.theme
    kinds = (
        ("primary", "Load 3", t.text_action),
        ("secondary", "Pass", t.text_second),
        ("danger", "Delete", "#FFFFFF"),
    )
    for column, state in enumerate(STATES):
        s.text((x + 85 + column * 200, y), state, 16, label_ink(s), anchor="ma")
        for row, (kind, label, colour) in enumerate(kinds):
            ink = t.text_muted if state == "disabled" else colour
            box = (x + column * 200, y + 34 + row * 78, 170, 60)
            s.patch(f"button.{kind}.{state}", box, label, ink)
        for k, (kind, icon) in enumerate(
            (("square", "undo"), ("square_primary", "hint"), ("round", "plus"))
        ):
            small_button(s, kind, icon, state, x + column * 200 + k * 62, y + 270)


def small_button(s: Sheet, kind: str, icon: str, state: str, x: float, y: float) -> None:
    """An icon button, 52 px."""
    t = s.theme
    flat = state in ("pressed", "disabled") or not t.gloss
    shift = {"hover": -2, "pressed": 2}.get(state, 0) - (0 if flat else 2)
    s.patch(f"button.{kind}.{state}", (x, y, 52, 52))
    bright = kind.endswith("primary")
    ink = t.text_action if bright else t.text_second
    ink = t.text_muted if state == "disabled" else ink
    dark_button = bright or luminance(t.text_second) > 0.4
    accent = t.accent_plate if dark_button else t.accent
    box = (x + 12, y + 12 + shift, 28, 28)
    s.icon(f"icon.{icon}", box, ink, "" if state == "disabled" else accent)


def panel_row(s: Sheet, x: int, y: int) -> None:
    """A player's panel, the active one, log, dialog, tooltip."""
    player_panel(s, 0, "Ana", True, (x, y, 292, 186))
    player_panel(s, 1, "Bruno", False, (x, y + 204, 292, 186))
    log_panel(s, (x + 316, y, 280, 390))
    load_dialog(s, x + 622, y)
    tooltip(s, x + 622, y + 318)
    toasts = (("info", "info"), ("good", "check"), ("warning", "warning"), ("danger", "close"))
    for k, (kind, icon) in enumerate(toasts):
        box = (x + 922 + (k % 2) * 160, y + 318 + (k // 2) * 64, 150, 54)
        s.patch(f"toast.{kind}", box)
        icon_box = (box[0] + 26, box[1] + 15, 24, 24)
        s.icon(f"icon.{icon}", icon_box, s.theme.text_light, s.theme.accent_plate)
        s.text((box[0] + 58, box[1] + 27), kind, 18, s.theme.text_light, anchor="lm")


def player_panel(s: Sheet, i: int, name: str, active: bool, box: tuple[int, int, int, int]) -> None:
    """A player's panel in miniature: head, counts, goods or shutter."""
    x, y, w, _ = box
    t = s.theme
    s.patch("panel.active" if active else "panel.paper", box)
    s.patch(f"head.{i}", (x + 4, y + 4, w - 8, 54) if active else (x + 2, y + 2, w - 4, 54))
    s.text((x + 24, y + 30), name, 28, "#FFFFFF", "yeseva_one_regular", "lm")
    if active:
        s.plain("arrow.turn", x + 84, y + 20)
    s.plain(f"chip.square.{i}", x + w - 42, y + 16)
    for k, icon in enumerate(("coin", "star")):
        s.icon(f"icon.{icon}", (x + 18 + k * 96, y + 68, 36, 36), t.text, t.accent)
        s.text((x + 62 + k * 96, y + 86), "47"[k], 32, t.text, "oswald_semibold", "lm")
    s.plain(f"shutter.{'open' if active else 'closed'}.{i}", x + 202, y + 62)
    for k, good in enumerate(SANTIAGO):
        cell = (x + 14 + k * 45, y + 124, 40, 52)
        s.patch("cell.selected" if k == 1 and active else "cell.normal", cell)
        s.icon(f"good.{good}", (cell[0] + 8, cell[1] + 4, 24, 24), t.text)
        s.text((cell[0] + 20, cell[1] + 40), str(k % 3), 20, t.text, "oswald_semibold", "mm")


def log_panel(s: Sheet, box: tuple[int, int, int, int]) -> None:
    """The log board with symbols of all five players."""
    x, y, w, _ = box
    s.patch("panel.log", box)
    s.text((x + 20, y + 34), "Log", 26, s.theme.heading, "yeseva_one_regular", "lm")
    lines = (
        "visits José: +2 sugar",
        "drives to the port",
        "loads 1 fruit: +2",
        "passes",
        "draws a card",
    )
    for k, words in enumerate(lines):
        row = y + 70 + k * 34
        s.icon(f"symbol.{PLAYERS[k].symbol}", (x + 20, row - 8, 16, 16), PLAYERS[k].light)
        s.text((x + 46, row), words, 18, s.theme.text_light, "nunito_semibold", "lm")
    s.patch("progress.track", (x + 20, y + 250, w - 40, 20))
    s.patch("progress.fill", (x + 20, y + 250, (w - 40) * 0.6, 20))
    s.patch("row.hover", (x + 14, y + 286, w - 28, 40))
    s.text((x + 26, y + 306), "row under the mouse", 18, s.theme.text_light, anchor="lm")
    s.patch("row.selected", (x + 14, y + 332, w - 28, 40))
    s.text((x + 26, y + 352), "row chosen", 18, s.theme.text_action, anchor="lm")


def load_dialog(s: Sheet, x: int, y: int) -> None:
    """A dialog with cells, stepper and buttons."""
    t = s.theme
    s.patch("panel.dialog", (x, y, 610, 296))
    s.text((x + 26, y + 33), "Load the ship", 27, t.heading, "yeseva_one_regular", "lm")
    s.text((x + 584, y + 33), "price 3", 20, t.text_light, anchor="rm")
    for k, good in enumerate(SANTIAGO):
        cell = (x + 26 + k * 94, y + 80, 86, 104)
        s.patch(("cell.normal", "cell.selected", "cell.hover", "cell.empty")[min(k, 3)], cell)
        s.icon(f"good.{good}", (cell[0] + 21, cell[1] + 12, 44, 44), t.text)
        s.text((cell[0] + 43, cell[1] + 82), "1 / 2", 20, t.text, "oswald_semibold", "mm")
    small_button(s, "round", "minus", "normal", x + 28, y + 212)
    s.text((x + 110, y + 238), "2", 36, t.text, "oswald_bold", "mm")
    small_button(s, "round", "plus", "normal", x + 140, y + 212)
    s.patch("button.secondary.normal", (x + 270, y + 208, 140, 58), "Pass", t.text_second)
    s.patch("button.primary.normal", (x + 426, y + 208, 158, 58), "Load +6", t.text_action)


def tooltip(s: Sheet, x: int, y: int) -> None:
    """A tooltip and its pointers."""
    s.patch("tooltip.frame", (x, y, 280, 76))
    s.plain("tooltip.down", x + 126, y + 76 - 3)
    s.text((x + 18, y + 24), "Trade office", 22, s.theme.heading, "yeseva_one_regular", "lm")
    s.text(
        (x + 18, y + 52),
        "Load 1 good for exactly 2 VP",
        18,
        s.theme.text_light,
        "nunito_semibold",
        "lm",
    )


def sign_row(s: Sheet, x: int, y: int) -> None:
    """Title sign, prompts, ribbon, plate."""
    t = s.theme
    s.patch("panel.sign", (x, y, 292, 64))
    s.text((x + 146, y + 31), "Santiago de Cuba", 34, t.text_light, "lobster_regular", "mm")
    for k, words in enumerate(("Карла: выбери здание", "Józef: załaduj statek lub spasuj")):
        box = (x + 320 + k * 420, y + 4, (400, 500)[k], 56)
        s.patch("panel.prompt", box)
        s.plain(f"chip.{2 - k}", box[0] + 9, y + 12)
        s.text((box[0] + 62, y + 31), words, 26, t.heading, "yeseva_one_regular", "lm")
    s.patch("panel.ribbon", (x + 1260, y + 6, 380, 50))
    s.text((x + 1450, y + 28), "RUM, CIGARS AND A SHIP", 22, t.text_action, "oswald_semibold", "mm")
    s.patch("panel.plate", (x + 1660, y, 150, 64))
    s.text((x + 1735, y + 31), "plate", 20, t.text_light, anchor="mm")


def boxes(s: Sheet, x: int, y: int) -> None:
    """Check boxes, radio buttons and knobs in every state."""
    rows = ("checkbox.off", "checkbox.on", "checkbox.mixed", "radio.off", "radio.on", "slider.knob")
    for r, kind in enumerate(rows):
        for c, state in enumerate(STATES):
            s.plain(f"{kind}.{state}", x + c * 56, y + r * 54)


def field_rows(s: Sheet, x: int, y: int) -> None:
    """Text fields and drop-downs in every state."""
    t = s.theme
    rows = {
        "field": ("normal", "hover", "focused", "disabled", "error"),
        "dropdown": ("normal", "hover", "open", "focused", "disabled"),
    }
    for r, (kind, states) in enumerate(rows.items()):
        for c, state in enumerate(states):
            s.patch(f"{kind}.{state}", (x + c * 200, y + r * 66, 176, 46))
            ink = t.text_muted if state == "disabled" else t.text
            s.text((x + 16 + c * 200, y + r * 66 + 23), state, 19, ink, "nunito_semibold", "lm")


def list_and_bars(s: Sheet, x: int, y: int) -> None:
    """The open list, tabs, slider, scroll bar, progress bar, dividers, focus ring."""
    t = s.theme
    s.patch("dropdown.list", (x, y, 210, 150))
    s.patch("row.selected", (x + 8, y + 8, 194, 40))
    s.patch("row.hover", (x + 8, y + 52, 194, 40))
    for k, words in enumerate(("English", "Polski", "Русский")):
        ink = t.text_action if k == 0 else t.text
        s.text((x + 22, y + 28 + k * 44), words, 19, ink, "nunito_semibold", "lm")
    for k, state in enumerate(("normal", "hover", "selected", "disabled")):
        s.patch(f"tab.{state}", (x + k * 104, y + 180, 100, 46))
        ink = (
            t.text_muted
            if state == "disabled"
            else t.text_second
            if state != "selected"
            else t.text
        )
        s.text((x + 50 + k * 104, y + 206), state, 17, ink, anchor="mm")
    s.patch("slider.track", (x, y + 258, 240, 12))
    s.patch("slider.fill", (x, y + 258, 140, 12))
    s.plain("slider.knob.normal", x + 124, y + 247)
    s.patch("progress.track", (x + 270, y + 254, 150, 20))
    s.patch("progress.fill", (x + 270, y + 254, 90, 20))
    s.patch("scroll.track", (x + 240, y, 16, 150))
    for k, state in enumerate(("normal", "hover", "pressed")):
        s.patch(f"scroll.thumb.{state}", (x + 240 + k * 24, y + 6, 16, 60))
    s.kit.fitted(s.canvas, "divider.ornate", (x + 270, y + 120, 150, 13))
    s.patch("divider.plain", (x + 270, y + 146, 150, 2))
    s.patch("focus.ring", (x + 330, y + 24, 70, 60))


def pill_row(s: Sheet, x: int, y: int) -> None:
    """Pills with numbers and glyphs."""
    t = s.theme
    for k in range(1, 5):
        s.patch("pill.cost", (x + (k - 1) * 88, y, 76, 38))
        s.text((x + 26 + (k - 1) * 88, y + 18), str(k), 26, t.text, "oswald_bold", "mm")
        s.icon("icon.coin", (x + 40 + (k - 1) * 88, y + 7, 24, 24), t.text, t.accent)
    s.patch("pill.free", (x + 352, y, 72, 38), "free", "#FFFFFF", 22)
    for k, good in enumerate(("sugar", "fruit", "tobacco", "rum")):
        s.patch("pill.gain", (x + 440 + k * 76, y + 2, 64, 34))
        s.text((x + 460 + k * 76, y + 18), "2", 23, t.text, "oswald_semibold", "mm")
        s.icon(f"good.{good}", (x + 473 + k * 76, y + 7, 24, 24), t.text)
    s.plain("pill.sleep", x + 750, y + 2)
    for k, kind in enumerate(("grey", "dark", "alert")):
        s.patch(f"pill.{kind}", (x + 826 + k * 92, y + 2, 80, 34), kind, "#FFFFFF", 19)
    for k in range(5):
        s.patch(f"pill.player.{k}", (x + 1104 + k * 84, y + 2, 72, 34), "owner", "#FFFFFF", 19)
    s.patch("pill.function", (x + 1530, y + 4, 92, 30))
    for k, name in enumerate(("good.sugar", "icon.arrow_right", "good.rum")):
        s.icon(name, (x + 1538 + k * 26, y + 8, 22, 22), t.text)


def label_ink(s: Sheet) -> str:
    """Labels on the sheet's ground."""
    return INK if s.theme.name != "night" else "#CFFBF5"


def marks_row(s: Sheet, y: int, height: int) -> None:
    """Glows, rings and cursors on the board's four colours."""
    for k, colour in enumerate(BOARD):
        x = k * 480
        s.ground((x, y, 480, height), colour)
        for name, px, py in (
            ("glow.stop", 14, 14),
            ("ring.stop", 51, 43),
            ("glow.plinth", 168, 10),
            ("ring.plinth.hover", 189, 27),
        ):
            s.plain(name, x + px, y + py)
        s.plain("pill.sleep", x + 386, y + 20)
        s.plain(f"chip.{k}", x + 330, y + 16)
        s.plain("arrow.select", x + 336, y + 70)
        s.patch("ring.building", (x + 24, y + 160, 110, 80))
        s.patch(f"ring.player.{k}", (x + 160, y + 160, 110, 80))
        s.plain("ring.small", x + 300, y + 170)
        for n in range(5):
            s.plain("path.dot", x + 300 + n * 26, y + 226 - n * 4)
        s.plain("path.end", x + 436, y + 200)
        for n, name in enumerate(("yellow", "blue", "red", "white", "any")):
            s.kit.fitted(s.canvas, f"flower.{name}", (x + 22 + n * 60, y + 262, 54, 54))
        for n, name in enumerate(
            ("arrow", "hand", "grab", "grab_open", "wait", "text", "forbidden")
        ):
            s.plain(f"cursor.{name}.1x", x + 330 + (n % 4) * 36, y + 250 + (n // 4) * 36)


def widgets(s: Sheet) -> None:
    """All widgets of the sheet's theme."""
    sign_row(s, 40, 28)
    panel_row(s, 40, 122)
    pill_row(s, 40, 604)
    button_rows(s, 40, 684)
    boxes(s, 1070, 700)
    list_and_bars(s, 1400, 690)
    field_rows(s, 40, 1050)
    emblem_block(s, 1330, 122)


def emblem_block(s: Sheet, x: int, y: int) -> None:
    """Flower badges, chips and shutters."""
    for k, name in enumerate(("yellow", "blue", "red", "white", "any")):
        s.plain(f"flower.{name}", x + k * 88 + 8, y)
    for k in range(5):
        s.plain(f"chip.{k}", x + k * 92 + 18, y + 84)
        s.plain(f"shutter.closed.{k}", x + k * 92, y + 146)
        s.plain(f"shutter.open.{k}", x + k * 92, y + 216)
    for k, name in enumerate(("ring.stop", "ring.stop.hover", "ring.plinth", "arrow.select")):
        s.plain(name, x + k * 112, y + 292)
    for n in range(5):
        s.plain("path.dot", x + 396 + n * 24, y + 340 - n * 4)


def cursor_block(s: Sheet, x: int, y: int) -> None:
    """Cursors at three scales, symbols and one-colour flowers."""
    left = float(x)
    for k, size in enumerate(("1x", "1.5x", "2x")):
        for name in ("arrow", "hand", "grab", "wait"):
            scale = (1, 1.5, 2)[k]
            box = (left, y + 40 - 16 * scale, 32 * scale, 32 * scale)
            s.kit.fitted(s.canvas, f"cursor.{name}.{size}", box)
            left += 32 * scale + 4
    for k, player in enumerate(PLAYERS):
        s.icon(f"symbol.{player.symbol}", (x + k * 76, y + 96, 36, 36), player.ink)
        s.icon(f"symbol.{player.symbol}", (x + k * 76 + 42, y + 105, 18, 18), player.ink)
    for k, name in enumerate(("yellow", "blue", "red", "white", "any")):
        s.icon(f"flower_glyph.{name}", (x + 420 + k * 76, y + 96, 36, 36), INK)
        s.icon(f"flower_glyph.{name}", (x + 462 + k * 76, y + 105, 18, 18), INK)
