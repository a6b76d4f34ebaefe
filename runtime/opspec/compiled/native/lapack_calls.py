"""LAPACK's routines for small matrices, called from machine code: factors of Cholesky, of Gauss and of Householder,
triangular systems, and the eigenvalues of symmetric matrices.

They are those of NumPy's library, as products are, and find matrices by columns. One by rows is its transpose there: of
a symmetric one the other triangle is asked for, another one is turned before and after.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.native.inlined import LoopPiece, Slots
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.spelling import spelled
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.execution.call_registry import config_of, is_overridden
from opspec.numerics import blas
from opspec.programs.records import View
from opspec.values.types import ElementType, Tensor

Shape = tuple[int, ...]
LARGEST = 512  # rows of a matrix, beyond which several threads are better
_TARGET = re.compile("lapack_([sd])(potrf|getrf|trsm|geqrf|orgqr|syevd)_ffi")
_TYPES = {"s": MACHINE["f32"], "d": MACHINE["f64"]}
_BLOCK = 32  # columns that work at once, for which there is memory
_I32, _I64 = MACHINE["i32"], MACHINE["i64"]
_BY_ROWS = 101  # of the interface for C; and what letters are there
_SIDES, _TRIANGLES = {"L": 141, "R": 142}, {"U": 121, "L": 122}
_TURNS, _DIAGONALS = {"N": 111, "T": 112}, {"N": 131, "U": 132}
_OPTIONS = {  # letters of a call's config, the usual one first
    "potrf": {"uplo": "LU"},
    "trsm": {"side": "LR", "uplo": "LU", "trans_x": "NT", "diag": "NU"},
    "syevd": {"mode": "V", "uplo": "LU"},
}
_OTHER = {"L": "U", "U": "L"}  # triangle, by columns


def lapack_pieces_of(view: View, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """What a call of one of the routines does; None where it is of another one, or another one is registered for it."""
    found = _TARGET.fullmatch(str(view.attributes.get("call_target_name")))
    if found is None or is_overridden(view):
        return None
    letter, routine = found.groups()
    shapes, letters = [tuple(x.shape) for x in tensors], _letters(view, routine)
    frontend = view.attributes.get("mhlo.frontend_attributes") or {}
    count = int(frontend.get("num_batch_dims", max(map(len, shapes[: len(view.operands)])) - 2))
    batch, matrices = shapes[0][:count], [shape[count:] for shape in shapes]
    if letters is None or not all(isinstance(size, int) for shape in shapes for size in shape):
        return None
    expected = _expected(routine, matrices, letters)
    known = [(shape, x.element) for shape, x in zip(shapes, tensors, strict=True)]
    if known != [((*batch, *shape), _I32 if whole else _TYPES[letter]) for shape, whole in expected]:
        return None
    small = all(0 < size <= LARGEST for shape in matrices for size in shape)
    if not small or 0 in batch or f"{letter}{routine}" not in blas.functions():
        return None
    call = _Call(letter, math.prod(batch), *matrices[1 if routine == "trsm" else 0])
    match routine:
        case "potrf":
            return [LoopPiece(partial(call.cholesky, letters["uplo"]), (0, 1, 2))]
        case "trsm":
            return [LoopPiece(partial(call.triangular, letters), (0, 1, 2))]
        case "getrf":
            return call.gauss(target)
        case "geqrf":
            return call.householder(target)
        case "orgqr":
            return call.orthogonal(target, matrices[1][0])
    return call.eigenvalues(target, letters["uplo"])


def _letters(view: View, routine: str) -> dict[str, str] | None:
    """What a call's config chooses; None where it chooses something that is not done here."""
    config, known = config_of(view), _OPTIONS.get(routine, {})
    given = config if isinstance(config, Mapping) else {}
    codes = {name: str(given.get(name, ord(letters[0]))) for name, letters in known.items()}
    found = {name: chr(int(code)) for name, code in codes.items() if code.isdecimal()}
    return found if all(found.get(name, " ") in letters for name, letters in known.items()) else None


def _expected(routine: str, matrices: Sequence[Shape], letters: Mapping[str, str]) -> list[tuple[Shape, bool]]:
    """The operands and results of a routine for one matrix, and which of them are integers; none of what it refuses."""
    if len(matrices[0]) != 2:
        return []
    rows, columns = first = matrices[0]
    least = min(first)
    square = rows == columns
    match routine:
        case "potrf" if square:
            return [(first, False), (first, False), ((), True)]
        case "syevd" if square:
            return [(first, False), (first, False), ((rows,), False), ((), True)]
        case "getrf":
            return [(first, False), (first, False), ((least,), True), ((), True)]
        case "geqrf":
            return [(first, False), (first, False), ((least,), False)]
        case "orgqr" if len(matrices[1]) == 1 and matrices[1][0] <= columns <= rows:
            return [(first, False), (matrices[1], False), (first, False)]
        case "trsm" if len(matrices[1]) == 2 and first == (matrices[1][letters["side"] == "R"],) * 2:
            return [(first, False), (matrices[1], False), (matrices[1], False)]
    return []


@dataclass(frozen=True, slots=True)
class _Call:
    """Routines for `count` matrices of `rows` x `columns` each."""

    letter: str
    count: int
    rows: int
    columns: int

    @property
    def type(self) -> ElementType:
        return _TYPES[self.letter]

    @property
    def size(self) -> int:
        return self.rows * self.columns

    def cholesky(self, triangle: str, name: str, slots: Slots) -> KernelText:
        """Of a matrix: a copy that becomes its factor, and a code."""
        begin = [
            *self._copied(1, 0),
            *_letter("triangle", _OTHER[triangle]),
            *_held("rows", self.rows),
            *_held("code", 0),
        ]
        given = "ptr %triangle, ptr %rows, ptr %m1, ptr %rows, ptr %code, i64 1"
        body = [*self._place(1, self.size), self._call("potrf", given), *_code(2)]
        return self._text(name, slots, self._declared("potrf", given), begin, body)

    def triangular(self, letters: dict[str, str], name: str, slots: Slots) -> KernelText:
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
        given = ", ".join([*(f"i32 {way}" for way in ways), f"i64 {self.rows}, i64 {self.columns}, {number} 1.0"])
        given += f", ptr %m0, i64 {order}, ptr %m2, i64 {self.columns}"
        body = [*self._place(0, order * order), *self._place(2, self.size), self._call("trsm", given)]
        return self._text(name, slots, self._declared("trsm", given), self._copied(2, 1), body)

    def gauss(self, target: InstructionSet) -> list[LoopPiece]:
        """Of a matrix: both of its factors, pivots that count from 1, and a code; by columns meanwhile."""
        pivots = Buffer(-2, _I64, self.count * self._pivots)
        return [
            self._turned(target),
            LoopPiece(self._factors, (self._by_columns, pivots, 2, 3)),
            self._turned_back(target, 1),
        ]

    def householder(self, target: InstructionSet) -> list[LoopPiece]:
        """Of a matrix: reflectors below its factor, and their lengths."""
        work = self._memory(self.columns * _BLOCK)
        return [
            self._turned(target),
            LoopPiece(partial(self._reflectors, work.size), (self._by_columns, 2, work)),
            self._turned_back(target, 1),
        ]

    def orthogonal(self, target: InstructionSet, count: int) -> list[LoopPiece]:
        """Of reflectors and their lengths, so many: the matrix that they are."""
        work = self._memory(self.columns * _BLOCK)
        return [
            self._turned(target),
            LoopPiece(partial(self._reflected, count, work.size), (self._by_columns, 1, work)),
            self._turned_back(target, 2),
        ]

    def eigenvalues(self, target: InstructionSet, triangle: str) -> list[LoopPiece]:
        """Of a symmetric matrix: its vectors, its values, and a code."""
        work = self._memory(1 + 6 * self.rows + 2 * self.rows**2)
        numbers = Buffer(-4, _I64, 3 + 5 * self.rows)
        how = partial(self._values, triangle, work.size, numbers.size)
        # Of the other triangle vectors would have other signs.
        return [
            self._turned(target),
            LoopPiece(how, (self._by_columns, 2, 3, work, numbers)),
            self._turned_back(target, 1),
        ]

    @property
    def _by_columns(self) -> Buffer:
        """Memory for the matrices as LAPACK finds them."""
        return Buffer(-1, self.type, self.count * self.size)

    def _memory(self, size: int) -> Buffer:
        """What a routine works in."""
        return Buffer(-3, self.type, size)

    def _turned(self, target: InstructionSet) -> LoopPiece:
        laid = LaidOut.of(self.type, self.type, (self.count, self.rows, self.columns), (0, 2, 1))
        return LoopPiece(partial(laid.text, target), (0, self._by_columns))

    def _turned_back(self, target: InstructionSet, into: int) -> LoopPiece:
        laid = LaidOut.of(self.type, self.type, (self.count, self.columns, self.rows), (0, 2, 1))
        return LoopPiece(partial(laid.text, target), (self._by_columns, into))

    def _reflectors(self, work: int, name: str, slots: Slots) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("size", work), *_held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self._place(0, self.size), *self._place(1, self._pivots), self._call("geqrf", given)]
        return self._text(name, slots, self._declared("geqrf", given), begin, body)

    def _reflected(self, count: int, work: int, name: str, slots: Slots) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("count", count)]
        begin += [*_held("size", work), *_held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %count, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self._place(0, self.size), *self._place(1, count), self._call("orgqr", given)]
        return self._text(name, slots, self._declared("orgqr", given), begin, body)

    def _values(self, triangle: str, work: int, numbers: int, name: str, slots: Slots) -> KernelText:
        begin = [*_letter("vectors", "V"), *_letter("triangle", triangle)]
        begin += [*_held("rows", self.rows), *_held("size", work), *_held("numbers", numbers), *_held("code", 0)]
        given = "ptr %vectors, ptr %triangle, ptr %rows, ptr %m0, ptr %rows, ptr %m1"
        given += ", ptr %given3, ptr %size, ptr %given4, ptr %numbers, ptr %code, i64 1, i64 1"
        body = [*self._place(0, self.size), *self._place(1, self.rows), self._call("syevd", given), *_code(2)]
        return self._text(name, slots, self._declared("syevd", given), begin, body)

    def _call(self, routine: str, given: str) -> str:
        return f"call void @opspec_{self.letter}{routine}({given})"

    def _declared(self, routine: str, given: str) -> str:
        """The same as a declaration: with types alone."""
        types = ", ".join(one.split()[0] for one in given.split(","))
        return f"declare void @opspec_{self.letter}{routine}({types})"

    @property
    def _pivots(self) -> int:
        return min(self.rows, self.columns)

    def _factors(self, name: str, slots: Slots) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("code", 0)]
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
            f"%others = icmp ult i64 %after, {self._pivots}",
            "br i1 %others, label %pivot, label %found",
            "found:",
        ]
        places = [self._place(0, self.size), self._place(1, self._pivots, "i64"), self._place(2, self._pivots, "i32")]
        body = [line for place in places for line in place]
        body += [self._call("getrf", given), *pivot, *_code(3)]
        return self._text(name, slots, self._declared("getrf", given), begin, body)

    def _copied(self, target: int, source: int) -> list[str]:
        size = self.count * self.size * self.type.dtype.itemsize
        return [f"call void @llvm.memcpy.p0.p0.i64(ptr %given{target}, ptr %given{source}, i64 {size}, i1 false)"]

    def _place(self, at: int, step: int, type_: str = "") -> list[str]:
        """Where the matrix of this turn is, as %m and its number."""
        return [
            f"%step{at} = mul nuw nsw i64 %at, {step}",
            f"%m{at} = getelementptr {type_ or spelled(self.type)}, ptr %given{at}, i64 %step{at}",
        ]

    def _text(self, name: str, slots: Slots, declared: str, begin: Sequence[str], body: Sequence[str]) -> KernelText:
        """One matrix after another."""
        lines = ["entry:"]
        for at, slot in enumerate(slots):
            lines.append(f"%slot{at} = getelementptr ptr, ptr %memory, i64 {slot}")
            lines.append(f"%given{at} = load ptr, ptr %slot{at}, align 8")
        lines += [*begin, "br label %each", "each:", "%at = phi i64 [0, %entry], [%next, %last]", *body]
        lines += ["br label %last", "last:", "%next = add nuw nsw i64 %at, 1"]
        lines += [f"%more = icmp ult i64 %next, {self.count}", "br i1 %more, label %each, label %done"]
        lines += ["done:", "ret void"]
        inner = "\n".join(line if line.endswith(":") else f"  {line}" for line in lines)
        text = f"{declared}\ndefine void @{name}(ptr %memory, i64 %part) {{\n{inner}\n}}\n"
        buffers = tuple(Buffer(at, self.type, 0) for at in range(len(slots)))
        return KernelText(text, buffers, 1, self.count * self.size * max(self.rows, self.columns))


def _held(name: str, value: int) -> list[str]:
    """A number in memory, as Fortran takes it."""
    return [f"%{name} = alloca i64, align 8", f"store i64 {value}, ptr %{name}, align 8"]


def _letter(name: str, value: str) -> list[str]:
    """A letter in memory."""
    return [f"%{name} = alloca i8, align 1", f"store i8 {ord(value)}, ptr %{name}, align 1"]


def _code(at: int) -> list[str]:
    """What the routine says of its matrix."""
    return [
        "%said = load i64, ptr %code, align 8",
        "%info = trunc i64 %said to i32",
        f"%kept = getelementptr i32, ptr %given{at}, i64 %at",
        "store i32 %info, ptr %kept, align 4",
    ]
