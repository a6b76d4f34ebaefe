"""What runs op by op is looked at here, however often it is called."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from opspec.compiled.engine_names import NUMPY, VARIABLE


@pytest.fixture(scope="module", autouse=True)
def _no_kernels() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, NUMPY)
        yield
