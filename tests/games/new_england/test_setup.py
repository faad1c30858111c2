"""Set-up and start tiles (ne.1, ne.2, ne.3)."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.core.playing import playout
from approdo.games.new_england import frames
from approdo.games.new_england.geometry import LAND, PLACES, around, beside, mask_of, names_of
from approdo.games.new_england.state import Position

from .table import TERRAINS, Table


def begin(players: int = 3, **options: str) -> tuple[approdo.Game[Position], Position]:
    game = approdo.load("new-england", players, **{"first": "1", **options})
    return game, game.start()


def setting(start_tiles: dict[int, dict[str, str]], seat: int, players: int = 4, **options: str) -> Table:
    """A moment of placing start tiles, whatever the order in which they came."""
    table = Table(tuple(start_tiles.get(s, {}) for s in range(players)), **options)
    table.state.markers = [0] * players
    table.state.stack = [frames.start(seat)]
    return table


@pytest.mark.rule("ne.1.4")
def test_each_family_places_one_start_tile_of_two_spaces_of_each_type() -> None:
    for players in (3, 4):
        game, state = begin(players)
        rng = random.Random(players)
        while state.stack[-1][0] == frames.START:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
        assert len(state.starts) == 3 * players
        assert all(mask.bit_count() == 2 for mask in state.starts)
        assert state.developed == 0


@pytest.mark.rule("ne.1.5")
def test_a_tile_belongs_to_who_laid_it_and_each_type_stays_one_stretch() -> None:
    game, state = begin(4)
    playout(game, state, random.Random(3))
    for i, land in enumerate(state.land):
        reached = state.starts[i]
        while beside(reached) & land & ~reached:
            reached |= beside(reached) & land
        assert reached == land


@pytest.mark.rule("ne.1.12")
def test_everyone_sees_the_whole_table_and_nobody_a_future_order() -> None:
    table = Table().offer("field", "barn").figures(1, "barn", "F2").stored(1, "field-pair")
    views = [table.game.observe(table.state, viewer) for viewer in (approdo.SPECTATOR, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert [seat["money"] for seat in views[0]["seats"]] == [12, 12, 12]
    assert views[0]["seats"][1]["stored"] == {"field-pair": 1}
    assert views[0]["bag"] == {"settlement": 20, "field": 19, "pasture": 20}
    assert table.state.bag == [20, 19, 20], "the bag is a count per type, not an order"


@pytest.mark.rule("ne.2.1")
def test_three_or_four_play_with_a_family_each() -> None:
    for players in (3, 4):
        game, state = begin(players)
        families = [seat["family"] for seat in game.observe(state, 0)["seats"]]
        assert len(families) == len(set(families)) == players
    for players in (2, 5):
        with pytest.raises(approdo.BadPlayers):
            approdo.load("new-england", players)


@pytest.mark.rule("ne.2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_nine_items_are_on_offer_for_three_and_for_four(players: int) -> None:
    match = approdo.Match(approdo.load("new-england", players), seed=1)
    while "announce" not in match.game.prompt(match.state, match.actors[0]).key:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.play(match.actors[0], "announce 4")
    assert len(match.state.offer) == 9


@pytest.mark.rule("ne.2.2")
def test_each_begins_with_twelve_shillings_from_the_bank() -> None:
    for players in (3, 4):
        _, state = begin(players)
        assert state.money == [12] * players
        assert state.bank == 180 - 12 * players


@pytest.mark.rule("ne.2.3")
def test_bag_and_deck_are_full_and_no_figure_or_marker_is_taken() -> None:
    _, state = begin()
    assert state.bag == [20, 20, 20]
    assert sum(state.deck) == 58
    assert not any(state.figures)
    assert state.markers == [0, 0, 0]
    assert state.offer == []


@pytest.mark.rule("ne.2.4")
def test_first_player_is_drawn_by_lot_or_named() -> None:
    game, state = begin(4, first="random")
    numbers, weights = game.outcomes(state)
    assert [game.space.notation(n) for n in numbers] == [f"choose-first {seat}" for seat in range(4)]
    assert weights == [1, 1, 1, 1]
    game.apply(state, approdo.CHANCE, numbers[2])
    assert state.first == 2
    assert begin(4, first="3")[1].first == 2
    with pytest.raises(approdo.BadOption, match="only 3 play"):
        begin(3, first="4")


@pytest.mark.rule("ne.3.1", "ne.3.2")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_start_tiles_go_round_anticlockwise_three_times_and_the_first_player_is_last(players: int, first: int) -> None:
    game, state = begin(players, first=str(first + 1))
    order = []
    while state.stack[-1][0] == frames.START:
        seat = game.actors(state)[0]
        order.append(seat)
        game.apply(state, seat, game.legal(state, seat)[0])
    once = [(first - step) % players for step in range(1, players + 1)]
    assert order == once * 3
    assert once[-1] == first
    assert state.stack == [frames.announce(first)]


@pytest.mark.rule("ne.3.3")
def test_any_of_the_own_start_tiles_on_any_two_neighbouring_free_spaces() -> None:
    game, state = begin()
    assert len(game.legal(state, 2)) == 3 * 176
    table = setting({2: {"field": "E5+F5"}}, seat=2, players=3)
    types = {text.split()[0] for text in table.legal("place-start")}
    assert types == {"settlement", "pasture"}
    assert table.why("place-start field A1+B1") == ("start-used", "ne.3.3")
    assert table.why("place-start pasture F5+G5") == ("space-taken", "ne.3.3")
    table.do("place-start pasture A1+A2")
    assert table.land_of(2, "pasture") == ["A1", "A2"]
    assert table.state.developed == 0


@pytest.mark.rule("ne.3.4")
@pytest.mark.parametrize("owner", [0, 1], ids=["own", "foreign"])
def test_a_start_tile_touches_no_other_not_even_diagonally(owner: int) -> None:
    table = setting({owner: {"field": "E5+F5"}}, seat=0, players=3)
    places = {text.split()[1] for text in table.legal("place-start")}
    assert places == {name for name in map(place_name, PLACES) if not mask_of(name.split("+")) & around_e5()}
    assert "G6+H6" not in places, "diagonal contact"
    assert "G5+H5" not in places, "contact along an edge"
    assert {"H5+I5", "E7+F7", "G7+H7"} <= places
    assert table.why("place-start pasture G6+H6") == ("start-touches", "ne.3.4")


def place_name(mask: int) -> str:
    return "+".join(names_of(mask))


def around_e5() -> int:
    return around(mask_of(["E5", "F5"]))


@pytest.mark.rule("ne.3.5")
def test_with_the_designers_rule_start_tiles_may_touch_diagonally_but_not_along_an_edge() -> None:
    table = setting({1: {"field": "E5+F5"}}, seat=0, players=3, spacing="designer")
    places = {text.split()[1] for text in table.legal("place-start")}
    assert {"G6+H6", "C4+D4", "D6+D7"} <= places
    assert places.isdisjoint({"G5+H5", "F6+G6", "F5+G5", "E3+E4"})
    assert table.why("place-start pasture G5+H5") == ("start-beside", "ne.3.5")


# Eleven start tiles can leave no place apart from all of them.
JAM_PRINTED = {
    0: {"settlement": "B2+C2", "field": "E2+F2", "pasture": "H2+I2"},
    1: {"settlement": "B5+C5", "field": "E5+F5", "pasture": "H5+I5"},
    2: {"settlement": "B8+C8", "field": "E8+F8", "pasture": "H8+I8"},
    3: {"settlement": "K3+K4", "field": "K6+K7"},
}


def free_under(table: Table, designer: bool) -> list[int]:
    """The places that a spacing rule leaves, counted apart from the code under test."""
    starts = table.state.taken
    grown = beside(starts) | starts if designer else around(starts)
    return [place for place, mask in enumerate(PLACES) if not mask & grown]


@pytest.mark.rule("ne.3.6")
def test_without_a_place_apart_the_designers_rule_holds_this_time() -> None:
    table = setting(JAM_PRINTED, seat=3)
    assert not free_under(table, designer=False)
    places = [text.split()[1] for text in table.legal("place-start")]
    assert len(places) == len(free_under(table, designer=True)) > 0
    assert table.why("place-start pasture B1+C1") == ("start-beside", "ne.3.5")
    prompt = table.game.prompt(table.state, 3)
    assert prompt is not None
    assert prompt.args["spacing"] == "not-beside"


# No start tile touches another along an edge, yet no two free neighbours are without such contact (found by search).
JAM_BOTH = {
    0: {"settlement": "B2+B3", "field": "D5+D6", "pasture": "I8+J8"},
    1: {"settlement": "G4+G5", "field": "E1+E2", "pasture": "B9+C9"},
    2: {"settlement": "A6+B6", "field": "I6+J6", "pasture": "J3+J4"},
    3: {"settlement": "H2+I2", "field": "F8+G8"},
}


@pytest.mark.rule("ne.3.7")
@pytest.mark.parametrize("spacing", ["printed", "designer"])
def test_without_any_place_only_other_families_tiles_of_the_same_type_are_avoided(spacing: str) -> None:
    table = setting(JAM_BOTH, seat=3, spacing=spacing)
    assert not free_under(table, designer=True)
    missing = next(t for t in TERRAINS if t not in JAM_BOTH[3])
    same = 0
    for seat in range(3):
        same |= table.state.land[seat * 3 + TERRAINS.index(missing)]
    taken = table.state.taken
    expected = {place_name(mask) for mask in PLACES if not mask & (taken | beside(same))}
    assert {text.split()[1] for text in table.legal("place-start")} == expected
    assert expected
    touching = next(place_name(mask) for mask in PLACES if not mask & taken and mask & beside(same))
    assert table.why(f"place-start {missing} {touching}") == ("touches-family", "ne.3.7")


@pytest.mark.rule("ne.3.7")
def test_there_always_is_a_place_since_the_board_falls_into_49_pairs() -> None:
    def pairs(free: int) -> bool:
        """A cutting of the free spaces into pairs, first space first."""
        if not free:
            return True
        first = free & -free
        return any(pairs(free & ~mask) for mask in PLACES if mask & first and mask & free == mask)

    assert pairs(LAND)
    assert LAND.bit_count() == 2 * 49
