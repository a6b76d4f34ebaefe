"""A product whose result is only turned is the product of its factors the other way round: so is every gradient of
weights. Where dimensions of one factor are turned among themselves, that factor is turned before, if it is smaller, as
queries of several heads are. A factor that is only turned is the one that it was, of which other dimensions are summed
over. Nothing has to be turned then, and terms are added in the same order.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from opspec.compiled.barriers import behind_barriers
from opspec.compiled.carried_numbers import carried_numbers, made_inside
from opspec.compiled.equal_values import equal_values
from opspec.compiled.inlining import with_calls_written_out
from opspec.compiled.pieces import pieces
from opspec.compiled.single_turns import single_turns, written_out
from opspec.compiled.unread_ops import unread_ops, with_names, without_ops
from opspec.programs.decoding import Attributes
from opspec.programs.records import Block, ModuleView, View
from opspec.values.constants import Struct
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Tensor

_PRODUCT, _TURNED = "stablehlo.dot_general", "stablehlo.transpose"
_OTHER = {"lhs": "rhs", "rhs": "lhs"}  # how names of the numbers begin
_NUMBERS, _PRECISION = "dot_dimension_numbers", "precision_config"


def prepared(module: ModuleView, entries: frozenset[str] = frozenset()) -> ModuleView:
    """A module as kernels are planned for it: small functions are written out, and loops that turn once, nothing is
    computed twice or for nobody, there are no barriers, nothing is stacked to be taken apart, no loop carries arrays of
    one number, and nothing is turned for products.
    """
    made = with_calls_written_out(module, entries)
    if single_turns(made):
        made = made if made is not module else with_calls_written_out(module, entries, anew=True)
        for single in single_turns(made):
            with_names(made, written_out(single))
    for others in (equal_values, behind_barriers, pieces):
        if names := others(made):
            if made is module:
                made = with_calls_written_out(module, entries, anew=True)
            with_names(made, names)
    if made is module and carried_numbers(made):
        made = with_calls_written_out(module, entries, anew=True)
    while carried := carried_numbers(made):  # inner loops may be given what outer ones carried
        for loop in carried:
            with_names(made, made_inside(made, loop))
    if unread_ops(made):
        if made is module:
            made = with_calls_written_out(module, entries, anew=True)
        without_ops(made, unread_ops(made))
    if not any(view.name == _TURNED for view in made.walk()):
        return made
    if not any(_turned(block, made) for block in _blocks(made)) and not _turned_factors(made):
        return made
    if made is module:
        made = with_calls_written_out(module, entries, anew=True)
    for block in list(_blocks(made)):
        _turn(block, made)
    while factors := _turned_factors(made):
        for turned, products in factors.items():
            for product in products:
                _read_as_it_was(product, turned)
        for block in _blocks(made):
            block.ops = [view for view in block.ops if view not in factors]
    return made


def _blocks(module: ModuleView) -> Iterator[Block]:
    return (block for view in module.walk() for region in view.regions for block in region.blocks)


def _turned(block: Block, module: ModuleView) -> dict[View, View]:
    """What turns the result of a product of the block that nobody else reads, by the product."""
    found: dict[View, View] = {}
    for view in block.ops:
        if view.name == _TURNED:
            product = module.producers[view.operands[0]]
            if product is not None and product.name == _PRODUCT:
                found[product] = view
    if not found:
        return found
    readers = Counter(value for view in block.ops for op in view.walk() for value in op.operands)
    own = frozenset(block.ops)
    return {x: y for x, y in found.items() if readers[x.results[0]] == 1 and x in own and _way(x, y)}


@dataclass(frozen=True, slots=True)
class _Way:
    """How a product gives what turned its result: `swaps`: with its factors the other way round; `orders`: of these
    dimensions, by the place of a factor that is turned before.
    """

    swaps: bool
    orders: Mapping[int, tuple[int, ...]]


def _way(product: View, turned: View) -> _Way | None:
    """None where there is none, or it is more work; and of products that are not of numbers, or computed in a way of
    their own.
    """
    types = [*product.operand_types, *product.result_types]
    plain = all(isinstance(type_, Tensor) and isinstance(type_.element, ElementType) for type_ in types)
    numbers = product.attributes.get(_NUMBERS)
    if not plain or not isinstance(numbers, Struct) or product.attributes.get("algorithm") is not None:
        return None
    lhs, rhs, result = (type_ for type_ in types if isinstance(type_, Tensor))
    batch, contracted = (len(numbers[f"lhs_{kind}_dimensions"]) for kind in ("batching", "contracting"))
    first, last = len(lhs.shape) - contracted, len(result.shape)
    own, order = (range(batch, first), range(first, last)), [*(turned.attributes["permutation"] or ())]
    swaps = order[batch : batch + len(own[1])] != [] and {*order[batch : batch + len(own[1])]} == {*own[1]}
    middle = batch + len(own[1 if swaps else 0])
    groups = (order[middle:], order[batch:middle]) if swaps else (order[batch:middle], order[middle:])
    if order[:batch] != [*range(batch)] or any({*x} != {*y} for x, y in zip(groups, own, strict=True)):
        return None
    orders: dict[int, tuple[int, ...]] = {}
    for place, (side, group, factor) in enumerate(zip(_OTHER, groups, (lhs, rhs), strict=True)):
        if group == sorted(group):
            continue
        if math.prod(factor.shape) >= math.prod(result.shape):
            return None
        bound = {*numbers[f"{side}_batching_dimensions"], *numbers[f"{side}_contracting_dimensions"]}
        free = [at for at in range(len(factor.shape)) if at not in bound]
        moved = dict(zip(free, (free[at - own[place].start] for at in group), strict=True))
        orders[place] = tuple(moved.get(at, at) for at in range(len(factor.shape)))
    if swaps and lhs.element != rhs.element:
        return None
    return _Way(swaps, orders) if swaps or orders else None


def _turn(block: Block, module: ModuleView) -> None:
    others: dict[View, list[View]] = {}
    for product, turned in _turned(block, module).items():
        way = _way(product, turned)
        assert way is not None
        before = {at: _turned_before(product, at, order, turned) for at, order in way.orders.items()}
        given = [before[at].results[0] if at in before else x for at, x in enumerate(product.operands)]
        types = [before[at].result_types[0] if at in before else x for at, x in enumerate(product.operand_types)]
        made = View()
        made.module, made.op, made.name, made.parent = module, product.op, product.name, product.parent
        made.operands, made.operand_types = tuple(given), tuple(types)
        made.results, made.result_types = turned.results, turned.result_types
        made.regions, made._location = (), product.location
        made._attributes = product.attributes
        if way.swaps:
            made.operands, made.operand_types = made.operands[::-1], made.operand_types[::-1]
            made._attributes = Attributes.known(_other_way_round(product))
        module.producers[made.results[0]] = made
        others |= {product: [*before.values(), made], turned: []}
    block.ops = [op for view in block.ops for op in others.get(view, [view])]


def _turned_before(product: View, place: int, order: tuple[int, ...], turned: View) -> View:
    """What turns a factor, and stands for what turned the result."""
    module, type_ = product.module, product.operand_types[place]
    assert isinstance(type_, Tensor)
    made, result = View(), Tensor(Vec(type_.shape[at] for at in order), type_.element)
    made.module, made.op, made.name, made.parent = module, turned.op, _TURNED, product.parent
    made.operands, made.operand_types = (product.operands[place],), (type_,)
    made.results, made.result_types = (len(module.producers),), (result,)
    made.regions, made._location = (), turned.location
    made._attributes = Attributes.known({"permutation": Vec(order)})
    module.types.append(result)
    module.producers.append(made)
    return made


def _other_way_round(product: View) -> dict[str, object]:
    found = dict(product.attributes)
    numbers, precision = found[_NUMBERS], found.get(_PRECISION)
    assert isinstance(numbers, Struct)
    found[_NUMBERS] = Struct(numbers.kind, {name: numbers[_OTHER[name[:3]] + name[3:]] for name in numbers.fields})
    if isinstance(precision, tuple):
        found[_PRECISION] = precision[::-1]
    return found


def _turned_factors(module: ModuleView) -> dict[View, list[View]]:
    """What turns a value that nobody reads but products for which it need not be turned, and these."""
    readers: dict[int, list[View]] = {view.results[0]: [] for view in module.walk() if view.name == _TURNED}
    if readers:
        for view in module.walk():
            for value in view.operands:
                if value in readers:
                    readers[value].append(view)
    found: dict[View, list[View]] = {}
    for value, views in readers.items():
        turned = module.producers[value]
        if turned is not None and views and all(_reads_either_way(view, turned) for view in views):
            found[turned] = views
    return found


def _reads_either_way(view: View, turned: View) -> bool:
    """Whether a product of a turned value has the dimensions that it keeps in the order in which they were before."""
    numbers = view.attributes.get(_NUMBERS) if view.name == _PRODUCT else None
    if not isinstance(numbers, Struct):
        return False
    order = list(turned.attributes["permutation"] or ())
    for side, operand in zip(_OTHER, view.operands, strict=True):
        if operand == turned.results[0]:
            bound = {*numbers[f"{side}_batching_dimensions"], *numbers[f"{side}_contracting_dimensions"]}
            kept = [before for at, before in enumerate(order) if at not in bound]
            if kept != sorted(kept):
                return False
    return True


def _read_as_it_was(product: View, turned: View) -> None:
    """A product of what a factor was before it was turned."""
    found, order = dict(product.attributes), list(turned.attributes["permutation"] or ())
    numbers = found[_NUMBERS]
    assert isinstance(numbers, Struct)
    fields = {name: numbers[name] for name in numbers.fields}
    sides = [side for side, operand in zip(_OTHER, product.operands, strict=True) if operand == turned.results[0]]
    for name, dimensions in fields.items():
        if name[:3] in sides:
            fields[name] = tuple(order[at] for at in dimensions)
    found[_NUMBERS] = Struct(numbers.kind, fields)
    before = turned.operands[0], turned.operand_types[0]
    pairs = zip(product.operands, product.operand_types, strict=True)
    both = [before if operand == turned.results[0] else (operand, type_) for operand, type_ in pairs]
    product.operands, product.operand_types = tuple(x for x, _ in both), tuple(y for _, y in both)
    product._attributes = Attributes.known(found)
