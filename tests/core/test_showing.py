"""What a Python prompt answers: reprs, drawings, words; and what type checkers see."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import approdo
from approdo.core.canvas import ansi, html, plain
from approdo.core.game import SPECTATOR
from approdo.core.text import NamesFor, texts

INFOS = approdo.all_games()


def begun(game: str) -> approdo.Match:
    match = approdo.Match(approdo.load(game), seed=1)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def test_reprs_say_game_players_step_and_who_is_awaited() -> None:
    match = approdo.Match(approdo.load("terra-nova", 2, first="2"), seed=1, names=["Anna", "Ivo"])
    assert repr(match.game) == "<Game terra-nova, 2 players, first='2'>"
    assert repr(match) == "<Match of terra-nova: Anna, Ivo; step 0, place awaited of Ivo>"
    assert repr(match.state).startswith("<Position of terra_nova: seat 1 awaited, hash ")
    assert repr(match.legal(0)) == "<0 legal: >"
    [event] = match.play(1, "place h8")
    assert repr(event) == "<Event place, seat=1, hex='h8'>"
    seen = approdo.Perspective.of(match.game, match.state, 0)
    assert repr(seen).startswith("<Perspective of seat 0 in <Game terra-nova, 2 players, first='2'>: <167 legal: ")
    assert repr(match.record()) == "<Record of terra-nova, rules 1: Anna, Ivo; 1 entries>"


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_a_state_tells_who_is_awaited_and_not_its_fields(info: approdo.GameInfo) -> None:
    match = begun(info.id)
    assert "awaited, hash" in repr(match.state)
    assert "stack" not in repr(match.state)
    assert len(repr(info)) < 160


def test_a_match_that_is_over_tells_its_result() -> None:
    match = approdo.Match(approdo.load("terra-nova", 2), seed=1, names=["Anna", "Ivo"])
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert repr(match).startswith("<Match of terra-nova: Anna ")
    assert "; over after " in repr(match)
    assert "won by " in repr(match)
    assert str(match).splitlines()[-1] == match.game.info.texts("en").render(f"end-{match.outcome.reason}")


def test_the_repr_of_an_event_does_not_tell_what_only_some_may_know() -> None:
    match = begun("new-haven")
    secret = next(event for _, event in match.log if event.private)
    [(_, known)] = secret.private.items()
    assert "private for [" in repr(secret)
    assert not any(str(value) in repr(secret) for value in known.values())


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_print_draws_the_table_as_a_spectator_sees_it(info: approdo.GameInfo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    match = begun(info.id)
    drawn = str(match)
    assert drawn == approdo.show(match.view(SPECTATOR), match.names, width=80)
    assert "\x1b" not in drawn
    assert max(map(len, drawn.splitlines())) <= 80
    assert match._repr_html_().startswith("<pre style=")


def test_print_is_in_colour_on_a_terminal_that_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("terra-nova")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[30;48;2;" in str(match)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in str(match)


def test_a_canvas_is_the_same_text_plain_in_codes_and_as_html() -> None:
    canvas = [[("a<b", "bold white on red"), (" & ", ""), ("c", "dim #102030 underline"), ("d", "bold reverse")]]
    assert plain(canvas) == "a<b & cd"
    assert ansi(canvas) == "\x1b[1;37;41ma<b\x1b[0m & \x1b[2;4;38;2;16;32;48mc\x1b[0m\x1b[1;7md\x1b[0m"
    shown = html(canvas)
    assert '<span style="font-weight:bold;color:#d6cdbe;background:#c44a34">a&lt;b</span> &amp; ' in shown
    assert '<span style="font-weight:bold;color:#161c22;background:#ede2cb">d</span>' in shown


def test_an_event_is_told_in_words_to_everybody_and_to_whoever_it_is_about() -> None:
    match = approdo.Match(approdo.load("terra-nova", 2, first="1"), seed=1, names=["Anna", "Ivo"])
    [event] = match.play(0, "place h8")
    assert approdo.tell(event, match.game, match.names) == "Anna places a pioneer on h8."
    assert approdo.tell(event, "terra-nova", match.names, viewer=0) == "You place a pioneer on h8."
    assert (
        approdo.tell(event, match.game.info, match.names, viewer=1, language="it") == "Anna piazza un pioniere in h8."
    )
    [seen] = match.events(0)
    assert approdo.tell(seen, match.game, viewer=0) == "You place a pioneer on h8."
    assert approdo.tell(seen, match.game) == "P1 places a pioneer on h8."


def test_a_player_who_is_called_you_is_not_taken_for_the_reader() -> None:
    said = texts("approdo.games.terra_nova", "en")
    args = {"player": {"seat": 1}, "hex": "h8"}
    assert said.render("event-place", args, NamesFor(("Anna", "you"), 0)) == "you places a pioneer on h8."
    assert said.render("event-place", args, ("Anna", "you")) == "you places a pioneer on h8."


@pytest.mark.parametrize(("language", "both"), [("en", "you and Ivo"), ("it", "tu e Ivo")])
def test_the_reader_among_others(language: str, both: str) -> None:
    said = texts("approdo.games.new_england", language)
    order = said.render("event-order", {"players": [{"seat": 0}, {"seat": 1}]}, NamesFor(("Anna", "Ivo"), 0, "You"))
    assert both in order


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_the_log_speaks_to_its_reader_of_all_that_he_does(info: approdo.GameInfo, language: str) -> None:
    """Played with a name that no other word has: it is not in the log that its owner reads."""
    match = approdo.Match(approdo.load(info.id), seed=4, names=["Xantippe", *"BCDEFGH"[: info.default_seats - 1]])
    names = NamesFor(match.names, 0)
    said = info.texts(language)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[len(match.legal(seat)) // 2])
    mine = [event for event in match.events(0) if event["seat"] == 0]
    assert mine
    for event in mine:
        assert "Xantippe" not in said.render(event["key"], event["args"], names)


def test_legal_actions_are_the_same_kind_of_thing_for_match_and_bot() -> None:
    match = begun("new-haven")
    seat = match.actors[0]
    legal, seen = match.legal(seat), approdo.Perspective.of(match.game, match.state, seat).legal
    assert type(legal) is type(seen) is approdo.LegalActions
    assert [*legal] == [*seen]
    assert [*legal.ids] == [*seen.ids]
    assert legal[0] in legal
    assert legal.ids[0] in legal
    assert "no such action" not in legal
    assert None not in legal


def test_a_choice_needs_nothing_but_the_action() -> None:
    class First:
        name = "first"

        def choose(self, perspective: approdo.Perspective, rng: object) -> approdo.Choice:
            return approdo.Choice(perspective.legal[0])

    match = approdo.Match(approdo.load("terra-nova", 2), seed=1)
    assert approdo.play_bots(match, [First(), First()], random.Random(1)).over


# --- names ---


def test_the_package_of_the_games_is_not_hidden_and_its_old_use_warns() -> None:
    code = "import approdo; print(approdo.games.new_haven.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "approdo.games.new_haven\n"
    with pytest.warns(DeprecationWarning, match=r"approdo\.all_games\(\)"):
        assert approdo.games() == INFOS  # type: ignore[operator]
    with pytest.raises(AttributeError, match="no game's package is called 'chess'"):
        _ = approdo.games.chess


def test_type_checkers_know_the_packages_and_the_actions(tmp_path: Path) -> None:
    file = tmp_path / "used.py"
    file.write_text(
        "import approdo\n"
        "import approdo.games.new_haven.actions as nh\n"
        "reveal_type(approdo.all_games())\n"
        "reveal_type(nh.StopBuilding())\n"
        "match = approdo.Match(approdo.load('new-haven'))\n"
        "reveal_type(match.legal(0)[0])\n"
        "reveal_type(match.legal(0)[:2])\n"
        "approdo.Choice(match.legal(0)[0])\n"
        "approdo.games.new_haven\n"
        "approdo.games()\n",
        encoding="utf-8",
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "mypy", "--config-file", str(root / "pyproject.toml"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    told = [line.partition(": ")[2] for line in done.stdout.splitlines() if "used.py" in line]
    assert (
        told
        == [
            'note: Revealed type is "tuple[approdo.core.game.GameInfo, ...]"',
            'note: Revealed type is "approdo.games.new_haven.actions.StopBuilding"',
            'note: Revealed type is "approdo.core.actions.Action"',
            'note: Revealed type is "list[approdo.core.actions.Action]"',
            'error: "Module" not callable  [operator]',
        ]
        or done.stdout
    )


def test_terra_novas_names_are_whole_where_there_is_room_for_them() -> None:
    names = ["Magellano di Sabrosa", "Marinaio 1", "Marinaio 2"]
    view = approdo.Match(approdo.load("terra-nova", 3), seed=1).view(0)
    narrow = approdo.show(view, names, width=79)
    assert "▲ Marinaio 1" in narrow
    assert "■ Marinaio 2" in narrow
    assert "● Magellano di Sa\n" in narrow  # the numbers stand below the names, which have the more room
    assert "● Magellano di Sabrosa " in approdo.show(view, names, width=102)
