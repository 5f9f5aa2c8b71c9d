# The browser’s pages.

## Common

web-tagline = { $games ->
    [one] A board game
    [2] Two board games
    [3] Three board games
    [4] Four board games
    [5] Five board games
    [6] Six board games
   *[other] { $games } board games
} about gods, at one table: with friends or bots, in your browser.
web-to-lobby = Back to the lobby
web-pages = Main menu
web-language = Language
web-light = Switch to light theme
web-dark = Switch to dark theme
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-back = Back
web-next = Next
web-more = Show more
web-no = No
web-loading = Loading…
web-rules = Rules
web-rule = Rule { $id }
web-settings = Settings
web-history = My matches
web-replays = Replays
web-replay = Replay
web-account = Account
web-learn = Learn by playing
web-you = You
web-yourself = you
web-players = Players
web-player = Player { $number }
web-points = points
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count } min
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## The lobby

web-games = Games
web-play-bots = Play now against bots
web-invite-friends = Invite friends
web-public-tables = Public tables
web-filter = Filter tables
web-filter-all = All
web-filter-waiting = Open
web-filter-playing = In progress
web-no-tables = No public tables right now. Open one!
web-your-tables = Your tables
web-back-to-table = Return
web-have-code = Have a code?
web-code = Table code
web-code-help = Enter a friend’s code or link to join their table. No account needed.
web-join = Join
web-watch = Watch
web-playing = in progress
web-waiting-for = { $count ->
    [one] waiting for { $count } player
   *[other] waiting for { $count } players
}
web-bad-file = Pantheon can’t read this match file.
web-running = In progress
web-sample-replays = Sample matches
web-no-matches = No finished matches yet.

## Variants

variant = Variant
variant-mine = My variants
variant-name = Name of the variant
variant-note = Note
variant-plain = The usual options
variant-players = { $game }, { $seats } players
variant-changes = What it changes
variant-usually = (usually { $value })
variant-own-data = a data file of its own
variant-on = on
variant-off = off
variant-play = Play now against bots
variant-edit = Change options
variant-save = Save in this browser
variant-saved = Saved in this browser
variant-forget = Remove from this browser
variant-link = Link to the variant
variant-file = Save as a file
variant-share = Share these options
variant-open = Open a match or variant file
variant-here = Paste a variant’s link above, or drop its file anywhere on this page.

## A new table

web-how-many = Number of players
web-bot-level = Bot level
web-elo = Elo { $elo }
web-elo-about = Elo measured in matches between bots; the relaxed one has 0.
web-preset = Game mode
web-preset-own = Custom
web-clock = Time limit
web-clock-none = None
web-clock-turn = Per turn
web-clock-move = Per move
web-clock-final = Shared countdown for the last players
web-clock-seconds = Time
web-no-hints = No hints
web-random-modes = Random modes
web-all-options = All options
web-rulings = Rulings
web-rulings-help = Readings of the rules that have changed. New tables start with today’s.
web-rulings-changed = Rulings that differ from today’s: { $names }
web-rulings-older = This match goes on under the rulings it began with: { $names }
web-public = List this table in the lobby so anyone can join
web-public-watch = List this table in the lobby so anyone can watch
web-play-now = Play now
web-open-table = Open table

## The waiting room

web-seats = Seats
web-open-seat = Open seat
web-sit = Sit here
web-sit-here-too = Add local player
web-local-name = Name of the next local player
web-add-bot = Add bot
web-clear-seat = Remove
web-rename = Rename
web-stand-up = Leave seat
web-start = { $open ->
    [0] Start
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
web-host-starts = The host starts the match.
web-how-played = Settings for this match
web-invite = Invite
web-code-is = Table code
web-link = Table link
web-qr = QR code of the table link
web-copy = Copy link
web-copied = Copied
web-share = Share

## The table

web-board = Board
web-actions = Actions
web-views = Views
web-tab-table = Table
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit to screen
web-online = online
web-away = away
web-bot = bot · { $level }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-waiting-all = Everyone plays at once
web-sending = Sending…
web-over = The match is over
web-choosable = Available
web-choosable-after = Available after this change: { $change }
web-empty-slot = Empty
web-place-here = Place here
web-final = This can’t be undone.
web-choose-first = Choose an action first: gold outlines show what you can do.
web-not-there = You can’t choose that now.
web-variant = Change
web-variant-turn = Rotate
web-variant-face = Flip
web-variant-amount = Amount
web-variant-less = { $name }: less
web-variant-more = { $name }: more
web-variant-most = { $name }: as much as possible
web-variant-max = max
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = Request sent to the other players.
web-undo-wish = { $name } asks to undo an action.
web-agree = Agree
web-withdraw = Cancel request
web-pass-turn = Pass for this turn
web-hint = Hint
web-hint-is = Suggested: { $action }
web-hint-expects = Suggested: { $action } (estimated chance of winning: { $percent }%)
web-hint-late = Someone has acted in the meantime, so this hint is out of date. Ask again.
web-hint-about = The percentages are a bot’s estimate of your chance of winning.
web-expected = estimated chance of winning:
web-percent = { $percent }%
web-log = Log
web-by-timeout = time ran out
web-by-timer = timer ran out
web-chat = Chat
web-chat-empty = No messages yet.
web-say = Write a message
web-send = Send
web-watching = { $count } watching
web-you-watch = You are watching this match.
web-take-over = Take over from { $name }
web-take-over-ask = Ask to take over from { $name }
web-take-over-asked = Waiting for the players to agree…
web-take-over-wish = { $name } asks to take over from { $bot }.
web-timer-of = { $name } · { $what }
web-timer-turn = turn
web-timer-move = move
web-timer-final = last players
web-choice-taken = { $name } was faster: { $what } is taken.
web-choice-gone = The match has moved on: your choice is no longer possible.
web-time-left = Time left: { $time }
web-lost = Connection lost. Reconnecting… Your game is saved.
web-server-leaves = The server is restarting. You will be reconnected automatically.
web-hand-over = Pass the device
web-hand-to = { $name }’s turn
web-i-am = I’m { $name }
web-hand-openly = Don’t ask again at this table
web-search-rules = Search the rules
web-summary = In short
web-rules-found = { $count ->
    [0] No matching rules.
    [one] 1 rule
   *[other] { $count } rules
}

## The board as text

web-text-mode = Board as text
web-text-choices = What you can do
web-text-chosen = Chosen: { $what }
web-text-nothing = Nothing to choose right now.
web-text-lies = Board contents

## Settings

web-sound = Sound
web-volume = Volume
web-motion = Animation speed
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-none = No animations
web-board-size = Board size
web-name-here = Your name
web-notify = Notify me when it’s my turn and this tab is in the background
web-confirming = Ask me to confirm
web-confirm-auto = Placements and actions that can’t be undone
web-confirm-always = Every action
web-confirm-never = Nothing
web-asking = Ask me to respond to what others do
web-ask-playable = Only when I can play something
web-ask-always = Every time
web-ask-never = Never: pass for me
web-keys = Keyboard shortcuts
web-keys-help = Arrow keys: move around the board. Enter: choose and confirm. Esc: go back. R: rotate. F: flip. + and −: zoom. 0: whole board. U: undo. H: hint. T: board as text.
web-leave = Leave: a bot plays on for me
web-resign = Resign
web-resign-now = Yes, resign
web-resign-about = You give up and come last. Against bots alone, the match ends.

## End of the match

web-scoring = Scoring
web-you-win = You win!
web-won = { $name } wins
web-shared = Shared victory: { $names }
web-placed = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-end-resigned = The match was given up.
web-score-kinds = Score by kind
web-score-total = Total
web-rematch = Rematch
web-rematch-join = Join the rematch
web-walk-again = Show scoring again
web-share-replay = Share replay
web-skip = Skip
web-chart = Points over time
web-chart-due = Points if the match had ended then
web-chart-start = start
web-chart-end = end

## Replay and lesson

web-moment = Step
web-moment-of = Step { $at } of { $total }
web-first = Go to the start
web-step-back = Previous step
web-play = Play
web-pause = Pause
web-step = Next step
web-last = Go to the end
web-speed = Speed
web-jump = Go to a turn
web-eyes = Point of view
web-eyes-spectator = Spectator
web-eyes-all = Everything revealed
web-download = Download
web-outlook = Estimated chance of winning
web-outlook-working = Analysing the match…
web-remarks = Analysis
web-no-remarks = No significant mistakes.
web-turning = Turning point
web-turned-at = Turning point at step { $step }
web-lost-share = This lowered { OF($name) } chance of winning by { $percent }%.
web-lost-none = { $name } could not have done better.
web-better = Better: { $action }
web-unofficial = Pantheon is an unofficial, non-commercial project with its own texts and artwork. The games belong to their designers and publishers.
web-beside = { $place } next to { $others }
web-mean-loss = { $name }: each action costs { $percent }% of the chance of winning on average
web-no-replay = No replay is available for this table.
web-lesson-lit = Follow the gold outlines.
web-lesson-your-move = Your move: follow the gold outlines.
web-lesson-done = Play a match
web-rival = Ada
web-no-lesson = This game has no guided match.

## Account

web-you-are = Your profile
web-name = Name
web-colour = Colour and symbol
web-colour-vermilion = Vermilion, bolt
web-colour-blue = Blue, trident
web-colour-green = Green, leaf
web-colour-yellow = Yellow, sun
web-colour-purple = Purple, crescent
web-colour-sky = Sky blue, bird
web-colour-grey = Grey, peak
web-save = Save
web-saved = Saved.
web-account-keep = Keep your matches
web-account-why = Without an account, only this browser knows you. With one, you can sign in on any device.
web-your-data = Your data
web-your-data-what = Your name, your matches and what you wrote in the chat are stored on this server.
web-export-data = Download your data
web-delete-account = Delete your account
web-delete-data = Delete your data
web-delete-what = Your name, your sessions and everything you wrote are deleted now and cannot be restored. Your seats in old matches will say “Former player”; in running matches a bot takes over.
web-delete-for-good = Delete for good
web-login = Username
web-password = Password (at least 8 characters)
web-sign-in = Sign in
web-register = Create account
web-sign-out = Sign out
web-signed-in = Signed in as { $login }

## Refusals

refused-malformed = The server could not understand this request.
refused-too-large = This is too long.
refused-too-fast = Too many requests. Wait a moment.
refused-unknown-table = This table does not exist.
refused-unknown-game = This game does not exist.
refused-unknown-level = This bot level does not exist.
refused-unknown-language = This language is not available.
refused-no-lesson = This game has no guided match.
refused-not-found = Page not found.
refused-not-joined = You have not joined a table.
refused-no-such-seat = This seat does not exist.
refused-seat-taken = This seat is already taken.
refused-seat-open = Nobody is in this seat.
refused-not-a-bot = There is no bot in this seat.
refused-seen-other-seat = You have already played another seat in this match.
refused-not-yours = This is not your seat.
refused-not-host = Only the host can do that.
refused-not-started = The match has not started yet.
refused-already-started = The match has already started.
refused-not-over = The match is not over yet.
refused-over = The match is over.
refused-seats-open = Some seats are still open.
refused-not-to-act = It is not your turn.
refused-stale = The match has moved on. Look again before you choose.
refused-rule-broken = The rules do not allow that.
refused-option-refused = These options can’t be combined.
refused-nothing-to-undo = There is nothing to undo.
refused-wish-pending = Another request is still waiting for an answer.
refused-no-wish = This request is no longer open.
refused-chat-full = This table has reached its chat limit.
refused-no-hints = This table is played without hints.
refused-no-hint = No hint available right now.
refused-hint-pending = Your last hint is still being prepared.
refused-busy = The server is busy. Nothing has changed; try again.
refused-not-kept = The server can’t save anything right now. Please try again in a moment.
refused-unreadable-table = The record of table { $table } is damaged, so the table has been closed. The server’s administrator can repair it.
refused-newer-rules = Table { $table } is played under newer rules than this server has. The server is being updated: try again in a minute.
refused-closed = This table is closed.
refused-banned = You have been banned from this server. Reason: { $reason } If you think this is a mistake, write to the server’s administrator.
refused-banned-until = You have been banned from this server until { $day }. Reason: { $reason } If you think this is a mistake, write to the server’s administrator.
refused-already-account = You already have an account.
refused-login-taken = This username is taken.
refused-wrong-password = Wrong username or password.
refused-file-refused = Pantheon can’t read this match file.
refused-variant-unreadable = This is not a Pantheon variant, or part of it is missing.
refused-variant-newer = This variant comes from a newer version of Pantheon than this server has.
refused-variant-option = This variant can’t be played: { $reason }.
refused-not-owner = Only the owner of this server can use the lab. If that is you, open this page on the computer that runs the server, or use the link with the owner’s token that it prints.
refused-lab-busy = The lab is already playing. Stop that run, or wait until it ends.
refused-lab-failed = The lab can’t do this: { $reason }
refused-unknown-run = This run does not exist, or was deleted.
refused-foreign = This request did not come from this page.
refused-failed = Something went wrong on the server. Try again.
refused-too-many-tables = You already have { $most } tables waiting for players. Start or leave one first.
refused-offline = You are offline; nothing was sent.

## When something could not be fetched

web-new-version = A new version is here.
web-reload = Reload
web-load-failed = This page could not be loaded. Check your connection and try again.
web-try-again = Try again
