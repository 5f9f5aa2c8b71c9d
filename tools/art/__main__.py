"""Rewrites every sprite and picture."""

from . import (
    app_icons,
    common,
    cover,
    elements,
    envoys,
    four_gods,
    four_gods_cover,
    hero,
    nations,
    paper,
    wordmark,
)

WRITERS = (
    common, nations, cover, elements, envoys, four_gods, four_gods_cover, hero, paper, wordmark,
    app_icons,
)  # fmt: skip


def main() -> None:
    """Run all writers."""
    for writer in WRITERS:
        writer.main()


if __name__ == "__main__":
    main()
