"""One package per game; found by scanning."""
