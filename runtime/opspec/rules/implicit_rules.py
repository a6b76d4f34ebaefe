"""An operation of a program, held against its op's signature: the implicit rules T1 to T8."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, TypeAlias

from opspec.numerics.elementwise import limits
from opspec.rules.attribute_kinds import decode, describe, exact, found_text
from opspec.rules.region_groups import expand, is_free, items_in, items_of, spelled, width
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value, expanded_regions, shares
from opspec.rules.struct_values import Unfit, fitted
from opspec.rules.vocabulary import same
from opspec.values.constants import NOT_TOLD, Constant
from opspec.values.dims import Dim, Undefined, Vec, meet
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor, baseline_type, storage_range
from opspec_model.text.counting import counted


@dataclass(frozen=True, slots=True)
class BrokenImplicit:
    """An implicit rule that does not hold: which, what was expected and found."""

    rule: str
    message: str


Types = Sequence["Tensor | Other"]
Dealt: TypeAlias = "Tensor | Other | Vec | None"  # the type of a declared value, or those of a variadic one
Bodies = Sequence[tuple[Types, Types]]
Grid: TypeAlias = "tuple[int | Dim, int | Dim]"  # how many replicas and partitions there are
ANY_GRID: Grid = (Dim(1, None), Dim(1, None))


class Binder:
    """Holds one operation against a signature: the value of each declared name, or what is broken."""

    def __init__(self, signature: Signature, grid: Grid = ANY_GRID) -> None:
        self.signature = signature
        self.grid = grid
        self.broken: list[BrokenImplicit] = []
        self._given: Mapping[str, object] = {}
        self.types: dict[str | tuple[str, int], Any] = {}
        self.stored: dict[str, Any] = {}  # what attributes say of type variables: the types of stored elements
        self._met: dict[str | tuple[str, int], Tensor | Other] = {}  # whole types, with all that their values tell
        self.items: int | None = None  # how many items each variadic value has whose types are variables
        self._vars = {var.name: var for var in signature.typevars}
        self._own = {var.name for var in signature.typevars if var.own} if signature.regions else ()
        self._bodies = 0  # how many regions there are of a variadic one

    def fail(self, rule: str, message: str) -> None:
        self.broken.append(BrokenImplicit(rule, message))

    def operands(self, types: Types, given: Mapping[str, object]) -> list[Any] | None:
        """The types dealt out to the declared operands; `given`: the attributes, which say of some whether they are
        there.
        """
        self._given = given
        found = self._group("operand", "T1", self.signature.operands, types, given)
        if found is not None:
            for value, items in zip(self.signature.operands, found, strict=True):
                self._kinds("operand", "T2", value, items)
        return found

    def results(self, types: Types) -> list[Dealt] | None:
        found = self._group("result", "T6", self.signature.results, types, {})
        if found is not None:
            for value, items in zip(self.signature.results, found, strict=True):
                self._kinds("result", "T7", value, items)
        return found

    def attributes(self, given: Mapping[str, object], operands: Sequence[object]) -> list[object]:
        values: list[object] = []
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
            self.fail("T8", f"expected {counted(fixed, 'region')}{more}, found {len(bodies)}")
            return
        self._bodies = sum(region.variadic for region in declared)
        for at, (region, (arguments, results)) in enumerate(zip(declared, bodies, strict=True)):
            first = next(i for i, other in enumerate(declared) if other is region)
            name = f"{region.name}[{at - first}]" if region.variadic else region.name
            self._region(f"region {name}", region, arguments, results)

    # -- values ------------------------------------------------------------------------------------

    def _group(
        self, noun: str, rule: str, declared: tuple[Value, ...], types: Types, given: Mapping[str, object]
    ) -> list[Dealt] | None:
        """Deal the types out to the declared values; all variadic ones of an op are of one length."""
        sizes = shares(declared, len(types), given)
        if sizes is None:
            self.fail(rule, f"expected {_wanted(noun, declared, given)}, found {len(types)}")
            return None
        packs = [at for at, v in enumerate(declared) if v.variadic and v.element in self._vars]
        if packs:
            share, rest = sizes[packs[0]], len(types) - sum(sizes[at] for at in packs)
            if self.items is not None and share != self.items:
                wanted = f"{counted(rest + self.items * len(packs), noun)}, as many as the operands ask for"
                self.fail(rule, f"expected {wanted}, found {len(types)}")
                return None
            self.items = share
        found, at = [], 0
        for value, size in zip(declared, sizes, strict=True):
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
            bounds = "bounds of 0 or more for unknown sizes and `?` for known ones"
            expected = bounds if "#stablehlo.bounds<" in str(type_) else "a ranked tensor of known elements"
            self.fail(rule, f"{label}: expected {expected}, found {type_}")
            return
        rank = len(type_.shape)
        wanted = {"scalar": 0, "vector": 1, "ints": 1, "table": 2, "size": 0}.get(kind, rank)
        if rank != wanted:
            self.fail(rule, f"{label}: expected a tensor of rank {wanted}, found {type_}")
        self._well_formed(label, rule, type_)
        self.element(label, rule, value, type_.element, position)

    def _whole(self, label: str, rule: str, value: Value, type_: Tensor | Other, position: int | None) -> None:
        """A value of any type, or a tuple or future of values."""
        items = (type_,) if isinstance(type_, Tensor) else type_.elements
        if rule != "T8" and any(isinstance(item, Tensor) and item.element.kind == "index" for item in items):
            self.fail(rule, f"{label}: expected elements of a type that has a width, found {type_}")
            return
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
            self.fail(rule, f"{label}: expected a {value.kind} of {counted(count, 'item')}, found {type_}")
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
        known = self._met.get(key, self.types.setdefault(key, type_))
        agree = known == type_ if var.exact else same(known, type_)
        if agree is not False:
            self._met[key] = _together(known, type_)
        else:
            broken = "T8" if rule == "T8" else "T3"
            self.fail(broken, f"{label}: expected {known} ({name}, as elsewhere in this op), found {type_}")

    def _well_formed(self, label: str, rule: str, type_: Tensor | Other) -> None:
        if isinstance(type_, Tensor) and isinstance(type_.element, Quantized):
            wrong = malformed(type_, type_.element)
            if wrong:
                self.fail(rule, f"{label}: expected {wrong}, found {type_}")

    def element(
        self, label: str, rule: str, value: Value, element: ElementType | Quantized, position: int | None
    ) -> None:
        var = self._vars.get(value.element)
        classes = var.classes if var is not None else value.classes
        if classes and element.kind not in classes or not classes and value.element != element.name:
            wanted = classes_text(classes) or value.element
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

    def typevars(self) -> list[object]:
        """What each type variable stands for, None where nothing tells; each variadic region, as often as there are
        such; how many processes there are, where rules ask; and what is told of values.
        """
        found: list[object] = []
        for var in self.signature.typevars:
            if var.pack:
                keys = sorted(k[1] for k in self.types if isinstance(k, tuple) and k[0] == var.name)
                found.append(tuple(self.types[(var.name, k)] for k in keys))
            elif var.element:
                found.append(ELEMENT_TYPES[var.element])
            else:
                found.append(self.types.get(var.name, self.stored.get(var.name)))
        bodies = [[region.name] * self._bodies for region in self.signature.regions if region.variadic]
        return [*found, *bodies, *(self.grid if self.signature.grid else ()), *self._lookups()]

    def _lookups(self) -> Iterator[object]:
        for attribute in self.signature.lookups:
            given = self._given.get(attribute.name, NOT_TOLD)
            try:
                yield given if given is None or given is NOT_TOLD else fitted(attribute, given)
            except Unfit:  # that is for the rules of who says it
                yield NOT_TOLD

    # -- attributes --------------------------------------------------------------------------------

    def _struct(self, attribute: Attribute, raw: object, operands: Sequence[object]) -> list[object]:
        if raw is None and not attribute.optional:
            self.fail("T4", f"attribute {attribute.name} is missing")
            return [None] * len(attribute.fields)
        fields = getattr(raw, "fields", {}) if raw is not None else {}
        if raw is not None and getattr(raw, "kind", None) != attribute.kind:
            self.fail("T5", f"attribute {attribute.name}: expected #{attribute.kind}, found {found_text(raw)}")
            return [None] * len(attribute.fields)
        given = ((field, fields.get(field.name.rstrip("_"))) for field in attribute.fields)
        known = ((field, None if value is None else exact(field.kind, value)) for field, value in given)
        return [self._attribute(field, value, operands) for field, value in known]

    def _attribute(self, attribute: Attribute, raw: object, operands: Sequence[object]) -> object:
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
            self.fail("T5", f"attribute {attribute.name}: expected {describe(attribute)}, found {found_text(raw)}")
        return value

    def _constant(self, attribute: Attribute, value: Constant) -> None:
        """Its elements are those of its type variable, as they are stored."""
        var = self._vars[attribute.element]
        known = self.types.get(var.name)
        stored = known.storage if isinstance(known, Quantized) else known
        label = f"attribute {attribute.name}"
        if known is None and value.element.kind not in var.classes:
            wanted = classes_text(var.classes)
            self.fail("T5", f"{label}: expected elements of type {wanted}, found {value.element}")
        elif known is not None and stored is not value.element:
            self.fail("T3", f"{label}: expected elements of type {stored} (those of {var.name}), found {value.element}")
        self.stored[var.name] = value.element

    # -- regions -----------------------------------------------------------------------------------

    def _items_of(self, groups: tuple[tuple[Value, ...], ...], count: int) -> int | None:
        """How many items the packs of a region have; what may be of any type may also be any number."""
        free = any(group and group[0].variadic and is_free(group[0], self._own) for group in groups)
        return items_in(groups, count) if free else self.items

    def _region(self, label: str, region: Region, arguments: Types, results: Types) -> None:
        if self.items is None:
            self.items = items_of(region, len(arguments), len(results), self._own)
        items = self._items_of(region.arguments, len(arguments))
        expected = expand(region.arguments, len(arguments), items)
        if expected is None:
            count = width(region.arguments, items)
            wanted = f"{spelled(region.arguments)}, {counted(count, 'argument')}" if count else "no arguments"
            self.fail("T8", f"{label}: expected {wanted}, found {len(arguments)}")
            return
        for at, ((value, position), type_) in enumerate(zip(expected, arguments, strict=True)):
            self._kind(f"{label}, argument {at}", "T8", value, type_, position)
        items = self._items_of((region.results,), len(results))
        returned = expand((region.results,), len(results), items)
        if returned is None:
            wanted = counted(width((region.results,), items), "returned value")
            self.fail("T8", f"{label}: expected {wanted}, found {len(results)}")
            return
        for at, ((value, position), type_) in enumerate(zip(returned, results, strict=True)):
            self._kind(f"{label}, returned value {at}", "T8", value, type_, position)


def _wanted(noun: str, declared: Sequence[Value], given: Mapping[str, object]) -> str:
    """How many values an op takes or gives, in words."""
    there = [v for v in declared if not v.when or given.get(v.when)]
    loose = sum(v.variadic or (v.optional and not v.when) for v in there)
    names = ", ".join(v.name + ("..." if v.variadic else "?" if v.optional and not v.when else "") for v in there)
    return f"{counted(len(there) - loose, noun)}{' or more' if loose else ''} ({names})"


def kind_of(type_: Tensor | Other) -> str:
    """The kind of a whole type: tensor, token, tuple, future, memref, else other."""
    if isinstance(type_, Tensor):
        return "tensor"
    match = _KIND.match(type_.text)
    return match[1] if match is not None else "other"


_KIND = re.compile(r"(?:!stablehlo\.)?(token|tuple|future|memref)\b")


def classes_text(classes: frozenset[str]) -> str:
    """Classes of element types, in words."""
    words = {"bool": "i1", "sint": "signed integer", "uint": "unsigned integer", "per_axis": "quantized per axis"}
    named = sorted(words.get(name, name) for name in classes - {"sint", "uint"})
    whole = classes & {"sint", "uint"}
    if whole:
        named.append("integer" if len(whole) == 2 else words[min(whole)])
    return " or ".join(named)


def malformed(type_: Tensor, element: Quantized) -> str:
    """What a quantized type should have and has not; empty for a good one. Cn: of the public specification."""
    low, high = storage_range(element.storage)
    if element.storage.bits > 32 or element.storage.kind not in ("sint", "uint"):
        return "stored integers of at most 32 bits"
    if not low <= element.storage_min < element.storage_max <= high:
        return f"a range of stored values within {low} and {high} (C3)"
    scale = limits(element.expressed.dtype)
    if not all(float(scale.smallest_subnormal) <= given <= float(scale.max) for given in element.scales):
        return f"positive finite scales that are numbers of {element.expressed} (C4 to C6)"
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


def _together(known: Tensor | Other, type_: Tensor | Other) -> Tensor | Other:
    """What two types that agree tell of the sizes of one value."""
    if isinstance(known, Tensor) and isinstance(type_, Tensor):
        return Tensor(meet(known.shape, type_.shape), known.element, known.encoding)
    return known


def _agree(known: object, element: ElementType | Quantized, var: TypeVar) -> bool:
    if isinstance(known, Quantized) and isinstance(element, Quantized):
        if var.baseline:
            dropped: dict[str, Any] = {"axis": None} | ({"storage_min": 0, "storage_max": 0} if var.stored else {})
            return replace(baseline_type(known), **dropped) == replace(baseline_type(element), **dropped)
        if var.moved and known.axis is not None and element.axis is not None:
            return replace(baseline_type(known), axis=0) == replace(baseline_type(element), axis=0)
    return bool(known == element)
