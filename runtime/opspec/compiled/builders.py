"""What makes what was planned ready to run: kernels, whole loops, and code in the place of a library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from opspec.compiled.one_function import Call, OneFunction
from opspec.compiled.plan import Kernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Built
from opspec.execution.block_nodes import Node, OpStep


class KernelBuilder(Protocol):
    """Makes kernels ready to run."""

    def __call__(self, kernels: Sequence[Kernel], pause: Pause, /) -> Sequence[Built]: ...


@runtime_checkable
class FunctionBuilder(KernelBuilder, Protocol):
    """Makes several steps ready to run as one. `does_within_function`: whether such a function does what a library
    would; `calls_nobody`: whether it calls nobody back.
    """

    def function(self, whole: OneFunction, /) -> Call: ...

    def does_within_function(self, node: OpStep, /) -> bool: ...

    def calls_nobody(self, whole: OneFunction, /) -> bool: ...


class LibraryCode(Protocol):
    """Machine code that does what a library would: `what` that is, the step that calls it once it is `ready`, and its
    texts. `within`: what a loop calls instead, and does itself; `done_within`: one does, so that it is not needed.
    """

    done_within: bool

    @property
    def what(self) -> str: ...

    @property
    def within(self) -> Call | None: ...

    @property
    def step(self) -> OpStep: ...

    def ready(self) -> None: ...

    def texts(self) -> Sequence[str]: ...


@runtime_checkable
class LibraryBuilder(KernelBuilder, Protocol):
    """Has machine code for some of what a library does; `inside`: in a region of an op."""

    def library(self, node: Node, /, inside: bool) -> LibraryCode | None: ...
