"""Programs under mpiexec. `OPSPEC_MPI_PYTHONS` names a Python for each MPI, which has mpi4py, and mpiexec beside it;
without it this one is asked.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.checkout import ROOT
from tests.fork_server import fork_command

# Open MPI starts no more ranks than there are cores, and none for root, unless told so.
_LENIENT = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}
NONE = "mpi4py and mpiexec are not here: pip install mpi4py mpich"


@cache
def pythons() -> tuple[str, ...]:
    named = os.environ.get("OPSPEC_MPI_PYTHONS")
    if named:
        return tuple(named.split(os.pathsep))
    here = find_spec("mpi4py") is not None and Path(sys.executable).with_name("mpiexec").exists()
    return (sys.executable,) if here else ()


def mpiexec(
    python: str, count: int, *words: str, patience: float = 240, forks: bool = False, **more: str
) -> subprocess.CompletedProcess[str]:
    """Ranks of a Python, each with these words. `forks`: ours may begin as such. `more`: of their environment."""
    folder = Path(python).parent
    environment = (
        os.environ
        | _LENIENT
        | more
        | {
            "PATH": os.pathsep.join([str(folder), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if "site-packages" not in path),
        }
    )
    rank = fork_command(*words[1:]) if forks and python == sys.executable and words[0] == "-m" else [python, *words]
    command = [str(folder / "mpiexec"), "-n", str(count), *rank]
    return subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, timeout=patience)
