"""Completed requests: found by person and id, whatever the id looks like."""

import pytest

from pantheon.table.match.idempotency import REQUESTS_PER_PERSON, CompletedRequests


def everyone_plays(_: str) -> bool:
    return True


def completed(*keys: str) -> CompletedRequests:
    found = CompletedRequests()
    for seq, key in enumerate(keys):
        found = found.adding(key, seq, False, everyone_plays)
    return found


@pytest.mark.parametrize("name", ["1", "", "a/b", "ünïcode", "12", "1 2", "'"])
def test_a_request_is_found_by_its_whole_id(name: str) -> None:
    known = completed("anna/0", f"anna/{name}", "anna/112", "bert/1")
    assert known[f"anna/{name}"] == 1
    assert f"bert/{name}x" not in known
    assert "anna/2" not in known
    assert "anna/11" not in known


def test_the_newest_requests_of_a_person_are_remembered() -> None:
    known = completed(*(f"anna/{number}" for number in range(REQUESTS_PER_PERSON + 3)))
    assert len(known) == REQUESTS_PER_PERSON
    assert "anna/2" not in known
    assert known["anna/3"] == 3
    assert known[f"anna/{REQUESTS_PER_PERSON + 2}"] == REQUESTS_PER_PERSON + 2


def test_a_guest_who_logs_in_keeps_what_was_asked_for() -> None:
    known = completed("guest/1", "anna/1", "guest/2").renaming("guest", "anna")
    assert (known["anna/1"], known["anna/2"]) == (0, 2)
    assert "guest/1" not in known
