"""NumPy kernel of mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance,
so that they are right on average.
"""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, read
from opspec.kernels.vocabulary import Elements, Tensor, bits, cast
from opspec_generated.numpy.primitives import abs, floor, le, lt, multiply, negate

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, random: Elements, *, result: Tensor) -> Elements:
    """Floats in a smaller type, rounded up or down by chance, so that they are right on average."""
    F = operand.dtype
    U = random.dtype
    T = result.element.dtype
    o = index(result.shape)
    size = abs(read(operand, o))
    whole = floor(size)
    half = (
        cast(F, 32768)
        if bits(F) == 16
        else cast(F, 2147483648)
        if bits(F) == 32
        else cast(F, 9223372036854775808)
        if bits(F) == 64
        else cast(F, 128)
    )
    part = multiply(size - whole, half)
    chance = (
        multiply(cast(U, floor(part)), cast(U, 2))
        + choose(
            le(cast(F, 1), multiply(part - floor(part), cast(F, 2))),
            lambda: cast(U, 1),
            lambda: cast(U, 0),
        )
    )
    rounded = choose(lt(read(random, o), chance), lambda: whole + cast(F, 1), lambda: whole)
    return as_result(
        result,
        cast(T, choose(lt(read(operand, o), cast(F, 0)), lambda: negate(rounded), lambda: rounded)),
    )
