"""What both searches are asked: a goal file for each game."""

TASKS = {
    "nations": """
bot = "greedy"
[vary]
win_points_duel = "5..15"
start_power = "0..12"
income = "1..6"
tribe_cost = "0..3"
temple_cost = "0..6"
[goals]
win_share = [0.48, 0.52]
length = [55, 65]
lead_changes = { at_least = 3 }
""",
    "elements": """
bot = "greedy"
[vary]
turns = "5..15"
god_energy = "3..9"
support_threshold = "2..10"
start_food = "0..10"
house_cost = "2..12"
[goals]
win_share = [0.48, 0.52]
length = [140, 160]
margin = { at_most = 6 }
""",
    "envoys": """
bot = "greedy"
[vary]
tokens_per_colour = "6..25"
pool_limit = "5..15"
hand_limit = "2..10"
points_goal = "-8..6..2"
otherworld_goal = "-3..3"
[goals]
win_share = [0.48, 0.52]
length = [300, 340]
"end.well" = { at_most = 0.5 }
""",
    "four_gods": """
bot = "greedy"
[vary]
size = "8..12"
cities = "0..16..2"
city_points = "0..10"
stall_actions = "10..100..10"
[goals]
win_share = [0.48, 0.52]
length = [180, 200]
margin = { at_most = 5 }
""",
}
