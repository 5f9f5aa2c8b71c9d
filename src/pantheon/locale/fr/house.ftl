# Messages communs à tous les jeux et à tous les écrans.

seat = Place { $number }
you = vous
match-over = La partie est terminée.
not-your-turn = C’est à { $seat } de jouer.
score-title = Points
score-points = points marqués
no-such-action = Cette action n’existe pas dans ce jeu.
no-such-timer = Ce sablier n’est pas en cours.
nothing-to-undo = Il n’y a rien à annuler.
no-such-step = La partie n’a pas d’étape { $step } ; la dernière est { $last }.

# Le jeu dans le terminal.
play-guest = Joueur
play-choose-game = Quel jeu ?
play-choose-seats = Combien de joueurs ({ $few } à { $many }) ?
play-your-turn = À vous de jouer. { $prompt }
play-help = Tapez un nombre pour choisir une action, u pour annuler, h pour un conseil, r ID pour lire une règle, q pour quitter.
play-prompt = Action
play-unknown = « { $text } » ne fait pas partie des choix.
play-hint = Le robot { $bot } suggère : { $action }
play-undone = Action annulée.
play-cannot-undo = La dernière action ne peut pas être annulée : elle n’est pas de vous, ou le hasard est intervenu.
play-won = { $seat } { VERB($seat, "gagne", "gagnez") } avec { $points } points.
play-shared = Victoire partagée : { $seats }, avec { $points } points chacun.
play-saved = Partie enregistrée dans { $file }.
play-score = Score
former-player = Ancien joueur
anonymous = Anonyme
guest = Invité { $number }
