"""Products of matrices, and of stacks of them, that one function leaves to BLAS where they lie."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.native.programs import program_text
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.kernels import SETS, machine
from tests.compiled.native.test_joined import whole_of

Sizes = tuple[int, ...]


def text_of(left: Sizes, right: Sizes, how: str, result: Sizes, element: str) -> str:
    """A product of what is negated before."""
    first, second, made = (f"tensor<{'x'.join(map(str, sizes))}x{element}>" for sizes in (left, right, result))
    return f"""func.func @main(%x: {first}, %y: {second}) -> {made} {{
  %0 = stablehlo.negate %x : {first}
  %1 = stablehlo.dot_general %0, %y, {how} : ({first}, {second}) -> {made}
  return %1 : {made}
}}"""


# How operands are written for einsum, their sizes, and how for the op.
PLAIN, BATCH = "contracting_dims = {}", "batching_dims = {} x {}, contracting_dims = {}"
CASES: dict[str, tuple[str, Sizes, Sizes, str]] = {
    "rows by columns": ("ik,kj->ij", (5, 9), (9, 7), PLAIN.format("[1] x [0]")),
    "both turned": ("ki,jk->ij", (9, 5), (7, 9), PLAIN.format("[0] x [1]")),
    "by a vector": ("ik,k->i", (150, 90), (90,), PLAIN.format("[1] x [0]")),
    "turned, by a vector": ("ki,k->i", (90, 50), (90,), PLAIN.format("[0] x [0]")),
    "a vector by a matrix": ("k,kj->j", (90,), (90, 50), PLAIN.format("[0] x [0]")),
    "a stack": ("bik,bkj->bij", (3, 5, 9), (3, 9, 7), BATCH.format("[0]", "[0]", "[2] x [1]")),
    "a stack, one turned": ("bik,bjk->bij", (3, 5, 9), (3, 7, 9), BATCH.format("[0]", "[0]", "[2] x [2]")),
    "heads side by side": (
        "bqhd,bkhd->bhqk",
        (2, 6, 3, 10),
        (2, 5, 3, 10),
        BATCH.format("[0, 2]", "[0, 2]", "[3] x [3]"),
    ),
    "weights of heads": (
        "bhqk,bkhd->bhqd",
        (2, 3, 6, 12),
        (2, 12, 3, 10),
        BATCH.format("[0, 1]", "[0, 2]", "[3] x [1]"),
    ),
    "a stack of vectors": ("bik,bk->bi", (3, 50, 90), (3, 90), BATCH.format("[0]", "[0]", "[2] x [1]")),
    "vectors far apart": ("bik,kb->bi", (3, 50, 90), (90, 3), BATCH.format("[0]", "[1]", "[2] x [0]")),
    "vectors by a stack": ("kb,bkj->bj", (90, 3), (3, 90, 50), BATCH.format("[1]", "[0]", "[0] x [1]")),
    "rows of one": ("bik,bkj->bij", (3, 1, 90), (3, 90, 50), BATCH.format("[0]", "[0]", "[2] x [1]")),
    "one column": ("bik,bkj->bij", (3, 50, 90), (3, 90, 1), BATCH.format("[0]", "[0]", "[2] x [1]")),
    "a stack of one": ("bik,bkj->bij", (1, 5, 9), (1, 9, 7), BATCH.format("[0]", "[0]", "[2] x [1]")),
}

VECTORS = ("a stack of vectors", "vectors far apart", "vectors by a stack", "rows of one", "one column")


def calls(text: str) -> int:
    """How often a text calls BLAS."""
    target = machine(SETS[-1]).target
    return program_text(whole_of(text), target).text.count("call void @opspec_")


TYPES = {"f32": "f4", "f64": "f8", "complex<f32>": "c8", "complex<f64>": "c16"}


@pytest.mark.parametrize("element", TYPES)
@pytest.mark.parametrize("name", CASES)
def test_a_product_is_a_call_or_a_loop_of_calls(name: str, element: str) -> None:
    letters, left, right, how = CASES[name]
    rng = np.random.default_rng(0)
    given = [rng.standard_normal((*sizes, 2)).view("c16")[..., 0] for sizes in (left, right)]
    if "complex" not in element:
        given = [x.real for x in given]
    wanted = np.einsum(letters, -given[0], given[1])
    text = text_of(left, right, how, wanted.shape, element)
    if name not in VECTORS or "complex" in element:
        assert calls(text) == 1
    else:  # a call for each matrix takes longer than a kernel of all
        assert all(isinstance(step, KernelGroup) for step in blocks_of(import_module(opspec.load(text)))[0].steps)
    narrow = [x.astype(TYPES[element]) for x in given]
    (found,) = compile_by(opspec.load(text), engine="cpu")(*narrow)
    np.testing.assert_allclose(found, wanted, rtol=1e-4 if "f32" in element else 1e-12, atol=1e-4)


def test_a_matrix_by_itself_is_one_too() -> None:
    text = text_of((6, 9), (6, 9), PLAIN.format("[1] x [1]"), (6, 6), "f32").replace("%0, %y", "%0, %0")
    assert calls(text) == 1
    x = np.random.default_rng(0).standard_normal((6, 9)).astype("f")
    (found,) = compile_by(opspec.load(text), engine="cpu")(x, x)
    np.testing.assert_allclose(found, x.astype("d") @ x.T, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("sizes", [((9, 2, 5), (9, 2, 7)), ((2, 5, 9), (2, 9, 7))], ids=["apart", "as one"])
def test_terms_of_two_dimensions(sizes: Sequence[Sizes]) -> None:
    """They are one dimension where they lie so."""
    left, right = sizes
    how = "[0, 1] x [0, 1]" if left[0] == 9 else "[0, 2] x [0, 1]"
    given = [np.random.default_rng(0).standard_normal(x).astype("f") for x in sizes]
    letters = "abi,abj->ij" if left[0] == 9 else "aib,abj->ij"
    wanted = np.einsum(letters, -given[0].astype("d"), given[1])
    program = compile_by(opspec.load(text_of(left, right, PLAIN.format(how), (5, 7), "f32")), engine="cpu")
    np.testing.assert_allclose(program(*given)[0], wanted, rtol=1e-4, atol=1e-4)
