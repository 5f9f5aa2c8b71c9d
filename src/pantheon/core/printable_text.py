"""Text from strangers: no control characters and no lone surrogates.

PostgreSQL stores no NUL, UTF-8 has no lone surrogates, and nobody can read the others.
"""

import re

_ODD = r"\x00-\x1f\x7f-\x9f\ud800-\udfff"
_ODD_BUT_BREAKS = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"

LINE = rf"^[^{_ODD}]*\Z"
"""Pattern for a single line: a name, an id."""
LINES = rf"^[^{_ODD_BUT_BREAKS}]*\Z"
"""Pattern for text that may have several lines, and tabs."""

_line = re.compile(LINE)
_lines = re.compile(LINES)
_odd = re.compile(f"[{_ODD}]")


def is_line(text: str) -> bool:
    """Whether this is a single line without control characters."""
    return _line.match(text) is not None


def is_text(text: str) -> bool:
    """Whether this is text of one or more lines without control characters."""
    return _lines.match(text) is not None


def as_line(text: str) -> str:
    """The text with `�` for each character that a line may not contain."""
    return _odd.sub("\ufffd", text)
