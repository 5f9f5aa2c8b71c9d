"""Parse declarations from source files without importing them."""

import ast
import keyword
import tomllib
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import Any


class DeclarationError(Exception):
    """A declaration that the generator does not understand; the message names file and line."""


def tables_in(path: Path) -> dict[str, Any]:
    """The tables of a data file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DeclarationError(f"{path}: {error}") from None


class Module:
    """A parsed module and the origins of its imported names."""

    def __init__(self, path: Path, name: str, text: str | None = None) -> None:
        """`text` is the source where it is not that of the file, but made from it."""
        self.path = path
        self.name = name
        self.tree = ast.parse(path.read_text("utf-8") if text is None else text)
        self.origins = {
            alias.asname or alias.name: (self._source(node), alias)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        """The module of each imported name."""

    def _source(self, node: ast.ImportFrom) -> str:
        """The full name of the module that an import line reads."""
        package = self.name.rpartition(".")[0]
        return resolve_name("." * node.level + (node.module or ""), package)

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def assigned(self, name: str) -> ast.expr | None:
        """The value of a module-level variable."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and _names(node.targets) == [name]:
                return node.value
            if isinstance(node, ast.AnnAssign) and _names([node.target]) == [name]:
                return node.value
        return None

    def error(self, node: ast.AST, what: str) -> DeclarationError:
        return DeclarationError(f"{self.path}:{getattr(node, 'lineno', 0)}: {what}")

    def imports(self, names: set[str]) -> list[str]:
        """Import lines for the names that this module imports or defines."""
        wanted: dict[str, list[str]] = {}
        for name in names:
            if name in self.origins:
                module, alias = self.origins[name]
                if module == "__future__" or alias.name == "Annotated":
                    continue
                renamed = alias.name if alias.asname is None else f"{alias.name} as {name}"
                wanted.setdefault(module, []).append(renamed)
            elif self._defines(name):
                wanted.setdefault(self.name, []).append(name)
        return [
            f"from {module} import {', '.join(sorted(imported))}"
            for module, imported in sorted(wanted.items())
        ]

    def _defines(self, name: str) -> bool:
        return self.assigned(name) is not None or any(
            isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name
            for node in self.tree.body
        )


def package_of(folder: Path) -> str:
    """The dotted name of a folder, starting at its outermost parent package."""
    parts = [folder.name]
    parent = folder.resolve().parent
    while (parent / "__init__.py").is_file():
        parts.insert(0, parent.name)
        parent = parent.parent
    return ".".join(parts)


def fields_of(declared: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    """The annotated fields of a class, without class variables."""
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if ast.unparse(node.annotation).startswith("ClassVar"):
                continue
            yield node


def field_name(field: ast.AnnAssign) -> str:
    assert isinstance(field.target, ast.Name)
    return field.target.id


def tag_of(declared: ast.ClassDef) -> str | None:
    """The `tag="..."` of a struct."""
    for given in declared.keywords:
        if given.arg == "tag" and isinstance(given.value, ast.Constant):
            return str(given.value.value)
    return None


def function_name(tag: str) -> str:
    """A tag as a function name; Python keywords get an underscore, as in `return_`."""
    return f"{tag}_" if keyword.iskeyword(tag) else tag


def names_in(text: str) -> set[str]:
    """The names that an expression uses."""
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}


def _names(targets: list[ast.expr]) -> list[str]:
    return [target.id for target in targets if isinstance(target, ast.Name)]
