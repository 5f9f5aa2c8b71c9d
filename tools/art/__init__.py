"""Scripts that draw the SVG artwork; `python -m tools.art` writes every file."""
