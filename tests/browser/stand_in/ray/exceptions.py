"""The errors that the lab asks for."""


class RayError(Exception):
    """A worker died."""


class RayTaskError(RayError):
    """A match could not be played."""
