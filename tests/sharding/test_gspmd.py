"""GSPMD's shardings beside XLA's own reading of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from random import Random

import numpy as np
import pytest
from jax._src.lib import xla_client  # type: ignore[attr-defined]

import opspec
from opspec.errors import OpSpecError
from opspec.propagation.gspmd_programs import from_gspmd, to_gspmd
from opspec.sharding.device_parts import parts
from opspec.sharding.gspmd import Meshes, text_of_parts, tiling_of

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
        try:
            meshes = Meshes.of([tiling], count)
        except OpSpecError:
            assert "<=" not in text
            continue
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
