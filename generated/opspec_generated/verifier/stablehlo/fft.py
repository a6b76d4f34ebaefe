"""Verifier of stablehlo.fft: Discrete Fourier transform over the last dimensions, forward or
inverse, of complex or real values.
"""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    is_complex,
    lazily,
    rank,
    real_type,
    shape,
)
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head, tail

RULES = {
    "C1": Rule(
        "L <= rank(operand)",
        says="`operand` has the dimensions that are transformed",
        public="C1",
    ),
    "C2": Rule("1 <= L <= 3", says="one, two or three dimensions are transformed", public="C3"),
    "C3": Rule(
        "real_type(T) == R",
        says="parts of `operand` and `result` have one type",
        public="C2",
    ),
    "C4": Rule(
        "is_complex(S) == (fft_type != 'RFFT')",
        says="the operand is complex, but for RFFT",
        public="C2",
    ),
    "C5": Rule(
        "is_complex(T) == (fft_type != 'IRFFT')",
        says="the result is complex, but for IRFFT",
        public="C2",
    ),
    "C6": Rule(
        "fft_type != 'RFFT' or tail(shape(operand), L) == fft_length",
        says="for RFFT `fft_length` is what `operand` has",
        public="C4",
    ),
    "C8": Rule(
        "fft_type != 'IRFFT' or tail(shape(operand), L) == cat(head(fft_length, L - 1), [0 if "
        "fft_length[L - 1] == 0 else fft_length[L - 1] // 2 + 1])",
        says="for IRFFT `operand` has the half of the frequencies that `fft_length` asks for",
        public="C5",
    ),
    "C9": Rule("0 <= fft_length", says="no length is negative", public="C5"),
    "C7": Rule(
        "shape(result) == (shape(operand) if fft_type == 'FFT' or fft_type == 'IFFT' else "
        "cat(head(shape(operand), batch), fft_length) if fft_type == 'IRFFT' else "
        "cat(head(shape(operand), rank(operand) - 1), [0 if fft_length[L - 1] == 0 else "
        "fft_length[L - 1] // 2 + 1]))",
        says=(
            "`result` is like `operand`, but for the half of the last dimension that the real "
            "forms leave out or put in"
        ),
        public="C5",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    fft_type: str,
    fft_length: Vec,
    result: Tensor,
    T: Element,
    S: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    L = lazily(lambda: len(fft_length))
    batch = lazily(lambda: rank(operand) - L())
    R = lazily(lambda: real_type(S))
    check("C1", lambda: L() <= rank(operand))
    check("C2", lambda: 1 <= L() <= 3)
    check("C3", lambda: real_type(T) == R())
    check("C4", lambda: is_complex(S) == (fft_type != "RFFT"))
    check("C5", lambda: is_complex(T) == (fft_type != "IRFFT"))
    check(
        "C6",
        lambda: fft_type != "RFFT" or tail(shape(operand), L()) == fft_length,
        needs=("C1",),
        equal=lambda: (
            ((tail(shape(operand), L()), fft_length),) if (fft_type != "RFFT") is False else ()
        ),
    )
    check(
        "C8",
        lambda: (
            fft_type != "IRFFT"
            or tail(shape(operand), L())
            == cat(
                head(fft_length, L() - 1),
                Vec([0 if fft_length[L() - 1] == 0 else fft_length[L() - 1] // 2 + 1]),
            )
        ),
        needs=("C1", "C2"),
        equal=lambda: (
            (
                (
                    tail(shape(operand), L()),
                    cat(
                        head(fft_length, L() - 1),
                        Vec([0 if fft_length[L() - 1] == 0 else fft_length[L() - 1] // 2 + 1]),
                    ),
                ),
            )
            if (fft_type != "IRFFT") is False
            else ()
        ),
    )
    check("C9", lambda: 0 <= fft_length)
    check(
        "C7",
        lambda: (
            shape(result)
            == (
                shape(operand)
                if fft_type == "FFT" or fft_type == "IFFT"
                else cat(head(shape(operand), batch()), fft_length)
                if fft_type == "IRFFT"
                else cat(
                    head(shape(operand), rank(operand) - 1),
                    Vec([0 if fft_length[L() - 1] == 0 else fft_length[L() - 1] // 2 + 1]),
                )
            )
        ),
        needs=("C1", "C2", "C9"),
        equal=lambda: (
            (
                shape(result),
                shape(operand)
                if fft_type == "FFT" or fft_type == "IFFT"
                else cat(head(shape(operand), batch()), fft_length)
                if fft_type == "IRFFT"
                else cat(
                    head(shape(operand), rank(operand) - 1),
                    Vec([0 if fft_length[L() - 1] == 0 else fft_length[L() - 1] // 2 + 1]),
                ),
            ),
        ),
    )
