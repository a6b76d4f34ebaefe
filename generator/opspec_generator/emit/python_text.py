"""What the Python targets share: printers of an op's formulas, and the imports that the printed text needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module

from opspec.values import dims
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import WIDTH, layout
from opspec_model.definitions.spec import Base, Op
from opspec_model.definitions.table_rows import Primitive
from opspec_model.definitions.used_defines import asks_grid
from opspec_model.language.tree import DIMS, INDEX, Apply
from opspec_model.language.types import FLOAT, Element
from opspec_model.names import COUNTS, NUMPY, PUBLIC

# Kernels do not compute these positions: where one undoes the other, a read becomes a reshape.
POSITIONS = frozenset({"flatten", "unflatten"})


def parameters(op: Op) -> list[str]:
    """The names that every generated rule may use, in the order of `opspec.rules.signature.Signature.names`."""
    return [
        *(value.name for value in op.operands),
        *(leaf.name for leaf in op.leaves),
        *(value.name for value in op.results),
        *(var.name for var in op.typevars),
        *(region.name for region in op.regions if region.variadic),
        *(COUNTS if asks_grid(op) else ()),
        *(found.name for found in op.lookups),
    ]


def rule_printer(op: Op, define: Callable[[str], str]) -> PythonPrinter:
    """For rules over shapes that may be unknown."""

    def infix(node: Apply) -> str | None:
        return op.base.primitives[node.function].operator if node.function in op.base.primitives else None

    return PythonPrinter(DIMS, infix, lambda node: index_helper(op.base, node.function), define)


def kernel_printer(op: Op, stage: Callable[[str], str]) -> PythonPrinter:
    """For kernels: indices are components of arrays, elements are arrays."""

    def infix(node: Apply) -> str | None:
        row = op.base.primitives.get(node.function)
        if row is None or row.operator is None:
            return None
        return row.operator if not on_elements(node) or plain_infix(row) else None

    def helper(node: Apply) -> tuple[str, str]:
        if on_elements(node) and node.function in op.base.primitives:
            return primitives_module(op.base.primitives[node.function]), node.function
        if node.function in POSITIONS:
            return "opspec.kernels.pull", node.function
        return index_helper(op.base, node.function)

    return PythonPrinter(INDEX, infix, helper, stage=stage, operand=kernel_operand, negation="logical_not")


def kernel_operand(name: str) -> str:
    """What a kernel calls an operand: not like the function that makes indices."""
    return f"{name}_" if name == "index" else name


def on_elements(node: Apply) -> bool:
    """Whether a function works on elements here, not on indices."""
    return (
        any(isinstance(arg.type, Element) for arg in node.args) or isinstance(node.type, Element) or node.type == FLOAT
    )


def primitives_module(row: Primitive) -> str:
    """The module of a row's function of elements: the core's, or the pack's."""
    return f"{row.package}.numpy.primitives"


def plain_infix(row: Primitive) -> bool:
    """Whether the operator alone says what NumPy has to do, for every class of elements."""
    names = [p.name for p in row.signature.parameters]
    text = f" {row.operator} ".join(names) if len(names) == 2 else f"{row.operator}{names[0]}"
    return not row.widen and {t for c, t in row.texts[NUMPY].items() if c != "index"} == {text}


def index_helper(base: Base, function: str) -> tuple[str, str]:
    """Where a function over indices lives and what it is called: a helper of the runtime, or a generated function."""
    row = base.primitives.get(function)
    if row is None:
        return "", function
    helper = forwards_to(row)
    return ("opspec.values.dims", helper) if helper is not None else (f"{row.package}.indices", function)


def index_text(row: Primitive) -> str | None:
    """The row's Python text over indices and vectors, if it has a meaning there."""
    elements = any("index" not in classes for classes in row.where.values())
    return None if elements or row.signature.result == FLOAT else row.text(NUMPY, "index")


def forwards_to(row: Primitive) -> str | None:
    """The helper of the runtime that the row's text merely calls."""
    text = index_text(row)
    match = re.fullmatch(r"(\w+)\(([^()]*)\)", text) if text is not None else None
    if match is None or match[2] != ", ".join(p.name for p in row.signature.parameters):
        return None
    return match[1] if hasattr(dims, match[1]) else None


# --- imports --------------------------------------------------------------------------------------


@cache
def _public(module: str) -> frozenset[str]:
    found = import_module(module)
    return frozenset(getattr(found, "__all__", dir(found)))


def imports(used: Iterable[tuple[str, str]], modules: Sequence[str]) -> list[str]:
    """Import lines for the used helpers: each from its home, else from the first module that has it."""
    lines: dict[str, set[str]] = {}
    homes: dict[str, str] = {}
    for known, name in sorted(set(used)):
        home = known or next((module for module in modules if name in _public(module)), None)
        if home is None:
            raise KeyError(f"nothing in the runtime is called '{name}'")
        if homes.setdefault(name, home) != home:
            raise KeyError(f"two helpers are called '{name}': one of {homes[name]}, one of {home}")
        lines.setdefault(home, set()).add(name)
    return [_import_line(module, sorted(names)) for module, names in sorted(lines.items())]


def _import_line(module: str, names: list[str]) -> str:
    text = f"from {module} import {', '.join(names)}"
    return text if len(text) <= WIDTH else layout(f"from {module} import ", f"({', '.join(names)})")


# --- text -----------------------------------------------------------------------------------------


def quoted(text: str) -> str:
    """A string literal, with double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def docstring(text: str, indent: int = 0) -> str:
    """A docstring, wrapped where it is long."""
    pad = " " * indent
    if len(text) + 6 + indent <= WIDTH:
        return f'{pad}"""{text}"""'
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) + 4 + indent > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return f'{pad}"""' + f"\n{pad}".join([*lines, line]) + f'\n{pad}"""'


def tuple_text(items: Iterable[str]) -> str:
    """A tuple display; one item keeps its comma."""
    listed = list(items)
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def class_set(base: Base, classes: frozenset[str]) -> str:
    """The constant of opspec_generated.classes for a set of classes, or a union of constants."""
    named = next((name for name, atoms in base.classes.items() if atoms == classes), None)
    return named.upper() if named is not None else " | ".join(name.upper() for name in sorted(classes))


def read_name(op: Op, reading: str) -> str:
    """An op's name, and the reading that a text has it in."""
    return op.name if reading == PUBLIC else f"{op.name} (read as {reading})"
