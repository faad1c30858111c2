"""A slow referee who knows the rules by sets of coordinates alone: what the fast rules are held against."""

from __future__ import annotations

from typing import Any

Place = tuple[int, int]
STEPS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
POINTS = {1: 3, 2: 2, 3: 1}


class Referee:
    """Reads a view's board and says what may be done and what a stone closes."""

    def __init__(self, board: dict[str, Any], strict: bool = False) -> None:
        self.at = {(h["row"], h["x"]): h for h in board["hexes"]}
        self.place = {h["name"]: place for place, h in self.at.items()}
        self.paths = [[self.place[name] for name in path] for path in board["turn"]["moved"]]
        self.stones_left = board["stones"]["left"]
        self.players = len(board["seats"])
        self.strict = strict

    def empty(self, place: Place) -> bool:
        h = self.at.get(place)
        return h is not None and not h["stone"] and h["pioneer"] is None

    def moves(self, seat: int) -> set[str]:
        found = set()
        for place, h in self.at.items():
            if h["pioneer"] == seat:
                path = next((path for path in self.paths if path[-1] == place), [])
                banned = path[:-1] if self.strict else path[:1]
                for dr, dx in STEPS:
                    row, x = place[0] + dr, place[1] + dx
                    while self.empty((row, x)):
                        if (row, x) not in banned:
                            found.add(f"move {h['name']} {self.at[row, x]['name']}")
                        row, x = row + dr, x + dx
        return found

    def stones(self) -> set[str]:
        if not self.stones_left:
            return set()
        beside = [(path[-1][0] + dr, path[-1][1] + dx) for path in self.paths for dr, dx in STEPS]
        return {f"stone {self.at[place]['name']}" for place in beside if self.empty(place)}

    def zone(self, start: Place, walls: set[Place]) -> set[Place]:
        seen: set[Place] = set()
        todo = [start]
        while todo:
            place = todo.pop()
            if place in self.at and place not in seen and place not in walls:
                seen.add(place)
                todo += [(place[0] + dr, place[1] + dx) for dr, dx in STEPS]
        return seen

    def closes(self, stone: str) -> list[tuple[set[str], list[int]]]:
        """The territories that a stone forms, each with the points for every seat."""
        walls = {place for place, h in self.at.items() if h["stone"]} | {self.place[stone]}
        formed = []
        todo = {place for place, h in self.at.items() if not h["closed"]} - walls
        while todo:
            zone = self.zone(next(iter(todo)), walls)
            todo -= zone
            terrains = {self.at[place]["terrain"] for place in zone}
            if len(terrains) <= 3:
                pioneers = [self.at[place]["pioneer"] for place in zone]
                counts = [pioneers.count(seat) for seat in range(self.players)]
                most = [seat for seat in range(self.players) if counts[seat] == max(counts) > 0]
                points = [0] * self.players
                for seat in most:
                    points[seat] = len(zone) * POINTS[len(terrains)] // len(most)
                formed.append(({self.at[place]["name"] for place in zone}, points))
        return formed
