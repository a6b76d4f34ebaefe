"""Products of matrices as calls of NumPy's BLAS, where they lie: a large one of few rows, such as a turn of a recurrent
network has, is several calls, since one would copy the matrix each turn; a stack of them is a call for each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from opspec.compiled.native.product_loops import steps_of
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.numerics import blas
from opspec.values.types import Tensor

_ROWS, _COLUMNS, _PLAIN, _TURNED = 101, 102, 111, 112  # of the interface for C
_FEW, _NARROW = 32, 64  # rows, and columns
_TYPES = {"s": "float", "d": "double", "c": "{ float, float }", "z": "{ double, double }"}
_LETTERS = {**blas.LETTERS, "c8": "c", "c16": "z"}
_PARTS = {"c": "float", "z": "double"}
_END = "{0}, ptr, i64, ptr, i64, {0}, ptr, i64)"


def _declared(letter: str) -> Iterator[str]:
    """The routines for a type; complex numbers are given by their addresses."""
    number = "ptr" if letter in _PARTS else _TYPES[letter]
    yield f"declare void @opspec_{letter}gemm(i32, i32, i32, i64, i64, i64, {_END.format(number)}"
    yield f"declare void @opspec_{letter}gemv(i32, i32, i64, i64, {_END.format(number)}"
    if letter in _PARTS:
        part = _PARTS[letter]
        for value in (0, 1):
            made = f"{{ {part}, {part} }} {{ {part} {value}.0, {part} 0.0 }}"
            yield f"@{letter}{value} = private unnamed_addr constant {made}"


DECLARED = "\n".join(line for letter in _TYPES for line in _declared(letter))


@dataclass(frozen=True, slots=True)
class FactorPlace:
    """How a matrix lies in memory: by rows, or `turned`; how many elements one row there, or column, is from the next
    one, and how many one matrix of a stack from the next one, along each of its dimensions.
    """

    turned: bool
    width: int
    stack: tuple[int, ...]

    @staticmethod
    def of(steps: Sequence[int], rows: int, columns: int) -> FactorPlace | None:
        """Of a matrix whose elements are so far apart, along each dimension; None where BLAS does not read it so."""
        *stack, row, column = steps
        if column == 1 or columns == 1:
            return FactorPlace(False, row if rows > 1 else columns, tuple(stack))
        if row == 1 or rows == 1:
            return FactorPlace(True, column, tuple(stack))
        return None


@dataclass(frozen=True, slots=True)
class MatrixProduct:
    """A matrix of `rows` x `terms` times one of `terms` x `columns`; a `stack` of them, of so many along each of its
    dimensions.
    """

    letter: str
    rows: int
    columns: int
    terms: int
    left: FactorPlace
    right: FactorPlace
    stack: tuple[int, ...]

    @property
    def work(self) -> int:
        """Multiplications of one call."""
        return self.rows * self.columns * self.terms

    @property
    def threaded(self) -> int:
        """Multiplications of real numbers for which OpenBLAS takes as many threads as for those of one call."""
        by_vector = self.rows == 1 or self.columns == 1
        real, complex_ = (kinds[by_vector] for kinds in (blas.REAL, blas.COMPLEX))
        return self.work * real // complex_ if self.letter in _PARTS else self.work

    @property
    def count(self) -> int:
        """How many matrices there are."""
        return math.prod(self.stack)

    @property
    def type(self) -> str:
        """Of elements, in LLVM's text."""
        return _TYPES[self.letter]

    def texts(self, left: str, right: str, result: str, behind: Callable[[str, int], str]) -> list[str]:
        """The calls for one matrix; `behind`: an address so many elements behind another one."""
        if self.rows == 1 or self.columns == 1:
            return [self._by_vector(left, right, result)]
        step, found = self._together(), []
        for at in range(0, self.columns, step):
            place = behind(right, at * (self.right.width if self.right.turned else 1))
            found.append(self._columns(left, place, behind(result, at), min(step, self.columns - at)))
        return found

    def function(self, name: str) -> str:
        """A function of the two stacks and the result, which multiplies one matrix after another."""
        lines = ["br label %each", "each:", "%at = phi i64 [0, %entry], [%next, %each]"]
        for side, place in (("left", self.left), ("right", self.right)):
            lines += self._at(side, place.stack)
        lines += self._at("result", self._result_steps)

        def behind(place: str, elements: int) -> str:
            if not elements:
                return place
            made = f"%v{len(lines)}"
            lines.append(f"{made} = getelementptr {self.type}, ptr {place}, i64 {elements}")
            return made

        calls = self.texts("%left.m", "%right.m", "%result.m", behind)
        lines += [*calls, "%next = add nuw nsw i64 %at, 1", f"%more = icmp ult i64 %next, {self.count}"]
        lines += ["br i1 %more, label %each, label %done", "done:", "ret void"]
        inner = "\n".join(line if line.endswith(":") else f"  {line}" for line in lines)
        return f"define void @{name}(ptr %left, ptr %right, ptr %result) {{\nentry:\n{inner}\n}}\n"

    @property
    def _result_steps(self) -> tuple[int, ...]:
        size = self.rows * self.columns
        return tuple(size * math.prod(self.stack[at + 1 :]) for at in range(len(self.stack)))

    def _at(self, name: str, steps: Sequence[int]) -> list[str]:
        """Where the matrix of a turn is, which `%at` numbers: the sum of what it is along each dimension."""
        lines, sum_ = list[str](), "0"
        for d, step in enumerate(steps):
            inner = math.prod(self.stack[d + 1 :])
            lines += [
                f"%{name}.{d}.from = udiv i64 %at, {inner}",
                f"%{name}.{d}.at = urem i64 %{name}.{d}.from, {self.stack[d]}",
                f"%{name}.{d}.far = mul nuw nsw i64 %{name}.{d}.at, {step}",
                f"%{name}.{d}.sum = add nuw nsw i64 {sum_}, %{name}.{d}.far",
            ]
            sum_ = f"%{name}.{d}.sum"
        return [*lines, f"%{name}.m = getelementptr {self.type}, ptr %{name}, i64 {sum_}"]

    def _number(self, value: int) -> str:
        return f"ptr @{self.letter}{value}" if self.letter in _PARTS else f"{self.type} {value}.0"

    def _together(self) -> int:
        """How many columns are computed at once."""
        parts = -(-self.work // blas.NOT_COPIED)
        step = -(-self.columns // (16 * parts)) * 16
        return step if self.rows <= _FEW and step >= _NARROW else self.columns

    def _columns(self, left: str, right: str, result: str, columns: int) -> str:
        ways = ", ".join(f"i32 {_TURNED if x.turned else _PLAIN}" for x in (self.left, self.right))
        sizes = f"i64 {self.rows}, i64 {columns}, i64 {self.terms}"
        first, second = f"ptr {left}, i64 {self.left.width}", f"ptr {right}, i64 {self.right.width}"
        given = f"i32 {_ROWS}, {ways}, {sizes}, {self._number(1)}, {first}, {second}, {self._number(0)}, ptr {result}"
        return f"call void @opspec_{self.letter}gemm({given}, i64 {self.columns})"

    def _by_vector(self, left: str, right: str, result: str) -> str:
        """A vector on the right has its elements at any distance, and is by columns; one on the left is turned."""
        if self.columns == 1:
            matrix, size, by_rows = self.left, self.rows, self.left.turned
            first, vector, step = left, right, 1 if self.right.turned else self.right.width
        else:
            matrix, size, by_rows = self.right, self.columns, not self.right.turned
            first, vector, step = right, left, self.left.width if self.left.turned else 1
        order = _ROWS if by_rows else _COLUMNS
        given = f"i32 {order}, i32 {_TURNED}, i64 {self.terms}, i64 {size}, {self._number(1)}, ptr {first}"
        given += f", i64 {matrix.width}, ptr {vector}, i64 {step}, {self._number(0)}, ptr {result}, i64 1"
        return f"call void @opspec_{self.letter}gemv({given})"


def product_of(function: object, types: Sequence[Tensor]) -> MatrixProduct | None:
    """What runs an op of these operands, as products that BLAS does at once; None where it is none, or several threads
    do better.
    """
    function = function.function if isinstance(function, OrKernel) else function
    if not isinstance(function, Matmul) or not blas.functions():
        return None
    how, (*stack, rows, terms), columns = function.how, function.rows, function.columns[-1]
    letter = _LETTERS.get(how.into.str[1:])
    factors = types[:2]
    sizes = (rows, terms), (terms, columns)
    if letter is None or not how.bare or any(x.element.dtype != how.into for x in factors):
        return None
    if terms < 2 or rows * columns < 2 or math.prod(stack) < 1:
        return None
    orders = (function.left, function.rows), (function.right, function.columns)
    steps = (steps_of(tuple(x.shape), *order) for x, order in zip(factors, orders, strict=True))
    left, right = (None if x is None else FactorPlace.of(x, *size) for x, size in zip(steps, sizes, strict=True))
    if left is None or right is None:
        return None
    found = MatrixProduct(letter, rows, columns, terms, left, right, tuple(stack))
    return found if found.work < blas.SHARED else None
