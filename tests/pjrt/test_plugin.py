"""The platform opspec in JAX: what arrays, programs, threads, errors and the end of a process do."""

from __future__ import annotations

import ast
import ctypes
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec.pjrt import (
    api,
    c_structs,
    destroyed_handles,
    elements,
    errors,
    function_table,
    handle_memory,
    handles,
    proto,
    slot_instructions,
)
from tests.checkout import ROOT
from tests.pjrt.jax_children import outcomes, run, run_forked

CASES = [
    node.name
    for node in ast.parse(Path(__file__).with_name("jax_cases.py").read_text()).body
    if isinstance(node, ast.FunctionDef) and "case" in map(ast.unparse, node.decorator_list)
]


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_on_the_platform(name: str) -> None:
    found = outcomes("jax_cases")
    assert found.get(name, f"no answer: {found}") == ""


# --- without JAX --------------------------------------------------------------------------------------------


def test_structs_have_the_sizes_of_the_header() -> None:
    assert len(c_structs.structs()) > 150
    assert len(c_structs.FUNCTIONS) == 138
    assert ctypes.sizeof(c_structs.api()) == 1144
    execute = c_structs.arguments("LoadedExecutable_Execute")
    assert [getattr(execute, name).offset for name in ("executable", "options", "output_lists", "execute_device")] == [
        16,
        24,
        56,
        72,
    ]
    assert c_structs.api().Error_Destroy.offset == 40
    assert c_structs.api().Buffer_ToHostBuffer.offset == 600


def test_a_struct_of_another_size_is_refused() -> None:
    with pytest.raises(ImportError, match="Event_Destroy is laid out in 24 bytes here, not 28"):
        c_structs._struct(["Event_Destroy", "28", "event:p"])


def test_fields_of_newer_versions_are_asked_for() -> None:
    args = c_structs.arguments("Client_CreateViewOfDeviceBuffer")()
    args.struct_size = args.SIZE
    assert c_structs.covers(args, "memory")
    args.struct_size -= 8
    assert not c_structs.covers(args, "memory")
    assert c_structs.covers(args, "buffer")


def test_handles_are_zeroed_memory_and_come_back() -> None:
    address = handles.new("a")
    assert handles.get(address) == "a"
    assert bytes((ctypes.c_char * handle_memory.SIZE).from_address(address)) == bytes(handle_memory.SIZE)
    destroyed_handles.drop(address)
    with pytest.raises(ValueError, match="expected the address of an object that lives"):
        handles.get(address)
    made = [handles.new("b") for _ in range(len(handle_memory.free) + handles.OFTEN + 1)]
    assert address in made
    for other in made:
        destroyed_handles.drop(other)


def _page() -> tuple[slot_instructions.Processor, slot_instructions.Page]:
    processor = slot_instructions.processor()
    if processor is None:
        pytest.skip("no instructions for this processor: Python does all of it")
    return processor, slot_instructions.Page()


TAKES_TWO = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


def test_a_destroyed_handle_is_only_marked() -> None:
    processor, page = _page()
    args = c_structs.arguments("Buffer_Destroy")()
    for at, function in enumerate((page.put(processor.mark_by_arguments()), page.put(processor.mark()))):
        address = handles.new(f"thing {at}")
        args.buffer = address
        given = ctypes.addressof(args) if at == 0 else address
        assert TAKES_TWO(function)(given, None) is None
        assert handles.get(address) == f"thing {at}"
        destroyed_handles.sweep()
        with pytest.raises(ValueError, match="that lives"):
            handles.get(address)
        args.buffer = None
        assert TAKES_TWO(function)(ctypes.addressof(args) if at == 0 else None, None) is None


def _python(called: list[Any]) -> tuple[Any, int]:
    """A function in C's form that notes what it is given, and its address."""
    made = TAKES_TWO(lambda *given: called.append(given))
    return made, ctypes.cast(made, ctypes.c_void_p).value or 0


def test_instructions_read_the_words_of_a_handle() -> None:
    processor, page = _page()
    called: list[Any] = []
    kept, python = _python(called)
    address = handles.new("a thing", (7, 2**40 + 1, 5))
    args = c_structs.arguments("Executable_OutputDimensions")()
    for size, field in ((1, "num_outputs"), (4, "num_outputs"), (8, "num_outputs"), (8, "dims")):
        setattr(args, field, 2**64 - 1)
        args.executable = address
        copy = slot_instructions.FieldCopy(handle_memory.WORDS + 8, getattr(type(args), field).offset, size)
        read = TAKES_TWO(page.put(processor.read([copy], python)))
        assert read(ctypes.addressof(args), None) is None
        mask = 2 ** (8 * size) - 1
        assert getattr(args, field) == (2**64 - 1) & ~mask | (2**40 + 1) & mask
        args.executable = None
        read(ctypes.addressof(args), None)
        assert called.pop()[0] == ctypes.addressof(args)
    destroyed_handles.drop(address)
    del kept


def test_instructions_look_a_word_up_and_call_back() -> None:
    processor, page = _page()
    called: list[Any] = []
    kept, python = _python(called)
    address = handles.new("a thing", (7, 8))
    look_up = TAKES_TWO(page.put(processor.look_up(handle_memory.WORDS, handle_memory.WORDS + 8, python)))
    assert look_up(address, 7) == 8
    assert not called
    look_up(address, 9)
    assert called.pop() == (address, 9)
    call_when = TAKES_TWO(page.put(processor.call_when(123, python)))
    args = c_structs.arguments("Event_OnReady")()
    args.event, args.callback, args.user_arg = 123, python, 55
    assert call_when(ctypes.addressof(args), None) is None
    assert called.pop() == (None, 55)
    args.event = 124
    call_when(ctypes.addressof(args), None)
    assert called.pop()[0] == ctypes.addressof(args)
    destroyed_handles.drop(address)
    del kept


# The words of Arm's functions, which an emulator of the processor has run.
ARM = {
    "mark_by_arguments": "010840f9610000b4220080d2221c00f9000080d2c0035fd6",
    "mark": "e10300aa610000b4220080d2221c00f9000080d2c0035fd6",
    "read": "010840f9e10000b4221c40f9a20000b5220840f902600039000080d2c0035fd65000005800021fd6efbe000000000000",
    "call": "fd7bbfa96901005820013fd6fd7bc1a81f0400f1a800005460000054e0000058c0035fd6000080d2c0035fd61f2003d5"
    "efbe000000000000adde000000000000",
    "look_up": "020440f95f0001eb61000054000840f9c0035fd65000005800021fd6efbe000000000000",
    "call_when": "020200580108 40f93f0002eb21010054fd7bbfa9090c40f9011040f9000080d220013fd6fd7bc1a8000080d2c0035fd6"
    "5000005800021fd6efbe0000000000007b00000000000000",
}


def test_a_function_that_python_left_is_an_error() -> None:
    processor, page = _page()
    for returned, given in ((1, None), (0, 99), (None, 99), (2**40, 2**40)):
        function = TAKES_TWO(lambda *_, returned=returned: returned)
        address = ctypes.cast(function, ctypes.c_void_p).value or 0
        assert TAKES_TWO(page.put(processor.call(address, 99)))(None, None) == given


def test_instructions_for_another_processor() -> None:
    arm = slot_instructions.ArmCode()
    found = {
        "mark_by_arguments": arm.mark_by_arguments(),
        "mark": arm.mark(),
        "read": arm.read([slot_instructions.FieldCopy(16, 24, 1)], 0xBEEF),
        "call": arm.call(0xBEEF, 0xDEAD),
        "look_up": arm.look_up(8, 16, 0xBEEF),
        "call_when": arm.call_when(123, 0xBEEF),
    }
    assert {name: code.hex() for name, code in found.items()} == {name: x.replace(" ", "") for name, x in ARM.items()}


def test_slots_that_machine_code_answers_have_their_fields() -> None:
    api.capsule()
    for function, words in function_table.READ.items():
        struct = c_structs.arguments(function)
        assert struct._fields_[2][1] is ctypes.c_void_p  # the handle
        assert {name for name, _ in struct._fields_[3:]} == set(words)
        assert function in function_table.filled()


def test_errors_keep_code_and_message() -> None:
    for error, code in (
        (errors.PjrtError(errors.ErrorCode.UNIMPLEMENTED, "not this"), 12),
        (MemoryError("2 TiB"), 8),
        (ValueError("wrong"), 13),
        (KeyboardInterrupt(), 1),
    ):
        address = errors.failed(error)
        failure = handles.get(address)
        assert failure.code == code
        assert str(error) in failure.text
        assert ctypes.c_void_p.from_address(address).value
        destroyed_handles.drop(address)


def test_compile_options_are_read() -> None:
    assert proto.compile_options(b"") == proto.CompileOptions(1, 1, ())
    # executable_build_options { num_replicas: 2, num_partitions: 1, device_assignment { ... 5, 300 } }
    assignment = proto.device_assignment((5, 300), 2, 1)
    build = b"\x20\x02\x28\x01\x4a" + bytes([len(assignment)]) + assignment
    assert proto.compile_options(b"\x1a" + bytes([len(build)]) + build) == proto.CompileOptions(2, 1, (5, 300))
    assert proto.device_assignment((3,), 1, 1).hex() == "080110011a030a0103"


def test_memory_is_read_with_strides() -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    for view in (x, x.T, x[::-1], x[:, ::2]):
        found = elements.copied_from(elements.address_of(view), view.shape, view.dtype, view.strides)
        assert np.array_equal(found, view)
        assert found.flags.owndata


def test_wrong_uses_of_the_api_return() -> None:
    child = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("wrong_uses.py"))],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert child.returncode == 0, child.stderr
    calls, failures = map(int, child.stdout.split())
    assert calls > 3500
    assert failures > calls / 2


# --- processes ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_is_registered_only_where_it_is_named() -> None:
    source = """
import opspec.pjrt
from jax._src import xla_bridge
opspec.pjrt.initialize()
print("opspec" in xla_bridge._backend_factories)
"""
    assert run(source, "cpu", begin="").stdout.split() == ["False"]
    assert run(source, "cpu,opspec", begin="").stdout.split() == ["True"]


@pytest.mark.slow
def test_the_cpu_comes_along_and_what_the_user_named_stays() -> None:
    source = """
named = []
def note(x): named.append(jax.config.jax_platforms); return x
x = jax.jit(lambda x: jax.pure_callback(note, x, x))(jnp.ones(2))
print(*named, jax.config.jax_platforms, jax.default_backend(), jax.devices("cpu")[0].platform, len(jax.devices()))
"""
    assert run_forked(source).stdout.split() == ["opspec", "opspec", "opspec", "cpu", "1"]
    assert run_forked(source, "cpu,opspec").stdout.split() == ["cpu,opspec", "cpu,opspec", "cpu", "cpu", "1"]


def test_the_entry_points_are_announced() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["jax_plugins"] == {"guard": "opspec.guard", "opspec": "opspec.pjrt"}


@pytest.mark.slow
def test_the_process_ends_well_with_arrays_in_every_corner() -> None:
    source = """
import atexit, threading, sys
kept = jnp.ones(5) + 1
sys.kept = [kept, jax.jit(lambda x: x * 2)]
class Late:
    def __init__(self): self.x = jnp.zeros(3) + 1
    def __del__(self): del self.x
late = Late()
cycle = [jnp.ones(2)]; cycle.append(cycle)
threading.Thread(target=lambda: __import__("time").sleep(0.2), daemon=False).start()
"""
    child = run("import atexit\natexit.register(lambda: print('at exit', float((kept * 2).sum())))\n" + source)
    assert child.stdout.split() == ["at", "exit", "20.0"]
    assert child.stderr == ""


@pytest.mark.slow
def test_programs_run_by_the_engine_that_is_named() -> None:
    pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")
    source = """
from opspec.compiled.native.objects import NativeFunction
ran = []
made = NativeFunction.__init__
NativeFunction.__init__ = lambda self, *given: (ran.append(self), made(self, *given))[1]
loop = jax.jit(lambda x: jax.lax.fori_loop(0, 5, lambda i, y: y * 2 + i, x))
print(loop(jnp.ones(3, jnp.int32)), len(ran))
"""
    assert run_forked(source, OPSPEC_ENGINE="cpu").stdout.split("\n")[0] == "[58 58 58] 1"


def test_virtual_devices_place_arrays() -> None:
    source = """
devices = jax.devices()
print(len(devices), devices[5])
x = jax.device_put(jnp.arange(4.0), devices[5])
y = jax.jit(lambda v: v * 2)(x)
print(sorted(d.id for d in y.devices()), y.tolist())
print(jax.device_put(y, devices[2]).devices())
with jax.default_device(devices[7]): print(jnp.ones(2).devices())
mesh = jax.sharding.Mesh(np.array(devices), ("i",))
try:
    s = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("i"))
    z = jax.device_put(jnp.arange(8.0), s)
    print(z.tolist(), len(z.addressable_shards))
    print(jax.jit(lambda v: v.sum())(z))
except Exception as e:
    print(type(e).__name__, e)
"""
    lines = run_forked(source, OPSPEC_DEVICES="8").stdout.splitlines()
    assert lines[:5] == [
        "8 opspec:5",
        "[5] [0.0, 2.0, 4.0, 6.0]",
        "{opspec:2}",
        "{opspec:7}",
        "[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0] 8",
    ]
    assert lines[5] == "28.0"


@pytest.mark.slow
def test_a_wrong_number_of_devices_is_an_error() -> None:
    source = """
try: jax.devices()
except RuntimeError as e: print(e)
"""
    said = run_forked(source, OPSPEC_DEVICES="many").stdout
    assert "expected a number from 1 to 4096 in OPSPEC_DEVICES, found 'many'" in said


LOG = "x = np.ones((3, 4), np.float32)\nprint(jax.jit(lambda x: jnp.log(x - 1).sum())(x))\n"


@pytest.mark.slow
def test_the_environment_looks_inside() -> None:
    said = run_forked(LOG, OPSPEC_TRACE="log", OPSPEC_PROFILE="1", OPSPEC_COMPARE="jax:cpu").stderr
    assert re.search(r"opspec: #3 log <string>:\d+:\d+ .*\n +\(3x4xf32\) -> 3x4xf32 12 inf", said)
    assert re.search(r" 100\.0% +4 .* <string>:\d+ \w+, \w+", said.split("source line")[1])
    assert "opspec: jit__lambda: 4 ops agree" in said


@pytest.mark.slow
def test_the_environment_chooses_a_reading() -> None:
    source = """
numbers = jax.lax.ScatterDimensionNumbers((1,), (), (0,))
ones = np.ones((1, 2), np.float32)
scattered = jax.jit(lambda x: jax.lax.scatter_add(x, np.array([[1]]), ones, numbers, mode="drop"))
try: print(scattered(np.zeros(2, np.float32)))
except jax.errors.JaxRuntimeError as e: print(e)
"""
    assert run_forked(source).stdout == "[0. 0.]\n"
    assert run_forked(source, OPSPEC_READING="public").stdout == "[0. 1.]\n"
    said = run_forked(source, OPSPEC_READING="xl").stdout
    assert "expected the name of a reading, one of public, xla; found 'xl'" in said


@pytest.mark.slow
def test_a_trace_that_chooses_nothing_says_so() -> None:
    said = run_forked(LOG, OPSPEC_TRACE="foo").stderr
    assert re.search(r"found 'foo', which is that of none that ran: they are stablehlo\.\w+, .*; try 1 for all", said)
    assert run_forked(LOG, OPSPEC_TRACE="l?g").stderr.count("OPSPEC_TRACE") == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["OPSPEC_CHECK_FINITE", "OPSPEC_PROFILE"])
def test_a_switch_is_1_or_0(name: str) -> None:
    source = LOG.replace("print(", "try: print(").rstrip() + "\nexcept Exception as e: print(e)\n"
    assert run_forked(source, **{name: "foo"}).stdout == f"INVALID_ARGUMENT: expected 1 or 0 in {name}, found 'foo'\n"


@pytest.mark.slow
def test_ops_of_library_functions_name_the_line_that_calls_them() -> None:
    said = run_forked(
        "print(jax.jit(lambda x: jnp.var(x) + 1)(np.ones(3, np.float32)))\n", OPSPEC_TRACE="reduce"
    ).stderr
    assert re.search(r"reduce \(reduce_sum\), called <string>:\d+:\d+ ", said)


@pytest.mark.slow
def test_values_that_are_not_finite_are_an_error() -> None:
    source = LOG.replace("print(", "try: print(").rstrip() + "\nexcept Exception as e: print(e)\n"
    said = run_forked(source, OPSPEC_CHECK_FINITE="1").stdout
    assert "stablehlo.log at <string>:" in said
    assert "the first infinity: 12 of 12 elements" in said


@pytest.mark.slow
@pytest.mark.full
def test_memory_returns() -> None:
    """10,000 steps of a training loop."""
    source = """
import gc, resource
def loss(w, x): return ((jnp.tanh(x @ w[0]) @ w[1]) ** 2).mean()
step = jax.jit(lambda w, x: jax.tree.map(lambda p, g: p - 0.01 * g, w, jax.grad(loss)(w, x)), donate_argnums=0)
def rss(): return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize()
w, x = [jnp.ones((64, 64)), jnp.ones((64, 8))], jnp.ones((32, 64))
sizes = []
for at in range(10_000):
    w = step(w, x)
    if at in (1999, 9999):
        gc.collect(); sizes.append(rss())
print(sizes[1] - sizes[0])
"""
    assert int(run(source).stdout) < 4 << 20
