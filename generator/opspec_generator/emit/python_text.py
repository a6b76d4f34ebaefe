"""What the Python targets share: printing an op's formulas, and the imports that the printed text needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from opspec_generator.language.layout import layout
from opspec_generator.language.signature import Callable
from opspec_generator.language.tree import Binding, Name, Node, Role, walk
from opspec_generator.model import Attribute, Op, Primitive, Rule, ValueType

WIDTH = 100


def parameters(op: Op) -> list[str]:
    """The names that every generated rule may use, in the order of `opspec.signature.Signature.names`."""
    return [
        *(value.name for value in op.operands),
        *(leaf.name for leaf in op.leaves),
        *(value.name for value in op.results),
        *(var.name for var in op.typevars),
    ]


def used_defines(op: Op, nodes: Iterable[Node]) -> list[Binding]:
    """The definitions that the trees refer to, directly or through each other, in their order."""
    wanted: set[str] = set()
    pending = list(nodes)
    values = {binding.name: binding.value for binding in op.defines}
    while pending:
        for node in walk(pending.pop()):
            if isinstance(node, Name) and node.role is Role.DEFINE and node.name not in wanted:
                wanted.add(node.name)
                pending.append(values[node.name])
    return [binding for binding in op.defines if binding.name in wanted]


def imports(used: Iterable[str], homes: Mapping[str, Iterable[str]]) -> list[str]:
    """Import lines for the used helpers: each from the first module that has it."""
    lines: dict[str, list[str]] = {}
    for name in sorted(set(used)):
        home = next((module for module, names in homes.items() if name in names), None)
        if home is None:
            raise KeyError(f"nothing in the runtime is called '{name}'")
        lines.setdefault(home, []).append(name)
    return [layout(f"from {module} import ", _maybe_wrapped(module, names)) for module, names in sorted(lines.items())]


def _maybe_wrapped(module: str, names: list[str]) -> str:
    text = ", ".join(names)
    return text if len(f"from {module} import {text}") <= WIDTH else f"({text})"


def quoted(text: str) -> str:
    """A string literal, with double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def docstring(text: str) -> str:
    """A one-line docstring, wrapped where it is long."""
    if len(text) + 6 <= WIDTH:
        return f'"""{text}"""'
    words, lines, line = text.split(), [], ""
    for word in words:
        if len(line) + len(word) + 4 > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return '"""' + "\n".join([*lines, line]) + '\n"""'


def value_text(name: str, type_: ValueType) -> str:
    """A declared value as an `opspec.signature.Value`."""
    parts = [quoted(name), quoted(type_.kind)]
    if type_.var:
        parts.append(quoted(type_.var))
    elif type_.element:
        parts.append(quoted(type_.element))
    elif type_.classes:
        parts.append(f"classes={class_set(type_.classes)}")
    parts += [f"{flag}=True" for flag in ("variadic", "optional") if getattr(type_, flag)]
    return f"Value({', '.join(parts)})"


def class_set(classes: frozenset[str]) -> str:
    return f"frozenset({{{', '.join(quoted(c) for c in sorted(classes))}}})"


def tuple_text(items: Iterable[str]) -> str:
    """A tuple display; one item keeps its comma."""
    listed = list(items)
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def index_functions(primitives: Mapping[str, Primitive]) -> dict[str, Callable]:
    return {name: primitive.callable for name, primitive in primitives.items()}


def required(attribute: Attribute) -> bool:
    return attribute.default is None and not attribute.optional


def rule_summary(rule: Rule) -> str:
    return rule.says or str(rule.formula)
