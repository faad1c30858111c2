"""A seat at a server of Approdo, held by a token: what its API gives, and nothing beside it."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlencode, urlsplit

from approdo.core.errors import ApprodoError
from approdo.mcp.seen import NotNow, Seen, Verdict

SECONDS = 30
_LINK = re.compile(r"/table/([0-9a-f]{20})(?:#invite=([\w-]+))?$")
_ID = re.compile(r"[0-9a-f]{20}")


class Refused(ApprodoError):
    """The server said no; the text is its reason."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Remote:
    """A server, and the token by which one comes in."""

    def __init__(self, url: str, token: str, language: str) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise ApprodoError(f"a server is an address such as https://games.example.org, not {url!r}")
        self.url = url.rstrip("/")
        self.language = language
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: dict[str, Any] | None = None, **query: Any) -> Any:
        """The answer to a request; a body makes it a POST."""
        given = {"lang": self.language} | {name: value for name, value in query.items() if value is not None}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"{self.url}/api{path}?{urlencode(given)}", data, self._headers)
        try:
            with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise _refused(error) from None
        except (urllib.error.URLError, TimeoutError, ValueError) as error:
            raise ApprodoError(f"the server at {self.url} does not answer: {error}") from None


def _refused(error: urllib.error.HTTPError) -> Refused:
    try:
        said = json.load(error)
        rules = f" ({', '.join(said['rules'])})" if said["rules"] else ""
        return Refused(said["code"], said["text"] + rules)
    except (ValueError, KeyError, TypeError):
        return Refused("unknown", f"the server answered {error.code}; is it an Approdo?")


def place(text: str) -> tuple[str, str | None]:
    """The table and the invite code of a link or an id."""
    found = _LINK.search(text.strip())
    if found:
        return found[1], found[2]
    if _ID.fullmatch(text.strip()):
        return text.strip(), None
    raise NotNow(f"a table is an id of 20 hex digits or a link such as https://.../table/...#invite=..., not {text!r}")


class RemoteTable:
    """A seat there."""

    def __init__(self, server: Remote, table: str, invite: str | None = None) -> None:
        self.server = server
        self.id = table
        self.invite = invite

    def seen(self) -> Seen:
        """What the server shows to this seat."""
        message = self.server.ask(f"/tables/{self.id}", invite=self.invite)
        table = message["table"]
        hearing, code = table.get("hearing"), table["invite"]
        heard = bool(hearing and hearing["held"] and message["seat"] in hearing["waiting"])
        return Seen(
            table=self.id,
            game=table["game"],
            seat=message["seat"],
            names=[seat["name"] or "?" for seat in table["seats"]],
            status=table["status"],
            decision=message["decision"],
            view=message["view"],
            log=message["log"],
            log_from=message["log_from"],
            chat=message["chat"],
            heard=heard,
            invite=f"{self.server.url}{code['path']}" if code and table["status"] == "open" else None,
        )

    def play(self, action: int, decision: int) -> None:
        """Do something that was offered at that decision."""
        body = {"seat": self._seat(), "decision": decision, "action": action, "client_id": uuid.uuid4().hex}
        self.server.ask(f"/tables/{self.id}/actions", body)

    def done(self, decision: int) -> None:
        """Say nothing more before the others decide."""
        self.server.ask(f"/tables/{self.id}/done", {"seat": self._seat(), "decision": decision})

    def undo(self, decision: int) -> None:
        """Take back the latest action."""
        body = {"seat": self._seat(), "decision": decision, "client_id": uuid.uuid4().hex}
        self.server.ask(f"/tables/{self.id}/undo", body)

    def talk(self, text: str) -> None:
        """A line of chat."""
        self.server.ask(f"/tables/{self.id}/chat", {"text": text}, invite=self.invite)

    def why_not(self, action: int | str, language: str) -> Verdict:
        """Judge an action in words or by its id."""
        said = self.server.ask(f"/tables/{self.id}/explain", seat=self._seat(), action=action)
        return Verdict(said["legal"], said["text"] or "", said["rules"])

    def _seat(self) -> int:
        seat = self.seen().seat
        if seat is None:
            raise NotNow("you only watch this table: join it while a seat is open")
        return seat
