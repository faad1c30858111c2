"""New Haven in a terminal: the harvest board, the villages, what lies open and what you hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from approdo.core.actions import Action
from approdo.core.canvas import Canvas, Line, beside, cut
from approdo.core.text import Texts
from approdo.games.new_haven.components import (
    COLUMN_COLONISTS,
    COLUMNS,
    COST,
    LETTERS,
    RESOURCES,
    ROWS,
    SIDE,
    in_rows,
)

_STYLE = dict(zip(LETTERS, ("black on green", "black on white", "white on red", "black on yellow"), strict=True))


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as one viewer sees it: 80 columns wide for four players, less for fewer."""
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
    lines += [_track(board, texts), _offer(board, texts)]
    if board["charters"]:
        lines.append(_charters(board, texts, names))
    if me is not None:
        lines += _own(board["seats"][me], texts)
    return [*lines, [(texts.render("terminal-legend"), "dim")]]


def _harvest(board: Mapping[str, Any]) -> Canvas:
    """The playing area, with the names of its columns and rows."""
    used = [at for at, space in enumerate(board["spaces"]) if space["kind"] != "outside"]
    rows, columns = sorted({at // SIDE for at in used}), sorted({at % SIDE for at in used})
    lines: Canvas = [[("   " + "".join(f"{'abcdefg'[column]:<5}" for column in columns), "dim")]]
    for row in rows:
        top: Line = [(f"{row + 1}  ", "dim")]
        bottom: Line = [("   ", "")]
        for column in columns:
            upper, lower = _space(board["spaces"][row * SIDE + column])
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
        return [_square(_letter(space["resource"]))] * 2, [("▒▒▒▒", "")]
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
    letter = _letter(resource)
    return f"{letter}{number}", _STYLE[letter]


def _village(view: Mapping[str, Any], seat: int, names: Sequence[str]) -> Canvas:
    """Rows by their cost, which are also their colonists; the colonists of the columns stand at the foot."""
    shown = view["board"]["seats"][seat]
    score = sum(part["value"] for part in view["scores"][seat])
    asked = seat in view["actors"]
    head = f"{'▶ ' if asked else '  '}{cut(names[seat], 12)}"
    held = f"{shown['building_count']}⌂ {shown['tile_count']}▦ {'⚑' if shown['shipment'] else '-'}"
    lines: Canvas = [
        [(f"{head:<14}{f'★{score}':>4}", "bold reverse" if asked else "bold")],
        [(f"  {held:<16}", "dim")],
        [("  " + "".join(f" {column} " for column in "abcde"), "dim")],
    ]
    for row in range(ROWS):
        line: Line = [(f"{COST[row * COLUMNS]} ", "dim")]
        for plot in range(row * COLUMNS, row * COLUMNS + COLUMNS):
            line += [_plot(shown["village"][plot]), (" ", "")]
        lines.append(line)
    lines.append([("★ " + "".join(f" {n} " for n in COLUMN_COLONISTS), "dim")])
    return lines


def _plot(built: Mapping[str, Any] | None) -> tuple[str, str]:
    """Face up: capital letter and number; face down: small letter and a shade."""
    if built is None:
        return " ·", "dim"
    letter = _letter(built["resource"])
    return f"{letter}{built['number']}" if built["up"] else f"{letter.lower()}▒", _STYLE[letter]


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


def _charters(board: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Line:
    line: Line = [(f"{texts.render('option-charters')} ", "bold")]
    for name, holder in board["charters"].items():
        owner = "-" if holder is None else names[holder]
        line.append((f"{texts.render(f'terminal-charter-{name}')}: {owner}   ", "dim" if holder is None else ""))
    return line


def _own(seat: Mapping[str, Any], texts: Texts) -> Canvas:
    hand: Line = [(f"{texts.render('terminal-hand')} ", "bold")]
    for name in seat["buildings"]:
        hand += [_chip(name), (" ", "")]
    top: Line = [(f"{texts.render('terminal-tiles')} ", "bold")]
    bottom: Line = [(" " * len(top[0][0]), "")]
    for tile in seat["tiles"]:
        tl, tr, br, bl = tile
        top += [_square(tl), _square(tr), (f" {in_rows(tile)}  ", "dim")]
        bottom += [_square(bl), _square(br), (" " * 8, "")]
    return [hand, top, bottom]


PARTS: Mapping[str, Callable[[Mapping[str, Any], Texts, Sequence[str]], Canvas]] = {
    "board": lambda view, texts, names: _harvest(view["board"]),
    "village": lambda view, texts, names: _village(view, _looker(view), names),
    "other-village": lambda view, texts, names: _village(view, (_looker(view) + 1) % view["players"], names),
    "village-track": lambda view, texts, names: [
        *_village(view, _looker(view), names),
        _track(view["board"], texts),
    ],
    "village-charters": lambda view, texts, names: [
        *_village(view, _looker(view), names),
        _charters(view["board"], texts, names),
    ],
    "offer": lambda view, texts, names: [_track(view["board"], texts), _offer(view["board"], texts)],
    "hand": lambda view, texts, names: _own(view["board"]["seats"][_looker(view)], texts),
}
"""What a figure of the rulebook may show."""


def signs(action: Action, texts: Texts) -> str:
    """What the drawing calls the building of an action: W5 for wheat 5."""
    building = getattr(action, "building", None)
    return _chip(building)[0] if building else ""


def _looker(view: Mapping[str, Any]) -> int:
    return view["viewer"] or 0


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would bring, in a few words."""
    if "harvest" in effect:
        lies = f"   {in_rows(effect['lies'])}" if "lies" in effect else ""
        return tell_effects([effect], texts, names) + lies
    lines = [
        texts.render(
            f"score-{'row' if line.isdecimal() else 'column'}{'-doubled' if line in effect['doubles'] else ''}",
            {"line": line},
        )
        for line in dict.fromkeys([*effect["completes"], *effect["doubles"]])
    ]
    lines += [texts.render(f"charter-{name}") for name in effect.get("charters", ())]
    return ", ".join([f"{_letter(effect['resource'])} -{effect['cost']}", *lines])


def tell_effects(effects: Sequence[Mapping[str, Any]], texts: Texts, names: Sequence[str]) -> str:
    """What a choice still open may bring: the least and the most of each resource."""
    if "harvest" not in effects[0]:
        return ""
    told = []
    for name in RESOURCES:
        counts = [effect["harvest"][name] for effect in effects]
        least, most = min(counts), max(counts)
        if most:
            told.append(f"{_letter(name)}{least}" if least == most else f"{_letter(name)}{least}-{most}")
    claims = {effect.get("claims") for effect in effects}
    claim = claims.pop() if len(claims) == 1 else None
    return " ".join(told) + (f" + {_chip(claim)[0]}" if claim else "")


def _letter(resource: str) -> str:
    return LETTERS[RESOURCES.index(resource)]
