"""Time of `make docs` after an edit of each kind, in a copy of the checkout, each beside a build where nothing changed.

    python bench/site_edits.py                   # every kind: seconds by the clock, and how many times those of nothing
    python bench/site_edits.py formula example   # the kinds whose names have one of these words
    python bench/site_edits.py --in DIR          # in a copy that is kept, and taken as it is the next time

What a search finds is kept beside the output. It is forgotten between rounds, so that each one searches.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("runtime", "model", "generator", "generated", "packs/sdy/generated", "packs/mhlo/generated")
# What `make docs` does, without make.
STEPS = (["tools/guides.py"], ["-m", "opspec", "docs"])


@dataclass(frozen=True)
class Edit:
    """A pattern in a file of the spec, which is found once, and what takes its place."""

    kind: str
    file: str
    pattern: str
    words: str


EDITS = (
    Edit("summary of pad", "ops/stablehlo/pad.yaml", "Surround and", "Surround, and"),
    Edit("meaning of pad", "ops/stablehlo/pad.yaml", "Puts a tensor into", "Puts one tensor into"),
    Edit("meaning of add, of which others are made", "ops/stablehlo/add.yaml", "The sum of each", "A sum of each"),
    Edit("aliases of sort", "ops/stablehlo/sort.yaml", "sort by key", "sort by keys"),
    Edit("words of an operand of gather", "ops/stablehlo/gather.yaml", "How large each", "How long each"),
    Edit("words of a rule of gather", "ops/stablehlo/gather.yaml", "result, or collapsed", "result, collapsed"),
    Edit("formula of a rule of gather", "ops/stablehlo/gather.yaml", "0 <= collapsed_slice", "-1 < collapsed_slice"),
    Edit("formula of a rule of convolution", "ops/stablehlo/convolution.yaml", '"0 < window_str', '"1 <= window_str'),
    Edit("formula of a rule of dot_general", "ops/stablehlo/dot_general.yaml", '"0 < num_prim', '"1 <= num_prim'),
    Edit("shape that convolution infers", "ops/stablehlo/convolution.yaml", r"\(padded, reach,", "(padded + 0, reach,"),
    Edit("meaning of pad as a formula", "ops/stablehlo/pad.yaml", '"interior_padding [+] 1"', '"1 + interior_padding"'),
    Edit("type of reverse", "ops/stablehlo/reverse.yaml", "T: any", "T: any|per_axis"),
    Edit("example of gather", "ops/stablehlo/gather.yaml", r"\[\[2\], \[-4\], \[7\]\]", "[[2], [-5], [8]]"),
    Edit(
        "example of add",
        "ops/stablehlo/add.yaml",
        r"\[127, -1\], \[1, -1\] -> \[-128, -2\]",
        "[127, 0], [1, 0] -> [-128, 0]",
    ),
    Edit("sharding rule of sort", "ops/stablehlo/sort.yaml", "if d != dim", "if not d == dim"),
    Edit("decomposition of chlo.acos", "ops/chlo/acos.yaml", r"\(1.0 - x\) \* \(1.0 \+ x\)", "(1.0 + x) * (1.0 - x)"),
    Edit("history of gather", "ops/stablehlo/gather.yaml", "brings: batching dim", "brings: two batching dim"),
    Edit(
        "summary of a function",
        "functions/exponential.yaml",
        "The whole number in the low bits of a shifted one[.]",
        "A whole number.",
    ),
    Edit(
        "formula of a function",
        "functions/exponential.yaml",
        r"\(1 \+ exponential_near_zero\(r\)\) \*",
        "(exponential_near_zero(r) + 1) *",
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="of names of kinds; all of them, where there is none")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default: 3)")
    parser.add_argument("--in", type=Path, dest="folder", help="a copy that is kept (default: none is)")
    options = parser.parse_args()
    edits = [one for one in EDITS if not options.words or any(word in one.kind for word in options.words)]
    with tempfile.TemporaryDirectory() as folder:
        root = options.folder or Path(folder) / "checkout"
        copied(root)
        print("built whole in {:.1f} s, {:.1f} s of processors".format(*build(root)), flush=True)
        print(f"{'':42} by the clock    processors")
        for edit in edits:
            tell(edit.kind, *measured(root, edit, options.rounds))


def tell(kind: str, nothing: Sequence[tuple[float, float]], edited: Sequence[tuple[float, float]]) -> None:
    words = []
    for before, after in zip(zip(*nothing, strict=True), zip(*edited, strict=True), strict=True):
        clean, own = statistics.median(before), statistics.median(after)
        words.append(f"{own:5.2f} s {own / clean:4.2f} x")
    print(f"{kind:42} {'   '.join(words)}", flush=True)


def copied(root: Path) -> None:
    """The files that git knows, those that are changed as they are."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        source, target = ROOT / name, root / name
        if not target.is_file() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def build(root: Path) -> tuple[float, float]:
    """Seconds by the clock and of processors."""
    paths = os.pathsep.join(str(root / name) for name in PACKAGES)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    for step in STEPS:
        subprocess.run(
            [sys.executable, *step],
            cwd=root,
            check=True,
            env=os.environ | {"PYTHONPATH": paths},
            stdout=subprocess.DEVNULL,
        )
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measured(root: Path, edit: Edit, rounds: int) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Times of builds where nothing changed, and where this did, in turns."""
    path, cache = root / "spec" / edit.file, root / ".opspec-cache"
    text = path.read_text(encoding="utf-8")
    changed, found = re.subn(edit.pattern, edit.words, text)
    if found != 1:
        raise SystemExit(f"expected {edit.pattern!r} once in {edit.file}, found it {found} times")
    nothing, edited = [], []
    for _ in range(rounds):
        nothing.append(build(root))
        known = {*cache.rglob("*")}
        path.write_text(changed, encoding="utf-8")
        try:
            edited.append(build(root))
        finally:
            path.write_text(text, encoding="utf-8")
        for one in {*cache.rglob("*")} - known:
            one.unlink()
        build(root)
    return nothing, edited


if __name__ == "__main__":
    main()
