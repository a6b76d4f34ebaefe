"""Random valid instances of every op: verified, inferred, printed, and computed as the formula says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opspec.agreement.rule_tests import infers_no_less, keeps_every_rule, refused
from opspec.catalog.dialects import generated
from opspec.formula import exact_arithmetic
from opspec.formula.evaluation import evaluate
from opspec.instances.instance import Instance
from opspec.instances.program_text import program
from opspec.numerics.elementwise import limits
from opspec.programs import carrier
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module
from opspec.values.constants import Constant
from opspec.values.dims import Undefined
from opspec.values.types import ELEMENT_TYPES, element_of
from opspec_model.definitions.spec import Op, Pull
from tests.generated_cases import ops
from tests.instances.random_instances import is_static, regions, values, walk
from tests.numerics import primitive_columns as primitive_host
from tests.op_kinds import op_kinds
from tests.samples import covering

STEPS = st.lists(st.integers(0, 10**6), min_size=1, max_size=6)
# By name: hypothesis prints the arguments of a failing test, and an op is long.
BY_NAME = {op.name: op for op in ops()}
OPS = pytest.mark.parametrize("name", BY_NAME)
SOME = pytest.mark.parametrize("name", covering(BY_NAME, op_kinds))
PULLS = [name for name, op in BY_NAME.items() if isinstance(op.semantics, Pull)]
DERIVED = pytest.mark.parametrize("name", PULLS)
SOME_DERIVED = pytest.mark.parametrize("name", covering(PULLS, op_kinds))


def examples(count: int) -> Callable[[Any], Any]:
    health = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
    return settings(max_examples=count, derandomize=True, deadline=None, database=None, suppress_health_check=health)


@SOME
@examples(2)
@given(steps=STEPS)
def test_valid_instances(name: str, steps: list[int]) -> None:
    check_judges(BY_NAME[name], walk(BY_NAME[name], steps))


@pytest.mark.full
@OPS
@examples(100)
@given(steps=STEPS)
def test_many_valid_instances(name: str, steps: list[int]) -> None:
    check_judges(BY_NAME[name], walk(BY_NAME[name], steps))


@SOME_DERIVED
@examples(3)
@given(steps=STEPS, seed=st.integers(0, 2**32 - 1), special=st.booleans())
def test_kernels(name: str, steps: list[int], seed: int, special: bool) -> None:
    check_kernel(BY_NAME[name], walk(BY_NAME[name], steps), seed, special)


@pytest.mark.full
@DERIVED
@examples(100)
@given(steps=STEPS, seed=st.integers(0, 2**32 - 1), special=st.booleans())
def test_many_kernels(name: str, steps: list[int], seed: int, special: bool) -> None:
    check_kernel(BY_NAME[name], walk(BY_NAME[name], steps), seed, special)


def check_judges(op: Op, instance: Instance) -> None:
    """Every judge accepts the instance, and printing it and reading it again changes nothing."""
    text = program(op, instance)
    keeps_every_rule(op.name, text)
    view = next(view for view in import_module(load_generic(text)).walk() if view.name == op.name)
    infers_no_less(view, text)
    contexts = [carrier.bare_context(), *([carrier.new_context(unregistered=True)] if refused(text) is None else [])]
    for context in contexts:
        module = carrier.parse(text, context)
        printed = str(module)
        # The syntax of while has one type for operand, argument and result, and no target has an empty name in its own.
        if op.name == "stablehlo.while" or instance.attributes.get("call_target_name") == "":
            printed = str(module.operation.get_asm(print_generic_op_form=True))
        assert str(carrier.parse(printed, context)) == str(module)


def check_kernel(op: Op, instance: Instance, seed: int, special: bool) -> None:
    """The NumPy kernel gives what the formula gives: exactly, or within what the op file promises."""
    if not is_static(instance):
        return
    reduces = op.accuracy.get("") == "reduction"
    # The order of a sum decides about infinities, and nothing says what a complex function makes of them.
    exact = not reduces and not any("complex" in str(t) for group in instance.operands for t in group)
    arrays = values(instance, seed, special and exact)
    operands = [dealt(value, group) for value, group in zip(op.operands, arrays, strict=True)]
    types = [dealt(value, group) for value, group in zip(op.results, instance.results, strict=True)]
    bodies = regions(op, instance)
    try:
        expected = evaluate(op, operands, instance.attributes, types, bodies)
    except Undefined:  # valid, but without a meaning here: a process in no group of an all_reduce
        with pytest.raises(Undefined):
            _run_kernel(op, instance, operands, types, bodies)
        return
    found = _run_kernel(op, instance, operands, types, bodies)
    for value, mine, right in zip(op.results, found, expected, strict=True):
        pairs = zip(mine, right, strict=True) if value.type.variadic else [(mine, right)]
        for x, y in pairs:
            _agree(op, np.asarray(x), np.asarray(y), arrays, program(op, instance))


def dealt(value: Any, group: Any) -> Any:
    return list(group) if value.type.variadic else group[0] if group else None


def _run_kernel(op: Op, instance: Instance, operands: list[Any], types: list[Any], bodies: dict[str, Any]) -> list[Any]:
    from tests.instances.random_instances import judge_of

    arguments = judge_of(op).arguments(instance)
    assert not isinstance(arguments, frozenset)
    count = len(op.operands)
    given = [x.array if isinstance(x, Constant) else x for x in arguments[count:]]
    leaves = dict(zip((leaf.name for leaf in op.leaves), given, strict=False))
    results = dict(zip((value.name for value in op.results), types, strict=True))
    module = generated("numpy", op.name)
    assert module is not None
    with np.errstate(all="ignore"):
        made = module.kernel(*operands, **leaves, **bodies, **results)
    return [made] if len(op.results) == 1 else list(made)


def _is_excepted(op: Op, element: str, arguments: list[float], found: float, exact: float) -> bool:
    """Whether the function that the op applies says that it may be this far off here."""
    row = next((row for row in primitive_host.rows() if row.name == op.short), None)
    if row is None:
        return False
    case = primitive_host.Instance(row, ELEMENT_TYPES[element], ELEMENT_TYPES[element])
    return primitive_host.is_excepted(case, arguments, found, exact_arithmetic.mp.mpf(exact))


def _agree(op: Op, found: Any, expected: Any, arrays: list[list[Any]], text: str) -> None:
    assert found.shape == expected.shape, text
    assert found.dtype == expected.dtype, text
    complex_ = any(np.asarray(x).dtype.kind == "c" for group in arrays for x in group)
    name = str(element_of(expected.dtype))
    if found.dtype.kind in "biu" or (not op.ulps(name) and op.accuracy.get("") != "reduction" and not complex_):
        same = (found == expected) | ((found != found) & (expected != expected))
        assert np.all(same), f"{text}\nfound {found}\nexpected {expected}\nfor {arrays}"
        return
    if expected.dtype.kind == "c":
        found, expected = (np.stack([np.real(x), np.imag(x)]) for x in (found, expected))
    epsilon = float(limits(expected.dtype).eps)
    mine, right = found.astype(np.float64), expected.astype(np.float64)
    special = ~np.isfinite(right) | ~np.isfinite(mine)
    assert np.array_equal(mine[special], right[special], equal_nan=True), f"{text}\n{found}\n{expected}\nfor {arrays}"
    if op.accuracy.get("") == "reduction":
        terms = max((x.size for group in arrays for x in group), default=1)
        size = max(
            (float(np.max(np.abs(x.astype(np.complex128)))) for group in arrays for x in group if x.size), default=1.0
        )
        bound = 4 * epsilon * terms * max(size, size * size, 1.0)
    else:
        # The parts of a complex number are computed by several roundings each.
        ulps = max(4, op.ulps(name)) if complex_ else op.ulps(name)
        bound = ulps * epsilon * (np.max(np.abs(right[np.isfinite(right)]), initial=0.0) if complex_ else np.abs(right))
        bound = np.maximum(bound, 4 * float(limits(expected.dtype).smallest_subnormal))
    with np.errstate(invalid="ignore"):
        close = np.array(special | (np.abs(mine - right) <= bound))
    for at in map(tuple, np.argwhere(~close) if not complex_ else ()):
        close[at] = _is_excepted(op, name, [float(group[0][at]) for group in arrays], float(mine[at]), float(right[at]))
    assert np.all(close), f"{text}\nfound {found}\nexpected {expected}\nfor {arrays}"
