"""The text of views and builders: members of a class; parameters, docstring and call of a function."""

from __future__ import annotations

import keyword
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec_generator.emit.python_text import docstring, quoted, tuple_text
from opspec_generator.spelling.python_layout import WIDTH
from opspec_model.definitions.spec import DeclaredAttribute, Op, ValueType
from opspec_model.definitions.used_defines import used_defines

# What a view gives and what a builder takes for an attribute of each kind; anything else is `Any`.
GIVES = {
    "i64": "int",
    "i32": "int",
    "f32": "float",
    "f64": "float",
    "bool": "bool",
    "unit": "bool",
    "str": "str",
    "i64[]": "tuple[int, ...]",
    "bool[]": "tuple[bool, ...]",
    "i64[][]": "tuple[tuple[int, ...], ...]",
    "function": "str",
    "symbol[]": "tuple[str, ...]",
    "i64[]...": "tuple[tuple[int, ...], ...]",
    "elements": "Array",
}
TAKES = GIVES | {
    "i64[]": "Sequence[int]",
    "bool[]": "Sequence[bool]",
    "i64[][]": "Sequence[Sequence[int]]",
    "symbol[]": "Sequence[str]",
    "i64[]...": "Sequence[Sequence[int]]",
}
# Where the names in annotations come from; they are imported for readers and type checkers only.
TYPES = {
    "Array": "opspec.values.arrays",
    "Sequence": "collections.abc",
    "Body": "opspec.building.views",
    "Operand": "opspec.building.views",
    "ResultType": "opspec.building.views",
    "SSAValue": "opspec.building.views",
    "ir": "opspec.programs.carrier",
    "Other": "opspec.values.types",
    "Tensor": "opspec.values.types",
    "Vec": "opspec.values.dims",
}
STANDARD = {"Sequence"}


@dataclass(frozen=True, slots=True)
class Enumeration:
    """An enumeration of a dialect: its name there, what annotations call it, its members."""

    name: str
    alias: str
    members: tuple[str, ...]


def enumerations(op: Op) -> list[Enumeration]:
    """The enumerations that the op's attributes are of."""
    used = {leaf.choices for leaf in op.leaves}
    declared = op.base.enums(op.dialect).items()
    return [Enumeration(name, camel_case(name), members) for name, members in declared if members in used]


def camel_case(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def annotation_names(lines: Iterable[str]) -> set[str]:
    """The words of what is no docstring."""
    code = " ".join(line for line in lines if not line.lstrip().startswith('"""'))
    return set(re.findall(r"\w+", code))


# --- views ----------------------------------------------------------------------------------------


def view_bases(op: Op, enums: Sequence[Enumeration]) -> Iterator[str]:
    yield "OpView"
    yield "signature=SIGNATURE"
    if enums:
        chosen = [leaf for leaf in op.leaves if leaf.choices]
        named = (f"{quoted(leaf.name)}: {quoted(_enum(leaf, enums).name)}" for leaf in chosen)
        yield f"enums={{{', '.join(named)}}}"


def view_members(op: Op, enums: Sequence[Enumeration]) -> Iterator[str]:
    """The typed members of a view, each followed by its documentation if it has one."""
    for operand in op.operands:
        yield f"    {operand.name}: {_value_type(operand.type)}"
    for leaf in op.leaves:
        yield f"    {leaf.name}: {_given_type(leaf, enums)}"
        if leaf.words:
            yield docstring(leaf.words, 4)
    for region in op.regions:
        yield f"    {region.name}: {'tuple[ir.Region, ...]' if region.variadic else 'ir.Region'}"
    for result in op.results:
        yield f"    {result.name}: {_value_type(result.type)}"


def _value_type(type_: ValueType) -> str:
    if type_.variadic:
        return "tuple[SSAValue, ...]"
    return "SSAValue | None" if type_.optional else "SSAValue"


def _given_type(leaf: DeclaredAttribute, enums: Sequence[Enumeration]) -> str:
    text = _attribute_type(leaf, enums, GIVES, "tuple[{}, ...]")
    absent = leaf.optional and leaf.default is None and not leaf.kind.endswith("[]")
    return f"{text} | None" if absent and text != "Any" else text


def _attribute_type(leaf: DeclaredAttribute, enums: Sequence[Enumeration], types: Mapping[str, str], many: str) -> str:
    if not leaf.choices:
        return types.get(leaf.kind, "Any")
    alias = _enum(leaf, enums).alias
    return many.format(alias) if leaf.kind == "enum[]" else alias


def _enum(leaf: DeclaredAttribute, enums: Sequence[Enumeration]) -> Enumeration:
    return next(enum for enum in enums if enum.members == leaf.choices)


# --- builders -------------------------------------------------------------------------------------


def builder_name(op: Op) -> str:
    return f"{op.module}_" if keyword.iskeyword(op.module) else op.module


def builder_parameters(op: Op, enums: Sequence[Enumeration]) -> Iterator[str]:
    """Operands by position, all else by keyword."""
    needed = max((at for at, operand in enumerate(op.operands) if not operand.type.optional), default=-1)
    for at, operand in enumerate(op.operands):
        yield f"{operand.name}: {_operand_type(operand.type)}{' = None' if at > needed else ''}"
    yield "*"
    for attribute in op.attributes:
        for leaf in attribute.leaves:
            may_miss = leaf.default is not None or leaf.optional or attribute.optional
            yield f"{leaf.name}: {_taken_type(leaf, enums, may_miss)}"
    for region in op.regions:
        yield f"{region.name}: {'Sequence[Body]' if region.variadic else 'Body'}"
    yield "result_type: ResultType = None"
    yield "loc: ir.Location | None = None"
    yield "ip: ir.InsertionPoint | None = None"


def _operand_type(type_: ValueType) -> str:
    if type_.variadic:
        return "Sequence[Operand]"
    return "Operand | None" if type_.optional else "Operand"


def _taken_type(leaf: DeclaredAttribute, enums: Sequence[Enumeration], may_miss: bool) -> str:
    if leaf.kind == "unit":
        return "bool = False"
    text = _attribute_type(leaf, enums, TAKES, "Sequence[{}]")
    if not may_miss:
        return text
    return "Any = None" if text == "Any" else f"{text} | None = None"


def passed_on(op: Op) -> Iterator[str]:
    """What a builder calls `build` with."""
    yield camel_case(op.module)
    yield tuple_text(operand.name for operand in op.operands)
    if op.attributes:
        yield f"{{{', '.join(f'{quoted(leaf.name)}: {leaf.name}' for leaf in op.leaves)}}}"
    if op.regions:
        yield f"regions={{{', '.join(f'{quoted(region.name)}: {region.name}' for region in op.regions)}}}"
    yield from ("result_type=result_type", "loc=loc", "ip=ip")


def builder_doc(op: Op) -> str:
    """The summary, what is declared and what for, what an absent attribute means."""
    notes = [f"{value.name}: {value.words}" for value in op.operands if value.words]
    notes += [f"{leaf.name}: {leaf.words}" for leaf in op.leaves if leaf.words]
    notes += [f"{region.name}: {region.words} {region.text}".replace(":  ", ": ") for region in op.regions]
    notes += [f"{result.name}: {result.words}" for result in op.results if result.words]
    defaults = _defaults(op)
    paragraphs = [part for part in (notes, [defaults] if defaults else []) if part]
    if not paragraphs:
        return docstring(op.summary, 4)
    lines = [f'"""{op.summary}']
    for paragraph in paragraphs:
        lines += ["", *paragraph]
    return "\n".join(
        textwrap.fill(line, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
        for line in [*lines, '"""']
    )


def _defaults(op: Op) -> str:
    found = [(leaf.name, leaf.default) for leaf in op.leaves if leaf.kind != "unit"]
    formulas = [(name, formula) for name, formula in found if formula is not None]
    if not formulas:
        return ""
    terms = [f"{name} is {formula}" for name, formula in formulas]
    defines = used_defines(op, [formula.tree for _, formula in formulas])
    where = _listed([f"{binding.name} is {binding.text}" for binding in defines])
    return f"Unless given, {_listed(terms)}{f', where {where}' if where else ''}."


def _listed(items: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)
