"""Signals that arrive while a program runs under JAX: Ctrl-C above all."""

from __future__ import annotations

import ctypes
import signal
from collections.abc import Iterator

import pytest

from opspec.pjrt import c_pointers, interrupts
from tests.pjrt.jax_children import run


class _Raised(Exception):
    pass


@pytest.fixture
def raising() -> Iterator[None]:
    """A handler that raises, and ours before it."""

    def handler(*_: object) -> None:
        raise _Raised

    before = signal.signal(signal.SIGTERM, handler)
    interrupts.stand_before()
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.usefixtures("raising")
def test_a_signal_inside_a_c_function_waits_until_it_has_returned() -> None:
    done: list[str] = []

    def inner(_: int | None) -> None:
        signal.raise_signal(signal.SIGTERM)
        done.append("inner")

    def outer(_: int | None) -> None:
        call_inner(None)
        done.append("outer")

    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    call_inner = prototype(c_pointers.pointer(prototype, inner))
    call_outer = prototype(c_pointers.pointer(prototype, outer))
    with pytest.raises(_Raised):
        done.append(call_outer(None))  # nothing is appended: it is raised before
    assert done == ["inner", "outer"]
    assert not interrupts.waiting


@pytest.mark.usefixtures("raising")
def test_what_ends_a_program_is_raised_once_more_behind_the_c_function() -> None:
    seen: list[str] = []

    @interrupts.ends
    def program() -> None:
        signal.raise_signal(signal.SIGTERM)
        seen.append("went on")

    def execute(_: int | None) -> None:
        try:
            program()
        except _Raised as error:
            seen.append(f"held: {interrupts.held(error)}")

    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    call = prototype(c_pointers.pointer(prototype, execute))
    with pytest.raises(_Raised):
        seen.append(call(None))
    assert seen == ["held: True"]
    assert not interrupts.held(ValueError("of an op"))


# --- under JAX ----------------------------------------------------------------------------------------------

BEGIN = """
import os, random, signal, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs start with it ignored
"""

MANY = (
    BEGIN
    + """
f = jax.jit(lambda x: x * 2 + 1)
x = jnp.arange(4.0)
f(x)
seen = sent = 0
ends = threading.Event()
def bother():
    global sent
    dice = random.Random(SEED)
    began.wait()
    while sent < NUMBER:
        time.sleep(dice.uniform(0, 0.004))
        sent += 1
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(5000):  # none but the next may be lost in it
            if seen >= sent: break
            time.sleep(0.001)
    ends.set()
began = threading.Event()
threading.Thread(target=bother).start()
while not ends.is_set():
    try:
        began.set()
        while not ends.is_set():
            np.asarray(f(x))
            jax.device_put(np.ones(3), jax.devices()[0]).block_until_ready()
    except KeyboardInterrupt as error:
        assert error.__context__ is None, repr(error.__context__)
        seen += 1
print(seen, sent, f(x).tolist())
"""
)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 2))])
def test_interrupts_at_random_moments_all_arrive_and_nothing_else_does(seed: int) -> None:
    said = run(MANY.replace("SEED", str(seed)).replace("NUMBER", "100")).stdout
    assert said == "100 100 [1.0, 3.0, 5.0, 7.0]\n"


LONG = (
    BEGIN
    + """
from jax import lax
x = jnp.arange(4.0)
def times(count): return jax.jit(lambda x: lax.fori_loop(0, count, lambda i, v: jnp.sin(v) + i, x))
def sleeps(x): time.sleep(60)
def alone(name, function, number=signal.SIGINT):
    function = function.lower(x).compile() if hasattr(function, "lower") else function  # a signal is to come later
    timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), number))
    timer.start()
    try: print(name, "ended", function(x).tolist()[:1])
    except BaseException as error:
        notes = getattr(error, "__notes__", [])
        print(name, repr(error), repr(error.__context__), *[note for note in notes if note.startswith("at ")])
    timer.join()

forever = times(2**31 - 1)
alone("interrupt", forever)
def alarm(*_): raise TimeoutError("enough")
signal.signal(signal.SIGALRM, alarm)
alone("alarm", forever, signal.SIGALRM)
flags = []
signal.signal(signal.SIGALRM, lambda *_: flags.append(1))
many = times(20_000)
def until_told(x):
    while not flags: y = many(x)
    return y * 0 + len(flags)
alone("flag", until_told, signal.SIGALRM)
alone("callback", jax.jit(lambda x: jax.pure_callback(sleeps, x, x)))
alone("ordered", jax.jit(lambda x: jax.experimental.io_callback(sleeps, x, x, ordered=True)))
print("after", jax.jit(lambda x: jax.experimental.io_callback(lambda x: x, x, x, ordered=True))(x).tolist())
"""
)


@pytest.mark.slow
def test_what_a_handler_raises_ends_the_program_that_runs_and_comes_first() -> None:
    lines = run(LONG).stdout.splitlines()
    said = dict(line.split(" ", 1) for line in lines)
    assert said["interrupt"].startswith("KeyboardInterrupt() None at stablehlo.")
    assert said["alarm"].startswith("TimeoutError('enough') None")
    assert said["flag"] == "ended [1.0]"
    assert said["callback"].startswith("KeyboardInterrupt() None at stablehlo.custom_call")
    assert said["ordered"].startswith("KeyboardInterrupt() None at stablehlo.custom_call")
    assert said["after"] == "[0.0, 1.0, 2.0, 3.0]"
