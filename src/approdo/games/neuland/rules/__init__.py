"""The rules of Neuland, phase by phase."""
