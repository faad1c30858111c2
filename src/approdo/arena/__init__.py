"""Tournaments between bots: fair schedules, all cores, ratings with intervals, early stopping."""

from approdo.arena.games import Played, Seating, play
from approdo.arena.ratings import Rating, rate
from approdo.arena.schedule import schedule
from approdo.arena.sprt import Sprt
from approdo.arena.tournament import Standing, run, standings

__all__ = ["Played", "Rating", "Seating", "Sprt", "Standing", "play", "rate", "run", "schedule", "standings"]
