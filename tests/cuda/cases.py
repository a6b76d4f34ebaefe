"""Instances of ops for kernels: random operands of given types, and what the NumPy kernels make of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from opspec.catalog.dialects import generated
from opspec.cuda.kernel_plan import Process
from opspec.formula.example_arrays import parse_example
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.kernels.vocabulary import kind
from opspec.numerics.elementwise import limits
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType
from opspec_model.definitions.spec import Grid, Op, Pull
from opspec_model.language.tree import Apply, walk
from tests.cuda.case import BASE, Arrays, Case, flat, ops, tensor, type_of
from tests.cuda.element_values import values
from tests.cuda.structured_cases import STRUCTURED
from tests.instances import random_instances
from tests.numerics.primitive_columns import rows


def cases(op: str, elements: Sequence[ElementType], seed: int = 0, most: int | None = None) -> list[Case]:
    """The op's examples, and at most so many random instances."""
    rng = np.random.default_rng([seed, *op.encode()])
    found = list(STRUCTURED[op](rng, elements)) if op in STRUCTURED else []
    if generated("numpy", op).ELEMENTWISE:  # type: ignore[union-attr]
        found += elementwise(op, rng, elements)
    if most is not None and len(found) > most:
        found = [found[at] for at in sorted(rng.permutation(len(found))[:most])]
    return [*examples(op), *processes(op), *read_otherwise(op), *drawn(op, rng), *found]


def examples(op: str) -> Iterator[Case]:
    """The op file's own, those with regions and quantized types excepted."""
    declared = ops()[op]
    for example in declared.examples:
        texts = [text for given in (*example.inputs.values(), *example.outputs.values()) for text in given]
        if example.regions or any("!quant" in text for text in texts):
            continue
        case = parse_example(declared, example, BASE)
        plain = {name: float(v) if leaf_kind(declared, name) == "f32" else v for name, v in case.attributes.items()}
        attributes = {name: _vec(value) for name, value in plain.items()}
        yield Case(
            f"{op}, example {example.name}",
            op,
            _present(declared, case.operands),
            case.results,
            attributes,
            relative=1e-5 if "reduction" in declared.accuracy.values() else 0,
            ulp=ulp(op, _kind([*case.operands, *case.outputs])),
        )


def processes(op: str) -> Iterator[Case]:
    """Each process of the op file's examples that have several."""
    declared = ops()[op]
    for grid in declared.grids:
        parsed = [parse_example(declared, process, BASE) for process in grid.processes]
        given = zip(*(_present(declared, case.operands) for case in parsed), strict=True)
        everywhere = [_everywhere(one, grid) for one in given]
        for at, (example, case) in enumerate(zip(grid.processes, parsed, strict=True)):
            yield Case(
                f"{op}, example {grid.name}, process {at}",
                op,
                everywhere,
                [],
                program=program(declared, from_example(declared, example)),
                relative=1e-5 if "reduction" in declared.accuracy.values() else 0,
                process=Process(*divmod(at, grid.partitions), grid.replicas, grid.partitions),
                outputs=flat(case.outputs),
            )


def read_otherwise(op: str) -> Iterator[Case]:
    """What the op file's examples give in its other readings."""
    for reading in ops()[op].readings:
        read = ops()[op].read_as(reading.name)
        for example in read.examples:
            given = parse_example(read, example, BASE)
            yield Case(
                f"{op}, example {example.name} read as {reading.name}",
                op,
                _present(read, given.operands),
                [],
                program=program(read, from_example(read, example)),
                outputs=flat(given.outputs),
                reading=reading.name,
            )


def _present(declared: Op, operands: Sequence[Any]) -> Arrays:
    """For kernels, a vector that is absent has no entries."""
    return [
        np.zeros(0, ELEMENT_TYPES[value.type.element].dtype) if x is None else x
        for value, x in zip(declared.operands, operands, strict=True)
    ]


def _everywhere(given: Sequence[Any], grid: Grid) -> Any:
    """An operand of all processes, replica by replica; one for each item of a list."""
    if isinstance(given[0], list):
        return [_everywhere(items, grid) for items in zip(*given, strict=True)]
    return np.stack(given).reshape(grid.replicas, grid.partitions, *given[0].shape)


def drawn(op: str, rng: np.random.Generator, count: int = 4) -> Iterator[Case]:
    """Instances that the op's own rules admit, as steps from its examples."""
    declared = ops()[op]
    for at in range(count):
        instance = random_instances.walk(declared, rng.integers(0, 1 << 20, 3 + at).tolist())
        if not random_instances.is_static(instance) or not instance.results or not all(instance.results):
            continue
        first = next(group for group in (*instance.operands, *instance.results) if group)[0].element
        bounded, allowed = "reduction" in declared.accuracy.values(), ulp(op, first.kind)
        plain = bounded or (allowed and first.kind == "complex")
        arrays = random_instances.values(instance, at, special=not plain)
        given = list(zip(declared.operands, arrays, strict=True))
        if any(array and v.type.when and not instance.attributes.get(v.type.when) for v, array in given):
            continue  # what the attribute says is not there reads as one more item of the list before it
        operands = _present(declared, [list(g) if v.type.variadic else g[0] if g else None for v, g in given])
        text = program(declared, instance)
        yield Case(
            f"{op}, drawn {at}: {instance.key}",
            op,
            operands,
            [],
            program=text,
            ulp=allowed,
            relative=_bound(instance.results[0][0].element) if bounded else 0,
        )


def _bound(element: Any) -> float:
    """How far sums of a few terms may be apart when they are taken in another order."""
    if element.kind not in ("float", "complex"):
        return 0
    part = np.zeros(1, element.dtype).real.dtype
    return 16 * float(limits(part).eps)


def leaf_kind(op: Op, name: str) -> str:
    return next(leaf.kind for leaf in op.leaves if leaf.name == name)


def _vec(value: Any) -> Any:
    return Vec(map(_vec, value)) if isinstance(value, tuple | list) else value


def _kind(values: Sequence[Any]) -> str:
    first = values[0][0] if isinstance(values[0], list) else values[0]
    return kind(first.dtype)


@cache
def ulp(op: str, element_kind: str) -> int:
    """How far two evaluations may be apart: what the op's primitives allow NumPy and C text together."""
    semantics = ops()[op].semantics
    assert isinstance(semantics, Pull)
    allowed = {row.name: row.ulp("numpy", element_kind) + row.ulp("c", element_kind) for row in rows()}
    trees = [arm.formula.tree for stage in semantics.stages for arm in stage.arms]
    return sum(allowed.get(node.function, 0) for tree in trees for node in walk(tree) if isinstance(node, Apply))


def elementwise(op: str, rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    """Operands and results of one shape, for every choice of types that keeps the op's rules."""
    signature = generated("binding", op).SIGNATURE  # type: ignore[union-attr]
    shape = (3, 17)
    names = [var.name for var in signature.typevars]
    ranges = [[e for e in elements if e.kind in var.classes] for var in signature.typevars]
    leaves = [leaf for attribute in signature.attributes for leaf in (attribute.fields or (attribute,))]
    for types in itertools.product(*ranges):
        chosen = dict(zip(names, types, strict=True))
        tolerance = ulp(op, types[0].kind)
        operands = [values(rng, _element(v, chosen), shape, exact=not tolerance) for v in signature.operands]
        results = [tensor(_element(v, chosen), *shape) for v in signature.results]
        for picked in itertools.product(*(_choices(leaf, operands) for leaf in leaves)):
            attributes = dict(zip((a.name for a in leaves), picked, strict=True))
            if _keeps_rules(op, operands, attributes, results, types):
                label = ", ".join([op, *map(str, types), *map(str, filter(None, picked))])
                yield Case(label, op, operands, results, attributes, ulp=tolerance)


def _choices(leaf: Any, operands: Arrays) -> list[Any]:
    """Values of an attribute or a field to try."""
    if leaf.default is not None:
        return [leaf.default(*operands)]
    if leaf.choices:
        return [*leaf.choices, *([None] if leaf.optional else [])]
    return [2, 5] if leaf.kind in ("i32", "i64") else [None]


def _element(value: Any, chosen: Mapping[str, ElementType]) -> ElementType:
    if value.element in chosen:
        return chosen[value.element]
    return ELEMENT_TYPES[{"": "i1"}.get(value.element, value.element)]


def _keeps_rules(op: str, operands: Arrays, attributes: Mapping[str, Any], results: Sequence[Any], types: Any) -> bool:
    kept = []
    module = generated("verifier", op)
    assert module is not None
    check = lambda _name, rule, needs=(), equal=(): kept.append(rule() is not False)  # noqa: ARG005, E731
    module.rules(check, *map(type_of, operands), *attributes.values(), *results, *types)
    return all(kept)
