"""The round, phase 1 and phase 2, and the end of the game (ne.4, ne.5, ne.13)."""

from __future__ import annotations

import pytest

from approdo.games.new_england import frames
from approdo.games.new_england.rules import card_outcomes, tile_outcomes

from .table import Table

ALL_ANNOUNCEMENTS = ["3", "4", "5", "6"]


def offered(table: Table, tiles: int, cards: int) -> Table:
    """Nine items drawn one by one."""
    table.draw(*["draw-tile field"] * tiles)
    table.draw(*["draw-card pilgrim"] * cards)
    return table


@pytest.mark.rule("ne.4.1")
def test_a_round_is_offer_then_markers_then_buying() -> None:
    table = Table().announce()
    phases = [table.game.observe(table.state, 0)["phase"]]
    table.do("announce 3")
    offered(table, 3, 6)
    phases.append(table.game.observe(table.state, 0)["phase"])
    table.do("take-marker 1", "take-marker 2", "take-marker 3")
    phases.append(table.game.observe(table.state, 0)["phase"])
    table.do("end-turn", "end-turn", "end-turn")
    phases.append(table.game.observe(table.state, 0)["phase"])
    assert phases == ["offer", "markers", "buying", "offer"]
    assert table.state.round == 2


@pytest.mark.rule("ne.4.2")
def test_the_first_player_announces_three_to_six_before_anything_is_drawn() -> None:
    table = Table().announce(seat=2)
    assert table.seat == 2
    assert table.legal("announce") == ALL_ANNOUNCEMENTS
    assert table.state.offer == []
    assert sum(table.state.bag) == 60


@pytest.mark.rule("ne.4.3", "ne.4.4")
@pytest.mark.parametrize("tiles", [3, 4, 5, 6])
def test_announced_tiles_come_first_then_cards_up_to_nine(tiles: int) -> None:
    table = Table().announce()
    table.do(f"announce {tiles}")
    offered(table, tiles, 9 - tiles)
    shown = table.game.observe(table.state, 0)["offer"]
    assert [slot["item"] for slot in shown] == ["field"] * tiles + ["pilgrim"] * (9 - tiles)
    assert [slot["space"] for slot in shown] == ["land"] * 3 + ["either"] * 3 + ["card"] * 3
    assert all(slot["item"] != "field" for slot in shown if slot["space"] == "card")
    assert all(slot["item"] == "field" for slot in shown if slot["space"] == "land")
    assert table.state.bag == [20, 20 - tiles, 20]


@pytest.mark.rule("ne.4.3")
def test_a_tile_is_drawn_as_likely_as_its_type_is_in_the_bag() -> None:
    table = Table().land(0, "field", "B6 C6 D5").announce()
    table.do("announce 3")
    numbers, weights = table.game.outcomes(table.state)
    assert dict(zip(map(table.game.space.notation, numbers), weights, strict=True)) == {
        "draw-tile settlement": 20,
        "draw-tile field": 17,
        "draw-tile pasture": 20,
    }
    table.draw("draw-tile field")
    assert table.game.outcomes(table.state)[1] == [20, 16, 20]


@pytest.mark.rule("ne.4.4")
def test_a_card_is_drawn_as_likely_as_its_kind_is_in_the_deck() -> None:
    table = Table(deck="r0").announce()
    table.do("announce 6")
    table.draw(*["draw-tile pasture"] * 6)
    numbers, weights = table.game.outcomes(table.state)
    drawn = dict(zip(map(table.game.space.notation, numbers), weights, strict=True))
    assert drawn["draw-card pilgrim"] == 13
    assert drawn["draw-card field-angle"] == 4
    assert "draw-card field-row" not in drawn, "deck R0 has no rows"
    assert sum(weights) == 58


@pytest.mark.rule("ne.5.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_markers_are_taken_clockwise_from_the_first_player(first: int) -> None:
    table = Table().announce(first)
    table.do("announce 3")
    offered(table, 3, 6)
    order = []
    for number in (4, 2, 9):
        order.append(table.seat)
        table.do(f"take-marker {number}")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert [table.state.markers[seat] for seat in order] == [4, 2, 9]


@pytest.mark.rule("ne.5.2")
def test_a_marker_can_be_taken_once() -> None:
    table = Table().announce()
    table.do("announce 3")
    offered(table, 3, 6)
    assert table.legal("take-marker") == [str(n) for n in range(1, 11)]
    table.do("take-marker 4")
    assert "4" not in table.legal("take-marker")
    refusal = table.refused("take-marker 4")
    assert (refusal.code, refusal.rules[0]) == ("marker-taken", "ne.5.2")
    assert refusal.args["player"] == {"seat": 0}


@pytest.mark.rule("ne.5.3")
def test_the_number_is_the_order_and_the_price() -> None:
    table = Table().announce()
    table.do("announce 3")
    offered(table, 3, 6)
    table.do("take-marker 2", "take-marker 7", "take-marker 5")
    assert table.seat == 1
    table.do("buy pilgrim")
    assert table.state.money == [12, 5, 12]


@pytest.mark.rule("ne.5.4")
def test_a_marker_dearer_than_ones_money_may_be_taken_and_put_back_unused() -> None:
    table = Table().money(3, 12, 12).announce()
    table.do("announce 3")
    offered(table, 3, 6)
    assert "10" in table.legal("take-marker")
    table.do("take-marker 10", "take-marker 1", "take-marker 2")
    assert table.seat == 0
    assert table.legal("buy") == []
    table.do("end-turn")
    assert table.state.money[0] == 7


@pytest.mark.rule("ne.13.1")
def test_the_game_ends_when_fewer_tiles_are_in_the_bag_than_announced() -> None:
    table = Table().left(bag=4, deck=20).announce()
    table.do("announce 5")
    assert table.state.stack == []
    assert table.game.outcome(table.state).reason == "tiles"
    enough = Table().left(bag=4, deck=20).announce()
    enough.do("announce 4")
    assert enough.game.chance_next(enough.state)


@pytest.mark.rule("ne.13.2")
def test_the_game_ends_when_the_deck_cannot_fill_the_offer() -> None:
    table = Table().left(bag=20, deck=5).announce()
    table.do("announce 3")
    assert table.state.stack == []
    assert table.game.outcome(table.state).reason == "cards"
    enough = Table().left(bag=20, deck=5).announce()
    enough.do("announce 4")
    assert enough.game.chance_next(enough.state)


@pytest.mark.rule("ne.13.3")
def test_at_the_end_nothing_more_is_drawn_or_received() -> None:
    table = Table().left(bag=2, deck=20).announce()
    table.do("announce 3")
    assert sum(table.state.bag) == 2
    assert sum(table.state.deck) == 20
    assert table.state.money == [12, 12, 12]
    assert table.state.offer == []
    assert table.game.legal(table.state, 0) == []
    assert table.game.explain(table.state, 0, table.game.space.number("end-turn")).code == "game-over"


@pytest.mark.rule("ne.13.4")
@pytest.mark.parametrize(
    ("bag", "deck", "ending"),
    [(60, 58, []), (5, 58, [6]), (4, 58, [5, 6]), (60, 4, [3, 4]), (5, 4, [3, 4, 6]), (2, 3, [3, 4, 5, 6])],
)
def test_announcements_that_end_the_game_are_legal_and_marked(bag: int, deck: int, ending: list[int]) -> None:
    table = Table().left(bag, deck).announce()
    assert table.legal("announce") == ALL_ANNOUNCEMENTS
    marked = [a["tiles"] for a in table.game.view(table.state, 0)["aids"]["announcements"] if a["ends"]]
    assert marked == ending
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert (prompt.args["ends"], prompt.args["numbers"]) == (len(ending), ending)
    effects = [offer["effect"]["ends"] for offer in table.game.view(table.state, 0)["legal"]]
    assert [n for n, ends in zip(range(3, 7), effects, strict=True) if ends] == ending
    words = [table.game.info.texts(lang).render(prompt.key, prompt.args) for lang in ("it", "en")]
    assert all(("!" in text) == bool(ending) for text in words)
    for tiles in ending:
        trial = Table().left(bag, deck).announce()
        trial.do(f"announce {tiles}")
        assert trial.state.stack == []


@pytest.mark.rule("ne.13.5")
def test_stored_cards_leave_the_game_at_its_end_and_are_worth_nothing() -> None:
    table = Table().figures(0, "barn", "B2").stored(0, "settlement-square").left(bag=0, deck=0).announce()
    before = table.state.gone[3 + 3]
    table.do("announce 3")
    assert table.in_barns(0) == {}
    assert table.state.gone[3 + 3] == before + 1
    assert table.score(0)["land"] == 0
    assert table.game.outcome(table.state).scores[0] == 1 + 3


def test_the_log_tells_the_offer_in_one_line() -> None:
    table = Table().announce()
    table.do("announce 3")
    from approdo.core.events import Events
    from approdo.core.game import CHANCE

    out = Events()
    for text in ["draw-tile field"] * 3 + ["draw-card ship"] * 6:
        table.game.apply(table.state, CHANCE, table.game.space.number(text), out)
    assert [event.kind for event in out] == ["offer"]
    assert len(out[0].args["items"]) == 9
    assert table.state.stack == [frames.marker(0)]


@pytest.mark.rule("ne.4.3", "ne.4.4")
def test_only_what_is_left_can_be_drawn() -> None:
    table = Table().announce()
    state = table.state
    state.bag = [0, 2, 3]
    tiles, weights = tile_outcomes(state)
    assert ([table.game.space.notation(n) for n in tiles], weights) == (
        ["draw-tile field", "draw-tile pasture"],
        [2, 3],
    )
    state.deck = [0, 2] + [0] * (len(state.deck) - 2)
    cards, weights = card_outcomes(state)
    assert (len(cards), weights) == (1, [2])
