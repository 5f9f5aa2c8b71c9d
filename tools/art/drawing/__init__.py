"""The drawing library: SVG nodes and paths, shapes, inks, hand-printed edges, sprite files."""
