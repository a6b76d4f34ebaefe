"""Ours and another executor on one program: the first op where they part by more than the spec lets an op be off.

The other one gives the value of every op of @main. Each of our ops is then run on the other's values, so that what
is found is the op at fault and not what became of its error later.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.allowances import PRODUCTS, SUMS, fused, magnitude, moves_values, tolerance_of, unflushed
from opspec.agreement.oracles import Oracle, Unsupported, oracle
from opspec.agreement.shown_programs import extended, generic, shown_ops
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN
from opspec.execution.executor import compile as compile_program
from opspec.execution.plans import place
from opspec.goldens.checking import CaseDifference
from opspec.goldens.checking import compare as distance
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir

# What `--with` and OPSPEC_COMPARE take, and the oracle that it names.
OTHERS = {"jax:cpu": "xla", "cpu": "xla"}


@dataclass(frozen=True, slots=True)
class Parting:
    """An op whose results differ: where it is, and the element that is farthest off."""

    place: str
    number: int
    of: int
    result: int
    difference: str

    def __str__(self) -> str:
        head = f"op {self.number} of {self.of}, {self.place}"
        return "\n".join([_wrapped(head), _wrapped(f"result {self.result}: {self.difference}", "  ")])


@dataclass(frozen=True, slots=True)
class Comparison:
    """`parting` is the first op that differs, None where all agree; `ops` is how many were compared."""

    ops: int
    parting: Parting | None

    def __str__(self) -> str:
        return f"{self.ops} ops agree" if self.parting is None else str(self.parting)


def other(name: str) -> Oracle:
    """The other executor, by what `--with` says."""
    if name not in OTHERS:
        raise OpSpecError(f"expected {' or '.join(OTHERS)} to compare with, found {name!r}")
    return oracle(OTHERS[name], 600.0)


def compare(module: ir.Module, arguments: Sequence[Array], with_: Oracle, reading: str = PUBLIC) -> Comparison:
    """Hold each op of @main, and of the functions that it calls, against another executor. `reading`: how we read
    ops that are read in several ways.
    """
    theirs = with_.run(generic(extended(module, cut=False)), list(arguments))
    if isinstance(theirs, Unsupported):
        raise OpSpecError(f"{with_.name} gives no values for this program: {theirs}")
    program = compile_program(extended(module, cut=True), entry=MAIN, reading=reading)
    ours = program.call([*arguments, *theirs])
    sizes = program.call([magnitude(x) for x in (*arguments, *theirs)])
    ops = list(shown_ops(import_module(module).functions, MAIN))
    at = 0
    products: dict[int, Array] = {}  # values that are products, as the other one has them
    for number, op in enumerate(ops, start=1):
        for result, value in enumerate(op.results):
            tolerance = tolerance_of(op, ours[at], sizes[at])
            if op.name in PRODUCTS or (moves_values(op) and op.operands[0] in products):
                products[value] = np.asarray(theirs[at])
            elif op.name in SUMS and products.keys() & set(op.operands):
                tolerance = fused(tolerance, ours[at], [products[x] for x in op.operands if x in products])
            mine = np.asarray(ours[at])
            found = distance(unflushed(np.asarray(theirs[at]), mine), mine, tolerance)
            if found is not None:
                return Comparison(len(ops), Parting(place(op), number, len(ops), result, _said(found)))
            at += 1
    return Comparison(len(ops), None)


def random_arguments(types: Iterable[Tensor | Other], seed: int = 0) -> list[Array]:
    """Values drawn from these types."""
    rng = np.random.default_rng(seed)
    return [_random(rng, type_) for type_ in types]


def _random(rng: np.random.Generator, type_: Tensor | Other) -> Array:
    if not isinstance(type_, Tensor) or not all(isinstance(size, int) for size in type_.shape):
        raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")
    shape, element = tuple(type_.shape), type_.element
    match element.kind:
        case "bool":
            return np.asarray(rng.integers(0, 2, shape) > 0)
        case "sint" | "uint":
            least, greatest = (0 if element.kind == "uint" or element.bits == 1 else -8), 8
            bound = 1 << (element.bits - 1 if element.kind == "sint" else element.bits)
            return rng.integers(max(least, -bound), min(greatest, bound), shape).astype(element.dtype)
        case "complex":
            return np.asarray(rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(element.dtype)
        case "float":
            return np.asarray(rng.normal(size=shape)).astype(element.dtype)
    raise OpSpecError(f"no random values for an argument of type {type_}; give them with --inputs or --arg")


def _said(found: CaseDifference) -> str:
    index = ", ".join(map(str, found["index"])) if found.get("index") is not None else ""
    far = "" if found.get("ulp") is None else f", {found['ulp']} ULP apart"
    if "found" not in found or found.get("index") is None:
        return str(found.get("reason", found))
    return (
        f"at [{index}] {found['found']} there and {found['expected']} here{far};"
        f" {found.get('wrong', 0)} of {found.get('of', 0)} elements differ"
    )


def _wrapped(text: str, indent: str = "") -> str:
    """Lines of at most 80 columns, behind the `opspec: ` that a JAX process puts before them."""
    return textwrap.fill(
        text, 72, initial_indent=indent, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
