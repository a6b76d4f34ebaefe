"""Of spec files as text."""
