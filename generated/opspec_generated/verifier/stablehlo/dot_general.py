"""Verifier of stablehlo.dot_general: Products of two tensors, summed over contracted dimensions,
for each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    expressed,
    is_complex,
    is_float,
    is_quantized,
    lazily,
    quantization_axis,
    rank,
    shape,
    storage,
    zero_points,
)
from opspec.values.types import Tensor
from opspec_generated.indices import cat, contains, is_unique, others, take

RULES = {
    "C1": Rule(
        "len(lhs_batching_dimensions) == len(rhs_batching_dimensions)",
        says="as many dimensions of `lhs` as of `rhs` are batching, since they go in pairs",
        public="C1",
    ),
    "C2": Rule(
        "len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions)",
        says="as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs",
        public="C2",
    ),
    "C3": Rule(
        "is_unique(lhs_bound)",
        says="no dimension of `lhs` is named twice: it is batching, contracted or free",
        public="C3",
    ),
    "C4": Rule(
        "is_unique(rhs_bound)",
        says="no dimension of `rhs` is named twice: it is batching, contracted or free",
        public="C4",
    ),
    "C5": Rule(
        "0 <= lhs_batching_dimensions < rank(lhs)",
        says="each of `lhs_batching_dimensions` is a dimension that `lhs` has",
        public="C5",
    ),
    "C6": Rule(
        "0 <= lhs_contracting_dimensions < rank(lhs)",
        says="each of `lhs_contracting_dimensions` is a dimension that `lhs` has",
        public="C6",
    ),
    "C7": Rule(
        "0 <= rhs_batching_dimensions < rank(rhs)",
        says="each of `rhs_batching_dimensions` is a dimension that `rhs` has",
        public="C7",
    ),
    "C8": Rule(
        "0 <= rhs_contracting_dimensions < rank(rhs)",
        says="each of `rhs_contracting_dimensions` is a dimension that `rhs` has",
        public="C8",
    ),
    "C9": Rule(
        "take(shape(lhs), lhs_batching_dimensions) == take(shape(rhs), rhs_batching_dimensions)",
        says="partners that are batching have one size, else some products would lack a factor",
        public="C9",
    ),
    "C10": Rule(
        "take(shape(lhs), lhs_contracting_dimensions) == take(shape(rhs), "
        "rhs_contracting_dimensions)",
        says="partners that are contracted have one size, else some terms would lack a factor",
        public="C10",
    ),
    "C11": Rule(
        "len(precision_config) == 0 or len(precision_config) == 2",
        says="`precision_config` is empty, or has an entry for each of the two operands",
        public="C11",
    ),
    "C12": Rule(
        "shape(result) == cat(take(shape(lhs), lhs_batching_dimensions), take(shape(lhs), "
        "lhs_free), take(shape(rhs), rhs_free))",
        says=(
            "`result` has the batching dimensions, the free ones of `lhs` and those of `rhs`, in "
            "this order"
        ),
        public="C12",
    ),
    "C14": Rule(
        "is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L))",
        says=(
            "`lhs` and `result` are both quantized or both not, and with a quantized `lhs` so is "
            "`rhs`"
        ),
        public="C14",
    ),
    "C13": Rule(
        "is_quantized(R) or is_float(L) and is_float(R) or L == R or is_float(T) and not "
        "is_complex(L) and not is_complex(R)",
        says=(
            "factors have one type, are both floats, or `rhs` is quantized; all else gives a float "
            "and is not complex"
        ),
        public="C13",
    ),
    "C15": Rule(
        "zero_points(R) == 0",
        says=(
            "zero points of `rhs` are 0, so that products of stored integers need no correction "
            "for them"
        ),
        public="C15",
    ),
    "C16": Rule(
        "quantization_axis(R) not in rhs_contracting_dimensions",
        says=(
            "slices of `rhs` that have a scale each are not summed over, so that no sum mixes "
            "scales"
        ),
        public="C16",
    ),
    "C17": Rule(
        "not is_quantized(L) or storage(L) == storage(R)",
        says="`lhs` and `rhs` are stored as one type, else stored integers could not be multiplied",
        public="C17",
    ),
    "C18": Rule(
        "not is_quantized(L) or (expressed(L) == expressed(R) and expressed(R) == expressed(T))",
        says="`lhs`, `rhs` and `result` stand for numbers of one type",
        public="C18",
    ),
    "C19": Rule(
        "not is_quantized(L) or 0 <= quantization_axis(R) or quantization_axis(T) < 0",
        says="without a scale for each slice of `rhs` the result has one scale too",
        public="C19",
    ),
    "C20": Rule(
        "is_quantized(L) or not is_quantized(R) or (L == expressed(R) and L == T)",
        says=(
            "a float `lhs` with a quantized `rhs` has the type that this stands for, and so has "
            "`result`"
        ),
        public="C20",
    ),
    "C21": Rule(
        "lhs_precision_type == '' or all(p == 'DEFAULT' for p in precision_config)",
        says="an algorithm goes with the precision DEFAULT",
        public="C21",
    ),
    "C22": Rule(
        "0 < lhs_component_count",
        says="elements of `lhs` have at least one part",
        public="C22",
    ),
    "C23": Rule(
        "0 < rhs_component_count",
        says="elements of `rhs` have at least one part",
        public="C23",
    ),
    "C24": Rule(
        "0 < num_primitive_operations",
        says="a product takes at least one product of parts",
        public="C24",
    ),
}


def rules(
    check: Check,
    lhs: Tensor,
    rhs: Tensor,
    lhs_batching_dimensions: Vec,
    rhs_batching_dimensions: Vec,
    lhs_contracting_dimensions: Vec,
    rhs_contracting_dimensions: Vec,
    precision_config: Sequence[str],
    lhs_precision_type: str,
    rhs_precision_type: str,
    accumulation_type: str,
    lhs_component_count: int,
    rhs_component_count: int,
    num_primitive_operations: int,
    allow_imprecise_accumulation: bool,
    result: Tensor,
    L: Element,
    R: Element,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    lhs_bound = lazily(lambda: cat(lhs_batching_dimensions, lhs_contracting_dimensions))
    rhs_bound = lazily(lambda: cat(rhs_batching_dimensions, rhs_contracting_dimensions))
    lhs_free = lazily(lambda: others(lhs_bound(), rank(lhs)))
    rhs_free = lazily(lambda: others(rhs_bound(), rank(rhs)))
    check("C1", lambda: len(lhs_batching_dimensions) == len(rhs_batching_dimensions))
    check("C2", lambda: len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions))
    check("C3", lambda: is_unique(lhs_bound()))
    check("C4", lambda: is_unique(rhs_bound()))
    check("C5", lambda: 0 <= lhs_batching_dimensions < rank(lhs))
    check("C6", lambda: 0 <= lhs_contracting_dimensions < rank(lhs))
    check("C7", lambda: 0 <= rhs_batching_dimensions < rank(rhs))
    check("C8", lambda: 0 <= rhs_contracting_dimensions < rank(rhs))
    check(
        "C9",
        lambda: (
            take(shape(lhs), lhs_batching_dimensions)
            == take(shape(rhs), rhs_batching_dimensions)
        ),
        needs=("C1", "C5", "C7"),
        equal=lambda: (
            (take(shape(lhs), lhs_batching_dimensions), take(shape(rhs), rhs_batching_dimensions)),
        ),
    )
    check(
        "C10",
        lambda: (
            take(shape(lhs), lhs_contracting_dimensions)
            == take(shape(rhs), rhs_contracting_dimensions)
        ),
        needs=("C2", "C6", "C8"),
        equal=lambda: (
            (
                take(shape(lhs), lhs_contracting_dimensions),
                take(shape(rhs), rhs_contracting_dimensions),
            ),
        ),
    )
    check("C11", lambda: len(precision_config) == 0 or len(precision_config) == 2)
    check(
        "C12",
        lambda: (
            shape(result)
            == cat(
                take(shape(lhs), lhs_batching_dimensions),
                take(shape(lhs), lhs_free()),
                take(shape(rhs), rhs_free()),
            )
        ),
        needs=("C3", "C4", "C5", "C6", "C7", "C8"),
        equal=lambda: (
            (
                shape(result),
                cat(
                    take(shape(lhs), lhs_batching_dimensions),
                    take(shape(lhs), lhs_free()),
                    take(shape(rhs), rhs_free()),
                ),
            ),
        ),
    )
    check(
        "C14",
        lambda: is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L)),
    )
    check(
        "C13",
        lambda: (
            is_quantized(R)
            or is_float(L) and is_float(R)
            or L == R
            or is_float(T) and not is_complex(L) and not is_complex(R)
        ),
        needs=("C14",),
    )
    check("C15", lambda: zero_points(R) == 0)
    check("C16", lambda: not contains(rhs_contracting_dimensions, quantization_axis(R)))
    check("C17", lambda: not is_quantized(L) or storage(L) == storage(R), needs=("C14",))
    check(
        "C18",
        lambda: not is_quantized(L) or expressed(L) == expressed(R) == expressed(T),
        needs=("C14",),
    )
    check(
        "C19",
        lambda: not is_quantized(L) or 0 <= quantization_axis(R) or quantization_axis(T) < 0,
        needs=("C14",),
    )
    check(
        "C20",
        lambda: is_quantized(L) or not is_quantized(R) or L == expressed(R) and L == T,
        needs=("C14",),
    )
    check(
        "C21",
        lambda: lhs_precision_type == "" or all_of(p == "DEFAULT" for p in precision_config),
    )
    check("C22", lambda: 0 < lhs_component_count)
    check("C23", lambda: 0 < rhs_component_count)
    check("C24", lambda: 0 < num_primitive_operations)
