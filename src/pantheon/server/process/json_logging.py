"""Structured logs: one JSON object per line, including the `extra` of the call."""

import logging
import logging.config
from typing import Any

import msgspec

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def logging_config(level: str = "info") -> dict[str, Any]:
    """Logging for Pantheon and uvicorn alike, to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["err"], "level": "WARNING"},
        "loggers": {
            "pantheon": {"level": level.upper()},
            "uvicorn": {"level": level.upper()},
            "uvicorn.access": {"level": "WARNING"},
        },
    }
