"""What makes playing in the terminal pleasant: previews, one step back, one's own language, handing over."""

from __future__ import annotations

import json
import random
import re
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import approdo
from approdo.cli import saves
from approdo.cli.chooser import Chooser
from approdo.cli.lines import Lines
from approdo.cli.main import app
from approdo.cli.play import kept_games
from approdo.cli.sitting import Sitting, board_of
from approdo.cli.style import console, words
from approdo.core.canvas import widest

START = ("play", "new-haven", "--new", "--seed", "3", "--option", "first=1")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")


def play(*words: str, typed: str) -> str:
    """What the screen shows when this is typed."""
    done = CliRunner().invoke(app, [*START, *words], input=typed)
    assert done.exception is None, done.exception
    return done.output


def test_spaces_are_offered_with_what_they_would_bring() -> None:
    output = play("--lang", "en", typed="1\n2\nquit\n")
    assert "Choose: tile" in output
    assert "Choose: space" in output
    assert "c2  " in output.split("Choose: space")[1]
    assert "T1" in output.split("Choose: space")[1]


def test_back_goes_one_step_back() -> None:
    output = play("--lang", "en", typed="1\n1\nback\nquit\n")
    assert output.count("Choose: tile") == 2
    assert output.count("What do you want to do?") == 1


def test_a_choice_can_be_typed_in_ones_own_language() -> None:
    output = play("--lang", "it", typed="spedizione d4 grano\nesci\n")
    assert "Hai posato la spedizione su d4 come grano" in output
    assert "Salvato" in output


def test_a_sentence_is_done_as_it_is_listed() -> None:
    output = play("--lang", "en", typed="Lay the shipment on d4, as wheat.\nquit\n")
    assert "go ahead" not in output
    assert "You lay the shipment on d4 as wheat" in output


@pytest.mark.parametrize(("language", "hint", "do"), [("en", "hint", "do"), ("it", "suggerisci", "fai")])
def test_a_hint_is_taken_by_a_word(language: str, hint: str, do: str, tmp_path: Path) -> None:
    output = play("--lang", language, typed=f"{do}\n{hint}\n{do}\nquit\n")
    assert output.count(f"“{do}”" if language == "en" else f"«{do}»") == 2  # unknown at first, then offered
    (saved,) = (tmp_path / "approdo").glob("*.save.json")
    assert any(entry.startswith("0:") for entry in json.loads(saved.read_text())["snapshot"]["record"]["entries"])


def test_commands_have_italian_names() -> None:
    typed = "spedizione d4 grano\nannulla\nsuggerisci\nregole nh.2.9\ndiario\nperché boh\nesci\n"
    output = play("--lang", "it", typed=typed)
    assert "Annullato." in output
    assert " sceglierebbe: " in output
    assert "oltre 20" in output
    assert "scrivi un’azione intera" in output


def test_all_commands_are_named_in_the_help() -> None:
    for language, names in (
        ("en", "back undo hint why rules log board save help quit"),
        ("it", "indietro annulla suggerisci perché regole diario tabellone salva aiuto esci"),
    ):
        output = play("--lang", language, typed="q\n")
        assert all(name in output for name in names.split())


def test_people_who_share_a_screen_hand_it_over_and_are_told_what_they_missed() -> None:
    output = play("--lang", "en", "--bots", "", typed="\nRRTW d4 0\npass\n\nquit\n")
    assert "Pass the screen to Player 1" in output
    handed = output.split("Pass the screen to Player 2")[1]
    assert "Player 1 lays" in handed
    assert "Player 1 passes." in handed


def test_a_resumed_game_remembers_its_log(tmp_path: Path) -> None:
    play("--lang", "en", typed="RRTW d4 0\nquit\n")
    done = CliRunner().invoke(app, ["play", "new-haven", "--lang", "en"], input="\nlog\nquit\n")
    assert "You lay" in done.output.split("Type the number")[1]
    (saved,) = (tmp_path / "approdo").glob("*.save.json")
    assert json.loads(saved.read_text())["seats"] == [None, "easy"]


def test_two_spaces_may_be_typed_apart() -> None:
    match = approdo.Match(approdo.load("new-england", 3, first="1"), seed=4)
    chooser = Chooser(match.game, match.game.info.texts("en"), words("en"), match.names)
    legal = list(match.legal(match.actors[0]).ids)
    (joined,) = chooser.beginning("settlement c3+c4", legal)
    assert chooser.beginning("settlement c4 c3", legal) == [joined]
    assert chooser.typed("settlement c3 c4", legal) == [joined]
    kinds = [match.game.space.kind_of(joined)]
    assert chooser.wish("start tile settlement on c3 c4", kinds) == [joined]


@pytest.mark.parametrize("word", ["diario", "registro"])
def test_the_log_has_two_italian_names(word: str) -> None:
    output = play("--lang", "it", typed=f"spedizione d4 grano\n{word}\nesci\n")
    assert output.count("Hai posato la spedizione su d4 come grano") == 2


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
@pytest.mark.parametrize("language", ["it", "en"])
def test_examples_of_actions_are_in_ones_own_language_and_read_back(info: approdo.GameInfo, language: str) -> None:
    match = approdo.Match(approdo.load(info.id), seed=4)
    chooser = Chooser(match.game, info.texts(language), words(language), match.names)
    rng = random.Random(4)
    foreign = 0
    for _ in range(60):
        seat = rng.choice(match.actors)
        number = rng.choice(match.legal(seat).ids)
        said = chooser.spoken(number)
        assert chooser.wish(said, [match.game.space.kind_of(number)]) == [number]
        foreign += said == match.game.space.notation(number)
        match.play(seat, number)
    assert foreign < 60, "not all are told in notation only"


def test_an_italian_example_is_italian() -> None:
    game = approdo.load("new-england", 3)
    chooser = Chooser(game, game.info.texts("it"), words("it"), ("Anna", "Elena", "Ivo"))
    number = game.space.number("place-start settlement A1+B1")
    assert chooser.spoken(number) == "Tessera di partenza: abitato, su A1+B1"
    assert chooser.wish("ABITATO b1+a1", [game.space.kind_of(number)]) == [number]


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "why build wheat 5 on c3 face up", "You do not hold wheat 5"),
        ("en", "why build wheat 6 in a6, face down", "Space a6 costs 6"),
        ("en", "why pass", "That is legal"),
        ("en", "why W6 a6", "Space a6 costs 6"),
        ("en", "why wheat", "Write a whole action"),
        ("it", "perché costruisci grano 5 su c3 scoperto", "Non hai in mano l’edificio grano 5"),
        ("it", "perché costruisci l’edificio grano 6 su a6, coperto", "Lo spazio a6 costa 6"),
        ("it", "perché costruisci l'edificio grano 6 su a6, coperto", "Lo spazio a6 costa 6"),
    ],
)
def test_why_not_is_asked_in_ones_own_words(language: str, asked: str, told: str) -> None:
    assert told in play("--lang", language, typed=f"RRTW d4 0\n{asked}\nquit\n").replace("\n", " ")


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "why build wheat 5 on c3 face up", "Something else is to be decided now. Lay a harvest tile"),
        ("it", "perché costruisci grano 5 su c3 scoperto", "Ora c’è un’altra scelta da fare. Posa un tassello"),
    ],
)
def test_an_action_of_a_later_step_is_told_what_is_to_be_done_now(language: str, asked: str, told: str) -> None:
    said = play("--lang", language, typed=f"{asked}\nquit\n").replace("\n", " ")
    assert told in said
    assert "nh.1.1" in said


def test_a_number_that_is_not_listed_chooses_nothing_in_line_mode() -> None:
    assert "I do not know “0”" in play("--lang", "en", typed="0\nquit\n")


def test_places_are_read_in_the_order_in_which_they_are_said() -> None:
    game = approdo.load("terra-nova", 2)
    chooser = Chooser(game, game.info.texts("en"), words("en"), ("Anna", "Ivo"))
    assert chooser.wish("move from k2 to k1", game.space.kinds) == [game.space.number("move k2 k1")]


@pytest.mark.parametrize(("answers", "over"), [("3\nn\nquit\n", False), ("3\ny\n", True), ("3\n\nquit\n", False)])
def test_what_ends_the_game_at_once_is_confirmed(
    answers: str, over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = approdo.load("new-england", 3, first="1")
    match = approdo.Match(game, seed=1)
    while match.game.prompt(match.state, match.actors[0]).key != "prompt-announce":
        match.play(match.actors[0], match.legal(match.actors[0]).ids[0])
    match.state.gone[:3], match.state.bag = match.state.bag, [0, 0, 0]
    typed = iter(answers.splitlines())
    monkeypatch.setattr(console, "input", lambda *_, **__: next(typed))
    Lines(Sitting(match, [None] * 3, "en", tmp_path / "one.save.json")).run()
    assert match.over == over


def test_a_new_game_never_writes_over_a_saved_one(tmp_path: Path) -> None:
    play("--lang", "en", typed="RRTW d4 0\nquit\n")
    (first,) = (tmp_path / "approdo").glob("*.save.json")
    before = first.read_text()
    done = CliRunner().invoke(app, ["play", "new-haven", "--lang", "en"], input="n\n")  # the input ends: as Ctrl-C
    assert "Saved as new-haven-" in done.output
    assert first.read_text() == before
    assert len(list((tmp_path / "approdo").glob("*.save.json"))) == 2


def test_saved_games_are_listed_and_resumed_by_name(tmp_path: Path) -> None:
    play("--lang", "en", typed="RRTW d4 0\nquit\n")
    (file,) = (tmp_path / "approdo").glob("*.save.json")
    name = file.name.removesuffix(".save.json")
    listed = CliRunner().invoke(app, ["play", "--list", "--lang", "en"]).output
    assert name in listed
    assert re.search(r"New Haven +Player, Sailor +1 ", listed)  # the tile, not what was drawn before it
    resumed = CliRunner().invoke(app, ["play", "--resume", name, "--lang", "en"], input="log\nquit\n")
    assert "You lay" in resumed.output


@pytest.mark.parametrize("written", ["{", "[]", '{"seats": [null], "snapshot": {"record": {"game": "chess"}}}'])
def test_a_file_that_is_no_saved_game_is_named_when_it_is_refused(written: str, tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(approdo.DamagedRecord, match=r"one\.json: "):
        saves.read(file)
    assert file.read_text(encoding="utf-8") == written


def test_a_game_resumed_in_another_language_calls_its_players_by_it() -> None:
    play("--lang", "en", "--bots", "easy", typed="quit\n")
    listed = CliRunner().invoke(app, ["play", "--list", "--lang", "it"]).output
    assert "Giocatore" in listed  # and the other below, where the window is narrow
    assert "Marinaio" in listed
    resumed = CliRunner().invoke(app, ["play", "new-haven", "--lang", "it"], input="\nesci\n").output
    assert "Marinaio" in resumed
    assert "Sailor" not in resumed


def test_the_name_of_a_saved_game_is_never_cut() -> None:
    seats = ("Giocatore", "Marinaio 1", "Marinaio 2")
    kept = saves.Save(
        Path("new-england-2026-11-17-1919.save.json"), "new-england", seats, [None] * 4, 121, datetime(2026, 11, 17)
    )
    narrow = Console(width=80, file=StringIO())
    narrow.print(kept_games([kept], "it"))
    assert kept.name in narrow.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", [("--players", "3"), ("--bots", "random"), ("--option", "side=B"), ("--new",)])
def test_a_saved_game_takes_no_other_settings(words: tuple[str, ...], tmp_path: Path) -> None:
    play("--lang", "en", typed="quit\n")
    (file,) = (tmp_path / "approdo").glob("*.save.json")
    done = CliRunner().invoke(app, ["play", "--resume", file.name.removesuffix(".save.json"), *words])
    assert "has its own players" in str(done.exception)


def test_settings_for_a_new_game_ask_about_no_saved_one() -> None:
    play("--lang", "en", typed="quit\n")
    done = CliRunner().invoke(app, ["play", "new-haven", "--players", "3", "--lang", "en"], input="quit\n")
    assert "saved game?" not in done.output
    assert "3 players" in done.output


def test_an_unchanged_menu_is_not_printed_again() -> None:
    output = play("--lang", "en", typed="nonsense\nwhy nonsense\nquit\n")
    assert output.count("What do you want to do?") == 1


def test_saves_and_simulated_games_can_be_replayed_and_verified(tmp_path: Path) -> None:
    play("--lang", "en", typed="RRTW d4 0\nquit\n")
    (file,) = (tmp_path / "approdo").glob("*.save.json")
    assert "sound: new-haven" in CliRunner().invoke(app, ["replay", str(file), "--verify"]).output
    assert "1 sound, 0 damaged" in CliRunner().invoke(app, ["verify", str(file)]).output
    many = tmp_path / "games.jsonl"
    CliRunner().invoke(app, ["simulate", "terra-nova", "--games", "2", "--out", str(many)])
    assert "holds 2 games" in str(CliRunner().invoke(app, ["replay", str(many)]).exception)
    assert "sound: terra-nova" in CliRunner().invoke(app, ["replay", str(many), "--game", "2", "--verify"]).output
    assert "holds 2 games, not 3" in str(CliRunner().invoke(app, ["replay", str(many), "--game", "3"]).exception)


@pytest.mark.parametrize("columns", [40, 60, 80, 100])
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_panels_stand_below_each_other_where_they_do_not_fit(
    info: approdo.GameInfo, language: str, columns: int
) -> None:
    match = approdo.Match(approdo.load(info.id, players=info.seats[-1]), seed=2)
    assert widest(board_of(match, 0, language, columns)) <= max(columns, 80)


def test_a_players_place_name_and_score_stand_on_one_line() -> None:
    done = CliRunner().invoke(app, ["play", "new-haven", "--lang", "en", "--bots", "random,random", "--seed", "1"])
    assert re.search(r"^1\. Bot [12]: \d+$", done.output, re.MULTILINE)
