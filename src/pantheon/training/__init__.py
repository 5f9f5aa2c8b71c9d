"""Learning by self-play: nets that judge states (the extra `train`)."""
