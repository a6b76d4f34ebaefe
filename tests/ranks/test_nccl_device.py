"""Collectives as calls of NCCL itself, where there is a device: a group of one process, so that what comes is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.kernels.vocabulary import within
from opspec.ranks.nccl import NcclPeers
from tests.execution.fast_paths.random_collectives import Asked, main, region

ALONE = Asked(1, 1, [[0]], 1, True)
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
DTYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i16": np.int16, "ui8": np.uint8, "i1": bool}


class _Memory:
    """Arrays of CuPy, on the default stream."""

    def __init__(self, cupy: Any) -> None:
        self._cupy = cupy

    def put(self, x: np.ndarray) -> Any:
        return self._cupy.asarray(x)

    def empty(self, shape: Sequence[int], dtype: np.dtype) -> Any:
        return self._cupy.full(shape, 1, dtype)  # not what is expected

    def get(self, buffer: Any) -> np.ndarray:
        return np.asarray(self._cupy.asnumpy(buffer))


class _Counted:
    """A communicator, and how often it was called."""

    def __init__(self, communicator: Any) -> None:
        self._communicator = communicator
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.calls.append(name)
        return getattr(self._communicator, name)


class _Grid:
    replica_id, partition_id, num_replicas, num_partitions = 0, 0, 1, 1

    def __init__(self, peers: NcclPeers[Any]) -> None:
        self.peers = peers


@pytest.fixture(scope="module")
def nccl() -> tuple[Any, Any, Any]:
    """NCCL, memory and a communicator of this process alone."""
    cupy = pytest.importorskip("cupy", reason="CuPy is not installed, whose arrays NCCL is given")
    core = pytest.importorskip("nccl.core", reason="nccl4py is not installed")
    try:
        cupy.cuda.Device(0).use()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        pytest.skip(f"no CUDA device can be used: {error}")
    return core, _Memory(cupy), core.Communicator.init(1, 0, core.get_unique_id())


def ran(program: str, x: np.ndarray, nccl: tuple[Any, Any, Any]) -> tuple[np.ndarray, list[str]]:
    """What a program gives, and the calls."""
    core, memory, communicator = nccl
    counted = _Counted(communicator)
    peers = NcclPeers(range(1), lambda _: counted, memory, core)
    with within(_Grid(peers)):  # type: ignore[arg-type]
        (found,) = opspec.compile(opspec.load(program), engine="numpy")(x)
    return np.asarray(found), counted.calls


@pytest.mark.parametrize(
    ("combine", "element", "call"),
    [
        ("add", "f32", "allreduce"),
        ("add", "f64", "allreduce"),
        ("multiply", "i32", "allreduce"),
        ("maximum", "ui8", "allreduce"),
        ("and", "i1", "allreduce"),
        ("maximum", "f32", "allgather"),
        ("add", "i16", "allgather"),
        ("add", "bf16", "allgather"),
    ],
)
def test_all_reduce(combine: str, element: str, call: str, nccl: tuple[Any, Any, Any]) -> None:
    x = np.array([1, 0, 7, -3] if element != "ui8" else [1, 0, 7, 3]).astype(DTYPES.get(element, ml_dtypes.bfloat16))
    found, calls = ran(ALONE.all_reduce(combine, f"tensor<4x{element}>"), x, nccl)
    assert np.array_equal(found, x)
    assert calls == [call]


def test_the_other_collectives(nccl: tuple[Any, Any, Any]) -> None:
    x = np.arange(8, dtype=np.float32).reshape(2, 4)
    of_two = "tensor<2x4xf32>"
    sizes = "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64"
    asked = {
        "allgather": f'"stablehlo.all_gather"(%x) <{{all_gather_dim = 0 : i64, {ALONE.attributes()}}}>',
        "alltoall": f'"stablehlo.all_to_all"(%x) <{{{sizes}, {ALONE.attributes(counted=True)}}}>',
        "reduce_scatter": f'"stablehlo.reduce_scatter"(%x) <{{scatter_dimension = 1 : i64, {ALONE.attributes()}}}> '
        + region("add", "f32"),
        "broadcast": f'"stablehlo.collective_broadcast"(%x) <{{{ALONE.attributes(counted=True)}}}>',
        "send": '"stablehlo.collective_permute"(%x) '
        f"<{{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>, {CHANNEL}}}>",
    }
    for call, op in asked.items():
        found, calls = ran(main(of_two, of_two, op), x, nccl)
        assert np.array_equal(found, x), call
        assert calls[0] == call
