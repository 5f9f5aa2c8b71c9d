"""Bots at a live table: when they act, who runs them, and the hints they give."""
