"""Collectives as calls of NCCL: which calls, with which buffers, and what is made of what they give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.kernels.vocabulary import within
from opspec.ranks.nccl import NcclPeers
from tests.execution.fast_paths.random_collectives import Asked, main, region

GIVEN = np.array([1, 2, 3, 4], np.float32)


@dataclass
class Recorded:
    """A library, its communicators and its memory in one: it notes each call, and gives what it was told to."""

    gives: Callable[[np.ndarray, np.ndarray], np.ndarray] = lambda sent, _: sent
    calls: list[tuple[Any, ...]] = field(default_factory=list)
    SUM, PROD, MAX, MIN = "SUM", "PROD", "MAX", "MIN"

    @contextmanager
    def group(self) -> Iterator[None]:
        self.calls.append(("group",))
        yield
        self.calls.append(("end",))

    def put(self, x: np.ndarray) -> np.ndarray:
        return x.copy()

    def empty(self, shape: Sequence[int], dtype: np.dtype) -> np.ndarray:
        return np.empty(shape, dtype)

    def get(self, buffer: np.ndarray) -> np.ndarray:
        return buffer

    def communicator(self, group: tuple[int, ...]) -> Any:
        self.calls.append(("communicator", group))
        return _Communicator(self)


class _Communicator:
    def __init__(self, recorded: Recorded) -> None:
        self._recorded = recorded

    def __getattr__(self, name: str) -> Callable[..., None]:
        def called(sent: np.ndarray, *rest: Any) -> None:
            made = rest[0] if rest and isinstance(rest[0], np.ndarray) else None
            told = [x for x in rest if not isinstance(x, np.ndarray)]
            shapes = [(x.dtype.name, x.shape) for x in (sent, made) if x is not None]
            self._recorded.calls.append((name, *shapes, *told))
            if name == "recv":
                sent[...] = 7
            elif made is not None:
                made[...] = self._recorded.gives(sent, made).reshape(made.shape)

        return called


class _Grid:
    """The second of four partitions."""

    replica_id, partition_id, num_replicas, num_partitions = 0, 1, 1, 4

    def __init__(self, peers: NcclPeers[np.ndarray]) -> None:
        self.peers = peers


ASKED = Asked(1, 4, [[3, 1], [0, 2]], 1, True)
REDUCE_SCATTER = (
    f'"stablehlo.reduce_scatter"(%x) <{{scatter_dimension = 1 : i64, {ASKED.attributes()}}}> {region("add", "f32")}'
)
PERMUTE = (
    '"stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>,'
    " channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}>"
)


def ran(program: str, x: np.ndarray, recorded: Recorded) -> np.ndarray:
    peers = NcclPeers(range(4), recorded.communicator, recorded, recorded)  # type: ignore[arg-type]
    with within(_Grid(peers)):  # type: ignore[arg-type]
        (found,) = opspec.compile(opspec.load(program))(x)
    return np.asarray(found)


@pytest.mark.parametrize(
    ("combine", "element", "call"),
    [
        ("add", "f32", ("allreduce", ("float32", (4,)), ("float32", (4,)), "SUM")),
        ("multiply", "i32", ("allreduce", ("int32", (4,)), ("int32", (4,)), "PROD")),
        ("maximum", "ui8", ("allreduce", ("uint8", (4,)), ("uint8", (4,)), "MAX")),
        ("and", "i1", ("allreduce", ("uint8", (4,)), ("uint8", (4,)), "MIN")),
        ("maximum", "f32", ("allgather", ("uint8", (16,)), ("uint8", (2, 16)))),  # NaN
        ("add", "i16", ("allgather", ("uint8", (8,)), ("uint8", (2, 8)))),  # which NCCL does not have
        ("add", "bf16", ("allgather", ("uint8", (8,)), ("uint8", (2, 8)))),
        ("subtract", "i32", ("allgather", ("uint8", (16,)), ("uint8", (2, 16)))),
    ],
)
def test_all_reduce(combine: str, element: str, call: tuple[Any, ...]) -> None:
    dtype = {
        "f32": np.float32,
        "i32": np.int32,
        "i16": np.int16,
        "ui8": np.uint8,
        "i1": bool,
        "bf16": ml_dtypes.bfloat16,
    }[element]
    x = np.array([1, 0, 1, 1]).astype(dtype)
    recorded = Recorded(lambda sent, made: np.broadcast_to(sent, made.shape))
    found = ran(ASKED.all_reduce(combine, f"tensor<4x{element}>"), x, recorded)
    assert recorded.calls == [("communicator", (3, 1)), call]
    assert found.dtype == x.dtype
    folded = {"add": lambda: x + x, "subtract": lambda: x - x}.get(combine, lambda: x)
    assert np.array_equal(found, x if call[0] == "allreduce" else folded())


def test_reduce_scatter() -> None:
    recorded = Recorded(lambda sent, _: sent[1])
    found = ran(main("tensor<2x2xf32>", "tensor<2x1xf32>", REDUCE_SCATTER), GIVEN.reshape(2, 2), recorded)
    assert recorded.calls == [
        ("communicator", (3, 1)),
        ("reduce_scatter", ("float32", (2, 2)), ("float32", (2,)), "SUM"),
    ]
    assert found.tolist() == [[2], [4]]  # the second column is for the second of the group


def test_all_gather_and_all_to_all() -> None:
    recorded = Recorded(lambda sent, made: np.broadcast_to(sent, made.shape))
    op = f'"stablehlo.all_gather"(%x) <{{all_gather_dim = 0 : i64, {ASKED.attributes()}}}>'
    assert ran(main("tensor<4xf32>", "tensor<8xf32>", op), GIVEN, recorded).tolist() == [*GIVEN, *GIVEN]
    sizes = "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64"
    op = f'"stablehlo.all_to_all"(%x) <{{{sizes}, {ASKED.attributes(counted=True)}}}>'
    exchanged = Recorded()
    found = ran(main("tensor<2x2xf32>", "tensor<1x4xf32>", op), GIVEN.reshape(2, 2), exchanged)
    assert found.tolist() == [[1, 2, 3, 4]]
    assert [*recorded.calls, *exchanged.calls] == [
        ("communicator", (3, 1)),
        ("allgather", ("uint8", (16,)), ("uint8", (2, 16))),
        ("communicator", (3, 1)),
        ("alltoall", ("uint8", (2, 8)), ("uint8", (2, 8))),
    ]


def test_collective_permute_and_broadcast() -> None:
    recorded = Recorded()
    found = ran(main("tensor<4xui8>", "tensor<4xui8>", PERMUTE), GIVEN.astype(np.uint8), recorded)
    assert found.tolist() == [7] * 4
    assert recorded.calls == [
        ("communicator", (0, 1, 2, 3)),
        ("group",),
        ("send", ("uint8", (4,)), 2),
        ("recv", ("uint8", (4,)), 0),
        ("end",),
    ]
    recorded = Recorded()
    op = f'"stablehlo.collective_broadcast"(%x) <{{{ASKED.attributes(counted=True)}}}>'
    assert np.array_equal(ran(main("tensor<4xf32>", "tensor<4xf32>", op), GIVEN, recorded), GIVEN)
    assert recorded.calls == [
        ("communicator", (3, 1)),
        ("broadcast", ("uint8", (16,)), ("uint8", (16,)), 0),
    ]


def test_nothing_is_called_of_arrays_without_elements() -> None:
    """NCCL refuses them."""
    recorded = Recorded()
    empty = np.zeros((0, 2), np.float32)
    op = f'"stablehlo.all_gather"(%x) <{{all_gather_dim = 1 : i64, {ASKED.attributes()}}}>'
    assert ran(main("tensor<0x2xf32>", "tensor<0x4xf32>", op), empty, recorded).shape == (0, 4)
    assert ran(ASKED.all_reduce("add", "tensor<0x2xf32>"), empty, recorded).shape == (0, 2)
    sizes = "split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64"
    op = f'"stablehlo.all_to_all"(%x) <{{{sizes}, {ASKED.attributes(counted=True)}}}>'
    assert ran(main("tensor<0x2xf32>", "tensor<0x1xf32>", op), empty, recorded).shape == (0, 1)
    assert ran(main("tensor<0x2xf32>", "tensor<0x1xf32>", REDUCE_SCATTER), empty, recorded).shape == (0, 1)
    assert ran(main("tensor<0x2xf32>", "tensor<0x2xf32>", PERMUTE), empty, recorded).shape == (0, 2)
    assert recorded.calls == []
