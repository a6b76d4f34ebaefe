"""`python -m opspec`."""

from __future__ import annotations

import sys

from opspec.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
