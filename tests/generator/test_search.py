"""The search of the site finds what people mean, first; ranked by the script that the pages run."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from opspec_generator.site.search import SCRIPT, entries
from tests.checkout import ROOT

RANK = Path(ROOT / "generator/opspec_generator/site") / SCRIPT
QUERIES: dict[str, str] = yaml.safe_load(Path(__file__).with_name("search_queries.yaml").read_text("utf-8"))
NODE = shutil.which("node")
PROGRAM = """
const { rank } = require(process.argv[1]);
const { entries, queries } = JSON.parse(require("fs").readFileSync(0, "utf-8"));
console.log(JSON.stringify(Object.fromEntries(queries.map((query) => [query, rank(entries, query)]))));
"""

Found = dict[str, list[tuple[str, str, str, str, list[str]]]]


@pytest.fixture(scope="module")
def found() -> Found:
    assert NODE is not None
    asked = {"entries": list(entries(ROOT / "generated")), "queries": [*QUERIES, "zzzz", "", "out of bounds"]}
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
