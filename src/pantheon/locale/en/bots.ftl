# The bots: names, hints and match analysis.

bots-name-random = Random moves
bots-name-greedy = Impulsive
bots-name-keen = Intuitive
bots-name-novice = Relaxed
bots-name-apprentice = Steady
bots-name-adept = Strong
bots-name-oracle = Expert
bots-name-deity = Master
bots-about-random = Plays at random.
bots-about-greedy = Takes whatever looks best right now and never plans ahead.
bots-about-keen = Takes whatever promises most, by a judgement learned from many matches. Never plans ahead.
bots-about-novice = Overlooks a lot. Thinks for up to { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
bots-about-apprentice = Knows the rules and plans a few turns ahead. Thinks for up to { $seconds } seconds.
bots-about-adept = Plays well and punishes mistakes. Thinks for up to { $seconds } seconds.
bots-about-oracle = Plans far ahead. Thinks for up to { $seconds } seconds.
bots-about-deity = The strongest opponent: weighs every line it can find. Thinks for up to { $seconds } seconds.

bots-hint-best = Suggested: { $action } (estimated chance of winning: { $percent }%).
bots-hint-pay = Pay { $parts }
bots-hint-near = { $action } (next to: { $places })
bots-hint-at = { $action } ({ $place })
bots-hint-other = Or: { $action } ({ $percent }%).

bots-reason-brings = What this leads to: { $event }
bots-reason-hastens = { $turns ->
    [one] One turn earlier
   *[other] { $turns } turns earlier
}: { $event }
bots-reason-prevents = What this prevents: { $event }

bots-analysis-title = { $game }: { $count } actions, { $visits } simulations each
bots-analysis-step = Step
bots-analysis-player = Player
bots-analysis-action = Action
bots-analysis-outlook = Estimated chance of winning
bots-analysis-loss = Loss
bots-analysis-better = Better
bots-analysis-verdict = Verdict
bots-analysis-turning = turning point
bots-analysis-mean = On average, each action lowers { OF($seat) } chance of winning by { $loss }%.
bots-grade-best = best
bots-grade-good = good
bots-grade-doubtful = doubtful
bots-grade-mistake = mistake
