"""The sound variants: small changes that a designer would try, proven to have no defect."""

from bench.flaws.variants import Variant

EVEN = {"later_power": 2}
"""Of GODS: with the book's 0 the first of two players wins 62 % (docs/games/nations/balance.md)."""
EVEN_MORE = {"later_power": 1}
"""Of GODS: the same for three and four players, as `greedy` plays them."""
EVEN_TURNS = {"support_threshold": 7}
"""Of Gods of the Elements: with the book's 6 the second of two `greedy` players wins 58 %."""

SOUND = (
    Variant("win at 12 points", "nations", options={"win_points_duel": 12}, base=EVEN, search=True),
    Variant("win at 9 points", "nations", options={"win_points_duel": 9}, base=EVEN, search=True),
    Variant("income 4", "nations", options={"income": 4}, base=EVEN, search=True),
    Variant("wide constellation", "nations", options={"constellation": "wide"}, base=EVEN,
            search=True),
    Variant("power up to 10", "nations", options={"power_cap": 10}, base=EVEN, search=True,
            is_new=True),
    Variant("eight turns", "elements", options={"turns": 8}, base=EVEN_TURNS, search=True,
            is_new=True),
    Variant("twelve turns", "elements", options={"turns": 12}, base=EVEN_TURNS, search=True,
            is_new=True),
    Variant("one more food", "elements", options={"start_food": 6}, base=EVEN_TURNS, search=True),
    Variant("gods give 7", "elements", options={"god_energy": 7}, base=EVEN_TURNS, search=True),
    Variant("sailing costs 3", "elements", options={"sail_cost": 3}, base=EVEN_TURNS,
            search=True, is_new=True),
    Variant("six cards in hand", "envoys", options={"hand_limit": 6}),
    Variant("a pool of ten", "envoys", options={"pool_limit": 10}),
    Variant("26 tokens a colour", "envoys", options={"tokens_per_colour": 26}, search=True,
            is_new=True),
    Variant("cities score 4", "four_gods", options={"city_points": 4}),
    Variant("nine cities", "four_gods", options={"cities": 9}),
    Variant("seven cities", "four_gods", options={"cities": 7}, search=True, is_new=True),
    # GODS
    Variant("three power at the start", "nations", options={"start_power": 3}, base=EVEN,
            search=True, is_new=True),
    Variant("lifting a desert costs 1", "nations", options={"move_cost": 1}, base=EVEN,
            is_new=True),
    Variant("chips score nothing", "nations", options={"points_chip": 0}, base=EVEN, is_new=True),
    Variant("temples cost 2", "nations", options={"temple_cost": 2}, base=EVEN, is_new=True),
    Variant("deserts give 2", "nations", options={"desert_gain": 2}, base=EVEN, is_new=True),
    Variant("nine tribes a colour", "nations", options={"cards": "tribes = 9"}, base=EVEN,
            is_new=True),
    Variant("twelve stones", "nations", options={"stones": 12}, base=EVEN, is_new=True),
    Variant("three win at 10 points", "nations", options={"win_points": 10}, base=EVEN_MORE,
            seats=3, is_new=True),
    Variant("wide for three", "nations", options={"constellation": "wide"}, base=EVEN_MORE,
            seats=3, is_new=True),
    Variant("four win at 8 points", "nations", options={"win_points": 8}, base=EVEN_MORE,
            seats=4, is_new=True),
    # Gods of the Elements
    Variant("houses cost 5", "elements", options={"house_cost": 5}, base=EVEN_TURNS,
            search=True, is_new=True),
    Variant("start with 13 energy", "elements", options={"start_energy": 13}, base=EVEN_TURNS,
            is_new=True),
    Variant("walking costs 1", "elements", options={"walk_cost": 1}, base=EVEN_TURNS, is_new=True),
    Variant("discovering scores 4", "elements", options={"discover_points": 4}, base=EVEN_TURNS,
            is_new=True),
    Variant("buildings cost 10", "elements", options={"building_cost": 10}, base=EVEN_TURNS,
            is_new=True),
    Variant("support scores 4", "elements", options={"support_points": 4}, base=EVEN_TURNS,
            is_new=True),
    Variant("houses cost 5 for three", "elements", options={"house_cost": 5}, seats=3, is_new=True),
    Variant("ships cost 3 for four", "elements", options={"ship_cost": 3}, seats=4, is_new=True),
    # GØDS
    Variant("four cards in hand", "envoys", options={"hand_limit": 4}, is_new=True),
    Variant("two more points to win", "envoys", options={"points_goal": 2}, is_new=True),
    Variant("one more token to win", "envoys", options={"otherworld_goal": 1}, is_new=True),
    Variant("gods are chosen", "envoys", options={"gods": "chosen"}, is_new=True),
    Variant("30 tokens a colour", "envoys", options={"tokens_per_colour": 30}, is_new=True),
    Variant("one point less to win", "envoys", options={"points_goal": -1}, is_new=True),
    Variant("no islands at the edge", "envoys", options={"edge_islands": False}, is_new=True),
    # 4 Gods
    Variant("a World of nine", "four_gods", options={"size": 9}, is_new=True),
    Variant("cities score 6", "four_gods", options={"city_points": 6}, search=True, is_new=True),
    Variant("ten cities", "four_gods", options={"cities": 10}, is_new=True),
    Variant("a stall after 50 actions", "four_gods", options={"stall_actions": 50}, is_new=True),
    Variant("cities score 4 for three", "four_gods", options={"city_points": 4}, seats=3,
            is_new=True),
    Variant("nine cities for four", "four_gods", options={"cities": 9}, seats=4, is_new=True),
    Variant("a World of nine for four", "four_gods", options={"size": 9}, seats=4, is_new=True),
)  # fmt: skip
