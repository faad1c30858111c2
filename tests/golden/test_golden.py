"""Golden playthroughs: one whole game per game, written out so that a reviewer reads a change of rules as a diff.

After a wanted change: `make golden`, read the diff, commit it with the change.
"""

from __future__ import annotations

import os
import random
from importlib import import_module
from pathlib import Path

import pytest

import approdo
from approdo.core.canvas import plain
from approdo.core.game import CHANCE

HERE = Path(__file__).parent


def playthrough(info: approdo.GameInfo, seed: int = 1) -> str:
    """Entries, events as the spectator reads them, and the board at the end."""
    texts = info.texts("en")
    match = approdo.Match(approdo.load(info.id), seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat).ids))
    told: dict[int, list[str]] = {}
    for event in match.events(approdo.SPECTATOR):
        told.setdefault(event["n"], []).append(texts.render(event["key"], event["args"], match.names))
    lines = []
    for at, (seat, number) in enumerate(match.entries):
        who = "*" if seat == CHANCE else str(seat)
        lines.append(f"{at + 1:>4} {who}:{match.game.space.notation(number)}")
        lines += [f"       {text}" for text in told.get(at, [])]
    outcome = match.outcome
    assert outcome is not None
    lines += ["", f"{outcome.reason}: {outcome.scores}, ranking {outcome.ranking}, winners {outcome.winners}"]
    for parts in outcome.breakdown:
        lines.append("; ".join(f"{texts.render(f'score-{p.part}', p.args, match.names)} {p.value}" for p in parts))
    draw = import_module(f"{info.package}.terminal").draw
    lines += ["", plain(draw(match.view(approdo.SPECTATOR), texts, match.names))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_the_golden_game_is_played_as_it_was(info: approdo.GameInfo) -> None:
    golden = HERE / f"{info.id}.txt"
    played = playthrough(info)
    if os.environ.get("APPRODO_GOLDEN") == "write":
        golden.write_text(played, encoding="utf-8")
    assert played.splitlines() == golden.read_text(encoding="utf-8").splitlines()
