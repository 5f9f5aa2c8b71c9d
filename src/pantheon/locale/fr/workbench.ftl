# L’inspecteur de `pantheon dev`, pour les auteurs de jeux.

workbench-inspector = Inspecteur
workbench-state = État
workbench-views = Vues
workbench-actions = Actions
workbench-events = Événements
workbench-spectator = Spectateur
workbench-step = après { $step } actions sur { $steps }
workbench-code = code { $code }
workbench-more = { $count ->
    [one] Une autre action permise n’est pas affichée.
   *[other] { $count } autres actions permises ne sont pas affichées.
}
workbench-click = Cliquez sur une pièce ou un emplacement pour voir ce qu’on peut en faire, et sinon pourquoi.
workbench-no-action = Aucune action ne passe par là.
workbench-drawn-by = Dessiné par { $place }
workbench-name = Nom de la position
workbench-save = Enregistrer cette position
workbench-past = Position après { $step } actions sur { $steps }
workbench-newest = Revenir à la partie
workbench-back = Une action en arrière
workbench-forth = Une action en avant
workbench-moment = Moment de la partie
workbench-after = { $step ->
    [0] Mise en place
   *[other] Action { $step }
}
workbench-save-test = Enregistrer comme test
workbench-open = L’ouvrir à une nouvelle table
workbench-problem = Les anciennes règles restent en vigueur :
workbench-stalled = Avec les nouvelles règles, l’entrée { $entry } ({ $action }) ne peut plus être rejouée. Vous voyez la dernière position valable.
workbench-set-up-stalled = Avec les nouvelles règles, la mise en place ne peut plus être rejouée. Vous voyez la position d’avant.
workbench-not-to-be-shown = Avec les règles actuelles, la mise en place de cette partie ne peut plus être rejouée : { $why }. Modifiez-les et rechargez la page.
workbench-go-on = Continuer d’ici
workbench-fact = Donnée de l’état
workbench-value = Valeur, en JSON
workbench-edit = Modifier
