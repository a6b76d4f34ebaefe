"""The format of the files of functions of numbers, and of the numbers that they are computed with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from opspec_model.text.accepted import Doc, Pattern, Table, Text
from opspec_model.text.file_format import ELEMENT_NAME, ElementName, Identifier
from opspec_model.text.problems import Span
from opspec_model.text.table_format import Number
from opspec_model.text.yaml_nodes import Scalar

# One expression for all element types, or one for each that there is a body for; F is those of which nothing is said.
BODY_NAME = rf"F|{ELEMENT_NAME}"
BodyName = Annotated[str, Pattern(BODY_NAME, "F, or an element type such as f32")]
TextPerType = Text | Table[BodyName, Text]


@dataclass(frozen=True, slots=True)
class FunctionFile:
    """A function of numbers as arithmetic: of a primitive's name, or with a signature of its own."""

    span: Span
    summary: Annotated[str, Doc("How it is computed, in a sentence.")]
    value: Annotated[TextPerType, Doc("The result, as an expression, or one per element type.")]
    signature: Annotated[
        Scalar | None,
        Doc("What one that is no primitive takes and gives: (x: F, n: I) -> F; I and U are integers of F's width."),
    ] = None
    let: Annotated[
        Table[Identifier, TextPerType] | None, Doc("Names for parts, each of which may use those before.")
    ] = None
    widen: Annotated[
        Table[ElementName, ElementName] | None,
        Doc("In which type others are computed and rounded once, where that is not the usual one."),
    ] = None


@dataclass(frozen=True, slots=True)
class ComplexFunctionFile:
    """A primitive of complex numbers as arithmetic of f64; of a parameter x the parts are x_real and x_imag."""

    span: Span
    summary: Annotated[str, Doc("How it is computed, in a sentence.")]
    real: Annotated[TextPerType, Doc("The real part of the result, as an expression, or one per complex type.")]
    imag: Annotated[TextPerType, Doc("The imaginary part of the result, as an expression, or one per complex type.")]
    let: Annotated[
        Table[Identifier, TextPerType] | None, Doc("Names for parts, each of which may use those before.")
    ] = None


@dataclass(frozen=True, slots=True)
class FunctionsFile:
    """Functions of numbers, and of complex numbers."""

    span: Span
    functions: Table[Identifier, FunctionFile]
    complex: Table[Identifier, ComplexFunctionFile] | None = None


@dataclass(frozen=True, slots=True)
class CoefficientsRow:
    """Numbers per type; of a polynomial, the lowest power first."""

    span: Span
    f32: tuple[Number, ...]
    f32_at_2: Annotated[Number, Doc("The f32 row as a polynomial, at 2: so that no number is lost.")]
    f64: tuple[Number, ...]
    f64_at_2: Annotated[Number, Doc("The f64 row as a polynomial, at 2: so that no number is lost.")]


@dataclass(frozen=True, slots=True)
class CoefficientsFile:
    """The numbers that functions are computed with."""

    span: Span
    tables: Table[Identifier, CoefficientsRow]
