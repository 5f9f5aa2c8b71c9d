"""The weights of a net: a file of 16-bit floats, and a manifest that says what it is good for."""

import hashlib
import io
import logging
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pantheon.bots.learned.inputs import NoFeatures, net_inputs
from pantheon.bots.learned.net import Net
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game

MANIFEST = "net.json"
WEIGHTS = "net.npz"
MOST_BYTES = 4_000_000


class NetRefused(PantheonError):
    """A net that is missing, damaged or made for another version of the game."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a weights file is."""

    game: str
    rules_version: int
    """That of the matches it learned from; it judges later ones too."""
    digest: str
    """Of the weights file."""
    commit: str
    training: dict[str, int | float | str]
    """How it was trained."""
    figures: dict[str, float]
    """How strong it is."""
    inputs: tuple[str, ...]
    """The columns it reads."""
    searches: bool = True
    """Whether a search with it is at least as strong as one with the heuristic in equal time; if
    not, only `keen` and the outlook use it."""
    chances: dict[int, float] = {}
    """How much more a lead stands for than its shares say: for each number of seats the exponent
    with which they become win chances, if it is not 1."""


def save_net(
    folder: Path,
    game: Game[Any, Any],
    net: Net,
    commit: str,
    training: dict[str, int | float | str],
    figures: dict[str, float],
    name: str = "net",
) -> Manifest:
    """Write the weights and their manifest into a folder, as `name` with two endings."""
    packed = io.BytesIO()
    rounded: dict[str, Any] = {
        name: array.astype(np.float16) if array.ndim > 1 else array
        for name, array in net.arrays.items()
    }
    np.savez_compressed(packed, **rounded)
    content = packed.getvalue()
    if len(content) > MOST_BYTES:
        raise NetRefused(f"{len(content):,} bytes of weights; {MOST_BYTES:,} are allowed")
    manifest = Manifest(
        game.name,
        game.rules_version,
        _digest(content),
        commit,
        training,
        figures,
        net.inputs,
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.npz").write_bytes(content)
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    (folder / f"{name}.json").write_bytes(text + b"\n")
    return manifest


def load_net(game: Game[Any, Any], folder: Path | Traversable | None = None) -> Net:
    """The net of a game, from its folder `data` or another; NetRefused says why not."""
    place = folder or files(type(game).__module__.rpartition(".")[0]).joinpath("data")
    try:
        manifest = msgspec.json.decode(place.joinpath(MANIFEST).read_bytes(), type=Manifest)
        content = place.joinpath(WEIGHTS).read_bytes()
    except FileNotFoundError as error:
        raise NetRefused(f"{game.name} has no learned evaluation: no {error.filename}") from error
    except msgspec.DecodeError as error:
        raise NetRefused(f"{game.name}: {MANIFEST} cannot be read: {error}") from error
    if why := _why_outdated(game, manifest, content):
        raise NetRefused(f"{game.name}: the learned evaluation {why}; train it again")
    try:
        with np.load(io.BytesIO(content)) as arrays:
            inputs, digest = net_inputs(game), manifest.digest
            return Net(
                inputs, dict(arrays), manifest.inputs, manifest.searches, digest, manifest.chances
            )
    except (KeyError, OSError, ValueError) as error:
        raise NetRefused(f"{game.name}: {WEIGHTS} cannot be read: {error}") from error


@cache
def find_net(game: Game[Any, Any]) -> Net | None:
    """The net of a game; None, after one line in the log, if there is none to be used."""
    try:
        return load_net(game)
    except NetRefused as refused:
        logging.getLogger(__name__).warning("%s; using the heuristic", refused)
        return None


def _why_outdated(game: Game[Any, Any], manifest: Manifest, content: bytes) -> str | None:
    if manifest.game != game.name:
        return f"is for {manifest.game}"
    if manifest.rules_version > game.rules_version:
        return f"is for version {manifest.rules_version} of the rules, not {game.rules_version}"
    if manifest.digest != _digest(content):
        return f"does not match its manifest ({WEIGHTS} has changed)"
    try:
        offered = net_inputs(game).names
    except NoFeatures:
        return "has nothing to read: there is no features.py"
    if missing := [name for name in manifest.inputs if name not in offered]:
        return f"reads {missing[0]}, which the game no longer has"
    return None


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()
