"""The version of OpSpec, which packages read without the rest."""

__version__ = "0.1.0"
