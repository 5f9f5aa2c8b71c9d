auspices-blurb = Observez les oiseaux et annoncez le présage avant qu’un corbeau ne le gâte.

auspices-option-ravens = Corbeaux
auspices-option-ravens-help = Combien de corbeaux sont dans le sac.
auspices-option-target = Points pour gagner
auspices-option-target-help = Les atteindre achève la partie.
auspices-preset-book = Selon la règle
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
auspices-place = Ciel, rangée { $row }, colonne { $column }

auspices-do-tell = Annoncer le présage
auspices-choose-tell = Annoncer le présage pour { $omen }
auspices-choose-watch = Observer cette place
auspices-prompt-watch = Observez une place du ciel, ou annoncez le présage.
auspices-prompt-over = Le ciel a parlé.

auspices-refused-over = La partie est finie.
auspices-refused-turn = C’est au tour de { $seat }.
auspices-refused-nothing = Il n’y a encore aucun présage à annoncer.
auspices-refused-taken = Un oiseau s’y trouve déjà.

auspices-event-turn-begun = { $seat } lève les yeux au ciel.
auspices-event-bird-seen = { $seat } voit { $bird ->
    [0] une colombe
    [1] un héron
    [2] un aigle
   *[other] un corbeau
} : { $worth } pour le présage.
auspices-event-omen-lost = Le corbeau emporte { $lost } à { $seat }.
auspices-event-omen-told = { $seat } annonce un présage de { $points }.
auspices-event-match-ended = { $ending ->
    [1] Assez de présages ont été annoncés.
   *[other] Le ciel est plein.
}

auspices-end-target = Les présages sont clairs.
auspices-end-sky = Le ciel est plein.
auspices-score-told = Présages annoncés
auspices-score-omens = annoncés à temps

auspices-lesson-start = Le ciel est vide. Observez n’importe quelle place : un oiseau viendra.
auspices-lesson-first = Un oiseau à côté de son semblable compte double. Chacun de plus est un risque : quatre sur seize sont des corbeaux.
auspices-lesson-end = C’était une partie entière. Osez maintenant un peu plus que celle-ci.
