"""What the platform has to do for JAX, as functions that assert; `test_plugin.py` runs them in one child.

python -m tests.pjrt.jax_cases
"""

from __future__ import annotations

import ctypes
import gc
import json
import pickle
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental.layout import Format, Layout

import opspec.pjrt
from opspec.pjrt import destroyed_handles, handles
from tests.threads import at_once

CASES: list[Callable[[], None]] = []
TYPES = (
    "bool",
    "int4",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint4",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
    "complex64",
    "complex128",
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e4m3b11fnuz",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
)


def case(function: Callable[[], None]) -> Callable[[], None]:
    CASES.append(function)
    return function


def ours() -> Any:
    return jax.devices("opspec")[0]


def raised(function: Callable[[], Any]) -> str:
    try:
        function()
    except Exception as error:  # noqa: BLE001 - its text is what is looked at
        return f"{type(error).__name__}: {error}"
    return ""


@case
def the_platform_is_the_default_one() -> None:
    assert jax.default_backend() == "opspec"
    assert [str(device) for device in jax.devices()] == ["opspec:0"]
    assert jax.devices()[0].device_kind == "opspec"
    assert jnp.ones(3).devices() == {ours()}


@case
def every_element_type_comes_and_goes_unchanged() -> None:
    with jax.enable_x64(True):
        for name in TYPES:
            x = np.array([[0, 1, 1], [1, 0, 1]]).astype(jnp.dtype(name))
            y = jax.device_put(x)
            assert y.dtype == x.dtype
            assert np.asarray(y).tolist() == x.tolist()
            assert np.asarray(jax.jit(lambda z: z.T)(y)).tolist() == x.T.tolist()


@case
def arrays_of_any_layout_come_as_they_look() -> None:
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    for view in (x, x.T, x[:, ::-1], x[..., 1], x[::1, :, ::2], np.asfortranarray(x), np.broadcast_to(x[0, 0], (5, 4))):
        assert np.array_equal(np.asarray(jax.device_put(view)), view)
    assert np.asarray(jax.device_put(np.zeros((0, 3)))).shape == (0, 3)


@case
def arrays_lie_in_the_order_that_a_program_asks_for() -> None:
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)

    def form(*order: int) -> Any:
        return Format(Layout(major_to_minor=order), jax.sharding.SingleDeviceSharding(ours()))

    y = jax.device_put(x, form(2, 0, 1))
    assert y.format.layout.major_to_minor == (2, 0, 1)
    assert np.array_equal(y, x)
    assert np.array_equal(y + 1, x + 1)
    assert np.array_equal(jax.device_put(y, jax.devices("cpu")[0]), x)
    memory = (ctypes.c_float * 24).from_address(y.unsafe_buffer_pointer())
    assert np.array_equal(memory, x.transpose(2, 0, 1).ravel())
    double = jax.jit(lambda v: v * 2, in_shardings=form(2, 0, 1), out_shardings=form(1, 2, 0))
    assert double(y).format.layout.major_to_minor == (1, 2, 0)
    assert np.array_equal(double(y), x * 2)
    assert "does not match the layout" in raised(lambda: double(jax.device_put(x, ours())))


@case
def what_the_caller_changes_later_does_not_matter() -> None:
    x = np.zeros(1000, np.float32)
    y = jax.device_put(x)
    x[:] = 7
    assert float(y.sum()) == 0
    z = np.array(y)
    z[:] = 3
    assert float(y.sum()) == 0


@case
def a_donated_argument_is_gone() -> None:
    step = jax.jit(lambda x: x + 1, donate_argnums=0)
    x = jnp.zeros(4)
    y = step(x)
    assert x.is_deleted()
    assert "deleted" in raised(lambda: x + 1)
    said = raised(lambda: step(x))  # newer versions of JAX look before they call
    assert "Invalid buffer passed to Execute() as argument 0" in said or "Array has been deleted" in said
    assert y.tolist() == [1, 1, 1, 1]
    for _ in range(5):
        y = step(y)
    assert y.tolist() == [6, 6, 6, 6]


@case
def one_thread_takes_a_donated_argument() -> None:
    step = jax.jit(lambda x: x + 1, donate_argnums=0)
    step(jnp.zeros(1000))
    interval = sys.getswitchinterval()
    for _ in range(100):
        x, made, refused = jnp.zeros(1000), [], []

        def work(_: int, x: Any = x, made: list[Any] = made, refused: list[str] = refused) -> None:
            try:
                made.append(step(x))
            except (RuntimeError, ValueError) as error:
                refused.append(str(error))

        sys.setswitchinterval(1e-6)  # threads change places as often as they can
        at_once(work, range(8))
        sys.setswitchinterval(interval)
        assert (len(made), len(refused)) == (1, 7), (len(made), refused[:2])
        assert (made[0] == 1).all()
        assert all("deleted" in said or "donated" in said for said in refused), refused


@case
def a_donated_argument_that_others_see_is_safe() -> None:
    x = jnp.arange(4.0)
    copy = jax.device_put(x, ours())
    seen = np.asarray(x)
    jax.jit(lambda v: v * 0, donate_argnums=0)(x)
    assert seen.tolist() == [0, 1, 2, 3]
    assert copy.is_deleted() or copy.tolist() == [0, 1, 2, 3]


@case
def a_function_may_have_any_name() -> None:
    def größe(x: Any) -> Any:
        return x * 2

    inner = jax.jit(größe)
    np.testing.assert_array_equal(inner(np.ones(2)), [2, 2])
    np.testing.assert_array_equal(jax.jit(lambda x: inner(x) + inner(x))(np.ones(2)), [4, 4])


@case
def numpy_reads_without_a_copy() -> None:
    x = jnp.arange(4.0)
    seen = np.asarray(x)
    assert seen.__array_interface__["data"][0] == x.unsafe_buffer_pointer()
    assert not seen.flags.writeable
    x.delete()
    junk = [jnp.full(4, at) for at in range(200)]
    assert seen.tolist() == [0, 1, 2, 3]
    del junk


@case
def deleted_arrays_say_so() -> None:
    x = jnp.ones(3)
    x.delete()
    assert x.is_deleted()
    assert "deleted" in raised(lambda: np.asarray(x))


@case
def arrays_travel_between_platforms() -> None:
    x = jax.device_put(np.arange(5.0, dtype=np.float32), ours())
    there = jax.device_put(x, jax.devices("cpu")[0])
    back = jax.device_put(there, ours())
    assert there.devices() == {jax.devices("cpu")[0]}
    assert back.devices() == {ours()}
    assert np.array_equal(back, x)


@case
def arrays_pickle() -> None:
    x = jnp.arange(6.0).reshape(2, 3)
    assert np.array_equal(pickle.loads(pickle.dumps(x)), x)


@case
def live_arrays_are_counted() -> None:
    gc.collect()
    before = len(jax.live_arrays())
    kept = [jnp.ones(3) + at for at in range(4)]
    assert len(jax.live_arrays()) == before + 4
    del kept
    gc.collect()
    assert len(jax.live_arrays()) == before


@case
def memory_statistics_follow() -> None:
    gc.collect()
    before = ours().memory_stats()["bytes_in_use"]
    x = jnp.zeros(1 << 18, jnp.float32)
    assert ours().memory_stats()["bytes_in_use"] == before + (1 << 20)
    assert ours().memory_stats()["peak_bytes_in_use"] >= before + (1 << 20)
    del x
    assert ours().memory_stats()["bytes_in_use"] == before
    assert ours().memory_stats()["largest_alloc_size"] >= 1 << 20
    assert ours().memory_stats()["bytes_limit"] > 1 << 28
    assert ours().memory_stats()["bytes_reserved"] == ours().memory_stats()["peak_bytes_reserved"] == 0


@case
def memory_kinds_are_places_for_arrays() -> None:
    kinds = [memory.kind for memory in ours().addressable_memories()]
    assert kinds == ["device", "pinned_host", "unpinned_host"]
    sharding = jax.sharding.SingleDeviceSharding(ours(), memory_kind="pinned_host")
    x = jax.device_put(jnp.arange(3), sharding)
    assert x.sharding.memory_kind == "pinned_host"
    y = jax.jit(lambda v: v + 1, out_shardings=sharding)(jnp.arange(3))
    assert y.sharding.memory_kind == "pinned_host"
    assert y.tolist() == [1, 2, 3]


@case
def errors_name_the_op_and_the_line() -> None:
    def program(x: Any) -> Any:
        return jax.pure_callback(lambda _: np.zeros(7, np.float32), jax.ShapeDtypeStruct((2,), np.float32), x)

    said = raised(lambda: jax.block_until_ready(jax.jit(program)(np.ones(2, np.float32))))
    assert "JaxRuntimeError" in said
    assert "stablehlo.custom_call at " in said
    assert "jax_cases.py" in said
    assert "Incorrect output shape" in said
    assert jnp.ones(2).sum() == 2  # and life goes on


@case
def errors_in_functions_of_jax_name_the_line_that_calls_them() -> None:
    def program(x: Any) -> Any:
        return helper(x) + helper(x * 2)

    helper = jax.jit(lambda x: jax.pure_callback(lambda _: 1 / 0, jax.ShapeDtypeStruct((2,), np.float32), x))
    said = raised(lambda: jax.block_until_ready(jax.jit(program)(np.ones(2, np.float32))))
    assert said.startswith("JaxRuntimeError: INTERNAL: ")
    assert "CpuCallback error calling callback" in said
    assert "ZeroDivisionError" in said
    assert "jax_cases.py:" in said


@case
def an_unknown_target_is_an_error() -> None:
    def program(x: Any) -> Any:
        return jax.ffi.ffi_call("nobody_has_this", jax.ShapeDtypeStruct((2,), np.float32))(x)

    assert "'nobody_has_this'" in raised(lambda: jax.jit(program)(np.ones(2, np.float32)))


@case
def errors_on_the_way_up_survive_dying_arrays() -> None:
    """Arrays die while an exception unwinds the stack; it has to arrive."""
    for _ in range(50):
        assert "TypeError" in raised(lambda: jnp.dot(jnp.ones(3) + 1, jnp.ones(4) * 2))
        assert "ZeroDivisionError" in raised(lambda: [jnp.ones(2) + 1, jnp.ones(2) + 2, 1 / 0])


@case
def callbacks_run() -> None:
    seen: list[Any] = []
    shape = jax.ShapeDtypeStruct((3,), np.float32)
    x = np.arange(3, dtype=np.float32)
    assert jax.jit(lambda v: jax.pure_callback(lambda a: np.asarray(a) * 2, shape, v))(x).tolist() == [0, 2, 4]
    jax.jit(lambda v: jax.debug.callback(lambda a: seen.append(float(a.sum())), v))(x)
    jax.effects_barrier()
    assert seen == [3.0]

    @jax.jit
    def ordered(v: Any) -> Any:
        for at in range(3):
            jax.experimental.io_callback(lambda _, at=at: seen.append(at), None, v, ordered=True)
        return v

    jax.block_until_ready(ordered(x))
    jax.effects_barrier()
    assert seen == [3.0, 0, 1, 2]
    looped = jax.jit(lambda v: jax.lax.fori_loop(0, 3, lambda _, y: jax.pure_callback(lambda a: a + 1, shape, y), v))
    assert looped(x).tolist() == [3, 4, 5]


@case
def eight_threads_give_right_results() -> None:
    functions = [jax.jit(lambda x, k=k: (x * k).sum() + k) for k in range(8)]
    wrong: list[Any] = []

    def work(k: int) -> None:
        try:
            for at in range(60):
                x = np.full(100, at, np.float32)
                found = float(functions[(k + at) % 8](x))
                step = (k + at) % 8
                if found != at * step * 100 + step:
                    wrong.append((k, at, found))
        except Exception as error:  # noqa: BLE001 - seen below
            wrong.append(error)

    at_once(work, range(8))
    assert not wrong, wrong[:3]


@case
def equal_programs_are_compiled_once() -> None:
    from opspec.pjrt import programs

    def lowered() -> Any:
        return jax.jit(lambda x: jnp.sin(x) + 0.125).lower(np.ones(3, np.float32))

    first, second = [lowered().compile() for _ in range(2)]
    assert first(np.ones(3, np.float32)).tolist() == second(np.ones(3, np.float32)).tolist()
    assert 0 < len(programs._recent) <= programs._RECENT


@case
def compiled_programs_tell_about_themselves() -> None:
    compiled = jax.jit(lambda x: x @ x.T).lower(np.ones((3, 4), np.float32)).compile()
    assert "dot" in compiled.as_text()
    stats = compiled.memory_analysis()
    assert (stats.argument_size_in_bytes, stats.output_size_in_bytes) == (48, 36)
    assert compiled.cost_analysis() is not None
    assert compiled.input_formats is not None


@case
def executables_can_be_stored() -> None:
    from jax.experimental import serialize_executable

    compiled = jax.jit(lambda x: x * 3).lower(np.ones(3, np.float32)).compile()
    loaded = serialize_executable.deserialize_and_load(*serialize_executable.serialize(compiled))
    assert loaded(np.ones(3, np.float32)).tolist() == [3, 3, 3]


@case
def handles_come_back() -> None:
    step = jax.jit(lambda x: x + 1)
    x = step(jnp.zeros(3))
    gc.collect()
    before = destroyed_handles.count()
    for _ in range(500):
        x = step(x)
    gc.collect()
    assert destroyed_handles.count() <= before + 4


@case
def running_sums_of_complex_exponentials() -> None:
    x = np.random.default_rng(0).normal(size=(3, 2)).astype(np.complex64) * (1 + 1j)
    for reverse in (False, True):
        said = jax.lax.cumlogsumexp(x, 0, reverse)
        wanted = np.cumsum(np.exp(x)[::-1], 0)[::-1] if reverse else np.cumsum(np.exp(x), 0)
        assert np.allclose(np.exp(said), wanted, rtol=1e-5)


@case
def programs_for_other_devices_are_refused() -> None:
    from opspec.pjrt import programs
    from opspec.pjrt.proto import CompileOptions

    def made(attributes: str) -> programs.Compiled:
        text = f"module @train attributes {{{attributes}}} {{ func.func public @main() {{ return }} }}"
        return programs.compiled(text.encode())

    said = raised(lambda: programs.expect_devices(CompileOptions(2, 4), made("mhlo.num_partitions = 4 : i32")))
    assert "train is for 4 devices, and is to run on 2 replicas of 4 partitions" in said
    assert "the program is made for 2 replicas" in raised(lambda: made("mhlo.num_replicas = 2 : i32"))


@case
def every_slot_answers() -> None:
    from opspec.pjrt import c_structs, function_table

    missing = set(c_structs.FUNCTIONS) - function_table.filled()
    table = function_table.table()
    assert len(function_table.filled()) > 95
    assert all(getattr(table, name) for name in c_structs.FUNCTIONS)
    import ctypes

    call = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
    for name in sorted(missing):
        arguments = c_structs.arguments(name)()
        arguments.struct_size = arguments.SIZE
        error = call(getattr(table, name))(ctypes.addressof(arguments))
        assert handles.get(error).text == f"PJRT_{name} is not implemented by opspec"
        destroyed_handles.drop(error)


@case
def numpy_exchanges_memory() -> None:
    x = jnp.arange(6.0).reshape(2, 3)
    seen = np.from_dlpack(x)
    assert seen.tolist() == x.tolist()
    given = jax.dlpack.from_dlpack(np.arange(4, dtype=np.int32))
    assert given.devices() == {ours()}
    assert given.tolist() == [0, 1, 2, 3]
    assert jax.dlpack.from_dlpack(x).tolist() == x.tolist()
    on_cpu = jax.dlpack.from_dlpack(x, device=jax.devices("cpu")[0])
    assert on_cpu.devices() == {jax.devices("cpu")[0]}


@case
def one_array_is_not_donated_twice() -> None:
    x = jnp.ones(4)
    both = jax.jit(lambda a, b: (a + b, a * b), donate_argnums=(0, 1))
    assert "Attempt to donate the same buffer twice in Execute()" in raised(lambda: both(x, x))
    one = jax.jit(lambda a, b: a + b, donate_argnums=0)
    assert "Attempt to use a buffer that was previously donated" in raised(lambda: one(x, x))
    assert not x.is_deleted()


@case
def options_of_the_compiler_are_checked() -> None:
    lowered = jax.jit(lambda x: x + 1).lower(np.float32(1))
    assert "No such compile option: 'nonsense'" in raised(lambda: lowered.compile(compiler_options={"nonsense": 1}))
    fitting = {"xla_embed_ir_in_executable": True}
    assert lowered.compile(compiler_options=fitting)(np.float32(1)) == 2


@case
def costs_are_counted() -> None:
    compiled = jax.jit(lambda x: jnp.sin(x @ x.T)).lower(np.ones((3, 4), np.float32)).compile()
    found = compiled.cost_analysis()
    assert (found["flops"], found["transcendentals"]) == (2 * 3 * 3 * 4, 9)


@case
def compiled_programs_are_kept_on_disk() -> None:
    function = jax.jit(lambda x: jnp.cos(x) * 7)

    @jax.jit
    def calling(x: Any) -> Any:
        return jax.pure_callback(lambda a: a + 1, jax.ShapeDtypeStruct((), np.float32), x) * 3

    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "jax_compilation_cache_dir": folder,
            "jax_persistent_cache_min_compile_time_secs": 0,
            "jax_persistent_cache_min_entry_size_bytes": -1,
        }
        before = {name: getattr(jax.config, name) for name in settings}
        try:
            for name, value in settings.items():
                jax.config.update(name, value)
            first = float(function(np.float32(2)))
            stored = list(Path(folder).iterdir())
            assert stored
            jax.clear_caches()
            assert float(function(np.float32(2))) == first
            assert float(calling(np.float32(2))) == 9
            assert not [path for path in Path(folder).iterdir() if "calling" in path.name]  # it calls this process
        finally:
            for name, value in before.items():
                jax.config.update(name, value)


@case
def functions_write_into_buffers() -> None:
    from jax.experimental import buffer_callback

    def double(context: Any, out: Any, x: Any) -> None:
        assert context.stage.name == "EXECUTE"
        assert (out.writeable, x.writeable, x.shape) == (True, False, (3,))
        np.asarray(out)[...] = np.asarray(x) * 2

    call = buffer_callback.buffer_callback(double, jax.ShapeDtypeStruct((3,), np.float32))
    assert jax.jit(call)(np.arange(3, dtype=np.float32)).tolist() == [0, 2, 4]


@case
def programs_let_go_of_mlir() -> None:
    from jaxlib.mlir import ir

    from opspec.pjrt import programs

    lowered = [jax.jit(lambda x, k=k: jnp.sin(x) * k).lower(np.ones(3, np.float32)).as_text() for k in range(8)]
    gc.collect()
    before = ir.Context._get_live_count()
    kept = [programs.compiled(text.encode()) for text in lowered]
    gc.collect()
    assert ir.Context._get_live_count() == before
    assert kept[3].program(np.ones(3, np.float32))[0].shape == (3,)


@case
def too_large_an_array_is_out_of_memory() -> None:
    assert "RESOURCE_EXHAUSTED: Out of memory" in raised(lambda: jax.jit(lambda: jnp.ones((1 << 50,)))())


def main() -> None:
    opspec.pjrt.register()
    for function in CASES:
        found = ""
        try:
            function()
        except BaseException:  # noqa: BLE001 - told to the parent
            found = traceback.format_exc()
        print(json.dumps({"name": function.__name__, "found": found}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
    sys.stdout.flush()
