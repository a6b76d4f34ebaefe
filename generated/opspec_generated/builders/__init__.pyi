# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec_generated.builders import chlo as chlo
from opspec_generated.builders import stablehlo as stablehlo
