"""New England in a terminal: the coast, the families, the offer.

A space has two lines: family letter and type (small letter undeveloped, capital developed, * on a start tile), and
the figure below. Where the next thing may go, an empty space shows its name and own land a cross.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas, Line, beside, cramped, cut
from approdo.core.text import Texts, label
from approdo.games.new_england.geometry import COLUMNS, ROWS

_STYLE = {"settlement": "white on red", "field": "black on yellow", "pasture": "black on green"}
_DEVELOPED = {"settlement": "bold red on white", "field": "bold yellow on black", "pasture": "bold green on white"}

FULL = 28
"""So many lines are needed in full. In smaller windows, lines in which nothing stands, what is sold and
where points come from are left out."""

#: Families by seat, in the colours of the seats; the letter says the same.
_FAMILIES = ("bold white on #b03010", "bold black on #f0c23c", "bold white on #1f66a6", "bold white on #14735a")


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as one viewer sees it."""
    gap: Canvas = [] if cramped(FULL) else [[]]
    side = [*_families(view, texts, names), *gap, *_offer(view, texts, names), *gap, *_left(view, texts)]
    legend = texts.render("terminal-legend-start" if _start_spaces(view) else "terminal-legend")
    return [*beside(_coast(view, texts), side, 2), [(legend, "dim")]]


def _coast(view: Mapping[str, Any], texts: Texts) -> Canvas:
    spaces = {(space["row"], space["column"]): space for space in view["board"]["spaces"]}
    letters = [seat["letter"] for seat in view["board"]["seats"]]
    targets, starts = _targets(view), _start_spaces(view)
    head = "".join(f" {chr(ord('A') + column)}  " for column in range(COLUMNS))
    lines: Canvas = [[(f"   {head}", "dim")], [("   " + "~" * 4 * COLUMNS, "blue")]]
    for row in range(1, ROWS + 1):
        top: Line = [(f"{row:>2} ", "dim")]
        bottom: Line = [("   ", "")]
        for column in range(1, COLUMNS + 1):
            upper, lower = _space(spaces.get((row, column)), targets, starts, letters, texts)
            top += [*upper, (" ", "")]
            bottom += [*lower, (" ", "")]
        top.append(("~", "blue"))
        bottom.append(("~", "blue"))
        bare = not any(text.strip(" ~") for text, _ in bottom)
        lines += [top] if bare and cramped(FULL) else [top, bottom]
    return lines


def _space(
    space: Mapping[str, Any] | None, targets: set[str], starts: set[str], letters: Sequence[str], texts: Texts
) -> tuple[Line, Line]:
    """Two lines of three columns."""
    if space is None:
        return [("~~~", "blue")], [("~~~", "blue")]
    if "seat" not in space:
        if space["name"] in targets:
            return [(f"{space['name']} ", "bold cyan")], [(" + ", "bold cyan")]
        free = not starts or space["name"] in starts
        return [(" · " if free else "   ", "dim")], [("   ", "")]
    terrain = space["terrain"]
    letter = _letter(terrain, texts)
    letter = letter.upper() if space["developed"] else letter
    style = _DEVELOPED[terrain] if space["developed"] else _STYLE[terrain]
    figure = texts.render(f"terminal-{space['figure']}") if space["figure"] else "   "
    if space["name"] in targets:
        figure = " + "
    family = (letters[space["seat"]], _FAMILIES[space["seat"]])
    return [family, (f"{letter}{'*' if space['start'] else ' '}", style)], [(figure, style)]


def _letter(terrain: str, texts: Texts) -> str:
    """A type of land by its letter in the reader's language."""
    return texts.render(f"terminal-letter-{terrain}")


def _targets(view: Mapping[str, Any]) -> set[str]:
    """The spaces where what is in hand may go."""
    actions = [offer["action"] for offer in view["legal"]]
    return {action["space"] for action in actions if action["kind"] in ("lay-tile", "place-figure")}


def _start_spaces(view: Mapping[str, Any]) -> set[str]:
    """The spaces where the viewer's start tile may lie, while that is asked."""
    places = [o["effect"]["spaces"] for o in view["legal"] if o["action"]["kind"] == "place-start"]
    return {name for place in places for name in place}


def _families(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """Who has what, in the order of play; 29 columns at the most, to stand beside the coast in a window of 80."""
    board = view["board"]
    lines: Canvas = []
    if board["round"]:
        first = f"{texts.render('terminal-first')}: {board['seats'][board['first']]['letter']}"
        told = f"   {first}" if cramped(FULL) else ""
        lines.append([(texts.render("terminal-round", {"round": board["round"]}), "bold"), (told, "")])
    order = view["aids"]["order"]
    for seat in [*order, *(s for s in range(view["players"]) if s not in order)]:
        lines += _family(view, seat, texts, names)
    return lines


def _family(view: Mapping[str, Any], seat: int, texts: Texts, names: Sequence[str]) -> Canvas:
    """One family: its marker and money, its points and where they come from, its figures and stored cards."""
    board, shown, acts = view["board"], view["board"]["seats"][seat], seat in view["actors"]
    marker = f"[{shown['marker']}]" if shown["marker"] else ""
    head = f"{cut(names[seat], 10):<10} {marker:>4}"
    money = texts.render("terminal-money", {"money": shown["money"], "income": view["aids"]["incomes"][seat]})
    parts = {part["part"]: part["value"] for part in view["scores"][seat]}
    points = {
        "total": sum(parts.values()),
        "land": parts["land"],
        "figures": parts["figures"],
        "most": sum(value for part, value in parts.items() if part.startswith("most-")),
    }
    figures = " ".join(f"{texts.render(f'terminal-{id}')} {n}" for id, n in shown["figures"].items())
    first = f" · {texts.render('terminal-first')}" if seat == board["first"] else ""
    standing: Canvas = [[(f" {texts.render('terminal-points', points)}", "")], [(f" {figures}{first}", "")]]
    if cramped(FULL):
        total = texts.render("terminal-total", {"total": points["total"]})
        has = " ".join(f"{texts.render(f'terminal-{id}')} {n}" for id, n in shown["figures"].items() if n)
        standing = [[(f" {total} {has}".rstrip(), "")]]
    stored = [texts.render(f"item-{id}") for id, n in shown["stored"].items() for _ in range(n)]
    return [
        [
            ("▶" if acts else " ", "bold"),
            (f" {shown['letter']} ", _FAMILIES[seat]),
            (head, "bold reverse" if acts else "bold"),
            (f" {money}", ""),
        ],
        *standing,
        *([(f" {texts.render('terminal-stored', {'card': card})}", "dim")] for card in stored),
    ]


def _offer(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    offer = view["board"]["offer"]
    if not offer:
        return []
    points = {row["card"]: row["points"] for row in view["aids"]["card_list"]}
    helps = view["aids"].get("offer") or [None] * len(offer)
    lines: Canvas = []
    for slot, help in zip(offer, helps, strict=True):
        if slot["item"] is None:
            letter = view["board"]["seats"][slot["buyer"]]["letter"]
            lines.append([(" – ", "dim"), (letter, _FAMILIES[slot["buyer"]]), (f" {names[slot['buyer']]}", "dim")])
            continue
        name = texts.render(f"item-{slot['item']}")
        worth = f" ({points[slot['item']]})" if slot["item"] in points else ""
        bars = help is not None and not help["placeable"]
        lines.append([(f" {'✗' if bars else '•'} {name}{worth}", "dim" if bars else _STYLE.get(slot["item"], ""))])
    title: Line = [(texts.render("terminal-offer"), "bold")]
    return [title, *(_together(lines) if cramped(FULL) else lines)]


def _together(lines: Canvas) -> Canvas:
    """What is left of an offer, things of the same kind in one line and counted before their mark, where that costs no
    column; what is sold is left out."""
    alike = Counter(line[0] for line in lines if len(line) == 1)
    return [[(f"{n if n > 1 else ' '}{text[1:]}", style)] for (text, style), n in alike.items()]


def _left(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """What bag and deck still hold."""
    bag = view["board"]["bag"]
    tiles = " ".join(f"{_letter(terrain, texts)}{n}" for terrain, n in bag.items())
    return [
        [(texts.render("terminal-bag", {"bag": sum(bag.values()), "tiles": tiles}), "dim")],
        [(texts.render("terminal-deck", {"deck": view["aids"]["cards_left"]}), "dim")],
    ]


PARTS: Mapping[str, Callable[[Mapping[str, Any], Texts, Sequence[str]], Canvas]] = {
    "coast": lambda view, texts, names: [*_coast(view, texts), [(texts.render("terminal-legend"), "dim")]],
    "offer": lambda view, texts, names: [*_offer(view, texts, names), *_left(view, texts)],
    "announce": lambda view, texts, names: _left(view, texts),
    **dict.fromkeys(("markers", "strip", "barns", "most"), lambda view, texts, names: _families(view, texts, names)),
}
"""What a figure of the rulebook may show."""


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would bring, in a few words."""
    if "ends" in effect:
        if effect["ends"] is None:
            return texts.render("effect-announce", {"cards": effect["cards"]})
        return texts.render("effect-ends", {"why": label(f"end-{effect['ends']}")})
    if "purchases" in effect:
        return texts.render("effect-marker", {"purchases": effect["purchases"], "left": effect["left"][-1]})
    if "price" in effect:
        return texts.render("effect-buy", {"money": effect["money"], "points": effect["points"]})
    if "income" in effect:
        return texts.render("effect-income", {"income": effect["income"], "money": effect["money"]})
    return texts.render("effect-develop", {"points": effect["points"]}) if "points" in effect else ""
