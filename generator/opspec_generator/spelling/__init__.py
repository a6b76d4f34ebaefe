"""The typed tree spelled in the languages of the targets: Python, C++, LaTeX."""
