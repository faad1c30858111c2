"""What the log, the prompts, the refusals and the aids tell."""

from __future__ import annotations

import random
from zlib import crc32

import pytest

import approdo
from approdo.core.events import Event
from approdo.games.terra_nova import tables
from approdo.games.terra_nova.aids import closings
from approdo.games.terra_nova.board import BoardError

from .table import Table, fence, fenced
from .test_whole_games import choose

COAST = "a1 a2 a3 a4 a5 a6 a7"
NAMES = ("Anna", "Elena", "Ivo", "Olga")


def told(events: list[Event], language: str = "en") -> list[str]:
    """The lines of the log."""
    words = approdo.info("terra-nova").texts(language)
    seen = [event.seen_by(approdo.SPECTATOR) for event in events]
    return [words.render(event["key"], event["args"], NAMES) for event in seen]


def prompt(table: Table, language: str = "en") -> str:
    """What is asked of whoever is to act."""
    asked = table.match.view(table.match.actors[0])["prompt"]
    return table.game.info.texts(language).render(asked["key"], asked["args"], NAMES)


# --- the log ---


@pytest.mark.rule("tn.5.6", "tn.5.10")
def test_a_territory_is_told_with_its_place_who_closed_it_who_scores_and_whose_pioneers_leave():
    table = Table(red="c7 h8", yellow="a1 a2 k3", blue="a7 k5", stones=fenced(COAST, "b8"))
    line = told(table.play("move c7 c8", "stone b8"))[-1]
    assert line == (
        "Anna closes a territory at a1, 7 hexes (meadow): 21 points for Elena. "
        "Out of the game: 2 pioneers of Elena and 1 pioneer of Ivo."
    )
    assert table.match.log[-1][1].seat == 0
    assert table.match.log[-1][1].args["where"] == COAST.split()


@pytest.mark.rule("tn.5.7", "tn.5.12")
def test_with_late_scoring_it_is_whose_turn_ends_who_closes():
    table = Table(red="c7 h8", yellow="a1 k3", blue="a7 k5", stones=fenced(COAST, "b8"), scoring="turn-end")
    events = table.play("move c7 c8", "stone b8", "move h8 h9", "end-turn")
    assert told(events, "it")[3] == (
        "Anna chiude un territorio in a1, 7 esagoni (prato): 10 punti a testa (Elena e Ivo). "
        "Fuori dal gioco: 1 pioniere di Elena e 1 pioniere di Ivo."
    )


@pytest.mark.rule("tn.2.1")
def test_every_turn_is_marked_in_the_log():
    table = Table(red="d5", yellow="k3", blue="n3")
    events = table.play("move d5 d6", "move d6 d7", "move d7 d8", "end-turn")
    assert told(events)[-1] == "Turn 2 (round 1): Elena."
    match = approdo.Match(approdo.load("terra-nova", 2), seed=1)
    rng = random.Random(1)
    while not match.over:
        match.play(match.actors[0], choose(match.state, match.legal(match.actors[0]).ids, rng))
    turns = [event.args["n"] for _, event in match.log if event.kind == "turn"]
    passes = sum(event.kind == "pass" for _, event in match.log)
    assert len(turns) + passes == match.state.turns
    assert turns == sorted(turns)


@pytest.mark.rule("tn.6.1", "tn.6.2", "tn.6.3", "tn.6.4", "tn.6.6", "tn.6.7")
def test_the_end_is_told_with_its_reason():
    game = approdo.load("terra-nova", 2)
    reasons = set()
    for seed in range(12):
        match, rng = approdo.Match(game, seed=seed), random.Random(seed)
        while not match.over:
            number = choose(match.state, match.legal(match.actors[0]).ids, rng, eager=seed % 3 / 2)
            match.play(match.actors[0], number)
        last, winner = match.log[-2][1], match.log[-1][1]
        assert (last.kind, winner.kind) == ("ended", "winner")
        assert last.args["reason"] == {"label": f"end-{match.outcome.reason}"}
        reasons.add(told([last], "it")[0])
    assert len(reasons) > 1
    assert all(text.startswith("La partita finisce. ") for text in reasons)


# --- prompts ---


@pytest.mark.rule("tn.4.5")
def test_no_stone_is_offered_when_none_is_left():
    table = Table(red="d5", yellow="k3", left=0)
    table.play("move d5 d6")
    assert prompt(table) == "Action 2 of 3: move a pioneer; the border stones are used up."
    table = Table(red="d5", yellow="k3", left=1)
    table.play("move d5 d6")
    assert "or lay a stone" in prompt(table)
    table.play("stone d5")
    assert "used up" in prompt(table)


@pytest.mark.rule("tn.4.3")
def test_no_stone_is_offered_when_there_is_no_place_for_one():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")  # the pioneer that moved leaves with its territory
    assert prompt(table) == "Action 3 of 3: move a pioneer; there is no place for a stone now."


@pytest.mark.rule("tn.2.2")
def test_a_turn_that_was_cut_short_says_why():
    table = Table(red="a3", yellow="k3 h8", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert table.decision == "end"
    assert prompt(table).startswith(
        "You have no pioneer left on the island, so your turn ends early (actions done: 2 of 3)"
    )
    assert table.why("move h8 h9").code == "turn-cut"


@pytest.mark.rule("tn.2.2")
def test_a_turn_that_ends_shut_in_says_why():
    others = " ".join(name for name in fence("d6") if name != "d5")
    table = Table(red="d5", yellow=f"{others} k3")
    table.play("move d5 d6", "stone d5")
    assert table.decision == "end"
    assert prompt(table, "it").startswith("Non puoi più né muovere né posare pietre, perciò il turno finisce prima")


@pytest.mark.rule("tn.2.5")
def test_a_full_turn_says_that_the_actions_are_done():
    table = Table(red="d5", yellow="k3")
    table.play("move d5 d6", "move d6 d7", "move d7 d8")
    assert prompt(table) == "Your actions are done: end your turn, or take them back."
    assert table.why("move d8 d9").code == "turn-over"


# --- refusals ---


@pytest.mark.rule("tn.5.11")
def test_a_stone_in_closed_land_is_refused_for_that_reason():
    table = Table(red="c7 h8", yellow="k3", stones=" ".join(fence(COAST)))
    table.play("move c7 c8")
    refusal = table.why("stone a7")
    assert (refusal.code, refusal.rules) == ("closed-land", ("tn.5.11",))
    assert table.why("stone n3").code == "not-beside"


# --- stepping off and laying behind ---


def gate() -> Table:
    """Red stands in the only gap of a fence, alone with the land inside."""
    return Table(red="b8 h8", yellow="k3 k5", stones=fenced(COAST, "b8"))


@pytest.mark.rule("tn.4.2")
def test_a_pioneer_that_stands_on_the_closing_hex_is_a_threat():
    table = gate()
    (row,) = [row for row in table.match.view(1)["aids"]["threats"] if row["hex"] == "b8"]
    assert row["by"] == [0]
    assert row["step"] == "a7"
    assert row["gains"] == [21, 0]
    table.play(f"move b8 {row['step']}", "stone b8")
    assert table.score("red") == 21


@pytest.mark.rule("tn.4.2")
def test_a_pioneer_that_cannot_step_off_is_none():
    stones = fenced(COAST, "b8")
    around = " ".join(name for name in fence("b8") if name not in stones.split())
    table = Table(red="b8 h8", yellow=f"k3 {around}", stones=stones)
    assert "b8" in [table.board.names[h] for h in closings(table.state.map, table.state.open_land)]
    assert not [row for row in table.match.view(1)["aids"]["threats"] if row["hex"] == "b8"]


def test_without_stones_nothing_is_a_threat():
    assert Table(red="b8 h8", yellow="k3", stones=fenced(COAST, "b8"), left=0).match.view(1)["aids"]["threats"] == []


@pytest.mark.rule("tn.4.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_threat_can_be_carried_out_and_brings_what_it_says(seed):
    """Where a threat names a step, the step and the stone are legal and give the points it tells."""
    game = approdo.load("terra-nova", 2 + seed)
    rng = random.Random(seed)
    state = game.start()
    tried = 0
    while state.stack:
        if game.chance_next(state):
            game.apply(state, -1, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        if game.decision(state).name == "begin":
            for row in game.aids(state, seat)["threats"]:
                if row.get("step") and row["by"] == [seat]:
                    after = state.clone()
                    for text in (f"move {row['hex']} {row['step']}", f"stone {row['hex']}"):
                        number = game.space.number(text)
                        assert number in game.legal(after, seat)
                        game.apply(after, seat, number)
                    assert [b - a for a, b in zip(state.scores, after.scores, strict=True)] == row["gains"]
                    tried += 1
        game.apply(state, seat, choose(state, game.legal(state, seat), rng))
    assert tried


@pytest.mark.rule("tn.4.2")
def test_bots_see_the_stone_behind_a_step():
    table = gate()
    table.play("move h8 h9", "move h9 h10", "move h10 h11")
    table.play("end-turn")
    table.play("move k3 k2", "move k2 k1", "move k5 k4")
    assert table.game.evaluate(table.state, 1)["threat"] == pytest.approx(
        -0.8 * 21
    )  # red is next and stands in the gap
    table = gate()
    numbers = table.match.legal(0).ids
    first = table.game.space.notation(table.game.shortlist(table.state, 0, numbers)[0])
    assert first == "move b8 a7"


# --- maps of the table's own ---


def line(*rows: str) -> str:
    return "/".join("." * (r % 2) + ".".join(row) for r, row in enumerate(rows))


def colliding() -> tuple[str, str]:
    """Two maps with the same crc32: the checksum is linear, so a change of a few letters can be found that keeps it."""
    base = [list(row) for row in ("LLLLLLLL", "MMMMMMMM", "FFFFFFFF", "GGGGGGGG", "AAAAAAAA", "PPPPPPPP", "SSSSSSSS")]
    text = line(*("".join(row) for row in base))
    at = [i for i, letter in enumerate(text) if letter.isalpha()][:40]
    zero = crc32(text.encode())
    # Each place may hold G instead of its letter, which flips fixed bits of the sum: solve for a set that flips none.
    rows: dict[int, tuple[int, int]] = {}
    for index, place in enumerate(at):
        other = text[:place] + ("G" if text[place] != "G" else "L") + text[place + 1 :]
        flips, chosen = crc32(other.encode()) ^ zero, 1 << index
        while flips:
            top = flips.bit_length()
            if top not in rows:
                rows[top] = (flips, chosen)
                break
            flips, chosen = flips ^ rows[top][0], chosen ^ rows[top][1]
        else:
            changed = list(text)
            for i, p in enumerate(at):
                if chosen >> i & 1:
                    changed[p] = "G" if text[p] != "G" else "L"
            return text, "".join(changed)
    raise AssertionError("40 places are more than 32 bits")


@pytest.mark.rule("tn.1.4")
def test_two_maps_with_one_checksum_are_two_islands():
    one, other = colliding()
    assert crc32(one.encode()) == crc32(other.encode())
    first, second = (approdo.load("terra-nova", 2, board=text) for text in (one, other))
    assert first.start().map != second.start().map
    assert first.start().tables().board.line() == one
    assert second.start().tables().board.line() == other


@pytest.mark.rule("tn.1.4")
def test_a_number_that_belongs_to_another_map_in_play_is_refused(monkeypatch):
    one, other = colliding()
    monkeypatch.setattr(tables, "number_of", lambda option: 99)
    kept = tables.prepare(one)
    with pytest.raises(BoardError, match="another map"):
        tables.prepare(other)
    assert tables.prepare(one) is kept
