"""A table in words for a model: the board as the terminal draws it, what happened, and the moves by number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from approdo.core.game import SPECTATOR
from approdo.core.registry import info
from approdo.core.rulebook import Paragraph
from approdo.core.showing import show, terminal_of
from approdo.core.text import NamesFor, Texts, plain, texts
from approdo.mcp.seen import Seen, notation, offered

SHOWN = 40
"""So many moves are listed at once."""
LINES = 80
"""So many lines of moves that belong together."""
FOLDED = 20
"""More moves than these are listed together where they differ in one part only."""
WIDTH = 100
CHAT_SHOWN = 10


@dataclass(frozen=True)
class Group:
    """Moves that differ in `part` alone, with their numbers."""

    part: str
    moves: Sequence[tuple[int, Mapping[str, Any]]]


def folded(choices: Sequence[Mapping[str, Any]], effect: Callable[[Mapping[str, Any]], str]) -> list[Group]:
    """All moves in few groups, kind by kind, the rarest kind first: passing is not lost among hundreds."""
    kinds: dict[tuple[str, ...], list[tuple[int, Mapping[str, Any]]]] = {}
    for number, choice in enumerate(choices, 1):
        action = choice["action"]
        kinds.setdefault((str(action["kind"]), *action), []).append((number, choice))
    found: list[Group] = []
    for (_, _, *parts), moves in sorted(kinds.items(), key=lambda item: len(item[1])):
        fewest: list[Group] = min((_grouped(moves, part, effect) for part in parts or [""]), key=len)
        found += fewest
    return found


def _grouped(
    moves: Sequence[tuple[int, Mapping[str, Any]]], part: str, effect: Callable[[Mapping[str, Any]], str]
) -> list[Group]:
    groups: dict[tuple[str, ...], list[tuple[int, Mapping[str, Any]]]] = {}
    for number, choice in moves:
        rest = (str(value) for name, value in choice["action"].items() if name != part)
        groups.setdefault((effect(choice), *rest), []).append((number, choice))
    return [Group(part, alike) for alike in groups.values()]


class Words:
    """What a model reads, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.own = texts("approdo.mcp", language)

    def table(self, seen: Seen, told: int) -> str:
        """A table as its seat sees it; `told` is how many lines of the log it has read."""
        parts = [self._head(seen)]
        if seen.view is None:
            parts.append(self.own.render("mcp-not-begun", {"link": seen.invite or "-"}))
            return "\n\n".join(parts)
        parts += [self._news(seen, told), self._chat(seen), show(seen.view, self._names(seen), self.language, WIDTH)]
        parts.append(self._outcome(seen) if seen.over else self._asked(seen))
        return "\n\n".join(part for part in parts if part)

    def moves(self, seen: Seen, words: str = "", first: int = 1) -> str:
        """The moves that contain these words, by number; numbers are those of the whole list."""
        wanted = plain(words).split()
        lines = [(at, self._move(seen, choice)) for at, choice in enumerate(offered(seen), 1)]
        found = [(at, line) for at, line in lines if at >= first and all(word in plain(line) for word in wanted)]
        shown = [f"{at}. {line}" for at, line in found[:SHOWN]]
        if len(found) > SHOWN:
            more = {"shown": SHOWN, "count": len(found), "next": found[SHOWN][0]}
            shown.append(self.own.render("mcp-more-moves", more))
        return "\n".join(shown) or self.own.render("mcp-no-such-move", {"words": words})

    def _all_moves(self, seen: Seen) -> str:
        """Every move, few of them one by one, many in lines of those that differ in one part and bring the same."""
        if len(offered(seen)) <= FOLDED:
            return self.moves(seen)
        lines = [self._alike(seen, group) for group in folded(offered(seen), lambda one: self._effect(seen, one))]
        shown = [self.own.render("mcp-folded"), *lines[:LINES]]
        if len(lines) > LINES:
            shown.append(self.own.render("mcp-more-lines", {"shown": LINES, "count": len(lines)}))
        return "\n".join(shown)

    def _alike(self, seen: Seen, group: Group) -> str:
        at, first = group.moves[0]
        others = ", ".join(str(choice["action"][group.part]) for _, choice in group.moves[1:])
        line = f"{at}. {self._move(seen, first)}"
        return f"{line}; {self.own.render('mcp-alike', {'part': group.part, 'others': others})}" if others else line

    def rules(self, paragraphs: Sequence[Paragraph]) -> str:
        """Paragraphs of a rulebook."""
        return "\n\n".join(f"{p.id}{f' [{p.tag}]' if p.tag else ''} ({p.section})\n{p.text}" for p in paragraphs)

    def _head(self, seen: Seen) -> str:
        who = self.own.render("mcp-watching") if seen.seat is None else seen.names[seen.seat]
        named = {"game": info(seen.game).name(self.language), "table": seen.table, "who": who}
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(seen.names))
        return self.own.render("mcp-head", {**named, "names": names})

    def _names(self, seen: Seen) -> NamesFor:
        return NamesFor(seen.names, SPECTATOR if seen.seat is None else seen.seat)

    def _texts(self, seen: Seen) -> Texts:
        return info(seen.game).texts(self.language)

    def _news(self, seen: Seen, read: int) -> str:
        lines = seen.log[max(0, read - seen.log_from) :]
        said = [self._texts(seen).render(line["key"], line["args"], self._names(seen)) for line in lines]
        counted = [(line, len(list(same))) for line, same in groupby(said)]
        told = [f"- {line}" + (f" (× {count})" if count > 1 else "") for line, count in counted]
        return "\n".join([self.own.render("mcp-news"), *told]) if said else ""

    def _chat(self, seen: Seen) -> str:
        """What others said: words of players, to be read as such."""
        lines = [f"- {line['name']}: {line['text']!r}" for line in seen.chat[-CHAT_SHOWN:]]
        return "\n".join([self.own.render("mcp-chat"), *lines]) if lines else ""

    def _asked(self, seen: Seen) -> str:
        if seen.view is not None and not offered(seen):
            awaited = ", ".join(seen.names[seat] for seat in seen.view["actors"])
            return self.own.render("mcp-wait", {"names": awaited})
        rules = ", ".join(seen.view["prompt"]["rules"]) if seen.view and seen.view["prompt"] else ""
        asked = [self.own.render("mcp-moves", {"count": len(offered(seen)), "rules": rules}), self._all_moves(seen)]
        if seen.heard:
            asked.append(self.own.render("mcp-heard"))
        elif seen.view is not None and seen.seat not in seen.view["actors"]:
            asked.append(self.own.render("mcp-may"))
        return "\n".join(asked)

    def _move(self, seen: Seen, choice: Mapping[str, Any]) -> str:
        said = self._texts(seen).arg(choice["label"], self._names(seen))
        effect = self._effect(seen, choice)
        return f"{said} [{notation(choice['action'])}]" + (f" -> {effect}" if effect else "")

    def _effect(self, seen: Seen, choice: Mapping[str, Any]) -> str:
        tell = getattr(terminal_of(info(seen.game)), "tell_effect", None)
        return (
            str(tell(choice["effect"], self._texts(seen), self._names(seen))) if tell and choice.get("effect") else ""
        )

    def _outcome(self, seen: Seen) -> str:
        outcome = seen.view and seen.view["outcome"]
        if not outcome:
            return self.own.render("mcp-closed")
        won = ", ".join(seen.names[seat] for seat in outcome["winners"]) or "-"
        points = ", ".join(f"{name} {score}" for name, score in zip(seen.names, outcome["scores"], strict=True))
        return self.own.render("mcp-over", {"points": points, "winners": won})
