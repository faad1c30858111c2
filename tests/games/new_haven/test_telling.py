"""What the log, the previews and the aids tell, and to whom."""

from __future__ import annotations

import json
import random

import pytest

from approdo.core.events import Event
from approdo.core.game import SPECTATOR
from approdo.core.registry import load
from approdo.core.text import texts

from .table import Table
from .test_reference import LETTER, harvest, positions, squares
from .test_variants import village

PACKAGE = "approdo.games.new_haven"
NAMES = ("Anna", "Elena", "Ivo", "Olga")


def told(events: list[Event], viewer: int, language: str = "en") -> list[str]:
    """The lines of the log as a viewer reads them."""
    seen = [event.seen_by(viewer) for event in events]
    return [texts(PACKAGE, language).render(event["key"], event["args"], NAMES) for event in seen]


# --- the log ---


@pytest.mark.rule("nh.9.1", "nh.9.5")
def test_a_building_that_disappears_beneath_another_is_told() -> None:
    table = Table("build", redevelop=True, hands={0: "stone-3"}, track="stone 4", villages={0: village(r3="T....")})
    built, covered = told(table.play(0, "build stone-3 a3 up"), 1)
    assert built == "Anna builds stone 3 face up on a3."
    assert covered == "It stands over timber 3 on a3, which lay face up and is now out of play."


@pytest.mark.rule("nh.12.3")
def test_its_number_is_told_to_its_owner_alone_when_it_lay_face_down() -> None:
    table = Table("build", redevelop=True, hands={0: "stone-3"}, track="stone 4", villages={0: village(r3="t....")})
    events = table.play(0, "build stone-3 a3 up")
    assert "timber 4" in told(events, 0)[1]
    for viewer in (1, SPECTATOR):
        assert told(events, viewer)[1] == "It stands over a face-down timber building on a3, which is now out of play."
        assert "timber-4" not in json.dumps([event.seen_by(viewer) for event in events])


@pytest.mark.rule("nh.5.1")
def test_how_many_buildings_are_due_is_told_before_they_are_drawn() -> None:
    table = Table("build", players=3, hands={0: "stone-1"}, track="stone 2 wheat 2 timber 3")
    table.play(0, "stop-building")
    table.play(1, "stop-building")
    assert told(table.play(2, "stop-building"), 1) == [
        "Ivo passes.",
        "Anna draws one building: one marker stands on 0.",
    ]


@pytest.mark.rule("nh.3.9", "nh.5.1")
def test_those_who_are_not_asked_since_nothing_is_left_are_named() -> None:
    table = Table("build", players=4, hands={0: "stone-1"}, track="stone 1")
    lines = told(table.play(0, "build stone-1 a1 up"), 1, "it")
    assert lines[1:] == [
        "Tutti gli indicatori sono sullo 0. Senza risorse per costruire: Elena, Ivo e Olga.",
        "Anna deve pescare 4 edifici: tanti sono gli indicatori sullo 0.",
    ]


@pytest.mark.rule("nh.3.9")
def test_nobody_is_named_when_all_have_had_their_go() -> None:
    table = Table("build", seat=1, active=0, hands={1: "stone-1"}, track="stone 1")
    assert [event.kind for event in table.play(1, "build stone-1 a1 up")] == ["built-up", "draws"]


@pytest.mark.rule("nh.5.6")
def test_draws_that_cannot_be_made_are_told() -> None:
    table = Table("build", hands={0: "stone-1"}, track="stone 1", offer="wheat-1")
    table.empty_bag(into=1)
    table.play(0, "build stone-1 a1 up")
    lines = told(table.play(0, "take-open wheat-1"), 1)
    assert lines[1] == "No building is left for Anna to draw. Draws lost: 3."


@pytest.mark.parametrize("language", ["en", "it"])
def test_tiles_are_written_in_rows_wherever_they_are_read(language: str) -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    words = texts(PACKAGE, language)
    for offer in table.game.view(table.state, 0)["legal"]:
        if offer["action"]["kind"] == "lay-tile":
            rows = {"RRST": "RR/TS", "SSTW": "SS/WT"}[offer["action"]["tile"]]
            assert rows in words.arg(offer["label"])
    assert "RR/TS" in told(table.lay(0, "RRST", "d4"), 1, language)[0]
    other = Table("lay", tiles={0: "RRST"})
    why = other.game.explain(other.state, 0, other.game.space.number("lay-tile WWWT d4 0"))
    assert why is not None
    assert "WW/TW" in why.text(words)


# --- previews ---


def effect(table: Table, text: str) -> dict[str, object]:
    """What the view promises of an action."""
    found = table.game.effect(table.state, 0, table.game.space.number(text))
    assert found is not None
    return found


@pytest.mark.rule("nh.7.4", "nh.7.5")
def test_a_preview_tells_whether_the_line_is_doubled() -> None:
    table = Table("build", hands={0: "stone-4"}, track="stone 4", villages={0: village(r4="RRRR.", r3="....T")})
    up, down = effect(table, "build stone-4 e4 up"), effect(table, "build stone-4 e4 down")
    assert (up["completes"], up["doubles"], up["colonists"]) == (["4"], ["4"], 8)
    assert (down["completes"], down["doubles"], down["colonists"]) == (["4"], [], 4)


@pytest.mark.rule("nh.9.5")
def test_a_preview_tells_what_building_over_another_wins_or_loses() -> None:
    drawing = village(r4="RRRRr")
    table = Table("build", redevelop=True, hands={0: "stone-4"}, track="stone 4", villages={0: drawing})
    won = effect(table, "build stone-4 e4 up")
    assert (won["completes"], won["doubles"], won["colonists"]) == ([], ["4"], 4)
    table = Table("build", redevelop=True, hands={0: "stone-6"}, track="stone 4", villages={0: village(r4="RRRRR")})
    assert effect(table, "build stone-6 e4 down")["colonists"] == -4


@pytest.mark.rule("nh.11.2", "nh.11.4")
def test_a_preview_names_the_charters_that_a_building_wins() -> None:
    table = Table(
        "build", charters=True, hands={0: "stone-4"}, track="stone 4", villages={0: village(r5="R....", r4="RRRR.")}
    )
    assert effect(table, "build stone-4 e4 up")["charters"] == ["row", "stone"]
    assert effect(table, "build stone-4 b3 down")["charters"] == ["stone"]
    table.state.charters[0] = 2
    assert effect(table, "build stone-4 e4 up")["charters"] == ["stone"]


@pytest.mark.rule("nh.7.5", "nh.11.7")
@pytest.mark.parametrize("seed", range(3))
def test_every_preview_of_a_building_comes_true(seed: int) -> None:
    game = load("new-haven", 2 + seed, redevelop=True, charters=True)
    for state, seat in positions(game, seed):
        if seat is None or game.decision(state).name != "build":
            continue
        for number in random.Random(seed).sample(
            game.legal(state, seat)[:-1], min(3, len(game.legal(state, seat)) - 1)
        ):
            after, promised = state.clone(), game.effect(state, seat, number)
            game.apply(after, seat, number)
            lines = [
                sum(part.value for part in game.scores(now, seat)[seat] if part.part.startswith(("row", "column")))
                for now in (state, after)
            ]
            held = [
                {name for name, holder in game.observe(now, seat)["charters"].items() if holder == seat}
                for now in (state, after)
            ]
            assert promised is not None
            assert promised["colonists"] == lines[1] - lines[0]
            assert set(promised["charters"]) == held[1] - held[0]


@pytest.mark.rule("nh.2.1", "nh.2.2", "nh.2.7")
@pytest.mark.parametrize("shipment", ["wild", "four"])
def test_the_quadrants_that_a_tile_joins_are_those_of_a_plain_flood(shipment: str) -> None:
    game = load("new-haven", 3, shipment=shipment)
    rng = random.Random(3)
    for state, seat in positions(game, seed=3):
        if seat is None or game.decision(state).name != "lay":
            continue
        for number in rng.sample(game.legal(state, seat), 6):
            action, promised = game.space.to_json(number), game.effect(state, seat, number)
            assert promised is not None
            row, column = 2 * int(action["space"][1]), 2 * "abcdefg".index(action["space"][0])
            own = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            board = squares(game.observe(state, seat))
            if action["kind"] == "lay-shipment" and shipment == "four":
                assert promised["joins"] == []
                continue
            lies = promised.get("lies") or LETTER[action.get("resource", "sheep")] * 4
            board.update(zip(own, lies, strict=True))
            assert promised["harvest"] == harvest(board, own)
            flooded = [
                (q // 14 + 2, q % 14) for q in promised["joins"]
            ]  # squares() counts rows from the space's number
            linked = {at for at in board if at not in own and _links(board, own, at)}
            assert sorted(flooded) == sorted(linked)


def _links(board: dict[tuple[int, int], str], own: list[tuple[int, int]], at: tuple[int, int]) -> bool:
    """Whether a walk over equal squares leads from one to the tile."""
    seen, edge = {at}, [at]
    while edge:
        row, column = edge.pop()
        if (row, column) in own:
            return True
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near not in seen and board.get(near) == board[at]:
                seen.add(near)
                edge.append(near)
    return False


# --- who holds what, and who can do nothing ---


@pytest.mark.rule("nh.11.1", "nh.11.7")
def test_everyone_sees_the_charters_and_who_holds_them() -> None:
    table = Table("build", charters=True, hands={0: "stone-4"}, track="stone 4", villages={0: village(r4="TWSR.")})
    table.play(0, "build stone-4 e4 up")
    for viewer in (0, 1, SPECTATOR):
        charters = table.game.view(table.state, viewer)["board"]["charters"]
        assert charters == {"row": 0, "column": None, "sheep": None, "stone": None, "timber": None, "wheat": None}
    assert Table("lay").view(0)["charters"] == {}


@pytest.mark.rule("nh.12.1")
def test_that_passing_is_all_that_is_left_is_told_to_the_one_who_is_asked() -> None:
    idle = Table("build", hands={0: "wheat-3"}, track="stone 4")
    able = Table("build", hands={0: "wheat-3 stone-5"}, track="stone 4")
    for table, must in ((idle, True), (able, False)):
        view = table.game.view(table.state, 0)
        assert view["aids"]["must_pass"] is must
        assert must == ([offer["action"]["kind"] for offer in view["legal"]] == ["stop-building"])
        words = texts(PACKAGE, "en").render(view["prompt"]["key"], view["prompt"]["args"])
        assert ("nothing" in words) is must
    for viewer in (1, SPECTATOR):
        seen, other = idle.game.view(idle.state, viewer), able.game.view(able.state, viewer)
        assert "must_pass" not in seen["aids"]
        assert (seen["aids"], seen["prompt"]) == (other["aids"], other["prompt"])


@pytest.mark.rule("nh.3.1")
@pytest.mark.parametrize("seed", range(4))
def test_who_can_build_nothing_is_who_has_no_other_action(seed: int) -> None:
    game = load("new-haven", 2 + seed % 3, redevelop=seed > 1)
    for state, seat in positions(game, seed):
        if seat is not None and game.decision(state).name == "build":
            assert game.aids(state, seat)["must_pass"] == (len(game.legal(state, seat)) == 1)
