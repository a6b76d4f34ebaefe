"""Spec files as text: YAML nodes that know their place, the file format, literals, and the report of problems."""
