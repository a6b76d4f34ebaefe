"""Values that go in and out of a process: feeds, channels and futures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.execution.externs.registry import extern
from opspec.kernels.streams import Values, streams
from opspec.kernels.vocabulary import exchange
from opspec.values.arrays import Elements, RunValue
from opspec.values.dims import Undefined
from opspec.values.types import Tensor

TOKEN = None


@extern("infeed")
def infeed(_token: None, *, results: Sequence[Tensor], **_: object) -> tuple[RunValue, ...]:
    """The next values of the infeed of the run. Nothing is taken where nothing is wanted."""
    return (*(_expected(streams().next_infeed(), results, "the infeed") if results else ()), TOKEN)


@extern("outfeed")
def outfeed(inputs: Values, _token: None, **_: object) -> None:
    """The values go to the outfeed of the run."""
    streams().outfeed.append(tuple(inputs))


@extern("send")
def send(
    inputs: Values,
    _token: None,
    *,
    handle: int,
    is_host_transfer: bool,
    source_target_pairs: Sequence[Sequence[int]],
    **_: object,
) -> None:
    """The values go to the target that this process has, if any; the op does not wait for it."""
    if is_host_transfer:
        streams().host.setdefault(handle, []).append(tuple(inputs))
        return
    grid = exchange()
    for replica, partition in _partners(source_target_pairs, handle, 0):
        grid.send(handle, replica, partition, tuple(inputs))


@extern("recv")
def recv(
    _token: None,
    *,
    handle: int,
    is_host_transfer: bool,
    source_target_pairs: Sequence[Sequence[int]],
    results: Sequence[Tensor],
    **_: object,
) -> tuple[RunValue, ...]:
    """The next values for this process, which waits for them. Nothing is taken where nothing is wanted."""
    if not results:
        return (TOKEN,)
    if is_host_transfer:
        found = streams().next_from_host(handle)
    elif _partners(source_target_pairs, handle, 1):
        found = exchange().receive(handle)
    else:
        raise Undefined("no other process sends to this one")
    return (*_expected(found, results, f"channel {handle}"), TOKEN)


@extern("async_start")
def async_start(operands: Values, *, body: Callable[..., RunValue], **_: object) -> tuple[RunValue, ...]:
    """The future holds the value at once: what may run later may as well run now."""
    return (body(*operands),)


@extern("async_done")
def async_done(operand: tuple[RunValue, ...], **_: object) -> RunValue:
    """What the future holds."""
    return operand[0]


@extern("trace")
def trace(operand: Elements, **_: object) -> tuple[()]:
    """Whoever watches the run has seen the operand."""
    del operand
    return ()


@extern("rng_state")
def rng_state(*, delta: int, **_: object) -> Elements:
    """The state as it was, lower half first."""
    run = streams()
    state, run.random_state = run.random_state, (run.random_state + delta) % (1 << 128)
    return np.array([state % (1 << 64), state >> 64], np.uint64)


def _partners(pairs: Sequence[Sequence[int]], handle: int, side: int) -> list[tuple[int, int]]:
    """The processes at the other ends of the pairs that have this one as source (0) or target (1)."""
    grid = exchange()
    across = handle > 0  # partitions of one replica, else replicas of one partition
    me = grid.partition_id if across else grid.replica_id
    others = [pair[1 - side] for pair in pairs if pair[side] == me]
    return [(grid.replica_id, other) if across else (other, grid.partition_id) for other in others]


def _expected(found: Values, results: Sequence[Tensor], source: str) -> Values:
    here = [f"{x.dtype}{list(x.shape)}" for x in found]
    wanted = [f"{type_.element.dtype}{[int(size) for size in type_.shape]}" for type_ in results]
    if here != wanted:
        raise Undefined(f"expected {', '.join(wanted)} from {source}, found {', '.join(here) or 'nothing'}")
    return found
