"""`opspec docs`: a page tells when it has changed, and an edited op is shown."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from urllib.request import Request, urlopen

import pytest

from opspec.cli.main import main
from opspec_generator import serving
from opspec_generator.generate import generate
from opspec_generator.serving import HOST, Site, server
from tests.checkout import ROOT

_HEARD = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a job of a shell in the background ignores it


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder with a page, and where it is served."""
    (tmp_path / "index.html").write_text("<html><body>one</body></html>")
    (tmp_path / "style.css").write_text("a {}")
    found = server(tmp_path, 0)
    Thread(target=found.serve_forever, args=[0.01], daemon=True).start()
    yield tmp_path, f"http://{HOST}:{found.server_port}/"
    found.shutdown()
    found.server_close()


def test_a_page_asks_for_what_it_has_become(served: tuple[Path, str]) -> None:
    folder, address = served
    with urlopen(address) as answer:
        text, tag = answer.read().decode(), answer.headers["ETag"]
    assert text.startswith("<html><body>one<script>")
    assert f'"{tag}"' in text
    assert not re.search(r"https?:", text)
    (folder / "index.html").write_text("<html><body>two</body></html>")
    with urlopen(Request(f"{address}index.html", method="HEAD")) as answer:
        assert answer.headers["ETag"] != tag
    with urlopen(f"{address}style.css") as answer:
        assert answer.read() == b"a {}"


def test_which_page_a_file_is_the_source_of() -> None:
    ours = Site(Path("spec"), Path("generated"), Path("docs"), Path("docs/_build/html"))
    pack = Site(Path("spec"), Path("generated"), Path("generated/docs"), Path("site"))
    pad = Path("spec/ops/stablehlo/pad.yaml")
    assert ours.page_of(pad) == "reference/stablehlo/pad"
    assert pack.page_of(pad) == "stablehlo/pad"
    assert ours.page_of(Path("docs/guides/fused.md")) == "guides/fused"
    assert ours.page_of(Path("spec/types.yaml")) == ""


def test_what_is_built_is_no_source(tmp_path: Path) -> None:
    for name in ("docs/page.md", "docs/reference/op.md", "docs/_build/html/page.md", "spec/ops/a.yaml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    site = Site(tmp_path / "spec", tmp_path / "generated", tmp_path / "docs", tmp_path / "docs/_build/html")
    assert {path.relative_to(tmp_path).as_posix() for path in site.state()} == {"docs/page.md", "spec/ops/a.yaml"}


def test_a_port_in_use_is_told(
    served: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "conf.py").write_text("")
    monkeypatch.chdir(tmp_path)
    port = int(served[1].rpartition(":")[2].strip("/"))
    assert main(["docs", "--serve", "--port", str(port)]) == 1
    assert f"found {port} in use or not allowed: try --port {port + 1}" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "99999"], "expected a port from 0 to 65535, found 99999"),
        (["--pages", "nowhere"], "expected a folder of pages with a conf.py, found nowhere"),
    ],
)
def test_wrong_use_is_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", *words]) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_the_core_has_no_site_without_its_own_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["docs"]) == 2
    assert "expected ./docs with a conf.py, or op files" in " ".join(capsys.readouterr().err.split())
    assert not [*tmp_path.iterdir()]


@pytest.mark.full
def test_an_edited_op_of_a_pack_is_shown(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples/acme/spec", tmp_path / "spec")
    generate(tmp_path / "spec", tmp_path / "generated")
    command = [sys.executable, "-m", "opspec", "docs", "--serve", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, preexec_fn=_HEARD) as serving:
        try:
            assert serving.stdout is not None
            address = serving.stdout.readline().split()[0]
            page = f"{address}acme/swish.html"
            with urlopen(page) as answer:
                assert "Said otherwise" not in answer.read().decode()
            op = tmp_path / "spec/ops/acme/swish.yaml"
            op.write_text(re.sub("(?m)^summary: .*", "summary: Said otherwise.", op.read_text()))
            assert serving.stdout.readline().startswith("swish.yaml: built in ")
            with urlopen(page) as answer:
                assert "Said otherwise" in answer.read().decode()
            # A slip is told, and what was there is still shown.
            op.write_text(op.read_text().replace("op: acme.swish", "op: acme.swash"))
            assert serving.stdout.readline() == "swish.yaml: not built\n"
            with urlopen(page) as answer:
                assert answer.status == 200
        finally:
            serving.send_signal(2)
        assert serving.wait(20) == 0


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 9])
def test_nobody_serves_who_was_ended(number: int, tmp_path: Path) -> None:
    begin = (
        "import sys, time; from pathlib import Path; from opspec_generator.serving import server, start\n"
        "found = server(Path(sys.argv[1]), 0); stop = start(found); print(found.server_port, flush=True)\n"
        "time.sleep(60)"
    )
    command = [sys.executable, "-c", begin, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=_HEARD) as serving:
        assert serving.stdout is not None
        address = f"http://{HOST}:{serving.stdout.readline().strip()}/"
        urlopen(address).close()
        serving.send_signal(number)
    for _ in range(200):
        time.sleep(0.1)
        try:
            urlopen(address, timeout=5).close()
        except OSError:
            return
    pytest.fail(f"{address} is still served")


# Another example of roll, by the same shift.
EXAMPLE = r"[[1, 2, 3], [4, 5, 7]]\1[[5, 7, 4], [2, 3, 1]]"


@pytest.mark.full
def test_what_is_built_after_an_edit_is_what_is_built_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "examples/acme/spec", tmp_path / "spec")
    monkeypatch.chdir(tmp_path)
    assert main(["docs"]) == 0
    edits = [
        ("ops/acme/swish", "(?m)^summary: .*", "summary: Said otherwise."),
        ("ops/acme/block_reduce", "a block has a place", "each block has a place"),
        ("ops/acme/block_reduce", '"1 <= block"', '"0 < block"'),
        ("ops/acme/block_reduce", "{T: any}", "{T: int|float}"),
        ("ops/acme/roll", '"o - shift"', '"-shift + o"'),
        ("ops/acme/roll", r"\[\[1, 2, 3\], \[4, 5, 6\]\](.*\n.*\n.*)\[\[5, 6, 4\], \[2, 3, 1\]\]", EXAMPLE),
        (
            "ops/acme/hard_swish",
            r"operand\[o\] \* hard_sigmoid\(operand\[o\]\)",
            "hard_sigmoid(operand[o]) * operand[o]",
        ),
        ("ops/acme/hard_swish", "like[(]operand, 6.0[)]", "like(operand, 6)"),
        ("families/gate", "the result has the operand's shape", "the result is as large as the operand"),
    ]
    for name, pattern, words in edits:
        op = tmp_path / f"spec/{name}.yaml"
        text, found = re.subn(pattern, words, op.read_text(), count=1)
        assert found
        op.write_text(text)
        assert main(["docs"]) == 0
    assert main(["docs", "-o", "anew"]) == 0
    assert _files(tmp_path / "site") == _files(tmp_path / "anew")


def _files(html: Path) -> dict[str, bytes]:
    """What a site shows, and not what Sphinx notes for its next build."""
    return {
        path.relative_to(html).as_posix(): path.read_bytes()
        for path in html.rglob("*")
        if path.is_file() and ".doctrees" not in path.parts and path.name != ".buildinfo"
    }


class _Edited(Site):
    """A site whose files and code are edited between two looks, and which tells how it is built."""

    def state(self) -> dict[Path, tuple[int, int]]:
        looks.append("files")
        return {Path("spec/types.yaml"): (len(looks), 0)}

    def code(self) -> dict[Path, tuple[int, int]]:
        return {Path("site.py"): (int(len(looks) > 2), 0)}

    def build(self, *, strict: bool = True, anew: bool = False) -> int:
        looks.append("imported anew" if anew else "as imported")
        return int(strict)


looks: list[str] = []


def test_code_that_changed_is_imported_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def tell(line: str) -> None:
        told.append(line)
        if len(told) == 3:
            raise KeyboardInterrupt

    looks.clear()
    monkeypatch.setattr(serving, "warm_up", lambda _: None)
    with pytest.raises(KeyboardInterrupt):
        serving.watch(_Edited(Path("spec"), Path("generated"), Path("docs"), Path("html")), tell, {})
    assert looks == ["files", "as imported", "files", "imported anew"]
    assert re.match(r"types\.yaml: built in", told[0])
    assert told[1].startswith("the generator has changed: ")
