"""New Salem in a terminal: despair against its goal, every town with its cubes, the open events, your secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from approdo.core.actions import Action
from approdo.core.canvas import Canvas, Line, cramped, width
from approdo.core.text import Arg, Texts, label
from approdo.games.new_salem.components import BUILDING_OF, CHARACTERS, COLLECTS, IS_WITCH, SET, SIDES, TYPES

STYLES = dict(zip(TYPES, ("red", "green", "yellow", "magenta", "dim", "bold"), strict=True))
COLUMNS = 78
"""A small window, less the place of a scroll bar."""


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The table as one viewer sees it."""
    board = view["board"]
    lines = [_head(view, texts)]
    if board["viewer"] is not None:
        lines += _secrets(board, texts, names)
    towns = [line for seat in range(view["players"]) for line in _town(view, seat, texts, names)]
    events = _events(view, texts)
    sought = board["phase"] == "triggering" and cramped(len(lines) + len(towns) + len(events))
    lines += [*events, *towns] if sought else [*towns, *events]
    lines += _claims(view, texts, names)
    return [*lines, *_legend(texts)]


def _legend(texts: Texts) -> Canvas:
    return [[(texts.render("terminal-legend"), "dim")], [(texts.render("terminal-legend-card"), "dim")]]


def _head(view: Mapping[str, Any], texts: Texts) -> Line:
    board, despair = view["board"], view["aids"]["despair"]
    phase = label(f"terminal-phase-{board['phase']}")
    args: dict[str, Arg] = {"round": board["round"], "phase": phase, "despair": board["despair"], "goal": board["goal"]}
    line: Line = [(texts.render("terminal-head", args), "bold")]
    if despair["with_sets"] != despair["cubes"]:
        line.append((" " + texts.render("terminal-sets", {"despair": despair["with_sets"]}), "bold"))
    return line


def _town(view: Mapping[str, Any], seat: int, texts: Texts, names: Sequence[str]) -> Canvas:
    """One player: marks, hope, full sets, then the buildings by type with their cubes."""
    board = view["board"]
    marks = "".join(texts.render(f"terminal-{mark}") for mark in _marks(board, seat))
    hope = f"+{board['hope'][seat]}"
    if seat == board["constable"] and board["gifts"]:
        hope += " " + texts.render("terminal-gifts", {"n": board["gifts"]})
    sets = [f"·{texts.render(f'type-{name}')} x{n}" for name, n in view["aids"]["sets"][seat].items() if n]
    asked = seat in view["actors"]
    title = f"{'▶' if asked else ' '} {names[seat]} {f'[{marks}]' if marks else ''} {hope} {' '.join(sets)}"
    lines: Canvas = [[(title.rstrip(), "bold reverse" if asked else "bold")]]
    cards = sorted(board["towns"][seat], key=lambda card: BUILDING_OF[card["building"]])
    alike = Counter(_card(card, texts) for card in cards)
    return lines + _wrapped([(f"{text} ×{n}" if n > 1 else text, style) for (text, style), n in alike.items()], "    ")


def _marks(board: Mapping[str, Any], seat: int) -> list[str]:
    pillory = board["pillory"]
    return [
        mark
        for mark, has in (
            ("constable", board["constable"] == seat),
            ("badge", board["badges"][seat]),
            ("trial", board["trials"][seat]),
            ("pillory", pillory is not None and pillory["seat"] == seat),
        )
        if has
    ]


def _card(card: Mapping[str, Any], texts: Texts) -> tuple[str, str]:
    name = card["building"]
    cubes = "+" * card["hope"] + "-" * card["despair"]
    return _named(name, texts) + cubes, _style(name)


def signs(action: Action, texts: Texts) -> str:
    """What the drawing calls the building of an action: Tr2 for the smithy."""
    building = getattr(action, "building", None)
    return _sign(building, texts) if building else ""


def _sign(building: str, texts: Texts) -> str:
    """A building's type and its position in the set."""
    of_type, position = divmod(BUILDING_OF[building], SET)
    return f"{texts.render(f'type-{TYPES[of_type]}')[:2]}{position + 1}"


def _named(building: str, texts: Texts) -> str:
    """A building by its sign and its name, such as 'Tr2 Smithy'."""
    return f"{_sign(building, texts)} {texts.render(f'building-{building}')}"


def _style(building: str) -> str:
    return STYLES[TYPES[BUILDING_OF[building] // SET]]


def _wrapped(spans: Sequence[tuple[str, str]], indent: str) -> Canvas:
    """Spans side by side, in as many lines as they need."""
    lines: Canvas = []
    line: Line = [(indent, "")]
    for text, style in spans:
        if width(line) + len(text) + 2 > COLUMNS:
            lines.append(line)
            line = [(indent, "")]
        line += [(text, style), ("  ", "")]
    return [*lines, line] if len(line) > 1 else lines


def _events(view: Mapping[str, Any], texts: Texts) -> Canvas:
    """The open events with cost and effect."""
    board = view["board"]
    lines: Canvas = [[(texts.render("terminal-events"), "bold")]]
    for name in ["cleansing", "trial", *board["market"]]:
        line: Line = [
            (f"    {view['aids']['costs'][name]} {texts.render(f'event-card-{name}')}", "cyan"),
            (f": {texts.render(f'effect-{name}')}", "dim"),
        ]
        if name == "trial":
            line.append((f" ({texts.render('terminal-trials-left', {'n': board['trials_left']})})", "dim"))
        lines.append(line)
    return lines


def _claims(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """What was claimed in this round; after the game all claims with their truth."""
    board = view["board"]
    told = [entry for entry in board["claims"] if view["over"] or entry["round"] == board["round"]]
    if not told:
        return []
    lines: Canvas = [[(texts.render("terminal-claims-all" if view["over"] else "terminal-claims"), "bold")]]
    for entry in told:
        claim = dict(entry["claim"])
        args = {name: _claim_arg(name, value) for name, value in claim.items() if name != "kind"}
        said = texts.render(f"event-{claim['kind']}", {"player": {"seat": entry["seat"]}, **args}, names)
        truth = entry["true"]
        mark = "" if truth is None else f" [{texts.render('terminal-true' if truth else 'terminal-false')}]"
        lines.append([(f"    {said}{mark}", "")])
    return lines


def _claim_arg(name: str, value: Any) -> Arg:
    if name == "about":
        return {"seat": value}
    return value if name == "amount" else label(f"{'event-card' if name == 'event' else name}-{value}")


def _secrets(board: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The viewer's character, what he was shown, his hand and the hands he knows."""
    me = board["viewer"]
    lines: Canvas = []
    for seat, name in enumerate(board["characters"]):
        if name is None:
            continue
        character = CHARACTERS.index(name)
        side = label(f"side-{SIDES[IS_WITCH[character]]}")
        if seat == me:
            types: list[Arg] = [label(f"type-{TYPES[t]}") for t in COLLECTS[character]]
            args: dict[str, Arg] = {"character": label(f"character-{name}"), "side": side, "types": types}
            lines.append([(texts.render("terminal-character", args, names), "bold cyan")])
        else:
            known: dict[str, Arg] = {"player": {"seat": seat}, "side": side}
            lines.append([(texts.render("terminal-knows", known, names), "cyan")])
    for seat, cards in enumerate(board["hands"]):
        if cards and seat == me:
            lines.append([(texts.render("terminal-hand"), "bold")])
            lines += _wrapped([(_named(name, texts), _style(name)) for name in cards], "    ")
        elif cards:
            held: list[Arg] = [label(f"building-{name}") for name in cards]
            lines.append([(texts.render("terminal-passed", {"player": {"seat": seat}, "cards": held}, names), "dim")])
    return lines


PARTS: Mapping[str, Callable[[Mapping[str, Any], Texts, Sequence[str]], Canvas]] = {
    "town": lambda view, texts, names: [*_town(view, 0, texts, names), *_legend(texts)],
    "district": lambda view, texts, names: [
        *_secrets(view["board"], texts, names),
        *_town(view, 1, texts, names),
        *_legend(texts),
    ],
    "events": lambda view, texts, names: _events(view, texts),
    "gauge": lambda view, texts, names: [_head(view, texts)],
    "claims": lambda view, texts, names: _claims(view, texts, names),
    **dict.fromkeys(
        ("character", "hand"), lambda view, texts, names: [_head(view, texts), *_secrets(view["board"], texts, names)]
    ),
}
"""What a figure of the rulebook may show."""


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a legal action would bring, in a few words."""
    if "gives" in effect:
        off: list[Arg] = [
            label("hope-off", cubes=gift["hope"], building=label(f"building-{gift['building']}"))
            for gift in effect["gives"]
        ]
        return texts.render("terminal-gain-gives", {"taken": off})
    if "points" in effect:
        gains = [name for name in ("hope", "despair", "remove", "points") if effect[name]]
        told = [texts.render(f"terminal-gain-{name}", {"n": effect[name]}) for name in gains]
        if effect["without_cubes"]:
            told.append(texts.render("terminal-without-cubes"))
        return ", ".join([texts.render(f"type-{effect['type']}"), *told])
    if "hope_left" in effect:
        return texts.render("terminal-effect-left", {"hope": effect["hope_left"]})
    return texts.render("terminal-effect-cubes", effect)
