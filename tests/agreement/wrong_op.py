"""A backend that speaks lines of JSON: our executor, with one added to what an op gives at the end of a program.

python -m tests.agreement.wrong_op OP
"""

from __future__ import annotations

import json
import sys

import numpy as np

import opspec
from opspec.agreement.oracles.json_lines import decoded, encoded


def main() -> None:
    _say({"opspec": 1, "described": f"OpSpec's executor, with one more from {sys.argv[1]}"})
    for line in sys.stdin:
        asked = json.loads(line)
        found = opspec.run(opspec.load(asked["program"]), *map(decoded, asked["inputs"]))
        if f'"{sys.argv[1]}"' in asked["program"]:
            found = (*found[:-1], np.asarray(found[-1] + 1))
        _say({"outputs": list(map(encoded, found))})


def _say(data: object) -> None:
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
