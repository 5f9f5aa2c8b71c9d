"""Drawings that games and pages share, and their sprite `common.svg`."""
