"""Tuning: what a designer wants of a game, and which options and data values come closest."""
