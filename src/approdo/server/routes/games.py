"""Games, their texts and their rules: all that the browser needs besides the views."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse

from approdo.bots import LEVELS
from approdo.core.errors import UnknownGame
from approdo.core.game import GameInfo
from approdo.core.registry import games, info
from approdo.core.text import LANGUAGES, source
from approdo.server.errors import ApiError
from approdo.server.messages import GameOut, RulebookOut
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS

router = APIRouter(prefix="/api/games", tags=["games"], responses=REFUSALS)
texts = APIRouter(prefix="/api/games", tags=["games"], responses=TEXT_REFUSALS)
GameId = Annotated[str, Path(max_length=40)]
Lang = Annotated[str, Path(max_length=8)]
CACHED = {"cache-control": "public, max-age=300"}


@router.get("", operation_id="list_games")
async def list_games() -> list[GameOut]:
    """All games with seats, options and bot levels."""
    return [GameOut.model_validate({**game.to_json(), "bots": list(LEVELS)}) for game in games()]


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
    text = source("approdo.core", chosen) + "\n" + source(found.package, chosen)
    return PlainTextResponse(text, headers=CACHED)


@router.get("/{game}/rules/{language}", operation_id="game_rules")
async def game_rules(game: GameId, language: Lang) -> RulebookOut:
    """The rulebook of a game in one language."""
    book = _game(game).rulebook(_language(language))
    paragraphs: list[Any] = [{"id": p.id, "tag": p.tag, "section": p.section, "text": p.text} for p in book.paragraphs]
    return RulebookOut(title=book.title, glossary=list(book.glossary), paragraphs=paragraphs)
