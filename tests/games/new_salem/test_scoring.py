"""The final scoring (ns.11), with the rulebook's worked examples."""

from __future__ import annotations

import pytest

import approdo
from approdo.core.events import Events
from approdo.core.text import Arg
from approdo.games.new_salem.scoring import announce, final

from .table import PURITANS, WITCHES, Card, Table

DEATH: list[Card] = ["mortuary", "cemetery", "crypt"]
JUSTICE: list[Card] = ["courthouse", "jail", "gallows"]


def ended(*towns: list[Card], characters: list[str], trials: tuple[int, ...] = ()) -> Table:
    """A finished game."""
    table = Table(*towns, characters=characters, trials=trials, round=5)
    table.do(0, "end-phase")
    return table


def despair_of(table: Table) -> int:
    return int(table.seen(approdo.SPECTATOR)["final"]["despair"])


def last_line(table: Table) -> tuple[str, Arg]:
    """How the log tells the winners of the position."""
    out = Events()
    announce(table.state, out)
    return out[-1].kind, out[-1].args["players"]


def example() -> Table:
    """The four players of the rulebook: two witches (one tried), two puritans (one tried), seven cubes.

    Player 2 has a Death set; players 3 and 4 a Justice set each. Player 3 collects Trade and Finance and has a
    Trade set and one Finance building; player 4 collects Entertainment and Finance and has an Education set.
    """
    return ended(
        ["brothel"],
        [("mortuary", 0, 2), ("cemetery", 0, 2), ("crypt", 0, 3)],
        ["market", "smithy", "slaughterhouse", *JUSTICE, "bank"],
        ["school", "library", "laboratory", *JUSTICE, "tavern", "theater", "bank"],
        characters=["hester-thorne", "lavinia-crowe", "ezekiel-hobb", "josiah-crane"],
        trials=(0, 2),
    )


@pytest.mark.rule("ns.11.1", "ns.11.2", "ns.11.6")
def test_the_rulebook_example_ends_with_six_despair() -> None:
    steps = final(example().state)
    assert (steps["cubes"], steps["free_witches"], steps["tried_puritans"], steps["tried_witches"]) == (7, 1, 1, 1)
    assert steps["after_trials"] == 9
    assert (steps["added_by_sets"], steps["removed_by_sets"]) == (3, 6)
    assert (steps["despair"], steps["goal"], steps["reason"]) == (6, 8, "puritans-win")


@pytest.mark.rule("ns.11.8", "ns.11.9")
def test_the_rulebook_example_scores_eight_and_seven_points() -> None:
    outcome = example().game.outcome(example().state)
    assert outcome.scores[2:] == (8, 7)
    assert outcome.winners == (2,)
    parts = {(p.part, p.value, str(p.args.get("type", ""))) for p in outcome.breakdown[3]}
    assert ("buildings", 3, "") in parts
    assert len([p for p in outcome.breakdown[3] if p.part == "set"]) == 2


@pytest.mark.rule("ns.11.1")
@pytest.mark.parametrize(
    ("witch", "tried", "change"), [(True, True, -2), (True, False, 2), (False, True, 2), (False, False, 0)]
)
def test_what_a_trial_does_to_despair(witch: bool, tried: bool, change: int) -> None:
    characters = [PURITANS[0], WITCHES[0] if witch else PURITANS[1], PURITANS[2]]
    table = ended([("crypt", 0, 5)], ["jail"], ["jail"], characters=characters, trials=(1,) if tried else ())
    assert final(table.state)["after_trials"] == 5 + change


@pytest.mark.rule("ns.11.2")
def test_sets_of_tried_players_count_too() -> None:
    puritans = PURITANS[:3]
    table = ended([("tavern", 0, 4)], DEATH, ["library"], characters=puritans, trials=(1,))
    assert despair_of(table) == 4 + 2 + 3
    table = ended([("tavern", 0, 4)], JUSTICE, ["library"], characters=puritans, trials=(1,))
    assert despair_of(table) == 4 + 2 - 3


@pytest.mark.rule("ns.11.2")
def test_sets_have_no_effect_before_the_end() -> None:
    table = Table([("tavern", 0, 4)], [*DEATH, *JUSTICE], ["library"])
    assert table.seen(0)["despair"] == 4
    assert table.game.aids(table.state, 0)["despair"]["with_sets"] == 4


@pytest.mark.rule("ns.11.1", "ns.11.2")
def test_the_aids_tell_what_a_trial_and_a_set_weigh() -> None:
    table = Table(["tavern"], ["library"], ["library"])
    helps = table.game.aids(table.state, 0)
    assert helps["trial_despair"] == 2
    assert {kind: change for kind, change in helps["set_despair"].items() if change} == {"death": 3, "justice": -3}


@pytest.mark.rule("ns.11.3")
def test_additions_come_first_and_despair_never_falls_below_zero() -> None:
    table = ended(["tavern"], ["library"], ["library"], characters=[PURITANS[0], WITCHES[0], PURITANS[1]], trials=(1,))
    assert despair_of(table) == 0
    both = ended([("tavern", 0, 1)], DEATH, [*JUSTICE, *JUSTICE], characters=PURITANS[:3])
    assert despair_of(both) == 0, "1 + 3 - 6"
    one = ended([("tavern", 0, 1)], DEATH, JUSTICE, characters=PURITANS[:3])
    assert despair_of(one) == 1, "not 0 + 3"
    witches = ended(["tavern"], ["library"], ["library"], characters=[PURITANS[0], *WITCHES[:2]], trials=(1,))
    assert final(witches.state)["after_trials"] == 0, "+2 and then -2"


@pytest.mark.rule("ns.11.4")
def test_every_triple_counts_and_each_building_in_one_set_only() -> None:
    table = ended([*DEATH, *DEATH, "crypt"], ["jail"], ["jail"], characters=PURITANS[:3])
    assert table.game.outcome(table.state).scores[0] == 4
    assert despair_of(table) == 6
    twice = ended(["mortuary", "cemetery", "crypt", "crypt"], ["jail"], ["jail"], characters=PURITANS[:3])
    assert despair_of(twice) == 3


@pytest.mark.rule("ns.11.5", "ns.11.6")
@pytest.mark.parametrize(("players", "goal"), [(3, 6), (4, 8), (5, 10), (6, 12), (7, 14), (8, 16)])
def test_witches_need_twice_as_much_despair_as_players(players: int, goal: int) -> None:
    characters = [WITCHES[0], *PURITANS, WITCHES[1]][:players]
    if players == 8:
        characters[7] = WITCHES[1]
    free = sum(name in WITCHES for name in characters)
    for cubes, reason in ((goal - 2 * free, "witches-win"), (goal - 2 * free - 1, "puritans-win")):
        towns: list[list[Card]] = [[("tavern", 0, cubes)], *([["jail"]] * (players - 1))]
        table = ended(*towns, characters=characters)
        outcome = table.game.outcome(table.state)
        assert (despair_of(table) >= goal, outcome.reason) == (reason == "witches-win", reason)
        assert {characters[s] in WITCHES for s in outcome.winners} == {reason == "witches-win"}


@pytest.mark.rule("ns.11.5")
def test_the_best_witch_wins_although_a_puritan_has_more_points() -> None:
    table = ended(
        [("crypt", 0, 6)],
        ["theater"],
        ["market", "smithy", "slaughterhouse"],
        characters=[WITCHES[0], WITCHES[1], PURITANS[0]],
    )
    outcome = table.game.outcome(table.state)
    assert outcome.scores[2] > outcome.scores[1] > outcome.scores[0]
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("ns.11.7")
def test_enough_despair_without_a_witch_makes_all_lose() -> None:
    table = ended([("crypt", 0, 6)], ["theater"], ["market"], characters=PURITANS[:3])
    outcome = table.game.outcome(table.state)
    assert (outcome.reason, outcome.winners) == ("all-lose", ())


@pytest.mark.rule("ns.11.9")
def test_a_set_is_two_points_also_when_not_on_the_character() -> None:
    table = ended(
        ["bank", "counting-house", "pawnshop"], ["jail"], ["jail"], characters=["mercy-talbot", *PURITANS[:2]]
    )
    assert table.game.outcome(table.state).scores[0] == 2


@pytest.mark.rule("ns.11.10")
def test_hope_breaks_ties_and_what_is_left_is_shared() -> None:
    pair = ["prudence-ashby", "mercy-talbot", "nathaniel-pike"]
    table = ended([("market", 1, 0)], [("smithy", 2, 0)], ["jail"], characters=pair)
    assert table.game.outcome(table.state).winners == (1,)
    assert last_line(table) == ("winner-hope", [{"seat": 1}])
    table = ended([("market", 2, 0)], [("smithy", 2, 0)], ["jail"], characters=pair)
    assert table.game.outcome(table.state).winners == (0, 1)
    assert last_line(table) == ("winner", [{"seat": 0}, {"seat": 1}])


@pytest.mark.rule("ns.11.11")
def test_the_ranking_lists_the_winning_side_first() -> None:
    table = ended(
        ["jail"], ["theater", "tavern"], ["theater"], characters=["ezekiel-hobb", "hester-thorne", "prudence-ashby"]
    )
    assert table.game.outcome(table.state).ranking == ((2,), (0,), (1,))
    lost = ended([("crypt", 0, 6)], ["theater"], ["market"], characters=PURITANS[:3])
    assert lost.game.outcome(lost.state).ranking == ((0, 1, 2),)


def test_the_log_tells_the_four_steps_in_order() -> None:
    table = Table(["bank"], ["jail"], ["jail"], round=5, characters=[PURITANS[0], WITCHES[0], PURITANS[1]])
    kinds = [e.kind for e in table.do(0, "end-phase")]
    steps = [k for k in dict.fromkeys(kinds) if k.startswith(("reveal", "final"))]
    assert steps == ["reveal", "final-trials", "final-sets", "final-puritans-win", "final-points"]
