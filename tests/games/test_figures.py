"""The figures of the rulebooks, beyond what `approdo.testing.check_figures` asks of every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

import approdo
from approdo.core.canvas import plain, widest
from approdo.core.errors import BadData
from approdo.core.figures import Figure, Refused, _figure, claims, figures, spoken
from approdo.core.info import GameInfo
from approdo.core.rulebook import SUMMARY, parse_rulebook
from approdo.core.showing import NARROWEST, terminal_of
from approdo.core.text import LANGUAGES
from approdo.games.new_england.invariants import accounted
from approdo.games.new_haven.invariants import pieces as pieces_of_new_haven
from approdo.games.new_salem.invariants import sums
from approdo.games.terra_nova.invariants import land, pieces
from approdo.testing import check_figures

GAMES = pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)


def all_figures() -> Iterator[pytest.ParameterSet]:
    """Every figure of every game."""
    for info in approdo.all_games():
        for figure in figures(info).values():
            yield pytest.param(figure, id=f"{info.id}-{figure.id}")


FIGURES = pytest.mark.parametrize("figure", list(all_figures()))


@GAMES
def test_every_mechanical_section_has_a_figure(info: GameInfo) -> None:
    book = info.rulebook("en")
    shown = {book[caption.after].section for caption in book.figures}
    bare = {p.section for p in book.paragraphs if p.mechanical} - shown
    assert not bare, f"{info.id}: no figure in {sorted(bare)}"


@GAMES
def test_all_languages_count_the_same(info: GameInfo) -> None:
    told = [[sorted(claims(caption.text)) for caption in info.rulebook(lang).figures] for lang in LANGUAGES]
    assert all(each == told[0] for each in told)


ACCOUNTED: dict[str, Callable[[Any], list[str]]] = {
    "new-england": lambda state: accounted(state, "r1"),
    "new-haven": pieces_of_new_haven,
    "new-salem": lambda state: list(sums(state)),
    "terra-nova": lambda state: pieces(state) + land(state),
}
"""A figure is a fragment: its pieces must add up, but no course of play needs to have led there."""


@FIGURES
def test_the_pieces_of_a_figure_are_all_accounted_for(figure: Figure) -> None:
    wrong = ACCOUNTED.get(figure.game.info.id, figure.game.invariants)(figure.state)
    assert not wrong


@FIGURES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_draws_every_figure_in_80_columns(figure: Figure, language: str) -> None:
    canvas = figure.draw(language)
    assert widest(canvas) <= NARROWEST, f"{widest(canvas)} columns"


@FIGURES
def test_a_figure_of_an_effect_tells_it(figure: Figure) -> None:
    lines = plain(figure.draw("en")).splitlines()
    told = [line for line in lines if line.startswith("▶ ")]
    assert len(told) >= (figure.peek is not None)
    assert sum(line.startswith("✗ ") for line in lines) == len(figure.refused)


@GAMES
def test_the_game_on_one_page_tells_goal_turn_end_and_scoring(info: GameInfo) -> None:
    for language in LANGUAGES:
        book = info.rulebook(language)
        assert tuple(about for about, _ in book.summary) == SUMMARY
        for _, text in book.summary:
            cited = re.findall(rf"\b{info.prefix}\.\d+\.\d+", text)
            assert cited, f"{info.id}, {language}: cites nothing: {text}"
            assert all(book[id] for id in cited)


@GAMES
def test_the_parts_that_figures_name_exist_in_the_terminal(info: GameInfo) -> None:
    assert {figure.part for figure in figures(info).values()} <= terminal_of(info).PARTS.keys()


BOOK = "# A game\n\n**nh.1.1** A rule.\n\n{block}\n\n**nh.1.2** Another.\n"


def test_a_fence_is_a_figure_after_its_paragraph() -> None:
    block = "```figure chain\nThe chain.\nIt yields {effect.n=3} wheat,\nand\n\nno more.\n```"
    book = parse_rulebook(BOOK.format(block=block), "test")
    assert [p.id for p in book.paragraphs] == ["nh.1.1", "nh.1.2"]
    (caption,) = book.figures
    assert (caption.figure, caption.after, caption.title) == ("chain", "nh.1.1", "The chain.")
    assert spoken(caption.text) == "It yields 3 wheat,\nand\n\nno more."
    assert claims(caption.text) == [("effect.n", "3")]


@pytest.mark.parametrize(
    "block", ["```figure\nA title.\nText.\n```", "```figure x\nA title.\n```", "```toml\na\nb\nc\n```"]
)
def test_a_fence_that_is_no_figure_is_refused(block: str) -> None:
    with pytest.raises(BadData, match="a figure follows a paragraph"):
        parse_rulebook(BOOK.format(block=block), "test")


def test_a_summary_tells_its_four_parts_in_order() -> None:
    with pytest.raises(BadData, match="the game on one page tells goal, turn, end, score"):
        parse_rulebook("# A game\n\n**turn** Play.\n\n**nh.1.1** A rule.\n", "test")


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, Any], GameInfo]:
    """New Haven with a figure that shows something else than its data say."""

    def breaking(id: str, field: str, value: Any) -> GameInfo:
        info = approdo.info("new-haven")
        changed = {**figures(info), id: replace(figures(info)[id], **{field: value})}
        monkeypatch.setattr("approdo.testing.documents.figures", lambda _: changed)
        return info

    return breaking


def test_a_caption_that_counts_wrong_is_found(broken: Callable[..., GameInfo]) -> None:
    with pytest.raises(AssertionError, match="figure 'draw': legal is 0, not 5"):
        check_figures(broken("draw", "shown", ()))


def test_a_refusal_that_is_none_is_found(broken: Callable[..., GameInfo]) -> None:
    legal, other = Refused("build stone-4 a4 up", "a4", "nh.3.5"), Refused("build stone-4 b6 up", "b6", "nh.9.1")
    with pytest.raises(AssertionError, match="'build stone-4 a4 up' is legal"):
        check_figures(broken("build", "refused", (legal,)))
    with pytest.raises(AssertionError, match="not-beside-own"):
        check_figures(broken("build", "refused", (other,)))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"part": "board", "hue": 3}, "not hue"),
        ({"part": "board", "peek": "lay-tile SSWT b2 0"}, "is not legal"),
        ({"part": "board", "legal": ["build "]}, "nothing that begins 'build ' is legal"),
        ({"part": "board", "play": ["stop-building"]}, "'stop-building' is not legal"),
    ],
)
def test_a_figure_that_cannot_be_is_refused_with_its_name(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadData, match=f"figure 'x'.*{says}"):
        _figure(approdo.info("new-haven"), "x", {"options": {"first": "1"}, **fields}, "figure 'x'")


def test_a_fact_that_does_not_exist_is_refused() -> None:
    figure = figures(approdo.info("new-haven"))["chain"]
    with pytest.raises(BadData, match=r"figure 'chain': effect\.gold: there is no 'gold'"):
        figure.fact("effect.gold")
