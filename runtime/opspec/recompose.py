"""The way back: a composite that names an op of a dialect we know becomes that op."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec import carrier
from opspec.binder import Binder
from opspec.decode import Decoder
from opspec.dialects import generated
from opspec.infer import signature_of
from opspec.load import Source, load

if TYPE_CHECKING:
    from opspec.carrier import ir

COMPOSITE = "stablehlo.composite"


def recompose(program: ir.Module | Source) -> ir.Module:
    """The program with the ops that its composites stand for; a module is changed in place.

    A composite stays where its operands, attributes or results are not those of the op that it names. Functions that
    only such composites named are removed.
    """
    module = program if isinstance(program, carrier.ir.Module) else load(program)
    with module.context, carrier.ir.Location.unknown(module.context):
        decoder = Decoder()
        freed = {name for op in _composites(module) if (name := _recomposed(op, decoder)) is not None}
        _remove(module, freed)
    return module


def _composites(module: ir.Module) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == COMPOSITE:
            found.append(op)
        return carrier.ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def _recomposed(op: ir.Operation, decoder: Decoder) -> str | None:
    """The function that an op named before it was replaced; None where it stays."""
    ir = carrier.ir
    name = ir.StringAttr(op.attributes["name"]).value
    if generated("lowering", name) is None:
        return None
    held: Any = op.attributes.get("composite_attributes", {})
    names = list(held) if isinstance(held, dict) else [named.name for named in held]
    attributes = {named: _own(held[named], name) for named in names}
    if not _fits(op, name, attributes, decoder):
        return None
    function = ir.FlatSymbolRefAttr(op.attributes["decomposition"]).value
    made = ir.Operation.create(
        name,
        results=[result.type for result in op.results],
        operands=list(op.operands),
        attributes=attributes,
        loc=_place(op, name),
        ip=ir.InsertionPoint(op),
    )
    for result, value in zip(op.results, made.results, strict=True):
        result.replace_all_uses_with(value)
    op.erase()
    return str(function)


def _own(value: ir.Attribute, name: str) -> ir.Attribute:
    """An attribute of the op's dialect, which a composite holds as text."""
    ir = carrier.ir
    if isinstance(value, ir.StringAttr) and value.value.startswith(f"#{name.partition('.')[0]}"):
        return ir.Attribute.parse(value.value)
    return value


def _fits(op: ir.Operation, name: str, attributes: dict[str, ir.Attribute], decoder: Decoder) -> bool:
    signature = signature_of(name)
    if signature is None or signature.regions or not op.context.is_registered_operation(name):
        return False
    binder = Binder(signature)
    given = {named: decoder.attribute(value) for named, value in attributes.items()}
    groups = binder.operands([decoder.type(value.type) for value in op.operands], given)
    if groups is not None:
        binder.attributes(given, groups)
        binder.results([decoder.type(value.type) for value in op.results])
    return not binder.broken


def _place(op: ir.Operation, name: str) -> ir.Location:
    """Where the op came from before it was wrapped."""
    location = op.location
    if isinstance(location, carrier.ir.NameLoc) and location.name_str == name:
        return location.child_loc
    return location


def _remove(module: ir.Module, freed: set[str]) -> None:
    """The private functions among these that nobody names any more."""
    ir = carrier.ir
    used: set[str] = set()

    def visit(op: ir.Operation) -> ir.WalkResult:
        for name in ("callee", "decomposition", "called_computations"):
            if name in op.attributes:
                used.update(part.split('"')[0] for part in str(op.attributes[name]).replace('@"', "@").split("@")[1:])
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in list(module.body.operations):
        if op.operation.name != "func.func":
            continue
        name = ir.StringAttr(op.attributes["sym_name"]).value
        private = "sym_visibility" in op.attributes and "private" in str(op.attributes["sym_visibility"])
        if name in freed - used and private:
            op.operation.erase()
