"""LAPACK's eigenvalues of symmetric matrices, and singular values, called from machine code."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.lapack_texts import BLOCK, I64, Matrices, Shape, code, held, letter
from opspec.compiled.nodes import Buffer


class Spectra(Matrices):
    """Of matrices, with vectors."""

    __slots__ = ()

    def symmetric(self, target: InstructionSet, triangle: str) -> list[LoopPiece]:
        """Of a symmetric matrix: its vectors, its values, and a code."""
        work = self.memory(1 + 6 * self.rows + 2 * self.rows**2)
        numbers = Buffer(-4, I64, 3 + 5 * self.rows)
        how = partial(self._values, triangle, work.size, numbers.size)
        # Of the other triangle vectors would have other signs.
        return [
            self.turned(target),
            LoopPiece(how, (self.by_columns, 2, 3, work, numbers)),
            self.turned_back(target, 1),
        ]

    def singular(self, target: InstructionSet, mode: str, left: int, right: int) -> list[LoopPiece]:
        """Of a matrix: itself, its singular values, so many vectors on the left and on the right, and a code. Of what
        is not finite all of them are NaN.
        """
        least, most = self.least, max(self.rows, self.columns)
        work = self.memory(4 * least * least + 7 * least + most + (least + most) * BLOCK)
        numbers, sides = Buffer(-4, I64, 8 * least), ((self.rows, left), (right, self.columns))
        # The values are those of the transpose too, but vectors of that may have other signs.
        vectors = [Buffer(-5 - at, self.type, self.count * math.prod(side)) for at, side in enumerate(sides)]
        u, v = vectors if mode != "N" else (3, 4)
        find = LoopPiece(
            partial(self._singular, mode, sides, work.size), (self.by_columns, 2, u, v, 5, work, numbers, 0, 1)
        )
        if mode == "N":
            return [find]
        both = zip(vectors, sides, (3, 4), strict=True)
        return [self.turned(target), find, *(self.by_rows(target, *given) for given in both)]

    def _values(self, triangle: str, work: int, numbers: int, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*letter("vectors", "V"), *letter("triangle", triangle)]
        begin += [*held("rows", self.rows), *held("size", work), *held("numbers", numbers), *held("code", 0)]
        given = "ptr %vectors, ptr %triangle, ptr %rows, ptr %m0, ptr %rows, ptr %m1"
        given += ", ptr %given3, ptr %size, ptr %given4, ptr %numbers, ptr %code, i64 1, i64 1"
        body = [*self.place(0, self.size), *self.place(1, self.rows), self.call("syevd", given), *code(2)]
        return self.text(name, slots, self.declared("syevd", given), begin, body)

    def _singular(self, mode: str, sides: Sequence[Shape], work: int, name: str, slots: SlotNumbers) -> KernelText:
        rows, columns = (self.rows, self.columns) if mode != "N" else (self.columns, self.rows)
        begin = [*letter("vectors", mode), *held("rows", rows), *held("columns", columns)]
        begin += [*held("right", sides[1][0]), *held("size", work), *held("code", 0), *self.copied(8, 7, self.size)]
        begin += self.copied(0, 7, self.size) if mode == "N" else []
        given = "ptr %vectors, ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %m2, ptr %rows, ptr %m3"
        given += ", ptr %right, ptr %given5, ptr %size, ptr %given6, ptr %code, i64 1"
        places = [self.size, self.least, *map(math.prod, sides)]
        body = [line for at, step in enumerate(places) for line in self.place(at, step)]
        body += [*self.looked(), "find:"]
        if mode == "N":  # vectors that nobody asked for
            bytes_ = [size * self.type.dtype.itemsize for size in places]
            body += [f"call void @llvm.memset.p0.i64(ptr %m{at}, i8 0, i64 {bytes_[at]}, i1 false)" for at in (2, 3)]
        body += [self.call("gesdd", given), "br label %told", "none:", "store i64 -4, ptr %code, align 8"]
        for at, size in enumerate(places[1:], 1):
            body += self.filled(at, size)
        body += ["br label %told", "told:", *code(4)]
        return self.text(name, slots, self.declared("gesdd", given), begin, body)
