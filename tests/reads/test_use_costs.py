"""The formulas for bytes say how much the formulas of the ops really read."""

from __future__ import annotations

import math

import pytest

from opspec.formula.evaluation import load
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.example_outputs import is_evaluated, outputs_of
from opspec.programs.loading import load as load_program
from opspec.programs.records import import_module
from opspec.reads.of_examples import known_operands
from opspec.reads.of_programs import costs_of_view
from opspec.reads.use_costs import UseCosts, costs_of_op
from opspec.rules.vocabulary import storage
from opspec.values.types import Tensor
from opspec_model.definitions.spec import DeclaredValue, Op, Pull
from tests.formula.arrays import OPS
from tests.op_kinds import op_kinds
from tests.reads.logged import Log, logged
from tests.samples import covering

# No use of these reads as much as the formula says, for elements decide which of two is read.
EITHER = {"stablehlo.select", "stablehlo.dynamic_update_slice"}


def costs(op: Op, case: ExampleArrays) -> UseCosts:
    return costs_of_op(op, case.types, case.attributes, case.results, known_operands(op, case))


def bytes_of(count: int, type_: Tensor) -> int:
    return -(-count * storage(type_.element).bits // 8)


def read(op: Op, case: ExampleArrays, log: Log) -> int:
    """The bytes of the elements that were read; vectors that rules may read are read whole."""
    spots = {spot for spots in log.reads.values() for spot in spots}
    total = 0
    for value, group in zip(op.operands, case.types, strict=True):
        for item, type_ in enumerate(group if value.type.variadic else [group]):
            if isinstance(type_, Tensor):
                own = [x for x in spots if x.tensor == value.name and x.item == (item if value.type.variadic else None)]
                total += bytes_of(math.prod(type_.shape) if whole(op, value) else len(own), type_)
    return total


def whole(op: Op, value: DeclaredValue) -> bool:
    return value.type.readable and f"ints({value.name})" in op.file.read_text()


PULLED = [name for name in OPS if isinstance(load(name)[0].semantics, Pull) and not load(name)[0].reads_peers]


@pytest.mark.parametrize("name", covering(PULLED, op_kinds))
def test_no_more_is_read_than_the_formula_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    exact = False
    for example in op.examples:
        case = parse_example(op, example, base)
        if not is_evaluated(op, case):
            continue
        log = logged(op, monkeypatch)
        outputs_of(op, case)
        monkeypatch.undo()
        found, really = costs(op, case), read(op, case, log)
        assert found.read is not None, example.name
        assert really <= found.read, example.name
        exact = exact or really == found.read
    assert exact is (name not in EITHER)


def of_program(operation: str) -> UseCosts:
    arguments = "%x: tensor<1000xf32>, %q: tensor<9x!quant.uniform<i8:f32, 0.5>>, %i: tensor<3x2xi4>"
    text = f"func.func @main({arguments}) {{\n{operation}\nreturn }}"
    ops = import_module(load_program(text)).functions["main"].regions[0].block.ops
    return costs_of_view(ops[0])


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ("%r = stablehlo.slice %x [5:25:2] : (tensor<1000xf32>) -> tensor<10xf32>", UseCosts(0, 40, 40)),
        ("%r = stablehlo.add %q, %q : tensor<9x!quant.uniform<i8:f32, 0.5>>", UseCosts(9, 18, 9)),
        ("%r = stablehlo.transpose %i, dims = [1, 0] : (tensor<3x2xi4>) -> tensor<2x3xi4>", UseCosts(0, 3, 3)),
    ],
)
def test_bytes_of_an_op_of_a_program(operation: str, expected: UseCosts) -> None:
    """Four bytes an element; the stored integers of a quantized tensor; two elements of four bits a byte."""
    assert of_program(operation) == expected
