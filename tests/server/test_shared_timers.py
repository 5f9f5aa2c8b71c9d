"""Timers that many connections share: each is woken once, unless it is lifted."""

import asyncio

from pantheon.server.process.shared_timers import NOT_WAITING, SharedTimers

STEP = 0.01


class Sleeper:
    """Notes that it was woken, and how late."""

    def __init__(self) -> None:
        self.timer = NOT_WAITING
        self.woken: list[float] = []
        self.done = asyncio.Event()
        self.others: list[Sleeper] = []
        """Whom it lifts when it is woken."""
        self.timers: SharedTimers | None = None

    def wake(self) -> None:
        self.woken.append(asyncio.get_running_loop().time())
        self.done.set()
        for each in self.others:
            assert self.timers
            self.timers.lift(each)


async def test_all_are_woken_once_and_never_early() -> None:
    timers, begun = SharedTimers(STEP), asyncio.get_running_loop().time()
    sleepers = [Sleeper() for _ in range(20)]
    for number, each in enumerate(sleepers):
        timers.wake_later(each, number * STEP / 5)
    await asyncio.gather(*(each.done.wait() for each in sleepers))
    assert all(len(each.woken) == 1 and each.timer == NOT_WAITING for each in sleepers)
    assert all(each.woken[0] >= begun + at * STEP / 5 for at, each in enumerate(sleepers))


async def test_one_that_is_lifted_or_set_again_is_not_woken_before() -> None:
    timers = SharedTimers(STEP)
    lifted, moved, last = Sleeper(), Sleeper(), Sleeper()
    timers.wake_later(lifted, 0.0)
    timers.wake_later(moved, 0.0)
    timers.wake_later(moved, 4 * STEP)
    timers.wake_later(last, 2 * STEP)
    timers.lift(lifted)
    timers.lift(lifted)
    assert lifted.timer == NOT_WAITING
    first, second = moved.timer, last.timer
    await last.done.wait()
    assert second < first
    await moved.done.wait()
    assert (len(moved.woken), len(last.woken), lifted.woken) == (1, 1, [])


async def test_one_that_is_woken_may_lift_another_of_the_same_group() -> None:
    timers = SharedTimers(60.0)
    first, second = Sleeper(), Sleeper()
    for one, other in ((first, second), (second, first)):
        one.others, one.timers = [other], timers
        timers.wake_later(one, 0.0)
    assert first.timer == second.timer
    timers._wake(first.timer)
    await asyncio.sleep(0)
    assert len(first.woken) + len(second.woken) == 1


async def test_one_that_fails_keeps_nobody_waiting() -> None:
    timers, sleepers = SharedTimers(STEP), [Sleeper() for _ in range(3)]
    failed: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failed.append(context["message"]))
    for each in sleepers:
        each.others = [each]  # without timers it fails after it has been woken
        timers.wake_later(each, 0.0)
    await asyncio.gather(*(each.done.wait() for each in sleepers))
    await asyncio.sleep(0)
    assert len(failed) == 3
