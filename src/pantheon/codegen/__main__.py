"""`python -m pantheon.codegen FOLDER...`: write the generated modules of games."""

import sys
from pathlib import Path

from pantheon.codegen import write
from pantheon.codegen.source import DeclarationError

if __name__ == "__main__":
    try:
        for name in sys.argv[1:]:
            write(Path(name))
    except DeclarationError as error:
        sys.exit(str(error))
