"""Measure how far functions of numbers are from the truth, as C that a compiler makes of their lines.

    python tools/measure_functions.py > docs/function-accuracy.json            # all: a quarter of an hour
    python tools/measure_functions.py --step 64 exponential tanh               # some, of every 64th number

Of f32 every number is tried, against f64 of the C library, which is nearer to the truth than can be seen here; of f64 some
millions, against quadruple precision (GCC and its libquadmath). Functions of two numbers are tried on random ones.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from opspec.compiled.functions import Function, function_of, names
from opspec.values.types import ELEMENT_TYPES
