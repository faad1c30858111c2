"""New England in a terminal: the coast, the families, the offer.

A space has two lines: family letter and type (small letter undeveloped, capital developed, * on a start tile), and
the figure below. Where the next thing may go, an empty space shows its name and own land a cross.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas, Line, beside
from approdo.core.text import Texts, label
from approdo.games.new_england.geometry import COLUMNS, ROWS

_STYLE = {"settlement": "white on red", "field": "black on yellow", "pasture": "black on green"}
_DEVELOPED = {"settlement": "bold red on white", "field": "bold yellow on black", "pasture": "bold green on white"}
_LETTER = {"settlement": "s", "field": "f", "pasture": "p"}


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as one viewer sees it."""
    side = [*_families(view, texts, names), [], *_offer(view, texts, names), [], *_left(view, texts)]
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
            top += [upper, (" ", "")]
            bottom += [lower, (" ", "")]
        top.append(("~", "blue"))
        bottom.append(("~", "blue"))
        lines += [top, bottom]
    return lines


def _space(
    space: Mapping[str, Any] | None, targets: set[str], starts: set[str], letters: Sequence[str], texts: Texts
) -> tuple[tuple[str, str], tuple[str, str]]:
    """Two lines of three columns."""
    if space is None:
        return ("~~~", "blue"), ("~~~", "blue")
    if "seat" not in space:
        if space["name"] in targets:
            return (f"{space['name']} ", "bold cyan"), (" + ", "bold cyan")
        free = not starts or space["name"] in starts
        return (" · " if free else "   ", "dim"), ("   ", "")
    terrain = space["terrain"]
    letter = _LETTER[terrain].upper() if space["developed"] else _LETTER[terrain]
    style = _DEVELOPED[terrain] if space["developed"] else _STYLE[terrain]
    figure = texts.render(f"terminal-{space['figure']}") if space["figure"] else "   "
    if space["name"] in targets:
        figure = " + "
    return (f"{letters[space['seat']]}{letter}{'*' if space['start'] else ' '}", style), (figure, style)


def _targets(view: Mapping[str, Any]) -> set[str]:
    """The spaces where what is in hand may go."""
    actions = [offer["action"] for offer in view["legal"]]
    return {action["space"] for action in actions if action["kind"] in ("lay-tile", "place-figure")}


def _start_spaces(view: Mapping[str, Any]) -> set[str]:
    """The spaces where the viewer's start tile may lie, while that is asked."""
    places = [o["effect"]["spaces"] for o in view["legal"] if o["action"]["kind"] == "place-start"]
    return {name for place in places for name in place}


def _families(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    board = view["board"]
    lines: Canvas = []
    if board["round"]:
        lines.append([(texts.render("terminal-round", {"round": board["round"]}), "bold")])
    order = view["aids"]["order"]
    for seat in [*order, *(s for s in range(view["players"]) if s not in order)]:
        shown = board["seats"][seat]
        acts = seat in view["actors"]
        parts = {part["part"]: part["value"] for part in view["scores"][seat]}
        marker = f"[{shown['marker']}]" if shown["marker"] else ""
        first = texts.render("terminal-first") if seat == board["first"] else ""
        head = f"{'▶' if acts else ' '} {shown['letter']} {names[seat]:<9.9} {marker:>4} "
        money = texts.render(
            "terminal-money", {"money": shown["money"], "income": view["aids"]["incomes"][seat], "first": first}
        )
        lines.append([(head, "bold reverse" if acts else "bold"), (f" {money}", "")])
        figures = " ".join(f"{texts.render(f'terminal-{id}')} {n}" for id, n in shown["figures"].items())
        points = {
            "total": sum(parts.values()),
            "land": parts["land"],
            "figures": parts["figures"],
            "most": sum(value for part, value in parts.items() if part.startswith("most-")),
        }
        lines.append([(f"    {figures} · {texts.render('terminal-points', points)}", "")])
        if shown["stored"]:
            cards = [label(f"item-{id}") for id, n in shown["stored"].items() for _ in range(n)]
            lines.append([(f"    {texts.render('terminal-stored', {'cards': cards})}", "dim")])
    return lines


def _offer(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    offer = view["board"]["offer"]
    if not offer:
        return []
    points = {row["card"]: row["points"] for row in view["aids"]["card_list"]}
    helps = view["aids"].get("offer") or [None] * len(offer)
    lines: Canvas = [[(texts.render("terminal-offer"), "bold")]]
    for slot, help in zip(offer, helps, strict=True):
        if slot["item"] is None:
            letter = view["board"]["seats"][slot["buyer"]]["letter"]
            lines.append([(f"  – {letter} {names[slot['buyer']]}", "dim")])
            continue
        name = texts.render(f"item-{slot['item']}")
        worth = f" ({points[slot['item']]})" if slot["item"] in points else ""
        bars = help is not None and not help["placeable"]
        lines.append([(f"  {'✗' if bars else '•'} {name}{worth}", "dim" if bars else _STYLE.get(slot["item"], ""))])
    return lines


def _left(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """What bag and deck still hold."""
    bag = view["board"]["bag"]
    tiles = " ".join(f"{_LETTER[terrain]}{n}" for terrain, n in bag.items())
    left = {"bag": sum(bag.values()), "tiles": tiles, "deck": view["aids"]["cards_left"]}
    return [[(texts.render("terminal-left", left), "dim")]]


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
