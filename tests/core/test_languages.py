"""A third language is a matter of adding files: a pseudo-language, made of the English files, is spoken everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from approdo.core.rulebook import rulebook
from approdo.core.text import FALLBACK, LANGUAGES, languages_of, spoken_by, texts, whole_source

SOURCE = Path(__file__).parents[2] / "src" / "approdo"
ACCENTED = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
PSEUDO = "cs"
"""The files hold no Czech, but its plurals have a form that English lacks."""
ALL = (FALLBACK, *sorted({*LANGUAGES, PSEUDO} - {FALLBACK}))
"""Ours and it, in the order of `LANGUAGES`."""


def pseudo_ftl(text: str) -> str:
    """The messages with accents on them; keys, variables, references and variant names stay."""
    made = []
    for line in text.splitlines():
        key = re.match(r"^(-?[\w-]+ *=|\s*\*?\[[\w.-]+\]| *\{.*->$|\}|#.*$)", line)
        head = key[0] if key else ""
        parts = re.split(r"(\{[^{}]*\}|\{.*->$)", line[len(head) :])
        made.append(head + "".join(part if part.startswith("{") else part.translate(ACCENTED) for part in parts))
    return "\n".join(made) + "\n"


def pseudo_md(text: str) -> str:
    """The paragraphs with accents on them; ids, tags, names in the code, figures and their numbers stay."""

    def changed(line: str) -> str:
        if line.startswith("|"):
            word, code = line.strip("|").split("|")
            return f"| {word.strip().translate(ACCENTED)} |{code}|"
        head = re.match(r"^(\*\*[^*]+\*\* |#+ \d* ?|```.*)", line)
        start = head[0] if head else ""
        parts = re.split(r"(\{[^{}]*\})", line[len(start) :])
        return start + "".join(part if part.startswith("{") else part.translate(ACCENTED) for part in parts)

    return "\n".join(changed(line) for line in text.splitlines()) + "\n"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with files of one more language beside the English ones, and no other change."""
    copy: Path = tmp_path_factory.mktemp("third")
    shutil.copytree(SOURCE, copy / "approdo", ignore=shutil.ignore_patterns("__pycache__", "static", "template"))
    for file in copy.rglob("text/en.ftl"):
        file.with_name(f"{PSEUDO}.ftl").write_text(pseudo_ftl(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in copy.rglob("rulebook/en.md"):
        file.with_name(f"{PSEUDO}.md").write_text(pseudo_md(file.read_text(encoding="utf-8")), encoding="utf-8")
    return copy


def run(home: Path, *command: str, **env: str) -> str:
    ran = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1", **env},
        cwd=home,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


CLI = ("-c", "from approdo.cli.main import main; main()")


def test_it_can_be_chosen_on_the_command_line(home: Path) -> None:
    listed = json.loads(run(home, *CLI, "games", "--json"))
    assert {tuple(game["names"]) for game in listed} == {ALL}
    assert "Néw Hávén" in run(home, *CLI, "games", "--lang", PSEUDO)
    assert "Néw Hávén" in run(home, *CLI, "games", LC_ALL="cs_CZ.UTF-8"), "the system's language"


def test_every_game_keeps_the_contract_of_texts_in_it(home: Path) -> None:
    script = f"""
import approdo
from approdo.core.registry import game_type
from approdo.core.text import LANGUAGES, languages_of
from approdo.testing import check_position_walk, check_rulebooks_agree, check_texts_agree, check_texts_complete
assert LANGUAGES == {ALL}, LANGUAGES
for info in approdo.all_games():
    assert languages_of(info.package) == LANGUAGES
    check_texts_agree(info)
    check_texts_complete(game_type(info.id))
    check_rulebooks_agree(info)
check_position_walk(approdo.load("terra-nova", 2), seed=1, worlds_every=30)
print("all well")
"""
    assert "all well" in run(home, "-c", script)


def test_a_server_speaks_it(home: Path) -> None:
    script = """
import json
from fastapi.testclient import TestClient
from approdo.server.app import create_app
from approdo.server.models import CallsIn
client = TestClient(create_app())
text = client.get("/api/games/new-haven/text/cs").text
book = client.get("/api/games/new-haven/rules/cs").json()
refused = client.get("/api/games/none/rules/cs", headers={"accept-language": "cs-CZ, en;q=0.5"}).json()
CallsIn(language="cs")  # mails can be wished in it
print(json.dumps([text.count("é") > 50, book["title"], sorted(book["glossary"][0]["words"]), refused["text"]]))
"""
    rich, title, words, refused = json.loads(run(home, "-c", script))
    assert rich
    assert title == "Néw Hávén"
    assert words == sorted(ALL)
    assert re.search("[áéíóú]", refused)


def test_the_plural_rules_are_those_of_the_language(home: Path) -> None:
    file = home / "approdo" / "games" / "terra_nova" / "text" / f"{PSEUDO}.ftl"
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + "\nstones-test = { $n ->\n    [one] jeden\n    [few] par\n   *[other] mnoho\n}\n", "utf-8")
    script = """
from approdo.core.text import texts
own = texts("approdo.games.terra_nova", "cs")
print(" ".join(own.render("stones-test", {"n": n}) for n in (1, 3, 5)))
"""
    assert run(home, "-c", script).split() == ["jeden", "par", "mnoho"]
    file.write_text(kept, encoding="utf-8")


def test_a_game_without_a_language_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lonely" / "text").mkdir(parents=True)
    (tmp_path / "lonely" / "__init__.py").write_text("")
    (tmp_path / "lonely" / "text" / "en.ftl").write_text("game-name = Lonely\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert languages_of("lonely") == ("en",)
    assert spoken_by("lonely", "it") == FALLBACK
    assert set(LANGUAGES) >= {"en", "it"}


def test_a_translation_that_was_only_begun_is_english_where_it_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "begun"
    (package / "text").mkdir(parents=True)
    (package / "rulebook").mkdir()
    (package / "__init__.py").write_text("")
    (package / "text" / "en.ftl").write_text("game-name = Begun\ngo-on = Go on\n")
    (package / "text" / "it.ftl").write_text("game-name = Cominciato\n")
    (package / "rulebook" / "en.md").write_text("# Begun\n\n## 1 Play\n\n**bg.1.1** Begin.\n")
    monkeypatch.syspath_prepend(tmp_path)
    italian = texts("begun", "it")
    assert [italian.render(key) for key in ("game-name", "go-on")] == ["Cominciato", "Go on"]
    assert rulebook("begun", "it").title == "Begun"
    sent = whole_source("begun", "it")
    assert sent.index("Cominciato") < sent.index("Begun"), "of two texts with one name the browser takes the first"
    assert "go-on = Go on" in sent
    assert "Cominciato" not in whole_source("begun", "en")
