"""The rules of New Salem, by phase: building, triggering, the events, claims."""
