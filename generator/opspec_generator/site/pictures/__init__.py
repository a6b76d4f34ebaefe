"""Pictures of ops, made when the site is built from what their meaning reads in an example."""
