"""Plain source made from a game's declarations: nothing that follows from them is typed.

`actions.py` gives `generated/codes.py`, `events.py` gives `generated/emit.py`, `options.py` gives
`generated/knobs.py` to a game with a `rules/knobs.py`, and `rules/state.py` gives
`generated/copying.py`, `saving.py` and `view.py`. The declarations are read as source, never
imported, so a game's generated modules can be made before it runs.

    python -m pantheon.codegen FOLDER...
"""

from .game_folder import generate, stale, write

__all__ = ["generate", "stale", "write"]
