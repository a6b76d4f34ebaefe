"""The kernel that was generated for an op: what is known of it, its text, and the headers that it includes."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import cast

from opspec.catalog.dialects import packages, read_as
from opspec.catalog.op_index import expect_reading
from opspec.cuda.kernel_plan import KernelPlan
from opspec.errors import OpSpecError
from opspec_model.names import PUBLIC


def kernel_of(op: str, reading: str = PUBLIC) -> KernelPlan:
    """What is known of the op's kernel; an error says why there is none."""
    module = read_as("cuda", op, expect_reading(reading))
    if module is None:
        raise OpSpecError(
            f"{op} has no CUDA kernel; expected an op whose meaning is in pull form (`opspec explain 'pull form'`)"
        )
    if not hasattr(module, "KERNEL"):
        raise OpSpecError(f"{op} has no CUDA kernel: {module.REASON}")
    found: KernelPlan = module.KERNEL
    return found


def kernel_text(op: str, reading: str = PUBLIC) -> str:
    """The generated text of an op, without types and shapes."""
    kernel_of(op, reading)
    module = cast("ModuleType", read_as("cuda", op, reading))
    package, _, name = module.__name__.rpartition(".")
    return resources.files(package).joinpath(f"{name}.cu").read_text("utf-8")


def headers(op: str) -> Traversable:
    """The folder of the headers that the op's text includes."""
    return resources.files(packages()[op.partition(".")[0]]).joinpath("cuda")
