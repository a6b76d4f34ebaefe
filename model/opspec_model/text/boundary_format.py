"""The format of policies, which say what may cross to a plugin, and of manifests, which say what a plugin takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from opspec_model.text.accepted import Doc, Pattern, Table
from opspec_model.text.file_format import ELEMENT_NAME
from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Scalar

ELEMENT = rf"{ELEMENT_NAME}|quantized"
ElementOrQuantized = Annotated[Scalar, Pattern(ELEMENT, "an element type such as f32, or quantized")]
Dialect = Annotated[Scalar, Pattern(r"[a-z][a-z0-9_]*", "the name of a dialect such as stablehlo")]
VERSION_OR_AGE = r"[0-9]+\.[0-9]+\.[0-9]+|4w|12w|max"
VersionOrAge = Annotated[Scalar, Pattern(VERSION_OR_AGE, "a version such as 1.10.0, or an age: 4w, 12w, max")]
Version = Annotated[Scalar, Pattern(r"[0-9]+\.[0-9]+\.[0-9]+", "a version such as 1.10.0")]
NamePattern = Annotated[Scalar, Pattern(r"[^\s]+", "a name, or a pattern of names such as mhlo.*")]
OPERATION = r"[a-z][a-z0-9_]*\.[a-z_][a-z0-9_-]*"
ManifestOp = Annotated[str, Pattern(OPERATION, "an op name such as stablehlo.pad")]
ElementName = Annotated[str, Pattern(ELEMENT, "an element type such as f32, or quantized")]
AttributeName = Annotated[str, Pattern(r"[A-Za-z_][A-Za-z0-9_.]*", "the name of an attribute")]
Answer = Literal["yes", "no", "unknown"]


@dataclass(frozen=True, slots=True)
class CompositesFile:
    """Which composites cross as they are, and which as calls of what they mean."""

    span: Span
    kept: Annotated[tuple[NamePattern, ...] | None, Doc("Names that cross; all that are not expanded, if absent.")] = (
        None
    )
    expanded: Annotated[tuple[NamePattern, ...] | None, Doc("Names that do not; all that are not kept, if absent.")] = (
        None
    )


@dataclass(frozen=True, slots=True)
class PolicyFile:
    """What may cross to a plugin."""

    span: Span
    says: Annotated[str, Doc("What the policy is for, in a sentence.")]
    dialects: Annotated[tuple[Dialect, ...], Doc("The dialects whose ops may cross.")]
    version: Annotated[
        VersionOrAge | None, Doc("The newest version of StableHLO, or the age of who is to read it; any, if absent.")
    ] = None
    types: Annotated[tuple[ElementOrQuantized, ...] | None, Doc("The element types that cross; all, if absent.")] = None
    dynamism: Annotated[
        Literal["any", "bounded", "none"], Doc("Values of unknown sizes: any, those with bounds, or none.")
    ] = "any"
    custom_calls: Annotated[tuple[NamePattern, ...] | None, Doc("Targets that may be called; all, if absent.")] = None
    composites: Annotated[CompositesFile | None, Doc("Composites; all cross, if absent.")] = None
    attributes: Annotated[
        tuple[NamePattern, ...] | None, Doc("Discardable attributes that cross, by name; all, if absent.")
    ] = None
    unknown: Annotated[
        Literal["cross", "refuse"], Doc("What becomes of that of which the plugin's manifest knows nothing.")
    ] = "cross"


@dataclass(frozen=True, slots=True)
class VersionsFile:
    """Versions of StableHLO that a backend reads."""

    span: Span
    oldest: Version
    newest: Version


@dataclass(frozen=True, slots=True)
class TakenOpFile:
    """What a backend takes of an op."""

    span: Span
    types: Annotated[
        Table[ElementName, Answer], Doc("By the element type that the op's first type variable stands for.")
    ]
    unknown_sizes: Annotated[Answer, Doc("Operands of sizes that the program does not say.")]
    attributes: Annotated[
        Table[AttributeName, Table[str, Answer]] | None, Doc("Values of attributes, where they make a difference.")
    ] = None


@dataclass(frozen=True, slots=True)
class ManifestFile:
    """What a backend takes."""

    span: Span
    manifest: Annotated[Literal["1"], Doc("The version of this format.")]
    backend: Annotated[str, Doc("The backend, as the command line named it.")]
    described: Annotated[str, Doc("What the backend says of itself.")]
    made: Annotated[str, Doc("What it was made from.")]
    ops: Annotated[Table[ManifestOp, TakenOpFile], Doc("What is taken of each op; nothing is known of others.")]
    versions: Annotated[VersionsFile | None, Doc("Versions of StableHLO that it reads; unknown, if absent.")] = None
    composites: Annotated[
        Table[str, Answer] | None, Doc("Whether it takes composites of these names; unknown of others.")
    ] = None
