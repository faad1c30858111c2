"""The command line: play, simulate, look things up, measure, verify, and host."""
