"""Tournaments: fair schedules, right ratings, early stopping, interruption."""

from __future__ import annotations

import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from approdo.arena import Played, Seating, Sprt, play, rate, run, schedule, standings
from approdo.arena.ratings import ELO
from approdo.arena.tournament import wilson
from approdo.bots import several
from approdo.cli.main import app
from approdo.core.errors import ApprodoError


def won(number: int, bots: tuple[str, ...], *winners: int) -> Played:
    n = len(bots)
    return Played(number, number // n, 0, bots, (0,) * n, ((0,),), winners, "end", 9, (1,) * n, (0.1,) * n, (0.1,) * n)


def test_every_bot_takes_every_seat_of_a_deal_and_all_combinations_meet() -> None:
    games = list(schedule(["a", "b", "c"], 2, 12, seed=5))
    assert Counter(frozenset(g.bots) for g in games) == {frozenset(p): 4 for p in ("ab", "ac", "bc")}
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.bots == second.bots[::-1]
        assert first.seed == second.seed
    assert len({g.seed for g in games}) == 6


def test_one_against_many_when_bots_are_fewer_than_seats() -> None:
    games = list(schedule(["new", "old"], 3, 3, seed=0))
    assert [g.bots.index("new") for g in games] == [0, 1, 2]
    assert all(g.bots.count("old") == 2 for g in games)


def test_the_bots_own_randomness_differs_from_game_to_game_of_a_deal() -> None:
    lines = [play("new-haven", {}, seating) for seating in schedule(["random"], 2, 2, seed=3)]
    assert lines[0].seed == lines[1].seed
    assert lines[0].scores != lines[1].scores


def test_a_game_is_the_same_in_another_process_and_survives_json() -> None:
    seating = next(schedule(["greedy", "random"], 2, 1, seed=3))
    here = play("new-haven", {}, seating)
    there = next(iter(run("new-haven", {}, [seating], jobs=2)))
    assert (here.scores, here.steps, here.winners) == (there.scores, there.steps, there.winners)
    assert Played.from_json(json.loads(json.dumps(here.to_json()))) == here


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """Games drawn from known strengths (0, 100, 300 Elo), three at a table: the truth lies within the intervals."""
    truth, rng = {"a": 0.0, "b": 100.0, "c": 300.0}, random.Random(4)
    weights = [math.exp(truth[bot] / ELO) for bot in "abc"]
    games = [won(n, ("a", "b", "c"), rng.choices(range(3), weights)[0]) for n in range(3_000)]
    found = {rating.bot: rating for rating in rate(games)}
    middle = sum(truth.values()) / 3
    for bot, elo in truth.items():
        assert found[bot].low < elo - middle < found[bot].high
        assert found[bot].high - found[bot].low < 40


def test_intervals_cover_the_truth_about_95_times_of_100() -> None:
    rng, covered = random.Random(1), 0
    chance = 1 / (1 + 10 ** (-100 / 400))
    for _ in range(200):
        games = [won(n, ("a", "b"), int(rng.random() > chance)) for n in range(60)]
        first = next(rating for rating in rate(games) if rating.bot == "a")
        covered += first.low < 50 < first.high
    assert 180 <= covered <= 199


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_interval() -> None:
    best, worst = rate([won(n, ("a", "b"), 0) for n in range(20)])
    assert (best.bot, worst.bot) == ("a", "b")
    assert math.isfinite(best.elo)
    assert best.high - best.low > 100


def test_winners_share_the_win_and_nobody_may_win() -> None:
    games = [won(0, ("a", "b"), 0, 1), won(1, ("a", "b"))]
    assert {s.bot: s.wins for s in standings(games)} == {"a": 0.5, "b": 0.5}


def test_wilsons_interval_is_the_textbook_one() -> None:
    low, high = wilson(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "low"), (0.65, "high")])
def test_the_sequential_test_is_seldom_wrong_and_ends_early(truth: float, verdict: str) -> None:
    test, rng, wrong, lengths = Sprt(0.5, 0.65), random.Random(2), 0, []
    for _ in range(200):
        shares: list[float] = []
        while len(shares) < 2_000 and test.verdict(shares) is None:
            shares.append(float(rng.random() < truth))
        wrong += test.verdict(shares) != verdict
        lengths.append(len(shares))
    assert wrong <= 20
    assert sum(lengths) / len(lengths) < 200  # a fixed test of this power needs about 265 games


def test_the_command_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    base = ["arena", "terra-nova", "--bots", "random,random:", "--jobs", "1", "--json", "--out", str(out)]
    first = CliRunner().invoke(app, [*base, "--games", "2"])
    assert first.exit_code == 0, first.output
    out.write_text(out.read_text() + '{"number": 2, "cut')
    second = CliRunner().invoke(app, [*base, "--games", "4"])
    assert json.loads(second.stdout)["games"] == 4
    assert [json.loads(line)["number"] for line in out.read_text().splitlines()] == [0, 1, 2, 3]
    fewer = CliRunner().invoke(app, [*base, "--games", "2"])
    assert "goes as far as game 4: ask for as many, --games 4" in str(fewer.exception)
    assert {json.loads(line)["game"] for line in out.read_text().splitlines()} == {"terra-nova"}
    for changed in (["arena", "new-haven", *base[2:]], [*base, "--option", "first=2"]):
        another = CliRunner().invoke(app, [*changed, "--games", "4"])
        assert "other game or options" in str(another.exception)
    other = CliRunner().invoke(app, [*base[:3], "random", *base[4:], "--games", "4"])
    assert isinstance(other.exception, ApprodoError)
    assert "another tournament" in str(other.exception)


def test_the_numbers_of_a_bot_are_not_taken_for_other_bots() -> None:
    assert several("expert:width=2,depth=3,greedy,my_bot.py:Mine:depth=2,width=1") == [
        "expert:width=2,depth=3",
        "greedy",
        "my_bot.py:Mine:depth=2,width=1",
    ]
    assert several("stdio:./bot --deep=2,random") == ["stdio:./bot --deep=2", "random"]
    words = ["arena", "terra-nova", "--bots", "easy:breadth=2,focus=2,random", "--games", "2", "--jobs", "1", "--json"]
    played = CliRunner().invoke(app, words)
    assert played.exit_code == 0, played.output
    assert {one["bot"] for one in json.loads(played.stdout)["bots"]} == {"easy:breadth=2,focus=2", "random"}


@pytest.mark.parametrize(
    ("words", "problem"),
    [(["--bots", "nobody"], "no bot 'nobody'"), (["--bots", "random", "--stop", "0.6:0.5"], "the smaller first")],
)
def test_a_wrong_word_is_told_before_anything_is_played(words: list[str], problem: str) -> None:
    result = CliRunner().invoke(app, ["arena", "terra-nova", *words])
    assert isinstance(result.exception, ApprodoError)
    assert problem in str(result.exception)


def test_the_sequential_test_counts_games_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short games end first: were they counted first, the verdict would hang on how long the lost ones take."""
    given = {number: float(number >= 6) for number in range(12)}

    def late_ones_first(game: str, options: object, seatings: Iterable[Seating], *how: object) -> Iterator[Played]:
        for seating in sorted(seatings, key=lambda one: -one.number):
            first = seating.bots.index("greedy")
            yield replace(won(seating.number, seating.bots, first if given[seating.number] else 1 - first), seed=0)

    monkeypatch.setattr("approdo.arena.run", late_ones_first)
    ran = CliRunner().invoke(
        app, ["arena", "terra-nova", "--bots", "greedy,random", "--games", "12", "--stop", "0.3:0.7", "--json"]
    )
    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.stdout)
    assert (told["games"], told["verdict"]) == (12, "low")


def test_a_verdict_that_stands_in_the_file_needs_no_more_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ["arena", "terra-nova", "--bots", "greedy,random", "--stop", "0.2:0.8", "--jobs", "1", "--json"]
    first = json.loads(CliRunner().invoke(app, [*words, "--games", "20", "--out", str(out)]).stdout)
    assert first["games"] < 20
    assert json.loads(CliRunner().invoke(app, [*words, "--games", "20", "--out", str(out)]).stdout) == first


@pytest.mark.deep  # a Ray of its own is started
def test_games_on_ray_are_those_that_are_played_here() -> None:
    ray = pytest.importorskip("ray", reason="make test-deep installs Ray")
    here = {one.number: one for one in run("new-haven", {}, schedule(["greedy", "random"], 2, 4, seed=3), jobs=1)}
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    try:
        there = {
            one.number: one for one in run("new-haven", {}, schedule(["greedy", "random"], 2, 4, seed=3), 1, ray=True)
        }
        ran = CliRunner().invoke(
            app, ["arena", "terra-nova", "--bots", "random", "--games", "4", "--ray", "--json", "--seed", "7"]
        )
    finally:
        ray.shutdown()
    assert sorted(there) == [0, 1, 2, 3]
    assert all((here[n].scores, here[n].winners) == (there[n].scores, there[n].winners) for n in here)
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["games"] == 4


def test_without_ray_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ApprodoError, match=r"approdo\[ray\]"):
        list(run("terra-nova", {}, schedule(["random"], 2, 1, seed=1), jobs=1, ray=True))
