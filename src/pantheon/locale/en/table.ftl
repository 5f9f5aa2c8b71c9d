# Messages of a live table.

table-undone =
    { $seat ->
        [nobody] The last action was undone.
       *[other] { $seat } { VERB($seat, "undoes", "undo") } an action.
    }
table-hinted = { $seat } { VERB($seat, "asks", "ask") } for a hint.
table-resigned = { $seat } { VERB($seat, "resigns", "resign") }.
table-bot-failed = The bot playing for { $seat } has crashed; a simpler one takes over.
refused-no-analysis = This match could not be analysed.
table-file-too-slow = Checking this match took too long, so the file was not imported.
table-file-too-large = This match is too large, so the file was not imported.
table-closed = The table was closed.
table-closed-because = The table was closed by the administrator: { $message }
table-closed-by-rules = This match was closed: the rules have changed in a way that it cannot follow. Its replay shows it as far as it went.
table-closed-host-left = The table was closed: its host has left for good.
