"""The middle form: scalars that are to be computed, typed, and numbered so that equal ones are one.

A node is one scalar of a machine type (`operations.MACHINE`) as a function of loop variables. It is one of

| node | is |
| --- | --- |
| `ConstantNode` | a number, known by its bits |
| `Input` | a number that is given: what the combination of a fold takes |
| `Loaded` | the element of a buffer at an index |
| `Indexed` | an index as a number, i64 |
| `Tested` | i1: an index compared with 0 |
| `Applied` | an operation of `operations.OPERATIONS`, or `select`, `convert`, `bitcast`, of other nodes |
| `Folded` | the result of a fold, or one of its results |

and nothing else: what prints these for a machine has printed all. No node knows of a machine, and none fails: each has
a value whatever its operands are, so that a printer may compute what nobody asks for.

**Indices** are those of `opspec.reads.symbols`: sums of atoms with factors, in the order of the atoms' texts, with
bounds (`low`, `high`). Of the atoms there `Datum` and `Computed` do not occur; in their place is `NodeAtom`, a node.
The index of a `Loaded` is linear: it counts elements of the buffer. In a sum of i64 nothing wraps around. Quotients and
remainders are rounded down, by a positive number.

**Variables** are loop variables, from 0 up to their size. Those of different folds have different names where one
might stand inside the other; those of a kernel are named by it.

**Elements** narrower than f32, of fewer bits than a byte, and complex ones are no machine types: `elements` says which
nodes compute with them. A load of them gives their bits, or a part.

`building.Nodes` makes them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from opspec.compiled.operations import MACHINE, of_bits
from opspec.reads.symbols import Atom, Bound, Choice, Compare, Condition, Every, Index, Sign, Some, Variable, parts_of
from opspec.values.arrays import Array
from opspec.values.types import ElementType

I1, I64 = MACHINE["i1"], MACHINE["i64"]
NOTHING: frozenset[Variable] = frozenset()
LANES = 32
CHUNK = 1024
FEW = 8


@dataclass(frozen=True, slots=True)
class Buffer:
    """Memory that holds `size` elements of a machine type, one behind the other."""

    number: int
    element: ElementType
    size: int

    def __str__(self) -> str:
        return f"b{self.number}"

    @property
    def bytes(self) -> int:
        """How much memory it needs."""
        return self.size * self.element.dtype.itemsize


MemoryMaker: TypeAlias = Callable[[ElementType, int], Buffer]  # memory for so many elements of a machine type


@dataclass(frozen=True, slots=True, eq=False)
class KernelNode:
    """`variables`: the loop variables that it depends on; those that a fold of its own goes over are none of them."""

    number: int
    type: ElementType
    variables: frozenset[Variable]

    def __str__(self) -> str:
        return f"n{self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class ConstantNode(KernelNode):
    """`bits`, as an unsigned number."""

    bits: int

    @property
    def value(self) -> Array:
        """The number, of rank 0."""
        return of_bits(self.bits, self.type)


@dataclass(frozen=True, slots=True, eq=False)
class Input(KernelNode):
    """What is given, by its name."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Loaded(KernelNode):
    """The element of the buffer at an index. Beyond the buffer it is 0, and no memory is read there."""

    buffer: Buffer
    at: Index

    @property
    def inside(self) -> bool:
        """Whether the bounds of the index say that it never lies beyond the buffer."""
        low, high = self.at.low, self.at.high
        return low is not None and high is not None and low >= 0 and high < self.buffer.size


@dataclass(frozen=True, slots=True, eq=False)
class Indexed(KernelNode):
    """An index as an i64."""

    index: Index


@dataclass(frozen=True, slots=True, eq=False)
class Tested(KernelNode):
    """i1: whether the index is `<=`, `==` or `!=` 0. Loops may be split where it changes."""

    index: Index
    sign: Sign


@dataclass(frozen=True, slots=True, eq=False)
class Applied(KernelNode):
    """An operation of nodes: one of `OPERATIONS`, or

    | `select` | of an i1 and two nodes of one type: the first of these where it is true, otherwise the second |
    | `convert` | the operand as the node's type, see `operations.convert` |
    | `bitcast` | the operand's bits as the node's type, of the same width |
    """

    operation: str
    operands: tuple[KernelNode, ...]


Order: TypeAlias = Literal["sequential", "tree"]


def operates_on(result: KernelNode, left: KernelNode, right: KernelNode) -> bool:
    """Whether it is one operation of these."""
    return isinstance(result, Applied) and result.operands == (left, right)


@dataclass(frozen=True, slots=True, eq=False)
class Combination:
    """How two terms become one: `results`, in terms of `left` and `right`, each as many as the fold has results.

    `identity`: terms that change no other one, on either side, to the bit; None where there are none. `operation`: the
    one of `OPERATIONS` that it is, or empty.
    """

    left: tuple[Input, ...]
    right: tuple[Input, ...]
    results: tuple[KernelNode, ...]
    identity: tuple[ConstantNode, ...] | None

    @property
    def operation(self) -> str:
        """The one operation that it is, of left and right in this order; empty where it is more than that."""
        (result, *others) = self.results
        if others or not isinstance(result, Applied) or not operates_on(result, self.left[0], self.right[0]):
            return ""
        return result.operation


@dataclass(frozen=True, slots=True, eq=False)
class NodeFold:
    """Terms combined, one for each value of the variables for which `where` holds.

    The terms stand in a row, the last variable going fastest. A term that does not hold is empty; so is a row that has
    none, and what is empty combined with something is that. In the `order`

    - `sequential` the terms are combined one after another, `start` being the left operand of the first.
    - `tree` each 1,024 places of the row (`CHUNK`) are a chunk. Place p of a chunk belongs to lane p % 32 (`LANES`);
      the terms of a lane are combined one after another. Then lane i is combined with lane i + 16, for all i below
      16, then with i + 8, i + 4, i + 2 and i + 1, always the lower one on the left: that is the chunk. Chunks are
      combined in pairs, first with second, third with fourth and so on, one that is left over stays; so are the
      pairs, until one is left. Last, `start` on the left is combined with that.

    Up to 8 terms (`FEW`) are always `sequential`, and so are those whose combination may not commute, since those of a
    lane do not lie side by side. A fold that may have no term has a `start`.
    """

    variables: tuple[Variable, ...]
    terms: tuple[KernelNode, ...]
    where: KernelNode | None
    start: tuple[KernelNode, ...] | None
    combination: Combination
    order: Order

    @property
    def count(self) -> int:
        """How many places the row has."""
        return size_of_space(self.variables)


@dataclass(frozen=True, slots=True, eq=False)
class Folded(KernelNode):
    """A result of a fold."""

    fold: NodeFold
    item: int


@dataclass(frozen=True)
class NodeAtom(Atom):
    """A node as part of an index: an i64, or an i1 that counts 0 or 1. `least`, `most`: what is known of it."""

    node: KernelNode
    least: Bound = None
    most: Bound = None

    @property
    def low(self) -> Bound:
        return self.least

    @property
    def high(self) -> Bound:
        return self.most

    def __str__(self) -> str:
        return str(self.node)


def operands_of(node: KernelNode) -> Sequence[KernelNode]:
    """The nodes that a node is made of, those inside of indices and folds too."""
    match node:
        case Applied(operands=operands):
            return operands
        case Loaded(at=index) | Indexed(index=index) | Tested(index=index):
            return tuple(held_in(index))
        case Folded(fold=fold):
            where = () if fold.where is None else (fold.where,)
            return (*(fold.start or ()), *where, *fold.terms)
    return ()


def is_same_bits(node: KernelNode) -> bool:
    """Whether it reads the bits of an integer as one with, or without, a sign: that is no work."""
    if not isinstance(node, Applied) or node.operation != "convert":
        return False
    types = (node.type, node.operands[0].type)
    return types[0].bits == types[1].bits and all(type_.kind in ("sint", "uint") for type_ in types)


def held_in(index: Index) -> Iterator[KernelNode]:
    """The nodes that an index needs."""
    for atom in _atoms(index):
        if isinstance(atom, NodeAtom):
            yield atom.node


def variables_of(index: Index) -> frozenset[Variable]:
    """The loop variables that an index depends on."""
    found: set[Variable] = set()
    for atom in _atoms(index):
        if isinstance(atom, Variable):
            found.add(atom)
        elif isinstance(atom, NodeAtom):
            found |= atom.node.variables
    return frozenset(found)


def size_of_space(variables: Iterable[Variable]) -> int:
    """How many points loops over these variables have."""
    return math.prod([variable.size for variable in variables])


def _atoms(index: Index) -> Iterator[Atom]:
    """Every atom, those of the conditions of choices too."""
    for atom, _ in index.terms:
        yield atom
        for part in parts_of(atom):
            yield from _atoms(part)
        if isinstance(atom, Choice):
            yield from _atoms_of_condition(atom.test)


def _atoms_of_condition(condition: Condition) -> Iterator[Atom]:
    match condition:
        case Compare(left=left):
            yield from _atoms(left)
        case Every(parts=parts) | Some(parts=parts):
            for part in parts:
                yield from _atoms_of_condition(part)


def in_order(roots: Iterable[KernelNode]) -> list[KernelNode]:
    """All nodes that the roots need, each behind those that it needs; what a fold goes over is among them."""
    found: dict[int, KernelNode] = {}
    left = [*roots]
    while left:
        node = left.pop()
        if node.number not in found:
            found[node.number] = node
            left += node.operands if isinstance(node, Applied) else operands_of(node)
    return [found[number] for number in sorted(found)]


def indices_in(roots: Iterable[KernelNode]) -> Iterator[Index]:
    """Where the nodes that the roots need load elements, and what they ask."""
    for node in in_order(roots):
        match node:
            case Loaded(at=index) | Tested(index=index) | Indexed(index=index):
                yield index
