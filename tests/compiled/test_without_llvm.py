"""What is said where llvmlite is hidden, or is there and does not load; kernels are NumPy's then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HIDDEN = """
import sys

class Hiding:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "llvmlite":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hiding())
"""
BROKEN = """
import sys
from pathlib import Path

package = Path(sys.argv[1]) / "llvmlite"
package.mkdir()
(package / "__init__.py").write_text("raise OSError('libllvm.so: no such file')")
sys.path.insert(0, sys.argv[1])
"""
WITHOUT = """
import warnings

import numpy as np
import opspec
from opspec.cli.main import main

module = opspec.load('''func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}''')
x = np.arange(4, dtype=np.float32)
warnings.simplefilter("always")
for engine in (None, "tiered", "cpu"):
    try:
        program = opspec.compile(module, engine=engine)
        program(x), program(x)
        getattr(program, "wait", bool)()
        print(engine, program(x)[0])
    except opspec.OpSpecError as error:
        print(engine, error)
path = Path(sys.argv[1]) / "model.mlir"
path.write_text(str(module))
print(main(["plan", str(path)]))
"""


def without(how: str, folder: Path) -> tuple[list[str], str]:
    """What a process says that has no LLVM, and what it complains of."""
    environment = {name: word for name, word in os.environ.items() if name != "OPSPEC_ENGINE"}
    done = subprocess.run(
        [sys.executable, "-c", "from pathlib import Path\n" + how + WITHOUT, str(folder)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=environment | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines(), done.stderr


def test_an_llvmlite_that_a_finder_hides_is_not_installed(tmp_path: Path) -> None:
    (usual, tiered, cpu, *plan), complaints = without(HIDDEN, tmp_path)
    assert usual == "None [-0. -1. -2. -3.]"
    for engine, said in (("tiered", tiered), ("cpu", cpu)):
        assert said == f'{engine} engine="{engine}" needs llvmlite, which is not installed: pip install "opspec[fast]"'
    assert plan[-1] == "0"
    assert not complaints


def test_an_llvmlite_that_does_not_load_is_told_with_what_to_try(tmp_path: Path) -> None:
    (usual, tiered, cpu, *plan), complaints = without(BROKEN, tmp_path)
    assert (usual, tiered) == ("None [-0. -1. -2. -3.]", "tiered [-0. -1. -2. -3.]")
    why = "found OSError: libllvm.so: no such file; try pip install --force-reinstall llvmlite"
    assert cpu.startswith('cpu expected llvmlite to load, since engine="cpu" needs it, ' + why)
    assert plan == ["1"]
    assert complaints.count(f"no kernels, so NumPy goes on: {cpu.removeprefix('cpu ')}") == 2
    assert f"opspec: {cpu.removeprefix('cpu ')}" in complaints
