"""Training steps that JAX lowered, on a mesh of eight devices: what they compute, and which collectives they need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import opspec
from opspec.partition.partitioning import Partitioned, partition
from opspec.partition.running import run_partitioned
from tests.partition import held_out_models, untuned_models
from tests.partition.carrier_bytes import sent_by_carrier
from tests.partition.jax_models import NAMES, lowered, models
from tests.partition.test_partition import arguments_of
from tests.samples import one_in

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
    one_in(
        2, ["transformer, FSDP", "transformer, tensor", "experts", "embedding, words", "convolutions, rows", "scan"]
    ),
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


@pytest.mark.full
@pytest.mark.parametrize("write", [untuned_models.programs, held_out_models.programs], ids=["untuned", "held out"])
def test_little_more_is_moved_where_nothing_was_tuned(write: Callable[[], dict[str, str]], tmp_path: Path) -> None:
    texts = write()
    ratios = {}
    for (name, text), sent in zip(texts.items(), sent_by_carrier(list(texts.values()), tmp_path), strict=True):
        made = partition(opspec.load(text))
        assert not made.whole, name
        ratios[name] = sum(one.sent for one in made.exchanges) / sum(sent.values())
        given = [np.abs(x) for x in arguments_of(text, 0)]  # words are counted from zero, and squares have roots
        for one, other in zip(run_partitioned(made, given), opspec.run(opspec.load(text), *given), strict=True):
            wanted = np.asarray(other)
            assert np.abs(one - wanted).max() <= CLOSE * max(1e-3, np.abs(wanted).max()), name
    assert max(ratios.values()) <= MOST, ratios


def test_rows_of_a_batch_win_where_a_table_is_split_along_them() -> None:
    """As in XLA, which writes what only adds ones as reshapes: products that move more would win else."""
    made = partition(opspec.load(untuned_models.programs_of(untuned_models.language)["language, words by data"]))
    assert made.exchanges[0].shape == (8, 16)
    assert sum(one.sent for one in made.exchanges) < 11_014  # what the partitioner of jaxlib 0.10.2 moves


# --- what people ask for besides ---------------------------------------------------------------------------


def pooled(x: jax.Array) -> jax.Array:
    largest = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
    return (largest * jnp.arange(4.0)).sum()


ROWS, COLUMNS = jax.P("data"), jax.P(None, "data")
X = np.random.default_rng(0).normal(size=(8, 16)).astype(np.float32)
PICTURES = np.random.default_rng(1).normal(size=(4, 8, 8, 4)).astype(np.float32)
SINGLE: dict[str, tuple[Callable[..., Any], tuple[Any, ...], tuple[Any, ...]]] = {
    "argmax of a vector": (lambda v: (jnp.argmax(v), jnp.argmin(v)), (X[0, :13],), (ROWS,)),
    "argmax": (lambda x: jnp.argmax(x, 1), (X,), (COLUMNS,)),
    "sort": (lambda x: (jnp.sort(x, 1), jnp.argsort(x, 1)), (X,), (COLUMNS,)),
    "median": (lambda x: jnp.median(x, 1), (X,), (jax.P("model", "data"),)),
    "fft": (lambda x: jnp.abs(jnp.fft.rfft(x, axis=1)), (X,), (COLUMNS,)),
    "scan of pairs": (lambda x: jax.lax.associative_scan(jnp.add, x, axis=0), (X,), (ROWS,)),
    "cholesky": (lambda x: jnp.linalg.cholesky(x[:, :, None] * x[:, None] + 16 * jnp.eye(16)), (X,), (ROWS,)),
    "slice": (lambda x, i: jax.lax.dynamic_slice(x, (i,), (4,)), (X[0], np.int32(3)), (ROWS, jax.P())),
    "cache": (
        lambda x, u, i: jax.lax.dynamic_update_slice_in_dim(x, u, i, 0),
        (X, X[:1] + 1, np.int32(5)),
        (ROWS, jax.P(), jax.P()),
    ),
    "largest few": (lambda x: jax.lax.top_k(x, 3), (X,), (COLUMNS,)),
    "pooling": (jax.grad(pooled), (PICTURES,), (COLUMNS,)),
}


@pytest.mark.parametrize("name", one_in(2, SINGLE))
def test_single_functions_are_shared_without_being_asked_to_replicate(name: str) -> None:
    function, given, places = SINGLE[name]
    text = lowered(function, places, *given)
    made = partition(opspec.load(text))
    assert opspec.verify(made.module) == []
    wanted = opspec.run(opspec.load(text), *given)
    for one, other in zip(run_partitioned(made, list(given)), map(np.asarray, wanted), strict=True):
        assert np.allclose(one, other, rtol=1e-5, atol=1e-5)
