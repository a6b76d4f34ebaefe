"""What an op takes and gives, as data, and how an operation of a program is held against it.

The rules here are the implicit ones, with the same numbers for every op:
T1 number of operands, T2 kind of each operand, T3 agreement of type variables, T4 attributes present,
T5 kind of each attribute, T6 number of results, T7 kind of each result, T8 regions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.dims import Vec
from opspec.element import Other, Quantized, Tensor

IMPLICIT: dict[str, str] = {
    "T1": "the op has the operands that it declares",
    "T2": "each operand has its declared kind of type",
    "T3": "types that share a type variable agree",
    "T4": "each required attribute is there",
    "T5": "each attribute has its declared kind",
    "T6": "the op has the results that it declares",
    "T7": "each result has its declared kind of type",
    "T8": "each region has the declared arguments and results",
}


@dataclass(frozen=True, slots=True)
class TypeVar:
    """A type variable; `pack`: one type per item; `baseline`: quantization parameters may differ."""

    name: str
    classes: frozenset[str]
    pack: bool = False
    baseline: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """An operand, result or region argument. `element`: a type variable, else a class or element type."""

    name: str
    kind: str
    element: str = ""
    classes: frozenset[str] = frozenset()
    variadic: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute. `default` computes an absent one from the operands' types."""

    name: str
    kind: str
    default: Callable[..., Any] | None = None
    optional: bool = False
    choices: tuple[str, ...] = ()
    columns: int | None = None
    fields: tuple[Attribute, ...] = ()


@dataclass(frozen=True, slots=True)
class Region:
    """A region: groups of argument types, each group once or once per item of its pack."""

    name: str
    arguments: tuple[tuple[Value, ...], ...]
    results: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Signature:
    """An op's operands, attributes, regions and results."""

    op: str
    operands: tuple[Value, ...]
    results: tuple[Value, ...]
    attributes: tuple[Attribute, ...] = ()
    regions: tuple[Region, ...] = ()
    typevars: tuple[TypeVar, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The parameters of generated rules, in order."""
        leaves = [leaf.name for a in self.attributes for leaf in (a.fields or (a,))]
        values = [v.name for v in self.operands]
        return (*values, *leaves, *(v.name for v in self.results), *(v.name for v in self.typevars))


@dataclass(frozen=True, slots=True)
class Broken:
    """An implicit rule that does not hold: which, what was expected and found."""

    rule: str
    message: str


Types = Sequence["Tensor | Other"]
Bodies = Sequence[tuple[Types, Types]]


class Binder:
    """Holds one operation against a signature: the value of each declared name, or what is broken."""

    def __init__(self, signature: Signature) -> None:
        self.signature = signature
        self.broken: list[Broken] = []
        self.types: dict[str, Any] = {}
        self._vars = {var.name: var for var in signature.typevars}

    def fail(self, rule: str, message: str) -> None:
        self.broken.append(Broken(rule, message))

    def operands(self, types: Types) -> list[Any] | None:
        found = self._group("operand", "T1", self.signature.operands, types)
        if found is not None:
            for value, items in zip(self.signature.operands, found, strict=True):
                self._kinds("operand", "T2", value, items)
        return found

    def results(self, types: Types) -> list[Any] | None:
        found = self._group("result", "T6", self.signature.results, types)
        if found is not None:
            for value, items in zip(self.signature.results, found, strict=True):
                self._kinds("result", "T7", value, items)
        return found

    def attributes(self, given: Mapping[str, Any], operands: Sequence[Any]) -> list[Any]:
        values: list[Any] = []
        for attribute in self.signature.attributes:
            raw = given.get(attribute.name)
            if attribute.fields:
                values += self._struct(attribute, raw, operands)
            else:
                values.append(self._attribute(attribute, raw, operands))
        return values

    def regions(self, bodies: Bodies) -> None:
        """`bodies`: the argument types and the returned types of each region."""
        declared = self.signature.regions
        if len(bodies) != len(declared):
            self.fail("T8", f"expected {_count(len(declared), 'region')}, found {len(bodies)}")
            return
        for region, (arguments, results) in zip(declared, bodies, strict=True):
            self._region(region, arguments, results)

    # -- values ------------------------------------------------------------------------------------

    def _group(self, noun: str, rule: str, declared: tuple[Value, ...], types: Types) -> list[Any] | None:
        """Deal the types out to the declared values; several variadic ones are of one length."""
        fixed = sum(not (v.variadic or v.optional) for v in declared)
        loose = len(declared) - fixed
        spare = len(types) - fixed
        if spare < 0 or (spare and not loose) or (loose > 1 and spare % loose):
            wanted = ", ".join(v.name + ("..." if v.variadic else "?" if v.optional else "") for v in declared)
            self.fail(rule, f"expected {_count(fixed, noun)}{' or more' if loose else ''} ({wanted}), found {len(types)}")
            return None
        if not loose:
            return list(types)
        share, at, found = spare // loose, 0, []
        for value in declared:
            size = share if value.variadic or value.optional else 1
            items = types[at : at + size]
            found.append(tuple(items) if value.variadic else items[0] if items else None)
            at += size
        return found

    def _kinds(self, noun: str, rule: str, value: Value, items: Any) -> None:
        if value.variadic:
            for position, item in enumerate(items):
                self._kind(f"{noun} {value.name}[{position}]", rule, value, item, position)
        elif items is not None:
            self._kind(f"{noun} {value.name}", rule, value, items, None)

    def _kind(self, label: str, rule: str, value: Value, type_: Tensor | Other, position: int | None) -> None:
        kind = value.kind
        if kind == "any":
            return
        if kind == "token":
            if str(type_) != "!stablehlo.token":
                self.fail(rule, f"{label}: expected a token, found {type_}")
            return
        if not isinstance(type_, Tensor):
            self.fail(rule, f"{label}: expected a tensor, found {type_}")
            return
        rank = len(type_.shape)
        if (kind == "scalar" and rank != 0) or (kind in ("vector", "ints") and rank != 1):
            self.fail(rule, f"{label}: expected a tensor of rank {0 if kind == 'scalar' else 1}, found {type_}")
        self.element(label, rule, value, type_.element, position)

    def element(self, label: str, rule: str, value: Value, element: Any, position: int | None) -> None:
        var = self._vars.get(value.element)
        classes = var.classes if var is not None else value.classes
        if classes and element.kind not in classes or not classes and value.element != element.name:
            wanted = " or ".join(sorted(classes)) or value.element
            self.fail(rule, f"{label}: expected elements of type {wanted}, found {element}")
            return
        if var is None:
            return
        key = (var.name, position) if var.pack and position is not None else var.name
        known = self.types.setdefault(key, element)  # type: ignore[arg-type]
        if known is not element and not _agree(known, element, var.baseline):
            self.fail("T3", f"{label}: expected elements of type {known} ({var.name} of an earlier one), found {element}")

    def typevars(self) -> list[Any]:
        """What each type variable stands for, None where nothing tells."""
        found: list[Any] = []
        for var in self.signature.typevars:
            if var.pack:
                keys = sorted(k[1] for k in self.types if isinstance(k, tuple) and k[0] == var.name)
                found.append(tuple(self.types[(var.name, k)] for k in keys))  # type: ignore[index]
            else:
                found.append(self.types.get(var.name))
        return found

    # -- attributes --------------------------------------------------------------------------------

    def _struct(self, attribute: Attribute, raw: Any, operands: Sequence[Any]) -> list[Any]:
        if raw is None and not attribute.optional:
            self.fail("T4", f"attribute {attribute.name} is missing")
            return [None] * len(attribute.fields)
        fields = getattr(raw, "fields", {}) if raw is not None else {}
        if raw is not None and getattr(raw, "kind", None) != attribute.kind:
            self.fail("T5", f"attribute {attribute.name}: expected {attribute.kind}, found {raw}")
        return [self._attribute(field, fields.get(field.name.rstrip("_")), operands) for field in attribute.fields]

    def _attribute(self, attribute: Attribute, raw: Any, operands: Sequence[Any]) -> Any:
        if raw is None:
            if attribute.default is not None:
                return attribute.default(*operands)
            if not attribute.optional:
                self.fail("T4", f"attribute {attribute.name} is missing")
            return () if attribute.kind.endswith("[]") else None
        value = decode(attribute, raw)
        if value is None:
            self.fail("T5", f"attribute {attribute.name}: expected {describe(attribute)}, found {raw}")
        return value

    # -- regions -----------------------------------------------------------------------------------

    def _region(self, region: Region, arguments: Types, results: Types) -> None:
        expected = _expand(region.arguments, len(arguments))
        if expected is None:
            wanted = ", ".join(f"{v.kind}<{v.element}>" for group in region.arguments for v in group)
            self.fail("T8", f"region {region.name}: expected arguments ({wanted}), found {len(arguments)}")
            return
        for at, ((value, position), type_) in enumerate(zip(expected, arguments, strict=True)):
            self._kind(f"region {region.name}, argument {at}", "T8", value, type_, position)
        returned = _expand((region.results,), len(results))
        if returned is None:
            self.fail("T8", f"region {region.name}: expected {len(region.results)} returned values, found {len(results)}")
            return
        for at, ((value, position), type_) in enumerate(zip(returned, results, strict=True)):
            self._kind(f"region {region.name}, returned value {at}", "T8", value, type_, position)


def decode(attribute: Attribute, raw: Any) -> Any:
    """The attribute's value as expressions use it, or None where it is of another kind."""
    kind = attribute.kind
    match kind:
        case "i64":
            return raw if type(raw) is int else None
        case "f32":
            return raw if isinstance(raw, float) else None
        case "bool" | "unit":
            return raw if isinstance(raw, bool) else None
        case "i64[]" | "bool[]":
            wanted = bool if kind == "bool[]" else int
            if isinstance(raw, np.ndarray) and raw.ndim == 1:
                raw = raw.tolist()
            if isinstance(raw, tuple | list) and all(type(item) is wanted for item in list(raw)):
                return Vec(raw)
            return None
        case "i64[][]":
            if isinstance(raw, np.ndarray) and raw.ndim == 2 and attribute.columns in (None, raw.shape[1]):
                return Vec([Vec(row) for row in raw.tolist()])
            return None
        case "enum":
            return raw if raw in attribute.choices else None
        case "enum[]":
            return raw if isinstance(raw, tuple) and all(item in attribute.choices for item in raw) else None
        case "str":
            return raw if isinstance(raw, str) else None
    return raw


def describe(attribute: Attribute) -> str:
    """The kind of an attribute, in words."""
    if attribute.choices:
        return f"{'a list of ' if attribute.kind.endswith('[]') else ''}{' or '.join(attribute.choices)}"
    words = {
        "i64": "an integer", "f32": "a float", "bool": "a truth value", "unit": "a unit attribute", "str": "a string",
        "i64[]": "a vector of integers", "bool[]": "a vector of truth values", "i64[][]": "a matrix of integers",
    }  # fmt: skip
    columns = f" with {attribute.columns} columns" if attribute.columns else ""
    return words.get(attribute.kind, attribute.kind) + columns


def _agree(known: Any, element: Any, baseline: bool) -> bool:
    if isinstance(known, Quantized) and isinstance(element, Quantized) and baseline:
        return known.storage is element.storage and known.expressed is element.expressed
    return bool(known == element)


def _expand(groups: tuple[tuple[Value, ...], ...], count: int) -> list[tuple[Value, int | None]] | None:
    """The declared value of each of `count` arguments, with its position in a pack; None where the count cannot be."""
    fixed = sum(len(g) for g in groups if not g[0].variadic)
    width = sum(len(g) for g in groups if g[0].variadic)
    repeats, rest = divmod(count - fixed, width) if width else (0, count - fixed)
    if rest or repeats < 0:
        return None
    expanded: list[tuple[Value, int | None]] = []
    for group in groups:
        if not group[0].variadic:
            expanded += [(value, None) for value in group]
        else:
            expanded += [(value, position) for position in range(repeats) for value in group]
    return expanded


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number != 1 else ''}"
