"""The loops of a product of factors that are read where they lie: dimensions that are one for the product are one loop
where their elements are evenly far apart, else several.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from opspec.compiled.nodes import size_of_space
from opspec.execution.fast_paths.stablehlo.dot_general import Matmul
from opspec.reads.arithmetic import linear, of_atom, quotient, remainder, total
from opspec.reads.symbols import Index, Variable

_Runs: TypeAlias = "list[tuple[int, int]]"  # sizes, and how many elements one place is from the next one


@dataclass(frozen=True, slots=True)
class ProductLoop:
    """`left`, `right`: by how many elements its places are apart in each factor, none where one does not have it."""

    variable: Variable
    left: int
    right: int

    @property
    def size(self) -> int:
        return self.variable.size


@dataclass(frozen=True, slots=True)
class ProductLoops:
    """Of a batch, of terms and of columns, each in the order of the product; the `column` of tiles is the one that lies
    side by side. Rows are one loop, and `runs` of dimensions of the left factor.
    """

    batch: tuple[ProductLoop, ...]
    row: Variable
    runs: _Runs
    terms: tuple[ProductLoop, ...]
    columns: tuple[ProductLoop, ...]

    @staticmethod
    def of(made: Matmul, left: Sequence[int], right: Sequence[int]) -> ProductLoops:
        """Of factors of these shapes."""
        *first, rows, terms = _runs(left, made.left, made.rows)
        *second, others, columns = _runs(right, made.right, made.columns)
        batch = [x for a, b in zip(first, second, strict=True) for x in _both(a, b)]
        return ProductLoops(
            _named("i", batch),
            Variable("row", made.rows[-2]),
            rows,
            _named("k", _both(terms, others)),
            _named("column", [(size, 0, step) for size, step in columns or [(1, 0)]]),
        )

    @property
    def column(self) -> ProductLoop:
        beside = [x for x in self.columns if x.right == 1] or self.columns
        return max(beside, key=lambda x: x.size)

    @property
    def space(self) -> tuple[Variable, ...]:
        """The points of the result, as tiles go through them."""
        outer = [x.variable for x in (*self.batch, *self.columns) if x != self.column]
        return (*outer, self.row, self.column.variable)

    @property
    def at(self) -> Index:
        """Where each goes."""
        variables = [*(x.variable for x in self.batch), self.row, *(x.variable for x in self.columns)]
        return linear(list(map(of_atom, variables)), [x.size for x in variables])

    @property
    def alone(self) -> bool:
        """Whether it is one product of one matrix by one."""
        return math.prod(x.size for x in self.batch) == 1 and len(self.columns) == 1

    def left(self) -> tuple[int, Index]:
        """How many elements the left factor has, and which one is read."""
        loops = (*self.batch, *self.terms)
        parts = [(of_atom(x.variable), x.left) for x in loops if x.left]
        behind = of_atom(self.row)
        for size, step in reversed(self.runs):
            parts.append((remainder(behind, size), step))
            behind = quotient(behind, size)
        return size_of_space([self.row, *(x.variable for x in loops)]), total(parts)

    def right(self) -> tuple[int, Index]:
        """The same of the right one."""
        loops = (*self.batch, *self.terms, *self.columns)
        at = total([(of_atom(x.variable), x.right) for x in loops if x.right])
        return size_of_space([x.variable for x in loops]), at


def _named(name: str, loops: Sequence[tuple[int, int, int]]) -> tuple[ProductLoop, ...]:
    names = [name] if len(loops) == 1 and name != "i" else [f"{name}{at}" for at in range(len(loops))]
    return tuple(ProductLoop(Variable(x, size), *steps) for x, (size, *steps) in zip(names, loops, strict=True))


def _runs(shape: Sequence[int], order: Sequence[int], sizes: Sequence[int]) -> Iterator[_Runs]:
    """For each of some sizes, the runs of the dimensions that have it together, in an order."""
    left = [d for d in order if shape[d] > 1]
    for size in sizes:
        found: _Runs = []
        while size > 1:
            dimension = left.pop(0)
            length, step = shape[dimension], math.prod(shape[dimension + 1 :])
            size //= length
            if found and found[-1][1] == length * step:
                found[-1] = found[-1][0] * length, step
            else:
                found.append((length, step))
        yield found


def _both(left: _Runs, right: _Runs) -> list[tuple[int, int, int]]:
    """What two factors go through together: as few runs as both have."""
    found: list[tuple[int, int, int]] = []
    first, second = [*left], [*right]
    while first and second:
        (m, far), (n, wide) = first.pop(), second.pop()
        size = min(m, n)
        found.append((size, far, wide))
        if m > size:
            first.append((m // size, far * size))
        if n > size:
            second.append((n // size, wide * size))
    return found[::-1] or [(1, 0, 0)]


def steps_of(shape: Sequence[int], order: Sequence[int], sizes: Sequence[int]) -> list[int] | None:
    """How many elements each of some sizes goes on, which are those of one dimension or of several side by side."""
    found = [*_runs(shape, order, sizes)]
    return None if any(len(runs) > 1 for runs in found) else [step for runs in found for _, step in runs or [(1, 0)]]
