"""The rules of dominoes, pure: values in, values out, nothing but the standard library."""

import engine.variants  # noqa: F401  # registers the games
