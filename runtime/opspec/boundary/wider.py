"""An op computed in a wider type, where a backend does not take it in its own: which type, and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.boundary.manifest import NO, YES, Manifest
from opspec.catalog.op_traits import traits_of
from opspec.programs import carrier
from opspec.values.types import ELEMENT_TYPES

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

CONVERT = "stablehlo.convert"
# By kind, from narrow to wide: all that one type says the next one says exactly.
WIDER = {"float": ("f16", "f32", "f64"), "sint": ("i8", "i16", "i32", "i64"), "uint": ("ui8", "ui16", "ui32", "ui64")}
TWICE = 2  # a float of twice the precision, and two bits more, gives sums, products and quotients as if rounded once
INEXACT = frozenset({"", "f32", "f64"})  # of what promises of accuracy are made, where floats are not rounded right


def wider_form(op: ir.Operation, element: str, manifest: Manifest) -> str | None:
    """The narrowest type that the backend takes the op in, and that gives the same; None where none is known to."""
    type_ = ELEMENT_TYPES.get(element)
    taken, converts = manifest.ops.get(op.name), manifest.ops.get(CONVERT)
    if type_ is None or taken is None or converts is None or len(op.regions) or not len(op.operands):
        return None
    if converts.types.get(element) == NO:
        return None
    for wide in WIDER.get(type_.kind, ()):
        if taken.types.get(wide) == YES and converts.types.get(wide) == YES and _gives_the_same(op.name, element, wide):
            return wide
    return None


def widen(op: ir.Operation, element: str, wide: str) -> None:
    """Put the op in the wider type in its place, between conversions."""
    ir = carrier.ir
    place = ir.InsertionPoint(op)

    def converted(value: ir.Value[ir.Type], type_: ir.Type) -> ir.Value[ir.Type]:
        made = ir.Operation.create(CONVERT, results=[type_], operands=[value], loc=op.location, ip=place)
        result: ir.Value[ir.Type] = made.results[0]
        return result

    operands = [converted(x, _retyped(x.type, wide)) if _has(x.type, element) else x for x in op.operands]
    attributes = {name: op.attributes[name] for name in op.attributes}
    made = ir.Operation.create(
        op.name,
        results=[_retyped(x.type, wide) if _has(x.type, element) else x.type for x in op.results],
        operands=operands,
        attributes=attributes,
        loc=op.location,
        ip=place,
    )
    for before, after in zip(op.results, made.results, strict=True):
        result = converted(after, before.type) if _has(before.type, element) else after
        before.replace_all_uses_with(result)
    op.erase()


def _gives_the_same(name: str, element: str, wide: str) -> bool:
    """Whether the wider type, rounded once, gives the same bits, whatever the elements."""
    from opspec.formula.values import formats

    narrow, traits = ELEMENT_TYPES[element], traits_of(name)
    if traits is None or ELEMENT_TYPES[wide].bits <= narrow.bits:
        return False
    if narrow.kind != "float":
        return traits.moves  # what an integer wraps to may depend on its width
    its, wider = formats()[element], formats()[wide]
    if wider.exponent < its.exponent or wider.mantissa < its.mantissa:
        return False
    rounds_once = wider.mantissa + 1 >= TWICE * (its.mantissa + 1) + 2
    return traits.moves or (traits.elementwise and INEXACT.isdisjoint(traits.accuracy) and rounds_once)


def _has(type_: ir.Type, element: str) -> bool:
    ir = carrier.ir
    return isinstance(type_, ir.RankedTensorType) and str(type_.element_type) == element


def _retyped(type_: ir.Type, element: str) -> ir.Type:
    ir = carrier.ir
    shaped = ir.RankedTensorType(type_)
    return ir.RankedTensorType.get(shaped.shape, ir.Type.parse(element), shaped.encoding)
