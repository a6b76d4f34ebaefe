"""Rows of the tables of the spec: element types, primitives, and fitted polynomials."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from opspec_model.language.signature import Callable, PrimitiveSignature
from opspec_model.names import CORE

# By target, then by class; the text for all classes stands under the empty name.
TargetTexts = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class ElementRow:
    """A row of spec/types.yaml. `texts`: by target, and by the use that it makes of the type; `type` is its name."""

    name: str
    kind: str
    bits: int
    since: str
    part: str | None
    texts: TargetTexts


@dataclass(frozen=True, slots=True)
class AccuracyRegion:
    """Where a result may be as far off as `within` says, in Python over the operands and the type's `epsilon`."""

    where: str
    within: str
    reason: str


class MissingText(Exception):
    """A target does not say how it writes a primitive; the message says which, and for what class."""


@dataclass(frozen=True, slots=True)
class Primitive:
    """A row of primitives.yaml. `texts`: how each target writes it.

    `ulp`: how far the NumPy text may be from the exact value, per class that is not exact, but for a `region`.
    `package`: the generated package that has its functions.
    """

    name: str
    summary: str
    signature: PrimitiveSignature
    where: Mapping[str, frozenset[str]]
    operator: str | None
    texts: TargetTexts
    cases: Mapping[str, tuple[str, ...]]
    widen: bool
    ulp: Mapping[str, int] = field(default_factory=dict)
    region: AccuracyRegion | None = None
    package: str = CORE

    def text(self, target: str, kind: str) -> str:
        """How the target writes it for elements of the class; MissingText where it does not."""
        texts = self.texts.get(target, {})
        found = texts.get(kind, texts.get(""))
        if found is None:
            raise MissingText(f"the target {target} has no text of the primitive '{self.name}' for the class {kind}")
        return found

    @property
    def decides(self) -> str:
        """The type variable whose class chooses a text."""
        return "F" if "F" in self.where else next(iter(self.signature.all_variables), "")

    @property
    def callable(self) -> Callable:
        return Callable(self.name, self.signature, self.where, self.operator)


@dataclass(frozen=True, slots=True)
class PolynomialRow:
    """A row of polynomials.yaml; the numbers are spelled as there, by element type and lowest power first."""

    name: str
    low: str
    high: str
    coefficients: Mapping[str, tuple[str, ...]]
    package: str = CORE
