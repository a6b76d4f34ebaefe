"""What was planned and waits to be built: kernels, functions of several steps, and code in the place of libraries, each
by what runs it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from opspec.compiled.builders import FunctionBuilder, KernelBuilder, LibraryCode
from opspec.compiled.one_function import OneFunction, StepParts
from opspec.compiled.plan import Plan
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import FunctionRunner, Runner, steps_in
from opspec.execution.block_nodes import BlockBranch, Node, OpStep


@dataclass
class Pending:
    """`built`: what does not wait any more."""

    build: KernelBuilder
    groups: dict[Callable[..., object], tuple[Runner, Plan]] = field(default_factory=dict)
    functions: dict[Callable[..., object], tuple[FunctionRunner, OneFunction]] = field(default_factory=dict)
    libraries: dict[Callable[..., object], LibraryCode] = field(default_factory=dict)
    built: dict[Runner | FunctionRunner, Sequence[Callable[..., object]]] = field(default_factory=dict)

    def load(self, groups: Sequence[tuple[Runner, Plan]], pause: Pause) -> None:
        """Build these groups of kernels."""
        left = iter(self.build([kernel for _, plan in groups for kernel in plan.kernels], pause))
        for runner, plan in groups:
            built = [next(left) for _ in plan.kernels]
            self.built[runner] = built
            runner.ready(built)

    def ready(self, pause: Pause) -> None:
        """Build what is run; what became a part of a function is not."""
        self.load(list(self.groups.values()), pause)
        for runner, whole in self.functions.values():
            assert isinstance(self.build, FunctionBuilder)
            pause("kernels built")
            call = self.build.function(whole)
            self.built[runner] = [call]
            runner.ready(call)
        for library in self.libraries.values():
            if not library.done_within:
                pause("kernels built")
                library.ready()

    def is_function(self, node: object) -> bool:
        """Whether a node runs several steps as one function."""
        return isinstance(node, OpStep) and node.way.function in self.functions

    def parts_of(self, step: OpStep) -> StepParts | None:
        """What a step is made of, if it waits."""
        if step.way.function in self.functions:
            _, whole = self.functions[step.way.function]
            return StepParts(whole.steps, whole.types, whole.calls)
        if step.way.function in self.groups:
            _, plan = self.groups[step.way.function]
            return StepParts(plan.block.steps, {found.buffer: found.type for found in plan.stored.values()})
        return None

    def does_within_function(self, node: object) -> bool:
        """Whether a function of several steps does what a node does, and calls nobody."""
        if not isinstance(node, OpStep | BlockBranch) or not isinstance(self.build, FunctionBuilder):
            return False
        for step in steps_in(node):
            way = step.way.function
            code = self.libraries.get(way)
            if way in self.groups or way in self.functions or (code is not None and code.within is not None):
                continue
            if code is not None or not self.build.does_within_function(step):
                return False
        return True

    def with_code(self, whole: OneFunction) -> OneFunction:
        """In the place of machine code what the function does itself, where it can."""
        within = {runner: code.within for runner, code in self.libraries.items() if code.within is not None}
        return replace(whole, calls={step: within.get(call, call) for step, call in whole.calls.items()})

    def as_one(self, whole: OneFunction, nodes: Sequence[Node]) -> FunctionRunner:
        """What runs nodes as one function, and not by themselves."""
        for node in nodes:
            for step in steps_in(node):
                self.groups.pop(step.way.function, None)
                self.functions.pop(step.way.function, None)
                if (code := self.libraries.get(step.way.function)) is not None and code.within is not None:
                    code.done_within = True
        runner = FunctionRunner(whole.given, tuple(whole.movable.values()))
        self.functions[runner] = runner, whole
        return runner
