"""Golden vectors: what their files hold, that they are the same everywhere, and that a check finds what is wrong."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.arrays import load_npz, save_npz
from opspec.cli.main import main
from opspec.goldens.checking import CheckReport, check, command, compare
from opspec.goldens.vectors import Golden, Tolerance, goldens, read_index, write
from opspec.values.types import ELEMENT_TYPES
from tests.generated_cases import ops

EXACT = Tolerance(0)
OPS = [op.name for op in ops() if op.semantics is not None]
SAMPLE = [
    "chlo.sinh",
    "stablehlo.all_reduce",
    "stablehlo.batch_norm_training",
    "stablehlo.divide",
    "stablehlo.gather",
    "stablehlo.sort",
    "stablehlo.uniform_quantize",
]
# Tokens, tuples and futures are no arrays that a file could hold.
NO_CASES = [
    "stablehlo.after_all",
    "stablehlo.async_done",
    "stablehlo.async_start",
    "stablehlo.create_token",
    "stablehlo.get_tuple_element",
    "stablehlo.infeed",
    "stablehlo.outfeed",
    "stablehlo.recv",
    "stablehlo.return",
    "stablehlo.send",
    "stablehlo.tuple",
]
# Only the examples, or a process that knows its own number.
FEW = [
    "chlo.constant",
    "stablehlo.case",
    "stablehlo.constant",
    "stablehlo.if",
    "stablehlo.optimization_barrier",
    "stablehlo.partition_id",
    "stablehlo.replica_id",
    "stablehlo.while",
]
RUN = f"{sys.executable} -m opspec run {{program}} --inputs {{inputs}} --output {{outputs}}"


def in_process(program: Path, inputs: Path, outputs: Path) -> None:
    arrays = load_npz(inputs)
    results = opspec.run(opspec.load(program), *arrays.values())
    save_npz(outputs, {f"arr_{at}": x for at, x in enumerate(results)})


def held(folder: Path, change: Callable[[list[Any]], Any] = lambda results: results) -> CheckReport:
    """The expected outputs of a folder, changed, held against it."""

    def backend(_program: Path, inputs: Path, outputs: Path) -> None:
        expected = load_npz(folder / inputs.name.replace(".inputs.", ".outputs."))
        changed = change([x.copy() for x in expected.values()])
        save_npz(outputs, {f"arr_{at}": x for at, x in enumerate(changed)})

    return check(backend, folder)


@pytest.fixture(scope="module")
def add(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("goldens") / "add"
    write(goldens("stablehlo.add", ["i8", "f32", "f8E4M3FN"]), folder)
    return folder


def case(found: Sequence[Golden], name: str) -> Golden:
    return next(x for x in found if x.name == name)


# --- our own interpreter --------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLE)
def test_kernels_pass(name: str, tmp_path: Path) -> None:
    types = [t for t in ("i32", "f32", "bf16") if op_takes(name, t)]
    check_kernels(name, types, tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("name", OPS)
def test_all_kernels_pass(name: str, tmp_path: Path) -> None:
    check_kernels(name, None, tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("name", SAMPLE)
def test_the_command_line_passes(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    types = [t for t in ("i8", "f16", "quantized") if op_takes(name, t)][-1:]
    assert main(["goldens", name, "--types", ",".join(types), "--out", str(tmp_path / "made"), "--check", RUN]) == 0
    assert "none failed" in capsys.readouterr().out


def op_takes(name: str, type_: str) -> bool:
    op = next(op for op in ops() if op.name == name)
    return (type_ if type_ == "quantized" else ELEMENT_TYPES[type_].kind) in op.typevars[0].classes


def check_kernels(name: str, types: list[str] | None, folder: Path) -> None:
    if name in NO_CASES:
        return
    found = goldens(name, types)
    assert len(found.cases) >= (1 if name in FEW else 4)
    write(found, folder)
    report = check(in_process, folder)
    assert report.cases == len(found.cases)
    assert not report.failures, "\n".join(map(str, report.failures))


@pytest.mark.parametrize("name", NO_CASES)
def test_an_op_without_arrays_says_so(name: str) -> None:
    with pytest.raises(opspec.OpSpecError, match="no arrays"):
        goldens(name)


# --- what is written ------------------------------------------------------------------------------


def test_labels_show_what_they_say() -> None:
    found = goldens("stablehlo.add", ["f32", "i8"]).cases
    labels = {x.label for x in found}
    assert labels == {
        "example",
        "zeros",
        "ones",
        "infinities",
        "nan",
        "subnormals",
        "boundaries",
        "random",
        "zero_sized",
        "rank_0",
    }
    left, right = case(found, "zeros-f32").inputs
    signs = set(zip(np.signbit(left).tolist(), np.signbit(right).tolist(), strict=True))
    assert len(signs) == 4
    assert not left.any()
    assert np.isnan(case(found, "nan-f32").inputs[0]).any()
    assert {-128, 127, -1} <= set(case(found, "boundaries-i8").inputs[0].tolist())
    tiny = case(found, "subnormals-f32").inputs[0]
    assert np.float32(1e-45) in tiny
    assert [x.shape for x in case(found, "rank_0-i1").inputs] == [(), ()]
    assert all(0 in x.shape for x in case(found, "zero_sized-i1").inputs)


def test_indices_overlap_and_lie_outside() -> None:
    found = goldens("stablehlo.gather", ["f32", "i8"]).cases
    same = [x.inputs[1] for x in found if x.label == "overlapping"]
    far = [x.inputs[1] for x in found if x.label == "out_of_bounds"]
    assert same
    assert far
    assert all(len(set(x.ravel().tolist())) == 1 for x in same)
    assert all(((x < 0) | (x > 70)).any() for x in far)


def test_tolerances_come_from_the_op_file() -> None:
    assert {t for x in goldens("stablehlo.add", ["f32"]).cases for t in x.tolerances} == {EXACT}
    tanh = {
        str(x.outputs[0].dtype): x.tolerances[0].ulp for x in goldens("stablehlo.tanh", ["f16", "f32", "f64"]).cases
    }
    assert tanh == {"float64": 2, "float32": 4, "float16": 1}
    sums = goldens("stablehlo.reduce", ["f32", "i32"]).cases
    assert all((x.tolerances[0].bound is None) == (x.outputs[0].dtype.kind != "f") for x in sums)
    bound = case(sums, "random-f32").tolerances[0].bound
    assert bound is not None
    assert (bound < 1e-3).all()


def test_the_files_are_the_same_everywhere(tmp_path: Path) -> None:
    digests = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        names = write(goldens("stablehlo.pad", ["bf16"]), folder)
        assert sorted(names) == sorted(path.name for path in folder.iterdir())
        digests.append(
            hashlib.sha256(b"".join((folder / name).read_bytes() for name in names if name != "index.json")).hexdigest()
        )
    assert digests[0] == digests[1]


def test_writing_again_removes_what_is_no_longer_there(tmp_path: Path) -> None:
    write(goldens("stablehlo.negate", ["f32", "i8"]), tmp_path / "made")
    names = write(goldens("stablehlo.negate", ["i8"]), tmp_path / "made")
    assert sorted(names) == sorted(path.name for path in (tmp_path / "made").iterdir())
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(opspec.OpSpecError, match="new or empty folder"):
        write(goldens("stablehlo.negate", ["i8"]), tmp_path)


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"'i8' is no element type .* expected f4E2M1FN"):
        goldens("stablehlo.tanh", ["i8"])


# --- checking -------------------------------------------------------------------------------------


def test_the_expected_outputs_pass(add: Path) -> None:
    assert not held(add).failures


def test_another_value_fails(add: Path) -> None:
    def next_value(results: list[Any]) -> list[Any]:
        flat = results[0].reshape(-1)
        if flat.dtype == np.float32 and flat.size and np.isfinite(flat[-1]):
            flat[-1] = np.nextafter(flat[-1], np.float32(100))
        return results

    report = held(add, next_value)
    assert report.failures
    failure = next(x for x in report.failures if x.case == "random-f32")
    assert failure.result == "result"
    assert failure.ulp == 1
    assert failure.wrong == 1
    assert failure.index == (failure.of - 1,)
    assert "1 ULP apart (allowed 0 ULP); 1 of" in str(failure)


def test_zeros_have_signs(add: Path) -> None:
    failures = held(add, lambda results: [x + x.dtype.type(0) for x in results]).failures
    assert {x.label for x in failures} <= {
        "zeros",
        "subnormals",
        "nan",
        "infinities",
        "boundaries",
        "example",
        "random",
    }
    assert any(x.found == "0.0" and x.expected == "-0.0" for x in failures)


def test_the_wrong_type_shape_and_number_of_outputs_fail(add: Path) -> None:
    reasons = {x.reason for x in held(add, lambda results: [x.astype(np.float64) for x in results]).failures}
    assert any("expected i8 of shape" in reason and "found f64" in reason for reason in reasons)
    assert all(
        "of shape [1]" in x.reason or x.index for x in held(add, lambda results: [results[0].reshape(-1)[:1]]).failures
    )
    assert {x.reason for x in held(add, lambda _: []).failures} == {"expected the outputs arr_0, found none"}


@pytest.mark.parametrize(
    ("found", "expected", "tolerance", "passes"),
    [
        ([np.nan], [-np.nan], EXACT, True),
        ([0.0], [-0.0], EXACT, False),
        ([0.0], [-0.0], Tolerance(1), True),
        ([1e-45], [-1e-45], Tolerance(2), True),
        ([1e-45], [-1e-45], Tolerance(1), False),
        ([np.inf], [np.nan], Tolerance(4), False),
        ([1.1], [1.0], Tolerance(None, np.array([0.2])), True),
        ([1.3], [1.0], Tolerance(None, np.array([0.2])), False),
        ([np.inf], [1.0], Tolerance(None, np.array([np.inf])), False),
    ],
)
def test_comparing(found: list[float], expected: list[float], tolerance: Tolerance, passes: bool) -> None:
    x, y = (np.array(values, np.float32) for values in (found, expected))
    assert (compare(x, y, tolerance) is None) == passes


def test_comparing_other_types() -> None:
    f8 = np.array([1.0, 448], ml_dtypes.float8_e4m3fn)
    found = compare(np.array([1.125, 448], f8.dtype), f8, EXACT)
    assert found is not None
    assert (found["index"], found["ulp"], found["found"]) == ((0,), 1, "1.125")
    z = np.array([1e10 + 1j], np.complex64)
    assert compare(z + np.complex64(3j), z, Tolerance(1)) is None  # small beside the larger part
    assert compare(z + np.complex64(3j), z, EXACT) is not None
    assert compare(np.array([2]), np.array([3]), EXACT) is not None
    one = Tolerance(None, np.ones(1))
    assert compare(np.array([2], np.uint8), np.array([3], np.uint8), one) is None
    assert compare(np.array([-128], np.int8), np.array([127], np.int8), one) is not None


def test_a_command_that_fails_is_reported(add: Path) -> None:
    python = f"{sys.executable} -c"
    rest = "{program} {inputs} {outputs}"
    small = read_index(add)
    for text, reason in [
        (f"{python} 'import sys; sys.exit(\"no such op\")' {rest}", "the command ended with exit status 1: no such op"),
        (f"{python} 'import os; os.abort()' {rest}", "signal 6"),
        (f"{python} 'import time; time.sleep(60)' {rest}", "the command took over 0.2 seconds"),
        (f"{python} 'pass' {rest}", "the command wrote no"),
    ]:
        backend = command(text, 0.2 if "sleep" in text else 60)
        entry = small["cases"][0]
        problem = backend(add / entry["program"], add / entry["inputs"], add / "none.npz") or "the command wrote no"
        assert reason in problem
    with pytest.raises(opspec.OpSpecError, match=r"lacks \{outputs\}"):
        command("run {program} {inputs}", 1)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "negate")
    assert main(["goldens", "stablehlo.negate", "--types", "i8", "--out", folder]) == 0
    assert "stablehlo.negate: " in capsys.readouterr().out
    assert main(["goldens", folder, "--check", RUN, "--jobs", "2"]) == 0
    assert "none failed" in capsys.readouterr().out
    wrong = f"{sys.executable} -c 'import shutil, sys; shutil.copy(*sys.argv[2:])' {{program}} {{inputs}} {{outputs}}"
    assert main(["goldens", folder, "--check", wrong, "--format", "json"]) == 1
    report = json.loads(capsys.readouterr().out)
    failure = next(x for x in report["failures"] if x["case"] == "ones-i8")
    assert (failure["found"], failure["expected"]) == ("1", "-1")
    assert Path(failure["program"]).exists()
    assert main(["goldens", "stablehlo.negate"]) == 1


@pytest.mark.full
def test_xla_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backend = f"{sys.executable} {Path(__file__).with_name('xla_backend.py')} {{program}} {{inputs}} {{outputs}}"
    for name in ("stablehlo.pad", "stablehlo.exponential"):
        folder = str(tmp_path / name)
        assert main(["goldens", name, "--types", "f32", "--out", folder, "--check", backend, "--jobs", "2"]) == 0
    assert "none failed" in capsys.readouterr().out
