"""CUDA kernels: compiled for the host they make what the NumPy kernels make, and NVRTC accepts them."""

from __future__ import annotations

import importlib.util
import json
import math
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec import cuda
from opspec.cli.main import main
from opspec.cuda.host import HostLibrary
from opspec.errors import OpSpecError
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor
from opspec_model.definitions.spec import Extern
from opspec_model.elements.spelling import parse_quantized
from tests.checkout import ROOT
from tests.cuda.agreement import check_on_host
from tests.cuda.case import SAMPLE, TYPES, Case, derivable, ops, tensor, view_of
from tests.cuda.cases import cases

DERIVABLE = derivable()
CHOSEN = {  # what the default tests compile, each for what its text has and others do not; all ops are in `full`
    "stablehlo.add": "a text per class of elements",
    "stablehlo.compare": "an enumeration, and truth values as a result",
    "stablehlo.convert": "two types",
    "stablehlo.complex": "parts of complex numbers",
    "stablehlo.bitcast_convert": "bits of elements of other widths",
    "stablehlo.reduce_precision": "numbers as attributes",
    "chlo.zeta": "a special function",
    "stablehlo.clamp": "operands of other shapes",
    "stablehlo.constant": "a tensor in the text",
    "stablehlo.pad": "reads that depend on the index",
    "stablehlo.concatenate": "a list of operands",
    "stablehlo.real_dynamic_slice": "operands read as vectors, of the type index too",
    "stablehlo.set_dimension_size": "an operand read as a number",
    "stablehlo.gather": "computed positions and a comprehension",
    "stablehlo.dynamic_slice": "a list of scalars",
    "stablehlo.map": "a region",
    "stablehlo.reduce": "a fold by a region over several tensors",
    "stablehlo.scatter": "a fold with a condition",
    "stablehlo.select_and_scatter": "a fold in a fold",
    "stablehlo.convolution": "a fold over a window",
    "stablehlo.dot_general": "sums of products",
    "stablehlo.fft": "sums of complex numbers",
    "stablehlo.batch_norm_training": "stages",
    "stablehlo.torch_index_select": "an operand that is called like a type",
    "stablehlo.collective_broadcast": "tensors and numbers in step",
    "stablehlo.all_reduce": "operands of other processes, combined by a region",
    "stablehlo.collective_permute": "which process it is",
}
FIRST = "all_reduce"  # the others take NVRTC a second each
# Programs for the host: the headers cost as much as 40 kernels. For NVRTC many kernels cost more than one by one.
GROUPS = [list(CHOSEN)[at::2] for at in range(2)]
ALL = [DERIVABLE[at : at + 8] for at in range(0, len(DERIVABLE), 8)]
ONLY_QUANTIZED = (
    "stablehlo.uniform_dequantize",
    "stablehlo.uniform_quantize",
)  # numerics/test_quantization.py has these
F32 = ELEMENT_TYPES["f32"]
HAS_NVRTC = importlib.util.find_spec("cuda") is not None and importlib.util.find_spec("cuda.core") is not None
nvrtc = pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed: pip install 'opspec[cuda]'")


# --- the same text on the host ----------------------------------------------------------------------


def some(op: str, types: Sequence[ElementType], most: int) -> list[Case]:
    found = cases(op, types, seed=1, most=most)
    assert found, op
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "group", [pytest.param(GROUPS[0], id="even"), pytest.param(GROUPS[1], id="odd", marks=pytest.mark.full)]
)
def test_kernels_on_the_host_give_what_numpy_gives(group: Sequence[str], tmp_path: Path) -> None:
    check_on_host([case for op in group for case in some(op, SAMPLE, most=5)], tmp_path)


@cache
def every(op: str) -> list[Case]:
    """The op with all types; made once, for the host and for all architectures."""
    return cases(op, TYPES, seed=1, most=120)


@pytest.mark.full
@pytest.mark.parametrize("group", ALL, ids="-".join)
def test_kernels_of_all_types_on_the_host_give_what_numpy_gives(group: Sequence[str], tmp_path: Path) -> None:
    check_on_host([case for op in group for case in every(op)], tmp_path)


def test_every_op_in_pull_form_has_a_kernel_or_a_reason() -> None:
    reasons = {}
    for name, op in ops().items():
        if op.semantics is not None and name not in DERIVABLE:
            with pytest.raises(OpSpecError, match=rf"{name} has no CUDA kernel: ") as refused:
                cuda.kernel_of(name)
            reasons[name] = str(refused.value).partition(": ")[2]
    assert set(reasons) == {name for name, op in ops().items() if isinstance(op.semantics, Extern)}
    assert all("its meaning is written by hand (" in reason for reason in reasons.values())


# --- NVRTC ------------------------------------------------------------------------------------------

REPORTS = ROOT / "build"


def compile_all(found: Sequence[tuple[Case, cuda.Specialised]], arch: str) -> dict[tuple[str, str], cuda.Resources]:
    """The resources of every kernel, by op and name of its case."""
    made = cuda.compile(*(kernel for _, kernel in found), arch=arch)
    assert made.code[:4] == b"\x7fELF"
    table = {}
    for case, kernel in found:
        for launch in kernel.launches:
            assert launch.name in made.resources, f"no report of {case}:\n{made.log}"
            part = launch.name.removeprefix(kernel.launches[0].name)
            table[case.op, f"{case.name}{part}"] = made.resources[launch.name]
    return table


def named(found: Sequence[Case]) -> list[tuple[Case, cuda.Specialised]]:
    return [(case, case.kernel(f"k{at}")) for at, case in enumerate(found)]


def each_type_once(found: Sequence[tuple[Case, cuda.Specialised]]) -> list[tuple[Case, cuda.Specialised]]:
    """Of each op, a kernel for every choice of element types."""
    chosen = {}
    for case, kernel in found:
        types = tuple((name, str(buffer.element)) for name, buffer in kernel.buffers.items())
        chosen.setdefault((case.op, types), (case, kernel))
    return list(chosen.values())


@nvrtc
@pytest.mark.slow
@pytest.mark.parametrize(
    "op", [op if op.partition(".")[2] == FIRST else pytest.param(op, marks=pytest.mark.full) for op in CHOSEN]
)
def test_kernels_become_cubins(op: str) -> None:
    types = [ELEMENT_TYPES[name] for name in ("bf16", "f32", "i32")]  # each op one, in turn: NVRTC takes seconds
    at = list(CHOSEN).index(op) % len(types)
    found = named(next(found for n in range(3) if (found := cases(op, [types[at - n]], seed=1, most=1))))
    spilling = {name: used for name, used in compile_all(found, "sm_90").items() if used.spill_stores}
    assert not spilling


@nvrtc
@pytest.mark.full
@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"])
@pytest.mark.parametrize("group", ALL, ids="-".join)
def test_kernels_of_all_types_become_cubins(group: Sequence[str], arch: str) -> None:
    table = compile_all(each_type_once(named([case for op in group for case in every(op)])), arch)
    REPORTS.mkdir(exist_ok=True)
    for op in group:
        lines = {name: asdict(used) for (of, name), used in sorted(table.items()) if of == op}
        assert lines or op in ONLY_QUANTIZED
        (REPORTS / f"cuda-resources-{op}-{arch}.json").write_text(json.dumps(lines, indent=1) + "\n")


COMPLEX = """
#define LONGEST 1
#include "primitives.h"
using namespace opspec;
extern "C" __global__ void k(const complex64 *x, complex64 *y) { y[threadIdx.x] = FUNCTIONf(x[threadIdx.x]); }
extern "C" __global__ void kd(const complex128 *x, complex128 *y) { y[threadIdx.x] = FUNCTION(x[threadIdx.x]); }
"""


def ptx(source: str, arch: str) -> str:
    """What NVRTC makes of a source before it becomes machine code."""
    from cuda.bindings import nvrtc as library  # of `cuda.core` PTX needs a driver

    def told(size_of: Callable[[Any], Any], read: Callable[[Any, bytes], Any]) -> str:
        _, size = size_of(made)
        text = b" " * size
        read(made, text)
        return text.decode("ascii", "replace")

    options = [f"--gpu-architecture={arch}", "--std=c++20", "--fmad=false", "-default-device"]
    with resources.as_file(cuda.headers("stablehlo.add")) as folder:
        _, made = library.nvrtcCreateProgram(source.encode(), b"complex.cu", 0, [], [])
        try:
            (status,) = library.nvrtcCompileProgram(
                made, len(options) + 1, [*map(str.encode, options), b"-I" + bytes(folder)]
            )
            assert not int(status), told(library.nvrtcGetProgramLogSize, library.nvrtcGetProgramLog)
            return told(library.nvrtcGetPTXSize, library.nvrtcGetPTX)
        finally:
            library.nvrtcDestroyProgram(made)


@nvrtc
@pytest.mark.parametrize("arch", ["sm_90", pytest.param("sm_80", marks=pytest.mark.full)])
@pytest.mark.parametrize("name", ["sin", "atan", *(pytest.param(x, marks=pytest.mark.full) for x in ("tan", "asinh"))])
def test_both_parts_of_complex_numbers_are_stored(name: str, arch: str) -> None:
    """NVRTC 13 forgot the first part of sines and arc tangents (prelude.h, OPSPEC_PART)."""
    stored = re.findall(r"st\.global\.f(32|64)", ptx(COMPLEX.replace("FUNCTION", f"complex_{name}"), arch))
    assert sorted(stored) == ["32", "32", "64", "64"]


def test_without_nvrtc_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.core", None)
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    for use in (cuda.compile, lambda p: cuda.launch(p, np.zeros(4, np.float32))):
        with pytest.raises(OpSpecError, match=r"pip install 'opspec\[cuda\]'"):
            use(part)


def test_a_program_without_kernels_is_refused() -> None:
    with pytest.raises(OpSpecError, match="expected at least one kernel to compile, found none"):
        cuda.compile()


@nvrtc
def test_entries_of_vectors_are_chosen_in_registers() -> None:
    """What is read at an address that is known when it runs lies in the thread's stack."""
    sizes = (3, 4, 5, 6)
    part = cuda.specialise(
        "stablehlo.concatenate", [[tensor(F32, n, 4) for n in sizes]], {"dimension": 0}, [tensor(F32, sum(sizes), 4)]
    )
    (used,) = cuda.compile(part).resources.values()
    assert not used.stack


@nvrtc
def test_what_the_compiler_refuses_is_an_error_that_shows_its_words() -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    with pytest.raises(OpSpecError, match=r"NVRTC refuses the kernels of stablehlo.abs"):
        cuda.compile(replace(part, text=part.text.replace("abs(", "nothing_of_the_kind(")))


@nvrtc
@pytest.mark.parametrize("arch", ["foo", "sm_1"])
def test_what_is_no_architecture_is_told_with_those_there_are(arch: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cuda", "add", "--arch", arch]) == 2
    told = rf"opspec: expected an architecture such as sm_90, one of .*sm_90, .*; found '{arch}'\n"
    assert re.fullmatch(told, capsys.readouterr().err)


# --- specialisation -----------------------------------------------------------------------------------


def test_a_specialisation_shows_its_constants_and_the_ops_own_text() -> None:
    attributes = {"edge_padding_low": Vec([1]), "edge_padding_high": Vec([0]), "interior_padding": Vec([2])}
    part = cuda.specialise("stablehlo.pad", [tensor(F32, 3), tensor(F32)], attributes, [tensor(F32, 8)])
    assert "constexpr Vec edge_padding_low = {1};" in part.source
    assert cuda.kernel_text("stablehlo.pad").rstrip() in part.source
    assert "In<f32, 3>{operand_data}" in part.source
    assert [launch.elements for launch in part.launches] == [8]


def test_a_staged_op_is_launched_stage_by_stage() -> None:
    shapes = [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)]
    part = cuda.specialise("stablehlo.batch_norm_training", shapes, {"epsilon": 0.0, "feature_index": 1}, shapes)
    names = ["total", "batch_mean", "spread", "batch_var", "output"]
    assert [launch.buffers[-1] for launch in part.launches] == names
    assert [launch.elements for launch in part.launches] == [3, 3, 3, 3, 12]
    assert str(part.buffers["spread"]) == "tensor<3xf32>"


def test_nothing_is_launched_for_a_tensor_without_elements(tmp_path: Path) -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 0, 4)], {}, [tensor(F32, 0, 4)])
    assert part.launches == ()
    (made,) = HostLibrary([part], tmp_path).run(part, np.zeros((0, 4), np.float32))
    assert made.shape == (0, 4)


CAPTURES = """func.func @main(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %i : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}"""


def test_what_no_kernel_can_do_is_refused_with_a_reason() -> None:
    with pytest.raises(OpSpecError, match="expected known sizes"):
        cuda.specialise("stablehlo.abs", [Tensor(Vec([Dim(0, None)]), F32)], {}, [tensor(F32, 4)])
    quantized = parse_quantized("!quant.uniform<i8:f32, 0.5>")
    assert quantized is not None
    row, one = Tensor(Vec([4]), quantized), Tensor(Vec([]), quantized)
    with pytest.raises(OpSpecError, match="no kernel with a region for quantized elements"):
        cuda.specialise("stablehlo.reduce", [[row], [one]], {"dimensions": Vec([0])}, [[one]])
    with pytest.raises(OpSpecError, match="a value from outside of the region"):
        cuda.specialise_view(view_of(CAPTURES, "stablehlo.reduce"))
    with pytest.raises(OpSpecError, match=r"acme\.swish has no CUDA kernel"):
        cuda.specialise("acme.swish", [], {}, [])
    with pytest.raises(OpSpecError, match="expected a finite number"):
        cuda.specialise(
            "stablehlo.batch_norm_training",
            [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)],
            {"epsilon": math.inf, "feature_index": 1},
            [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)],
        )


def test_arrays_of_other_types_are_refused(tmp_path: Path) -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    compiled = HostLibrary([part], tmp_path)
    with pytest.raises(OpSpecError, match=r"operand: expected float32\[4\], found float64\[4\]"):
        compiled.run(part, np.zeros(4))
    with pytest.raises(OpSpecError, match="expected 1 arrays"):
        compiled.run(part)
