"""Inference of sdy.mesh: A name for a mesh of devices, whose axes shardings name."""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver
from opspec.values.constants import Struct


def infer(solve: Solver, sym_name: str, mesh: Struct) -> tuple[()]:
    """The shape of each result; None where no rule determines it."""
    return ()
