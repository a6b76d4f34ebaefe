"""`OPSPEC_CPU` forces the instructions; what the machine lacks, or nobody knows, is refused with what there is."""

from __future__ import annotations

import pytest

from opspec.compiled.native.instruction_sets import VARIABLE, chosen, sets
from opspec.errors import OpSpecError

X86 = pytest.mark.skipif(sets()[0].name != "avx512", reason="instructions of another kind of processor")
AVX2 = {"avx2": True, "f16c": True, "bmi2": True, "fma": True}


@X86
def test_the_best_of_the_machine_is_taken_unless_one_is_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert chosen(AVX2).name == "avx2"
    assert chosen({}).name == "sse2"
    monkeypatch.setenv(VARIABLE, "SSE2")
    assert chosen(AVX2).name == "sse2"


@X86
def test_what_the_machine_lacks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "avx512")
    with pytest.raises(OpSpecError, match="expected instructions that this machine has, avx2, sse2; found avx512"):
        chosen(AVX2)
    monkeypatch.setenv(VARIABLE, "mmx")
    with pytest.raises(OpSpecError, match="OPSPEC_CPU: expected one of avx2, sse2, found 'mmx'"):
        chosen(AVX2)
