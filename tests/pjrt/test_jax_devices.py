"""Programs for several devices: beside JAX's CPU with as many, and what is refused."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.pjrt.jax_children import outcomes, reports, run, run_forked

pytestmark = pytest.mark.slow


def programs(module: str) -> list[str]:
    """The programs of a module of this folder, which is not imported: it would load JAX."""
    return [
        node.name
        for node in ast.parse(Path(__file__).with_name(f"{module}.py").read_text()).body
        if isinstance(node, ast.FunctionDef)
        and any(getattr(mark, "id", "") == "program" for mark in node.decorator_list)
    ]


NAMES = programs("jax_devices")


@pytest.mark.full
def test_programs_for_eight_devices_agree() -> None:
    found = outcomes("jax_devices", *NAMES, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8")
    wrong = {name: text for name, text in found.items() if text}
    assert not wrong, "\n\n".join(f"{name}: {text}" for name, text in wrong.items())
    assert set(found) == set(NAMES)


BEGIN = """
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P
mesh = Mesh(np.array(jax.devices()), ("i",))
x = jax.device_put(np.arange(8, dtype=np.float32), NamedSharding(mesh, P("i")))
def raised(function):
    try: return function()
    except Exception as error: return f"{type(error).__name__}: {error}"
def mapped(function): return jax.jit(jax.shard_map(function, mesh=mesh, in_specs=P("i"), out_specs=P("i")))
"""


def test_what_cannot_run_says_so() -> None:
    source = (
        BEGIN
        + """
def alone(v): return lax.cond(lax.axis_index("i") == 0, lambda: v + 0 * lax.psum(v, "i"), lambda: v)
print(raised(lambda: mapped(alone)(x)))
def fails(v):
    if v[0] == 3: raise ValueError("three")
    return v
print(raised(lambda: mapped(lambda v: jax.pure_callback(fails, v, v))(x)))
print(np.asarray(mapped(lambda v: v + lax.psum(v, "i"))(x)))
"""
    )
    said = run_forked(source, OPSPEC_DEVICES="8").stdout
    assert "the processes wait for each other in vain: 0 for a collective in stablehlo.all_reduce at <string>:" in said
    assert "and 1, 2, 3, 4, 5, 6, 7 ended" in said
    assert "ValueError: three" in said
    assert "[28. 29. 30. 31. 32. 33. 34. 35.]" in said


def test_programs_without_results_run_on_several_devices() -> None:
    source = (
        BEGIN
        + """
for function in (
    lambda x: None,
    lambda x: jax.debug.callback(lambda v: print("called", v), x),
    jax.shard_map(lambda v: None, mesh=mesh, in_specs=P("i"), out_specs=P()),
):
    print(raised(lambda: jax.jit(function)(x)))
    jax.effects_barrier()
"""
    )
    said = run_forked(source, OPSPEC_DEVICES="8").stdout.splitlines()
    assert said == ["None", "called [0. 1. 2. 3. 4. 5. 6. 7.]", "None", "None"]


@pytest.mark.full
def test_what_is_inside_is_seen() -> None:
    source = (
        BEGIN
        + """
print(raised(lambda: mapped(lambda v: jnp.log(v) + lax.psum(v, "i"))(x)))
"""
    )
    said = run_forked(source, OPSPEC_DEVICES="8", OPSPEC_CHECK_FINITE="1").stdout
    assert "process (0, 0): stablehlo.log at <string>:" in said
    assert "the first infinity: 1 of 1 elements" in said


@pytest.mark.full
@pytest.mark.parametrize(
    "environment",
    [
        {"JAX_NUM_CPU_DEVICES": "3"},
        {"XLA_FLAGS": "--xla_force_host_platform_device_count=3"},
        {"OPSPEC_DEVICES": "3", "JAX_NUM_CPU_DEVICES": "4"},
    ],
    ids=["jax", "xla", "ours first"],
)
def test_there_are_as_many_devices_as_a_program_wants_of_a_cpu(environment: dict[str, str]) -> None:
    assert run("print(jax.device_count('opspec'))", **environment).stdout == "3\n"


# What cannot be partitioned, and the reason that is given.
REFUSED = {"meshes_that_do_not_go_together": "expected meshes whose axes are parts of those of one mesh, found"}
PARTITIONED = [name for name in (*programs("jax_partitioned"), *programs("jax_shardings")) if name not in REFUSED]
# Of which a slope lies along another dimension, for the same bytes: its two factors want one axis, and XLA has the ops
# of a loop in another order.
LIE_AS_SHARDYS_DO_HERE = {"a_loop_over_layers"}
# What lies otherwise, or is shown otherwise, where whole values are computed.
NOT_ALIKE = {
    "compiled_ahead": "the text shows the whole program",
    "places_and_orders": "top_k is a composite there, through which Shardy's own pass spreads nothing",
}


@pytest.mark.parametrize(
    "names",
    [
        ["loops_that_end_when_they_like", "some_axes_by_hand", "two_meshes_of_the_same_devices"],
        pytest.param(PARTITIONED, marks=pytest.mark.full),
    ],
    ids=["some", "all"],
)
def test_what_devices_compute_of_parts_is_what_the_cpu_gives(names: list[str]) -> None:
    found = reports("jax_shardings", *names, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8")
    assert set(found) == set(names)
    wrong = {name: one["found"] for name, one in found.items() if one["found"]}
    assert all(name in LIE_AS_SHARDYS_DO_HERE and text.startswith("lies: ") for name, text in wrong.items()), wrong
    assert {name: one["whole"] for name, one in found.items() if one["whole"]} == {}


def test_what_cannot_be_partitioned_is_computed_whole_only_if_that_is_asked_for() -> None:
    found = reports("jax_shardings", *REFUSED, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8")
    for name, why in REFUSED.items():
        assert f"the program cannot be partitioned for 6 devices: {why}" in found[name]["found"]
        assert "OPSPEC_PARTITION=replicate in the environment" in found[name]["found"]
    asked = {"OPSPEC_DEVICES": "8", "JAX_NUM_CPU_DEVICES": "8", "OPSPEC_PARTITION": "replicate"}
    for name, one in reports("jax_shardings", *REFUSED, **asked).items():
        assert not one["found"]
        assert all(REFUSED[name] in why for why in one["whole"])
    source = """
call = jax.ffi.ffi_call("unheard_of", jax.ShapeDtypeStruct((8,), np.float32))
print(raised(lambda: jax.jit(call, in_shardings=NamedSharding(mesh, P("i")))(x)))
"""
    said = run_forked(BEGIN + source, OPSPEC_DEVICES="8").stdout
    assert "stablehlo.custom_call cannot be shared by the devices: " in said
    assert "OPSPEC_PARTITION=replicate" in said


# What JAX's CPU does not run either without Shardy, and what it says.
NOT_WITHOUT_SHARDY = {
    "exported_and_called": "should have a sharding attribute of type TensorShardingPerValueAttr",
    "loops_of_loops": "is incompatible with mesh_shape",
    "places_and_orders": "is incompatible with mesh_shape",
    "sums_left_for_later": "Expected last op to be sdy.sharding_constraint",
    "sums_that_slopes_need": "Expected last op to be sdy.sharding_constraint",
}
# Of which results lie otherwise that no program places: shardings spread as Shardy's do, not as GSPMD's.
LIE_AS_SHARDYS = {
    "picked_and_put",
    "positions_and_orders",
    "sizes_that_do_not_divide",
    "some_axes_automatic",
    "some_axes_by_hand",
    "waves",
    "whole_matrices",
    *LIE_AS_SHARDYS_DO_HERE,
}


@pytest.mark.parametrize(
    "names",
    [
        ["constraints_within", "python_functions_of_each_device"],
        pytest.param(PARTITIONED, marks=pytest.mark.full),
    ],
    ids=["some", "all"],
)
def test_programs_with_the_shardings_of_gspmd(names: list[str]) -> None:
    found = reports(
        "jax_shardings", *names, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8", JAX_USE_SHARDY_PARTITIONER="0"
    )
    assert set(found) == set(names)
    for name, report in found.items():
        if name in NOT_WITHOUT_SHARDY:
            assert NOT_WITHOUT_SHARDY[name] in report["found"]
            continue
        lines = report["found"].splitlines()
        assert all(line.startswith("lies: ") for line in lines), (name, lines)
        assert bool(lines) == (name in LIE_AS_SHARDYS), (name, lines)
        assert not report["whole"], name


@pytest.mark.full
def test_whole_values_are_the_reference() -> None:
    found = reports("jax_shardings", *PARTITIONED, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8", OPSPEC_PARTITION="0")
    assert {name for name, one in found.items() if one["found"]} == set(NOT_ALIKE)
    assert {why for one in found.values() for why in one["whole"]} == {"OPSPEC_PARTITION=0"}


def test_a_compiled_program_shows_what_a_device_runs() -> None:
    source = (
        BEGIN
        + """
s, t = NamedSharding(mesh, P("i")), NamedSharding(mesh, P(None, "i"))
f = jax.jit(lambda v, w: jnp.tanh(v @ w).sum(0), in_shardings=(t, s))
c = f.lower(np.ones((16, 64), np.float32), np.ones((64, 32), np.float32)).compile()
text = c.as_text()
print("f32[16,8]" in text, "all-reduce" in text or "reduce-scatter" in text, "whole_values" in text, "<string>" in text)
print(c.output_shardings.spec, c.cost_analysis()["flops"] < 2 * 16 * 64 * 32 / 4)
m = c.memory_analysis()
print(m.argument_size_in_bytes == 4 * (16 * 8 + 8 * 32), m.temp_size_in_bytes > 0)
drawn = jax.jit(lambda v: 0 * v + lax.rng_uniform(0.0, 1.0, (8,)), in_shardings=s)
print((drawn(np.ones(8, np.float32)) != drawn(np.ones(8, np.float32))).all())
one = jax.jit(lambda k: jax.random.permutation(k, 16)).lower(jax.random.key(4)).compile()  # has hints of Shardy
print("HloModule" in one.as_text())
"""
    )
    said = run_forked(source, OPSPEC_DEVICES="8").stdout.splitlines()
    assert said[0] == "True True False True"
    assert said[1].endswith("True")
    assert said[2:] == ["True True", "True", "True"]


# What XLA's devices cannot run of what is shown, and what they say.
NOT_OF_XLA = dict.fromkeys(
    ("python_functions", "python_functions_of_each_device", "python_functions_with_slopes"),
    "No registered implementation for untyped custom call to opspec.python_callback",
)


@pytest.mark.parametrize(
    "names",
    [
        ["a_loop_over_layers", "some_devices_only"],
        pytest.param(PARTITIONED, marks=pytest.mark.full),
    ],
    ids=["some", "all"],
)
def test_what_is_shown_is_what_devices_run(names: list[str]) -> None:
    found = reports("jax_shown", *names, OPSPEC_DEVICES="8", JAX_NUM_CPU_DEVICES="8")
    assert set(found) == set(names)
    for name, report in found.items():
        assert bool(report["found"]) == (name in NOT_OF_XLA), (name, report["found"])
        assert NOT_OF_XLA.get(name, "") in report["found"]
    assert sum(report["programs"] for report in found.values()) >= len(names)
