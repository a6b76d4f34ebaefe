"""What users of JAX do with shardings, on eight devices of its CPU and of ours: see `tests.pjrt.jax_partitioned`.

python -m tests.pjrt.jax_shardings PROGRAM...
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

from tests.pjrt.jax_devices import AROUND, XY, Devices, X, grid, mapped, row, split
from tests.pjrt.jax_partitioned import PROGRAMS, drawn, program, reported

WORDS = {"x": P("x"), "y": P(None, "y"), "xy": XY, "yx": P("y", "x"), "both": P(("x", "y")), "none": P()}


def lies(devices: Devices, *spec: Any) -> NamedSharding:
    return NamedSharding(grid(devices), P(*spec))


def put(devices: Devices, value: Any, *spec: Any) -> Any:
    return jax.device_put(value, lies(devices, *spec))


def explicit(devices: Devices, *kinds: AxisType) -> Mesh:
    given = kinds or (AxisType.Explicit,) * 2
    return Mesh(np.array(devices).reshape(4, 2), ("x", "y"), axis_types=given)


# --- in, out and between ---------------------------------------------------------------------------------------


@program
def every_way_in_and_every_way_out(devices: Devices) -> Any:
    ways = [NamedSharding(grid(devices), spec) for spec in WORDS.values()]
    pairs = zip(ways, [*ways[2:], *ways[:2]], strict=True)
    return [jax.jit(lambda v: jnp.tanh(v) @ v.T, in_shardings=a, out_shardings=b)(drawn(8, 8)) for a, b in pairs]


@program
def constraints_within(devices: Devices) -> Any:
    def laid(v: Any) -> Any:
        for spec in WORDS.values():
            v = lax.with_sharding_constraint(jnp.sin(v) + v.T, NamedSharding(grid(devices), spec))
        return v

    return [jax.jit(laid)(drawn(8, 8)), jax.jit(jax.grad(lambda v: laid(v).sum()))(put(devices, drawn(8, 8), "x"))]


@program
def constraints_that_leave_a_dimension_open(devices: Devices) -> Any:
    s = NamedSharding(grid(devices), P(P.UNCONSTRAINED, "y"))
    return jax.jit(lambda v: lax.with_sharding_constraint(v * 2, s))(put(devices, X, "x"))


@program
def between_shardings(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x")
    return [jax.device_put(x, NamedSharding(grid(devices), spec)) for spec in WORDS.values()]


@program
def from_one_device_and_to_one(devices: Devices) -> Any:
    x = split(devices)
    return [jax.device_put(x, devices[3]), jax.device_put(jax.device_put(X, devices[5]), x.sharding)]


@program
def arrays_made_of_parts(devices: Devices) -> Any:
    s = lies(devices, "x", "y")
    made = jax.make_array_from_callback(X.shape, s, lambda index: X[index] * 2)
    own = [jax.device_put(X[index], device) for device, index in s.addressable_devices_indices_map(X.shape).items()]
    joined = jax.make_array_from_single_device_arrays(X.shape, s, own)
    return [made, joined, jax.jit(lambda a, b: a @ b.T)(made, joined), jax.make_array_from_process_local_data(s, X)]


@program
def given_away_in_parts(devices: Devices) -> Any:
    kept = split(devices)
    state = {"w": split(devices), "n": put(devices, np.float32(3))}
    step = jax.jit(lambda s, v: {"w": s["w"] - v * s["n"], "n": s["n"] + 1}, donate_argnums=0)
    for _ in range(3):
        state = step(state, kept)
    return state, kept


@program
def a_device_order_of_its_own(devices: Devices) -> Any:
    order = [3, 0, 6, 1, 7, 2, 5, 4]
    mesh = Mesh(np.array(devices)[order].reshape(2, 4), ("a", "b"))
    x = jax.device_put(drawn(8, 8), NamedSharding(mesh, P("a", "b")))
    own = jax.shard_map(
        lambda v: lax.psum(v, "a") + lax.axis_index("b"), mesh=mesh, in_specs=P("a"), out_specs=P(None, "b")
    )
    return [x @ x.T, jnp.sort(x, 1), jax.jit(own)(x), jax.jit(lambda v: v.reshape(4, 16))(x)]


@program
def some_devices_only(devices: Devices) -> Any:
    mesh = Mesh(np.array(devices[2:5]), ("x",))
    x = jax.device_put(drawn(6, 3), NamedSharding(mesh, P("x")))
    return [x * 2, x.sum(0), jax.jit(lambda v: v @ v.T)(x)]


@program
def two_meshes_of_the_same_devices(devices: Devices) -> Any:
    flat, wide = NamedSharding(row(devices), P("x")), NamedSharding(grid(devices), P(None, "x"))
    x = drawn(8, 8)

    def between(v: Any) -> Any:
        v = lax.with_sharding_constraint(jnp.sin(v), wide)
        return lax.with_sharding_constraint(v.T @ v, flat)

    a, b = jax.device_put(x, flat), jax.device_put(x, wide)
    return [
        jax.jit(between, in_shardings=flat, out_shardings=wide)(x),
        jax.jit(lambda a, b: a + b, out_shardings=flat)(a, b),
        jax.jit(lambda a, b: (a @ b).sum())(a, b),
    ]


@program
def a_mesh_turned_round_beside_another(devices: Devices) -> Any:
    turned = Mesh(np.array(devices).reshape(4, 2).T, ("x", "y"))
    s, t = NamedSharding(turned, P("x", "y")), lies(devices, "x", "y")
    x = jax.device_put(drawn(8, 8), s)
    own = jax.shard_map(lambda v: lax.psum(v, "x"), mesh=turned, in_specs=P("x"), out_specs=P())
    return [jax.device_put(x, t), jax.jit(own)(x), jax.jit(lambda v: jnp.sin(v) @ v)(x)]


@program
def meshes_that_do_not_go_together(devices: Devices) -> Any:
    meshes = [Mesh(np.array(devices[:6]).reshape(shape), ("x", "y")) for shape in ((2, 3), (3, 2))]
    s, t = (NamedSharding(mesh, P("x", "y")) for mesh in meshes)
    return jax.jit(lambda v: jnp.sin(v).T * 2, in_shardings=s, out_shardings=t)(drawn(6, 6))


@program
def numbers_that_come_from_outside(devices: Devices) -> Any:
    s = lies(devices, "x")
    return jax.jit(lambda v: v + 0 * lax.rng_uniform(0.0, 1.0, (8,)), in_shardings=s, out_shardings=s)(drawn(8))


# --- sizes ------------------------------------------------------------------------------------------------------


@program
def sizes_that_do_not_divide_inside(devices: Devices) -> Any:
    x, s = put(devices, drawn(8, 8), "x"), lies(devices, "x")

    def uneven(v: Any) -> Any:
        v = lax.with_sharding_constraint(v[:5, :7] * 2, s)
        return (v @ v.T).sum(0)

    return [jax.jit(uneven)(x), x[:3], x[1:7], jnp.pad(x, 1).sum(1), jnp.concatenate([x, x[:3]]), x[:6].reshape(3, 16)]


@program
def sizes_of_which_a_part_divides(devices: Devices) -> Any:
    x = put(devices, drawn(24, 8), ("x", "y"))
    return [x[:12] * 2, x[:20] + 1, x[:4].T, x[4:10] @ x.T]


# --- by hand ----------------------------------------------------------------------------------------------------


@program
def every_collective(devices: Devices) -> Any:
    x = put(devices, drawn(16, 8), "x", "y")
    pairs = P(("x", "y"))
    return [
        mapped(devices, lambda v: lax.psum(v, ("x", "y")), given=P())(x),
        mapped(devices, lambda v: lax.pmin(v, "x"), given=P(None, "y"))(x),
        mapped(devices, lambda v: lax.pmax(v, "y"), given=P("x"))(x),
        mapped(devices, lambda v: lax.all_gather(v, "x", tiled=True), given=P(None, "y"), check_vma=False)(x),
        mapped(devices, lambda v: lax.all_gather(v, ("y", "x"), axis=1), given=P(), check_vma=False)(x),
        mapped(devices, lambda v: lax.ppermute(v, "x", [(0, 2), (3, 1)]))(x),
        mapped(devices, lambda v: lax.pshuffle(v, "x", [1, 0, 3, 2]))(x),
        mapped(devices, lambda v: lax.all_to_all(v, "x", 0, 1, tiled=True))(x),
        mapped(devices, lambda v: lax.psum_scatter(v, "x", scatter_dimension=0, tiled=True), given=pairs)(x),
        mapped(
            devices, lambda v: lax.psum_scatter(v, ("x", "y"), scatter_dimension=1, tiled=True), P(), P(None, pairs[0])
        )(x),
        mapped(devices, lambda v: lax.psum(v, "x", axis_index_groups=[[0, 1], [2, 3]]), check_vma=False)(x),
        mapped(devices, lambda v: v * lax.axis_index(("x", "y")) + lax.axis_size("x"))(x),
        mapped(devices, lambda v: lax.pmean(v.astype(jnp.bfloat16), "y"), given=P("x"))(x),
        mapped(devices, lambda v: lax.psum(v > 0, "x"), given=P(None, "y"))(x),
    ]


@program
def slopes_through_collectives(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x", "y")

    def ring(v: Any) -> Any:
        def turn(c: Any, _: Any) -> Any:
            return (lax.ppermute(jnp.sin(c), "x", AROUND), c.sum())

        return lax.scan(turn, v, None, length=4)[0]

    own = mapped(devices, ring)
    gathered = mapped(devices, lambda v: v * lax.all_gather(v, "y", tiled=True, axis=1).sum())
    return [jax.grad(lambda v: (own(v) ** 2).sum())(x), jax.jit(jax.grad(lambda v: gathered(v).sum()))(x)]


@program
def a_ring_of_products(devices: Devices) -> Any:
    a, b = put(devices, drawn(8, 16), "x"), put(devices, drawn(16, 4), "x")

    def products(a: Any, b: Any) -> Any:
        at, size = lax.axis_index("x"), b.shape[0]

        def turn(step: Any, carried: Any) -> Any:
            total, b = carried
            own = lax.dynamic_slice_in_dim(a, (at - step) % 4 * size, size, 1)
            return total + own @ b, lax.ppermute(b, "x", AROUND)

        total = lax.pcast(jnp.zeros((a.shape[0], b.shape[1])), "x", to="varying")
        return lax.fori_loop(0, 4, turn, (total, b))[0]

    return mapped(devices, products, (P("x"), P("x")), P("x"))(a, b)


@program
def stages_one_behind_the_other(devices: Devices) -> Any:
    weights, batches = put(devices, drawn(4, 8, 8), "x"), drawn(6, 2, 8)

    def pipeline(w: Any, given: Any) -> Any:
        at = lax.axis_index("x")

        def turn(carried: Any, step: Any) -> Any:
            held = jnp.where(at == 0, given[jnp.minimum(step, 5)], carried)
            made = jnp.tanh(held @ w[0])
            return lax.ppermute(made, "x", AROUND), jnp.where(at == 3, made, 0)

        begin = lax.pcast(jnp.zeros((2, 8)), "x", to="varying")
        return lax.psum(lax.scan(turn, begin, jnp.arange(9))[1], "x")[3:]

    return mapped(devices, pipeline, (P("x"), P()), P())(weights, batches)


@program
def some_axes_automatic(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x", "y")
    w = put(devices, drawn(8, 16), None, "y")
    part = partial(jax.shard_map, mesh=grid(devices), axis_names={"x"})
    step = part(lambda v, w: lax.psum(jnp.tanh(v @ w), "x"), in_specs=(P("x"), P()), out_specs=P())
    slope = jax.grad(lambda w, v: step(v, w).sum())
    loop = part(
        lambda v: lax.fori_loop(0, 3, lambda _, c: jnp.sin(c @ c.T @ c / 16), v), in_specs=P("x"), out_specs=P("x")
    )
    return [jax.jit(step)(x, w), jax.jit(slope)(w, x), jax.jit(loop)(x)]


@program
def constraints_within_what_is_done_by_hand(devices: Devices) -> Any:
    mesh = explicit(devices, AxisType.Auto, AxisType.Auto)

    def own(v: Any) -> Any:
        v = lax.with_sharding_constraint(v @ v.T, P(None, "y"))
        return lax.psum(jnp.sin(v), "x")

    with jax.set_mesh(mesh):
        return jax.jit(jax.shard_map(own, in_specs=P("x"), out_specs=P(), axis_names={"x"}))(drawn(8, 8))


@program
def random_numbers_of_each(devices: Devices) -> Any:
    keys = jax.device_put(jax.random.split(jax.random.key(1), 8), NamedSharding(grid(devices), P(("x", "y"))))

    def own(key: Any, v: Any) -> Any:
        return v + jax.random.normal(key[0], v.shape)

    folded = mapped(
        devices, lambda v: v + jax.random.uniform(jax.random.fold_in(jax.random.key(2), lax.axis_index("x")))
    )
    return [
        mapped(devices, own, (P(("x", "y")), P()), P(("x", "y")))(keys, X),
        folded(split(devices)),
        jax.vmap(lambda k: jax.random.uniform(k, (3,)))(keys),
        jax.random.key_data(keys),
    ]


@program
def one_call_for_each(devices: Devices) -> Any:
    def step(w: Any, v: Any) -> Any:
        slope = jax.grad(lambda w: ((v @ w) ** 2).mean())(w)
        return w - lax.pmean(slope, "i")

    return [
        jax.pmap(step, "i", in_axes=(None, 0), out_axes=None, devices=devices)(drawn(4, 2), drawn(8, 3, 4)),
        jax.pmap(lambda v: lax.all_to_all(v, "i", 0, 0), "i", devices=devices)(drawn(8, 8, 2)),
        jax.pmap(lambda v: lax.ppermute(v, "i", [(0, 1)]), "i", devices=devices)(X),
    ]


# --- axes that are explicit, sums that are done later ------------------------------------------------------------


@program
def every_op_says_how_it_lies(devices: Devices) -> Any:
    with jax.set_mesh(explicit(devices)):
        x, w = jax.device_put(drawn(8, 8), P("x", "y")), jax.device_put(drawn(8, 16), P("y", None))

        @jax.jit
        def layer(x: Any, w: Any) -> Any:
            h = jnp.einsum("ij,jk->ik", x, w, out_sharding=P("x", None))
            h = jax.sharding.reshard(jax.nn.relu(h), P(None, "y"))
            return (
                h.reshape(2, 4, 16),
                h.sum(1),
                jnp.broadcast_to(h.sum(1, keepdims=True), (8, 4), out_sharding=P("x", None)),
            )

        return [layer(x, w), jax.jit(jax.grad(lambda w: layer(x, w)[1].sum()))(w)]


@program
def explicit_and_automatic_axes(devices: Devices) -> Any:
    with jax.set_mesh(explicit(devices, AxisType.Explicit, AxisType.Auto)):
        x = jax.device_put(drawn(8, 8), P("x", None))
        step = jax.jit(lambda v: jax.lax.with_sharding_constraint(jnp.sin(v), P(None, "y")) @ jax.reshard(v, P()).T)
        auto = jax.sharding.auto_axes(lambda v: jnp.cumsum(v, 0) * 2, out_sharding=P("x"))
        return [step(x), jax.jit(auto)(x)]


@program
def scans_with_explicit_axes(devices: Devices) -> Any:
    with jax.set_mesh(explicit(devices)):
        w = jax.device_put(drawn(3, 8, 8) / 4, P(None, None, "y"))
        x = jax.device_put(drawn(8, 8), P("x", None))

        def loss(w: Any, x: Any) -> Any:
            def layer(c: Any, w: Any) -> Any:
                return jax.sharding.reshard(jnp.tanh(c @ w), P("x", None)), c.sum()

            last, sums = lax.scan(layer, x, w)
            return (last**2).mean() + sums.sum()

        return jax.jit(jax.value_and_grad(loss))(w, x)


@program
def sums_left_for_later(devices: Devices) -> Any:
    with jax.set_mesh(explicit(devices)):
        a, b = jax.device_put(drawn(8, 8), P(None, "x")), jax.device_put(drawn(8, 4), P("x", None))
        later = jax.jit(lambda a, b: jnp.einsum("ij,jk->ik", a, b, out_sharding=P(None, None, unreduced={"x"})))
        terms = later(a, b)
        return [
            jax.jit(lambda t: jax.reshard(t, P("x")))(terms),
            jax.jit(lambda t: jax.reshard(t + t, P(None, "y")))(terms),
            jax.jit(lambda a, b: jax.reshard(later(a, b), P()))(a, b),
        ]


@program
def sums_that_slopes_need(devices: Devices) -> Any:
    with jax.set_mesh(explicit(devices)):
        w = jax.device_put(drawn(8, 4), P(None, None))
        x = jax.device_put(drawn(8, 8), P("x", None))
        loss = jax.jit(lambda w: jnp.einsum("ij,jk->ik", x, jax.reshard(w, P(None, None, reduced={"x"}))).sum())
        return [jax.grad(loss)(w)]


# --- what steps are made of -------------------------------------------------------------------------------------


@program
def steps_of_training(devices: Devices) -> Any:
    w = {
        "in": put(devices, drawn(8, 16), None, "y"),
        "out": put(devices, drawn(16, 4), "y"),
        "b": put(devices, drawn(16), "y"),
    }
    x, y = put(devices, drawn(8, 8), "x"), put(devices, np.arange(8) % 4, "x")
    moments = jax.tree.map(jnp.zeros_like, w)

    def loss(w: Any) -> Any:
        logits = jax.nn.gelu(x @ w["in"] + w["b"]) @ w["out"]
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], 1).mean()

    @jax.jit
    def step(w: Any, m: Any) -> Any:
        value, slopes = jax.value_and_grad(jax.checkpoint(loss))(w)
        m = jax.tree.map(lambda m, s: 0.9 * m + s, m, slopes)
        size = jnp.sqrt(sum(jnp.vdot(s, s) for s in jax.tree.leaves(slopes)))
        return value, jax.tree.map(lambda w, m: w - 0.1 * m / jnp.maximum(size, 1), w, m), m

    for _ in range(2):
        value, w, moments = step(w, moments)
    return value, w, moments


@program
def loops_of_loops(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x", "y")

    def inner(c: Any, t: Any) -> Any:
        return lax.fori_loop(0, 2, lambda at, d: d * 0.5 + t.sum() + at, c), c[0]

    return [
        jax.jit(lambda v: lax.scan(inner, v, v))(x),
        jax.jit(lambda v: lax.scan(inner, v, v, reverse=True, unroll=2)[1])(x),
        jax.jit(lambda v: lax.associative_scan(jnp.multiply, v))(x),
        jax.jit(lambda v: lax.map(lambda r: jnp.outer(r, r).sum(0), v))(x),
        jax.jit(lambda v: lax.cond(v.sum() > 0, lambda a: (a.T, a), lambda a: (a, a.T), v))(x),
    ]


@program
def differentiated_in_every_way(devices: Devices) -> Any:
    x = put(devices, drawn(8, 4), "x")
    f = lambda v: jnp.sin(v @ v.T).sum(1)  # noqa: E731
    return [
        jax.jit(jax.jacfwd(f))(x),
        jax.jit(jax.jacrev(f))(x),
        jax.jvp(f, (x,), (x,)),
        jax.jit(jax.hessian(lambda v: f(v).sum()))(x[:2]),
    ]


@program
def random_keys_that_are_shared(devices: Devices) -> Any:
    s = lies(devices, "x", "y")
    keys = jax.device_put(jax.random.split(jax.random.key(0), 8), lies(devices, "x"))
    draw = partial(jax.jit, out_shardings=s)
    return [
        draw(lambda: jax.random.normal(jax.random.key(7), (8, 4)))(),
        draw(lambda: jax.random.randint(jax.random.key(7), (8, 4), 0, 100))(),
        jax.jit(jax.vmap(lambda k: jax.random.permutation(k, 6)))(keys),
        jax.jit(lambda v: jax.random.choice(jax.random.key(1), v, (5,)))(put(devices, drawn(16), "x")),
        jax.jit(lambda: jax.random.key_data(jax.random.split(jax.random.key(3), (8, 4))), out_shardings=s)(),
        draw(lambda: jax.random.normal(jax.random.key(7, impl="rbg"), (8, 4)) * 0)(),
    ]


@program
def places_and_orders(devices: Devices) -> Any:
    x = put(devices, drawn(8, 16), "x", "y")
    return [
        jax.jit(lambda v: lax.top_k(v, 3))(x),
        jax.jit(lambda v: (jnp.argmax(v, 0), jnp.argmin(v, 1), jnp.argmax(v)))(x),
        jax.jit(lambda v: (jnp.sort(v, 0), jnp.sort(v, 1), jnp.argsort(v, 1)))(x),
        jax.jit(lambda v: (jnp.median(v, 0), jnp.quantile(v, 0.3), jnp.unique(v > 0, size=2)))(x),
        jax.jit(lambda v: (jnp.searchsorted(jnp.sort(v[0]), v[1]), jnp.nonzero(v > 1, size=5)))(x),
        jax.jit(lambda v: (jnp.cumsum(v, 0), jnp.cumprod(v, 1), jnp.diff(v, axis=0)))(x),
        jax.jit(lax.cummax)(x),  # alone: XLA begins all three alike where they stand together
        jax.jit(lambda v: (jnp.histogram(v, 4)[0], jnp.bincount((v > 0).ravel().astype(int), length=2)))(x),
    ]


@program
def picked_and_put(devices: Devices) -> Any:
    x, at = put(devices, drawn(16, 8), "x", "y"), put(devices, np.array([3, 0, 15, 3]), "x")
    return [
        jax.jit(lambda v, i: (v[i], v[:, i % 8], v.at[i].add(1.0), v.at[i].set(2.0), v.at[i, i % 8].max(0)))(x, at),
        jax.jit(lambda v, i: jnp.take_along_axis(v, (i[:, None] + jnp.arange(8)) % 16, 0))(x, at),
        jax.jit(lambda v, i: jax.ops.segment_sum(v[:4], i % 3, 3))(x, at),
        jax.jit(lambda v, i: lax.dynamic_slice(v, (i[0], 0), (4, 8)))(x, at),
        jax.jit(lambda v: (v[::2], v[::-1], v[:, 1:-1:3], jnp.roll(v, 3, 0), jnp.tile(v, (2, 1)), jnp.repeat(v, 2, 1)))(
            x
        ),
        jax.jit(lambda v, i: jax.nn.one_hot(i, 16) @ v)(x, at),
    ]


@program
def matrices_taken_apart(devices: Devices) -> Any:
    x = put(devices, drawn(8, 4, 4) + 4 * np.eye(4, dtype=np.float32), "x")
    y = put(devices, drawn(8, 8) + 8 * np.eye(8, dtype=np.float32), "x", "y")
    return [
        jax.jit(lambda v: (jnp.linalg.inv(v), jnp.linalg.det(v), jnp.linalg.solve(v, v[:, :, 0:1])))(x),
        jax.jit(lambda v: jnp.linalg.cholesky(v @ v.mT))(x),
        jax.jit(lambda v: jnp.linalg.eigvalsh(v + v.mT))(x),
        jax.jit(lambda v: jnp.linalg.svd(v, compute_uv=False))(x),
        jax.jit(lambda v: jnp.abs(jnp.linalg.qr(v)[1]))(y),
        jax.jit(lambda v: jax.scipy.linalg.solve_triangular(v, v, lower=True), out_shardings=lies(devices))(y),
        jax.jit(lambda v: (jnp.linalg.norm(v), jnp.trace(v), jnp.linalg.matrix_power(v, 3)))(y / 8),
    ]


@program
def waves(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x", "y")
    return [
        jax.jit(lambda v: (jnp.fft.fft(v, axis=0), jnp.fft.rfft(v), jnp.fft.ifft(v * 1j)))(x),
        jax.jit(lambda v: jnp.fft.irfft2(jnp.fft.rfft2(v)))(x),
        jax.jit(lambda v: (v * (2 + 1j)).conj() + jnp.exp(1j * v))(x),
    ]


@program
def pictures(devices: Devices) -> Any:
    x, kernel = put(devices, drawn(8, 8, 8, 4), "x", "y"), drawn(3, 3, 4, 8)
    named = ("NHWC", "HWIO", "NHWC")

    def seen(v: Any, k: Any) -> Any:
        y = lax.conv_general_dilated(v, k, (2, 2), "SAME", dimension_numbers=named)
        return lax.reduce_window(jax.nn.relu(y), 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")

    return [
        jax.jit(seen)(x, kernel),
        jax.jit(jax.grad(lambda k, v: (seen(v, k) ** 2).mean()))(kernel, x),
        jax.jit(lambda v: jax.image.resize(v, (8, 4, 4, 4), "bilinear"))(x),
        jax.jit(lambda v: lax.reduce_window(v, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 1, 1, 1), "SAME"))(x),
    ]


@program
def types_of_all_kinds(devices: Devices) -> Any:
    kinds = [np.int8, np.uint16, np.int64, np.float16, jnp.bfloat16, np.complex64, np.complex128, bool, jnp.int4]
    with jax.enable_x64(True):
        given = [jax.device_put(np.arange(32).reshape(8, 4).astype(kind), lies(devices, "x", "y")) for kind in kinds]
        return [
            [jax.jit(lambda v: (v + v, v.T, jnp.concatenate([v, v]), jnp.full_like(v, 1)))(x) for x in given],
            [jax.jit(lambda v: (v.sum(0), v.astype(jnp.float32) @ v.T.astype(jnp.float32)))(x) for x in given[:5]],
            jax.jit(lambda v: v * (1 + 2j) + jnp.array([1j, 2, 3, 4j]))(given[5]),
        ]


@program
def long_sums_of_attention(devices: Devices) -> Any:
    q, k, v = (put(devices, drawn(4, 16, 8, 4) + at, "y", "x") for at in range(3))

    def attended(q: Any, k: Any, v: Any) -> Any:
        return jax.nn.dot_product_attention(q, k, v, is_causal=True)

    return [jax.jit(attended)(q, k, v), jax.jit(jax.grad(lambda q: attended(q, k, v).sum()))(q)]


@program
def scalars_and_nothing(devices: Devices) -> Any:
    x = split(devices)
    empty = put(devices, np.zeros((8, 0), np.float32), "x")
    jax.jit(lambda _: None)(x)
    return [jax.jit(lambda v: (v.sum(), (), 3, v.size))(x), empty + 1, jnp.concatenate([empty, x], 1)]


@program
def nested_functions(devices: Devices) -> Any:
    inner = jax.jit(lambda v: jnp.sin(v) @ v.T, out_shardings=lies(devices, None, "x"))
    x = split(devices)

    @jax.custom_vjp
    def own(v: Any) -> Any:
        return v * 2

    own.defvjp(lambda v: (own(v), v), lambda v, slope: (slope * v,))
    return [
        jax.jit(lambda v: inner(v) + inner(v * 2).T)(x),
        jax.jit(jax.grad(lambda v: inner(own(v)).sum()))(x),
        jax.jit(lambda v: jax.jit(inner, inline=True)(jax.named_call(own, name="own")(v)))(x),
    ]


@program
def exported_and_called(devices: Devices) -> Any:
    s, t = lies(devices, "x"), lies(devices, None, "y")
    f = jax.jit(lambda v: jnp.cos(v) @ v.T, in_shardings=s, out_shardings=t)
    stored = jax.export.export(f, platforms=["cpu", "opspec"])(jax.ShapeDtypeStruct((8, 8), np.float32)).serialize()
    called = jax.export.deserialize(stored).call
    return [
        jax.jit(called, in_shardings=s, out_shardings=t)(drawn(8, 8)),
        jax.jit(lambda v: called(v) + 1, in_shardings=s)(drawn(8, 8)),
    ]


@program
def compiled_ahead(devices: Devices) -> Any:
    s, t = lies(devices, "x"), lies(devices, "y", "x")
    asked = jax.ShapeDtypeStruct((8, 8), np.float32, sharding=s)
    made = jax.jit(lambda v: jnp.tanh(v) * 2, out_shardings=t).lower(asked).compile()
    text = made.as_text().partition("entry_computation_layout={(f32[")[2].partition("}")[0]
    return [made(put(devices, drawn(8, 8), "x")), jnp.asarray(list(text.encode()))]


@program
def batches_over_devices(devices: Devices) -> Any:
    x = put(devices, drawn(8, 8), "x")
    own = jax.shard_map(lambda v: lax.psum(jnp.sin(v), "x"), mesh=grid(devices), in_specs=P("x"), out_specs=P())
    return [
        jax.vmap(lambda r: jnp.outer(r, r), spmd_axis_name="x")(x),
        jax.jit(jax.vmap(own, in_axes=1, out_axes=1))(x),
        jax.jit(jax.vmap(lambda v: v / v.sum(), in_axes=1))(x),
    ]


# --- Python functions -------------------------------------------------------------------------------------------


@program
def python_functions(devices: Devices) -> Any:
    x = split(devices)
    seen: list[Any] = []

    def noted(v: Any) -> Any:
        seen.append(np.asarray(v).shape)
        return np.sin(v)

    whole = lies(devices)  # else what the CPU has of it on all devices but the first is nothing
    pure = jax.jit(lambda v: jax.pure_callback(noted, v, v * 2) @ v.T, out_shardings=whole)
    ordered = jax.jit(lambda v: jax.experimental.io_callback(noted, v, v, ordered=True).sum(0), out_shardings=whole)
    made = [pure(x), ordered(x)]
    jax.jit(lambda v: jax.debug.callback(noted, v))(x)
    jax.jit(lambda v: lax.scan(lambda c, r: (c, jax.pure_callback(noted, r, r)), 0, v)[1], out_shardings=whole)(x)
    jax.effects_barrier()
    return [*made, jnp.asarray(sorted((len(shape), *shape, 0)[:3] for shape in seen))]


@program
def python_functions_of_each_device(devices: Devices) -> Any:
    x = split(devices)
    seen: list[Any] = []

    def noted(v: Any) -> Any:
        seen.append(np.asarray(v).shape)
        return np.asarray(v) * 3

    made = [
        mapped(devices, lambda v: jax.pure_callback(noted, jax.typeof(v), v))(x),
        mapped(
            devices, lambda v: lax.psum(jax.experimental.io_callback(noted, jax.typeof(v), v), "x"), given=P(None, "y")
        )(x),
    ]
    mapped(devices, lambda v: (jax.debug.callback(noted, v), v)[1])(x)
    jax.effects_barrier()
    return [*made, jnp.asarray(seen)]


@program
def python_functions_with_slopes(devices: Devices) -> Any:
    @jax.custom_jvp
    def own(v: Any) -> Any:
        return jax.pure_callback(np.sin, v, v, vmap_method="expand_dims")

    own.defjvp(lambda p, t: (own(p[0]), t[0] * jnp.cos(p[0])))
    x = put(devices, drawn(8, 8), "x", "y")
    return [
        jax.jit(jax.grad(lambda v: (own(v) @ v).sum()))(x),
        jax.jit(jax.vmap(own), out_shardings=lies(devices, "y"))(x),
    ]


@program
def checked_values(devices: Devices) -> Any:
    from jax.experimental import checkify

    checked = jax.jit(checkify.checkify(lambda v: (checkify.check(jnp.all(v >= 0), "below zero"), jnp.sqrt(v))[1]))
    error, made = checked(split(devices))
    return [made, jnp.asarray(error.get() is None)]


if __name__ == "__main__":
    reported(PROGRAMS, sys.argv[1:] or list(PROGRAMS))
