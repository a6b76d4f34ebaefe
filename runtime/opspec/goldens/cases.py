"""The instances and inputs of golden cases, from the examples of an op file and from what lies near to them."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.formula.values import real_type
from opspec.goldens.complex_bounds import complex_ulp
from opspec.goldens.operand_roles import index_operands, starting_operands
from opspec.goldens.values import EDGES, INDEX_EDGES, Draw, crossed, distinct, drawn, index_pool, pool, stand_in
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Vec
from opspec.values.types import QUANTIZED, ElementType, Other, Quantized, Tensor
from opspec_model.definitions.spec import Extern, Pull

if TYPE_CHECKING:
    from opspec.instances.instance import Instance
    from opspec.instances.judge import InstanceJudge
    from opspec_model.definitions.spec import DeclaredTypeVar, Example, Op

ROOM = 64  # elements of a widened tensor
VARIANTS = 8  # instances that differ from an example in an attribute
REACHED = 6  # instances from which a second step is made
SLICED = 8  # instances with a scale for each slice
PROMISES = ("indices_are_sorted", "unique_indices")  # what is promised of inputs is kept by those of examples only
TIED = ("stablehlo.dynamic_conv",)  # values of an operand have to fit the type of the result: examples only
_CALL = re.compile(r"(\w+\.\w+)\(")

DEFAULT_TYPES = {
    "bool": ("i1",),
    "sint": ("i32",),
    "uint": ("ui8",),
    "complex": ("complex<f32>",),
    "float": ("f4E2M1FN", "f6E2M3FN", "f8E4M3FN", "bf16", "f16", "f32", "f64"),
}
ALL_QUANTIZED = "quantized"  # stands for these, and for types with a scale for each slice where an op takes them
QUANTIZED_TYPES = (
    "!quant.uniform<i8:f32, 0.5:-3>",
    "!quant.uniform<u8<10:250>:f32, 0.0173:128>",
    "!quant.uniform<i4:f16, 0.25:2>",
    "!quant.uniform<i8:bf16, 0.37>",
    "!quant.uniform<i16:f64, 1.0e-3:-3>",
    "!quant.uniform<i32:f32, 1.0e-6:17>",
)


@dataclass(frozen=True)
class Raw:
    """A case before anything is computed: a program and its inputs, which are made when somebody asks for them."""

    name: str
    label: str
    op: Op
    instance: Instance
    make: Callable[[], Sequence[Array]]

    @functools.cached_property
    def program(self) -> str:
        from opspec.instances.program_text import program

        return program(self.op, self.instance)

    @functools.cached_property
    def inputs(self) -> tuple[Array, ...]:
        return tuple(self.make())


def default_types(op: Op) -> list[str]:
    """One type for each class of the first type variable, a float for each width, and the quantized types."""
    if not op.typevars:
        return []
    found = [name for kind in DEFAULT_TYPES if kind in op.typevars[0].classes for name in DEFAULT_TYPES[kind]]
    return [*found, ALL_QUANTIZED] if any(var.classes & QUANTIZED for var in op.typevars) else found


def cases(
    op: Op, types: Sequence[str] | None, labels: Sequence[str] = (), one_quantized: bool = False
) -> Iterator[Raw]:
    """All cases of an op, in order; the names are different. No types: the default ones, and all examples. `labels`: of
    these alone, if there are any. `one_quantized`: "quantized" stands for its first type alone.
    """
    taken: set[str] = set()
    for raw in _Cases(op, labels, one_quantized).all(default_types(op) if types is None else types, types or ()):
        name, count = raw.name, 2
        while name in taken:
            name, count = f"{raw.name}-{count}", count + 1
        taken.add(name)
        yield replace(raw, name=name)


class _Cases:
    def __init__(self, op: Op, labels: Sequence[str], one_quantized: bool) -> None:
        from opspec.instances.instance import from_example
        from opspec.instances.judge import InstanceJudge

        self.op = op
        self.labels = labels
        self.quantized = QUANTIZED_TYPES[:1] if one_quantized else QUANTIZED_TYPES
        self.sliced = 0 if one_quantized else SLICED
        self.judge: InstanceJudge = InstanceJudge(op)
        self.examples = [from_example(op, example) for example in op.examples]
        self.indices = index_operands(op)
        self.starts = starting_operands(op)
        self.names = frozenset((*self.judge.signature.names, *(var.name for var in op.typevars)))
        self._reached: dict[str, list[Instance]] = {}

    def all(self, types: Sequence[str], only: Sequence[str]) -> Iterator[Raw]:
        # What the classes of the first type variable do not hold is not of this op, whatever was asked for.
        from opspec.instances.instance import element_named

        yield from self.from_examples(only)
        for name in types:
            for each in self.quantized if name == ALL_QUANTIZED else (name,):
                yield from self.of_instances(list(self.with_type(element_named(each))))
            if name == ALL_QUANTIZED:
                yield from self.of_instances(list(islice(self.with_slices(), self.sliced)))
        first = [x for x in self.examples if self.runs(x) and self.asked(x, types)]
        for instance in (first or self.examples[:1]) if self.wants("attributes") else ():
            yield from self.variants(instance)
        for label, wanted in (("zero_sized", _is_empty), ("rank_0", _is_scalar), ("same_sizes", _is_square)):
            if not self.wants(label) or (label == "same_sizes" and self.is_elementwise):
                continue
            found = next((x for start in self.examples for x in self.near(start, wanted)), None)
            if found is not None:
                yield from self.case(label, found, "random")

    def wants(self, label: str) -> bool:
        return not self.labels or label in self.labels

    def asked(self, instance: Instance, types: Sequence[str]) -> bool:
        """Whether the types that are asked for are those of the first type variable."""
        if not self.op.typevars or not types:
            return True
        elements = element_types(self.op, instance)
        quantized = any(isinstance(x, Quantized) for x in elements.values())
        return str(elements.get(self.op.typevars[0].name)) in types or (quantized and ALL_QUANTIZED in types)

    def from_examples(self, types: Sequence[str]) -> Iterator[Raw]:
        for example, instance in zip(self.op.examples, self.examples, strict=True) if self.wants("example") else ():
            if not self.runs(instance) or not self.asked(instance, types):
                continue
            yield Raw(f"example-{example.name}", "example", self.op, instance, functools.partial(self.given, example))

    def given(self, example: Example) -> list[Array]:
        """The arguments that an example has: all operands but those that the program holds itself."""
        from opspec.formula.example_arrays import parse_example

        given = parse_example(self.op, example, self.op.base).operands
        kept = [x for value, x in zip(self.op.operands, given, strict=True) if not value.type.readable]
        return [x for item in kept if item is not None for x in (item if isinstance(item, list) else [item])]

    # -- element types -----------------------------------------------------------------------------

    def of_instances(self, instances: Sequence[Instance]) -> Iterator[Raw]:
        """Every edge label; the instances take turns, and each has a turn, where it has elements to ask about."""
        if not instances:
            return
        seen: set[tuple[str, object]] = set()
        asked = (*EDGES, *(INDEX_EDGES if self.indices else ()))
        labels = [label for label in asked if any(self.fits(label, x) for x in instances)]
        labels = labels or ["random"]  # of an op without operands
        for turn in range(max(len(labels), len(instances))):
            instance, label = instances[turn % len(instances)], labels[turn % len(labels)]
            if not self.wants(label):
                continue
            if not self.fits(label, instance) or _is_empty(instance):
                fitting = [x for x in instances if self.fits(label, x)]
                instance = next((x for x in fitting if not _is_empty(x)), next(iter(fitting), instance))
            if (label, instance.key) in seen:
                continue
            seen.add((label, instance.key))
            yield from self.case(label, self.widened(instance, label), label)

    def with_type(self, element: ElementType | Quantized) -> Iterator[Instance]:
        """The examples with the type in place of their first type variable, alone or with others."""
        from opspec.instances.edits import retyped

        part = element.expressed if isinstance(element, Quantized) else real_type(element)

        seen = set()
        for start in self.examples:
            changes: list[list[tuple[DeclaredTypeVar, ElementType | Quantized]]] = []
            variables = self.op.typevars
            alone: list[tuple[DeclaredTypeVar, ElementType | Quantized]] = [(var, element) for var in variables[:1]]
            changes += [alone, [(var, element) for var in variables if element.kind in var.classes]]
            changes += [[*alone, *((var, part) for var in variables[1:])]]
            if isinstance(element, Quantized):
                changes += [[(var, element if element.kind in var.classes else part) for var in variables]]
            changes += [[(var, element)] for var in variables[1:] if var.name not in self.indices]
            for change in changes:
                found = start
                for var, wanted in change:
                    if wanted.kind in var.classes and (var.name not in self.indices or var is variables[0]):
                        found = retyped(self.judge.signature, found, var, None, wanted)
                for other in (found, *self.mended(found)):
                    has = any(isinstance(t, Tensor) and t.element == element for t in _types(other))
                    if has and other.key not in seen and self.runs(other):
                        seen.add(other.key)
                        yield other
                        break

    def mended(self, instance: Instance) -> Iterator[Instance]:
        """The instance with another type for some type variable, where types are quantized: they have rules."""
        from opspec.instances.edits import typed

        if any(isinstance(x, Quantized) for x in element_types(self.op, instance).values()):
            yield from typed(self.op, self.judge.signature, instance, self.names)

    def with_slices(self) -> Iterator[Instance]:
        """The examples with a scale for each slice of an operand or a result."""
        from opspec.instances.edits import quantized
        from opspec.instances.per_axis_types import moved

        seen = set()
        for start in self.examples:
            near = (self.op, self.judge.signature, start)
            for found in (*quantized(*near), *moved(*near)):
                sliced = any(isinstance(t, Tensor) and t.element.kind == "per_axis" for t in _types(found))
                if sliced and found.key not in seen and self.runs(found):
                    seen.add(found.key)
                    yield found

    def lacks_indices(self, instance: Instance) -> bool:
        """Whether the index operands are empty."""
        groups = zip(self.op.operands, instance.operands, strict=True)
        types = [t for value, group in groups if value.type.var in self.indices for t in group]
        return all(isinstance(t, Tensor) and 0 in t.shape for t in types)

    def fits(self, label: str, instance: Instance) -> bool:
        """Whether an operand has values of this label, and all judges of the op agree what becomes of them."""
        if isinstance(self.op.semantics, Extern) and self.op.semantics.acts is not None:
            return label == "zeros"  # what is drawn from a state is known where there is no choice: of no deviation
        if label in INDEX_EDGES:
            return not self.lacks_indices(instance)
        types = [t for group in self.drawn_from(instance) for t in group]
        elements = [t.element for t in types]
        if not any(pool(label, x) is not None for x in elements):
            return False
        kinds = {x.kind for x in (*elements, *element_types(self.op, instance).values())}
        if self.op.accuracy.get("") == "reduction" and kinds & {"complex", *QUANTIZED}:
            # The order of a sum decides where stored integers saturate, and in a narrow float about more than one.
            narrow = any(isinstance(x, Quantized) and x.expressed.bits < 32 for x in elements)
            steps = any(isinstance(x, Quantized) for x in elements) and bool(instance.bodies)
            return label == "zeros" or (label == "ones" and not steps) or (label == "random" and not narrow)
        if self.op.accuracy.get("") == "reduction" and kinds & {"float", "complex"}:
            # The order of a sum decides where it overflows; and what is divided by a small sum may be anything.
            staged = isinstance(self.op.semantics, Pull) and self.op.semantics.staged
            narrow = any(x.kind == "float" and x.bits < 16 for x in elements)
            return label in ("zeros", "random") or (label != "boundaries" and not staged and not narrow)
        if "complex" in kinds and any(map(complex_ulp, (self.op, *called(self.op, instance)))):
            return label in ("ones", "random")
        return not self.orders or label in ("zeros", "ones", "random")

    @property
    def is_elementwise(self) -> bool:
        """Whether no axis can be taken for another."""
        traits = traits_of(self.op.name)
        return traits is not None and traits.elementwise

    @property
    def orders(self) -> bool:
        """Whether the meaning is written by hand, and so may depend on which of several equal values comes first."""
        return not isinstance(self.op.semantics, Pull)

    # -- other instances ---------------------------------------------------------------------------

    def widened(self, instance: Instance, label: str) -> Instance:
        """The instance with room for every pair of values, where the op takes operands of any one shape."""
        tensors = [t for group in instance.operands for t in group if isinstance(t, Tensor) and not isinstance(t, Ints)]
        shapes = {tuple(t.shape) for t in tensors if t.rank}
        if len(shapes) != 1 or instance.bodies:
            return instance
        elements = [t.element for t in tensors if t.rank]
        sizes = [len(values) for x in elements if (values := pool(label, x)) is not None]
        size = min(ROOM, math.prod(sizes) if sizes else 4)
        operands = tuple(
            tuple(
                Tensor(Vec([size]), t.element) if isinstance(t, Tensor) and not isinstance(t, Ints) and t.rank else t
                for t in group
            )
            for group in instance.operands
        )
        made = self.repaired(replace(instance, operands=operands))
        return made if self.runs(made) else instance

    def variants(self, start: Instance) -> Iterator[Raw]:
        """Instances that differ from an example in one attribute, each in another one first."""
        found: dict[str, list[Instance]] = {}
        for step in self.steps(start):
            names = [
                leaf.name
                for leaf in self.op.leaves
                if step.attributes.get(leaf.name) != start.attributes.get(leaf.name)
            ]
            if len(names) == 1 and len(found.get(names[0], ())) < 3:
                other = self.repaired(step)
                if self.runs(other):
                    found.setdefault(names[0], []).append(other)
        rounds = [others[at] for at in range(3) for others in found.values() if at < len(others)]
        for other in rounds[:VARIANTS]:
            yield from self.case("attributes", other, "random")

    def near(self, start: Instance, wanted: Callable[[Instance], bool]) -> Iterator[Instance]:
        """Valid instances, at most two steps away, that have what is wanted. Few do, so that is asked first."""

        def found(steps: Iterable[Instance]) -> Iterator[Instance]:
            for step in steps:
                if not step.operands or wanted(replace(step, results=())):  # which follow from the operands
                    other = self.repaired(step)
                    if wanted(other) and self.runs(other):
                        yield other

        yield from (x for x in (start,) if wanted(x) and self.runs(x))
        yield from found(self.steps(start))
        for other in self.reached(start):
            yield from found(self.steps(other))

    def reached(self, start: Instance) -> list[Instance]:
        """The simplest valid instances that are one step away."""
        if start.key not in self._reached:
            near = sorted(map(self.repaired, self.steps(start)), key=lambda x: x.cost)
            self._reached[start.key] = list(islice(filter(self.runs, near), REACHED))
        return self._reached[start.key]

    def steps(self, start: Instance) -> Iterator[Instance]:
        """What is one step away; results are as they were."""
        from opspec.instances.edits import edits

        return edits(self.op, self.judge.signature, start, self.judge.attribute_defaults(start), self.names)

    def repaired(self, instance: Instance) -> Instance:
        return self.judge.repaired(instance) or instance

    def runs(self, instance: Instance) -> bool:
        """Whether the instance keeps every rule, is concrete, is small, and its regions are the example's."""
        types = _types(instance)
        if not all(isinstance(t, Tensor) and _is_concrete(t) for t in types) or self.judge.broken(instance):
            return False
        return not instance.bodies or self.keeps_regions(instance)

    def keeps_regions(self, instance: Instance) -> bool:
        text = self.text(instance)
        return all(f'"{called}"' in text for body in instance.bodies for called in _CALL.findall(body.graph)) and all(
            body.graph for body in instance.bodies
        )

    def text(self, instance: Instance) -> str:
        from opspec.instances.program_text import program

        return program(self.op, instance)

    # -- inputs ------------------------------------------------------------------------------------

    def drawn_from(self, instance: Instance) -> list[list[Tensor]]:
        """The operands that are arguments of the program and carry values, not indices."""
        return [
            [t for t in group if isinstance(t, Tensor) and not isinstance(t, Ints)]
            if value.type.var not in self.indices
            else []
            for value, group in zip(self.op.operands, instance.operands, strict=True)
        ]

    def case(self, label: str, instance: Instance, values: str) -> Iterator[Raw]:
        if self.op.name in TIED or any(instance.attributes.get(promise) for promise in PROMISES):
            return
        name = "-".join(dict.fromkeys([label, *(_file_name(t) for t in _type_names(self.op, instance))]))
        if not self.orders or _edge(values) != "random" or self.tells_apart(instance):
            yield Raw(name, label, self.op, instance, functools.partial(self.inputs, instance, values, name))

    def tells_apart(self, instance: Instance) -> bool:
        """Whether the element types have a number for each element, so that all are different."""
        return all(
            distinct(tuple(tuple.__iter__(t.shape)), t.element, Draw("")) is not None
            for group in self.drawn_from(instance)
            for t in group
        )

    def inputs(self, instance: Instance, label: str, name: str) -> list[Array]:
        draw = Draw(f"{self.op.name} {name} {instance.key}")
        edge = _edge(label)
        groups = self.drawn_from(instance)
        shapes = [tuple(tuple.__iter__(t.shape)) for group in groups for t in group]
        together = len({shape for shape in shapes if shape}) == 1 and not instance.bodies and edge != "random"
        shared = next((shape for shape in shapes if shape), ())
        found: list[Array] = []
        pools: list[tuple[int, Array]] = []
        for value, group in zip(self.op.operands, instance.operands, strict=True):
            for t in group:
                if not isinstance(t, Tensor) or isinstance(t, Ints):
                    continue
                shape = tuple(tuple.__iter__(t.shape))
                values = pool(edge, t.element)
                if value.type.var in self.indices and isinstance(t.element, ElementType):
                    indices = index_pool(label, t.element)
                    found.append(drawn(np.roll(indices, draw.below(len(indices))), shape, draw))
                elif value.name in self.starts:
                    found.append(stand_in(t, "zeros", draw))
                elif self.orders and edge == "random":
                    made = distinct(shape, t.element, draw)
                    assert made is not None
                    found.append(made)
                elif together and shape == shared and values is not None:
                    pools.append((len(found), values))
                    found.append(values)
                else:
                    found.append(stand_in(t, edge, draw))
        for (at, _), made in zip(pools, crossed([values for _, values in pools], shared), strict=True):
            found[at] = made
        return found


def _edge(label: str) -> str:
    """Of what values the operands are that hold no indices."""
    return "random" if label in INDEX_EDGES else label


def called(op: Op, instance: Instance) -> list[Op]:
    """The ops that the regions of an instance apply."""
    from opspec.formula.evaluation import load

    names = {name for body in instance.bodies for name in _CALL.findall(body.graph)}
    return [load(name)[0] for name in sorted(names - {op.name})]


def _types(instance: Instance) -> list[Tensor | Other]:
    return [t for group in (*instance.operands, *instance.results) for t in group]


def element_types(op: Op, instance: Instance) -> dict[str, ElementType | Quantized]:
    """What the type variables of an op stand for."""
    found: dict[str, ElementType | Quantized] = {}
    for value, group in (
        *zip(op.operands, instance.operands, strict=True),
        *zip(op.results, instance.results, strict=True),
    ):
        for t in group:
            if value.type.var and isinstance(t, Tensor):
                found.setdefault(value.type.var, t.element)
    return found


def _type_names(op: Op, instance: Instance) -> list[str]:
    skipped = index_operands(op)
    return [str(x) for name, x in element_types(op, instance).items() if name not in skipped]


def _file_name(type_: str) -> str:
    return re.sub(r"\W+", "_", type_).strip("_")


def _is_concrete(type_: Tensor) -> bool:
    sizes = tuple(tuple.__iter__(type_.shape))
    if any(isinstance(size, Dim) for size in sizes):
        return False
    return not (isinstance(type_, Ints) and type_.known is None) and math.prod(sizes) <= 2 * ROOM


def _is_empty(instance: Instance) -> bool:
    return any(
        isinstance(t, Tensor) and not isinstance(t, Ints) and 0 in tuple(t.shape)
        for group in instance.operands
        for t in group
    )


def _is_square(instance: Instance) -> bool:
    """Whether all sizes of all that has several dimensions are one, which is more than 1."""
    shapes = [
        t.shape
        for group in instance.operands
        for t in group
        if isinstance(t, Tensor) and not isinstance(t, Ints) and t.rank > 1
    ]
    sizes = [size for shape in shapes for size in tuple.__iter__(shape)]
    return bool(sizes) and sizes[0] != 1 and sizes[0] != 0 and sizes == [sizes[0]] * len(sizes)


def _is_scalar(instance: Instance) -> bool:
    types = [t for t in _types(instance) if not isinstance(t, Ints)]
    return bool(types) and all(isinstance(t, Tensor) and not t.rank for t in types)
