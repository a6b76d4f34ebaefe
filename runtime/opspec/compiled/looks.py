"""What an op does by itself, part by part: what it costs, and what it reads."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.catalog.op_traits import traits_of
from opspec.compiled.counted import counted
from opspec.compiled.elements import NoNodes
from opspec.compiled.evaluator import Indices
from opspec.compiled.factors import Reads, are_read_across, is_of_a_fold, lie_apart
from opspec.compiled.meaning import Push
from opspec.compiled.nodes import (
    FEW,
    Applied,
    ConstantNode,
    Folded,
    KernelNode,
    held_in,
    in_order,
    operands_of,
    variables_of,
)
from opspec.compiled.product_choice import (
    is_library_product,
    is_of_windows,
    is_small,
    is_widened,
    may_be_folded,
    multiplies_matrices,
)
from opspec.compiled.values import UNSAID, Made, Values
from opspec.programs.records import View
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable

SQUARE = 256  # how many more operations in folds than elements a formula may take: beyond it, nobody computes like that
PRODUCT = "a library multiplies matrices"  # why a product is no kernel's
_COSTS = {"div": 4, "rem": 8, "sqrt": 4}
LOOKED_UP = 8  # operations that take as long as to load an element from where another one says
TERMS = 16  # of a fold, which kernels write out
_FREE = 8  # operations that take no longer than to load an element


@dataclass
class Look:
    """What an op does for one part: nodes, operations for an element, folds, terms pushed, whether it is a product of
    matrices, operations in folds for each element that it reads or makes, and what it reads: `begins` for what terms
    are pushed into, `pushed` for these; `chosen`: what such a value is where it is a choice instead.
    """

    made: Made
    length: int = 0
    cost: int = 0
    folds: bool = False
    push: bool = False
    multiplies: bool = False
    repeats: int = 0
    reads: Reads = ()
    begins: Reads = ()
    pushed: Reads = ()
    chosen: Look | None = None


def whyever_not(view: View, strict: bool = False) -> str:
    """Why an op is left to a library, before its formula is looked at; empty where it is not. `strict`: products are
    computed by their formulas.
    """
    traits = traits_of(view.name)
    if traits is None:
        return "no op file describes it"
    if traits.unknown:
        return traits.unknown
    types = view.operand_types, view.result_types
    if not strict and traits.contracts and not (is_of_windows(view.name, view.operand_types) or may_be_folded(*types)):
        return PRODUCT
    if traits.acts:
        return "it does more than give results"
    return ""


def looks_at(values: Values, view: View, strict: bool = False) -> list[Look]:
    """An op by itself, part by part, as if all operands had memory; what has no nodes raises one of `UNSAID`, and so
    does, unless products are `strict`, one of more than a few terms of matrices, or of which a kernel would not read
    the matrix as it lies where it is not exact; but a small one of what are no matrices as they lie, which a library
    would copy first.
    """
    made = values.add(view)
    looks: list[Look] = []
    try:
        for part in made:
            found, reads = values.alone(part)
            if isinstance(found, Push):
                begins = values.read_at_first(part)
                chosen = _in_or_beside(values, part, begins)
                looks.append(Look(part, push=True, reads=[*reads, *begins], begins=begins, pushed=reads, chosen=chosen))
                continue
            inside = in_order(found.parts)
            cost, repeated, terms = _cost(inside)
            multiplies = multiplies_matrices(view.name, view.operand_types, view.result_types, terms)
            points = math.prod(part.part.shape)
            repeats = repeated * points // (points + sum(math.prod(values.type_of(x)[0]) for x, _ in reads) + 1000)
            look = Look(part, len(inside), cost, terms > FEW, False, multiplies, repeats, reads)
            if not multiplies and repeats >= SQUARE:
                raise NoNodes("nobody computes it by its formula")
            types = view.operand_types, view.result_types
            across = look.folds and are_read_across(values, part, reads, terms)
            summed = is_of_windows(view.name, view.operand_types)
            product = across or (is_library_product(view.name, *types, terms) and not summed)
            small = (is_small(*types, terms) and lie_apart(reads)) or is_widened(*types, terms)
            if not strict and product and not small:
                raise NoNodes(PRODUCT)
            looks.append(look)
    except UNSAID:
        values.forget(made)
        raise
    return looks


def _in_or_beside(values: Values, part: Made, begins: Reads) -> Look | None:
    """A value of which terms are pushed into a box, as a choice for each of its elements."""
    found = values.in_or_beside(part)
    if found is None:
        return None
    element, reads = found
    inside = in_order(element.parts)
    return Look(part, len(inside), _cost(inside)[0], reads=reads, begins=begins)


def _cost(inside: Sequence[KernelNode]) -> tuple[int, int, int]:
    """Operations of an element that has these nodes, those among them that are done for each term of a fold, and
    how many terms the longest fold has.
    """
    times: dict[int, int] = {}
    total = repeated = terms = 0
    for node in reversed(inside):
        here = times.get(node.number, 1)
        for operand in operands_of(node):
            often = here * (node.fold.count if isinstance(node, Folded) else 1)
            times[operand.number] = max(times.get(operand.number, 1), often)
        if isinstance(node, Folded):
            terms = max(terms, node.fold.count)
            cost = here * node.fold.count
        else:
            cost = here * _COSTS.get(node.operation, 1) if isinstance(node, Applied) else 0
        total += cost
        repeated += cost if here > 1 or isinstance(node, Folded) else 0
    return total, repeated, terms


def is_plain(look: Look) -> bool:
    """Whether an op computes its elements one by one, or shows some, or is such a choice itself: what puts others among
    them may do so in place.
    """
    traits = traits_of(look.made.view.name)
    return bool(look.begins and not look.push) or (traits is not None and (traits.elementwise or traits.view))


def picks(look: Look, row: Sequence[Variable]) -> bool:
    """Whether elements side by side, along the last of these variables, are looked up one by one where others say."""
    atoms = {of_atom(atom) for _, index in look.reads for part in index for atom, _ in part.terms}
    return any(variables_of(atom).issuperset(row[-1:]) and [*held_in(atom)] for atom in atoms)


def with_counted(values: Values, looks: Mapping[int, Look]) -> dict[int, Look]:
    """The same, where what follows from where an element is alone costs nothing."""
    found = dict(looks)
    free = set[int]()
    for number, look in looks.items():
        plain = not (look.folds or look.push or look.multiplies or look.made.view.regions)
        if plain and all(x in free or x in values.fixed for x in look.made.view.operands):
            (node, *others) = values.canonical(number).parts
            if not others and (isinstance(node, ConstantNode) or counted(node) is not None):
                free.add(number)
                found[number] = replace(look, cost=0)
    return found


def looks_up(look: Look) -> bool:
    """Whether others say where the elements lie of which an element is made."""
    return any([*held_in(part)] for _, index in look.reads for part in index)


def most_terms(indices: Iterable[Indices]) -> int:
    """How many terms of a fold of few are read at one of these: each is written out."""
    variables = ({x for part in index for x in variables_of(part)} for index in indices)
    counts = (math.prod(x.size for x in found if is_of_a_fold(x)) for found in variables)
    return max((count for count in counts if count <= TERMS), default=1)


def folds_down(look: Look, number: int) -> bool:
    """Whether a fold reads elements of a value that lie apart, as those of a column."""
    if not look.folds:
        return False
    indices = [[any(map(is_of_a_fold, variables_of(part))) for part in index] for x, index in look.reads if x == number]
    return any(any(parts) and not parts[-1] for parts in indices)


def free_ops(asked: Sequence[list[Look] | str], numbers: Container[int]) -> set[int]:
    """Those among ops that are computed of nothing but where an element is, in next to no time; `numbers`: values that
    are known.
    """
    costs: dict[int, int] = {}  # of values that are free
    found = set[int]()
    for at, looks in enumerate(asked):
        if isinstance(looks, str) or any(look.folds or look.push for look in looks):
            continue
        if all(x in costs or x in numbers for look in looks for x, _ in look.reads):
            made = {look.made.number: look.cost + sum(costs.get(x, 0) for x, _ in {*look.reads}) for look in looks}
            if max(made.values(), default=0) <= _FREE:
                costs |= made
                found.add(at)
    return found
