"""The figures of a rulebook: small positions, written as data and judged by the rules themselves.

A game's `rulebook/figures.toml` has a table for each figure; the rulebook's Markdown names it where it stands, with
its caption:

    ```figure chain
    The chain.
    The tile on e1 yields {effect.harvest.wheat=6} wheat.
    ```

The fields of a figure:

- `part`: which part of the table is drawn, a name that the game's `terminal.py` and board know;
- `players`, `options`, `seed`: the table, before anything is arranged;
- `see`: what lies there instead, in the words of the game's `figures.py`;
- `play`: actions in notation, carried out by whoever is awaited;
- `viewer`: the seat that looks, by default the one awaited;
- `legal`: beginnings of notation; the legal actions among them are shown as open to the reader;
- `peek`: the legal action whose effect is shown;
- `refused`: actions that the rules refuse, each with its cell and the paragraph that the refusal cites;
- `after`: true where a terminal, which has no preview, draws the position after the action peeked at;
- `crop`, `mark`: cells that bound the picture, and cells that are pointed out.

A number in a caption is written with where it comes from, `{score.0=24}`: the figure computes it, and a test fails
when the two differ. Nothing in a figure is true only because somebody wrote it.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from approdo.core.canvas import Canvas, fitting, folded
from approdo.core.errors import BadData
from approdo.core.game import Game, Refusal
from approdo.core.info import GameInfo
from approdo.core.registry import game_type
from approdo.core.showing import NARROWEST, terminal_of
from approdo.core.state import State
from approdo.core.text import inside

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Ugo")
"""What the players of figures are called."""
_FIELDS = {
    *("part", "players", "options", "seed", "see", "play", "viewer", "legal", "peek", "refused", "crop", "mark"),
    "after",
}
_FACT = re.compile(r"\{([\w.-]+)=([^{}]+)\}")


@dataclass(frozen=True)
class Refused:
    """An action that the rules refuse: where it is marked, and a paragraph that the refusal must cite."""

    action: str
    cell: str
    rule: str


@dataclass(frozen=True)
class Figure:
    """A position of a game as a rulebook shows it."""

    id: str
    part: str
    game: Game[Any]
    state: State
    viewer: int
    shown: tuple[int, ...]
    """The legal actions that the picture offers."""
    peek: int | None
    refused: tuple[Refused, ...]
    crop: tuple[str, ...]
    mark: tuple[str, ...]
    after: bool

    @cached_property
    def view(self) -> dict[str, Any]:
        """The table as the viewer sees it, its legal actions narrowed to those that the figure is about."""
        view = self.game.view(self.state, self.viewer)
        view["legal"] = [offer for offer in view["legal"] if offer["id"] in self.shown]
        return view

    @cached_property
    def effect(self) -> Mapping[str, Any]:
        """What the action peeked at would bring."""
        found: Mapping[str, Any] = next((offer for offer in self.view["legal"] if offer["id"] == self.peek), {})
        effect: Mapping[str, Any] = found.get("effect") or {}
        return effect

    def refusal(self, refused: Refused) -> Refusal | None:
        """What the rules answer to an action that the figure calls refused; None if it is legal."""
        return self.game.explain(self.state, self.viewer, self.game.space.number(refused.action))

    def fact(self, path: str) -> str:
        """A value of the position by its path: `effect.cost`, `score.0`, `board.track.stone`, `legal`."""
        view = self.view
        at: Any = {
            "effect": self.effect,
            "score": [sum(part["value"] for part in parts) for parts in view["scores"]],
            "board": view["board"],
            "aids": view["aids"],
            "legal": len(self.shown),
            "outcome": view["outcome"],
        }
        for step in path.split("."):
            at = _step(at, step, f"figure '{self.id}': {path}")
        return ", ".join(map(str, at)) if isinstance(at, list) else str(at)

    def draw(self, language: str, columns: int = NARROWEST) -> Canvas:
        """The same picture in a terminal: what the part looks like, what is shown to be possible, what is not."""
        info = self.game.info
        terminal, texts = terminal_of(info), info.texts(language)
        names = NAMES[: self.game.players]
        with fitting(columns):
            lines: Canvas = [*terminal.PARTS[self.part](self._drawn(), texts, names)]
        if self.peek is not None:
            told = terminal.tell_effect(self.effect, texts, names) if self.effect else ""
            action = texts.arg(self.game.space.describe(self.peek), names)
            lines.append([("▶ ", "bold"), (f"{action}: {told}" if told else action, "")])
        for refused in self.refused:
            action = texts.arg(self.game.space.describe(self.game.space.number(refused.action)), names)
            lines.append([("✗ ", "bold red"), (f"{action} ", ""), (f"§ {refused.rule}", "dim")])
        return folded(lines, columns)

    def _drawn(self) -> dict[str, Any]:
        """The view that a terminal draws."""
        if not self.after or self.peek is None:
            return self.view
        state = self.state.clone()
        self.game.apply(state, self.viewer, self.peek)
        return self.game.view(state, self.viewer)

    def to_json(self) -> dict[str, Any]:
        """What the browser draws it from."""
        return {
            "id": self.id,
            "part": self.part,
            "view": self.view,
            "peek": self.peek,
            "refused": [refused.cell for refused in self.refused],
            "crop": list(self.crop),
            "mark": list(self.mark),
        }


def _step(at: Any, step: str, where: str) -> Any:
    """One step into plain data: a key, a number in a list, or its `count`."""
    if isinstance(at, Mapping) and step in at:
        return at[step]
    if isinstance(at, list):
        if step == "count":
            return len(at)
        if step.isdecimal() and int(step) < len(at):
            return at[int(step)]
    raise BadData(f"{where}: there is no '{step}'")


def spoken(caption: str) -> str:
    """A caption as people read it: its numbers without where they come from."""
    return _FACT.sub(lambda found: found[2], caption)


def claims(caption: str) -> list[tuple[str, str]]:
    """The numbers of a caption: where each comes from, and what is written."""
    return [(path, value) for path, value in _FACT.findall(caption)]


@cache
def figures(info: GameInfo) -> dict[str, Figure]:
    """All figures of a game's rulebook, by id; a game from outside may have none."""
    source = inside(info.package, "rulebook", "figures.toml")
    if not source.is_file():
        return {}
    where = f"{info.package}/rulebook/figures.toml"
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    return {id: _figure(info, id, fields, f"{where}: figure '{id}'") for id, fields in data.items()}


def _figure(info: GameInfo, id: str, fields: Mapping[str, Any], where: str) -> Figure:
    unknown = fields.keys() - _FIELDS
    if unknown or "part" not in fields:
        raise BadData(f"{where} has 'part' and any of {', '.join(sorted(_FIELDS))}, not {', '.join(sorted(unknown))}")
    game = game_type(info.id)(fields.get("players", info.default_seats), fields.get("options"))
    state = _position(game, fields, where)
    viewer = fields.get("viewer", next(iter(game.actors(state)), 0))
    legal = game.legal(state, viewer)
    peek = game.space.number(fields["peek"]) if "peek" in fields else None
    if peek is not None and peek not in legal:
        raise BadData(f"{where}: '{fields['peek']}' is not legal: {game.explain(state, viewer, peek)}")
    beginnings: Sequence[str] = fields.get("legal", ())
    shown = [number for number in legal if game.space.notation(number).startswith(tuple(beginnings))]
    for beginning in beginnings:
        if not any(game.space.notation(number).startswith(beginning) for number in shown):
            raise BadData(f"{where}: nothing that begins '{beginning}' is legal")
    return Figure(
        id,
        fields["part"],
        game,
        state,
        viewer,
        tuple(dict.fromkeys([*shown, *([] if peek is None else [peek])])),
        peek,
        tuple(Refused(**refused) for refused in fields.get("refused", ())),
        tuple(fields.get("crop", ())),
        tuple(fields.get("mark", ())),
        bool(fields.get("after")),
    )


def _position(game: Game[Any], fields: Mapping[str, Any], where: str) -> State:
    """The table set up by chance, then arranged, then played on."""
    rng = random.Random(fields.get("seed", 1))
    state: State = game.start()
    _run_chance(game, state, rng)
    if "see" in fields:
        seat = fields.get("viewer", next(iter(game.actors(state)), 0))
        seen = game.observe(state, seat)
        import_module(f"{game.info.package}.figures").arrange(seen, fields["see"], seat)
        state = game.world(seen, rng)
    for text in fields.get("play", ()):
        seat, number = next(iter(game.actors(state))), game.space.number(text)
        if number not in game.legal(state, seat):
            raise BadData(f"{where}: '{text}' is not legal: {game.explain(state, seat, number)}")
        game.apply(state, seat, number)
        _run_chance(game, state, rng)
    return state


def _run_chance(game: Game[Any], state: State, rng: random.Random) -> None:
    while game.chance_next(state):
        game.apply(state, -1, game.draw(state, rng))
