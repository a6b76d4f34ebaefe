"""CUDA kernels of ops: the generated text, specialised to types, shapes, attributes and regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.lazy import lazy

if TYPE_CHECKING:
    from opspec.cuda.compilation import Cubin as Cubin
    from opspec.cuda.compilation import Resources as Resources
    from opspec.cuda.compilation import compile as compile  # noqa: A004
    from opspec.cuda.device import launch as launch
    from opspec.cuda.generated_text import headers as headers
    from opspec.cuda.generated_text import kernel_of as kernel_of
    from opspec.cuda.generated_text import kernel_text as kernel_text
    from opspec.cuda.specialisation import Launch as Launch
    from opspec.cuda.specialisation import Specialised as Specialised
    from opspec.cuda.specialisation import buffers_for as buffers_for
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

_HOMES = {
    "compilation": ("Cubin", "Resources", "compile"),
    "device": ("launch",),
    "generated_text": ("headers", "kernel_of", "kernel_text"),
    "specialisation": ("Launch", "Specialised", "buffers_for", "program", "specialise", "specialise_view"),
}

__getattr__, __dir__ = lazy(
    __name__, {name: f"opspec.cuda.{module}" for module, names in _HOMES.items() for name in names}
)
