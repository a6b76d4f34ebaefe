"""Speed beside JAX, jitted, on the CPU: each program in a process of its own, on one core, both in turns; medians of
the processor time of a call, which other processes on the machine do not lengthen.

    python bench/speed.py                     # all programs, and the geometric mean of the ratios
    python bench/speed.py --only lstm --format json
    python bench/speed.py --list fused --engine cpu
    python bench/speed.py --list kinds --engine cpu --format markdown    # each kind with its limit
    python bench/speed.py --list others --engine cpu --format markdown   # programs that nobody tuned for
    python bench/speed.py --list growth --engine cpu
    python bench/speed.py --list kinds --engine cpu --wall    # wall time, with all cores, on an idle machine
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

ROUNDS, SECONDS = 5, 1.5
CALLS = 5  # of one side in turn: more than one, since each finds the memory as the other left it
LONG = 0.2  # seconds of a call that is large enough to find no memory as it left it
LIMIT_MEAN, LIMIT_EACH = 2.0, 8.0
APART = ("sort 100k", "scalar loop 10,000 steps")  # not in the mean
LISTS = ("all kinds", "fused", "kinds", "others", "growth")
LOOP_OPS = 10_000 * 6  # of the scalar loop: condition, counter and four of the body
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OPSPEC_THREADS": "1",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", default="", help="programs whose name has this word")
    parser.add_argument("--format", choices=["text", "json", "markdown"], default="text")
    parser.add_argument("--list", choices=LISTS, default="all kinds", help="which programs")
    parser.add_argument("--engine", default="numpy", help="what computes ours: numpy (the default), cpu")
    parser.add_argument("--wall", action="store_true", help="wall time, with as many threads as there are cores")
    parser.add_argument("--child", metavar="NAME", help=argparse.SUPPRESS)
    options = parser.parse_args()
    makers = listed(options.list)
    if options.child:
        print(json.dumps(measure(makers[options.child], options.child, options.wall)))
        return
    rows = []
    for name in [name for name in makers if options.only in name]:
        rows.append(child(name, options.list, options.engine, options.wall))
        if options.format == "text":
            print(line(rows[-1]), flush=True)
        elif options.format == "markdown":
            print(f"{rows[-1]['name']}: {rows[-1]['ratio']:.2f}", file=sys.stderr, flush=True)
    if options.format == "markdown":
        print(markdown(rows, options.list))
        return
    mean = geometric_mean([row["ratio"] for row in rows if row["name"] not in APART])
    if options.format == "json":
        print(json.dumps({"programs": rows, "geometric_mean": mean}, indent=2))
    else:
        verdict = "ok" if mean <= LIMIT_MEAN else "OVER"
        print(f"{'geometric mean, sort and scalar loop left out':44} {mean:8.2f} x  <= {LIMIT_MEAN} x  {verdict}")


def listed(which: str) -> dict[str, Any]:
    """How to make each program of a list."""
    if which == "all kinds":
        from programs import programs

        return programs()
    if which == "fused":
        from fused import fused

        return fused()
    import kinds

    makers: dict[str, Any] = {"kinds": kinds.kinds, "others": kinds.others, "growth": kinds.growth}[which]()
    return makers


def environment(wall: bool = False) -> dict[str, str]:
    """One thread, unless it is for wall time, and the instructions that the processor has: some set-ups pin OpenBLAS
    to older ones.
    """
    own = {name: value for name, value in os.environ.items() if name != "OPENBLAS_CORETYPE"}
    return own | {"JAX_PLATFORMS": "cpu"} | ({} if wall else ONE_THREAD)


def child(name: str, which: str = "all kinds", engine: str = "numpy", wall: bool = False) -> dict[str, Any]:
    command = [sys.executable, __file__, "--child", name, "--list", which, *(["--wall"] if wall else [])]
    chosen = environment(wall) | {"OPSPEC_ENGINE": engine}
    done = subprocess.run(command, env=chosen, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(make: Any, name: str, wall: bool = False) -> dict[str, Any]:
    clock = time.perf_counter if wall else time.process_time
    if hasattr(os, "sched_setaffinity") and not wall:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    import jax
    import numpy as np

    import opspec

    function, arguments = make()
    jitted = jax.jit(function)
    program = opspec.compile(opspec.load(jitted.lower(*arguments).as_text()))
    flat = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    device = jax.device_put(arguments)
    expected = [np.asarray(x) for x in jax.tree.leaves(jitted(*device))]
    found = program(*flat)
    worst = max(_difference(x, y) for x, y in zip(found, expected, strict=True))
    ours, theirs = [], []
    calls = 1 if seconds(lambda: program(*flat), clock) > LONG else CALLS
    start = time.process_time()
    while len(ours) < ROUNDS * calls or (time.process_time() - start < SECONDS and len(ours) < 1000):
        theirs += [seconds(lambda: jax.block_until_ready(jitted(*device)), clock) for _ in range(calls)]
        ours += [seconds(lambda: program(*flat), clock) for _ in range(calls)]
    mine, jaxs = statistics.median(ours), statistics.median(theirs)
    return {"name": name, "opspec": mine, "jax": jaxs, "ratio": mine / jaxs, "difference": worst}


def _difference(x: Any, y: Any) -> float:
    import numpy as np

    scale = max(float(np.abs(y).max()), 1e-6) if y.size else 1.0
    return float(np.abs(x.astype(np.float64) - y.astype(np.float64)).max(initial=0)) / scale


def seconds(call: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    start = clock()
    call()
    return clock() - start


def line(row: dict[str, Any]) -> str:
    limit = f"<= {LIMIT_EACH} x"
    verdict = "ok" if row["ratio"] <= LIMIT_EACH else "OVER"
    if row["name"].startswith("scalar loop"):
        each = row["opspec"] / LOOP_OPS * 1e6
        limit, verdict = "<= 1.5 us an op", f"{each:.2f} us {'ok' if each <= 1.5 else 'OVER'}"
    elif row["name"] in APART:
        limit = verdict = ""
    times = f"{row['opspec'] * 1e3:9.3f} ms  {row['jax'] * 1e3:9.3f} ms"
    return f"{row['name']:32} {times} {row['ratio']:8.2f} x  {limit}  {verdict}".rstrip()


def markdown(rows: list[dict[str, Any]], which: str) -> str:
    """The table of a page; of kinds with the limit of each."""
    if which == "growth":
        return "\n".join(_growth_table(rows))
    lines = ["| program | OpSpec | beside XLA | limit |", "| --- | --- | --- | --- |"]
    limits = _limits([row["name"] for row in rows]) if which in ("kinds", "others") else {}
    of_kind: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        of_kind.setdefault(limits[row["name"]][0] if limits else "", []).append(row)
    for kind, found in of_kind.items():
        limit = limits[found[0]["name"]][1] if limits else None
        if limit is not None:
            lines.append(f"| **{kind}** | | **{geometric_mean([row['ratio'] for row in found]):.2f}** | {limit} |")
        for row in found:
            over = limit is not None and round(row["ratio"], 2) > limit
            ratio = f"{row['ratio']:.2f}"
            lines.append(f"| {row['name']} | {row['opspec'] * 1e3:.3g} ms | {ratio} | {'over' if over else ''} |")
    lines.append(f"| geometric mean | | {geometric_mean([row['ratio'] for row in rows]):.2f} | |")
    return "\n".join(lines)


def _limits(names: list[str]) -> dict[str, tuple[str, float]]:
    """The kind of each program, and its limit."""
    from kinds import KINDS, kind_of

    return {name: (title := kind_of(name), KINDS[title].limit) for name in names}


def _growth_table(rows: list[dict[str, Any]]) -> list[str]:
    ratios: dict[str, dict[str, str]] = {}
    for row in rows:
        name, size = row["name"].split(" of ")
        ratios.setdefault(size, {})[name] = f"{row['opspec'] * 1e3:.3g} ms, {row['ratio']:.2f}"
    names = list(dict.fromkeys(row["name"].split(" of ")[0] for row in rows))
    lines = [f"| elements | {' | '.join(names)} |", "| --- " * (len(names) + 1) + "|"]
    lines += [f"| {size} | {' | '.join(found.get(name, '') for name in names)} |" for size, found in ratios.items()]
    return lines


def chosen(names: Iterable[str], description: str | None) -> list[str]:
    """Those that have one of the words of the command line; all, where it has none."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="of names; all of them, where there is none")
    words = [word.lower() for word in parser.parse_args().words]
    return [name for name in names if not words or any(word in name.lower() for word in words)]


def geometric_mean(values: list[float]) -> float:
    return math.exp(statistics.fmean(map(math.log, values))) if values else math.nan


if __name__ == "__main__":
    main()
