"""Memory of a large result is used again when nobody holds it any more, and no earlier."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled import recycled
from opspec.compiled.engine_names import is_installed
from opspec.compiled.recycled import LARGEST_STEP, LEAST, MOST, new_array, step_array
from opspec.execution.executor import Program
from opspec.values.arrays import LINE, Array, address_of
from tests.threads import at_once

F32 = np.dtype(np.float32)
LARGE = (LEAST // 4,)


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recycled, "_KEPT", recycled._Kept())
        yield


def made(count: int) -> list[Array]:
    return [new_array(LARGE, F32) for _ in range(count)]


@pytest.mark.parametrize("rows", [128, 512])  # kept for the next one, and not
def test_it_begins_with_a_line_and_is_an_array_as_any_other(rows: int) -> None:
    x = new_array((rows, 1024), np.dtype(ml_dtypes.bfloat16))
    assert x.nbytes >= LEAST
    assert type(x) is np.ndarray
    assert (x.shape, x.dtype, x.flags.c_contiguous, x.flags.writeable) == ((rows, 1024), ml_dtypes.bfloat16, True, True)
    assert x.__array_interface__["data"][0] == address_of(x)
    assert address_of(x) % LINE == 0


def test_the_next_of_that_size_lies_where_the_last_one_lay() -> None:
    (x,) = made(1)
    place = address_of(x)
    del x
    again = new_array((LEAST // 8, 2), np.dtype(np.int32))
    assert address_of(again) == place
    assert address_of(made(1)[0]) != place


@pytest.mark.parametrize("held", ["view", "turned", "bytes", "memory"])
def test_a_view_keeps_it(held: str) -> None:
    (x,) = made(1)
    x[:] = 7
    views = {"view": x[3:], "turned": x.reshape(2, -1).T, "bytes": x.view(np.uint8), "memory": memoryview(x)}
    kept = views.pop(held)
    del views, x
    gc.collect()
    (y,) = made(1)
    y[:] = 0
    assert (np.asarray(kept).view(np.float32 if held != "bytes" else np.uint8) != 0).any()


def test_no_more_is_kept_than_that() -> None:
    many = made(MOST // LEAST + 5)
    places = [address_of(x) for x in many]
    for at in range(len(many)):
        many[at] = np.empty(0)
    kept = recycled._KEPT
    assert kept is not None
    assert kept._size == MOST
    assert [address_of(x) for x in kept._blocks.values()] == places[5:]


def test_what_goes_after_the_module_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a process names are gone before the arrays that a library of C++ holds."""
    raised: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", raised.append)
    many = made(1)
    for name in ("_KEPT", "_Block", "_Lease"):
        monkeypatch.setattr(recycled, name, None)
    many.clear()
    assert not raised


def test_what_is_small_is_numpys() -> None:
    assert new_array((LEAST // 4 - 1,), F32).flags.owndata


def test_what_is_larger_than_all_is_not_kept() -> None:
    x = new_array((MOST // 4 + 1,), F32)
    assert type(x.base) is np.ndarray
    assert x.base.nbytes == x.nbytes + LINE


def test_threads_never_share_one() -> None:
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(200):
            (x,) = made(1)
            x[::4096] = number
            y = x[1:]
            del x
            wrong.extend(y[4095::4096][y[4095::4096] != number].astype(int).tolist())

    at_once(work, range(1, 9))
    assert not wrong


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_child_does_not_wait_for_a_thread_of_its_parent() -> None:
    held, gone = threading.Event(), threading.Event()

    def hold() -> None:
        with recycled._KEPT._lock:
            held.set()
            gone.wait()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(hold)
        held.wait()
        child = os.fork()
        if not child:
            signal.alarm(5)
            made(2)
            os._exit(0)
        gone.set()
    assert os.waitpid(child, 0)[1] == 0


def doubling(type_: str) -> Program:
    body = f"%0 = stablehlo.add %x, %x : {type_}\n  return %0 : {type_}"
    return opspec.compile(opspec.load(f"func.func @main(%x: {type_}) -> {type_} {{\n  {body}\n}}\n"), engine="cpu")


@pytest.mark.skipif(not is_installed(), reason="the extra opspec[fast] is not installed")
def test_a_program_finds_the_memory_of_a_result_that_went() -> None:
    program, x = doubling("tensor<262144xf32>"), np.arange(262144, dtype=np.float32)
    first, second = program(x)[0], program(x)[0]
    places = {address_of(first), address_of(second)}
    assert len(places) == 2
    assert (first == 2 * x).all()
    del first
    (third,) = program(x + 1)
    assert address_of(third) in places
    assert (second == 2 * x).all()
    assert (third == 2 * x + 2).all()


@pytest.mark.skipif(not is_installed(), reason="the extra opspec[fast] is not installed")
def test_a_result_that_is_donated_becomes_the_next_result() -> None:
    program = doubling("tensor<512x512xf32>")
    given = [program(np.ones((512, 512), np.float32))[0]]
    place, other = address_of(given[0]), given[0][:1]
    (found,) = program.call(list(given), donated=[0])
    assert address_of(found) != place  # somebody else holds it, and a view of it
    del other
    (found,) = program.call(given, donated=[0])
    assert given == [None]
    assert address_of(found) == place
    assert (found == 4).all()


def test_what_a_step_makes_is_kept_unless_it_is_large() -> None:
    for size, is_kept in ((LEAST, True), (LARGEST_STEP, True), (LARGEST_STEP + 4, False)):
        x = step_array((size // 4,), F32)
        assert (x.nbytes, x.dtype) == (size, F32)
        del x
        assert (recycled._KEPT.take(size) is not None) == is_kept


def test_a_program_with_a_library_makes_its_values_where_those_of_the_last_call_lay() -> None:
    type_ = "tensor<600x600xf32>"
    module = opspec.load(f"""func.func @main(%x: {type_}) -> {type_} {{
      %a = stablehlo.negate %x : {type_}
      %b = "stablehlo.sort"(%a) <{{dimension = 1 : i64, is_stable = true}}> ({{
      ^bb0(%l: tensor<f32>, %r: tensor<f32>):
        %c = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      }}) : ({type_}) -> {type_}
      return %b : {type_}
    }}""")
    x = np.random.default_rng(0).standard_normal((600, 600)).astype(np.float32)
    program = opspec.compile(module, engine="reference")
    assert (program(x)[0] == np.sort(-x, 1)).all()
    gc.collect()
    assert recycled._KEPT.take(x.nbytes) is not None
