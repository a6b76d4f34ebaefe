"""Tests share the objects that they compile, and find none of an earlier run."""

import atexit
import os
import shutil
import tempfile

FOLDER = os.environ["OPSPEC_CACHE"] = tempfile.mkdtemp(prefix="opspec-objects-")


def _remove(owner: int) -> None:
    if os.getpid() == owner:  # a fork of this process ends without it
        shutil.rmtree(FOLDER, ignore_errors=True)


atexit.register(_remove, os.getpid())
