"""The functions of a program in the order of their calls, and the error where a call has no end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.programs import carrier, printed_form
from opspec.programs.nesting_limit import FUNCTION

if TYPE_CHECKING:
    from jaxlib.mlir import ir

CALL, MAIN = "func.call", "main"

_Calls = dict[str, "ir.Operation"]  # of a function: whom it calls, and an op that does


def innermost_first(module: ir.Module) -> list[str]:
    """The functions, each behind all that it calls. A function within itself is an error."""
    calls = {_symbol(op, "sym_name"): _calls(op) for op in _inner(module.operation) if op.name == FUNCTION}
    found: dict[str, None] = {}
    for name in sorted(calls, key=lambda name: name != MAIN):
        _add_behind(name, calls, found)
    return list(found)


def endless_call(place: str, name: str) -> OpSpecError:
    """The error for a call, in this place, of a function within itself."""
    return OpSpecError(f"{place}: expected calls that end, found one of @{name} in itself")


def _add_behind(name: str, calls: Mapping[str, _Calls], found: dict[str, None]) -> None:
    """Add a function behind those that it calls: not by recursion, as a program may call as deep as it likes."""
    pending = [(name, iter(calls[name].items()))]
    open_ = {name}
    while pending:
        name, inner = pending[-1]
        for callee, op in inner:
            if callee in open_:
                raise endless_call(f"{op.name} at {carrier.decode_location(op.location)}", callee)
            if callee in calls and callee not in found:
                pending.append((callee, iter(calls[callee].items())))
                open_.add(callee)
                break
        else:
            found[name] = None
            open_.discard(name)
            pending.pop()


def _calls(function: ir.Operation) -> _Calls:
    found: _Calls = {}
    pending = [function]
    while pending:
        op = pending.pop()
        if op.name == CALL:
            found.setdefault(_symbol(op, "callee"), op)
        pending += reversed(list(_inner(op)))
    return found


def _inner(op: ir.Operation) -> Iterator[ir.Operation]:
    return (inner.operation for region in op.regions for block in region.blocks for inner in block.operations)


def _symbol(op: ir.Operation, attribute: str) -> str:
    text = str(op.attributes[attribute])
    return printed_form.symbol(text) or printed_form.named(text)
