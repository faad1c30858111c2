"""The documentation as a site: `make docs`. Nothing is fetched, neither when it is built nor when it is read."""

import approdo

project = "Approdo"
author = "the Approdo contributors"
release = approdo.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
html_theme = "furo"
html_title = f"Approdo {release}"
myst_heading_anchors = 3
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
nitpicky = False
