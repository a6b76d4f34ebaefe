"""Programs that show what is inside others: the results of every op as results of @main, and a region as a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.programs import carrier, printed_form
from opspec.programs.records import CONSTANTS, Block, View, import_module
from opspec.rules.signature import REGION_END
from opspec.values.types import Other, Tensor

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue

_REGION = "opspec.region"  # a name that no program has
_SKIPPED = CONSTANTS | {"func.return", REGION_END}


def extended(module: ir.Module, cut: bool, keep: bool) -> ir.Module:
    """The program with the results of every op as the results of @main, behind its own ones where these are kept. Cut,
    each op stands by itself: it reads arguments in place of the results of the others.
    """
    made = _copy(module.operation)
    functions = {printed_form.named(str(op.attributes["sym_name"])): op for op in made.body.operations}
    if MAIN not in functions:
        raise OpSpecError("expected a module with a function @main")
    with made.context, carrier.ir.Location.unknown(made.context):
        _extend(made, functions, MAIN, cut, keep, {})
    return made


def _copy(module: ir.Operation) -> ir.Module:
    text = str(module.get_asm(enable_debug_info=True))
    try:
        return carrier.parse(text, carrier.new_context(module.context.allow_unregistered_dialects))
    except carrier.Refused as refused:  # it has an op that is newer than the carrier
        raise OpSpecError(f"expected a program of which another backend knows every op, found: {refused}") from None


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
    _end(function, block, gives)
    for name in ("res_attrs", "arg_attrs"):
        if name in function.attributes:
            del function.attributes[name]


def _end(function: ir.Operation, block: ir.Block, gives: list[ir.Value[ir.Type]]) -> None:
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


# --- a region as a program --------------------------------------------------------------------------------------


def region_program(op: View, number: int) -> tuple[ir.Module, tuple[int, ...]]:
    """A region of an op as @main of a program with the same functions. It takes what the region takes, and then the
    values from outside that it reads, whose numbers are given too; constants are made again.
    """
    ir = carrier.ir
    root = op.module.root
    made = _copy(root.op)
    twin = import_module(made)  # whose values have the same numbers
    at = next(at for at, each in enumerate(root.walk()) if each is op)
    block = next(islice(twin.walk(), at, None)).regions[number].block
    values = {number: value for value, number in twin.values.items()}
    outside = _read_from_outside(block)
    constants = [maker for x in outside if (maker := twin.producers[x]) is not None and maker.name in CONSTANTS]
    reads = tuple(x for x in outside if (maker := twin.producers[x]) is None or maker.name not in CONSTANTS)
    with made.context, ir.Location.unknown(made.context):
        taken = [values[x] for x in (*block.arguments, *reads)]
        name, function_type = ir.StringAttr.get(_REGION), ir.FunctionType.get([x.type for x in taken], [])
        attributes = {"sym_name": name, "function_type": ir.TypeAttr.get(function_type)}
        function = ir.Operation.create("func.func", attributes=attributes, regions=1, ip=ir.InsertionPoint(made.body))
        types = [x.type for x in taken]
        body = function.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        now = dict(zip(taken, body.arguments, strict=True))
        for inner in (*constants, *block.ops[:-1]):
            copied = inner.op.clone(ip=ir.InsertionPoint(body))
            _read_instead(copied, now)
            now |= zip(inner.op.results, copied.operation.results, strict=True)
        results = [now[x] for x in block.ops[-1].op.operands]
        _end(function, body, results)
        twin.functions[MAIN].op.erase()
        function.attributes["sym_name"] = ir.StringAttr.get(MAIN)
    return made, reads


def _read_from_outside(block: Block) -> list[int]:
    inner = [each for op in block.ops for each in op.walk()]
    blocks = [block, *(b for each in inner for region in each.regions for b in region.blocks)]
    own = {x for b in blocks for x in b.arguments} | {x for each in inner for x in each.results}
    return list(dict.fromkeys(x for each in inner for x in each.operands if x not in own))


def _read_instead(op: ir.Operation, now: Mapping[SSAValue, SSAValue]) -> None:
    """Make an op, and those in it, read other values."""
    pending = [op.operation]
    while pending:
        each = pending.pop()
        for at, operand in enumerate(each.operands):
            if operand in now:
                each.operands[at] = now[operand]
        pending += [inner.operation for region in each.regions for b in region.blocks for inner in b.operations]


def generic(module: ir.Module) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))
