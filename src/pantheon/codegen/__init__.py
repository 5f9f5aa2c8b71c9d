"""Code generation: plain source from a game's declarations, so that nothing is written twice.

`data/actions.toml` becomes `generated/actions.py`, `codes.py` and, with the functions of `rules`,
`dispatch.py` and `listing.py`; `data/events.toml` becomes `events.py` and `emit.py`; `options.py`
becomes `knobs.py`, where the rules read it; `rules/state.py` becomes `copying.py`, `saving.py`,
`view.py` and `observation.py`; `data/weights.toml` and `data/reasons.toml`, where they exist,
`weights.py` and `reasons.py`; the functions of the rooms become `rooms.py` and `playout.py`. The
generator parses the declarations and never imports them, so it can run before the game does.

    python -m pantheon.codegen FOLDER...
"""

from .game_folder import generate, stale, write

__all__ = ["generate", "stale", "write"]
