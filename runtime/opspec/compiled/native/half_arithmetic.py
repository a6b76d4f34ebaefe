"""Arithmetic of f16 by instructions that compute with floats of 16 bits, where the machine has some.

A sum, a difference or a product of such floats in f32, rounded to 16 bits, is the exact one rounded once: f32 has more
than twice as many digits. So what nodes ask for in two steps is one. A quotient and a root would be too, but take half
as long again as by way of f32.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.compiled.native.half_floats import half, half_bits, half_number
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import of_bits

_ROUNDED = {"f16_rounded": half_number, "f16_bits": half_bits}
_INSTRUCTIONS = {"add": "fadd", "sub": "fsub", "mul": "fmul"}


def in_halves(node: KernelNode, target: InstructionSet) -> Applied | None:
    """The operation that an instruction on floats of 16 bits computes and rounds, as a node says."""
    if not target.computes_halves or not isinstance(node, Applied) or node.operation not in _ROUNDED:
        return None
    inner = node.operands[0]
    if not isinstance(inner, Applied) or inner.operation not in _INSTRUCTIONS:
        return None
    return inner if all(map(_is_half, inner.operands)) else None


def computed_in_halves(region: CodeRegion, node: Applied, inner: Applied, operands: Sequence[CodeValue]) -> CodeValue:
    """The value of a node by the operation in it, of its operands."""
    lanes, type_ = operands[0].lanes, half(operands[0].lanes)
    given = [region.made(f"fptrunc {x} to {type_}") for x in operands]  # LLVM takes what these were before
    found = region.made(f"{_INSTRUCTIONS[inner.operation]} {type_} {', '.join(given)}")
    return _ROUNDED[node.operation](region, found, lanes)


def _is_half(node: KernelNode) -> bool:
    """Whether the f32 that a node is is a float of 16 bits."""
    while isinstance(node, Applied) and node.operation in ("neg", "abs"):
        (node,) = node.operands
    if isinstance(node, ConstantNode):
        number = of_bits(node.bits, node.type)
        with np.errstate(all="ignore"):
            return bool(number.astype(np.float16).astype(number.dtype) == number)
    return isinstance(node, Applied) and node.operation in ("f16_rounded", "f16_number")
