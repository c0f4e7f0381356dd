# Ce que dit la table locale elle-même.

terminal-no-button = Il n’y a pas de bouton { $number } pour toi.
terminal-too-long = C’est trop long : une ligne a { $most } caractères au plus.
terminal-garbled = La ligne { $number } n’est pas comprise : écris « NOM> texte », « NOM< texte » ou « NOM* 17 ».
terminal-bad-name = Ligne { $number } : personne ne peut s’appeler ainsi ici.
terminal-hint = Tape le numéro d’un bouton, un coup comme 6-4, ou une commande comme /help.
terminal-leaving = Encore Ctrl-C, ou Ctrl-D, pour partir.
terminal-guest = Invité
terminal-room = Tout le monde
terminal-private = Rien que toi
terminal-changed = modifié
doctor-local = Dans le terminal, il n’y a rien à régler : tout marche.
