"""Who sees what (nh.12), and how far an undo goes."""

import json
import random

import pytest

from approdo.core.errors import CannotUndo
from approdo.core.events import Event
from approdo.core.game import SPECTATOR
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.new_haven import components as c

from .table import DECISION, Table

VIEWERS = (0, 1, SPECTATOR)


def texts(events: list[Event], viewer: int) -> str:
    """All that a viewer can read in these events."""
    return json.dumps([event.seen_by(viewer) for event in events])


@pytest.mark.rule("nh.12.1")
def test_a_hand_is_its_owners_secret_but_its_size_is_not() -> None:
    table = Table("lay", tiles={0: "RRST SSTW", 1: "WWWT"}, hands={0: "stone-3 wheat-6"}, offer="")
    own, other, spectator = (table.view(viewer)["seats"][0] for viewer in VIEWERS)
    assert (own["tiles"], own["buildings"]) == (["RRST", "SSTW"], ["stone-3", "wheat-6"])
    for seen in (other, spectator):
        assert (seen["tiles"], seen["buildings"]) == (None, None)
        assert (seen["tile_count"], seen["building_count"]) == (2, 2)
    for viewer in (1, SPECTATOR):
        everything = json.dumps(table.game.view(table.state, viewer))
        assert not any(name in everything for name in ("stone-3", "wheat-6", "RRST", "SSTW"))


@pytest.mark.rule("nh.12.1")
def test_set_up_shows_everyone_their_own_hand_alone() -> None:
    match = Match(load("new-haven", 3), seed=4)
    for viewer in (0, 1, 2, SPECTATOR):
        dealt = [event for event in match.events(viewer) if event["kind"] in ("dealt-building", "drew-tile")]
        assert len(dealt) == 3 * 8
        for event in dealt:
            told = "building" in event["args"] or "tile" in event["args"]
            assert told == (event["seat"] == viewer)


@pytest.mark.rule("nh.12.2")
def test_a_building_from_the_bag_is_seen_by_the_drawer_alone() -> None:
    table = Table("draw", 0, 2, 0)
    events = table.play(0, "draw-from-bag") + table.chance("draw-building timber-6")
    assert "timber-6" in texts(events, 0)
    for viewer in (1, SPECTATOR):
        assert "timber" not in texts(events, viewer)
        assert table.view(viewer)["seats"][0]["buildings"] is None
        assert table.view(viewer)["seats"][0]["building_count"] == 1
    assert table.view(1)["bag"] == 144 - 5 - 1


@pytest.mark.rule("nh.12.2")
def test_a_new_tile_is_seen_by_the_drawer_alone() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.lay(0, "RRST", "d4")
    table.end_turn(until="new-tile")
    events = table.chance("draw-tile WWWT")
    assert "WWWT" in texts(events, 0)
    for viewer in (1, SPECTATOR):
        assert "WWWT" not in texts(events, viewer)
        assert "WWWT" not in json.dumps(table.view(viewer))


@pytest.mark.rule("nh.12.3")
def test_the_number_of_a_face_down_building_is_its_owners_secret() -> None:
    table = Table("build", hands={0: "stone-3 stone-5"}, track="stone 9")
    events = table.play(0, "build stone-5 a1 down")
    assert "stone-5" in texts(events, 0)
    assert table.view(0)["seats"][0]["village"][25] == {"resource": "stone", "number": 5, "up": False}
    for viewer in (1, SPECTATOR):
        assert "stone-5" not in texts(events, viewer)
        assert "resource-stone" in texts(events, viewer)
        assert table.view(viewer)["seats"][0]["village"][25] == {"resource": "stone", "number": None, "up": False}


@pytest.mark.rule("nh.12.3")
def test_it_stays_a_secret_beneath_another_building() -> None:
    table = Table("build", hands={0: "stone-5 stone-1"}, track="stone 9", redevelop=True)
    table.play(0, "build stone-5 a1 down")
    table.play(0, "build stone-1 a1 up")
    assert table.view(0)["seats"][0]["buried"] == [{"resource": "stone", "number": 5, "up": False}]
    assert table.view(1)["seats"][0]["buried"] == [{"resource": "stone", "number": None, "up": False}]


@pytest.mark.rule("nh.12.4")
def test_open_buildings_and_what_is_taken_of_them_are_public() -> None:
    table = Table("draw", 0, 1, 1)
    for viewer in VIEWERS:
        assert table.view(viewer)["offer"] == ["sheep-1", "stone-2", "timber-3", "wheat-4", "wheat-5"]
    events = table.play(0, "take-open timber-3")
    for viewer in VIEWERS:
        assert "timber-3" in texts(events, viewer)


@pytest.mark.rule("nh.12.4")
def test_clearings_and_what_is_claimed_are_public() -> None:
    table = Table("lay", side="B", clearings={"d4": "stone-6"}, tiles={0: "RRST"})
    for viewer in VIEWERS:
        assert any(space.get("building") == "stone-6" for space in table.view(viewer)["spaces"])
    events = table.lay(0, "RRST", "d4")
    for viewer in VIEWERS:
        assert "stone-6" in texts(events, viewer)


@pytest.mark.rule("nh.12.5")
def test_nobody_knows_a_shipment_until_it_is_turned_over() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    for viewer in VIEWERS:
        assert table.view(viewer)["seats"][0]["shipment"] is True
    table.play(0, "lay-shipment d4 wheat")
    for viewer in VIEWERS:
        d4 = next(space for space in table.view(viewer)["spaces"] if space["name"] == "d4")
        assert d4 == {"name": "d4", "kind": "shipment", "resource": "wheat"}
    table.end_turn(until="flip")
    # Even the state holds no face: every tile that nobody has seen can still be it.
    outcomes, _ = table.game.outcomes(table.state)
    assert len(outcomes) == 4 * (54 - 2)
    events = table.chance("turn-up TTTW 2")
    for viewer in VIEWERS:
        assert "TWTT" in texts(events, viewer) or "WTTT" in texts(events, viewer)


@pytest.mark.rule("nh.12.5", "nh.0.13")
def test_the_pool_does_not_count_the_shipments() -> None:
    table = Table("lay", tiles={0: "RRST SSTW", 1: "WWWT"})
    assert table.view(0)["pool"] == 60 - 3 - 2
    table.play(0, "lay-shipment d4 wheat")
    assert table.view(0)["pool"] == 60 - 3 - 2
    table.end_turn()
    assert table.view(0)["pool"] == 60 - 3 - 2


# --- undo: to the last information barrier ---


def test_laying_and_building_may_be_taken_back() -> None:
    match = Table("lay", tiles={0: "RRST SSTW"}, hands={0: "stone-1 stone-2"}).match()
    start = match.state.hash()
    match.play(0, "lay-tile RRST d4 0")
    laid = match.state.hash()
    match.play(0, "build stone-1 a1 up")
    match.undo(0)
    assert match.state.hash() == laid
    match.undo(0)
    assert match.state.hash() == start
    assert match.log == []
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_claiming_a_clearing_may_be_taken_back() -> None:
    match = Table("lay", side="B", clearings={"d4": "stone-6"}, tiles={0: "RRST"}).match()
    start = match.state.hash()
    match.play(0, "lay-tile RRST d4 0")
    match.undo(0)
    assert match.state.hash() == start


def test_stopping_hands_over_and_cannot_be_taken_back() -> None:
    match = Table("build", hands={0: "stone-1"}, track="stone 2").match()
    match.play(0, "stop-building")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_another_players_building_is_a_barrier_for_the_active_one() -> None:
    match = Table("build", hands={0: "stone-1", 1: "stone-1"}, track="stone 2").match()
    match.play(0, "build stone-1 a1 up")
    match.play(0, "stop-building")
    match.play(1, "build stone-1 a1 up")  # the last stone: seat 0 draws
    assert match.actors == (0,)
    assert not match.can_undo(0)


def test_a_guest_may_take_back_the_last_resource_until_the_active_player_draws() -> None:
    table = Table("build", hands={0: "stone-1", 1: "stone-1 wheat-1"}, track="stone 1 wheat 1", active=0)
    match = table.match()
    match.play(0, "stop-building")
    before = match.state.hash()
    match.play(1, "build wheat-1 b1 up")
    match.play(1, "build stone-1 a1 up")
    assert match.actors == (0,)
    match.undo(1)
    match.undo(1)
    assert match.state.hash() == before
    match.play(1, "build wheat-1 b1 up")
    match.play(1, "build stone-1 a1 up")
    match.play(0, "take-open wheat-4")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.game.decision(match.state).name == "draw"
    assert not match.can_undo(0)


def test_what_may_be_taken_back_outlives_a_snapshot() -> None:
    game = load("new-haven", 2)
    for seed in range(40):
        match, rng = Match(game, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat).ids))
            if match.actors and match.actors[0] != seat and match.can_undo(seat):  # a guest spent the last resource
                again = Match.resume(json.loads(json.dumps(match.snapshot())))
                assert again.can_undo(seat)
                again.play(again.actors[0], again.legal(again.actors[0]).ids[0])
                assert not again.can_undo(seat)
                return
    raise AssertionError("no guest spent the last resource in any of these games")


def test_spending_the_last_resource_may_still_be_taken_back() -> None:
    match = Table("build", hands={0: "stone-1"}, track="stone 1").match()
    match.play(0, "build stone-1 a1 up")
    assert match.game.decision(match.state).name == "draw"
    match.play(0, "take-open wheat-4")
    match.undo(0)
    match.undo(0)
    assert match.game.decision(match.state).name == "build"


def test_a_draw_from_the_bag_is_a_barrier() -> None:
    match = Table("draw", 0, 3, 1).match()
    match.play(0, "take-open wheat-4")
    match.play(0, "draw-from-bag")
    assert match.actors == (0,)  # one more to draw
    assert not match.can_undo(0)


def test_the_refill_and_the_new_tile_are_barriers() -> None:
    match = Table("draw", 0, 1, 1, tiles={0: "RRST"}).match()
    match.play(0, "take-open wheat-4")
    assert match.actors == (1,)
    assert not match.can_undo(0)


# --- what everyone can remember of a hand ---


def known(table: Table, seat: int = 0) -> list[str]:
    """The buildings that all viewers know a seat to hold."""
    seen = [table.view(viewer)["seats"][seat]["known"] for viewer in VIEWERS]
    assert seen[0] == seen[1] == seen[2]
    return list(seen[0])


@pytest.mark.rule("nh.12.4")
def test_what_was_taken_openly_is_remembered_and_every_world_has_it() -> None:
    table = Table("draw", 0, 2, 1, hands={0: "stone-6"})
    table.play(0, "take-open timber-3")
    table.play(0, "draw-from-bag")
    table.chance("draw-building wheat-6")
    assert known(table) == ["timber-3"]
    for seed in range(5):
        world = table.game.world(table.view(1), random.Random(seed))
        assert world.hand[c.BUILDINGS.index("timber-3")] >= 1
        assert sum(world.hand[:24]) == 3


@pytest.mark.rule("nh.12.4")
def test_a_building_claimed_on_a_clearing_is_remembered_until_it_is_built() -> None:
    table = Table("lay", side="B", clearings={"d4": "stone-2"}, tiles={0: "RRST"})
    table.lay(0, "RRST", "d4")
    assert known(table) == ["stone-2"]
    table.play(0, "build stone-2 a2 up")
    assert known(table) == []


@pytest.mark.rule("nh.12.3")
def test_a_face_down_building_may_be_any_of_its_resource() -> None:
    table = Table("draw", 0, 3, 1, offer="stone-2 stone-3 wheat-4 wheat-5 wheat-6")
    for name in ("stone-2", "stone-3", "wheat-4"):
        table.play(0, f"take-open {name}")
    table.state.stack = [(DECISION["build"], 1)]
    table.state.track = [0, 6, 0, 0]
    table.play(0, "build stone-3 a1 down")
    assert known(table) == ["wheat-4"]  # the stone in hand may be either
    assert table.hand(0) == ["stone-2", "wheat-4"]
