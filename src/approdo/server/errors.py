"""What a client is told when something is refused: a code, a text in its language, the paragraphs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.core.text import FALLBACK, LANGUAGES, Arg, Texts, texts

PACKAGE = "approdo.server"


class ApiError(Exception):
    """A refusal with its HTTP status; `text` overrides the server's own message (a game's refusal)."""

    def __init__(
        self,
        code: str,
        status: int = 400,
        *,
        rules: Sequence[str] = (),
        texts: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        **args: Arg,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rules = tuple(rules)
        self.texts = texts
        self.headers = dict(headers or {})
        self.args_ = args

    def to_json(self, language: str) -> dict[str, Any]:
        """The body that a client receives."""
        text = self.texts[language] if self.texts else server_texts(language).render(f"error-{self.code}", self.args_)
        return {"code": self.code, "text": text, "rules": list(self.rules)}


def server_texts(language: str) -> Texts:
    """The server's own messages in one language."""
    return texts(PACKAGE, language)


def pick_language(wanted: str | None, accepted: str | None) -> str:
    """The reader's language: `?lang=` first, then the Accept-Language header, then English."""
    if wanted in LANGUAGES:
        return wanted
    ranked: list[tuple[float, str]] = []
    for part in (accepted or "")[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        ranked += [(-weight, tag), (-weight, tag.partition("-")[0].lower())]
    return next((tag for _, tag in sorted(ranked, key=lambda item: item[0]) if tag in LANGUAGES), FALLBACK)
