"""The Sphinx extension that lays the generated pages out: `extensions = ["opspec_generator.site"]` in a `conf.py`.

It brings the directives that the pages use, formulas without scripts, and a style sheet. `opspec_generated` is the
folder that `opspec generate` filled, `opspec_spec` that of the op files; both are relative to `conf.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import FileSystemBytecodeCache

from opspec_generator.site import (
    divergences,
    formula_names,
    front_page,
    kernels,
    mathml,
    measured,
    mirrored_pages,
    navigation,
    op_files,
    op_pages,
    pages,
    search,
    signature,
    way,
)

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

STYLE = "opspec.css"
SCRIPTS = ("opspec.js", search.SCRIPT)


def _prepare(app: Sphinx, config: Config) -> None:
    config.opspec_generated = str((Path(app.confdir) / config.opspec_generated).resolve())
    config.opspec_spec = str((Path(app.confdir) / config.opspec_spec).resolve())
    config.html_math_renderer = "mathml"
    here = Path(__file__).parent
    config.html_static_path = [*config.html_static_path, *(str(here / name) for name in (STYLE, *SCRIPTS))]
    config.html_css_files = [*config.html_css_files, STYLE]
    config.html_js_files = [*config.html_js_files, *((name, {"defer": "defer"}) for name in SCRIPTS)]
    mirrored_pages.mirror(app, config)


def _keep_templates(app: Sphinx) -> None:
    """Those of the theme, compiled, from one build to the next."""
    templates = getattr(app.builder, "templates", None)
    if templates is not None:
        templates.environment.bytecode_cache = FileSystemBytecodeCache(str(app.doctreedir))


def setup(app: Sphinx) -> dict[str, Any]:
    app.setup_extension("myst_parser")
    mathml.setup(app)
    pages.setup(app)
    op_pages.setup(app)
    divergences.setup(app)
    kernels.setup(app)
    measured.setup(app)
    op_files.setup(app)
    navigation.setup(app)
    signature.setup(app)
    search.setup(app)
    front_page.setup(app)
    formula_names.setup(app)
    way.setup(app)
    # Before myst_parser, which reads its options at this event too.
    app.connect("config-inited", _prepare, priority=100)
    app.connect("builder-inited", _keep_templates)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
