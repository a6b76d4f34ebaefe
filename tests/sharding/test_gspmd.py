"""GSPMD's shardings beside XLA's own reading of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from math import prod
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax._src.lib import xla_client  # type: ignore[attr-defined]

import opspec
from opspec.errors import OpSpecError
from opspec.grid import run_grid
from opspec.partition.partitioning import partition
from opspec.partition.running import run_partitioned
from opspec.propagation.gspmd_programs import from_gspmd, to_gspmd
from opspec.propagation.propagate import propagate
from opspec.ranks.running import local_program
from opspec.sharding.device_parts import parts
from opspec.sharding.gspmd import Meshes, text_of_parts, tiling_of
from opspec.sharding.gspmd_message import message_of

Hlo = xla_client.HloSharding


def texts(count: int, seed: int) -> Iterator[tuple[str, int]]:
    """Random shardings in tiles, with the rank of their values."""
    random = Random(seed)
    for _ in range(count):
        sizes = [random.choice([1, 2, 2, 4]) for _ in range(random.randint(1, 4))]
        if prod(sizes) not in (4, 8, 16):
            continue
        kinds = [word for word in ("replicated", "unreduced") if random.random() < 0.3][: len(sizes) - 1]
        order = list(range(len(sizes)))
        random.shuffle(order)
        devices = list(range(prod(sizes)))
        random.shuffle(devices)
        shape = [sizes[d] for d in np.argsort(order)]
        ways = [f"<=[{prod(sizes)}]", ",".join(map(str, devices))]
        if len(sizes) > 1:
            ways.append(f"<=[{','.join(map(str, shape))}]T({','.join(map(str, order))})")
        by = random.choice(ways)
        last = f" last_tile_dims={{{', '.join(kinds)}}}" if kinds else ""
        yield f"{{devices=[{','.join(map(str, sizes))}]{by}{last}}}", len(sizes) - len(kinds)


def tiles(sharding: Hlo, rank: int) -> dict[int, tuple[int, ...]]:
    """Which tile each device has, as XLA says it."""
    dims = list(sharding.tile_assignment_dimensions())
    places = np.array(sharding.tile_assignment_devices()).reshape(dims)
    kinds = [str(kind) for kind in sharding.subgroup_types()] or ["REPLICATED"] * (len(dims) - rank)
    counted = [*range(rank), *(rank + at for at, kind in enumerate(kinds) if "UNREDUCED" in kind)]
    return {int(device): tuple(index[d] for d in counted if dims[d] > 1) for index, device in np.ndenumerate(places)}


def test_text_and_message_say_what_xla_reads() -> None:
    seen = 0
    for text, _ in texts(400, seed=1):
        sharding = Hlo.from_string(text)
        if not sharding.is_tiled():
            continue
        given_forms: list[str | bytes] = [sharding.to_proto().SerializeToString(), str(sharding)]
        if "last_tile" not in text:  # XLA sorts those that have the same
            given_forms.append(text)
        for given in given_forms:
            found = tiling_of(given)
            assert found.devices is not None
            assert list(found.devices.shape) == list(sharding.tile_assignment_dimensions())
            assert found.devices.ravel().tolist() == list(sharding.tile_assignment_devices())
        seen += 1
    assert seen > 100


def test_shardy_says_the_same_and_back() -> None:
    seen = 0
    for text, rank in texts(400, seed=2):
        tiling = tiling_of(text)
        assert tiling.devices is not None
        count = tiling.devices.size
        meshes = Meshes.of([tiling], count)
        sharding = meshes.sharding(tiling, rank)
        back = text_of_parts(parts(sharding, meshes.named[sharding.symbol], count, [16] * rank), count)
        if back in ("{replicated}", "{unreduced}"):
            continue
        assert tiles(Hlo.from_string(back), rank) == tiles(Hlo.from_string(text), rank), text
        seen += 1
    assert seen > 100


@pytest.mark.parametrize("text", ["{replicated}", "{manual}", "{unknown}", "{maximal device=3}"])
def test_those_without_tiles(text: str) -> None:
    kind = text.strip("{}").split()[0]
    assert tiling_of(text).kind == kind
    assert tiling_of(Hlo.from_string(text).to_proto().SerializeToString() or b"\x08\x00").kind == kind


@pytest.mark.parametrize("text", ["{devices=[2]}", "{devices=[2,2]0,1}", "devices", "{devices=[2]<=[3]}", "{twice}"])
def test_what_is_none_is_refused(text: str) -> None:
    with pytest.raises(OpSpecError, match="expected a sharding such as"):
        tiling_of(text)


PROGRAM = """
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func public @main(
      %a: tensor<16x32xf32> {mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"},
      %b: tensor<32x64xf32> {mhlo.sharding = "{devices=[1,2,4]<=[4,2]T(1,0) last_tile_dim_replicate}"})
      -> (tensor<16x64xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"}) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[4,2]<=[8]}"}
      : (tensor<16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
}
"""


def test_a_program_there_and_back() -> None:
    module = opspec.load(PROGRAM)
    assert from_gspmd(module)
    text = str(module)
    assert 'sdy.mesh @mesh = <["_axis_0"=4, "_axis_1"=2]>' in text
    assert 'sdy.sharding_constraint %0 <@mesh, [{"_axis_0"}, {"_axis_1"}]>' in text
    assert "mhlo.sharding" not in text
    assert opspec.verify(module) == []
    to_gspmd(module)
    text = str(module)
    assert "sdy.sharding" not in text
    assert text.count("{devices=[4,2]0,1,2,3,4,5,6,7}") == 2
    assert "stablehlo.custom_call @Sharding" in text


ALIKE = ["{unknown shard_as 3}", "{devices=[4,2]<=[8] shard_like 3}", "{replicated shard_as 3}", "{manual shard_as 3}"]


@pytest.mark.parametrize("text", ALIKE)
def test_those_that_are_to_be_alike(text: str) -> None:
    sharding = Hlo.from_string(text)
    named = text.replace("}", ' metadata={op_name="a b"}}')
    for given in (text, str(sharding), sharding.to_proto().SerializeToString(), named):
        found = tiling_of(given)
        assert (found.kind, found.group) == (tiling_of(text.replace(text[text.index(" shard") : -1], "")).kind, 3)


def alike(a: jax.Array, b: jax.Array) -> object:
    module = pytest.importorskip("jax.experimental.shard_alike", reason="JAX 0.12 has it no more")
    one, other = module.shard_alike(jnp.tile(a, (1, 2)), jnp.arange(256.0).reshape(8, 32))
    return jax.lax.with_sharding_constraint(one, jax.NamedSharding(MESH, jax.P("x", "y"))) + b[:1, :1], other * 2


def test_groups_there_and_back() -> None:
    """As JAX writes them without Shardy."""
    text = lowered(alike)
    assert text.count("{unknown shard_as 0}") == 2
    for _ in range(2):
        module = opspec.load(text)
        from_gspmd(module)
        assert opspec.verify(module) == []
        assert str(module).count("sdy.sharding_group") == 2
        to_gspmd(module)
        text = str(module)
        assert "sdy." not in text
        again = opspec.load(text)
        from_gspmd(again)
        made = partition(again)
        assert [len(dims[0]) + len(dims[1]) for dims in made.given] == [2, 2]
        wanted = [np.tile(A, (1, 2)) + B[:1, :1], np.arange(256).reshape(8, 32) * 2]
        for one, other in zip(run_partitioned(made, [A, B]), wanted, strict=True):
            assert np.array_equal(one, other)


# --- manual computations ----------------------------------------------------------------------------------


MESH = jax.sharding.AbstractMesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
A, B = (np.arange(size, dtype=np.float32).reshape(-1, width) % 5 for size, width in ((128, 16), (64, 4)))


def on_devices(takes: tuple[object, ...], gives: object, *axes: str) -> Callable[..., Callable[..., object]]:
    return partial(jax.shard_map, mesh=MESH, in_specs=takes, out_specs=gives, axis_names=set(axes or "xy"))


def product(a: jax.Array, b: jax.Array) -> object:
    """Along all axes."""
    place = on_devices((jax.P("x", "y"), jax.P("y")), jax.P("x"))
    return place(lambda a, b: jax.lax.psum(a @ b, "y"))(a, b)


def rows(a: jax.Array, b: jax.Array) -> object:
    """Along one axis, and behind that along all."""
    there = on_devices((jax.P("x"), jax.P()), jax.P("x"), "x")(lambda a, b: jax.lax.psum(a, "x") @ b)
    return product(jnp.tile(there(a, b), (1, 4)), b)


def numbered(a: jax.Array, _: jax.Array) -> object:
    """What one computation gives is of no argument."""
    takes, gives = (jax.P("x", "y"),), (jax.P("x", "y"), jax.P("y", "x"))
    return on_devices(takes, gives)(lambda a: (a + 1, jnp.ones((8, 4)) * jax.lax.axis_index("y")))(a)


def in_a_loop(a: jax.Array, _: jax.Array) -> object:
    """A computation in a loop, and a loop in a computation."""

    def local(a: jax.Array) -> jax.Array:
        return jax.lax.fori_loop(0, 2, lambda _, a: a + jax.lax.psum(a, ("x", "y")) / 8, a)

    place = on_devices((jax.P("x", "y"),), jax.P("x", "y"))
    return jax.lax.fori_loop(0, 2, lambda _, a: place(local)(a) - 1, a)


def looped(a: np.ndarray) -> np.ndarray:
    for _ in range(2):
        for _ in range(2):
            a = a + np.tile(a.reshape(4, 2, 2, 8).sum((0, 2)), (4, 2)) / 8
        a = a - 1
    return a


SUMS = np.tile(A.reshape(4, 2, 16).sum(0), (4, 1))
WANTED = {
    product: [A @ B],
    rows: [np.tile(SUMS @ B, (1, 4)) @ B],
    in_a_loop: [looped(A)],
    numbered: [A + 1, np.repeat(np.arange(2), 8)[:, None] * np.ones((1, 16))],
}


def lowered(function: Callable[..., object]) -> str:
    """As without Shardy."""
    before = jax.config.jax_use_shardy_partitioner  # type: ignore[attr-defined]
    jax.config.update("jax_use_shardy_partitioner", False)
    try:
        text = jax.jit(function, keep_unused=True).trace(A, B).lower(lowering_platforms=("cpu",)).as_text()
        return text.replace("mhlo.num_partitions = 1 ", "mhlo.num_partitions = 8 ")
    finally:
        jax.config.update("jax_use_shardy_partitioner", before)


@pytest.mark.parametrize("function", list(WANTED), ids=lambda function: function.__name__)
def test_manual_computations_there_and_back(function: Callable[..., object]) -> None:
    text = lowered(function)
    assert "SPMDFullToShardShape" in text
    for _ in range(2):
        module = opspec.load(text)
        from_gspmd(module)
        assert opspec.verify(module) == []
        assert "sdy.manual_computation" in str(module)
        assert "custom_call" not in str(module)
        propagate(module)
        to_gspmd(module)
        text = str(module)
        assert "manual_computation" not in text
        again = opspec.load(text)
        from_gspmd(again)
        for one, other in zip(run_partitioned(partition(again), [A, B]), WANTED[function], strict=True):
            assert np.array_equal(one, other)


ORDER = [3, 6, 0, 5, 7, 1, 4, 2]


def renumbered(text: str) -> str:
    """The same program on devices in an order that no axes have."""

    def tiles(found: re.Match[str]) -> str:
        devices = tiling_of(found[1]).devices
        if devices is None:
            return found[0]
        listed = ",".join(str(ORDER[device]) for device in devices.ravel())
        return f'"{found[1][: found[1].index("]") + 1]}{listed}{found[2] or ""}}}"'

    def groups(found: re.Match[str]) -> str:
        return re.sub(r"\d+", lambda number: str(ORDER[int(number[0])]), found[0])

    return re.sub(r"dense<\[\[[^>]*>", groups, re.sub(r'"(\{devices[^ }]*( [^"]*)?\})"', tiles, text))


@pytest.mark.parametrize("function", [product, rows, in_a_loop], ids=lambda function: function.__name__)
def test_manual_computations_on_devices_in_any_order(function: Callable[..., object]) -> None:
    text = renumbered(lowered(function))
    assert "<=" not in text
    for _ in range(2):
        module = opspec.load(text)
        from_gspmd(module)
        assert opspec.verify(module) == []
        assert "device_ids=" in str(module)
        given = opspec.load(str(module))
        for one, other in zip(run_partitioned(partition(given), [A, B]), WANTED[function], strict=True):
            assert np.array_equal(one, other)
        to_gspmd(module)
        text = str(module)


MANUAL = """
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func public @main(%a: tensor<8x16xf32> {mhlo.sharding = "{devices=[8,1]<=[8]}"}, %w: tensor<1x16xf32>)
      -> tensor<8x16xf32> {
    %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"}
      : (tensor<8x16xf32>) -> tensor<1x16xf32>
    %1 = stablehlo.negate %0 : tensor<1x16xf32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[8,1]<=[8]}"}
      : (tensor<1x16xf32>) -> tensor<8x16xf32>
    return %2 : tensor<8x16xf32>
  }
}
"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("negate %0", "add %0, %w", "found a whole value in stablehlo.add"),
        (' {mhlo.sharding = "{devices=[8,1]<=[8]}"}, %w', ", %w", "expected a sharding beside what"),
        ("@SPMDShardToFullShape(%1)", "@Sharding(%a)", "expected manual shardings between"),
        ("return %2 : tensor<8x16xf32>", "return %1 : tensor<1x16xf32>", "found them returned"),
    ],
)
def test_calls_that_do_not_belong_together(old: str, new: str, problem: str) -> None:
    from_gspmd(opspec.load(MANUAL))
    text = MANUAL.replace(old, new)
    if "returned" in problem:
        text = text.replace("-> tensor<8x16xf32> {\n    %0", "-> tensor<1x16xf32> {\n    %0")
    if "between" in problem:
        text = text.replace("(tensor<1x16xf32>) -> tensor<8x16xf32>", "(tensor<8x16xf32>) -> tensor<8x16xf32>")
        text = text.replace("@SPMDFullToShardShape(%a)", "@Sharding(%w)").replace(
            "(tensor<8x16xf32>) -> tensor<1", "(tensor<1x16xf32>) -> tensor<1"
        )
    with pytest.raises(OpSpecError, match=problem):
        from_gspmd(opspec.load(text))


def test_what_one_device_has_all_may_have() -> None:
    text = MANUAL.replace("%w: tensor<1x16xf32>", '%w: tensor<1x16xf32> {mhlo.sharding = "{maximal device=3}"}')
    module = opspec.load(text)
    from_gspmd(module)
    assert "%arg1: tensor<1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}" in str(module)


LOCAL = """
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @main(%a: tensor<4xf32> {mhlo.sharding = "{manual}"})
      -> (tensor<4xf32> {mhlo.sharding = "{manual}"}) {
    %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %z : tensor<f32>
    }) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
"""


def test_a_program_of_parts_alone_is_what_each_device_runs() -> None:
    module = opspec.load(LOCAL)
    assert from_gspmd(module)
    assert "mhlo.sharding" not in str(module)
    assert "Sharding" not in str(module)
    local = local_program(module, 2, replicate=False)
    made = run_grid(local.module, [[np.full(4, x, np.float32)] for x in (1, 2)], partitions=2)
    assert [one[0].tolist() for one in made] == [[3.0] * 4] * 2
    with pytest.raises(OpSpecError, match="without them it is what each device runs already"):
        partition(module)


def test_the_message_of_a_sharding_is_what_xla_reads() -> None:
    given = [text for text, _ in texts(200, seed=3)]
    given += ["{replicated}", "{manual}", "{maximal device=3}", "{{replicated}, {devices=[2,4]<=[8]}}"]
    for text in given:
        proto = xla_client.OpSharding()
        proto.ParseFromString(message_of(tiling_of(text)))
        assert Hlo.from_proto(proto) == Hlo.from_string(text), text


def test_a_program_with_messages_there_and_back() -> None:
    module = opspec.load(PROGRAM)
    from_gspmd(module)
    wanted = str(module)
    to_gspmd(module, serialized=True)
    assert "devices=" not in str(module)
    back = opspec.load(str(module))
    assert from_gspmd(back)
    assert str(back) == wanted
