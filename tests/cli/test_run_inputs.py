"""`opspec run FILE`: the ways to give arguments, what programs take of them, and how results are printed."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.arrays import load_npz
from opspec.cli.main import main
from opspec.cli.results import literal

X = np.array([1, 2], np.float32)


def ran(folder: Path, text: str, *arrays: Any) -> dict[str, Any]:
    """What a program gives for arrays that NumPy has saved."""
    program, given, found = folder / "p.mlir", folder / "in.npz", folder / "out.npz"
    program.write_text(text)
    np.savez(given, *arrays)
    assert main(["run", str(program), "--inputs", str(given), "--output", str(found)]) == 0
    return load_npz(found)


@pytest.mark.parametrize(
    ("element", "dtype"),
    [("bf16", ml_dtypes.bfloat16), ("f8E4M3FN", ml_dtypes.float8_e4m3fn), ("i4", ml_dtypes.int4), ("f16", np.float16)],
)
def test_types_that_numpy_saves_as_bare_bytes(tmp_path: Path, element: str, dtype: Any) -> None:
    text = f"""func.func @main(%x: tensor<2x{element}>) -> tensor<2x{element}> {{
  %r = stablehlo.add %x, %x : tensor<2x{element}>
  return %r : tensor<2x{element}>
}}
"""
    x = X.astype(dtype)
    found = ran(tmp_path, text, x)
    assert found["arr_0"].dtype == dtype
    assert found["arr_0"].astype(np.float32).tolist() == [2, 4]
    with np.load(tmp_path / "in.npz") as file:
        assert opspec.run(opspec.load(text), file["arr_0"])[0].tobytes() == found["arr_0"].tobytes()


IDENTITY = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n"


def test_bare_bytes_of_another_width_are_no_numbers() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"expected tensor<2xf32> \(dtype float32\), found dtype \|V2"):
        opspec.run(opspec.load(IDENTITY), X.astype(ml_dtypes.bfloat16).view("V2"))


def test_numbers_in_the_other_order_of_bytes(tmp_path: Path) -> None:
    found = ran(tmp_path, IDENTITY, X.astype(">f4"))
    assert list(found) == ["arr_0"]
    assert found["arr_0"].tolist() == [1, 2]
    assert opspec.run(opspec.load(IDENTITY), X.astype(">f4"))[0].dtype.isbuiltin == 1


def test_tuples_take_arrays_in_turn_and_tokens_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pair = "tuple<tensor<2xf32>, tuple<tensor<i32>, !stablehlo.token>>"
    made = f"{pair}, !stablehlo.token, tensor<i8>"
    text = f"""func.func @main(%t: !stablehlo.token, %x: {pair}, %y: tensor<i8>) -> ({made}) {{
  return %x, %t, %y : {made}
}}
"""
    found = ran(tmp_path, text, X, np.int32(7), np.int8(8))
    assert [x.tolist() for x in found.values()] == [[1, 2], 7, 8]
    np.savez(tmp_path / "few.npz", X)
    assert main(["run", str(tmp_path / "p.mlir"), "--inputs", str(tmp_path / "few.npz")]) == 1
    assert "expected 3 (!stablehlo.token, tuple<" in capsys.readouterr().err


# --- without a file of arrays -------------------------------------------------------------------------------

PAIR = """func.func @main(%x: tensor<2xf32>, %y: tensor<2x2xi4>) -> (tensor<2xf32>, tensor<2x2xi4>) {
  return %x, %y : tensor<2xf32>, tensor<2x2xi4>
}
"""


@pytest.fixture
def pair(tmp_path: Path) -> str:
    path = tmp_path / "pair.mlir"
    path.write_text(PAIR)
    return str(path)


def test_arguments_as_text_and_results_in_the_same_words(pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = "tensor<2xf32> [1e-08, -inf]", "tensor<2x2xi4> [[1, -2], [3, 4]]"
    assert main(["run", pair, "--arg", first, "--arg", second]) == 0
    out = capsys.readouterr().out
    assert out == f"arr_0: {first}\narr_1: tensor<2x2xi4>\n[[ 1, -2],\n [ 3,  4]]\n"
    again = out.partition("arr_1: ")[2]
    assert main(["run", pair, "--arg", first, "--arg", again]) == 0
    assert capsys.readouterr().out == out


def test_an_argument_from_a_file_of_one_array(tmp_path: Path, pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(tmp_path / "x.npy", X)
    np.save(tmp_path / "y.npy", np.array([[1, 2], [3, 4]], ml_dtypes.int4))
    given = ("--arg", str(tmp_path / "x.npy"), "--arg", str(tmp_path / "y.npy"))
    assert main(["run", pair, *given]) == 0
    assert capsys.readouterr().out.startswith("arr_0: tensor<2xf32> [1.0, 2.0]\n")


def test_random_arguments_are_those_of_their_seed(pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for seed in ([], ["0"], ["1"]):
        assert main(["run", pair, "--random", *seed]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]


def test_what_was_exported_for_several_platforms_runs_for_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main(%p: tensor<i32> {jax.global_constant = "_platform_index"}, %x: tensor<i32>)
    -> tensor<i32> {
  return %p : tensor<i32>
}
""")
    for seed in "012":
        assert main(["run", str(path), "--random", seed]) == 0
        assert capsys.readouterr().out == "arr_0: tensor<i32> 0\n"


def test_nothing_is_drawn_for_open_sizes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.mlir"
    path.write_text("func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {\n  return %x : tensor<?x2xf32>\n}\n")
    assert main(["run", str(path), "--random"]) == 1
    said = capsys.readouterr().err
    assert "tensor<?x2xf32>, which has open sizes: `opspec refine` makes a program for arguments of known ones" in said


@pytest.mark.parametrize("command", [["run"], ["compare", "--with", "jax:cpu"]])
def test_a_program_from_standard_input(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(IDENTITY.encode())))
    assert main([*command, "-", "--arg", "tensor<2xf32> 3"]) == 0
    assert capsys.readouterr().out in ("arr_0: tensor<2xf32> [3.0, 3.0]\n", "0 ops agree\n")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "expected 2 (tensor<2xf32>, tensor<2x2xi4>) as arguments, found none; give them with --inputs NPZ, --arg"),
        ([__file__], "expected an array that numpy.save wrote"),
        (["tensor<2xf32> 1"], "expected 2 (tensor<2xf32>, tensor<2x2xi4>) as arguments, found 1\n"),
    ],
)
def test_arguments_that_are_none(given: list[str], said: str, pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", pair, *(part for text in given for part in ("--arg", text))]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("tensor<2xf32> [1, 2", "--arg 'tensor<2xf32> [1, 2': expected ',' or ']', found the end\n"),
        ("tensor<2xf33> 1", "--arg 'tensor<2xf33> 1': unknown element type 'f33'\n"),
        ("tensor<2xi4> 9", "expected an integer from -8 to 7 for i4, found 9\n"),
        ("nowhere.npy", "expected a tensor such as 'tensor<2xf32> [1, 2]', or a file; found 'nowhere.npy'"),
    ],
)
def test_words_that_are_no_argument(given: str, said: str, pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the program takes."""
    assert main(["run", pair, "--arg", given]) == 2
    assert said in capsys.readouterr().err


def test_a_file_is_no_seed(pair: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["run", "--random", pair])
    assert "FILE comes before --random" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("array", "text"),
    [
        (np.array(3, ml_dtypes.bfloat16), "tensor<bf16> 3"),
        (np.array([True, False]), "tensor<2xi1> [true, false]"),
        (np.array([1 + 2j, -0.5j], np.complex64), "tensor<2xcomplex<f32>> [1+2j, -0-0.5j]"),
        (np.zeros((0, 3)), "tensor<0x3xf64> []"),
        (np.zeros(1000, np.int8), "tensor<1000xi8> [0, 0, 0, ..., 0, 0, 0]"),
    ],
)
def test_small_arrays_are_printed_on_a_line(array: Any, text: str) -> None:
    assert literal(array) == text


def test_wide_arrays_are_folded() -> None:
    lines = literal(np.linspace(0, 1, 99, dtype=np.float32).reshape(9, 11), "arr_0: ").splitlines()
    assert lines[0] == "arr_0: tensor<9x11xf32>"
    assert max(map(len, lines)) <= 80
