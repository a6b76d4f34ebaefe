"""`opspec conform`: what it says of a backend, what it writes, and what it says of bad input."""

from __future__ import annotations

import json
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tempfile
from contextlib import redirect_stdout
from html.parser import HTMLParser
from io import StringIO
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import jsonschema
import pytest

from opspec.agreement.oracles import DECLINES, DIES, GARBLES, HANGS, Unsupported, pjrt_client, worker
from opspec.agreement.oracles.answers import Declined
from opspec.cli.conform import progress_line
from opspec.cli.main import main
from opspec.conform.backends import backend
from opspec.conform.summary import schema
from opspec.conform.workers import Progress
from tests.checkout import ROOT
from tests.fork_server import fork_command
from tests.samples import one_in

FEW = ["--ops", "add", "--types", "f32", "--labels", "random,zeros,refused", "--jobs", "1"]


def faulty(*faults: str) -> list[str]:
    return ["--", *fork_command("tests.conform.faulty_backend", *faults)]


@pytest.fixture(autouse=True)
def children_find_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))
    monkeypatch.setattr(worker, "module_command", fork_command)


SAID = "said.txt"  # what a run told in the terminal
JUNIT = "j.xml"


def ran(folder: Path, fault: str, status: int) -> Path:
    """The folder of a run; others tell it again, with waivers or against another one, and ask nobody."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as said:
        patch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))
        patch.setattr(worker, "module_command", fork_command)
        assert main(["conform", *FEW, "-o", str(folder), "--junit", str(folder / JUNIT), *faulty(fault)]) == status
    (folder / SAID).write_text(said.getvalue())
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ran(tmp_path_factory.mktemp("off"), "off_by_two_ulp", 1)


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ran(tmp_path_factory.mktemp("ours"), "none", 0)


@pytest.fixture(scope="module")
def refusing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ran(tmp_path_factory.mktemp("refusing"), "valid_refused", 1)


# --- a run ----------------------------------------------------------------------------------------


def test_ours_has_no_failures(ours: Path) -> None:
    said = (ours / SAID).read_text()
    assert "none failed" in said
    assert "rightly refused" in said


def test_a_failure_is_told_with_its_place_and_how_to_repeat_it(folder: Path) -> None:
    said = (folder / SAID).read_text()
    assert re.search(r"add/f32/random: wrong: result\[\d+\] is \S+, expected \S+; allowed: the same bits", said)
    assert "up to 2 ULP apart" in said
    assert "opspec conform --case add/f32/random -- " in said


def test_nothing_is_left_where_no_folder_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = faulty()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert main(["conform", "--case", "add/f32/ones", "--jobs", "1", *command]) == 0
    assert not list(tmp_path.glob("opspec-conform-*"))


def test_what_is_allowed_counts_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    cases = ["--case", "add/f32/subnormals", "--case", "multiply/f64/ones", "--jobs", "1"]
    faults = faulty("subnormals_flushed_out", "off_by_one_ulp_in_f64")
    assert main(["conform", *cases, "--ulp", "1", "--ftz", *faults]) == 0
    assert main(["conform", *cases, "--ulp", "1", *faults]) == 1
    told = capsys.readouterr().out
    assert "2 cases, 1 failed" in told
    assert "add/f32/subnormals: flushes subnormals" in told


def test_a_command_for_each_case_writes_files(capsys: pytest.CaptureFixture[str]) -> None:
    run = [*fork_command("opspec", "run"), "{program}", "--inputs", "{inputs}", "--output", "{outputs}"]
    few = ["--ops", "add", "--types", "f32", "--labels", "random,zeros", "--jobs", "1"]
    assert main(["conform", *few, "--", *run]) == 0
    assert "2 exact" in capsys.readouterr().out
    assert main(["conform", *few, "--", "sh", "-c", "kill -9 $$", "{program}"]) == 1
    assert "2 crash" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("source", "how", "says"),
    [
        ("import sys; sys.exit('no such op')", DECLINES, "the command ended with exit status 1: no such op"),
        ("import os; os.abort()", DIES, "the command ended with signal 6"),
        ("import time; time.sleep(60)", HANGS, "the command took over 0.5 seconds"),
        ("pass", GARBLES, "the command wrote no outputs.npz"),
        ("import sys; open(sys.argv[1], 'w').write('x')", GARBLES, "expected an .npz file of plain arrays"),
    ],
)
def test_a_command_for_each_case_that_gives_nothing_is_told(source: str, how: str, says: str) -> None:
    words = [sys.executable, "-c", source, "{outputs}", "{program}"]
    patience = 0.5 if how == HANGS else 60
    found = backend(f"-- {shlex.join(words)}", patience).start().run("", ())
    assert isinstance(found, Unsupported)
    assert found.how == how
    assert says in found.reason


@pytest.mark.slow
@pytest.mark.parametrize("ops", ["exponential", pytest.param("pad,exponential", marks=pytest.mark.full)])
def test_xla_is_right_where_it_was_found_right(capsys: pytest.CaptureFixture[str], ops: str) -> None:
    few = ["--ops", ops, "--types", "f32", "--quick", "--ftz"]
    assert main(["conform", "jax:cpu", *few]) == 0
    assert "none failed" in capsys.readouterr().out


def test_progress_fits_a_terminal() -> None:
    line = progress_line(Progress(3, 169, 99999, 88888, "chlo.broadcast_shift_right_arithmetic"))
    assert len(line) < 80
    assert line.startswith("[")


# --- what is written ------------------------------------------------------------------------------


def test_the_data_keeps_its_schema(folder: Path) -> None:
    found = json.loads((folder / "report.json").read_text())
    jsonschema.Draft202012Validator(schema()).validate(found)
    assert found["counts"]["wrong"] == 1
    (wrong,) = [case for case in found["cases"] if case["verdict"] == "wrong"]
    assert wrong["failed"]
    assert wrong["ulp"] == 2
    assert "stablehlo.add" in wrong["program"]
    assert len(wrong["inputs"]) == 2


def test_a_ci_system_reads_the_failures(folder: Path) -> None:
    root = ElementTree.parse(folder / "j.xml").getroot()
    (suite,) = root
    assert (suite.get("name"), suite.get("failures")) == ("stablehlo.add", "1")
    (failure,) = root.iter("failure")
    assert "up to 2 ULP apart" in str(failure.get("message"))


def test_the_page_of_reports_tells_what_is_wrong(folder: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tools/conform_reports.py"))
    lines = list(tool["_ops"](json.loads((folder / "report.json").read_text())["cases"]))
    assert lines[-2] == "- **wrong**:"
    assert re.fullmatch(r"  - `add/f32/random`: \S+ where \S+ is expected, 2 ULP", lines[-1])


class _Page(HTMLParser):
    """The tags of a page, in order; every one is closed, by its own end."""

    ALONE = ("meta", "input")

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.getpos()


def test_the_page_stands_alone_and_says_in_words_what_it_says_in_colours(folder: Path) -> None:
    text = (folder / "report.html").read_text()
    page = _Page()
    page.feed(text)
    for tag, attributes in page.tags:
        assert tag not in ("link", "img", "iframe")
        assert "src" not in attributes
        assert not str(attributes.get("href", "#")).startswith(("http", "//"))
    assert "url(" not in text
    assert "@import" not in text
    cells = [attributes for tag, attributes in page.tags if tag == "td" and "data-cases" in attributes]
    assert cells
    for cell in cells:  # the worst of the cases that it has, in words
        verdict, _, numbers = str(cell["title"]).partition(": ")
        cases = str(cell["data-cases"]).split(";")
        assert numbers == f"{sum(case.startswith(f'{verdict}@') for case in cases)} of {len(cases)}"
    scopes = {attributes.get("scope") for tag, attributes in page.tags if tag == "th"}
    assert scopes == {"row", "col"}
    assert page.open == []
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(set(ids)) == len(ids)
    links = [str(attributes["href"]) for tag, attributes in page.tags if tag == "a"]
    assert links == ["#failures", "#failed-add"]
    assert {link[1:] for link in links} <= set(ids)
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    tables = [tag for tag, _ in page.tags if tag in ("table", "caption")]
    assert tables == ["table", "caption"] * 2
    scrolled = [attributes for _, attributes in page.tags if attributes.get("tabindex") == "0"]
    assert [(x["role"], x["aria-label"]) for x in scrolled] == [("region", "Ops and types")]
    options = text[text.index('<select id="label">') :].split("</select>")[0]
    assert re.findall(r"<option>(\w+)", options) == ["random", "refused", "zeros"]
    labels = {attributes.get("for") for tag, attributes in page.tags if tag == "label"}
    assert labels == {attributes["id"] for tag, attributes in page.tags if tag in ("input", "select")}
    assert ("html", {"lang": "en"}) in page.tags
    for words in (
        "prefers-color-scheme: dark",
        "@media print",
        "width=device-width",
        "lhs[o] + rhs[o]",
        "--case add/f32",
    ):
        assert words in text


STRANGE = """
import json, sys
say = lambda **said: print(json.dumps(said), flush=True)
say(opspec=1, described="a \\x1b[1mbold\\x1b[0m backend\\x00")
for line in sys.stdin:
    say(declines="not \\x1b[31mred\\x1b[0m: \\x08 \\ud800 <b>&amp;]]>", stage="compiles")
"""


def test_what_no_file_can_hold_is_left_out_of_what_backends_say(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--ops", "add", "--types", "f32", "--labels", "random", "--jobs", "1"]
    command = ["--", sys.executable, "-c", STRANGE]
    assert main(["conform", *few, "-o", str(tmp_path), "--junit", str(tmp_path / "j.xml"), *command]) == 1
    told = "not red: ? ? <b>&amp;]]>"
    assert f"refused: {told}; by the backend" in capsys.readouterr().out
    (failure,) = ElementTree.parse(tmp_path / "j.xml").getroot().iter("failure")
    assert told in str(failure.get("message"))
    assert json.loads((tmp_path / "report.json").read_text())["described"] == "a bold backend?"
    page = _Page()
    page.feed((tmp_path / "report.html").read_text())
    assert page.open == []


# --- two runs -------------------------------------------------------------------------------------


def test_two_runs_are_compared(folder: Path, ours: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first has one failure; it is gone in the second, and another one is there."""
    data = json.loads((folder / "report.json").read_text())
    old = [case for case in data["cases"] if case["label"] != "zeros"]
    old.append(next(case for case in old if case["label"] == "random") | {"case": "add/f32/random-9"})
    before = tmp_path / "before.json"
    before.write_text(json.dumps(data | {"cases": old}))
    where = ["--against", str(before), "-o", str(tmp_path / "now")]
    assert main(["conform", str(ours), *where]) == 0
    said = capsys.readouterr().out
    assert "better: add/f32/random: wrong -> exact" in said
    found = json.loads((tmp_path / "now/report.json").read_text())
    jsonschema.Draft202012Validator(schema()).validate(found)
    kinds = {kind: [x["case"] for x in found["against"][kind]] for kind in ("better", "worse", "new", "gone")}
    assert kinds.pop("new") == [case["case"] for case in data["cases"] if case["label"] == "zeros"]
    assert kinds == {"better": ["add/f32/random"], "worse": [], "gone": ["add/f32/random-9"]}
    page = (tmp_path / "now/report.html").read_text()
    assert "Against another run" in page
    assert "1 better" in page


def test_what_failed_before_counts_no_more_unless_it_became_worse(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--case", "add/f32/random", "--jobs", "1", "--against"]
    assert main(["conform", *few, str(folder), *faulty("off_by_two_ulp")]) == 0  # the report in the folder
    assert "1 case, 1 failed" in capsys.readouterr().out
    data = json.loads((folder / "report.json").read_text())
    less = [case | {"ulp": 1} if case["case"] == "add/f32/random" else case for case in data["cases"]]
    (tmp_path / "less.json").write_text(json.dumps(data | {"cases": less}))
    assert main(["conform", str(folder), "--against", str(tmp_path / "less.json")]) == 1
    assert "worse: add/f32/random: wrong, 1 ULP apart -> wrong, 2 ULP apart" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "says"),
    [("{}", "found another file"), ("[", "found another file"), ('{"format": 9, "cases": []}', "found 9")],
)
def test_what_is_no_report_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str) -> None:
    (tmp_path / "r.json").write_text(text)
    assert main(["conform", *FEW, "--against", str(tmp_path / "r.json"), *faulty("none")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


# --- waivers --------------------------------------------------------------------------------------


def waived(text: str, path: Path, *asked: str) -> int:
    path.write_text(text)
    return main(["conform", *asked, "--waivers", str(path)])


def test_a_waived_case_does_not_count(refusing: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "waivers:\n  - {case: add/*/random, verdict: refused, reason: an old chip}\n"
    assert waived(text, tmp_path / "w.yaml", str(refusing)) == 0
    assert "none failed, 1 waived" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("{case: add/f32/zeros, reason: slow}", "w.yaml:3: add/f32/zeros is waived, and it is 'exact'"),
        ("{case: add/*/zero*, reason: slow}", "w.yaml:3: 'add/*/zero*' waives nothing: 1 cases match"),
    ],
)
def test_a_waiver_that_is_not_needed_is_told(
    refusing: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], entry: str, says: str
) -> None:
    text = f"waivers:\n  - {{case: add/f32/random, reason: an old chip}}\n  - {entry}\n"
    assert waived(text, tmp_path / "w.yaml", str(refusing)) == 1
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("waivers:\n  - {case: add/f32/random}\n", "w.yaml:2: expected a reason, found none"),
        ("waivers:\n  - {case: a, reason: b, why: c}\n", "w.yaml:2: expected case, verdict, reason; found 'why'"),
        ("waivers:\n  - {case: a, reason: b, verdict: bad}\n", "w.yaml:2: expected a verdict (exact, "),
        ("- case\n", "w.yaml:1: expected `waivers:`"),
        ("waivers: [\n", "w.yaml:2: "),
        ("waivers:\n  - {case: a, reason: b}\n  - add/f32/random\n", "w.yaml:3: expected an entry with `case` and"),
        ("waivers:\n  - {case: [a], reason: b}\n", "w.yaml:2: expected an entry with `case` and `reason`"),
    ],
)
def test_a_wrong_file_of_waivers_is_told_at_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    assert waived(text, tmp_path / "w.yaml", "jax:cpu") == 2
    assert says in capsys.readouterr().err


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "expected a backend"),
        (["jax:cpu", "--", "true"], "and not both"),
        (["no/such.so"], "which is no file"),
        pytest.param(["jax:nowhere"], "jax:nowhere cannot be used: ", marks=pytest.mark.full),
        (["--", "false"], "ends at once: exit status 1"),
        (["--", "/no/such/command"], "cannot be started"),
        (["--", "no/such/command", "{program}"], "found 'no/such/command', which is none"),
        (["--", "echo", "hello"], "does not say what it is"),
        (["jax:"], "expected the name of a platform behind jax:"),
        (["jax:cpu", "--ops", "ad"], "no op 'ad'"),
        (["jax:cpu", "--types", "f32,f33"], "expected an element type (i1, i2"),
        (["jax:cpu", "--labels", "nonsense"], "expected a label (example, zeros, "),
        (["jax:cpu", "--ulp", "few"], "expected a number from 0 on, found 'few'"),
        (["jax:cpu", "--ulp", "-1"], "expected a number from 0 on, found '-1'"),
        (["jax:cpu", "--jobs", "0"], "expected a number from 1 on, found '0'"),
        (["jax:cpu", "--timeout", "0"], "expected seconds, more than 0, found '0'"),
        (["jax:cpu", "--resume"], "name it with -o"),
        ([__file__], "cannot be used: INTERNAL: Failed to open"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], words: list[str], says: str) -> None:
    try:
        status = main(["conform", *words])
    except SystemExit as ended:
        status = int(str(ended.code))
    assert status == 2
    said = capsys.readouterr().err
    assert says in said
    assert len([line for line in said.splitlines() if line.startswith("opspec")]) == 1


PLUGIN = """
#include <stdlib.h>
typedef struct { size_t size; void *more; size_t version_size; void *version; int major, minor; void *slots[200]; } Api;
const void *GetPjrtApi(void) { static Api api = {sizeof(Api), 0, 24, 0, 99, 1}; BODY }
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler to make plugins with")
@pytest.mark.parametrize(
    ("body", "says"),
    one_in(
        2,
        [
            ("return &api;", "cannot be used: INVALID_ARGUMENT: Mismatched PJRT plugin PJRT API major version (99)"),
            ("_Exit(3);", "ends at once: exit status 3"),
            ("abort();", "ends at once: signal 6"),
            ("return 0; } int GetPjrtApj(void) {", "ends at once: signal 11"),
        ],
    ),
)
def test_a_plugin_that_is_none_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str, says: str
) -> None:
    source, plugin = tmp_path / "plugin.c", tmp_path / "plugin.so"
    source.write_text(PLUGIN.replace("BODY", body))
    subprocess.run(["cc", "-w", "-shared", "-fPIC", source, "-o", plugin], check=True)
    assert main(["conform", str(plugin)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"opspec: {plugin} {says}")


def test_a_plugin_for_another_machine_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plugin = tmp_path / "plugin.so"
    ours = Path(sys.executable).resolve().read_bytes()[:64]
    plugin.write_bytes(ours[:18] + bytes([ours[18] ^ 255, ours[19]]) + ours[20:])
    assert main(["conform", str(plugin)]) == 2
    assert capsys.readouterr().err.startswith(f"opspec: {plugin} cannot be used: it is built for other machines")


def test_a_plugin_without_a_device_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        def local_devices(self) -> list[object]:
            return []

    monkeypatch.setattr(pjrt_client, "load", lambda _: ModuleType("jax"))
    monkeypatch.setattr(pjrt_client, "_of_file", lambda _: Nothing())
    with pytest.raises(Declined, match=r"chip\.so has no device"):
        pjrt_client.PjrtClient("chip.so")


def test_nothing_asked_is_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", "--ops", "add", "--labels", "partitions", "--jobs", "1", *faulty("none")]) == 1
    assert "no case was asked" in capsys.readouterr().err


def test_two_runs_that_are_done_are_compared_and_nobody_is_asked(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads((folder / "report.json").read_text())
    data["cases"] = [case | {"verdict": "exact"} for case in data["cases"]]
    (tmp_path / "report.json").write_text(json.dumps(data))
    assert main(["conform", str(folder), "--against", str(tmp_path), "-o", str(tmp_path / "told")]) == 1
    assert "worse: add/f32/random: exact -> wrong" in capsys.readouterr().out
    assert "Against another run" in (tmp_path / "told/report.html").read_text()
    assert main(["conform", str(folder), "--against", str(folder)]) == 0
    assert main(["conform", str(folder)]) == 1
    assert main(["conform", str(folder), "--ops", "add"]) == 2
    assert "nothing is asked again: leave out --ops" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["conform", "manifest"])
def test_a_folder_that_is_no_run_is_told_what_it_lacks(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path)]) == 2
    assert f"found {str(tmp_path)!r}, which is a folder without results.jsonl" in capsys.readouterr().err
    assert main([command, str(tmp_path / "nowhere")]) == 2
    err = capsys.readouterr().err
    assert err.startswith("opspec: expected the folder of `opspec conform -o`, jax:PLATFORM")
    assert err.endswith("nowhere', which is no file or folder\n")
