"""Decompositions read as graphs: each reads the elements that the meaning of its op reads."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.formula.evaluation import load
from opspec.formula.example_arrays import parse_example
from opspec.formula.example_outputs import is_evaluated, outputs_of
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.programs.records import Block, import_module
from opspec.reads.analysis import reads_of_op
from opspec.reads.composition import from_operands
from opspec.reads.concrete import Concrete, LeftToData, Spot
from opspec.reads.of_graphs import reads_of_block
from opspec.reads.of_programs import name_of
from opspec.reads.symbols import Unclear
from opspec_model.definitions.spec import Example, Op
from tests.formula.arrays import OPS
from tests.reads.logged import logged
from tests.samples import one_in

CALLS = {"chlo.scan": "stablehlo.while", "chlo.top_k": "stablehlo.sort"}
GRAPHS = [name for name in OPS if name.startswith("chlo.") and name not in CALLS]
SLOW = {"chlo.polygamma", "chlo.broadcast_polygamma", "chlo.zeta", "chlo.broadcast_zeta"}  # a thousand ops each

# The graph reads the rows of all groups and masks what the meaning does not read.
MASKED = {"chlo.ragged_dot"}


def graph(op: Op, example: Example) -> Block:
    """An example of the op as it is lowered."""
    lowered = opspec.lower(opspec.load(program(op, from_example(op, example))))
    return import_module(lowered).functions["main"].regions[0].block


def undecided(_spot: Spot) -> int:
    raise LeftToData


@pytest.mark.parametrize("name", one_in(5, GRAPHS))
def test_a_graph_reads_what_its_op_reads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    op, base = load(name)
    assert op.decomposition
    for example in op.examples[:1] if name in SLOW else op.examples:
        case = parse_example(op, example, base)
        if not is_evaluated(op, case):
            continue
        block = graph(op, example)
        found = reads_of_block(block)
        log = logged(op, monkeypatch)
        outputs_of(op, case)
        monkeypatch.undo()
        names = {name_of(number): value.name for number, value in zip(block.arguments, op.operands, strict=True)}
        meant = from_operands(reads_of_op(op, case.types, case.attributes, case.results))
        for value, part, whole in zip(op.results, found, meant, strict=True):
            for index in np.ndindex(*part.shape):
                really = {(x.tensor, x.index) for x in log.reads[value.name, None, index] if x.tensor in names.values()}
                spots = [x for x, _ in Concrete(undecided).spots(part, index)]
                said = {(names[x.tensor], x.index) for x in spots if x.tensor in names}
                may = {(x.tensor, x.index) for x, _ in Concrete(undecided).spots(whole, index)}
                assert really <= said, (example.name, index)
                assert said <= may or name in MASKED, (example.name, index)


@pytest.mark.parametrize("name", CALLS)
def test_a_graph_that_calls_an_extern_says_so(name: str) -> None:
    op, _ = load(name)
    with pytest.raises(Unclear, match=f"the graph calls {CALLS[name]}, an extern: "):
        reads_of_block(graph(op, op.examples[0]))
