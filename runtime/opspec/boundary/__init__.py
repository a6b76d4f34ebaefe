"""What crosses to a plugin: policies as data, manifests of backends, what of a program may not cross, and remedies."""
