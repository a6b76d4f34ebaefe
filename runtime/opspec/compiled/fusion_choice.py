"""Which ops are fused: from ops that follow one another to a plan of what is stored, and which kernel makes it.

Each op is looked at by itself first: what it costs and what it reads. Then, from the last one back, it is decided what
is stored, and from the first one on kernels are made: what is not stored is computed where it is read. A fold that does
not fit into the rows of the kernel that reads it is stored after all.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from opspec.compiled.evaluator import Indices
from opspec.compiled.factors import Reads, is_of_a_fold
from opspec.compiled.kernel_contents import touched
from opspec.compiled.kernels import kernel_of, large_folds, lie_across, push_of, rows_of, variables_in
from opspec.compiled.long_folds import in_parts
from opspec.compiled.looks import LOOKED_UP, Look, folds_down, is_plain, looks_up, most_terms, picks, with_counted
from opspec.compiled.meaning import Push, variables_for
from opspec.compiled.merged_kernels import merged, without_unread_stores
from opspec.compiled.nodes import FEW, Buffer, MemoryMaker, size_of_space
from opspec.compiled.one_memory import in_one_memory
from opspec.compiled.outlines import is_of_elements
from opspec.compiled.plan import MANY, SHORT, Kernel, Plan, PlanBlock, Stored
from opspec.compiled.stored_terms import CHOSEN, is_turned, room_beside, with_terms_stored
from opspec.compiled.values import Values, buffer_for
from opspec.programs.records import View
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable
from opspec.values.dims import Vec
from opspec.values.types import Tensor

BOXES = 2  # that are pushed one after another, and are choices: more are as many for each element
CHEAP = 4  # operations that are rather done again than stored and loaded
AGAIN = 1 << 15  # operations that are worth a kernel which does them once
NEAR, FAR = 1 << 18, 64  # elements that caches hold, and how many operations it takes to store and load another one
DEAR = 6  # operations of one term that are rather done for many at once, and stored
DOWN, NEARBY = 20, 1 << 23  # operations, and bytes, of what is rather stored than done for columns and again for rows
LONG = 400  # nodes of one kernel
COPIED = 200  # the same where values are written out for several indices, as those of a scan by halves
ROW = 10  # elements of a row for each operation of a value that is rather computed in it than stored for all rows
LONGEST = 1 << 17  # elements of a row that one thread computes alone
DEEP = 32  # ops that read each other in one kernel, as their formulas are walked inside each other: look-ups are two

_OFTEN = "each element is read several times"
_Read = tuple[int, Indices]  # who reads, and where
_Written = tuple[int, tuple[Indices, ...]]  # a value that is computed where it is read, and the indices on the way


class Planner:
    """Plans ops that follow one another in a block, all of which have nodes. `wanted`: values that others need, and why
    they do.
    """

    def __init__(
        self, values: Values, looks: Mapping[int, Look], given: Sequence[int], wanted: Mapping[int, str]
    ) -> None:
        self._values = values
        self._looks = with_counted(values, looks)
        self._order = {number: at for at, number in enumerate(looks)}
        self._given = tuple(given)
        self._wanted = tuple(wanted)
        self._why: dict[int, str] = {**wanted}
        self._often: dict[int, int] = {}  # how many elements are computed of what is not stored
        self._roots: dict[int, frozenset[int]] = {}
        self._readers: dict[int, list[int]] = {number: [] for number in looks}
        self.stored: dict[int, Stored] = {}

    def plan(self) -> Plan:
        for number in self._given:
            self._store(number, "it is given")
        self._decide()
        kernels: list[Kernel] = []
        for number in self._looks:
            if number in self._why:
                kernels += self._kernel(number)
        buffers = [self.stored[number].buffer for number in self._given]
        results = tuple(self.stored[number].buffer for number in self._wanted)
        nodes = self._values.nodes
        fewer = in_one_memory(nodes, kernels, results, self._fresh("made before it changes what it is made of"))
        self._forget_what_is_nowhere(fewer)
        fresh = self._fresh("a fold would read it across, or choose it")
        room = room_beside([*buffers, *results])
        kernels = merged(nodes, fewer, results)
        folded = [self._folded(kernel.ops) for kernel in kernels]
        kernels = [
            part
            for kernel, ops in zip(kernels, folded, strict=True)
            for part in with_terms_stored(nodes, kernel, fresh, room, ops)
        ]
        fresh = self._fresh("parts of a fold are combined later")
        parts = [part for kernel in kernels for part in in_parts(nodes, kernel, fresh)]
        found = without_unread_stores(merged(nodes, parts, results), results)
        self._forget_what_is_nowhere(found)
        return Plan(tuple(buffers), PlanBlock(tuple(found), results), self.stored)

    def _folded(self, ops: Sequence[int]) -> list[int]:
        """Those that a fold among them reads."""
        left = [x for number in ops if self._looks[number].folds for x, _ in self._looks[number].reads]
        found = set[int]()
        while left:
            number = left.pop()
            if number in ops and number not in found:
                found.add(number)
                left += [x for x, _ in self._looks[number].reads]
        return [number for number in ops if number in found]

    def _forget_what_is_nowhere(self, kernels: Sequence[Kernel]) -> None:
        """Values that lie in the memory of others: who needs them for other ends makes them of what they are made."""
        found = {buffer.number for kernel in kernels for buffer in touched(kernel)}.union(self._given, self._wanted)
        self.stored = {number: stored for number, stored in self.stored.items() if number in found}

    def _store(self, number: int, why: str) -> Buffer:
        shape, element = self._values.type_of(number)
        buffer = buffer_for(number, shape, element)
        self._values.stored[number] = buffer
        self.stored[number] = Stored(Tensor(Vec(shape), element), buffer, why)
        return buffer

    def _fresh(self, why: str) -> MemoryMaker:
        """Memory for what no value of the program is."""
        return lambda element, size: self._store(self._values.stage((size,), element), why)

    # -- what is stored ----------------------------------------------------------------------------

    def _decide(self) -> None:
        """From the last value back: an op that reads it is decided on before it."""
        readers = self._readers
        for number, look in self._looks.items():
            for operand, _ in look.reads:
                if operand in readers and number not in readers[operand]:
                    readers[operand].append(number)
        for number in reversed(list(self._looks)):
            if number not in self._why:
                why = self._reason(number, readers[number])
                if why:
                    self._why[number] = why
                elif not self._looks[number].folds:  # a fold is computed once in each row
                    self._often[number] = self._computed(number, self._reads_of(number, readers[number]))
            self._roots[number] = frozenset((number,)) if number in self._why else self._all_roots(readers[number])
        self._cut()

    def _cut(self) -> None:
        """From the first value on: what would make a kernel too long is stored."""
        inside: dict[int, frozenset[_Written]] = {}
        depths: dict[int, int] = {}
        costs: dict[int, int] = {}  # of what is written out, but for folds, which are computed once in each row
        choices: dict[int, int] = {}  # of what is written out to find an element that is moved
        picked: dict[int, bool] = {}  # whether an element is looked up, and made of that
        for number, look in self._looks.items():
            members = frozenset({(number, ())}).union(*(self._written(number, *read, inside) for read in look.reads))
            length = sum(self._looks[member].length for member, _ in members)
            depths[number] = 1 + looks_up(look) + max((depths.get(x, 0) for x, _ in look.reads), default=0)
            copies = len({member for member, _ in members}) < len(members)
            length *= most_terms(x for _, x in self._reads_of(number, self._readers[number])) if copies else 1
            if number not in self._why and (length > (COPIED if copies else LONG) or depths[number] > DEEP):
                self._why[number] = "its kernel would become too long"
            cost = look.cost + sum(costs.get(operand, 0) for operand, _ in {*look.reads})
            if number not in self._why and self._is_repeated(number, cost):
                self._why[number] = _OFTEN
            moves = not (look.folds or look.push or is_of_elements(look.made.view))
            choices[number] = moves * (look.cost + sum(choices.get(operand, 0) for operand, _ in {*look.reads}))
            if number not in self._why and choices[number] > CHOSEN and self._is_folded_and_read(number):
                self._why[number] = "folds and others choose among many elements to find it"
            if number not in self._why and cost >= DOWN and self._is_read_down(number):
                self._why[number] = "a fold reads it down columns, and others do"
            picked[number] = self._is_picked(number) or (is_plain(look) and any(picked.get(x) for x, _ in look.reads))
            if number not in self._why and picked[number] and self._is_folded_whole(number):
                self._why[number] = "a fold of all of it and others look it up"
            picked[number] &= number not in self._why
            far = choices[number] > CHOSEN or is_turned(look.reads, self._values.type_of(number)[0])
            if number not in self._why and far and self._is_read_by_windows(number):
                self._why[number] = "windows read each of its elements from afar, several times"
            choices[number] *= number not in self._why
            costs[number] = 0 if look.folds or number in self._why else min(cost, AGAIN)
            if number in self._why:
                depths[number] = 0
            inside[number] = frozenset() if number in self._why else members

    def _written(
        self, reader: int, operand: int, index: Indices, inside: Mapping[int, frozenset[_Written]]
    ) -> frozenset[_Written]:
        """What is written out where a value is read: once for all who read it at their own place, or at that of their
        row, as terms of folds, which rows keep, are too.
        """
        found = inside.get(operand, frozenset())
        first = all(part.number in (None, 0) for part in index)  # other elements of the row are others
        if (first and self._is_of_own_row(reader, index)) or any(map(is_of_a_fold, variables_in(index))):
            return found
        return frozenset((member, (index, *path)) for member, path in found)

    def _all_roots(self, readers: Sequence[int]) -> frozenset[int]:
        return frozenset().union(*(self._roots[reader] for reader in readers)) if readers else frozenset()

    def _reason(self, number: int, readers: Sequence[int]) -> str:
        """Why a value is stored; empty where it is not."""
        look = self._looks[number]
        if look.push:
            if look.chosen is None or not self._is_read_once(number, readers):
                return "terms are pushed into it"
            look = self._looks[number] = look.chosen
        if look.cost <= CHEAP and not look.folds and not self._is_multiplied(number, readers):
            return ""
        if len(self._all_roots(readers)) > 1:
            return "several kernels read it"
        if self._is_multiplied(number, readers):
            return "a product reads it"
        if look.folds:
            return ""  # a fold is tried in the rows of what reads it
        if self._is_of_rows(number):
            return ""
        size = self._size_of(number)
        return _OFTEN if any(self._asked(number, reader) > size + size // 2 for reader in readers) else ""

    def _is_read_once(self, number: int, readers: Sequence[int]) -> bool:
        """Whether a value of which terms are pushed into a box is rather made where it is read: there it is a choice,
        that costs little, and nothing has to be copied first: not of many boxes one after another. Who reads it was
        asked before.
        """
        look = self._looks[number].chosen
        assert look is not None
        size, others = self._size_of(number), [self._looks[reader] for reader in readers]
        made = [self._looks[operand] for operand, _ in look.reads if operand in self._looks]
        reads = {(reader, index) for reader in readers for x, index in self._looks[reader].reads if x == number}
        once = len({index for _, index in reads}) == 1 and all(self._points(*read) <= size for read in reads)
        plain = all(is_plain(other) for other in others)
        cheap = look.cost <= 2 * CHEAP and all(other.cost <= CHEAP for other in made)
        return (
            plain and once and cheap and not self._is_pushed(number, BOXES + 1) and len(self._all_roots(readers)) == 1
        )

    def _is_pushed(self, number: int, times: int) -> bool:
        """Whether terms are pushed into a value so many times in a row."""
        look = self._looks.get(number)
        if look is None or not look.push:
            return False
        return times <= 1 or any(self._is_pushed(before, times - 1) for before, _ in look.begins)

    def _is_repeated(self, number: int, cost: int) -> bool:
        """Whether those that read a value compute its elements again and again, each by so many operations, and would
        do so if they were computed once themselves. Terms of folds are computed in rows, once for all.
        """
        size, reads = self._size_of(number), self._reads_of(number, self._readers[number])
        folds = [read for read in reads if any(map(is_of_a_fold, variables_in(read[1])))]
        others = [read for read in reads if read not in folds]

        def computed(once: bool) -> int:
            return max([self._computed(number, others, once), *(self._points(*read, once) for read in folds)])

        stays = self._looks[number].folds or self._is_of_rows(number) or self._is_interleaved(number)
        cost += LOOKED_UP * looks_up(self._looks[number])
        cheap = cost <= CHEAP and size <= NEAR
        if cheap or stays or computed(once=True) <= size + size // 2:
            return False
        again = (computed(once=False) - size) * cost
        return again > (AGAIN if size <= NEAR else FAR * size)

    def _is_folded_and_read(self, number: int) -> bool:
        """Whether a fold reads it, and something else."""
        readers = self._readers[number]
        return len(readers) > 1 and any(self._looks[reader].folds for reader in readers)

    def _is_read_down(self, number: int) -> bool:
        """Whether folds of columns read it, or what is made of each for these, beside others; and a cache holds it."""
        (shape, element), readers = self._values.type_of(number), self._readers[number]
        if not AGAIN < math.prod(shape) * element.dtype.itemsize <= NEARBY:
            return False
        own = {x: self._readers[x] for x in readers if is_of_elements(self._looks[x].made.view)}
        folds = [x for x in readers if folds_down(self._looks[x], number)]
        folds += [x for x, more in own.items() if more and all(folds_down(self._looks[y], x) for y in more)]
        return 0 < len(folds) < len(readers)

    def _is_picked(self, number: int) -> bool:
        """Whether elements of it that lie side by side are looked up one by one."""
        return picks(self._looks[number], variables_in(variables_for(self._values.type_of(number)[0])))

    def _is_folded_whole(self, number: int) -> bool:
        """Whether a fold of all its elements, or of what is made of each, reads it, and something else does."""
        readers = self._readers[number]
        made = [x for reader in readers if is_of_elements(self._looks[reader].made.view) for x in self._readers[reader]]
        return len(readers) > 1 and any(self._looks[x].folds and self._size_of(x) == 1 for x in (*readers, *made))

    def _is_read_by_windows(self, number: int) -> bool:
        """Whether terms of a fold are elements that several of its results have."""
        reads = self._reads_of(number, self._readers[number])
        parts = [variables_in((part,)) for _, index in reads for part in index]
        return any(len(found) > 1 and any(map(is_of_a_fold, found)) for found in parts)

    def _asked(self, number: int, reader: int) -> int:
        """How many elements of a value are computed for one that reads it."""
        return sum(self._points(reader, index) for operand, index in self._looks[reader].reads if operand == number)

    def _is_interleaved(self, number: int) -> bool:
        """Whether it is rows of a few elements of several values, which take longer to store than to choose from."""
        look, shape = self._looks[number], self._values.type_of(number)[0]
        few = look.cost <= 1 < len(look.reads) and bool(shape) and 1 < shape[-1] < FEW
        return few and not (is_of_elements(look.made.view) or looks_up(look))

    def _reads_of(self, number: int, readers: Sequence[int]) -> list[_Read]:
        """Who reads a value, and where."""
        return [(reader, index) for reader in readers for x, index in self._looks[reader].reads if x == number]

    def _computed(self, number: int, reads: Sequence[_Read], once: bool = False) -> int:
        """How many elements of a value are computed for reads in a kernel: once for those who read it at their own
        place. `once`: as if those who read it were computed once.
        """
        own = [self._elements(number, *read, once) for read in reads if self._is_own(*read)]
        others = [self._elements(number, *read, once) for read in reads if not self._is_own(*read)]
        return max(own, default=0) + sum(others)

    def _elements(self, number: int, reader: int, index: Indices, once: bool) -> int:
        """How many elements of a value are computed for a read: of what is moved, as by a concatenation, each one is
        read once.
        """
        asked, size = self._points(reader, index, once), self._size_of(number)
        is_moved = size == 1 or self._is_moved(reader, index)
        return min(asked, size * (asked // max(1, self._size_of(reader)))) if is_moved else asked

    def _is_moved(self, reader: int, index: Indices) -> bool:
        """Whether no two elements of who reads are made of one."""
        own = variables_in(variables_for(self._values.type_of(reader)[0]))
        found = [[(x, abs(factor)) for x, factor in part.terms if isinstance(x, Variable)] for part in index]
        return all(len(x) < 2 for x in found) and {x for part in found for x, factor in part if factor == 1} == {*own}

    def _is_own(self, reader: int, index: Indices) -> bool:
        """Whether who reads at an index reads at its own place."""
        return index == variables_for(self._values.type_of(reader)[0])

    def _is_of_own_row(self, reader: int, index: Indices) -> bool:
        """Whether the place that it reads at is its own, or that of its row: its own, less the last variables. A fold
        of a row is in it.
        """
        own = variables_in(variables_for(self._values.type_of(reader)[0]))
        wide = [part for part in index if part.number is None and not any(map(is_of_a_fold, variables_in((part,))))]
        left = iter(own)
        return all(part in map(of_atom, left) for part in wide)

    def _is_of_rows(self, number: int) -> bool:
        """Whether a value is made of a fold, and better computed once in each row of the kernel that reads it."""
        least = ROW * self._looks[number].cost
        most = SHORT if self._size_of(number) >= MANY else 0  # these rows are done together
        rows = self._rows_that_read(number)
        return self._follows_a_fold(number) and all(row >= least or 0 < row <= most for row in rows)

    def _follows_a_fold(self, number: int) -> bool:
        """Whether next to nothing stands between a fold and a value."""
        left = [x for x, _ in self._looks[number].reads]
        seen = set[int]()
        while left:
            value = left.pop()
            look = self._looks.get(value)
            if look is None or value in seen:
                continue
            if look.folds:
                return True
            seen.add(value)
            if look.cost <= CHEAP:
                left += [x for x, _ in look.reads]
        return False

    def _rows_that_read(self, number: int) -> Iterator[int]:
        """How many elements of each kernel that reads a value come from one of its own; 0 where they lie elsewhere."""
        left = [number]
        seen = {number}
        while left:
            value = left.pop()
            for reader in self._readers[value]:
                for index in [index for operand, index in self._looks[reader].reads if operand == value]:
                    if not self._is_of_own_row(reader, index):
                        yield 0
                if reader in self._why:
                    yield self._size_of(reader) // max(1, self._size_of(number))
                elif reader not in seen:
                    seen.add(reader)
                    left.append(reader)

    def _is_multiplied(self, number: int, readers: Sequence[int]) -> bool:
        """Whether a value that is computed is an operand of a product, which reads each element many times."""
        cost = self._looks[number].cost
        return cost > 0 and any(self._looks[reader].multiplies for reader in readers)

    def _points(self, reader: int, index: Indices, once: bool = False) -> int:
        """How often an element is computed for a read at this index. `once`: as if who reads were computed once."""
        names = {atom for part in index for atom, _ in part.terms if isinstance(atom, Variable)}
        inner = [variable.size for variable in names if is_of_a_fold(variable)]
        size = self._size_of(reader)
        often = size if once else self._often.get(reader, size)
        return math.prod(inner) * (1 if self._looks[reader].push else max(size, often))

    def _size_of(self, number: int) -> int:
        return math.prod(self._values.type_of(number)[0])

    # -- kernels -----------------------------------------------------------------------------------

    def _kernel(self, number: int) -> list[Kernel]:
        """The kernel that makes a value, behind those of folds that it cannot hold in its rows."""
        if self._looks[number].push:
            return self._push(number)
        before: list[Kernel] = []
        while True:
            element = self._values.canonical(number)
            shape, _ = self._values.type_of(number)
            folds = large_folds(element.parts)
            inlined = [x for x in self._inlined(self._looks[number].reads) if self._looks[x].folds]
            rows = rows_of(folds, variables_for(shape))
            across = rows is not None and lie_across(folds, rows, variables_in(variables_for(shape)))
            unfit = {x: why for x in inlined if (why := self._unfit(x, rows, shape, across))}
            if not unfit:
                break
            fold = next(iter(unfit))
            self._why[fold] = unfit[fold]
            before += self._kernel(fold)
            self._values.forget_elements(self._looks)
        nodes, ops = self._values.nodes, self._ops(self._looks[number].reads, number)
        return [*before, kernel_of(nodes, element, shape, self._store(number, self._why[number]), ops)]

    def _unfit(self, fold: int, rows: Sequence[Variable] | None, shape: Sequence[int], across: bool) -> str:
        """Why a fold is not computed in the rows of what reads it; empty where it is."""
        if rows is None:
            return "it folds more than the rows of what reads it"
        if _is_alone(rows, shape):
            return "what reads it has one row, which threads share"
        if across:
            return "its rows lie across those of what reads it"
        count = self._size_of(fold)
        if size_of_space(rows) > count + count // 2:
            return "several rows of what reads it would fold the same"
        return ""

    def _push(self, number: int) -> list[Kernel]:
        """What a value is at first, and then the terms that are pushed into it."""
        found = self._values.push(number)
        look, shape = self._looks[number], self._values.type_of(number)[0]
        before: list[Kernel] = []
        for inner in self._inlined(look.reads):
            if found is None or self._looks[inner].made.part.place < 0:  # of a stage, better found side by side
                why = "it says where terms are pushed"
            else:
                why = self._pushed_alone(inner, look, found)
            if why and inner not in self._values.stored:
                self._why[inner] = why
                before += self._kernel(inner)
                self._values.forget_elements(self._looks)
        if before:
            found = self._values.push(number)
        assert found is not None, "all that it reads has memory, as when it was looked at"
        first, pushed = self._ops(look.begins, number), self._ops(look.pushed, number, begins=False)
        buffer = self._store(number, self._why[number])
        return [
            *before,
            kernel_of(self._values.nodes, self._values.start(number), shape, buffer, first),
            push_of(found, shape, buffer, pushed),
        ]

    def _pushed_alone(self, inner: int, look: Look, push: Push) -> str:
        """Why what terms, or their places, are made of is made before they are pushed; empty where it is not."""
        if self._looks[inner].folds:
            return "it folds, and terms made of it are pushed"
        points = size_of_space(push.variables)
        if not _goes_alone(push) or points < MANY or not any(inner == operand for operand, _ in look.pushed):
            return ""
        cost = sum(self._looks[x].cost for x in self._inlined([(inner, ())]))
        return "terms made of it are pushed one by one" if cost >= DEAR and self._size_of(inner) <= points else ""

    def _ops(self, reads: Reads, number: int, begins: bool = True) -> tuple[int, ...]:
        """The ops that make a value and what is read for it, by their first results; not `begins`: terms alone."""
        found: list[int] = []
        for value in (*self._inlined(reads), number):
            view = self._looks[value].made.view
            found += [*(self._shown_to(view) if value != number or begins else ()), view.results[0]]
        return tuple(dict.fromkeys(found))

    def _shown_to(self, view: View) -> Iterator[int]:
        """The ops that show numbers to an op, by their first results: kernels have these as they are."""
        for operand in view.operands:
            if operand in self._values.fixed and operand in self._looks:
                shows = self._looks[operand].made.view
                yield from self._shown_to(shows)
                yield shows.results[0]

    def _inlined(self, reads: Reads) -> list[int]:
        """The values that have to be made for reads, where there is no memory between, in order."""
        found: set[int] = set()
        left = list(reads)
        while left:
            operand, _ = left.pop()
            if operand in self._looks and operand not in self._values.stored and operand not in found:
                found.add(operand)
                left += self._looks[operand].reads
        return sorted(found, key=self._order.__getitem__)


def _goes_alone(push: Push) -> bool:
    """Whether terms are pushed one by one, and not those side by side together."""
    return not push.variables or dict(push.at[-1].terms).get(push.variables[-1]) != 1


def _is_alone(rows: Sequence[Variable], shape: Sequence[int]) -> bool:
    """Whether there is one row, so long that threads had better share its elements."""
    return size_of_space(rows) == 1 and math.prod(shape) >= LONGEST
