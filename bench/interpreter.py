"""The programs of speed.py in the reference interpreter of the MLIR library, at full size, beside ours: takes long.

    python bench/interpreter.py               # all programs of speed.py, and the geometric mean of the ratios
    python bench/interpreter.py --only add --format json

The interpreter runs once, in a process of its own, which may end there: what it cannot run is listed as such. Ours is
the median of several runs. Both are processor times on one core.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any

from speed import environment, geometric_mean, listed, seconds

ROUNDS = 15
LIMIT = 1000.0
PATIENCE_S = 1200.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORD", default="", help="programs whose name has this word")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.add_argument("--child", nargs=2, metavar=("WHO", "NAME"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        print(json.dumps(measure(*options.child)))
        return
    rows = []
    for name in [name for name in listed("all kinds") if options.only in name]:
        rows.append({"name": name, "opspec": child("opspec", name), "interpreter": child("interpreter", name)})
        if options.format == "text":
            print(line(rows[-1]), flush=True)
    mean = geometric_mean([row["interpreter"] / row["opspec"] for row in rows if row["interpreter"] is not None])
    if options.format == "json":
        print(json.dumps({"programs": rows, "geometric_mean": mean}, indent=2))
    else:
        verdict = "ok" if mean >= LIMIT else "UNDER"
        print(f"{'geometric mean':32} {mean:34,.0f} x  >= {LIMIT:,.0f} x  {verdict}")


def child(who: str, name: str) -> float | None:
    """Seconds; None where the process has ended before it was through."""
    command = [sys.executable, __file__, "--child", who, name]
    try:
        done = subprocess.run(
            command, env=environment(), check=True, capture_output=True, text=True, timeout=PATIENCE_S
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None
    found: float = json.loads(done.stdout)
    return found


def measure(who: str, name: str) -> float:
    import jax
    import numpy as np
    from programs import programs

    import opspec

    function, arguments = programs()[name]()
    text = jax.jit(function).lower(*arguments).as_text()
    flat = [np.asarray(x) for x in jax.tree.leaves(arguments)]
    if who == "interpreter":
        return interpreted(text, flat)
    program = opspec.compile(opspec.load(text))
    program(*flat)
    return statistics.median(seconds(lambda: program(*flat)) for _ in range(ROUNDS))


def interpreted(text: str, arguments: list[Any]) -> float:
    """What the run itself takes, without reading the program and its arguments."""
    from opspec.agreement.oracles.library import StablehloLibrary
    from opspec.programs import carrier

    taken: list[float] = []
    run = carrier.stablehlo.eval_module

    def timed(*given: Any) -> Any:
        found: list[Any] = []
        taken.append(seconds(lambda: found.extend(run(*given))))
        return found

    carrier.stablehlo.eval_module = timed
    StablehloLibrary().run(text, arguments)
    return taken[0]


def line(row: dict[str, Any]) -> str:
    ours, theirs = row["opspec"], row["interpreter"]
    if theirs is None:
        return f"{row['name']:32} {ours * 1e3:9.3f} ms   the interpreter ends"
    return f"{row['name']:32} {ours * 1e3:9.3f} ms  {theirs:9.2f} s {theirs / ours:10,.0f} x"


if __name__ == "__main__":
    main()
