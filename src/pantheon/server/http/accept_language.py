"""The language that a visitor prefers, from `Accept-Language`."""

from starlette.datastructures import Headers

from pantheon.locale import LANGUAGES


def preferred_language(headers: Headers) -> str:
    """The supported language with the most weight, else the first one."""
    wanted = [_weighed(each) for each in headers.get("accept-language", "").split(",")]
    known = [(weight, language) for weight, language in wanted if language in LANGUAGES]
    return max(known, key=lambda each: each[0])[1] if known else LANGUAGES[0]


def _weighed(part: str) -> tuple[float, str]:
    """`fr-CH;q=0.8` as 0.8 and `fr`."""
    tag, _, weight = part.strip().partition(";q=")
    language = tag.split("-")[0].casefold()
    try:
        return float(weight or 1), language
    except ValueError:
        return 0.0, language
