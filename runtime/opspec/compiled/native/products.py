"""Products of matrices as calls of NumPy's BLAS, with the arguments that NumPy itself gives to it: the same bits. A
large one of few rows, such as a turn of a recurrent network has, is several calls: one would copy the matrix each turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.numerics import blas
from opspec.values.arrays import DType

_ROWS, _COLUMNS, _PLAIN, _TURNED = 101, 102, 111, 112  # of the interface for C
_FEW, _NARROW = 32, 64  # rows, and columns
_TYPES = {"s": "float", "d": "double"}
_END = "{0}, ptr, i64, ptr, i64, {0}, ptr, i64)"

DECLARED = "\n".join(
    f"declare void @opspec_{letter}gemm(i32, i32, i32, i64, i64, i64, {_END.format(type_)}\n"
    f"declare void @opspec_{letter}gemv(i32, i32, i64, i64, {_END.format(type_)}"
    for letter, type_ in _TYPES.items()
)


@dataclass(frozen=True, slots=True)
class MatrixProduct:
    """A matrix of `rows` x `terms` times one of `terms` x `columns`, which lie in memory so, or turned."""

    letter: str
    rows: int
    columns: int
    terms: int
    left_turned: bool
    right_turned: bool

    @property
    def work(self) -> int:
        return self.rows * self.columns * self.terms

    @property
    def type(self) -> str:
        """Of elements, in LLVM's text."""
        return _TYPES[self.letter]

    def texts(self, left: str, right: str, result: str, behind: Callable[[str, int], str]) -> list[str]:
        """The calls; `behind`: an address so many elements behind another one."""
        if self.rows == 1 or self.columns == 1:
            return [self._by_vector(left, right, result)]
        step, found = self._together(), []
        for at in range(0, self.columns, step):
            place = behind(right, at * (self.terms if self.right_turned else 1))
            found.append(self._columns(left, place, behind(result, at), min(step, self.columns - at)))
        return found

    def _together(self) -> int:
        """How many columns are computed at once."""
        parts = -(-self.work // blas.NOT_COPIED)
        step = -(-self.columns // (16 * parts)) * 16
        return step if self.rows <= _FEW and step >= _NARROW else self.columns

    def _columns(self, left: str, right: str, result: str, columns: int) -> str:
        ways = ", ".join(f"i32 {_TURNED if x else _PLAIN}" for x in (self.left_turned, self.right_turned))
        sizes = f"i64 {self.rows}, i64 {columns}, i64 {self.terms}"
        first = f"ptr {left}, i64 {self.rows if self.left_turned else self.terms}"
        second = f"ptr {right}, i64 {self.terms if self.right_turned else self.columns}"
        given = f"i32 {_ROWS}, {ways}, {sizes}, {self.type} 1.0, {first}, {second}, {self.type} 0.0, ptr {result}"
        return f"call void @opspec_{self.letter}gemm({given}, i64 {self.columns})"

    def _by_vector(self, left: str, right: str, result: str) -> str:
        type_ = self.type
        if self.columns == 1:
            matrix, vector, size, across = left, right, self.rows, self.left_turned
        else:
            matrix, vector, size, across = right, left, self.columns, not self.right_turned
        order, width = (_ROWS, size) if across else (_COLUMNS, self.terms)
        sizes = f"i64 {self.terms}, i64 {size}"
        first = f"{type_} 1.0, ptr {matrix}, i64 {width}"
        given = f"i32 {order}, i32 {_TURNED}, {sizes}, {first}, ptr {vector}, i64 1, {type_} 0.0, ptr {result}, i64 1"
        return f"call void @opspec_{self.letter}gemv({given})"


def product_of(function: object, factors: Sequence[DType]) -> MatrixProduct | None:
    """What runs an op, as a product that BLAS does at once; None where it is none, or several threads do better."""
    function = function.function if isinstance(function, OrKernel) else function
    if not isinstance(function, Matmul) or not blas.functions() or len(function.rows) != 2:
        return None
    how, (rows, terms), columns = function.how, function.rows, function.columns[1]
    letter = blas.LETTERS.get(how.into.str[1:])
    if letter is None or not how.bare or any(factor != how.into for factor in factors):
        return None
    left, right = _is_turned(function.left), _is_turned(function.right)
    if left is None or right is None or terms < 2 or rows * columns < 2:
        return None
    found = MatrixProduct(letter, rows, columns, terms, left, right)
    return found if found.work < blas.SHARED else None


def _is_turned(order: tuple[int, ...]) -> bool | None:
    """Whether dimensions in this order are those of a turned matrix; None where they are of neither."""
    if order == tuple(range(len(order))):
        return False
    return True if order == (1, 0) else None
