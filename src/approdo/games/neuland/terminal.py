"""Neuland in a terminal: the land, the timeline, players, display, and the planner's answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas, Line, cramped
from approdo.core.text import Texts, label, seat_arg
from approdo.games.neuland.components import FAMILIES, MINERAL_NAMES

_CELL = 15
_TERRAIN = {"forest": "white on green", "plain": "black on yellow", "mountain": "black on white"}
_LETTER = dict(zip(MINERAL_NAMES, "cis", strict=True))
_SEATS = ("red", "yellow", "blue", "green")


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as everybody sees it, 80 columns wide; goods and time stand first where the land fills the window."""
    board = view["board"]
    land = _land(board, texts)
    now: Canvas = [] if view["viewer"] is None else [_held(board, view["viewer"], texts)]
    now.append(_timeline(board, texts))
    lines = [*now, *land] if cramped(len(land) + len(now)) else [*land, *now]
    lines += _seats(view, texts, names)
    plans = _plans(view, texts)
    lines += plans[:1]
    return [*lines, [], *_stacks(view, texts), *_display(view, texts), *plans[1:], _legend(texts)]


# --- the land ---


def _land(board: Mapping[str, Any], texts: Texts) -> Canvas:
    """Five rows of hexes, each four lines high; in a small window without the lines in which nothing stands."""
    lines: Canvas = []
    close = cramped(5 * 4)
    for row in range(-2, 3):
        hexes = [hex for hex in board["hexes"] if hex["r"] == row]
        indent = (" " * (abs(row) * (_CELL + 1) // 2), "")
        for level in range(4):
            if close and level and not any(hex["slots"][level - 1] for hex in hexes):
                continue
            line: Line = [indent]
            for hex in hexes:
                line += [*_hex_line(hex, level, texts), (" ", "")]
            lines.append(line)
    return lines


def _hex_line(hex: Mapping[str, Any], level: int, texts: Texts) -> Line:
    if level == 0:
        terrain = hex["terrain"] or ""
        name = texts.render(f"terrain-{terrain}") if terrain else "?"
        named = {"forest": name.upper(), "mountain": f"/{name}/"}.get(terrain, name)
        return [(f"{hex['hex']} {named}".ljust(_CELL)[:_CELL], _TERRAIN.get(terrain, "dim"))]
    slot = hex["slots"][level - 1]
    if slot is None:
        return [(" ·".ljust(_CELL), "dim")]
    name = texts.render(f"short-{slot['building']}")
    worker = "  "
    style = ""
    if slot["worker"] is not None:
        worker = f"{slot['worker'] + 1}{'!' if slot['lying'] else ' '}"
        style = _SEATS[slot["worker"]]
    elif slot["owner"] is not None:
        worker, style = f"{slot['owner'] + 1} ", _SEATS[slot["owner"]]
    return [
        (f" {name:<9}{_extra(slot):<3}", "dim" if slot["owner"] is not None else ""),
        (worker, f"{style} bold".strip()),
    ]


def _extra(slot: Mapping[str, Any]) -> str:
    """Minerals on a mine, metal in a smelter, banners on a possession."""
    if slot["minerals"]:
        return "".join(_LETTER[mineral] for mineral in slot["minerals"])
    if slot["building"] == "smelter" and slot["good"]:
        return str(slot["good"][:1])
    if slot["banners"]:
        return f"#{slot['banners']}"
    return f"({slot['worth']})" if slot["worth"] else ""


# --- time and players ---


def _timeline(board: Mapping[str, Any], texts: Texts) -> Line:
    """The ring, cut open at the time marker."""
    line = board["timeline"]
    spaces = []
    for ahead in range(line["spaces"]):
        here = [str(s + 1) for s, at in enumerate(line["at"]) if (at - line["marker"]) % line["spaces"] == ahead]
        spaces.append("".join(here) or "·")
    shown = f"{texts.render('terminal-time')}  ▼{' '.join(spaces)} ▼"
    return [(shown, "bold"), (f"   (▼ {texts.render('terminal-marker')})", "dim")]


def _seats(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    lines: Canvas = []
    for seat, shown in enumerate(view["board"]["seats"]):
        kept = [
            name
            for name, there in (
                (texts.render("terminal-wheelbarrow"), shown["wheelbarrow"]),
                (texts.render("good-food"), shown["food_marker"]),
                (texts.render("good-wood"), shown["wood_marker"]),
            )
            if there
        ]
        mark = "▶" if seat in view["actors"] else " "
        head = f"{mark} {seat + 1} {names[seat]:<12.12}"
        told = [
            texts.render("terminal-banners", {"n": shown["banners"]}),
            texts.render("terminal-workers", {"n": shown["workers"]}),
            ", ".join(kept) or "-",
        ]
        lines.append([(head, f"{_SEATS[seat]} bold"), (" " + " · ".join(told), "")])
    return lines


# --- display ---


def _stacks(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """The top possession of every stack with its recipe."""
    tiles = view["aids"]["tiles"]
    lines: Canvas = [[(texts.render("terminal-stacks"), "bold")]]
    for family in FAMILIES:
        left = view["board"]["stacks"][family]["left"]
        line: Line = [(f"  {texts.render(f'family-{family}'):<10}", "")]
        if left:
            tile = tiles[left[0]]
            inputs = texts.arg([label(f"good-{good}") for good in tile["recipes"][0]["inputs"]])
            banners = texts.render("terminal-banner-count", {"n": tile["banners"]})
            terrain = texts.render(f"terrain-{tile['terrain']}")
            line.append((f"{texts.render(f'building-{left[0]}')} ({terrain}): {inputs} → {banners}", ""))
            line.append((f"   +{len(left) - 1}", "dim"))
        else:
            line.append(("-", "dim"))
        lines.append(line)
    return lines


def _display(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """The production buildings that can be built: with what, how many are left, where, and what they do."""
    lines: Canvas = [[(texts.render("terminal-display"), "bold")]]
    for kind, count in view["board"]["display"].items():
        tile = view["aids"]["tiles"][kind]
        if tile["cost"] is not None:
            cost = texts.render(f"good-{tile['cost']}")
            head = f"  {cost:<7}{texts.render(f'building-{kind}'):<26}{count}  "
            terrain = texts.render(f"terrain-{tile['terrain']}")
            lines.append([(f"{head}{terrain:<9} ", "" if count else "dim"), (_recipes(tile, texts), "dim")])
    bag = [f"{texts.render(f'good-{name}')} {count}" for name, count in view["board"]["bag"].items()]
    metal = texts.render("terminal-metal", {"n": view["board"]["metal_markers"]})
    lines.append([(f"  {texts.render('terminal-bag'):<7}", ""), (f"{', '.join(bag)} · {metal}", "dim")])
    return lines


def _recipes(tile: Mapping[str, Any], texts: Texts) -> str:
    told = []
    for way in tile["recipes"]:
        inputs = texts.arg([label(f"good-{good}") for good in way["inputs"]])
        output = texts.render(f"good-{way['output']}" if way["output"] else "terminal-mineral")
        told.append(f"{inputs} → {output}".strip())
    return ", ".join(told)


# --- what one holds and could do ---


def _held(board: Mapping[str, Any], seat: int, texts: Texts) -> Line:
    goods = []
    for hex in board["hexes"]:
        for slot in hex["slots"]:
            if slot is not None and slot["worker"] == seat:
                spoils = f" ({texts.render('terminal-spoils')})" if slot["lying"] else ""
                goods.append(f"{texts.render('good-' + slot['good'])} {slot['place']}{spoils}")
    shown = ", ".join(goods) or texts.render("terminal-nothing")
    return [(f"{texts.render('terminal-held')}: ", "bold"), (shown, "")]


def _plans(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """What could be had this turn, and for how much time; then how to read that."""
    shown = []
    for plan in view["aids"]["plans"]:
        if plan["this_turn"]:
            name = f"good-{plan['good']}" if "good" in plan else f"building-{plan['possession']}"
            least = "" if plan["exact"] else "≤"
            kept = plan["keeping"]
            keeping = f" ({kept['time']})" if kept and kept["this_turn"] else ""
            shown.append(f"{texts.render(name)} {least}{plan['time']}{'*' if plan['pieces'] else ''}{keeping}")
    if not shown:
        return []
    line: Line = [(f"{texts.render('terminal-plans')}: ", "bold"), (", ".join(shown), "")]
    overlooked = " ".join(texts.render(f"overlook-{name}") for name in view["aids"]["overlooks"])
    return [line, [(f"{texts.render('terminal-plan-key')} {overlooked}", "dim")]]


def _legend(texts: Texts) -> Line:
    return [(texts.render("terminal-legend"), "dim")]


PARTS: Mapping[str, Callable[[Mapping[str, Any], Texts, Sequence[str]], Canvas]] = {
    "land": lambda view, texts, names: [*_land(view["board"], texts), _legend(texts)],
    "timeline": lambda view, texts, names: [_timeline(view["board"], texts), *_seats(view, texts, names)],
    "stacks": lambda view, texts, names: _stacks(view, texts),
}
"""What a figure of the rulebook may show."""


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would cost or bring, in a few words."""
    if "next" in effect:
        return texts.render("terminal-next", {"player": seat_arg(effect["next"])}, names)
    told = [texts.render("terminal-takes", {"time": effect["time"]})]
    if effect.get("pay"):
        goods = [_source(paid, texts) for paid in effect["pay"]]
        told.append(texts.render("terminal-pays", {"goods": list(goods)}))
    if effect.get("wheelbarrow"):
        told.append(texts.render("terminal-wheelbarrow"))
    if effect.get("banners"):
        told.append(texts.render("terminal-banner-count", {"n": effect["banners"]}))
    if effect.get("spoils"):
        told.append(texts.render("terminal-spoils"))
    return ", ".join(told)


def _source(paid: Mapping[str, Any], texts: Texts) -> str:
    good = texts.render(f"good-{paid['good']}")
    return f"{good} {paid['place']}" if paid["place"] else texts.render("terminal-good-marker", {"good": good})


def tell_effects(effects: Sequence[Mapping[str, Any]], texts: Texts, names: Sequence[str]) -> str:
    """What a choice still open costs at least and at most."""
    times = sorted({effect["time"] for effect in effects if "time" in effect})
    if not times:
        return ""
    shown = str(times[0]) if len(times) == 1 else f"{times[0]}-{times[-1]}"
    return texts.render("terminal-takes", {"time": shown})
