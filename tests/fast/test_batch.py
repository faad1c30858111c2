"""Many games at once, over the readable rules: what holds for it holds for the kernels by the proof."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import approdo
from approdo.fast import batch, jit
from approdo.fast.batch import ReferenceBatch
from tests.fast.plain import in_plain_python


def reference(id: str, games: int = 3, seed: int = 1, **more: bool) -> ReferenceBatch:
    made = batch(id, games=games, seed=seed, compiled=False, **more)
    assert isinstance(made, ReferenceBatch)
    return made


def test_legal_lists_are_those_of_the_game() -> None:
    games = reference("terra-nova")
    for _ in range(40):
        for i in range(games.games):
            state = games.state(i)
            assert games.ids[i, : games.counts[i]].tolist() == games.game.legal(state, int(games.seats[i]))
        games.step(games.random_actions())


def test_the_same_seed_plays_the_same_games_and_another_others() -> None:
    one, same, other = (reference("new-england", seed=seed) for seed in (5, 5, 6))
    for games in (one, same, other):
        for _ in range(30):
            games.step(games.random_actions())
    assert [one.state(i) for i in range(3)] == [same.state(i) for i in range(3)]
    assert [one.state(i) for i in range(3)] != [other.state(i) for i in range(3)]
    assert one.state(0) != one.state(1)


def test_a_game_that_ends_tells_its_outcome_and_begins_anew() -> None:
    games = reference("terra-nova", games=2)
    for _ in range(2000):
        games.step(games.random_actions())
        if games.over.any():
            break
    (i,) = np.flatnonzero(games.over)[:1]
    assert games.winners[i] == sum(1 << seat for seat in np.flatnonzero(games.ranks[i] == 0))
    assert games.scores[i].max() == games.scores[i][games.ranks[i] == 0][0]
    assert games.state(i).turns == 0


def test_mask_and_list_say_the_same() -> None:
    games = reference("new-england", mask=True)
    for _ in range(25):
        for i in range(games.games):
            assert np.flatnonzero(games.mask[i]).tolist() == sorted(games.ids[i, : games.counts[i]].tolist())
        games.step(games.random_actions())


def test_what_is_kept_up_from_step_to_step_cannot_be_written_to() -> None:
    games = reference("new-england", mask=True, observe=True)
    for array in (games.mask, games.observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_observation_is_made_of_named_pieces() -> None:
    games = reference("new-england", observe=True)
    for _ in range(20):
        games.step(games.random_actions())
    money = games.pieces()["money"]
    for i in range(games.games):
        state, seat = games.state(i), int(games.seats[i])
        assert money[i].tolist() == [*(state.money[seat:] + state.money[:seat]), 0]


@pytest.mark.parametrize("actions", [[0, 0, 0], [1, 2], [[1], [2], [3]]])
def test_what_is_not_legal_is_refused_and_changes_nothing(actions: list[int]) -> None:
    games = reference("new-england")
    before = [games.state(i) for i in range(3)]
    with pytest.raises(approdo.ApprodoError, match=r"may not do|take an array"):
        games.step(actions)
    assert [games.state(i) for i in range(3)] == before


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(approdo.ApprodoError, match="at least one game, not 0"):
        batch("terra-nova", games=0)


def test_volunteers_are_asked_once_before_the_seat_awaited() -> None:
    games = reference("new-salem", games=1)
    asked: list[int] = []
    for _ in range(400):
        state, seat = games.state(0), int(games.seats[0])
        if seat in games.game.actors(state):
            asked = []
        else:
            assert games.ids[0, 0] == 0
            assert seat in games.game.volunteers(state)
            assert seat not in asked
            asked.append(seat)
        games.step(games.random_actions())
    # nothing else would show that somebody was asked at all
    assert games.game.volunteering is not None


def test_draws_follow_their_weights() -> None:
    """The first player of 3,000 games, and the first tile: within four standard deviations."""
    games = reference("new-england", games=3000)
    first = np.bincount([games.state(i).first for i in range(3000)], minlength=3)
    assert abs(first - 1000).max() < 4 * (3000 * 2 / 9) ** 0.5


def test_streams_do_not_overlap() -> None:
    streams = jit.streams(1, 500)
    drawn = [jit.random31_each(streams).tolist() for _ in range(40)]
    columns = {tuple(row[i] for row in drawn)[k : k + 3] for i in range(500) for k in range(38)}
    assert len(columns) == 500 * 38


def test_one_stream_and_all_streams_step_alike() -> None:
    one, all_of_them = jit.streams(9, 5), jit.streams(9, 5)
    for _ in range(50):
        assert [jit.python_random31(one, i) for i in range(5)] == jit.random31_each(all_of_them).tolist()


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_without_numba_the_same_face_runs_on_the_rules() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from approdo.fast import batch\n"
        "games = batch('new-england', games=2, seed=1, observe=True)\n"
        "games.step(games.random_actions())\n"
        "print(type(games).__name__)"
    )
    assert run(code).stdout.strip() == "ReferenceBatch"


@pytest.mark.parametrize("missing", ["numba", "numpy"])
def test_without_the_extra_the_command_says_what_to_install(missing: str) -> None:
    code = (
        f"import sys; sys.modules['{missing}'] = None; sys.argv = ['approdo', 'fast', 'warm']\n"
        "from approdo.cli.main import main; main()"
    )
    done = run(code)
    assert done.returncode == 2
    assert "approdo[fast]" in done.stderr


KERNELS = """
import numpy as np
from approdo import ApprodoError
from approdo.fast.batch import KernelBatch, load

def made(id="new-england", **more):
    return KernelBatch(load(id), 3, seed=2, **more)
"""


@pytest.mark.parametrize("mask", [False, True])
def test_the_kernels_refuse_what_is_not_legal_and_change_nothing(mask: bool) -> None:
    in_plain_python(
        KERNELS + f"games = made(mask={mask})\n"
        "legal, before = games.random_actions(), games.rows.copy()\n"
        "other = next(n for n in range(1, 999) if n not in games.ids[1, :games.counts[1]])\n"
        "for wrong in (other, -1, 0, 10**6):\n"
        "    try: games.step([legal[0], wrong, legal[2]])\n"
        "    except ApprodoError as error: assert str(error).startswith('game 1: seat'), error\n"
        "    else: raise AssertionError(wrong)\n"
        "    assert np.array_equal(games.rows, before)\n"
        "games.step(legal)\n"
    )


@pytest.mark.parametrize("id", ["new-england", "terra-nova"])
def test_observations_are_right_after_games_were_played_out(id: str) -> None:
    """They follow the step before, and playing out takes no steps."""
    in_plain_python(
        KERNELS + f"played, fresh = (made({id!r}, mask=True, observe=True) for _ in range(2))\n"
        "played.step(played.random_actions())\n"
        "played.play_out(limit=60)\n"
        "for games in (played, fresh): games.reset(5)\n"
        "for _ in range(12):\n"
        "    assert np.array_equal(played.observations, fresh.observations)\n"
        "    assert np.array_equal(played.mask, fresh.mask)\n"
        "    for games in (played, fresh): games.step(games.random_actions())\n"
    )


@pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")
def test_threads_change_nothing() -> None:
    code = (
        "from approdo.fast.batch import KernelBatch, load\n"
        "import numpy as np\n"
        "one, two = (KernelBatch(load('new-england'), 5, seed=2, threads=n, observe=True) for n in (1, 2))\n"
        "for _ in range(30):\n"
        "    one.step(one.random_actions()); two.step(two.random_actions())\n"
        "print(np.array_equal(one.rows, two.rows) and np.array_equal(one.observations, two.observations))"
    )
    assert run(code, APPRODO_FAST="python").stdout.strip() == "True"
