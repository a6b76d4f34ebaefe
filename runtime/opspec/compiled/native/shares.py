"""Shares of the points of a kernel, which threads take. How many there are follows from the work, not from threads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from opspec.compiled.native.regions import CodeRegion, Scalar, add, multiply

SHARE = 1 << 18  # operations of a part that is worth a thread's while
PARTS = 64
Bounds: TypeAlias = "tuple[Scalar, Scalar] | None"  # of a loop of which a part is done


@dataclass(frozen=True, slots=True)
class Shares:
    """`size` turns of a loop in parts of `step`."""

    size: int
    step: int

    @staticmethod
    def of(size: int, lanes: int, operations: int, most: int = PARTS) -> Shares:
        wanted = max(1, min(most, PARTS, operations // SHARE))
        step = -(-size // wanted)
        return Shares(size, -(-step // lanes) * lanes)

    @property
    def count(self) -> int:
        return max(1, -(-self.size // self.step))

    def bounds(self, entry: CodeRegion) -> Bounds:
        if self.count == 1:
            return None
        begin = multiply(entry, "%part", self.step)
        end = add(entry, begin, self.step)
        return begin, entry.made(f"call i64 @llvm.umin.i64(i64 {end}, i64 {self.size})")
