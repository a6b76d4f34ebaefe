"""Of what the loader says about broken spec files."""
