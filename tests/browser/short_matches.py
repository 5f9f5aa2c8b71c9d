"""Options for short matches, so that a test can play a whole one."""

from typing import Any

_FEW_TILES = """tiles = [
    ["FFMP", "FMMP"], ["FFSM", "FSMM"], ["MSPP", "MSSP"], ["FPPS", "FPSS"],
    ["FFPM", "FMPP"], ["FMMS", "FSSM"], ["MMSP", "MPSS"], ["FFPS", "FSPP"],
    ["FFMS", "FSSM"], ["FMPP", "FPMM"], ["FFPS", "FSSP"], ["MMSP", "MPPS"],
    ["FFSM", "FPMM"], ["FFMS", "FMMP"], ["FPSS", "MPPS"], ["FSSP", "MSPP"],
]"""

_SHORT: dict[str, dict[str, Any]] = {
    "elements": {"quick_setup": True, "turns": 2, "start_priests": 3},
    "envoys": {
        "quick_setup": True,
        "points_goal": -8,
        "otherworld_goal": -3,
        "tokens_per_colour": 4,
    },
    "four_gods": {"tiles": _FEW_TILES, "clock": 0},
    "nations": {"win_points": 4, "win_points_duel": 4},
}


def short_options(game: str) -> dict[str, Any]:
    """Options for a short match; other games are played with their default options."""
    return _SHORT.get(game, {})


def turn_based_options(game: str) -> dict[str, Any]:
    """Options that keep bots from acting at the same time as a person."""
    return {"play": "turns", "clock": 0} if game == "four_gods" else {}
