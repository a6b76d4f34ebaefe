"""The middle form: scalars that are to be computed, typed, and numbered so that equal ones are one.

A node is one scalar of a machine type (`operations.MACHINE`) as a function of loop variables. It is one of

| node | is |
| --- | --- |
| `Constant` | a number, known by its bits |
| `Input` | a number that is given: what the combination of a fold takes |
| `Loaded` | the element of a buffer at an index |
| `Indexed` | an index as a number, i64 |
| `Tested` | i1: an index compared with 0 |
| `Applied` | an operation of `operations.OPERATIONS`, or `select`, `convert`, `bitcast`, of other nodes |
| `Folded` | the result of a fold, or one of its results |

and nothing else: what prints these for a machine has printed all. No node knows of a machine, and none fails: each has
a value whatever its operands are, so that a printer may compute what nobody asks for.

**Indices** are those of `opspec.reads.symbols`: sums of atoms with factors, in the order of the atoms' texts, with
bounds (`low`, `high`). Of the atoms there `Datum` and `Computed` do not occur; in their place is `Held`, a node. The
index of a `Loaded` is linear: it counts elements of the buffer. In a sum of i64 nothing wraps around. Quotients and
remainders are rounded down, by a positive number.

**Variables** are loop variables, from 0 up to their size. Those of different folds have different names where one
might stand inside the other; those of a kernel are named by it.

**Elements** narrower than f32, of fewer bits than a byte, and complex ones are no machine types: `elements` says which
nodes compute with them. A load of them gives their bits, or a part.

Nodes are made by a `Nodes`, which keeps one of each, folds constants and drops operations that change no bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from opspec.compiled.operations import MACHINE, OPERATIONS, bitcast, compute, convert
from opspec.reads.conditions import negated
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


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """`variables`: the loop variables that it depends on; those that a fold of its own goes over are none of them."""

    number: int
    type: ElementType
    variables: frozenset[Variable]

    def __str__(self) -> str:
        return f"n{self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class Constant(Node):
    """`bits`, as an unsigned number."""

    bits: int

    @property
    def value(self) -> Array:
        """The number, of rank 0."""
        if self.type.kind == "bool":
            return np.asarray(bool(self.bits))
        return np.asarray(self.bits, f"u{self.type.dtype.itemsize}").view(self.type.dtype)


@dataclass(frozen=True, slots=True, eq=False)
class Input(Node):
    """What is given, by its name."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Loaded(Node):
    """The element of the buffer at an index. Beyond the buffer it is 0, and no memory is read there."""

    buffer: Buffer
    at: Index

    @property
    def inside(self) -> bool:
        """Whether the bounds of the index say that it never lies beyond the buffer."""
        low, high = self.at.low, self.at.high
        return low is not None and high is not None and low >= 0 and high < self.buffer.size


@dataclass(frozen=True, slots=True, eq=False)
class Indexed(Node):
    """An index as an i64."""

    index: Index


@dataclass(frozen=True, slots=True, eq=False)
class Tested(Node):
    """i1: whether the index is `<=`, `==` or `!=` 0. Loops may be split where it changes."""

    index: Index
    sign: Sign


@dataclass(frozen=True, slots=True, eq=False)
class Applied(Node):
    """An operation of nodes: one of `OPERATIONS`, or

    | `select` | of an i1 and two nodes of one type: the first of these where it is true, otherwise the second |
    | `convert` | the operand as the node's type, see `operations.convert` |
    | `bitcast` | the operand's bits as the node's type, of the same width |
    """

    operation: str
    operands: tuple[Node, ...]


Order: TypeAlias = Literal["sequential", "tree"]


@dataclass(frozen=True, slots=True, eq=False)
class Combination:
    """How two terms become one: `results`, in terms of `left` and `right`, each as many as the fold has results.

    `identity`: terms that change no other one, on either side, to the bit; None where there are none. `operation`: the
    one of `OPERATIONS` that it is, or empty.
    """

    left: tuple[Input, ...]
    right: tuple[Input, ...]
    results: tuple[Node, ...]
    identity: tuple[Constant, ...] | None

    @property
    def operation(self) -> str:
        """The one operation that it is, of left and right in this order; empty where it is more than that."""
        (result, *others) = self.results
        if others or not isinstance(result, Applied) or result.operands != (self.left[0], self.right[0]):
            return ""
        return result.operation


@dataclass(frozen=True, slots=True, eq=False)
class Fold:
    """Terms combined, one for each value of the variables for which `where` holds.

    The terms stand in a row, the last variable going fastest. A term that does not hold is empty; so is a row that has
    none, and what is empty combined with something is that. In the `order`

    - `sequential` the terms are combined one after another, `start` being the left operand of the first.
    - `tree` each 1,024 places of the row (`CHUNK`) are a chunk. Place p of a chunk belongs to lane p % 32 (`LANES`);
      the terms of a lane are combined one after another. Then lane i is combined with lane i + 16, for all i below
      16, then with i + 8, i + 4, i + 2 and i + 1, always the lower one on the left: that is the chunk. Chunks are
      combined in pairs, first with second, third with fourth and so on, one that is left over stays; so are the
      pairs, until one is left. Last, `start` on the left is combined with that.

    Up to 8 terms (`FEW`) are always `sequential`. A fold that may have no term has a `start`.
    """

    variables: tuple[Variable, ...]
    terms: tuple[Node, ...]
    where: Node | None
    start: tuple[Node, ...] | None
    combination: Combination
    order: Order

    @property
    def count(self) -> int:
        """How many places the row has."""
        count = 1
        for variable in self.variables:
            count *= variable.size
        return count


@dataclass(frozen=True, slots=True, eq=False)
class Folded(Node):
    """A result of a fold."""

    fold: Fold
    item: int


@dataclass(frozen=True)
class Held(Atom):
    """A node as part of an index: an i64, or an i1 that counts 0 or 1. `least`, `most`: what is known of it."""

    node: Node
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


def operands_of(node: Node) -> Sequence[Node]:
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


def held_in(index: Index) -> Iterator[Node]:
    """The nodes that an index needs."""
    for atom in _atoms(index):
        if isinstance(atom, Held):
            yield atom.node


def variables_of(index: Index) -> frozenset[Variable]:
    """The loop variables that an index depends on."""
    found: set[Variable] = set()
    for atom in _atoms(index):
        if isinstance(atom, Variable):
            found.add(atom)
        elif isinstance(atom, Held):
            found |= atom.node.variables
    return frozenset(found)


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


def in_order(roots: Iterable[Node]) -> list[Node]:
    """All nodes that the roots need, each behind those that it needs; what a fold goes over is among them."""
    found: dict[int, Node] = {}
    left = [*roots]
    while left:
        node = left.pop()
        if node.number not in found:
            found[node.number] = node
            left += operands_of(node)
    return [found[number] for number in sorted(found)]


class Nodes:
    """All nodes of a program, one of each; numbers go up from operands to users."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Node] = {}
        self._combinations: dict[tuple[object, ...], Combination] = {}
        self._folds: dict[tuple[object, ...], Fold] = {}

    def __len__(self) -> int:
        return len(self._known)

    # -- leaves ------------------------------------------------------------------------------------

    def constant(self, value: object, type_: ElementType) -> Constant:
        """A number; an array of rank 0 of the type keeps its bits."""
        array = np.asarray(value, type_.dtype)
        bits = int(array) if type_.kind == "bool" else int(array.view(f"u{type_.dtype.itemsize}"))
        key = ("constant", type_.name, bits)
        found = self._known.get(key)
        if not isinstance(found, Constant):
            found = self._known[key] = Constant(len(self._known), type_, NOTHING, bits)
        return found

    def input(self, name: str, type_: ElementType) -> Input:
        key = ("input", name, type_.name)
        found = self._known.get(key)
        if not isinstance(found, Input):
            found = self._known[key] = Input(len(self._known), type_, NOTHING, name)
        return found

    def load(self, buffer: Buffer, at: Index) -> Node:
        key = ("load", buffer, at)
        return self._known.get(key) or self._keep(
            key, Loaded(len(self._known), buffer.element, variables_of(at), buffer, at)
        )

    def index(self, index: Index) -> Node:
        """An index as an i64."""
        if index.number is not None:
            return self.constant(index.number, I64)
        if isinstance(index.only, Held) and index.only.node.type is I64:
            return index.only.node
        key = ("index", index)
        return self._known.get(key) or self._keep(key, Indexed(len(self._known), I64, variables_of(index), index))

    def test(self, answer: bool | Condition) -> Node:
        """A condition as an i1."""
        match answer:
            case bool():
                return self.constant(answer, I1)
            case Compare(left=left, sign=sign):
                if isinstance(left.only, Held) and left.only.node.type is I1 and sign != "<=":
                    node = left.only.node
                    return node if sign == "!=" else self.apply("not", node)
                if sign == "!=":
                    return self.apply("not", self.test(negated(answer)))
                key = ("test", left, sign)
                return self._known.get(key) or self._keep(
                    key, Tested(len(self._known), I1, variables_of(left), left, sign)
                )
            case Every(parts=parts):
                return self._joined("and", parts)
            case Some(parts=parts):
                return self._joined("or", parts)
        raise TypeError(f"a condition that no node says: {answer}")

    def _joined(self, operation: str, parts: Sequence[Condition]) -> Node:
        first, *others = map(self.test, parts)
        for other in others:
            first = self.apply(operation, first, other)
        return first

    # -- operations --------------------------------------------------------------------------------

    def apply(self, name: str, *operands: Node) -> Node:
        """An operation of `OPERATIONS`."""
        operation, type_ = OPERATIONS[name], operands[0].type
        if len(operands) != operation.count or not operation.takes(type_):
            kinds = f"{operation.kinds}, of at most {operation.widest} bits"
            raise TypeError(f"{name} takes {operation.count} of {kinds}, found {_types(operands)}")
        if any(operand.type is not type_ for operand in operands):
            raise TypeError(f"{name} takes operands of one type, found {_types(operands)}")
        simple = self._simple(name, operands)
        if simple is not None:
            return simple
        if all(isinstance(operand, Constant) for operand in operands):
            found = compute(name, *(operand.value for operand in operands if isinstance(operand, Constant)))
            return self.constant(found, I1 if operation.truth else type_)
        return self._applied(name, operands, I1 if operation.truth else type_)

    def select(self, test: Node, then: Node, other: Node) -> Node:
        if test.type is not I1 or then.type is not other.type:
            raise TypeError(f"select takes i1 and two of one type, found {_types((test, then, other))}")
        if then is other:
            return then
        if isinstance(test, Constant):
            return then if test.bits else other
        if isinstance(test, Applied) and test.operation == "not":
            return self.select(test.operands[0], other, then)
        if then.type is I1 and isinstance(then, Constant):
            return self.apply("or", test, other) if then.bits else self.apply("and", self.apply("not", test), other)
        if then.type is I1 and isinstance(other, Constant):
            return self.apply("or", self.apply("not", test), then) if other.bits else self.apply("and", test, then)
        return self._applied("select", (test, then, other), then.type)

    def convert(self, operand: Node, type_: ElementType) -> Node:
        """See `operations.convert`."""
        if operand.type is type_:
            return operand
        if isinstance(operand, Constant):
            return self.constant(convert(operand.value, type_), type_)
        if type_ is I1:
            return self.apply("ne", operand, self.constant(0, operand.type))
        if isinstance(operand, Applied) and operand.operation == "convert" and _holds_all(operand, type_):
            return self.convert(operand.operands[0], type_)
        return self._applied("convert", (operand,), type_)

    def bitcast(self, operand: Node, type_: ElementType) -> Node:
        """The bits of the operand as another type of its width."""
        if operand.type.dtype.itemsize != type_.dtype.itemsize or I1 in (operand.type, type_):
            raise TypeError(f"bitcast takes a type of the same width, found {operand.type} as {type_}")
        while isinstance(operand, Applied) and operand.operation == "bitcast":
            (operand,) = operand.operands
        if operand.type is type_:
            return operand
        if isinstance(operand, Constant):
            return self.constant(bitcast(operand.value, type_), type_)
        return self._applied("bitcast", (operand,), type_)

    def _simple(self, name: str, operands: Sequence[Node]) -> Node | None:
        """An operation that changes no bit, or that truth values decide."""
        if name == "not":
            (x,) = operands
            return x.operands[0] if isinstance(x, Applied) and x.operation == "not" else None
        if len(operands) != 2:
            return None
        x, y = operands
        if name in ("and", "or"):
            if x is y:
                return x
            for one, other in ((x, y), (y, x)):
                if isinstance(one, Constant) and one.bits in (0, _ones(one.type)):
                    return other if (one.bits == 0) is (name == "or") else one
        if not isinstance(y, Constant):
            return None
        nothing = {"add": -0.0, "sub": 0.0, "mul": 1, "div": 1, "xor": 0, "shl": 0, "shr": 0}
        if name in nothing and y is self.constant(nothing[name], y.type) and (y.type.kind != "bool" or name == "xor"):
            return x
        return None

    def _applied(self, name: str, operands: tuple[Node, ...], type_: ElementType) -> Node:
        key = (name, type_.name, *(operand.number for operand in operands))
        found = self._known.get(key)
        if found is None:
            variables = operands[0].variables.union(*(operand.variables for operand in operands[1:]))
            found = self._keep(key, Applied(len(self._known), type_, variables, name, operands))
        return found

    # -- folds -------------------------------------------------------------------------------------

    def combination(
        self,
        left: Sequence[Input],
        right: Sequence[Input],
        results: Sequence[Node],
        identity: Sequence[Constant] | None = None,
    ) -> Combination:
        parts = (left, right, results, *(() if identity is None else (identity,)))
        key = tuple(tuple(node.number for node in part) for part in parts)
        if key not in self._combinations:
            kept = None if identity is None else tuple(identity)
            self._combinations[key] = Combination(tuple(left), tuple(right), tuple(results), kept)
        return self._combinations[key]

    def fold(
        self,
        variables: Sequence[Variable],
        terms: Sequence[Node],
        combination: Combination,
        start: Sequence[Node] | None = None,
        where: Node | None = None,
        order: Order = "tree",
    ) -> tuple[Node, ...]:
        """The results of a fold, in the simplest form: one without terms is its start."""
        never = isinstance(where, Constant) and not where.bits
        if never or any(variable.size == 0 for variable in variables):
            assert start is not None, "a fold of no terms has a start"
            return tuple(start)
        asked = None if isinstance(where, Constant) else where
        made = Fold(tuple(variables), tuple(terms), asked, None if start is None else tuple(start), combination, order)
        if made.count <= FEW and order == "tree":
            return self.fold(variables, terms, combination, start, where, "sequential")
        key = (
            made.variables,
            tuple(node.number for node in terms),
            tuple(node.number for node in start or ()),
            -1 if asked is None else asked.number,
            id(combination),
            order,
        )
        kept = self._folds.setdefault(key, made)
        inner = frozenset(variables)
        free = NOTHING.union(*(node.variables for node in (*kept.terms, *(() if asked is None else (asked,))))) - inner
        free = free.union(*(node.variables for node in kept.start or ()))
        return tuple(
            self._known.get(("fold", id(kept), item))
            or self._keep(("fold", id(kept), item), Folded(len(self._known), term.type, free, kept, item))
            for item, term in enumerate(kept.terms)
        )

    def _keep(self, key: tuple[object, ...], node: Node) -> Node:
        self._known[key] = node
        return node


def _types(operands: Sequence[Node]) -> str:
    return ", ".join(operand.type.name for operand in operands)


def _ones(type_: ElementType) -> int:
    return 1 if type_ is I1 else (1 << type_.bits) - 1


def _holds_all(between: Applied, last: ElementType) -> bool:
    """Whether a conversion through the type of `between` is the same without it."""
    (operand,) = between.operands
    first, middle = operand.type, between.type
    if first.kind == "bool":
        return True
    if "float" in (first.kind, middle.kind):
        return first.kind == middle.kind and first.bits < middle.bits
    wider = middle.bits > first.bits and (first.kind == "uint" or middle.kind == "sint")
    return wider or (last.kind != "float" and last.bits <= middle.bits)
