"""Kernels do not reach past what a library does. So what nobody needs before it is computed behind it, with what reads
it, unless memory would be held longer for that; and what costs next to nothing on each side that reads it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from opspec.values.types import ElementType, Tensor

Kind = Literal["kernel", "view", "fixed"]


@dataclass(frozen=True, slots=True)
class OpFlow:
    """What an op of a block uses and makes. `kind`: whether a kernel may do it, it shows elements to a library in
    another order, or it stays where it is; `free`: what it makes takes less time than to load it.
    """

    kind: Kind
    uses: Sequence[int]
    makes: Sequence[int]
    free: bool = False


def order_of(ops: Sequence[OpFlow], types: Sequence[object], kept: Callable[[int], bool]) -> list[int]:
    """The ops in the order in which they are done, those that are free as often as they are. `kept`: whether a value
    outlives them all.
    """
    stretches = _stretches(ops)
    readers: dict[int, list[int]] = {}
    makers = {value: at for at, op in enumerate(ops) for value in op.makes}
    for at, op in enumerate(ops):
        for value in set(op.uses):
            readers.setdefault(value, []).append(at)
    found = list(stretches)
    often: dict[int, set[int]] = {}  # where what is free is done
    for at in reversed(range(len(ops))):
        op = ops[at]
        users = [reader for value in op.makes for reader in readers.get(value, ())]
        after = set[int]().union(*(often.get(reader, (found[reader],)) for reader in users))
        if op.free and all(ops[reader].kind == "kernel" for reader in users) and not any(map(kept, op.makes)):
            often[at] = after
        if op.kind == "fixed" or not after or (latest := min(after)) == found[at]:
            continue
        held = sum(
            _size(types[value])
            for value in _read_from_memory(at, ops, makers, readers)
            if not kept(value) and max(found[x] for x in readers[value] if x != at or len(readers[value]) == 1) < latest
        )
        if op.kind == "view" or held <= sum(_size(types[value]) for value in op.makes):
            found[at] = latest
    last = {"kernel": 0, "view": 1, "fixed": 2}
    places = [(where, last[op.kind], at) for at, op in enumerate(ops) for where in often.get(at) or (found[at],)]
    return [at for _, _, at in sorted(places)]


def _stretches(ops: Sequence[OpFlow]) -> list[int]:
    """How many ops that stay are before each one: those with one number go together, before the next that stays."""
    found: list[int] = []
    count = 0
    for op in ops:
        found.append(count)
        count += op.kind == "fixed"
    return found


def _read_from_memory(
    at: int, ops: Sequence[OpFlow], makers: Mapping[int, int], readers: Mapping[int, Collection[int]]
) -> set[int]:
    """The values that an op reads, through those that are made for it alone."""
    found: set[int] = set()
    left = list(ops[at].uses)
    while left:
        value = left.pop()
        maker = makers.get(value)
        if maker is not None and ops[maker].kind == "kernel" and len(readers[value]) == 1:
            left += ops[maker].uses
        else:
            found.add(value)
    return found


def _size(type_: object) -> int:
    if not isinstance(type_, Tensor) or not isinstance(type_.element, ElementType):
        return 0
    return math.prod(type_.shape) * type_.element.bits
