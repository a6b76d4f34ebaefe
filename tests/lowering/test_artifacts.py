"""Artifacts of every target: the library writes them of what is lowered for it, and read again they compute what the
program did; what is refused, the library refuses too.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.lowering.downgrade import LowerWarning
from opspec.lowering.expansion import LowerError
from opspec.lowering.needed_versions import least_version, needs
from opspec.programs import carrier
from opspec.programs.loading import producer
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES, Tensor
from opspec_model.definitions.spec import Op, Pull
from opspec_model.definitions.versions import number
from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.lowering.test_downgrade import PROGRAMS
from tests.lowering.test_needed_versions import VERSIONS
from tests.samples import one_in

# Shardy's ops have no version.
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.mlir") if "sdy." not in path.read_text("utf-8"))
QUICK_TARGETS = {"0.9.0", "0.19.0", "1.4.0", VERSIONS[-1]}


def compared(op: Op) -> bool:
    """Whether one process by itself computes an example, of plain tensors."""
    plain = isinstance(op.semantics, Pull) and not op.reads_peers and bool(op.examples)
    values = (*from_example(op, op.examples[0]).operands, *from_example(op, op.examples[0]).results) if plain else ()
    return plain and all(isinstance(x, Tensor) and str(x.element) in ELEMENT_TYPES for group in values for x in group)


OPS = [op for op in ops() if op.dialect == "stablehlo" and compared(op)]
TEXTS: dict[str, str] = {
    **{op.short: program(op, from_example(op, op.examples[0])) for op in OPS},
    **{f"made {name}": row[0] for name, row in PROGRAMS.items()},
    **{path.name: path.read_text("utf-8") for path in EXAMPLES},
}


def arguments(module: Any) -> list[Any]:
    """Small numbers that are in range of everything."""
    block = import_module(module).functions["main"].regions[0].block
    found = []
    for type_ in block.types:
        assert isinstance(type_, Tensor)
        sizes = [size if type(size) is int else 2 for size in tuple.__iter__(type_.shape)]
        count = int(np.prod(sizes))
        found.append((np.arange(count) % 2).reshape(sizes).astype(type_.element.dtype))
    return found


@pytest.mark.parametrize("name", one_in(14, TEXTS))
def test_artifacts_of_a_target_compute_what_the_program_does(name: str) -> None:
    _expect(name, [version for version in VERSIONS if version in QUICK_TARGETS])


@pytest.mark.full
@pytest.mark.parametrize("name", TEXTS)
def test_artifacts_of_every_target_compute_what_the_program_does(name: str) -> None:
    _expect(name, VERSIONS)


def _expect(name: str, targets: list[str]) -> None:
    try:
        module = opspec.load(TEXTS[name])
    except opspec.OpSpecError as error:
        pytest.skip(f"this carrier cannot read it: {str(error).splitlines()[0]}")
    given = arguments(module)
    wanted = opspec.run(module, *given)
    for target in targets:
        fresh = opspec.load(TEXTS[name])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LowerWarning)
            try:
                older = opspec.lower(fresh, to=target)
            except LowerError:
                with pytest.raises(carrier.Refused):
                    carrier.serialize(opspec.load(TEXTS[name]), target)
                continue
        assert number(least_version(list(needs(older)))) <= number(target)
        data = carrier.serialize(older, target)
        assert producer(data) == f"StableHLO_v{target}"
        again = opspec.load(data, trusted=True)
        assert opspec.verify(again) == []
        same = str(older) == str(module)
        for x, y in zip(opspec.run(again, *given), wanted, strict=True):
            if same:
                np.testing.assert_array_equal(x, y)
            else:
                np.testing.assert_allclose(np.asarray(x, np.float64), np.asarray(y, np.float64), rtol=1e-6)


def test_a_saved_artifact_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "model.bin"
    path.write_bytes(carrier.serialize(opspec.lower(EXAMPLES[0].read_text("utf-8"), to="1.0.0"), "1.0.0"))
    assert opspec.verify(opspec.load(path)) == []
