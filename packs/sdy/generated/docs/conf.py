"""How Sphinx builds the pages: `pip install 'opspec[docs]'`, then `sphinx-build generated/docs site`."""

# Generated from spec/dialects/sdy.yaml: change that file, then run `opspec generate`.

project = "opspec-sdy"
extensions = ["opspec_generator.site"]
nitpicky = True

opspec_generated = ".."
opspec_spec = "../opspec_sdy/spec"

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "opspec-sdy"
html_copy_source = False
html_show_sourcelink = False
# Colours that stand out enough from their ground.
pygments_style = "xcode"
pygments_dark_style = "github-dark"
