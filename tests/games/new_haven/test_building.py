"""Building a village and sharing the wealth (nh.3, nh.4)."""

import pytest

from .table import EMPTY, Table

LONE_STONE = "..... / R.... / ..... / ..... / ..... / ....."


@pytest.mark.rule("nh.3.1")
def test_as_many_buildings_as_one_can_pay_for() -> None:
    table = Table("build", hands={0: "stone-1 stone-2 wheat-1"}, track="stone 3 wheat 1 timber 1")
    table.play(0, "build stone-1 a1 up")
    table.play(0, "build stone-2 a2 up")
    table.play(0, "build wheat-1 e1 down")
    assert table.hand(0) == []
    assert table.legal(0) == {"stop-building"}
    assert table.why(0, "build timber-1 c1 up") == "building-not-in-hand"


@pytest.mark.rule("nh.3.1")
def test_or_none() -> None:
    table = Table("build", hands={0: "stone-1"}, track="stone 3")
    table.play(0, "stop-building")
    assert table.waits == ("build", 1)


@pytest.mark.rule("nh.3.2")
@pytest.mark.parametrize("face", ["up", "down"])
def test_a_building_costs_the_number_of_its_space_face_up_or_down(face: str) -> None:
    table = Table("build", hands={0: "stone-4"}, track="stone 6 wheat 6")
    table.play(0, f"build stone-4 c4 {face}")
    assert table.track == {"stone": 2, "wheat": 6}


@pytest.mark.rule("nh.3.2")
def test_resources_are_neither_saved_on_nor_mixed() -> None:
    table = Table("build", hands={0: "stone-4 stone-1"}, track="stone 3 wheat 6")
    assert table.why(0, "build stone-4 c4 up") == "too-dear"
    assert table.plots(0, "stone-4") == {column + cost for column in "abcde" for cost in "123"}
    table.play(0, "build stone-4 c3 down")  # exactly what is left
    assert table.track == {"wheat": 6}
    assert table.legal(0) == {"stop-building"}


@pytest.mark.rule("nh.3.3")
def test_one_building_on_each_space_for_good() -> None:
    table = Table("build", hands={0: "stone-5 sheep-5"}, track="stone 6 sheep 6", villages={0: LONE_STONE})
    assert table.why(0, "build stone-5 a5 up") == "plot-taken"
    assert table.why(0, "build sheep-5 a5 up") == "plot-taken"


@pytest.mark.rule("nh.3.4")
def test_the_first_building_of_a_resource_goes_anywhere_empty() -> None:
    table = Table("build", hands={0: "wheat-1"}, track="wheat 6", villages={0: LONE_STONE})
    every = {column + cost for column in "abcde" for cost in "123456"}
    assert table.plots(0, "wheat-1") == every - {"a5"}


@pytest.mark.rule("nh.3.5", "nh.3.10")
def test_the_next_one_must_share_an_edge_with_its_own_kind() -> None:
    table = Table("build", hands={0: "stone-1"}, track="stone 6", villages={0: LONE_STONE})
    assert table.plots(0, "stone-1") == {"a6", "b5", "a4"}
    assert table.why(0, "build stone-1 b6 down") == "not-beside-own"  # a corner
    assert table.why(0, "build stone-1 e1 up") == "not-beside-own"


@pytest.mark.rule("nh.3.5")
def test_a_row_does_not_wrap_round() -> None:
    village = "..... / ..... / ..... / ....R / ..... / ....."
    table = Table("build", hands={0: "stone-1"}, track="stone 6", villages={0: village})
    assert table.plots(0, "stone-1") == {"e4", "d3", "e2"}


@pytest.mark.rule("nh.3.5")
def test_face_down_buildings_keep_their_resource() -> None:
    village = "..... / ..... / ..r.. / ..... / ..... / ....."
    table = Table("build", hands={0: "stone-1 wheat-1"}, track="stone 6 wheat 6", villages={0: village})
    assert table.plots(0, "stone-1") == {"c5", "b4", "d4", "c3"}
    assert len(table.plots(0, "wheat-1")) == 29


@pytest.mark.rule("nh.3.6")
def test_face_up_only_where_the_numbers_agree() -> None:
    table = Table("build", hands={0: "stone-3"}, track="stone 6")
    assert table.plots(0, "stone-3", "up") == {"a3", "b3", "c3", "d3", "e3"}
    assert table.why(0, "build stone-3 c4 up") == "number-differs"


@pytest.mark.rule("nh.3.7")
def test_face_down_anywhere_also_where_it_could_stand_face_up() -> None:
    table = Table("build", hands={0: "stone-3"}, track="stone 6")
    assert len(table.plots(0, "stone-3", "down")) == 30
    table.play(0, "build stone-3 c3 down")
    assert table.view(0)["seats"][0]["village"][17] == {"resource": "stone", "number": 3, "up": False}


@pytest.mark.rule("nh.3.8")
def test_whoever_stops_does_not_build_again_this_turn() -> None:
    table = Table("build", hands={0: "stone-1", 1: "stone-1"}, track="stone 2")
    table.play(0, "stop-building")
    assert table.why(0, "build stone-1 a1 up") == "not-your-turn"
    table.play(1, "stop-building")
    assert table.waits == ("draw", 0)


@pytest.mark.rule("nh.3.9")
def test_nobody_is_asked_to_build_with_nothing() -> None:
    table = Table("build", players=3, hands={0: "stone-1", 1: "stone-1", 2: "stone-1"}, track="stone 1")
    table.play(0, "build stone-1 a1 up")
    assert table.waits == ("draw", 0)


@pytest.mark.rule("nh.3.9")
def test_nor_those_after_the_one_who_used_the_last() -> None:
    table = Table("build", players=3, hands={1: "stone-1", 2: "stone-1"}, track="stone 1")
    table.play(0, "stop-building")
    table.play(1, "build stone-1 a1 up")
    assert table.waits == ("draw", 0)


@pytest.mark.rule("nh.3.10", "nh.7.4")
def test_a_line_may_mix_all_four_resources() -> None:
    village = EMPTY[:-5] + "SRTW."
    table = Table("build", hands={0: "wheat-1"}, track="wheat 1", villages={0: village})
    table.play(0, "build wheat-1 e1 up")
    assert table.scores()[0] == 2


@pytest.mark.rule("nh.4.1")
def test_the_others_build_clockwise_with_what_is_left() -> None:
    table = Table("build", 1, players=4, hands={2: "stone-1", 3: "stone-2"}, track="stone 3 wheat 1")
    table.play(1, "stop-building")
    assert table.waits == ("build", 2)
    table.play(2, "build stone-1 a1 up")
    table.play(2, "stop-building")
    assert table.waits == ("build", 3)
    assert table.track == {"stone": 2, "wheat": 1}
    table.play(3, "stop-building")
    assert table.waits == ("build", 0)
    table.play(0, "stop-building")
    assert table.waits == ("draw", 1)


@pytest.mark.rule("nh.4.2")
def test_sharing_follows_the_rules_of_building() -> None:
    table = Table(
        "build",
        1,
        active=0,
        hands={0: "wheat-1", 1: "stone-1 stone-5 wheat-2"},
        track="stone 5 wheat 1",
        villages={0: EMPTY, 1: LONE_STONE},
    )
    assert table.plots(1, "stone-1") == {"b5", "a4"}
    assert table.why(1, "build wheat-2 a2 up") == "too-dear"
    assert table.why(1, "build wheat-1 a1 up") == "building-not-in-hand"
    table.play(1, "build stone-1 a4 down")
    table.play(1, "build wheat-2 e1 down")
    assert table.track == {"stone": 1}
    assert table.view(1)["seats"][0]["village"] == [None] * 30


@pytest.mark.rule("nh.4.3")
def test_everyone_has_one_go() -> None:
    table = Table("build", 1, active=0, players=3, hands={1: "stone-1 stone-2"}, track="stone 9")
    table.play(1, "build stone-1 a1 up")
    table.play(1, "stop-building")
    assert table.waits == ("build", 2)
    table.play(2, "stop-building")
    assert table.waits == ("draw", 0)
    assert table.legal(1) == set()
