"""A block of a program as a flat list of steps over numbered slots, and the errors of running it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.arrays import Array
from opspec.dims import Contradiction, Undefined
from opspec.errors import OpSpecError
from opspec.infer import InferenceError
from opspec.kernel import exchange
from opspec.pull import SCOPE, values
from opspec.view import View

Lifted = Callable[..., Any]  # of a shape, then the operands


@dataclass(frozen=True, slots=True)
class Key:
    """What a comparator compares: a function of the elements that are sorted together, and which of its
    values come first.
    """

    of: Callable[[Sequence[Array]], Array]
    descending: bool
    total: bool  # floats by the total order of IEEE-754, not by `<`


Order = tuple[Key, ...]  # the most significant first


class RunError(OpSpecError):
    """An op has no result, or no kernel; the message names it and its place."""


@dataclass(frozen=True, slots=True)
class Step:
    """One call. `output` is the slot of its only result or the slots of all; `dead`: slots that nobody reads
    after it.
    """

    call: Callable[..., Any]
    inputs: tuple[int, ...]
    output: int | tuple[int, ...]
    dead: tuple[int, ...]
    view: View
    lifted: Lifted | None = None


class Plan:
    """The steps of a block. The first slots are its arguments and then the outer values that it uses."""

    __slots__ = ("_arity", "_constants", "_flat", "_returns", "_steps", "_template", "elementwise")

    def __init__(
        self,
        arity: int,
        size: int,
        constants: dict[int, Array],
        steps: Sequence[Step],
        returns: tuple[int, ...],
        scalar: bool,
    ) -> None:
        self._arity = arity
        self._template: list[Any] = [None] * size
        self._constants = tuple(constants)
        for slot, array in constants.items():
            self._template[slot] = array
        self._steps = tuple(steps)
        # Unpacking a tuple is what the loop below spends its time on.
        self._flat = [(step.call, step.inputs, step.output, step.dead, step.view) for step in steps]
        self._returns = returns
        self.elementwise = scalar and all(step.lifted is not None for step in steps)

    def run(self, arguments: Sequence[Any]) -> list[Any]:
        """The values that the block returns."""
        slots = self._template.copy()
        slots[: self._arity] = arguments
        view = None
        try:
            for call, inputs, output, dead, view in self._flat:  # noqa: B007 - the error names it
                made = call(*[slots[at] for at in inputs])
                if output.__class__ is int:
                    slots[output] = made
                else:
                    for at, x in zip(output, made, strict=True):  # type: ignore[arg-type]
                        slots[at] = x
                for at in dead:
                    slots[at] = None
        except RunError:
            raise
        except Exception as error:
            assert view is not None
            raise RunError(f"{place(view)}: {_said(view, error)}") from error
        return [slots[at] for at in self._returns]

    def run_lifted(self, arguments: Sequence[Array], shape: tuple[int, ...]) -> list[Any]:
        """An element-wise plan of scalars, on arrays of this shape."""
        slots = self._template.copy()
        for at in self._constants:
            slots[at] = np.broadcast_to(slots[at], shape)
        slots[: self._arity] = [x if x.shape == shape else np.broadcast_to(x, shape) for x in arguments]
        view = None
        try:
            for step in self._steps:
                view = step.view
                assert step.lifted is not None
                made = step.lifted(shape, *[slots[at] for at in step.inputs])
                for at, x in zip(
                    _many(step.output), made if isinstance(made, tuple) else (made,), strict=True
                ):
                    slots[at] = x
                for at in step.dead:
                    slots[at] = None
        except RunError:
            raise
        except Exception as error:
            assert view is not None
            raise RunError(f"{place(view)}: {_said(view, error)}") from error
        return [slots[at] for at in self._returns]


class Body:
    """A region as a function of arrays. One of scalars takes arrays of them too, of shapes that broadcast."""

    __slots__ = ("_captured", "_dtypes", "_plan", "_scalar", "order")

    def __init__(
        self,
        plan: Plan,
        scalar: bool,
        dtypes: Sequence[np.dtype[Any]],
        order: Order | None,
        captured: Sequence[Any] = (),
    ) -> None:
        self._plan = plan
        self._scalar = scalar
        self._dtypes = dtypes  # of the returned values
        self._captured = captured
        self.order = order  # of a comparator, where its form tells one

    def capturing(self, captured: Sequence[Any]) -> Body:
        return Body(self._plan, self._scalar, self._dtypes, self.order, captured)

    def __call__(self, *arguments: Any) -> Any:
        """The returned values: a tuple where there are several, or where the arguments come in tuples."""
        many = any(x.__class__ in (tuple, list) for x in arguments)
        flat = [values(y) for x in arguments for y in (x if x.__class__ in (tuple, list) else (x,))]
        # A kernel calls from within its folds and conditions; those are not the region's.
        guards, rank, copies = SCOPE.guards, SCOPE.rank, SCOPE.copies
        SCOPE.guards, SCOPE.rank, SCOPE.copies = (), 0, 1
        try:
            made = self._run(flat)
        finally:
            SCOPE.guards, SCOPE.rank, SCOPE.copies = guards, rank, copies
        return tuple(made) if many or len(made) != 1 else made[0]

    def _run(self, arguments: list[Array]) -> list[Any]:
        if not self._scalar or not any(x.ndim for x in arguments):
            return self._plan.run([*arguments, *self._captured])
        shape = np.broadcast_shapes(*[x.shape for x in arguments])
        if self._plan.elementwise:
            return self._plan.run_lifted([*arguments, *self._captured], shape)
        return self._each(arguments, shape)

    def _each(self, arguments: list[Array], shape: tuple[int, ...]) -> list[Array]:
        arguments = [np.broadcast_to(x, shape) for x in arguments]
        made: list[Array] = [np.empty(shape, dtype) for dtype in self._dtypes]
        for index in np.ndindex(*shape):
            # The ellipsis makes it give an array of rank 0.
            returned = self._plan.run([*[x[(*index, ...)] for x in arguments], *self._captured])
            for array, x in zip(made, returned, strict=True):
                array[index] = x
        return made


def _many(output: int | tuple[int, ...]) -> tuple[int, ...]:
    return (output,) if isinstance(output, int) else output


# --- errors -------------------------------------------------------------------------------------------------


def place(view: View) -> str:
    """An op with its place in the program: what every message starts with."""
    location = view.location
    name = "/".join(location.names)
    if location.file is None:
        return f"{view.name} ({name})" if name else view.name
    where = str(location) if location.file != "-" else f"<text>:{location.line}:{location.column}"
    return f"{view.name} at {where}{f' ({name})' if name else ''}"


def _said(view: View, error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "calls or regions nest too deep to run; does a function call itself without end?"
    if isinstance(error, InferenceError):
        return f"no result type by {' and '.join(error.rules)}: {error.reason}"
    if isinstance(error, MemoryError):
        return f"too large: {error}" if str(error) else "not enough memory"
    if isinstance(error, Undefined) and _is_of_others(view):
        return f"it needs the operands of other processes, and this program runs as a single one ({error})"
    if isinstance(error, OpSpecError | Undefined | Contradiction):
        return str(error)
    return f"{type(error).__name__}: {error}"


def _is_of_others(view: View) -> bool:
    grid = exchange()
    alone = grid.num_replicas == grid.num_partitions == 1
    return alone and any(name in view.attributes for name in ("replica_groups", "source_target_pairs"))
