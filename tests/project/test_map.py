"""docs/design.md and its pictures say what the code is."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from typing import Any

import pytest

from tests.checkout import ROOT

sys.path.insert(0, str(ROOT / "tools"))
drawn: Any = import_module("map")
PAGE = (ROOT / "docs/design.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def graph(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The code, read once, in a folder whose pages are its own."""
    folder = tmp_path_factory.mktemp("map")
    for name in ("runtime", "model", "generator", "spec", "generated", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "docs").mkdir()
    (folder / "docs/design.md").write_text(PAGE, encoding="utf-8")
    return drawn.Graph(folder)


@pytest.mark.full  # and of `make lint`, which draws them
def test_every_walk_goes_where_the_code_goes(graph: Any) -> None:
    for walk in drawn.WALKS.values():
        for first, second in zip(walk.steps, walk.steps[1:], strict=False):
            assert drawn.link(graph, first, second)


@pytest.mark.full
@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("opspec.values.dims", "opspec.cli.run", "neither imports the other nor finds it by name"),
        ("opspec.values.dims", "opspec.values.dim", "expected a module or a file, found `opspec.values.dim`"),
        ("opspec.cli.run", "generated/opspec_generated/numpy/stablehlo/pad.py", "neither imports the other"),
        ("opspec_generator.emit.numpy", "generated/opspec_generated/verifier/stablehlo/pad.py", "neither imports"),
    ],
)
def test_a_walk_that_the_code_does_not_go_is_refused(graph: Any, first: str, second: str, told: str) -> None:
    with pytest.raises(drawn.Refused, match=told):
        drawn.link(graph, first, second)


@pytest.mark.full
@pytest.mark.slow
def test_what_is_stale_is_named_with_the_command(
    graph: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drawn, "ROOT", graph.root)
    monkeypatch.setattr(drawn, "Graph", lambda root: {graph.root: graph}[root])
    monkeypatch.setattr(sys, "argv", ["map.py"])
    assert drawn.main() == 0
    monkeypatch.setattr(sys, "argv", ["map.py", "--check"])
    (graph.root / "docs/map-rule.svg").write_text("<svg/>", encoding="utf-8")
    capsys.readouterr()
    assert drawn.main() == 1
    assert capsys.readouterr().out == "docs/map-rule.svg: not as the imports are: run `make map`\n"


@pytest.mark.full
def test_the_page_names_what_there_is(graph: Any) -> None:
    for name in re.findall(r"`(opspec(?:_model|_generator)?(?:\.\w+)+)", PAGE):
        module, last = name.rpartition(".")[::2]
        assert name in graph.files or hasattr(import_module(module), last), name
    paths = [path.as_posix() for path in graph.files.values()]
    for name in re.findall(r"`([\w/]+\.py)`", PAGE):
        assert any(path.endswith(f"/{name}") for path in paths), name


def test_the_page_names_every_target() -> None:
    from opspec_generator.emit import discover

    targets = PAGE.partition("## Targets")[2].partition("##")[0]
    assert [emitter.name for emitter in discover() if f"`{emitter.name}`" not in targets] == []
