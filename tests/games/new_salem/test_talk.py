"""What bots say unasked (ns.9): true to what a seat may know, with a plan where it lies, and not too often."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import approdo
from approdo.bots import make
from approdo.core.perspective import Perspective
from approdo.core.playing import play_bots
from approdo.games.new_salem import components as c
from approdo.games.new_salem import talk
from approdo.games.new_salem.belief import beliefs, suspicion

from .table import PURITANS, WITCHES, Table

GUILTY = [c.BUILDINGS.index(name) for name in ("crypt", "mortuary", "slaughterhouse")]


def says(table: Table, seat: int) -> str | None:
    number = talk.word(table.state, seat)
    return table.game.space.notation(number) if number is not None else None


def town(characters: list[str], round: int = 3, constable: int = 0, guilty: int | None = None) -> Table:
    """Four players without hope; one of them may have built despair again and again."""
    table = Table(["jail"], ["jail"], ["jail"], ["jail"], characters=characters, round=round, constable=constable)
    if guilty is not None:
        table.state.builds += [(r, 0, guilty, kind, 0) for r in (1, 2) for kind in GUILTY]
    return table


def speaking(table: Table, seat: int) -> str | None:
    """What a seat says when it is its time, whoever is constable."""
    for triggers in range(8):
        table.state.triggers = triggers
        word = says(table, seat)
        if word is not None:
            return word
    return None


@pytest.mark.parametrize("seat", [1, 2])
def test_a_puritan_accuses_whoever_built_despair(seat: int) -> None:
    assert speaking(town(PURITANS[:3] + WITCHES[:1], guilty=3), seat) == "accuse 3"
    quiet = speaking(town(PURITANS[:3] + WITCHES[:1]), seat)
    assert quiet is not None
    assert not quiet.startswith("accuse"), "nobody gave cause"


def test_a_puritan_tells_what_it_saw_first_of_all() -> None:
    table = town(PURITANS[:3] + WITCHES[:1], guilty=2)
    table.state.looks += [(1, 1, 3), (1, 1, 0)]
    assert speaking(table, 1) == "claim-saw 3 witch"
    table.do(1, "claim-saw 3 witch")
    assert speaking(table, 1) == "claim-saw 0 puritan"


def test_a_witch_vouches_for_its_own_and_frames_only_who_looks_guilty() -> None:
    characters = [PURITANS[0], WITCHES[0], PURITANS[1], WITCHES[1]]
    fellow = town(characters)
    fellow.state.looks.append((1, 1, 3))
    assert speaking(fellow, 1) == "claim-saw 3 puritan"
    for guilty, said in ((2, "claim-saw 2 witch"), (None, "claim-saw 2 puritan")):
        table = town(characters, guilty=guilty)
        table.state.looks.append((1, 1, 2))
        assert speaking(table, 1) == said


def test_a_witch_hides_early_points_late_and_points_at_once_when_it_is_suspected() -> None:
    characters = [PURITANS[0], WITCHES[0], PURITANS[1], PURITANS[2]]
    early, late = (speaking(town(characters, round=r, guilty=2), 1) for r in (2, 3))
    assert early is not None
    assert not early.startswith("accuse")
    assert late == "accuse 2"
    suspected = town(characters, round=2, guilty=2)
    suspected.state.builds += [(1, 1, 1, kind, 0) for kind in GUILTY]
    assert suspicion(suspected.state, 1) >= talk.SURE
    assert speaking(suspected, 1) == "accuse 2"


def test_a_witch_never_points_at_one_it_knows_for_a_witch() -> None:
    table = town([PURITANS[0], WITCHES[0], WITCHES[1], PURITANS[1]], guilty=2)
    table.state.looks.append((1, 1, 2))
    table.do(1, "claim-saw 2 puritan")
    assert speaking(table, 1) != "accuse 2"


def test_accusations_are_believed_by_how_the_accuser_looks() -> None:
    honest = town(PURITANS[:4], guilty=3)
    before = beliefs(honest.state, 1)
    honest.do(0, "accuse 2")
    dishonest = town(PURITANS[:4], guilty=3)
    dishonest.do(3, "accuse 2")
    assert beliefs(honest.state, 1)[2] > before[2]
    assert beliefs(dishonest.state, 1)[2] == before[2], "who looks like a witch is not listened to"
    honest.do(0, "accuse 2")
    once = beliefs(honest.state, 1)[2]
    honest.do(3, "accuse 2")
    assert beliefs(honest.state, 1)[2] == once, "said twice it counts once"
    assert beliefs(honest.state, 0)[2] == before[2], "nobody believes himself"


@pytest.mark.parametrize(
    ("event", "said"),
    [("day-of-prayer", "offer 2 day-of-prayer"), ("exorcism", None)],
)
def test_hope_is_promised_for_what_nobody_could_pay_alone(event: str, said: str | None) -> None:
    """The constable has one hope, the seat two: four are wanted, or three, which it simply gives."""
    table = Table([("bank", 1, 0)], [("bank", 2, 0)], ["jail"], ["jail"], market=(event,), constable=0)
    assert speaking(table, 1) == said


def test_nothing_is_promised_while_an_event_is_carried_out() -> None:
    table = Table(
        [("bank", 3, 0)],
        [("bank", 2, 1)],
        [("jail", 0, 1)],
        ["jail"],
        market=("day-of-prayer",),
        constable=0,
    )
    table.do(0, "trigger cleansing")
    assert table.deciding().startswith("remove")
    assert not (speaking(table, 1) or "").startswith("offer")


def promising(characters: list[str], round: int = 1, **more: Any) -> Table:
    """The constable has no hope; two have promised together what Cleansing costs."""
    table = Table(
        ["jail"],
        [("bank", 1, 0)],
        [("bank", 2, 0)],
        [("jail", 0, 2)],
        characters=characters,
        round=round,
        constable=0,
        **more,
    )
    table.do(1, "offer 1 cleansing")
    return table


def test_hope_is_given_as_promised_when_all_together_pay_the_event() -> None:
    table = promising(PURITANS[:4])
    assert not (says(table, 1) or "").startswith("give"), "one hope is too little for anything"
    table.do(2, "offer 2 cleansing")
    assert says(table, 1) == "give-hope 1 bank 1"
    table.do(1, "give-hope 1 bank 1")
    assert says(table, 2) == "give-hope 2 bank 1"
    table.do(2, "give-hope 2 bank 1")
    assert not (says(table, 2) or "").startswith("give"), "it is paid"


def test_no_more_is_given_than_is_wanted() -> None:
    table = promising(PURITANS[:4])
    table.do(2, "offer 2 cleansing")
    table.state.gifts = 2
    assert says(table, 2) == "give-hope 1 bank 1"


def test_a_promise_is_kept_to_nobody_who_looks_like_a_witch() -> None:
    table = promising(PURITANS[:4], round=3)
    table.do(2, "offer 2 cleansing")
    table.state.builds += [(r, 0, 0, kind, 0) for r in (1, 2) for kind in GUILTY]
    assert beliefs(table.state, 2)[0] > talk.DOUBT
    assert not (says(table, 2) or "").startswith("give")


def test_from_the_middle_of_the_game_on_a_witch_breaks_its_promise() -> None:
    early, late = (promising([*PURITANS[:2], WITCHES[0], PURITANS[2]], round=r) for r in (2, 3))
    for table in (early, late):
        table.do(2, "offer 2 cleansing")
    assert says(early, 2) == "give-hope 2 bank 1"
    assert not (says(late, 2) or "").startswith("give")


def test_who_is_put_on_trial_says_who_it_is_once() -> None:
    table = Table(["jail"], ["jail"], ["jail"], ["jail"], characters=PURITANS[:3] + WITCHES[:1], trials=(3,), round=2)
    assert says(table, 3) == "claim-side puritan", "a witch as well as a puritan, and nobody need have accused it"
    table.do(3, "claim-side puritan")
    assert says(table, 3) != "claim-side puritan"


@pytest.mark.parametrize("players", [3, 5, 8])
def test_what_is_said_does_not_depend_on_what_the_seat_cannot_see(players: int) -> None:
    """In every world drawn from its observation a seat says the same as in the true position."""
    game = approdo.load("new-salem", players)
    match, rng = approdo.Match(game, seed=players), random.Random(players)
    told = 0
    while not match.over:
        for seat in match.volunteers:
            if rng.random() < (0.9 if players == 3 else 0.3):
                seen = json.loads(json.dumps(game.observe(match.state, seat)))
                truly = game.answer(match.state, seat)
                assert {game.answer(game.world(seen, rng), seat) for _ in range(3)} == {truly}
                told += truly is not None
        for seat in match.volunteers:
            word = game.answer(match.state, seat)
            if word is not None and seat not in match.actors and rng.random() < 0.5:
                match.play(seat, word)
        actor = rng.choice(match.actors)
        match.play(actor, rng.choice(match.legal(actor).ids))
    assert told > 8, "hardly anybody had anything to say"


@pytest.mark.parametrize("players", [4, 8])
def test_bots_speak_up_but_do_not_flood(players: int) -> None:
    game = approdo.load("new-salem", players)
    match = play_bots(approdo.Match(game, seed=3), [make("greedy")] * players, random.Random(3))
    state = match.state
    by_round = Counter(r for r, *_ in state.claims)  # type: ignore[attr-defined]
    assert len(by_round) >= 4, "they speak in nearly every round"
    assert max(by_round.values()) <= 2 * players
    assert len({number for _, _, number, _ in state.claims}) > 5, "not always the same"  # type: ignore[attr-defined]


def test_a_bot_at_a_table_says_it() -> None:
    table = town(PURITANS[:3] + WITCHES[:1], guilty=3)
    table.state.triggers = next(t for t in range(8) if _says_at(table, 1, t))
    chosen = make("greedy").choose(Perspective.of(table.game, table.state, 1), random.Random(1)).action
    assert table.game.space.notation(chosen) == "accuse 3"


def _says_at(table: Table, seat: int, triggers: int) -> bool:
    table.state.triggers = triggers
    return says(table, seat) is not None


@pytest.mark.parametrize("level", ["easy", "greedy", "expert"])
def test_a_constable_who_is_accused_answers_first_and_then_does_as_before(level: str) -> None:
    table = Table([("bank", 2, 0)], ["jail"], ["jail"], ["jail"], characters=PURITANS[:3] + WITCHES[:1], constable=0)
    table.state.triggers = 1

    def does() -> str:
        asked = Perspective.of(table.game, table.state, 0)
        return table.game.space.notation(make(level).choose(asked, random.Random(1)).action)

    before = does()
    assert not before.startswith(("claim", "accuse")), "unasked a constable acts"
    table.do(1, "accuse 0")
    assert does() == "claim-side puritan"
    table.do(0, "claim-side puritan")
    assert does() == before
