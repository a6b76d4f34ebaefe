"""Random valid instances of an op, drawn from its own rules, and random values for them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np

from opspec.instances.edits import edits
from opspec.instances.instance import Instance, decoded, flat, from_example
from opspec.rules.signature import shares
from opspec.rules.vocabulary import Ints
from opspec.values.dims import Dim
from opspec.values.types import ElementType, Quantized, Tensor
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_model.definitions.spec import Op

LARGEST = 64  # elements of a tensor
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, float("inf"), float("-inf"), float("nan"), 1e-45, -1e-40, 3e38, 65504.0)
PLAIN = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 0.25)


@functools.cache
def _judged(_name: str, op: _Named) -> EmittedJudge:
    return EmittedJudge(op.op)


class _Named:
    """An op as an argument of a cache: its name tells it apart."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Named) and self.op.name == other.op.name

    def __hash__(self) -> int:
        return hash(self.op.name)


def judge_of(op: Op) -> EmittedJudge:
    return _judged(op.name, _Named(op))


def walk(op: Op, choices: Sequence[int]) -> Instance:
    """The instance that steps from an example lead to; a step that breaks a rule is not taken."""
    judge = judge_of(op)
    first, *steps = choices
    instance = from_example(op, op.examples[first % len(op.examples)])
    names = frozenset((*judge.signature.names, *(var.name for var in op.typevars)))
    for step in steps:
        near = list(edits(op, judge.signature, instance, judge.attribute_defaults(instance), names))
        tries = range(step, step + 20) if near else range(0)
        for at in tries:  # the next one that is valid, as it is or with the results it calls for
            other = near[at % len(near)]
            fitting = [x for x in (other, judge.repaired(other)) if x is not None and not judge.broken(x)]
            if fitting and _small(fitting[-1]):
                instance = _in_their_places(judge, fitting[-1])
                break
    return instance


def _in_their_places(judge: EmittedJudge, instance: Instance) -> Instance:
    """The instance with its operands as the op takes them: what an attribute says is not there is one of the others."""
    given = flat(instance.operands)
    sizes = shares(judge.signature.operands, len(given), decoded(judge.op, instance.attributes))
    assert sizes is not None, "no rule is broken"
    left = iter(given)
    return replace(instance, operands=tuple(tuple(islice(left, size)) for size in sizes))


def _small(instance: Instance) -> bool:
    return all(
        np.prod([size for size in tuple.__iter__(t.shape) if not isinstance(size, Dim)] or [1]) <= LARGEST
        for t in (*flat(instance.operands), *flat(instance.results))
        if isinstance(t, Tensor)
    )


def is_static(instance: Instance) -> bool:
    """Whether the op can be run as it stands: shapes known, no quantized elements."""
    types = [*flat(instance.operands), *flat(instance.results)]
    return all(
        isinstance(t, Tensor)
        and not isinstance(t.element, Quantized)
        and not any(isinstance(size, Dim) for size in tuple.__iter__(t.shape))
        and not (isinstance(t, Ints) and t.known is None)
        for t in types
    )


def values(instance: Instance, seed: int, special: bool) -> list[list[np.ndarray[Any, Any]]]:
    """An array for each operand; those that are read as vectors have the values that the instance says."""
    random = np.random.default_rng(seed)
    return [[_array(t, random, special) for t in group] for group in instance.operands]


def _array(type_: Any, random: np.random.Generator, special: bool) -> np.ndarray[Any, Any]:
    element = type_.element
    assert isinstance(element, ElementType)
    if isinstance(type_, Ints) and type_.known is not None:
        return np.array(list(type_.known), element.dtype).reshape(tuple(type_.shape))
    shape = tuple(tuple.__iter__(type_.shape))
    match element.kind:
        case "bool":
            return random.integers(0, 2, shape).astype(np.bool_)
        case "sint" | "uint" | "index":
            low, high = (-3, 5) if element.kind != "uint" else (0, 6)
            span = random.integers(low, high, shape)
            if special and element.kind != "index" and element.bits >= 8:
                edge = 2 ** (element.bits - (element.kind == "sint")) - 1
                extremes = np.array([edge, -edge - 1 if element.kind == "sint" else 0], object)
                chosen = extremes[random.integers(0, 2, shape)]
                return np.where(random.integers(0, 4, shape) == 0, chosen, span).astype(element.dtype)
            return span.astype(element.dtype)
        case "complex":
            parts = _floats(shape, random, special) + 1j * _floats(shape, random, False)
            return np.asarray(parts).astype(element.dtype)
    return _floats(shape, random, special).astype(element.dtype)


def _floats(shape: tuple[int, ...], random: np.random.Generator, special: bool) -> np.ndarray[Any, Any]:
    pool = np.array(SPECIAL if special else PLAIN)
    with np.errstate(all="ignore"):
        return np.asarray(pool[random.integers(0, len(pool), shape)])


def regions(op: Op, instance: Instance) -> dict[str, Callable[..., Any]]:
    """A meaning for each region that its types admit: a comparison, or sums of pairs."""
    found: dict[str, Callable[..., Any]] = {}
    for region, body in zip(op.regions, instance.bodies, strict=True):
        results = [t.element for t in body.results if isinstance(t, Tensor)]
        arguments = [t.element for t in body.arguments if isinstance(t, Tensor)]
        compares = results[0].kind == "bool" and arguments[0].kind != "bool"
        found[region.name] = _comparison if compares else functools.partial(_sums, results)
    return found


def _comparison(left: Any, right: Any = 0, *_: Any) -> Any:
    return np.real(left) < np.real(right)


def _sums(results: Sequence[Any], *arguments: Any) -> Any:
    grouped = isinstance(arguments[0], tuple)  # a kernel gives lists
    each = [x for group in arguments for x in group] if grouped else list(arguments)
    left, right = each[: len(results)], each[len(results) :] or each  # one argument alone: twice itself
    found = tuple(_as(_sum(x, y), element) for x, y, element in zip(left, right, results, strict=False))
    return found if grouped or len(found) > 1 else found[0]


def _as(x: Any, element: ElementType) -> Any:
    """A value as another type: whether it is positive, which every type can say alike."""
    return x if x.dtype == element.dtype else np.asarray(np.real(x) > 0).astype(element.dtype)


def _sum(x: Any, y: Any) -> Any:
    x, y = np.asarray(x), np.asarray(y)
    y = y if x.dtype.kind == "c" else np.real(y)
    with np.errstate(all="ignore"):
        return np.logical_or(x, y) if x.dtype == np.bool_ else np.asarray(x + y).astype(x.dtype)
