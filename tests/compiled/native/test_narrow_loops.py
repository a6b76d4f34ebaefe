"""Products of floats of 16 bits in loops: the function that is the loop does them itself."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.compiled.native import contractions, kept_plans, machine_code, one_function
from opspec.compiled.native.instead_of_libraries import StandIn
from opspec.compiled.native.object_cache import VARIABLE
from opspec.compiled.native.programs import ProgramText
from opspec.values.arrays import Array
from tests.compiled.native.kernels import WIDE, machine
from tests.compiled.native.test_narrow_products import TYPES
from tests.samples import crossed

TURNS = 3
KEY = kept_plans._key  # other tests keep no plans
# The left factor, the right one, and how they are multiplied; whether the loop does that itself.
FORMS = {
    "rows": ("5x32", "32x32", "contracting_dims = [1] x [0]", True),
    "a row": ("32", "32x32", "contracting_dims = [0] x [0]", True),
    "columns": ("32x16", "32x32", "contracting_dims = [0] x [0]", True),
    "a batch": ("2x5x32", "2x32x32", "batching_dims = [0] x [0], contracting_dims = [2] x [1]", True),
    "several dimensions": ("2x4x4x8", "4x8x32", "contracting_dims = [2, 3] x [0, 1]", True),
    "into f32": ("5x32", "32x32", "contracting_dims = [1] x [0]", True),
    "by rows": ("5x32", "32x32", "contracting_dims = [1] x [1]", True),
    "a batch by rows": ("2x5x32", "2x32x32", "batching_dims = [0] x [0], contracting_dims = [2] x [2]", True),
    "terms apart": ("2x4x4x8", "4x32x8", "contracting_dims = [2, 3] x [0, 2]", True),
    "terms apart on the left": ("2x4x4x8", "4x8x32", "contracting_dims = [1, 3] x [0, 1]", False),
    "a matrix by a vector": ("32", "32x32", "contracting_dims = [1] x [0]", True),
    "a matrix by few columns": ("32x3", "32x32", "contracting_dims = [1] x [0]", True),
    "a matrix by rows by few columns": ("32x7", "32x32", "contracting_dims = [0] x [0]", True),
    "a batch of matrices by few columns": (
        *("2x32x3", "2x32x32"),
        *("batching_dims = [0] x [0], contracting_dims = [2] x [1]", True),
    ),
}
MOVED = {
    "terms apart": ("2x4x32", "reshape", ""),
    "terms apart on the left": ("2x4x32", "reshape", ""),
    "columns": ("16x32", "transpose", "dims = [1, 0]"),
    "several dimensions": ("2x4x32", "reshape", ""),
    "into f32": ("5x32", "convert", ""),
}


def program(element: str, form: str) -> str:
    left, right, how, _ = FORMS[form]
    made, op, order = MOVED.get(form, (left, "", ""))
    x, w, y = (f"tensor<{shape}x{element}>" for shape in (left, right, made))
    y = y.replace(element, "f32") if form == "into f32" else y
    both, types = ("%w, %a", f"{w}, {x}") if "matri" in form else ("%a, %w", f"{x}, {w}")
    moved = f"%h = stablehlo.{op} %p{f', {order}' if order else ''} : ({y}) -> {x}" if op else ""
    return f"""func.func @main(%x: {x}, %w: {w}) -> {x} {{
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %turns = stablehlo.constant dense<{TURNS}> : tensor<i32>
      %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, {x}
      cond {{
        %go = stablehlo.compare LT, %i, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      }} do {{
        %n = stablehlo.add %i, %one : tensor<i32>
        %p = stablehlo.dot_general {both}, {how} : ({types}) -> {y}
        {moved}
        stablehlo.return %n, {"%h" if op else "%p"} : tensor<i32>, {x}
      }}
      return %0#1 : {x}
    }}"""


def factors(element: str, form: str) -> tuple[Array, Array]:
    """Few terms of a sum are not 0, and small: all sums are exact."""
    left, right = ([*map(int, shape.split("x"))] for shape in FORMS[form][:2])
    rng = np.random.default_rng(len(form))
    places = rng.random((np.prod(right) // 1024, 32, 32)).argsort(-1)
    w = (places == 0) * 1.0 - (places == 1) * 2.0
    return rng.integers(-3, 4, left).astype(TYPES[element]), w.reshape(right).astype(TYPES[element])


def exact(form: str, x: Array, w: Array) -> Array:
    x, w = x.astype(np.float64), w.astype(np.float64)
    for _ in range(TURNS):
        if "matri" in form:
            x = (w.T if "by rows" in form else w) @ x
        elif form == "columns":
            x = (x.T @ w).T
        elif form == "several dimensions":
            x = (x.reshape(8, 32) @ w.reshape(32, 32)).reshape(x.shape)
        elif form == "terms apart":
            x = (x.reshape(8, 32) @ w.swapaxes(1, 2).reshape(32, 32)).reshape(x.shape)
        elif form == "terms apart on the left":
            x = (x.swapaxes(1, 2).reshape(8, 32) @ w.reshape(32, 32)).reshape(x.shape)
        else:
            x = x @ (w.swapaxes(-1, -2) if "by rows" in form else w)
    return x


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("instructions", "element"), crossed(WIDE, list(TYPES)))
def test_a_loop_multiplies_by_itself(
    instructions: str, element: str, form: str, texts: list[ProgramText], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    monkeypatch.setattr(contractions, "SHARE", 10)  # threads share them
    x, w = factors(element, form)
    (found,) = opspec.compile(opspec.load(program(element, form)), engine="cpu")(x, w)
    assert found.dtype == TYPES[element]
    assert np.array_equal(found.astype(np.float64), exact(form, x, w))
    (text,) = texts
    assert not text.calls if FORMS[form][-1] else len(text.calls) == 1


@pytest.mark.parametrize(("form", "before"), [("rows", False), ("by rows", True), ("a matrix by a vector", True)])
def test_what_never_changes_is_laid_out_once(form: str, before: bool, texts: list[ProgramText]) -> None:
    """In front of the loop."""
    opspec.compile(opspec.load(program("bf16", form)), engine="cpu")
    (text,) = texts
    first, _ = text.text[text.text.index("define ptr") :].split("br label %test", 1)
    assert ("@kernel" in first) is before


@pytest.mark.parametrize("form", ["rows", "terms apart on the left"])
def test_from_the_cache(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a loop does itself is not compiled once more in the place of a library."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr(kept_plans, "_key", KEY)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(WIDE[0]))
    readied: list[object] = []
    for kind, name in ((StandIn, "ready"), (kept_plans.Recalled, "_load_library")):
        made = getattr(kind, name)
        monkeypatch.setattr(kind, name, lambda self, *given, made=made: (readied.append(self), made(self, *given))[1])
    x, w = factors("f16", form)
    module = opspec.load(program("f16", form))
    for _ in range(2):
        (found,) = opspec.compile(module, engine="cpu")(x, w)
        assert np.array_equal(found.astype(np.float64), exact(form, x, w))
    assert len(readied) == (0 if FORMS[form][-1] else 2)


def test_a_loop_that_llvm_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(WIDE[0]))
    made = one_function.program_text

    def refused(*given: object) -> ProgramText:
        text = made(*given)  # type: ignore[arg-type]
        object.__setattr__(text, "text", "no text of LLVM's")
        return text

    monkeypatch.setattr(one_function, "program_text", refused)
    x, w = factors("bf16", "rows")
    with pytest.warns(UserWarning, match=r"LLVM refuses the loop, so Python runs it"):
        (found,) = opspec.compile(opspec.load(program("bf16", "rows")), engine="cpu")(x, w)
    assert np.array_equal(found.astype(np.float64), exact("rows", x, w))
