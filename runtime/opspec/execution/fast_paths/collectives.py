"""Collectives by what goes between the processes of a group, where the kernels bring everybody's operands everywhere.

Terms are combined in one order: neighbours of the group in pairs, then neighbours of these, as the kernel of
`all_reduce` folds. So the bits do not depend on who adds: threads of one process, or processes of MPI.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, cast

import numpy as np

from opspec.execution.fast_paths import Function
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.kernels.folds import monoid
from opspec.kernels.vocabulary import Exchange, Peers, exchange
from opspec.numerics import elementwise as ew
from opspec.values.arrays import Array, DType, RunValue
from opspec.values.dims import Undefined, Vec
from opspec.values.types import ElementType, Tensor

Rows: TypeAlias = Sequence[Sequence[int]]
Group: TypeAlias = tuple[int, ...]
Among: TypeAlias = Callable[[], "tuple[Peers, Group] | None"]  # None: there is one process
_WHOLE = ("bool", "sint", "uint")


# --- who is in the group ------------------------------------------------------------------------------------


def group_of(rows: Rows, handle: int, use_global_device_ids: bool, grid: Exchange) -> Group:
    """The group of a process, of replicas, of these in all partitions, or of devices."""
    me = grid.replica_id * grid.num_partitions + grid.partition_id
    if use_global_device_ids:
        return _row(rows, me)
    row = _row(rows, grid.replica_id) if any(map(len, rows)) else tuple(range(grid.num_replicas))
    partitions = range(grid.num_partitions) if handle > 0 else (grid.partition_id,)
    return tuple(replica * grid.num_partitions + p for p in partitions for replica in row)


def counted_group(rows: Rows, handle: int, grid: Exchange) -> Group:
    """The same where a channel makes ids those of partitions."""
    return tuple(numbers(_row(rows, grid.partition_id if handle > 0 else grid.replica_id), handle, grid))


def numbers(ids: Sequence[int], handle: int, grid: Exchange) -> Sequence[int]:
    """The numbers of processes whose ids are those of partitions where there is a channel, else of replicas."""
    if handle > 0:
        return [grid.replica_id * grid.num_partitions + partition for partition in ids]
    return [replica * grid.num_partitions + grid.partition_id for replica in ids]


def _row(rows: Rows, me: int) -> Group:
    """Of ids below zero, which fill short rows, nothing is left."""
    return next((found for row in rows if me in (found := tuple(int(i) for i in row if i >= 0))), ())


def among(find: Callable[[Exchange], Group]) -> Among:
    """The group of the process that asks, found once for each."""
    known: dict[tuple[int, int, int, int], Group] = {}

    def asked() -> tuple[Peers, Group] | None:
        grid = exchange()
        if grid.peers is None:
            return None
        key = grid.replica_id, grid.partition_id, grid.num_replicas, grid.num_partitions
        group = known.get(key)
        if group is None:
            group = known[key] = find(grid)
            count = grid.num_replicas * grid.num_partitions
            if not group or max(group) >= count:
                raise Undefined(f"process ({grid.replica_id}, {grid.partition_id}) is in no group of {count} processes")
        return grid.peers, group

    return asked


def _among(rows: Vec, handle: int, use_global_device_ids: bool) -> Among:
    return among(partial(group_of, cast("Rows", rows), handle, use_global_device_ids))


def _in_rows(x: Array) -> Array:
    return np.asarray(x, order="C")


# --- how terms are combined ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class PairwiseFold:
    """A region, applied to neighbours until one is left."""

    body: Body
    element: ElementType

    @property
    def function(self) -> np.ufunc | None:
        return self.body if isinstance(self.body, np.ufunc) else None

    @property
    def exact(self) -> bool:
        return self.function is not None and self.element.dtype.isbuiltin == 1 and self.element.kind in _WHOLE

    @property
    def dtype(self) -> DType:
        return self.element.dtype

    def fold(self, items: Sequence[Array]) -> Array:
        step = monoid(self.body, many=False).step
        left: list[Array] = [ew.convert(x, self.element.dtype) for x in items]
        while len(left) > 1:
            pairs = [step((x,), (y,))[0] for x, y in zip(left[::2], left[1::2], strict=False)]
            left = pairs + left[2 * len(pairs) :]
        return left[0]


def _folds(body: Body, results: Sequence[Tensor]) -> list[PairwiseFold] | WhyNot:
    elements = [x.element for x in results]
    if not all(isinstance(element, ElementType) for element in elements):
        return "its elements are not numbers"
    return [PairwiseFold(body, element) for element in elements if isinstance(element, ElementType)]


# --- ops ----------------------------------------------------------------------------------------------------


def all_reduce(
    _operands: Sequence[Tensor],
    *,
    replica_groups: Vec,
    handle: int,
    use_global_device_ids: bool,
    computation: Body,
    results: Sequence[Tensor],
    **_: object,
) -> Function | WhyNot:
    asked, folds = _among(replica_groups, handle, use_global_device_ids), _folds(computation, results)
    if isinstance(folds, str):
        return folds

    def run(xs: Sequence[Array]) -> RunValue:
        if (found := asked()) is None:
            return None
        peers, group = found
        return tuple(peers.combine(group, _in_rows(x), fold) for x, fold in zip(xs, folds, strict=True))

    return run


def reduce_scatter(
    _operand: Tensor,
    *,
    scatter_dimension: int,
    replica_groups: Vec,
    handle: int,
    use_global_device_ids: bool,
    computation: Body,
    result: Tensor,
    **_: object,
) -> Function | WhyNot:
    asked, folds = _among(replica_groups, handle, use_global_device_ids), _folds(computation, [result])
    if isinstance(folds, str):
        return folds
    (fold,) = folds

    def run(x: Array) -> RunValue:
        if (found := asked()) is None:
            return None
        peers, group = found
        return peers.combine_parts(group, np.split(_in_rows(x), len(group), int(scatter_dimension)), fold)

    return run


def all_gather(
    _operands: Sequence[Tensor],
    *,
    all_gather_dim: int,
    replica_groups: Vec,
    handle: int,
    use_global_device_ids: bool,
    **_: object,
) -> Function | WhyNot:
    asked = _among(replica_groups, handle, use_global_device_ids)
    join = partial(np.concatenate, axis=int(all_gather_dim))

    def run(xs: Sequence[Array]) -> RunValue:
        if (found := asked()) is None:
            return None
        peers, group = found
        return tuple(peers.gather(group, _in_rows(x), join) for x in xs)

    return run


def all_to_all(
    _operands: Sequence[Tensor],
    *,
    split_dimension: int,
    concat_dimension: int,
    replica_groups: Vec,
    handle: int,
    **_: object,
) -> Function | WhyNot:
    asked = among(partial(counted_group, cast("Rows", replica_groups), handle))

    def run(xs: Sequence[Array]) -> RunValue:
        if (found := asked()) is None:
            return None
        peers, group = found
        dealt = (peers.deal(group, np.split(_in_rows(x), len(group), int(split_dimension))) for x in xs)
        return tuple(np.concatenate(parts, int(concat_dimension)) for parts in dealt)

    return run


def collective_permute(_operand: Tensor, *, source_target_pairs: Vec, handle: int, **_: object) -> Function | WhyNot:
    pairs = [(int(source), int(target)) for source, target in source_target_pairs]
    largest = max((max(pair) for pair in pairs), default=0)

    def run(x: Array) -> RunValue:
        grid = exchange()
        if grid.peers is None:
            return None
        if largest >= (grid.num_partitions if handle > 0 else grid.num_replicas):
            raise Undefined(f"{largest} is none of the processes")
        x, me = _in_rows(x), grid.partition_id if handle > 0 else grid.replica_id
        sources = numbers([source for source, target in pairs if target == me], handle, grid)
        targets = numbers([target for source, target in pairs if source == me], handle, grid)
        moved = grid.peers.move(sources[0] if sources else None, targets, x)
        return np.zeros_like(x) if moved is None else moved

    return run


def collective_broadcast(
    _operands: Sequence[Tensor],
    _roots: Tensor | None,
    *,
    replica_groups: Vec,
    handle: int,
    has_dynamic_root: bool,
    **_: object,
) -> Function | WhyNot:
    if has_dynamic_root:
        return "its roots are known only when it runs"
    rows = cast("Rows", replica_groups)

    def run(xs: Sequence[Array], _roots: Array | None) -> RunValue:
        grid = exchange()
        if grid.peers is None:
            return None
        group, xs = counted_group(rows, handle, grid), [_in_rows(x) for x in xs]
        made = [grid.peers.spread(group, x) for x in xs]
        return tuple(np.zeros_like(x) if own is None else own for x, own in zip(xs, made, strict=True))

    return run
