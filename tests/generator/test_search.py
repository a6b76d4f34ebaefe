"""The search of the site finds what people mean, first; ranked by the script that the pages run."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from opspec_generator.site.search import SCRIPT, entries, types
from tests.checkout import ROOT

RANK = Path(ROOT / "generator/opspec_generator/site") / SCRIPT
QUERIES: dict[str, str] = yaml.safe_load(Path(__file__).with_name("search_queries.yaml").read_text("utf-8"))
NODE = shutil.which("node")
PROGRAM = """
const { rank } = require(process.argv[1]);
const { entries, queries, types } = JSON.parse(require("fs").readFileSync(0, "utf-8"));
console.log(JSON.stringify(Object.fromEntries(queries.map((query) => [query, rank(entries, query, 200, types)]))));
"""

# What is asked of types: an op that is found first, one that is found, one that is not.
TYPED = {
    "bf16 -> i1": ("", "stablehlo.is_finite", "stablehlo.add"),
    "-> i1": ("stablehlo.compare", "stablehlo.is_finite", "stablehlo.real"),
    "complex<f32> -> f32": ("", "stablehlo.real", "stablehlo.negate"),
    "tensor<2xi1>, tensor<2xf32>, f32 -> f32": ("stablehlo.select", "stablehlo.select", "stablehlo.clamp"),
    "i32, i32 -> i64": ("", "stablehlo.dot_general", "stablehlo.add"),
    "type: f8E4M3FN": ("", "stablehlo.add", "stablehlo.popcnt"),
}

Found = dict[str, list[tuple[str, str, str, str, list[str]]]]


@pytest.fixture(scope="module")
def found() -> Found:
    assert NODE is not None
    generated = ROOT / "generated"
    queries = [*QUERIES, *TYPED, "zzzz", "", "out of bounds"]
    asked = {"entries": list(entries(generated)), "queries": queries, "types": types(generated)}
    done = subprocess.run(
        [NODE, "-e", PROGRAM, str(RANK)], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    answered: Found = json.loads(done.stdout)
    return answered


@pytest.mark.skipif(NODE is None, reason="needs node, which runs the script as a browser does")
def test_what_is_meant_is_found_first(found: Found) -> None:
    assert len(QUERIES) >= 40
    first = {query: (found[query] or [["", ""]])[0][1] for query in QUERIES}
    assert first == QUERIES


@pytest.mark.skipif(NODE is None, reason="needs node, which runs the script as a browser does")
def test_what_nobody_means_is_not_found(found: Found) -> None:
    assert found["zzzz"] == found[""] == []


def test_every_address_is_that_of_a_page_and_a_rule() -> None:
    for kind, name, address, text, _ in entries(ROOT / "generated"):
        page, _, place = address.partition("#")
        source = (ROOT / "generated/docs" / page).with_suffix(".md").read_text("utf-8")
        assert text, name
        if kind == "rule" and place:
            assert f"{{rule}} {name} {place}\n" in source


@pytest.mark.skipif(NODE is None, reason="needs node, which runs the script as a browser does")
@pytest.mark.parametrize("query", TYPED)
def test_types_find_the_ops_that_take_and_give_them(found: Found, query: str) -> None:
    first, other, absent = TYPED[query]
    names = [entry[1] for entry in found[query]]
    assert not first or names[0] == first
    assert not other or other in names
    assert not absent or absent not in names
