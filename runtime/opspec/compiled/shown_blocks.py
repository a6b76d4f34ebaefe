"""What runs of a program's blocks, in order: groups of kernels, what is left to libraries, and loops that are one
function. Of such a loop, and of a block that is one, it is what the function does, not what Python would.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from opspec.compiled.fused_blocks import BuiltGroup, FusedBlock, KernelGroup, Left, Looped
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Branch, Kernel, Library, Loop, Step, Stored
from opspec.programs.records import Block, ModuleView, View, symbol_of

_GIVEN = "it is given"
_PLACED = "it is put where it belongs later"


@dataclass(frozen=True, slots=True)
class ShownKernels:
    """Kernels that run one after another; `stored`: what has memory, by numbers of buffers."""

    kernels: Sequence[Kernel]
    stored: Mapping[int, Stored]
    module: ModuleView

    def ops(self, kernel: Kernel) -> list[View]:
        """The ops that a kernel does."""
        return [view for number in kernel.ops if (view := self.module.producers[number]) is not None]


@dataclass(frozen=True, slots=True)
class LoopStep:
    """What a function does that is no kernel. `left`: of an op that a library has, why it is no kernel."""

    view: View
    step: Library | Loop | Branch
    whole: OneFunction
    left: Left | None = None


ShownStep: TypeAlias = ShownKernels | LoopStep | Looped | Left


@dataclass(frozen=True, slots=True)
class ShownBlock:
    """A block, and what runs there; `inside`: as a part of a function; `whole`: that, if it is all of the block.
    `before`: it is what of a loop's body does not change, once.
    """

    block: Block
    steps: Sequence[ShownStep]
    inside: bool = False
    whole: OneFunction | None = None
    before: bool = False

    @property
    def name(self) -> str:
        """A function by its name, another block by the op that it belongs to."""
        owner = self.block.region.owner
        if owner.name == "func.func":
            return f"@{symbol_of(owner)}"
        part = "before it" if self.before else f"region {owner.regions.index(self.block.region)}"
        return f"{owner.name} at {owner.location}, {part}"


def shown_blocks(blocks: Sequence[FusedBlock]) -> list[ShownBlock]:
    """What runs of all blocks, inner ones before outer ones, as they are given."""
    functions: dict[Block, _Function] = {}  # by the blocks that became a part of them
    for block in blocks:
        module = block.block.region.owner.module
        for step in block.steps:
            if isinstance(step, Looped):
                functions |= dict.fromkeys(_blocks_in([step.view]), _Function(step.whole, module))
        if block.joined is not None:
            functions |= dict.fromkeys([block.block, *_blocks_in(block.ops)], _Function(block.joined.whole, module))
    found: list[ShownBlock] = []
    for block in blocks:
        if block.block in functions:
            functions[block.block].take(block)
            if block.joined is not None:
                found += functions[block.block].all_of(block.block)
            continue
        for step in block.steps:
            if isinstance(step, Looped):
                function = functions[step.view.regions[0].block]
                found += [*function.before(step), *function.inside(step.view, step.loop)]
        found.append(ShownBlock(block.block, [_shown(step, block.block.region.owner.module) for step in block.steps]))
    return found


def _blocks_in(views: Sequence[View]) -> list[Block]:
    inner = [op for view in views for op in view.walk()]
    return [block for op in inner for region in op.regions for block in region.blocks]


def _shown(step: KernelGroup | BuiltGroup | Looped | Left, module: ModuleView) -> ShownStep:
    assert not isinstance(step, BuiltGroup), "the plans of what is shown are not forgotten"
    if not isinstance(step, KernelGroup):
        return step
    stored = {found.buffer.number: found for found in step.plan.stored.values()}
    return ShownKernels(tuple(step.plan.kernels), stored, module)


@dataclass
class _Function:
    """A function, and what was said of its blocks before they became a part of it."""

    whole: OneFunction
    module: ModuleView
    _stored: dict[int, Stored] = field(default_factory=dict)
    _left: dict[int, Left] = field(default_factory=dict)

    def take(self, block: FusedBlock) -> None:
        """Why its values are stored, and its ops a library's."""
        for step in block.steps:
            if isinstance(step, KernelGroup):
                made = [stored for stored in step.plan.stored.values() if stored.why != _GIVEN]
                self._stored |= {stored.buffer.number: stored for stored in made}
            elif isinstance(step, Left) and step.view.results:
                self._left[step.view.results[0]] = step

    def inside(self, view: View, step: Loop | Branch) -> Iterator[ShownBlock]:
        """The blocks of an op as they run."""
        parts = (step.test, step.body) if isinstance(step, Loop) else step.blocks
        for region, part in zip(view.regions, parts, strict=True):
            yield from self._block(region.block, part.steps)

    def before(self, step: Looped) -> Iterator[ShownBlock]:
        """What of the body of a loop is done once."""
        first = [x for x in self.whole.steps if x is not step.loop]
        if first:
            yield ShownBlock(step.view.regions[-1].block, list(self._steps(first)), inside=True, before=True)

    def all_of(self, block: Block) -> Iterator[ShownBlock]:
        """The block that it does, those inside before it."""
        return self._block(block, self.whole.steps, self.whole)

    def _block(self, block: Block, run: Sequence[Step], whole: OneFunction | None = None) -> Iterator[ShownBlock]:
        steps = list(self._steps(run))
        for inner in steps:
            if isinstance(inner, LoopStep) and isinstance(inner.step, Loop | Branch):
                yield from self.inside(inner.view, inner.step)
        yield ShownBlock(block, steps, inside=True, whole=whole)

    def _steps(self, run: Sequence[Step]) -> Iterator[ShownStep]:
        """Kernels that follow one another go together."""
        kernels: list[Kernel] = []
        for step in run:
            if isinstance(step, Kernel):
                kernels.append(step)
                continue
            if kernels:
                yield self._kernels(kernels)
                kernels = []
            if step.op >= 0:  # one without results does nothing that anybody sees
                yield self._other(step)
        if kernels:
            yield self._kernels(kernels)

    def _kernels(self, kernels: Sequence[Kernel]) -> ShownKernels:
        for buffer, type_ in self.whole.types.items():
            self._stored.setdefault(buffer.number, Stored(type_, buffer, _PLACED))
        return ShownKernels(kernels, self._stored, self.module)

    def _other(self, step: Library | Loop | Branch) -> LoopStep:
        view = self.module.producers[step.op]
        assert view is not None
        return LoopStep(view, step, self.whole, self._left.get(step.op))
