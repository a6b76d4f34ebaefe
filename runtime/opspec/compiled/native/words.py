"""Words of 32 bits whose parts are multiplied, and the products added, at once: integers, or halves that are bf16, of
which a word is held as an f32.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.memory import by_registers
from opspec.compiled.native.regions import CodeRegion, CodeValue

Fused: TypeAlias = Literal["", "product", "pairs", "bytes", "halves"]
LEAST_LANES = 4  # of what multiplies them
_PAIRS = {4: "sse2.pmadd.wd", 8: "avx2.pmadd.wd", 16: "avx512.pmaddw.d.512"}


def words_joined(
    region: CodeRegion, fused: Fused, running: CodeValue, first: CodeValue, second: CodeValue, target: InstructionSet
) -> CodeValue:
    """What was summed so far and the products of the parts of two words: `pairs` of signed ones, or `bytes`, of which
    those of the first word are unsigned and those of the second signed; or `halves`, whose sum is an f32.
    """
    width = min(running.lanes, target.vector_bytes // 4)
    joined = {"bytes": _bytes, "halves": _halves}.get(fused, _pairs)
    return by_registers(region, width, partial(joined, region), running, first, second)


def _halves(region: CodeRegion, running: CodeValue, first: CodeValue, second: CodeValue) -> CodeValue:
    name, wide = f"llvm.x86.avx512bf16.dpbf16ps.{32 * running.lanes}", f"<{2 * running.lanes} x bfloat>"
    given = ", ".join(f"{wide} {region.made(f'bitcast {x} to {wide}')}" for x in (first, second))
    return region.value(f"call {running.spelled} @{name}({running}, {given})", running.type, running.lanes)


def _bytes(region: CodeRegion, running: CodeValue, first: CodeValue, second: CodeValue) -> CodeValue:
    name, given = f"llvm.x86.avx512.vpdpbusd.{32 * running.lanes}", _parts(region, 8, first, second)
    return region.value(f"call {running.spelled} @{name}({running}, {given})", running.type, running.lanes)


def _pairs(region: CodeRegion, running: CodeValue, first: CodeValue, second: CodeValue) -> CodeValue:
    """The sum of two products wraps around at once, if all four factors are the least ones: it would do so later."""
    name, given = f"llvm.x86.{_PAIRS[running.lanes]}", _parts(region, 16, first, second)
    products = region.made(f"call {running.spelled} @{name}({given})")
    return region.value(f"add {running}, {products}", running.type, running.lanes)


def _parts(region: CodeRegion, bits: int, *words: CodeValue) -> str:
    """Words as operands of an instruction that takes their parts."""
    wide = f"<{32 // bits * words[0].lanes} x i{bits}>"
    return ", ".join(f"{wide} {region.made(f'bitcast {x} to {wide}')}" for x in words)
