"""A program as steps over memory: kernels, library calls, loops and branches. It names no machine.

| step | does |
| --- | --- |
| `Kernel` | loops in which nodes are computed and stored, in one of the forms of `Form` |
| `Library` | an op as a whole, by what runs it in the NumPy executor |
| `Loop` | a block again and again, while another one says so |
| `Branch` | one block of several |

Steps are in an order in which each finds what it reads. A buffer is written by one step only, but for what a loop
carries and what terms are pushed into. Memory that is never read again may be used for another buffer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from opspec.compiled.nodes import Buffer, Combination, KernelNode, Loaded, NodeFold, held_in, in_order, size_of_space
from opspec.reads.symbols import Index, Variable
from opspec.values.types import Tensor

CLOSE = (1, 2)  # elements from one to the next that lie close: parts of complex numbers lie in turns
SQUARE, NARROW = 9, 7  # how far what is read across goes, and lies close: it is turned in squares, or narrower parts
MANY = 16  # rows that are worth doing together
SHORT = 1024  # elements of a row of which what is done once for the row is a part worth speaking of
Form: TypeAlias = Literal["flat", "row", "column", "push"]


@dataclass(frozen=True, slots=True)
class Stored:
    """A value of the program that has memory, and why. The buffer holds elements in row-major order, as
    `elements.carrier` says; those of complex numbers are two, the real part first.
    """

    type: Tensor
    buffer: Buffer
    why: str


@dataclass(frozen=True, slots=True, eq=False)
class Store:
    """`value` put into the buffer at an index, which lies inside. With a combination, in a `push`: what the buffer
    holds there on the left, combined with `value` on the right, if `when` holds; one of several numbers is that of as
    many stores, one behind the other.
    """

    buffer: Buffer
    at: Index
    value: KernelNode
    when: KernelNode | None = None
    combination: Combination | None = None


def together(stores: Sequence[Store]) -> list[tuple[Store, ...]]:
    """The stores, each with those whose numbers the same combination makes."""
    found: list[tuple[Store, ...]] = []
    while stores:
        combination = stores[0].combination
        count = 1 if combination is None else len(combination.results)
        found.append(tuple(stores[:count]))
        stores = stores[count:]
    return found


@dataclass(frozen=True, eq=False)
class Kernel:
    """Loops over `space`, the last variable going fastest, and in them others over `inner`.

    | form | does, for each point of `space` |
    | --- | --- |
    | `flat` | the stores; a fold is computed where it stands; there is no `inner` |
    | `row` | `folds` one after another, then the stores for each point of `inner` |
    | `column` | as `row`, without `inner`; terms lie close along the last variable of `space` |
    | `push` | the stores, which combine, if their `when` holds; points of `space` one after another, in order |

    Points may be done in any order, but for those of a `push`. A fold of a row is computed once for each point,
    though it stands in terms of later ones and in many stores; it goes over the variables of `inner` where these have
    its sizes, else over those of the first fold, so that equal terms are one node. `kept`: nodes that are dear, and
    needed in several of the loops over a `row`: best computed once and kept for it. `ops`: what of the program it does,
    by the numbers of the values. `uncached`: buffers so large, and read so much later, that caches are better left to
    what is read meanwhile.
    """

    form: Form
    space: tuple[Variable, ...]
    stores: tuple[Store, ...]
    inner: tuple[Variable, ...] = ()
    folds: tuple[NodeFold, ...] = ()
    kept: tuple[KernelNode, ...] = ()
    ops: tuple[int, ...] = ()
    uncached: frozenset[Buffer] = frozenset()

    @property
    def points(self) -> int:
        """How many points `space` has."""
        return size_of_space(self.space)

    @property
    def row(self) -> tuple[Variable, ...]:
        """The variables of loops that may need the same for each point: those of `inner`, or of several folds."""
        often = Counter(fold.variables for fold in self.folds).most_common(1)
        return self.inner or (often[0][0] if often and often[0][1] > 1 else ())

    @property
    def is_empty(self) -> bool:
        """Whether it has nothing to store, since a loop goes over nothing: no text is made of it."""
        return not all(variable.size for variable in (*self.space, *self.inner))

    @property
    def is_short(self) -> bool:
        """Whether it has many rows, all short: they are done together, and what follows from folds alone in lanes."""
        return self.folds_short_rows and self.points >= MANY and size_of_space(self.inner) <= SHORT

    @property
    def folds_short_rows(self) -> bool:
        """Whether all that it folds are trees of short rows."""
        return self.form == "row" and all(fold.order == "tree" and fold.count <= SHORT for fold in self.folds)

    @cached_property
    def loads(self) -> Sequence[Loaded]:
        """All elements that it loads."""
        return [node for node in in_order(self.roots) if isinstance(node, Loaded)]

    @property
    def roots(self) -> list[KernelNode]:
        """The nodes that its stores need; `in_order` of them has those of `folds`, and what is `kept`, too."""
        roots: list[KernelNode] = []
        for store in self.stores:
            roots += [store.value, *held_in(store.at), *(() if store.when is None else (store.when,))]
        return roots

    @cached_property
    def is_across(self) -> bool:
        """Whether elements of neighbouring rows lie side by side, rather than those of a row: rows go at once then."""
        if not self.space:
            return False
        if self.form == "column" and all(fold.order == "tree" for fold in self.folds):
            return True
        steps = [dict(at.terms) for at in (*(node.at for node in self.loads), *(store.at for store in self.stores))]
        folded = {variable for fold in self.folds for variable in fold.variables} | {*self.inner}
        steps = [step for step in steps if self.space[-1] in step and step.keys() & folded]  # the others go either way
        rows = sum(any(step.get(variable) == 1 for variable in folded) for step in steps)
        return sum(step.get(self.space[-1]) == 1 for step in steps) > rows

    @property
    def turned(self) -> Variable | None:
        """If it is flat, along which other variable lies close what it loads and is far apart along the last one."""
        if self.form != "flat" or not self.space:
            return None
        *others, last = self.space
        steps = [dict(node.at.terms) for node in self.loads]
        across = [step for step in steps if abs(step.get(last, 0)) > max(CLOSE)]
        for row in reversed(others):
            if row.size >= NARROW and any(abs(step.get(row, 0)) in CLOSE for step in across):
                return row if row != others[-1] or last.size >= SQUARE else None
        return None

    def around(self, row: Variable) -> tuple[Sequence[Variable], Sequence[Variable], Variable]:
        """The variables before one, those behind it, and the last one."""
        at = self.space.index(row)
        return self.space[:at], self.space[at + 1 : -1], self.space[-1]


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """An op of the program on whole buffers; `op` is the number of its first result."""

    op: int
    name: str
    operands: tuple[Buffer, ...]
    results: tuple[Buffer, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PlanBlock:
    """Steps, and the buffers that hold what they give. `arguments`: how they call what a loop carries."""

    steps: tuple[Step, ...]
    results: tuple[Buffer, ...]
    arguments: tuple[Buffer, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """While the one result of `test` holds, `body`, and what it gives goes to `carried`, all at the same time;
    `initial` goes there before. `test` and `body` call what is carried by their `arguments`.

    `kept`: places of what never changes: there `carried` is `initial` itself. `reused`: places of what the body writes
    into the memory of its argument. `taken`: places whose `initial` nobody needs any more: its memory is `carried`.
    """

    initial: tuple[Buffer, ...]
    carried: tuple[Buffer, ...]
    test: PlanBlock
    body: PlanBlock
    kept: frozenset[int] = frozenset()
    reused: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()
    op: int = -1

    @property
    def movable(self) -> list[int]:
        """Places whose `initial` is copied, and read by nothing inside, the largest first."""
        read = read_in(self.test) | read_in(self.body)
        copied = [at for at in range(len(self.initial)) if at not in self.kept and at not in self.taken]
        alone = [at for at in copied if self.initial.count(self.initial[at]) == 1 and self.initial[at] not in read]
        return sorted(alone, key=lambda at: -self.initial[at].size)


@dataclass(frozen=True, slots=True, eq=False)
class Branch:
    """The block whose number `index` holds, the last one if that is no block's; what it gives goes to `results`.

    `shared`: what a block makes in the memory of a result, and that result.
    """

    index: Buffer
    blocks: tuple[PlanBlock, ...]
    results: tuple[Buffer, ...]
    shared: tuple[tuple[Buffer, Buffer], ...] = ()
    op: int = -1


Step: TypeAlias = Kernel | Library | Loop | Branch


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """`arguments`: where a call puts its arguments; `stored`: every value that has memory, by its number."""

    arguments: tuple[Buffer, ...]
    block: PlanBlock
    stored: dict[int, Stored] = field(default_factory=dict)

    @property
    def kernels(self) -> Iterator[Kernel]:
        """All kernels, those inside of loops and branches too."""
        return (step for step in steps_of(self.block.steps) if isinstance(step, Kernel))


def steps_of(steps: Sequence[Step]) -> Iterator[Step]:
    """All steps, those inside of loops and branches too."""
    for step in steps:
        yield step
        match step:
            case Loop(test=test, body=body):
                yield from steps_of(test.steps)
                yield from steps_of(body.steps)
            case Branch(blocks=blocks):
                for block in blocks:
                    yield from steps_of(block.steps)


def read_by(step: Step) -> set[Buffer]:
    """What a step reads that it has not made itself."""
    match step:
        case Kernel():
            return {node.buffer for node in step.loads}
        case Library(operands=operands):
            return set(operands)
        case Loop(initial=initial, test=test, body=body):
            return {*initial, *read_in(test), *read_in(body)}
        case Branch(index=index, blocks=blocks):
            return {index}.union(*map(read_in, blocks))


def read_in(block: PlanBlock) -> set[Buffer]:
    """What a block reads of what is around it."""
    own = {*block.arguments, *(buffer for step in block.steps for buffer in written_by(step))}
    return {*block.results, *(buffer for step in block.steps for buffer in read_by(step))} - own


def written_by(step: Step) -> set[Buffer]:
    """What later steps find."""
    match step:
        case Kernel(stores=stores):
            return {store.buffer for store in stores}
        case Library(results=results) | Branch(results=results):
            return set(results)
        case Loop(carried=carried):
            return set(carried)
