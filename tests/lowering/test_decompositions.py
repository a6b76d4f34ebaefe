"""Decompositions: the graph of other ops gives what the op's own meaning gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opspec
from opspec.values.dims import Vec
from opspec.values.types import Tensor, element_of
from opspec_model.definitions.spec import Op
from tests.generated_cases import ops
from tests.samples import crossed

ELEMENTWISE = [
    pytest.param(op, id=op.name)
    for op in ops()
    if op.decomposition and op.name.startswith("chlo.") and len(op.operands) == 1 and not op.attributes
    if op.typevars and "float" in op.typevars[0].classes and not op.typevars[0].pack
    if op.results[0].type.var == op.operands[0].type.var and len(op.results) == 1
]
# As far apart as two results may be, each within its own bound of the true value; in units of the larger part.
ULP = 8


@pytest.mark.parametrize(("op", "dtype"), crossed(ELEMENTWISE, [np.float32, np.float64, np.complex64, np.complex128]))
def test_the_graph_gives_what_the_meaning_gives(op: Op, dtype: type[Any]) -> None:
    x = _samples(np.dtype(dtype))
    type_ = Tensor(Vec(x.shape), element_of(x.dtype))
    if type_.element.kind not in op.typevars[0].classes:
        return
    own = (
        f'"func.func"() <{{function_type = ({type_}) -> {type_}, sym_name = "main"}}> ({{\n^bb0(%x: {type_}):\n'
        f'%0 = "{op.name}"(%x) : ({type_}) -> {type_}\n"func.return"(%0) : ({type_}) -> ()\n}}) : () -> ()\n'
    )
    lowered = opspec.lower(own)
    assert "chlo." not in str(lowered)
    assert opspec.verify(lowered) == []
    (found,), (wanted,) = opspec.run(lowered, x), opspec.run(opspec.load(own), x)
    finite = np.isfinite(wanted)
    assert np.array_equal(np.isfinite(found), finite)
    size = np.spacing(np.maximum(np.abs(wanted.real), np.abs(wanted.imag)))
    assert np.all(np.abs(found - wanted)[finite] <= (ULP * size)[finite])


def _samples(dtype: np.dtype[Any]) -> Any:
    part = np.array([-0.0, 0.0, 1e-30, 1e-4, 0.3, 0.99, 1.01, 2.5, 20.0, 80.0], dtype=np.float64)
    real = np.concatenate([part, -part])
    if dtype.kind != "c":
        return real.astype(dtype)
    with np.errstate(all="ignore"):
        return (real[:, None] + 1j * np.array([0.0, 0.5, -1.25])[None]).astype(dtype)
