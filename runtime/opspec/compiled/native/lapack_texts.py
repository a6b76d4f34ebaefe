"""What calls of LAPACK's routines, those of NumPy's library, are written with as LLVM text: one matrix after another,
by columns, as they find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.laid_out import LaidOut
from opspec.compiled.native.spelling import spelled
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.values.types import ElementType

Shape = tuple[int, ...]
TYPES = {"s": MACHINE["f32"], "d": MACHINE["f64"], "c": MACHINE["f32"], "z": MACHINE["f64"]}  # of the parts of elements
BLOCK = 32  # columns that work at once, for which there is memory
I32, I64 = MACHINE["i32"], MACHINE["i64"]


@dataclass(frozen=True, slots=True)
class Matrices:
    """So many of `rows` x `columns` each, of which a routine is called. What lies in memory is counted in real numbers,
    of which a complex one is two.
    """

    letter: str
    count: int
    rows: int
    columns: int

    @property
    def type(self) -> ElementType:
        return TYPES[self.letter]

    @property
    def parts(self) -> int:
        """Real numbers of an element."""
        return 2 if self.letter in "cz" else 1

    @property
    def size(self) -> int:
        """Real numbers of a matrix."""
        return self.rows * self.columns * self.parts

    @property
    def least(self) -> int:
        return min(self.rows, self.columns)

    @property
    def by_columns(self) -> Buffer:
        """Memory for the matrices as LAPACK finds them."""
        return Buffer(-1, self.type, self.count * self.size)

    def memory(self, elements: int) -> Buffer:
        """What a routine works in."""
        return Buffer(-3, self.type, elements * self.parts)

    def turned(self, target: InstructionSet, into: int | Buffer, of: int = 0) -> LoopPiece:
        """The matrices as LAPACK finds them; they may be where these are to lie."""
        return self._turned(target, of, into, (self.rows, self.columns))

    def turned_back(self, target: InstructionSet, matrices: int, shape: Shape | None = None) -> LoopPiece:
        """What LAPACK leaves, or others of a shape, by rows, where it lies."""
        rows, columns = shape or (self.rows, self.columns)
        return self._turned(target, matrices, matrices, (columns, rows))

    def _turned(self, target: InstructionSet, of: int, into: int | Buffer, shape: Shape) -> LoopPiece:
        laid = LaidOut.of(self.type, self.type, (1, *shape, self.parts), (0, 2, 1, 3))
        return LoopPiece(partial(self._one_by_one, laid, target), (of, into, Buffer(-8, self.type, laid.count)))

    def _one_by_one(self, laid: LaidOut, target: InstructionSet, name: str, slots: SlotNumbers) -> KernelText:
        """Each matrix is turned out of a copy."""
        turn = laid.text(target, f"{name}.one", (0, 1))
        begin = ["%both = alloca [2 x ptr], align 8", "store ptr %given2, ptr %both, align 8"]
        body = [
            *self.place(0, laid.count),
            *self.place(1, laid.count),
            self.copied("given2", "m0", laid.count),
            "%into = getelementptr ptr, ptr %both, i64 1",
            "store ptr %m1, ptr %into, align 8",
            *(f"call void @{name}.one(ptr %both, i64 {part})" for part in range(turn.parts)),
        ]
        return self.text(name, slots, turn.text, begin, body)

    def call(self, routine: str, given: str) -> str:
        return f"call void @opspec_{self.letter}{routine}({given})"

    def declared(self, routine: str, given: str) -> str:
        """The same as a declaration: with types alone."""
        types = ", ".join(one.split()[0] for one in given.split(","))
        return f"declare void @opspec_{self.letter}{routine}({types})"

    def copied(self, target: str, source: str, numbers: int) -> str:
        """So many numbers from one place to another."""
        size = numbers * self.type.dtype.itemsize
        return f"call void @llvm.memcpy.p0.p0.i64(ptr %{target}, ptr %{source}, i64 {size}, i1 false)"

    def place(self, at: int, step: int, type_: str = "") -> list[str]:
        """Where the matrix of this turn is, as %m and its number."""
        return [
            f"%step{at} = mul nuw nsw i64 %at, {step}",
            f"%m{at} = getelementptr {type_ or spelled(self.type)}, ptr %given{at}, i64 %step{at}",
        ]

    def looked(self) -> list[str]:
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

    def cleared(self, at: int, size: int) -> str:
        """So many zeros."""
        return f"call void @llvm.memset.p0.i64(ptr %m{at}, i8 0, i64 {size * self.type.dtype.itemsize}, i1 false)"

    def filled(self, at: int, size: int) -> list[str]:
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

    def text(
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


def held(name: str, value: int) -> list[str]:
    """A number in memory, as Fortran takes it."""
    return [f"%{name} = alloca i64, align 8", f"store i64 {value}, ptr %{name}, align 8"]


def letter(name: str, value: str) -> list[str]:
    """A letter in memory."""
    return [f"%{name} = alloca i8, align 1", f"store i8 {ord(value)}, ptr %{name}, align 1"]


def code(at: int) -> list[str]:
    """What the routine says of its matrix."""
    return [
        "%said = load i64, ptr %code, align 8",
        "%info = trunc i64 %said to i32",
        f"%kept = getelementptr i32, ptr %given{at}, i64 %at",
        "store i32 %info, ptr %kept, align 4",
    ]
