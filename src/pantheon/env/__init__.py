"""Learning environments: every game through the interfaces that researchers use.

`vector` plays many matches at once, `pettingzoo` and `pettingzoo_parallel` make PettingZoo
environments of any game, `gymnasium` and `openspiel` register every game there; all need the
extra `env`. Actions become numbers in `action_encoding`, states in `core.observation`.
"""
