"""The built site in a real browser: `.ci/browser` installs one and runs `check_site`."""
