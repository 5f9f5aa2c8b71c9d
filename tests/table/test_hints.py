"""Hints: they yield to bots, a person has one at a time, and none outlives its use."""

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from pantheon.table.accounts.person import Person
from pantheon.table.bots import advice
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.match.live_table import LiveTable
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Hint
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.workers import worker
from pantheon.table.workers.work_queue import QUEUE_RULES, Kind, Place
from pantheon.table.workers.worker_messages import Advice, Advise, Answer, Choose, Question
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    CLEO,
    OpenRegistry,
    Watcher,
    act,
    begun,
    opened,
    until,
)


class Workers:
    """Stand in for bot workers: each question is answered when the test says so."""

    def __init__(self, bot_workers: BotWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self._gates: list[asyncio.Event] = []
        monkeypatch.setattr(bot_workers, "start_worker", self._start)
        monkeypatch.setattr(bot_workers, "question_worker", self._question)

    async def _start(self, _: Place) -> None:
        pass

    async def _question(self, _: Place, question: Question) -> Answer:
        self.asked.append(question)
        self._gates.append(gate := asyncio.Event())
        await gate.wait()
        if isinstance(question, Advise):  # the tests' game has no words for it
            return Answer(msgspec.Raw(msgspec.json.encode([Advice(1, 0.5, "Whisper 1")])))
        return worker.answer(msgspec.json.encode(question), io.BytesIO())[0]

    @property
    def kinds(self) -> list[str]:
        return ["bot" if isinstance(each, Choose) else "hint" for each in self.asked]

    def answer(self, number: int) -> None:
        self._gates[number].set()

    def answer_all(self) -> None:
        for gate in self._gates:
            gate.set()


@pytest.fixture
async def workers(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Workers]:
    yield (found := Workers(registry.bot_workers, monkeypatch))
    found.answer_all()


def asking(
    registry: TableRegistry, table: LiveTable, person: Person, seat: int = 0, ask_id: str = ""
) -> asyncio.Task[Hint]:
    request = requests.HintRequest(id=ask_id, seat=seat, level="novice")
    return asyncio.create_task(advice.hint(table, registry.bot_workers, person, request))


async def take_over(table: LiveTable) -> None:
    """Ben plays on for the bot, as Anna agrees."""
    await table.carry_out(BEN, requests.TakeOver(seat=1))
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))


def guest(number: int) -> Person:
    return Person(f"guest{number}", f"Guest {number}")


async def test_many_hints_do_not_delay_the_bot_of_another_table(
    registry: TableRegistry, workers: Workers
) -> None:
    """Sixty of one guest are one, and a bot to move comes before all others' too."""
    table = await begun(registry, (ANNA, BEN))
    hints = [asking(registry, table, ANNA, ask_id=str(number)) for number in range(60)]
    tables = [await begun(registry, (guest(number), BEN)) for number in range(5)]
    hints += [asking(registry, each, guest(number)) for number, each in enumerate(tables)]
    await until(lambda: registry.bot_workers._queue.waiting(Kind.HINT) == 5)
    await begun(registry, (CLEO, "steady"))
    await until(lambda: registry.bot_workers._queue.waiting(Kind.MOVE) == 1)
    assert workers.kinds == ["hint"]
    workers.answer(0)
    await until(lambda: len(workers.asked) == 2)
    assert workers.kinds == ["hint", "bot"]
    for number in range(1, 7):
        await until(lambda number=number: len(workers.asked) > number)  # type: ignore[misc]
        workers.answer(number)
    told = await asyncio.gather(*hints, return_exceptions=True)
    refused = [each.code for each in told if isinstance(each, Refusal)]
    assert set(refused) <= {"hint_pending"}
    assert [each.id for each in told if isinstance(each, Hint)][:2] == ["0", "1"]


async def test_another_hint_has_to_wait_for_the_first(
    registry: TableRegistry, workers: Workers
) -> None:
    table, other = await begun(registry, (ANNA, BEN)), await begun(registry, (ANNA, BEN))
    first = asking(registry, table, ANNA)
    await until(lambda: len(workers.asked) == 1)
    with pytest.raises(Refusal, match="hint_pending"):
        await asking(registry, other, ANNA)
    workers.answer(0)
    assert (await first).level == "novice"
    second = asking(registry, other, ANNA)
    await until(lambda: len(workers.asked) == 2)
    workers.answer(1)
    assert (await second).level == "novice"


@pytest.mark.parametrize("waiting", [True, False])
async def test_a_hint_nobody_waits_for_is_given_up(
    registry: TableRegistry, workers: Workers, waiting: bool
) -> None:
    table = await begun(registry, (ANNA, BEN))
    before = [asking(registry, table, BEN, seat=1)] if waiting else []
    await until(lambda: len(workers.asked) == len(before))
    hint = asking(registry, table, ANNA)
    await until(
        lambda: registry.bot_workers._queue.waiting(Kind.HINT) + len(workers.asked) == 1 + waiting
    )
    hint.cancel()
    await asyncio.gather(hint, return_exceptions=True)
    await until(lambda: registry.bot_workers._queue.waiting(Kind.HINT) == 0)
    assert len(table.changed) == 1 + waiting
    workers.answer_all()
    await until(lambda: bool(registry.bot_workers._queue._idle))
    assert len(workers.asked) == 1


@pytest.mark.parametrize("moved", ["acts", "leaves"])
@pytest.mark.parametrize("waiting", [True, False])
async def test_a_hint_that_can_no_longer_be_followed_is_refused(
    registry: TableRegistry, workers: Workers, moved: str, waiting: bool
) -> None:
    table, other = await begun(registry, (ANNA, BEN)), await begun(registry, (CLEO, BEN))
    if waiting:
        before = asking(registry, other, CLEO)
        await until(lambda: len(workers.asked) == 1)
    hint = asking(registry, table, ANNA)
    await until(
        lambda: registry.bot_workers._queue.waiting(Kind.HINT) + len(workers.asked) == 1 + waiting
    )
    await table.carry_out(
        ANNA, act(table, 0) if moved == "acts" else requests.Leave(level="random")
    )
    with pytest.raises(Refusal, match="stale"):
        await hint
    assert registry.bot_workers._queue.waiting(Kind.HINT) == 0
    workers.answer_all()
    if waiting:
        await before


async def test_a_hint_outlasts_what_others_do(registry: TableRegistry, workers: Workers) -> None:
    table = await begun(registry, (ANNA, BEN))
    hint = asking(registry, table, ANNA)
    await until(lambda: len(workers.asked) == 1)
    await table.carry_out(BEN, act(table, 1))
    workers.answer(0)
    assert (await hint).level == "novice"


async def test_hints_beyond_a_bound_are_refused_as_busy(
    registry: TableRegistry, workers: Workers
) -> None:
    most = QUEUE_RULES[Kind.HINT].most_waiting
    assert most is not None
    hints = []
    for number in range(1 + most):
        table = await begun(registry, (guest(number), BEN))
        hints.append(asking(registry, table, guest(number)))
    await until(lambda: registry.bot_workers._queue.waiting(Kind.HINT) == most)
    table = await begun(registry, (ANNA, BEN))
    with pytest.raises(Refusal, match="busy"):
        await asking(registry, table, ANNA)
    for hint in hints:
        hint.cancel()


async def test_a_hint_that_waits_too_long_is_refused_as_busy(
    registry: TableRegistry, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "PATIENCE", 0.05)
    table, other = await begun(registry, (ANNA, BEN)), await begun(registry, (CLEO, BEN))
    first = asking(registry, table, ANNA)
    await until(lambda: len(workers.asked) == 1)
    with pytest.raises(Refusal, match="busy"):
        await asking(registry, other, CLEO)
    workers.answer(0)
    assert (await first).level == "novice", "at work it is not in the queue any more"


# Bots in the queue


async def test_one_host_s_many_tables_do_not_delay_another_s(
    registry: TableRegistry, workers: Workers
) -> None:
    many = [await begun(registry, (ANNA, "steady")) for _ in range(6)]
    await until(lambda: registry.bot_workers._queue.waiting(Kind.MOVE) == len(many) - 1)
    other = await begun(registry, (CLEO, "steady"))
    await until(lambda: registry.bot_workers._queue.waiting(Kind.MOVE) == len(many))
    for number in range(2):
        await until(lambda number=number: len(workers.asked) > number)  # type: ignore[misc]
        workers.answer(number)
    await until(lambda: len(workers.asked) == 3)
    workers.answer(2)
    await until(lambda: 1 not in other.record.match.to_act)
    assert sum(1 in table.record.match.to_act for table in many) >= len(many) - 2


@pytest.mark.parametrize("how", ["taken over", "closed"])
async def test_what_a_bot_need_not_decide_leaves_the_queue(
    registry: TableRegistry, workers: Workers, how: str
) -> None:
    await begun(registry, (CLEO, "steady"))
    await until(lambda: len(workers.asked) == 1)
    table = await begun(registry, (ANNA, "steady"))
    await until(lambda: registry.bot_workers._queue.waiting(Kind.MOVE) == 1)
    if how == "closed":
        await registry._bot_runners[table.record.id].close()
    else:
        await take_over(table)
    await until(lambda: registry.bot_workers._queue.waiting(Kind.MOVE) == 0)
    assert len(workers.asked) == 1


async def test_a_thought_overtaken_by_a_person_costs_no_worker(
    open_registry: OpenRegistry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker thinks to the end, in vain, and is free for others."""
    monkeypatch.setenv("PONDER", str(tmp_path))
    registry = await open_registry(bot_seconds=60)
    table = await begun(registry, (ANNA, "ponderer"))
    await until(lambda: any(tmp_path.glob("*.thinking")), 60)
    process = registry.bot_workers._workers[0]
    await take_over(table)
    await until(lambda: not registry._bot_runners[table.record.id].busy)
    assert not registry.bot_workers._queue._idle
    (tmp_path / "go").touch()
    await until(lambda: bool(registry.bot_workers._queue._idle), 60)
    assert 1 in table.record.match.to_act
    other = await begun(registry, (CLEO, "ponderer"))
    await until(lambda: 1 not in other.record.match.to_act, 60)
    assert registry.bot_workers._workers[0] is process
    assert registry.bot_workers.failures == 0


async def test_a_hint_is_told_where_other_people_play(
    registry: TableRegistry, workers: Workers
) -> None:
    table = await begun(registry, (ANNA, BEN))
    watcher = Watcher(BEN)
    await registry.join(table, watcher, -1)
    for number in range(2):
        asked = asking(registry, table, ANNA)
        await until(lambda: len(workers.asked) > number)  # noqa: B023
        workers.answer(number)
        await asked
    lines = [line for update in watcher.told("update") for line in update["lines"]]
    assert [line["words"] for line in lines] == [{"key": "table-hinted", "args": {"seat": 0}}]


async def test_nobody_is_told_of_a_hint_among_bots(
    registry: TableRegistry, workers: Workers
) -> None:
    table = await begun(registry, (ANNA, "random"))
    asked = asking(registry, table, ANNA)
    await until(lambda: bool(workers.asked))
    workers.answer_all()
    await asked
    assert not any(item.note for item in table.record.history)


async def test_a_table_without_hints(registry: TableRegistry) -> None:
    table = await opened(registry, (ANNA, BEN))
    await table.carry_out(ANNA, requests.Configure(hints=False))
    await table.carry_out(ANNA, requests.Configure(public=False))
    await table.carry_out(ANNA, requests.Start())
    watcher = Watcher(BEN)
    await registry.join(table, watcher, -1)
    assert watcher.told("table")[-1]["hints"] is False
    with pytest.raises(Refusal, match="no_hints"):
        await asking(registry, table, ANNA)
