"""The hand-written cases of this package's own functions."""

# Generated from spec/primitives.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import pytest

from opspec.agreement.value_tests import case_holds

CASES = [
    ("f32", "log2(8.0) == 3"),
    ("f32", "log2(1.0) is 0.0"),
    ("f32", "log2(0.0) == -inf"),
    ("f32", "log2(-0.0) == -inf"),
    ("f32", "log2(-1.0) is nan"),
    ("f32", "log2(inf) == inf"),
    ("f32", "log2(1e-45) == -149"),
]


@pytest.mark.parametrize(("kind", "case"), CASES)
def test_case_holds(kind: str, case: str) -> None:
    case_holds("mhlo", kind, case)
