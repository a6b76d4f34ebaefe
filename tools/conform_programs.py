"""The programs of several ops that `opspec conform` asks: what JAX makes of these functions and of their gradients.

    python tools/conform_programs.py

JAX is needed here alone: the programs are files of the package, and what has to come out is computed from them.
Another version of JAX may make other programs of the same functions; either are as good.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 8)

PLATFORM = "tpu"  # for which JAX uses ops, where for others it calls libraries
FOLDER = Path(__file__).parents[1] / "runtime" / "opspec" / "conform" / "programs"


def f32(*shape: int) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def i32(*shape: int) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def layer_norm(x: Any, scale: Any, shift: Any) -> Any:
    centred = x - x.mean(-1, keepdims=True)
    return centred * lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * scale + shift


def attention(q: Any, k: Any, v: Any) -> Any:
    scores = jnp.einsum("qhd,khd->hqk", q, k) / jnp.sqrt(jnp.float32(q.shape[-1]))
    causal = jnp.tril(jnp.ones(scores.shape[1:], bool))
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(jnp.where(causal, scores, -1e9)), v)


def convolution(x: Any, kernel: Any) -> Any:
    made = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return lax.reduce_window(jax.nn.relu(made), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def mlp(x: Any, first: Any, second: Any) -> Any:
    return jnp.tanh(x @ first) @ second


def cross_entropy(x: Any, first: Any, second: Any, labels: Any) -> Any:
    scores = jax.nn.log_softmax(mlp(x, first, second))
    return -jnp.take_along_axis(scores, labels[:, None] % scores.shape[1], axis=1).mean()


def recurrent(x: Any, weights: Any) -> Any:
    def step(state: Any, row: Any) -> Any:
        state = jnp.tanh(state @ weights + row)
        return state, state.sum()

    return lax.scan(step, jnp.zeros(x.shape[1:], x.dtype), x)


def solve(a: Any, b: Any) -> Any:
    factor = jnp.linalg.cholesky(a @ a.T + jnp.eye(len(a), dtype=a.dtype))
    return lax.linalg.triangular_solve(factor, b, left_side=True, lower=True)


def chosen(x: Any, y: Any) -> Any:
    return lax.cond(x.sum() > y.sum(), lambda: jnp.sin(x) * y, lambda: jnp.cos(y) - x)


def newton(x: Any) -> Any:
    return lax.while_loop(lambda s: s[0] < 4, lambda s: (s[0] + 1, s[1] - (s[1] ** 2 - 2) / (2 * s[1])), (0, x + 2))


def spectrum(x: Any) -> Any:
    return jnp.abs(jnp.fft.rfft(x)) ** 2


def gelu(x: Any) -> Any:
    return jax.nn.gelu(x) + lax.logistic(x) * lax.log1p(x * x)


COMPOSITIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "argsort": (lambda x: jnp.take_along_axis(x * 2, jnp.argsort(x, axis=1), axis=1), (f32(3, 5),)),
    "attention": (attention, (f32(4, 2, 3), f32(4, 2, 3), f32(4, 2, 3))),
    "branches": (chosen, (f32(4), f32(4))),
    "convolution": (convolution, (f32(1, 4, 4, 2), f32(3, 3, 2, 3))),
    "cumulative": (lambda x: jnp.cumsum(x, axis=1) - lax.cummax(x, axis=1), (f32(2, 6),)),
    "gelu": (gelu, (f32(12),)),
    "histogram": (lambda x, w: jnp.zeros(6, w.dtype).at[x].add(w), (i32(8), f32(8))),
    "layer_norm": (layer_norm, (f32(3, 5), f32(5), f32(5))),
    "log_sum_exp": (lambda x: jax.nn.logsumexp(x * 30, axis=0), (f32(4, 3),)),
    "mlp": (mlp, (f32(4, 5), f32(5, 6), f32(6, 3))),
    "newton": (newton, (f32(5),)),
    "random_bits": (lambda key: jax.random.bits(key.view(jnp.uint32), (9,)), (i32(2),)),
    "recurrent": (recurrent, (f32(4, 3), f32(3, 3))),
    "softmax": (lambda x: jax.nn.softmax(x * 20, axis=1), (f32(3, 4),)),
    "solve": (solve, (f32(3, 3), f32(3, 2))),
    "spectrum": (spectrum, (f32(2, 8),)),
}


def summed(function: Callable[..., Any]) -> Callable[..., Any]:
    """A number of it, of which a gradient can be taken: each result times something of its own."""

    def scalar(*given: Any) -> Any:
        leaves = [x for x in jax.tree.leaves(function(*given)) if x.dtype == jnp.float32]
        return sum((x * jnp.cos(jnp.arange(x.size, dtype=x.dtype)).reshape(x.shape)).sum() for x in leaves)

    return scalar


def gradient(function: Callable[..., Any], given: tuple[Any, ...]) -> Callable[..., Any]:
    floats = tuple(at for at, x in enumerate(given) if x.dtype == jnp.float32)
    return jax.grad(summed(function), argnums=floats)


# Of a loop whose rounds are not known there is no gradient, and of bits neither.
DIFFERENTIABLE = {name: found for name, found in COMPOSITIONS.items() if name not in ("newton", "random_bits")}
GRADIENTS = {name: (gradient(*found), found[1]) for name, found in DIFFERENTIABLE.items()}
GRADIENTS["cross_entropy"] = (
    jax.value_and_grad(cross_entropy, argnums=(1, 2)),
    (f32(4, 5), f32(5, 6), f32(6, 3), i32(4)),
)
GRADIENTS["hessian"] = (jax.hessian(lambda x: (jnp.tanh(x) * x[::-1] ** 2).sum()), (f32(3),))
GRADIENTS["of_each_row"] = (jax.vmap(jax.grad(lambda x: jnp.sin(x).prod())), (f32(3, 4),))


# --- arrays that lie on several devices -------------------------------------------------------------------------


@dataclass(frozen=True)
class Sharded:
    """A function of arrays that lie on a mesh; `each`: what every device does with its own part of them."""

    function: Callable[..., Any]
    mesh: dict[str, int]
    taken: tuple[P, ...]
    gives: P
    given: tuple[Any, ...]
    each: bool = True

    def traced(self) -> Any:
        sizes = tuple(self.mesh.values())
        devices = np.array(jax.devices()[: math.prod(sizes)]).reshape(sizes)
        mesh = Mesh(devices, tuple(self.mesh))
        taken = tuple(NamedSharding(mesh, spec) for spec in self.taken)
        arguments = [
            jax.ShapeDtypeStruct(x.shape, x.dtype, sharding=lies) for x, lies in zip(self.given, taken, strict=True)
        ]
        whole = (
            jax.shard_map(self.function, mesh=mesh, in_specs=self.taken, out_specs=self.gives, check_vma=False)
            if self.each
            else self.function
        )
        function = jax.jit(whole, in_shardings=taken, out_shardings=NamedSharding(mesh, self.gives))
        with jax.set_mesh(mesh):
            return function.trace(*arguments)


def ring_product(x: Any, y: Any) -> Any:
    """Rows of x times y, whose parts go round from device to device."""
    count = lax.axis_size("x")
    me = lax.axis_index("x")
    size = y.shape[0]

    def step(round_: Any, state: Any) -> Any:
        total, part = state
        columns = lax.dynamic_slice_in_dim(x, (me + round_) % count * size, size, axis=1)
        return total + columns @ part, lax.ppermute(part, "x", [(at, (at - 1) % count) for at in range(count)])

    return lax.fori_loop(0, count, step, (jnp.zeros((x.shape[0], y.shape[1]), x.dtype), y))[0]


def neighbours(x: Any) -> Any:
    """Each element with those beside it, some of which lie on the devices beside this one."""
    count = lax.axis_size("x")
    before = lax.ppermute(x[-1:], "x", [(at, at + 1) for at in range(count - 1)])
    behind = lax.ppermute(x[:1], "x", [(at + 1, at) for at in range(count - 1)])
    padded = jnp.concatenate([before, x, behind])
    return padded[:-2] - 2 * padded[1:-1] + padded[2:]


def softmax_of_parts(x: Any) -> Any:
    powers = jnp.exp(x - lax.pmax(x.max(1, keepdims=True), "y"))
    return powers / lax.psum(powers.sum(1, keepdims=True), "y")


def gradient_of_parts(x: Any, weights: Any) -> Any:
    def loss(x: Any, weights: Any) -> Any:
        return lax.psum(jnp.tanh(lax.psum(x @ weights, "y")).sum(), "x")

    return jax.grad(jax.shard_map(loss, in_specs=(P("x", "y"), P("y")), out_specs=P()), argnums=1)(x, weights)


TWO, FOUR, EIGHT = {"x": 2}, {"x": 2, "y": 2}, {"x": 2, "y": 4}
SHARDED = {
    "branches": Sharded(
        lambda x: lax.cond(lax.axis_index("x") == 0, jnp.sin, lambda x: x * 2, x), TWO, (P("x"),), P("x"), (f32(6),)
    ),
    "exchanged": Sharded(
        lambda x: lax.all_to_all(x, "x", 1, 0, tiled=True), TWO, (P("x"),), P(None, "x"), (f32(4, 6),)
    ),
    "gathered": Sharded(lambda x: lax.all_gather(x, "y", tiled=True), FOUR, (P(("y", "x")),), P("x"), (f32(8),)),
    "gradient": Sharded(gradient_of_parts, FOUR, (P("x", "y"), P("y")), P("y"), (f32(4, 6), f32(6, 2)), each=False),
    "left_to_the_compiler": Sharded(
        lambda x, y: jax.nn.softmax(x @ y, axis=1),
        FOUR,
        (P("x", "y"), P("y")),
        P(None, "x"),
        (f32(4, 6), f32(6, 4)),
        each=False,
    ),
    "neighbours": Sharded(neighbours, TWO, (P("x"),), P("x"), (f32(8),)),
    "numbered": Sharded(
        lambda x: x + 10 * lax.axis_index("x") + lax.axis_index("y"), FOUR, (P("x", "y"),), P("x", "y"), (i32(4, 4),)
    ),
    "on_eight": Sharded(
        lambda x: lax.psum(lax.all_gather(x, "y", axis=1, tiled=True), "x"), EIGHT, (P("x", "y"),), P(), (f32(2, 8),)
    ),
    "product": Sharded(lambda x, y: lax.psum(x @ y, "x"), TWO, (P(None, "x"), P("x")), P(), (f32(3, 4), f32(4, 5))),
    "ring_product": Sharded(ring_product, TWO, (P("x"), P("x")), P("x"), (f32(4, 6), f32(6, 3))),
    "scattered_sum": Sharded(
        lambda x: lax.psum_scatter(x, "x", scatter_dimension=0, tiled=True), TWO, (P("x"),), P("x"), (f32(8, 3),)
    ),
    "shifted": Sharded(
        lambda x: lax.ppermute(x, ("x", "y"), [(0, 1), (1, 2), (2, 3)]),
        FOUR,
        (P(("x", "y")),),
        P(("x", "y")),
        (i32(8),),
    ),
    "softmax": Sharded(softmax_of_parts, FOUR, (P("x", "y"),), P("x", "y"), (f32(4, 6),)),
}


def main() -> None:
    for label, functions in (("composition", COMPOSITIONS), ("gradient", GRADIENTS)):
        _write(label, {name: jax.jit(function).trace(*given) for name, (function, given) in functions.items()})
    _write("sharded", {name: each.traced() for name, each in SHARDED.items()})


def _write(label: str, traced: dict[str, Any]) -> None:
    folder = FOLDER / label
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.mlir"):
        path.unlink()
    for name, each in traced.items():
        module = each.lower(lowering_platforms=(PLATFORM,)).compiler_ir()
        text = module.operation.get_asm(print_generic_op_form=True)
        (folder / f"{name}.mlir").write_text(text.strip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
