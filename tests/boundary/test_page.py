"""docs/boundary.md names all there is; tests/site/test_guides.py does what it says."""

from __future__ import annotations

import re

import yaml

from opspec.boundary.policy import SHIPPED
from opspec.boundary.remedies import REMEDIES
from opspec.guard.settings import MANIFEST, MODE, MODES, PLUGIN, POLICY
from tests.checkout import ROOT

PAGE = (ROOT / "docs/boundary.md").read_text(encoding="utf-8")


def test_the_page_names_all_there_is() -> None:
    rows = re.findall(r"^\| `?([\w -]+)`? \|", PAGE, re.MULTILINE)
    assert {*REMEDIES, *SHIPPED, PLUGIN, MODE, POLICY, MANIFEST} <= set(rows)
    assert all(f"`{mode}`" in PAGE for mode in MODES)
    (policy,) = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    keys = (ROOT / "model/opspec_model/text/boundary_format.py").read_text().partition("class PolicyFile")[2]
    assert set(yaml.safe_load(policy)) == set(
        re.findall(r"^    (\w+): Annot", keys.partition("@dataclass")[0], re.MULTILINE)
    )
