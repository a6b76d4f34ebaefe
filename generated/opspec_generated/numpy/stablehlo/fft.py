"""NumPy kernel of stablehlo.fft: Discrete Fourier transform over the last dimensions, forward or
inverse, of complex or real values.
"""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, choose, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast, literal, real_type
from opspec.values.dims import product, total
from opspec_generated.indices import cat, head, tail
from opspec_generated.numpy.primitives import (
    complex,
    cosine,
    divide,
    imag,
    multiply,
    negate,
    pi,
    real,
    sine,
)

ELEMENTWISE = False
MOVES = False


def kernel(operand: Elements, *, fft_type: str, fft_length: Vec, result: Tensor) -> Elements:
    """Discrete Fourier transform over the last dimensions, forward or inverse, of complex or real
    values.
    """
    T = result.element.dtype
    S = operand.dtype
    L = len(fft_length)
    batch = rank(operand) - L
    R = real_type(S)
    lengths = fft_length if fft_type == "IRFFT" else tail(shape(operand), L)
    o = index(result.shape)

    def term(k: Any) -> Any:
        size = product(lengths)
        way = total(tail(o, L) * k % lengths * (size // lengths))
        turn = (way if fft_type == "IFFT" or fft_type == "IRFFT" else -way) % size
        quarter = 4 * turn // size
        angle = multiply(divide(cast(R, 4 * turn % size), cast(R, 2 * size)), cast(R, pi()))
        c = choose(
            quarter == 0,
            lambda: cosine(angle),
            lambda: choose(
                quarter == 1,
                lambda: negate(sine(angle)),
                lambda: choose(quarter == 2, lambda: negate(cosine(angle)), lambda: sine(angle)),
            ),
        )
        s = choose(
            quarter == 0,
            lambda: sine(angle),
            lambda: choose(
                quarter == 1,
                lambda: cosine(angle),
                lambda: choose(
                    quarter == 2,
                    lambda: negate(sine(angle)),
                    lambda: negate(cosine(angle)),
                ),
            ),
        )
        last = k[L - 1]
        times = choose(
            (fft_type != "IRFFT") | (last == 0) | (2 * last == lengths[L - 1]),
            lambda: 1,
            lambda: 2,
        )
        scale = (
            divide(cast(R, times), cast(R, size))
            if fft_type == "IFFT" or fft_type == "IRFFT"
            else cast(R, 1)
        )
        x = read(operand, cat(head(o, batch), k))
        return complex(
            T,
            multiply(multiply(real(x), c) - multiply(imag(x), s), scale),
            multiply(multiply(real(x), s) + multiply(imag(x), c), scale),
        )

    value = fold(
        result.shape,
        {"k": box(tail(shape(operand), L))},
        term,
        init=literal(0, T),
        combine="add",
    )
    return as_result(result, value)
