"""The picture that goes with a shared link: a table's public position, drawn as SVG, painted as PNG where we can.

It is made of the spectator's view alone. A table that strangers may not look at has the plain card of the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path

from approdo.core.game import SPECTATOR
from approdo.core.info import GameInfo
from approdo.core.picture import Shape, picture_of
from approdo.core.registry import info
from approdo.server.errors import server_texts
from approdo.server.live import Live

WIDTH, HEIGHT = 1200, 630
FONT = Path(__file__).parent / "fonts" / "vollkorn-600.ttf"
PAINTS = find_spec("resvg_py") is not None
"""Whether PNGs can be made (the extra 'share')."""
LATIN = 0x180
"""Our font has the letters up to here."""
PAPER, INK, WOOD, RULE = "#fbf5e7", "#2a2018", "#3a291d", "#b9a57f"
_TONES = {
    "forest": "#4e7c57",
    "mountain": "#b9b3ab",
    "field": "#e4b540",
    "meadow": "#9dbe6c",
    "lake": "#86b4c8",
    "hills": "#b17e54",
    "prairie": "#e2d998",
    "steppe": "#e8bc9b",
    "town": "#b46f47",
    "town-developed": "#8a4a26",
    "field-developed": "#b98613",
    "meadow-developed": "#5f8a36",
    "stone": "#4a3320",
    "wild": "#eadfc4",
    "paper": PAPER,
    "ink": INK,
    "hope": "#f4c95a",
    "despair": "#3b3547",
    "entertainment": "#b8433a",
    "trade": "#3e7a4c",
    "finance": "#d9a32b",
    "education": "#71508f",
    "death": "#3f4650",
    "justice": "#efe9dc",
}
_SEATS = ("#c9481f", "#f0c23c", "#1f66a6", "#2fa57e", "#cf86b5", "#8ccbea", "#37322e", "#f6eedd")
_MARKS = (
    "M0-10a10 10 0 1 1-.01 0z",
    "M0-11.5L11.5 9.5H-11.5z",
    "M-9-9H9V9H-9z",
    "M0-12L12 0 0 12-12 0z",
    "M0-11L10.8-3.2 6.7 9.3H-6.7L-10.8-3.2z",
    "M-10.5 0L-5.2-9.5H5.2L10.5 0 5.2 9.5H-5.2z",
    "M0-12L3.2-4.2 11.6-3.6 5.2 1.9 7.2 10.1 0 5.6-7.2 10.1-5.2 1.9-11.6-3.6-3.2-4.2z",
    "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4z",
)
_SHIP = (
    '<path d="M16 4.5V19M16 6c5 2 8 6.5 8.5 12-2.6-1.3-5.6-1.4-8.5-.4zM14.5 9c-3.5 2-5.5 5-6 9 2-.9 4-.9 6-.3z" '
    'fill="#f3e6cb" stroke="#f3e6cb" stroke-width=".8"/><path d="M6.5 20.500h19l-3 5h-13z" fill="#f3e6cb"/>'
    '<path d="M5 27.500q2.800-1.800 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="#f3e6cb" stroke-width="1.4"/>'
)
_MARK_SIZE = 12
_AREA = (574, 144, 572, 432)
"""Where the position is drawn: left, top, width, height."""
_PLATE = (556, 126, 608, 468)
"""The sheet that it lies on."""
_NAME_ROOM = 350
WIDE_FROM = 0x2E80
"""From here on letters are as wide as they are high."""


def house_card(language: str) -> str:
    """The card of a link that tells nothing about a table."""
    told = server_texts(language).render("card-house")
    ship = (
        f'<g transform="translate(400 130) scale(12.5)"><rect width="32" height="32" rx="5" fill="{WOOD}"/>{_SHIP}</g>'
    )
    return _sheet("Approdo", ship + _text(600, 600, 30, told, anchor="middle"))


def table_card(live: Live, language: str) -> str:
    """A table as anybody may see it: the game, who plays, the score where it is open, the position."""
    table, match, game = live.table, live.match, info(live.table.game)
    view = match.view(SPECTATOR) if match is not None else None
    points = [sum(part["value"] for part in parts) for parts in view["scores"]] if view else []
    if view and view["outcome"]:
        points = view["outcome"]["scores"]
    shown = any(parts for parts in view["scores"]) if view else False
    lines = [_player(at, name, points[at] if shown or (view and view["over"]) else None) for at, name in _named(live)]
    told = _text(48, 590, 26, server_texts(language).render(f"card-{table.status}"))
    drawn = _plate() + _drawn(picture_of(game, view)) if view else ""
    return _sheet(_title(game, language), "".join(lines) + told + drawn)


def painted(svg: str) -> bytes:
    """The card as PNG; PAINTS must be true."""
    import resvg_py

    font = "Vollkorn SemiBold"
    latin = all(
        ord(char) < LATIN or char in "…·’" for char in svg
    )  # else the system's fonts are read, which takes long
    made = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=latin, font_files=[str(FONT)], font_family=font, serif_family=font
    )
    return bytes(made)


def title_of(live: Live, language: str) -> str:
    """The title of a shared link: the game and who plays."""
    names = ", ".join(name for _, name in _named(live) if name)
    return f"{_title(info(live.table.game), language)} · {names}" if names else _title(info(live.table.game), language)


def _title(game: GameInfo, language: str) -> str:
    return game.name(language)


def _named(live: Live) -> list[tuple[int, str]]:
    return [(at, seat.name or "") for at, seat in enumerate(live.table.seats)]


def _sheet(title: str, inside: str) -> str:
    ship = f'<g transform="translate(36 17) scale(1.9)">{_SHIP}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="Vollkorn SemiBold, Vollkorn, Georgia, serif" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f1e6d0"/>'
        f'<rect width="{WIDTH}" height="96" fill="{WOOD}"/><path d="M0 100H{WIDTH}" stroke="{WOOD}" stroke-width="2"/>'
        f"{ship}{_text(116, 66, 50, title, '#f3e6cb')}{inside}</svg>"
    )


def _text(x: float, y: float, size: float, text: str, fill: str = INK, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'


def _player(at: int, name: str, points: int | None) -> str:
    y = 160 + 50 * at
    mark = _mark(66, y, 18, at)
    score = "" if points is None else _text(510, y + 11, 32, str(points), anchor="end")
    return mark + _text(100, y + 11, _fitting(name), name or "…") + score


def _fitting(name: str) -> float:
    """The size in which a name is written whole: of two long ones the beginnings may be the same."""
    ems = sum(_width(char) for char in name)
    return min(32.0, round(_NAME_ROOM / ems, 1)) if ems else 32.0


def _width(char: str) -> float:
    """How wide a letter is at the most, in ems."""
    if ord(char) > WIDE_FROM or char in "MWmw@%&":
        return 1.0
    if char in " .,:;'’|!ijlft":
        return 0.38
    return 0.75 if char.isupper() else 0.58


def _mark(x: float, y: float, size: float, seat: int) -> str:
    at = seat % len(_MARKS)
    return (
        f'<path transform="translate({x:.1f} {y:.1f}) scale({size / _MARK_SIZE:.3f})" d="{_MARKS[at]}" '
        f'fill="{_SEATS[at]}" stroke="#241b13" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _plate() -> str:
    x, y, width, height = _PLATE
    place = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="6"'
    return f'<rect {place} fill="{PAPER}" stroke="{RULE}" stroke-width="2"/>'


def _drawn(shapes: Sequence[Shape]) -> str:
    """The position, as big as its place allows."""
    if not shapes:
        return ""
    left, top, width, height = _AREA
    low_x, high_x = min(s.x - s.size for s in shapes), max(s.x + s.size for s in shapes)
    low_y, high_y = min(s.y - s.size for s in shapes), max(s.y + s.size for s in shapes)
    scale = min(width / (high_x - low_x), height / (high_y - low_y))
    dx = left + (width - scale * (high_x - low_x)) / 2 - scale * low_x
    dy = top + (height - scale * (high_y - low_y)) / 2 - scale * low_y
    return "".join(_shape(s, dx + scale * s.x, dy + scale * s.y, scale * s.size) for s in shapes)


def _shape(shape: Shape, x: float, y: float, size: float) -> str:
    if shape.kind == "seat":
        return _mark(x, y, size, shape.seat)
    fill = f'fill="{_TONES[shape.tone]}" stroke="{INK}" stroke-width="1.2"'
    if shape.kind == "disc":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {fill}/>'
    if shape.kind == "square":
        return f'<rect x="{x - size:.1f}" y="{y - size:.1f}" width="{2 * size:.1f}" height="{2 * size:.1f}" {fill}/>'
    half, side = size / 2, size * 0.8660254
    corners = ((0, -size), (side, -half), (side, half), (0, size), (-side, half), (-side, -half))
    points = " ".join(f"{x + px:.1f},{y + py:.1f}" for px, py in corners)
    return f'<polygon points="{points}" {fill}/>'
