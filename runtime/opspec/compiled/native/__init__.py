"""Kernels of plans as machine code: LLVM's text of them, instruction sets, threads, and objects kept on disk."""
