"""What JAX lowers breaks no rule: its library, function by function, sharded, of narrow types, for other platforms."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export, lax

import opspec
from opspec.programs.diagnostic import Diagnostic
from opspec.programs.records import import_module
from opspec.verification.verifier import verify_view
from tests.forks import forked
from tests.refinement.shape_programs import PROGRAMS as SHAPES
from tests.samples import crossed, one_in

pytestmark = pytest.mark.slow

X = np.random.default_rng(5).standard_normal((8, 8)).astype(np.float32)


def found(module: Any) -> list[Diagnostic]:
    return verify_view(import_module(module)).diagnostics


def lowered(function: Callable[..., Any], *arguments: Any) -> Any:
    return jax.jit(function).lower(*arguments).compiler_ir("stablehlo")


# --- the library ---------------------------------------------------------------------------------------------------

# Programs that are no function of arrays: JAX traces none of them.
_UNTRACED = 60


@pytest.mark.parametrize("step", [80, pytest.param(1, marks=pytest.mark.full)])
def test_functions_of_the_library(step: int) -> None:
    """Those that run on the platforms cpu and opspec (`tests/pjrt`); by default each eightieth."""
    from tests.pjrt import jax_child

    programs = list(jax_child.programs().items())[::step]
    wrong, untraced = {}, []
    for name, program in programs:
        try:
            module = lowered(program)
        except Exception:  # noqa: BLE001 - a program that asks for values while it is traced
            untraced.append(name)
            continue
        if diagnostics := found(module):
            wrong[name] = str(diagnostics[0])
    assert not wrong
    assert len(untraced) <= max(_UNTRACED // step, 3), untraced
    assert len(programs) > 900 // step


@pytest.mark.parametrize("name", one_in(4, SHAPES))
def test_exports_of_symbolic_shapes(name: str) -> None:
    assert found(opspec.load(SHAPES[name].exported().mlir_module_serialized, trusted=True)) == []


# --- narrow types --------------------------------------------------------------------------------------------------

NARROW = [
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e4m3b11fnuz",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
    "float8_e3m4",
    "float8_e4m3",
    "float8_e8m0fnu",
    "float4_e2m1fn",
    "int4",
    "uint4",
    "int2",
    "uint2",
    "bfloat16",
    "float16",
    "int8",
]
FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "dot": lambda x: lax.dot_general(x, x, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32),
    "convert": lambda x: x.astype("float32").astype(x.dtype),
    "sort": jnp.sort,
    "largest": jnp.max,
    "chosen": lambda x: jnp.where(x > 0, x, x[::-1]),
    "indexed": lambda x: x[jnp.array([0, 2])],
    "windows": lambda x: lax.conv(x[None, None], x[None, None, :2, :2], (1, 1), "SAME"),
    "joined": lambda x: jnp.concatenate([jnp.pad(x, 1), jnp.zeros((1, 6), x.dtype)]),
    "totals": lambda x: jnp.cumsum(x, 0),
}


@pytest.mark.parametrize("kind", one_in(4, NARROW))
def test_narrow_types(kind: str) -> None:
    try:
        x = jnp.ones((4, 4), kind)
    except (TypeError, ValueError):
        pytest.skip("this JAX has no such type")
    wrong = {name: each for name, function in FUNCTIONS.items() if (each := found(lowered(function, x)))}
    assert not wrong


# --- other platforms -----------------------------------------------------------------------------------------------

ELSEWHERE: dict[str, Callable[[Any], Any]] = {
    "singular values": lambda x: jnp.linalg.svd(x[:, :6]),
    "eigenvalues": lambda x: jnp.linalg.eigh(x + x.T),
    "factors": lambda x: (jnp.linalg.qr(x), jnp.linalg.cholesky(x @ x.T + 9 * jnp.eye(8)), lax.linalg.lu(x)),
    "largest": lambda x: (lax.top_k(x, 3), lax.approx_max_k(x, 2), lax.approx_min_k(x, 2, aggregate_to_topk=False)),
    "transforms": lambda x: (jnp.fft.fftn(x), jnp.fft.rfft(x)),
    "random": lambda x: (jax.random.normal(jax.random.key(0), x.shape), jax.random.permutation(jax.random.key(1), x)),
    "attention": jax.grad(lambda x: jax.nn.dot_product_attention(*[x.reshape(1, 8, 2, 4)] * 3).sum()),
    "special": lambda x: (lax.erf_inv(x), lax.lgamma(x), lax.igamma(abs(x) + 1, abs(x)), lax.bessel_i1e(x)),
    "mixed products": lambda x: lax.dot(x, jnp.ones((8, 3), jnp.int8), preferred_element_type=jnp.float32),
}


@pytest.mark.parametrize(("what", "platform"), crossed(list(ELSEWHERE), ["cpu", "cuda", "rocm", "tpu"]))
def test_what_is_lowered_for_other_platforms(what: str, platform: str) -> None:
    unchecked = [export.DisabledSafetyCheck.custom_call("ApproxTopK")]
    made = export.export(jax.jit(ELSEWHERE[what]), platforms=[platform], disabled_checks=unchecked)(X)
    assert found(opspec.load(made.mlir_module_serialized, trusted=True)) == []


def test_products_of_floats_and_integers() -> None:
    text = """
    func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xi8>) -> tensor<2x2xf32> {
      %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
        : (tensor<2x2xf32>, tensor<2x2xi8>) -> tensor<2x2xf32>
      return %0 : tensor<2x2xf32>
    }
    """
    x, y = np.array([[0.5, 2], [1, -1]], np.float32), np.array([[3, -4], [5, 6]], np.int8)
    np.testing.assert_array_equal(opspec.run(opspec.load(text), x, y)[0], x @ y.astype(np.float32))


# --- many devices --------------------------------------------------------------------------------------------------

_SHARDED = """
import jax, jax.numpy as jnp, numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
from opspec.verification.verifier import verify_view
from opspec.programs.records import import_module

mesh = Mesh(np.array(jax.devices()).reshape(2, 4), ("x", "y"))
x = np.ones((8, 8), np.float32)
both = P("x", "y")
INSIDE = {
    "sum": (lambda a: lax.psum(a, "y"), P("x")),
    "sums": (lambda a: lax.psum(a, ("x", "y")), P()),
    "largest": (lambda a: lax.pmax(a, "x"), P(None, "y")),
    "gathered": (lambda a: lax.all_gather(a, "y", axis=1, tiled=True), P("x")),
    "moved": (lambda a: lax.ppermute(a, "y", [(0, 1), (1, 2), (2, 3), (3, 0)]), both),
    "exchanged": (lambda a: lax.all_to_all(a, "y", 0, 1, tiled=True), both),
    "scattered": (lambda a: lax.psum_scatter(a, "y", scatter_dimension=0, tiled=True), P(("x", "y"))),
    "numbered": (lambda a: a + lax.axis_index("y"), both),
    "gradient": (jax.grad(lambda a: lax.psum((a ** 2).sum(), ("x", "y"))), both),
    "groups": (lambda a: lax.psum(a, "y", axis_index_groups=[[0, 1], [2, 3]]), both),
    "branches": (lambda a: lax.cond(lax.axis_index("x") == 0, jnp.sin, jnp.cos, a), both),
    "loop": (lambda a: lax.fori_loop(0, 3, lambda i, b: lax.ppermute(b, "x", [(0, 1), (1, 0)]), a), both),
}
sharded = lambda *names: NamedSharding(mesh, P(*names))
AROUND = {
    "product": (lambda a: a @ a.T, dict(in_shardings=sharded("x", "y"), out_shardings=sharded("y", "x"))),
    "constraint": (lambda a: lax.with_sharding_constraint(jnp.sin(a), sharded("y", None)) @ a, {}),
    "open": (lambda a: lax.with_sharding_constraint(a, sharded(P.UNCONSTRAINED, "y")), {}),
    "donated": (lambda a: a + 1, dict(donate_argnums=0, in_shardings=sharded("x"), out_shardings=sharded("x"))),
    "scan": (lambda a: lax.scan(lambda c, r: (c + r, r), jnp.zeros(8), a), dict(in_shardings=sharded(None, "y"))),
    "random": (lambda a: a + jax.random.normal(jax.random.key(0), a.shape), dict(in_shardings=sharded("x"))),
}
programs = {name: (jax.shard_map(f, mesh=mesh, in_specs=(both,), out_specs=out, check_vma=False), {})
            for name, (f, out) in INSIDE.items()} | AROUND
for name, (function, options) in programs.items():
    module = jax.jit(function, **options).lower(x).compiler_ir("stablehlo")
    for diagnostic in verify_view(import_module(module)).diagnostics:
        print(name, diagnostic)
print(len(programs), "programs")
"""


def test_programs_for_many_devices() -> None:
    environment = {**os.environ, "XLA_FLAGS": "--xla_force_host_platform_device_count=8", "JAX_PLATFORMS": "cpu"}
    done = forked(["-c", _SHARDED], "jax", env=environment)
    assert done.stdout.strip() == "18 programs", done.stdout + done.stderr[-2000:]
