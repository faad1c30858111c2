"""What the screen is told: places, shapes, prices, reasons; the terminal; the bots' judgement."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import approdo
from approdo.bots import make
from approdo.bots.skill import SKILLS, Level
from approdo.core.canvas import fitting, plain, width
from approdo.core.playing import play_bots, turn_of_bots
from approdo.games.new_england import terminal
from approdo.games.new_england.evaluate import evaluate, shortlist
from approdo.games.new_england.geometry import FIT_MASKS
from approdo.games.new_england.settling import blocked_fits, free_land
from approdo.testing.shapes import conforms

from .table import Table

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def aids(table: Table, viewer: int = 0) -> dict[str, object]:
    return table.game.view(table.state, viewer)["aids"]


@pytest.mark.rule("ne.7.2", "ne.7.3")
def test_legal_spaces_per_tile_and_who_forbids_the_others() -> None:
    tiles = aids(Table().land(1, "field", "E5"))["tiles"]
    assert sorted(tiles["field"]["spaces"]) == ["A5", "B4", "B6", "C4", "C6"]
    assert tiles["field"]["forbidden"] == [{"space": "D5", "by": [1]}]


def test_shapes_per_card_with_the_figures_that_stand_in_the_way() -> None:
    table = Table().land(0, "field", "D5").figures(0, "pilgrim", "D5").offer("field-row", "field-pair", "barn")
    cards = aids(table)["cards"]
    assert cards["field-pair"] == {"fits": [["B5", "C5"]], "blocked": []}
    assert cards["field-row"] == {"fits": [], "blocked": [{"spaces": ["B5", "C5", "D5"], "figures": ["D5"]}]}
    assert sorted(cards["barn"]["spaces"]) == ["B2", "B5", "B8", "C2", "C5", "C8"]


def test_blocked_shapes_are_those_that_fit_once_their_figures_are_gone() -> None:
    rng = random.Random(5)
    match = approdo.Match(approdo.load("new-england", 4), seed=8)
    seen = 0
    while not match.over:
        seat = match.actors[0]
        state = match.state
        for kind in range(10):
            for fit, standing in blocked_fits(state, seat, kind, free_land(state, seat)):
                seen += 1
                assert standing
                assert not FIT_MASKS[fit] & state.developed
        match.play(seat, rng.choice(match.legal(seat).ids))
    assert seen > 20


def test_every_item_on_offer_says_why_it_cannot_be_bought() -> None:
    table = Table().offer("settlement-square", "field", "ship").turn(0, 4).money(3, 12, 12)
    offer = aids(table)["offer"]
    reasons = [item["why"]["key"] for item in offer]
    assert reasons == ["refusal-too-dear"] * 3
    assert [item["placeable"] for item in offer] == [False, True, False]
    rich = aids(Table().offer("settlement-square", "field", "ship").turn(0, 4))["offer"]
    assert [item["why"] and item["why"]["key"] for item in rich] == ["refusal-no-shape", None, "refusal-no-coast"]
    bought = Table().offer("field", "ship")
    bought.do("buy field", "lay-tile D5")
    assert aids(bought)["offer"][0] is None


def test_before_phase_three_reasons_tell_of_places_not_of_money() -> None:
    table = Table().announce()
    table.do("announce 3")
    table.draw(*["draw-tile field"] * 3, *["draw-card ship"] * 6)
    offer = aids(table, 1)["offer"]
    assert [item["why"] and item["why"]["key"] for item in offer] == [None] * 3 + ["refusal-no-coast"] * 6


def test_reasons_for_one_family_do_not_depend_on_anothers_purchases() -> None:
    table = Table().offer("field", "pasture", "field", "ship").turn(0, 4, 3)
    table.do("buy field", "lay-tile D5", "buy pasture", "lay-tile D8")
    assert aids(table, 0)["offer"][2]["why"]["key"] == "refusal-two-purchases"
    assert aids(table, 1)["offer"][2]["why"] is None
    assert aids(table, 1)["offer"][3]["why"]["key"] == "refusal-no-coast"


@pytest.mark.rule("ne.5.3")
def test_what_each_free_marker_would_cost() -> None:
    table = Table().figures(0, "pilgrim", "B2").money(7, 12, 12).turn(1, 4)
    markers = {marker["number"]: marker for marker in aids(table)["markers"]}
    assert sorted(markers) == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert markers[3] == {"number": 3, "purchases": 2, "left": [7, 4, 1], "income": 5}
    assert markers[5]["left"] == [7, 2]
    assert markers[8] == {"number": 8, "purchases": 0, "left": [7], "income": 5}


def test_tiles_and_cards_left_with_the_card_list_and_its_grades() -> None:
    table = Table().offer("field", "settlement-square").played(1, "settlement-square")
    helps = aids(table, approdo.SPECTATOR)
    assert (helps["tiles_left"], helps["cards_left"]) == (59, 56)
    square = next(row for row in helps["card_list"] if row["card"] == "settlement-square")
    assert square == {
        "card": "settlement-square",
        "terrain": "settlement",
        "cells": [[0, 0], [0, 1], [1, 0], [1, 1]],
        "figure": None,
        "points": 10,
        "copies": 2,
        "left": 0,
        "played": 1,
        "grade": "C",
        "copies_grade": "R",
    }
    assert "tiles" not in helps, "a spectator has no family"


def test_live_points_by_source_and_leaders_of_the_majorities() -> None:
    table = Table().played(0, "field-pair").figures(0, "pilgrim", "B2").figures(1, "pilgrim", "F2")
    view = table.game.view(table.state, 2)
    assert {p["part"]: p["value"] for p in view["scores"][0]} == {
        "land": 3,
        "figures": 1,
        "most-pilgrim": 4,
        "most-barn": 0,
        "most-ship": 0,
    }
    assert view["aids"]["majorities"]["pilgrim"] == {"bonus": 4, "seats": [0, 1]}
    assert view["aids"]["majorities"]["ship"] == {"bonus": 2, "seats": []}


def test_spaces_may_be_typed_in_any_order_and_in_small_letters() -> None:
    space = Table().game.space
    assert space.parse("develop c2+b2") == space.parse("develop B2+C2")
    assert space.parse("lay-tile k9") == space.parse("lay-tile K9")
    for wrong in ("lay-tile k1", "develop b2+z9", "develop a1+c1", "lay-tile +"):
        with pytest.raises(approdo.InvalidAction):
            space.parse(wrong)


def test_effects_tell_what_an_action_brings() -> None:
    table = Table().offer("field-pair", "field").figures(0, "pilgrim", "B2")
    effects = {table.game.space.notation(o["id"]): o.get("effect") for o in table.game.view(table.state, 0)["legal"]}
    assert effects["buy field-pair"] == {"price": 3, "money": 9, "points": 3}
    assert effects["end-turn"] == {"income": 5, "money": 17}
    table.do("buy field-pair")
    effects = {table.game.space.notation(o["id"]): o.get("effect") for o in table.game.view(table.state, 0)["legal"]}
    assert effects["develop B5+C5"] == {"spaces": ["B5", "C5"], "points": 3}


def test_an_announcement_that_ends_the_game_says_so_in_its_effect() -> None:
    table = Table().left(bag=4, deck=58).announce()
    offers = table.game.view(table.state, 0)["legal"]
    assert [offer["effect"]["ends"] for offer in offers] == [None, None, "tiles", "tiles"]
    short = Table().left(bag=60, deck=4).announce()
    assert [o["effect"]["ends"] for o in short.game.view(short.state, 0)["legal"]] == ["cards", "cards", None, None]


def prompt(table: Table) -> str:
    found = table.game.prompt(table.state, table.seat)
    assert found is not None
    return table.game.info.texts("en").render(found.key, found.args)


@pytest.mark.rule("ne.6.2", "ne.6.7")
def test_the_prompt_of_a_turn_offers_only_what_can_be_done() -> None:
    assert prompt(Table().offer("field", "pasture")).startswith("You may buy 2 items")
    assert prompt(Table().offer("field")).startswith("You may buy one item")
    assert prompt(Table()) == "You can buy nothing now. End your turn."
    assert prompt(Table().offer("settlement-square", "ship")) == "You can buy nothing now. End your turn."
    poor = Table().offer("field").turn(0, 4).money(3, 12, 12).figures(0, "pilgrim", "B2")
    assert prompt(poor) == "You can buy nothing now. You may move figures. Then end your turn."
    stored = Table().offer("field").figures(0, "barn", "B2").stored(0, "field-pair")
    assert prompt(stored).endswith("or end your turn. You may carry out a stored card.")
    both = Table().figures(0, "barn", "B2").figures(0, "pilgrim", "B5").stored(0, "pasture-pair")
    assert prompt(both) == (
        "You can buy nothing now. You may carry out a stored card or move figures. Then end your turn."
    )


@pytest.mark.rule("ne.11.7")
def test_the_prompt_offers_to_add_only_where_something_is_left() -> None:
    table = Table().figures(0, "ship", "B2").offer("field")
    table.state.adders = 1
    assert "add an item" in prompt(table)
    assert "add an item" not in prompt(table.left(bag=0, deck=0))


@pytest.mark.rule("ne.10.1", "ne.10.6")
def test_the_prompt_of_a_card_offers_only_what_can_be_done() -> None:
    plain = Table().offer("field-pair")
    plain.do("buy field-pair")
    assert prompt(plain) == "Develop land in the shape of the card: pair of fields."
    barn = Table().offer("field-pair").figures(0, "barn", "B2")
    barn.do("buy field-pair")
    assert prompt(barn).endswith(", or store the card in a barn.")
    full = Table().offer("pilgrim").figures(0, "barn", "B2").stored(0, "field-pair")
    full.do("buy pilgrim")
    assert prompt(full) == (
        "Place the pilgrim on one of your undeveloped tiles. "
        "You may carry out a stored card first: its barn is then free for this one."
    )
    free = Table(storing="any").offer("settlement-square").figures(0, "barn", "B2")
    free.do("buy settlement-square")
    assert prompt(free) == "The card cannot be carried out (square of settlements): store it in a barn."


def test_the_bank_never_shows_less_than_nothing() -> None:
    table = Table().money(100, 50, 50)
    seen = table.game.observe(table.state, 0)
    assert seen["bank"] == 0
    assert table.game.world(seen, random.Random(1)).bank == -20


def test_letters_of_the_land_are_those_of_the_language() -> None:
    table = Table().land(0, "field", "D5")
    for language, letters in (("it", "Pa* Pc* Pp* Pc a19"), ("en", "Ps* Pf* Pp* Pf s20")):
        text = plain(terminal.draw(table.game.view(table.state, 0), table.game.info.texts(language), NAMES))
        assert all(letter in text for letter in letters.split()[:4])
    assert "(a20 c19 p20)" in plain(terminal.draw(table.game.view(table.state, 0), table.game.info.texts("it"), NAMES))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda board: board.pop("bank"),
        lambda board: board.update(more=1),
        lambda board: board.update(phase="lunch"),
        lambda board: board["seats"][0].update(money="12"),
        lambda board: board["spaces"][0].update(coast=1),
        lambda board: board["offer"].append({"space": "land", "item": "sheep", "buyer": None}),
    ],
)
def test_a_board_of_another_shape_is_noticed(spoil: Callable[[dict[str, Any]], object]) -> None:
    table = Table().offer("field")
    board = table.game.observe(table.state, 0)
    assert conforms(board, table.game.board_type) == []
    spoil(board)
    assert conforms(board, table.game.board_type) != []


def test_things_of_a_kind_share_a_line_of_the_offer_in_a_small_window() -> None:
    table = Table().offer("pasture", "ship", "pasture", "settlement-square", "settlement-square")
    for language in ("en", "it"):
        with fitting(79, 16):
            shown = plain(terminal.draw(table.game.view(table.state, 0), table.game.info.texts(language), NAMES))
        assert "2• pasture" in shown or "2• pascolo" in shown
        assert any(line.startswith(" 3 ") and len(line) > 50 for line in shown.splitlines())  # still beside the coast


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_terminal_draws_every_moment_of_a_game(language: str) -> None:
    match = approdo.Match(approdo.load("new-england", 4), seed=6, names=NAMES)
    texts = match.game.info.texts(language)
    bots, rng = [make("random")] * 4, random.Random(6)
    while not match.over:
        turn_of_bots(match, bots, rng)
        if match.step % 9 and not match.over:
            continue
        view = match.view(match.actors[0] if match.actors else approdo.SPECTATOR)
        shown = terminal.draw(view, texts, match.names)
        assert "{" not in plain(shown)
        assert max(map(width, shown)) < 160
        for offer in view["legal"][:20]:
            assert "{" not in terminal.tell_effect(offer.get("effect") or {}, texts, match.names)


def test_the_terminal_shows_owner_type_side_figure_and_targets_without_colour() -> None:
    table = Table().land(0, "field", "D5").figures(0, "pilgrim", "D5").developed("B5 C5").offer("field")
    table.do("buy field")
    text = plain(terminal.draw(table.game.view(table.state, 0), table.game.info.texts("en"), NAMES)).splitlines()
    row = next(i for i, line in enumerate(text) if line.startswith(" 5 "))
    assert text[row].startswith(" 5 A5  PF* PF* Pf ")
    assert text[row + 1][3:18].split() == ["+", "pil"]


def test_bots_want_points_and_early_pilgrims_and_land() -> None:
    table = Table()
    before = sum(evaluate(table.state, 0).values())
    for better in (
        Table().played(0, "field-pair"),
        Table().figures(0, "pilgrim", "B2"),
        Table().land(0, "field", "D5"),
        Table().money(20, 12, 12),
    ):
        assert sum(evaluate(better.state, 0).values()) > before
    late = Table().left(4, 5)
    early_gain = evaluate(Table().figures(0, "pilgrim", "B2").state, 0)["income"]
    late_gain = evaluate(Table().figures(0, "pilgrim", "B2").left(4, 5).state, 0)["income"]
    assert early_gain > late_gain
    assert evaluate(late.state, 0)["money"] < evaluate(table.state, 0)["money"]


def test_bots_look_at_moves_only_if_they_free_a_shape() -> None:
    table = Table().figures(0, "pilgrim", "B2").offer("settlement-pair", "field")
    numbers = table.game.legal(table.state, 0)
    kept = [table.game.space.notation(n) for n in shortlist(table.state, 0, numbers)]
    assert [text for text in kept if text.startswith("move")] in (["move B2 B5"], ["move B2 B8"])
    idle = Table().figures(0, "pilgrim", "B2").offer("field")
    assert not any(
        idle.game.space.notation(n).startswith("move") for n in shortlist(idle.state, 0, idle.game.legal(idle.state, 0))
    )


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(4):
        match = approdo.Match(approdo.load("new-england", 3), seed=seed)
        bots = [make("random"), make("random"), make("random")]
        bots[seed % 3] = make("greedy")
        play_bots(match, bots, random.Random(seed))
        assert match.outcome is not None
        won += seed % 3 in match.outcome.winners
    assert won >= 3


@pytest.mark.parametrize("rows", [None, 16])
def test_rich_families_still_stand_beside_the_coast(rows: int | None) -> None:
    names = ["Giocatore", "Marinaio 1", "Marinaio 2", "Marinaio 3"]
    match = approdo.Match(approdo.load("new-england", 4, first="1"), seed=4, names=names)
    view = match.game.view(match.state, 0)
    for seat in view["board"]["seats"]:
        seat |= {"marker": 10, "money": 27}
    view["aids"]["incomes"] = [12] * 4
    with fitting(79, rows):
        shown = plain(terminal.draw(view, match.game.info.texts("it"), match.names)).splitlines()
    assert "27s (+12)" in shown[0]


def test_money_that_nothing_can_be_bought_for_is_worth_next_to_nothing_to_who_judges_by_hand() -> None:
    def worth(money: int) -> float:
        table = Table()
        table.state.money[0] = money
        return sum(table.game.evaluate(table.state, 0).values()) + table.game.besides(table.state, 0)["idle"]

    assert worth(12) - worth(6) > 4 * (worth(60) - worth(54)) > 0
    poor, rich = Table(), Table().figures(0, "pilgrim", "B2 B5 B8")
    for table in (poor, rich):
        table.state.money[0] = 60
    assert rich.game.besides(rich.state, 0)["idle"] < poor.game.besides(poor.state, 0)["idle"]


def test_only_who_is_told_to_reckons_with_idle_money() -> None:
    table = Table()
    skills = {level: Level(level).skill(table.game) for level in SKILLS}
    assert {level for level, skill in skills.items() if skill.besides} == {"beginner", "easy"}
