"""Learning environments: every game as numbers, by the ways that researchers know.

`pettingzoo` makes an AEC environment of any game, `openspiel` registers some games with
OpenSpiel; both need the extra `env`. Actions and views become numbers in `encoding` and
`layout`, which need nothing.
"""
