"""What a version of StableHLO lacks, in forms that it has: attributes that came later, lists, calls, lists of groups.

Ops whose graph says it (`tan`, batching dimensions) are lowered by `opspec.lower` itself. Here is what no graph can
say, and the answer to what has no older form: an error that names the version it needs.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from opspec.catalog.version_changes import THE_OP, VersionChange
from opspec.catalog.versions import PLAIN, STABLEHLO, TITLES, changes_of
from opspec.lowering.graph_values import LowerError
from opspec.lowering.needed_versions import Version, is_versioned, needs, use_of
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Attributes, Decoder
from opspec.programs.pack_upgrades import VERSION, renamed
from opspec.programs.records import import_module
from opspec.values.mesh_groups import groups_of
from opspec_model.definitions.versions import number

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.programs.carrier import ir

COMPOSITE = "stablehlo.composite"


class LowerWarning(UserWarning):
    """What an older version cannot say, and a program loses on the way to it."""


def retarget(module: ir.Module, to: Version, keep: Collection[str] = (), dialect: str = STABLEHLO) -> None:
    """Put what came to a dialect after this version in older forms; LowerError for the first thing that has none."""
    rewriter = _Rewriter(module)
    for view in list(import_module(module).walk()):
        if view.name.startswith(f"{dialect}.") and view.name not in keep and is_versioned(view.name):
            rewriter.rewrite(view.op, use_of(view).changes, to)
    _expect(module, to, keep, dialect)
    if dialect != STABLEHLO:  # of which artifacts say it themselves
        version = ".".join(map(str, to))
        module.operation.attributes[f"{dialect}{VERSION}"] = carrier.ir.StringAttr.get(version)


def inline_composites(module: ir.Module) -> None:
    """Let every composite be a call of the function that says what it means."""
    for view in list(import_module(module).walk()):
        if view.name == COMPOSITE:
            call_instead(view.op)


@dataclass(slots=True)
class _Rewriter:
    """One run. `values`: what the body of an op that was asynchronous gives."""

    module: ir.Module
    decoder: Decoder = field(default_factory=Decoder)
    values: dict[SSAValue, SSAValue] = field(default_factory=dict)

    def rewrite(self, op: ir.Operation, used: Sequence[VersionChange], to: Version) -> None:
        """Say what this op uses of changes as earlier versions do; what makes another op of it comes last."""
        _drop_defaults(op, used, to)
        newer = [change for change in used if to < number(change.since)]
        _expect_forms(op, newer, to)
        for change in sorted(newer, key=lambda change: change.older != "lists"):
            if change.lost and change.attribute in op.attributes:
                place = f"{decode_location(op.location)}: {op.name}"
                message = f"{place}: {change.what} is lost, which needs {_title(op.name)} {change.since}"
                warnings.warn(message, LowerWarning, stacklevel=2)
                del op.attributes[change.attribute]
            if change.renamed:
                renamed(op, change.renamed, {})
                return
            if change.older:
                OLDER[change.older](self, op)
            if change.older and change.older != "lists":
                return


def _drop_defaults(op: ir.Operation, used: Sequence[VersionChange], to: Version) -> None:
    """Drop attributes that came later and say no more than their absence does."""
    said = {change.attribute for change in used}
    for change in changes_of(op.name):
        if change.attribute in op.attributes and change.attribute not in said and to < number(change.since):
            del op.attributes[change.attribute]


# --- older forms --------------------------------------------------------------------------------------------


def _one_each(rewriter: _Rewriter, op: ir.Operation) -> None:
    """An op for each operand."""
    ir = carrier.ir
    attributes = {name: op.attributes[name] for name in Attributes(op, rewriter.decoder)}
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


def call_instead(op: ir.Operation) -> None:
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
    call_instead(op)


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


# How earlier versions say what has a name in op files.
OLDER: dict[str, Callable[[_Rewriter, ir.Operation], None]] = {
    "lists": _listed,
    "each": _one_each,
    "call": _called,
    "at_once": _at_once,
}


# --- what has no older form -----------------------------------------------------------------------------------


def _error(op: ir.Operation, message: str) -> LowerError:
    return LowerError(f"{decode_location(op.location)}: {op.name}: {message}")


def _title(op: str) -> str:
    return TITLES.get(dialect := op.partition(".")[0], dialect)


def _expect_forms(op: ir.Operation, newer: Sequence[VersionChange], to: Version) -> None:
    """All that an op has of these changes has an older form."""
    for change in newer:
        if not (change.renamed or change.older or change.lost):
            raise _error(op, _needs(op.name, change.since, change.what, to))


def _needs(op: str, since: str, what: str, to: Version) -> str:
    said = f"needs {_title(op)} {since}, found {'.'.join(map(str, to))}"
    return f"{said}; no graph of older ops is known for it" if what == THE_OP else f"{what}: {said}"


def _expect(module: ir.Module, to: Version, keep: Collection[str], dialect: str) -> None:
    """Nothing is left that the version lacks."""
    for need in needs(module):
        # An argument of a function is told where an op takes it.
        if need.op in keep or "." not in need.op or need.op in PLAIN:
            continue
        if need.dialect != dialect or not need.since or to >= number(need.since):
            continue
        raise LowerError(f"{need.place}: {need.op}: {_needs(dialect, need.since, need.what, to)}")
