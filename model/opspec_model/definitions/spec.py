"""The spec as checked data: what the loader gives and every emitter takes.

All objects are frozen; an expression is a `Formula`: its text, its typed tree and where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

from opspec_model.definitions.declared_facts import Effect, HeldOps, StaticName
from opspec_model.definitions.formulas import Formula as Formula
from opspec_model.definitions.functions import CoefficientRow, ComplexFunction, NumberFunction
from opspec_model.definitions.graph_tree import GraphFunction, GraphStep
from opspec_model.definitions.table_rows import AccuracyRegion, ElementRow, PolynomialRow, Primitive
from opspec_model.definitions.versions import TIERS, Change, newest_form
from opspec_model.language.signature import Callable
from opspec_model.language.tree import Apply, Binding, CallRegion, Fold, Name, Node, Read, walk
from opspec_model.names import CORE, PUBLIC, module_name
from opspec_model.text.file_format import Fields, Functions
from opspec_model.text.problems import Span

ATOMS = ("bool", "sint", "uint", "index", "float", "complex", "quantized", "per_axis", "sub_channel")


@dataclass(frozen=True, slots=True)
class DeclaredTypeVar:
    """A type variable: the classes it ranges over. `pack`: one type per item of a variadic operand.

    `baseline`: quantized types agree whatever their scales. `stored`: so they do, whatever range their storage has.
    `moved`: so do types that are quantized per axis, whatever the axis.
    `kinds`: it stands for whole types of these kinds, not for an element type; `exact`: those agree in every
    dimension, where others may know more of them. `own`: of a region alone, which has as many of them as it says.
    `element`: the one element type that it is.
    """

    name: str
    classes: frozenset[str]
    pack: bool = False
    baseline: bool = False
    kinds: frozenset[str] = frozenset()
    exact: bool = False
    own: bool = False
    moved: bool = False
    stored: bool = False
    element: str = ""


@dataclass(frozen=True, slots=True)
class ValueType:
    """The declared type of an operand, result or region argument: `tensor<T>...`."""

    kind: Literal["tensor", "scalar", "vector", "ints", "table", "size", "token", "any", "tuple", "future"]
    var: str = ""
    classes: frozenset[str] = frozenset()
    element: str = ""
    variadic: bool = False
    optional: bool = False
    when: str = ""  # the attribute that says whether it is there

    @property
    def readable(self) -> bool:
        """Whether rules may read its values."""
        return self.kind in ("ints", "table", "size")

    def __str__(self) -> str:
        inner = self.var or self.element or "|".join(sorted(self.classes))
        many = f" if {self.when}" if self.when else "..." if self.variadic else "?" if self.optional else ""
        return f"{self.kind}<{inner}>{many}" if inner else f"{self.kind}{many}"


@dataclass(frozen=True, slots=True)
class DeclaredValue:
    """An operand or a result."""

    name: str
    type: ValueType
    words: str = ""  # what it is for


@dataclass(frozen=True, slots=True)
class DeclaredAttribute:
    """An attribute; a struct has fields, whose names are used in expressions as if they were attributes."""

    name: str
    kind: str
    fields: tuple[DeclaredAttribute, ...] = ()
    choices: tuple[str, ...] = ()
    default: Formula | None = None
    optional: bool = False
    columns: int | None = None
    words: str = ""
    element: str = ""  # the type variable of `elements<T>`
    groups: bool = False  # a matrix of ids, or axes of a mesh that stand for one
    scalar: bool = False  # of `number<T>`: elements of rank 0, which the program writes as a number
    struct: str = ""  # of what is a value made of parts, or a list of such: what the dialect's header calls it
    parts: tuple[DeclaredAttribute, ...] = ()
    symbol_of: str = ""  # the op by whose symbol it may be named
    of: str = ""  # the operand or result that it tells of

    @property
    def leaves(self) -> tuple[DeclaredAttribute, ...]:
        return self.fields or (self,)


@dataclass(frozen=True, slots=True)
class RegionSpec:
    """The signature of a region: groups of argument types, a group repeated for each item of a pack, and results.

    `variadic`: there are as many such regions as the program has.
    """

    name: str
    text: str
    arguments: tuple[tuple[ValueType, ...], ...]
    results: tuple[ValueType, ...]
    variadic: bool = False
    words: str = ""

    @property
    def many(self) -> bool:
        """Whether it gives a list."""
        return len(self.results) != 1 or self.results[0].variadic


@dataclass(frozen=True, slots=True)
class Constraint:
    """A constraint with its permanent name, such as C4. `infers`: it determines the shape of that result."""

    name: str
    formula: Formula
    infers: str | None = None
    inferred: Node | None = None
    needs: tuple[str, ...] = ()
    public: str | None = None
    says: str | None = None
    unwitnessed: str | None = None


@dataclass(frozen=True, slots=True)
class Arm:
    """One value per type class; `classes` is empty where a single value serves all."""

    classes: frozenset[str]
    label: str
    formula: Formula


@dataclass(frozen=True, slots=True)
class PullStage:
    """A tensor in pull form: the element at an index, by arms or by a fold.

    A stage that is a result has the result's shape; another one states its `shape` and the type variable `element`.
    """

    name: str
    index: str
    lets: tuple[Binding, ...]
    arms: tuple[Arm, ...] = ()
    fold: Fold | None = None
    shape: Formula | None = None
    element: str = ""
    combines: Span | None = field(default=None, compare=False)  # where its fold says how

    @property
    def bindings(self) -> tuple[Binding, ...]:
        """Its locals, and those of its fold."""
        return (*self.lets, *(self.fold.lets if self.fold is not None else ()))

    def nodes(self) -> Iterator[Node]:
        """Every node of its formulas."""
        trees = [*(binding.value for binding in self.lets), *(arm.formula.tree for arm in self.arms)]
        trees += [self.shape.tree] if self.shape is not None else []
        trees += [self.fold] if self.fold is not None else []
        return (node for tree in trees for node in walk(tree))


@dataclass(frozen=True, slots=True)
class Pull:
    """A meaning in pull form: stages in order; the ones named like results are the results."""

    stages: tuple[PullStage, ...]
    span: Span = field(compare=False)

    @property
    def staged(self) -> bool:
        return len(self.stages) > 1


@dataclass(frozen=True, slots=True)
class Extern:
    """A meaning written by hand in the runtime, and the reason why the language cannot say it."""

    function: str
    reason: str
    acts: Effect | None = None
    computes: str = ""  # what it computes, as lines of pseudocode
    span: Span = field(default_factory=lambda: Span.whole(""), compare=False)


@dataclass(frozen=True, slots=True)
class Cost:
    """How many operations on elements a use takes by the op file itself, and why so many."""

    operations: Formula
    reason: str


@dataclass(frozen=True, slots=True)
class OwnSharding:
    """How dimensions belong together where devices share the work, by the op file itself, and why it says so.

    `each`: those that are done independently, of all tensors under the name "", or of some by their names. `between`:
    of some operands the first and the last index that the element of a result at `o` needs.
    """

    reason: str
    each: Mapping[str, Formula]
    between: Mapping[str, tuple[Formula, Formula]]
    span: Span = field(compare=False)

    @property
    def formulas(self) -> tuple[Formula, ...]:
        """Its expressions."""
        return (*self.each.values(), *(formula for pair in self.between.values() for formula in pair))


@dataclass(frozen=True, slots=True)
class Reading:
    """Another reading of a meaning in pull form: the whole meaning, the locals in which it differs as the file writes
    them, and what examples give in it.
    """

    name: str
    reason: str
    lets: Mapping[str, str]
    semantics: Pull
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class LoweringPolicy:
    """How an op is lowered. `widen`: narrower floats are computed in this type; `policy`: what a lowering by policy
    does; `before`: targets older than this version need it, others keep the op; `when`: uses that need it;
    `accuracy`: how far the graph is from the truth, in ULP per element type, but for a `region`.
    """

    widen: str = ""
    policy: Literal["expand", "composite"] = "expand"
    before: str = ""
    when: Formula | None = None
    accuracy: Mapping[str, int] = field(default_factory=dict)
    region: AccuracyRegion | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A hand-written case: literals as they stand in the file."""

    name: str
    inputs: Mapping[str, tuple[str, ...]]
    attributes: Mapping[str, str]
    regions: Mapping[str, tuple[str, ...]]
    outputs: Mapping[str, tuple[str, ...]]
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class Grid:
    """A hand-written case of several processes: an example of each, replica by replica."""

    name: str
    replicas: int
    partitions: int
    processes: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Broadcasts:
    """What an op applies to its operands once they are broadcast: an op that takes them in this order.

    `along`: the attribute that says which dimensions of the operand of higher rank the other one has.
    """

    op: str
    operands: tuple[str, ...]
    along: str = ""

    def __str__(self) -> str:
        return f"{self.op}({', '.join(self.operands)}){f' along {self.along}' if self.along else ''}"


@dataclass(frozen=True, slots=True)
class Op:
    """An op, whole."""

    name: str
    summary: str
    typevars: tuple[DeclaredTypeVar, ...]
    operands: tuple[DeclaredValue, ...]
    attributes: tuple[DeclaredAttribute, ...]
    regions: tuple[RegionSpec, ...]
    results: tuple[DeclaredValue, ...]
    defines: tuple[Binding, ...]
    rules: tuple[Constraint, ...]
    semantics: Pull | Extern | None
    decomposition: tuple[GraphStep, ...]
    functions: tuple[GraphFunction, ...]
    lowering: LoweringPolicy
    accuracy: Mapping[str, str]
    examples: tuple[Example, ...]
    grids: tuple[Grid, ...]
    changes: tuple[Change, ...]
    deprecated: str
    path: str
    base: Base = field(compare=False, repr=False)
    depends: tuple[str, ...] = ()  # files of the ops that it names
    families: tuple[str, ...] = ()  # files of the families that it and they are built on
    broadcasts: Broadcasts | None = None
    readings: tuple[Reading, ...] = ()
    cost: Cost | None = None
    sharding: OwnSharding | None = None
    static: StaticName | None = None
    holds: HeldOps | None = None
    about: str = ""  # what it means, in a paragraph
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what others call it, by who does
    jax_call: str = ""  # its first example in JAX, where that is not the first name there with the operands
    on_device: tuple[GraphStep, ...] = ()  # what one device makes of its parts
    lookups: tuple[DeclaredAttribute, ...] = ()  # what is told of its values by others, or beside it
    tiers: Mapping[str, Formula | None] = field(default_factory=dict)

    @property
    def tier(self) -> str:
        """How far a program with it may go, in most uses."""
        return next((tier for tier, when in self.tiers.items() if when is None), self.base.dialects[self.dialect].tier)

    @property
    def tier_words(self) -> list[str]:
        """The same, and the uses that may not go so far, in sentences."""
        uses = [f"{tier}, where {when}: {TIERS[tier]}" for tier, when in self.tiers.items() if when is not None]
        return [f"{self.tier}: {TIERS[self.tier]}", *uses]

    @property
    def history(self) -> Mapping[str, str]:
        """What each version brought, in words; the first is the one that brought the op."""
        found: dict[str, list[str]] = {}
        for change in self.changes:
            found.setdefault(change.version, []).append(change.words)
        return {version: "; ".join(words) for version, words in found.items()}

    def by_reading(self) -> Iterator[tuple[str, Op]]:
        """The op in each of its readings, the public one first."""
        yield PUBLIC, self
        yield from ((reading.name, self.read_as(reading.name)) for reading in self.readings)

    def read_as(self, name: str) -> Op:
        """The op in another reading, with the examples of that; the op itself where it has no reading of the name."""
        found = next((reading for reading in self.readings if reading.name == name), None)
        if found is None:
            return self
        return replace(self, semantics=found.semantics, examples=found.examples, grids=(), readings=())

    @property
    def dialect(self) -> str:
        return self.name.partition(".")[0]

    @property
    def short(self) -> str:
        """The mnemonic."""
        return self.name.partition(".")[2]

    @property
    def module(self) -> str:
        """How Python calls the op."""
        return module_name(self.short)

    def ulps(self, element: str) -> int:
        """How many units in the last place, of the larger part, values of this element type may be off.

        A type that is not named is exact. Where f32 is not, others that are not named, the narrow ones, are within one.
        """
        if element in self.accuracy:
            return int(self.accuracy[element])
        return 1 if "f32" in self.accuracy else 0

    @property
    def package(self) -> str:
        """The generated package that the op belongs to."""
        return self.base.dialects[self.dialect].package

    @property
    def file(self) -> Path:
        """The op file itself; `path` is how generated text calls it."""
        folder = self.base.core if self.package == CORE else self.base.spec_dir
        return folder / self.path.removeprefix("spec/")

    @property
    def leaves(self) -> tuple[DeclaredAttribute, ...]:
        """The attributes as expressions see them: structs replaced by their fields."""
        return tuple(leaf for attribute in self.attributes for leaf in attribute.leaves)

    @property
    def shown(self) -> tuple[Example, ...]:
        """Every hand-written use of the op, those by one process among several too."""
        return (*self.examples, *(example for grid in self.grids for example in grid.processes))

    @property
    def function(self) -> Primitive | None:
        """The primitive that the meaning applies to elements, where it does no more than that."""
        stages = self.semantics.stages if isinstance(self.semantics, Pull) else ()
        trees = [arm.formula.tree for stage in stages for arm in stage.arms]
        value = trees[0] if len(stages) == len(trees) == 1 else None
        if not isinstance(value, Apply) or any(isinstance(arg, Apply) for arg in value.args):
            return None
        return self.base.primitives.get(value.function)

    @property
    def reads_peers(self) -> bool:
        """Whether the meaning reads what other processes have."""
        stages = self.semantics.stages if isinstance(self.semantics, Pull) else ()
        return any(isinstance(node, Read) and node.process for stage in stages for node in stage.nodes())

    @property
    def value_words(self) -> Mapping[str, Mapping[str, str]]:
        """What the values of the op's enumerations mean, by the attributes that are one of them."""
        header = self.base.dialects[self.dialect]
        told = {values: header.words[name] for name, values in header.enums.items() if name in header.words}
        return {leaf.name: told[leaf.choices] for leaf in self.leaves if leaf.choices in told}

    def typevar(self, name: str) -> DeclaredTypeVar:
        return next(var for var in self.typevars if var.name == name)

    def summary_data(self) -> dict[str, object]:
        """What an index of all ops needs to know of this one."""
        kind = {
            Pull: "graph" if isinstance(self.semantics, Pull) and self.semantics.staged else "derived",
            Extern: "extern",
        }
        meaning = kind.get(type(self.semantics), "none")
        return {
            "name": self.name,
            "package": self.package,
            "summary": self.summary,
            "meaning": meaning,
            "regions": [region.name for region in self.regions],
            "readings": [reading.name for reading in self.readings],
            "since": next(iter(self.history), ""),
            "before": [change.renamed for change in self.changes if change.renamed],
            "changed": changed if (changed := newest_form(self.changes)) != next(iter(self.history), "") else "",
        }


@dataclass(frozen=True, slots=True)
class DialectHeader:
    """The header of a dialect."""

    name: str
    summary: str
    version: str
    enums: Mapping[str, tuple[str, ...]]
    package: str = CORE
    structs: Mapping[str, Fields] = field(default_factory=dict, compare=False)
    written: Functions | None = field(default=None, compare=False)
    functions: Mapping[str, GraphFunction] = field(default_factory=dict, compare=False)
    history: Mapping[str, str] = field(default_factory=dict, compare=False)
    enum_history: Mapping[str, Mapping[str, str]] = field(default_factory=dict, compare=False)
    since: str = ""
    tier: str = "same-build"
    enum_added: Mapping[str, Mapping[str, str]] = field(default_factory=dict, compare=False)  # versions, by value
    classes_since: Mapping[str, str] = field(default_factory=dict, compare=False)  # of classes of types that came later
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict, compare=False)  # of fields and values, by kind
    same_as: Mapping[str, str] = field(default_factory=dict, compare=False)  # whole names of ops, and whose they are


@dataclass(frozen=True)
class Base:
    """What all op files stand on: element types, classes, primitives, functions of numbers and the dialects' headers.

    A pack's rows and headers extend those of the core. `package` is what is generated, `spec_dir` where from.
    """

    elements: Mapping[str, ElementRow]
    classes: Mapping[str, frozenset[str]]
    primitives: Mapping[str, Primitive]
    dialects: Mapping[str, DialectHeader]
    spec_dir: Path
    core: Path
    package: str = CORE
    polynomials: Mapping[str, PolynomialRow] = field(default_factory=dict)
    coefficients: Mapping[str, CoefficientRow] = field(default_factory=dict)
    functions: Mapping[str, NumberFunction] = field(default_factory=dict)
    complex_functions: Mapping[str, ComplexFunction] = field(default_factory=dict)

    @property
    def is_pack(self) -> bool:
        return self.package != CORE

    @property
    def own_primitives(self) -> list[Primitive]:
        """The rows that this spec itself has."""
        return [row for row in self.primitives.values() if row.package == self.package]

    @property
    def own_polynomials(self) -> list[PolynomialRow]:
        return [row for row in self.polynomials.values() if row.package == self.package]

    @property
    def own_dialects(self) -> list[DialectHeader]:
        return [dialect for dialect in self.dialects.values() if dialect.package == self.package]

    @cached_property
    def callables(self) -> Mapping[str, Callable]:
        return {name: primitive.callable for name, primitive in self.primitives.items()}

    @cached_property
    def operators(self) -> Mapping[str, tuple[str, ...]]:
        """Each infix sign, and the primitives that it may mean; a prefix sign is written with an x behind it."""
        signs: dict[str, tuple[str, ...]] = {}
        for primitive in self.primitives.values():
            if primitive.operator is not None:
                sign = primitive.operator if len(primitive.signature.parameters) == 2 else f"{primitive.operator}x"
                signs[sign] = (*signs.get(sign, ()), primitive.name)
        return signs

    def enums(self, dialect: str) -> Mapping[str, tuple[str, ...]]:
        header = self.dialects.get(dialect)
        return header.enums if header is not None else {}

    def structs(self, dialect: str) -> Mapping[str, Fields]:
        """What the header says of the fields of structs."""
        header = self.dialects.get(dialect)
        return header.structs if header is not None else {}


def names_in(node: Node) -> set[str]:
    """Every name that the tree refers to."""
    found = {n.name for n in walk(node) if isinstance(n, Name)}
    return found | {n.region for n in walk(node) if isinstance(n, CallRegion)}
