"""Rewrites every sprite and picture."""

from .elements import write_files as elements
from .envoys import write_files as envoys
from .four_gods import cover as four_gods_cover
from .four_gods import write_files as four_gods
from .nations import cover as nations_cover
from .nations import write_files as nations
from .page import app_icons, hero, paper_textures, wordmark
from .shared import write_files as shared

WRITERS = (
    shared, nations, nations_cover, elements, envoys, four_gods, four_gods_cover, hero,
    paper_textures, wordmark, app_icons,
)  # fmt: skip


def main() -> None:
    """Run all writers."""
    for writer in WRITERS:
        writer.main()


if __name__ == "__main__":
    main()
