"""The libraries that `pantheon bench` compares with, by the scripts in bench/peers."""

import importlib.util
from pathlib import Path
from types import ModuleType

from pantheon.core.errors import PantheonError

FOLDER = Path(__file__).resolve().parents[3] / "bench" / "peers"


class PeerMissing(PantheonError):
    """The library to compare with is not installed."""


def peer(script: str, package: str) -> ModuleType:
    """The script's module; it needs the package, which `make bench` installs."""
    path = FOLDER / f"{script}.py"
    if importlib.util.find_spec(package) is None or not path.exists():
        raise PeerMissing(f"{package} is needed for the comparison; `make bench` installs it")
    spec = importlib.util.spec_from_file_location(script, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
