"""Draws the SVG sprites of Pantheon; `python -m tools.art` rewrites them all."""
