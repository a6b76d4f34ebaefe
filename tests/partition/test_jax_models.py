"""Training steps that JAX lowered, on a mesh of eight devices: what they compute, and which collectives they need."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import jax
import numpy as np
import pytest

import opspec
from opspec.partition.partitioning import Partitioned, partition
from opspec.partition.running import run_partitioned
from tests.partition.carrier_bytes import sent_by_carrier
from tests.partition.jax_models import NAMES, models

ALL = models()
CLOSE = 1e-4  # of the largest element, after all steps: sums of the devices are in another order
MOST = 1.2  # times what the carrier's partitioner moves


@cache
def partitioned(name: str) -> Partitioned:
    made = partition(opspec.load(ALL[name].lowered()))
    assert opspec.verify(made.module) == []
    return made


def trained(name: str, steps: int) -> None:
    """Weights after so many steps, by devices and by one."""
    model, made = ALL[name], partitioned(name)
    program = opspec.load(model.lowered())
    mine = theirs = [np.asarray(x) for x in jax.tree.leaves(dict(model.weights))]
    for _ in range(steps):
        loss, *mine = run_partitioned(made, [*mine, model.x])
        wanted, *theirs = (np.asarray(x) for x in opspec.run(program, *theirs, model.x))
        for one, other in zip([loss, *mine], [wanted, *theirs], strict=True):
            assert np.isfinite(other).all()
            assert np.abs(one - other).max() <= CLOSE * max(1e-3, np.abs(other).max())


def kinds(name: str) -> Counter[str]:
    return Counter(one.kind for one in partitioned(name).exchanges)


@pytest.mark.parametrize(
    "name",
    ["transformer, tensor", "transformer, FSDP", "experts", "convolutions, rows", "scan", "embedding, words"],
)
def test_two_steps(name: str) -> None:
    trained(name, 2)


@pytest.mark.full
@pytest.mark.parametrize("name", ALL)
def test_fifty_steps(name: str) -> None:
    trained(name, 50)


def test_a_layer_shared_by_rows_and_heads_only_sums() -> None:
    assert set(kinds("transformer, tensor")) == {"all_reduce"}


def test_weights_that_lie_apart_are_gathered_and_their_slopes_scattered() -> None:
    assert kinds("transformer, FSDP")["reduce_scatter"] == len(NAMES)
    assert kinds("transformer, FSDP")["all_gather"] >= len(NAMES)


def test_words_are_looked_up_where_they_are() -> None:
    assert set(kinds("embedding, words")) == {"all_reduce"}


def test_rows_of_a_picture_are_exchanged_with_neighbours() -> None:
    assert kinds("convolutions, rows")["collective_permute"] > 0


@pytest.mark.full
def test_little_more_is_moved_than_by_the_carrier(tmp_path: Path) -> None:
    theirs = sent_by_carrier([model.lowered() for model in ALL.values()], tmp_path)
    ratios = {
        name: sum(one.sent for one in partitioned(name).exchanges) / sum(sent.values())
        for name, sent in zip(ALL, theirs, strict=True)
    }
    assert max(ratios.values()) <= MOST, ratios
