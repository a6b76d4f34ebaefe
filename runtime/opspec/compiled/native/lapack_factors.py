"""LAPACK's factors of Cholesky, of Gauss and of Householder, and what solves triangular and tridiagonal systems, called
from machine code.

A matrix by rows is its transpose by columns: of a symmetric one the other triangle is asked for, another one is turned
before and after.
"""

from __future__ import annotations

from functools import partial

from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.lapack_texts import BLOCK, I64, Matrices, code, held, letter
from opspec.compiled.native.spelling import spelled
from opspec.compiled.nodes import Buffer

_BY_ROWS = 101  # of the interface for C; and what letters are there
_SIDES, _TRIANGLES = {"L": 141, "R": 142}, {"U": 121, "L": 122}
_TURNS, _DIAGONALS = {"N": 111, "T": 112, "C": 113}, {"N": 131, "U": 132}
_OTHER = {"L": "U", "U": "L"}  # triangle, by columns


class Factors(Matrices):
    """Of matrices, and systems of them."""

    __slots__ = ()

    def cholesky(self, triangle: str, name: str, slots: SlotNumbers) -> KernelText:
        """Of a matrix: a copy that becomes its factor, and a code."""
        begin = [
            self.copied("given1", "given0", self.count * self.size),
            *letter("triangle", _OTHER[triangle]),
            *held("rows", self.rows),
            *held("code", 0),
        ]
        given = "ptr %triangle, ptr %rows, ptr %m1, ptr %rows, ptr %code, i64 1"
        body = [*self.place(1, self.size), self.call("potrf", given), *code(2)]
        return self.text(name, slots, self.declared("potrf", given), begin, body)

    def triangular(self, letters: dict[str, str], name: str, slots: SlotNumbers) -> KernelText:
        """Of a triangle and what stands on the right: a copy of that, which becomes what solves the system."""
        side = letters["side"]
        ways = (
            _BY_ROWS,
            _SIDES[side],
            _TRIANGLES[letters["uplo"]],
            _TURNS[letters["trans_x"]],
            _DIAGONALS[letters["diag"]],
        )
        order, number = self.rows if side == "L" else self.columns, spelled(self.type)
        one = f"{number} 1.0" if self.parts == 1 else "ptr %one"
        given = ", ".join([*(f"i32 {way}" for way in ways), f"i64 {self.rows}, i64 {self.columns}, {one}"])
        given += f", ptr %m0, i64 {order}, ptr %m2, i64 {self.columns}"
        body = [*self.place(0, order * order * self.parts), *self.place(2, self.size), self.call("trsm", given)]
        begin = [f"%one = alloca <2 x {number}>", f"store <2 x {number}> <{number} 1.0, {number} 0.0>, ptr %one"]
        begin = [self.copied("given2", "given1", self.count * self.size), *(begin if self.parts == 2 else [])]
        return self.text(name, slots, self.declared("trsm", given), begin, body)

    def gauss(self, target: InstructionSet) -> list[LoopPiece]:
        """Of a matrix: both of its factors, pivots that count from 1, and a code."""
        pivots = Buffer(-2, I64, self.count * self.least)
        return [
            self.turned(target, 1),
            LoopPiece(self._factors, (1, pivots, 2, 3)),
            self.turned_back(target, 1),
        ]

    def householder(self, target: InstructionSet) -> list[LoopPiece]:
        """Of a matrix: reflectors below its factor, and their lengths."""
        work = self.columns * BLOCK
        return [
            self.turned(target, 1),
            LoopPiece(partial(self._reflectors, work), (1, 2, self.memory(work))),
            self.turned_back(target, 1),
        ]

    def orthogonal(self, target: InstructionSet, count: int) -> list[LoopPiece]:
        """Of reflectors and their lengths, so many: the matrix that they are."""
        work = self.columns * BLOCK
        return [
            self.turned(target, 2),
            LoopPiece(partial(self._reflected, count, work), (2, 1, self.memory(work))),
            self.turned_back(target, 2),
        ]

    def tridiagonal(self, target: InstructionSet) -> list[LoopPiece]:
        """Of three diagonals and what stands on the right: copies of them, the last of which becomes what solves the
        system, and a code. The first entry of the lower one and the last of the upper one lie outside of the matrix.
        """
        if self.columns == 1:
            return [LoopPiece(partial(self._solved, True), (4, 5, 6, 7, 8, 0, 1, 2, 3))]
        solve = LoopPiece(partial(self._solved, False), (4, 5, 6, 7, 8, 0, 1, 2))
        return [self.turned(target, 7, of=3), solve, self.turned_back(target, 7)]

    def _reflectors(self, work: int, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*held("rows", self.rows), *held("columns", self.columns), *held("size", work), *held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self.place(0, self.size), *self.place(1, self.least * self.parts), self.call("geqrf", given)]
        return self.text(name, slots, self.declared("geqrf", given), begin, body)

    def _reflected(self, count: int, work: int, name: str, slots: SlotNumbers) -> KernelText:
        routine = "orgqr" if self.parts == 1 else "ungqr"
        begin = [*held("rows", self.rows), *held("columns", self.columns), *held("count", count)]
        begin += [*held("size", work), *held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %count, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self.place(0, self.size), *self.place(1, count * self.parts), self.call(routine, given)]
        return self.text(name, slots, self.declared(routine, given), begin, body)

    def _solved(self, copied: bool, name: str, slots: SlotNumbers) -> KernelText:
        line = self.rows * self.parts
        begin = [*held("rows", self.rows), *held("columns", self.columns), *held("code", 0)]
        for at, source in enumerate((5, 6, 7, 8) if copied else (5, 6, 7)):
            begin.append(self.copied(f"given{at}", f"given{source}", self.count * (self.size if at == 3 else line)))
        given = "ptr %rows, ptr %columns, ptr %low, ptr %m1, ptr %m2, ptr %m3, ptr %rows, ptr %code"
        body = [text for at in range(3) for text in self.place(at, line)]
        body += [*self.place(3, self.size), f"%low = getelementptr {spelled(self.type)}, ptr %m0, i64 {self.parts}"]
        body += [self.call("gtsv", given), *code(4)]
        return self.text(name, slots, self.declared("gtsv", given), begin, body)

    def _factors(self, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*held("rows", self.rows), *held("columns", self.columns), *held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %code"
        pivot = [
            "br label %pivot",
            "pivot:",
            "%k = phi i64 [0, %each], [%after, %pivot]",
            "%wide = getelementptr i64, ptr %m1, i64 %k",
            "%long = load i64, ptr %wide, align 8",
            "%short = trunc i64 %long to i32",
            "%there = getelementptr i32, ptr %m2, i64 %k",
            "store i32 %short, ptr %there, align 4",
            "%after = add nuw nsw i64 %k, 1",
            f"%others = icmp ult i64 %after, {self.least}",
            "br i1 %others, label %pivot, label %found",
            "found:",
        ]
        places = [self.place(0, self.size), self.place(1, self.least, "i64"), self.place(2, self.least, "i32")]
        body = [line for place in places for line in place]
        body += [self.call("getrf", given), *pivot, *code(3)]
        return self.text(name, slots, self.declared("getrf", given), begin, body)
