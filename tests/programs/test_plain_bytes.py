"""Programs inside of gzip, and texts that are not plain UTF-8."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from opspec.bisection.stages import dumps
from opspec.errors import LoadError
from opspec.programs import plain_bytes
from opspec.programs.loading import load, load_for_verify

ADD = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n"


@pytest.mark.parametrize("suffix", ["mlir.gz", "mlir"])
def test_what_gzip_compressed_is_read(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"a.{suffix}"
    path.write_bytes(gzip.compress(ADD.encode()))
    wanted = str(load(ADD))
    assert str(load(path)) == wanted
    assert str(load(path.read_bytes())) == wanted
    assert load_for_verify(path).refusal is None


def test_what_gzip_compressed_has_a_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_bytes, "MOST", 10)
    with pytest.raises(LoadError, match="expected at most 10 bytes in what gzip compressed, found more"):
        load(gzip.compress(ADD.encode()))


def test_what_gzip_compressed_and_somebody_cut_is_refused() -> None:
    with pytest.raises(LoadError, match="compressed by gzip, and damaged"):
        load(gzip.compress(ADD.encode())[:30])


def test_compressed_messages_of_a_dump_are_stages(tmp_path: Path) -> None:
    for name in ("before_optimizations", "0001.p.after_dce.before_cse"):
        (tmp_path / f"module_0001.f.{name}.hlo.pb.gz").write_bytes(b"")
    (found,) = dumps(tmp_path)
    assert [stage.ran for stage in found.stages] == ["", "dce"]


def test_a_mark_in_front_of_a_text_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(ADD, "utf-8-sig")
    assert str(load(path)) == str(load(ADD))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (ADD.encode("utf-16"), "found text in UTF-16; `iconv -f UTF-16 -t UTF-8`"),
        (ADD.encode("utf-32"), "found text in UTF-32; `iconv"),
        (f"// a\n// \u00e9\n{ADD}".encode("latin-1"), "found text that is not in UTF-8, by byte 0xe9 at 2:4"),
        (b"\x01\xe9\x02", "found 3 bytes"),
        (b"\xe9a", "found 2 bytes"),
    ],
)
def test_a_text_in_another_encoding_is_told_as_one(data: bytes, message: str) -> None:
    with pytest.raises(LoadError, match=message):
        load(data)
