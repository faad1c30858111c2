"""New Haven in a terminal: the harvest board, the villages, what lies open and what you hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas, Line, beside
from approdo.core.text import Texts
from approdo.games.new_haven.components import COLUMN_COLONISTS, COLUMNS, COST, LETTERS, RESOURCES, ROWS

_STYLE = dict(zip(LETTERS, ("black on green", "black on white", "white on red", "black on yellow"), strict=True))


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as one viewer sees it."""
    board = view["board"]
    me = view["viewer"]
    seats = list(range(view["players"]))
    order = seats if me is None else seats[me:] + seats[:me]
    villages: Canvas = []
    for first, *second in [order[i : i + 2] for i in range(0, len(order), 2)]:
        left = _village(view, first, names)
        villages += beside(left, _village(view, second[0], names), 2) if second else left
        villages.append([])
    lines = beside(_harvest(board), villages, 2)
    lines += [[], _track(board, texts), _offer(board, texts)]
    if me is not None:
        lines += _own(board["seats"][me], texts)
    return lines


def _harvest(board: Mapping[str, Any]) -> Canvas:
    lines: Canvas = [[("   " + "".join(f"{column:<5}" for column in "abcdefg"), "dim")]]
    for row in range(7):
        spaces = board["spaces"][row * 7 : row * 7 + 7]
        top: Line = [(f"{row + 1}  ", "dim")]
        bottom: Line = [("   ", "")]
        for space in spaces:
            upper, lower = _space(space)
            top += [*upper, (" ", "")]
            bottom += [*lower, (" ", "")]
        lines += [top, bottom]
    return lines


def _space(space: Mapping[str, Any]) -> tuple[Line, Line]:
    """Two lines of four columns: quadrants, or what else is there."""
    kind = space["kind"]
    if kind == "tile":
        tl, tr, br, bl = space["tile"]
        return [_square(tl), _square(tr)], [_square(bl), _square(br)]
    if kind == "shipment":
        letter = LETTERS[RESOURCES.index(space["resource"])]
        return [_square(letter)] * 2, [("▒▒▒▒", "")]
    if kind == "pond":
        return [("≈≈≈≈", "blue")], [("≈≈≈≈", "blue")]
    if kind == "outside":
        return [("    ", "")], [("    ", "")]
    if "building" in space:
        return [("┌", "dim"), _chip(space["building"]), ("┐", "dim")], [("└──┘", "dim")]
    return [("┌──┐", "dim")], [("└──┘", "dim")]


def _square(letter: str) -> tuple[str, str]:
    return f"{letter} ", _STYLE[letter]


def _chip(name: str) -> tuple[str, str]:
    """A building as letter and number, such as W4."""
    resource, number = name.split("-")
    letter = LETTERS[RESOURCES.index(resource)]
    return f"{letter}{number}", _STYLE[letter]


def _village(view: Mapping[str, Any], seat: int, names: Sequence[str]) -> Canvas:
    board = view["board"]
    shown = board["seats"][seat]
    score = sum(part["value"] for part in view["scores"][seat])
    mark = "▶ " if seat in view["actors"] else "  "
    head = f"{mark}{names[seat]}"[:14]
    ship = "⛵" if shown["shipment"] else "-"
    lines: Canvas = [
        [(f"{head:<15}{score:>3}", "bold reverse" if seat in view["actors"] else "bold")],
        [(f"  {shown['building_count']} ⌂  {shown['tile_count']} ▦  {ship}", "dim")],
    ]
    for row in range(ROWS):
        line: Line = [(" ", "")]
        for column in range(COLUMNS):
            line += [_plot(shown["village"][row * COLUMNS + column], COST[row * COLUMNS]), (" ", "")]
        line.append((f"{COST[row * COLUMNS]}", "dim"))
        lines.append(line)
    lines.append([(" " + "".join(f"{n:>2} " for n in COLUMN_COLONISTS), "dim")])
    return lines


def _plot(built: Mapping[str, Any] | None, cost: int) -> tuple[str, str]:
    """Face up: letter and number; face down: letter and a shade, with the number only for its owner."""
    if built is None:
        return f" {cost}", "dim"
    letter = LETTERS[RESOURCES.index(built["resource"])]
    if built["up"]:
        return f"{letter}{built['number']}", _STYLE[letter]
    return f"{letter.lower()}▒", _STYLE[letter]


def _track(board: Mapping[str, Any], texts: Texts) -> Line:
    line: Line = []
    for letter, name in zip(LETTERS, RESOURCES, strict=True):
        count = board["track"][name]
        style = _STYLE[letter] if count else "dim"
        line += [
            (f" {letter} ", _STYLE[letter]),
            (f" {texts.render(f'resource-{name}')} {count}   ", style if count else "dim"),
        ]
    return line


def _offer(board: Mapping[str, Any], texts: Texts) -> Line:
    line: Line = [(f"{texts.render('terminal-open')} ", "bold")]
    for name in board["offer"]:
        line += [_chip(name) if name else ("--", "dim"), (" ", "")]
    counts = texts.render("terminal-left", {"bag": board["bag"], "turn": board["turn"], "turns": board["turns"]})
    return [*line, (f"  {counts}", "dim")]


def _own(seat: Mapping[str, Any], texts: Texts) -> Canvas:
    hand: Line = [(f"{texts.render('terminal-hand')} ", "bold")]
    for name in seat["buildings"]:
        hand += [_chip(name), (" ", "")]
    top: Line = [(f"{texts.render('terminal-tiles')} ", "bold")]
    bottom: Line = [(" " * len(top[0][0]), "")]
    for tile in seat["tiles"]:
        tl, tr, br, bl = tile
        top += [_square(tl), _square(tr), (f" {tile}   ", "dim")]
        bottom += [_square(bl), _square(br), (" " * 8, "")]
    return [hand, top, bottom]


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would bring, in a few words."""
    if "harvest" in effect:
        amounts = [f"{name[:1].upper()}{n}" for name, n in _lettered(effect["harvest"]) if n]
        claim = f" + {effect['claims']}" if "claims" in effect else ""
        return " ".join(amounts) + claim
    lines = " ".join(effect["completes"])
    return f"-{effect['cost']}" + (f"  ★ {lines}" if lines else "")


def _lettered(amounts: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(LETTERS[RESOURCES.index(name)], n) for name, n in amounts.items()]
