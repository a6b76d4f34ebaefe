"""What is known of each op without its attributes and sizes, as the table that is generated for each dialect has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from opspec.catalog.dialects import package_of, packages


@dataclass(frozen=True, slots=True)
class FoldTraits:
    """A stage that combines terms by a primitive or a region; `combine` is empty where an expression does."""

    stage: str
    combine: str
    region: bool
    ordered: bool


@dataclass(frozen=True, slots=True)
class OpTraits:
    """What holds for every use of an op.

    `elementwise`: each element comes from those at its own index. `moves`: it is one of those that are read. `view`:
    which one follows from attributes and sizes, and there always is one. `contracts`: it sums products of two operands'
    elements. `by_data`: elements decide which ones are read. `peers`: other processes' are read; `partial`:
    not by all processes, for what one gives that takes no part is said apart. `functions`: the
    primitive that is applied to elements, by class of element types. `commutes`: the classes for which two operands may
    be exchanged, `orderless`: those for which many may be combined in any order, to the last bit. `flops`: how often
    primitives and regions are applied to elements, as a formula. `read`, `written`: bytes of operands and of results,
    as formulas; less is read where elements decide what of `read_by_data`. `accuracy`: what the op file promises,
    nothing where it is exact. `acts`: what the op does besides giving results. `unknown`: why nothing could be derived.
    `static`: the op that it is where operands are known, and `holds`: the ops of which its region may be one.
    """

    elementwise: bool = False
    moves: bool = False
    view: bool = False
    contracts: bool = False
    by_data: bool = False
    peers: bool = False
    partial: bool = False
    functions: Mapping[str, str] = field(default_factory=dict)
    commutes: tuple[str, ...] = ()
    orderless: tuple[str, ...] = ()
    folds: tuple[FoldTraits, ...] = ()
    flops: str = ""
    read: str = ""
    written: str = ""
    read_by_data: tuple[str, ...] = ()
    accuracy: Mapping[str, str] = field(default_factory=dict)
    acts: str = ""
    unknown: str = ""
    static: str = ""
    holds: tuple[str, ...] = ()


def traits_of(name: str) -> OpTraits | None:
    """The traits of an op; None for one that no op file describes."""
    return _table(name.partition(".")[0]).get(name)


def dynamic_form(name: str) -> str:
    """The op that has as operands what this one has as attributes, or in the type of its result; empty if none has."""
    return next((other for other, known in _table(name.partition(".")[0]).items() if known.static == name), "")


def has_effects(name: str) -> bool:
    """Whether an op does something besides giving results; one with regions is pure if all in its regions is."""
    known = traits_of(name)
    return known is not None and bool(known.acts)


@cache
def all_traits() -> dict[str, OpTraits]:
    """Every op of every installed dialect by its full name."""
    return dict(sorted(item for dialect in packages() for item in _table(dialect).items()))


@cache
def _table(dialect: str) -> dict[str, OpTraits]:
    """The ops of a dialect: a pack is imported when one of its ops is met."""
    if dialect not in packages():
        return {}
    table: Mapping[str, OpTraits] = import_module(f"{package_of(dialect)}.traits").TRAITS
    return {name: traits for name, traits in table.items() if name.startswith(f"{dialect}.")}
