"""Groups of kernels as steps over memory, a step for each: so `opspec.buffers` says what kernels store."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from opspec.buffers.assignment import Scratch
from opspec.buffers.memory import BufferProgram, KernelView
from opspec.buffers.planning import buffer_program
from opspec.compiled.block_kernels import Fusion, outer_uses
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.plan import Kernel, Plan
from opspec.compiled.planning_progress import Pause, ProgressLine, uncollected
from opspec.compiled.runners import Built, Runner
from opspec.errors import OpSpecError
from opspec.execution.block_nodes import Node, OpStep
from opspec.execution.compiler import Bind
from opspec.execution.executor import MAIN
from opspec.execution.ways import Way
from opspec.programs.records import Block, ModuleView, View
from opspec.values.types import ElementType, Tensor
from opspec_model.names import PUBLIC


def fused_buffer_program(
    module: ModuleView, *, entry: str = MAIN, donated: Sequence[int] = (), reading: str = PUBLIC
) -> BufferProgram:
    """A function over memory, its kernels as the engine `cpu` has them. Small functions are called as they stand:
    `prepared` makes a module without such calls. Loops are turns, in which kernels run.
    """
    fusion = Fusion(_nothing_built, reading, pause=ProgressLine())
    scratch: dict[View, Sequence[Tensor]] = {}

    def fuse(block: Block, ops: Sequence[View], bind: Bind, returned: Sequence[int]) -> list[Node]:
        found: list[Node] = []
        fused = fusion.block(block, ops, bind, returned)
        groups = (step for step in fusion.blocks[-1].steps if isinstance(step, KernelGroup))
        for node in fused:
            if isinstance(node, OpStep) and isinstance(node.way.function, Runner):
                found += _Expansion(next(groups), node.way.function, scratch).steps()
            else:
                found.append(node)
        return found

    asked: Scratch = lambda step: scratch.get(step.view, ())  # noqa: E731 - a name for its type
    with uncollected():
        return buffer_program(module, entry=entry, donated=donated, reading=reading, fuse=fuse, scratch=asked)


def _nothing_built(kernels: Sequence[Kernel], pause: Pause) -> Sequence[Built]:
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class _Job:
    """What one step does: the values that it stores, and the stages of ops that nobody else reads."""

    results: tuple[int, ...]
    stages: tuple[int, ...]


class _Expansion:
    """The kernels of a group, each with the ops from what it loads to what it stores."""

    def __init__(self, group: KernelGroup, runner: Runner, scratch: dict[View, Sequence[Tensor]]) -> None:
        self._plan: Plan = group.plan
        self._views = group.views
        self._makers = {number: view for view in group.views for number in view.results}
        self._runner = runner
        self._scratch = scratch

    def steps(self) -> list[OpStep]:
        """Steps in an order in which each finds what it reads."""
        left = [(job, self._view(job)) for job in self._jobs()]
        made: list[OpStep] = []
        missing = {number for job, _ in left for number in job.results}
        while left:
            at = next(at for at, (_, view) in enumerate(left) if not missing.intersection(view.operands))
            job, view = left.pop(at)
            missing -= set(job.results)
            self._scratch[view] = [self._plan.stored[number].type for number in job.stages]
            reusable = self._reusable(view)
            made.append(OpStep(view, view.operands, Way(_not_run, None, reusable, single=len(view.results) == 1)))
        return made

    def _jobs(self) -> list[_Job]:
        """Kernels that store into the same memory, or a stage of what another one makes, are one job."""
        jobs: list[set[int]] = []
        for kernel in self._plan.kernels:
            touched = {store.buffer.number for store in kernel.stores}
            touched |= {node.buffer.number for node in kernel.loads if not self._is_value(node.buffer.number)}
            apart = [job for job in jobs if not job & touched]
            jobs = [*apart, touched.union(*(job for job in jobs if job & touched))]
        return [_Job(self._of(job, values=True), self._of(job, values=False)) for job in jobs]

    def _of(self, job: Collection[int], values: bool) -> tuple[int, ...]:
        return tuple(number for number in self._plan.stored if number in job and self._is_value(number) is values)

    def _is_value(self, number: int) -> bool:
        """Whether memory is that of a value of the program; of others only the op knows that has them."""
        return number in self._makers or self._plan.stored[number].why == "it is given"

    def _view(self, job: _Job) -> KernelView:
        """The ops from what is stored before to what the job stores."""
        wanted, left = set(job.results), list(job.results)
        ops: set[View] = set()
        given: dict[int, None] = {}
        while left:
            view = self._makers[left.pop()]
            if view in ops:
                continue
            ops.add(view)
            for number in outer_uses(view):
                if number in self._plan.stored and number not in wanted:
                    given[number] = None
                elif number in self._makers:
                    left.append(number)
        module = self._views[0].module
        order = [number for number in self._plan.stored if number in given]
        for type_ in (module.types[number] for number in order):
            if isinstance(type_, Tensor) and isinstance(type_.element, ElementType) and type_.element.kind == "index":
                found = f"{type_} at {self._views[-1].location}"
                raise OpSpecError(f"expected operands of kernels that composites take, found {found}; try engine numpy")
        return KernelView(module, [view for view in self._views if view in ops], order, job.results)

    def _reusable(self, view: View) -> tuple[int, ...]:
        taken = self._runner.layout.taken
        if taken is None or view.results != (self._plan.block.results[taken.result].number,):
            return ()
        numbers = {self._plan.arguments[at].number for at in taken.arguments}
        return tuple(at for at, number in enumerate(view.operands) if number in numbers)


def _not_run(*_: object) -> object:
    raise NotImplementedError
