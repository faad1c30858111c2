"""Setting up and placing (tn.1)."""

import random

import pytest

import approdo

from .table import COLOURS, Table


def placed_at_random(players: int, **options: object) -> approdo.Match:
    match = approdo.Match(approdo.load("terra-nova", players, **options), seed=1)
    rng = random.Random(3)
    while match.actors and match.game.decision(match.state).name == "place":
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.rule("tn.1.1", "tn.1.9")
def test_pioneers_may_be_placed_on_the_lake():
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"))
    lake = [h["name"] for h in match.view(0)["board"]["hexes"] if h["terrain"] == "lake"]
    assert len(lake) == 21
    assert {f"place {name}" for name in lake} <= {match.game.space.notation(n) for n in match.legal(0).ids}


@pytest.mark.rule("tn.1.1")
def test_the_lake_takes_pioneers_and_stones_like_any_land():
    table = Table(red="l5", yellow="a1")  # l5 is forest's neighbour; l6, l7, l8 are lake
    table.play("move l5 l7")
    assert table.on("l7") == "red"
    table.play("stone l8")
    assert table.on("l8") == "stone"


@pytest.mark.rule("tn.1.3")
def test_board_b_is_played_when_the_table_chooses_it():
    match = approdo.Match(approdo.load("terra-nova", 2, board="b", first="1"))
    assert len(match.legal(0)) == 169
    assert match.view(0)["board"]["map"] == "b"


@pytest.mark.rule("tn.1.4")
def test_a_map_of_the_tables_own_is_played_and_kept_in_the_record():
    rows = ["LLLLLLLL", "MMMMMMMM", "FFFFFFFF", "GGGGGGGG", "AAAAAAAA", "PPPPPPPP"]
    line = "/".join("." * (r % 2) + ".".join(row) for r, row in enumerate(rows))
    match = placed_at_random(2, board=line)
    assert len(match.view(0)["board"]["hexes"]) == 48
    assert match.game.options["board"] == line
    again = approdo.replay(match.record().to_json())
    assert again.state.hash() == match.state.hash()


@pytest.mark.rule("tn.1.4")
@pytest.mark.parametrize(
    ("line", "message"),
    [("L.M.F/X.G.A", "'X' is no terrain"), ("L.M/L.M", "does not fit"), ("c", "takes a, b, not 'c'")],
)
def test_a_map_that_cannot_be_played_is_refused_with_its_row(line, message):
    with pytest.raises(approdo.BadOption, match=message):
        approdo.load("terra-nova", 2, board=line)


@pytest.mark.rule("tn.1.5")
@pytest.mark.parametrize(("players", "each"), [(2, 13), (3, 10), (4, 8)])
def test_pioneers_by_number_of_players(players, each):
    match = placed_at_random(players)
    seats = match.view(approdo.SPECTATOR)["board"]["seats"]
    assert [seat["pioneers"] for seat in seats] == [each] * players
    assert [seat["reserve"] for seat in seats] == [0] * players


@pytest.mark.rule("tn.1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_by_number_of_players(players):
    seats = approdo.Match(approdo.load("terra-nova", players)).view(0)["board"]["seats"]
    assert [seat["colour"] for seat in seats] == list(COLOURS[:players])


@pytest.mark.rule("tn.1.7")
def test_eighty_stones_and_no_points_at_the_start():
    board = approdo.Match(approdo.load("terra-nova", 4)).view(0)["board"]
    assert board["stones"] == {"left": 80, "of": 80}
    assert [seat["score"] for seat in board["seats"]] == [0, 0, 0, 0]


@pytest.mark.rule("tn.1.8")
def test_the_starting_player_is_drawn_by_lot_with_equal_chance():
    game = approdo.load("terra-nova", 3)
    numbers, weights = game.outcomes(game.start())
    assert [game.space.decode(n).seat for n in numbers] == [0, 1, 2]
    assert len(set(weights)) == 1
    assert {approdo.Match(game, seed=seed).actors for seed in range(30)} == {(0,), (1,), (2,)}


@pytest.mark.rule("tn.1.8")
def test_the_table_may_name_the_starting_player_and_play_goes_clockwise():
    match = approdo.Match(approdo.load("terra-nova", 3, first="2"))
    order = []
    for name in ("a1", "a2", "a3", "a4"):
        order.append(match.actors[0])
        match.play(match.actors[0], f"place {name}")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("tn.1.8")
def test_a_starting_player_without_a_seat_is_refused():
    with pytest.raises(approdo.BadOption, match="names seat 3, but only 2 play"):
        approdo.load("terra-nova", 2, first="3")


@pytest.mark.rule("tn.1.9")
def test_players_place_one_pioneer_each_in_turn():
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"))
    match.play(0, "place a1")
    assert match.actors == (1,)
    match.play(1, "place p7")
    assert match.actors == (0,)


@pytest.mark.rule("tn.1.9")
def test_a_pioneer_is_placed_on_an_empty_hex_only():
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"), names=("Ada", "Bo"))
    match.play(0, "place a1")
    with pytest.raises(approdo.IllegalAction) as refused:
        match.play(1, "place a1")
    assert refused.value.code == "taken"
    assert refused.value.paragraphs == ("tn.1.9",)
    assert "a pioneer of Ada stands there" in refused.value.text


def test_a_hex_that_the_island_lacks_is_refused_by_name():
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"))
    refusal = match.explain(0, "place a8")
    assert refusal is not None
    assert (refusal.code, refusal.args["hex"]) == ("no-hex", "a8")


@pytest.mark.rule("tn.1.10")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_starting_player_takes_the_first_turn(first):
    match = placed_at_random(3, first=first)
    assert match.actors == (int(first) - 1,)
    assert match.game.decision(match.state).name == "begin"
    assert match.step == 30


@pytest.mark.rule("tn.1.4")
def test_a_map_of_monstrous_length_is_refused_unread():
    with pytest.raises(approdo.BadOption, match="characters; at most 1000"):
        approdo.load("terra-nova", 2, board="L.M/" * 1000)


def test_maps_of_the_tables_own_are_forgotten_when_nobody_plays_on_them():
    import gc

    from approdo.games.terra_nova import tables

    rows = ["LLLLLLLL", "MMMMMMMM", "FFFFFFFF", "GGGGGGGG", "AAAAAAAA", "SSSSSSSS"]
    line = "/".join("." * (r % 2) + ".".join(row) for r, row in enumerate(rows))
    game = approdo.load("terra-nova", 2, board=line)
    number = game.start().map
    assert tables.tables(number).board.size == 48
    del game
    gc.collect()
    with pytest.raises(KeyError):
        tables.tables(number)
