"""LAPACK's routines for small matrices, called from machine code: factors of Cholesky, of Gauss and of Householder,
triangular and tridiagonal systems, the eigenvalues of symmetric matrices, and singular values.

They are those of NumPy's library, as products are, and find matrices by columns. One by rows is its transpose there: of
a symmetric one the other triangle is asked for, another one is turned before and after.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
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
LARGEST = 512  # rows of a square matrix, beyond which several threads are better
_TARGET = re.compile("lapack_([sd])(potrf|getrf|trsm|geqrf|orgqr|syevd|gesdd|gtsv)_ffi")
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
    "gesdd": {"mode": "ASN"},
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
    sizes = [size for shape in matrices for size in shape]
    work = max((math.prod(shape) * min(shape) for shape in matrices if len(shape) == 2), default=0)
    small = routine == "gtsv" or work <= LARGEST**3
    if not small or 0 in batch or 0 in sizes or f"{letter}{routine}" not in blas.functions():
        return None
    call = _Call(letter, math.prod(batch), *matrices[{"trsm": 1, "gtsv": 3}.get(routine, 0)])
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
        case "gesdd":
            return call.singular(target, letters["mode"], matrices[3][1], matrices[4][0])
        case "gtsv":
            return call.tridiagonal(target)
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
    if routine == "gtsv":
        solved = matrices[3] if len(matrices) > 3 else ()
        given = [*[(solved[:1], False)] * 3, (solved, False)]
        return [*given, *given, ((), True)] if len(solved) == 2 and solved[0] > 1 else []
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
        case "gesdd":
            thin = letters["mode"] == "S" or (letters["mode"] == "N" and matrices[3:4] == [(rows, least)])
            left, right = (least, least) if thin else first
            vectors = [((rows, left), False), ((right, columns), False)]
            return [(first, False), (first, False), ((least,), False), *vectors, ((), True)]
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

    def cholesky(self, triangle: str, name: str, slots: SlotNumbers) -> KernelText:
        """Of a matrix: a copy that becomes its factor, and a code."""
        begin = [
            *self._copied(1, 0, self.size),
            *_letter("triangle", _OTHER[triangle]),
            *_held("rows", self.rows),
            *_held("code", 0),
        ]
        given = "ptr %triangle, ptr %rows, ptr %m1, ptr %rows, ptr %code, i64 1"
        body = [*self._place(1, self.size), self._call("potrf", given), *_code(2)]
        return self._text(name, slots, self._declared("potrf", given), begin, body)

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
        given = ", ".join([*(f"i32 {way}" for way in ways), f"i64 {self.rows}, i64 {self.columns}, {number} 1.0"])
        given += f", ptr %m0, i64 {order}, ptr %m2, i64 {self.columns}"
        body = [*self._place(0, order * order), *self._place(2, self.size), self._call("trsm", given)]
        return self._text(name, slots, self._declared("trsm", given), self._copied(2, 1, self.size), body)

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

    def singular(self, target: InstructionSet, mode: str, left: int, right: int) -> list[LoopPiece]:
        """Of a matrix: itself, its singular values, so many vectors on the left and on the right, and a code. Of what
        is not finite all of them are NaN.
        """
        least, most = self._pivots, max(self.rows, self.columns)
        work = self._memory(4 * least * least + 7 * least + most + (least + most) * _BLOCK)
        numbers, sides = Buffer(-4, _I64, 8 * least), ((self.rows, left), (right, self.columns))
        # The values are those of the transpose too, but vectors of that may have other signs.
        vectors = [Buffer(-5 - at, self.type, self.count * math.prod(side)) for at, side in enumerate(sides)]
        u, v = vectors if mode != "N" else (3, 4)
        find = LoopPiece(
            partial(self._singular, mode, sides, work.size), (self._by_columns, 2, u, v, 5, work, numbers, 0, 1)
        )
        if mode == "N":
            return [find]
        both = zip(vectors, sides, (3, 4), strict=True)
        return [self._turned(target), find, *(self._by_rows(target, *given) for given in both)]

    def tridiagonal(self, target: InstructionSet) -> list[LoopPiece]:
        """Of three diagonals and what stands on the right: copies of them, the last of which becomes what solves the
        system, and a code. The first entry of the lower one and the last of the upper one lie outside of the matrix.
        """
        if self.columns == 1:
            return [LoopPiece(partial(self._solved, True), (4, 5, 6, 7, 8, 0, 1, 2, 3))]
        solve = LoopPiece(partial(self._solved, False), (4, 5, 6, self._by_columns, 8, 0, 1, 2))
        return [self._turned(target, 3), solve, self._turned_back(target, 7)]

    @property
    def _by_columns(self) -> Buffer:
        """Memory for the matrices as LAPACK finds them."""
        return Buffer(-1, self.type, self.count * self.size)

    def _memory(self, size: int) -> Buffer:
        """What a routine works in."""
        return Buffer(-3, self.type, size)

    def _turned(self, target: InstructionSet, of: int = 0) -> LoopPiece:
        laid = LaidOut.of(self.type, self.type, (self.count, self.rows, self.columns), (0, 2, 1))
        return LoopPiece(partial(laid.text, target), (of, self._by_columns))

    def _turned_back(self, target: InstructionSet, into: int) -> LoopPiece:
        return self._by_rows(target, self._by_columns, (self.rows, self.columns), into)

    def _by_rows(self, target: InstructionSet, matrices: Buffer, shape: Shape, into: int) -> LoopPiece:
        laid = LaidOut.of(self.type, self.type, (self.count, *reversed(shape)), (0, 2, 1))
        return LoopPiece(partial(laid.text, target), (matrices, into))

    def _reflectors(self, work: int, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("size", work), *_held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self._place(0, self.size), *self._place(1, self._pivots), self._call("geqrf", given)]
        return self._text(name, slots, self._declared("geqrf", given), begin, body)

    def _reflected(self, count: int, work: int, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("count", count)]
        begin += [*_held("size", work), *_held("code", 0)]
        given = "ptr %rows, ptr %columns, ptr %count, ptr %m0, ptr %rows, ptr %m1, ptr %given2, ptr %size, ptr %code"
        body = [*self._place(0, self.size), *self._place(1, count), self._call("orgqr", given)]
        return self._text(name, slots, self._declared("orgqr", given), begin, body)

    def _values(self, triangle: str, work: int, numbers: int, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*_letter("vectors", "V"), *_letter("triangle", triangle)]
        begin += [*_held("rows", self.rows), *_held("size", work), *_held("numbers", numbers), *_held("code", 0)]
        given = "ptr %vectors, ptr %triangle, ptr %rows, ptr %m0, ptr %rows, ptr %m1"
        given += ", ptr %given3, ptr %size, ptr %given4, ptr %numbers, ptr %code, i64 1, i64 1"
        body = [*self._place(0, self.size), *self._place(1, self.rows), self._call("syevd", given), *_code(2)]
        return self._text(name, slots, self._declared("syevd", given), begin, body)

    def _singular(self, mode: str, sides: Sequence[Shape], work: int, name: str, slots: SlotNumbers) -> KernelText:
        rows, columns = (self.rows, self.columns) if mode != "N" else (self.columns, self.rows)
        begin = [*_letter("vectors", mode), *_held("rows", rows), *_held("columns", columns)]
        begin += [*_held("right", sides[1][0]), *_held("size", work), *_held("code", 0), *self._copied(8, 7, self.size)]
        begin += self._copied(0, 7, self.size) if mode == "N" else []
        given = "ptr %vectors, ptr %rows, ptr %columns, ptr %m0, ptr %rows, ptr %m1, ptr %m2, ptr %rows, ptr %m3"
        given += ", ptr %right, ptr %given5, ptr %size, ptr %given6, ptr %code, i64 1"
        places = [self.size, self._pivots, *map(math.prod, sides)]
        body = [line for at, step in enumerate(places) for line in self._place(at, step)]
        body += [*self._looked(), "find:"]
        if mode == "N":  # vectors that nobody asked for
            bytes_ = [size * self.type.dtype.itemsize for size in places]
            body += [f"call void @llvm.memset.p0.i64(ptr %m{at}, i8 0, i64 {bytes_[at]}, i1 false)" for at in (2, 3)]
        body += [self._call("gesdd", given), "br label %told", "none:", "store i64 -4, ptr %code, align 8"]
        for at, size in enumerate(places[1:], 1):
            body += self._filled(at, size)
        body += ["br label %told", "told:", *_code(4)]
        return self._text(name, slots, self._declared("gesdd", given), begin, body)

    def _solved(self, copied: bool, name: str, slots: SlotNumbers) -> KernelText:
        begin = [*_held("rows", self.rows), *_held("columns", self.columns), *_held("code", 0)]
        for at, source in enumerate((5, 6, 7, 8) if copied else (5, 6, 7)):
            begin += self._copied(at, source, self.size if at == 3 else self.rows)
        given = "ptr %rows, ptr %columns, ptr %low, ptr %m1, ptr %m2, ptr %m3, ptr %rows, ptr %code"
        body = [line for at in range(3) for line in self._place(at, self.rows)]
        body += [*self._place(3, self.size), f"%low = getelementptr {spelled(self.type)}, ptr %m0, i64 1"]
        body += [self._call("gtsv", given), *_code(4)]
        return self._text(name, slots, self._declared("gtsv", given), begin, body)

    def _looked(self) -> list[str]:
        """Goes on at %find where all of a matrix is finite, else at %none, where %sum is NaN."""
        number = spelled(self.type)
        return [
            "br label %look",
            "look:",
            "%k = phi i64 [0, %each], [%after, %look]",
            f"%before = phi {number} [0.0, %each], [%sum, %look]",
            f"%there = getelementptr {number}, ptr %m0, i64 %k",
            f"%x = load {number}, ptr %there",
            f"%nothing = fmul {number} %x, 0.0",
            f"%sum = fadd {number} %before, %nothing",
            "%after = add nuw nsw i64 %k, 1",
            f"%others = icmp ult i64 %after, {self.size}",
            "br i1 %others, label %look, label %looked",
            "looked:",
            f"%finite = fcmp oeq {number} %sum, 0.0",
            "br i1 %finite, label %find, label %none",
        ]

    def _filled(self, at: int, size: int) -> list[str]:
        """So many numbers that are %sum."""
        number = spelled(self.type)
        return [
            f"br label %to{at}",
            f"to{at}:",
            f"br label %fill{at}",
            f"fill{at}:",
            f"%k{at} = phi i64 [0, %to{at}], [%after{at}, %fill{at}]",
            f"%there{at} = getelementptr {number}, ptr %m{at}, i64 %k{at}",
            f"store {number} %sum, ptr %there{at}",
            f"%after{at} = add nuw nsw i64 %k{at}, 1",
            f"%others{at} = icmp ult i64 %after{at}, {size}",
            f"br i1 %others{at}, label %fill{at}, label %filled{at}",
            f"filled{at}:",
        ]

    def _call(self, routine: str, given: str) -> str:
        return f"call void @opspec_{self.letter}{routine}({given})"

    def _declared(self, routine: str, given: str) -> str:
        """The same as a declaration: with types alone."""
        types = ", ".join(one.split()[0] for one in given.split(","))
        return f"declare void @opspec_{self.letter}{routine}({types})"

    @property
    def _pivots(self) -> int:
        return min(self.rows, self.columns)

    def _factors(self, name: str, slots: SlotNumbers) -> KernelText:
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

    def _copied(self, target: int, source: int, elements: int) -> list[str]:
        """So many elements of each matrix."""
        size = self.count * elements * self.type.dtype.itemsize
        return [f"call void @llvm.memcpy.p0.p0.i64(ptr %given{target}, ptr %given{source}, i64 {size}, i1 false)"]

    def _place(self, at: int, step: int, type_: str = "") -> list[str]:
        """Where the matrix of this turn is, as %m and its number."""
        return [
            f"%step{at} = mul nuw nsw i64 %at, {step}",
            f"%m{at} = getelementptr {type_ or spelled(self.type)}, ptr %given{at}, i64 %step{at}",
        ]

    def _text(
        self, name: str, slots: SlotNumbers, declared: str, begin: Sequence[str], body: Sequence[str]
    ) -> KernelText:
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
