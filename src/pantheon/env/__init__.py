"""Learning environments: every game through the interfaces that researchers use.

`pettingzoo` makes an AEC environment of any game, `openspiel` registers every game with
OpenSpiel; both need the extra `env`. Actions and views become numbers in `action_encoding` and
`observation_layout`, which need no extra.
"""
