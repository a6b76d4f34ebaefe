"""Functions that JAX exported for several platforms: the first argument says for which of them they run."""

from __future__ import annotations

from collections.abc import Mapping

from opspec.programs.records import View


def takes_platform(function: View) -> bool:
    """Whether a function is one of these."""
    given = function.attributes.get("arg_attrs")
    first = given[0] if isinstance(given, tuple) and given else None
    return isinstance(first, Mapping) and first.get("jax.global_constant") == "_platform_index"
