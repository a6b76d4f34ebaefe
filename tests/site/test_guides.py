"""Guides say what happens: each was followed as it stands, and some of them here once more."""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.checkout import ROOT

sys.path.insert(0, str(ROOT / "tools"))
tool: Any = import_module("guides")
PAGES = {page.stem: page for page in tool.guides()}
# What is followed each time; .ci/run follows all, and none is published that changed since it was.
SAMPLE = ("lower-chlo",)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [name if name in SAMPLE else pytest.param(name, marks=pytest.mark.full) for name in PAGES]
)
def test_a_guide_says_what_happens(name: str) -> None:
    text = PAGES[name].read_text("utf-8")
    if "import jax" in text or "jax:cpu" in text:
        pytest.importorskip("jax")
    assert tool.follow(PAGES[name]) == text


def test_no_guide_was_changed_and_not_followed() -> None:
    stale = {name for name, page in PAGES.items() if tool.key(page.read_text("utf-8")) != tool.followed().get(name)}
    assert not stale, "run `python tools/guides.py`"
    assert set(tool.followed()) == set(PAGES)


def test_every_guide_is_short_and_shows_something() -> None:
    for name, page in PAGES.items():
        kinds = [block.kind for block in tool.blocks(page.read_text("utf-8"))]
        assert "text" in kinds, name
        if page.parent.name == "guides":
            assert len(page.read_text("utf-8").splitlines()) < 200, name


def test_the_key_is_that_of_what_is_done_and_shown() -> None:
    page = "This is `a.py`:\n\n```python\n1\n```\n\n```sh\ntrue\n```\n"
    assert tool.key(page) == tool.key(page.replace("This is", "Here comes"))
    assert tool.key(page) != tool.key(page.replace("`a.py`", "`b.py`"))
    assert tool.key(page) != tool.key(page.replace("true", "false"))


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("```sh\nfalse\n```\n", "ended with 1"),
        ("```sh\ntrue # exit status 1\n```\n", "ended with 0"),
        ("```python\n1\n```\n", "expected the name of a file"),
        ("`a.txt`\n```yaml\na: 1\n```\n```diff\n-b: 1\n+b: 2\n```\n", "has not exactly one place"),
    ],
)
def test_what_a_guide_cannot_mean_is_told(page: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(page)
    with pytest.raises(tool.NotSo, match=told):
        tool.follow(tmp_path / "page.md")


def test_what_comes_out_takes_the_place_of_what_is_shown(tmp_path: Path) -> None:
    page = (
        "`a.txt`\n```yaml\na: 1\n```\n```diff\n-a: 1\n+a: 2\n```\n```sh\ncat a.txt; ls\n```\n```text\na: 1\n```\nEnd.\n"
    )
    (tmp_path / "page.md").write_text(page)
    became = tool.follow(tmp_path / "page.md")
    assert became == page.replace("```text\na: 1\n```", "```text\na: 2\na.txt\n```")
    (tmp_path / "page.md").write_text(became)
    assert tool.follow(tmp_path / "page.md") == became


@pytest.mark.parametrize(
    ("printed", "told", "alike"),
    [
        ("a\nb\nc\n", "a\n...\nc\n", True),
        ("a\nc\n", "a\n...\nc\n", True),
        ("3 cases, 1 failed\n", "... cases, 1 failed\n", True),
        ("3 cases, 2 failed\n", "... cases, 1 failed\n", False),
        ("a\nb\n", "a\n", False),
    ],
)
def test_what_is_told_has_to_be_there(printed: str, told: str, alike: bool) -> None:
    assert tool.is_as_told(printed, told) is alike


def test_what_was_followed_is_not_followed_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done = []
    monkeypatch.setattr(tool, "follow", lambda page: done.append(page.stem) or page.read_text("utf-8"))
    monkeypatch.setattr(tool, "RECORD", tmp_path / "guides.json")
    monkeypatch.setattr(sys, "argv", ["guides.py"])
    assert (tool.main(), tool.main()) == (0, 0)
    assert done == list(PAGES)
    assert json.loads((tmp_path / "guides.json").read_text()) == tool.followed()


def test_the_record_and_the_pages_name_no_machine() -> None:
    for page in PAGES.values():
        assert not re.search(r"/(tmp|home|root|work)/", page.read_text("utf-8")), page.name
    assert all(re.fullmatch("[0-9a-f]{16}", found) for found in json.loads(tool.RECORD.read_text("utf-8")).values())
