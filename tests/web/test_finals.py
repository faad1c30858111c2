"""What a board calls final is what the engine's undo cannot take back."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import approdo

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
PLAYERS = {"new-haven": 3, "terra-nova": 3, "new-england": 3, "neuland": 3, "new-salem": 4}
FEWEST, MOST, LONGEST = 3, 12, 600


def finals_of(game: str) -> set[str]:
    """The list in the source of a board."""
    sources = "".join(file.read_text(encoding="utf-8") for file in sorted((BOARDS / game).glob("*.ts*")))
    lists = re.findall(r"\bfinals:\s*\[(.*?)\]", sources, re.DOTALL)
    assert len(lists) == 1, f"{game}: one list of finals, found {len(lists)}"
    return set(re.findall(r'"([a-z-]+)"', lists[0]))


def undone_and_not(game: str, finals: set[str]) -> tuple[Counter[str], Counter[str]]:
    """How often undo took back each kind of action, and how often it could not. What anybody may say or give between
    the decisions (claims, hope) is left out: nobody is asked twice before speaking."""
    can: Counter[str] = Counter()
    cannot: Counter[str] = Counter()
    offered: set[str] = set()
    for seed in range(MOST):
        if seed >= FEWEST and finals <= can.keys() | cannot.keys():
            break
        chooser = random.Random(seed)
        match = approdo.Match(approdo.load(game, players=PLAYERS[game]), seed=seed)
        for _ in range(LONGEST):
            if match.over:
                break
            aside = [seat for seat in match.volunteers if seat not in match.actors]
            offered |= {action.kind for seat in aside for action in match.legal(seat)}
            seat = chooser.choice(match.actors)
            legal = list(match.legal(seat))
            action = chooser.choice([one for one in legal if one.kind not in offered] or legal)
            match.play(seat, action)
            (can if match.can_undo(seat) else cannot)[action.kind] += 1
    finals -= offered
    for kind in offered:
        can.pop(kind, None)
        cannot.pop(kind, None)
    return can, cannot


@pytest.mark.parametrize("game", PLAYERS)
def test_a_kind_is_final_exactly_if_undo_cannot_take_it_back(game: str) -> None:
    finals = finals_of(game)
    can, cannot = undone_and_not(game, finals)
    assert finals <= can.keys() | cannot.keys(), "a kind that never occurs"
    never = {kind for kind in cannot if not can[kind]}
    assert never <= finals, "no undo takes these back: the page must be able to ask first"
    # Where it depends on whose turn follows, a board may call a kind final that undo seldom takes back.
    assert {kind for kind in finals - never if can[kind] >= cannot[kind]} == set(), "undo takes these back"
