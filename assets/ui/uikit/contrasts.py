"""Measures the contrast of text on the finished pictures."""

from __future__ import annotations

from .paint import is_dark
from .palette import PLAYERS, THEMES, Theme
from .sheet import Sheet, contrast, luminance, luminance_rgb


def text_pairs(t: Theme) -> list[tuple[str, str, str]]:
    """Piece, colour of the text on it, and what it is for."""
    light, dark = t.text_light, t.text
    pairs = [
        (p, c, "text")
        for p in ("panel.paper", "panel.active", "panel.dialog_plain")
        for c in (dark, t.text_soft)
    ]
    pairs += [("panel.paper", t.good, "gain"), ("panel.paper", t.danger_text, "error")]
    pairs += [("panel.paper", p.light if is_dark(t.paper[0]) else p.ink, "player") for p in PLAYERS]
    pairs += [
        (p, light, "text")
        for p in ("panel.plate", "panel.sign", "panel.prompt", "tooltip.frame", "toast.info")
    ]
    pairs += [
        (f"button.{k}.{s}", c, "label")
        for k, c in _labels(t)
        for s in ("normal", "hover", "pressed")
    ]
    pairs += [(f"button.{k}.disabled", t.text_muted, "label") for k, _ in _labels(t)]
    pairs += [
        ("field.normal", dark, "text"),
        ("dropdown.normal", dark, "text"),
        ("row.selected", t.text_action, "text"),
    ]
    pairs += [(f"pill.{k}", t.text_slip, "number") for k in ("cost", "gain")]
    pairs += [("pill.function", dark, "number")]
    pairs += [(f"pill.{k}", "#FFFFFF", "word") for k in ("free", "grey", "dark", "alert")]
    pairs += [
        (f"{p}.{i}", "#FFFFFF", "name")
        for p in ("head", "pill.player")
        for i in range(len(PLAYERS))
    ]
    pairs += [
        (f"tab.{k}", t.text if k == "selected" else t.text_second, "label")
        for k in ("normal", "hover", "selected")
    ]
    return pairs


def _labels(t: Theme) -> list[tuple[str, str]]:
    return [("primary", t.text_action), ("secondary", t.text_second), ("danger", "#FFFFFF")]


def measure(s: Sheet, name: str, colour: str) -> float:
    """The lowest contrast where text lies: the content area, the middle half of the height."""
    _, entry = s.kit.picture(name)
    w, h = 240, 160 if name.startswith("panel") and "prompt" not in name else 60
    canvas = Sheet((w + 40, h + 40), "#AEAC74", s.theme.name)
    canvas.patch(name, (20, 20, w, h))
    left, top, right, bottom = entry.get("content", (14, 14, 14, 14))
    area = canvas.canvas.crop(
        (
            round(20 + left),
            round(20 + max(top, h * 0.25)),
            round(20 + w - right),
            round(20 + h - max(bottom, h * 0.25)),
        )
    )
    text = luminance(colour)
    rgb = area.convert("RGB").tobytes()
    seen = set(zip(rgb[0::3], rgb[1::3], rgb[2::3], strict=True))
    return min(contrast(text, luminance_rgb(pixel)) for pixel in seen)


def report() -> int:
    """Print every pair's contrast; the answer is the number of pairs below 4.5."""
    low = 0
    for t in THEMES:
        s = Sheet((10, 10), "#FFFFFF", t.name)
        results = [
            (measure(s, name, colour), name, colour, use) for name, colour, use in text_pairs(t)
        ]
        for ratio, name, colour, use in sorted(results):
            if ratio < 4.5:
                low += 1
                print(f"BELOW 4.5: {t.name} {name} {use} {colour}: {ratio:.2f}")
        print(f"{t.name}: {len(results)} pairs, lowest {min(results)[0]:.2f}:1 ({min(results)[1]})")
    return low
