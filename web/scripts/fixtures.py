"""Table messages for component tests and for looking at boards: `python web/scripts/fixtures.py [NAME ...]`.

Every message is made by the engine from a record beside it, so that it changes only when what the engine shows
changes; a test fails when a message is not what the engine shows today. Bots play a moment anew when it is named, or
when its record is not legal any more.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import approdo
from approdo.bots.levels import make
from approdo.core.actions import HOLD
from approdo.core.draws import Draws, draws_of
from approdo.core.figures import figures
from approdo.core.match import Match, replay
from approdo.core.perspective import Perspective
from approdo.core.story import story

NAMES = ("Giulia", "Marco", "Anna", "Teo", "Elsa", "Luca", "Bea", "Rita")
OUT = Path(__file__).parent.parent / "tests" / "fixtures"
DRAWS = OUT.parent / "draws" / "sample.json"
RECORDS = OUT / "records"
STORIES = OUT / "stories"
FIGURES = OUT / "figures"


def message(match: Match, viewer: int) -> dict[str, Any]:
    """What the server sends to one viewer of a table."""
    seat: dict[str, Any] = {
        "connected": True,
        "you": False,
        "away": False,
        "yours": False,
        "reserved": False,
        "resigned": False,
    }
    seat |= {"reasons": [], "auto_pass": False}
    seats = [
        {
            **seat,
            "name": name,
            "kind": "bot" if s == 3 else "person",
            "bot": "greedy" if s == 3 else None,
            "you": s == viewer,
        }
        for s, name in enumerate(match.names)
    ]
    lines = ((1, "Marco", "tutta quella pietra a sinistra…"), (2, "Anna", "lasciane un po’ anche a noi!"))
    chat = [{"id": i, "room": "players", "seat": i, "name": name, "text": text, "at": 0.0} for i, name, text in lines]
    table = {
        "id": "sample",
        "game": match.game.info.id,
        "options": dict(match.game.options),
        "status": "finished" if match.over else "playing",
        "public": False,
        "spectators": True,
        "seats": seats,
        "host": "Giulia",
        "you_host": True,
        "invite": None,
        "clock": None,
        "stand_in": "greedy",
        "proposal": None,
        "hearing": None,
        "rematch": None,
        "origin": None,
        "watching": 0,
        "created": 0.0,
        "draws": None,
        "can_auto_pass": False,
        "lesson": None,
        "hints": False,
    }
    log = match.events(viewer)
    return {
        "seq": match.step,
        "decision": match.step,
        "table": table,
        "view": match.view(viewer),
        "log": log[-40:],
        "log_from": max(0, len(log) - 40),
        "log_new": len(log) - 6,
        "chat": chat,
        "you": [viewer],
        "seat": viewer,
    }


@dataclass(frozen=True)
class Moment:
    """A moment of a game: seat 0 is asked for `prompt` (None: the end) after so many steps, in a game between bots."""

    name: str
    game: str
    players: int
    seed: int
    prompt: str | None
    after: int
    least: int = 1
    """It has at least so many legal actions."""
    effect: str = ""
    """One of them has this effect."""
    options: dict[str, Any] = field(default_factory=dict)

    def here(self, match: Match) -> bool:
        """Whether this is it."""
        if not self.prompt or match.step < self.after or match.actors[0] != 0 or len(match.legal(0)) < self.least:
            return False
        view = match.view(0)
        shown = not self.effect or any((offer.get("effect") or {}).get(self.effect) for offer in view["legal"])
        return bool(shown and view["prompt"]["key"] == self.prompt)

    def play(self) -> Match:
        """Let bots play until it comes."""
        game = approdo.load(self.game, self.players, **self.options)
        match = Match(game, seed=self.seed, names=NAMES[: self.players])
        bot, rng, asked = make("greedy"), random.Random(self.seed), -1
        while not match.over:
            if match.volunteers and asked < match.step:
                asked = match.step + 12
                for speaker in set(match.volunteers) - {0, *match.actors}:
                    answer = bot.choose(Perspective.of(match.game, match.state, speaker), rng).action
                    if answer != HOLD:
                        match.play(speaker, answer)
            if self.here(match):
                break
            seat = match.actors[0]
            match.play(seat, bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
        return match


MOMENTS = (
    Moment("new-haven-lay", "new-haven", 4, 7, "prompt-lay", 320),
    Moment("new-haven-build", "new-haven", 4, 7, "prompt-build", 320, least=8),
    Moment("new-haven-draw", "new-haven", 3, 5, "prompt-draw", 120, options={"side": "B"}),
    Moment("new-haven-charters", "new-haven", 3, 8, "prompt-build", 60, effect="charters", options={"charters": True}),
    Moment("new-haven-over", "new-haven", 3, 5, None, 0),
    Moment("new-salem-pick", "new-salem", 5, 3, "prompt-pick", 110),
    Moment("new-salem-trigger", "new-salem", 5, 4, "prompt-trigger", 100, least=26),
    Moment("new-salem-over", "new-salem", 5, 3, None, 0),
    Moment("terra-nova-place", "terra-nova", 3, 3, "prompt-place", 14),
    Moment("terra-nova-begin", "terra-nova", 3, 3, "prompt-begin", 130, effect="stones"),
    Moment("terra-nova-act", "terra-nova", 3, 4, "prompt-act", 249, effect="closes"),
    Moment("terra-nova-end", "terra-nova", 2, 5, "prompt-end", 60),
    Moment("terra-nova-over", "terra-nova", 4, 3, None, 0, options={"board": "b"}),
    Moment("new-england-start", "new-england", 4, 3, "prompt-start", 0),
    Moment("new-england-marker", "new-england", 4, 3, "prompt-marker", 100),
    Moment("new-england-turn", "new-england", 4, 3, "prompt-turn", 170, least=6),
    Moment("new-england-lay", "new-england", 4, 3, "prompt-lay", 120),
    Moment("new-england-use", "new-england", 4, 3, "prompt-use", 120),
    Moment("new-england-figure", "new-england", 4, 3, "prompt-use", 20, effect="tile"),
    Moment("new-england-over", "new-england", 4, 5, None, 0),
    Moment("neuland-settle", "neuland", 3, 3, "prompt-settle", 0),
    Moment("neuland-act", "neuland", 3, 3, "prompt-act", 180, least=50),
    Moment("neuland-pay", "neuland", 3, 3, "prompt-pay", 170, least=3),
    Moment("neuland-stack", "neuland", 3, 3, "prompt-stack", 0),
    Moment("neuland-over", "neuland", 3, 5, None, 0),
)


def kept(name: str) -> Match:
    """The game of a moment, from its record."""
    return replay((RECORDS / f"{name}.json").read_bytes())


def written(match: Match) -> str:
    """The fixture of a moment."""
    return json.dumps(message(match, 0), ensure_ascii=False)


def told(match: Match) -> str:
    """The story of a finished game, as the server tells it."""
    return json.dumps(story(match.game, match.entries, match.log).to_json(), ensure_ascii=False)


def pictured(game: str) -> str:
    """The figures of a game's rulebook, as the server sends them."""
    return json.dumps([figure.to_json() for figure in figures(approdo.info(game)).values()], ensure_ascii=False)


def drawn_sample() -> dict[str, Any]:
    """A game's draws with the opened seed, for the browser's own check of them."""
    source = Draws("sample", "ab" * 32, ("a1" * 16, ""))
    match, rng = Match(approdo.load("new-haven", players=2), draws=source), random.Random(1)
    for _ in range(60):
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0]).ids))
    return {**source.opened(), "draws": [asdict(one) for one in draws_of(match.game, match.entries)]}


def main(arguments: list[str]) -> None:
    """Write the fixtures; play those anew that are named, or whose record the present rules refuse."""
    DRAWS.write_text(json.dumps(drawn_sample()) + "\n", encoding="utf-8")
    FIGURES.mkdir(parents=True, exist_ok=True)
    for info in approdo.all_games():
        (FIGURES / f"{info.id}.json").write_text(pictured(info.id), encoding="utf-8")
    for moment in MOMENTS:
        try:
            match = None if moment.name in arguments else kept(moment.name)
        except (OSError, approdo.ApprodoError) as error:
            print(f"{moment.name}: played anew ({error})")
            match = None
        if match is None:
            match = moment.play()
            RECORDS.mkdir(parents=True, exist_ok=True)
            (RECORDS / f"{moment.name}.json").write_text(match.record().to_json() + "\n", encoding="utf-8")
        (OUT / f"{moment.name}.json").write_text(written(match), encoding="utf-8")
        if match.over:
            STORIES.mkdir(parents=True, exist_ok=True)
            (STORIES / f"{moment.name}.json").write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
