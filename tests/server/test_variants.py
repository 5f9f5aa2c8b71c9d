"""Variants over HTTP: read, checked and shared."""

from typing import Any

import pytest

from pantheon.core.variant import Variant, read_variant
from tests.server.conftest import Arrive

QUICK = Variant("nations", 3, {"win_points": 6}, "Quick", "For lunch breaks")


async def test_a_variant_is_read_from_a_link_or_a_file(arrive: Arrive) -> None:
    anna = await arrive()
    for text in (QUICK.link(), f"http://elsewhere{QUICK.link()}", QUICK.toml(), QUICK.code()):
        answer = await anna.http.post("/api/variants", json={"text": text})
        assert answer.status_code == 200, answer.text
        shared = answer.json()
        assert shared["variant"]["options"] == {"win_points": 6}
        assert shared["link"] == QUICK.link()
        assert read_variant(shared["file"]) == QUICK


async def test_a_table_becomes_a_variant(arrive: Arrive) -> None:
    anna = await arrive()
    options = {"win_points": 6, "income": 3}
    form = {"game": "nations", "seats": 3, "name": "Mine", "options": options}
    answer = await anna.http.post("/api/variants", json={"variant": form})
    assert read_variant(answer.json()["link"]).name == "Mine"
    table = await anna.open_table(**{key: form[key] for key in ("game", "seats", "options")})
    assert table


@pytest.mark.parametrize(
    ("form", "status", "code", "told"),
    [
        ({"text": "1zzz"}, 400, "variant_unreadable", "damaged"),
        ({"text": "7abc"}, 400, "variant_newer", "form 7"),
        ({"text": Variant("chess", 2).link()}, 404, "unknown_game", ""),
        ({"text": Variant("nations", 2, {"income": 99}).link()}, 400, "variant_option", "99"),
        ({"variant": {"game": "nations", "seats": 99}}, 400, "malformed", ""),
        ({"variant": {"game": "nations", "seats": 9}}, 400, "variant_option", "players"),
        ({"texts": ""}, 400, "malformed", ""),
    ],
)
async def test_what_is_wrong_is_said(
    arrive: Arrive, form: dict[str, Any], status: int, code: str, told: str
) -> None:
    anna = await arrive()
    answer = await anna.http.post("/api/variants", json=form)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert told in answer.json()["words"].get("args", {}).get("reason", "")
