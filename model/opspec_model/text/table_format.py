"""Tables that op files stand on: element types, primitives, polynomials, texts of targets, choices about sharding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from opspec_model.text.accepted import Doc, Pattern, Table
from opspec_model.text.file_format import Identifier, LossFile, Version
from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Scalar

Number = Annotated[Scalar, Pattern(r"-?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?", "a decimal number such as 0.5 or 1e-05")]
# One text for all classes, or a text per class.
TextPerClass = str | Table[Identifier, str]
TargetTexts = Table[Identifier, TextPerClass]


@dataclass(frozen=True, slots=True)
class PrimitiveFile:
    """A row of the trusted base."""

    span: Span
    summary: Annotated[str, Doc("What the function computes, edge cases settled.")]
    signature: Annotated[Scalar, Doc("Parameters and result: (x: E, y: E) -> E.")]
    texts: Annotated[TargetTexts, Doc("How each target writes it: numpy, oracle and latex do; c and others may.")]
    where: Annotated[Table[Identifier, tuple[Scalar, ...]] | None, Doc("The classes of each type variable.")] = None
    operator: Annotated[Scalar | None, Doc("How expressions spell it.")] = None
    widen: Annotated[bool, Doc("Narrow elements are computed in a wider type and rounded once.")] = False
    ulp: Annotated[Table[Identifier, Table[Identifier, str]] | None, Doc("How far the columns may be apart.")] = None
    region: Annotated[LossFile | None, Doc("Where the columns may be farther apart.")] = None
    cases: Annotated[Table[str, tuple[str, ...]] | None, Doc("Edge cases per element type.")] = None


@dataclass(frozen=True, slots=True)
class PrimitivesFile:
    """The trusted base: scalar and integer-vector functions."""

    span: Span
    primitives: Table[Identifier, PrimitiveFile]


@dataclass(frozen=True, slots=True)
class TextsFile:
    """What a target calls the element types, and how it writes the core's primitives; texts.yaml in its folder."""

    span: Span
    types: Annotated[Table[str, str] | None, Doc("Its name for each element type that it has.")] = None
    primitives: Annotated[
        Table[Identifier, TextPerClass] | None, Doc("An expression for all classes, or one per class that it has.")
    ] = None


@dataclass(frozen=True, slots=True)
class ElementFile:
    """A row of types.yaml."""

    span: Span
    kind: Literal["bool", "sint", "uint", "index", "float", "complex"]
    bits: int
    texts: Annotated[
        Table[Identifier, Table[Identifier, str]],
        Doc("Per target, its name for the type in each use."),
    ]
    since: Version
    exponent: int | None = None
    mantissa: int | None = None
    bias: int | None = None
    has_infinity: bool | None = None
    has_nan: bool | None = None
    has_zero: bool | None = None
    has_negative_zero: bool | None = None
    part: str | None = None


@dataclass(frozen=True, slots=True)
class TypesFile:
    """The element types, and the classes that unite them."""

    span: Span
    types: Table[str, ElementFile]
    classes: Table[
        Identifier,
        tuple[
            Literal["bool", "sint", "uint", "index", "float", "complex", "quantized", "per_axis", "sub_channel"],
            ...,
        ],
    ]


@dataclass(frozen=True, slots=True)
class PolynomialFile:
    """Coefficients per type, lowest power first, of a variable that runs from -1 to 1 over an interval."""

    span: Span
    low: Number
    high: Number
    f32: tuple[Number, ...]
    f32_at_2: Annotated[Number, Doc("The sum of the f32 row where the variable is 2, so that no coefficient is lost.")]
    f64: tuple[Number, ...]
    f64_at_2: Annotated[Number, Doc("The sum of the f64 row where the variable is 2, so that no coefficient is lost.")]


@dataclass(frozen=True, slots=True)
class PolynomialsFile:
    """The polynomials of special functions."""

    span: Span
    polynomials: Table[Identifier, PolynomialFile]


@dataclass(frozen=True, slots=True)
class ShardingChoiceFile:
    """What becomes of dimensions that are read in one way."""

    span: Span
    factor: Annotated[
        Literal["permutation", "data", "replicated"], Doc("What the dimensions are to devices that share the work.")
    ]
    reason: Annotated[str, Doc("Why this is chosen.")]
    counts: Annotated[Literal["operand", "result"], Doc("Whose elements the factor counts.")] = "operand"
    handed_on: Annotated[bool, Doc("Whether a sharding of one of the dimensions is one of the others.")] = True


@dataclass(frozen=True, slots=True)
class ShardingRowsFile:
    """The ways in which dimensions are read where that leaves a choice."""

    span: Span
    shifted: Annotated[ShardingChoiceFile, Doc("By a distance, turned round, or with steps.")]
    in_windows: Annotated[ShardingChoiceFile, Doc("In windows that overlap.")]
    placed_by_data: Annotated[ShardingChoiceFile, Doc("A slice, from where data say.")]
    chosen_by_data: Annotated[ShardingChoiceFile, Doc("One element, which data say, given on as it is.")]


@dataclass(frozen=True, slots=True)
class ShardingTableFile:
    """What is chosen about sharding rules, and not found in what an element reads."""

    span: Span
    rows: Annotated[ShardingRowsFile, Doc("A row for each way of reading.")]
