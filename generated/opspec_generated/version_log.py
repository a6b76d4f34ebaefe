"""Versions of the dialects, and of what their ops share: element types and classes of them."""

# Generated from spec/dialects/ and spec/types.yaml: change those files, then run `opspec generate`.

from __future__ import annotations

from opspec.catalog.version_changes import DialectVersions

DIALECTS = {
    "chlo": DialectVersions("1.22.0", "0.9.0", "same-build"),
    "stablehlo": DialectVersions(
        "1.22.0",
        "0.9.0",
        "portable",
        log=(
            "0.9.0",
            "0.10.0",
            "0.11.0",
            "0.12.0",
            "0.13.0",
            "0.14.0",
            "0.15.0",
            "0.16.0",
            "0.17.0",
            "0.18.0",
            "0.19.0",
            "0.20.0",
            "1.0.0",
            "1.1.0",
            "1.2.0",
            "1.3.0",
            "1.4.0",
            "1.5.0",
            "1.6.0",
            "1.7.0",
            "1.8.0",
            "1.9.0",
            "1.10.0",
            "1.11.0",
            "1.12.0",
            "1.13.0",
            "1.14.0",
            "1.15.0",
            "1.16.0",
            "1.17.0",
            "1.18.0",
            "1.19.0",
            "1.20.0",
            "1.21.0",
            "1.22.0",
        ),
        classes={"per_axis": "0.18.0"},
    ),
}
ELEMENTS = {
    "i2": "1.2.0",
    "ui2": "1.2.0",
    "f4E2M1FN": "1.8.0",
    "f6E2M3FN": "1.8.0",
    "f6E3M2FN": "1.8.0",
    "f8E3M4": "1.7.0",
    "f8E4M3": "1.7.0",
    "f8E4M3FNUZ": "0.10.0",
    "f8E4M3B11FNUZ": "0.11.0",
    "f8E5M2FNUZ": "0.10.0",
    "f8E8M0FNU": "1.8.0",
}
