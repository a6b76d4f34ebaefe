"""The kernel that was generated for an op: what is known of it, its text, and the headers that it includes."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from opspec.catalog.dialects import generated, packages
from opspec.cuda.kernel_plan import Kernel
from opspec.errors import OpSpecError
from opspec_model.names import module_name


def kernel_of(op: str) -> Kernel:
    """What is known of the op's kernel; an error says why there is none."""
    module = generated("cuda", op)
    if module is None:
        raise OpSpecError(
            f"{op} has no CUDA kernel; expected an op whose meaning is in pull form (`opspec explain 'pull form'`)"
        )
    if not hasattr(module, "KERNEL"):
        raise OpSpecError(f"{op} has no CUDA kernel: {module.REASON}")
    found: Kernel = module.KERNEL
    return found


def kernel_text(op: str) -> str:
    """The generated text of an op, without types and shapes."""
    kernel_of(op)
    dialect, _, mnemonic = op.partition(".")
    return headers(op).joinpath(dialect, f"{module_name(mnemonic)}.cu").read_text("utf-8")


def headers(op: str) -> Traversable:
    """The folder of the headers that the op's text includes."""
    return resources.files(packages()[op.partition(".")[0]]).joinpath("cuda")
