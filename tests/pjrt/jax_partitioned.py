"""Programs that eight devices run in parts, on JAX's CPU and on ours in one process: equal values, shardings, shards;
and which of them were computed with whole values, and why. More of them are in `tests.pjrt.jax_shardings`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, NamedSharding
from jax.sharding import PartitionSpec as P

from tests.partition.jax_models import TOKENS, WIDE, layer
from tests.pjrt.jax_child import say
from tests.pjrt.jax_devices import Devices, grid, mapped, outcome, row, split

PROGRAMS: dict[str, Callable[[Devices], Any]] = {}


def drawn(*shape: int) -> np.ndarray:
    """Numbers that are the same for both platforms."""
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float32)


W = {
    name: drawn(*shape) / 8
    for name, shape in (dict.fromkeys("qkvo", (WIDE, WIDE)) | {"up": (WIDE, 64), "down": (64, WIDE)}).items()
}
BATCH = drawn(8, TOKENS, WIDE)


def program(function: Callable[[Devices], Any]) -> Callable[[Devices], Any]:
    PROGRAMS[function.__name__] = function
    return function


def placed(devices: Devices, value: Any, spec: Any) -> Any:
    mesh = grid(devices)
    return jax.tree.map(lambda x, one: jax.device_put(x, NamedSharding(mesh, one)), value, spec)


def step(w: Any, x: Any) -> Any:
    loss, slopes = jax.value_and_grad(lambda w: (layer(w, x) ** 2).mean())(w)
    return loss, jax.tree.map(lambda one, slope: one - 0.1 * slope, w, slopes)


def trained(devices: Devices, spec: dict[str, Any], steps: int = 3) -> Any:
    w, x = placed(devices, W, spec), placed(devices, BATCH, P("x"))
    for _ in range(steps):
        loss, w = jax.jit(step)(w, x)
    return loss, w


@program
def a_layer_shared_by_heads(devices: Devices) -> Any:
    return trained(devices, dict.fromkeys(("q", "k", "v", "up"), P(None, "y")) | dict.fromkeys(("o", "down"), P("y")))


@program
def a_layer_whose_weights_lie_apart(devices: Devices) -> Any:
    return trained(devices, dict.fromkeys(W, P("x")))


@program
def a_layer_of_which_each_has_all(devices: Devices) -> Any:
    return trained(devices, dict.fromkeys(W, P()))


@program
def a_convolution_network(devices: Devices) -> Any:
    kernel, x = drawn(3, 3, 4, 8), drawn(8, 8, 8, 4)

    def loss(kernel: Any, x: Any) -> Any:
        y = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        return jax.nn.relu(y).max(axis=(1, 2)).sum()

    return jax.jit(jax.value_and_grad(loss))(*placed(devices, (kernel, x), (P(None, None, None, "y"), P("x"))))


@program
def words_looked_up(devices: Devices) -> Any:
    table, words = drawn(32, WIDE), (np.arange(64, dtype=np.int32) * 7 % 32).reshape(8, 8)
    given = placed(devices, (table, words), (P("y", None), P("x")))
    return jax.jit(jax.value_and_grad(lambda table, words: (table[words] ** 2).mean()))(*given)


@program
def experts_chosen_by_tokens(devices: Devices) -> Any:
    weights, gates = drawn(4, WIDE, WIDE), drawn(WIDE, 4)

    def mixed(weights: Any, gates: Any, x: Any) -> Any:
        share = jax.nn.softmax(x @ gates)
        best = jnp.where(share >= lax.top_k(share, 2)[0][..., 1:], share, 0)
        return jnp.einsum("bte,btd,edf->btf", best, x, weights)

    return jax.jit(mixed)(*placed(devices, (weights, gates, BATCH), (P("x"), P(), P("y"))))


@program
def a_loop_over_layers(devices: Devices) -> Any:
    w, x = drawn(3, WIDE, WIDE) / 4, drawn(8, WIDE) / 4

    def loss(w: Any, x: Any) -> Any:
        return (lax.scan(lambda x, w: (jnp.tanh(x @ w), None), x, w)[0] ** 2).mean()

    return jax.jit(jax.value_and_grad(loss))(*placed(devices, (w, x), (P(None, None, "y"), P("x", None))))


@program
def loops_that_end_when_they_like(devices: Devices) -> Any:
    x = split(devices)
    return [
        jax.jit(lambda v: lax.while_loop(lambda c: c.sum() < 100, lambda c: c * 2 + 1, v))(x),
        jax.jit(lambda v: lax.fori_loop(0, 5, lambda at, c: c.at[at % 8].add(1.0), v))(x),
        jax.jit(lambda v: lax.switch(jnp.int32(v[0, 0]) + 1, [jnp.sin, jnp.cos, jnp.tanh], v))(x),
    ]


@program
def axes_that_are_explicit(devices: Devices) -> Any:
    mesh = jax.sharding.Mesh(np.array(devices).reshape(4, 2), ("x", "y"), axis_types=(AxisType.Explicit,) * 2)
    with jax.sharding.use_mesh(mesh) if hasattr(jax.sharding, "use_mesh") else jax.set_mesh(mesh):
        x = jax.device_put(BATCH[0], NamedSharding(mesh, P("x", None)))
        w = jax.device_put(W["up"], NamedSharding(mesh, P(None, "y")))
        return [
            jax.jit(lambda x, w: jnp.tanh(x @ w))(x, w),
            jax.jit(lambda x, w: jax.grad(lambda w: (x @ w).sum())(w))(x, w),
            jax.jit(lambda x: jax.sharding.reshard(x, P("y", "x")))(x),
        ]


@program
def some_axes_by_hand(devices: Devices) -> Any:
    mesh, x = grid(devices), split(devices)

    def halved(v: Any) -> Any:
        return lax.psum(v / 4 + jnp.sin(v @ v.T).sum(), "x")

    part = jax.shard_map(halved, mesh=mesh, in_specs=P("x"), out_specs=P(), axis_names={"x"}, check_vma=False)
    return [
        mapped(devices, lambda v: lax.psum(v * 2, "y"), P(None, "y"), P(), axis_names={"y"})(x),
        jax.jit(lambda v: jnp.cos(part(v)).sum(0))(x),
        jax.jit(jax.grad(lambda v: part(v).sum()))(x),
    ]


@program
def positions_and_orders(devices: Devices) -> Any:
    x = split(devices)
    return [jnp.argsort(x, 0), jnp.argmax(x, 1), jnp.cumsum(x, 0), jnp.flip(x, 0), jnp.roll(x, 3, 0)]


@program
def slices_that_are_found_by_data(devices: Devices) -> Any:
    x = split(devices)
    return [
        jax.jit(lambda v, at: lax.dynamic_slice(v, (at, 0), (2, 4)))(x, 3),
        jax.jit(lambda v, at: lax.dynamic_update_slice(v, jnp.ones((2, 2)), (at, 1)))(x, 3),
        jax.jit(lambda v: v.at[jnp.array([1, 5, 1])].add(2.0))(x),
        jax.jit(lambda v: v[jnp.array([7, 0, 3])])(x),
    ]


@program
def random_bits(devices: Devices) -> Any:
    s = NamedSharding(grid(devices), P("x", "y"))
    return [
        jax.jit(lambda k: jax.random.normal(k, (8, 4)), out_shardings=s)(jax.random.key(3)),
        jax.jit(lambda k: jax.random.permutation(k, 16))(jax.random.key(4)),
        jax.jit(lambda k, v: v * jax.random.bernoulli(k, 0.5, v.shape))(jax.random.key(5), split(devices)),
    ]


@program
def sizes_that_do_not_divide(devices: Devices) -> Any:
    x = split(devices)
    return [
        jax.jit(lambda v: v[:5] * 2)(x),
        jax.jit(lambda v: jnp.concatenate([v, v[:3]]).sum(1))(x),
        jax.jit(lambda v: jnp.pad(v, ((1, 2), (0, 0))) @ jnp.ones((4, 3)))(x),
    ]


@program
def several_types(devices: Devices) -> Any:
    s = NamedSharding(row(devices), P("x"))
    given = [
        np.arange(16).reshape(8, 2).astype(kind) for kind in (jnp.bfloat16, np.int8, np.uint32, np.complex64, bool)
    ]
    return [jax.jit(lambda v: (v + v, v.sum(0), v.T))(jax.device_put(x, s)) for x in given]


@program
def whole_matrices(devices: Devices) -> Any:
    x = split(devices)
    return [jnp.linalg.norm(x), jnp.linalg.inv(x.T @ x + jnp.eye(4)), jnp.fft.fft(x, axis=1)]


@program
def nothing_is_given_back(devices: Devices) -> Any:
    jax.jit(lambda _: None)(split(devices))
    return [jax.jit(lambda v: (v, jnp.zeros((0, 4))))(split(devices))]


def computed_whole() -> list[str]:
    """Why programs of this process, since it was asked last, were not partitioned."""
    from opspec.pjrt import programs

    found = [one for one in programs._recent.values() if one.layout is not None]
    programs._recent.clear()
    return [one.local if isinstance(one.local, str) else "" for one in found]


def reported(programs: Mapping[str, Callable[[Devices], Any]], names: Sequence[str]) -> None:
    import opspec.pjrt

    opspec.pjrt.register()
    for name in names:
        say({"begins": name})
        try:
            found = outcome(programs[name])
        except Exception as error:  # noqa: BLE001 - the outcome
            found = "".join(traceback.format_exception_only(error))[:1500]
        whole = computed_whole()
        say({"name": name, "found": found, "whole": [why for why in whole if why], "programs": len(whole)})
