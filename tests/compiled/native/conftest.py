"""Tests share the objects that they compile, and find none of an earlier run."""

import os
import tempfile

os.environ["OPSPEC_CACHE"] = tempfile.mkdtemp(prefix="opspec-objects-")
