"""CUDA kernels of ops: the generated text, specialised to types, shapes, attributes and regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.lazy import lazy

if TYPE_CHECKING:
    from opspec.cuda.generated_text import headers as headers
    from opspec.cuda.generated_text import kernel_of as kernel_of
    from opspec.cuda.generated_text import kernel_text as kernel_text
    from opspec.cuda.specialisation import Cubin as Cubin
    from opspec.cuda.specialisation import Launch as Launch
    from opspec.cuda.specialisation import Resources as Resources
    from opspec.cuda.specialisation import Specialised as Specialised
    from opspec.cuda.specialisation import buffers_for as buffers_for
    from opspec.cuda.specialisation import compile as compile  # noqa: A004
    from opspec.cuda.specialisation import launch as launch
    from opspec.cuda.specialisation import program as program
    from opspec.cuda.specialisation import specialise as specialise
    from opspec.cuda.specialisation import specialise_view as specialise_view

__all__ = [
    "Cubin",
    "Launch",
    "Resources",
    "Specialised",
    "buffers_for",
    "compile",
    "headers",
    "kernel_of",
    "kernel_text",
    "launch",
    "program",
    "specialise",
    "specialise_view",
]

_OF_TEXT = ("headers", "kernel_of", "kernel_text")

__getattr__, __dir__ = lazy(
    __name__, {name: f"opspec.cuda.{'generated_text' if name in _OF_TEXT else 'specialisation'}" for name in __all__}
)
