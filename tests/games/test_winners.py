"""The last line of every log says who has won, and what decided."""

import random

import pytest

import approdo
from approdo.core.game import decided_at

COUNTED = ["new-england", "new-haven", "new-salem", "terra-nova"]
"""The games that are won by points; Neuland's last banner tells its winner itself."""


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_ends_with_the_winners_and_their_points(game: str, seed: int) -> None:
    match = approdo.Match(approdo.load(game), seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat).ids))
    outcome, last = match.outcome, match.log[-1][1]
    assert outcome is not None
    assert last.kind.partition("-")[0] == "winner"
    assert last.args["players"] == [{"seat": seat} for seat in outcome.winners]
    for language in ("en", "it"):
        told = approdo.tell(last, game, match.names, language=language)
        assert all(match.names[seat] in told for seat in outcome.winners)
        assert str(outcome.scores[outcome.winners[0]]) in told


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ([(3, 0), (5, 0), (4, 9)], 0),
        ([(5, 1), (5, 2), (4, 9)], 1),
        ([(5, 2), (5, 2), (4, 9)], 0),
        ([(5, 2), (5, 2), (5, 1)], 1),
        ([(5, 2), (5, 2)], 0),
    ],
)
def test_what_decides_is_where_the_best_leave_the_next(keys: list[tuple[int, int]], place: int) -> None:
    assert decided_at(keys) == place
