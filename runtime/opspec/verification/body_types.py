"""Rules about the types that the bodies of ops take and return, where these depend on attributes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec.programs.records import View
from opspec.rules.signature import REGION_END
from opspec.rules.vocabulary import same
from opspec.values.dims import Vec
from opspec.values.types import Other, Tensor
from opspec.verification.unwritten_rules import BrokenRule

Types = Sequence[Tensor | Other]


def scan(view: View) -> Iterator[BrokenRule]:
    """What the body of `chlo.scan` takes and returns; other rules say what is wrong with how operands are cut."""
    blocks = [block for region in view.regions for block in region.blocks]
    dimension = view.attributes.get("dimension")
    taken = _slices(view.operand_types, view.attributes.get("operandSegmentSizes"), dimension)
    made = _slices(view.result_types, view.attributes.get("resultSegmentSizes"), dimension)
    if len(blocks) != 1 or taken is None or made is None:
        return
    (inputs, carried), (outputs, kept) = taken, made
    yield from _agree("chlo.scan.P1", "takes", [*inputs, *carried], blocks[0].types)
    last = blocks[0].ops[-1] if blocks[0].ops else None
    if last is not None and last.name == REGION_END and len(kept) == len(carried):
        yield from _agree("chlo.scan.P2", "returns", [*outputs, *carried], last.operand_types)


def _slices(types: Types, lengths: object, dimension: object) -> tuple[Types, Types] | None:
    """What the first of two lists of values is slice by slice, and the second; None where they cannot be cut so."""
    if not isinstance(lengths, Vec) or len(lengths) != 2 or min(lengths) < 0 or sum(lengths) != len(types):
        return None
    whole, others = types[: lengths[0]], types[lengths[0] :]
    slices = [_slice(type_, dimension) for type_ in whole]
    return None if None in slices else ([type_ for type_ in slices if type_ is not None], others)


def _slice(type_: Tensor | Other, dimension: object) -> Tensor | None:
    if not isinstance(type_, Tensor) or not isinstance(dimension, int) or not 0 <= dimension < type_.rank:
        return None
    return Tensor(Vec(size for at, size in enumerate(type_.shape) if at != dimension), type_.element)


def _agree(rule: str, does: str, expected: Types, found: Types) -> Iterator[BrokenRule]:
    if len(expected) != len(found):
        yield BrokenRule(
            rule, f"expected a body that {does} {len(expected)} values, found one that {does} {len(found)}"
        )
        return
    for at, (wanted, given) in enumerate(zip(expected, found, strict=True)):
        if same(wanted, given) is False:
            yield BrokenRule(rule, f"value {at} that the body {does}: expected {wanted}, found {given}")
