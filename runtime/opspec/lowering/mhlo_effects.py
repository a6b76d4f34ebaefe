"""Ops of MHLO that no graph replaces: what is begun is called at once, and a value that is shown is shown to nobody."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from opspec.lowering.downgrade import LowerWarning
from opspec.lowering.graph_values import LowerError
from opspec.programs import carrier, printed_form
from opspec.programs.carrier import decode_location

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.programs.carrier import ir

_START, _UPDATE, _DONE, _TRACE = "mhlo.async_start", "mhlo.async_update", "mhlo.async_done", "mhlo.trace"


def lower_effects(root: ir.Operation, keep: frozenset[str]) -> None:
    """Replace these ops below `root`, but those that are to be kept."""
    found: dict[str, list[ir.Operation]] = {_START: [], _TRACE: []}
    for op in carrier.ops_in(root):
        if op.name in found and op.name not in keep:
            found[op.name].append(op)
    for op in found[_START]:
        _call(op)
    if found[_TRACE]:
        place = decode_location(found[_TRACE][0].location)
        warnings.warn(f"{place}: {_TRACE}: nothing in StableHLO shows a value; it is left out", LowerWarning, 2)
    for op in found[_TRACE]:
        op.erase()


def _call(op: ir.Operation) -> None:
    """A call in the place of what is begun; whoever waits for its values has them."""
    ir = carrier.ir
    waits = _waiting(op.results[0])
    given = printed_form.split(str(op.results[0].type).removeprefix("!stablehlo.future<")[:-1])
    types = [ir.Type.parse(text, op.context) for text in given]
    called = ir.Operation.create(
        "func.call",
        results=types,
        operands=list(op.operands),
        attributes={"callee": op.attributes["called_computation"]},
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    for wait in waits:
        for result, value in zip(wait.results, called.results, strict=True):
            result.replace_all_uses_with(value)
        wait.erase()
    _erase_with_updates(op)


def _waiting(value: SSAValue) -> list[ir.Operation]:
    """The ops that have the values that stand behind one, through those that only let them go on."""
    found = []
    for use in value.uses:
        user = use.owner.operation
        if user.name == _UPDATE:
            found += _waiting(user.results[0])
        elif user.name == _DONE:
            found.append(user)
        else:
            place = decode_location(user.location)
            raise LowerError(f"{place}: {user.name}: expected {_DONE} where a future is used, found {user.name}")
    return found


def _erase_with_updates(op: ir.Operation) -> None:
    for use in list(op.results[0].uses):
        _erase_with_updates(use.owner.operation)
    op.erase()
