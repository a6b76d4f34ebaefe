"""What an op takes and gives, as data, and how an operation of a program is held against it.

The rules here are the implicit ones, with the same numbers for every op:
T1 number of operands, T2 kind of each operand, T3 agreement of type variables, T4 attributes present,
T5 kind of each attribute, T6 number of results, T7 kind of each result, T8 regions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, prod
from typing import Any

import numpy as np

from opspec.constant import Constant, Narrow
from opspec.dims import Undefined, Vec
from opspec.element import ELEMENT_TYPES, Other, Quantized, Tensor, baseline_type, storage_range
from opspec.mesh import MESH_AXES, groups_of
from opspec.rules import Function, same

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
    """A type variable; `pack`: one type per item; `baseline`: quantization parameters may differ; `kinds`: of
    the whole types that it ranges over, where it does not range over element types; `exact`: those are equal;
    `element`: the one element type that it is.
    """

    name: str
    classes: frozenset[str]
    pack: bool = False
    baseline: bool = False
    kinds: frozenset[str] = frozenset()
    exact: bool = False
    moved: bool = False  # what is quantized per axis may differ in axis, scales and zero points
    element: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """An operand, result or region argument. `element`: a type variable, else a class or element type."""

    name: str
    kind: str
    element: str = ""
    classes: frozenset[str] = frozenset()
    variadic: bool = False
    optional: bool = False

    @property
    def readable(self) -> bool:
        """Whether rules may read its values."""
        return self.kind in ("ints", "size")


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
    element: str = ""  # the type variable of a constant's elements
    groups: bool = False  # rows of ids, or axes of a mesh that mean some
    scalar: bool = False  # elements of rank 0, which the program writes as a number


@dataclass(frozen=True, slots=True)
class Region:
    """A region: groups of argument types, each group once or once per item of its pack. `variadic`: any number
    of such regions.
    """

    name: str
    arguments: tuple[tuple[Value, ...], ...]
    results: tuple[Value, ...]
    variadic: bool = False


@dataclass(frozen=True, slots=True)
class Signature:
    """An op's operands, attributes, regions and results; `deprecated` says what to use instead."""

    op: str
    operands: tuple[Value, ...]
    results: tuple[Value, ...]
    attributes: tuple[Attribute, ...] = ()
    regions: tuple[Region, ...] = ()
    typevars: tuple[TypeVar, ...] = ()
    deprecated: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The parameters of generated rules, in order."""
        leaves = [leaf.name for a in self.attributes for leaf in (a.fields or (a,))]
        values = [v.name for v in self.operands]
        regions = [region.name for region in self.regions if region.variadic]
        return (*values, *leaves, *(v.name for v in self.results), *(v.name for v in self.typevars), *regions)


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
        self.types: dict[str | tuple[str, int], Any] = {}
        self.stored: dict[str, Any] = {}  # what attributes say of type variables: the types of stored elements
        self.items: int | None = None  # how many items each variadic value has whose types are variables
        self._vars = {var.name: var for var in signature.typevars}
        self._bodies = 0  # how many regions there are of a variadic one

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
        declared = expanded_regions(self.signature.regions, len(bodies))
        if declared is None:
            fixed = sum(not region.variadic for region in self.signature.regions)
            more = " or more" if fixed < len(self.signature.regions) else ""
            self.fail("T8", f"expected {_count(fixed, 'region')}{more}, found {len(bodies)}")
            return
        self._bodies = sum(region.variadic for region in declared)
        for at, (region, (arguments, results)) in enumerate(zip(declared, bodies, strict=True)):
            first = next(i for i, other in enumerate(declared) if other is region)
            name = f"{region.name}[{at - first}]" if region.variadic else region.name
            self._region(f"region {name}", region, arguments, results)

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
            # A vector: a place that a list has not is undefined, and does not count from the end.
            found.append(Vec(items) if value.variadic else items[0] if items else None)
            at += size
        return found

    def _kinds(self, noun: str, rule: str, value: Value, items: Any) -> None:
        label = noun if value.name == noun else f"{noun} {value.name}"
        if value.variadic:
            for position, item in enumerate(items):
                self._kind(f"{noun} {value.name}[{position}]", rule, value, item, position)
        elif items is not None:
            self._kind(label, rule, value, items, None)

    def _kind(self, label: str, rule: str, value: Value, type_: Tensor | Other, position: int | None) -> None:
        kind = value.kind
        if kind in ("any", "tuple", "future"):
            self._whole(label, rule, value, type_, position)
            return
        if kind == "token":
            if str(type_) != "!stablehlo.token":
                self.fail(rule, f"{label}: expected a token, found {type_}")
            return
        if not isinstance(type_, Tensor):
            self.fail(rule, f"{label}: expected a ranked tensor of known elements, found {type_}")
            return
        rank = len(type_.shape)
        wanted = {"scalar": 0, "vector": 1, "ints": 1, "size": 0}.get(kind, rank)
        if rank != wanted:
            self.fail(rule, f"{label}: expected a tensor of rank {wanted}, found {type_}")
        self._well_formed(label, rule, type_)
        self.element(label, rule, value, type_.element, position)

    def _whole(self, label: str, rule: str, value: Value, type_: Tensor | Other, position: int | None) -> None:
        """A value of any type, or a tuple or future of values."""
        if value.kind == "any":
            if value.element:
                self._agree(label, rule, value.element, type_, position)
            return
        if kind_of(type_) != value.kind:
            self.fail(rule, f"{label}: expected a {value.kind}, found {type_}")
            return
        var = self._vars.get(value.element)
        items = type_.elements if isinstance(type_, Other) else ()
        if var is None:
            return
        count = self.items if var.pack else 1
        if count is not None and count != len(items):
            self.fail(rule, f"{label}: expected a {value.kind} of {_count(count, 'item')}, found {type_}")
            return
        for at, item in enumerate(items):
            self._agree(f"{label}, item {at}", rule, value.element, item, at)

    def _agree(self, label: str, rule: str, name: str, type_: Tensor | Other, position: int | None) -> None:
        """A type against what its variable stands for."""
        var = self._vars[name]
        if kind_of(type_) not in var.kinds:
            self.fail(rule, f"{label}: expected a {' or '.join(sorted(var.kinds))}, found {type_}")
            return
        self._well_formed(label, rule, type_)
        key = (name, position) if var.pack and position is not None else name
        known = self.types.setdefault(key, type_)
        agree = known == type_ if var.exact else same(known, type_)
        if agree is False:
            broken = "T8" if rule == "T8" else "T3"
            self.fail(broken, f"{label}: expected {known} ({name}, as elsewhere in this op), found {type_}")

    def _well_formed(self, label: str, rule: str, type_: Tensor | Other) -> None:
        if isinstance(type_, Tensor) and isinstance(type_.element, Quantized):
            wrong = _malformed(type_, type_.element)
            if wrong:
                self.fail(rule, f"{label}: expected {wrong}, found {type_}")

    def element(self, label: str, rule: str, value: Value, element: Any, position: int | None) -> None:
        var = self._vars.get(value.element)
        classes = var.classes if var is not None else value.classes
        if classes and element.kind not in classes or not classes and value.element != element.name:
            wanted = _classes(classes) or value.element
            self.fail(rule, f"{label}: expected elements of type {wanted}, found {element}")
            return
        if var is None:
            return
        key = (var.name, position) if var.pack and position is not None else var.name
        stored = self.stored.get(var.name)
        if stored is not None and stored is not (element.storage if isinstance(element, Quantized) else element):
            self.fail("T3", f"{label}: expected elements of type {stored} (those of a constant), found {element}")
        known = self.types.setdefault(key, element)
        if known is not element and not _agree(known, element, var):
            wanted = f"{known} ({var.name}, as elsewhere in this op)"
            broken = "T8" if rule == "T8" else "T3"
            self.fail(broken, f"{label}: expected elements of type {wanted}, found {element}")

    def typevars(self) -> list[Any]:
        """What each type variable stands for, None where nothing tells; and each variadic region, as often as
        there are such.
        """
        found: list[Any] = []
        for var in self.signature.typevars:
            if var.pack:
                keys = sorted(k[1] for k in self.types if isinstance(k, tuple) and k[0] == var.name)
                found.append(tuple(self.types[(var.name, k)] for k in keys))
            elif var.element:
                found.append(ELEMENT_TYPES[var.element])
            else:
                found.append(self.types.get(var.name, self.stored.get(var.name)))
        return [*found, *([region.name] * self._bodies for region in self.signature.regions if region.variadic)]

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
                except IndexError:  # of an item of an empty list; how many there are is for a rule to say
                    return Vec()
            if not attribute.optional:
                self.fail("T4", f"attribute {attribute.name} is missing")
            return Vec() if attribute.kind.endswith("[]") else None
        value = decode(attribute, raw)
        if isinstance(value, Constant):
            self._constant(attribute, value)
        if value is None:
            wanted = describe(attribute) + (f" ({attribute.kind})" if isinstance(raw, Narrow) else "")
            self.fail("T5", f"attribute {attribute.name}: expected {wanted}, found {_found(raw)}")
        return value

    def _constant(self, attribute: Attribute, value: Constant) -> None:
        """Its elements are those of its type variable, as they are stored."""
        var = self._vars[attribute.element]
        known = self.types.get(var.name)
        stored = known.storage if isinstance(known, Quantized) else known
        label = f"attribute {attribute.name}"
        if known is None and value.element.kind not in var.classes:
            wanted = _classes(var.classes)
            self.fail("T5", f"{label}: expected elements of type {wanted}, found {value.element}")
        elif known is not None and stored is not value.element:
            self.fail("T3", f"{label}: expected elements of type {stored} (those of {var.name}), found {value.element}")
        self.stored[var.name] = value.element

    # -- regions -----------------------------------------------------------------------------------

    def _items_of(self, groups: tuple[tuple[Value, ...], ...], count: int) -> int | None:
        """How many items the packs of a region have; what may be of any type may also be any number."""
        free = any(group and group[0].variadic and _is_free(group[0]) for group in groups)
        return _items_in(groups, count) if free else self.items

    def _region(self, label: str, region: Region, arguments: Types, results: Types) -> None:
        if self.items is None:
            self.items = _items(region, len(arguments), len(results))
        items = self._items_of(region.arguments, len(arguments))
        expected = _expand(region.arguments, len(arguments), items)
        if expected is None:
            width = _width(region.arguments, items)
            wanted = f"{_spelled(region.arguments)}, {_count(width, 'argument')}" if width else "no arguments"
            self.fail("T8", f"{label}: expected {wanted}, found {len(arguments)}")
            return
        for at, ((value, position), type_) in enumerate(zip(expected, arguments, strict=True)):
            self._kind(f"{label}, argument {at}", "T8", value, type_, position)
        items = self._items_of((region.results,), len(results))
        returned = _expand((region.results,), len(results), items)
        if returned is None:
            wanted = _count(_width((region.results,), items), "returned value")
            self.fail("T8", f"{label}: expected {wanted}, found {len(results)}")
            return
        for at, ((value, position), type_) in enumerate(zip(returned, results, strict=True)):
            self._kind(f"{label}, returned value {at}", "T8", value, type_, position)


def decode(attribute: Attribute, raw: Any) -> Any:
    """The attribute's value as expressions use it, or None where it is of another kind."""
    kind = attribute.kind
    match kind:
        case "i64" | "i32":
            if isinstance(raw, Narrow) and raw.type == kind:
                return int(raw)
            return raw if type(raw) is int else None
        case "f32" | "f64":
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
            if attribute.groups and getattr(raw, "kind", None) == MESH_AXES:
                return groups_of(raw)
            if not isinstance(raw, np.ndarray) or raw.dtype.kind not in "iu":
                return None
            if raw.ndim != 2 or raw.size > LONGEST:
                return None
            fits = attribute.columns in (None, raw.shape[1])
            return Vec([Vec(row) for row in raw.tolist()]) if fits else None
        case "elements":
            fits = isinstance(raw, np.ndarray) and (not attribute.scalar or raw.ndim == 0)
            return Constant(raw) if fits else None
        case "enum":
            return raw if raw in attribute.choices else None
        case "enum[]":
            return raw if isinstance(raw, tuple) and all(item in attribute.choices for item in raw) else None
        case "str":
            return raw if isinstance(raw, str) else None
        case "function":
            if isinstance(raw, str):
                return Function(raw, None)
            return raw if isinstance(raw, Function) else None
        case "symbol[]":
            return raw if isinstance(raw, tuple) and all(isinstance(item, str) for item in raw) else None
        case "i64[]...":
            return _vectors(raw)
    return raw


def _vectors(raw: Any) -> tuple[Vec, ...] | None:
    """A list of vectors, each of its own length."""
    if not isinstance(raw, tuple):
        return None
    found = []
    for item in raw:
        if isinstance(item, np.ndarray) and item.ndim == 1 and item.dtype.kind in "iu" and item.size <= LONGEST:
            found.append(Vec(item.tolist()))
        elif isinstance(item, tuple) and all(type(x) is int for x in item):
            found.append(Vec(item))
        else:
            return None
    return tuple(found)


def kind_of(type_: Tensor | Other) -> str:
    """The kind of a whole type: tensor, token, tuple, future, memref, else other."""
    if isinstance(type_, Tensor):
        return "tensor"
    match = _KIND.match(type_.text)
    return match[1] if match is not None else "other"


_KIND = re.compile(r"(?:!stablehlo\.)?(token|tuple|future|memref)\b")


def expanded_regions(declared: Sequence[Region], count: int) -> list[Region] | None:
    """The declared region of each of `count` regions; None where there cannot be so many."""
    loose = sum(region.variadic for region in declared)
    spare = count - len(declared) + loose
    if spare < 0 or (spare and not loose):
        return None
    return [region for region in declared for _ in range(spare if region.variadic else 1)]


def describe(attribute: Attribute) -> str:
    """The kind of an attribute, in words."""
    if attribute.choices:
        return f"{'a list of ' if attribute.kind.endswith('[]') else ''}{' or '.join(attribute.choices)}"
    words = {
        "i64": "an integer", "i32": "an integer", "f32": "a float", "f64": "a float", "bool": "a truth value",
        "str": "a string", "unit": "a unit attribute", "i64[]": "a vector of integers",
        "i64[][]": "a matrix of integers", "bool[]": "a vector of truth values", "elements": "a constant",
        "function": "the name of a function", "symbol[]": "a list of names", "i64[]...": "a list of vectors",
    }  # fmt: skip
    columns = f" with {attribute.columns} columns" if attribute.columns else ""
    columns += ", or axes of a mesh" if attribute.groups else ""
    return words.get(attribute.kind, attribute.kind) + columns


def _classes(classes: frozenset[str]) -> str:
    """Classes of element types, in words."""
    words = {"bool": "i1", "sint": "signed integer", "uint": "unsigned integer", "per_axis": "quantized per axis"}
    named = sorted(words.get(name, name) for name in classes - {"sint", "uint"})
    whole = classes & {"sint", "uint"}
    if whole:
        named.append("integer" if len(whole) == 2 else words[min(whole)])
    return " or ".join(named)


def _found(raw: Any) -> str:
    if isinstance(raw, np.ndarray):
        return f"an array of {raw.dtype} with shape {list(raw.shape)}"
    kind = getattr(raw, "kind", None)
    text = repr(raw) if kind is None else f"#{kind}"
    return text if len(text) <= 100 else f"{text[:100]}..."


def _malformed(type_: Tensor, element: Quantized) -> str:
    """What a quantized type should have and has not; empty for a good one. Cn: of the public specification."""
    low, high = storage_range(element.storage)
    if element.storage.bits > 32 or element.storage.kind not in ("sint", "uint"):
        return "stored integers of at most 32 bits"
    if not low <= element.storage_min < element.storage_max <= high:
        return f"a range of stored values within {low} and {high} (C3)"
    if not all(0 < scale < inf for scale in element.scales):
        return "positive finite scales (C5, C6)"
    if not all(element.storage_min <= zero <= element.storage_max for zero in element.zero_points):
        return "zero points among the stored values (C7)"
    count = prod(element.scales_shape) if element.axes else 1 if element.axis is None else len(element.scales)
    if not count == len(element.scales) == len(element.zero_points):
        return "as many scales as zero points, one where no dimension is quantized (C9, C10)"
    axes = element.axes if element.axis is None else (element.axis,)
    if not all(0 <= axis < type_.rank for axis in axes) or len(set(axes)) < len(axes):
        return f"quantized dimensions below {type_.rank} (C11, C12)"
    sizes = [type_.shape[axis] for axis in axes]
    if not element.axes:
        fits = all((size == len(element.scales)) is not False for size in sizes)
        return "" if fits else "a scale for each slice of the quantized dimension (C13)"
    # The other dimensions are blocks of their whole size.
    counts = [element.scales_shape[axis] for axis in axes] if len(element.scales_shape) == type_.rank else []
    blocks = [count * size for count, size in zip(counts, element.block_sizes, strict=False)]
    if len(blocks) == len(sizes) and (Vec(sizes) == Vec(blocks)) is not False:
        return ""
    return "a scale for each block"


def _agree(known: Any, element: Any, var: TypeVar) -> bool:
    if isinstance(known, Quantized) and isinstance(element, Quantized):
        if var.baseline:
            return replace(baseline_type(known), axis=None) == replace(baseline_type(element), axis=None)
        if var.moved and known.axis is not None and element.axis is not None:
            return replace(baseline_type(known), axis=0) == replace(baseline_type(element), axis=0)
    return bool(known == element)


def _items(region: Region, arguments: int, results: int) -> int | None:
    """How many items the packs of a region have whose types are variables, by its arguments or what it returns."""
    for groups, count in ((region.arguments, arguments), ((region.results,), results)):
        if any(group and _is_free(group[0]) for group in groups):
            continue
        found = _items_in(groups, count)
        if found is not None:
            return found
    return None


def _is_free(value: Value) -> bool:
    return value.kind == "any" and not value.element


def _items_in(groups: tuple[tuple[Value, ...], ...], count: int) -> int | None:
    loose = sum(len(group) for group in groups if group and group[0].variadic and group[0].kind == "any")
    fixed = sum(len(group) for group in groups if not (group and group[0].variadic))
    return (count - fixed) // loose if loose and count >= fixed and (count - fixed) % loose == 0 else None


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
