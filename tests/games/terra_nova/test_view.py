"""What everybody sees, and the aids (tn.0.1: no secrets)."""

import json
import random

import pytest

import approdo
from approdo.core.data import GRADES, data
from approdo.games.terra_nova.components import PACKAGE
from approdo.testing import check_position_walk

from .table import Table, fence, fenced

COAST = "a1 a2 a3 a4 a5 a6 a7"


def test_the_views_of_all_seats_and_of_spectators_are_equal():
    match = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8")).match
    views = [match.view(viewer) for viewer in (approdo.SPECTATOR, 0, 1, 2)]
    for key in ("board", "aids", "scores", "outcome", "actors"):
        assert all(view[key] == views[0][key] for view in views)


def test_a_world_made_from_a_view_is_the_position_itself():
    table = Table(red="a3 c7 h8", blue="a1 a2 n3", yellow="k3", stones=fenced(COAST, "b8"), strict_return=True)
    for action in ("move a3 a7", "stone b8", "move c7 c8", "end-turn", "move k3 k4"):
        table.play(action)
        seen = json.loads(json.dumps(table.game.observe(table.state, 0)))
        assert table.game.world(seen, random.Random(0)).hash() == table.state.hash()


def test_a_stone_tells_beforehand_what_it_closes_and_for_whom():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7")
    offers = {offer["action"]["hex"]: offer for offer in table.match.view(0)["legal"] if "hex" in offer["action"]}
    effect = offers["b8"]["effect"]
    assert effect["gains"] == [10, 0, 10]
    (territory,) = effect["closes"]
    assert set(territory["hexes"]) == set(COAST.split())
    assert (territory["size"], territory["value"], territory["points"]) == (7, 21, 10)
    assert territory["terrains"] == [{"name": "meadow", "hexes": 7}]
    assert (territory["winners"], territory["pioneers"]) == ([0, 2], [1, 0, 1])
    assert offers["a6"]["effect"]["gains"] == [0, 0, 15]  # cuts off a1 to a5, where blue is alone


def test_a_stone_that_closes_nothing_has_no_effect_to_tell():
    table = Table(red="d5", yellow="k3")
    table.play("move d5 d6")
    assert all("effect" not in o for o in table.match.view(0)["legal"] if o["action"]["kind"] == "stone")


def test_a_move_tells_how_far_it_goes_and_which_closing_stones_it_allows():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"))
    effects = {
        (offer["action"]["source"], offer["action"]["target"]): offer["effect"]
        for offer in table.match.view(0)["legal"]
    }
    both = [{"hex": "b8", "gains": [10, 0, 10]}, {"hex": "a6", "gains": [0, 0, 15]}]
    assert effects["a3", "a7"] == {"steps": 4, "terrain": "meadow", "stones": both}
    assert effects["h8", "h9"]["stones"] == []


def test_the_closing_stones_of_a_move_count_the_pioneer_at_its_new_place():
    # Red stands outside and slides in: only then is red equal to blue.
    table = Table(red="d8 h8", blue="a1", yellow="k3", stones=fenced(f"{COAST} b8", "c8"))
    effects = {
        (offer["action"]["source"], offer["action"]["target"]): offer["effect"]
        for offer in table.match.view(0)["legal"]
    }
    assert {"hex": "c8", "gains": [8, 0, 8]} in effects["d8", "b8"]["stones"]


def test_zones_tell_size_terrains_strength_and_value():
    table = Table(red="a3 a2", yellow="a1", stones=" ".join(fence(COAST)), scoring="turn-end")
    table.state.open_land = table.board.grid.all & ~table.board.grid.mask(map(table.hex, fence(COAST)))
    coast, rest = table.match.view(0)["aids"]["zones"]
    assert (coast["size"], coast["value"], coast["winners"], coast["points"], coast["open"]) == (7, 21, [0], 21, False)
    assert (rest["size"], rest["value"], rest["open"], len(rest["terrains"])) == (153, 0, True, 8)


def test_threats_tell_who_could_close_with_one_move_and_one_stone():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"))
    threats = {row["hex"]: row for row in table.match.view(1)["aids"]["threats"]}
    assert threats["b8"]["by"] == [0]  # blue on a1 reaches a2 only
    assert threats["b8"]["gains"] == [10, 0, 10]


def test_scores_are_told_territory_by_territory():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    view = table.match.view(1)
    assert [[part["value"] for part in parts] for parts in view["scores"]] == [[10], [], [10]]
    assert view["board"]["territories"][0]["winners"] == [0, 2]
    shown = table.game.info.texts("it").render("score-territory-tied", view["scores"][0][0]["args"])
    assert shown == "7 esagoni: prato (diviso)"


def test_every_datum_has_a_grade():
    for name in ("terrains", "pieces", "board_a", "board_b"):
        tables = [data(PACKAGE, name)] if name != "pieces" else []
        for value in data(PACKAGE, name).values():
            tables += value if isinstance(value, list) else [value] if isinstance(value, dict) else []
        assert tables
        assert all(table["grade"] in GRADES for table in tables)


@pytest.mark.parametrize(
    "change",
    [
        {"stones_left": 79},
        {"open_land": 1},
        {"scores": [5, 0]},
        {"reserve": [13, 12]},
        {"map": 1},
        {"hexes": [0] * 167},
        {"hexes": [9] * 168},
        {"paths": [[500, 501]]},
        {"territories": [[3]]},
        {"ended": 1},
        {"first": 7},
        {"stack": [[7, 1, 0]]},
        {"stack": []},
    ],
)
def test_a_position_that_does_not_add_up_is_refused(change):
    game = approdo.load("terra-nova", 2, first="1")
    data = game.start().to_dict()
    assert game.state_from_dict(data).hash() == game.start().hash()
    with pytest.raises(approdo.BadState):
        game.state_from_dict({**data, **change})


def test_the_contract_holds_on_a_map_of_the_tables_own():
    rows = ["LLLLLLLL", "MMMMMMMM", "FFFFFFFF", "GGGGGGGG", "AAAAAAAA", "PPPPPPPP", "SSSSSSSS", "HHHHHHHH"]
    line = "/".join("." * (r % 2) + ".".join(row) for r, row in enumerate(rows))
    assert check_position_walk(approdo.load("terra-nova", 4, board=line, idle_rounds=10), seed=4, worlds_every=25) > 50


def test_with_late_scoring_a_stone_in_closed_land_tells_what_is_left_of_it():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"), scoring="turn-end")
    table.play("move a3 a7", "stone b8")
    (effect,) = [o["effect"] for o in table.match.view(0)["legal"] if o["action"]["kind"] == "stone"]
    assert effect["gains"] == [3, 0, 15]  # on a6: a7 for red, a1 to a5 for blue
