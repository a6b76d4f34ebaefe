"""How Sphinx builds the site; `make docs` calls it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("runtime", "model", "generator", "generated")]

project = "OpSpec"
copyright = "the OpSpec authors"  # noqa: A001 (Sphinx's own name)
extensions = ["opspec_generator.site"]
exclude_patterns = ["_build"]
nitpicky = True
language = "en"

opspec_generated = "../generated"
opspec_spec = "../spec"

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "OpSpec"
html_copy_source = False
html_use_index = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
# Colours that stand out enough from their ground.
pygments_style = "xcode"
pygments_dark_style = "github-dark"
