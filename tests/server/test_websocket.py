"""The WebSocket: playing over it, coming back, and all that can be wrong with a message."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from pantheon.server import Allowance
from pantheon.server.http import visitors
from pantheon.server.process.websocket_protocol import WebSocketProtocol
from pantheon.server.security.rate_limits import Bucket
from pantheon.server.server import Server
from pantheon.server.websocket import connection as socket
from pantheon.server.websocket.connection import MOST_UNREAD, TOO_SLOW, Connection
from pantheon.server.websocket.frames import text_frame, whole_pong, whole_text
from tests.server.client import Client, Visitor
from tests.server.conftest import Arrive, OpenServer
from tests.table.client_patches import as_scene


async def play(clients: list[Client], seed: int = 1, most: int = 1000) -> None:
    """Random play over the wire, until the end or for so many actions."""
    luck = random.Random(seed)
    for _ in range(most):
        await asyncio.gather(
            *(client.until(lambda c=client: _settled(c, clients)) for client in clients)
        )  # type: ignore[misc]
        if clients[0].over:
            return
        able = [client for client in clients if client.state["offers"]]
        if not able:
            await clients[0].until(lambda seq=clients[0].seq: clients[0].seq > seq)  # type: ignore[misc]
            continue
        answer = await luck.choice(able).act_at_random(luck)
        assert answer["type"] == "done", answer


def _settled(client: Client, clients: list[Client]) -> bool:
    return bool(client.state) and client.state["seq"] == max(
        c.state.get("seq", -1) for c in clients
    )


async def seated(arrive: Arrive, **form: Any) -> tuple[str, list[Visitor], list[Client]]:
    anna, ben = await arrive("Anna"), await arrive("Ben")
    table = await anna.open_table(**form)
    clients = [await anna.join(table), await ben.join(table)]
    assert (await clients[1].ask("sit", seat=1))["type"] == "done"
    assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.until(lambda c=client: bool(c.state))  # type: ignore[misc]
    return table, [anna, ben], clients


async def test_an_acknowledgement_is_written_with_what_has_changed(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, clients = await seated(arrive)
    able = next(client for client in clients if client.state["offers"])
    written: list[bytes] = []
    write = WebSocketProtocol.write_frame

    def noted(protocol: WebSocketProtocol, frame: bytes) -> None:
        written.append(frame)
        write(protocol, frame)

    monkeypatch.setattr(WebSocketProtocol, "write_frame", noted)
    assert (await able.act(able.state["offers"][0]))["type"] == "done"
    assert [frame.count(b'"type":"update"') for frame in written] == [1, 1]
    assert sum(b'"type":"done"' in frame for frame in written) == 1


@pytest.mark.parametrize("game", ["whispers", "nations"])
async def test_differences_add_up_to_the_whole(arrive: Arrive, game: str) -> None:
    table, visitors, clients = await seated(arrive, game=game)
    await play(clients, most=60)
    for visitor, client in zip(visitors, clients, strict=True):
        fresh = await visitor.join(table, view=True)
        await client.until(lambda c=client, f=fresh: c.state["seq"] == f.state["seq"])  # type: ignore[misc]
        for name in ("seq", "step", "seat", "to_act", "awaited", "timers", "undo", "offers"):
            assert client.state[name] == fresh.state[name], name
        assert as_scene(client.state["scene"]) == as_scene(fresh.state["scene"])
        assert client.lines == fresh.lines


async def test_whoever_was_cut_off_says_what_they_have_and_gets_the_rest(arrive: Arrive) -> None:
    table, visitors, clients = await seated(arrive, options={"rounds": 9})
    await play(clients, most=6)
    lost = clients[1]
    have, lines = lost.seq, list(lost.lines)
    await lost.close()
    await clients[0].until(lambda: not clients[0].table["seats"][1].get("online"))
    if clients[0].state["offers"]:
        await clients[0].act(clients[0].state["offers"][0])
    await clients[0].ask("say", text="where are you?")
    back = await visitors[1].join(table, have=have)
    assert all(line["seq"] > have for line in back.lines)
    assert [said["text"] for said in back.said] == ["where are you?"]
    everything = await visitors[1].join(table)
    assert lines + back.lines == everything.lines


async def test_hot_seat_over_the_wire(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table()
    client = await anna.join(table)
    await client.ask("sit", seat=1, name="Zoe")
    await client.ask("start")
    await client.until(lambda: bool(client.state))
    assert (client.state["seat"], client.table["yours"]) == (None, [0, 1])
    for seat in (0, 1):
        await client.ask("look", seat=seat)
        assert client.state["seat"] == seat
        await client.act(client.state["offers"][5])
        await client.ask("look", seat=None)
        assert client.state["offers"] == []
    await client.until(lambda: client.state["step"] == 2)
    refused = await client.ask("look", seat=7)
    assert refused["code"] == "not_yours"


async def test_rematch_over_the_wire(arrive: Arrive) -> None:
    _, visitors, clients = await seated(arrive, options={"rounds": 1})
    await play(clients)
    await clients[1].until(lambda: clients[1].over)
    done = await clients[1].ask("rematch")
    await clients[0].until(lambda: clients[0].table["rematch"] == done["table"])
    again = await visitors[0].join(done["table"])
    assert again.table["yours"] == [1]


async def test_replays_lessons_and_time(arrive: Arrive) -> None:
    table, _, clients = await seated(arrive, options={"rounds": 1})
    code = clients[0].state["offers"][0]["code"]
    weighed = await clients[0].ask("weigh", seat=0, code=code)
    assert weighed["final"] is False
    await clients[0].send({"type": "ping", "sent": 5})
    await clients[0].until(lambda: clients[0].told[-1]["type"] == "pong")
    assert abs(clients[0].told[-1]["time"] - clients[0].welcome["time"]) < 60  # type: ignore[index]
    assert (await clients[0].ask("replay", table=table))["code"] == "not_over"
    await play(clients)
    frames = await clients[0].ask("replay", table=table, seat=1)
    assert (frames["total"], len(frames["frames"])) == (3, 3)
    assert (await clients[0].ask("lesson", game="whispers"))["code"] == "no_lesson"


async def test_the_answer_comes_before_what_has_changed(arrive: Arrive) -> None:
    _, _, clients = await seated(arrive)
    before = [len(client.told) for client in clients]
    done = await clients[0].act(clients[0].state["offers"][0], id="first")
    await clients[1].until(lambda: clients[1].state["seq"] == done["seq"])
    kinds = [
        [each["type"] for each in client.told[heard:]]
        for client, heard in zip(clients, before, strict=True)
    ]
    assert kinds == [["done", "update"], ["update"]]
    again = await clients[0].ask("act", id="first", seat=0, on=0, action={})
    assert again == done


async def test_hints_in_the_asker_s_language(arrive: Arrive) -> None:
    _, visitors, clients = await seated(arrive, game="nations")
    player = next(client for client in clients if client.state["offers"])
    seat, offered = player.state["seat"], [each["code"] for each in player.state["offers"]]
    hint = await player.ask("hint", seat=seat, level="novice", language="fr")
    codes = [hint["code"], *(each["code"] for each in hint["others"])]
    assert len(set(codes)) == 3
    assert set(codes) <= set(offered)
    assert all(0 <= each["share"] <= 1 for each in (hint, *hint["others"]))
    assert hint["text"].startswith("Suggestion")
    assert (await player.ask("hint", seat=seat, level="novice"))["text"].startswith("Suggested")
    table = player.table["id"]
    await player.close()
    french = await visitors[seat].connect(**{"Accept-Language": "de, fr-CH;q=0.8, en;q=0.5"})
    await french.ask("join", table=table)
    assert (await french.ask("hint", seat=seat, level="novice"))["text"].startswith("Suggestion")


# What can be wrong


WRONG = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("[" * 5000, "malformed"),
    ('{"type":"fly"}', "malformed"),
    ('{"type":"act","seat":0}', "malformed"),
    ('{"type":"act","seat":-1,"on":0,"action":{}}', "malformed"),
    ('{"type":"act","seat":0,"on":0,"action":{},"more":1}', "malformed"),
    ('{"type":"say","text":""}', "malformed"),
    ('{"type":"say","text":"' + "x" * 70_000 + '"}', "too_large"),
    ('{"type":"say","text":"a\\u0000b"}', "malformed"),
    ('{"type":"say","text":"\\ud800"}', "malformed"),
    ('{"type":"join","table":"nowhere\\n"}', "malformed"),
    ('{"type":"join","table":"a\\u0000b"}', "malformed"),
    ('{"type":"sit","seat":1,"name":"a\\u0007b"}', "malformed"),
    ('{"type":"configure","clock":{"kind":"none\\n"}}', "malformed"),
    ('{"type":"ping","id":"a\\u0000b"}', "malformed"),
    ('{"type":"act","seat":0,"on":' + "9" * 5000 + ',"action":{}}', "malformed"),
    ('{"type":"weigh","seat":0,"code":9999999999999999999999}', "malformed"),
    ('{"type":"configure","options":' + '{"a":' * 5000 + "}" * 5001, "malformed"),
    ('{"type":"join","table":"nowhere"}', "unknown_table"),
    ('{"type":"start"}', "already_started"),
    ('{"type":"sit","seat":1}', "already_started"),
    ('{"type":"act","seat":1,"on":9,"action":{"do":"whisper","word":1}}', "not_yours"),
    ('{"type":"act","seat":0,"on":9,"action":{"do":"shout"}}', "malformed"),
    ('{"type":"undo","seat":0}', "nothing_to_undo"),
    ('{"type":"consent","seat":0,"grant":true}', "no_wish"),
    ('{"type":"rematch"}', "not_over"),
    ('{"type":"lesson","game":"chess"}', "unknown_game"),
]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ('{"type":"fly","id":"a-7"}', "a-7"),
        ('{"type":"fly", "id" : "a-7", "more": "' + "x" * 70_000, "a-7"),
        ('{"type":"fly","more":"' + "x" * 70_000 + '","id":"a-7"}', "a-7"),
        ("x" * 30_000 + '"id":"a-7"' + "x" * 30_000, ""),
        ('{"id":"' + "x" * 65 + '"}', ""),
        ('{"id":"a\\u0000b"}', ""),
        ('{"id":7}', ""),
        ("[" * 60_000, ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_refused_message_is_not_read_for_its_id(
    text: str, known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(msgspec, "json")
    assert socket._id_in(text.encode()) == known


async def test_chat_may_have_lines(arrive: Arrive) -> None:
    _, _, clients = await seated(arrive)
    answer = await clients[0].ask("say", text="one\ntwo\tthree")
    assert answer["type"] == "done"


async def test_whatever_is_wrong_is_refused_and_the_connection_lives_on(arrive: Arrive) -> None:
    _, _, clients = await seated(arrive)
    client = clients[0]
    for message, code in WRONG:
        heard = len(client.told)
        await client.send(message)
        await client.until(lambda: len(client.told) > heard)  # noqa: B023
        assert client.told[-1]["type"] == "refused", message
        assert client.told[-1]["code"] == code, message
    assert (await client.act(client.state["offers"][0]))["type"] == "done"


async def test_binary_frames_are_read_like_text_or_refused(arrive: Arrive) -> None:
    client = await (await arrive()).connect()
    await client.socket.send(b'{"type":"ping"}')
    await client.until(lambda: client.told[-1]["type"] == "pong")
    await client.socket.send(b"\xff\xfe")
    await client.until(lambda: client.told[-1]["type"] == "refused")


async def test_without_a_table_there_is_nothing_to_ask_of_it(arrive: Arrive) -> None:
    client = await (await arrive()).connect()
    assert (await client.ask("start"))["code"] == "not_joined"
    assert (await client.ask("look"))["code"] == "not_joined"


async def test_a_replayed_message_is_carried_out_once(arrive: Arrive) -> None:
    _, _, clients = await seated(arrive)
    ask = {"id": "same", "seat": 0, "on": clients[0].seq,
           "action": clients[0].state["offers"][2]["action"]}  # fmt: skip
    first = await clients[0].ask("act", **ask)
    second = await clients[0].ask("act", **ask)
    assert first == second
    forged = await clients[1].ask("act", **ask)
    assert forged["code"] == "not_yours"
    assert clients[0].state["step"] == 1


async def test_a_spectator_cannot_touch_anything(arrive: Arrive) -> None:
    table, _, clients = await seated(arrive)
    guest = await (await arrive("Guest")).join(table)
    assert guest.state["seat"] is None
    asks: list[tuple[str, dict[str, Any]]] = [
        ("act", {"seat": 0, "on": 99, "action": {"do": "whisper", "word": 1}}),
        ("undo", {"seat": 0}), ("leave", {}), ("hint", {"seat": 0}), ("look", {"seat": 0}),
        ("weigh", {"seat": 0, "code": 0}),
    ]  # fmt: skip
    for kind, fields in asks:
        assert (await guest.ask(kind, **fields))["code"] == "not_yours"
    assert clients[0].table["spectators"] == 1


async def test_limits_for_a_connection_and_for_an_address(open_server: OpenServer) -> None:
    own = Allowance(asks_a_second=1, asks_at_once=5, connections=2, changes_a_minute=3,
                    passwords_a_minute=2)  # fmt: skip
    server = await open_server(allowance=own)
    visitor = await Visitor(server.address).arrive()
    client = await visitor.connect()
    for _ in range(8):
        await client.send({"type": "ping"})
    await client.until(lambda: len(client.told) == 9)
    codes = [message.get("code", message["type"]) for message in client.told[1:]]
    assert codes == ["pong"] * 5 + ["too_fast"] * 3
    await visitor.connect()
    with pytest.raises(InvalidStatus):
        await visitor.connect()
    found = [(await visitor.http.post("/api/me", json={"name": "A"})).status_code for _ in range(5)]
    assert found == [200, 200, 200, 429, 429]
    await visitor.http.aclose()


async def test_too_many_passwords(open_server: OpenServer) -> None:
    own = Allowance(passwords_a_minute=2, changes_a_minute=0)
    visitor = await Visitor((await open_server(allowance=own)).address).arrive()
    form = {"login": "anna", "password": "wrong horse"}
    found = [(await visitor.http.post("/api/login", json=form)).status_code for _ in range(3)]
    assert found == [401, 401, 429]
    await visitor.http.aclose()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_foreign_pages_get_no_socket(arrive: Arrive, origin: str) -> None:
    visitor = await arrive()
    with pytest.raises(InvalidStatus):
        await visitor.connect(Origin=origin)
    await visitor.connect(Origin=visitor.address)


async def test_a_forged_cookie_makes_a_stranger(arrive: Arrive) -> None:
    table, visitors, _ = await seated(arrive)
    genuine = visitors[0].http.cookies["pantheon"]
    visitors[0].http.cookies.clear()
    visitors[0].http.cookies.set("pantheon", genuine[:-3] + "abc")
    stranger = await visitors[0].join(table)
    assert stranger.table["yours"] == []
    assert (await stranger.ask("undo", seat=0))["code"] == "not_yours"


async def test_a_client_that_does_not_read_is_let_go(server: Server) -> None:
    class Stuck:
        def __init__(self) -> None:
            self.unread = 0
            self.closed_with = 0

        def write_frame(self, frame: bytes) -> None:
            assert not self.closed_with
            self.unread += len(frame)

        def unread_bytes(self) -> int:
            return self.unread

        def close(self, code: int) -> None:
            self.closed_with = code

    frames: Any = Stuck()
    person = await server.services.accounts.person("slow")
    connection = Connection(
        frames, server.services, visitors.Visitor(person), Bucket(0, 1), "", "en"
    )
    message = b'"' + b"x" * 100_000 + b'"'
    for _ in range(3 * MOST_UNREAD // len(message)):
        connection.send(message)
        await asyncio.sleep(0)
    assert MOST_UNREAD < frames.unread <= MOST_UNREAD + 2 * len(message)
    assert frames.closed_with == TOO_SLOW


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_frames_are_read_as_they_were_written(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * length))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * length)


@pytest.mark.parametrize("text", ["", "x", "é" * 40, "x" * 125, "x" * 126, "é" * 9000])
def test_whole_text_messages_are_read_at_once(text: str) -> None:
    sent = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(sent) == (text.encode(), len(sent))
    assert whole_text(sent + b"more") == (text.encode(), len(sent))
    for length in range(min(len(sent), 200)):
        assert whole_text(sent[:length]) is None


@pytest.mark.parametrize("length", [0, 4, 125])
def test_whole_pongs_are_read_at_once(length: int) -> None:
    sent = Frame(Opcode.PONG, b"x" * length).serialize(mask=True)
    assert whole_pong(sent) == b"x" * length
    assert whole_pong(sent + b"more") is None
    assert not any(whole_pong(sent[:cut]) for cut in range(len(sent)))


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"x").serialize(mask=True),
        Frame(Opcode.PONG, b"x").serialize(mask=False),
        b"\x8a\xfe" + bytes(4) + b"x" * 126,  # longer than a pong may be
    ],
    ids=["ping", "unmasked", "long"],
)
def test_the_library_reads_whatever_is_not_a_whole_pong(frame: bytes) -> None:
    assert whole_pong(frame) is None


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"x").serialize(mask=True),
        Frame(Opcode.PING, b"x").serialize(mask=True),
        b"\xc1\x81" + bytes(4) + b"x",  # a reserved bit
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 65536).serialize(mask=True),
        b"\x81\xfe\x00\x01" + bytes(4) + b"x",  # a length in too many bytes
    ],
    ids=[
        "binary",
        "unmasked",
        "first part",
        "next part",
        "ping",
        "reserved bit",
        "no UTF-8",
        "long",
        "long length",
    ],
)
def test_the_library_reads_everything_else(frame: bytes) -> None:
    assert whole_text(frame) is None
