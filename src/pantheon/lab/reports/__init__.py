"""What a person reads: reports as HTML pages and JSON, with charts (the extra `lab`)."""

from pantheon.core.errors import PantheonError

try:
    import jinja2 as _jinja2  # noqa: F401
    import matplotlib as _matplotlib  # noqa: F401
except ImportError as missing:
    raise PantheonError(
        f"reports need {missing.name}, which is not installed: pip install 'pantheon-games[lab]'"
    ) from missing
