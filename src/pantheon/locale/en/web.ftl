# What the browser's pages say.

## Everywhere

web-tagline = Four games about gods, one table: with friends or bots, in the browser.
web-to-lobby = To the lobby
web-pages = Pages
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-back = Back
web-next = Next
web-more = More
web-no = No
web-loading = One moment …
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
web-filter = Which tables
web-filter-all = All
web-filter-waiting = Waiting
web-filter-playing = Playing
web-no-tables = No public table just now. Open one!
web-your-tables = Your tables
web-back-to-table = Back to it
web-have-code = Have a code?
web-code = Code of the table
web-code-help = A friend’s code or link brings you to the table, no account needed.
web-join = Join
web-watch = Watch
web-playing = playing
web-waiting-for = waiting for { $count }
web-bring-file = Replay a match file
web-bad-file = That is not a match that Pantheon can read.
web-no-matches = No finished match yet.

## A new table

web-how-many = How many players
web-bot-level = How the bots play
web-level-random = carefree
web-level-greedy = quick
web-level-search = thoughtful
web-preset = How it is played
web-preset-own = As set below
web-clock = Clock
web-clock-none = None
web-clock-turn = A sand timer for each turn
web-clock-move = A deadline for each move
web-clock-final = The last ones are hurried
web-clock-seconds = How long
web-random-modes = Draw the modes
web-all-options = All options
web-public = Show it in the lobby, so that anyone may join
web-public-watch = Show it in the lobby, so that anyone may watch
web-play-now = Play now
web-open-table = Open the table

## The waiting room

web-seats = Seats
web-open-seat = Open seat
web-sit = Sit here
web-sit-here-too = Also on this screen
web-local-name = Name of the next player on this screen
web-add-bot = Bot
web-clear-seat = Clear
web-stand-up = Stand up
web-start = Start
web-start-when-full = Start when all seats are taken
web-host-starts = Whoever opened the table starts the match.
web-how-played = How it is played
web-invite = Invite
web-code-is = The table’s code
web-link = The table’s link
web-qr = The table’s link as a QR code
web-copy = Copy the link
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
web-zoom-fit = Show all
web-online = online
web-away = away
web-bot = bot, { $level }
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-waiting-all = All are playing
web-sending = One moment …
web-over = The match is over
web-choosable = Can be chosen
web-choosable-after = Can be chosen after this: { $change }
web-empty-slot = Empty
web-place-here = Place here
web-final = This cannot be taken back.
web-choose-first = First choose what to do: the gold outlines show what is possible.
web-not-there = That cannot be chosen now.
web-variant = Change
web-variant-turn = Rotate
web-variant-face = Turn over
web-variant-amount = How many
web-variant-less = { $name }: less
web-variant-more = { $name }: more
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = The others are asked.
web-undo-wish = { $name } asks to take back an action.
web-agree = Agree
web-withdraw = Never mind
web-hint = Hint
web-hint-is = A bot would: { $action }
web-hint-expects = { $action }: { $percent } % of the win to be expected.
web-hint-late = Others have acted meanwhile, and the hint no longer helps. Ask again.
web-hint-about = How much of the win a bot expects of it.
web-expected = expected:
web-percent = { $percent } %
web-log = Log
web-by-timeout = time was up
web-by-timer = the sand ran out
web-chat = Chat
web-chat-empty = Nothing said yet.
web-say = Say something
web-send = Send
web-watching = { $count } watching
web-you-watch = You are watching.
web-take-over = Play for { $name }
web-take-over-ask = Ask to take over from { $name }
web-take-over-asked = Waiting for the players to agree…
web-take-over-wish = { $name } asks to take over from { $bot }.
web-time-left = Time left: { $time }
web-lost = The connection is lost. Nothing is lost with it: it mends itself.
web-server-leaves = The server is restarting; the table comes back by itself.
web-hand-over = Hand over the device
web-hand-to = Now it is { $name }’s turn
web-i-am = I am { $name }
web-hand-openly = Do not ask again at this table
web-search-rules = Search the rules
web-rules-found = { $count ->
    [0] No rule speaks of it.
    [one] One rule
   *[other] { $count } rules
}

## The board in words

web-text-mode = Board as text
web-text-choices = What you can do
web-text-chosen = Chosen: { $what }
web-text-nothing = Nothing to choose just now.
web-text-lies = What lies where

## Settings

web-sound = Sounds
web-notify = Tell me when it is my turn and I look elsewhere
web-confirming = Confirming
web-confirm-auto = Where something is placed or cannot be taken back
web-confirm-always = Always
web-confirm-never = Never
web-keys = Keys
web-keys-help = Arrows go from place to place, Enter chooses and confirms, Escape goes back. R turns, F turns over, U takes back, H gives a hint, T shows the board as text.
web-leave = Leave the table (a bot plays on)

## The end

web-scoring = Scoring
web-won = { $name } wins
web-shared = Shared by { $names }
web-placed = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-rematch = Rematch
web-rematch-join = To the rematch
web-walk-again = Scoring again
web-share-replay = Share the replay
web-skip = Skip
web-chart = Points over time
web-chart-due = Points, had the match ended then
web-chart-start = start
web-chart-end = end

## Replay and lesson

web-moment = Moment
web-moment-of = { $at } of { $total }
web-first = To the start
web-step-back = One step back
web-play = Play
web-pause = Pause
web-step = One step on
web-last = To the end
web-speed = Speed
web-jump = Go to a turn
web-eyes = Seen by
web-eyes-spectator = As a spectator
web-eyes-all = Nothing hidden
web-download = Download
web-outlook = Who was likely to win
web-outlook-working = The match is being looked over …
web-remarks = Looked over
web-no-remarks = Nobody lost much anywhere.
web-turning = The match turned
web-turned-at = The match turned at step { $step }
web-lost-share = { $name } lost { $percent } % of the win here.
web-lost-none = { $name } could not have done better.
web-better = Better: { $action }
web-unofficial = Pantheon is unofficial and earns nothing; its words and pictures are its own. The games belong to their designers and publishers.
web-way-at = { $action } ({ $place })
web-mean-loss = { $name } lost { $percent } % per action on average
web-no-replay = There is no replay of this table.
web-lesson-lit = Follow the gold outlines.
web-lesson-your-move = Your move: follow the gold.
web-lesson-done = Done: now play
web-no-lesson = There is no guided match for this game.

## Account

web-you-are = You are
web-name = Name
web-colour = Colour and sign
web-colour-vermilion = Vermilion, bolt
web-colour-blue = Blue, trident
web-colour-green = Green, leaf
web-colour-yellow = Yellow, sun
web-colour-purple = Purple, crescent
web-colour-sky = Sky, bird
web-colour-grey = Grey, peak
web-save = Save
web-saved = Saved.
web-account-keep = Keep your matches
web-account-why = Without an account this browser knows you. With one, every device does.
web-login = User name
web-password = Password (at least 8 characters)
web-sign-in = Sign in
web-register = Create account
web-sign-out = Sign out
web-signed-in = Signed in as { $login }

## When the table says no

refused-malformed = That was not understood.
refused-too-large = That is too long.
refused-too-fast = Too much at once: wait a moment.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-unknown-level = There is no such bot.
refused-unknown-language = Pantheon does not speak that language.
refused-no-lesson = There is no guided match for this game.
refused-not-found = There is nothing here.
refused-not-joined = You are at no table.
refused-no-such-seat = There is no such seat.
refused-seat-taken = Somebody sits there already.
refused-seat-open = Nobody sits there.
refused-not-a-bot = No bot sits there.
refused-seen-other-seat = You have already played another seat in this match.
refused-not-yours = That seat is not yours.
refused-not-host = Only the host may do that.
refused-not-started = The match has not begun.
refused-already-started = The match has begun already.
refused-not-over = The match is not over yet.
refused-over = The match is over.
refused-seats-open = Some seats are still open.
refused-not-to-act = It is not your turn.
refused-stale = Something has happened meanwhile: look again.
refused-rule-broken = The rules do not allow that.
refused-option-refused = These options do not fit together.
refused-nothing-to-undo = There is nothing to take back.
refused-wish-pending = Somebody has asked already.
refused-no-wish = Nobody asks for that any more.
refused-chat-full = Chat limit reached at this table.
refused-no-hint = No hint can be had just now.
refused-hint-pending = Your last hint is still on its way.
refused-busy = The server is busy; nothing has changed. Try again.
refused-not-kept = The server cannot save anything right now. Please try again in a moment.
refused-unreadable-table = The record of table { $table } is damaged, so the table has been set aside. Whoever runs this server can repair it.
refused-already-account = You have an account already.
refused-login-taken = That user name is taken.
refused-wrong-password = User name or password is wrong.
refused-file-refused = That is not a match that Pantheon can read.
refused-foreign = That request did not come from this page.
refused-failed = Something went wrong on the server. Try again.
refused-too-many-tables = You already have { $most } tables waiting for players. Start or leave one first.
refused-offline = The connection is lost; nothing was sent.

## When something could not be fetched

web-load-failed = This page could not be loaded. Check your connection and try again.
web-try-again = Try again
