"""What JAX lowers breaks no rule: training steps of networks, and functions with their gradients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest
from flax import linen as nn
from jax import export, lax

import opspec
from opspec.programs.records import import_module
from opspec.verification.any_form import verify_source
from opspec.verification.verifier import verify_view
from tests.pjrt.jax_training import Convolutional, Transformer
from tests.samples import one_in

pytestmark = pytest.mark.slow

X = np.random.default_rng(3).standard_normal((6, 8)).astype(np.float32)
KEY = np.array([1, 2], np.uint32)
Program = tuple[Callable[..., Any], Sequence[Any]]


def trained(model: nn.Module, loss: Callable[..., Any], optimizer: Any, start: Sequence[Any], batch: Any) -> Program:
    """One step: loss, gradients, and what the optimizer makes of them; of parameters only the shapes are asked."""
    params = jax.eval_shape(model.init, jax.random.key(0), *start)

    def step(params: Any, state: Any, batch: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, batch)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, value

    return step, (params, jax.eval_shape(optimizer.init, params), batch)


def convolutional() -> Program:
    model = Convolutional()
    x, labels = np.ones((4, 8, 8, 1), np.float32), np.arange(4)

    def loss(params: Any, batch: Any) -> Any:
        logits = model.apply(params, batch[0], jax.random.key(2))
        return optax.softmax_cross_entropy_with_integer_labels(logits, batch[1]).mean()

    return trained(model, loss, optax.adamw(1e-2), (x, jax.random.key(1)), (x, labels))


def transformer() -> Program:
    model = Transformer()
    tokens = np.arange(36).reshape(4, 9) % 32

    def loss(params: Any, batch: Any) -> Any:
        logits = model.apply(params, batch[:, :-1])
        return optax.softmax_cross_entropy_with_integer_labels(logits, batch[:, 1:]).mean()

    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(optax.cosine_decay_schedule(1e-3, 10)))
    return trained(model, loss, optimizer, (tokens[:, :-1],), tokens)


class Normalised(nn.Module):
    @nn.compact
    def __call__(self, x: Any) -> Any:
        x = nn.relu(nn.BatchNorm(use_running_average=False)(nn.Conv(8, (3, 3), feature_group_count=2)(x)))
        return nn.Dense(3)(nn.ConvTranspose(4, (2, 2), strides=(2, 2))(x).mean((1, 2)))


def normalised() -> Program:
    model, x = Normalised(), np.ones((2, 6, 6, 4), np.float32)

    def loss(params: Any, batch: Any) -> Any:
        return (model.apply(params, batch, mutable=["batch_stats"])[0] ** 2).mean()

    return trained(model, loss, optax.lamb(1e-2), (x,), x)


def recurrent() -> Program:
    model, x = nn.RNN(nn.GRUCell(12)), np.ones((4, 7, 5), np.float32)
    return trained(model, lambda p, b: (model.apply(p, b) ** 2).mean(), optax.sgd(1e-2, momentum=0.9), (x,), x)


def with_gradient(function: Callable[..., Any], *arguments: Any) -> Callable[[], Program]:
    """The function, and how the sum of what it gives depends on its first argument."""

    def both(*given: Any) -> Any:
        def total(first: Any) -> Any:
            leaves = jax.tree.leaves(function(first, *given[1:]))
            return sum(jnp.real(leaf).sum() for leaf in leaves if jnp.issubdtype(leaf.dtype, jnp.inexact))

        return function(*given), jax.grad(total)(given[0])

    return lambda: (both, arguments)


def sampled(scale: Any, key: Any) -> Any:
    key = jax.random.wrap_key_data(key, impl="threefry2x32")
    draws = [jax.random.normal, jax.random.uniform, jax.random.gumbel, jax.random.exponential, jax.random.laplace]
    several = [draw(k, (3, 4)) * scale for draw, k in zip(draws, jax.random.split(key, len(draws)), strict=True)]
    mixed = jax.random.permutation(key, 10), jax.random.randint(key, (5,), 0, 9), jax.random.bernoulli(key, 0.3, (4,))
    return several, mixed, jax.random.categorical(key, scale * jnp.ones((3, 4)))


def scanned(h: Any, xs: Any) -> Any:
    return lax.scan(lambda h, x: (jnp.tanh(h + x), jnp.sin(h).sum()), h, xs)


def looped(x: Any) -> Any:
    return lax.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * 0.5), (0, x))


def chosen(x: Any) -> Any:
    branches = [jnp.sin, jnp.cos, lambda y: y * y]
    return lax.switch(jnp.int32(x.sum()) % 3, branches, x), lax.cond(x.sum() > 0, jnp.exp, jnp.log1p, x)


def indexed(x: Any) -> Any:
    at = jnp.array([3, 1, 3])
    return x[at], x.at[at].add(1.0), x.at[:, 2].max(0.5), lax.dynamic_slice(x, (1, 2), (2, 3)), jnp.take(x, at, axis=1)


def solved(x: Any) -> Any:
    a = x @ x.T + 8 * jnp.eye(len(x))
    factor = jnp.linalg.cholesky(a)
    return factor, jax.scipy.linalg.solve_triangular(factor, x, lower=True)


def special(x: Any) -> Any:
    y = jnp.abs(x) + 0.5
    return lax.lgamma(y), lax.digamma(y), lax.erf(x), lax.erf_inv(jnp.tanh(x)), lax.igamma(y, y), lax.bessel_i1e(x)


PROGRAMS: dict[str, Callable[[], Program]] = {
    "convolutional": convolutional,
    "transformer": transformer,
    "normalised": normalised,
    "recurrent": recurrent,
    "scan": with_gradient(scanned, X[0], X),
    "while": lambda: (looped, (X,)),
    "branches": with_gradient(chosen, X),
    "top_k": with_gradient(lambda x: lax.top_k(x, 3), X),
    "sort": with_gradient(lambda x: (jnp.sort(x, 0), jnp.sort(x), jnp.median(x, 1)), X),
    "sort_by_key": lambda: (lambda x: (jnp.argsort(x), lax.sort((x, x * 2), num_keys=1), jnp.unique(x, size=5)), (X,)),
    "fft": with_gradient(lambda x: (jnp.fft.fft2(x), jnp.fft.rfft(x), jnp.fft.irfft(jnp.fft.rfft(x))), X),
    "random": with_gradient(sampled, np.float32(2), KEY),
    "indexed": with_gradient(indexed, X),
    "windows": with_gradient(lambda x: (jnp.cumsum(x, 0), lax.cummax(x, 1), lax.cumprod(x, 0, True)), X),
    "factors": with_gradient(solved, X),
    "special": with_gradient(special, X),
    "norms": with_gradient(lambda x: (jax.nn.logsumexp(x, 1), jax.nn.softmax(x), jnp.linalg.norm(x)), X),
    "half_precision": with_gradient(lambda x: jnp.tanh(x.astype(jnp.bfloat16) @ x.T.astype(jnp.bfloat16)), X),
    "checkpointed": with_gradient(jax.checkpoint(lambda x: jnp.sin(jnp.sin(x) @ x.T)), X),
    "mapped": with_gradient(jax.vmap(lambda x: jnp.outer(x, x) @ x), X),
}


@pytest.mark.parametrize("name", one_in(2, PROGRAMS))
def test_what_jax_lowers_breaks_no_rule(name: str) -> None:
    function, arguments = PROGRAMS[name]()
    traced = jax.jit(function).lower(*arguments).compiler_ir("stablehlo")
    found = verify_view(import_module(traced))
    assert found.diagnostics == []
    assert found.unchecked == {}, "ops that no rule was asked of"
    assert found.ops > 3


@pytest.mark.parametrize("name", one_in(2, ["transformer", "fft", "random", "sort"]))
def test_neither_does_what_it_exports(name: str) -> None:
    function, arguments = PROGRAMS[name]()
    exported = export.export(jax.jit(function))(*arguments)
    assert verify_source(bytes(exported.mlir_module_serialized)).diagnostics == []
    assert opspec.verify(opspec.load(exported.mlir_module_serialized, trusted=True)) == []
