"""What bots are called, and the codes of tables."""

import pytest

from pantheon.table import registry as registries
from pantheon.table import rematch as rematches
from pantheon.table.bots.bot_names import bot_name, bot_names
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from pantheon.table.rematch import rematch
from pantheon.table.table_codes import LENGTH, LETTERS, code_from, new_code
from tests.table.table_fixtures import ANNA, BEN, begun, opened, play_out

LOOK_ALIKES = ("0o", "1il", "2z", "5s", "8b", "uv")


async def test_no_two_bots_at_a_table_have_the_same_name(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, "random", "greedy", None))
    await table.carry_out(ANNA, requests.AddBot(seat=3, level="novice"))
    names = [sitter.name for sitter in table.record.seats[1:] if sitter]
    assert len(set(names)) == 3
    assert set(names) <= set(bot_names())


def test_names_are_not_used_up() -> None:
    taken = set(bot_names())
    assert len(taken) == len(bot_names())
    for _ in range(5):
        name = bot_name(taken)
        assert name not in taken
        taken.add(name)


def test_codes_can_be_read_aloud_and_typed() -> None:
    codes = [new_code() for _ in range(200)] + [code_from(str(each)) for each in range(200)]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {LENGTH} == {8}
    assert set("".join(codes)) == set(LETTERS)
    for alike in LOOK_ALIKES:
        assert len(set(alike) & set(LETTERS)) <= 1


async def test_a_code_is_given_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["aaaa3333", "aaaa3333", "cccc4444"])
    monkeypatch.setattr(registries, "new_code", lambda: next(codes))
    first = await opened(registry, (ANNA, BEN))
    second = await opened(registry, (BEN, ANNA))
    assert (first.record.id, second.record.id) == ("aaaa3333", "cccc4444")


async def test_a_rematch_never_lands_at_another_table(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rematches, "code_from", lambda text: "cdef346" + text[-1])
    other = await begun(registry, (ANNA, BEN))
    await play_out(other, (ANNA, BEN))
    assert (await rematch(registry, other, ANNA, requests.Rematch())).table == "cdef3460"
    table = await begun(registry, (BEN, ANNA))
    await play_out(table, (ANNA, BEN))
    assert (await rematch(registry, table, BEN, requests.Rematch())).table == "cdef3461"
