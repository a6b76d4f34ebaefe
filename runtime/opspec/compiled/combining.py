"""How the terms of a fold are combined, as nodes: a primitive, a region, or an expression."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, carrier, parts
from opspec.compiled.evaluator import NodeEvaluator
from opspec.compiled.narrow import decoded, narrow_format
from opspec.compiled.nodes import Applied, Combination, ConstantNode, Input, KernelNode, in_order, operands_of
from opspec.compiled.operations import INT, MACHINE
from opspec.compiled.primitive_nodes import apply
from opspec.compiled.renaming import replaced
from opspec.formula.tree import Env, lookup
from opspec.formula.values import FormulaValue, Vector
from opspec.values.types import ElementType

if TYPE_CHECKING:
    from opspec_model.language.tree import Fold

_COMMUTING = frozenset({"add", "mul", "max", "min", "and", "or", "xor", "eq", "ne"})
_CHOOSING = frozenset({"max", "min"})
_EXACT = _CHOOSING | {"add", "mul", "and", "or", "xor"}


class LooksUp(NoNodes):
    """Terms say where elements lie that tell how they are combined."""


def combination_of(
    walker: NodeEvaluator, fold: Fold, types: Sequence[ElementType], env: Env, item: int | None
) -> Combination:
    """How two terms of these types become one."""
    nodes = walker.nodes
    left, right = ([given_term(nodes, side, at, type_) for at, type_ in enumerate(types)] for side in ("x", "y"))
    found = list(combined(walker, fold, left, right, env, item))
    for made, term in zip(found, types, strict=True):
        if made.type is not term:
            raise NoNodes(f"a fold of {term} gives {made.type}")
    if not all(is_of_terms(made.parts) for made in found):
        raise LooksUp("how its terms are combined depends on more than the terms")
    flat = [[node for element in side for node in element.parts] for side in (left, right, found)]
    first, second = ([node for node in side if isinstance(node, Input)] for side in flat[:2])
    return nodes.combination(first, second, flat[2])


def is_of_terms(roots: Sequence[KernelNode]) -> bool:
    """Whether nodes are made of terms alone."""
    return all(isinstance(node, Input | ConstantNode | Applied) for node in in_order(roots))


def combinations_at(nodes: Nodes, whole: Combination, places: range) -> tuple[Combination, ...]:
    """How each of some numbers of a term becomes one with its like: by itself where the others have no part in it, else
    all of them by one combination.
    """
    alone = [_some(nodes, whole, (place,)) for place in places]
    if all(found is not None for found in alone):
        return tuple(found for found in alone if found is not None)
    together = _some(nodes, whole, places)
    if together is None:
        raise NoNodes("how its terms are combined depends on those of other tensors")
    return (together,) * len(places)


def _some(nodes: Nodes, whole: Combination, places: Sequence[int]) -> Combination | None:
    """That of some numbers of a term; None where others have a part in it."""
    if len(whole.results) == len(places):
        return whole
    left, right = ([side[at] for at in places] for side in (whole.left, whole.right))
    results = [whole.results[at] for at in places]
    if any(isinstance(node, Input) and node not in (*left, *right) for node in in_order(results)):
        return None
    return nodes.combination(left, right, results)


def commutes(combination: Combination) -> bool:
    """Whether its nodes show that either term may stand on the left: each result is the same with both exchanged."""
    pairs = list(zip(combination.left, combination.right, strict=True))
    exchanged: dict[KernelNode, KernelNode] = {x: y for pair in pairs for x, y in (pair, pair[::-1])}
    known: dict[tuple[KernelNode, KernelNode], bool] = {}

    def said(x: KernelNode, y: KernelNode) -> bool | None:
        """Whether x with both exchanged is y; None where nobody asked their operands yet."""
        if not isinstance(x, Applied):
            return exchanged.get(x, x) is y
        if not isinstance(y, Applied) or (x.operation, x.type) != (y.operation, y.type):
            return False
        return known.get((x, y))

    def becomes(result: KernelNode) -> bool:
        """Whether a result with both exchanged is the same."""
        pending = [(result, result)]
        while pending:  # not by recursion: regions are as long as they like
            x, y = pending[-1]
            if said(x, y) is None:
                given, own = operands_of(y), operands_of(x)
                orders = [given, given[::-1]] if isinstance(x, Applied) and x.operation in _COMMUTING else [given]
                # Of each order the first operand that does not become the other, or is not known to.
                stops = [next((z for z in zip(own, order, strict=True) if not said(*z)), None) for order in orders]
                unknown = [z for z in stops if z is not None and said(*z) is None]
                if None not in stops and unknown:
                    pending.append(unknown[0])
                    continue
                known[x, y] = None in stops
            pending.pop()
        return said(result, result) is True

    return all(map(becomes, combination.results))


def in_any_order(combination: Combination) -> bool:
    """Whether terms come to the same in any order: what is chosen of them, and sums that wrap around."""
    (result, *others) = map(_unconverted, combination.results)
    if others or not isinstance(result, Applied):
        return False
    exact = result.type.kind != "float"
    alone = tuple(map(_unconverted, result.operands)) == (combination.left[0], combination.right[0])
    return alone and result.operation in (_EXACT if exact else _CHOOSING)


def _unconverted(node: KernelNode) -> KernelNode:
    """What an integer is converted from, as terms of few bits are, and those with a sign."""
    while isinstance(node, Applied) and node.operation == "convert" and node.operands[0].type.kind in INT:
        (node,) = node.operands
    return node


def of_numbers(nodes: Nodes, combination: Combination, type_: ElementType) -> Combination | None:
    """The same for the numbers that narrow floats stand for, if it rounds nothing, but chooses one of its terms; None
    for others.
    """
    format_ = narrow_format(type_)
    given = (*combination.left, *combination.right)
    if format_ is None or len(given) != 2 or not _chooses(combination.results[0], given):
        return None
    sides = [nodes.input(bits.name, MACHINE["f32"]) for bits in given]
    others: dict[KernelNode, KernelNode] = dict(zip(given, sides, strict=True))
    for bits, side in zip(given, sides, strict=True):
        found = decoded(nodes, bits, format_)
        assert isinstance(found, Applied)
        # What asks for the bits of a number that is made of a word asks for the word.
        known = found.operands[0] if found.operation == "bitcast" else found
        others[known] = nodes.bitcast(side, known.type)
    chosen = replaced(nodes, combination.results, others)
    return nodes.combination(sides[:1], sides[1:], chosen)


def _chooses(result: KernelNode, given: Sequence[KernelNode]) -> bool:
    if isinstance(result, Applied) and result.operation == "select":
        return all(_chooses(part, given) for part in result.operands[1:])
    return result in given


def given_term(nodes: Nodes, side: str, at: int, type_: ElementType) -> NodeElement:
    """What stands for an element of a term, on a side."""
    machine = carrier(type_)
    return NodeElement(type_, tuple(nodes.input(f"{side}{at}_{part}", machine) for part in range(parts(type_))))


def combined(
    walker: NodeEvaluator, fold: Fold, left: list[NodeElement], right: list[NodeElement], env: Env, item: int | None
) -> Sequence[NodeElement]:
    """One term and the next one as one."""
    if fold.combined is not None:
        pair: list[FormulaValue] = [Vector(left), Vector(right)] if len(left) > 1 else [left[0], right[0]]
        if item is not None and len(left) == 1:  # of a list: what the others would be is not asked for
            count = len(lookup(env, walker.op.results[0].name))
            pair = [Vector(left * count), Vector(right * count)]
        scope = {**env, **dict(zip(fold.pair, pair, strict=True))}
        found = walker.value(fold.combined, scope) if item is None or len(left) > 1 else None
        if found is None:
            found = walker.item(fold.combined, item or 0, scope)
        values = found if isinstance(found, tuple) else (found,)
        return [walker.element(x, type_.type) for x, type_ in zip(values, left, strict=True)]
    region = next((region for region in walker.op.regions if region.name == fold.combine), None)
    if region is None:
        return [apply(walker.nodes, walker.op.base, fold.combine, [x, y]) for x, y in zip(left, right, strict=True)]
    if region.arguments[0][0].variadic:
        found = walker.call(fold.combine, [Vector(left), Vector(right)], env)
        return tuple(found)
    return [walker.call(fold.combine, [x, y], env) for x, y in zip(left, right, strict=True)]
