"""Forged match files are refused with a line number and a reason, never with a crash."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pantheon
from pantheon.core import log
from pantheon.core.errors import LogRefused, PantheonError
from pantheon.core.match import Match
from tests.repeats import repeats

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = {
    name: (GOLDEN / name).read_text("utf-8")
    for name in (
        "nations/v1/identical.jsonl", "four_gods/v1/stall.jsonl", "envoys/v1/otherworld.jsonl",
        "elements/v1/turns.jsonl",
    )
}  # fmt: skip
GAMES = {name: pantheon.find(name.partition("/")[0]) for name in FILES}

HUGE = [10**400, -(10**400), 2**63, 2**64, -(2**63) - 1, 1e300, -1, 10**12]
ODD = ["", "\0", "a\n", "x" * 70_000, "\u2028", "penalty:x:y", "9" * 5000, "é" * 41]
VALUES: list[Any] = [*HUGE, *ODD, None, True, [], {}, [1] * 200, [[[]]], {"do": []}, 0.5]


def _changed(line: str, luck: random.Random) -> str:
    """The line with one of its values replaced by another."""
    try:
        data = json.loads(line)
    except ValueError:  # already truncated
        return line + "x"
    at: Any = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return json.dumps(data)
        key = luck.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and luck.random() < 0.7:
            at = at[key]
            continue
        if luck.random() < 0.15:
            del at[key]
        elif isinstance(at[key], int) and luck.random() < 0.4:
            at[key] += luck.choice([-1, 1, 7, 64, 2**31])
        else:
            at[key] = luck.choice(VALUES)
        return json.dumps(data)


def _torn(line: str, luck: random.Random) -> str:
    return line[: luck.randrange(len(line))]


def _noise(line: str, luck: random.Random) -> str:
    at = luck.randrange(len(line))
    return (
        line[:at]
        + luck.choice(['"', "[", "]", "{", "\\", "\\u0000", "\ud800", "9", "\r"])
        + line[at:]
    )


MUTATIONS: list[Callable[[str, random.Random], str]] = [_changed, _changed, _changed, _torn, _noise]


def mutated(text: str, luck: random.Random) -> str:
    """The file with a few lines changed, truncated, dropped, duplicated or moved."""
    lines = text.splitlines()
    for _ in range(luck.choice([1, 1, 1, 2, 4])):
        at = luck.randrange(len(lines)) if luck.random() < 0.8 else 0
        kind = luck.randrange(8)
        if kind < 5:
            lines[at] = MUTATIONS[kind](lines[at], luck) if lines[at].startswith("{") else "[]"
        elif kind == 5:
            lines.insert(luck.randrange(len(lines)), lines[at])
        elif kind == 6 and len(lines) > 2:
            del lines[at]
        else:
            keep = luck.choice([0, 1, -1, len(lines), 10**9, 10**30])
            lines.insert(at + 1, json.dumps({"kind": "undo", "keep": keep, "seat": keep}))
    return "\n".join(lines)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.long
@settings(deadline=None, max_examples=repeats(40, 150))
@given(st.integers(0, 2**32))
def test_a_changed_file_is_loaded_or_refused(name: str, seed: int) -> None:
    text = mutated(FILES[name], random.Random(seed))
    try:
        match = Match.from_log(GAMES[name], text)
    except PantheonError as error:
        said = str(error)
    else:
        said = ""
        assert Match.from_log(match.game, match.to_log()).digest() == match.digest()
    assert len(said) < 1000


@pytest.mark.parametrize("name", FILES)
@settings(deadline=None, max_examples=30)
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")))
def test_noise_is_refused(name: str, noise: str) -> None:
    first = FILES[name].split("\n", 1)[0]
    for text in (noise, f"{noise}\n{first}", f"{first}\n{noise}"):
        try:
            Match.from_log(GAMES[name], text)
        except LogRefused:
            continue
        assert not noise.strip() or noise.isspace() or text.startswith(first)


HEADER = FILES["nations/v1/identical.jsonl"].split("\n", 1)[0]


def header(**fields: Any) -> str:
    return json.dumps(json.loads(HEADER) | fields)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEADER + "\n" * 30_000, "at most 20000 lines"),
        (HEADER + "\n" + '{"kind":"undo","keep":0}\n' * 20_001, "at most 20000 lines"),
        (HEADER + "\n" + " " * 17_000_000, "at most"),
        (HEADER + "\n" + '{"kind":"act","seat":0,"action":{"a":"' + "x" * 70_000 + '"}}', "line 2"),
        (HEADER + '\n{"kind":"act","seat":0,"action":' + '{"a":' * 9_000 + "}" * 9_000, "line 2"),
        (HEADER + '\n{"kind":"snapshot","digest":"","state":' + "[" * 60_000, "line 2"),
        (HEADER + '\n{"kind":"undo","keep":' + "9" * 5_000 + "}", "line 2"),
        (HEADER + '\n{"kind":"undo","keep":0,"seat":7}', "no-such-seat"),
        (HEADER + '\n{"kind":"act","seat":-1,"action":{"do":"discard","slot":0}}', "no-such-seat"),
        (HEADER + '\n{"kind":"expire","timer":"a\\u0000b"}', "line 2: timer"),
        (HEADER + '\n{"kind":"end","result":{},"seed":"a\\u0000b"}', "line 2: seed"),
        (HEADER + '\n{"kind":"\ud800"}', "line 2"),
        (HEADER + "\n" + HEADER, "one header"),
        (header(names=["a"] * 9), "line 1: there are more names than seats"),
        (header(names=["a" * 41]), "line 1: a name"),
        (header(names=["a\0"]), "line 1: a name"),
        (header(names=["a\nb"]), "line 1: a name"),
        (header(seats=-(2**60)), "line 1"),
        (header(outcomes=[2**60]), "line 1: outcomes"),
        (header(outcomes=[0] * 20_000), "set-up"),
        (header(options={"tiles": "x"}), "tiles"),
        (header(options={"x" * 1000: 1}), "unknown"),
        (header(game="x" * 1000), "line 1: game"),
        (header(commitment="\x7f"), "line 1: commitment"),
    ],
    ids=range(24),
)  # fmt: skip
def test_invalid_lines_are_refused_with_their_number(text: str, complaint: str) -> None:
    with pytest.raises(PantheonError, match=complaint) as refused:
        Match.from_log(pantheon.find("nations"), text)
    assert len(str(refused.value)) < 1000


def test_names_may_contain_unicode_line_separators() -> None:
    text = header(names=["a\u2028b", "née"])
    read, _ = log.read_lines(json.dumps(json.loads(text), ensure_ascii=False))
    assert read.names == ("a\u2028b", "née")


def test_the_longest_line_written_is_far_below_the_limit() -> None:
    for text in FILES.values():
        assert max(map(len, text.splitlines())) * 10 < log.LONGEST_LINE
