"""The two boards, the check of a player's own map, and the geometry of zones."""

import random
from collections import Counter

import pytest

from approdo.games.terra_nova.board import (
    LETTERS,
    TERRAINS,
    BoardError,
    board,
    main,
    parse_board,
    parse_map,
    read_board,
)
from approdo.games.terra_nova.zones import closed_by, is_territory

HEADER = "grade = \"C\"\n\nmap = '''\n"


def drawing(lines: list[str]) -> str:
    return HEADER + "\n".join(lines) + "\n'''\n"


@pytest.mark.rule("tn.1.1")
def test_every_hex_has_one_of_the_eight_terrains_and_the_lake_is_one_of_them():
    assert len(TERRAINS) == 8
    assert "lake" in TERRAINS
    for name in "ab":
        assert set(board(name).terrain) == set(range(8))


@pytest.mark.rule("tn.1.2")
def test_board_a_has_168_hexes_21_of_each_terrain():
    a = board("a")
    assert a.size == 168
    assert set(Counter(a.terrain).values()) == {21}


@pytest.mark.rule("tn.1.3")
def test_board_b_has_169_hexes_with_22_mountains():
    b = board("b")
    assert b.size == 169
    assert {TERRAINS[t]: n for t, n in Counter(b.terrain).items() if n != 21} == {"mountain": 22}


@pytest.mark.rule("tn.1.2", "tn.1.3")
@pytest.mark.parametrize("name", ["a", "b"])
def test_every_terrain_lies_in_one_piece_and_the_mountains_touch_all_others(name):
    island = board(name)
    assert all(len(island.grid.split(land)) == 1 for land in island.land)
    mountains = TERRAINS.index("mountain")
    beside = island.grid.grow(island.land[mountains]) & island.grid.all
    assert island.terrains_of(beside) == tuple(range(8))
    assert all(len(island.grid.neighbours[h]) == 6 for h in island.grid.members(island.land[mountains]))


@pytest.mark.rule("tn.1.2")
def test_board_a_is_the_hexagon_with_sides_seven_eight_nine():
    a = board("a")
    assert Counter(len(n) for n in a.grid.neighbours) == {3: 6, 4: 36, 6: 126}
    assert [len(row.split()) for row in a.rows()] == [*range(7, 15), *range(14, 6, -1)]
    slides = sum(len(ray) for rays in a.grid.rays for ray in rays)
    assert round(slides / a.size, 1) == 31.9


def test_hexes_are_named_by_row_letter_and_place():
    a = board("a")
    assert (a.names[0], a.names[7], a.names[-1]) == ("a1", "b1", "p7")
    assert len(set(a.names)) == a.size


@pytest.mark.rule("tn.1.4")
def test_a_map_drawn_again_from_its_rows_is_the_same_island(tmp_path):
    a = board("a")
    path = tmp_path / "mine.toml"
    path.write_text(drawing(a.rows()))
    mine = read_board(path)
    assert (mine.grid.cells, mine.terrain, mine.grade) == (a.grid.cells, a.terrain, "C")


@pytest.mark.rule("tn.1.4")
def test_a_map_may_be_set_in_and_have_dots_for_the_sea():
    a = board("a")
    lines = ["   " + row.replace(" ", ".") for row in a.rows()]
    assert parse_map(["", *lines, "  "]).grid.cells == a.grid.cells


@pytest.mark.rule("tn.1.4")
@pytest.mark.parametrize(
    ("row", "line", "text"),
    [
        ("   S S S G G X H H H H H", 8, "'X' is no terrain"),
        ("    S S S G G M H H H H H", 8, "does not fit"),
        ("   S S S G GG M H H H H H", 8, "does not fit"),
        ("   s S S G G M H H H H H", 8, "'s' is no terrain"),
        ("\tS S S G G M H H H H H", 8, "is no terrain"),
    ],
)
def test_a_faulty_row_is_named_by_its_line(row, line, text):
    lines = board("a").rows()
    lines[4] = row
    with pytest.raises(BoardError, match=f"^line {line}: .*{text}"):
        parse_board(drawing(lines))


@pytest.mark.rule("tn.1.4")
def test_land_that_is_not_connected_is_named_by_its_line():
    lines = board("a").rows()
    lines[2] = lines[2].replace("H H H H", "H H . .") + "       H"
    with pytest.raises(BoardError, match=r"^line 6: the hex at column 30 is not connected"):
        parse_board(drawing(lines))


@pytest.mark.rule("tn.1.4")
def test_a_map_with_three_terrains_is_refused_because_it_would_be_closed_at_once():
    lines = [row.translate(str.maketrans("SGHPA", "LLMMF")) for row in board("a").rows()]
    with pytest.raises(BoardError, match="3 terrains"):
        parse_board(drawing(lines))


@pytest.mark.rule("tn.1.4")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (drawing([]), "line 4: the map is empty"),
        (drawing([" ".join("LMFGAPSH")]), "line 4: the map has 8 hexes; it needs at least 40"),
        (drawing(["L M F G A P S H", " " + " ".join("LMFGAPSHLMFGAPSH")]), "line 5: the row has 16 hexes; at most 15"),
        (drawing([" " * (r % 2) + " ".join("LMFG") for r in range(17)]), "line 20: the map has more than 16 rows"),
        ('grade = "C"\n', "has no map"),
        ("map = 3\n", "has no map"),
        ("grade = \"X\"\nmap = '''\nL\n'''\n", "grade 'X' is unknown"),
        ("map = [", "is not TOML"),
    ],
)
def test_a_board_file_that_cannot_be_used_says_why(text, message):
    with pytest.raises(BoardError, match=message):
        parse_board(text)


def test_a_missing_board_file_is_named(tmp_path):
    with pytest.raises(BoardError, match=r"nowhere\.toml"):
        read_board(tmp_path / "nowhere.toml")


@pytest.mark.rule("tn.1.4")
def test_a_board_file_is_checked_and_printed_as_the_option_takes_it(tmp_path, capsys, monkeypatch):
    path = tmp_path / "mine.toml"
    path.write_text(drawing(board("b").rows()))
    monkeypatch.setattr("sys.argv", ["board", str(path)])
    main()
    line = capsys.readouterr().out.strip()
    assert board(line).terrain == board("b").terrain
    path.write_text(drawing(["L M X"]))
    with pytest.raises(SystemExit, match=r"mine\.toml: line 4: 'X' is no terrain"):
        main()
    monkeypatch.setattr("sys.argv", ["board"])
    with pytest.raises(SystemExit, match="usage"):
        main()


def test_an_island_may_have_a_sea_inside():
    lines = board("a").rows()
    lines[7] = lines[7].replace("F F M M", "F . . M")
    assert parse_board(drawing(lines)).size == 166


@pytest.mark.rule("tn.5.2", "tn.5.3", "tn.5.4")
@pytest.mark.parametrize("seed", range(12))
def test_what_a_stone_closes_is_what_a_look_at_the_whole_island_finds(seed):
    """The quick answer (neighbours of the stone, then a flood) against splitting the island anew."""
    island = board("ab"[seed % 2])
    order = list(range(island.size))
    random.Random(seed).shuffle(order)
    land = island.grid.all
    closed = 0
    for stone in order:
        if land & island.grid.bit[stone]:
            land ^= island.grid.bit[stone]
            expected = [zone for zone in island.grid.split(land) if is_territory(island, zone)]
            found = closed_by(island, land, stone)
            assert sorted(found) == sorted(expected)
            closed += len(found)
            for zone in found:
                land ^= zone
    assert closed > 5
    assert land == 0


def test_letters_are_unique():
    assert len(set(LETTERS)) == 8
