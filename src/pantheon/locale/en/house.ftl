# Messages that every game and every screen uses.

seat = Seat { $number }
you = you
match-over = The match is over.
not-your-turn = It is { OF($seat) } turn.
score-title = Points
score-points = points scored
no-such-action = This action does not exist in this game.
no-such-timer = This timer is not running.
nothing-to-undo = There is nothing to undo.
no-such-step = This match has no step { $step }; its last step is { $last }.

# Playing in the terminal.
play-guest = Player
play-choose-game = Which game?
play-choose-seats = How many players ({ $few } to { $many })?
play-your-turn = Your turn. { $prompt }
play-help = Type a number to choose an action, u to undo, h for a hint, r ID to read a rule, q to quit.
play-prompt = Action
play-unknown = “{ $text }” is not one of the choices.
play-hint = The { $bot } bot suggests: { $action }
play-undone = Undone.
play-cannot-undo = The last action can’t be undone: it was not yours, or it involved chance.
play-won = { $seat } { VERB($seat, "wins", "win") } with { $points } points.
play-shared = Shared victory: { $seats }, with { $points } points each.
play-saved = Match saved to { $file }.
play-score = Score
former-player = Former player
anonymous = Anonymous
guest = Guest { $number }
