"""LAPACK's eigenvalues, of symmetric and of other matrices, Schur's form, and singular values, as machine code."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.lapack_texts import BLOCK, I64, Matrices, Shape, code, held, letter
from opspec.compiled.native.spelling import spelled
from opspec.compiled.nodes import Buffer


class Spectra(Matrices):
    """Of matrices, with vectors."""

    __slots__ = ()

    def symmetric(self, target: InstructionSet, triangle: str) -> list[LoopPiece]:
        """Of a symmetric matrix: its vectors, its values, and a code."""
        work, numbers = 1 + 6 * self.rows + 2 * self.rows**2, 3 + 5 * self.rows
        memory = self.memory(work), Buffer(-4, I64, numbers), *self._reals(work)
        # Of the other triangle vectors would have other signs.
        find = LoopPiece(partial(self._values, triangle, work, numbers), (1, 2, 3, *memory))
        return [self.turned(target, 1), find, self.turned_back(target, 1)]

    def general(self, target: InstructionSet, sides: str) -> list[LoopPiece]:
        """Of a matrix: its values, as real and imaginary parts if the matrix is real, vectors on the left and on the
        right, each of them where its letter of `sides` is V, else zeros, and a code. Of what is not finite all are NaN.
        """
        size = self.rows * (2 + 2 * BLOCK)
        work = self.memory(size)
        if self.parts == 1:
            packed = Buffer(-5, self.type, 2 * self.size)
            find = LoopPiece(partial(self._general, sides, size), (self.by_columns, 1, 2, 3, 4, 5, work, packed))
            return [self.turned(target, self.by_columns), find]
        reals = self._reals(2 * self.rows)
        find = LoopPiece(partial(self._complex_general, sides, size), (self.by_columns, 1, 2, 3, 4, work, *reals))
        after = [self.turned_back(target, at) for at, side in zip((2, 3), sides, strict=True) if side == "V"]
        return [self.turned(target, self.by_columns), find, *after]

    def schur(self, target: InstructionSet, mode: str) -> list[LoopPiece]:
        """Of a matrix: its form, the vectors where the mode is V, else zeros, its values as above, how many come first,
        which are none, and a code.
        """
        work, made = self.rows * (2 + BLOCK), (3, 4, 5, 6) if self.parts == 1 else (3, 4, 5)
        memory = 1, 2, *made, self.memory(work), *self._reals(self.rows)
        find = LoopPiece(partial(self._schur, mode, work), memory)
        after = [self.turned_back(target, at) for at in ((1, 2) if mode == "V" else (1,))]
        return [self.turned(target, 1), find, *after]

    def singular(self, target: InstructionSet, mode: str, left: int, right: int) -> list[LoopPiece]:
        """Of a matrix: itself, its singular values, so many vectors on the left and on the right, and a code. Of what
        is not finite all of them are NaN.
        """
        least, most = self.least, max(self.rows, self.columns)
        work = 4 * least * least + 7 * least + most + (least + most) * BLOCK
        memory = [self.memory(work), Buffer(-4, I64, 8 * least)]
        reals = self._reals(max(5 * least * least + 7 * least, 2 * most * least + 2 * least * least + least))
        sides = (self.rows, left), (right, self.columns)
        # The values are those of the transpose too, but vectors of that may have other signs.
        find = LoopPiece(partial(self._singular, mode, sides, work), (1, 2, 3, 4, 5, *memory, 0, *reals))
        if mode == "N":
            return [find]
        both = zip((3, 4), sides, strict=True)
        return [self.turned(target, 1), find, *(self.turned_back(target, *given) for given in both)]

    def _reals(self, size: int) -> list[Buffer]:
        """The memory of real numbers that routines for complex ones take besides."""
        return [Buffer(-9, self.type, size)] if self.parts == 2 else []

    def _values(self, triangle: str, work: int, numbers: int, name: str, slots: SlotNumbers) -> KernelText:
        routine, reals = ("syevd", "") if self.parts == 1 else ("heevd", ", ptr %given5, ptr %size")
        begin = [*letter("vectors", "V"), *letter("triangle", triangle)]
        begin += [*held("rows", self.rows), *held("size", work), *held("numbers", numbers), *held("code", 0)]
        given = "ptr %vectors, ptr %triangle, ptr %rows, ptr %m0, ptr %rows, ptr %m1"
        given += f", ptr %given3, ptr %size{reals}, ptr %given4, ptr %numbers, ptr %code, i64 1, i64 1"
        body = [*self.place(0, self.size), *self.place(1, self.rows), self.call(routine, given), *code(2)]
        return self.text(name, slots, self.declared(routine, given), begin, body)

    def _begun(self, sides: str, work: int) -> list[str]:
        begin = [*letter("left", sides[0]), *letter("right", sides[1]), *held("rows", self.rows)]
        return [*begin, *held("size", work), *held("code", 0)]

    def _general(self, sides: str, work: int, name: str, slots: SlotNumbers) -> KernelText:
        packed = f"%packed = getelementptr {spelled(self.type)}, ptr %given7, i64 {self.size}"
        given = "ptr %left, ptr %right, ptr %rows, ptr %m0, ptr %rows, ptr %m1, ptr %m2, ptr %given7, ptr %rows"
        given += ", ptr %packed, ptr %rows, ptr %given6, ptr %size, ptr %code, i64 1, i64 1"
        places = [self.size, self.rows, self.rows, 2 * self.size, 2 * self.size]
        find = [self.call("geev", given)]
        for at, side, vectors in zip((3, 4), sides, ("given7", "packed"), strict=True):
            find += self._unpacked(at, vectors) if side == "V" else [self.cleared(at, places[at])]
        body = self._if_finite(places, find)
        return self.text(name, slots, self.declared("geev", given), [*self._begun(sides, work), packed], body)

    def _complex_general(self, sides: str, work: int, name: str, slots: SlotNumbers) -> KernelText:
        given = "ptr %left, ptr %right, ptr %rows, ptr %m0, ptr %rows, ptr %m1, ptr %m2, ptr %rows, ptr %m3"
        given += ", ptr %rows, ptr %given5, ptr %size, ptr %given6, ptr %code, i64 1, i64 1"
        places = [self.size, 2 * self.rows, self.size, self.size]
        empty = [self.cleared(at, self.size) for at, side in zip((2, 3), sides, strict=True) if side == "N"]
        body = self._if_finite(places, [self.call("geev", given), *empty])
        return self.text(name, slots, self.declared("geev", given), self._begun(sides, work), body)

    def _if_finite(self, places: Sequence[int], find: Sequence[str]) -> list[str]:
        """What is found of a matrix that is finite, else NaN, and a code behind it. `places`: how far apart it lies, of
        each matrix.
        """
        body = [line for at, step in enumerate(places) for line in self.place(at, step)]
        body += [*self.looked(), "find:", *find, "br label %told", "none:", "store i64 -4, ptr %code, align 8"]
        for at, size in enumerate(places[1:], 1):
            body += self.filled(at, size)
        return [*body, "br label %told", "told:", *code(len(places))]

    def _unpacked(self, at: int, packed: str) -> list[str]:
        """Vectors as complex numbers, by rows. Two columns are the parts of one where the imaginary part of its value,
        in %m2, is positive; the next vector is its conjugate.
        """
        number, rows = spelled(self.type), self.rows
        return [
            f"br label %split{at}",
            f"split{at}:",
            f"br label %column{at}",
            f"column{at}:",
            f"%j{at} = phi i64 [0, %split{at}], [%right{at}, %rest{at}]",
            f"%right{at} = add nuw nsw i64 %j{at}, 1",
            f"%left{at} = sub nsw i64 %j{at}, 1",
            f"%value{at} = getelementptr {number}, ptr %m2, i64 %j{at}",
            f"%part{at} = load {number}, ptr %value{at}",
            f"%positive{at} = fcmp ogt {number} %part{at}, 0.0",
            f"%negative{at} = fcmp olt {number} %part{at}, 0.0",
            f"%inside{at} = icmp ult i64 %right{at}, {rows}",
            f"%one{at} = and i1 %positive{at}, %inside{at}",  # not where LAPACK found no values
            f"%later{at} = icmp ugt i64 %j{at}, 0",
            f"%other{at} = and i1 %negative{at}, %later{at}",
            f"%real{at} = select i1 %other{at}, i64 %left{at}, i64 %j{at}",
            f"%imaginary{at} = select i1 %one{at}, i64 %right{at}, i64 %j{at}",
            f"%reals{at} = mul nuw nsw i64 %real{at}, {rows}",
            f"%imaginaries{at} = mul nuw nsw i64 %imaginary{at}, {rows}",
            f"br label %row{at}",
            f"row{at}:",
            f"%i{at} = phi i64 [0, %column{at}], [%below{at}, %row{at}]",
            f"%a{at} = add nuw nsw i64 %reals{at}, %i{at}",
            f"%b{at} = add nuw nsw i64 %imaginaries{at}, %i{at}",
            f"%from{at} = getelementptr {number}, ptr %{packed}, i64 %a{at}",
            f"%and{at} = getelementptr {number}, ptr %{packed}, i64 %b{at}",
            f"%x{at} = load {number}, ptr %from{at}",
            f"%y{at} = load {number}, ptr %and{at}",
            f"%minus{at} = fneg {number} %y{at}",
            f"%none{at} = select i1 %other{at}, {number} %minus{at}, {number} 0.0",
            f"%z{at} = select i1 %one{at}, {number} %y{at}, {number} %none{at}",
            f"%line{at} = mul nuw nsw i64 %i{at}, {rows}",
            f"%element{at} = add nuw nsw i64 %line{at}, %j{at}",
            f"%twice{at} = shl nuw nsw i64 %element{at}, 1",
            f"%into{at} = getelementptr {number}, ptr %m{at}, i64 %twice{at}",
            f"%beside{at} = getelementptr {number}, ptr %into{at}, i64 1",
            f"store {number} %x{at}, ptr %into{at}",
            f"store {number} %z{at}, ptr %beside{at}",
            f"%below{at} = add nuw nsw i64 %i{at}, 1",
            f"%rows{at} = icmp ult i64 %below{at}, {rows}",
            f"br i1 %rows{at}, label %row{at}, label %rest{at}",
            f"rest{at}:",
            f"br i1 %inside{at}, label %column{at}, label %unpacked{at}",
            f"unpacked{at}:",
        ]

    def _schur(self, mode: str, work: int, name: str, slots: SlotNumbers) -> KernelText:
        values, reals = ((2, 3), "") if self.parts == 1 else ((2,), ", ptr %given6")
        first = 2 + len(values)
        begin = [*letter("vectors", mode), *letter("sorted", "N"), *held("rows", self.rows)]
        begin += [*held("size", work), *held("first", 0), *held("code", 0)]
        given = "ptr %vectors, ptr %sorted, ptr null, ptr %rows, ptr %m0, ptr %rows, ptr %first, "
        given += ", ".join(f"ptr %m{at}" for at in values)
        given += f", ptr %m1, ptr %rows, ptr %given{first + 2}, ptr %size{reals}, ptr null, ptr %code, i64 1, i64 1"
        places = [self.size, self.size, *[self.rows * self.parts] * len(values)]
        body = [line for at, step in enumerate(places) for line in self.place(at, step)]
        body += [] if mode == "V" else [self.cleared(1, self.size)]
        body += [self.call("gees", given), f"%none = getelementptr i32, ptr %given{first}, i64 %at"]
        body += ["store i32 0, ptr %none, align 4", *code(first + 1)]
        return self.text(name, slots, self.declared("gees", given), begin, body)

    def _singular(self, mode: str, sides: Sequence[Shape], work: int, name: str, slots: SlotNumbers) -> KernelText:
        rows, columns = (self.rows, self.columns) if mode != "N" else (self.columns, self.rows)
        begin = [*letter("vectors", mode), *held("rows", rows), *held("columns", columns)]
        begin += [*held("right", sides[1][0]), *held("size", work), *held("code", 0)]
        begin += [self.copied("given0", "given7", self.count * self.size)] if mode == "N" else []
        reals = "" if self.parts == 1 else ", ptr %given8"
        given = "ptr %vectors, ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %m2, ptr %rows, ptr %m3"
        given += f", ptr %right, ptr %given5, ptr %size{reals}, ptr %given6, ptr %code, i64 1"
        places = [self.size, self.least, *(math.prod(side) * self.parts for side in sides)]
        # Vectors that nobody asked for are zeros.
        empty = [self.cleared(at, places[at]) for at in (2, 3)] if mode == "N" else []
        body = self._if_finite(places, [*empty, self.call("gesdd", given)])
        body += [*self.place(7, self.size), self.copied("m0", "m7", self.size)]  # of which nothing is left
        return self.text(name, slots, self.declared("gesdd", given), begin, body)
