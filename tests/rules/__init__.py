"""Of what generated verifiers and inference are written in, and of rules that many ops share."""
