"""Plain source made from a game's declarations: nothing that follows from them is typed.

`actions.py` gives `generated/codes.py`, `events.py` gives `generated/emit.py`, and
`rules/state.py` gives `generated/copying.py`, `saving.py` and `view.py`. The declarations are
read as source, never imported, so a game's generated modules can be made before it runs.

    python -m pantheon.codegen FOLDER...
"""

from pantheon.codegen.folder import generate, stale, write

__all__ = ["generate", "stale", "write"]
