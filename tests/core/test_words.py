"""Messages: equal ones are shared, and what differs in type differs."""

import msgspec

from pantheon.core.words import Words, words


def test_equal_messages_are_one_object() -> None:
    assert words("omens-owl", cell="b3", seat=1) is words("omens-owl", cell="b3", seat=1)
    assert words("omens-owl", cell="b3", seat=1) == Words("omens-owl", {"cell": "b3", "seat": 1})


def test_equal_numbers_of_other_types_are_told_apart() -> None:
    texts = [msgspec.json.encode(words("omens-owl", age=age)) for age in (1, 1.0, True)]
    assert len(set(texts)) == 3


def test_an_argument_may_be_called_key() -> None:
    assert words("omens-owl", key="a").args == {"key": "a"}
