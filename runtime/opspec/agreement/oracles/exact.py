"""mpmath: what an op that computes element by element gives, in 120 bits, and rounded once to the type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opspec.agreement.oracles.answers import Unsupported, Verdict
from opspec.catalog.dialects import generated
from opspec.catalog.op_files import load
from opspec.errors import OpSpecError
from opspec.formula import evaluation
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from opspec.values.types import Tensor
    from opspec_model.language.tree import Node

_AROUND = ("builtin.module", "func.func", "func.return")


class Exact:
    """Programs of one op that maps one primitive over its operands; between several it would have to round.

    What it evaluates is the `oracle` column of spec/primitives.yaml.
    """

    name = "mpmath"

    def accepts(self, _: str | bytes) -> Verdict | Unsupported:
        return Unsupported("mpmath knows numbers, and no programs")

    def infer(self, _: str) -> tuple[Tensor, ...] | Unsupported:
        return Unsupported("mpmath knows numbers, and no types")

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> tuple[Array, ...] | Unsupported:
        if isinstance(program, bytes):
            return Unsupported("expected the text of a program, found bytecode")
        try:
            module = load_generic(program)
            ops = [view.name for view in import_module(module).walk() if view.name not in _AROUND]
            if len(ops) != 1 or generated("binding", ops[0]) is None or not _is_elementwise(ops[0]):
                return Unsupported("expected one op that computes element by element")
            return evaluation.run(module, *inputs)
        except OpSpecError as problem:
            return Unsupported(str(problem))

    def close(self) -> None:
        """There is no process to end."""


def _is_elementwise(name: str) -> bool:
    from opspec_model.definitions.spec import Pull

    op, base = load(name)
    if not isinstance(op.semantics, Pull) or op.semantics.staged or op.regions:
        return False
    stage = op.semantics.stages[0]
    rounding = set(base.primitives) - {"convert"}
    return stage.fold is None and all(
        _reads_at(arm.formula.tree, stage.index) and _roundings(arm.formula.tree, rounding) <= 1 for arm in stage.arms
    )


def _reads_at(tree: Node, index: str) -> bool:
    """Whether every element that is read is the one at the index."""
    from opspec_model.language.tree import Name, Read, walk

    reads = [node.index for node in walk(tree) if isinstance(node, Read)]
    return all(isinstance(at, Name) and at.name == index for at in reads)


def _roundings(node: Node, primitives: set[str]) -> int:
    """How many functions of numbers follow one another at most."""
    from opspec_model.language.tree import Apply, children

    most = max((_roundings(child, primitives) for child in children(node)), default=0)
    counts = isinstance(node, Apply) and node.function in primitives and _is_number(node)
    return most + counts


def _is_number(node: Node) -> bool:
    from opspec_model.language.tree import Read, walk

    return "bool" not in str(node.type) and any(isinstance(below, Read) for below in walk(node))
