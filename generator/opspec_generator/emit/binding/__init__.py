"""Bindings: what an op takes and gives as data, a typed view of an operation, and a builder of one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opspec_generator.emit.binding.text import (
    STANDARD,
    TYPES,
    Enumeration,
    annotation_names,
    builder_doc,
    builder_name,
    builder_parameters,
    camel_case,
    enumerations,
    passed_on,
    view_bases,
    view_members,
)
from opspec_generator.emit.python_text import (
    class_set,
    docstring,
    imports,
    quoted,
    rule_printer,
    tuple_text,
)
from opspec_generator.emit.rule_types import attribute_type, value_type
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Base, DeclaredAttribute, DeclaredTypeVar, Op, RegionSpec, ValueType
from opspec_model.definitions.used_defines import asks_grid, used_defines

CLASSES = "opspec_generated.classes"


class BindingEmitter:
    """One module per op: `SIGNATURE`, defaults that depend on operands, a class for views and a builder."""

    name = "binding"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        printer = rule_printer(op, lambda name: name)
        absent = [leaf for leaf in op.leaves if leaf.default is not None]
        defaults = [text for leaf in absent for text in _default(op, leaf, printer)]
        signature = layout("SIGNATURE = ", f"Signature({', '.join(_signature(op))})")
        printer.used |= set(_used(op, signature))
        enums = enumerations(op)
        members = list(view_members(op, enums))
        header = f"({', '.join(builder_parameters(op, enums))}) -> {camel_case(op.module)}:"
        names = annotation_names([header, *members, *(line for line in defaults if line.startswith("def "))])
        names -= {name for _, name in printer.used}
        typing = [("TYPE_CHECKING", True), ("Any", "Any" in names), ("Literal", enums)]
        text = (
            environment()
            .get_template("binding/op.py.j2")
            .render(
                title=docstring(f"Binding of {op.name}: {op.summary}"),
                source=op.path,
                typing=", ".join(name for name, wanted in typing if wanted),
                imports=imports(printer.used, ["opspec.rules.vocabulary"]),
                standard_types=imports(((TYPES[name], name) for name in names & STANDARD), []),
                types=imports(((TYPES[name], name) for name in names & set(TYPES) - STANDARD), []),
                enums=[layout(f"{enum.alias} = ", _literal(enum)) for enum in enums],
                defaults=defaults,
                signature=signature,
                view=layout(f"class {camel_case(op.module)}", f"({', '.join(view_bases(op, enums))}):"),
                summary=docstring(op.summary, 4),
                members=members,
                header=layout(f"def {builder_name(op)}", header),
                doc=builder_doc(op),
                body=layout("return ", f"build({', '.join(passed_on(op))})", 4),
            )
        )
        return {f"{op.package}/binding/{op.dialect}/{op.module}.py": text}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        if base.is_pack:
            return {}
        constants = [f"{name.upper()} = {_class_text(name, atoms)}" for name, atoms in base.classes.items()]
        text = environment().get_template("binding/classes.py.j2").render(constants=constants)
        return {f"{base.package}/classes.py": text}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        ordered = sorted(summaries, key=lambda op: str(op["name"]))
        entries = [layout(f"{quoted(op['name'])}: ", f"{_entry(op)},", 4) for op in ordered]
        text = environment().get_template("binding/index.py.j2").render(entries=entries)
        return {f"{summaries[0]['package']}/index.py": text}


def _used(op: Op, signature: str) -> Iterator[tuple[str, str]]:
    """The helpers that any binding needs, and those that this signature names."""
    yield from (("opspec.building.views", "OpView"), ("opspec.building.builder", "build"))
    constructors = ("Signature", "Value", "Attribute", "Region", "TypeVar")
    yield from (("opspec.rules.signature", name) for name in constructors if re.search(rf"\b{name}\(", signature))
    classes = {name.upper() for name in op.base.classes}
    words = re.findall(r"(?<![\w\"])[A-Z_]+(?![\w\"])", signature)
    yield from ((CLASSES, name) for name in words if name in classes)


def _literal(enum: Enumeration) -> str:
    return f"Literal[{', '.join(map(quoted, enum.members))}]"


def _class_text(name: str, atoms: frozenset[str]) -> str:
    if atoms == {name}:
        return f'frozenset({{"{name}"}})'
    return " | ".join(atom.upper() for atom in sorted(atoms))


def _signature(op: Op) -> Iterator[str]:
    yield quoted(op.name)
    yield f"operands={tuple_text(_value(op, v.name, v.type) for v in op.operands)}"
    yield f"results={tuple_text(_value(op, v.name, v.type) for v in op.results)}"
    if op.attributes:
        yield f"attributes={tuple_text(_attribute(a) for a in op.attributes)}"
    if op.lookups:
        yield f"lookups={tuple_text(_attribute(a) for a in op.lookups)}"
    if op.regions:
        yield f"regions={tuple_text(_region(op, region) for region in op.regions)}"
    if op.typevars:
        yield f"typevars={tuple_text(_typevar(op, var) for var in op.typevars)}"
    if op.deprecated:
        yield f"deprecated={quoted(op.deprecated)}"
    if asks_grid(op):
        yield "grid=True"


def _value(op: Op, name: str, type_: ValueType) -> str:
    parts = [quoted(name), quoted(type_.kind)]
    if type_.var or type_.element:
        parts.append(quoted(type_.var or type_.element))
    elif type_.classes:
        parts.append(f"classes={class_set(op.base, type_.classes)}")
    parts += [f"{flag}=True" for flag in ("variadic", "optional") if getattr(type_, flag)]
    parts += [f"when={quoted(type_.when)}"] if type_.when else []
    return f"Value({', '.join(parts)})"


def _typevar(op: Op, var: DeclaredTypeVar) -> str:
    parts = [quoted(var.name), class_set(op.base, var.classes) if var.classes else "frozenset()"]
    parts += [f"{flag}=True" for flag in ("pack", "baseline", "stored", "moved", "exact", "own") if getattr(var, flag)]
    parts += [f"element={quoted(var.element)}"] if var.element else []
    parts += [f"kinds=frozenset({{{', '.join(map(quoted, sorted(var.kinds)))}}})"] if var.kinds else []
    return f"TypeVar({', '.join(parts)})"


def _attribute(attribute: DeclaredAttribute) -> str:
    parts = [quoted(attribute.name), quoted(attribute.kind)]
    if attribute.default is not None:
        parts.append(f"default=default_{attribute.name}")
    parts += ["optional=True"] if attribute.optional else []
    parts += [f"choices={tuple_text(map(quoted, attribute.choices))}"] if attribute.choices else []
    parts += [f"element={quoted(attribute.element)}"] if attribute.element else []
    parts += [f"{flag}=True" for flag in ("groups", "scalar") if getattr(attribute, flag)]
    parts += [f"columns={attribute.columns}"] if attribute.columns is not None else []
    parts += [f"{name}={quoted(text)}" for name in ("struct", "symbol_of", "of") if (text := getattr(attribute, name))]
    parts += [f"parts={tuple_text(map(_attribute, attribute.parts))}"] if attribute.parts else []
    parts += [f"fields={tuple_text(map(_attribute, attribute.fields))}"] if attribute.fields else []
    return f"Attribute({', '.join(parts)})"


def _region(op: Op, region: RegionSpec) -> str:
    groups = [tuple_text(_value(op, f"arg{i}", t) for i, t in enumerate(group)) for group in region.arguments]
    results = tuple_text(_value(op, f"result{i}", t) for i, t in enumerate(region.results))
    many = ", variadic=True" if region.variadic else ""
    return f"Region({quoted(region.name)}, {tuple_text(groups)}, {results}{many})"


def _default(op: Op, leaf: DeclaredAttribute, printer: PythonPrinter) -> Iterator[str]:
    """A function of the operands' types for what an absent attribute means."""
    assert leaf.default is not None
    parameters = ", ".join(f"{value.name}: {value_type(value)}" for value in op.operands)
    yield ""
    yield ""
    yield layout(f"def default_{leaf.name}", f"({parameters}) -> {attribute_type(leaf)}:")
    for binding in used_defines(op, [leaf.default.tree]):
        yield layout(f"{binding.name} = ", printer.text(binding.value), 4)
    yield layout("return ", printer.text(leaf.default.tree), 4)


def _entry(op: Mapping[str, Any]) -> str:
    parts = [quoted(op["summary"]), quoted(op["meaning"])]
    parts += [f"{name}={tuple_text(map(quoted, op[name]))}" for name in ("regions", "readings") if op[name]]
    parts += [f"{name}={quoted(op[name])}" for name in ("since", "changed") if op[name]]
    return f"Entry({', '.join(parts)})"


EMITTER = BindingEmitter()
