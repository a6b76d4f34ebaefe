"""What a search found is found again by the content that it was found from, and by nothing else."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from opspec.catalog.op_files import base_of
from opspec.instances.program_text import program
from opspec_generator import remembered
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.remembered import content, kept_in, recalled
from opspec_generator.witnesses.search import search
from opspec_model.definitions.spec import Op
from opspec_model.loading.op_loading import load_op
from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.samples import one_in

PAD = (ROOT / "spec/ops/stablehlo/pad.yaml").read_text(encoding="utf-8")
EDITS = {
    "summary": ("summary: Surround", "summary: Fill around", True),
    "words of a rule": ("nothing negative is put", "nothing below 0 is put", True),
    "words of an operand": ("What stands at every new place.", "What is put in.", True),
    "alias": ("[padding, ", "[margins, padding, ", True),
    "comment": ("semantics:\n", "# so it is\nsemantics:\n", True),
    "formula": ('"0 <= interior_padding", public', '"interior_padding >= 0", public', False),
    "needs": ("needs: [C1, C2, C3, C4, C6]", "needs: [C1, C2, C3, C4]", False),
    "meaning": ('"interior_padding + 1"', '"1 + interior_padding"', False),
    "type": ("{T: any}", "{T: any|per_axis}", False),
    "example": ('"[-1]", edge_padding_high: "[1]"', '"[-2]", edge_padding_high: "[2]"', False),
}


def pad(folder: Path, text: str = PAD) -> Op:
    path = folder / "ops/stablehlo/pad.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return load_op(path, base_of("stablehlo"))


@pytest.mark.parametrize("edit", EDITS)
def test_words_and_places_are_no_content(edit: str, tmp_path: Path) -> None:
    old, new, same = EDITS[edit]
    assert PAD.count(old) == 1
    assert (content(pad(tmp_path / "a")) == content(pad(tmp_path / "b", PAD.replace(old, new)))) is same


def test_every_op_has_a_content_of_its_own() -> None:
    found = {content(op): op.name for op in ops()}
    assert len(found) == len(ops())


def test_a_search_is_made_once_for_a_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with kept_in(tmp_path / "found", ["code"]):
        first = search(pad(tmp_path / "a"), EmittedJudge)
        monkeypatch.setattr("opspec_generator.witnesses.search._Search", None)
        worded = pad(tmp_path / "b", PAD.replace("summary: Surround", "summary: Fill around"))
        assert search(worded, EmittedJudge) == first
        with pytest.raises(TypeError, match="not callable"):
            search(pad(tmp_path / "c", PAD.replace('"interior_padding + 1"', '"1 + interior_padding"')), EmittedJudge)
    with kept_in(tmp_path / "found", ["other code"]), pytest.raises(TypeError, match="not callable"):
        search(pad(tmp_path / "d"), EmittedJudge)


@pytest.mark.parametrize("op", one_in(48, ops()), ids=lambda op: op.name)
def test_what_is_kept_is_what_was_found(op: Op) -> None:
    found = search(op, EmittedJudge)
    again = pickle.loads(pickle.dumps(found))
    assert again.bounds == found.bounds
    for one, other in zip((*found.broken, *found.kept), (*again.broken, *again.kept), strict=True):
        assert (one.rule, one.shows) == (other.rule, other.shows)
        assert program(op, one.instance) == program(op, other.instance)


def test_what_fails_or_is_damaged_is_found_anew(tmp_path: Path) -> None:
    def wrong() -> int:
        raise ValueError("no")

    with kept_in(tmp_path, []):
        with pytest.raises(ValueError, match="no"):
            recalled("a", lambda: ["b"], wrong)
        assert recalled("a", lambda: ["b"], lambda: 1) == 1
        assert recalled("a", lambda: ["b"], wrong) == 1
        (kept,) = tmp_path.iterdir()
        kept.write_bytes(b"")
        assert recalled("a", lambda: ["b"], lambda: 2) == 2
    assert recalled("a", lambda: ["b"], lambda: 3) == 3, "outside nothing is kept"


def test_what_was_not_asked_for_longest_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "MOST", 4)
    for number in range(6):
        with kept_in(tmp_path, []):
            recalled("a", lambda n=number: [str(n)], lambda n=number: n)  # type: ignore[misc]
    assert 2 <= len(list(tmp_path.iterdir())) <= 4
    with kept_in(tmp_path, []):
        assert recalled("a", lambda: ["5"], lambda: 0) == 5
