# Generated from spec/ops: change a file there, then run `opspec generate`.

from opspec_generated.binding.chlo._asin_acos_kernel import _asin_acos_kernel as _asin_acos_kernel
from opspec_generated.binding.chlo.acos import acos as acos
from opspec_generated.binding.chlo.acosh import acosh as acosh
from opspec_generated.binding.chlo.asin import asin as asin
from opspec_generated.binding.chlo.asinh import asinh as asinh
from opspec_generated.binding.chlo.atan import atan as atan
from opspec_generated.binding.chlo.atanh import atanh as atanh
from opspec_generated.binding.chlo.bessel_i1e import bessel_i1e as bessel_i1e
from opspec_generated.binding.chlo.broadcast_add import broadcast_add as broadcast_add
from opspec_generated.binding.chlo.broadcast_and import broadcast_and as broadcast_and
from opspec_generated.binding.chlo.broadcast_atan2 import broadcast_atan2 as broadcast_atan2
from opspec_generated.binding.chlo.broadcast_compare import broadcast_compare as broadcast_compare
from opspec_generated.binding.chlo.broadcast_complex import broadcast_complex as broadcast_complex
from opspec_generated.binding.chlo.broadcast_divide import broadcast_divide as broadcast_divide
from opspec_generated.binding.chlo.broadcast_maximum import broadcast_maximum as broadcast_maximum
from opspec_generated.binding.chlo.broadcast_minimum import broadcast_minimum as broadcast_minimum
from opspec_generated.binding.chlo.broadcast_multiply import broadcast_multiply as broadcast_multiply
from opspec_generated.binding.chlo.broadcast_next_after import broadcast_next_after as broadcast_next_after
from opspec_generated.binding.chlo.broadcast_or import broadcast_or as broadcast_or
from opspec_generated.binding.chlo.broadcast_polygamma import broadcast_polygamma as broadcast_polygamma
from opspec_generated.binding.chlo.broadcast_power import broadcast_power as broadcast_power
from opspec_generated.binding.chlo.broadcast_remainder import broadcast_remainder as broadcast_remainder
from opspec_generated.binding.chlo.broadcast_select import broadcast_select as broadcast_select
from opspec_generated.binding.chlo.broadcast_shift_left import broadcast_shift_left as broadcast_shift_left
from opspec_generated.binding.chlo.broadcast_shift_right_arithmetic import (
    broadcast_shift_right_arithmetic as broadcast_shift_right_arithmetic,
)
from opspec_generated.binding.chlo.broadcast_shift_right_logical import (
    broadcast_shift_right_logical as broadcast_shift_right_logical,
)
from opspec_generated.binding.chlo.broadcast_subtract import broadcast_subtract as broadcast_subtract
from opspec_generated.binding.chlo.broadcast_xor import broadcast_xor as broadcast_xor
from opspec_generated.binding.chlo.broadcast_zeta import broadcast_zeta as broadcast_zeta
from opspec_generated.binding.chlo.conj import conj as conj
from opspec_generated.binding.chlo.constant import constant as constant
from opspec_generated.binding.chlo.constant_like import constant_like as constant_like
from opspec_generated.binding.chlo.cosh import cosh as cosh
from opspec_generated.binding.chlo.digamma import digamma as digamma
from opspec_generated.binding.chlo.erf import erf as erf
from opspec_generated.binding.chlo.erf_inv import erf_inv as erf_inv
from opspec_generated.binding.chlo.erfc import erfc as erfc
from opspec_generated.binding.chlo.is_inf import is_inf as is_inf
from opspec_generated.binding.chlo.is_neg_inf import is_neg_inf as is_neg_inf
from opspec_generated.binding.chlo.is_pos_inf import is_pos_inf as is_pos_inf
from opspec_generated.binding.chlo.lgamma import lgamma as lgamma
from opspec_generated.binding.chlo.mulhi import mulhi as mulhi
from opspec_generated.binding.chlo.next_after import next_after as next_after
from opspec_generated.binding.chlo.polygamma import polygamma as polygamma
from opspec_generated.binding.chlo.ragged_dot import ragged_dot as ragged_dot
from opspec_generated.binding.chlo.scan import scan as scan
from opspec_generated.binding.chlo.sinh import sinh as sinh
from opspec_generated.binding.chlo.square import square as square
from opspec_generated.binding.chlo.tan import tan as tan
from opspec_generated.binding.chlo.top_k import top_k as top_k
from opspec_generated.binding.chlo.zeta import zeta as zeta
