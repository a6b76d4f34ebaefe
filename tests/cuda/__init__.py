"""Of CUDA kernels: compiled for the host, and by NVRTC."""
