"""PANTHEON_PURE=1 imports the Python sources where compiled modules lie beside them."""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader

if os.environ.get("PANTHEON_PURE"):
    sys.path_hooks.insert(0, FileFinder.path_hook((SourceFileLoader, [".py"])))
    sys.path_importer_cache.clear()
