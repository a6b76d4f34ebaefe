"""A loop of few numbers as a function in LLVM's text: what it carries stays in registers from turn to turn, an array of
a few elements as one register for each. A larger array may change in place, as a scan writes a row in each turn.

The function takes what is carried from its memory, goes round until the loop is over, or `_TURNS` times, and puts it
back; it gives whether the loop is over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from opspec.compiled.native.dear_choices import dear_choices
from opspec.compiled.native.folds import UNROLLED, Folds
from opspec.compiled.native.half_arithmetic import in_halves
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernel_forms import operations_of
from opspec.compiled.native.operations import chosen
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position, Scalar
from opspec.compiled.native.spelling import I1, constant, spelled
from opspec.compiled.nodes import Applied, Buffer, ConstantNode, Folded, in_order
from opspec.compiled.plan import Kernel, Loop, PlanBlock, Store, together
from opspec.reads.symbols import Variable

FEW = 16  # elements of an array that are registers
MANY = 1000  # operations of a turn that are written out
SAVED = 100  # operations that a kernel takes besides those of its vectors: to call it, and to wait for what it stored
_MORE = 8  # times as much may the dear side of a choice be
_TURNS = 1 << 20


def scalar_loop_text(loop: Loop, target: InstructionSet, name: str, slot: Callable[[Buffer], int]) -> str | None:
    """`i1 @name(ptr %memory)`; None for a loop of more than a few numbers."""
    steps = (*loop.test.steps, *loop.body.steps)
    if not all(isinstance(step, Kernel) for step in steps):
        return None
    kernels = [step for step in steps if isinstance(step, Kernel) and not step.is_empty]
    arrays = {buffer for at in loop.reused if (buffer := loop.body.results[at]).size > FEW}
    changing = [at for at in range(len(loop.carried)) if at not in loop.kept and loop.body.results[at] not in arrays]
    made = {store.buffer for step in loop.body.steps if isinstance(step, Kernel) for store in step.stores}
    if any(loop.carried[at].size > FEW for at in changing):
        return None
    if any(loop.body.results[at] not in made.union(loop.body.arguments) for at in changing):
        return None
    if not all(_is_short(kernel, arrays) for kernel in kernels) or not _is_worth_it(kernels):
        return None
    return _Writer(loop, target, changing, arrays).text(name, slot)


def _is_short(kernel: Kernel, arrays: Collection[Buffer]) -> bool:
    """Whether all that a kernel does can be written out, and goes to few elements, or into these arrays."""
    folds = [node.fold for node in in_order(kernel.roots) if isinstance(node, Folded)]
    if any(fold.order != "sequential" or fold.count > UNROLLED for fold in folds):
        return False
    if any(len(stores) > 1 for stores in together(kernel.stores)):
        return False
    return kernel.points <= FEW and all(store.buffer.size <= FEW or store.buffer in arrays for store in kernel.stores)


def _is_worth_it(kernels: Sequence[Kernel]) -> bool:
    """Whether element by element they take no longer than vectors would."""
    computed = [_computed(kernel) for kernel in kernels]
    more = sum(count - count // kernel.points for count, kernel in zip(computed, kernels, strict=True))
    waits = sum(kernel.points > 1 for kernel in kernels) + 2 * sum(map(_folds, kernels))
    return sum(computed) <= MANY and more <= SAVED * waits


def _folds(kernel: Kernel) -> int:
    """Folds that all points wait for."""
    nodes, moving = in_order(kernel.roots), {*kernel.space, *kernel.inner}
    return sum(isinstance(node, Folded) and node.variables.isdisjoint(moving) for node in nodes)


def _computed(kernel: Kernel) -> int:
    """Operations that a kernel takes. The dear side of a choice is gone past, if the other one does more than to give
    what is an exception.
    """
    nodes = in_order(kernel.roots)
    choices = set(dear_choices(nodes, kernel.roots, one_lane=True).values())
    sides = [sorted(map(operations_of, choice.sides)) for choice in choices]
    return operations_of(nodes) - sum(dear for cheap, dear in sides if cheap * _MORE > dear)


class _Writer:
    def __init__(self, loop: Loop, target: InstructionSet, changing: Sequence[int], arrays: Collection[Buffer]) -> None:
        self._loop = loop
        self._changing = changing
        self._arrays = arrays
        steps = [*loop.test.steps, *loop.body.steps]
        self._roots = [root for step in steps if isinstance(step, Kernel) for root in step.roots]
        self._nodes = in_order(self._roots)
        found = target if any(in_halves(node, target) for node in self._nodes) else target.single()
        self._apart = found.spelled_out() if found is not target else ""
        self._values = Folds(found, self._reserve).values

    def _reserve(self, wide: str, count: int) -> str:
        raise NotImplementedError("folds of few terms need no memory")

    def text(self, name: str, slot: Callable[[Buffer], int]) -> str:
        loop, memory = self._loop, self._values.memory
        self._values.indices.prefix = f"{name}."
        entry = CodeRegion.outermost()
        constants = self._hold(entry, name)
        self._values.choices = dear_choices(self._nodes, self._roots, one_lane=True)
        carried = [(loop.carried[at], element) for at in self._changing for element in range(loop.carried[at].size)]
        first = [memory.load(entry, buffer, Position(at), 1, inside=True) for buffer, at in carried]
        phis = [CodeValue(f"%{entry.name('carried')}", value.type) for value in first]
        test = self._region(entry, "test")
        self._block(loop.test, test, phis)
        (go,) = self._elements(test, loop.test.results[0])
        body = self._region(entry, "body")
        self._block(loop.body, body, phis)
        following = [value for at in self._changing for value in self._elements(body, loop.body.results[at])]
        later = body.made("add i64 %turn, 1")
        more = body.made(f"icmp ult i64 {later}, {_TURNS}")
        done, tired = self._region(entry, "done"), self._region(entry, "tired")
        for region, values in ((done, phis), (tired, following)):
            for (buffer, at), value in zip(carried, values, strict=True):
                memory.store(region, buffer, Position(at), value, None)
        turns = [f"  %turn = phi i64 [0, %{entry.label}], [{later}, %{body.label}]"]
        for phi, x, y in zip(phis, first, following, strict=True):
            turns.append(f"  {phi.text} = phi {phi.spelled} [{x.text}, %{entry.label}], [{y.text}, %{body.label}]")
        lines = [
            *self._values.indices.definitions(),
            *constants,
            f"define i1 @{name}(ptr %memory) {self._apart}{self._values.wider()}{{",
            "entry:",
            *memory.addresses(slot),
            *entry.lines,
            "  br label %test",
            "test:",
            *turns,
            *test.lines,
            f"  br {go}, label %body, label %done",
            "body:",
            *body.lines,
            f"  br i1 {more}, label %test, label %tired",
            "done:",
            *done.lines,
            "  ret i1 true",
            "tired:",
            *tired.lines,
            "  ret i1 false",
            "}",
        ]
        return "\n".join(lines) + "\n"

    def _hold(self, entry: CodeRegion, name: str) -> list[str]:
        """Floats that are chosen are in registers before the first turn, which LLVM cannot know: it would load one once
        it is clear that it is the one, and the next turn would wait for that. Gives what the module has of them.
        """
        selects = [node for node in self._nodes if isinstance(node, Applied) and node.operation == "select"]
        constants = [x for node in selects for x in node.operands if isinstance(x, ConstantNode)]
        lines = list[str]()
        for node in dict.fromkeys(x for x in constants if x.type.kind == "float"):
            place, type_ = f"@{name}.held{len(lines)}", spelled(node.type)
            lines.append(f"{place} = internal constant {type_} {constant(node.bits, node.type)}")
            self._values.held[node] = entry.value(f"load volatile {type_}, ptr {place}", node.type, 1)
        return lines

    def _region(self, entry: CodeRegion, first: str) -> CodeRegion:
        """Lines by themselves: nothing that they compute is moved out of the loop."""
        return CodeRegion(None, first, entry.names, {})

    def _elements(self, region: CodeRegion, buffer: Buffer) -> list[CodeValue]:
        """What is in a buffer: what never changes is no register."""
        memory = self._values.memory
        return [memory.load(region, buffer, Position(at), 1, inside=True) for at in range(buffer.size)]

    def _block(self, block: PlanBlock, region: CodeRegion, carried: Sequence[CodeValue]) -> None:
        known, left = self._values.memory.registers, [*carried]
        for at in self._changing:
            buffer = block.arguments[at]
            known[buffer], left = left[: buffer.size], left[buffer.size :]
            if at in self._loop.reused and block is self._loop.body:
                known[block.results[at]] = [*known[buffer]]  # into which terms may be pushed
        loaded = set[Buffer]()
        for step in block.steps:
            assert isinstance(step, Kernel)
            if not step.is_empty:
                self._points(region, step, (*step.space, *step.inner))
            loaded.update(node.buffer for node in step.loads)
            if not loaded.isdisjoint(store.buffer for store in step.stores):
                region.known.clear()  # what was loaded has changed

    def _points(self, region: CodeRegion, kernel: Kernel, variables: Sequence[Variable]) -> None:
        """A kernel, point by point."""
        if not variables:
            self._stores(region, kernel)
            return
        variable, *others = variables
        for at in range(variable.size):
            part = region.inner()
            part.bind(variable, place=Position(at))
            self._points(part, kernel, others)
            region.join(part)

    def _stores(self, region: CodeRegion, kernel: Kernel) -> None:
        registers = self._values.memory.registers
        made = {store: self._values.value(region, store.value) for store in kernel.stores}
        for store, value in made.items():
            if store.buffer in self._arrays:
                self._write(region, store, value)
                continue
            elements = registers.setdefault(store.buffer, [value] * store.buffer.size)
            at = self._values.indices.position(region, store.at).base
            places = range(len(elements))
            for place in places if not isinstance(at, int) else [at] if at in places else []:
                elements[place] = self._changed(region, store, at, place, elements[place], value)

    def _changed(
        self, region: CodeRegion, store: Store, at: Scalar, place: int, old: CodeValue, value: CodeValue
    ) -> CodeValue:
        """An element, once a value was stored at a place, which may be another one."""
        if store.combination is not None:
            (value,) = self._values.combined(region, store.combination, [old], [value])
        tests = [] if store.when is None else [self._values.value(region, store.when)]
        if not isinstance(at, int):
            tests.append(region.value(f"icmp eq i64 {at}, {place}", I1, 1))
        for test in tests:
            value = chosen(region, test, value, old, self._values.target)
        return value

    def _write(self, region: CodeRegion, store: Store, value: CodeValue) -> None:
        """An element of an array that changes in place."""
        memory, at = self._values.memory, self._values.indices.position(region, store.at)
        when = None if store.when is None else self._values.value(region, store.when)
        if store.combination is not None:
            old = memory.load(region, store.buffer, at, 1, inside=True)
            (value,) = self._values.combined(region, store.combination, [old], [value])
        memory.store(region, store.buffer, at, value, when)
