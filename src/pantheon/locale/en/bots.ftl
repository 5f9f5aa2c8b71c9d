# The bots: their names, their hints, and what they say of a match.

bots-name-random = Random
bots-name-greedy = Greedy
bots-name-novice = Novice
bots-name-apprentice = Apprentice
bots-name-adept = Adept
bots-name-oracle = Oracle
bots-about-random = Plays whatever comes, without a thought.
bots-about-greedy = Takes what looks best at once and never looks ahead.
bots-about-novice = Overlooks much. Thinks for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} at most.
bots-about-apprentice = Knows the rules and a few turns. Thinks for { $seconds } seconds at most.
bots-about-adept = Plays well and punishes mistakes. Thinks for { $seconds } seconds at most.
bots-about-oracle = Sees far. Thinks for { $seconds } seconds at most.

bots-hint-best = Best: { $action } — { $percent } % of the win to be expected.
bots-hint-other = Or: { $action } — { $percent } %.

bots-analysis-title = { $game }: { $count } actions, judged with { $visits } simulations each
bots-analysis-step = Step
bots-analysis-player = Player
bots-analysis-action = Action
bots-analysis-outlook = Expected
bots-analysis-loss = Loss
bots-analysis-better = Better
bots-analysis-verdict = Verdict
bots-analysis-turning = turning point
bots-analysis-mean = { $seat } loses { $loss } % of the win an action on average.
bots-grade-best = best
bots-grade-good = good
bots-grade-doubtful = doubtful
bots-grade-mistake = mistake
