"""Which products kernels compute as folds like any other, and which a library multiplies better."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from opspec.catalog.op_traits import traits_of
from opspec.compiled.nodes import FEW
from opspec.programs.records import View
from opspec.values.types import ElementType, Other, Tensor

_FOLDED = frozenset({"f32", "f64", "complex<f32>", "complex<f64>"})  # rounded at every term, as by a library
SMALL_PRODUCT = 1 << 14  # multiplications that take less time than to call a library by way of Python
SMALL_MATRIX, LARGE_MATRIX = (
    1 << 13,
    1 << 20,
)  # elements of a matrix by a vector, between which a library is quicker in the caches
_WIDE = 32  # bits of integers that a library multiplies as several floats


def multiplies_matrices(name: str, operands: Sequence[object], results: Sequence[object], terms: int) -> bool:
    """Whether an op is a product that sums so many terms, and elements of both factors are in several sums."""
    traits = traits_of(name)
    if traits is None or not traits.contracts:
        return False
    types = _tensors(operands, results)
    if len(types) != 3:
        return True
    _, large, result = _sizes(types)
    return terms > 1 and result * terms != large


def sums_products(view: View) -> bool:
    """Whether the order of sums of products matters to an op."""
    traits = traits_of(view.name)
    types = _tensors(view.operand_types, view.result_types)
    return traits is not None and traits.contracts and not are_integers(type_.element for type_ in types)


def is_library_product(name: str, operands: Sequence[object], results: Sequence[object], terms: int) -> bool:
    """Whether a library is better at an op: a product of matrices that sums more than a few terms, or one of a vector
    and a matrix that the nearest caches hold. Any other one reads each element of the larger factor once, as a fold
    does, or is as cheap.
    """
    traits = traits_of(name)
    if traits is None or not traits.contracts:
        return False
    types = _tensors(operands, results)
    if len(types) != 3 or not _sums_exactly(types):
        return True
    if terms <= FEW:
        return False
    if multiplies_matrices(name, operands, results, terms):
        return True
    small, large, _ = _sizes(types)
    elements = [type_.element for type_ in types]
    alone = small != large and not are_of_many_vectors(elements, small, terms)
    return alone and SMALL_MATRIX < large < LARGE_MATRIX and not are_integers(elements)


def are_of_many_vectors(elements: Iterable[object], small: int, terms: int) -> bool:
    """Whether products of a smaller factor of so many elements are of many matrices, each by a vector of its own, for
    which a library has a call each. Numbers of two parts it multiplies in less time all the same.
    """
    return small > terms and all(isinstance(x, ElementType) and x.kind != "complex" for x in elements)


def is_of_windows(name: str, types: Sequence[Tensor | Other]) -> bool:
    """Whether an op multiplies windows of wide integers, which kernels do in a few times less time than a library."""
    elements = [x.element for x in types if isinstance(x, Tensor)]
    wide = all(isinstance(x, ElementType) and x.bits >= _WIDE for x in elements)
    return name == "stablehlo.convolution" and are_integers(elements) and wide


def may_be_folded(operands: Sequence[object], results: Sequence[object]) -> bool:
    """Whether a product may be none of matrices, to judge by its sizes, which may be open: how many terms it sums may
    be open then too.
    """
    types = _tensors(operands, results)
    if len(types) != 3 or not _sums_exactly(types):
        return False
    if not all(isinstance(size, int) for type_ in types for size in type_.shape):
        return True
    _, large, result = _sizes(types)
    least, most = 1, 1
    for size, few, many in _summed(types):
        least, most = least * size**few, most * size**many
    return least <= FEW or least * result <= SMALL_PRODUCT or least * result <= large <= most * result


def is_small(operands: Sequence[object], results: Sequence[object], terms: int) -> bool:
    """Whether a kernel sums so many products as exactly as a library does, and has done before one has begun."""
    types = _tensors(operands, results)
    return len(types) == 3 and _sums_exactly(types) and _sizes(types)[2] * terms <= SMALL_PRODUCT


def is_widened(operands: Sequence[object], results: Sequence[object], terms: int) -> bool:
    """Whether a library would widen factors first, which a fold does on the way: of few products, and of floats of up
    to 8 bits each of which is read once.
    """
    types = _tensors(operands, results)
    if len(types) != 3 or not _sums_exactly(types):
        return False
    *factors, result = (type_.element.bits if isinstance(type_.element, ElementType) else 0 for type_ in types)
    _, large, count = _sizes(types)
    few, once = count * terms <= SMALL_PRODUCT, max(factors) <= 8 and count * terms == large
    return max(factors) < result and str(types[-1].element) in _FOLDED and (few or once)


def are_integers(elements: Iterable[object]) -> bool:
    """Whether sums of products of these are the same in any order."""
    return all(isinstance(x, ElementType) and x.kind in ("sint", "uint") for x in elements)


def _tensors(operands: Sequence[object], results: Sequence[object]) -> list[Tensor]:
    return [type_ for type_ in (*operands, *results) if isinstance(type_, Tensor)]


def _sums_exactly(types: Sequence[Tensor]) -> bool:
    """Whether kernels sum these elements as exactly as a library does: floats of fewer bits as what sums are."""
    *factors, result = (type_.element for type_ in types)
    if are_integers((*factors, result)):
        return True
    narrow = all(isinstance(x, ElementType) and x.kind == "float" and x.bits <= 16 for x in factors)
    return str(result) in _FOLDED and (set(factors) == {result} or (narrow and result.kind == "float"))


def _sizes(types: Sequence[Tensor]) -> tuple[int, int, int]:
    """Of the smaller factor, the larger one and the result."""
    left, right, result = (math.prod(type_.shape) for type_ in types)
    return min(left, right), max(left, right), result


def _summed(types: Sequence[Tensor]) -> Iterator[tuple[int, int, int]]:
    """Sizes, and how many dimensions of each are summed over, at least and at most: the factors have them twice beyond
    what the result has, and a dimension of a batch, which all three have, once.
    """
    left, right, result = (Counter(type_.shape) for type_ in types)
    for size in left | right:
        beyond = max(0, left[size] + right[size] - result[size])
        batch = min(beyond, left[size], right[size], result[size])
        yield size, (beyond - batch + 1) // 2, beyond // 2
