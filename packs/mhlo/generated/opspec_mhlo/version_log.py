"""Versions of the dialects, and of what their ops share: element types and classes of them."""

# Generated from spec/dialects/ and spec/types.yaml: change those files, then run `opspec generate`.

from __future__ import annotations

from opspec.catalog.version_changes import DialectVersions

DIALECTS = {
    "mhlo": DialectVersions("0.1.0", "0.1.0", "same-build"),
}
ELEMENTS: dict[str, str] = {
}
