"""Finished matches: replays, match files and analyses."""
