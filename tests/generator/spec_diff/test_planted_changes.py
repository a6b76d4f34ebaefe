"""Changes that are planted in a copy of the spec are graded right, at their lines, with programs that show them."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.programs.loading import load_generic
from opspec_generator.spec_diff.comparison import SpecDiff, unversioned
from opspec_generator.spec_diff.grades import SpecChange
from opspec_generator.spec_diff.sources import Side
from tests.checkout import ROOT

SPEC = ROOT / "spec"


@dataclass(frozen=True)
class Planted:
    """An edit of one op file, the grade that it deserves, and the text of the line that is to be pointed at."""

    op: str
    old: str
    new: str
    grade: str
    line: str  # begins with - where it is one of before
    shown: bool = False  # by a program


CHANGES = [
    Planted("abs", "summary: ", "summary: Now ", "words", "summary: Now"),
    Planted("popcnt", "The integers whose bits", "All integers whose bits", "words", "All integers"),
    Planted("concatenate", "there is a part,", "there has to be a part,", "words", "C1:"),
    Planted("iota", '"0 <= iota_dimension < rank(output)"', '"rank(output) > iota_dimension >= 0"', "words", "C1:"),
    Planted("add", '"lhs[o] + rhs[o]"', '"rhs[o] + lhs[o]"', "words", "semantics:"),
    Planted("pad", '"0 <= interior_padding"', '"1 <= interior_padding"', "narrowing", "C4:", True),
    Planted("slice", '"limit_indices <= shape(operand)"', '"limit_indices < shape(operand)"', "narrowing", "C6:", True),
    Planted("count_leading_zeros", "{T: int}", "{T: sint}", "narrowing", "typevars:"),
    Planted("transpose", "  C5:\n", '  C9: {rule: "0 < rank(operand)", says: "there is something to turn"}\n  C5:\n',
            "narrowing", "C9:", True),
    Planted("send", '{type: bool, default: "false"}', "bool", "narrowing", "is_host_transfer:"),
    Planted("get_dimension_size", "semantics:", "tier: same-build\nsemantics:", "narrowing", "tier:"),
    Planted("reverse", '"is_unique(dimensions)"', '"is_unique(dimensions) or 1 < len(dimensions)"',
            "widening", "C2:", True),
    Planted("create_token", "results:", 'attributes: {label: {type: i64, default: "0"}}\nresults:',
            "widening", "label"),
    Planted("replica_id", "data.", "numbers.", "words", "about:"),
    Planted("select", "on_true[o] if pred[() if rank(pred) == 0 else o] else on_false[o]",
            "on_false[o] if pred[() if rank(pred) == 0 else o] else on_true[o]", "behaviour", "semantics:", True),
    Planted("clamp", "ieee_minimum(ieee_maximum(operand[o], low), high)",
            "ieee_maximum(ieee_minimum(operand[o], high), low)", "behaviour", "semantics:", True),
    Planted("custom_call", 'has_side_effect: {type: bool, default: "false"}',
            'has_side_effect: {type: bool, default: "true"}', "behaviour", "has_side_effect:"),
    Planted("composite", '  version: {type: i32, default: "0"}\n', "", "wire", '-  version: {type: i32'),
    Planted("tan", "1.4.0: added", "1.3.0: added", "wire", "history:"),
    Planted("dynamic_gather", '{1.1.0: {brings: batching dimensions, when: "0 < len(operand_batching_dims)"}}',
            "{1.1.0: nothing to do}", "wire", "-history:"),
    Planted("broadcast_in_dim", "broadcast_dimensions", "dimensions_", "wire", "-attributes:"),
]  # fmt: skip
QUICK = ("abs", "iota", "pad", "select", "send", "tan")
# What else an edit makes necessary, so that the file stays one.
ALSO = {
    "composite": [("  version: Which .*\\n", "")],
    "count_leading_zeros": [("  unsigned: .*\\n", "")],
    "send": [('type_: 1}", source', 'type_: 1}", is_host_transfer: "false", source')],
}


def planted(folder: Path, changes: list[Planted]) -> Side:
    shutil.copytree(SPEC, folder)
    for change in changes:
        path = folder / f"ops/stablehlo/{change.op}.yaml"
        text = path.read_text("utf-8")
        for old, new in [(re.escape(change.old), change.new), *ALSO.get(change.op, ())]:
            assert re.search(old, text), (change.op, old)
            text = re.sub(old, lambda _, new=new: new, text)
        path.write_text(text, "utf-8")
    return Side(folder, str(folder))


def found_in(folder: Path, changes: list[Planted]) -> dict[str, list[SpecChange]]:
    found: dict[str, list[SpecChange]] = {}
    for change in SpecDiff(Side(SPEC, str(SPEC)), planted(folder, changes)).changes():
        found.setdefault(change.of.removeprefix("stablehlo."), []).append(change)
    return found


def expect(change: Planted, found: list[SpecChange]) -> None:
    """The gravest of what is said of an op is what was planted."""
    first = found[0]
    assert first.grade == change.grade, found
    line = Path(first.file).read_text("utf-8").split("\n")[first.line - 1]
    assert change.line.removeprefix("-") in line, (first, line)
    assert first.file.startswith(str(SPEC)) == change.line.startswith("-")
    assert bool(first.program) == change.shown, found


def test_what_is_planted_is_graded(tmp_path: Path) -> None:
    changes = [change for change in CHANGES if change.op in QUICK]
    found = found_in(tmp_path / "spec", changes)
    assert sorted(found) == sorted(QUICK)
    for change in changes:
        expect(change, found[change.op])
    # The program that shows a narrowing is valid as the spec is, and its difference is one that it has.
    assert opspec.verify(load_generic(found["pad"][0].program)) == []
    # What is said that it was is what the runtime gives: operands count, each from 3 more than the one before.
    assert "where operands count, each from 3 more than the one before, from 1" in found["select"][0].differs
    module = opspec.load(found["select"][0].program)
    (was,) = opspec.run(module, *(counted(at, type_) for at, type_ in enumerate(operand_types(module))))
    assert f" was {was.ravel()[0]!s} " in found["select"][0].differs


def operand_types(module: Any) -> list[Any]:
    return [argument.type for argument in module.body.operations[0].regions[0].blocks[0].arguments]


def counted(at: int, type_: Any) -> Any:
    places = np.arange(int(np.prod(type_.shape))).reshape(type_.shape)
    kind = str(type_.element_type)
    return (places + at) % 2 == 1 if kind == "i1" else (places + 3 * at + 1).astype(kind.replace("i", "int"))


@pytest.mark.full
def test_what_stands_in_headers_and_whole_files_is_graded(tmp_path: Path) -> None:
    after = planted(tmp_path / "spec", [])
    header = after.folder / "dialects/stablehlo.yaml"
    text = header.read_text("utf-8").replace("precision: [DEFAULT, HIGH, ", "precision: [DEFAULT, HIGH, HIGHER, ")
    text = text.replace("    HIGHEST: As exact", "    HIGHER: Between these two.\n    HIGHEST: As exact")
    header.write_text(text, "utf-8")
    popcnt = after.folder / "ops/stablehlo/popcnt.yaml"
    other = after.folder / "ops/stablehlo/bit_count.yaml"
    other.write_text(popcnt.read_text("utf-8").replace("op: stablehlo.popcnt", "op: stablehlo.bit_count"), "utf-8")
    popcnt.unlink()
    found = [(x.grade, x.of, x.what) for x in SpecDiff(Side(SPEC, str(SPEC)), after).changes()]
    assert found[0] == ("wire", "stablehlo.popcnt", "the op is gone")
    assert ("widening", "stablehlo.bit_count", "a new op") in found
    assert ("widening", "stablehlo.dot_general", "the attribute precision_config has got HIGHER") in found
    assert {grade for grade, of, _ in found if of != "stablehlo.popcnt"} == {"widening"}


@pytest.mark.full
def test_twenty_planted_changes_are_graded(tmp_path: Path) -> None:
    found = found_in(tmp_path / "spec", CHANGES)
    assert sorted(found) == sorted(change.op for change in CHANGES)
    for change in CHANGES:
        expect(change, found[change.op])
        for told in found[change.op]:
            if told.program and told.grade == "narrowing":
                assert opspec.verify(load_generic(told.program)) == [], told
            elif told.program and told.grade == "widening":
                assert opspec.verify(load_generic(told.program)) != [], told


def test_the_command_says_it_and_ends_with_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted(tmp_path / "spec", [change for change in CHANGES if change.op in ("abs", "tan")])
    words = ["spec-diff", str(SPEC), str(tmp_path / "spec")]
    assert main(words) == 1
    said = capsys.readouterr().out
    assert "wire: what was written down cannot be read as it stands" in said
    assert f"at {tmp_path}/spec/ops/stablehlo/tan.yaml:" in said
    assert said.endswith("1 change of wire, 1 change of words\n")


@pytest.mark.full
def test_the_command_says_it_as_data_and_ends_with_zero_without_a_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    planted(tmp_path / "spec", [change for change in CHANGES if change.op in ("abs", "tan")])
    words = ["spec-diff", str(SPEC), str(tmp_path / "spec")]
    assert main([*words, "--format", "json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert [(change["grade"], change["of"]) for change in data["changes"]] == [
        ("wire", "stablehlo.tan"),
        ("words", "stablehlo.abs"),
    ]
    assert main(["spec-diff", str(SPEC), str(SPEC)]) == 0
    assert capsys.readouterr().out == "no change\n"
    assert main(["spec-diff", "no-such-thing", str(SPEC)]) == 2
    assert "expected a folder, a version such as 1.10.0 or a git revision" in capsys.readouterr().err
    assert main(["spec-diff", "1.3.0", "99.0.0"]) == 2
    assert re.search(r"expected a version from 0\.9\.0 to 1\.\d+\.\d+, .* found 99\.0\.0", capsys.readouterr().err)


@pytest.mark.full
def test_what_a_history_tells_of_may_break(tmp_path: Path) -> None:
    """An attribute that is new, and has to be there: with its version, an older program and a downgrade are told."""
    after = planted(tmp_path / "spec", [])
    path = after.folder / "ops/stablehlo/create_token.yaml"
    new = "attributes: {label: i64}\nresults:"
    text = path.read_text("utf-8").replace("results:", new, 1)
    shown = '{inputs: {}, attributes: {label: "0"}, outputs: {result: token}}'
    path.write_text(text.replace('"-> token"', shown), "utf-8")
    before = Side(SPEC, str(SPEC))
    assert [change.grade for change in unversioned(SpecDiff(before, after).changes())][:1] == ["wire"]
    told = '1.22.0: {brings: a label, attribute: label, when: "label != 0", was: "0 : i64"}'
    path.write_text(path.read_text("utf-8") + f"history: {{{told}}}\n", "utf-8")
    assert unversioned(SpecDiff(before, after).changes()) == []
