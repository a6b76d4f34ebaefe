"""Ops as functions of an index: the formula of an op, walked with symbols for indices and nodes for elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from opspec.catalog.op_files import load
from opspec.compiled.building import Nodes
from opspec.compiled.combining import LooksUp, combination_of, combinations_at, commutes, of_numbers
from opspec.compiled.elements import NodeElement, NoNodes, number, of_chosen, parts, plain
from opspec.compiled.evaluator import Body, Indices, NodeEvaluator, Placed, SourceTensor
from opspec.compiled.lookups import Lookups
from opspec.compiled.nodes import Combination, ConstantNode, KernelNode, Order, size_of_space, variables_of
from opspec.compiled.product_choice import is_library_product
from opspec.compiled.quantized import dequantized, quantized
from opspec.compiled.renaming import replaced
from opspec.execution.kernel_choice import STORED
from opspec.formula.environment import bound, environment
from opspec.formula.tree import Env, Lazy, ProcessGrid, lookup
from opspec.formula.values import FormulaValue, Vector
from opspec.reads.analysis import fold_variables, takes_all
from opspec.reads.arithmetic import minus, of_atom, variable
from opspec.reads.composition import Substitution
from opspec.reads.conditions import compare, every
from opspec.reads.inversion import limits, targets
from opspec.reads.of_programs import OpUse
from opspec.reads.symbolic import index_of, symbol
from opspec.reads.symbols import Answer, Index, Variable
from opspec.rules.vocabulary import expressed, storage
from opspec.values.dims import Undefined
from opspec.values.types import ElementType, Quantized, Tensor
from opspec_model.definitions.locality import moves_elements
from opspec_model.definitions.spec import Pull
from opspec_model.language.tree import Fold as FoldTree
from opspec_model.language.tree import Name, Read
from opspec_model.language.tree import Node as Tree

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Op, PullStage

GRID_NAMES = frozenset({"replica_id", "partition_id", "num_replicas", "num_partitions"})


@dataclass(frozen=True, slots=True)
class MeaningPart:
    """A result of an op, an item of one that is a list, or a stage on the way to them. `quantized`: what the number
    that the formula gives becomes; `element`: what is stored.
    """

    stage: PullStage
    item: int | None
    shape: tuple[int, ...]
    computed: ElementType
    place: int  # among the results in order; -1 of a stage
    quantized: Quantized | None = None

    @property
    def element(self) -> ElementType:
        return self.computed if self.quantized is None else self.quantized.storage


@dataclass(frozen=True, slots=True, eq=False)
class Push:
    """A fold turned round: at every point of `variables`, one after another, `term` is combined into the element
    at `at` if `when` holds, by a combination for each number that an element is, or the same one for all.
    """

    variables: tuple[Variable, ...]
    at: Indices
    when: KernelNode
    term: NodeElement
    combinations: tuple[Combination, ...]

    @property
    def is_box(self) -> bool:
        """Whether every term surely has an element of its own, and these lie side by side in each dimension."""
        if not isinstance(self.when, ConstantNode) or not self.when.bits:
            return False
        along = [term for place in self.at for term in place.terms]
        alone = all(len(place.terms) <= 1 for place in self.at) and len(along) == len(self.variables)
        each_once = {*along} == {(variable, 1) for variable in self.variables}
        return alone and each_once and all(len(x.results) == 1 for x in self.combinations)


class Meaning:
    """The parts of an op, each as a function of an index. `name` is in the names of its variables."""

    def __init__(
        self,
        nodes: Nodes,
        use: OpUse,
        operand: Callable[[str, int | None], Callable[[Indices], NodeElement]],
        bodies: Mapping[str, Body],
        name: str,
    ) -> None:
        semantics = use.op.semantics
        if not isinstance(semantics, Pull):
            raise NoNodes(semantics.reason if semantics is not None else "it is defined by the ops that it is made of")
        if _asks_for_process(use.op.name):
            raise NoNodes("it asks which process it is")
        self._nodes = nodes
        self._name = name
        self._is_product = partial(is_library_product, use.op.name, use.operands, use.results)
        self._walker = NodeEvaluator(use.op, {}, ProcessGrid.alone(()), nodes, bodies)
        stays = _stays_stored(use)

        def source(_label: str, type_: object, at: tuple[int, int | None]) -> FormulaValue:
            if not isinstance(type_, Tensor):
                return type_
            label = use.op.operands[at[0]].name
            read, element = operand(label, at[1]), type_.element
            if isinstance(element, Quantized) and not stays:
                read = self._expressed(read, element)
            _, held = plain(_computed(type_, stays))
            return SourceTensor(label, Vector(type_.shape), held, read, use.known.get(label))

        results = [
            [_computed(item, stays) for item in x] if isinstance(x, Sequence) else _computed(x, stays)
            for x in use.results
        ]
        self._env = environment(self._walker, use.operands, use.attributes, results, source)
        self.parts: list[MeaningPart] = []
        self.stored: dict[str, Callable[[Indices], NodeElement]] = {}  # what reads a stage instead
        self._folded: dict[tuple[str, Indices], tuple[NodeElement, ...]] = {}
        self._boxes: dict[MeaningPart, Push | None] = {}
        for stage in semantics.stages:
            self._add(use.op, stage, use.results, stays)

    def _expressed(self, read: Callable[[Indices], NodeElement], type_: Quantized) -> Callable[[Indices], NodeElement]:
        """What reads the numbers that stored integers stand for."""
        return lambda index: dequantized(self._nodes, self._walker.op.base, read(index), type_, index)

    def _add(self, op: Op, stage: PullStage, results: Sequence[object], stays: bool) -> None:
        """A stage: from now on formulas may read it."""
        made: list[MeaningPart] = []
        place = 0
        for value, type_ in zip(op.results, results, strict=True):
            items = type_ if isinstance(type_, Sequence) else [type_]
            if value.name == stage.name:
                for at, item in enumerate(items):
                    assert isinstance(item, Tensor)
                    where = at if isinstance(type_, Sequence) else None
                    out = item.element if isinstance(item.element, Quantized) and not stays else None
                    _, computed = plain(_computed(item, stays))
                    made.append(MeaningPart(stage, where, tuple(item.shape), computed, place + at, out))
                if not made:
                    return  # a list of no results
            place += len(items)
        if not made:
            assert stage.shape is not None
            shape = tuple(self._walker.value(stage.shape.tree, self._env))
            made = [MeaningPart(stage, None, shape, lookup(self._env, stage.element), -1)]
        self.parts += made
        sources = [SourceTensor(stage.name, Vector(part.shape), part.computed, self.reader(part)) for part in made]
        self._env = {**self._env, stage.name: sources[0] if made[0].item is None else Vector(sources)}

    def reader(self, part: MeaningPart) -> Callable[[Indices], NodeElement]:
        """What reads an element of a part."""

        def read(index: Indices) -> NodeElement:
            if part.quantized is not None:
                raise NoNodes("a stage reads a result before it is quantized")
            other = self.stored.get(part.stage.name)
            return self.element(part, index) if other is None else other(index)

        return read

    def forget(self) -> None:
        """What was found of operands that have memory since, or were looked at as if they had."""
        self._folded.clear()
        for named in self._env.values():
            if isinstance(named, Lazy):
                named.forget()

    def _scope(self, part: MeaningPart, index: Indices) -> Env:
        stage = part.stage
        return bound(self._walker, {**self._env, stage.index: Vector(map(symbol, index))}, stage.lets)

    def element(self, part: MeaningPart, index: Indices) -> NodeElement:
        """The element of a part at an index, as it is stored."""
        found = self._computed(part, index)
        if part.quantized is None:
            return found
        return quantized(self._nodes, self._walker.op.base, found, part.quantized, index)

    def _computed(self, part: MeaningPart, index: Indices) -> NodeElement:
        """What the formula gives."""
        stage = part.stage
        env = self._scope(part, index)
        if stage.fold is not None:
            box = self.box(part)
            return (
                self._fold(part, stage.fold, env, index)
                if box is None
                else self._in_or_beside(part, box, stage.fold, index)
            )
        kind = lookup(env, self._walker.op.typevars[0].name).kind if stage.arms[0].classes else ""
        tree = next(arm for arm in stage.arms if not arm.classes or kind in arm.classes).formula.tree
        if isinstance(tree, Read) and _shows(stage):
            found = self._read(part, tree, index)
        else:
            found = self._walker.value(tree, env) if part.item is None else self._walker.item(tree, part.item, env)
        return self._typed(found, part.computed)

    def _read(self, part: MeaningPart, tree: Read, index: Indices) -> FormulaValue:
        """An element of an operand. Nobody asks for one that an index beyond the part would name, so where the index
        may lie beyond, a variable stands for it that does not, until it is known which element of the operand it is.
        """
        names = [Variable(f"{self._name}_inside{at}", size) for at, size in enumerate(part.shape)]
        beyond = {name: x for name, x in zip(names, index, strict=True) if not _lies_inside(x, name.size)}
        inside = tuple(of_atom(name) if name in beyond else x for name, x in zip(names, index, strict=True))
        return self._walker.read(tree, self._scope(part, inside), Placed(beyond))

    def push(self, part: MeaningPart) -> Push | None:
        """A fold in order whose condition says for each term which element it is for; None for others. Whether these
        are a box is known from now on.
        """
        found = self._push(part)
        self._boxes[part] = found if found is not None and found.is_box else None
        return found

    def _push(self, part: MeaningPart) -> Push | None:
        fold, walker = part.stage.fold, self._walker
        if fold is None or fold.where is None or fold.init is None or fold.order != "sequential" or part.place < 0:
            return None
        if part.quantized is not None:
            return None
        if len(walker.op.results) > 1:
            return None
        index = variables_for(part.shape)
        scope = self._scope(part, index)
        variables, values, bounds = fold_variables(walker, fold, scope, False, f"{self._name}_")
        env = bound(walker, {**scope, **values}, fold.lets)
        found = targets(every([*bounds, walker.answer(fold.where, env)]), index)
        if found is None:
            return None
        solved, _ = found
        at = tuple(solved[atom] if isinstance(atom := x.only, Variable) else x for x in index)
        if any(variables_of(x) & set(solved) for x in at):
            return None
        there = bound(walker, {**self._scope(part, at), **values}, fold.lets)
        when = self._nodes.test(every([*bounds, walker.answer(fold.where, there), limits(solved)]))
        terms = self._elements(part, fold.term, there)
        item = part.item or 0
        whole = combination_of(walker, fold, [term.type for term in terms], there, part.item)
        first = sum(parts(term.type) for term in terms[:item])
        places = range(first, first + parts(terms[item].type))
        return Push(variables, at, when, terms[item], combinations_at(self._nodes, whole, places))

    def box(self, part: MeaningPart) -> Push | None:
        """The terms that are pushed into elements side by side, one into each; None for others."""
        if part not in self._boxes:
            self.push(part)
        return self._boxes[part]

    def _in_or_beside(self, part: MeaningPart, push: Push, fold: FoldTree, index: Indices) -> NodeElement:
        """An element of what terms are pushed into so: with its term in the box, and beside it what it was. A term that
        has no value there is one of which it is known that nobody asks for it.
        """
        nodes, scope, item = self._nodes, self._scope(part, index), part.item or 0
        assert fold.init is not None
        start = self._elements(part, fold.init, scope)[item]
        places, inside = dict[Variable, Index](), list[Answer]()
        for place, at in zip(index, push.at, strict=True):
            there, size = minus(place, Index(at.constant)), 1
            for atom, _ in at.terms:
                assert isinstance(atom, Variable)
                places[atom], size = there, atom.size
            inside += [compare(there, ">=", Index(0)), compare(there, "<", Index(size))]
        where = every(inside)
        if where is False:
            return start
        _, values, _ = fold_variables(self._walker, fold, scope, False, f"{self._name}_")
        named = {name: _put(value, Substitution(places)) for name, value in values.items()}
        try:
            term = self._elements(part, fold.term, bound(self._walker, {**scope, **named}, fold.lets))[item]
        except Undefined:
            return start
        test = nodes.test(where)
        chosen = (
            nodes.select(test, replaced(nodes, x.results, {x.left[0]: old, x.right[0]: new})[0], old)
            for x, old, new in zip(push.combinations, start.parts, term.parts, strict=True)
        )
        return NodeElement(start.type, tuple(chosen))

    def start(self, part: MeaningPart) -> NodeElement:
        """What every element of a part is before terms are pushed into it."""
        fold = part.stage.fold
        assert fold is not None
        assert fold.init is not None
        return self._elements(part, fold.init, self._scope(part, variables_for(part.shape)))[part.item or 0]

    def _elements(self, part: MeaningPart, tree: Tree, scope: Env, whole: bool = True) -> list[NodeElement]:
        found = self._walker.value(tree, scope) if whole else self._walker.item(tree, part.item or 0, scope)
        return [self._walker.element(x, part.computed) for x in (found if isinstance(found, tuple) else [found])]

    def _typed(self, found: FormulaValue, type_: ElementType) -> NodeElement:
        made = self._walker.element(found, type_)
        if made.type is not type_:
            raise NoNodes(f"its formula gives {made.type}, not {type_}")
        return made

    def _fold(self, part: MeaningPart, fold: FoldTree, env: Env, index: Indices) -> NodeElement:
        whole = part.item is None or takes_all(self._walker.op, fold.combine)
        key = (part.stage.name, index)
        if whole and key in self._folded:
            return self._folded[key][part.item or 0]
        found = self._folds(part, fold, env, whole, self._prefix(part, index))
        if whole:
            self._folded[key] = found
        return found[part.item or 0] if whole else found[0]

    def _prefix(self, part: MeaningPart, index: Indices) -> str:
        """What the names of a fold's variables begin with: at an index of another stage's, they are not to be these."""
        found = f"{self._name}_"
        outer = any(variable.name.startswith(found) for place in index for variable in variables_of(place))
        return f"{found}{part.stage.name}_" if outer else found

    def _folds(self, part: MeaningPart, fold: FoldTree, env: Env, whole: bool, prefix: str) -> tuple[NodeElement, ...]:
        walker, nodes = self._walker, self._nodes
        start = None if fold.init is None else self._elements(part, fold.init, env, whole)
        variables, values, limits = fold_variables(walker, fold, env, False, prefix)
        scope = bound(walker, {**env, **values}, fold.lets)
        where = every([*limits, True if fold.where is None else walker.answer(fold.where, scope)])
        if where is False or any(found.size == 0 for found in variables):
            if start is None:
                raise NoNodes("it folds nothing, without an initial value")
            return tuple(start)
        terms = self._elements(part, fold.term, scope, whole)
        try:
            combination = combination_of(walker, fold, [term.type for term in terms], scope, part.item)
        except LooksUp:
            if start is None or not whole:
                raise
            lookups = Lookups(walker, fold, variables, scope, [term.type for term in terms])
            combination = lookups.combination()
            numbers = [[node for x in (*given, *lookups.of(given)) for node in x.parts] for given in (terms, start)]
            (one, *_) = nodes.fold(variables, numbers[0], combination, numbers[1], nodes.test(where), "sequential")
            return (NodeElement(terms[0].type, (one,)),)
        chosen = of_numbers(nodes, combination, terms[0].type) if len(terms) == 1 else None
        product = self._is_product(size_of_space(variables))
        free = fold.order != "sequential" and not product and commutes(chosen or combination)
        order: Order = "tree" if free else "sequential"
        if chosen is not None:
            numbers = [[number(nodes, x) for x in elements] for elements in (terms, start or ())]
            (one,) = nodes.fold(variables, numbers[0], chosen, numbers[1] or None, nodes.test(where), order)
            return (of_chosen(nodes, one, terms[0].type),)
        carried = [x for term in terms for x in term.parts]
        started = None if start is None else [x for element in start for x in element.parts]
        found = nodes.fold(variables, carried, combination, started, nodes.test(where), order)
        places = iter(found)
        return tuple(NodeElement(term.type, tuple(next(places) for _ in range(parts(term.type)))) for term in terms)


def _put(value: FormulaValue, put: Substitution) -> FormulaValue:
    """An index, or several, with others in the place of variables."""
    if isinstance(value, Vector):
        return Vector(symbol(put.index(index_of(x))) for x in value)
    return symbol(put.index(index_of(value)))


def _shows(stage: PullStage) -> bool:
    """Whether an element is one of an operand's, and nothing says which one but its own index."""
    return sum(isinstance(node, Read) for node in stage.nodes()) == 1


def _lies_inside(index: Index, size: int) -> bool:
    """Whether an index lies inside of a dimension, whatever the variables are."""
    return index.low is not None and index.low >= 0 and index.high is not None and index.high < size


@cache
def _asks_for_process(name: str) -> bool:
    semantics = load(name)[0].semantics
    nodes = (node for stage in semantics.stages for node in stage.nodes()) if isinstance(semantics, Pull) else ()
    return any(isinstance(node, Name) and node.name in GRID_NAMES for node in nodes)


def _stays_stored(use: OpUse) -> bool:
    """Whether stored integers serve as they are: they are only moved, or a region takes them; or there are none."""
    types = [*_tensors(use.operands), *_tensors(use.results)]
    found = [type_.element for type_ in types if isinstance(type_.element, Quantized)]
    if not found or use.op.name in STORED:
        return True
    alike = all(element == found[0] for element in (*found, *(type_.element for type_ in _tensors(use.results))))
    if alike and (use.op.regions or moves_elements(use.op)):
        return True
    if use.op.regions:
        raise NoNodes("its region is of other quantized types than its operands")
    return False


def _tensors(types: Sequence[object]) -> Iterator[Tensor]:
    for type_ in types:
        if isinstance(type_, Tensor):
            yield type_
        elif isinstance(type_, Sequence):
            yield from _tensors(type_)


def _computed(type_: object, stays: bool) -> object:
    """The type that is computed with: of a quantized element the number that it stands for, or the stored one."""
    if not isinstance(type_, Tensor):
        return type_
    return Tensor(type_.shape, (storage if stays else expressed)(type_.element))


def variables_for(shape: Sequence[int]) -> Indices:
    """The indices of all elements of a tensor of this shape."""
    return tuple(variable(f"o{at}", size) for at, size in enumerate(shape))
