"""What generated verifiers and inference are written in: measuring tensors and types, and checking rule after rule."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from opspec.values.constants import NotTold
from opspec.values.dims import Contradiction, Dim, Undefined, Vec, choose, meet
from opspec.values.mesh_groups import MeshGroups
from opspec.values.truth import MAYBE, Truth, all_of, any_of, negate
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor, baseline_type

__all__ = [
    "MAYBE", "Check", "Solver", "Dim", "Ints", "Undefined", "Vec", "agreed", "alike", "all_of", "any_of", "axis_of",
    "baseline", "bits", "bounds", "choose", "etype", "expressed", "input_types", "ints", "is_bounded", "is_complex",
    "is_float", "is_op_name", "is_promotable", "is_quantized", "is_signed", "is_static", "chained", "Rule", "lazily",
    "mentions", "negate", "on_axes", "output_types", "quantization_axis", "rank", "real_type", "same_scale", "scales",
    "same", "shape", "storage", "type_name", "types", "unpacked", "rank_of", "sizes_of", "whole_type", "zero_points",
]  # fmt: skip

Element = ElementType | Quantized
Equal = Callable[[], Iterable[tuple[Any, Any]]]
T = TypeVar("T")

MOST_VALUES = 1 << 16


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as the op file writes it. `says`: the same in words; `public`: its number in the public specification."""

    text: str
    says: str = ""
    public: str = ""


class Ints(Tensor):
    """An integer operand that is read as a vector, together with its values, as far as they are known."""

    __slots__ = ("known",)
    known: Vec | None

    def __init__(self, type_: Tensor, known: Vec | None) -> None:
        Tensor.__init__(self, type_.shape, type_.element, type_.encoding)
        object.__setattr__(self, "known", known)

    def __reduce__(self) -> tuple[object, ...]:
        return Ints, (Tensor(self.shape, self.element, self.encoding), self.known)


def shape(tensor: Tensor) -> Vec:
    return tensor.shape


def bounds(tensor: Tensor) -> Vec:
    """The sizes; of unknown ones the most that they may be, which is unknown too where nothing limits them."""
    sizes = tuple.__iter__(tensor.shape)
    return Vec([(Dim(0) if x.high is None else x.high) if isinstance(x, Dim) else x for x in sizes])


def rank(tensor: Tensor) -> int:
    return len(tensor.shape)


def is_static(tensor: Tensor) -> bool:
    return not any(isinstance(size, Dim) for size in tuple.__iter__(tensor.shape))


def is_bounded(tensor: Tensor) -> bool:
    """Whether all sizes are known but at most one, and that one has a bound."""
    unknown = [size for size in tuple.__iter__(tensor.shape) if isinstance(size, Dim)]
    return not unknown or (len(unknown) == 1 and unknown[0].high is not None)


def etype(tensor: Tensor) -> Element:
    return tensor.element


def ints(tensor: Ints | None) -> Vec:
    """The values of an operand that is read as a vector; unknown ones are unknown dimensions. None if it is absent."""
    if tensor is None:
        return Vec()
    if tensor.known is not None:
        return tensor.known
    sizes = tuple.__iter__(tensor.shape)
    length = math.prod(MOST_VALUES + 1 if isinstance(size, Dim) else size for size in sizes)
    if length > MOST_VALUES:
        raise Undecided("how many values the operand has is known only when the program runs")
    return Vec([Dim() for _ in range(length)])  # each a number of its own


def is_quantized(element: Element) -> bool:
    return isinstance(element, Quantized)


def is_complex(element: Element) -> bool:
    return element.kind == "complex"


def is_float(element: Element) -> bool:
    return element.kind == "float"


def is_signed(element: Element) -> bool:
    return element.kind == "sint"


def bits(element: Element) -> int:
    return element.bits


def storage(element: Element) -> Element:
    return element.storage if isinstance(element, Quantized) else element


def expressed(element: Element) -> Element:
    return element.expressed if isinstance(element, Quantized) else element


def baseline(element: Element) -> Element:
    return baseline_type(element) if isinstance(element, Quantized) else element


def quantization_axis(element: Element) -> int:
    return element.axis if isinstance(element, Quantized) and element.axis is not None else -1


def scales(element: Element) -> int:
    return len(element.scales) if isinstance(element, Quantized) else 0


def zero_points(element: Element) -> Vec:
    return Vec(element.zero_points if isinstance(element, Quantized) else ())


def same_scale(left: Element, i: int, right: Element, j: int) -> bool:
    """Whether one of the scales of a type, with its zero point, is one of another type."""
    assert isinstance(left, Quantized)
    assert isinstance(right, Quantized)
    if not (0 <= i < len(left.scales) and 0 <= j < len(right.scales)):
        raise Undefined("a scale beyond those of a type")
    return left.scales[i] == right.scales[j] and left.zero_points[i] == right.zero_points[j]


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


def agreed(shapes: Iterable[Vec]) -> Vec:
    """What several shapes say together of one."""
    found = list(shapes)
    if not found:
        raise Undefined("no item of a list says what the shape is")
    return functools.reduce(meet, found)


# What an expression without a value raises; an IndexError is that of a list of tensors.
NO_VALUE = (Undefined, ZeroDivisionError, IndexError)


# --- whole types ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Function:
    """A function that an attribute names: its types, or None where the program has no such function."""

    name: str
    inputs: tuple[Tensor | Other, ...] | None
    outputs: tuple[Tensor | Other, ...] = ()

    def __str__(self) -> str:
        return f"@{self.name}"


def types(values: Sequence[Tensor | Other]) -> tuple[Tensor | Other, ...]:
    return tuple(values)


def whole_type(value: Tensor | Other) -> Tensor | Other:
    return value


def chained(lists: Sequence[Sequence[T]]) -> tuple[T, ...]:
    """The items of all lists, one behind the other."""
    return tuple(item for one in lists for item in one)


def unpacked(values: Sequence[Tensor | Other]) -> tuple[Tensor | Other, ...]:
    alone = values[0] if len(values) == 1 else None
    return alone.elements if isinstance(alone, Other) and alone.text.startswith("tuple<") else tuple(values)


def rank_of(type_: Tensor | Other) -> int:
    if isinstance(type_, Tensor):
        return len(type_.shape)
    buffer = re.match(r"memref<((?:[\d?]+x)*)", type_.text)
    return buffer[1].count("x") if buffer is not None else 0


def sizes_of(type_: Tensor | Other) -> Vec:
    return type_.shape if isinstance(type_, Tensor) else Vec()


def alike(one: Tensor | Other, other: Tensor | Other) -> bool:
    if not isinstance(one, Tensor) or not isinstance(other, Tensor):
        return one == other
    unknown = ([isinstance(size, Dim) for size in tuple.__iter__(type_.shape)] for type_ in (one, other))
    return one.element == other.element and one.encoding == other.encoding and next(unknown) == next(unknown)


def axis_of(type_: Tensor | Other) -> int:
    return quantization_axis(type_.element) if isinstance(type_, Tensor) else -1


def mentions(values: Sequence[Tensor | Other], kind: str) -> bool:
    return any(re.search(rf"\b{kind}<", str(value)) is not None for value in values)


def on_axes(groups: object) -> bool:
    return isinstance(groups, MeshGroups)


def is_op_name(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z]\w*(\.[\w$]+)+", text, re.ASCII) is not None


def input_types(function: Function) -> tuple[Tensor | Other, ...]:
    if function.inputs is None:
        raise Undefined(f"the program has no function @{function.name}")
    return function.inputs


def output_types(function: Function) -> tuple[Tensor | Other, ...]:
    input_types(function)
    return function.outputs


def same(left: object, right: object) -> Truth:
    """Whether two types may be of one value: what is unknown of dimensions stays open. Lists are equal when every
    type is: a function is called with the very types that it declares.
    """
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(x == y for x, y in zip(left, right, strict=True))
    if isinstance(left, Tensor) and isinstance(right, Tensor):
        return all_of((left.element == right.element, left.shape == right.shape))
    if isinstance(left, Other) and isinstance(right, Other) and len(left.elements) == len(right.elements) > 0:
        kinds = left.text.partition("<")[0] == right.text.partition("<")[0]
        return kinds and all_of(same(x, y) for x, y in zip(left.elements, right.elements, strict=True))
    return left == right


class Undecided(Exception):
    """A rule cannot be decided before the program runs."""


def lazily(compute: Callable[[], T]) -> Callable[[], T]:
    """A definition shared by rules, computed at its first use."""
    known: list[T] = []

    def value() -> T:
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

    def __call__(
        self,
        name: str,
        rule: Callable[[], Truth],
        needs: tuple[str, ...] = (),
        equal: Equal | None = None,  # noqa: ARG002 - for checks that bring sizes together
    ) -> None:
        """`equal`: the sizes, and vectors of them, that the rule says are the same; see `rules.unification`."""
        if needs and (self.broken or self.skipped):
            for need in needs:
                if need in self.broken or need in self.skipped:
                    self.skipped.add(name)
                    return
        try:
            holds = rule()
        except NotTold:
            pass  # it is asked where a program says it
        except Undecided as reason:
            self.undecided[name] = str(reason)
        except NO_VALUE as reason:
            self.broken[name] = str(reason)
        else:
            if holds is False:
                self.broken[name] = None
            elif holds is MAYBE:
                self.undecided[name] = "the sizes that it asks about are known only when the program runs"


class Solver:
    """Brings what several rules say of one shape together."""

    __slots__ = ()

    def __call__(self, **rules: Callable[[], Any]) -> Vec | None:
        found: Vec | None = None
        names: list[str] = []
        for name, rule in rules.items():
            try:
                vector = rule()
                found = vector if found is None else found if vector is None else meet(found, vector)
            except (Contradiction, *NO_VALUE) as reason:
                raise Unsolved([*names, name], str(reason), isinstance(reason, Contradiction)) from None
            names.append(name)
        return found


class Unsolved(Exception):
    """The rules `names` give no result type."""

    def __init__(self, names: list[str], reason: str, contradiction: bool = False) -> None:
        super().__init__(reason)
        self.names = names
        self.contradiction = contradiction  # else a rule that has no value
        self.reason = reason
