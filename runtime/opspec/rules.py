"""What generated verifiers and inference are written in: measuring tensors and types, and checking rule after rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from opspec.dims import (
    MAYBE,
    Contradiction,
    Dim,
    Undefined,
    Vec,
    all_of,
    any_of,
    choose,
    meet,
    negate,
)
from opspec.element import ELEMENT_TYPES, ElementType, Quantized, Tensor

__all__ = [
    "MAYBE", "Check", "Solver", "Dim", "Ints", "Undefined", "Vec", "all_of", "any_of", "bits", "choose", "etype",
    "expressed", "ints", "Rule", "is_complex", "is_float", "is_promotable", "is_quantized", "lazily", "negate",
    "quantization_axis", "rank", "real_type", "shape", "storage", "type_name",
]  # fmt: skip

Element = ElementType | Quantized

MOST_VALUES = 1 << 16


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as the op file writes it. `says`: the same in words; `public`: its number in the public specification."""

    text: str
    says: str = ""
    public: str = ""


class Ints(Tensor):
    """A one-dimensional integer operand together with its values, as far as they are known."""

    __slots__ = ("known",)
    known: Vec | None

    def __init__(self, type_: Tensor, known: Vec | None) -> None:
        Tensor.__init__(self, type_.shape, type_.element, type_.encoding)
        object.__setattr__(self, "known", known)


def shape(tensor: Tensor) -> Vec:
    return tensor.shape


def rank(tensor: Tensor) -> int:
    return len(tensor.shape)


def etype(tensor: Tensor) -> Element:
    return tensor.element


def ints(tensor: Ints) -> Vec:
    """The values of an operand that is read as a vector; unknown ones are unknown dimensions."""
    if tensor.known is not None:
        return tensor.known
    length = tensor.shape[0]
    if isinstance(length, Dim) or length > MOST_VALUES:
        raise Undecided("how many values the operand has is known only when the program runs")
    return Vec([Dim()] * length)


def is_quantized(element: Element) -> bool:
    return isinstance(element, Quantized)


def is_complex(element: Element) -> bool:
    return element.kind == "complex"


def is_float(element: Element) -> bool:
    return element.kind == "float"


def bits(element: Element) -> int:
    return element.bits


def storage(element: Element) -> Element:
    return element.storage if isinstance(element, Quantized) else element


def expressed(element: Element) -> Element:
    return element.expressed if isinstance(element, Quantized) else element


def quantization_axis(element: Element) -> int:
    return element.axis if isinstance(element, Quantized) and element.axis is not None else -1


def real_type(element: Element) -> Element:
    if element.kind == "complex":
        return ELEMENT_TYPES["f32" if element.bits == 64 else "f64"]
    return element


def type_name(element: Element) -> str:
    return element.name


def is_promotable(source: Element, target: Element) -> bool:
    """Whether every value of `source` may become one of `target` inside a reduction."""
    if isinstance(source, Quantized) and isinstance(target, Quantized):
        return source.expressed is target.expressed and source.storage.bits <= target.storage.bits
    integers = ("sint", "uint")
    same = source.kind == target.kind or (source.kind in integers and target.kind in integers)
    return same and source.bits <= target.bits


class Undecided(Exception):
    """A rule cannot be decided before the program runs."""


def lazily(compute: Callable[[], Any]) -> Callable[[], Any]:
    """A definition shared by rules, computed at its first use."""
    known: list[Any] = []

    def value() -> Any:
        if not known:
            known.append(compute())
        return known[0]

    return value


class Check:
    """Collects the rules that an op breaks. An undefined rule is broken; one that needs a broken rule is left out."""

    __slots__ = ("broken", "skipped", "undecided")

    def __init__(self) -> None:
        self.broken: dict[str, str | None] = {}
        self.skipped: set[str] = set()
        self.undecided: dict[str, str] = {}

    def __call__(self, name: str, rule: Callable[[], Any], needs: tuple[str, ...] = ()) -> None:
        if needs and (self.broken or self.skipped):
            for need in needs:
                if need in self.broken or need in self.skipped:
                    self.skipped.add(name)
                    return
        try:
            holds = rule()
        except Undecided as reason:
            self.undecided[name] = str(reason)
        except (Undefined, ZeroDivisionError) as reason:
            self.broken[name] = str(reason)
        else:
            if holds is False:
                self.broken[name] = None


class Solver:
    """Brings what several rules say of one shape together."""

    __slots__ = ()

    def __call__(self, **rules: Callable[[], Any]) -> Vec:
        found: Vec | None = None
        names: list[str] = []
        for name, rule in rules.items():
            try:
                vector = rule()
                found = vector if found is None else meet(found, vector)
            except (Contradiction, Undefined, ZeroDivisionError) as reason:
                raise Unsolved([*names, name], str(reason)) from None
            names.append(name)
        assert found is not None, "an inferred shape has at least one rule"
        return found


class Unsolved(Exception):
    """The rules `names` give no result type."""

    def __init__(self, names: list[str], reason: str) -> None:
        super().__init__(reason)
        self.names = names
        self.reason = reason
