"""The README's Python runs as it stands there."""

from __future__ import annotations

import re

from tests.checkout import ROOT


def test_the_python_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})
