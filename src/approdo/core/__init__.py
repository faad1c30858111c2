"""The game-independent heart: what a game is, how it is played, seen, written down and taken back."""
