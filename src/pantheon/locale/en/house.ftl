# What every game and every screen says.

seat = Seat { $number }
match-over = The match is over.
no-such-action = There is no such action in this game.
no-such-timer = No such timer is running.
nothing-to-undo = There is nothing to take back.
no-such-step = The match has no step { $step }; its last one is { $last }.

# The terminal table.
play-guest = Traveller
play-choose-game = Which game?
play-choose-seats = How many players ({ $few } to { $many })?
play-choose-bot = Against which bot?
play-your-turn = Your turn. { $prompt }
play-their-turn = { $seat } is to act.
play-help = A number chooses an action; u takes back, h gives a hint, r ID shows a rule, q leaves.
play-prompt = Action
play-unknown = “{ $text }” is not one of the choices.
play-hint = The { $bot } bot would: { $action }
play-undone = Taken back.
play-cannot-undo = The last action cannot be taken back: it is not yours, or chance has spoken.
play-won = { $seat } wins with { $points } points.
play-shared = Shared by { $seats } with { $points } points.
play-saved = The match is kept in { $file }.
play-score = Score
play-next-page = n: more actions
