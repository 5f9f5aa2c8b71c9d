# What a live table says of itself.

table-undone =
    { $seat ->
        [nobody] The last action is taken back.
       *[other] { $seat } takes back an action.
    }
table-bot-failed = The bot at { $seat }’s place has failed; a simpler one goes on.
refused-no-analysis = This match could not be analysed.
table-file-too-slow = Checking this match took too long, so the file was not imported.
table-file-too-large = This match is too large, so the file was not imported.
