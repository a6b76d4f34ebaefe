"""Small changes of an instance: the steps of the search for instances that break one rule, or just keep it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from opspec.instances.instance import (
    REPRESENTATIVES,
    Element,
    Groups,
    Instance,
    LeafValue,
    RegionInstance,
    Type,
    element_named,
    expanded,
)
from opspec.instances.near_attributes import LARGEST, entries, first_values, near, near_vector
from opspec.rules.signature import Region, Signature, Value, expanded_regions
from opspec.rules.vocabulary import Ints
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, Quantized, Tensor
from opspec_model.definitions.spec import DeclaredAttribute, DeclaredTypeVar, Op
from opspec_model.language.tree import Apply, walk

Side = Literal["operands", "results"]
OPERANDS: Side = "operands"
RESULTS: Side = "results"


def edits(
    op: Op, signature: Signature, instance: Instance, defaults: Mapping[str, LeafValue], names: frozenset[str]
) -> Iterator[Instance]:
    """Every instance that is one step away and differs in something that `names` names.

    `defaults`: the values of attributes that the instance leaves out.
    """
    yield from _shapes(op, instance, names)
    yield from _attributes(op, instance, defaults, names)
    yield from _ranks(op, instance)
    yield from _counts(op, signature, instance)
    yield from typed(op, signature, instance, names)
    yield from _vectors(op, instance, names)


# --- shapes ---------------------------------------------------------------------------------------


def _reshaped(type_: Type, shape: Sequence[Any]) -> Type:
    if isinstance(type_, Ints):
        known = None
        if type_.known is not None and len(shape) == len(type_.shape) and not any(isinstance(n, Dim) for n in shape):
            known = Vec([*type_.known, *([1] * math.prod(shape))][: math.prod(shape)])
        return Ints(Tensor(Vec(shape), type_.element), known)
    assert isinstance(type_, Tensor)
    return Tensor(Vec(shape), type_.element, type_.encoding)


def _reshaper(shape: Sequence[int | Dim]) -> Callable[[Type], Type]:
    return lambda type_: _reshaped(type_, shape)


def _sizes(shape: Sequence[int | Dim]) -> Iterator[tuple[int | Dim, ...]]:
    """Shapes near to one: one size changed, a dimension more, a dimension less."""
    dims = tuple(shape)
    for at, size in enumerate(dims):
        known = not isinstance(size, Dim)
        near = dict.fromkeys([size + 1, size - 1, 0, 1, 2] if known else [2, 1])
        for other in near:
            if other != size and 0 <= other <= LARGEST:
                yield (*dims[:at], other, *dims[at + 1 :])
    if len(dims) < LARGEST:
        yield (*dims, 1)
        yield (*dims, 2)
    for at in range(len(dims)):
        yield (*dims[:at], *dims[at + 1 :])
    if len(dims) > 1 and dims != dims[::-1]:
        yield dims[::-1]
    for at, size in enumerate(dims):
        if not isinstance(size, Dim):
            yield (*dims[:at], Dim(0, None), *dims[at + 1 :])


def _shapes(op: Op, instance: Instance, names: frozenset[str]) -> Iterator[Instance]:
    """One tensor reshaped, or all operands of its shape alike."""
    for side, declared in ((OPERANDS, op.operands), (RESULTS, op.results)):
        groups = side_of(instance, side)
        alike: set[tuple[int | str, ...]] = set()
        for at, group in enumerate(groups):
            if declared[at].name not in names:
                continue
            for item, type_ in enumerate(group):
                if not isinstance(type_, Tensor):
                    continue
                shape = tuple(tuple.__iter__(type_.shape))
                same = _same_shape(groups, type_)
                if len(same) > 1 and _shape_key(type_) not in alike:
                    alike.add(_shape_key(type_))
                    for other in _sizes(shape):
                        yield with_side(instance, side, mapped(groups, same, _reshaper(other)))
                for other in _sizes(shape):
                    yield with_side(instance, side, mapped(groups, {(at, item)}, _reshaper(other)))


def side_of(instance: Instance, side: Side) -> Groups:
    return instance.operands if side == "operands" else instance.results


def with_side(instance: Instance, side: Side, groups: Groups) -> Instance:
    """The instance with other operands, or other results."""
    return replace(instance, operands=groups) if side == "operands" else replace(instance, results=groups)


def _shape_key(type_: Tensor) -> tuple[int | str, ...]:
    return tuple("?" if isinstance(size, Dim) else size for size in tuple.__iter__(type_.shape))


def _same_shape(groups: Groups, model: Tensor) -> set[tuple[int, int]]:
    return {
        (at, item)
        for at, group in enumerate(groups)
        for item, type_ in enumerate(group)
        if isinstance(type_, Tensor) and not isinstance(type_, Ints) and _shape_key(type_) == _shape_key(model)
    }


def mapped(groups: Groups, places: set[tuple[int, int]], change: Callable[[Type], Type]) -> Groups:
    return tuple(
        tuple(change(type_) if (at, item) in places else type_ for item, type_ in enumerate(group))
        for at, group in enumerate(groups)
    )


def _ranks(op: Op, instance: Instance) -> Iterator[Instance]:
    """A dimension more or less, of operands of one shape and of all vectors that have an entry for each dimension."""
    kinds = {leaf.name: leaf for leaf in op.leaves if leaf.kind in _EMPTY}
    ranks = dict.fromkeys(
        len(type_.shape)
        for group in instance.operands
        for type_ in group
        if isinstance(type_, Tensor) and not isinstance(type_, Ints)
    )
    for rank in ranks:
        for add in (True, False):
            if not (rank < LARGEST if add else rank > 0):
                continue
            operands = tuple(
                tuple(
                    _reshaped(t, (*t.shape, 2) if add else tuple(t.shape)[:-1])
                    if isinstance(t, Tensor) and not isinstance(t, Ints) and len(t.shape) == rank
                    else t
                    for t in group
                )
                for group in instance.operands
            )
            attributes = {
                name: _longer(kinds[name], value, add) if name in kinds and len(value) == rank else value
                for name, value in instance.attributes.items()
            }
            yield replace(instance, operands=operands, attributes=attributes)


def _longer(leaf: DeclaredAttribute, value: tuple[LeafValue, ...], add: bool) -> tuple[LeafValue, ...]:
    if not add:
        return value[:-1]
    return (*value, value[-1] if value else (0,) * (leaf.columns or 1) if leaf.kind == "i64[][]" else _EMPTY[leaf.kind])


# The entry that a vector gets which had none; that of a matrix has its columns.
_EMPTY: dict[str, LeafValue] = {"i64[]": 0, "bool[]": False, "i64[][]": None}


# --- attributes -----------------------------------------------------------------------------------


def _attributes(
    op: Op, instance: Instance, defaults: Mapping[str, LeafValue], wanted: frozenset[str]
) -> Iterator[Instance]:
    for attribute in (*op.attributes, *op.lookups):
        if not any(leaf.name in wanted for leaf in attribute.leaves):
            continue
        for leaf in attribute.leaves:
            if leaf.name not in wanted:
                continue
            if leaf.name in instance.attributes:
                value = instance.attributes[leaf.name]
                named = attribute.fields and leaf.kind == "str"  # a type by name, not for a search to invent
                for other in () if named else near(leaf, value):
                    yield replace(instance, attributes={**instance.attributes, leaf.name: other})
                if (leaf.optional or leaf.default is not None) and not (attribute.fields and leaf.kind == "str"):
                    rest = {name: x for name, x in instance.attributes.items() if name != leaf.name}
                    yield replace(instance, attributes=rest)
            elif not (attribute.fields and attribute.optional):
                given = [defaults[leaf.name]] if leaf.name in defaults else []
                for other in (*given, *first_values(leaf)):
                    yield replace(instance, attributes={**instance.attributes, leaf.name: other})
        if attribute.fields and attribute.optional:
            names = {leaf.name for leaf in attribute.fields}
            rest = {name: x for name, x in instance.attributes.items() if name not in names}
            if len(rest) < len(instance.attributes):
                yield replace(instance, attributes=rest)
            elif not any(leaf.kind == "str" for leaf in attribute.fields):  # words are not for a search to invent
                whole = {leaf.name: (defaults.get(leaf.name), *first_values(leaf))[-1] for leaf in attribute.fields}
                yield replace(instance, attributes={**rest, **whole})


# --- how many -------------------------------------------------------------------------------------


def _counts(op: Op, signature: Signature, instance: Instance) -> Iterator[Instance]:
    """An item more or less of everything variadic; an optional operand given or left out."""
    if any(value.type.variadic for value in (*op.operands, *op.results)):
        for change in (1, -1):
            operands = tuple(
                _resized(group, change) if value.type.variadic else group
                for value, group in zip(op.operands, instance.operands, strict=True)
            )
            results = tuple(
                _resized(group, change) if value.type.variadic else group
                for value, group in zip(op.results, instance.results, strict=True)
            )
            bodies = tuple(
                _body_resized(region, body, change)
                for region, body in zip(_regions(signature, instance), instance.bodies, strict=True)
            )
            yield replace(instance, operands=operands, results=results, bodies=bodies)
    if any(region.variadic for region in signature.regions):  # it is the last one
        yield replace(instance, bodies=instance.bodies[:-1])
        yield replace(instance, bodies=(*instance.bodies, *instance.bodies[-1:]))
    for at, value in enumerate(op.operands):
        if value.type.optional:
            given = () if instance.operands[at] else tuple(_optional(value.type.kind, instance))
            yield replace(instance, operands=(*instance.operands[:at], given, *instance.operands[at + 1 :]))
    if any(value.type.when for value in op.operands):  # without any, the one that an attribute promises is missing
        yield replace(instance, operands=((),) * len(op.operands), results=((),) * len(op.results))


def _regions(signature: Signature, instance: Instance) -> list[Region]:
    """The declared region of each body; the search looks only at instances that have as many as declared."""
    return expanded_regions(signature.regions, len(instance.bodies)) or []


def _optional(kind: str, instance: Instance) -> Iterator[Type]:
    for group in instance.operands:
        for type_ in group:
            if isinstance(type_, Tensor):
                yield Tensor(Vec(), type_.element) if kind == "scalar" else type_
                return


def _resized(group: tuple[Type, ...], change: int) -> tuple[Type, ...]:
    if change < 0:
        return group[:change]
    return (*group, *group[-1:])


def _body_resized(region: Region, body: RegionInstance, change: int) -> RegionInstance:
    if not any(group[0].variadic for group in (*region.arguments, region.results) if group):
        return body
    arguments: list[Type] = []
    at = 0
    fixed = sum(len(group) for group in region.arguments if not group[0].variadic)
    width = sum(len(group) for group in region.arguments if group[0].variadic) or 1
    repeats = (len(body.arguments) - fixed) // width
    for group in region.arguments:
        size = len(group) * (repeats if group[0].variadic else 1)
        part = body.arguments[at : at + size]
        at += size
        if group[0].variadic:
            part = part[: -len(group)] if change < 0 else (*part, *part[-len(group) :])
        arguments += part
    results = body.results
    if any(value.variadic for value in region.results):
        results = results[:change] if change < 0 else (*results, *results[-1:])
    return RegionInstance(tuple(arguments), results)


# --- element types --------------------------------------------------------------------------------


def typed(op: Op, signature: Signature, instance: Instance, names: frozenset[str]) -> Iterator[Instance]:
    """Another element type for everything that shares a type variable, or for one item of a pack."""
    if len(op.typevars) > 1 and any(var.name in names for var in op.typevars):
        shared = frozenset.intersection(*(var.classes for var in op.typevars))
        for name in (name for kind in sorted(shared) for name in REPRESENTATIVES.get(kind, ())):
            together = instance
            for var in op.typevars:
                together = retyped(signature, together, var, None, element_named(name))
            yield together
    for var in op.typevars:
        if var.name not in names and var.name not in _asked_for_an_axis(op):
            continue
        positions: list[int | None] = [None]
        if var.pack:
            positions += range(max((len(group) for group in instance.operands), default=0))
        for position in positions:
            for name in _representatives(var):
                yield retyped(signature, instance, var, position, element_named(name))
            if var.name in per_axis(op):
                yield from _per_axis(signature, instance, var, position)


def quantized(op: Op, signature: Signature, instance: Instance) -> Iterator[Instance]:
    """The instance with quantized types: one for each type variable alone, one for all, and per slice."""
    together = instance
    element = element_named(REPRESENTATIVES["quantized"][0])
    for var in op.typevars:
        if "quantized" in var.classes:
            together = retyped(signature, together, var, None, element)
            yield retyped(signature, instance, var, None, element)
    yield together
    for var in op.typevars:
        if var.name in per_axis(op):
            yield from _per_axis(signature, together, var, None)


def per_axis(op: Op) -> set[str]:
    """The type variables that may be quantized per slice."""
    return {var.name for var in op.typevars if "per_axis" in var.classes} | _asked_for_an_axis(op)


def _asked_for_an_axis(op: Op) -> set[str]:
    """The variables of whole types of an op with a rule about the axis of such types."""
    wholes = {var.name for var in op.typevars if var.kinds}
    nodes = (node for rule in op.rules for node in walk(rule.formula.tree))
    asked = bool(wholes) and any(isinstance(node, Apply) and node.function == "axis_of" for node in nodes)
    return wholes if asked else set()


def _representatives(var: DeclaredTypeVar) -> Iterator[str]:
    for kind in sorted(var.classes):
        yield from REPRESENTATIVES.get(kind, ())  # the classes that depend on the shape have none


def retyped(
    signature: Signature, instance: Instance, var: DeclaredTypeVar, position: int | None, element: Element
) -> Instance:
    def wanted(declared: Value, at: int | None) -> bool:
        return declared.element == var.name and position in (None, at)

    def groups(declared: Sequence[Value], given: Groups) -> Groups:
        return tuple(
            tuple(with_element(t, element) if wanted(value, at) else t for at, t in enumerate(group))
            for value, group in zip(declared, given, strict=True)
        )

    bodies = []
    for region, body in zip(_regions(signature, instance), instance.bodies, strict=True):
        arguments = _declared(region.arguments, body.arguments)
        results = _declared((region.results,), body.results)
        bodies.append(
            replace(
                body,
                arguments=tuple(with_element(t, element) if wanted(v, at) else t for t, (v, at) in arguments),
                results=tuple(with_element(t, element) if wanted(v, at) else t for t, (v, at) in results),
            )
        )
    return replace(
        instance,
        operands=groups(signature.operands, instance.operands),
        results=groups(signature.results, instance.results),
        bodies=tuple(bodies),
    )


def _declared(
    groups: Sequence[Sequence[Value]], types: tuple[Type, ...]
) -> list[tuple[Type, tuple[Value, int | None]]]:
    return list(zip(types, expanded(groups, len(types)), strict=True))


def with_element(type_: Type, element: Element) -> Type:
    if isinstance(type_, Ints):
        return Ints(Tensor(type_.shape, element), _held(type_.known, element))
    return Tensor(type_.shape, element, type_.encoding) if isinstance(type_, Tensor) else type_


def _held(known: Vec | None, element: Element) -> Vec | None:
    """Known values in a type: one without a sign holds none below zero."""
    if known is None or element.kind != "uint":
        return known
    return Vec(max(x, 0) if isinstance(x, int) else x for x in tuple.__iter__(known))


def _per_axis(
    signature: Signature, instance: Instance, var: DeclaredTypeVar, position: int | None
) -> Iterator[Instance]:
    """Quantized per slice, for each dimension of the first value of this type variable."""
    declared = zip((*signature.operands, *signature.results), (*instance.operands, *instance.results), strict=True)
    groups = [group for value, group in declared if value.element == var.name and len(group) > (position or 0)]
    model = groups[0][position or 0] if groups else None
    if not isinstance(model, Tensor):
        return
    for axis, size in enumerate(tuple.__iter__(model.shape)):
        if not isinstance(size, Dim) and 0 < size <= 4:
            scales = (0.5, 0.25, 0.125, 2.0)[:size]
            storage, expressed = ELEMENT_TYPES["i8"], ELEMENT_TYPES["f32"]
            element = Quantized(storage, expressed, scales, (0,) * size, axis, -128, 127)
            yield retyped(signature, instance, var, position, element)


# --- operands that are read as vectors ------------------------------------------------------------


def always(type_: Type) -> Callable[[Type], Type]:
    return lambda _: type_


def _vectors(op: Op, instance: Instance, names: frozenset[str]) -> Iterator[Instance]:
    for at, group in enumerate(instance.operands):
        if op.operands[at].name not in names:
            continue
        for item, type_ in enumerate(group):
            if not isinstance(type_, Ints):
                continue
            place = {(at, item)}
            known = None if type_.known is None else tuple(type_.known)
            yield replace(instance, operands=mapped(instance.operands, place, always(Ints(type_, None))))
            for other in near_vector(known, entries) if known is not None else ():
                if len(type_.shape) != 1 and len(other) != len(type_.known or ()):
                    continue
                if type_.element.kind == "uint" and any(entry < 0 for entry in other):
                    continue
                shape = Vec([len(other)]) if len(type_.shape) == 1 else type_.shape
                longer = Ints(Tensor(shape, type_.element), Vec(other))
                yield replace(instance, operands=mapped(instance.operands, place, always(longer)))
