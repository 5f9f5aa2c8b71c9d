"""What every drawing is made with: SVG nodes and paths, shapes, inks, the press, sprite files."""
