"""What a version of StableHLO lacks, in forms that it has: attributes that came later, lists, calls, lists of groups.

Ops whose graph says it (`tan`, batching dimensions) are lowered by `opspec.lower` itself. Here is what no graph can
say, and the answer to what has no older form: an error that names the version it needs.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from opspec import ops
from opspec.lowering.graph_values import LowerError
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.values.mesh_groups import groups_of
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.programs.carrier import ir

Version = tuple[int, ...]
COMPOSITE = "stablehlo.composite"
ACCURATE = (
    "cbrt", "cosine", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt", "sine", "sqrt", "tan",
    "tanh",
)  # fmt: skip
GROUPED = ("all_gather", "all_reduce", "all_to_all", "collective_broadcast", "reduce_scatter")
TYPES = {
    "0.10.0": ("f8E4M3FNUZ", "f8E5M2FNUZ"), "0.11.0": ("f8E4M3B11FNUZ",), "1.2.0": ("i2", "ui2"),
    "1.7.0": ("f8E3M4", "f8E4M3"), "1.8.0": ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU"),
}  # fmt: skip


class LowerWarning(UserWarning):
    """What an older version cannot say, and a program loses on the way to it."""


def retarget(module: ir.Module, to: Version, keep: Collection[str] = ()) -> None:
    """Put what came after this version in older forms; LowerError for the first thing that has none."""
    rewriter = _Rewriter(module)
    for op in list(_walk(module.operation)):
        if op.name not in keep:
            rewriter.rewrite(op, to)
    _expect(module, to, keep)


def inline_composites(module: ir.Module) -> None:
    """Let every composite be a call of the function that says what it means."""
    for op in list(_walk(module.operation)):
        if op.name == COMPOSITE:
            _call(op)


def _walk(root: ir.Operation) -> Iterator[ir.Operation]:
    """Every op below `root`, in the order of the program."""
    left = [root]
    while left:
        op = left.pop()
        yield op
        blocks = [block for region in op.regions for block in region.blocks]
        left += reversed([inner.operation for block in blocks for inner in block.operations])


@dataclass(frozen=True, slots=True)
class VersionChange:
    """Something that came with a version: which uses have it, and how they do without. `loses`: what they lose."""

    since: str
    ops: tuple[str, ...]
    used: Callable[[ir.Operation], bool]
    what: str
    rewrite: Callable[[_Rewriter, ir.Operation], None] | None = None
    loses: str = ""


@dataclass(slots=True)
class _Rewriter:
    """One run. `values`: what the body of an op that was asynchronous gives."""

    module: ir.Module
    decoder: Decoder = field(default_factory=Decoder)
    values: dict[SSAValue, SSAValue] = field(default_factory=dict)

    def rewrite(self, op: ir.Operation, to: Version) -> None:
        for change in CHANGES:
            if op.name not in change.ops or to >= _number(change.since) or not change.used(op):
                continue
            if change.rewrite is None:
                continue
            if change.loses:
                place = f"{decode_location(op.location)}: {op.name}"
                message = f"{place}: {change.loses} is lost, which needs StableHLO {change.since}"
                warnings.warn(message, LowerWarning, stacklevel=2)
            change.rewrite(self, op)
            if change.rewrite in _REPLACING:
                return


def _number(version: str) -> Version:
    return tuple(map(int, version.split(".")))


# --- uses ---------------------------------------------------------------------------------------------------


def _always(_: ir.Operation) -> bool:
    return True


def _is_list(op: ir.Operation) -> bool:
    return len(op.results) > 1


def _has(name: str) -> Callable[[ir.Operation], bool]:
    return lambda op: name in op.attributes


def _is_asked_for(op: ir.Operation) -> bool:
    return "result_accuracy" in op.attributes and "DEFAULT" not in str(op.attributes["result_accuracy"])


def _has_axes(op: ir.Operation) -> bool:
    return "mesh_axes" in str(op.attributes["replica_groups"])


def _has_pairs(op: ir.Operation) -> bool:
    return "source_target_pairs" in op.attributes and "dense<>" not in str(op.attributes["source_target_pairs"])


def _has_settings(op: ir.Operation) -> bool:
    if "backend_config" in op.attributes:
        return str(op.attributes["backend_config"]).startswith("{")
    return "api_version" in op.attributes and str(op.attributes["api_version"]).startswith("4 ")  # has no text of none


def _mentions(text: str) -> Callable[[ir.Operation], bool]:
    return lambda op: any(text in str(value.type) for value in (*op.operands, *op.results))


# --- older forms --------------------------------------------------------------------------------------------


def _without(name: str) -> Callable[[_Rewriter, ir.Operation], None]:
    def drop(_: _Rewriter, op: ir.Operation) -> None:
        del op.attributes[name]

    return drop


def _one_each(_: _Rewriter, op: ir.Operation) -> None:
    """An op for each operand."""
    ir = carrier.ir
    attributes = {name: op.attributes[name] for name in op.attributes}
    for operand, result in zip(list(op.operands), list(op.results), strict=True):
        made = ir.Operation.create(
            op.name, results=[result.type], operands=[operand], attributes=attributes, regions=len(op.regions),
            loc=op.location, ip=ir.InsertionPoint(op),
        )  # fmt: skip
        for region, own in zip(op.regions, made.regions, strict=True):
            copy = region.owner.clone(ip=False)  # a region cannot be copied by itself
            at = list(op.regions).index(region)
            copy.regions[at].blocks[0].append_to(own)
            copy.erase()
        result.replace_all_uses_with(made.results[0])
    op.erase()


def _call(op: ir.Operation) -> None:
    ir = carrier.ir
    made = ir.Operation.create(
        "func.call",
        results=[result.type for result in op.results],
        operands=list(op.operands),
        attributes={"callee": op.attributes["decomposition"]},
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    for result, value in zip(op.results, made.results, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def _called(_: _Rewriter, op: ir.Operation) -> None:
    _call(op)


def _listed(rewriter: _Rewriter, op: ir.Operation) -> None:
    """Groups that are axes of a mesh, as lists of ids."""
    groups = groups_of(rewriter.decoder.attribute(op.attributes["replica_groups"]))
    if groups is None:
        raise _error(op, "the axes of its groups are not those of the mesh")
    rows = [list(row) for row in tuple.__iter__(groups)]
    text = f"dense<{rows}> : tensor<{len(rows)}x{len(rows[0])}xi64>"
    op.attributes["replica_groups"] = carrier.ir.Attribute.parse(text)


def _at_once(rewriter: _Rewriter, op: ir.Operation) -> None:
    """What was begun is done at once, where only its end asks for it."""
    if op.name == "stablehlo.async_done":
        (future,) = op.operands
        op.results[0].replace_all_uses_with(rewriter.values[future])
        started = cast("ir.OpView", future.owner)
        op.erase()
        started.operation.erase()
        return
    (result,) = op.results
    users = [use.owner for use in result.uses]
    if [user.operation.name for user in users] != ["stablehlo.async_done"]:
        raise _error(op, "its future is not simply waited for, which has no older form: it needs StableHLO 1.15.0")
    block = op.regions[0].blocks[0]
    for argument, value in zip(block.arguments, list(op.operands), strict=True):
        argument.replace_all_uses_with(value)
    *body, end = [inner.operation for inner in block.operations]
    rewriter.values[result] = end.operands[0]
    for inner in body:
        inner.move_before(op)


_REPLACING = (_one_each, _called, _at_once)
CHANGES = (
    VersionChange("0.19.0", (COMPOSITE,), _always, "the op", _called),
    VersionChange("1.14.0", (COMPOSITE,), lambda op: len(op.regions) > 0, "composite_regions", _called),
    VersionChange("1.15.0", ("stablehlo.async_start", "stablehlo.async_done"), _always, "the op", _at_once),
    VersionChange(
        "1.9.0", ("stablehlo.exponential",), _is_asked_for, "", _without("result_accuracy"), "the accuracy asked for"
    ),
    VersionChange(
        "1.10.0", tuple(f"stablehlo.{name}" for name in ACCURATE), _is_asked_for, "", _without("result_accuracy"),
        "the accuracy asked for",
    ),
    VersionChange("1.6.0", ("stablehlo.dot_general",), _has("algorithm"), "", _without("algorithm"), "the algorithm"),
    VersionChange(
        "1.16.0", tuple(f"stablehlo.{name}" for name in GROUPED), _has_axes, "groups as axes of a mesh", _listed
    ),
    VersionChange(
        "1.5.0", tuple(f"stablehlo.{name}" for name in ("all_gather", "all_reduce", "all_to_all")), _is_list,
        "several operands", _one_each,
    ),
    VersionChange("1.20.0", ("stablehlo.collective_broadcast",), _has("has_dynamic_root"), "a root that is computed"),
    VersionChange("1.20.0", ("stablehlo.collective_broadcast",), _is_list, "several operands", _one_each),
    VersionChange("1.3.0", ("stablehlo.custom_call",), _has_settings, "a backend_config that is a dictionary"),
    VersionChange("1.13.0", ("stablehlo.custom_call",), _mentions("memref<"), "buffers"),
    VersionChange("1.17.0", ("stablehlo.custom_call",), _mentions("!stablehlo.future"), "futures"),
    VersionChange("1.18.0", ("stablehlo.custom_call",), _has("result_tilings"), "result_tilings"),
    VersionChange("1.12.0", ("stablehlo.send", "stablehlo.recv"), _has_pairs, "source_target_pairs"),
)  # fmt: skip


# --- what has no older form -----------------------------------------------------------------------------------


def _error(op: ir.Operation, message: str) -> LowerError:
    return LowerError(f"{decode_location(op.location)}: {op.name}: {message}")


def _expect(module: ir.Module, to: Version, keep: Collection[str]) -> None:
    """Nothing is left that the version lacks."""
    index = ops.index()
    target = ".".join(map(str, to))
    newer = {name: version for version, names in TYPES.items() if to < _number(version) for name in names}
    decoder = Decoder()
    for op in _walk(module.operation):
        entry = index.get(op.name)
        if op.name in keep or not op.name.startswith("stablehlo.") or entry is None:
            continue
        if to < _number(entry.since):
            raise _error(op, f"needs StableHLO {entry.since}, found {target}; no graph of older ops is known for it")
        for change in CHANGES:
            if op.name in change.ops and to < _number(change.since) and change.used(op):
                raise _error(op, f"{change.what}: needs StableHLO {change.since}, found {target}")
        for value in (*op.operands, *op.results):
            type_ = decoder.type(value.type)
            name = str(type_.element) if isinstance(type_, Tensor) else ""
            if name in newer:
                raise _error(op, f"the element type {name}: needs StableHLO {newer[name]}, found {target}")
