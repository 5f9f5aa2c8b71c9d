"""Acting and undo: what counts, what is refused, what can be taken back and by whom."""

import pytest

from pantheon import games
from pantheon.core.match import Match
from pantheon.table.accounts.person import Person
from pantheon.table.archive import match_files
from pantheon.table.bots import advice
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.loading import load_record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal
from pantheon.table.registry import TableRegistry
from tests.table.table_fixtures import (
    ANNA,
    BEN,
    CLEO,
    OpenRegistry,
    Watcher,
    act,
    begun,
    play_out,
    refused_with,
)

# Acting


async def test_an_action_that_a_rule_forbids_names_the_rule(registry: TableRegistry) -> None:
    table = await begun(registry, game="nations")
    seat = table.record.match.to_act[0]
    person = (ANNA, BEN)[seat]
    request = requests.ActRequest(
        seat=seat, on=table.record.seq, action={"do": "place_temple", "cell": 590}
    )
    refused = await refused_with("rule_broken", table, person, request)
    assert refused.rule.startswith("NA-")
    assert refused.words.key.startswith("nations-refused")


@pytest.mark.parametrize(
    "action",
    [{}, {"do": "fly"}, {"do": "whisper"}, {"do": "whisper", "word": "1"},
     {"do": "whisper", "word": 1, "more": 2}, {"do": "whisper", "word": -1}],
)  # fmt: skip
async def test_what_is_no_action_of_the_game_is_malformed(
    registry: TableRegistry, action: dict[str, object]
) -> None:
    table = await begun(registry)
    request = requests.ActRequest(seat=0, on=table.record.seq, action=action)
    await refused_with("malformed", table, ANNA, request)


async def test_out_of_turn_and_after_the_end(registry: TableRegistry) -> None:
    table = await begun(registry, options={"rounds": 1})
    again = act(table, 0)
    await table.carry_out(ANNA, act(table, 0))
    late = requests.ActRequest(seat=0, on=table.record.seq, action=again.action)
    await refused_with("not_to_act", table, ANNA, late)
    await table.carry_out(BEN, act(table, 1))
    await refused_with(
        "over", table, BEN, requests.ActRequest(seat=1, on=table.record.seq, action={})
    )
    await refused_with("over", table, BEN, requests.UndoRequest(seat=1))


async def test_an_action_decided_before_the_seats_own_last_one_is_stale(
    registry: TableRegistry,
) -> None:
    table = await begun(registry)
    old = act(table, 0)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(BEN, act(table, 1))  # a new round: the old action would be legal
    await refused_with("stale", table, ANNA, old)


async def test_what_others_did_meanwhile_does_not_matter(registry: TableRegistry) -> None:
    table = await begun(registry)
    decided = act(table, 0)
    await table.carry_out(BEN, act(table, 1))
    await table.carry_out(CLEO, requests.Say(text="hurry"))
    await table.carry_out(ANNA, decided)
    assert len(table.record.match.steps) == 2


async def test_the_same_ask_again_is_carried_out_once(
    registry: TableRegistry, open_registry: OpenRegistry
) -> None:
    table = await begun(registry)
    request = act(table, 0, request="mine")
    first = await table.carry_out(ANNA, request)
    assert await table.carry_out(ANNA, request) == first
    elsewhere = await (await open_registry()).table(table.record.id)
    assert await elsewhere.carry_out(ANNA, request) == first
    assert len(table.record.match.steps) == 1


async def test_chance_follows_from_the_seed_and_the_commitment_binds_it(
    registry: TableRegistry,
) -> None:
    table = await begun(registry, options={"rounds": 2})
    watcher = Watcher(CLEO)
    await registry.join(table, watcher, -1)
    shown = watcher.told("table")[-1]["commitment"]
    await play_out(table, (ANNA, BEN))
    proof = watcher.told("update")[-1]["proof"]
    file = match_files.export(table.record)
    match = Match.from_log(games.find("whispers"), file)  # checks seed, salt and commitment
    assert match.header.commitment == shown
    assert (match.seed, match.salt) == (proof["seed"], proof["salt"])
    assert not any(proof["seed"] in text.decode() for text in watcher.texts[:-2])


# Undo


async def test_undo_is_free_until_another_acts(registry: TableRegistry) -> None:
    table = await begun(registry)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    assert table.record.match.to_act == (0, 1)
    await table.carry_out(ANNA, act(table, 0, 3))
    await table.carry_out(BEN, requests.Say(text="still here"))
    assert len(table.record.speeches) == 1
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    assert len(table.record.speeches) == 1
    await refused_with("nothing_to_undo", table, BEN, requests.UndoRequest(seat=1))


async def test_beyond_a_barrier_the_others_are_asked(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, BEN, CLEO))
    for seat, person in enumerate((ANNA, BEN, CLEO)):
        await table.carry_out(person, act(table, seat))  # the last one reveals
    await table.carry_out(CLEO, requests.UndoRequest(seat=2))
    assert table.record.wish is not None
    assert table.record.wish.waiting == (0, 1)
    assert len(table.record.match.steps) == 3
    await refused_with("wish_pending", table, ANNA, requests.UndoRequest(seat=0))
    await refused_with("no_wish", table, CLEO, requests.Consent(seat=2, grant=True))
    await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    await refused_with("no_wish", table, ANNA, requests.Consent(seat=0, grant=True))
    await table.carry_out(BEN, requests.Consent(seat=1, grant=True))
    assert table.record.wish is None
    assert len(table.record.match.steps) == 2


@pytest.mark.parametrize("ending", ["refused", "withdrawn", "overtaken"])
async def test_a_wish_ends_by_refusal_withdrawal_or_the_next_action(
    registry: TableRegistry, ending: str
) -> None:
    table = await begun(registry)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(BEN, act(table, 1))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    if ending == "refused":
        await table.carry_out(BEN, requests.Consent(seat=1, grant=False))
    elif ending == "withdrawn":
        await refused_with("no_wish", table, BEN, requests.Withdraw(seat=1))
        await table.carry_out(ANNA, requests.Withdraw(seat=0))
    else:
        await table.carry_out(BEN, act(table, 1))
    assert table.record.wish is None
    assert len(table.record.match.steps) >= 2


async def wished(registry: TableRegistry, people: tuple[Person, ...]) -> LiveTable:
    """Everybody has whispered, and the last one wishes to take it back."""
    table = await begun(registry, people)
    for seat, person in enumerate(people):
        await table.carry_out(person, act(table, seat))
    await table.carry_out(people[-1], requests.UndoRequest(seat=len(people) - 1))
    return table


@pytest.mark.parametrize("first", ["leaves", "agrees"])
async def test_a_wish_does_not_wait_for_a_bot(registry: TableRegistry, first: str) -> None:
    table = await wished(registry, (ANNA, BEN, CLEO))
    watcher = Watcher(CLEO)
    await registry.join(table, watcher, -1)
    if first == "leaves":
        await table.carry_out(BEN, requests.Leave(level="random"))
        assert table.record.wish is not None
        assert table.record.wish.waiting == (0,)
        assert len(table.record.match.steps) == 3
        await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
    else:
        await table.carry_out(ANNA, requests.Consent(seat=0, grant=True))
        await table.carry_out(BEN, requests.Leave(level="random"))
    assert table.record.wish is None
    assert table.record.match.to_act == (2,)
    assert watcher.told("table")[-1].get("wish") is None
    again = await load_record(registry.store, table.record.id)
    assert (again.wish, again.match.to_act) == (None, (2,))


async def test_if_the_only_one_asked_leaves_the_undo_is_carried_out(
    registry: TableRegistry,
) -> None:
    table = await wished(registry, (ANNA, BEN))
    await table.carry_out(ANNA, requests.Leave(level="random"))
    assert table.record.wish is None
    assert table.record.match.to_act == (1,)
    assert table.record.is_bot(0)


async def test_a_wish_ends_when_the_wisher_leaves(registry: TableRegistry) -> None:
    table = await wished(registry, (ANNA, BEN, CLEO))
    told = len(table.record.match.steps)
    await table.carry_out(CLEO, requests.Leave(level="random"))
    assert table.record.wish is None
    assert len(table.record.match.steps) >= told


async def test_alone_among_bots_nobody_need_be_asked(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, "random"), "nations")
    while 0 not in table.record.match.to_act or table.record.match.last_of(0) is None:
        await play_one(table)
    step = table.record.match.last_of(0)
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    assert len(table.record.match.steps) == step


async def play_one(table: LiveTable) -> None:
    if 0 in table.record.match.to_act:
        await table.carry_out(ANNA, act(table, 0))
    else:
        await table.look_after()
        import asyncio

        await asyncio.sleep(0.01)


async def test_an_undo_makes_decisions_stale(registry: TableRegistry) -> None:
    table = await begun(registry, (ANNA, BEN, CLEO))
    decided = act(table, 1)
    await table.carry_out(ANNA, act(table, 0))
    await table.carry_out(ANNA, requests.UndoRequest(seat=0))
    await refused_with("stale", table, BEN, decided)


# Advice


async def test_whether_an_action_is_final(registry: TableRegistry) -> None:
    table = await begun(registry)
    code = table.record.match.legal(0)[0]
    asked = requests.Weigh(seat=0, code=games.find("whispers").encode(code))
    assert not (await advice.weigh(table, ANNA, asked)).final
    await table.carry_out(BEN, act(table, 1))
    assert (await advice.weigh(table, ANNA, asked)).final  # now it rolls the die
    with pytest.raises(Refusal, match="not_to_act"):
        await advice.weigh(table, BEN, requests.Weigh(seat=1, code=asked.code))


async def test_hints_are_offers_with_what_to_expect_of_them(open_registry: OpenRegistry) -> None:
    registry = await open_registry(bot_seconds=30)
    table = await begun(registry, game="nations")
    seat = table.record.match.to_act[0]
    owner, other = (ANNA, BEN) if seat == 0 else (BEN, ANNA)
    hint = await advice.hint(table, registry.bot_workers, owner, requests.HintRequest(seat=seat))
    legal = [table.record.game.encode(each) for each in table.record.match.legal(seat)]
    assert {hint.code, *(each.code for each in hint.others)} <= set(legal)
    assert len(hint.others) == 2
    assert f"chance of winning: {round(hint.share * 100)}%" in hint.text
    for level in ("sibyl", "raiser"):
        with pytest.raises(Refusal, match="unknown_level"):
            await advice.hint(
                table, registry.bot_workers, owner, requests.HintRequest(seat=seat, level=level)
            )
    with pytest.raises(Refusal, match="not_yours"):
        await advice.hint(table, registry.bot_workers, other, requests.HintRequest(seat=seat))


async def test_a_hint_that_fails_is_refused(open_registry: OpenRegistry) -> None:
    registry = await open_registry(bot_seconds=0.001)
    table = await begun(registry, game="nations")
    seat = table.record.match.to_act[0]
    owner = ANNA if seat == 0 else BEN
    with pytest.raises(Refusal, match="no_hint"):
        await advice.hint(table, registry.bot_workers, owner, requests.HintRequest(seat=seat))
