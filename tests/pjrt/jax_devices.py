"""Programs for eight devices, on those of JAX's CPU and on ours in one process: equal values, shardings and shards.

python -m tests.pjrt.jax_devices PROGRAM...
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental.custom_partitioning import custom_partitioning
from jax.sharding import AxisType, Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

from tests.pjrt.jax_child import apart, say

Devices = Sequence[Any]
PROGRAMS: dict[str, Callable[[Devices], Any]] = {}
X = np.arange(32, dtype=np.float32).reshape(8, 4) / 8
XY = P("x", "y")
LIES = "lies: "
AROUND = [(at, (at + 1) % 4) for at in range(4)]


def program(function: Callable[[Devices], Any]) -> Callable[[Devices], Any]:
    PROGRAMS[function.__name__] = function
    return function


def grid(devices: Devices) -> Mesh:
    return Mesh(np.array(devices).reshape(4, 2), ("x", "y"))


def row(devices: Devices) -> Mesh:
    return Mesh(np.array(devices), ("x",))


def split(devices: Devices) -> Any:
    return jax.device_put(X, NamedSharding(grid(devices), XY))


def mapped(devices: Devices, function: Any, taken: Any = XY, given: Any = XY, **options: Any) -> Any:
    return jax.jit(jax.shard_map(function, mesh=grid(devices), in_specs=taken, out_specs=given, **options))


@program
def what_is_not_said_lies_as_shardy_wants_it(devices: Devices) -> Any:
    x = split(devices)
    return [
        x + 1,
        x.T,
        x.sum(),
        x.sum(0),
        x.reshape(4, 2, 4),
        x[0],
        x[2:4],
        x @ x.T,
        jnp.sort(x, 0),
        jnp.pad(x, 1),
        jnp.concatenate([x, x]),
        jnp.cumsum(x, 1),
        jax.nn.softmax(x),
        x > 1,
        x.astype(jnp.bfloat16),
    ]


@program
def what_is_said(devices: Devices) -> Any:
    mesh, x = grid(devices), split(devices)
    s = NamedSharding(row(devices), P("x"))
    t = NamedSharding(mesh, P(None, "x"))
    return [
        jax.jit(lambda v: v * 2, in_shardings=s, out_shardings=t)(X),
        jax.jit(lambda: jnp.zeros((8, 2)), out_shardings=s)(),
        jax.jit(lambda v: lax.with_sharding_constraint(v * 2, t))(x),
        jax.jit(lambda v: jax.device_put(v, NamedSharding(mesh, P("y"))))(x),
        jax.jit(lambda v: v, out_shardings=NamedSharding(mesh, P(("y", "x"))))(x),
    ]


@program
def loops_and_gradients(devices: Devices) -> Any:
    x = split(devices)
    w = jax.device_put(np.full((4, 4), 0.1, np.float32), NamedSharding(grid(devices), P(None, "y")))
    return [
        jax.jit(jax.value_and_grad(lambda w, v: jnp.tanh(v @ w).sum()))(w, x),
        jax.jit(lambda v: lax.scan(lambda c, t: (c + t, c * t), v[0], v))(x),
        jax.jit(lambda v: lax.cond(v.sum() > 0, lambda a: a + 1, lambda a: a, v))(x),
        jax.vmap(lambda r: r * 2)(x),
        jax.jit(lambda k: jax.random.normal(k, (8, 4)), out_shardings=x.sharding)(jax.random.key(0)),
    ]


@program
def collectives(devices: Devices) -> Any:
    x = split(devices)
    return [
        mapped(devices, lambda v: lax.psum(v, "x"), given=P(None, "y"))(x),
        mapped(devices, lambda v: lax.pmean(v, ("x", "y")), given=P())(x),
        mapped(devices, lambda v: lax.pmax(v, "y"), given=P("x"))(x),
        mapped(devices, lambda v: lax.all_gather(v, "y"), given=P(None, "x", "y"))(x),
        mapped(devices, lambda v: lax.ppermute(v, "x", AROUND))(x),
        mapped(devices, lambda v: lax.all_to_all(v, "y", 0, 1, tiled=True), given=P(("x", "y")))(x),
        mapped(devices, lambda v: lax.psum_scatter(v, "y", scatter_dimension=0, tiled=True), given=P(("x", "y")))(x),
        mapped(devices, lambda v: v + 10 * lax.axis_index("x") + lax.axis_index("y"))(x),
        mapped(devices, lambda: lax.axis_index("x")[None], (), P("x"))(),
    ]


@program
def manual_computations_within_programs(devices: Devices) -> Any:
    x = split(devices)
    total = mapped(devices, lambda v: jnp.sin(lax.psum(v, "x")), given=P(None, "y"))
    return [
        jax.grad(lambda v: total(v).sum())(x),
        jax.jit(lambda v: lax.scan(lambda c, _: (c + total(c)[0].sum(), None), v, None, length=3)[0])(x),
        jax.vmap(total)(jnp.stack([X, X + 1])),
        mapped(devices, lambda v: lax.scan(lambda c, _: (lax.ppermute(c, "x", AROUND), c), v, None, length=3)[0])(x),
        mapped(devices, lambda v: lax.cond(lax.axis_index("x") == 1, lambda a: a + 100, lambda a: a, v))(x),
    ]


@program
def some_axes_and_then_others(devices: Devices) -> Any:
    mesh, x = grid(devices), split(devices)

    def inner(v: Any) -> Any:
        def innermost(w: Any) -> Any:
            return lax.psum(w, "y") + lax.axis_index("y")

        return jax.shard_map(innermost, in_specs=P(None, "y"), out_specs=P(None, "y"), axis_names={"y"})(v) * 2

    whole = jax.shard_map(inner, mesh=mesh, in_specs=P("x"), out_specs=P("x"), axis_names={"x"})
    return [mapped(devices, lambda v: lax.psum(v, "x"), P("x"), P(), axis_names={"x"})(x), jax.jit(whole)(x)]


@program
def one_call_for_each_device(devices: Devices) -> Any:
    return [
        jax.pmap(lambda v: lax.psum(v, "i"), axis_name="i", devices=devices)(X),
        jax.pmap(lambda v, c: (v + c, v.sum()), in_axes=(0, None), devices=devices)(X, 3.0),
        jax.pmap(lambda v: v, out_axes=1, devices=devices)(X),
        jax.pmap(lambda v: lax.axis_index("i") + v, axis_name="i", devices=devices[2:6])(X[:4]),
    ]


def numbered(v: Any) -> Any:
    return lax.psum(v, "x") + lax.axis_index("y")


@program
def devices_in_another_order(devices: Devices) -> Any:
    found = []
    for mesh in (
        Mesh(np.array(devices[::-1]).reshape(4, 2), ("x", "y")),
        Mesh(np.array(devices).reshape(2, 4).T, ("x", "y")),
        Mesh(np.array(devices[2:6]).reshape(2, 2), ("x", "y")),
    ):
        x = jax.device_put(X, NamedSharding(mesh, XY))
        own = jax.shard_map(numbered, mesh=mesh, in_specs=XY, out_specs=P(None, "y"))
        found += [x + 1, x @ x.T, jax.jit(own)(x)]
    return found


@program
def sums_that_are_done_later(devices: Devices) -> Any:
    mesh = Mesh(np.array(devices).reshape(4, 2), ("x", "y"), axis_types=(AxisType.Explicit,) * 2)

    def terms(a: Any, b: Any) -> Any:
        return jnp.einsum("ij,jk->ik", a, b, out_sharding=P(None, None, unreduced={"y"}))

    with jax.set_mesh(mesh):
        a, b = jax.device_put(X, P(None, "y")), jax.device_put(X.T, P("y", None))
        total = jax.shard_map(lambda v: lax.psum(v, "y"), in_specs=P(None, None, unreduced={"y"}), out_specs=P())
        return [
            jax.jit(lambda a, b: jax.reshard(terms(a, b), P("x", None)))(a, b),
            jax.reshard(jax.jit(terms)(a, b), P()),
            jax.jit(total)(jax.jit(terms)(a, b)),
        ]


@program
def functions_that_say_how_they_are_cut(devices: Devices) -> Any:
    @custom_partitioning
    def transformed(v: Any) -> Any:
        return jnp.fft.fft(v)

    def cut(mesh: Any, arguments: Any, _: Any) -> Any:
        own = arguments[0].sharding
        return mesh, jnp.fft.fft, own, (own,)

    def lies(_: Any, arguments: Any, __: Any) -> Any:
        return arguments[0].sharding

    transformed.def_partition(infer_sharding_from_operands=lies, partition=cut, sharding_rule="i j -> i j")
    s = NamedSharding(row(devices), P("x"))
    return jax.jit(transformed, out_shardings=s)(jax.device_put(X, s))


@program
def how_values_inside_lie(devices: Devices) -> Any:
    mesh, x = grid(devices), split(devices)
    seen: list[str] = []

    def look(v: Any) -> None:
        jax.debug.inspect_array_sharding(v, callback=lambda sharding: seen.append(str(sharding.spec)))

    def seeing(v: Any) -> Any:
        look(v)
        w = jnp.sin(v).T
        look(w)
        look(w.sum())
        return lax.scan(lambda c, t: (look(c), (c + t, None))[1], v[0], v)[0]

    jax.jit(seeing)(x)
    jax.jit(jax.shard_map(lambda v: (look(v), v)[1], mesh=mesh, in_specs=XY, out_specs=XY))(x)
    return [jnp.asarray(list("".join(sorted(seen)).encode()), jnp.uint8)]  # in the order of the compiler


@program
def what_is_given_away(devices: Devices) -> Any:
    x, y = split(devices), split(devices)
    made = [jax.jit(lambda v: v + 1, donate_argnums=0)(x), jax.jit(lambda v: v.sum(), donate_argnums=0)(y)]
    return [*made, jnp.asarray([x.is_deleted(), y.is_deleted()])]


def lying(x: Any) -> tuple[str, list[Any]]:
    """How an array lies, in words that are the same for all platforms, and what each device has of it."""
    spec = getattr(x.sharding, "spec", type(x.sharding).__name__)
    return f"{spec} {[shard.index for shard in x.addressable_shards]}", [shard.data for shard in x.addressable_shards]


def outcome(made: Callable[[Devices], Any]) -> str:
    """What is not equal; a line that begins with LIES where that is only how an array lies."""
    expected, found = [jax.tree.leaves(made(jax.devices(platform))) for platform in ("cpu", "opspec")]
    said = []
    for at, (x, y) in enumerate(zip(expected, found, strict=True)):
        (how, parts), (other, others) = lying(x), lying(y)
        if how != other:
            said.append(f"{LIES}{at}: {how} and {other}\n")
            parts, others = [x], [y]
        said += [apart(f"{at}", np.asarray(part), np.asarray(own)) for part, own in zip(parts, others, strict=True)]
    return "".join(said)


if __name__ == "__main__":
    import opspec.pjrt

    opspec.pjrt.register()
    for name in sys.argv[1:]:
        say({"begins": name})
        say({"name": name, "found": outcome(PROGRAMS[name])})
