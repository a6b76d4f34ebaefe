"""The site: rules have their places, links lead somewhere, formulas are MathML, nothing is from outside."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sphinx.application import Sphinx

from opspec import ops
from opspec.catalog.op_files import load
from opspec.execution import fast_paths
from opspec_generator.emit.site import anchor, notations
from opspec_generator.site import pages
from opspec_generator.spelling.latex import LatexPrinter
from opspec_generator.witnesses.search import implicit_rules
from opspec_model.definitions.spec import Extern
from opspec_model.names import CORE_DIALECTS
from tests.checkout import ROOT
from tests.site.questions import MOST_CLICKS, questions, unanswered

GENERATED = ROOT / "generated"
LARGEST = 300_000  # bytes of a page
# Attributes whose address a browser loads by itself.
LOADED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("object", "data"),
}


class Page(HTMLParser):
    """What a page of the site refers to and can be referred to by."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.formulas = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.formulas += tag == "math"
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if tag == "a" and name == "href" and value:
                self.links.append(value)
            if (tag, name) in LOADED and value:
                self.loaded.append(value)


def matrix() -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = json.loads((GENERATED / "matrix.json").read_text(encoding="utf-8"))
    return found


def page_name(op: str) -> str:
    return f"{op.replace('.', '/')}"


def test_pages_name_the_rules_as_the_matrix_does() -> None:
    rows = matrix()
    assert rows
    for name, row in rows.items():
        op, _ = load(name)
        text = (GENERATED / "docs" / f"{page_name(name)}.md").read_text(encoding="utf-8")
        found = dict(re.findall(r"^:+\{rule\} (\S+) (\S+)$", text, re.MULTILINE))
        assert found == {rule["diagnostic"]: rule["anchor"] for rule in row}
        assert set(found.values()) == {anchor(op, rule) for rule in (*implicit_rules(op), *(r.name for r in op.rules))}


def test_one_page_counts_how_operations_get_their_values() -> None:
    text = (GENERATED / "docs/meanings.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    counts = {row[0].partition(":")[0]: row[1:] for row in rows if row[1].isdigit()}
    ours = {name: entry for name, entry in ops.index().items() if name.partition(".")[0] in CORE_DIALECTS}
    for meaning in ("derived", "graph", "extern"):
        found = [name for name, entry in ours.items() if entry.meaning == meaning]
        by_dialect = [sum(name.startswith(dialect) for name in found) for dialect in ("chlo.", "stablehlo.")]
        assert counts[meaning] == [*map(str, by_dialect), str(len(found))]
    assert counts["a fast path"][-1] == str(len(fast_paths.OPS))
    assert counts["all operations"][-1] == str(len(ours))
    listed = {name[1]: row for row in rows if (name := re.search(r"<(.*)>", row[0]))}
    assert sorted(listed) == sorted(ours)
    for op, (_, meaning, graph, paths) in listed.items():
        extern = load(op)[0].semantics
        assert (meaning.partition(":")[0] == "written by hand") == isinstance(extern, Extern), op
        assert bool(paths) == (op in fast_paths.OPS), op
        assert bool(graph) == bool(load(op)[0].decomposition or load(op)[0].broadcasts), op
    assert "reference/meanings" in (ROOT / "docs/index.md").read_text("utf-8").split()


@pytest.mark.full
def test_the_site_is_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(tmp_path / "doctrees"), "docs", str(tmp_path / "html")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = {path.relative_to(tmp_path / "html").as_posix(): Page(path) for path in (tmp_path / "html").rglob("*.html")}
    check_anchors(pages)
    check_links(pages)
    check_resources(tmp_path / "html", pages)
    check_sizes(tmp_path / "html")
    assert not list(unanswered(tmp_path / "html"))
    for name in matrix():
        op, _ = load(name)
        page = pages[f"reference/{page_name(name)}.html"]
        # One formula a rule at least, and one for the meaning where it is not written by hand.
        assert page.formulas >= len(op.rules), name


def test_ten_questions_are_two_clicks_away() -> None:
    assert len(questions()) == 10
    assert all(0 < len(question.clicks) <= MOST_CLICKS for question in questions())


def check_anchors(pages: dict[str, Page]) -> None:
    for op, rows in matrix().items():
        missing = {row["anchor"] for row in rows} - pages[f"reference/{page_name(op)}.html"].ids
        assert not missing, f"{op}: no anchor {missing}"
    listed = [f"reference/diagnostics/{dialect}.html" for dialect in CORE_DIALECTS]
    named = {link.partition("#")[2] for page in listed for link in pages[page].links}
    own = {row["anchor"] for rows in matrix().values() for row in rows if not row["rule"].startswith("T")}
    assert own <= named, own - named


def check_links(pages: dict[str, Page]) -> None:
    broken = []
    for name, page in pages.items():
        for link in page.links:
            path, _, fragment = link.partition("#")
            if re.match(r"[a-z]+:", link):
                continue
            target = (Path("/", name).parent / path).resolve().relative_to("/").as_posix() if path else name
            target = "index.html" if target == "." else target
            known = target in pages and (not fragment or fragment in pages[target].ids)
            if not known and not (path and "_sources" in path):
                broken.append(f"{name}: {link}")
    assert not broken, broken[:20]


def check_resources(html: Path, pages: dict[str, Page]) -> None:
    outside = [
        f"{name}: {link}" for name, page in pages.items() for link in page.loaded if re.match(r"(https?:)?//", link)
    ]
    styles = sorted(html.rglob("*.css"))
    assert styles
    for path in styles:
        text = path.read_text(encoding="utf-8")
        outside += [
            f"{path.name}: {found}" for found in re.findall(r"(?:@import|url\()\s*['\"]?(?:https?:)?//\S*", text)
        ]
    assert not outside, outside


def check_sizes(html: Path) -> None:
    large = {path.name: path.stat().st_size for path in html.rglob("*.html") if path.stat().st_size > LARGEST}
    assert not large, large


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("stablehlo.pad.C4", r"0 \leq \mathit{interior\_padding}"),
        ("stablehlo.gather.C6", r"\mathrm{is\_unique}(\mathit{gone})"),
        (
            "stablehlo.gather.C8",
            r"0 \leq \mathit{collapsed\_slice\_dims} < \mathrm{rank}\left(\mathit{operand}\right)",
        ),
        ("stablehlo.convolution.C16", r"\mathit{features} \bmod \mathit{feature\_group\_count} = 0"),
        ("stablehlo.sort.C1", r"0 < \mathrm{len}\left(\mathit{inputs}\right)"),
        (
            "stablehlo.reduce.C1",
            (
                r"\forall\, x \in \mathit{inputs} :\; "
                r"\mathrm{shape}\left(x\right) = \mathrm{shape}\left({\mathit{inputs}}_{0}\right)"
            ),
        ),
    ],
)
def test_formulas(rule: str, text: str) -> None:
    name, _, number = rule.rpartition(".")
    op, base = load(name)
    formula = next(found.formula for found in op.rules if found.name == number)
    assert LatexPrinter(notations(base)).formula(formula.tree) == text


def test_every_formula_fits_a_page() -> None:
    commands = re.compile(r"\\(left|right|math\w+|operatorname|text|begin|end)|[{}&\\]|array|cases")
    for path in sorted((GENERATED / "docs").rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        for formula in re.findall(r"```\{math\}\n(.*?)\n```", text, re.DOTALL):
            widths = [len(commands.sub("", row)) for row in formula.split(r"\\")]
            assert max(widths) < 125, f"{path.name}: {formula}"


def test_pages_are_read_anew_when_the_code_that_makes_them_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.rst").write_text("Here\n====\n", encoding="utf-8")

    def read() -> set[str]:
        names = [tmp_path / name for name in ("html", "doctrees")]
        app = Sphinx(tmp_path, None, *names, "html", {"extensions": [pages.__name__]}, status=None)
        read = list[str]()
        app.connect("env-before-read-docs", lambda _app, _env, docnames: read.extend(docnames))
        app.build()
        return set(read)

    assert read() == {"index"}
    assert read() == set()
    monkeypatch.setattr(pages, "digest_files", lambda _files: "another")
    assert read() == {"index"}
