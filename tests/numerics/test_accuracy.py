"""What `accuracy` promises holds: kernels against mpmath, on numbers of every size, types narrower than f32 exactly."""

from __future__ import annotations

import inspect
import math
import random
from collections.abc import Iterator

import numpy as np
import pytest

from opspec.catalog.dialects import generated
from opspec.formula import exact_arithmetic
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor
from opspec_model.definitions.spec import Op, Pull
from opspec_model.language.tree import Apply, Name, Read
from tests.generated_cases import ops
from tests.numerics import primitive_columns as host
from tests.samples import covering

ROWS = {row.name: row for row in host.rows()}
COUNT = 250
TYPES = [ELEMENT_TYPES[name] for name in ("f8E4M3FN", "f16", "bf16", "f32", "f64", "complex<f32>", "complex<f64>")]


def mapped(op: Op) -> host.Row | None:
    """The primitive that the op maps over its operands, where it does nothing else."""
    if not isinstance(op.semantics, Pull) or op.semantics.staged or op.regions or op.decomposition:
        return None
    arms = op.semantics.stages[0].arms
    tree = arms[-1].formula.tree if arms else None
    reads = isinstance(tree, Apply) and all(isinstance(x, Read) and isinstance(x.index, Name) for x in tree.args)
    each = isinstance(tree, Apply) and len(tree.args) == len(op.operands)
    return ROWS.get(tree.function) if isinstance(tree, Apply) and reads and each else None


def _cases() -> Iterator[tuple[Op, host.Row, ElementType]]:
    for op in ops():
        row = mapped(op)
        for element in TYPES if row is not None else ():
            if element.kind in op.typevars[0].classes and element.kind in row.classes:  # type: ignore[union-attr]
                yield op, row, element  # type: ignore[misc]


def _parts(op: Op, row: host.Row, element: ElementType) -> list[tuple[str, str]]:
    """What differs: the function, the type, and what the op file says of it."""
    return [("row", row.name), ("type", str(element)), ("accuracy", str(op.accuracy.get(str(element))))]


def draw(rng: random.Random, element: ElementType) -> float | complex:
    """A finite number: ordinary, near one, small, or of any size that the type has."""
    if element.kind == "complex":
        part = host.part(element)
        return complex(draw(rng, part), draw(rng, part))  # type: ignore[arg-type]
    form = exact_arithmetic.float_format(element)
    widest = min(-form.lowest, 60)
    size = rng.choice(
        [
            rng.lognormvariate(0, 1),
            1 + rng.choice((1, -1)) * 2.0 ** rng.uniform(-form.mantissa, -1),
            2.0 ** rng.uniform(-widest, 0),
            2.0 ** rng.uniform(-widest, widest),
        ]
    )
    value = exact_arithmetic.to_type(math.copysign(size, rng.random() - 0.5), element)
    return value if math.isfinite(value) else 1.0


def _settled(row: host.Row, arguments: list[float | complex]) -> bool:
    """Whether the exact value can be had: not at a pole, nor so far out that 120 bits do not reach."""
    if row.name == "power" and arguments[0] != 0:
        return abs(arguments[1]) * max(1.0, abs(math.log(abs(arguments[0])))) < 600
    if isinstance(arguments[0], complex):
        pole = row.name == "atan2" and arguments[0] ** 2 + arguments[1] ** 2 == 0
        return not pole and max(map(abs, arguments)) < 300
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("op", "row", "element"), covering(_cases(), _parts), ids=lambda x: getattr(x, "name", ""))
def test_results_are_as_exact_as_the_op_file_says(op: Op, row: host.Row, element: ElementType) -> None:
    rng = random.Random(f"{op.name} {element}")
    case = host.Instance(row, element, element)
    drawn = [[draw(rng, element) for _ in op.operands] for _ in range(COUNT)]
    inputs = [x for x in drawn if _settled(row, x)]
    arrays = [host.array([x[at] for x in inputs], element) for at in range(len(op.operands))]
    module = generated("numpy", op.name)
    assert module is not None
    with np.errstate(all="ignore"):
        # The fields of result_accuracy change nothing.
        known = {op.results[0].name: Tensor(Vec([len(inputs)]), case.result)}
        keywords = list(inspect.signature(module.kernel).parameters)[len(arrays) :]
        result = module.kernel(*arrays, **{name: known.get(name) for name in keywords})
    bound = 0 if element.bits < 32 else op.ulps(element.name)
    for arguments, got in zip(inputs, host.values_of(np.asarray(result), case.result), strict=True):
        exact = host.by_oracle(case, arguments)
        wanted = exact_arithmetic.to_type(exact, case.result)
        same = host.is_same(got, wanted) or got == wanted or host.is_excepted(case, arguments, got, exact)
        away = 0.0 if same else host.distance(got, exact, case.result)
        assert away <= bound + (0.5 if bound == 0 else 0), f"{op.name}{arguments}: {got}, exactly {exact}, {away} ULP"
