"""`generated/copying.py`, `saving.py` and `view.py`, from the fields of `rules/state.py`.

`core.fields` defines the markers.
"""

import ast
from collections.abc import Callable

from .declarations import Module, field_name, fields_of, names_in

NUMBERS = "list[int]"
ROWS = "list[list[int]]"
PLAIN = ("int", "bool", "float", "str")


class Field:
    """One field of a state, as declared."""

    def __init__(self, declared: ast.AnnAssign, module: Module) -> None:
        self.name = field_name(declared)
        self.markers: dict[str, list[str]] = {}
        self.type = self._read(declared.annotation, module)
        self.flag = False
        """Whether this is the flag that says that a copy-on-write group is shared."""

    def _read(self, annotation: ast.expr, module: Module) -> str:
        """Note the markers of an annotation, or of one that the module has given a name."""
        if isinstance(annotation, ast.Name) and (named := module.assigned(annotation.id)):
            return self._read(named, module)
        if not ast.unparse(annotation).startswith("Annotated["):
            return ast.unparse(annotation)
        assert isinstance(annotation, ast.Subscript)
        assert isinstance(annotation.slice, ast.Tuple)
        first, *markers = annotation.slice.elts
        kind = self._read(first, module)
        for marker in markers:
            called = marker.func if isinstance(marker, ast.Call) else marker
            if not isinstance(called, ast.Name | ast.Attribute):
                raise module.error(marker, f"{self.name}: no such marker")
            name = called.id if isinstance(called, ast.Name) else called.attr
            arguments = marker.args if isinstance(marker, ast.Call) else []
            self.markers[name] = [_text(argument) for argument in arguments]
        return kind

    @property
    def given(self) -> bool:
        return "Given" in self.markers

    @property
    def saved(self) -> bool:
        return not self.flag and not self.markers.keys() & {"Derived", "Shown", "Constant"}

    @property
    def viewed(self) -> bool:
        return self.saved or "Shown" in self.markers

    @property
    def group(self) -> str | None:
        """The copy-on-write group."""
        return self.markers["CopyOnWrite"][0] if "CopyOnWrite" in self.markers else None

    def start(self) -> str:
        """The expression for the field's value in a blank state."""
        if self.flag:
            return "False"
        for marker in ("Start", "Constant"):
            if marker in self.markers:
                return self.markers[marker][0]
        if "Filled" in self.markers:
            size, fill = (*self.markers["Filled"], "0")[:2]
            return f"[{fill}] * {_factor(size)}"
        if "PerSeat" in self.markers:
            if self.type == ROWS:
                return "[[] for _ in range(state.seats)]"
            width, fill = [*self.markers["PerSeat"], *["1", "0"][len(self.markers["PerSeat"]) :]]
            count = "state.seats" if width == "1" else f"(state.seats * {_factor(width)})"
            return f"[{fill}] * {count}"
        return {"int": "0", "bool": "False", "float": "0.0", "str": '""'}.get(self.type, "[]")

    def copied(self, source: str) -> str:
        """The expression for the field's value in a copy."""
        value = f"{source}.{self.name}"
        shared = self.markers.keys() & {"Given", "Constant", "Replaced"}
        if shared or self.type in PLAIN:
            return value
        return f"[each.copy() for each in {value}]" if self.type == ROWS else f"{value}.copy()"

    # Saved form: plain values, and objects as `Given` declares.

    @property
    def saved_type(self) -> str:
        return self.markers["Given"][0] if self.markers.get("Given") else self.type

    def saving(self) -> str:
        """The saved value."""
        if self.markers.get("Given"):
            return _copy(f"state.{self.name}.{self.markers['Given'][1]}", self.saved_type)
        return _copy(f"state.{self.name}", self.type)

    def loading(self, value: str) -> str:
        """The field's value from a saved one."""
        restored = _copy(value, self.saved_type)
        return f"{self.markers['Given'][2]}({restored})" if self.markers.get("Given") else restored

    @property
    def view_type(self) -> str:
        return {NUMBERS: "tuple[int, ...]", ROWS: "tuple[tuple[int, ...], ...]"}.get(
            self.saved_type, self.saved_type
        )

    def viewing(self) -> str:
        value = f"state.{self.name}"
        if self.markers.get("Given"):
            value += f".{self.markers['Given'][1]}"
        if self.saved_type == ROWS:
            return f"tuple([tuple(each) for each in {value}])"
        return f"tuple({value})" if self.saved_type == NUMBERS else value


def declares_state(module: Module) -> bool:
    """Whether the module has a class State without methods; one with methods gets no modules."""
    return any(
        node.name == "State" and not any(isinstance(each, ast.FunctionDef) for each in node.body)
        for node in module.classes()
    )


def state_modules(module: Module, package: str, rebuilt: str | None) -> dict[str, str]:
    """The three modules, by file name. `rebuilt` is the module of the function `rebuild`."""
    declared = next(node for node in module.classes() if node.name == "State")
    fields = [Field(node, module) for node in fields_of(declared)]
    groups = list(dict.fromkeys(field.group for field in fields if field.group))
    for field in fields:
        field.flag = field.name.removesuffix("_shared") in groups and field.type == "bool"
    missing = {f"{group}_shared" for group in groups} - {field.name for field in fields}
    if missing:
        raise module.error(declared, f"{', '.join(sorted(missing))}: bool has to be declared")
    return {
        "copying.py": _copying(module, fields, groups),
        "saving.py": _saving(module, fields, package, rebuilt),
        "view.py": _view(module, fields, package, rebuilt),
    }


def _copying(module: Module, fields: list[Field], groups: list[str]) -> str:
    given = [field for field in fields if field.given]
    lines = [
        f"def blank_state({', '.join(f'{each.name}: {each.type}' for each in given)}) -> State:",
        '    """A state with nothing in it yet."""',
        "    state = State()",
        *(f"    state.{each.name} = {each.name}" for each in given),
        *(f"    state.{each.name} = {each.start()}" for each in fields if not each.given),
        "    return state",
        "",
        "",
        "def copy_state(state: State) -> State:",
        '    """A state that shares nothing that can change."""',
        "    twin = State()",
        *(f"    state.{group}_shared = True" for group in groups),
    ]
    for each in fields:
        value = (
            "True" if each.flag else f"state.{each.name}" if each.group else each.copied("state")
        )
        lines.append(f"    twin.{each.name} = {value}")
    lines.append("    return twin")
    of_turn = [each for each in fields if "ThisTurn" in each.markers]
    if of_turn:
        lines += [
            "",
            "",
            "def renew_turn(state: State) -> None:",
            '    """Put the facts of a turn back to how they start."""',
            *(f"    state.{each.name} = {each.start()}" for each in of_turn),
        ]
    for group in groups:
        lines += [
            "",
            "",
            f"def own_{group}(state: State) -> None:",
            f'    """To be called before anything of the group `{group}` is changed."""',
            f"    if not state.{group}_shared:",
            "        return",
            f"    state.{group}_shared = False",
            *(
                f"    state.{each.name} = {each.copied('state')}"
                for each in fields
                if each.group == group
            ),
        ]
    return _module("Blank states and copies.", module, lines, set())


def _saving(module: Module, fields: list[Field], package: str, rebuilt: str | None) -> str:
    saved = [field for field in fields if field.saved]
    lines = [
        "def save_state(state: State) -> dict[str, Any]:",
        '    """The facts of a state as JSON\'s dictionaries, lists and numbers."""',
        "    return {",
        *(f'        "{each.name}": {each.saving()},' for each in saved),
        "    }",
        "",
        "",
        "def load_state(saved: dict[str, Any]) -> State:",
        '    """The state that was saved, with all that follows from its facts."""',
        *_restoring(fields, _saved_value, rebuilt),
    ]
    return _module("Saved states.", module, lines, {"Any"}, _needed(package, rebuilt))


def _saved_value(field: Field) -> str:
    """The expression for what was saved of a field."""
    if "Added" in field.markers:
        return f'saved.get("{field.name}", state.{field.name})'
    return f'saved["{field.name}"]'


def _view(module: Module, fields: list[Field], package: str, rebuilt: str | None) -> str:
    viewed = [field for field in fields if field.viewed]
    lines = [
        "class View(msgspec.Struct, frozen=True):",
        '    """All that a seat may know. Fields are as in `rules.state.State`."""',
        "",
        *(f"    {each.name}: {each.view_type}" for each in viewed),
        "",
        "",
        "def view_of(state: State) -> View:",
        '    """The view of a known state."""',
        "    return View(",
        *(f"        {each.viewing()}," for each in viewed),
        "    )",
        "",
        "",
        "def state_of(view: View) -> State:",
        '    """The known state that a view shows."""',
        *_restoring(fields, lambda each: f"view.{each.name}", rebuilt),
    ]
    return _module("What a seat may know.", module, lines, {"msgspec"}, _needed(package, rebuilt))


def _restoring(
    fields: list[Field], value: Callable[[Field], str], rebuilt: str | None
) -> list[str]:
    given = [field for field in fields if field.given]
    facts = [field for field in fields if field.saved and not field.given]
    return [
        f"    state = blank_state({', '.join(each.loading(value(each)) for each in given)})",
        *(f"    state.{each.name} = {each.loading(value(each))}" for each in facts),
        *(["    rebuild(state)"] if rebuilt else []),
        "    return state",
    ]


def _needed(package: str, rebuilt: str | None) -> list[str]:
    lines = [f"from {package}.generated.copying import blank_state"]
    return [*lines, f"from {rebuilt} import rebuild"] if rebuilt else lines


def _module(
    what: str, module: Module, body: list[str], extra: set[str], needed: list[str] | None = None
) -> str:
    """A whole module: its docstring, the imports that its body needs, and the body."""
    text = "\n".join(body)
    names = names_in(text) | {"State"}
    head = [
        f'"""{what} Made from rules/state.py by `make setup`."""',
        "",
        "from __future__ import annotations",
        "",
    ]
    if "Any" in extra:
        head += ["from typing import Any", ""]
    if "msgspec" in extra:
        head += ["import msgspec", ""]
    imports = sorted([*module.imports(names - {"Any", "msgspec"}), *(needed or [])])
    return "\n".join([*head, *imports, "", "", text, ""])


def _copy(value: str, kind: str) -> str:
    """The expression for a copy that shares nothing with the original."""
    if kind == NUMBERS:
        return f"list({value})"
    if kind == ROWS:
        return f"[list(each) for each in {value}]"
    return f"dict({value})" if kind.startswith("dict[") else value


def _factor(text: str) -> str:
    """An expression as a factor, in parentheses where it needs them."""
    parsed = ast.parse(text, mode="eval").body
    return f"({text})" if isinstance(parsed, ast.BinOp | ast.IfExp) else text


def _text(argument: ast.expr) -> str:
    """An argument as source: the body of `lambda state: ...`, or the contents of a string."""
    if isinstance(argument, ast.Lambda):
        return ast.unparse(argument.body)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)
