"""The way back: a composite, or a call of custom code, that names an op of a dialect we know becomes that op."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, cast

from opspec.catalog.dialects import generated
from opspec.lowering import composite_attributes
from opspec.programs import carrier, dense_attributes, nesting_limit, printed_form
from opspec.programs.decoding import Decoder
from opspec.programs.loading import Source, load
from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import signature_of
from opspec.values.types import Other, Tensor

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.programs.carrier import ir
    from opspec.programs.decoding import Entries

COMPOSITE, CALL = "stablehlo.composite", "stablehlo.custom_call"
_DICTIONARIES = {COMPOSITE: "composite_attributes", CALL: "mhlo.attributes"}
_OF_STAND_INS = {
    "call_target_name",
    "api_version",
    "backend_config",
    "called_computations",
    "has_side_effect",
    "mhlo.attributes",
    "mhlo.version",
}
_RENAMED = {"topk": "top_k"}


def recompose(program: ir.Module | Source, *, composites: bool = True) -> ir.Module:
    """The program with the ops that its composites stand for; a module is changed in place. Without `composites` only
    calls of custom code become ops.

    A composite stays where its operands, attributes, regions or results are not those of the op that it names, or its
    version is a later one. Functions that only such composites named are removed. `custom_call @mhlo.erf`, as programs
    had it before there were composites, becomes the op too.
    """
    module = program if isinstance(program, carrier.ir.Module) else load(program)
    nesting_limit.check_module(module)
    with module.context, carrier.ir.Location.unknown(module.context):
        decoder = Decoder()
        freed: dict[ir.Operation, set[str]] = {}
        for op, name in _stand_ins(module, (COMPOSITE, CALL) if composites else (CALL,)):
            inside, function = carrier.module_of(op), _recomposed(op, name, decoder)
            if function is not None:
                freed.setdefault(inside, set()).add(function)
        for inside, functions in freed.items():
            _remove(inside, functions)
    return module


def _stand_ins(module: ir.Module, forms: Container[str]) -> list[tuple[ir.Operation, str]]:
    """The composites and calls that stand for ops, with the names of these."""
    found: list[tuple[ir.Operation, str]] = []
    for op in carrier.ops_in(module.operation):
        name = stands_for(op) if op.name in forms else None
        if name is not None and generated("lowering", name) is not None and op.context.is_registered_operation(name):
            found.append((op, name))
    return found


def stands_for(op: ir.Operation) -> str | None:
    """The name of the op that another one says it is; calls say `mhlo`, as the dialect was called once."""
    ir = carrier.ir
    if op.name == COMPOSITE:
        version = ir.IntegerAttr(op.attributes["version"]).value if "version" in op.attributes else 0
        return ir.StringAttr(op.attributes["name"]).value if version <= composite_attributes.KNOWN_VERSION else None
    if op.name == CALL and set(op.attributes) <= _OF_STAND_INS and not _does_more(op):
        dialect, _, name = ir.StringAttr(op.attributes["call_target_name"]).value.partition(".")
        return f"chlo.{_RENAMED.get(name, name)}" if dialect in ("chlo", "mhlo") else None
    return None


def _does_more(op: ir.Operation) -> bool:
    """Whether a call has an effect, is told more than attributes say, or takes functions."""
    names = ("has_side_effect", "backend_config", "called_computations")
    said = (str(op.attributes[name]) for name in names if name in op.attributes)
    return any(text not in ("false", '""', "{}", "[]") for text in said)


def _recomposed(op: ir.Operation, name: str, decoder: Decoder) -> str | None:
    """The function that an op named before it was replaced; None where it stays, or named none."""
    ir = carrier.ir
    given = _DICTIONARIES[op.name]
    attributes = composite_attributes.own(
        name, cast("Entries", op.attributes[given] if given in op.attributes else ir.DictAttr.get({})), decoder
    )
    if attributes is None or not _fits(op, name, attributes, decoder):
        return None
    function = printed_form.symbol(str(op.attributes["decomposition"])) if op.name == COMPOSITE else None
    made = ir.Operation.create(
        name,
        results=[result.type for result in op.results],
        operands=list(op.operands),
        attributes=attributes,
        regions=len(op.regions),
        loc=_place(op, name),
        ip=ir.InsertionPoint(op),
    )
    carrier.take_place(made, op)
    return function


def _fits(op: ir.Operation, name: str, attributes: dict[str, ir.Attribute], decoder: Decoder) -> bool:
    """Whether operands, attributes, results and regions are those of the op that is named."""
    signature = signature_of(name)
    if signature is None:
        return False
    binder = Binder(signature)
    numbers = {attribute.name for attribute in signature.attributes if attribute.scalar}
    given = {
        named: dense_attributes.number(str(value)) if named in numbers else decoder.attribute(value)
        for named, value in attributes.items()
    }
    groups = binder.operands(_types(op.operands, decoder), given)
    if groups is not None:
        binder.attributes(given, groups)
        binder.results(_types(op.results, decoder))
        binder.regions([_body(region, decoder) for region in op.regions])
    return not binder.broken


def _body(region: ir.Region, decoder: Decoder) -> tuple[list[Tensor | Other], list[Tensor | Other]]:
    """What a region takes and returns."""
    (block,) = region.blocks
    return _types(block.arguments, decoder), _types(list(block.operations)[-1].operands, decoder)


def _types(values: Iterable[SSAValue], decoder: Decoder) -> list[Tensor | Other]:
    return [decoder.type(value.type) for value in values]


def _place(op: ir.Operation, name: str) -> ir.Location:
    """Where the op came from before it was wrapped."""
    location = op.location
    if isinstance(location, carrier.ir.NameLoc) and location.name_str == name:
        return location.child_loc
    return location


def _remove(module: ir.Operation, freed: set[str]) -> None:
    """Take away the private functions among these that nobody names any more."""
    used: set[str] = set()
    for op in carrier.ops_in(module):
        for name in ("callee", "decomposition", "called_computations"):
            if name in op.attributes:
                used.update(printed_form.symbols(str(op.attributes[name])))
    for op in list(module.regions[0].blocks[0].operations):
        if op.operation.name != "func.func":
            continue
        name = printed_form.named(str(op.attributes["sym_name"]))
        private = "sym_visibility" in op.attributes and "private" in str(op.attributes["sym_visibility"])
        if name in freed - used and private:
            op.operation.erase()
