"""Programs that show what is inside others: the results of every op as results of @main."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.programs import carrier, printed_form
from opspec.programs.call_order import innermost_first
from opspec.programs.records import CONSTANTS, View
from opspec.programs.shared_ops import unify
from opspec.rules.signature import REGION_END
from opspec.values.types import Other, Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir


_SKIPPED = CONSTANTS | {"func.return", REGION_END}


def extended(module: ir.Module, cut: bool, keep: bool) -> ir.Module:
    """The program with the results of every op as the results of @main, behind its own ones where these are kept. Cut,
    each op stands by itself: it reads arguments in place of the results of the others.
    """
    innermost_first(module)  # calls that do not end would be followed without end
    made = copy_of(module.operation)
    functions = {printed_form.named(str(op.attributes["sym_name"])): op for op in made.body.operations}
    if MAIN not in functions:
        raise OpSpecError("expected a module with a function @main")
    with made.context, carrier.ir.Location.unknown(made.context):
        _extend(made, functions, MAIN, cut, keep, {})
    return made


def copy_of(module: ir.Operation) -> ir.Module:
    """The module again, in a context of its own; an op that the carrier lacks is an error."""
    text = str(module.get_asm(enable_debug_info=True))
    try:
        made = carrier.parse(text, carrier.new_context(module.context.allow_unregistered_dialects))
    except carrier.Refused as refused:  # it has an op that is newer than the carrier
        raise OpSpecError(f"expected a program of which another backend knows every op, found: {refused}") from None
    unify(made.operation)
    return made


def _extend(
    module: ir.Module,
    functions: dict[str, ir.OpView],
    name: str,
    cut: bool,
    keep: bool,
    done: dict[str, tuple[str, list[ir.Type]]],
) -> tuple[str, list[ir.Type]]:
    """The name of the extended function, and the types of what it takes (where cut) and gives beyond the first."""
    if name in done:
        return done[name]
    ir = carrier.ir
    function = functions[name].operation
    extended = name if name == MAIN else f"{name}.shown"
    if name != MAIN:  # the first may be called from within a region
        function = function.clone(ip=ir.InsertionPoint(module.body))
        function.attributes["sym_name"] = ir.StringAttr.get(extended)
    block = function.regions[0].blocks[0]
    shown: list[ir.Value[ir.Type]] = []
    for op in [op.operation for op in block.operations]:
        own = list(op.results)
        if op.name == "func.call":
            callee, types = _extend(module, functions, _callee(op), cut, True, done)
            stand_ins = [block.add_argument(type_, op.location) for type_ in types] if cut else []
            made = ir.Operation.create(
                "func.call",
                results=[*(value.type for value in own), *types],
                operands=[*op.operands, *stand_ins],
                attributes={"callee": ir.FlatSymbolRefAttr.get(callee)},
                loc=op.location,
                ip=ir.InsertionPoint(op),
            )
            for old, new in zip(own, made.results, strict=False):
                old.replace_all_uses_with(new)
            count, own = len(own), list(made.results)[: len(own)]
            op.erase()
            op = made
            shown += list(made.results)[count:]
        if op.name in _SKIPPED or not own or not all(map(_is_plain, own)):
            continue
        for value in own:
            if cut:
                value.replace_all_uses_with(block.add_argument(value.type, op.location))
            shown.append(value)
    _give(function, block, shown, keep)
    done[name] = extended, [value.type for value in shown]
    return done[name]


def _give(function: ir.Operation, block: ir.Block, values: list[ir.Value[ir.Type]], keep: bool) -> None:
    """Make a function give these values, behind those that it gives or in their place."""
    terminator = list(block.operations)[-1].operation
    gives = [*(terminator.operands if keep else ()), *values]
    terminator.erase()
    end_with(function, block, gives)
    for name in ("res_attrs", "arg_attrs"):
        if name in function.attributes:
            del function.attributes[name]


def end_with(function: ir.Operation, block: ir.Block, gives: list[ir.Value[ir.Type]]) -> None:
    """Let a function end with these results."""
    ir = carrier.ir
    ir.Operation.create("func.return", operands=gives, ip=ir.InsertionPoint(block))
    signature = ir.FunctionType.get([argument.type for argument in block.arguments], [value.type for value in gives])
    function.attributes["function_type"] = ir.TypeAttr.get(signature)


def _callee(op: ir.Operation) -> str:
    return printed_form.symbol(str(op.attributes["callee"])) or ""


def _is_plain(value: ir.Value[ir.Type]) -> bool:
    """Whether a value can be looked at: a tensor of a known shape."""
    type_ = value.type
    if not isinstance(type_, carrier.ir.RankedTensorType):
        return False
    return bool(type_.has_static_shape) and "quant." not in str(type_)


def shown_ops(functions: Mapping[str, View], name: str) -> Iterator[View]:
    """The ops whose results an extended function shows, in their order."""
    for op in functions[name].regions[0].block.ops:
        if op.name == "func.call":
            yield from shown_ops(functions, str(op.attributes["callee"]))
        if is_shown(op):
            yield op


def is_shown(op: View) -> bool:
    return op.name not in _SKIPPED and bool(op.results) and all(map(is_plain, op.result_types))


def is_plain(type_: Tensor | Other) -> bool:
    if not isinstance(type_, Tensor) or type_.element.kind == "quantized":
        return False
    return all(isinstance(size, int) for size in type_.shape)


def generic(module: ir.Module) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))
