"""A loop of scalars as a function in LLVM's text: what it carries stays in registers from turn to turn. An element of
an array may change in place, as a scan writes one in each turn.

The function takes what is carried from its memory, goes round until the loop is over, or `_TURNS` times, and puts it
back; it gives whether the loop is over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from opspec.compiled.native.folds import Folds
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position
from opspec.compiled.native.spelling import I1, constant, spelled
from opspec.compiled.nodes import Applied, Buffer, ConstantNode, Folded, in_order
from opspec.compiled.plan import Kernel, Loop, PlanBlock, Store

_TURNS = 1 << 20


def scalar_loop_text(loop: Loop, target: InstructionSet, name: str, slot: Callable[[Buffer], int]) -> str | None:
    """`i1 @name(ptr %memory)`; None for a loop of more than scalars."""
    changing = [at for at in range(len(loop.carried)) if at not in loop.kept]
    arrays = {loop.body.results[at] for at in changing if loop.carried[at].size > 1 and at in loop.reused}
    changing = [at for at in changing if loop.body.results[at] not in arrays]
    kernels = [*loop.test.steps, *loop.body.steps]
    if any(loop.carried[at].size > 1 for at in changing) or not all(_is_scalar(step, arrays) for step in kernels):
        return None
    made = {store.buffer for step in loop.body.steps if isinstance(step, Kernel) for store in step.stores}
    if any(loop.body.results[at] not in made.union(loop.body.arguments) for at in changing):
        return None
    return _Writer(loop, target, changing).text(name, slot)


def _is_scalar(step: object, arrays: Collection[Buffer]) -> bool:
    """Whether a step is one point, without folds, and writes scalars, or into these."""
    if not isinstance(step, Kernel) or step.form not in ("flat", "push") or step.points > 1:
        return False
    stores = step.stores
    if step.form == "push" and not all(store.buffer in arrays for store in stores):
        return False
    nodes = in_order([store.value for store in stores])
    written = all(store.buffer.size == 1 or store.buffer in arrays for store in stores)
    return written and not any(isinstance(node, Folded) for node in nodes)


class _Writer:
    def __init__(self, loop: Loop, target: InstructionSet, changing: Sequence[int]) -> None:
        self._loop = loop
        self._changing = changing
        self._values = Folds(target, self._reserve).values

    def _reserve(self, wide: str, count: int) -> str:
        raise NotImplementedError("a loop of scalars has no folds")

    def text(self, name: str, slot: Callable[[Buffer], int]) -> str:
        loop, memory = self._loop, self._values.memory
        self._values.indices.prefix = f"{name}."
        entry = CodeRegion.outermost()
        constants = self._hold(entry, name)
        carried = [loop.carried[at] for at in self._changing]
        first = [memory.load(entry, buffer, Position(0), 1, inside=True) for buffer in carried]
        phis = [CodeValue(f"%{entry.name('carried')}", value.type) for value in first]
        test = self._region(entry, "test")
        (go,) = self._block(loop.test, test, phis)
        body = self._region(entry, "body")
        results = self._block(loop.body, body, phis)
        following = [results[at] for at in self._changing]
        later = body.made("add i64 %turn, 1")
        more = body.made(f"icmp ult i64 {later}, {_TURNS}")
        done, tired = self._region(entry, "done"), self._region(entry, "tired")
        for region, values in ((done, phis), (tired, following)):
            for buffer, value in zip(carried, values, strict=True):
                memory.store(region, buffer, Position(0), value, None)
        turns = [f"  %turn = phi i64 [0, %{entry.label}], [{later}, %{body.label}]"]
        for phi, x, y in zip(phis, first, following, strict=True):
            turns.append(f"  {phi.text} = phi {phi.spelled} [{x.text}, %{entry.label}], [{y.text}, %{body.label}]")
        lines = [
            *self._values.indices.definitions(),
            *constants,
            f"define i1 @{name}(ptr %memory) {{",
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
        kernels = [step for block in (self._loop.test, self._loop.body) for step in block.steps]
        nodes = in_order([store.value for kernel in kernels if isinstance(kernel, Kernel) for store in kernel.stores])
        selects = [node for node in nodes if isinstance(node, Applied) and node.operation == "select"]
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

    def _block(self, block: PlanBlock, region: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
        known = dict(zip((block.arguments[at] for at in self._changing), carried, strict=True))
        for step in block.steps:
            assert isinstance(step, Kernel)
            for variable in step.space:
                region.bind(variable, place=Position(0))
            for node in step.loads:
                if node.buffer in known:
                    region.known[node] = known[node.buffer]
            made = {store: self._values.value(region, store.value) for store in step.stores}
            for store, value in made.items():
                if store.buffer.size > 1:
                    self._write(region, store, value)
            known |= {store.buffer: value for store, value in made.items()}
        return [known.get(result, CodeValue("", I1)) for result in block.results]

    def _write(self, region: CodeRegion, store: Store, value: CodeValue) -> None:
        """An element of an array that changes in place."""
        memory, at = self._values.memory, self._values.indices.position(region, store.at)
        when = None if store.when is None else self._values.value(region, store.when)
        if store.combination is not None:
            old = memory.load(region, store.buffer, at, 1, inside=True)
            (value,) = self._values.combined(region, store.combination, [old], [value])
        memory.store(region, store.buffer, at, value, when)
