"""Mine and smelter (nl.9)."""

import pytest

from .table import FULL_BAG, Table


@pytest.mark.rule("nl.9.1")
def test_who_builds_a_mine_draws_three_minerals_and_stacks_them_at_choice() -> None:
    table = Table(goods={0: "c3.2"})
    table.play(0, "build mine b3")
    assert table.asked == ("draw", -1)
    assert table.game.outcomes(table.state)[1] == [9, 6, 6]
    table.chance("draw coal", "draw raw_silver", "draw coal")
    assert table.asked == ("stack", 0)
    assert table.legal(0) == {"stack coal coal raw_silver", "stack coal raw_silver coal", "stack raw_silver coal coal"}
    assert table.why(0, "stack raw_iron coal coal") == "other-minerals"
    table.play(0, "stack coal raw_silver coal")
    assert table.minerals("b3.1") == ["coal", "raw_silver", "coal"]
    assert table.bag() == {"coal": 7, "raw_iron": 6, "raw_silver": 5}
    assert table.asked == ("act", 0)


@pytest.mark.rule("nl.9.1")
def test_three_equal_minerals_leave_nothing_to_choose() -> None:
    table = Table(goods={0: "c3.2"})
    table.play(0, "build mine b3")
    table.chance("draw raw_iron", "draw raw_iron", "draw raw_iron")
    assert table.asked == ("act", 0)
    assert table.minerals("b3.1") == ["raw_iron"] * 3


@pytest.mark.rule("nl.9.2")
def test_a_worker_on_a_mine_stands_for_the_top_mineral() -> None:
    table = Table(build={"b3": "mine"}, mines={"b3.1": "isc"}, goods={0: "c3.1"})
    assert table.why(0, "produce coal b3.1") == "yields-other"
    table.play(0, "produce raw_iron b3.1")
    assert table.goods(0) == {"b3.1": "raw_iron"}
    assert table.minerals("b3.1") == ["raw_iron", "raw_silver", "coal"], "it lies there until the worker leaves"


@pytest.mark.rule("nl.9.3", "nl.9.4")
def test_the_top_mineral_goes_back_to_the_bag_when_it_is_used() -> None:
    table = Table(build={"b3": "mine smelter", "d3": "charcoal_burner"}, mines={"b3.1": "isc"}, goods={0: "b3.1 d3.3"})
    table.play(0, "produce iron b3.2")
    assert table.minerals("b3.1") == ["raw_silver", "coal"]
    assert table.bag() == {"coal": 8, "raw_iron": 6, "raw_silver": 5}


@pytest.mark.rule("nl.9.3")
def test_the_top_mineral_goes_when_it_spoils() -> None:
    table = Table(build={"b3": "mine"}, mines={"b3.1": "isc"}, goods={0: "b3.1!"})
    table.play(0, "end-turn 1")
    assert table.minerals("b3.1") == ["raw_silver", "coal"]
    assert table.state.bag[1] == 6


@pytest.mark.rule("nl.9.5", "nl.9.4")
def test_who_takes_the_last_mineral_draws_three_new_ones_at_once() -> None:
    table = Table(build={"b3": "mine smelter", "d3": "charcoal_burner"}, mines={"b3.1": "i"}, goods={0: "b3.1 d3.3"})
    table.play(0, "produce iron b3.2")
    assert table.asked == ("draw", -1)
    assert table.bag() == FULL_BAG, "the last one is back before the draw"
    table.chance("draw coal", "draw raw_iron", "draw raw_silver")
    table.play(0, "stack raw_silver raw_iron coal")
    assert table.minerals("b3.1") == ["raw_silver", "raw_iron", "coal"]
    assert table.goods(0) == {"b3.2": "iron"}


@pytest.mark.rule("nl.9.5", "nl.9.6")
def test_a_mine_lies_empty_while_its_last_mineral_is_handed_over_and_more_is_to_be_paid() -> None:
    mines = {"b3.1": "c", "c2.1": "is", "d4.1": "is"}
    table = Table(build={"b3": "mine smelter", "c2": "mine", "d4": "mine"}, mines=mines, goods={0: " ".join(mines)})
    table.play(0, "produce iron b3.2")
    assert table.asked == ("pay", 0)
    assert table.minerals("b3.1") == []
    assert table.game.state_from_dict(table.state.to_dict()).hash() == table.state.hash(), "and can be kept so"
    table.play(0, "pay raw_iron c2.1")
    assert table.asked == ("draw", -1)


@pytest.mark.rule("nl.9.5")
def test_the_one_whose_last_mineral_spoils_fills_the_mine_before_the_marker_moves() -> None:
    table = Table(0, build={"b3": "mine"}, mines={"b3.1": "s"}, goods={0: "b3.1!"}, ahead=[0, 2])
    table.play(0, "end-turn 5")
    assert table.state.time == 3
    table.chance("draw coal", "draw coal", "draw raw_iron")
    assert table.asked == ("stack", 0)
    assert table.state.time == 3
    table.play(0, "stack coal coal raw_iron")
    assert table.asked == ("act", 1)
    assert table.state.time == 5


@pytest.mark.rule("nl.9.6")
def test_several_mines_emptied_at_once_are_filled_in_the_players_order_after_all_minerals_are_back() -> None:
    table = Table(build={"b3": "mine", "c2": "mine"}, mines={"b3.1": "s", "c2.1": "c"}, goods={0: "b3.1! c2.1!"})
    table.play(0, "end-turn 1")
    assert table.asked == ("fill", 0)
    assert table.bag() == FULL_BAG
    assert table.legal(0) == {"fill b3.1", "fill c2.1"}
    assert table.why(0, "fill a1.1") == "not-a-mine"
    table.play(0, "fill c2.1")
    table.chance("draw coal", "draw coal", "draw coal")
    assert table.minerals("c2.1") == ["coal"] * 3
    assert table.asked == ("draw", -1)
    assert table.game.outcomes(table.state)[1] == [6, 6, 6]
    table.chance("draw raw_iron", "draw coal", "draw raw_iron")
    table.play(0, "stack raw_iron raw_iron coal")
    assert table.minerals("b3.1") == ["raw_iron", "raw_iron", "coal"]
    assert table.asked == ("act", 0)
    assert table.state.time == 4


@pytest.mark.rule("nl.9.6")
def test_one_action_may_empty_two_mines() -> None:
    table = Table(build={"b3": "mine smelter", "c2": "mine"}, mines={"b3.1": "s", "c2.1": "c"}, goods={0: "b3.1 c2.1"})
    table.play(0, "produce silver b3.2")
    assert table.asked == ("fill", 0)
    assert table.goods(0) == {"b3.2": "silver"}


@pytest.mark.rule("nl.9.7")
def test_in_the_first_edition_the_builder_chooses_the_minerals() -> None:
    table = first_edition(goods={0: "c3.2"})
    table.play(0, "build mine b3")
    assert table.asked == ("take", 0)
    table.play(0, "take raw_silver", "take raw_silver", "take coal")
    assert table.minerals("b3.1") == ["raw_silver", "raw_silver", "coal"]
    assert table.bag() == {"coal": 8, "raw_iron": 6, "raw_silver": 4}


@pytest.mark.rule("nl.9.7")
def test_minerals_on_other_mines_cannot_be_chosen() -> None:
    table = first_edition(build={"a1": "mine mine"}, mines={"a1.1": "iii", "a1.2": "iii"}, goods={0: "c3.2"})
    table.play(0, "build mine b3")
    assert table.legal(0) == {"take coal", "take raw_silver"}
    assert table.why(0, "take raw_iron") == "mineral-not-left"


@pytest.mark.rule("nl.9.8")
def test_in_the_first_edition_an_empty_mine_goes_back_to_the_display_when_used_up() -> None:
    table = first_edition(
        build={"b3": "mine smelter", "d3": "charcoal_burner"}, mines={"b3.1": "i"}, goods={0: "b3.1 d3.3"}
    )
    told = table.play(0, "produce iron b3.2")
    assert table.buildings("b3") == ["smelter"]
    assert table.asked == ("act", 0)
    assert "mine-closed" in [event.kind for event in told]


@pytest.mark.rule("nl.9.8")
def test_in_the_first_edition_a_mine_closes_when_its_last_mineral_spoils_and_can_be_built_anew() -> None:
    table = first_edition(
        build={"b3": "mine mine mine", "c2": "mine"},
        mines={"b3.1": "i", "b3.2": "c", "b3.3": "s", "c2.1": "c"},
        goods={0: "b3.1! c3.2"},
    )
    assert table.why(0, "build mine a1") == "none-left"
    table.play(0, "end-turn 1")
    assert table.buildings("b3") == ["mine", "mine"]
    assert table.asked == ("act", 0)
    table.play(0, "build mine b3")
    table.play(0, "take coal", "take coal", "take coal")
    assert table.buildings("b3") == ["mine", "mine", "mine"]


@pytest.mark.rule("nl.9.9")
@pytest.mark.parametrize(("mineral", "metal", "letter"), [("raw_iron", "iron", "i"), ("raw_silver", "silver", "s")])
def test_a_smelter_takes_either_pair(mineral: str, metal: str, letter: str) -> None:
    table = Table(
        build={"b3": "mine smelter", "d3": "charcoal_burner"}, mines={"b3.1": letter + "cc"}, goods={0: "b3.1 d3.3"}
    )
    assert table.legal(0, "produce") & {"produce iron b3.2", "produce silver b3.2"} == {f"produce {metal} b3.2"}
    table.play(0, f"produce {metal} b3.2")
    assert table.goods(0) == {"b3.2": metal}
    assert table.state.free[0] == 6


@pytest.mark.rule("nl.9.10")
def test_the_metal_marker_goes_back_with_the_worker() -> None:
    table = Table(build={"b3": "smelter", "a3": "mint"}, goods={0: "b3.1=silver"})
    slot = table.game.observe(table.state, 0)["hexes"][5]["slots"][0]
    assert slot["good"] == "silver"
    table.play(0, "produce coins a3.1")
    slot = table.game.observe(table.state, 0)["hexes"][5]["slots"][0]
    assert (slot["good"], slot["worker"]) == (None, None)
    assert table.game.invariants(table.state) == []


def first_edition(**spec: object) -> Table:
    return Table(edition="first_edition", **spec)  # type: ignore[arg-type]
