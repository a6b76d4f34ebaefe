"""The format of histories: what versions brought to ops and enumerations, and how far programs may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from opspec_model.text.accepted import Doc, Pattern, Table, Text
from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Scalar

Identifier = Annotated[str, Pattern(r"[A-Za-z_][A-Za-z0-9_]*", "a name of letters, digits and underscores")]
MNEMONIC = r"[a-z_][a-z0-9_-]*(\.[a-z_][a-z0-9_-]*)*"
OpName = Annotated[Scalar, Pattern(rf"[a-z][a-z0-9_]*\.{MNEMONIC}", "an op name such as stablehlo.pad")]
Version = Annotated[str, Pattern(r"[0-9]+\.[0-9]+\.[0-9]+", "a version such as 1.10.0")]


@dataclass(frozen=True, slots=True)
class ChangeFile:
    """Something that a version brought to an op that was there, and what becomes of it in earlier versions."""

    span: Span
    brings: Annotated[str, Doc("What came, in a few words; 'added' of the op itself.")]
    when: Annotated[Text | None, Doc("Which uses have it, as an expression.")] = None
    attribute: Annotated[
        Scalar | None,
        Doc("The attribute that came; without `when`, uses have it that say another value than the default."),
    ] = None
    was: Annotated[
        Scalar | None, Doc("What the attribute is in programs older than it, in MLIR's words; else they have none.")
    ] = None
    renamed: Annotated[OpName | None, Doc("What the op was called before.")] = None
    older: Annotated[
        Literal["each", "call", "lists", "at_once"] | None,
        Doc(
            "How earlier versions say it: an op for `each` operand, a `call` of the function, `lists` of ids, "
            "`at_once` what is begun and awaited."
        ),
    ] = None
    lost: Annotated[bool, Doc("Whether earlier versions do without the attribute, and programs lose it.")] = False


@dataclass(frozen=True, slots=True)
class EnumChangeFile:
    """Values that a version brought to an enumeration."""

    span: Span
    adds: Annotated[tuple[str, ...], Doc("The values that came.")]


History = Table[Version, str | ChangeFile | tuple[ChangeFile, ...]]
Tier = Literal["in-process", "same-build", "mixed", "portable"]
