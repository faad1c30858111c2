"""New Salem (Overworld Games, 2nd edition): build a town together, witches among you."""
