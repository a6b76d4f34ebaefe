"""Of programs that PyTorch and TensorFlow exported, which lie here with the values that those gave."""
