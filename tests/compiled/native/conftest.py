"""Tests compile what they run: none finds an object of an earlier run."""

import os

os.environ["OPSPEC_CACHE"] = "off"
