"""With PANTHEON_PURE=1, Python imports the sources instead of the compiled modules."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

PACKAGE = os.path.dirname(__file__)  # noqa: PTH120 - path hooks are handed strings


def sources_only(folder: str) -> FileFinder:
    """A finder for this package's folders that ignores compiled modules."""
    if folder != PACKAGE and not folder.startswith(PACKAGE + os.sep):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def pure() -> bool:
    """Whether a process that starts now imports the sources."""
    return os.environ.get("PANTHEON_PURE", "0") not in {"", "0"}


if pure():
    sys.path_hooks.insert(0, sources_only)
    sys.path_importer_cache.clear()
