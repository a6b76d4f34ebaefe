"""An op that is said to be exact and applies a function that is not, held against what its kernel gives."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from opspec.formula.example_outputs import difference
from opspec.formula.primitives import apply
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from opspec_model.definitions.spec import Op, Pull
from opspec_model.definitions.traits import traits
from opspec_model.loading.expanded_op_file import expanded_nodes
from opspec_model.text.problems import Report, Span

Kernel = Callable[..., Array]
TYPES = {"float": ("f32", "f64"), "complex": ("complex<f32>", "complex<f64>")}
COUNT = 200  # elements of a type that are tried


def report_accuracy(op: Op, kernel: Callable[[Op], Kernel], report: Report) -> None:
    """At `accuracy`, or at the meaning where the file does not say it, the first element that is not exact."""
    if isinstance(op.semantics, Pull) and not op.attributes and not op.regions:
        found = next(_inexact(op, kernel), "")
        if found:
            hint = "say accuracy: with a distance for each type that has one, {f32: 4, f64: 2}"
            report.error(_accuracy_span(op) or op.semantics.span, found, hint)


def _inexact(op: Op, kernel: Callable[[Op], Kernel]) -> Iterator[str]:
    """Elements of types that the op says are exact, for which its kernel gives another value than the formula."""
    for kind, primitive, name in _doubtful(op):
        elements = _drawn(kind, len(op.operands), name)
        result = Tensor(Vec([COUNT]), ELEMENT_TYPES[name])
        function = kernel(op)
        keyword = list(inspect.signature(function).parameters)[-1]
        with np.errstate(all="ignore"):
            made = function(*elements, **{keyword: result})
            for at in range(COUNT):
                arguments = [np.asarray(x[at]) for x in elements]
                exact = apply(op.base, primitive, arguments)
                if difference(np.asarray(made[at]), exact):
                    shown = ", ".join(map(str, arguments))
                    yield f"expected {primitive}({shown}) in {name} to be exact, which is {exact!s}, found {made[at]!s}"


def _doubtful(op: Op) -> Iterator[tuple[str, str, str]]:
    """Classes for which the op applies a primitive that is not exact, and types of them that it says are."""
    for told, primitive in traits(op).functions.items():
        row = op.base.primitives.get(primitive)
        for kind in TYPES if row is not None and row.signature.result == "E" else ():
            allowed = op.typevars[0].classes if op.typevars else frozenset[str]()
            if row is not None and kind in row.ulp and kind in allowed and told in ("", kind):
                yield from ((kind, primitive, name) for name in TYPES[kind] if not op.ulps(name))


def _drawn(kind: str, count: int, name: str) -> list[Array]:
    """Numbers of moderate size, the same on every machine."""
    steps = np.arange(1, COUNT + 1)
    parts = [np.modf(steps * root)[0] * 4 - 1 for root in (2**0.5, 3**0.5, 5**0.5, 7**0.5)]
    values = [parts[at] + 1j * parts[at + 2] if kind == "complex" else parts[at] for at in range(count)]
    return [x.astype(ELEMENT_TYPES[name].dtype) for x in values]


def _accuracy_span(op: Op) -> Span | None:
    """Where the file, or its family, says how exact the op is."""
    node = expanded_nodes(Path(op.shown[0].span.file) if op.shown else op.file, op.base)
    keys = [key for key, _ in node.entries] if node is not None else []
    return next((key.span for key in keys if key.text == "accuracy"), None)
