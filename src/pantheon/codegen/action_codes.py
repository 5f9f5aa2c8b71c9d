"""`generated/codes.py`: every action's kind, encoder and decoder, from the structs.

A code packs an action's kind and fields into one integer, the first field lowest, exactly as
`core.actions.Codec` does.
"""

import ast

from .declarations import DeclarationError, Module, field_name, fields_of, function_name, tag_of

KINDS = 64
HEADER = '''"""The codes of actions (see core.actions). Made by `make setup`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = {kinds}


def kind_of(code: i64) -> i64:
    """Which kind of action a code is of."""
    return code % {kinds}


def number_of(code: i64) -> i64:
    """The fields of an action, packed into one number; a single field is that number."""
    return code // {kinds}


def code_of(kind: i64, number: i64) -> i64:
    """The code of an action by its kind and its fields, packed into one number."""
    return kind + {kinds} * number


'''
STEPS = '''
STEPS: Final[dict[int, int]] = {{
{steps}}}
"""How far codes lie apart that differ by one in the last field, for each kind that has fields."""


'''


def codes_module(actions: Module) -> str:
    """The source of `generated/codes.py`."""
    tagged = [(tag, node) for node in actions.classes() if (tag := tag_of(node))]
    kinds = "".join(f"{tag.upper()}: Final = {kind}\n" for kind, (tag, _) in enumerate(tagged))
    functions = [
        _functions(kind, tag, node, actions)
        for kind, (tag, node) in enumerate(tagged)
        if any(fields_of(node))
    ]
    steps = "".join(
        f"    {tag.upper()}: {packing_of(node, actions)[-1][1]},\n"
        for tag, node in tagged
        if any(fields_of(node))
    )
    return HEADER.format(kinds=KINDS) + kinds + STEPS.format(steps=steps) + "\n\n".join(functions)


def _functions(kind: int, tag: str, node: ast.ClassDef, actions: Module) -> str:
    """The encoder and the decoder of one action."""
    fields = packing_of(node, actions)
    terms = [
        f"{scale} * ({name} - {low})" if low else f"{scale} * {name}"
        for (name, scale, _), (_, low, _) in zip(fields, field_ranges(node), strict=True)
    ]
    reads = [read for _, _, read in fields]
    returned = "i64" if len(fields) == 1 else f"tuple[{', '.join(['i64'] * len(fields))}]"
    parameters = ", ".join(f"{name}: i64" for name, _, _ in fields)
    return (
        f"def {function_name(tag)}({parameters}) -> i64:\n"
        f"    return {kind} + {' + '.join(terms)}\n\n\n"
        f"def read_{tag}(code: i64) -> {returned}:\n"
        f"    return {', '.join(reads)}\n"
    )


def packing_of(node: ast.ClassDef, actions: Module) -> list[tuple[str, int, str]]:
    """Of each field: its name, what it is multiplied with, and how it is read from a code."""
    packing = []
    scale = KINDS
    fields = field_ranges(node)
    for number, (name, low, bound) in enumerate(fields, 1):
        last = number == len(fields)
        if bound is None and not last:
            raise DeclarationError(
                f"{actions.path}: {tag_of(node)}.{name}: only the last field may be without bound"
            )
        read = f"code // {scale}" if last else f"code // {scale} % {bound}"
        packing.append((name, scale, f"{read} + {low}" if low else read))
        scale *= bound or 1
    return packing


def field_ranges(node: ast.ClassDef) -> list[tuple[str, int, int | None]]:
    """Of each field: its name, its lowest value, and its number of values; None without bound."""
    return [(field_name(each), *_range(each.annotation)) for each in fields_of(node)]


def _range(annotation: ast.expr) -> tuple[int, int | None]:
    """A field's lowest value and number of values, from `Annotated[int, Meta(ge=1, le=6)]`."""
    limits = {
        node.arg: int(ast.literal_eval(node.value))
        for node in ast.walk(annotation)
        if isinstance(node, ast.keyword) and node.arg in {"ge", "lt", "le"}
    }
    low = limits.get("ge", 0)
    beyond = limits.get("lt", limits["le"] + 1 if "le" in limits else None)
    return low, None if beyond is None else beyond - low
