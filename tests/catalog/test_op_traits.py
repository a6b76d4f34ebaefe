"""The table of traits says what the meanings of the ops say."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.catalog.op_files import load
from opspec.catalog.op_traits import all_traits
from opspec.formula.environment import environment
from opspec.formula.example_arrays import parse_example
from opspec.formula.monoids import laws
from opspec.formula.tree import Evaluator, ProcessGrid
from opspec.reads.analysis import ElementReads
from opspec.reads.of_examples import reads_of_example
from opspec.reads.symbols import TensorRead
from opspec_generator.emit.site import SiteEmitter
from opspec_generator.spelling.plain import plain
from opspec_model.definitions.spec import Extern, Op, Pull, PullStage
from opspec_model.definitions.traits import traits, words
from opspec_model.language.tree import Each, Name, walk
from tests.op_kinds import op_kinds
from tests.samples import covering

OPS = all_traits()


def results(op: Op) -> list[ElementReads]:
    """Every result with elements, of every example."""
    found = (part for example in op.examples for part in reads_of_example(op, example).results)
    return [part for part in found if not part.unknown and 0 not in part.shape]


def at_own_index(read: TensorRead, part: ElementReads) -> bool:
    return read.index in (part.index, ())


@pytest.mark.parametrize("name", covering(OPS, op_kinds))
def test_traits_are_what_examples_read(name: str) -> None:
    op, known = load(name)[0], OPS[name]
    parts = results(op)
    assert bool(known.unknown) is not isinstance(op.semantics, Pull)
    for part in parts:
        operands = [read for read in part.reads if read.tensor != "value"]
        if known.elementwise:
            assert all(at_own_index(read, part) for read in operands), part
        if known.moves:
            assert part.moved, part
        if known.view:
            assert len(part.reads) == 1, part
            assert part.reads[0].when is None, part
        if not known.by_data:
            assert not any(read.by_data for read in part.reads), part
    if parts and not known.elementwise and not (op.regions or op.broadcasts or known.peers):
        everywhere = all(at_own_index(read, part) and not read.over for part in parts for read in part.reads)
        computes = any(part.reads and not part.moved for part in parts)
        assert not (everywhere and computes and len(op.results) == 1), name


ABOUT_READS = (
    "Each element comes from the elements at its own index.",
    "Each element is one of those that are read; attributes and sizes tell which.",
    "Elements decide which elements are read.",
    "No elements of operands are read.",
    "Attributes and sizes tell where elements are read.",
    "Which elements are read is not known: ",
)


@pytest.mark.parametrize("name", covering(OPS, op_kinds))
def test_every_page_says_what_is_read_or_why_nobody_knows(name: str) -> None:
    op, _ = load(name)
    said = [sentence for sentence in words(traits(op)) if sentence.startswith(ABOUT_READS)]
    assert len(said) == 1
    [page] = (x for path, x in SiteEmitter().emit_op(op).items() if path.endswith(".md"))
    assert f"- {said[0]}" in page
    reads = [read for part in results(op) for read in part.reads if read.tensor in {x.name for x in op.operands}]
    assert not (reads and ABOUT_READS[3] in said)
    if isinstance(op.semantics, Extern):
        assert said == [f"{ABOUT_READS[-1]}{op.semantics.reason}"]


def test_what_decides_by_data() -> None:
    found = {name for name, known in OPS.items() if known.by_data}
    by_reads = {name for name in OPS if any(read.by_data for part in results(load(name)[0]) for read in part.reads)}
    assert by_reads <= found


def count(name: str, example: str) -> int:
    """The formula for operations, on an example."""
    op, base = load(name)
    case = parse_example(op, next(x for x in op.examples if x.name == example), base)
    walker = Evaluator(op, {}, ProcessGrid.alone(case.operands))
    flops = traits(op).flops
    assert flops is not None
    found: int = walker.value(flops, environment(walker, case.operands, case.attributes, case.results))
    return found


@pytest.mark.parametrize(
    ("name", "example", "expected"),
    [
        ("stablehlo.dot_general", "matrices", 2 * 4 * 2),  # 2x2 by 2x2
        ("stablehlo.reduce", "sum_of_rows", 6),
        ("stablehlo.scatter", "rows_added", 8),  # an update once, not once for each element
        ("stablehlo.add", "either", 2),
        ("stablehlo.pad", "edges_and_interior", 0),
        ("stablehlo.batch_norm_inference", "two_features", 6 * 4),
    ],
)
def test_operations_are_counted(name: str, example: str, expected: int) -> None:
    assert count(name, example) == expected


def test_formulas_for_operations_are_formulas() -> None:
    """Each is one of the language, about the op's own names."""
    for name, known in OPS.items():
        op, base = load(name)
        if known.flops:
            flops = traits(op).flops
            assert flops is not None
            assert plain(flops, base) == known.flops
            names = {node.name for node in walk(flops) if isinstance(node, Name)}
            declared = {value.name for value in (*op.operands, *op.results, *op.typevars, *op.leaves, *op.defines)}
            pulled = stages(op) if isinstance(op.semantics, Pull) else ()
            lets = {binding.name for stage in pulled for binding in stage.lets} | {"num_replicas", "num_partitions"}
            assert names <= declared | lets | {v for n in walk(flops) if isinstance(n, Each) for v in n.variables}, name


def stages(op: Op) -> tuple[PullStage, ...]:
    assert isinstance(op.semantics, Pull)
    return op.semantics.stages


# --- laws -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("primitive", "kind", "identity"),
    [
        ("add", "sint", "0"),
        ("add", "float", "-0.0"),  # 0.0 would turn -0.0 into 0.0
        ("multiply", "float", "1.0"),
        ("ieee_maximum", "float", "-inf"),
        ("min", "uint", "255"),
        ("bit_and", "uint", "255"),
        ("subtract", "sint", ""),
    ],
)
def test_identities_are_found(primitive: str, kind: str, identity: str) -> None:
    found = laws(primitive, kind)
    assert found is not None
    assert found.identity == identity


def test_what_breaks_a_law_is_shown() -> None:
    sums, maxima = laws("add", "float"), laws("ieee_maximum", "float")
    assert sums is not None
    assert maxima is not None
    assert not sums.order
    x, y, z = map(np.float32, sums.grouping)
    assert (x + y) + z != x + (y + z)
    assert maxima.orderless
    assert laws("exponential", "float") is None
    assert laws("add", "quantized") is None
