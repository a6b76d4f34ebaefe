"""Divisions of many at once.

Small integers as f32 over a number that the program knows, as the bytes of pictures over 255 are: multiplied by its
reciprocal, and corrected by what is left over. A processor does sixteen of its quotients in the time of one division.

Integers over others that nobody knows: no processor here has an instruction for several, but each divides several
floats. No such quotient is rounded up to an integer: below the next one it is smaller by at least a part of 2^-16 of
itself for integers of 16 bits, of 2^-32 for those of 32, and f32 and f64 hold more digits than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.regions import CodeRegion, CodeValue
from opspec.compiled.native.spelling import constant, spelled, suffix
from opspec.compiled.nodes import Applied, ConstantNode, KernelNode
from opspec.compiled.operations import MACHINE, OPERATIONS
from opspec.values.types import ElementType

MOST_BITS = 16  # of integers of which each one is tried
_FLOATS = {8: MACHINE["f32"], 16: MACHINE["f32"], 32: MACHINE["f64"]}  # in which integers of so many bits are divided


def quick_divisor(nodes: Sequence[KernelNode], target: InstructionSet) -> np.float32 | None:
    """The second one of two nodes, if it is a number by which each integer that the first one may be has its quotient
    so, to the last bit.
    """
    match nodes:
        case (Applied(operation="convert", operands=(whole,), type=type_), ConstantNode() as divisor) if (
            target.fuses and type_.bits == 32 and whole.type.kind in ("sint", "uint") and whole.type.bits <= MOST_BITS
        ):
            by = np.float32(divisor.value)
            return by if _is_exact(whole.type, by) else None
    return None


def quotient(region: CodeRegion, x: CodeValue, by: np.float32) -> CodeValue:
    """Integers over such a number."""
    lanes = x.lanes

    def wide(number: np.float32) -> CodeValue:
        return CodeValue(constant(int(number.view(np.uint32)), x.type, lanes), x.type, lanes)

    def fused(*operands: CodeValue) -> CodeValue:
        text = f"call {x.spelled} @llvm.fma.{suffix(x.type, lanes)}({', '.join(map(str, operands))})"
        return region.value(text, x.type, lanes)

    reciprocal = wide(np.float32(1) / by)
    near = region.value(f"fmul {x}, {reciprocal.text}", x.type, lanes)
    return fused(fused(near, wide(-by), x), reciprocal, near)


def whole_quotient(region: CodeRegion, x: CodeValue, y: CodeValue) -> CodeValue | None:
    """Several integers over others, none of which is 0, towards 0; no quotient is beyond their type. None where one by
    one is as fast.
    """
    element, lanes = x.type, x.lanes
    if lanes == 1 or element.bits not in _FLOATS:
        return None
    floats, sign = _FLOATS[element.bits], "s" if element.kind == "sint" else "u"
    wide = spelled(floats, lanes)
    over, under = (region.value(f"{sign}itofp {each} to {wide}", floats, lanes) for each in (x, y))
    found = region.value(f"fdiv {over}, {under.text}", floats, lanes)
    return region.value(f"fpto{sign}i {found} to {spelled(element, lanes)}", element, lanes)


@cache
def _is_exact(type_: ElementType, by: np.float32) -> bool:
    """Whether that gives the quotient of each number of a type."""
    fma = OPERATIONS["fma"].compute
    limits = np.iinfo(type_.dtype)
    x = np.arange(limits.min, limits.max + 1).astype(np.float32)
    with np.errstate(all="ignore"):
        wanted, reciprocal = x / by, np.float32(1) / by
        near = x * reciprocal
        found = fma(fma(near, -by, x), reciprocal, near)
    return bool(wanted.tobytes() == found.tobytes())
