"""Verifier of stablehlo.einsum: Products of two tensors, summed over the letters that the result
does not have; dot_general says most of it.
"""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import cat, codes, contains, head, index_of, is_unique, tail

RULES = {
    "C9": Rule(
        "0 <= arrow < len(config) - 1",
        says="an arrow, ->, stands before the letters of the result",
    ),
    "C1": Rule(
        "codes(',')[0] in head(config, arrow) and config[arrow + 1] == codes('>')[0]",
        says=(
            "the letters of lhs and rhs stand on the two sides of a comma, and those of the result "
            "behind an arrow"
        ),
    ),
    "C2": Rule(
        "all(c in alphabet for c in cat(left, right, made))",
        says="all else is letters of the English alphabet",
    ),
    "C3": Rule("len(left) == rank(lhs)", says="`lhs` has a letter for each dimension"),
    "C4": Rule("len(right) == rank(rhs)", says="`rhs` has a letter for each dimension"),
    "C5": Rule(
        "all(n == sizes[index_of(labels, c)] for n, c in zip(sizes, labels))",
        says="dimensions of one letter have one size",
    ),
    "C6": Rule(
        "is_unique(made)",
        says=(
            "no letter of the result stands there twice, else nothing says what is off its "
            "diagonal"
        ),
    ),
    "C7": Rule(
        "all(c in labels for c in made)",
        says="each letter of the result is one of an operand, else nothing tells its size",
    ),
    "C8": Rule(
        "shape(result) == [sizes[index_of(labels, c)] for c in made]",
        says="each dimension of `result` has the size of its letter",
    ),
}


def rules(
    check: Check,
    lhs: Tensor,
    rhs: Tensor,
    einsum_config: str,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    alphabet = lazily(lambda: codes("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
    config = lazily(lambda: codes(einsum_config))
    comma = lazily(lambda: index_of(config(), codes(",")[0]))
    arrow = lazily(lambda: index_of(config(), codes("-")[0]))
    left = lazily(lambda: head(config(), comma()))
    right = lazily(lambda: tail(head(config(), arrow()), arrow() - comma() - 1))
    made = lazily(lambda: tail(config(), len(config()) - arrow() - 2))
    labels = lazily(lambda: cat(left(), right()))
    sizes = lazily(lambda: cat(shape(lhs), shape(rhs)))
    check("C9", lambda: 0 <= arrow() < len(config()) - 1)
    check(
        "C1",
        lambda: (
            contains(head(config(), arrow()), codes(",")[0])
            and config()[arrow() + 1] == codes(">")[0]
        ),
        needs=("C9",),
    )
    check(
        "C2",
        lambda: all_of(contains(alphabet(), c) for c in cat(left(), right(), made())),
        needs=("C1",),
    )
    check("C3", lambda: len(left()) == rank(lhs), needs=("C1",))
    check("C4", lambda: len(right()) == rank(rhs), needs=("C1",))
    check(
        "C5",
        lambda: all_of(n == sizes()[index_of(labels(), c)] for n, c in in_step(sizes(), labels())),
        needs=("C3", "C4"),
        equal=lambda: ((n, sizes()[index_of(labels(), c)]) for n, c in in_step(sizes(), labels())),
    )
    check("C6", lambda: is_unique(made()), needs=("C1",))
    check("C7", lambda: all_of(contains(labels(), c) for c in made()), needs=("C1",))
    check(
        "C8",
        lambda: shape(result) == Vec(sizes()[index_of(labels(), c)] for c in made()),
        needs=("C3", "C4", "C7"),
        equal=lambda: ((shape(result), Vec(sizes()[index_of(labels(), c)] for c in made())),),
    )
