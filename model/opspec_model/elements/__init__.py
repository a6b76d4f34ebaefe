"""Element types as the spec names them, quantized ones among them, and how they are spelled."""
