"""The build refuses what programs of the last release break on, unless a history tells of it."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from opspec.cli.main import main
from opspec_generator.generate import check, default_toolchain, generate
from opspec_generator.spec_diff.sources import RELEASE, release
from opspec_model.text.problems import SpecError

HEADER = """\
dialect: acme
summary: Our own ops.
package: opspec_acme
version: 1.1.0
since: 1.0.0
tier: portable
"""
SCALED = """\
op: acme.scaled
summary: Each value times a number.
about: Each value times a number.
typevars: {T: float}
operands: {operand: tensor<S x T>}
attributes: {scale: {type: i64, default: "1"}}
results: {result: tensor<S x T>}
constraints:
  C1: {size: result}
  C2: {rule: "0 <= scale", says: "nothing is turned round"}
semantics: "operand[o] * T(scale)"
examples:
  some:
    inputs: {operand: "tensor<2xf32> [1, -3]"}
    attributes: {scale: "2"}
    outputs: {result: "tensor<2xf32> [2, -6]"}
history:
  1.0.0: added
"""
OTHER = SCALED.replace("scaled", "other")
NARROWED = SCALED.replace('"0 <= scale"', '"1 <= scale"')
TOLD = '  1.1.0: {brings: a name, attribute: name, when: "name != 0", was: "0 : i64"}\n'


class Pack:
    """A pack in a folder, that was released with two ops."""

    def __init__(self, folder: Path) -> None:
        self.spec, self.out = folder / "spec", folder / "generated"
        (self.spec / "dialects").mkdir(parents=True)
        (self.spec / "ops/acme").mkdir(parents=True)
        (self.spec / "dialects/acme.yaml").write_text(HEADER)
        self.write("scaled", SCALED)
        self.write("other", OTHER)
        release(self.spec)
        generate(self.spec, self.out)

    def write(self, op: str, text: str) -> None:
        (self.spec / f"ops/acme/{op}.yaml").write_text(text)

    def refusal(self) -> str:
        before = {path: path.read_bytes() for path in self.out.rglob("*") if path.is_file()}
        with pytest.raises(SpecError) as raised:
            generate(self.spec, self.out)
        assert before == {path: path.read_bytes() for path in self.out.rglob("*") if path.is_file()}
        return str(raised.value)

    def line(self, op: str, text: str) -> str:
        lines = (self.spec / f"ops/acme/{op}.yaml").read_text().split("\n")
        return f"{self.spec}/ops/acme/{op}.yaml:{next(n for n, line in enumerate(lines, start=1) if text in line)}:"


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return Pack(tmp_path_factory.mktemp("pack"))


@pytest.fixture
def pack(first: Pack) -> Pack:
    for op, text in (("scaled", SCALED), ("other", OTHER)):
        first.write(op, text)
    release(first.spec)
    return first


def test_a_narrowing_is_refused_at_its_line_with_a_program(pack: Pack) -> None:
    pack.write("scaled", NARROWED)
    said = pack.refusal()
    assert said.startswith(f"{pack.line('scaled', 'C2')}3: error: acme.scaled: C2 refuses what was valid: 1 <= scale")
    assert "help: this program was valid in the last release" in said
    assert "scale = 0 : i64" in said
    assert "say it in `history`" in said
    assert main(["generate", "--spec", str(pack.spec), "-o", str(pack.out)]) == 1


def test_other_meanings_lacking_ops_and_attributes_are_refused(pack: Pack) -> None:
    pack.write("scaled", SCALED.replace("operand[o] * T(scale)", "operand[o] + T(scale)"))
    said = pack.refusal()
    assert "this program meant something else in the last release" in said
    assert "where operands" in said
    pack.write("scaled", SCALED)
    (pack.spec / "ops/acme/other.yaml").unlink()
    assert "acme.other: the op is gone (wire)" in pack.refusal()


def test_words_and_what_lets_more_pass_are_written(pack: Pack) -> None:
    rule = next(line for line in SCALED.splitlines(keepends=True) if line.startswith("  C2:"))
    pack.write("scaled", SCALED.replace(rule, "").replace("a number.", "some number."))
    assert generate(pack.spec, pack.out).broken is None


def test_what_a_history_tells_of_is_written(pack: Pack) -> None:
    named = SCALED.replace('"1"}}', '"1"}, name: i64}').replace('{scale: "2"}', '{scale: "2", name: "0"}')
    pack.write("scaled", named)
    assert "the attribute name is new" in pack.refusal()
    pack.write("scaled", named + TOLD)
    assert generate(pack.spec, pack.out).broken is None


def test_a_draft_is_written_and_told_again(pack: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["generate", "--spec", str(pack.spec), "-o", str(pack.out)]
    pack.write("scaled", NARROWED)
    assert main([*words, "--draft"]) == 0
    assert "written all the same, as a draft" in capsys.readouterr().err
    assert "1 <= scale" in (pack.out / "opspec_acme/verifier/acme/scaled.py").read_text()
    assert main(words) == 1
    with pytest.raises(SpecError):
        check(pack.spec, pack.out)
    assert main([*words, "--release"]) == 0
    assert main(words) == 0
    assert check(pack.spec, pack.out) == []


def test_a_spec_that_was_never_released_may_change(pack: Pack, tmp_path: Path) -> None:
    shutil.copytree(pack.spec, tmp_path / "spec")
    (tmp_path / "spec" / RELEASE).unlink()
    (tmp_path / "spec/ops/acme/scaled.yaml").write_text(NARROWED)
    assert generate(tmp_path / "spec", tmp_path / "out").broken is None


def test_what_writes_nothing_makes_no_release(pack: Pack, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--check", "--draft", "--spec", str(pack.spec), "-o", str(pack.out)]) == 2
    assert "expected --check alone" in capsys.readouterr().err


def test_what_is_written_first_is_refused_behind_it_and_told_again(pack: Pack) -> None:
    verifier = pack.out / "opspec_acme/verifier/acme/scaled.py"
    seen: list[str] = []

    def shown() -> None:
        seen.append(verifier.read_text())

    pack.write("scaled", NARROWED)
    for _ in range(2):
        with pytest.raises(SpecError, match="C2 refuses what was valid"):
            generate(pack.spec, pack.out, written=shown)
    with pytest.raises(SpecError, match="C2 refuses what was valid"):
        generate(pack.spec, pack.out)
    assert all("1 <= scale" in text for text in seen)
    assert len(seen) == 2
    with pytest.raises(SpecError):
        check(pack.spec, pack.out)
    pack.write("scaled", SCALED.replace("a number.", "any number."))
    assert generate(pack.spec, pack.out, written=shown).broken is None
    assert len(seen) == 3
    # What decided it is known again: nothing is left to render.
    assert check(pack.spec, pack.out) == []
    assert generate(pack.spec, pack.out).wrote == ()


def test_nothing_of_the_release_is_left_while_its_generator_stays_open(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "made"
    made.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(made))
    toolchain = default_toolchain(pack.spec)
    opened = toolchain.open()
    pack.write("other", OTHER.replace("summary: Each", "summary: Of each"))
    assert generate(pack.spec, pack.out, replace(toolchain, open=lambda: opened)).wrote
    assert list(made.iterdir()) == []
