"""The carrier's own propagation: `python -m tests.propagation.carrier_passes`, a process of its own.

It reads a list of programs with the pass that each is for, and answers a list: what lies how.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from opspec.programs import carrier
from opspec.propagation.separation import MADE
from tests.forks import forked

if TYPE_CHECKING:
    from jaxlib.mlir import ir

BEFORE = "sdy-import-pipeline{},sdy-apply-sharding-constraints,sdy-sharding-group-import"
CALLS = ",sdy-flatten-call-graph,symbol-dce,sdy-import-func-calls,symbol-dce"  # refuses named computations
AFTER = "func.func(sdy-sink-data-flow-edges),sdy-close-shardings"
PASSES = {
    "basic": "sdy-basic-propagate",
    "aggressive": "sdy-aggressive-propagate",
    "op-priority": "sdy-op-priority-propagate",
    "user-priority": "sdy-user-priority-propagate",
}
# What makes no value, and constraints, which the carrier moves, copies and adds.
LEFT_OUT = (
    *(f"sdy.{name}" for name in ("sharding_group", "mesh", "return", "sharding_constraint")),
    *("func.func", "func.return", "stablehlo.return"),
)
Row = tuple[str, str]


def rows(function: ir.Operation) -> list[Row]:
    """Every value that is no constant, in the order in which the program comes to it, with how it lies."""
    found = [(f"argument {at}", text) for at, text in enumerate(_attached(function, "arg_attrs"))]
    found += [(f"result {at}", text) for at, text in enumerate(_attached(function, "res_attrs"))]
    return [*found, *_block(function, _functions(function))]


def _block(function: ir.Operation, functions: dict[str, ir.Operation]) -> Iterator[Row]:
    for region in function.regions:
        for block in region:
            for child in block.operations:
                op = child.operation
                if op.name in LEFT_OUT or _is_constant(op):
                    continue
                name = "call" if op.name in ("func.call", "sdy.named_computation") else op.name
                for at, operand in enumerate(op.operands):
                    owner = operand.owner
                    if not isinstance(owner, carrier.ir.Block) and _is_constant(owner.operation):
                        yield f"{name} operand {at}", _sharding(operand)
                callee = functions.get(_callee(op)) if op.name == "func.call" else op
                if callee is not None:
                    yield from _block(callee, functions)
                for at, result in enumerate(op.results):
                    yield f"{name} result {at}", _sharding(result)


def _functions(function: ir.Operation) -> dict[str, ir.Operation]:
    module = function.parent
    assert module is not None
    ops = [child.operation for child in module.regions[0].blocks[0].operations]
    return {str(op.attributes["sym_name"]).strip('"'): op for op in ops if op.name == "func.func"}


def _callee(op: ir.Operation) -> str:
    return str(op.attributes["callee"]).removeprefix("@")


def _is_constant(op: ir.Operation) -> bool:
    if op.name in MADE or (op.name == "stablehlo.broadcast_in_dim" and str(op.operands[0].type) == "tensor<f32>"):
        return True  # or a scalar in every place, of which each use has its own as well
    made = [operand.owner for operand in op.operands]
    if not made or op.regions or op.name.startswith(("func.", "stablehlo.dot", "stablehlo.optim")):
        return False
    if any(isinstance(owner, carrier.ir.Block) for owner in made):
        return False
    given_on = not op.name.endswith(("transpose", "concatenate", "reduce"))
    return given_on and all(_is_constant(owner.operation) for owner in made)


def _sharding(value: ir.Value) -> str:
    op = value.owner.operation
    at = list(op.results).index(value)
    for name in ("sharding", "sdy.sharding", "out_shardings"):
        if name in op.attributes:
            text = str(op.attributes[name])
            return _dimensions(text, at)
    return ""


def _dimensions(text: str, at: int) -> str:
    """The part of a sharding that says which axes split what; nothing where none do."""
    parts = text.split("<@mesh, ")[1:]
    part = parts[at]
    found = part[: part.index("]") + 1]
    return found if '"' in found else ""


def _attached(function: ir.Operation, name: str) -> list[str]:
    count = len(function.regions[0].blocks[0].arguments)
    if name == "res_attrs":
        count = len(list(function.regions[0].blocks[0].operations)[-1].operands)
    if name not in function.attributes:
        return [""] * count
    return [
        _dimensions(str(attributes["sdy.sharding"]), 0) if "sdy.sharding" in attributes else ""
        for attributes in function.attributes[name]
    ]


def main_of(module: ir.Module) -> ir.Operation:
    return next(
        op.operation
        for op in module.body.operations
        if op.operation.name == "func.func" and "main" in str(op.operation.attributes["sym_name"])
    )


def answers(questions: Sequence[tuple[str, str]]) -> list[list[Row] | str]:
    """What the carrier's passes give each program by a strategy; why, where they refuse it."""
    child = forked(["-m", "tests.propagation.carrier_passes"], input=json.dumps(questions))
    assert child.returncode == 0, child.stderr[-3000:]
    found = json.loads(child.stdout)
    return [answer if isinstance(answer, str) else [tuple(row) for row in answer] for answer in found]


def main() -> None:
    module_of = import_module("jaxlib.mlir.ir").Module.parse
    context = carrier.new_context()
    found: list[list[Row] | str] = []
    for text, strategy in json.load(sys.stdin):
        name, _, options = strategy.partition("+")
        passes = PASSES[name] + ("{conservative-propagation=true}" if "conservative" in options else "")
        if "settled" in options:  # the pass ends before nothing changes any more
            passes = ",".join([passes] * 3)
        try:
            module = module_of(text, context)
            before = BEFORE.format("" if "sdy.named_computation" in text else CALLS)
            carrier.run_passes(module, f"{before},{passes},{AFTER}")
            found.append(rows(main_of(module)))
        except Exception as error:  # noqa: BLE001 - what it refuses is told
            found.append(str(error)[:500])
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
