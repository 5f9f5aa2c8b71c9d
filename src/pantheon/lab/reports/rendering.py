"""Templates filled in: HTML pages that need no other file, and Markdown."""

import re
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape


def render(template: str, **values: Any) -> str:
    """A template of `templates/`, filled in."""
    return _environment().get_template(template).render(values) + "\n"


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("pantheon.lab.reports"),
        autoescape=select_autoescape(["html.j2"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["anchor"] = anchor
    return environment


def anchor(label: str) -> str:
    """A label as the id of its heading."""
    return "-".join(re.findall(r"\w+", label.lower()))
