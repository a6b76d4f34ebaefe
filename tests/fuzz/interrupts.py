"""Ctrl-C at a random moment of a long run: the run ends with KeyboardInterrupt, and the process lives on."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from functools import cache

import numpy as np

import opspec
from opspec.execution.executor import Program
from tests.fuzz.random_integer_programs import SIDE, S, T

STEPS = 1 << 20
_LOOP = f"""
func.func @main(%x: {T}) -> {T} {{
  %zero = stablehlo.constant dense<0> : {S}
  %one = stablehlo.constant dense<1> : {S}
  %limit = stablehlo.constant dense<{STEPS}> : {S}
  %out:2 = stablehlo.while(%i = %zero, %v = %x) : {S}, {T}
  cond {{
    %c = stablehlo.compare LT, %i, %limit : ({S}, {S}) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %y = stablehlo.add %v, %x : {T}
    %n = stablehlo.add %i, %one : {S}
    stablehlo.return %n, %y : {S}, {T}
  }}
  return %out#1 : {T}
}}
"""


def case(seed: int) -> str | None:
    delay = random.Random(seed).random() * 0.05
    signal.signal(signal.SIGINT, signal.default_int_handler)
    program, x = _program(), np.ones((SIDE, SIDE), np.int32)
    timer = threading.Timer(delay, os.kill, (os.getpid(), signal.SIGINT))
    try:
        timer.start()
        program(x)
    except KeyboardInterrupt:
        (y,) = opspec.run(opspec.load(f"func.func @main(%x: {T}) -> {T} {{\n  return %x : {T}\n}}"), x)
        return None if np.array_equal(x, y) else "what runs after the interrupt is wrong"
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        time.sleep(max(0.0, 0.06 - delay))
    return "the run was over before the interrupt came, or swallowed it"


@cache
def _program() -> Program:
    return opspec.compile(opspec.load(_LOOP))
