"""The tables of one caller, and what was shown of each: numbers of moves mean what was last listed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from approdo.core.registry import all_games, info
from approdo.mcp.local import LocalTable
from approdo.mcp.remote import Remote, RemoteTable, place
from approdo.mcp.seen import NotNow, Seen, Table, notation, offered
from approdo.mcp.words import Words

MOST = 20
"""Local tables that one caller may have."""
LOOK_FIRST, LOOK_EVERY = 0.02, 0.5
"""Seconds between two looks at a server while one waits: soon at first, then seldom."""
PATIENCE = 2.0
"""So long the others' answers are waited for after a move."""


class Room:
    """What one caller does; with a server the tables are there, without one they are here."""

    def __init__(self, words: Words, server: Remote | None) -> None:
        self.words = words
        self.server = server
        self.tables: dict[str, Table] = {}
        self._shown: dict[str, Seen] = {}
        self._told: dict[str, int] = {}

    # --- tables ---

    def list_tables(self) -> str:
        """One's own tables, and those with an open seat."""
        if self.server is None:
            rows = [(table.seen(), "") for table in self.tables.values()]
            lines = [
                f"{seen.table}: {seen.game}, {seen.status}{', your turn' if seen.asked else ''}" for seen, _ in rows
            ]
            return "\n".join(lines) or "no table yet: new_table makes one"
        mine = [_line(row) for row in self.server.ask("/me/tables")]
        open_ones = [_line(row) for row in self.server.ask("/tables")]
        return "\n".join(["yours:", *(mine or ["none"]), "with open seats:", *(open_ones or ["none"])])

    def new_table(self, game: str, bots: Sequence[str] | None, open_seats: int, options: Mapping[str, Any]) -> str:
        """A new table with oneself, bots, and (at a server) open seats; None fills the usual number with bots."""
        if bots is None:
            bots = ["greedy"] * max(0, info(game).default_seats - 1 - open_seats)
        count = 1 + len(bots) + open_seats
        if count not in info(game).seats:
            raise NotNow(f"{game} is played by {info(game).seats[0]} to {info(game).seats[-1]}, not by {count}")
        if self.server is None:
            if open_seats:
                raise NotNow("a local table has no open seats: other people come to a server (approdo mcp --server)")
            if len(self.tables) >= MOST:
                over = [name for name, table in self.tables.items() if table.seen().over]
                if not over:
                    raise NotNow(f"you have {MOST} tables here already: play one to its end first")
                del self.tables[over[0]]
            made: Table = LocalTable(game, bots, options)
            name = made.id
        else:
            seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots), *[{"kind": "open"}] * open_seats]
            body = {"game": game, "options": dict(options), "seats": seats, "start": not open_seats}
            name = self.server.ask("/tables", body)["table"]
            made = RemoteTable(self.server, name)
        self.tables[name] = made
        return self.look(name)

    def join(self, table: str) -> str:
        """Take an open seat at a server's table."""
        server = self._server()
        name, invite = place(table)
        server.ask(f"/tables/{name}/join", {"invite": invite} if invite else {})
        self.tables[name] = RemoteTable(server, name, invite)
        return self.look(name)

    def start(self, table: str) -> str:
        """Begin a game whose host one is."""
        name, _ = place(table)
        self._server().ask(f"/tables/{name}/start", {})
        return self.look(name)

    # --- looking ---

    def look(self, table: str) -> str:
        """The table in words; from now on numbers of moves mean this list."""
        seen = self._at(table).seen()
        return self._tell(seen)

    def moves(self, table: str, words: str, first: int) -> str:
        """Some of the moves that were last shown."""
        return self.words.moves(self._last(self._at(table)), words, first)

    def wait(self, table: str, seconds: float) -> str:
        """Look again when the seat is asked or the game is over, or after so long."""
        at, until, pause = self._at(table), time.monotonic() + seconds, LOOK_FIRST
        while not ((seen := at.seen()).asked or seen.over) and time.monotonic() < until:
            time.sleep(pause)
            pause = min(2 * pause, LOOK_EVERY)
        return self._tell(seen)

    # --- doing ---

    def play(self, table: str, move: int | str) -> str:
        """Play a move by its number in the list last shown, or by its words."""
        at = self._at(table)
        shown = self._last(at)
        at.play(_chosen(shown, move)["id"], shown.decision)
        return self.wait(table, PATIENCE)

    def done(self, table: str) -> str:
        """Say nothing more."""
        at = self._at(table)
        at.done(self._last(at).decision)
        return self.wait(table, PATIENCE)

    def undo(self, table: str) -> str:
        """Take back the latest action."""
        at = self._at(table)
        at.undo(at.seen().decision)
        return self.look(table)

    def talk(self, table: str, text: str) -> str:
        """Say something to the others."""
        self._at(table).talk(text)
        return "said"

    def why_not(self, table: str, move: int | str) -> str:
        """Whether a move would be legal, and if not, why not, with the paragraphs."""
        at = self._at(table)
        shown = self._last(at)
        number = isinstance(move, int) or move.strip().isdecimal()
        verdict = at.why_not(_chosen(shown, move)["id"] if number else str(move), self.words.language)
        if verdict.legal:
            return self.words.own.render("mcp-legal")
        book = info(shown.game).rulebook(self.words.language)
        cited = self.words.rules([p for rule in verdict.rules for p in book.under(rule)])
        return f"{self.words.own.render('mcp-illegal', {'text': verdict.text})}\n\n{cited}".strip()

    # --- what both need ---

    def _at(self, table: str) -> Table:
        if table in self.tables:
            return self.tables[table]
        if self.server is None:
            known = ", ".join(self.tables) or "none"
            raise NotNow(f"there is no table {table!r} here; there are: {known}")
        name, invite = place(table)
        return self.tables.setdefault(name, RemoteTable(self.server, name, invite))

    def _last(self, at: Table) -> Seen:
        shown = self._shown.get(at.id)
        if shown is None:
            raise NotNow("look at the table first: a move is one of those that you were shown")
        return shown

    def _tell(self, seen: Seen) -> str:
        text = self.words.table(seen, self._told.get(seen.table, 0))
        self._shown[seen.table] = seen
        self._told[seen.table] = seen.log_from + len(seen.log)
        return text

    def _server(self) -> Remote:
        if self.server is None:
            raise NotNow("this is a local room without a server; start `approdo mcp --server URL` to meet others")
        return self.server


def _line(row: Mapping[str, Any]) -> str:
    names = ", ".join(seat["name"] or "open" for seat in row["seats"])
    return f"{row['id']}: {row['game']}, {row['status']} ({names}){', your turn' if row['your_turn'] else ''}"


def _chosen(seen: Seen, move: int | str) -> Mapping[str, Any]:
    choices = offered(seen)
    if not choices:
        raise NotNow("you have no move now: look again, or wait")
    text = str(move).strip()
    if text.isdecimal():
        if not 1 <= int(text) <= len(choices):
            raise NotNow(f"the moves you were shown have the numbers 1 to {len(choices)}, not {text}")
        return choices[int(text) - 1]
    wanted = text.strip("[]").lower()
    for choice in choices:
        if notation(choice["action"]).lower() == wanted:
            return choice
    raise NotNow(f"{text!r} is none of your moves now; `why_not` says why, `moves` finds those there are")


def games(language: str) -> str:
    """The games with their players and options."""
    lines = []
    for known in all_games():
        options = "; ".join(f"{o.id}={'|'.join(map(str, o.choices))} ({o.default})" for o in known.options)
        players = f"{known.seats[0]}-{known.seats[-1]} players, {known.minutes} minutes"
        lines.append(f"{known.id}: {known.name(language)}, {players}. Options: {options or 'none'}")
    return "\n".join(lines)


def rules(words: Words, game: str, about: str) -> str:
    """The rulebook's sections, a paragraph, a section, or the paragraphs that contain some words."""
    book = info(game).rulebook(words.language)
    if not about:
        sections = {p.id.rsplit(".", 1)[0]: p.section for p in book.paragraphs}
        return "\n".join([book.title, *(f"{id}: {section}" for id, section in sections.items())])
    found = book.under(about.strip()) or book.search(about)[:12]
    if not found:
        raise NotNow(f"no paragraph {about!r} in the rules of {game}, and none with all these words")
    return words.rules(found)


def whole_book(words: Words, game: str) -> str:
    """All paragraphs of a game's rulebook."""
    book = info(game).rulebook(words.language)
    return f"{book.title}\n\n{words.rules(book.paragraphs)}"
