"""Writes the pictures of the page."""

from .app_icons import write_app_icons
from .hero import write_hero
from .paper_textures import write_paper_textures
from .wordmark import write_wordmark


def write_files() -> None:
    """Write all of them."""
    write_hero()
    write_paper_textures()
    write_wordmark()
    write_app_icons()
