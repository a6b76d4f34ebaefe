"""The pool of threads, and machine code among threads and processes of the program."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.native.threads import MOST, VARIABLE, thread_count
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.errors import OpSpecError
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable
from tests.compiled.native.kernels import function_of
from tests.samples import one_in

PROGRAM = """
func.func @main(%x: tensor<{size}xf32>, %y: tensor<{size}xf32>) -> tensor<{size}xf32> {{
  %0 = stablehlo.multiply %x, %y : tensor<{size}xf32>
  %1 = stablehlo.add %0, %x : tensor<{size}xf32>
  %2 = stablehlo.maximum %1, %y : tensor<{size}xf32>
  return %2 : tensor<{size}xf32>
}}
"""
FORKED = """
import os, sys
import numpy as np
import opspec

program = opspec.compile(opspec.load(sys.argv[1]), engine="cpu")
x, y = np.arange(600_000, dtype=np.float32), np.full(600_000, 3, np.float32)
wanted = np.maximum(x * y + x, y)
assert (program(x, y)[0] == wanted).all()
for _ in range(3):
    child = os.fork()
    if not child:
        os._exit(0 if all((program(x, y)[0] == wanted).all() for _ in range(20)) else 3)
    assert (program(x, y)[0] == wanted).all()
    assert os.waitpid(child, 0)[1] == 0
print("all equal")
"""
FORKED_AMID = """
import ctypes, os, threading, time
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.native.threads import PARALLEL

Work = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
pool = Machine(threads=64)._started_pool()
parallel = ctypes.CFUNCTYPE(None, Work, ctypes.c_void_p, ctypes.c_int64)(pool.addresses[PARALLEL])
done = []


@Work
def work(context, part):
    done.append((context, part))
    if context == 1:
        time.sleep(0.01)


other = threading.Thread(target=parallel, args=(work, 1, 1 << 20), daemon=True)
other.start()
wrong = 0
for _ in range(10):
    time.sleep(0.02)
    child = os.fork()
    if not child:
        done.clear()
        parallel(work, 2, 100)
        os._exit(0 if sorted(done) == [(2, part) for part in range(100)] else 3)
    wrong += os.waitpid(child, 0)[1] != 0
print(wrong, "wrong", flush=True)
os._exit(0)
"""


COMPILED_AMID = f"""
import os, signal, threading
import numpy as np
import opspec

text = '''{PROGRAM.format(size=8)}'''
modules = [opspec.load(text.replace("8", str(size))) for size in range(5, 25)]
x, y = np.arange(5, dtype=np.float32), np.full(5, 3, np.float32)
began = threading.Event()


def compiles():
    while True:
        for module in modules:
            opspec.compile(module, engine="cpu")
            began.set()


threading.Thread(target=compiles, daemon=True).start()
began.wait()
wrong = 0
for _ in range(12):
    child = os.fork()
    if not child:
        signal.alarm(5)
        os._exit(0 if (opspec.compile(modules[0], engine="cpu")(x, y)[0] == np.maximum(x * y + x, y)).all() else 3)
    wrong += os.waitpid(child, 0)[1] != 0
print(wrong, "wrong", flush=True)
os._exit(0)
"""


def test_eight_threads_compile_and_run_at_once() -> None:
    def work(number: int) -> bool:
        size = 200_000 + number % 3  # some compile the same text, and their kernels meet in the pool
        program = compile_by(opspec.load(PROGRAM.format(size=size)), engine="cpu")
        x, y = np.arange(size, dtype=np.float32) - number, np.full(size, number, np.float32)
        wanted = np.maximum(x * y + x, y)
        return all(bool((program(x, y)[0] == wanted).all()) for _ in range(25))

    compile_by(opspec.load(PROGRAM.format(size=8)), engine="cpu")  # reads the op files, once
    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(16)))


def test_threads_that_begin_at_once_make_one_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def slow() -> object:
        time.sleep(0.01)
        made.append(object())
        return made[-1]

    monkeypatch.setattr(machine_code, "Machine", slow)
    machine_code._machine.cache_clear()
    try:
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda _: machine_code.machine(), range(8)))
    finally:
        machine_code._machine.cache_clear()
    assert found == made * 8


def test_a_pool_outlives_the_machine_that_made_it() -> None:
    size, x = 600_000, Variable("o0", 600_000)
    nodes, given, made = Nodes(), Buffer(0, MACHINE["f32"], size), Buffer(1, MACHINE["f32"], size)
    loaded = nodes.load(given, of_atom(x))
    kernel = Kernel("flat", (x,), (Store(made, of_atom(x), nodes.apply("add", loaded, loaded)),))
    on = Machine(threads=3)
    text = kernel_text(kernel, on.target)
    assert text.parts > 1
    call, pool = function_of(text, on), weakref.ref(on)
    del on
    gc.collect()
    assert pool() is None
    arrays = {given: np.arange(size, dtype=np.float32), made: np.zeros(size, np.float32)}
    for _ in range(3):
        call(*(arrays[buffer] for buffer in text.buffers))
    assert (arrays[made] == arrays[given] * 2).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("threads", one_in(2, ["3", "1"]))
def test_a_process_that_forks_goes_on_in_both(threads: str) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), VARIABLE: threads}
    command = [sys.executable, "-W", "ignore", "-c", FORKED, PROGRAM.format(size=600_000)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "all equal\n"), done.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("script", [FORKED_AMID, COMPILED_AMID], ids=["runs a kernel", "compiles"])
def test_a_child_needs_nothing_of_what_another_thread_does_when_it_is_forked(script: str) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "OPSPEC_CACHE": "off"}
    command = [sys.executable, "-W", "ignore", "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "0 wrong\n"), done.stderr


@pytest.mark.parametrize("given", ["0", "none", "-1", str(MOST + 1)])
def test_a_number_of_threads_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv(VARIABLE, given)
    with pytest.raises(OpSpecError, match=f"{VARIABLE}: expected a number from 1 to {MOST}, found '{given}'"):
        thread_count()
