"""What an op takes and gives, as data, and how an operation of a program is held against it.

The rules here are the implicit ones, with the same numbers for every op:
T1 number of operands, T2 kind of each operand, T3 agreement of type variables, T4 attributes present,
T5 kind of each attribute, T6 number of results, T7 kind of each result, T8 regions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any

import numpy as np

from opspec.dims import Undefined, Vec
from opspec.element import Other, Quantized, Tensor

LONGEST = 1 << 20  # entries of an attribute: a constant may declare many more than it takes to write

REGION_END = "stablehlo.return"  # ends the regions of every op, whatever its dialect

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
        self.items: int | None = None  # how many items each variadic value has whose types are variables
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
        """Deal the types out to the declared values; all variadic ones of an op are of one length."""
        fixed = sum(not (v.variadic or v.optional) for v in declared)
        loose = len(declared) - fixed
        spare = len(types) - fixed
        if spare < 0 or (spare and not loose) or (loose > 1 and spare % loose):
            names = ", ".join(v.name + ("..." if v.variadic else "?" if v.optional else "") for v in declared)
            wanted = f"{_count(fixed, noun)}{' or more' if loose else ''} ({names})"
            self.fail(rule, f"expected {wanted}, found {len(types)}")
            return None
        if not loose:
            return list(types)
        share, at, found = spare // loose, 0, []
        if any(v.variadic and v.element in self._vars for v in declared):
            if self.items is not None and share != self.items:
                wanted = f"{_count(fixed + self.items * loose, noun)}, as many as the operands ask for"
                self.fail(rule, f"expected {wanted}, found {len(types)}")
                return None
            self.items = share
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
            self.fail(rule, f"{label}: expected a ranked tensor of known elements, found {type_}")
            return
        rank = len(type_.shape)
        wanted = {"scalar": 0, "vector": 1, "ints": 1}.get(kind, rank)
        if rank != wanted:
            self.fail(rule, f"{label}: expected a tensor of rank {wanted}, found {type_}")
        if isinstance(type_.element, Quantized) and (wrong := _malformed(type_, type_.element)):
            self.fail(rule, f"{label}: expected {wrong}, found {type_}")
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
            wanted = f"{known} ({var.name}, as elsewhere in this op)"
            broken = "T8" if rule == "T8" else "T3"
            self.fail(broken, f"{label}: expected elements of type {wanted}, found {element}")

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
            self.fail("T5", f"attribute {attribute.name}: expected #{attribute.kind}, found {_found(raw)}")
            return [None] * len(attribute.fields)
        given = ((field, fields.get(field.name.rstrip("_"))) for field in attribute.fields)
        return [self._attribute(field, value, operands) for field, value in given]

    def _attribute(self, attribute: Attribute, raw: Any, operands: Sequence[Any]) -> Any:
        if raw is None:
            if attribute.default is not None:
                if self.broken:  # of operands of the wrong kind a default cannot be computed
                    return None
                try:
                    return attribute.default(*operands)
                except Undefined as reason:
                    missing = f"attribute {attribute.name} is missing"
                    self.fail("T4", f"{missing}, and its default has no value: {reason}")
                    return None
            if not attribute.optional:
                self.fail("T4", f"attribute {attribute.name} is missing")
            return () if attribute.kind.endswith("[]") else None
        value = decode(attribute, raw)
        if value is None:
            wanted = describe(attribute)
            self.fail("T5", f"attribute {attribute.name}: expected {wanted}, found {_found(raw)}")
        return value

    # -- regions -----------------------------------------------------------------------------------

    def _region(self, region: Region, arguments: Types, results: Types) -> None:
        expected = _expand(region.arguments, len(arguments), self.items)
        if expected is None:
            width = _width(region.arguments, self.items)
            wanted = f"{_spelled(region.arguments)}, {_count(width, 'argument')}"
            self.fail("T8", f"region {region.name}: expected {wanted}, found {len(arguments)}")
            return
        for at, ((value, position), type_) in enumerate(zip(expected, arguments, strict=True)):
            self._kind(f"region {region.name}, argument {at}", "T8", value, type_, position)
        returned = _expand((region.results,), len(results), self.items)
        if returned is None:
            wanted = _count(_width((region.results,), self.items), "returned value")
            self.fail("T8", f"region {region.name}: expected {wanted}, found {len(results)}")
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
            if isinstance(raw, np.ndarray) and raw.ndim == 1 and raw.size <= LONGEST:
                raw = raw.tolist()
            if isinstance(raw, tuple | list) and all(type(item) is wanted for item in list(raw)):
                return Vec(raw)
            return None
        case "i64[][]":
            if not isinstance(raw, np.ndarray) or raw.dtype.kind not in "iu":
                return None
            if raw.ndim != 2 or raw.size > LONGEST:
                return None
            fits = attribute.columns in (None, raw.shape[1])
            return Vec([Vec(row) for row in raw.tolist()]) if fits else None
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
        "i64": "an integer", "f32": "a float", "bool": "a truth value", "str": "a string",
        "unit": "a unit attribute", "i64[]": "a vector of integers", "i64[][]": "a matrix of integers",
        "bool[]": "a vector of truth values",
    }  # fmt: skip
    columns = f" with {attribute.columns} columns" if attribute.columns else ""
    return words.get(attribute.kind, attribute.kind) + columns


def _found(raw: Any) -> str:
    if isinstance(raw, np.ndarray):
        return f"an array of {raw.dtype} with shape {list(raw.shape)}"
    kind = getattr(raw, "kind", None)
    text = repr(raw) if kind is None else f"#{kind}"
    return text if len(text) <= 100 else f"{text[:100]}..."


def _malformed(type_: Tensor, element: Quantized) -> str:
    """What a quantized type should have and has not; empty for a good one."""
    if not all(0 < scale < inf for scale in element.scales):
        return "positive finite scales"
    if not all(element.storage_min <= zero <= element.storage_max for zero in element.zero_points):
        return "zero points among the stored values"
    axis = element.axis
    if axis is None or (axis < len(type_.shape) and (type_.shape[axis] == len(element.scales)) is not False):
        return ""
    return "a scale for each slice of the quantized dimension"


def _agree(known: Any, element: Any, baseline: bool) -> bool:
    if isinstance(known, Quantized) and isinstance(element, Quantized) and baseline:
        return _baseline(known) == _baseline(element)
    return bool(known == element)


def _baseline(type_: Quantized) -> Quantized:
    """The type without its scales and zero points."""
    return replace(type_, scales=(), zero_points=(), scales_shape=())


def _width(groups: tuple[tuple[Value, ...], ...], items: int | None) -> int:
    """How many values the groups stand for, where a variadic one has `items`."""
    return sum(len(group) * ((items or 0) if group[0].variadic else 1) for group in groups)


def _expand(
    groups: tuple[tuple[Value, ...], ...], count: int, items: int | None
) -> list[tuple[Value, int | None]] | None:
    """The declared value of each argument, with its position in a pack; None where `count` cannot be."""
    if count != _width(groups, items):
        return None
    expanded: list[tuple[Value, int | None]] = []
    for group in groups:
        if not group[0].variadic:
            expanded += [(value, None) for value in group]
        else:
            expanded += [(value, position) for position in range(items or 0) for value in group]
    return expanded


def _spelled(groups: tuple[tuple[Value, ...], ...]) -> str:
    """The groups as an op file writes them."""
    texts = []
    for group in groups:
        inner = ", ".join(f"{v.kind}<{v.element or '|'.join(sorted(v.classes))}>" for v in group)
        dots = "..." if group[0].variadic else ""
        texts.append(f"({inner}){dots}" if len(group) > 1 and dots else f"{inner}{dots}")
    return f"({', '.join(texts)})"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number != 1 else ''}"
