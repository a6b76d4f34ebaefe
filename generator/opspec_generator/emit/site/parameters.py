"""What an op declares: its signature in one line or a few, and tables of what it takes and gives, with words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opspec_generator.emit.site.markup import cell, code, prose
from opspec_model.definitions.spec import Base, DeclaredAttribute, DeclaredTypeVar, DeclaredValue, Op

# What stands in the columns beside the names of what an op declares.
HEAD = ("type", "what it is for")
WIDTH = 60
# Who calls ops by names of their own, and what stands before those.
ELSEWHERE = {
    "jax": ("JAX", "jax."),
    "numpy": ("NumPy", "numpy."),
    "torch": ("PyTorch", "torch."),
    "tensorflow": ("TensorFlow", "tf."),
    "onnx": ("ONNX", ""),
}

Row = tuple[str, str, str]


def signature(op: Op) -> str:
    """How the op is written: on one line where that is short."""
    given = [f"{value.name}: {value.type}" for value in op.operands]
    set_ = [f"{leaf.name}: {leaf.kind}{_omitted(leaf)}" for leaf in op.leaves]
    set_ += [f"{region.name}: {region.text}" for region in op.regions]
    given += ["*", *set_] if set_ else []
    results = ", ".join(f"{value.name}: {value.type}" for value in op.results)
    after = f" -> {results}" if len(op.results) == 1 else f" -> ({results})"
    line = f"{op.short}({', '.join(given)}){after}"
    if len(line) <= WIDTH:
        return line
    results = "".join(f"\n    {value.name}: {value.type}," for value in op.results)
    after = f" -> ({results}\n)" if len(op.results) > 1 else after
    return f"{op.short}(" + "".join(f"\n    {part}," for part in given) + f"\n){after}"


def _omitted(leaf: DeclaredAttribute) -> str:
    """What stands for an attribute that may be left out."""
    return f" = {leaf.default}" if leaf.default is not None else " = none" if leaf.optional else ""


def elsewhere(op: Op) -> str:
    """What others call what the op does, in a line."""
    named = [
        f"{title} {', '.join(code(f'{prefix}{name}') for name in op.aliases[who])}"
        for who, (title, prefix) in ELSEWHERE.items()
        if who in op.aliases
    ]
    return "; ".join(named)


def parameters(op: Op) -> Iterator[tuple[str, str, str, list[Row]]]:
    """Tables of what an op takes and gives: title, the heads of the other columns, rows."""
    found = {
        "Operands": [_value(value) for value in op.operands],
        "Attributes": [row for attribute in op.attributes for row in _attribute(attribute, op.value_words)],
        "Told of values": [row for told in op.lookups for row in _attribute(told, op.value_words)],
        "Regions": [_row(region.name, code(region.text), region.words) for region in op.regions],
        "Results": [_value(value) for value in op.results],
    }
    yield from ((title, *HEAD, rows) for title, rows in found.items() if rows)


def types(op: Op) -> list[Row]:
    """What the type variables range over."""
    return [_typevar(var, op.base) for var in op.typevars]


def _value(value: DeclaredValue) -> tuple[str, str, str]:
    return _row(value.name, code(str(value.type)), value.words)


def _row(name: str, kind: str, words: str, indent: str = "") -> tuple[str, str, str]:
    """What is declared, as a row of a table."""
    return f"{indent}`{name}`", cell(kind), cell(prose(words))


def _attribute(
    attribute: DeclaredAttribute, values: Mapping[str, Mapping[str, str]], indent: str = ""
) -> Iterator[tuple[str, str, str]]:
    kind = attribute.kind
    if attribute.fields:
        kind = f"#{kind}"
    elif attribute.choices:
        kind = f"{'list of ' if kind.endswith('[]') else ''}{' | '.join(attribute.choices)}"
    kind = code(kind)
    kind += f" with {attribute.columns} columns" if attribute.columns is not None else ""
    kind += ", or axes of a mesh" if attribute.groups else ""
    kind += f", by default {code(str(attribute.default))}" if attribute.default is not None else ""
    kind += ", optional" if attribute.optional else ""
    told = [f"`{value}`: {words}" for value, words in values.get(attribute.name, {}).items()]
    yield _row(attribute.name, kind, " ".join([attribute.words, *told]).strip(), indent)
    for field in attribute.fields:
        yield from _attribute(field, values, "↳ ")


def _typevar(var: DeclaredTypeVar, base: Base) -> tuple[str, str, str]:
    notes = ["one type per item"] if var.pack else []
    notes += ["quantization parameters may differ"] if var.baseline else []
    notes += ["what is quantized per axis may differ in that"] if var.moved else []
    # A variable without classes is for values that are no tensors too.
    ranges = f"[{class_text(var.classes, base)}](../types.md)" if var.classes else "any type of a value"
    return _row(var.name, ranges, ", ".join(notes))


def class_text(classes: frozenset[str], base: Base) -> str:
    """A set of classes in as few names as possible."""
    left, found = set(classes), []
    for name, members in sorted(base.classes.items(), key=lambda item: (-len(item[1]), item[0])):
        if members <= left:
            found.append(name)
            left -= members
    return " or ".join([*found, *sorted(left)])
