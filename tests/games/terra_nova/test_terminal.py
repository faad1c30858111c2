"""The island in a terminal."""

import approdo
from approdo.core.canvas import fitting, plain
from approdo.games.terra_nova.terminal import draw, tell_effect

from .table import Table, fence, fenced

COAST = "a1 a2 a3 a4 a5 a6 a7"


def drawn(table: Table, language: str = "en") -> list[str]:
    view = table.match.view(0)
    return plain(draw(view, table.game.info.texts(language), table.match.names)).splitlines()


def test_every_hex_shows_its_terrain_its_number_and_its_piece():
    lines = drawn(Table(red="a3 h8", yellow="a1", stones="a4"))
    assert lines[0].startswith("a               G▲1 G2  G●3 #4  G5  G6  G7")
    assert lines[7].startswith("h S1  S2  S3  S4  F5  F6  M7  M●8 M9")


def test_closed_land_has_small_letters():
    lines = drawn(Table(red="h8", yellow="k3", stones=" ".join(fence(COAST))))
    assert "g1··g2··g3··g4··g5··g6··g7··" in lines[0]


def test_players_stones_and_threats_stand_beside_the_island():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    lines = [line[61:] for line in drawn(table)]
    assert lines[0] == "▶● red       0 ♟2"
    assert "stones 40 round 1" in lines
    assert "b8  ●+21" in lines
    assert "pietre 40, giro 1" in [line[61:] for line in drawn(table, "it")]


def test_the_drawing_fits_into_eighty_columns():
    match = approdo.Match(approdo.load("terra-nova", 4, board="b"), seed=2, names=("Massimiliano",) * 4)
    for language in ("en", "it"):
        with fitting(80):
            lines = plain(draw(match.view(0), match.game.info.texts(language), match.names)).splitlines()
        assert max(map(len, lines)) <= 80
    for table in (Table(red="a3 h8", yellow="a1 k3", stones=fenced(COAST, "b8")),):
        table.play("move a3 a7")
        assert max(len(line) for language in ("en", "it") for line in drawn(table, language)) <= 80


def test_names_are_not_cut_in_a_small_window():
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"), seed=2, names=("You", "Ship’s boy"))
    with fitting(79):
        lines = plain(draw(match.view(0), match.game.info.texts("en"), match.names)).splitlines()
    beside = [line[61:] for line in lines[:4]]
    assert [line.split()[-1] for line in beside] == ["You", "♟0+13", "boy", "♟0+13"]
    with fitting(90):
        lines = plain(draw(match.view(0), match.game.info.texts("en"), match.names)).splitlines()
    assert lines[1][61:].strip() == "▲ Ship’s boy ♟0+13"


def test_an_effect_is_told_in_a_few_words():
    table = Table(red="a3 h8", yellow="a1 k3", stones=fenced(COAST, "b8"))
    texts, names = table.game.info.texts("en"), table.match.names
    effects = {offer["id"]: offer["effect"] for offer in table.match.view(0)["legal"]}
    told = tell_effect(effects[table.game.space.number("move a3 a7")], texts, names)
    assert told == "meadow (then stone b8: red +10 and yellow +10; a6: yellow +15)"
    table.play("move a3 a7")
    effect = table.game.effect(table.state, 0, table.game.space.number("stone b8"))
    assert tell_effect(effect, texts, names) == "closes 7 hexes: red +10 and yellow +10"


def test_every_view_of_a_game_can_be_drawn():
    match = approdo.Match(approdo.load("terra-nova", 4, board="b"), seed=2)
    for viewer in (approdo.SPECTATOR, 0, 3):
        assert draw(match.view(viewer), match.game.info.texts("it"), match.names)


def test_closing_stones_are_not_told_when_the_game_is_over():
    table = Table(red="a3 h8", yellow="a1 k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7")
    view, texts = table.match.view(0), table.game.info.texts("en")
    assert "Closing stones" in plain(draw(view, texts, table.match.names))
    assert "Closing stones" not in plain(draw({**view, "over": True}, texts, table.match.names))
