"""The documentation as a site: `make docs`. Nothing is fetched, neither when it is built nor when it is read."""

import approdo

project = "Approdo"
author = copyright = "the Approdo contributors"
release = approdo.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
html_theme = "furo"
html_title = f"Approdo {release}"
html_logo = html_favicon = "../web/public/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_theme_options = {
    "light_css_variables": {
        "color-background-primary": "#fbf5e7",
        "color-background-secondary": "#f1e6d0",
        "color-background-hover": "#e6d9bd",
        "color-background-border": "#d5c4a0",
        "color-foreground-primary": "#2a2018",
        "color-foreground-secondary": "#574634",
        "color-foreground-muted": "#6e5b46",
        "color-brand-primary": "#9c2a22",
        "color-brand-content": "#24556d",
        "color-brand-visited": "#24556d",
    },
    "dark_css_variables": {
        "color-background-primary": "#161c22",
        "color-background-secondary": "#1f2830",
        "color-background-hover": "#33404b",
        "color-background-border": "#33404b",
        "color-foreground-primary": "#ede2cb",
        "color-foreground-secondary": "#c6b99f",
        "color-foreground-muted": "#a29680",
        "color-brand-primary": "#eb8b78",
        "color-brand-content": "#8fc0d4",
        "color-brand-visited": "#8fc0d4",
    },
}
myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]  # pictures with a width, which forges show too
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
nitpicky = False
