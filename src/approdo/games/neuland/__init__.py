"""Neuland: settlers turn food into wood, stone and finer goods, and spend time to do it."""
