"""Programs on the engine `cpu`: the bytes of `reference`, with every instruction set and any number of threads."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Hashable, Iterator, Sequence

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import case_of, loaded
from opspec.compiled import joining, twin
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import engine as native
from opspec.compiled.native import machine_code
from opspec.compiled.native.kernels import KernelText
from opspec.errors import OpSpecError
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EDGE_SETS, SETS, machine
from tests.generated_cases import ops
from tests.op_kinds import op_kinds
from tests.samples import covering


@pytest.fixture(autouse=True)
def refusals() -> Iterator[None]:
    """A kernel that LLVM refuses fails the test."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def on(monkeypatch: pytest.MonkeyPatch, instructions: str, threads: int) -> None:
    """What is compiled from here on is for these instructions."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, threads))


def same(x: object, y: object) -> bool:
    """Whether values have the same bytes; a NaN is a NaN."""
    if isinstance(x, tuple) and isinstance(y, tuple):
        return len(x) == len(y) and all(map(same, x, y))
    if not isinstance(x, np.ndarray) or not isinstance(y, np.ndarray):
        return x == y
    if (x.dtype, x.shape) != (y.dtype, y.shape):
        return False
    if x.dtype.kind in "iub":
        return bool((x == y).all())
    parts = [(x.real, y.real), (x.imag, y.imag)] if x.dtype.kind == "c" else [(x, y)]
    return all(_same_floats(np.ascontiguousarray(a), np.ascontiguousarray(b)) for a, b in parts)


def _same_floats(x: Array, y: Array) -> bool:
    bits = f"u{x.dtype.itemsize}"
    return bool(((x.view(bits) == y.view(bits)) | ((x != x) & (y != y))).all())


def check_examples(monkeypatch: pytest.MonkeyPatch, name: str, sets: Sequence[str]) -> None:
    op = next(op for op in ops() if op.name == name)
    for example in op.examples:
        case = case_of(op, example)
        module = loaded(op, case.program)
        wanted = compile_by(module, engine="reference")(*case.inputs)
        for instructions in sets:
            on(monkeypatch, instructions, 1)
            assert same(compile_by(module, engine="cpu")(*case.inputs), wanted), f"{example.name}, {instructions}"


def of_kinds(_: int, name: str) -> frozenset[Hashable]:
    return op_kinds(name)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "name"), covering(enumerate(op.name for op in ops()), of_kinds))
def test_every_example_has_the_bytes_of_the_reference(monkeypatch: pytest.MonkeyPatch, number: int, name: str) -> None:
    """With the widest and the narrowest vectors in turn."""
    check_examples(monkeypatch, name, [EDGE_SETS[number % len(EDGE_SETS)]])


@pytest.mark.full
@pytest.mark.parametrize("name", [op.name for op in ops()])
def test_every_example_has_these_bytes_with_all_instructions(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    check_examples(monkeypatch, name, SETS)


def test_the_instructions_are_those_that_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETS:
        on(monkeypatch, name, 1)
        assert native.NativeKernels(module=None).loader.on.target.name == name  # type: ignore[arg-type]


def test_without_llvmlite_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "is_installed", lambda: False)
    monkeypatch.setattr(machine_code, "machine", machine_code.Machine)
    op = next(op for op in ops() if op.name == "stablehlo.add")
    module = loaded(op, case_of(op, op.examples[0]).program)
    with pytest.raises(OpSpecError, match=r'^engine="cpu" needs llvmlite, .*: pip install "opspec\[fast\]"$'):
        compile_by(module, engine="cpu")


def test_a_kernel_that_llvm_refuses_is_evaluated_by_numpy_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    op = next(op for op in ops() if op.name == "stablehlo.add")
    case = case_of(op, op.examples[0])
    monkeypatch.setattr(native, "kernel_text", lambda *_, **__: KernelText("no text of LLVM's", (), 1, 1))
    with pytest.warns(UserWarning, match=r"stablehlo\.add at .*: LLVM refuses the kernel, .* error: expected") as told:
        program = compile_by(loaded(op, case.program), engine="cpu")
    assert same(program(*case.inputs), compile_by(loaded(op, case.program), engine="reference")(*case.inputs))
    assert len(told) == 1
    assert "\n" not in str(told[0].message)


def test_small_kernels_that_come_late_are_evaluated_by_numpy_with_the_same_bits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = """func.func @main(%x: tensor<40x30xf32>, %y: tensor<90x90xf32>)
      -> (tensor<40x30xf32>, tensor<40xf32>, tensor<90x90xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.tanh %x : tensor<40x30xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<40x30xf32>, tensor<f32>) -> tensor<40xf32>
  %u = stablehlo.exponential %y : tensor<90x90xf32>
  return %t, %s, %u : tensor<40x30xf32>, tensor<40xf32>, tensor<90x90xf32>
}"""
    rng = np.random.default_rng(0)
    module, given = (
        opspec.load(text),
        [rng.standard_normal(shape).astype(np.float32) for shape in ((40, 30), (90, 90))],
    )
    wanted = compile_by(module, engine="cpu")(*given)
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    monkeypatch.setattr(native, "LONG", -1.0)
    monkeypatch.setattr(joining, "SMALL", 0)
    evaluated: list[str] = []
    run = twin.run
    monkeypatch.setattr(twin, "run", lambda kernel, memory: (evaluated.append(kernel.form), run(kernel, memory))[1])
    with pytest.warns(UserWarning, match=r"^kernels have been built for 0 s, so NumPy evaluates small ones") as told:
        program = compile_by(module, engine="cpu")
    assert len(told) == 1
    assert all(x.tobytes() == y.tobytes() for x, y in zip(program(*given), wanted, strict=True))
    assert evaluated == ["flat"], "neither the fold nor what is large"


def test_equal_kernels_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    load = machine_code.Machine.load
    monkeypatch.setattr(
        machine_code.Machine, "load", lambda self, text, name: (texts.append(text), load(self, text, name))[1]
    )
    layers = "\n".join(
        f"""  %p{at} = stablehlo.dot %x{at}, %w : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %t{at} = stablehlo.tanh %p{at} : tensor<8x8xf32>
  %x{at + 1} = stablehlo.add %t{at}, %x{at} : tensor<8x8xf32>"""
        for at in range(5)
    )
    text = f"""func.func @main(%x0: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {{
{layers}
  return %x5 : tensor<8x8xf32>
}}"""
    module, x = opspec.load(text), np.eye(8, dtype=np.float32)
    program = compile_by(module, engine="cpu")
    texts = [text for text in texts if "@kernel0" in text]
    assert len(texts) == 1
    assert "@kernel1" not in texts[0]
    assert same(program(x, x), compile_by(module, engine="reference")(x, x))


def test_values_that_are_read_along_many_paths_are_planned_in_no_time() -> None:
    """Each op reads two that came before it: there are 10^16 paths through all of them."""
    lines, last = [], ["%x", "%x"]
    for at in range(80):
        lines.append(f"  %{at} = stablehlo.multiply {last[-1]}, {last[-2]} : tensor<64xf32>")
        last.append(f"%{at}")
    module = opspec.load(f"""func.func @main(%x: tensor<64xf32>) -> tensor<32x64xf32> {{
{chr(10).join(lines)}
  %t = stablehlo.tanh {last[-1]} : tensor<64xf32>
  %b = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<64xf32>) -> tensor<32x64xf32>
  return %b : tensor<32x64xf32>
}}""")
    (found,) = compile_by(module, engine="cpu")(np.ones(64, np.float32))
    np.testing.assert_array_max_ulp(found, np.full((32, 64), np.tanh(1), np.float32), 2)


REFUSED_IN_A_CIRCLE = """
import gc
from opspec.compiled.native.machine_code import Machine, RefusedText

UNSEEN = '''
define i32 @f(i1 %c) {
  br i1 %c, label %some, label %all
some:
  %x = add i32 1, 2
  br label %all
all:
  ret i32 %x
}
'''
machine = Machine()
gc.disable()
for _ in range(300):
    try:
        machine.object_of(UNSEEN)
    except RefusedText as found:
        found.itself = found  # with all that the frames of its traceback hold
gc.collect()
print("alive")
"""


def test_what_llvm_refused_ends_in_order() -> None:
    """Left to a collection of garbage, a module's context could end before it, and memory was damaged."""
    done = subprocess.run([sys.executable, "-c", REFUSED_IN_A_CIRCLE], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr
