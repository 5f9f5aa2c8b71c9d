"""A saved change shows in the running match; a broken one changes nothing."""

from typing import Any

import pytest

from tests.server.client import Client, Visitor
from tests.workbench.conftest import DevServer


async def act(client: Client, do: str, **fields: int) -> None:
    """Carry out an action for whoever's turn it is."""
    seat = client.state["to_act"][0]
    if seat != client.state["seat"]:
        await client.ask("look", seat=seat)
        await client.until(lambda: client.state["seat"] == seat)
    answer = await client.act({"action": {"do": do, **fields}})
    assert answer["type"] == "done", answer


async def status(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.http.get("/api/workbench")).json()
    return found


def points(dev: DevServer, client: Client) -> list[int]:
    return _match(dev, client).state.points  # type: ignore[no-any-return]


def _match(dev: DevServer, client: Client) -> Any:
    [live] = [each for each in dev.server.services.registry.live if each.audience.watchers]
    return live.record.match


async def watch_until_told(client: Client, dev: DevServer) -> None:
    """Watch the sky from its first place on until somebody has points."""
    cell = 0
    while not any(points(dev, client)):
        match = _match(dev, client)
        if match.state.omen:
            await act(client, "tell")
        else:
            await act(client, "watch", cell=cell)
            cell += 1


async def test_a_changed_rule_changes_the_running_match(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await watch_until_told(client, dev)
    before, steps = sum(points(dev, client)), client.state["step"]
    shown = len([text for text in client.texts if '"type":"state"' in text])
    await dev.save("rules/state.py", "WORTH: Final = (1, 2, 3,", "WORTH: Final = (5, 10, 15,")
    assert sum(points(dev, client)) == 5 * before
    assert client.state["step"] == steps
    await client.until(
        lambda: len([text for text in client.texts if '"type":"state"' in text]) > shown
    )
    assert (await status(visitor))["loaded"] == 1
    cards = (await visitor.http.get("/api/games")).json()["games"]
    assert [each["lesson"] for each in cards if each["name"] == "auspices"] == [False]
    assert any("1 running match replayed" in line for line in dev.lines)
    free = _match(dev, client).state.sky.index(-1)
    await act(client, "watch", cell=free)  # and it goes on


async def test_two_changes_within_one_second_both_count(dev: DevServer, client: Client) -> None:
    await dev.save("rules/state.py", "FLOCK: Final = (6, 4, 2)", "FLOCK: Final = (7, 4, 2)")
    assert _match(dev, client).state.bag[0] == 7
    await dev.save("rules/state.py", "FLOCK: Final = (7, 4, 2)", "FLOCK: Final = (8, 4, 2)")
    assert _match(dev, client).state.bag[0] == 8


async def test_a_new_declaration_is_generated(dev: DevServer, client: Client) -> None:
    await dev.save("rules/state.py", "    omen: int\n", "    omen: int\n    moons: int\n")
    assert _match(dev, client).state.moons == 0
    assert "moons" in (dev.package.folder / "generated" / "saving.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "old", "new", "told"),
    [
        ("rules/turn.py", "def watch(", "def watch((", "rules/turn.py:20: "),
        ("rules/state.py", "squares(4, 4)", "squares(4)", "rules/state.py:8: TypeError"),
        ("rules/turn.py", "from .state ", "from .stat ", "rules/turn.py:7: ModuleNotFoundError"),
        ("data/actions.toml", "[watch]", "[watch", "data/actions.toml: "),
        ("data/actions.toml", "[watch]", "[look]", "actions.toml"),
        ("data/actions.toml", "[watch]", "odd = 3\n[watch]", "declarations cannot be read"),
        ("data/events.toml", 'sound = "turn"', 'sound = "gong"', "no sound is called 'gong'"),
        ("locale/en.ftl", "auspices-blurb =", "auspices-blurb", "locale/en.ftl:"),
        ("art/auspices.svg", "</svg>", "</svgs>", "art/auspices.svg:"),
        ("picture/scene.py", "def scene_of(", "def scene_off(", "picture/scene.py"),
    ],
)  # fmt: skip
async def test_a_broken_file_is_named_and_the_old_rules_go_on(
    path: str, old: str, new: str, told: str,
    dev: DevServer, client: Client, visitor: Visitor,
) -> None:  # fmt: skip
    await dev.save(path, old, new)
    problem = (await status(visitor))["problem"]
    assert told in problem
    assert "\n" not in problem
    assert problem in dev.lines[-1]
    await act(client, "watch", cell=0)
    await dev.save(path, new, old)
    assert (await status(visitor))["problem"] == ""
    await act(client, "watch", cell=1)


async def test_a_match_that_no_longer_replays_names_its_entry(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    for cell in (0, 1, 2):
        await act(client, "watch", cell=cell)
    rule = "return None if state.sky[cell] == EMPTY else Reason"
    stricter = "return None if state.sky[cell] == EMPTY and cell != 1 else Reason"
    await dev.save("rules/turn.py", rule, stricter)
    [(table, stall)] = (await status(visitor))["stalls"].items()
    assert stall["entry"] == 1
    assert stall["kept"] == 1
    assert stall["action"].endswith("watch cell=1")
    assert "(AU-10)" in stall["why"]
    assert any("entry 1" in line and "no longer replays" in line for line in dev.lines)
    await client.until(lambda: client.state["step"] == 1)
    refused = await client.act({"action": {"do": "watch", "cell": 5}})
    assert refused["type"] == "refused"

    await dev.save("rules/turn.py", stricter, rule)  # mended: the whole match is back
    await client.until(lambda: client.state["step"] == 3)
    assert (await status(visitor))["stalls"] == {}

    await dev.save("rules/turn.py", rule, stricter)
    answer = await visitor.http.post(f"/api/workbench/tables/{table}/go-on")
    assert answer.json()["stalls"] == {}
    await act(client, "watch", cell=5)
    assert _match(dev, client).state.sky[1] == -1
    await dev.save("rules/turn.py", stricter, stricter + " ")
    assert (await status(visitor))["stalls"] == {}, "what was cut off stays cut off"


async def test_a_set_up_that_no_longer_replays_keeps_the_old_position(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    await act(client, "watch", cell=0)
    prepare = """
def prepare(options, seats, chance):
    from ..generated.copying import blank_state

    chance.below(3)
    return blank_state(seats, options.ravens, options.target)


"""
    await dev.save("rules/turn.py", "\ndef components_of(", prepare + "def components_of(")
    [stall] = (await status(visitor))["stalls"].values()
    assert stall["entry"] == -1
    assert client.state["step"] == 1


async def test_words_and_art_need_no_replay(
    dev: DevServer, client: Client, visitor: Visitor
) -> None:
    sent = len(client.texts)
    await dev.save("locale/en.ftl", "auspices-blurb =", "auspices-blurb = Look up!")
    catalogue = (await visitor.http.get("/api/locale/en.ftl")).text
    assert "auspices-blurb = Look up!" in catalogue
    await dev.save("art/auspices.svg", "<svg ", '<svg data-new="1" ')
    assert 'data-new="1"' in (await visitor.http.get("/api/art/auspices.svg")).text
    assert (await status(visitor))["loaded"] == 2
    assert len(client.texts) == sent


async def test_bots_play_by_the_new_rules(dev: DevServer, visitor: Visitor) -> None:
    """Their process starts anew, with the rules that were good last."""
    table = await visitor.open_table(game="auspices", seats=2, bots=["greedy"], start=True)
    client = await visitor.join(table)

    async def let_the_bot_play() -> None:
        free = _match(dev, client).state.sky.index(-1)
        await act(client, "watch", cell=free)
        if client.state["to_act"] == [0]:
            await act(client, "tell")
        await client.until(lambda: client.over or client.state["to_act"] == [0])

    await let_the_bot_play()
    # A view of these rules cannot be read by those from before.
    await dev.save("rules/state.py", "    omen: int\n", "    told: int\n")
    for path in ("rules/turn.py", "picture/scene.py"):
        await dev.save(path, "state.omen", "state.told")
    await dev.save("picture/scene.py", "(state, omen=", "(state, told=")
    assert dev.hot_reload.problem == ""
    await dev.save("rules/turn.py", "def watch(", "def watch((")  # now broken on disk
    await let_the_bot_play()
    assert [seat.get("faults", 0) for seat in client.table["seats"]] == [0, 0]
    assert dev.server.services.registry.bot_workers.failures == 0
    await client.close()
