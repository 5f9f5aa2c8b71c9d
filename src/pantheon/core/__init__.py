"""The words every game speaks: no input or output, no clock, no globals."""
