"""What an op takes and gives, as data.

The rules are the implicit ones, with the same numbers for every op:
T1 number of operands, T2 kind of each operand, T3 agreement of type variables, T4 attributes present,
T5 kind of each attribute, T6 number of results, T7 kind of each result, T8 regions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from opspec_model.names import COUNTS

REGION_END = "stablehlo.return"  # ends the regions of every op, whatever its dialect
REGION_ENDS = (REGION_END, "sdy.return")  # and what Shardy's own regions end with

IMPLICIT: dict[str, str] = {
    "T1": "the op has the operands that it declares",
    "T2": "each operand has its declared kind of type",
    "T3": "types that share a type variable agree",
    "T4": "each required attribute is there",
    "T5": "each attribute has its declared kind",
    "T6": "the op has the results that it declares",
    "T7": "each result has its declared kind of type",
    "T8": "each region has the declared arguments and results",
}


@dataclass(frozen=True, slots=True)
class TypeVar:
    """A type variable; `pack`: one type per item; `baseline`: quantization parameters may differ; `kinds`: of
    the whole types that it ranges over, where it does not range over element types; `exact`: those are equal; `own`:
    of a region alone, which has as many of them as it says; `element`: the one element type that it is.
    """

    name: str
    classes: frozenset[str]
    pack: bool = False
    baseline: bool = False
    kinds: frozenset[str] = frozenset()
    exact: bool = False
    own: bool = False
    stored: bool = False  # with `baseline`: the range of stored integers may differ too
    moved: bool = False  # what is quantized per axis may differ in axis, scales and zero points
    element: str = ""


@dataclass(frozen=True, slots=True)
class Value:
    """An operand, result or region argument. `element`: a type variable, else a class or element type. `when`: the
    attribute that says whether it is there.
    """

    name: str
    kind: str
    element: str = ""
    classes: frozenset[str] = frozenset()
    variadic: bool = False
    optional: bool = False
    when: str = ""

    @property
    def readable(self) -> bool:
        """Whether rules may read its values."""
        return self.kind in ("ints", "table", "size")


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute. `default` computes an absent one from the operands' types."""

    name: str
    kind: str
    default: Callable[..., object] | None = None
    optional: bool = False
    choices: tuple[str, ...] = ()
    columns: int | None = None
    fields: tuple[Attribute, ...] = ()
    element: str = ""  # the type variable of a constant's elements
    groups: bool = False  # rows of ids, or axes of a mesh that mean some
    scalar: bool = False  # elements of rank 0, which the program writes as a number
    struct: str = ""  # what a value that is made of parts is called
    parts: tuple[Attribute, ...] = ()
    symbol_of: str = ""  # the op by whose symbol it may be named
    of: str = ""  # the operand or result that it tells of


@dataclass(frozen=True, slots=True)
class Region:
    """A region: groups of argument types, each group once or once per item of its pack. `variadic`: any number
    of such regions.
    """

    name: str
    arguments: tuple[tuple[Value, ...], ...]
    results: tuple[Value, ...]
    variadic: bool = False


@dataclass(frozen=True, slots=True)
class Signature:
    """An op's operands, attributes, regions and results; `deprecated` says what to use instead, `grid` whether its
    rules ask how many processes there are.
    """

    op: str
    operands: tuple[Value, ...]
    results: tuple[Value, ...]
    attributes: tuple[Attribute, ...] = ()
    regions: tuple[Region, ...] = ()
    typevars: tuple[TypeVar, ...] = ()
    deprecated: str = ""
    grid: bool = False
    lookups: tuple[Attribute, ...] = ()  # what is told of its values by those that make them, or beside it

    @property
    def asked(self) -> tuple[Attribute, ...]:
        """The attributes of the op, and those that are told of its values."""
        return (*self.attributes, *self.lookups)

    @property
    def names(self) -> tuple[str, ...]:
        """The parameters of generated rules, in order."""
        leaves = [leaf.name for a in self.attributes for leaf in (a.fields or (a,))]
        values = [v.name for v in self.operands]
        regions = [region.name for region in self.regions if region.variadic]
        variables = [variable.name for variable in self.typevars]
        counts = COUNTS if self.grid else ()
        lookups = [found.name for found in self.lookups]
        return (*values, *leaves, *(v.name for v in self.results), *variables, *regions, *counts, *lookups)


def shares(declared: Sequence[Value], count: int, given: Mapping[str, object]) -> list[int] | None:
    """How many of `count` values each declared one stands for; None where there cannot be so many.

    Attributes, `given`, say of some whether they are there. All other loose ones share alike.
    """
    sizes = [int(bool(given.get(v.when))) if v.when else 1 for v in declared]
    loose = [at for at, v in enumerate(declared) if v.variadic or (v.optional and not v.when)]
    spare = count - sum(sizes) + len(loose)
    if spare < 0 or (spare and not loose) or (loose and spare % len(loose)):
        return None
    for at in loose:
        sizes[at] = spare // len(loose)
    return sizes


def starts(declared: Sequence[Value], count: int, given: Mapping[str, object]) -> list[int | None]:
    """Where the values of each declared one begin among all; None for one that is not there."""
    found: list[int | None] = []
    at = 0
    for size in shares(declared, count, given) or [0] * len(declared):
        found.append(at if size else None)
        at += size
    return found


def expanded_regions(declared: Sequence[Region], count: int) -> list[Region] | None:
    """The declared region of each of `count` regions; None where there cannot be so many."""
    loose = sum(region.variadic for region in declared)
    spare = count - len(declared) + loose
    if spare < 0 or (spare and not loose):
        return None
    return [region for region in declared for _ in range(spare if region.variadic else 1)]
