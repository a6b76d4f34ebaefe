"""The element functions of the language, over arrays."""

# Generated from spec/primitives.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

import numpy as np

from opspec.kernels.vocabulary import DType, Elements, kind, scalar, typed, unsupported
from opspec.numerics import ciphers, special
from opspec.numerics import complex_functions as cx
from opspec.numerics import complex_inverses as inverses
from opspec.numerics import elementwise as ew
from opspec.numerics import special_f32 as single


@scalar(widen=True, result="same")
def log2(x: Elements, dtype: DType) -> Elements:
    """Logarithm to the base 2. -inf at zero, NaN below."""
    return np.log2(x)
