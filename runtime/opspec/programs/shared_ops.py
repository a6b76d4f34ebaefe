"""Ops that are those of another dialect made these ops, and the way back: `mhlo.add` is `stablehlo.add`.

What the two spell otherwise is respelled: MHLO writes vectors as constants, `dense<[0, 1]> : tensor<2xi64>`, where
StableHLO has `array<i64: 0, 1>`, and enumerations, structs, tokens and bounds under its own name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from opspec.catalog.dialects import generated
from opspec.catalog.op_index import all_shared, defined_as, shares
from opspec.programs import carrier, dense_attributes, printed_form
from opspec.rules.signature import Attribute, Signature

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_VECTORS = ("i64[]", "bool[]")
_WORDS = re.compile(r"[#!](\w+)[.<]")
_WORD = re.compile(r"#mhlo\.(rng_\w+)<([A-Z_]+)>")
_WORD_BACK = re.compile(r"#mhlo<(rng_\w+) ([A-Z_]+)>")
_BOUNDS = re.compile(r"#mhlo\.type_extensions<bounds = \[([^\]]*)\]>")
_BOUNDS_BACK = re.compile(r"#stablehlo\.bounds<([^>]*)>")
_INNER = re.compile(r"dot_dimension_numbers = #mhlo\.dot<([^>]*)>")
_OUTER = re.compile(r"((?:(?:lhs|rhs)_(?:batching|contracting)_dimensions = \[[^\]]*\](?:, )?)+)")
_BUNDLE = "!mhlo.async_bundle<"  # of what was begun takes, and what it gives
_TYPE_OF_FUNCTION = "function_type"
_OF_TYPES = "stablehlo"  # whose tokens and bounds all ops have


@cache
def sharing() -> list[str]:
    """The dialects that have ops of others."""
    return list(dict.fromkeys(name.partition(".")[0] for name in all_shared()))


def unified(operation: ir.Operation) -> ir.Operation:
    """A copy of a program in which each op is the one whose op file describes it."""
    made: ir.Operation = operation.clone().operation
    unify(made)
    return made


def unify(root: ir.Operation) -> None:
    """Make each op below `root` the one whose op file describes it, in place."""
    ops = carrier.ops_in(root)
    if any(shares(op.name) for op in ops):
        _Respelling(defined_as, to=None).run(root.context, ops)


def respell(root: ir.Operation, dialect: str) -> None:
    """Make ops below `root` those of `dialect` that are the same, in place; others stay."""
    carrier.admit(root.context, dialect)
    _Respelling(_spelled_in(dialect).get, to=dialect).run(root.context, carrier.ops_in(root))


@cache
def _spelled_in(dialect: str) -> dict[str, str]:
    return {op: name for name, op in all_shared().items() if name.startswith(f"{dialect}.")}


class _Respelling:
    """One run over a program. `named`: what an op is to be called; `to`: the dialect whose spelling is asked for."""

    def __init__(self, named: Callable[[str], str | None], to: str | None) -> None:
        self.named = named
        self.to = to
        self.types: dict[ir.Type, ir.Type] = {}

    def run(self, context: ir.Context, ops: Iterable[ir.Operation]) -> None:
        """`ops`: those inside of others before them."""
        with context, carrier.ir.Location.unknown(context):
            for op in ops:
                name = self.named(op.name)
                if name is None or name == op.name:
                    self._respell_types(op)
                    self._respell_layouts(op)
                else:
                    self._replace(op, name)

    def _replace(self, op: ir.Operation, name: str) -> None:
        ir = carrier.ir
        try:
            attributes = self._attributes(op, name)
        except TypeError:  # a complex constant, which the bindings cannot make an object of
            text = _generic(op).replace(f'"{op.name}"', f'"{name}"', 1)
            made = ir.Operation.parse(text[text.index('"') :], context=op.context).operation
            made.location = op.location
            ir.InsertionPoint(op).insert(made)
        else:
            made = ir.Operation.create(
                name,
                results=[self._type(result.type) for result in op.results],
                operands=list(op.operands),
                attributes=attributes,
                regions=len(op.regions),
                loc=op.location,
                ip=ir.InsertionPoint(op),
            )
        carrier.take_place(made, op)
        self._respell_types(made)

    # --- attributes -------------------------------------------------------------------------------------------

    def _attributes(self, op: ir.Operation, name: str) -> dict[str, ir.Attribute]:
        declared = _declared(defined_as(name))
        found = {}
        for key in _names(op):
            value = op.attributes[key]
            if key not in declared and _is_of(op.name.partition(".")[0], value):
                continue  # how a backend is to schedule a call
            found[key] = self._attribute(declared.get(key), value, name)
        return found

    def _attribute(self, declared: Attribute | None, value: ir.Attribute, name: str) -> ir.Attribute:
        ir = carrier.ir
        if declared is not None and declared.kind in _VECTORS and not declared.name.endswith("SegmentSizes"):
            return _dense(value) if self.to is not None else _array(declared, value)
        if isinstance(value, ir.DenseElementsAttr | ir.StringAttr | ir.IntegerAttr | ir.FloatAttr | ir.SymbolRefAttr):
            return value
        text = str(value)
        other = self._text(text, name.partition(".")[0])
        return value if other == text else ir.Attribute.parse(other, value.context)

    def _text(self, text: str, dialect: str) -> str:
        return _unified(text, dialect) if self.to is None else _respelled(text, self.to)

    def _respell_layouts(self, op: ir.Operation) -> None:
        """Vectors of an op of its own, which XLA writes as constants of type index."""
        if not shares(op.name):
            return
        for name, declared in _declared(op.name).items():
            if declared.kind in _VECTORS and name in op.attributes:
                op.attributes[name] = _array(declared, op.attributes[name])

    # --- types ------------------------------------------------------------------------------------------------

    def _respell_types(self, op: ir.Operation) -> None:
        """The types of what an op gives, of the arguments in it, and of a function."""
        values = [*op.results, *(arg for region in op.regions for block in region.blocks for arg in block.arguments)]
        for value in values:
            other = self._type(value.type)
            if other != value.type:
                value.set_type(other)
        if len(op.regions) and _TYPE_OF_FUNCTION in op.attributes:
            given = op.attributes[_TYPE_OF_FUNCTION]
            if isinstance(given, carrier.ir.TypeAttr):
                op.attributes[_TYPE_OF_FUNCTION] = carrier.ir.TypeAttr.get(self._type(given.value))

    def _type(self, mlir: ir.Type) -> ir.Type:
        found = self.types.get(mlir)
        if found is None:
            text = str(mlir)
            other = self._text(text if self.to is not None else _future(text), _OF_TYPES)
            found = self.types[mlir] = mlir if other == text else carrier.ir.Type.parse(other, mlir.context)
        return found


def _future(text: str) -> str:
    """What was begun, as a future of what it gives."""
    if not text.startswith(_BUNDLE):
        return text
    parts = printed_form.split(text[len(_BUNDLE) : -1])
    given = parts[1] if len(parts) > 1 else "tuple<>"
    return f"!stablehlo.future<{given.removeprefix('tuple<')[:-1] if given.startswith('tuple<') else given}>"


def _is_of(dialect: str, value: ir.Attribute) -> bool:
    found = _WORDS.match(str(value))
    return found is not None and found[1] == dialect


def _unified(text: str, dialect: str) -> str:
    for given in sharing():
        if given in text:
            text = _INNER.sub(r"\1", text)
            text = _WORD.sub(rf"#{dialect}<\1 \2>", text)
            text = _BOUNDS.sub(lambda found: f"#{dialect}.bounds<{found[1]}>", text)
            text = text.replace(f"!{given}.token", f"!{dialect}.token").replace(f"#{given}", f"#{dialect}")
    return text


def _respelled(text: str, dialect: str) -> str:
    if "stablehlo" not in text and "#chlo" not in text:
        return text
    if text.startswith("#chlo.ragged_dot<"):
        text = _OUTER.sub(lambda found: f"dot_dimension_numbers = #mhlo.dot<{found[1].rstrip(', ')}>, ", text, count=1)
    text = _BOUNDS_BACK.sub(lambda found: f"#mhlo.type_extensions<bounds = [{found[1]}]>", text)
    text = text.replace("#stablehlo", f"#{dialect}").replace("#chlo", f"#{dialect}")
    text = text.replace("!stablehlo.token", f"!{dialect}.token")
    return _WORD_BACK.sub(r"#mhlo.\1<\2>", text)


def _array(declared: Attribute, value: ir.Attribute) -> ir.Attribute:
    """A constant of one dimension as a vector; whatever else stays, for the rules to refuse."""
    if not isinstance(value, carrier.ir.DenseElementsAttr):
        return value
    found = dense_attributes.constant(value)
    if found.ndim != 1:
        return value
    wanted = "bool" if declared.kind == "bool[]" else "int64"
    if str(found.dtype) != wanted:
        return value
    ir = carrier.ir
    return ir.DenseBoolArrayAttr.get(found.tolist()) if wanted == "bool" else ir.DenseI64ArrayAttr.get(found.tolist())


def _dense(value: ir.Attribute) -> ir.Attribute:
    ir = carrier.ir
    if not isinstance(value, ir.DenseI64ArrayAttr | ir.DenseBoolArrayAttr):
        return value
    items = list(value)
    element = "i1" if isinstance(value, ir.DenseBoolArrayAttr) else "i64"
    numbers = ", ".join(str(item).lower() for item in items)
    return ir.Attribute.parse(f"dense<{f'[{numbers}]' if items else ''}> : tensor<{len(items)}x{element}>")


@cache
def _declared(name: str) -> dict[str, Attribute]:
    binding = generated("binding", name)
    signature: Signature | None = getattr(binding, "SIGNATURE", None)
    return {attribute.name: attribute for attribute in signature.attributes} if signature is not None else {}


def _names(op: ir.Operation) -> Iterable[str]:
    names = list(op.attributes)
    if op.context.is_registered_operation(op.name):
        return names
    return {*names, *printed_form.op_attributes(_generic(op))}  # what is not registered shows some in print only


def _generic(op: ir.Operation) -> str:
    return str(op.get_asm(print_generic_op_form=True, skip_regions=True, use_local_scope=True, assume_verified=True))
