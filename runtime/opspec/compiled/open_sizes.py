"""Sizes that are known only when a program runs."""

from __future__ import annotations

from collections.abc import Iterable

from opspec.programs.records import ModuleView
from opspec.values.types import Tensor


def has_open_arguments(module: ModuleView) -> bool:
    """Whether arguments of functions have some."""
    blocks = (view.regions[0].block for view in module.functions.values() if view.regions[0].blocks)
    return has_open_sizes(type_ for block in blocks for type_ in block.types)


def has_open_sizes(types: Iterable[object]) -> bool:
    """Whether tensors among these types have some."""
    return any(not isinstance(size, int) for type_ in types if isinstance(type_, Tensor) for size in type_.shape)
