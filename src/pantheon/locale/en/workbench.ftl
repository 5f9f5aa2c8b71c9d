# The inspector of `pantheon dev`, for authors of games.

workbench-inspector = Inspector
workbench-state = State
workbench-views = Views
workbench-actions = Actions
workbench-events = Events
workbench-spectator = Spectator
workbench-step = after { $step } of { $steps } actions
workbench-code = code { $code }
workbench-more = { $count ->
    [one] One more legal action is not listed.
   *[other] { $count } more legal actions are not listed.
}
workbench-click = Click a piece or a place to see what can be done with it, and why not.
workbench-no-action = No action picks this.
workbench-drawn-by = Drawn by { $place }
workbench-name = Name of the position
workbench-save = Save this position
workbench-past = Position after { $step } of { $steps } actions
workbench-newest = Back to the match
workbench-back = One action back
workbench-forth = One action forth
workbench-moment = Moment of the match
workbench-after = { $step ->
    [0] Set-up
   *[other] Action { $step }
}
workbench-save-test = Save as a test
workbench-open = Open it at a new table
workbench-problem = The old rules go on:
workbench-stalled = On the new rules, entry { $entry } ({ $action }) no longer replays. You see the last position that does.
workbench-set-up-stalled = On the new rules, the set-up no longer replays. You see the position from before.
workbench-not-to-be-shown = On the rules as they are now, the set-up of this match no longer replays: { $why }. Change them and reload the page.
workbench-go-on = Go on from here
workbench-fact = Fact of the state
workbench-value = Value, as JSON
workbench-edit = Set
