"""What `holds` names fits the region of the op, as far as signatures tell, and its examples are such ops."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec_model.text.problems import SpecError
from tests.edited_op import op_with

WRONG = [
    (
        "- stablehlo.slice",
        "- stablehlo.slice\n    - stablehlo.rng_bit_generator",
        "gives 2 values, and the region 'body' one",
    ),
    ("- stablehlo.slice", "- stablehlo.slice\n    - stablehlo.send", "takes a token, and the region 'body' none"),
    ("- stablehlo.slice", "- stablehlo.slic", "unknown op 'stablehlo.slic'"),
    ("    - stablehlo.slice\n", "", "the region 'body', found stablehlo.slice"),
]


@pytest.mark.parametrize(("old", "new", "says"), WRONG)
def test_a_region_cannot_be_what_does_not_fit(old: str, new: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError) as error:
        op_with(tmp_path, "async_start", old, new)
    assert says in error.value.report.problems[0].message
