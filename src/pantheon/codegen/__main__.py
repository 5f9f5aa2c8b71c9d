"""`python -m pantheon.codegen FOLDER...`: write the generated modules of games."""

import sys
from pathlib import Path

from . import write
from .declarations import DeclarationError

if __name__ == "__main__":
    try:
        for name in sys.argv[1:]:
            write(Path(name))
    except DeclarationError as error:
        sys.exit(str(error))
