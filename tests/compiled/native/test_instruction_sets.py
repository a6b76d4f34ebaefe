"""`OPSPEC_CPU` forces the instructions; what the machine lacks, or nobody knows, is refused with what there is."""

from __future__ import annotations

import pytest

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

from opspec.compiled.native import machine_code
from opspec.compiled.native.instruction_sets import VARIABLE, chosen, sets
from opspec.compiled.native.machine_code import Machine
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


@X86
def test_what_some_machines_have_is_asked_for_where_it_is_needed() -> None:
    """Whoever forces a set gets the same bits with and without."""
    every = dict.fromkeys(sets()[0].needs, True)
    found, less = chosen(every | {"avx512fp16": True}, "avx512"), chosen(every, "avx512")
    assert (found.computes_halves, less.computes_halves) == ("avx512fp16", "")
    assert found.features == less.features
    assert found.with_halves().strip() == f'"target-features"="{found.features},+avx512fp16"'


@pytest.mark.skipif(not machine_code.features().get("avx512fp16"), reason="this machine computes with no such floats")
def test_what_is_kept_is_for_machines_that_compute_with_floats_of_16_bits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with_them = Machine("avx512").key_of("a program")
    features = machine_code.features() | {"avx512fp16": False}
    monkeypatch.setattr(machine_code, "features", lambda: features)
    assert Machine("avx512").key_of("a program") != with_them
