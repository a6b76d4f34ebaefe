"""Binding of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Other, Tensor


def default_version(inputs: Sequence[Tensor | Other]) -> int:
    return 0


SIGNATURE = Signature(
    "stablehlo.composite",
    operands=(Value("inputs", "any", variadic=True),),
    results=(Value("results", "any", "R", variadic=True),),
    attributes=(
        Attribute("name", "str"),
        Attribute("composite_attributes", "any", optional=True),
        Attribute("decomposition", "function"),
        Attribute("version", "i32", default=default_version),
    ),
    regions=(
        Region(
            "composite_regions",
            ((Value("arg0", "any", variadic=True),),),
            (Value("result0", "any", variadic=True),),
            variadic=True,
        ),
    ),
    typevars=(
        TypeVar(
            "R",
            frozenset(),
            pack=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class Composite(OpView, signature=SIGNATURE):
    """An op of another namespace, made of ops that a function of the program applies."""

    inputs: tuple[SSAValue, ...]
    name: str
    """The name of the op that is meant, with its namespace before a dot."""
    composite_attributes: Any
    """What else a backend that knows the op may want to be told; the function has its own copy of
    it.
    """
    decomposition: str
    """The function that says what the op means."""
    version: int
    """Which version of the op is meant, so that a backend need not mistake a new one for the old.
    """
    composite_regions: tuple[ir.Region, ...]
    results: tuple[SSAValue, ...]


def composite(
    inputs: Sequence[Operand],
    *,
    name: str,
    composite_attributes: Any = None,
    decomposition: str,
    version: int | None = None,
    composite_regions: Sequence[Body],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Composite:
    """An op of another namespace, made of ops that a function of the program applies.

    inputs: What the op works on, handed on to the function.
    name: The name of the op that is meant, with its namespace before a dot.
    composite_attributes: What else a backend that knows the op may want to be told; the function
    has its own copy of it.
    decomposition: The function that says what the op means.
    version: Which version of the op is meant, so that a backend need not mistake a new one for the
    old.
    composite_regions: Regions that the op has, for a backend that knows it. [(any...) -> any...]...
    results: What the function returns.

    Unless given, version is 0.
    """
    return build(
        Composite,
        (inputs,),
        {
            "name": name,
            "composite_attributes": composite_attributes,
            "decomposition": decomposition,
            "version": version,
        },
        regions={"composite_regions": composite_regions},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
