"""`opspec run FILE --inputs NPZ`: what files hold and what programs take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.arrays import load_npz
from opspec.cli.main import main

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
