"""Fast paths: hand-tuned implementations that stand in for the kernel of an op where they can.

A fast path prepares a function once the types, attributes and regions of an op are known, or declines; then the
kernel that was derived from the formula runs. Tests hold every one against that kernel and against the formula.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from opspec.execution.ways import WhyNot
from opspec.values.arrays import RunValue
from opspec_model.names import PUBLIC

Function = Callable[..., RunValue]
Prepare = Callable[..., Function | WhyNot]


@dataclass(frozen=True, slots=True)
class FastPath:
    """`prepare` takes the types of the operands (a tuple for a variadic one) and, by name, what the kernel takes by
    name. It gives a function of the operands, or says why it does not apply. That function may still give None, where
    the values are not what it is for.
    """

    name: str
    prepare: Prepare
    says: str


# Each op that has some: the module of its dialect's folder that is called like it.
OPS = tuple(
    f"{dialect.name}.{module.name}"
    for dialect in iter_modules(__path__)
    if dialect.ispkg
    for module in iter_modules([f"{folder}/{dialect.name}" for folder in __path__])
)


def paths_of(op: str, reading: str = PUBLIC) -> tuple[FastPath, ...]:
    """The fast paths of an op in a reading, the most special first: what is said of one reading holds of no other."""
    if op not in OPS:
        return ()
    module = import_module(f"{__name__}.{op}")
    found: Mapping[str, tuple[FastPath, ...]] = {PUBLIC: module.PATHS, **getattr(module, "READ_AS", {})}
    return found.get(reading, ())


def fast_path(
    kernel: Function, paths: Sequence[FastPath], operands: Sequence[object], keywords: Mapping[str, object]
) -> Function | WhyNot:
    """The function of the first fast path that applies, with the kernel where it declines; or why none does."""
    reasons = []
    for path in paths:
        function = path.prepare(*operands, **keywords)
        if not isinstance(function, str):
            return OrKernel(function, kernel)
        reasons.append(f"{path.name}: {function}")
    return "; ".join(reasons)


@dataclass(frozen=True, slots=True)
class OrKernel:
    """A function that stands in for a kernel; where it declines, the kernel."""

    function: Function
    kernel: Function

    def __call__(self, *operands: RunValue) -> RunValue:
        made = self.function(*operands)
        return self.kernel(*operands) if made is None else made
