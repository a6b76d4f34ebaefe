"""What several test modules share."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    script = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", script, folder], cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found
