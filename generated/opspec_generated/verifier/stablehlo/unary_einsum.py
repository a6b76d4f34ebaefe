"""Verifier of stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the result
does not have; diagonals and transposes too.
"""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import cat, codes, contains, head, index_of, is_unique, tail

RULES = {
    "C8": Rule(
        "0 <= arrow < len(config) - 1",
        says="an arrow, ->, stands before the letters of the result",
    ),
    "C1": Rule(
        "config[arrow + 1] == codes('>')[0]",
        says="the letters of the operand stand before an arrow, and those of the result behind it",
    ),
    "C2": Rule(
        "all(c in alphabet for c in cat(labels, made))",
        says="all else is letters of the English alphabet",
    ),
    "C3": Rule("len(labels) == rank(operand)", says="`operand` has a letter for each dimension"),
    "C4": Rule(
        "all(n == sizes[index_of(labels, c)] for n, c in zip(sizes, labels))",
        says="dimensions of one letter have one size",
    ),
    "C5": Rule(
        "is_unique(made)",
        says=(
            "no letter of the result stands there twice, else nothing says what is off its "
            "diagonal"
        ),
    ),
    "C6": Rule(
        "all(c in labels for c in made)",
        says="each letter of the result is one of `operand`, else nothing tells its size",
    ),
    "C7": Rule(
        "shape(result) == [sizes[index_of(labels, c)] for c in made]",
        says="each dimension of `result` has the size of its letter",
    ),
}


def rules(check: Check, operand: Tensor, einsum_config: str, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    alphabet = lazily(lambda: codes("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
    config = lazily(lambda: codes(einsum_config))
    arrow = lazily(lambda: index_of(config(), codes("-")[0]))
    labels = lazily(lambda: head(config(), arrow()))
    made = lazily(lambda: tail(config(), len(config()) - arrow() - 2))
    sizes = lazily(lambda: shape(operand))
    check("C8", lambda: 0 <= arrow() < len(config()) - 1)
    check("C1", lambda: config()[arrow() + 1] == codes(">")[0], needs=("C8",))
    check(
        "C2",
        lambda: all_of(contains(alphabet(), c) for c in cat(labels(), made())),
        needs=("C1",),
    )
    check("C3", lambda: len(labels()) == rank(operand), needs=("C1",))
    check(
        "C4",
        lambda: all_of(n == sizes()[index_of(labels(), c)] for n, c in in_step(sizes(), labels())),
        needs=("C3",),
        equal=lambda: ((n, sizes()[index_of(labels(), c)]) for n, c in in_step(sizes(), labels())),
    )
    check("C5", lambda: is_unique(made()), needs=("C1",))
    check("C6", lambda: all_of(contains(labels(), c) for c in made()), needs=("C1",))
    check(
        "C7",
        lambda: shape(result) == Vec(sizes()[index_of(labels(), c)] for c in made()),
        needs=("C3", "C6"),
        equal=lambda: ((shape(result), Vec(sizes()[index_of(labels(), c)] for c in made())),),
    )
