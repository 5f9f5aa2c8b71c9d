"""What watchers are sent: presence, viewpoints, and only what is new."""

from pantheon.table.bus import Presence
from pantheon.table.protocol import requests
from pantheon.table.registry import TableRegistry
from tests.table.client_patches import expanded
from tests.table.table_fixtures import ANNA, BEN, CLEO, Watcher, act, begun, opened


async def test_a_newcomer_gets_the_table_the_chat_and_the_state(registry: TableRegistry) -> None:
    table = await begun(registry)
    await table.carry_out(BEN, requests.Say(text="hello"))
    await table.carry_out(ANNA, act(table, 0))
    watcher = Watcher(BEN)
    seq = await registry.join(table, watcher, -1)
    assert [message["type"] for message in map(_decoded, watcher.texts)] == [
        "table",
        "chat",
        "state",
    ]
    state = watcher.told("state")[0]
    assert (state["seat"], state["seq"], seq) == (1, table.record.seq, table.record.seq)
    assert len(expanded(state["offers"], state["scene"]["cells"])) == 10
    assert [line["words"]["args"] for line in state["lines"]] == [{"seat": 0, "word": -1}]


async def test_who_comes_back_gets_only_what_is_new(registry: TableRegistry) -> None:
    table = await begun(registry)
    await table.carry_out(BEN, requests.Say(text="before"))
    await table.carry_out(ANNA, act(table, 0))
    have = table.record.seq
    await table.carry_out(BEN, act(table, 1))
    await table.carry_out(BEN, requests.Say(text="after"))
    watcher = Watcher(BEN)
    await registry.join(table, watcher, have)
    assert [said["text"] for said in watcher.told("chat")[0]["said"]] == ["after"]
    assert {line["seq"] for line in watcher.told("state")[0]["lines"]} == {have + 1}


async def test_updates_follow_each_other_without_a_gap(registry: TableRegistry) -> None:
    table = await begun(registry)
    watcher = Watcher(CLEO)
    await registry.join(table, watcher, -1)
    have = watcher.told("state")[0]["seq"]
    for person, seat in ((ANNA, 0), (BEN, 1), (ANNA, 0)):
        await table.carry_out(CLEO, requests.Say(text="go on"))
        await table.carry_out(person, act(table, seat))
    updates = watcher.told("update")
    assert len(updates) == 3
    for update in updates:
        assert update["base"] == have
        have = update["seq"]
    assert have == table.record.seq


async def test_presence_and_spectators(registry: TableRegistry) -> None:
    table = await begun(registry)
    anna, guest = Watcher(ANNA), Watcher(CLEO)
    await registry.join(table, anna, -1)
    await registry.join(table, guest, -1)
    card = anna.told("table")[-1]
    assert [seat["online"] for seat in card["seats"] if "online" in seat] == [True]
    assert card["spectators"] == 1
    table.audience.note_elsewhere(table.record, Presence(table.record.id, "x", (BEN.id, "z"), 1))
    card = anna.told("table")[-1]
    assert [seat.get("online") for seat in card["seats"]] == [True, True]
    assert card["spectators"] == 2
    await registry.leave(table, guest)
    assert anna.told("table")[-1]["spectators"] == 1


async def test_the_curtain_hides_what_hot_seat_players_have_in_hand(
    registry: TableRegistry,
) -> None:
    table = await opened(registry, (ANNA, None, None))
    await table.carry_out(ANNA, requests.Sit(seat=1, name="Zoe"))
    await table.carry_out(BEN, requests.Sit(seat=2))
    watcher = Watcher(ANNA)
    await registry.join(table, watcher, -1)
    await table.carry_out(ANNA, requests.Start())
    assert watcher.told("table")[-1]["yours"] == [0, 1]
    first = watcher.told("state")[-1]
    assert (first["seat"], first["offers"]) == (None, [])
    watcher.requested_viewpoint = 1
    await table.change_viewpoint(watcher)
    assert watcher.told("state")[-1]["seat"] == 1
    await table.carry_out(ANNA, act(table, 1, 7))
    watcher.requested_viewpoint = 0
    await table.change_viewpoint(watcher)
    seen = watcher.told("state")[-1]
    assert seen["seat"] == 0
    assert "700007" not in str(seen)
    watcher.requested_viewpoint = 2  # not hers
    await table.change_viewpoint(watcher)
    assert watcher.told("state")[-1]["seat"] is None


async def test_whoever_leaves_no_longer_sees_through_the_seat(registry: TableRegistry) -> None:
    table = await begun(registry, options={"rounds": 9})
    watcher = Watcher(BEN)
    await registry.join(table, watcher, -1)
    assert watcher.told("state")[-1]["seat"] == 1
    await table.carry_out(BEN, requests.Leave(level="random"))
    assert watcher.told("state")[-1]["seat"] is None
    before = len(watcher.texts)
    await table.carry_out(ANNA, act(table, 0))
    assert not any(b"70000" in text or b'"offers"' in text for text in watcher.texts[before:])


async def test_the_view_comes_only_to_those_who_want_it(registry: TableRegistry) -> None:
    table = await begun(registry)
    plain, keen = Watcher(ANNA), Watcher(ANNA)
    keen.wants_view = True
    for watcher in (plain, keen):
        await registry.join(table, watcher, -1)
    await table.carry_out(ANNA, act(table, 0, 4))
    assert keen.told("state")[0]["view"]["round"] == 0
    assert keen.told("update")[0]["view"] == {"words": [700_004, -1]}
    assert plain.told("state")[0]["view"] is None
    assert "view" not in plain.told("update")[0]


def _decoded(text: bytes) -> dict[str, object]:
    import msgspec

    return msgspec.json.decode(text, type=dict[str, object])
