"""The platform opspec in JAX: what arrays, programs, threads, errors and the end of a process do."""

from __future__ import annotations

import ast
import ctypes
import re
from pathlib import Path

import numpy as np
import pytest
from jax_children import HERE, outcomes, run

from opspec.pjrt import elements, errors, handles, layout, marks, proto

CASES = [
    node.name
    for node in ast.parse((HERE / "jax_cases.py").read_text()).body
    if isinstance(node, ast.FunctionDef) and "case" in map(ast.unparse, node.decorator_list)
]


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_on_the_platform(name: str) -> None:
    found = outcomes("jax_cases.py")
    assert found.get(name, f"no answer: {found}") == ""


# --- without JAX --------------------------------------------------------------------------------------------


def test_structs_have_the_sizes_of_the_header() -> None:
    assert len(layout.structs()) > 150
    assert len(layout.FUNCTIONS) == 138
    assert ctypes.sizeof(layout.api()) == 1144
    execute = layout.arguments("LoadedExecutable_Execute")
    assert [getattr(execute, name).offset for name in ("executable", "options", "output_lists", "execute_device")] == [
        16, 24, 56, 72
    ]  # fmt: skip
    assert layout.api().Error_Destroy.offset == 40
    assert layout.api().Buffer_ToHostBuffer.offset == 600


def test_a_struct_of_another_size_is_refused() -> None:
    with pytest.raises(ImportError, match="Event_Destroy is laid out in 24 bytes here, not 28"):
        layout._struct(["Event_Destroy", "28", "event:p"])


def test_fields_of_newer_versions_are_asked_for() -> None:
    args = layout.arguments("Client_CreateViewOfDeviceBuffer")()
    args.struct_size = args.SIZE
    assert layout.covers(args, "memory")
    args.struct_size -= 8
    assert not layout.covers(args, "memory")
    assert layout.covers(args, "buffer")


def test_handles_are_zeroed_memory_and_come_back() -> None:
    address = handles.new("a")
    assert handles.get(address) == "a"
    assert bytes((ctypes.c_char * handles.SIZE).from_address(address)) == bytes(handles.SIZE)
    handles.drop(address)
    with pytest.raises(ValueError, match="expected the address of an object that lives"):
        handles.get(address)
    assert handles.new("b") == address
    handles.drop(address)


def test_a_destroyed_handle_is_only_marked() -> None:
    found = marks.pointers()
    if found is None:
        assert marks.instructions() is None
        return
    kind = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
    args = layout.arguments("Buffer_Destroy")()
    for at, function in enumerate(found):
        address = handles.new(f"thing {at}")
        args.buffer = address
        given = ctypes.addressof(args) if at == 0 else address
        assert kind(function)(given) is None
        assert handles.get(address) == f"thing {at}"
        handles.sweep()
        with pytest.raises(ValueError, match="that lives"):
            handles.get(address)
    args.buffer = None
    assert kind(found[0])(ctypes.addressof(args)) is None


def test_instructions_for_other_machines_store_at_the_mark() -> None:
    assert marks._ARM.by_arguments.hex() == "010840f9610000b4220080d2221c00f9000080d2c0035fd6"
    assert marks._x86(1).by_arguments.startswith(bytes([0x48, 0x8B, 0x41, 16]))


def test_errors_keep_code_and_message() -> None:
    for error, code in (
        (errors.PjrtError(errors.Code.UNIMPLEMENTED, "not this"), 12),
        (MemoryError("2 TiB"), 8),
        (ValueError("wrong"), 13),
        (KeyboardInterrupt(), 1),
    ):
        address = errors.failed(error)
        failure = handles.get(address)
        assert failure.code == code
        assert str(error) in failure.text
        assert ctypes.c_void_p.from_address(address).value
        handles.drop(address)


def test_compile_options_are_read() -> None:
    assert proto.compile_options(b"") == proto.CompileOptions(1, 1, ())
    # executable_build_options { num_replicas: 2, num_partitions: 1, device_assignment { ... 5, 300 } }
    assignment = proto.device_assignment((5, 300), 2, 1)
    build = proto._scalar(4, 2) + proto._scalar(5, 1) + proto._message(9, assignment)
    assert proto.compile_options(proto._message(3, build)) == proto.CompileOptions(2, 1, (5, 300))
    assert proto.device_assignment((3,), 1, 1).hex() == "080110011a030a0103"


def test_memory_is_read_with_strides() -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    for view in (x, x.T, x[::-1], x[:, ::2]):
        found = elements.copied_from(elements.address_of(view), view.shape, view.dtype, view.strides)
        assert np.array_equal(found, view)
        assert found.flags.owndata


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


def test_the_entry_point_is_announced() -> None:
    text = (Path(__file__).parent.parent / "pyproject.toml").read_text()
    assert re.search(r'\[project\.entry-points\.jax_plugins\]\nopspec = "opspec\.pjrt"\n', text)


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
    jax.jit(lambda v: v.sum())(z)
except Exception as e:
    print(type(e).__name__, e)
"""
    lines = run(source, OPSPEC_DEVICES="8").stdout.splitlines()
    assert lines[:5] == ["8 opspec:5", "[5] [0.0, 2.0, 4.0, 6.0]", "{opspec:2}", "{opspec:7}",
                         "[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0] 8"]  # fmt: skip
    assert "UNIMPLEMENTED" in lines[5]
    assert "is made for 8 devices (1 replicas of 8 partitions), and opspec runs a program on one" in lines[5]


@pytest.mark.slow
def test_a_wrong_number_of_devices_is_an_error() -> None:
    source = """
try: jax.devices()
except RuntimeError as e: print(e)
"""
    said = run(source, OPSPEC_DEVICES="many").stdout
    assert "expected a number from 1 to 4096 in OPSPEC_DEVICES, found 'many'" in said


LOG = "x = np.ones((3, 4), np.float32)\nprint(jax.jit(lambda x: jnp.log(x - 1).sum())(x))\n"


@pytest.mark.slow
def test_the_environment_looks_inside() -> None:
    said = run(LOG, OPSPEC_TRACE="log", OPSPEC_PROFILE="1", OPSPEC_COMPARE="cpu").stderr
    assert re.search(r"opspec: #3 stablehlo\.log at <string>:\d+:\d+ .* 12 inf", said)
    assert re.search(r"subtract <string>:\d+:\d+", said.split("source line")[1])
    assert "opspec: jit__lambda: 4 ops agree" in said


@pytest.mark.slow
def test_ops_of_library_functions_name_the_line_that_calls_them() -> None:
    said = run("print(jax.jit(lambda x: jnp.var(x) + 1)(np.ones(3, np.float32)))\n", OPSPEC_TRACE="reduce").stderr
    assert re.search(r"stablehlo\.reduce \(reduce_sum\), called at <string>:\d+:\d+ ", said)


@pytest.mark.slow
def test_values_that_are_not_finite_are_an_error() -> None:
    source = LOG.replace("print(", "try: print(").rstrip() + "\nexcept Exception as e: print(e)\n"
    said = run(source, OPSPEC_CHECK_FINITE="1").stdout
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
