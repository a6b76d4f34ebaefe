"""The picture of a sharding rule: well formed, told in words too, and on each page of an op that has a rule."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from opspec.catalog.op_files import load
from opspec.sharding_rules.shown import shown_rule
from opspec.verification.explain_pages import explain_data
from opspec_generator.emit.site.sharding_picture import sharding_picture
from tests.checkout import ROOT
from tests.generated_cases import ops

SVG = "{http://www.w3.org/2000/svg}"


def picture(name: str) -> ElementTree.Element:
    shown = shown_rule(load(name)[0])
    assert shown is not None
    return ElementTree.fromstring(sharding_picture(shown))


def boxes(found: ElementTree.Element) -> list[tuple[str, str]]:
    """The colour and the words of each factor that is drawn."""
    words = [text.text or "" for text in found.iter(f"{SVG}text") if text.get("text-anchor") == "middle"]
    return list(zip([box.get("fill") or "" for box in found.iter(f"{SVG}rect")], words, strict=True))


def test_a_factor_has_one_colour_and_others_have_others() -> None:
    drawn = boxes(picture("stablehlo.dot_general"))
    assert [words for _, words in drawn] == ["i=2", "k=2", "k=2", "j=2", "i=2", "j=2"]
    by_words = {words: colour for colour, words in drawn}
    assert len(set(drawn)) == len(by_words) == len(set(by_words.values()))


def test_what_is_exchanged_has_a_broken_edge() -> None:
    found = picture("stablehlo.sort")
    edges = [box.get("stroke-dasharray") is not None for box in found.iter(f"{SVG}rect")]
    assert any(edges)
    shown = shown_rule(load("stablehlo.add")[0])
    assert shown is not None
    assert "dasharray" not in sharding_picture(shown)


@pytest.mark.parametrize("name", ["stablehlo.dot_general", "stablehlo.pad", "stablehlo.reshape", "chlo.top_k"])
def test_it_is_told_in_words(name: str) -> None:
    found = picture(name)
    shown = shown_rule(load(name)[0])
    assert shown is not None
    assert found.get("role") == "img"
    assert found.findtext(f"{SVG}desc") == str(shown.rule)
    texts = [text.text or "" for text in found.iter(f"{SVG}text")]
    assert set(shown.names) <= set(texts)
    assert [text for text in texts if ": " in text] == [
        f"{name}: {shown.words(number)}" for number, name in enumerate("ijklmnop"[: len(shown.rule.factors)])
    ]


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.full)])
def test_each_page_of_an_op_with_a_rule_has_one(step: int) -> None:
    for op in ops()[::step]:
        page = Path(ROOT / f"generated/docs/{op.dialect}/{op.short}.md").read_text("utf-8")
        shown = shown_rule(op)
        assert ("<svg" in page) == (shown is not None)
        data = explain_data(op.name)["sharding"]
        assert data is None if shown is None else isinstance(data, dict) and data["rule"] == shown.rule.attribute
