"""Drawings that several games and the page share, and their sprite `common.svg`."""
