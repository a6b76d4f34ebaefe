"""Programs for several devices: the part of each argument that a device brings, and of each result that it gets.

What each device runs is in `opspec.pjrt.local_programs`. Where there is no such program, one computes with whole
values, once: arguments are joined before and results taken apart behind it. What is in a manual computation the devices
run each for itself (`opspec.execution.manual_computation`). How arguments lie the program says, and how results lie
where it does not say so Shardy decides, as in XLA.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast
from weakref import WeakValueDictionary

from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.programs import carrier
from opspec.programs.loading import load
from opspec.programs.records import ModuleView, View, import_module
from opspec.propagation.gspmd_programs import from_gspmd
from opspec.sharding.device_parts import Parts, parts
from opspec.sharding.entry_parts import argument_parts, mesh_named, meshes_of, result_parts
from opspec.sharding.gspmd import text_of_parts
from opspec.sharding.shardings import SHARDING, Mesh, sharding_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxlib.mlir import ir

    _Named = Iterable[ir.NamedAttribute]  # the attributes of one argument


@dataclass(frozen=True, slots=True)
class DeviceLayout:
    """How values lie on the devices of a program."""

    count: int
    arguments: tuple[Parts, ...]
    results: tuple[Parts, ...]


def count_of(module: ModuleView) -> int:
    """How many devices a program is for."""
    replicas = _number(module.root, "mhlo.num_replicas")
    if replicas > 1:
        raise PjrtError(
            ErrorCode.UNIMPLEMENTED,
            f"the program is made for {replicas} replicas, and opspec runs partitions only: write it with jax.jit and"
            " jax.shard_map, or run it on JAX_PLATFORMS=cpu",
        )
    return _number(module.root, "mhlo.num_partitions")


def _number(root: View, name: str) -> int:
    value = root.attributes.get(name)
    return 1 if value is None else int(value)


def in_shardys_words(code: bytes) -> bytes:
    """A program with the shardings of Shardy where it has those of GSPMD."""
    module = load(code, context=carrier.new_context(), trusted=True)
    if not from_gspmd(module):
        return code
    stream = io.BytesIO()
    module.operation.write_bytecode(stream)
    return stream.getvalue()


def layout_of(module: ir.Module, count: int) -> DeviceLayout:
    """How arguments and results of @main lie. Shardy's passes are run over the module."""
    close_arguments(module)
    _inline_calls(module)
    carrier.run_passes(module, "sdy-propagation-pipeline")
    view = import_module(module)
    tell_inspectors(module, meshes_of(view), count)
    layout = DeviceLayout(count, argument_parts(view, count), result_parts(view, count))
    view.let_go()
    return layout


def close_arguments(module: ir.Module) -> None:
    """An argument of which the program does not say how it lies is brought whole by each device."""
    ops = [op.operation for op in module.body.operations]
    meshes = [op for op in ops if op.name == "sdy.mesh" and '"' in str(op.attributes["mesh"])]
    main = next(op for op in ops if op.name == "func.func" and _symbol(op) == "main")
    if not meshes:
        return
    ir = carrier.ir
    types = main.regions[0].blocks[0].arguments.types
    there = "arg_attrs" in main.attributes
    listed = cast("Sequence[_Named]", main.attributes["arg_attrs"]) if there else [()] * len(types)
    given = [{named.name: named.attr for named in attributes} for attributes in listed]
    with module.context:
        symbol = ir.FlatSymbolRefAttr.get(_symbol(meshes[0]))
        closed = []
        for type_, attributes in zip(types, given, strict=True):
            if SHARDING not in attributes and isinstance(type_, ir.RankedTensorType):
                whole = ", ".join(["{}"] * type_.rank)
                text = f"#sdy.sharding<{symbol}, [{whole}]>"
                attributes = attributes | {SHARDING: ir.Attribute.parse(text)}
            closed.append(ir.DictAttr.get(attributes))
        main.attributes["arg_attrs"] = ir.ArrayAttr.get(closed)


def _inline_calls(module: ir.Module) -> None:
    """Put functions in the place of their calls, as XLA does before shardings spread."""
    functions = {_symbol(op): op.operation for op in module.body.operations if op.operation.name == "func.func"}
    pending = [(op, ["main"]) for op in carrier.ops_in(functions["main"]) if op.name == "func.call"]
    while pending:
        call, within = pending.pop()
        name = cast("ir.FlatSymbolRefAttr", call.attributes["callee"]).value
        called = functions.get(name)
        if called is None or name in within or not called.regions[0].blocks:
            continue
        copy = called.clone(ip=carrier.ir.InsertionPoint(module.body))
        block = copy.regions[0].blocks[0]
        for argument, operand in zip(block.arguments, call.operands, strict=True):
            argument.replace_all_uses_with(operand)
        *ops, end = [op.operation for op in block.operations]
        for op in ops:
            op.move_before(call)
            pending += [(inner, [*within, name]) for inner in carrier.ops_in(op) if inner.name == "func.call"]
        for result, value in zip(call.results, end.operands, strict=True):
            result.replace_all_uses_with(value)
        call.erase()
        copy.erase()


def _symbol(op: ir.Operation | ir.OpView) -> str:
    return cast("ir.StringAttr", op.attributes["sym_name"]).value


# --- functions that want to know how a value lies ---------------------------------------------------------

Inspector = Callable[[object], None]  # takes the sharding as XLA has it
inspectors: WeakValueDictionary[bytes, Inspector] = WeakValueDictionary()  # of jax.debug.inspect_array_sharding, by key


def tell_inspectors(module: ir.Module, meshes: Mapping[str, Mesh], count: int) -> None:
    """Tell those who ask for it how values lie, once shardings have spread."""
    if not inspectors:
        return
    from jax._src.lib import xla_client  # type: ignore[attr-defined]

    for op in inspections(module):
        tell = inspectors.get(_text(op, "backend_config").value_bytes)
        if tell is not None:
            tell(xla_client.HloSharding.from_string(_lying(op, meshes, count)))


def inspections(module: ir.Module) -> list[ir.Operation]:
    """The calls that ask how a value lies."""
    calls = [op for op in carrier.ops_in(module.operation) if op.name == "stablehlo.custom_call"]
    return [op for op in calls if _text(op, "call_target_name").value == "InspectSharding"]


def _text(op: ir.Operation, name: str) -> ir.StringAttr:
    return cast("ir.StringAttr", op.attributes[name])


def _lying(op: ir.Operation, meshes: Mapping[str, Mesh], count: int) -> str:
    """How the operand of an op lies, in the words of XLA."""
    parent = op.parent
    while parent is not None:
        if parent.name == "sdy.manual_computation":
            return "{manual}"
        parent = parent.parent
    value = op.operands[0]
    owner = value.owner
    shape = tuple(carrier.ir.RankedTensorType(value.type).shape)
    if isinstance(owner, carrier.ir.Block):
        attributes: ir.OpAttributeMap | ir.DictAttr = owner.owner.attributes
        at = value.arg_number
        if "arg_attrs" in attributes:
            attributes, at = cast("Sequence[ir.DictAttr]", attributes["arg_attrs"])[at], 0
    else:
        attributes, at = owner.attributes, value.result_number
    sharding = sharding_in(str(attributes[SHARDING]), at) if SHARDING in attributes else None
    mesh = mesh_named(sharding, meshes)
    return (
        "{replicated}"
        if sharding is None or mesh is None
        else text_of_parts(parts(sharding, mesh, count, shape), count)
    )


# --- what JAX is told ---------------------------------------------------------------------------------------


_WHOLE = "mhlo.frontend_attributes"


def described(code: bytes, layout: DeviceLayout | None, whole: str = "") -> bytes:
    """The program as JAX asks for it, with how its arguments and results lie in the words of XLA. `layout`: on several
    devices. `whole`: why it is computed with whole values, where it is.
    """
    ir = carrier.ir
    module = load(code, context=carrier.new_context(), trusted=True)
    carrier.run_passes(module, "func.func(chlo-legalize-to-stablehlo)")  # what XLA knows under no name of its own
    with module.context, ir.Location.unknown():
        for op in carrier.ops_in(module.operation):
            if op.name.startswith("sdy.") and op.name not in ("sdy.mesh", "sdy.return"):
                _without_shardy(op)
        if layout is not None:
            _say_how_it_lies(module, layout)
        if whole:
            why = ir.StringAttr.get(whole.replace('"', "'"))
            module.operation.attributes[_WHOLE] = ir.DictAttr.get({"opspec.whole_values_because": why})
    return f"{module.operation.get_asm(enable_debug_info=True)}".encode()


def _say_how_it_lies(module: ir.Module, layout: DeviceLayout) -> None:
    ir = carrier.ir
    spelled = [ir.StringAttr.get(text_of_parts(parts, layout.count)) for parts in layout.arguments]
    module.operation.attributes["mhlo.spmd_parameters_shardings"] = ir.ArrayAttr.get(spelled)
    results = [text_of_parts(parts, layout.count) for parts in layout.results] or ["{replicated}"]  # as XLA has none
    tiles = results[0] if len(results) == 1 else f"{{{', '.join(results)}}}"
    module.operation.attributes["mhlo.spmd_output_sharding"] = ir.StringAttr.get(tiles)


def _without_shardy(op: ir.Operation) -> None:
    """What HLO has in the place of an op of Shardy: the operand of a hint, else a call with the text of the op."""
    ir = carrier.ir
    types = [result.type for result in op.results]
    operands = list(op.operands)
    if op.regions or [x.type for x in operands[: len(types)]] != types:
        attributes: dict[str, ir.Attribute] = {
            "call_target_name": ir.StringAttr.get(op.name),
            "backend_config": ir.StringAttr.get(str(op)),
        }
        call = ir.Operation.create("stablehlo.custom_call", types, operands, attributes, ip=ir.InsertionPoint(op))
        operands = list(call.results)
    for old, new in zip(op.results, operands, strict=False):
        old.replace_all_uses_with(new)
    op.erase()
