"""Result types from operand types: what the rules say of each shape, and what the type variables say of each
element.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.rules.attribute_kinds import exact
from opspec.rules.implicit_rules import ANY_GRID, Binder, Bodies, Dealt, Grid, Types
from opspec.rules.signature import Signature, Value
from opspec.rules.vocabulary import Ints, Solver, Undecided, Unsolved
from opspec.values.dims import Contradiction, Dim, Undefined, Vec, meet
from opspec.values.types import ELEMENT_TYPES, QUANTIZED, TOKEN, ElementType, Other, Quantized, Tensor

Known = Mapping[int, object]
WHOLE_KINDS = ("any", "tuple", "future")


class InferenceError(OpSpecError):
    """The rules give no result type; `rules` are the ones that exclude each other, in order."""

    def __init__(self, op: str, rules: Sequence[str], reason: str) -> None:
        super().__init__(f"{op}: no result type by {' and '.join(rules)}: {reason}")
        self.op = op
        self.rules = tuple(rules)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Inferred:
    """What is known of one result: None where nothing determines the shape, or the element type."""

    name: str
    shape: Vec | None
    element: ElementType | Quantized | None
    whole: Other | None = None  # a type that is no tensor

    @property
    def type(self) -> Tensor | None:
        if self.shape is None or self.element is None:
            return None
        return Tensor(self.shape, self.element)


@dataclass(frozen=True, slots=True)
class Bound:
    """An operation held against its signature: operands by declared value, attributes by leaf."""

    signature: Signature
    binder: Binder
    operands: list[Dealt]
    attributes: list[object]

    def arguments(self, results: Sequence[object] = ()) -> tuple[object, ...]:
        """The arguments of generated rules: operands, attributes, results (none for inference), type
        variables.
        """
        return (*self.operands, *self.attributes, *results, *self.binder.typevars())


def signature_of(op: str) -> Signature | None:
    """What an op takes and gives; None for an op that no op file describes."""
    module = generated("binding", op)
    return None if module is None else module.SIGNATURE


def infer(
    name: str,
    operand_types: Types,
    attributes: Mapping[str, object],
    *,
    regions: Bodies = (),
    known: Known | None = None,
) -> tuple[Tensor | None, ...]:
    """The type of each result; None where shape or element type is not determined (`inferred` tells them
    apart).

    `regions`: the argument types and returned types of each; `known`: the values of operands that are read as
    vectors, by position among the operands.
    """
    return tuple(result.type for result in inferred(name, operand_types, attributes, regions=regions, known=known))


def inferred(
    name: str,
    operand_types: Types,
    attributes: Mapping[str, object],
    *,
    regions: Bodies = (),
    known: Known | None = None,
) -> tuple[Inferred, ...]:
    """Like `infer`, with shape and element type apart."""
    signature = signature_of(name)
    if signature is None:
        raise OpSpecError(f"{name}: no op file describes this op, so nothing is known of its result types")
    kinds = {attribute.name: attribute.kind for attribute in signature.attributes}
    given = {name: exact(kinds.get(name, ""), value) for name, value in attributes.items()}
    return solve(bind(signature, operand_types, given, regions=regions, known=known))


def bind(
    signature: Signature,
    operand_types: Types,
    attributes: Mapping[str, object],
    *,
    regions: Bodies = (),
    known: Known | None = None,
    grid: Grid = ANY_GRID,
) -> Bound:
    """Deal operands and attributes out to the declared names; InferenceError names the implicit rule that is
    broken.
    """
    binder = Binder(signature, grid)
    groups = binder.operands(operand_types, attributes)
    if groups is not None:
        groups = with_known(signature, groups, known or {})
        leaves = binder.attributes(attributes, groups)
    if regions:
        binder.regions(regions)
    if binder.broken or groups is None:
        first = binder.broken[0]
        raise InferenceError(signature.op, [first.rule], first.message)
    return Bound(signature, binder, groups, leaves)


def with_known(signature: Signature, groups: Sequence[Any], known: Known) -> list[Dealt]:
    """The operands' types; those of operands that are read as vectors carry their values."""
    found: list[Dealt] = []
    at = 0
    for value, group in zip(signature.operands, groups, strict=True):
        if value.readable and isinstance(group, Tensor):
            found.append(Ints(group, _vector(known.get(at))))
        else:
            found.append(group)
        at += len(group) if value.variadic else group is not None
    return found


def solve(bound: Bound) -> tuple[Inferred, ...]:
    """The results, flat: one entry for each item of a variadic one."""
    signature = bound.signature
    module = generated("inference", signature.op)
    if module is not None and hasattr(module, "elements"):
        try:
            elements = module.elements(*bound.arguments())
        except Undefined as error:
            raise InferenceError(signature.op, [f"the types of {signature.results[0].name}"], str(error)) from None
        for var, element in elements.items():
            if isinstance(element, tuple):
                for at, type_ in enumerate(element):
                    bound.binder.types.setdefault((var, at), type_)
            else:
                bound.binder.types.setdefault(var, element)
    try:
        shapes = module.infer(Solver(), *bound.arguments()) if module is not None else (None,) * len(signature.results)
    except Unsolved as unsolved:
        raise InferenceError(signature.op, unsolved.names, unsolved.reason) from None
    except Undecided:  # how many dimensions there are depends on values
        shapes = (None,) * len(signature.results)
    _expect_sizes(signature, shapes)
    found: list[Inferred] = []
    for value, shape in zip(signature.results, shapes, strict=True):
        if value.kind in WHOLE_KINDS:
            found += _whole(value, bound)
        elif value.kind == "token":
            found.append(Inferred(value.name, None, None, TOKEN))
        elif not value.variadic:
            if shape is None and value.kind == "scalar":
                shape = Vec()
            found.append(Inferred(value.name, shape, _element(value, None, bound)))
        elif shape is not None:
            found += [Inferred(f"{value.name}[{at}]", x, _element(value, at, bound)) for at, x in enumerate(shape)]
    return tuple(found)


def _expect_sizes(signature: Signature, shapes: Sequence[Any]) -> None:
    """A rule of the op refuses what gives a negative size; no type is to have one meanwhile."""
    for value, found in zip(signature.results, shapes, strict=True):
        for shape in (found or ()) if value.variadic else (found,):
            if shape is not None and any(type(size) is int and size < 0 for size in tuple.__iter__(shape)):
                reason = f"expected sizes from 0 on, found {'x'.join(map(str, tuple.__iter__(shape)))}"
                raise InferenceError(signature.op, [f"the shape of {value.name}"], reason)


def _whole(value: Value, bound: Bound) -> Iterator[Inferred]:
    """A result whose type is a variable's, or a tuple or future of those."""
    types = bound.binder.types
    keys: list[Any] = sorted(key for key in types if isinstance(key, tuple) and key[0] == value.element)
    items = [types[key] for key in keys]
    if value.kind != "any":
        items = items or [types[value.element]] if value.element in types else items
        prefix = "" if value.kind == "tuple" else "!stablehlo."
        known = bound.binder.items is not None or items
        text = f"{prefix}{value.kind}<{', '.join(map(str, items))}>"
        yield Inferred(value.name, None, None, Other(text, tuple(items)) if known else None)
    elif value.variadic:
        yield from (_inferred(f"{value.name}[{at}]", type_) for at, type_ in enumerate(items))
    else:
        yield _inferred(value.name, types.get(value.element))


def _inferred(name: str, type_: object) -> Inferred:
    if isinstance(type_, Tensor):
        return Inferred(name, type_.shape, type_.element)
    return Inferred(name, None, None, type_ if isinstance(type_, Other) else None)


def refine(op: str, result: Inferred, type_: Tensor) -> Tensor:
    """An existing type with what inference adds to it; InferenceError where they exclude each other."""
    if result.element is not None and result.element != type_.element:
        raise InferenceError(
            op, [f"the element type of {result.name}"], f"inferred {result.element}, found {type_.element}"
        )
    if result.shape is None:
        return type_
    try:
        return Tensor(meet(result.shape, type_.shape), type_.element, type_.encoding)
    except Contradiction:
        expected = Tensor(result.shape, type_.element, type_.encoding)
        raise InferenceError(op, [f"the shape of {result.name}"], f"inferred {expected}, found {type_}") from None


def _vector(values: Any) -> Vec | None:
    if values is None or isinstance(values, Vec):
        return values
    return Vec(np.ravel(values).tolist())


def _element(value: Value, position: int | None, bound: Bound) -> ElementType | Quantized | None:
    variable = next((v for v in bound.signature.typevars if v.name == value.element), None)
    if variable is None:
        if value.element:
            return ELEMENT_TYPES.get(value.element)
        return ELEMENT_TYPES["i1"] if value.classes == {"bool"} else None
    key: Any = (variable.name, position) if variable.pack else variable.name
    found = bound.binder.types.get(key)
    if found is None and (stored := bound.binder.stored.get(variable.name)) is not None:
        # Integers may be those that a quantized type stores: what they stand for is open.
        return None if variable.classes & QUANTIZED and stored.kind in ("sint", "uint") else stored
    # Parameters of quantization may differ between values of such a variable, so those of a result are open.
    if not isinstance(found, Quantized):
        return found
    return None if variable.baseline or (variable.moved and found.axis is not None) else found


def is_dynamic(type_: Tensor | Other) -> bool:
    """Whether a dimension is known only when the program runs."""
    return isinstance(type_, Tensor) and any(isinstance(size, Dim) for size in type_.shape)
