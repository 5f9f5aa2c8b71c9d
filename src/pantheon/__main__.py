"""`python -m pantheon` is the command `pantheon`."""

from pantheon.cli import main

if __name__ == "__main__":
    main()
