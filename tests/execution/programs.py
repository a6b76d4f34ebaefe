"""Small programs as text, run and refused, and the arrays that they are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import opspec


def run(text: str, *arguments: Any, entry: str = "main") -> tuple[Any, ...]:
    return opspec.run(opspec.load(text), *arguments, entry=entry)


def main(signature: str, body: str, more: str = "") -> str:
    return f"module {{\n func.func @main{signature} {{\n{body}\n }}\n{more}\n}}"


def said(call: Callable[[], Any]) -> str:
    with pytest.raises(opspec.OpSpecError) as caught:
        call()
    return str(caught.value)


def uniform(random: np.random.Generator) -> Callable[..., np.ndarray[Any, Any]]:
    def floats(*shape: int) -> np.ndarray[Any, Any]:
        return random.uniform(-4, 4, shape).astype(np.float32)

    return floats
