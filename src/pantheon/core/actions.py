"""Actions: what a seat may say to the rules, as frozen structs and as small codes.

A person's client, a log and a test speak in structs; engines and searches speak in codes.
A code packs the action's kind and its fields into one whole number, the first field lowest:
`kind + KINDS * (first + first_range * (second + …))`. The last field may be without bound.
"""

import math
import types
import typing
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

KINDS = 64
"""The most kinds of action a game may have: a code modulo this is the kind."""


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """One small intent of one seat. Every field is a whole number with a lowest value."""


class Answer(Action, frozen=True, gc=False):
    """An action that answers a question of the rules: the question says what comes of it."""


class Window(msgspec.Struct, frozen=True):
    """Annotates a field without bound: learning environments number so many of its values."""

    size: int


def union_of(structs: Sequence[type[msgspec.Struct]]) -> types.UnionType | type:
    """The tagged union of the structs, for decoding."""
    return typing.Union[tuple(structs)]  # type: ignore[return-value]  # noqa: UP007


def converter(structs: Sequence[type[T]]) -> Callable[[object], T]:
    """A function that makes one of the structs from JSON's dictionaries.

    It looks at the struct that the tag names: msgspec takes thirty times as long for a union.
    """
    union = union_of(structs)
    tag_field = structs[0].__struct_config__.tag_field
    by_tag: dict[object, type[T]] = {each.__struct_config__.tag: each for each in structs}

    def convert(value: object) -> T:
        tag = value.get(tag_field) if isinstance(value, dict) else None
        kind = by_tag.get(tag) if isinstance(tag, str) else None
        found: T = msgspec.convert(value, kind or union)
        return found

    return convert


def tagged(kind: type[T], *modules: ModuleType) -> tuple[type[T], ...]:
    """The structs of a kind that modules define, in order: a game's actions, its events."""
    return tuple(
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, kind)
        and found.__module__ == module.__name__
        # A base of others is tagged by msgspec, with its own name.
        and found.__struct_config__.tag not in (None, found.__name__)
    )


class Codec:
    """Turns a game's actions into codes and back."""

    def __init__(self, actions: Sequence[type[Action]]) -> None:
        if len(actions) > KINDS:
            raise ValueError(f"a game may have {KINDS} kinds of action, not {len(actions)}")
        self.actions = tuple(actions)
        self._kind = {action: kind for kind, action in enumerate(self.actions)}
        self.ranges = tuple(tuple(_field_ranges(action)) for action in self.actions)
        """For each kind its fields' names and numbers of values; 0 for one without bound."""
        self.lows = tuple(tuple(_lowest_values(action)) for action in self.actions)
        """For each kind its fields' lowest values."""
        self.windows = tuple(map(_window, self.actions))
        """For each kind the declared window of its field without bound; None without one."""
        self._decoder = msgspec.json.Decoder(union_of(self.actions))
        self.convert = converter(self.actions)
        """An action from JSON's dictionaries; raises msgspec.ValidationError."""

    def encode(self, action: Action) -> int:
        """The code of an action. Its fields must lie in their ranges."""
        kind = self._kind[type(action)]
        packed = 0
        scale = 1
        for (name, bound), low in zip(self.ranges[kind], self.lows[kind], strict=True):
            value = getattr(action, name) - low
            if value < 0 or (bound and value >= bound):
                raise ValueError(f"{type(action).__name__}.{name} = {value + low} is out of range")
            packed += value * scale
            scale *= bound
        return kind + KINDS * packed

    def decode(self, code: int) -> Action:
        """The action behind a code."""
        packed, kind = divmod(code, KINDS)
        if kind >= len(self.actions):
            raise ValueError(f"no action has the code {code}")
        fields: dict[str, int] = {}
        for (name, bound), low in zip(self.ranges[kind], self.lows[kind], strict=True):
            if bound:
                packed, value = divmod(packed, bound)
            else:
                value, packed = packed, 0
            fields[name] = value + low
        if packed:
            raise ValueError(f"no action of {self.actions[kind].__name__} has the code {code}")
        return self.actions[kind](**fields)

    def all_codes(self) -> list[int]:
        """The code of every action there is; no field may be without bound."""
        codes = []
        for kind, ranges in enumerate(self.ranges):
            if not all(bound for _, bound in ranges):
                name = self.actions[kind].__name__
                raise TypeError(f"{name} has a field without bound: list what is legal yourself")
            count = math.prod(bound for _, bound in ranges)
            codes += [kind + KINDS * number for number in range(count)]
        return codes

    def read(self, text: bytes | str) -> Action:
        """An action from JSON; raises msgspec.ValidationError when it is none."""
        action: Action = self._decoder.decode(text)
        return action


def _field_ranges(action: type[Action]) -> list[tuple[str, int]]:
    """Each field's name and its number of values; 0 stands for a last field without bound."""
    fields = _whole_numbers(action)
    ranges: list[tuple[str, int]] = []
    for number, (name, whole) in enumerate(fields):
        beyond = whole.lt if whole.le is None else whole.le + 1
        if beyond is None and number < len(fields) - 1:
            raise TypeError(f"{action.__name__}.{name}: only the last field is unbounded")
        ranges.append((name, 0 if beyond is None else beyond - (whole.ge or 0)))
    return ranges


def _lowest_values(action: type[Action]) -> list[int]:
    return [whole.ge or 0 for _, whole in _whole_numbers(action)]


def _whole_numbers(action: type[Action]) -> list[tuple[str, msgspec.inspect.IntType]]:
    """An action's fields, which are all whole numbers with a lowest value."""
    info = msgspec.inspect.type_info(action)
    assert isinstance(info, msgspec.inspect.StructType)
    found = []
    for field in info.fields:
        if not isinstance(field.type, msgspec.inspect.IntType) or field.type.ge is None:
            raise TypeError(
                f"{action.__name__}.{field.name} must be a whole number with a lowest value:"
                " Annotated[int, Meta(ge=0, lt=…)]"
            )
        found.append((field.name, field.type))
    return found


def _window(action: type[Action]) -> int | None:
    hints = typing.get_type_hints(action, include_extras=True)
    notes = [note for hint in hints.values() for note in getattr(hint, "__metadata__", ())]
    return next((note.size for note in notes if isinstance(note, Window)), None)
