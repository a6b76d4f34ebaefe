"""What `custom_call` targets compute: the registry that users extend, and the targets that we know."""
