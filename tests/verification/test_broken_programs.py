"""Programs with a mistake that people make, each with all that `opspec verify` says of it.

`tests/broken/TOPIC/NAME.mlir` is a program in pretty form whose first line names the mistake, NAME.generic.mlir the
same program in generic form, and NAME.txt the output for both. After a change that is meant to alter outputs, run this
file with OPSPEC_WRITE=1, and read the difference: what it says has to be true, and to help who made the mistake.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import opspec
from opspec.cli.main import main
from opspec.programs.diagnostic import WIDTH
from opspec.programs.loading import load
from tests.samples import one_in

HERE = Path(__file__).parent / "broken"
NAMES = sorted(
    path.relative_to(HERE).with_suffix("").as_posix()
    for path in HERE.glob("*/*.mlir")
    if not path.name.endswith(".generic.mlir")
)

# What the C++ verifier lets pass, and why ours does not.
ONLY_OURS = {
    **dict.fromkeys(
        ("call/alias_and_donor", "call/alias_of_another_size", "call/alias_out_of_range", "call/alias_twice"),
        "it does not know what tf.aliasing_output means; XLA refuses the program when it compiles it",
    ),
    **dict.fromkeys(
        (
            "collective/no_such_grid",
            "collective/partition_out_of_grid",
            "collective/replica_missing",
            "collective/replica_out_of_grid",
        ),
        "it does not read the size of the grid",
    ),
    "attribute/random_state": "it asks for a state of two or three numbers, whatever the algorithm",
    "call/custom_call_computation": "it does not look for the functions that a custom_call names",
    "call/return_of_a_region": "to it any op that ends blocks may end a function",
    "collective/gather_size": "it asks only that the gathered dimension is a multiple",
    "dot/integers_and_floats": "it does not compare the element types",
    "dot/precision_once": "it does not count precisions",
    "elementwise/compare_kind": "it does not compare compare_type with the element type",
}
# Where pretty and generic form break different rules, and why.
FORMS_DIFFER: dict[str, str] = {}
# No rule of an op is broken: the text is no program.
NO_PROGRAM = (
    "attribute/constant_float_for_integer",
    "attribute/constant_shape",
    "attribute/twice",
    "call/misspelt_op",
    "call/op_without_dialect",
    "call/undefined_value",
    "call/value_of_another_type",
)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)


def transcript(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The command on both forms, as a terminal shows it."""
    parts = []
    for file in (f"{name}.mlir", f"{name}.generic.mlir"):
        status = main(["verify", "--warnings", "off", file])
        shown = capsys.readouterr()
        assert shown.err == ""
        parts.append(f"$ opspec verify --warnings off {file}\n{shown.out}exit status {status}\n")
    return "\n".join(parts)


@pytest.mark.parametrize("name", one_in(2, NAMES))
def test_the_whole_output_is_as_read(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    golden = HERE / f"{name}.txt"
    text = transcript(name, capsys)
    if os.environ.get("OPSPEC_WRITE"):
        golden.write_text(text)
    assert text == golden.read_text()
    assert max(len(line) for line in text.splitlines() if f"{name}." not in line) <= WIDTH
    assert text.count("exit status 1\n") == 2


def test_there_are_enough_of_them() -> None:
    assert len(NAMES) >= 190
    assert {path.name for path in HERE.glob("*/*") if path.suffix not in (".mlir", ".txt")} == set()


@pytest.mark.parametrize("name", one_in(5, NAMES))
def test_both_forms_break_the_same_rules(name: str) -> None:
    """By what the outputs say, which are those of the command."""
    pretty, generic = (rules(said) for said in (HERE / f"{name}.txt").read_text().split("\n\n$ "))
    assert (pretty == generic) == (name not in FORMS_DIFFER)
    assert (not pretty) == (name in NO_PROGRAM)


def rules(said: str) -> list[str]:
    return re.findall(r"^\S+:\d+:\d+: \S+ breaks (\S+)$", said, re.MULTILINE)


@pytest.mark.parametrize("name", one_in(5, NAMES))
def test_the_library_refuses_it_too(name: str) -> None:
    accepted = []
    for form in ("", ".generic"):
        try:
            load(Path(f"{name}{form}.mlir"), trusted=False)
        except opspec.OpSpecError:
            continue
        accepted.append(form)
    assert (accepted == ["", ".generic"]) == (name in ONLY_OURS), accepted


def test_what_is_listed_is_there() -> None:
    assert {*ONLY_OURS, *FORMS_DIFFER, *NO_PROGRAM} <= set(NAMES)
