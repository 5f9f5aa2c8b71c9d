auspices-blurb = Observez les oiseaux et annoncez votre présage avant qu’un corbeau ne le gâche.

auspices-option-ravens = Corbeaux
auspices-option-ravens-help = Nombre de corbeaux dans le sac.
auspices-option-target = Points pour gagner
auspices-option-target-help = Points qui mettent fin à la partie.
auspices-preset-book = Règles du livret
auspices-preset-dark = Ciel sombre

auspices-bag = Sac d’oiseaux ({ $ravens ->
    [one] encore un corbeau
   *[other] encore { $ravens } corbeaux
})
auspices-bird = { $bird ->
    [0] Colombe
    [1] Héron
    [2] Aigle
   *[other] Corbeau
}
auspices-omen = Présage
auspices-cell = Case { $number } du ciel

auspices-do-tell = Annoncer le présage
auspices-choose-tell = Annoncer le présage
auspices-choose-watch = Observer cette case
auspices-prompt = Observez une case du ciel, ou annoncez votre présage.

auspices-refused-nothing = Vous n’avez encore aucun présage à annoncer.
auspices-refused-taken = Il y a déjà un oiseau sur cette case.

auspices-event-turn-begun = { $seat } { VERB($seat, "lève", "levez") } les yeux au ciel.
auspices-event-bird-seen = { $seat } { VERB($seat, "voit", "voyez") } { $bird ->
    [0] une colombe
    [1] un héron
    [2] un aigle
   *[other] un corbeau
} : { $worth } pour le présage.
auspices-event-omen-lost = Le corbeau prend { $lost } à { $seat }.
auspices-event-omen-told = { $seat } { VERB($seat, "annonce", "annoncez") } un présage de { $points }.
auspices-event-match-ended = { $ending ->
    [1] Le score de victoire est atteint.
   *[other] Le ciel est plein.
}

auspices-end-target = Le score de victoire est atteint.
auspices-end-sky = Le ciel est plein.

auspices-lesson-start = Le ciel est vide. Observez n’importe quelle case : un oiseau apparaîtra.
auspices-lesson-first = Un oiseau à côté d’un oiseau de la même espèce compte double. Chaque oiseau de plus est un risque : quatre sur seize sont des corbeaux.
auspices-lesson-end = C’était une partie entière. La prochaine fois, osez un peu plus !
