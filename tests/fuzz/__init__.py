"""Everything that OpSpec reads, mutated at random: `make fuzz N=1000` (python -m tests.fuzz).

A kind is a module with `case(seed)`, which says what is wrong, or None. It runs in a child process, so that a crash and
a hang are findings too. A finding names its kind and seed, and `python -m tests.fuzz texts --seed 1234 --n 1` shows it
again.
"""
