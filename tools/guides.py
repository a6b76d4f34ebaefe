"""Guides, followed: what their blocks say is done in an empty folder, and what comes out has to be what they show.

    python tools/guides.py            # those whose blocks are not what they were when they were followed last
    python tools/guides.py --anew     # all of them
    python tools/guides.py --write    # put what comes out in the place of what is shown

A block `sh` is run, and ends with the status that a comment in it says. A block `text` behind it is what it prints,
where `...` stands for anything, on a line of its own for lines. A `diff` changes a file, and any other block is one;
its name is the last in backquotes before it. docs/guides.json has the hash of the blocks that were followed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "docs/guides.json"
PACKAGES = ("runtime", "model", "generator", "generated", "packs/sdy/generated", "packs/mhlo/generated")
# Files of the checkout that a guide begins with; the others begin with none.
GIVEN = {"judge-a-backend": ("examples/backend",)}

_BLOCK = re.compile(r"(?P<words>.*?)^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
_NAME = re.compile(r"`([\w./-]+\.\w+)`")
_STATUS = re.compile(r"# exit status (\d+)")
# The commands as somebody has them whose environment is set up. What a guide installs goes to a folder of its own.
_SHELL = """
opspec() { "$PYTHON" -m opspec "$@"; }
pytest() { "$PYTHON" -m pytest -p opspec.conform.pytest_plugin -p no:cacheprovider "$@"; }
pip() { "$PYTHON" -m pip "$1" -q --no-deps --no-index --no-build-isolation --target "$INSTALLED" "${@:2}"; }
"""
# What the entry point does, where the package is not installed as it is here.
_GUARD = "from opspec.guard import initialize as initialize\n"


class NotSo(Exception):
    """Something that a guide says, and that is not so."""


@dataclass(frozen=True)
class Block:
    """`file`: which one it is or changes. `start`: where its text begins on the page."""

    kind: str
    text: str
    file: str
    start: int


def guides() -> list[Path]:
    """The pages that are followed."""
    return [
        *(ROOT / f"docs/{name}.md" for name in ("judge-a-backend", "boundary")),
        *sorted(ROOT.glob("docs/guides/*.md")),
    ]


def blocks(page: str) -> Iterator[Block]:
    file = ""
    for found in _BLOCK.finditer(page):
        file = [file, *_NAME.findall(found["words"])][-1]
        yield Block(found["kind"], found["text"], file, found.start("text"))


def key(page: str) -> str:
    """The hash of what is done and shown; the words around it may change."""
    told = [(block.kind, block.text, block.file if block.kind not in ("sh", "text") else "") for block in blocks(page)]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def followed() -> dict[str, str]:
    """For each guide the hash of the blocks that were followed last."""
    found: dict[str, str] = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    return found


def follow(page: Path) -> str:
    """Do what a guide says. What comes back is the page as it should be."""
    text = page.read_text("utf-8")
    with tempfile.TemporaryDirectory(prefix="guide-") as scratch:
        folder = Path(scratch) / "empty"
        for name in GIVEN.get(page.stem, ()):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        folder.mkdir(exist_ok=True)
        plugins = Path(scratch) / "installed/jax_plugins"
        plugins.mkdir(parents=True)
        (plugins / "guard_of_this_checkout.py").write_text(_GUARD, encoding="utf-8")
        printed, made, done = "", "", 0
        for block in blocks(text):
            if block.kind == "sh":
                # Whose folder it is says nothing.
                printed = _run(folder, Path(scratch) / "installed", block.text).replace(f"{folder}/", "")
            elif block.kind == "text":
                if not is_as_told(printed, block.text):
                    made += text[done : block.start] + printed
                    done = block.start + len(block.text)
            elif block.kind == "diff":
                _edit(folder / block.file, block.text)
            else:
                _write(folder, block)
    return made + text[done:]


def _run(folder: Path, installed: Path, script: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("JAX_", "OPSPEC_", "XLA_"))}
    own = {
        "PYTHON": sys.executable,
        "PYTHONPATH": ":".join([str(installed), *(str(ROOT / name) for name in PACKAGES)]),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "INSTALLED": str(installed),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "COLUMNS": "80",
    }
    command = ["bash", "-c", _SHELL + script]
    done = subprocess.run(command, cwd=folder, env=clean | own, capture_output=True, text=True, check=False)
    wanted = _STATUS.search(script)
    if done.returncode != (int(wanted[1]) if wanted else 0):
        raise NotSo(f"{script}ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def _write(folder: Path, block: Block) -> None:
    if not block.file:
        raise NotSo(f"expected the name of a file before a block of {block.kind}, found none:\n{block.text}")
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")


def _edit(path: Path, diff: str) -> None:
    before, after = ("".join(line[1:] for line in diff.splitlines(True) if line[0] in signs) for signs in (" -", " +"))
    text = path.read_text("utf-8")
    if text.count(before) != 1:
        raise NotSo(f"{path.name} has not exactly one place that reads\n{before}")
    path.write_text(text.replace(before, after), encoding="utf-8")


def is_as_told(printed: str, told: str) -> bool:
    """Whether a text is what the page shows of it: `...` stands for anything, on a line of its own for lines."""
    lines = [r"(?:.*\n)*" if line == "..." else _shown(line) + r"\n" for line in told.splitlines()]
    return re.fullmatch("".join(lines), printed) is not None


def _shown(line: str) -> str:
    return ".*".join(re.escape(part) for part in line.split("..."))


def main() -> int:
    parser = argparse.ArgumentParser(description="follow the guides")
    parser.add_argument("guide", nargs="*", help="names of guides, such as boundary (default: all)")
    parser.add_argument("--anew", action="store_true", help="also those that were followed as they are")
    parser.add_argument("--write", action="store_true", help="put what comes out in the place of what is shown")
    options = parser.parse_args()
    record, wrong = followed(), False
    named = {page.stem: page for page in guides()}
    if unknown := [name for name in options.guide if name not in named]:
        parser.error(f"expected a guide, found {unknown[0]}: try one of {', '.join(named)}")
    for name, page in named.items():
        text = page.read_text("utf-8")
        if (options.guide and name not in options.guide) or (not options.anew and record.get(name) == key(text)):
            continue
        try:
            became = follow(page)
        except NotSo as problem:
            print(f"docs: {name}: {problem}")
            wrong = True
            continue
        if options.write:
            page.write_text(became, encoding="utf-8")
        elif became != text:
            print(f"docs: {name}: prints\n{_printed(text, became)}")
            wrong = True
            continue
        record[name] = key(became)
        print(f"followed {name}")
    record = {name: hash_ for name, hash_ in sorted(record.items()) if name in named}
    if record != followed():
        RECORD.write_text(f"{json.dumps(record, indent=1)}\n", encoding="utf-8")
    return int(wrong)


def _printed(told: str, became: str) -> str:
    """The blocks that differ."""
    pairs = zip(blocks(told), blocks(became), strict=True)
    return "\n".join(f"{new.text}\nand the page says\n{old.text}" for old, new in pairs if old.text != new.text)


if __name__ == "__main__":
    sys.exit(main())
