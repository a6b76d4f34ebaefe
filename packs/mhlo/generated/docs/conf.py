"""How Sphinx builds the pages: `pip install 'opspec[docs]'`, then `sphinx-build generated/docs site`."""

# Generated from spec/dialects/mhlo.yaml: change that file, then run `opspec generate`.

project = "opspec-mhlo"
extensions = ["opspec_generator.site"]
nitpicky = True

opspec_generated = ".."
opspec_spec = "../opspec_mhlo/spec"

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "opspec-mhlo"
html_copy_source = False
html_show_sourcelink = False
# Colours that stand out enough from their ground.
pygments_style = "xcode"
pygments_dark_style = "github-dark"
