"""The critic: what is broken in a game, each finding with its evidence and a match to watch."""
