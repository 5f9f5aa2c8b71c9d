"""Rewrites every sprite and picture."""

from . import app_icons, common, cover, hero, nations, paper, wordmark


def main() -> None:
    """Run all writers."""
    for writer in (common, nations, cover, hero, paper, wordmark, app_icons):
        writer.main()


if __name__ == "__main__":
    main()
