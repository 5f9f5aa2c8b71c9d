# Les robots : noms, conseils et analyse des parties.

bots-name-random = Au hasard
bots-name-greedy = Impulsif
bots-name-keen = Intuitif
bots-name-novice = Détendu
bots-name-apprentice = Posé
bots-name-adept = Fort
bots-name-oracle = Expert
bots-name-deity = Maître
bots-about-random = Joue au hasard.
bots-about-greedy = Prend ce qui rapporte le plus sur le moment, sans jamais anticiper.
bots-about-keen = Choisit le coup le plus prometteur, d’après un jugement appris au fil de nombreuses parties. N’anticipe jamais.
bots-about-novice = Laisse passer bien des occasions. Réfléchit { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au maximum.
bots-about-apprentice = Connaît les règles et anticipe quelques tours. Réfléchit { $seconds } secondes au maximum.
bots-about-adept = Joue bien et punit les erreurs. Réfléchit { $seconds } secondes au maximum.
bots-about-oracle = Prévoit longtemps à l’avance. Réfléchit { $seconds } secondes au maximum.
bots-about-deity = L’adversaire le plus fort : il pèse chaque suite possible. Réfléchit { $seconds } secondes au maximum.

bots-hint-best = Suggestion : { $action } (chances de gagner estimées : { $percent } %).
bots-hint-pay = Payer { $parts }
bots-hint-near = { $action } (à côté de : { $places })
bots-hint-at = { $action } ({ $place })
bots-hint-other = Ou bien : { $action } ({ $percent } %).

bots-reason-brings = Ce que cela apporte : { $event }
bots-reason-hastens = { $turns ->
    [one] Un tour plus tôt
   *[other] { $turns } tours plus tôt
} : { $event }
bots-reason-prevents = Ce que cela évite : { $event }

bots-analysis-title = { $game } : { $count } actions, { $visits } simulations pour chacune
bots-analysis-step = Étape
bots-analysis-player = Joueur
bots-analysis-action = Action
bots-analysis-outlook = Chances de gagner estimées
bots-analysis-loss = Perte
bots-analysis-better = Mieux
bots-analysis-verdict = Verdict
bots-analysis-turning = tournant
bots-analysis-mean = { $seat } { VERB($seat, "perd", "perdez") } en moyenne { $loss } % de chances de gagner par action.
bots-grade-best = meilleur coup
bots-grade-good = bon coup
bots-grade-doubtful = coup douteux
bots-grade-mistake = erreur
