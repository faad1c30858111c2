"""Draw the app's icons: python scripts/icons.py (needs resvg-py). The ship of the favicon before a rising sun."""

from __future__ import annotations

import math
from pathlib import Path

import resvg_py

HERE = Path(__file__).parents[1] / "public" / "icons"
WOOD, SAIL, SUN, SEA = "#3a291d", "#f3e6cb", "#e4b540", "#86b4c8"
SHIP = (
    '<path d="M16 4.5V19M16 6c5 2 8 6.5 8.5 12-2.6-1.3-5.6-1.4-8.5-.4zM14.5 9c-3.5 2-5.5 5-6 9 2-.9 4-.9 6-.3z" '
    f'fill="{SAIL}" stroke="{SAIL}" stroke-width=".8"/><path d="M6.5 20.5h19l-3 5h-13z" fill="{SAIL}"/>'
)
WAVES = "".join(
    f'<path d="M-14 {y}q2.8-1.8 5.5 0{"t5.5 0" * 10}" '
    f'transform="translate({shift} 0)" fill="none" stroke="{SEA}" stroke-width="{width}"/>'
    for y, shift, width in ((27.5, 0, 1.4), (30.4, -2.7, 1.1), (33, 0, 0.9))
)


def ray(turn: float) -> str:
    """A cut of the gouge: thick where it begins, a point where it ends."""
    a, b = math.cos(turn), math.sin(turn)
    inner, outer, thick = 12.5, 30, 0.75
    points = (
        (inner * a - thick * b, inner * b + thick * a),
        (outer * a, outer * b),
        (inner * a + thick * b, inner * b - thick * a),
    )
    return '<path d="M' + "L".join(f"{16 + x:.2f} {21 + y:.2f}" for x, y in points) + f'z" fill="{SUN}" opacity=".8"/>'


def icon(scale: float, corner: float) -> str:
    """The icon; `scale` leaves room at the edge for systems that cut it to a shape of their own."""
    rays = "".join(ray(math.radians(degrees)) for degrees in range(-174, 0, 12))
    water = f'<rect x="-20" y="27.5" width="72" height="40" fill="{WOOD}"/>{WAVES}'
    inside = f'<circle cx="16" cy="21" r="11.5" fill="{SUN}" opacity=".28"/>{rays}{SHIP}{water}'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<clipPath id="c"><rect width="32" height="32" rx="{corner}"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="32" height="32" fill="{WOOD}"/>'
        f'<g transform="translate(16 16) scale({scale}) translate(-16 -17)">{inside}</g></g></svg>\n'
    )


def main() -> None:
    """All sizes that browsers and systems ask for."""
    HERE.mkdir(exist_ok=True)
    plain, maskable = icon(0.86, 5), icon(0.66, 0)
    (HERE / "icon.svg").write_text(plain)
    for name, svg, size in (
        ("icon-192", plain, 192),
        ("icon-512", plain, 512),
        ("maskable-192", maskable, 192),
        ("maskable-512", maskable, 512),
        ("apple-touch-icon", icon(0.8, 0), 180),
    ):
        (HERE / f"{name}.png").write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)))


if __name__ == "__main__":
    main()
