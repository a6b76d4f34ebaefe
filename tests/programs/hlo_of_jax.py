"""A child with JAX that compiles programs for XLA's CPU and keeps their HLO, arguments and results.

python -m tests.programs.hlo_of_jax FOLDER PROGRAM...
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any

import numpy as np

from opspec.arrays import save_npz
from tests.forks import forked

FORMS = ("before.txt", "before.pb", "after.txt", "after.pb")


def kept(folder: Path, names: list[str]) -> dict[str, str]:
    """What became of each program: empty where its files are there, else why JAX does not compile it."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "JAX_PLATFORMS": "cpu"}
    words = ["-m", "tests.programs.hlo_of_jax", str(folder), *names]
    forked(words, "jax", env=environment, patience=1800).check_returncode()
    found: dict[str, str] = json.loads((folder / "outcomes.json").read_text())
    return found


def main(folder: Path, names: list[str]) -> None:
    from tests.pjrt.jax_child import programs

    found, outcomes = programs(), {}
    for at, name in enumerate(names or list(found)):
        try:
            _keep(found[name], folder / str(at))
            outcomes[name] = ""
        except Exception as error:  # noqa: BLE001 - the outcome
            outcomes[name] = "".join(traceback.format_exception_only(error)).strip()[:200]
    (folder / "outcomes.json").write_text(json.dumps(outcomes))


def _keep(program: Any, folder: Path) -> None:
    """Arrays that a program holds become its arguments, so that XLA does not compute it while it compiles."""
    import jax
    from jax.extend import core
    from jaxlib import _hlo

    closed = jax.make_jaxpr(program)()
    jaxpr = closed.jaxpr.replace(invars=[*closed.jaxpr.constvars], constvars=[])
    function = jax.jit(core.jaxpr_as_fun(closed.replace(jaxpr=jaxpr, consts=[])), keep_unused=True)
    inputs = [np.asarray(x) for x in closed.consts]
    with jax.enable_x64(True):  # some programs do for themselves; here types are said already
        lowered = function.lower(*inputs)
        compiled = lowered.compile()
        outputs = [np.asarray(x) for x in compiled(*inputs)]
    options = _hlo.HloPrintOptions()
    options.print_large_constants = True
    before = _hlo.HloModule.from_serialized_hlo_module_proto(
        lowered.compiler_ir("hlo").as_serialized_hlo_module_proto()
    )
    (after,) = compiled.runtime_executable().hlo_modules()
    folder.mkdir()
    for stage, hlo in (("before", before), ("after", after)):
        (folder / f"{stage}.txt").write_text(hlo.to_string(options))
        (folder / f"{stage}.pb").write_bytes(hlo.as_serialized_hlo_module_proto())
    save_npz(folder / "inputs.npz", {f"arr_{number}": x for number, x in enumerate(inputs)})
    save_npz(folder / "outputs.npz", {f"arr_{number}": x for number, x in enumerate(outputs)})


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
