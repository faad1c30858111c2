"""The full screen, driven by keys as a person would."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

import approdo
from approdo.bots import RandomBot
from approdo.cli.screen.app import Screen
from approdo.cli.screen.panes import Board, Choices, Curtain, Line, Log, Question, Sheet
from approdo.cli.sitting import Hint, Sitting

Script = Callable[[Screen, Any], Awaitable[None]]


def at_table(
    tmp_path: Path,
    script: Script,
    game: str = "new-haven",
    players: int = 2,
    people: int = 1,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> Sitting:
    """Play a script at a screen of this size; the sitting afterwards."""
    table = approdo.load(game, players=players, first="1")
    names = [f"P{seat + 1}" for seat in range(players)]
    seats: list[str | None] = [None] * people + ["greedy"] * (players - people)
    sitting = Sitting(approdo.Match(table, seed=3, names=names), seats, language, tmp_path / "one.save.json")

    async def run() -> None:
        app = Screen(sitting)
        async with app.run_test(size=size) as pilot:
            await asked(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    return sitting


async def asked(app: Screen, pilot: Any) -> None:
    """Wait until a person is asked, the screen is to be handed over, or the game is over."""
    await until(pilot, lambda: app.seat is not None or isinstance(app.screen, Sheet) or app.sitting.match.over)


async def went_on(app: Screen, pilot: Any, since: int) -> None:
    """Wait until more was played than that, and a person is asked again."""
    await until(pilot, lambda: app.sitting.match.step > since and app.seat is not None)


async def until(pilot: Any, holds: Callable[[], object]) -> None:
    for _ in range(3000):
        await pilot.pause(0.01)
        if holds():
            return
    raise AssertionError("what was waited for did not come within half a minute")


def shown(app: Screen, pane: str) -> str:
    return str(app.query_one(pane).render())


def painted(pane: Any) -> list[str]:
    return [pane.render_line(row).text for row in range(pane.size.height)]


def test_typing_narrows_and_enter_plays(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        before = app.sitting.match.step
        await pilot.press(*"RRTW d4")
        await until(pilot, lambda: app.entries and all("d4" in text for text, _ in app.entries))
        await pilot.press("enter")
        await until(pilot, lambda: app.sitting.match.step > before)
        assert app.query_one(Line).value == ""

    sitting = at_table(tmp_path, script)
    assert sitting.file.exists()


def test_typing_what_a_menu_lists_narrows_to_it_before_anything_is_done(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        for _ in range(13):
            before = app.sitting.match.step
            await pilot.press("enter")
            await went_on(app, pilot, before)
        step, last = app.sitting.match.step, app.entries[-1][0]
        await pilot.press(*last, "enter")  # one of the pioneers: not the first move that goes past its hex
        await until(pilot, lambda: len(app.path) == 2)
        assert app.sitting.match.step == step
        moves = [app.sitting.chooser.label(number) for _, numbers in app.entries for number in numbers]
        assert moves
        assert all(move.startswith(f"Move {last} to ") for move in moves)

    at_table(tmp_path, script, game="terra-nova")


def test_what_is_settled_of_a_choice_is_told_while_the_rest_is_chosen(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"1", "enter")  # lay a tile: which?
        await until(pilot, lambda: len(app.path) == 2)
        tile = app.entries[0][0].split()[0]
        await pilot.press(*"1", "enter")
        await until(pilot, lambda: len(app.path) == 3)
        assert app.query_one(Line).placeholder.startswith(f"{tile} · Choose: space")

    at_table(tmp_path, script)


def test_menus_lead_to_an_action_and_escape_goes_back(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        first = list(app.entries)
        await pilot.press("enter")
        await until(pilot, lambda: app.entries != first)
        assert "Esc" in app.query_one(Line).placeholder
        await pilot.press("escape")
        await until(pilot, lambda: app.entries == first)
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.path[-1] == first[1][1])

    at_table(tmp_path, script)


def test_going_back_while_others_think_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"1", "enter")
        await until(pilot, lambda: len(app.path) == 2)
        thought, advance = threading.Event(), app.sitting.advance
        monkeypatch.setattr(app.sitting, "advance", lambda: thought.wait(30) and advance())
        app.do(app.path[-1][0])
        await pilot.press("escape")
        assert app.seat is None
        assert app.query_one(Line).placeholder == app.own.render("screen-filter-short")
        thought.set()
        await asked(app, pilot)

    at_table(tmp_path, script)


def test_words_that_fit_nothing_are_judged_with_the_paragraph(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"RRTW d4 0", "enter")
        await asked(app, pilot)
        await pilot.press(*"wheat-6 a6 up", "enter")
        await until(pilot, lambda: "§ nh." in shown(app, "#said"))

    at_table(tmp_path, script)


@pytest.mark.parametrize("typed", ["W6 a6", "wheat 6 a6"])
def test_a_building_named_by_its_sign_is_judged_though_its_face_is_left_open(typed: str, tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press(*"RRTW d4 0", "enter")
        await went_on(app, pilot, step)
        await pilot.press(*typed, "enter")
        await until(pilot, lambda: "§ nh." in shown(app, "#said"))

    at_table(tmp_path, script)


@pytest.mark.parametrize("language", ["en", "it"])
def test_how_an_action_is_written_is_told_whole_in_a_small_window(language: str, tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        while app.sitting.match.game.decision(app.sitting.match.state).name != "trigger":
            app.do(app.path[0][0])
            await asked(app, pilot)
        await pilot.press(*"nonsense", "enter")
        await until(pilot, lambda: shown(app, "#said"))
        told = " ".join(line.strip() for line in painted(app.query_one("#said")))
        assert " ".join(told.split()) == " ".join(shown(app, "#said").split())

    at_table(tmp_path, script, game="new-salem", players=3, language=language)


def test_a_number_that_is_not_offered_chooses_nothing_else(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press("3")
        await until(pilot, lambda: app.entries and app.query_one(Choices).highlighted is None)
        await pilot.press("enter")
        await until(pilot, lambda: "no action" in shown(app, "#said"))
        assert app.sitting.match.step == step

    at_table(tmp_path, script)


def test_a_number_alone_is_no_sentence_though_an_action_has_such_a_number(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press("enter")  # the two huts; then one may end the turn at time 5
        await until(pilot, lambda: app.seat is not None and any("End the turn" in text for text, _ in app.entries))
        step = app.sitting.match.step
        await pilot.press("5", "enter")
        await until(pilot, lambda: "no action" in shown(app, "#said"))
        assert app.sitting.match.step == step
        assert app.sitting.judge(0, "end turn 5") is not None

    at_table(tmp_path, script, game="neuland")


def test_what_is_typed_after_a_refusal_stands_for_itself(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"nonsense", "enter")
        await until(pilot, lambda: "no action" in shown(app, "#said"))
        await pilot.press(*"d4")
        await until(pilot, lambda: app.query_one(Line).value == "d4" and app.entries)

    at_table(tmp_path, script)


def test_a_long_choice_goes_on_below_its_beginning(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        choices = app.query_one(Choices)
        choices.offer([("a house that has room for everybody " * 3, 1), ("a hut", 2)])
        await until(pilot, lambda: len(painted(choices)[0].split()) > 2)
        lines = painted(choices)
        assert lines[0].startswith("  1 a house")
        assert lines[1].startswith("    ")
        assert lines[1][4] != " "
        assert lines[2].startswith("  2 a hut")

    at_table(tmp_path, script)


def test_a_choice_is_whole_also_where_only_the_scroll_bar_leaves_no_room_for_it(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        choices = app.query_one(Choices)
        for letters in range(60, 78):
            said = " ".join(["house"] * 12)[: letters - 7] + " castle"
            app.offer([("no", [1]), (said, [2]), (f"{said} on the hill", [3]), *[("no", [4])] * 4])
            await pilot.pause()
            rows = " ".join(choices.render_line(row).text for row in range(5))
            assert rows.split().count("castle") == 2, f"a choice of {letters} letters is cut"

    at_table(tmp_path, script)


def test_a_long_line_of_the_log_goes_on_below_its_first_word(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        app.query_one(Log).show(["somebody did something that takes many words " * 3, "it is over"], new=1)
        await until(pilot, lambda: "it is over" in shown(app, "#told"))
        first, second, *_ = shown(app, "#told").splitlines()
        assert first.startswith("· somebody")
        assert second.startswith("  ")
        assert second[2] != " "

    at_table(tmp_path, script, size=(160, 50))


def test_a_building_is_offered_face_up_before_face_down(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press(*"RRTW d4 0", "enter")
        await went_on(app, pilot, step)
        app.sitting.match.state.track[:] = [6] * 4
        app.ask(0)
        hand = app.sitting.match.view(0)["board"]["seats"][0]["buildings"]
        number = hand[0].split("-")[1]
        await pilot.press(*f"{hand[0]} c{number}")
        await until(pilot, lambda: len(app.entries) == 2)
        assert ["face up" in text for text, _ in app.entries] == [True, False]

    at_table(tmp_path, script)


def test_undo_takes_back_and_says_so(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press("f8")
        await until(pilot, lambda: "cannot undo" in shown(app, "#said"))
        await pilot.press(*"RRTW d4 0", "enter")
        await went_on(app, pilot, step)
        await pilot.press("f8")
        await until(pilot, lambda: "Undone" in shown(app, "#said"))
        assert app.sitting.match.step == step

    at_table(tmp_path, script)


def test_a_line_can_be_clicked(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        want = app.entries[1][1]
        await until(pilot, lambda: app.query_one(Choices).size.height)
        await pilot.click(Choices, offset=(6, 1))
        await until(pilot, lambda: app.path[-1] == want)

    at_table(tmp_path, script)


def test_people_with_secrets_hand_the_screen_over_behind_a_curtain(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        assert isinstance(app.screen, Curtain)
        board = "\n".join(
            str(line) for line in app.screen_stack[0].query_one(Board).query_one("#drawing").render().plain.splitlines()
        )
        assert "Hand" not in board  # what lies behind is what everybody may see
        await pilot.press("enter")
        await until(pilot, lambda: app.seat == 0)

    at_table(tmp_path, script, people=2)


def test_a_window_that_is_too_small_says_so_and_recovers(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await until(pilot, lambda: app.query_one("#small").display)
        assert "60 columns" in shown(app, "#small")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not app.query_one("#small").display and app.query_one(Choices).display)

    at_table(tmp_path, script, size=(60, 20))


def test_log_stands_beside_the_table_or_is_a_key_away(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await until(pilot, lambda: not app.query_one("#side").display)
        await pilot.press("f3")
        await until(pilot, lambda: app.query_one("#side").display)
        await pilot.resize_terminal(160, 50)
        await until(pilot, lambda: app.query_one("#side").display and app.query_one(Board).display)

    at_table(tmp_path, script)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "players", "beside"), [("terra-nova", 2, "♟"), ("new-england", 4, "12s (+4)")])
def test_the_players_stand_beside_the_board_in_80_columns(
    game: str, players: int, beside: str, language: str, tmp_path: Path
) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        def seen() -> int:
            return sum(beside in line for line in str(app.query_one("#drawing").render()).splitlines()[:8])

        await until(pilot, lambda: seen() >= min(players, 2))

    at_table(tmp_path, script, game=game, players=players, language=language)


@pytest.mark.parametrize("language", ["en", "it"])
def test_all_keys_are_shown_in_80_columns(language: str, tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        line = painted(app.query_one("#keys"))[0].rstrip()
        assert [word for word in line.split() if word[0] in "fe" and word[-1] in "c0123458"] == [
            *("f1", "f2", "f3", "f4", "f5", "esc", "f8", "f10")
        ]
        assert line.endswith(app.own.render("screen-key-leave"))

    at_table(tmp_path, script, language=language)


def test_what_stands_in_one_line_fits_a_window_that_became_smaller(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        before = app.sitting.match.step
        await pilot.press("enter")
        await went_on(app, pilot, before)
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: app.default_screen.has_class("narrow"))
        assert len(shown(app, "#strip")) <= 78
        assert painted(app.query_one("#keys"))[0].rstrip().endswith("Leave")

    at_table(tmp_path, script, game="terra-nova", size=(160, 50))


def test_thinking_again_within_a_step_leads_to_the_other_step_not_to_its_first_action(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press(*"field", "enter")
        await until(pilot, lambda: len(app.path) == 2)
        await pilot.press(*"pasture", "enter")
        await until(pilot, lambda: len(app.path) == 3)
        assert app.sitting.match.step == step
        assert all("pasture" in text for text, _ in app.entries)

    at_table(tmp_path, script, game="new-england", players=3)


def test_what_is_left_open_is_judged_by_what_is_still_there(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press(*"settlement E4+E5", "enter")
        await went_on(app, pilot, step)
        await pilot.press(*"E6+E7", "enter")
        await until(pilot, lambda: "§" in shown(app, "#said"))
        assert "touch" in shown(app, "#said")

    at_table(tmp_path, script, game="new-england", players=3)


@pytest.mark.parametrize("key", ["f10", "ctrl+q", "ctrl+c"])
def test_one_can_leave_while_something_is_read(key: str, tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press("f4")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press(key)
        await until(pilot, lambda: app.return_value)
        assert "one" in (app.return_value or "")

    assert at_table(tmp_path, script).file.exists()


def test_what_is_typed_before_the_screen_answers_is_neither_lost_nor_mixed_up(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        line = app.query_one(Line)
        line.value = "shipment"
        line.post_message(Input.Submitted(line, "shipment"))
        line.value = "shipmentd4"  # two keys more before anything was done
        line.cursor_position = 10
        await until(pilot, lambda: len(app.path) == 2)
        assert line.value == "d4"
        assert all("d4" in text for text, _ in app.entries)

    at_table(tmp_path, script)


def test_the_result_and_its_record_are_told_after_leaving(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        approdo.play_bots(app.sitting.match, [RandomBot(), RandomBot()], random.Random(1))
        app.finish()
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("f10")
        await until(pilot, lambda: app.return_value)
        result, record = (app.return_value or "").splitlines()
        assert result.endswith((" wins.", "won.", "win."))
        assert record.endswith("one.record.json")

    at_table(tmp_path, script)


def test_a_key_that_is_clicked_does_what_it_says(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        at = painted(app.query_one("#keys"))[0].index("Rules")
        await pilot.click("#keys", offset=(at, 0))
        await until(pilot, lambda: isinstance(app.screen, Sheet))

    at_table(tmp_path, script)


def test_a_hint_is_thought_over_beside_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = threading.Event()

    def hint(sitting: Sitting, seat: int) -> Hint:
        assert thinking.wait(30)
        return Hint(sitting.offered(seat)[0], [f"hint for {seat}"])

    monkeypatch.setattr(Sitting, "hint", hint)

    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press("f2")
        await until(pilot, lambda: "thinking" in shown(app, "#said"))  # and the screen still answers
        step = app.sitting.match.step
        await pilot.press("1", "enter")
        await went_on(app, pilot, step)
        thinking.set()
        await app.workers.wait_for_complete()
        assert "hint" not in shown(app, "#said")  # too late: another question stands there
        await pilot.press("f2")
        await until(pilot, lambda: f"hint for {app.seat}" in shown(app, "#said"))

    at_table(tmp_path, script, game="terra-nova")


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("it", "s")])
def test_ending_the_game_at_once_wants_a_letter_not_one_enter_more(
    language: str, yes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sitting, "ends_game", lambda sitting, seat, number: True)

    async def script(app: Screen, pilot: Any) -> None:
        numbers, step = app.path[0][:1], app.sitting.match.step
        app.choose(numbers)
        await until(pilot, lambda: isinstance(app.screen, Question))
        assert f": {yes} " in str(app.screen.query_one("#sheet-foot").render())
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        assert app.sitting.match.step == step
        app.choose(numbers)
        await until(pilot, lambda: isinstance(app.screen, Question))
        await pilot.press(yes)
        await went_on(app, pilot, step)

    at_table(tmp_path, script, game="terra-nova", language=language)


def test_a_whole_sentence_is_done_also_with_its_marks(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"RRTW d4 0", "enter")
        await asked(app, pilot)
        step = app.sitting.match.step
        words = app.sitting.chooser.label(next(n for n in app.path[0] if ", face" in app.sitting.chooser.label(n)))
        await pilot.press(*words)
        await until(pilot, lambda: app.entries)
        assert [app.sitting.chooser.label(numbers[0]) for _, numbers in app.entries] == [words]
        await pilot.press("enter")
        await until(pilot, lambda: app.sitting.match.step > step)

    at_table(tmp_path, script)


def test_a_building_is_found_by_its_sign_on_the_board(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"RRTW d4 0", "enter")
        await asked(app, pilot)
        build = next(n for n in app.path[0] if app.sitting.match.game.space.notation(n).startswith("build "))
        resource, number = app.sitting.match.game.space.decode(build).building.split("-")
        sign = {"sheep": "S", "stone": "R", "timber": "T", "wheat": "W"}[resource] + number
        await pilot.press(*sign)
        await until(pilot, lambda: app.entries and all(len(numbers) == 1 for _, numbers in app.entries))
        assert all(f"Build {resource} {number} on " in text for text, _ in app.entries)

    at_table(tmp_path, script)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_building_of_new_salem_is_found_by_its_sign_too(language: str, tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        card = next(text for text in board_of(app).split("    ") if text[:1].isupper() and text[2:3].isdecimal())
        sign, name = card.split(" ")[:2]
        await pilot.press(*sign.lower())
        await until(pilot, lambda: app.entries and all(name in text for text, _ in app.entries))

    at_table(tmp_path, script, game="new-salem", players=3, language=language)


def board_of(app: Screen) -> str:
    return "\n".join(painted(app.query_one("#drawing")))


def test_a_choice_is_found_by_what_its_line_tells_of_it(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        app.choose(app.path[0][:4])  # one tile on one space, turned in four ways
        await until(pilot, lambda: len(app.entries) == 4)
        told = app.entries[-1][0].partition("→")[2].split()[0]
        assert told[0].isupper()
        assert told[1].isdecimal()
        await pilot.press(*told.lower())
        await until(pilot, lambda: 0 < len(app.entries) <= 4 and shown(app, "#said") == "")
        assert all(told in text for text, _ in app.entries)

    at_table(tmp_path, script)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_the_table_keeps_its_place_while_something_is_said(size: tuple[int, int], tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        place, table = app.query_one(Board).region, board_of(app)
        await pilot.press(*"sheep", "enter")
        await until(pilot, lambda: app.query_one("#said").region.height)
        assert app.query_one(Board).region == place
        assert board_of(app) == table
        assert app.query_one(Choices).region.height >= 1

    at_table(tmp_path, script, game="neuland", size=size)


def test_a_hint_takes_the_place_of_words_that_fit_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "hint", lambda sitting, seat: Hint(sitting.offered(seat)[7], ["so!"]))

    async def script(app: Screen, pilot: Any) -> None:
        seventh = app.path[0][7]
        await pilot.press(*"nonsense")
        await until(pilot, lambda: not app.entries)
        await pilot.press("f2")
        await until(pilot, lambda: app.entries and app.entries[0][1] == [seventh])
        assert "so!" in shown(app, "#said")
        await pilot.press("enter")
        await until(pilot, lambda: (0, seventh) in app.sitting.match.entries)

    at_table(tmp_path, script, game="terra-nova")


def test_a_hint_heads_the_list_unless_one_is_choosing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "hint", lambda sitting, seat: Hint(sitting.offered(seat)[7], ["so!"]))

    async def script(app: Screen, pilot: Any) -> None:
        seventh = app.path[0][7]
        await pilot.press("down", "f2")
        await until(pilot, lambda: "so!" in shown(app, "#said"))
        assert app.entries[0][1] != [seventh]
        await pilot.press("up", "f2")
        await until(pilot, lambda: app.entries[0][1] == [seventh])
        await pilot.press("enter")
        await until(pilot, lambda: (0, seventh) in app.sitting.match.entries)
        assert shown(app, "#said") == ""  # it was said of another question

    at_table(tmp_path, script, game="terra-nova")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("size", "told"), [((80, 24), True), ((160, 50), False)])
def test_what_happened_last_is_told_where_the_log_has_no_place(
    size: tuple[int, int], told: bool, language: str, tmp_path: Path
) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"h8", "enter")
        await went_on(app, pilot, 1)
        strip = shown(app, "#strip")
        assert (" · P2 " in strip) == told
        assert len(strip) <= size[0] - 2

    at_table(tmp_path, script, game="terra-nova", size=size, language=language)


def test_a_question_takes_one_line_in_a_small_window(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press(*"RRTW d4 0", "enter")
        await asked(app, pilot)
        await until(pilot, lambda: "Resources left" in shown(app, "#prompt"))
        assert "§" not in shown(app, "#prompt")
        await pilot.resize_terminal(160, 50)
        await until(pilot, lambda: "§ nh.3.1" in shown(app, "#prompt"))

    at_table(tmp_path, script)


def test_a_turn_of_neuland_is_asked_in_one_line_of_80_columns_in_italian(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        app.do(app.path[0][0])  # the huts; then the bot's turn
        await until(pilot, lambda: "Produci" in shown(app, "#prompt"))
        assert app.query_one("#prompt").region.height == 1

    at_table(tmp_path, script, game="neuland", language="it")


def test_a_window_may_change_while_something_is_read(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.resize_terminal(160, 50)
        await pilot.press("escape")
        await until(pilot, lambda: app.query_one("#side").display)

    at_table(tmp_path, script)


def test_the_whole_coast_is_seen_in_a_small_window(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        board = app.query_one(Board)
        seen = str(app.query_one("#drawing").render()).splitlines()[: board.size.height]
        assert any(line.startswith(" 9 ") for line in seen)

    at_table(tmp_path, script, game="new-england", players=4)


def test_leaving_saves_and_the_game_goes_on(tmp_path: Path) -> None:
    async def script(app: Screen, pilot: Any) -> None:
        step = app.sitting.match.step
        await pilot.press(*"RRTW d4 0", "enter")
        await went_on(app, pilot, step)
        await pilot.press("f10")

    sitting = at_table(tmp_path, script)
    assert Sitting.resume(sitting.file, "it").match.step == sitting.match.step


LONG = [("terra-nova", 2), ("new-haven", 2), ("new-england", 3), ("neuland", 2), ("new-salem", 3)]


@pytest.mark.parametrize(("game", "players"), [pytest.param(*one, marks=pytest.mark.deep) for one in LONG])
def test_a_whole_game_is_played_with_enter_alone(game: str, players: int, tmp_path: Path) -> None:
    """Bots are random here: what counts is that no screen is a dead end, and that the end is told."""

    async def script(app: Screen, pilot: Any) -> None:
        for _ in range(4_000):
            if app.sitting.match.over:
                break
            await pilot.press("enter")
            if app.seat is None:
                await asked(app, pilot)
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert app.sitting.match.over
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await pilot.press("enter")  # once more
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.press("f10")
        await until(pilot, lambda: app.return_value)
        assert ".record.json" in (app.return_value or "")

    table = approdo.load(game, players=players, first="1")
    match = approdo.Match(table, seed=1)
    sitting = Sitting(match, [None] + ["random"] * (players - 1), "it", tmp_path / "one.save.json")

    async def run() -> None:
        app = Screen(sitting)
        async with app.run_test(size=(100, 30)) as pilot:
            await asked(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    assert not sitting.file.exists()
    assert (tmp_path / "one.record.json").exists()
