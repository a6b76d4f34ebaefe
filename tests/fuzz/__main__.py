"""`python -m tests.fuzz [KIND ...] [--n N] [--seed SEED]`: N cases of each kind, from a seed on."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
import traceback
from dataclasses import dataclass

from tests.checkout import ROOT

KINDS = ("texts", "artifacts", "dumps", "op_files", "commands", "programs", "interrupts")
PATIENCE_S = 120.0  # for one case, on a machine that has other work too


@dataclass(frozen=True)
class Finding:
    kind: str
    seed: int
    what: str

    def __str__(self) -> str:
        return f"{self.kind} {self.seed}: {self.what}"


class Child:
    """A process that tries case after case, and says of each what it found."""

    def __init__(self, kind: str, seed: int, count: int) -> None:
        folders = [str(ROOT), *(str(ROOT / name) for name in ("runtime", "model", "generator", "generated"))]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([*folders, os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-m", "tests.fuzz", kind, "--seed", str(seed), "--n", str(count), "--inside"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=ROOT
        )
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.lines.put(line)
        self.lines.put(None)

    def stop(self) -> str:
        """How it ended."""
        self.process.kill() if self.process.poll() is None else None
        code = self.process.wait()
        return f"signal {-code}" if code < 0 else f"exit status {code}"


def fuzz(kind: str, seed: int, count: int) -> list[Finding]:
    """What is found in so many cases of a kind."""
    found: list[Finding] = []
    end = seed + count
    while seed < end:
        child = Child(kind, seed, end - seed)
        try:
            seed = _follow(child, kind, seed, end, found)
        finally:
            child.stop()
    return found


def _follow(child: Child, kind: str, seed: int, end: int, found: list[Finding]) -> int:
    """The seed to go on with, once all cases are tried, or the child ended over one."""
    while seed < end:
        try:
            line = child.lines.get(timeout=PATIENCE_S)
        except queue.Empty:
            _tell(found, Finding(kind, seed, f"no end within {PATIENCE_S:.0f} s"))
            return seed + 1
        if line is None:
            _tell(found, Finding(kind, seed, f"the process ended: {child.stop()}"))
            return seed + 1
        what = json.loads(line)["found"]
        if what is not None:
            _tell(found, Finding(kind, seed, what))
        seed += 1
    return seed


def _tell(found: list[Finding], finding: Finding) -> None:
    found.append(finding)
    print(finding, flush=True)


def inside(kind: str, seed: int, count: int) -> None:
    """Try cases in this process."""
    case = importlib.import_module(f"tests.fuzz.{kind}" if kind in KINDS else kind).case
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what is printed on the way is no finding
    for at in range(seed, seed + count):
        try:
            what = case(at)
        except BaseException as error:  # noqa: BLE001 - every one is a finding
            what = "".join(traceback.format_exception(error)[-6:])
        print(json.dumps({"found": what}), file=out, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", epilog="example: python -m tests.fuzz texts --n 200")
    parser.add_argument("kinds", metavar="KIND", nargs="*", default=KINDS, help=f"of {', '.join(KINDS)} (default: all)")
    parser.add_argument("--n", type=int, default=100, metavar="N", help="cases of each kind (default: 100)")
    parser.add_argument("--seed", type=int, metavar="SEED", help="the first seed (default: by the clock)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    unknown = [kind for kind in options.kinds if kind not in KINDS]
    if unknown and not options.inside:
        parser.error(f"expected kinds of {', '.join(KINDS)}, found {', '.join(unknown)}")
    seed = int(time.time()) % 1_000_000_000 if options.seed is None else options.seed
    if options.inside:
        inside(options.kinds[0], seed, options.n)
        return 0
    found: list[Finding] = []
    for kind in options.kinds:
        start = time.perf_counter()
        now = fuzz(kind, seed, options.n)
        found += now
        took = time.perf_counter() - start
        print(f"{kind}: {options.n} cases from seed {seed}, {len(now)} findings, {took:.0f} s", flush=True)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
