"""Terra Nova in a terminal: every hex shows its terrain's letter, what stands on it, and its number in the row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas, Line, beside, cut, room
from approdo.core.text import Arg, Texts, label, seat_arg

_GROUND = {
    "lake": "#86b4c8",
    "mountain": "#b9b3ab",
    "forest": "#6f9e78",
    "meadow": "#b4d484",
    "field": "#e4b540",
    "prairie": "#efe8b4",
    "steppe": "#e8bc9b",
    "hills": "#c08d63",
}
#: Seats by shape and colour: red circle, yellow triangle, blue square, green diamond.
_PIONEERS = (
    ("●", "bold white on #b03010"),
    ("▲", "bold black on #f0c23c"),
    ("■", "bold white on #1f66a6"),
    ("◆", "bold white on #14735a"),
)
_STONE = "bold white on #4a3320"
_HALF = 2  # columns of half a hex
_BUT_NAMES = 72  # columns of the island and of a player's line without the name
_NAME = 15  # columns that a name has at least, with its numbers below it


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The island with the players and the zones beside it: 60 and 18 columns, which a window of 80 has."""
    board = view["board"]
    zones = [] if view["over"] else _zones(view["aids"], texts)
    side = [*_players(view, names), [], *_turn(board, texts), *zones]
    return [*beside(_island(board), side, 1), *_legend(board, texts)]


def _island(board: Mapping[str, Any]) -> Canvas:
    moved = {path[-1] for path in board["turn"]["moved"]}
    rows: dict[int, list[Mapping[str, Any]]] = {}
    for h in board["hexes"]:
        rows.setdefault(h["row"], []).append(h)
    lines: Canvas = []
    for row, hexes in rows.items():
        line: Line = [(f"{chr(ord('a') + row)} ", "dim")]
        at = 0
        for h in hexes:
            line.append((" " * (h["x"] * _HALF - at), ""))
            line += _hex(h, board, h["name"] in moved)
            at = h["x"] * _HALF + 2 * _HALF
        lines.append(line)
    return lines


def _hex(h: Mapping[str, Any], board: Mapping[str, Any], moved: bool) -> Line:
    """Four columns: the terrain's letter and the number in the row, a piece between them: it touches no other hex."""
    number = h["name"][1:]
    if h["stone"]:
        return [(f"#{number}".ljust(4), _STONE)]
    letter = next(t["letter"] for t in board["terrains"] if t["name"] == h["terrain"])
    if h["closed"]:
        return [(f"{letter.lower()}{number}".ljust(4, "·"), f"dim {_GROUND[h['terrain']]}")]
    ground = f"black on {_GROUND[h['terrain']]}"
    if h["pioneer"] is None:
        return [(f"{letter}{number}".ljust(4), ground)]
    mark, style = _PIONEERS[h["pioneer"]]
    ground = f"{ground} underline" if moved else ground
    return [(letter, ground), (mark, style), (number.ljust(2), ground)]


def _players(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """Name, score, and pioneers on the island; while pioneers are placed, how many more are to come."""
    lines: Canvas = []
    longest = max(7, *map(len, names))
    fits = longest <= room(_BUT_NAMES, least=7)
    for seat, shown in enumerate(view["board"]["seats"]):
        mark, style = _PIONEERS[seat]
        acting = seat in view["actors"]
        score = "" if shown["reserve"] else f"{shown['score']:>4}"
        name = f" {names[seat]:<{longest}}" if fits else f" {cut(names[seat], _NAME)}"
        pieces = f" ♟{shown['pioneers']}" + (f"+{shown['reserve']}" if shown["reserve"] else "")
        head: Line = [("▶" if acting else " ", "bold"), (mark, style), (name, "bold" * acting)]
        numbers: Line = [(score, "bold" * acting), (pieces, "dim")]
        lines += [[*head, *numbers]] if fits else [head, [("  ", ""), *numbers]]
    return lines


def _turn(board: Mapping[str, Any], texts: Texts) -> Canvas:
    turn, idle = board["turn"], board["idle"]
    lines: Canvas = [[(texts.render("terminal-stones", {"n": board["stones"]["left"], "round": turn["round"]}), "")]]
    lines += [[("→".join(path), "dim")] for path in turn["moved"]]
    if idle["turns"] >= len(board["seats"]):
        lines.append([(texts.render("terminal-idle", {"n": idle["turns"], "limit": idle["limit"]}), "yellow")])
    return lines


def _zones(aids: Mapping[str, Any], texts: Texts) -> Canvas:
    """The zones once there are several, and the stones with which somebody could close one."""
    lines: Canvas = []
    if len(aids["zones"]) > 1:
        lines += [[], [(texts.render("terminal-zones"), "bold")]]
        for zone in aids["zones"][:4]:
            size = f"{zone['hexes'][0]:<4}{zone['size']:>3}/{len(zone['terrains'])}"
            lines.append([(f"{size} {_by_mark(zone['pioneers'])}", "")])
    threats = [threat for threat in aids["threats"] if threat["by"]]
    if threats:
        lines += [[], [(texts.render("terminal-closing"), "bold")]]
        lines += [[(f"{threat['hex']:<4}{_by_mark(threat['gains'], '+')}", "cyan")] for threat in threats[:5]]
    return lines


def _by_mark(numbers: Sequence[int], sign: str = "") -> str:
    """Numbers by player, such as ●3▲1."""
    return "".join(f"{_PIONEERS[seat][0]}{sign}{n}" for seat, n in enumerate(numbers) if n) or "-"


def _legend(board: Mapping[str, Any], texts: Texts) -> Canvas:
    lines: Canvas = []
    for first in (0, 4):
        line: Line = []
        for terrain in board["terrains"][first : first + 4]:
            line.append((f" {terrain['letter']} ", f"black on {_GROUND[terrain['name']]}"))
            line.append((f" {texts.render('terrain-' + terrain['name']):<12}", "dim"))
        lines.append(line)
    return [*lines, [(texts.render("terminal-names"), "dim")]]


PARTS: Mapping[str, Callable[[Mapping[str, Any], Texts, Sequence[str]], Canvas]] = {
    "island": lambda view, texts, names: [*_island(view["board"]), *_legend(view["board"], texts)],
    "zones": lambda view, texts, names: beside(_island(view["board"]), _zones(view["aids"], texts), 1),
}
"""What a figure of the rulebook may show."""


def gains(points: Sequence[int], texts: Texts, names: Sequence[str]) -> str:
    """Points by player in a few words."""
    shown: list[Arg] = [label("terminal-gain", player=seat_arg(seat), n=n) for seat, n in enumerate(points) if n]
    return texts.arg(shown, names) if shown else texts.render("terminal-nobody")


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would bring, in a few words."""
    if "closes" in effect:
        size = sum(territory["size"] for territory in effect["closes"])
        return texts.render("terminal-closes", {"n": size, "gains": gains(effect["gains"], texts, names)})
    stones = [f"{stone['hex']}: {gains(stone['gains'], texts, names)}" for stone in effect["stones"]]
    ground = texts.render(f"terrain-{effect['terrain']}")
    return f"{ground} ({texts.render('terminal-then', {'stones': '; '.join(stones)})})" if stones else ground
