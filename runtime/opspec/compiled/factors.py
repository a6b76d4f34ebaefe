"""How the factors of a product lie, as a kernel would read them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

from opspec.catalog.op_traits import traits_of
from opspec.compiled.evaluator import Indices
from opspec.compiled.product_choice import are_integers, are_of_many_vectors
from opspec.compiled.values import Made, Values
from opspec.reads.symbols import Variable

Reads = Sequence[tuple[int, Indices]]  # values, and where elements of them are read


def is_of_a_fold(atom: object) -> bool:
    return isinstance(atom, Variable) and not atom.name.startswith("o")


def are_read_across(values: Values, made: Made, reads: Reads, terms: int) -> bool:
    """Whether an op that folds so many terms sums products, whose order counts, of a matrix that a kernel does not read
    as it is; but for many matrices, each by a vector of its own, for which a library has a call each.
    """
    traits = traits_of(made.view.name)
    if traits is None or not traits.contracts or not reads or are_integers([made.part.element]):
        return False
    sizes = [math.prod(values.type_of(x)[0]) for x, _ in reads]
    if min(sizes) == max(sizes) or are_of_many_vectors([made.part.element], min(sizes), terms):
        return False
    return any(_is_across(values, *read) for read in reads)


def _is_across(values: Values, number: int, index: Indices) -> bool:
    """Whether terms of a fold that lie in a matrix do not lie close, nor in one of which it shows the elements."""
    if len(values.type_of(number)[0]) < 2 or any(is_of_a_fold(atom) for atom, _ in index[-1].terms):
        return False
    made = values.made.get(number)
    traits = None if made is None else traits_of(made.view.name)
    if made is None or traits is None or not traits.view:
        return True
    return any(_is_across(values, *read) for read in values.read_for(made, index))


def lie_apart(reads: Reads) -> bool:
    """Whether a factor is no matrix, or row of matrices, as it lies: dimensions that it is summed over, or that it has
    alone, do not follow one another; or those that both are summed over do so in another order. Windows are not meant.
    """
    if any(sum(isinstance(atom, Variable) for atom, _ in part.terms) > 1 for _, index in reads for part in index):
        return False
    of_each = [[atom for part in index for atom, _ in part.terms if isinstance(atom, Variable)] for _, index in reads]
    if len({tuple(filter(is_of_a_fold, own)) for own in of_each}) > 1:
        return True
    for at, own in enumerate(of_each):
        others = {atom for other in of_each[:at] + of_each[at + 1 :] for atom in other}
        kinds = ["summed" if is_of_a_fold(x) else "shared" if x in others else "own" for x in own]
        runs = [kind for kind, _ in groupby(kinds)]
        if runs.count("summed") > 1 or runs.count("own") > 1:
            return True
    return False
