"""Games, their texts and their rules: all that the browser needs besides the views."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from approdo.bots.balance import uneven
from approdo.bots.crew import crew, equals, others, usual
from approdo.core.errors import UnknownGame
from approdo.core.figures import figures, spoken
from approdo.core.info import GameInfo
from approdo.core.registry import all_games, info
from approdo.core.text import LANGUAGES, languages_of, read_text, whole_source
from approdo.server.errors import ApiError
from approdo.server.messages import CaptionOut, FigureOut, GameOut, RulebookOut, SummaryOut, WordOut
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS

router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)
texts = APIRouter(prefix="/api/games", tags=["games"], responses=TEXT_REFUSALS)
files = APIRouter(prefix="/games", tags=["games"], responses=TEXT_REFUSALS)
GameId = Annotated[str, Path(max_length=40)]
Lang = Annotated[str, Path(max_length=8)]
CACHED = {"cache-control": "public, max-age=300"}


@router.get("", operation_id="list_games")
async def list_games() -> list[GameOut]:
    """All games with seats, options and bot levels."""
    bots = {"bots": [*crew(), *others()], "crew": crew(), "usual_bot": usual()}
    return [
        GameOut.model_validate({**game.to_json(), **bots, "equals": equals(game.id), "uneven": uneven(game.id)})
        for game in all_games()
    ]


def _game(game: str) -> GameInfo:
    try:
        return info(game)
    except UnknownGame:
        raise ApiError("no-such-game", 404, game=game) from None


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise ApiError("no-such-language", 404, language=language)
    return language


@texts.get("/{game}/text/{language}", operation_id="game_text", response_class=PlainTextResponse)
async def game_text(game: GameId, language: Lang) -> PlainTextResponse:
    """The Fluent source of a game in one language, what is common to all games included."""
    found, chosen = _game(game), _language(language)
    text = whole_source("approdo.core", chosen) + "\n" + whole_source(found.package, chosen)
    return PlainTextResponse(text, headers=CACHED)


@router.get("/{game}/rules/{language}", operation_id="game_rules")
async def game_rules(game: GameId, language: Lang) -> RulebookOut:
    """The rulebook of a game in one language."""
    found = _game(game)
    book = found.rulebook(_language(language))
    paragraphs: list[Any] = [{"id": p.id, "tag": p.tag, "section": p.section, "text": p.text} for p in book.paragraphs]
    return RulebookOut(
        title=book.title,
        glossary=_glossary(found),
        paragraphs=paragraphs,
        summary=[SummaryOut.model_validate({"about": about, "text": text}) for about, text in book.summary],
        captions=[CaptionOut(figure=c.figure, after=c.after, title=c.title, text=spoken(c.text)) for c in book.figures],
    )


@router.get("/{game}/figures", operation_id="game_figures")
def game_figures(game: GameId, response: Response) -> list[FigureOut]:
    """The positions that the rulebook of a game shows, the same in every language."""
    response.headers.update(CACHED)
    return [FigureOut.model_validate(figure.to_json()) for figure in figures(_game(game)).values()]


def _glossary(game: GameInfo) -> list[WordOut]:
    """The lines of all languages side by side."""
    spoken = languages_of(game.package, "rulebook", ".md")
    books = [game.rulebook(language).glossary for language in spoken]
    return [
        WordOut(code=line[0][1], words={language: word for language, (word, _) in zip(spoken, line, strict=True)})
        for line in zip(*books, strict=True)
    ]


@files.get("/{game}/board.js", operation_id="game_board", response_class=Response)
async def game_board(game: GameId) -> Response:
    """The board of a game from outside, as it lies built in its package."""
    found = _game(game)
    return _own_file(found, found.board, "text/javascript")


@files.get("/{game}/picture.svg", operation_id="game_picture", response_class=Response)
async def game_picture(game: GameId) -> Response:
    """The picture of a game from outside."""
    found = _game(game)
    return _own_file(found, found.picture, "image/svg+xml")


def _own_file(game: GameInfo, path: str, kind: str) -> Response:
    if not path:
        raise ApiError("no-such-path", 404)
    return Response(read_text(game.package, *path.split("/")), media_type=kind, headers={"cache-control": "no-cache"})
