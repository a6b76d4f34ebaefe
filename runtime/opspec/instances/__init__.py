"""Concrete uses of ops as data: made from examples, changed a little, judged by the rules, written as programs."""
