# Les bots : leurs noms, leurs conseils et leur avis sur une partie.

bots-name-random = Hasard
bots-name-greedy = Glouton
bots-name-novice = Novice
bots-name-apprentice = Apprenti
bots-name-adept = Adepte
bots-name-oracle = Oracle
bots-about-random = Joue ce qui lui tombe sous la main, sans réfléchir.
bots-about-greedy = Prend ce qui paraît le meilleur sur le moment et ne regarde jamais plus loin.
bots-about-novice = Passe à côté de bien des choses. Réfléchit { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} au plus.
bots-about-apprentice = Connaît les règles et quelques tours. Réfléchit { $seconds } secondes au plus.
bots-about-adept = Joue bien et punit les erreurs. Réfléchit { $seconds } secondes au plus.
bots-about-oracle = Voit loin. Réfléchit { $seconds } secondes au plus.

bots-hint-best = Le mieux : { $action } — { $percent } % de la victoire à espérer.
bots-hint-other = Ou bien : { $action } — { $percent } %.

bots-analysis-title = { $game } : { $count } actions, jugées avec { $visits } simulations chacune
bots-analysis-step = Étape
bots-analysis-player = Joueur
bots-analysis-action = Action
bots-analysis-outlook = Espoir
bots-analysis-loss = Perte
bots-analysis-better = Mieux
bots-analysis-verdict = Avis
bots-analysis-turning = tournant
bots-analysis-mean = { $seat } perd en moyenne { $loss } % de la victoire par action.
bots-grade-best = le mieux
bots-grade-good = bon
bots-grade-doubtful = douteux
bots-grade-mistake = erreur
