"""HLO texts, modules and snapshots with faults, and modules of MHLO, given to commands: an exit status, never a
traceback.
"""

from __future__ import annotations

import contextlib
import io
import random
import tempfile
from functools import cache
from pathlib import Path

from opspec.cli.main import main
from opspec.programs import carrier
from tests.fuzz import mutations
from tests.programs.hlo_files import ADD, BODIES, literal, message, module, snapshot


def case(seed: int) -> str | None:
    source = random.Random(seed)
    texts, data = _sound()
    if source.random() < 0.5:
        made = mutations.text(source, source.choice(texts), source.choice(texts)).encode(errors="replace")
    else:
        made = mutations.data(source, source.choice(data))
        made = made[: source.randrange(len(made) + 1)] if source.random() < 0.2 else made
    command = source.choice(["run", "verify", "lower", "compare"])
    out, err = io.StringIO(), io.StringIO()
    out.buffer = io.BytesIO()  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "dump"
        if command == "compare":
            path.mkdir()
            (path / "1.hlo").write_bytes(source.choice(data))
            (path / "2.hlo").write_bytes(made)
        else:
            path.write_bytes(made)
        words = [command, str(path), *(["--random"] if command == "run" else [])]
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status = main(words)
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else 0
    told = out.getvalue() + err.getvalue()
    if status not in (0, 1, 2):
        return f"opspec {command} ended with {status}"
    if "Traceback" in told or "made a mistake" in told or "Error: " in told:
        return f"opspec {command}: {told[-300:]}"
    return None


@cache
def _sound() -> tuple[list[str], list[bytes]]:
    texts = [ADD, *(module(body) for body in BODIES)]
    modules = [carrier.hlo_of_text(text) for text in texts]
    wrapped = [bytes(message(1, each)) for each in modules]
    programs = Path(__file__).parents[1] / "programs" / "mhlo_programs"
    texts += [path.read_text() for path in sorted(programs.glob("*.mlir"))]
    return texts, [*modules, *wrapped, snapshot(modules[0], *[literal([2, 3], [1, 0], bytes(24))] * 2)]
