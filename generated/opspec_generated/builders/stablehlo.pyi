# Generated from spec/ops: change a file there, then run `opspec generate`.

import builtins
from collections.abc import Sequence

from opspec.building.views import Body, Operand, OpView, ResultType, SSAValue
from opspec.programs.carrier import ir
from opspec.rules.signature import Signature
from opspec_generated.binding.stablehlo.abs import abs as abs
from opspec_generated.binding.stablehlo.add import add as add
from opspec_generated.binding.stablehlo.after_all import after_all as after_all
from opspec_generated.binding.stablehlo.all_gather import all_gather as all_gather
from opspec_generated.binding.stablehlo.all_reduce import all_reduce as all_reduce
from opspec_generated.binding.stablehlo.all_to_all import all_to_all as all_to_all
from opspec_generated.binding.stablehlo.async_done import async_done as async_done
from opspec_generated.binding.stablehlo.async_start import async_start as async_start
from opspec_generated.binding.stablehlo.atan2 import atan2 as atan2
from opspec_generated.binding.stablehlo.batch_norm_grad import batch_norm_grad as batch_norm_grad
from opspec_generated.binding.stablehlo.batch_norm_inference import batch_norm_inference as batch_norm_inference
from opspec_generated.binding.stablehlo.batch_norm_training import batch_norm_training as batch_norm_training
from opspec_generated.binding.stablehlo.bitcast_convert import bitcast_convert as bitcast_convert
from opspec_generated.binding.stablehlo.broadcast import broadcast as broadcast
from opspec_generated.binding.stablehlo.broadcast_in_dim import broadcast_in_dim as broadcast_in_dim
from opspec_generated.binding.stablehlo.case import case as case
from opspec_generated.binding.stablehlo.cbrt import cbrt as cbrt
from opspec_generated.binding.stablehlo.ceil import ceil as ceil
from opspec_generated.binding.stablehlo.cholesky import cholesky as cholesky
from opspec_generated.binding.stablehlo.clamp import clamp as clamp
from opspec_generated.binding.stablehlo.collective_broadcast import collective_broadcast as collective_broadcast
from opspec_generated.binding.stablehlo.collective_permute import collective_permute as collective_permute
from opspec_generated.binding.stablehlo.collective_reduce import collective_reduce as collective_reduce
from opspec_generated.binding.stablehlo.compare import compare as compare
from opspec_generated.binding.stablehlo.complex import complex as complex
from opspec_generated.binding.stablehlo.composite import composite as composite
from opspec_generated.binding.stablehlo.concatenate import concatenate as concatenate
from opspec_generated.binding.stablehlo.constant import constant as constant
from opspec_generated.binding.stablehlo.convert import convert as convert
from opspec_generated.binding.stablehlo.convolution import convolution as convolution
from opspec_generated.binding.stablehlo.cosine import cosine as cosine
from opspec_generated.binding.stablehlo.count_leading_zeros import count_leading_zeros as count_leading_zeros
from opspec_generated.binding.stablehlo.create_token import create_token as create_token
from opspec_generated.binding.stablehlo.cross_replica_sum import cross_replica_sum as cross_replica_sum
from opspec_generated.binding.stablehlo.custom_call import custom_call as custom_call
from opspec_generated.binding.stablehlo.divide import divide as divide
from opspec_generated.binding.stablehlo.dot import dot as dot
from opspec_generated.binding.stablehlo.dot_general import dot_general as dot_general
from opspec_generated.binding.stablehlo.dynamic_broadcast_in_dim import (
    dynamic_broadcast_in_dim as dynamic_broadcast_in_dim,
)
from opspec_generated.binding.stablehlo.dynamic_conv import dynamic_conv as dynamic_conv
from opspec_generated.binding.stablehlo.dynamic_gather import dynamic_gather as dynamic_gather
from opspec_generated.binding.stablehlo.dynamic_iota import dynamic_iota as dynamic_iota
from opspec_generated.binding.stablehlo.dynamic_pad import dynamic_pad as dynamic_pad
from opspec_generated.binding.stablehlo.dynamic_reshape import dynamic_reshape as dynamic_reshape
from opspec_generated.binding.stablehlo.dynamic_slice import dynamic_slice as dynamic_slice
from opspec_generated.binding.stablehlo.dynamic_update_slice import dynamic_update_slice as dynamic_update_slice
from opspec_generated.binding.stablehlo.einsum import einsum as einsum
from opspec_generated.binding.stablehlo.exponential import exponential as exponential
from opspec_generated.binding.stablehlo.exponential_minus_one import exponential_minus_one as exponential_minus_one
from opspec_generated.binding.stablehlo.fft import fft as fft
from opspec_generated.binding.stablehlo.floor import floor as floor
from opspec_generated.binding.stablehlo.gather import gather as gather
from opspec_generated.binding.stablehlo.get_dimension_size import get_dimension_size as get_dimension_size
from opspec_generated.binding.stablehlo.get_tuple_element import get_tuple_element as get_tuple_element
from opspec_generated.binding.stablehlo.imag import imag as imag
from opspec_generated.binding.stablehlo.infeed import infeed as infeed
from opspec_generated.binding.stablehlo.iota import iota as iota
from opspec_generated.binding.stablehlo.is_finite import is_finite as is_finite
from opspec_generated.binding.stablehlo.log import log as log
from opspec_generated.binding.stablehlo.log_plus_one import log_plus_one as log_plus_one
from opspec_generated.binding.stablehlo.logistic import logistic as logistic
from opspec_generated.binding.stablehlo.map import map as map
from opspec_generated.binding.stablehlo.maximum import maximum as maximum
from opspec_generated.binding.stablehlo.minimum import minimum as minimum
from opspec_generated.binding.stablehlo.multiply import multiply as multiply
from opspec_generated.binding.stablehlo.negate import negate as negate
from opspec_generated.binding.stablehlo.optimization_barrier import optimization_barrier as optimization_barrier
from opspec_generated.binding.stablehlo.outfeed import outfeed as outfeed
from opspec_generated.binding.stablehlo.pad import pad as pad
from opspec_generated.binding.stablehlo.partition_id import partition_id as partition_id
from opspec_generated.binding.stablehlo.popcnt import popcnt as popcnt
from opspec_generated.binding.stablehlo.power import power as power
from opspec_generated.binding.stablehlo.real import real as real
from opspec_generated.binding.stablehlo.real_dynamic_slice import real_dynamic_slice as real_dynamic_slice
from opspec_generated.binding.stablehlo.recv import recv as recv
from opspec_generated.binding.stablehlo.reduce import reduce as reduce
from opspec_generated.binding.stablehlo.reduce_precision import reduce_precision as reduce_precision
from opspec_generated.binding.stablehlo.reduce_scatter import reduce_scatter as reduce_scatter
from opspec_generated.binding.stablehlo.reduce_window import reduce_window as reduce_window
from opspec_generated.binding.stablehlo.remainder import remainder as remainder
from opspec_generated.binding.stablehlo.replica_id import replica_id as replica_id
from opspec_generated.binding.stablehlo.reshape import reshape as reshape
from opspec_generated.binding.stablehlo.reverse import reverse as reverse
from opspec_generated.binding.stablehlo.rng import rng as rng
from opspec_generated.binding.stablehlo.rng_bit_generator import rng_bit_generator as rng_bit_generator
from opspec_generated.binding.stablehlo.round_nearest_afz import round_nearest_afz as round_nearest_afz
from opspec_generated.binding.stablehlo.round_nearest_even import round_nearest_even as round_nearest_even
from opspec_generated.binding.stablehlo.rsqrt import rsqrt as rsqrt
from opspec_generated.binding.stablehlo.scatter import scatter as scatter
from opspec_generated.binding.stablehlo.select import select as select
from opspec_generated.binding.stablehlo.select_and_scatter import select_and_scatter as select_and_scatter
from opspec_generated.binding.stablehlo.send import send as send
from opspec_generated.binding.stablehlo.set_dimension_size import set_dimension_size as set_dimension_size
from opspec_generated.binding.stablehlo.shift_left import shift_left as shift_left
from opspec_generated.binding.stablehlo.shift_right_arithmetic import shift_right_arithmetic as shift_right_arithmetic
from opspec_generated.binding.stablehlo.shift_right_logical import shift_right_logical as shift_right_logical
from opspec_generated.binding.stablehlo.sign import sign as sign
from opspec_generated.binding.stablehlo.sine import sine as sine
from opspec_generated.binding.stablehlo.slice import slice as slice
from opspec_generated.binding.stablehlo.sort import sort as sort
from opspec_generated.binding.stablehlo.sqrt import sqrt as sqrt
from opspec_generated.binding.stablehlo.subtract import subtract as subtract
from opspec_generated.binding.stablehlo.tan import tan as tan
from opspec_generated.binding.stablehlo.tanh import tanh as tanh
from opspec_generated.binding.stablehlo.torch_index_select import torch_index_select as torch_index_select
from opspec_generated.binding.stablehlo.transpose import transpose as transpose
from opspec_generated.binding.stablehlo.triangular_solve import triangular_solve as triangular_solve
from opspec_generated.binding.stablehlo.tuple import tuple as tuple
from opspec_generated.binding.stablehlo.unary_einsum import unary_einsum as unary_einsum
from opspec_generated.binding.stablehlo.uniform_dequantize import uniform_dequantize as uniform_dequantize
from opspec_generated.binding.stablehlo.uniform_quantize import uniform_quantize as uniform_quantize
from opspec_generated.binding.stablehlo.xor import xor as xor

SIGNATURE: Signature

class And(OpView, signature=SIGNATURE):
    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue

def and_(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> And: ...

class If(OpView, signature=SIGNATURE):
    pred: SSAValue
    true_branch: ir.Region
    false_branch: ir.Region
    results: builtins.tuple[SSAValue, ...]

def if_(
    pred: Operand,
    *,
    true_branch: Body,
    false_branch: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> If: ...

class Not(OpView, signature=SIGNATURE):
    operand: SSAValue
    result: SSAValue

def not_(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Not: ...

class Or(OpView, signature=SIGNATURE):
    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue

def or_(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Or: ...

class Return(OpView, signature=SIGNATURE):
    values: builtins.tuple[SSAValue, ...]

def return_(
    values: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Return: ...

class While(OpView, signature=SIGNATURE):
    operand: builtins.tuple[SSAValue, ...]
    cond: ir.Region
    body: ir.Region
    results: builtins.tuple[SSAValue, ...]

def while_(
    operand: Sequence[Operand],
    *,
    cond: Body,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> While: ...
