# Le rappel de la manche du jour, le résumé de la semaine, le fuseau horaire d’une discussion.

## Comment une discussion est rappelée

remind-head = <b>Qui joue aujourd’hui ?</b> Je peux poser la question ici chaque jour à la même heure.
remind-is-off = Rappel : non
remind-is-on = Rappel : { $time }, { $days }. Le prochain : { $date }, à { $first }.
remind-summary = Résumé de la semaine : { $on ->
    [on] le lundi à 9:00
   *[off] non
}
remind-zone = Fuseau horaire : { $city }, où il est { $time }.
remind-how = Choisis une heure, ou écris-en une avec la grande ville la plus proche : <c>/remind 12:30 Paris</c>
remind-admins = Seuls les admins de la discussion peuvent changer cela.
remind-button-off = Arrêter le rappel
remind-button-summary = { $on ->
    [on] Résumé de la semaine : oui
   *[off] Résumé de la semaine : non
}
remind-what = Je ne comprends pas « { $word } ». Voici comment faire : <c>/remind 12:30 Paris lundi-vendredi</c>, <c>/remind non</c>, <c>/remind résumé oui</c>.
remind-in-group = Un rappel est pour un groupe : écris cela dans la discussion où vous jouez.

## Le fuseau horaire

button-zone = Fuseau horaire
button-remind = Rappel
button-all-settings = Tous les réglages
zone-head = <b>Fuseau horaire</b> : { $city }, où il est { $time }.
zone-how = Choisis la ville qui a ton heure, ou écris-en une : <c>/settings Paris</c>
zone-choice = { $city } { $time }
zone-set = Désormais, l’heure de cette discussion est celle-ci : { $city }.
zone-unknown = Je ne connais pas de ville « { $city } ». Écris la grande ville la plus proche, par exemple <c>/settings Paris</c>, ou l’écart avec UTC en heures entières, par exemple <c>/settings UTC+3</c>. Sans ville, <c>/settings</c> montre tout ce qui se règle, comme le temps pour un tour.
zone-alike = Je ne connais pas de ville « { $city } ». Est-ce « { $alike } » ? Alors écris-la ainsi.

## Qui en est

invite-head = <b>Qui joue aujourd’hui ?</b> { $game }
invite-in = Oui ({ $count }) : { $names }
invite-out = Non : { $names }
invite-players = Nombre de joueurs : { $players }. Les paires restent comme la dernière fois quand les deux sont là ; les autres sont tirées au sort.
invite-begun = La table a été ouverte.
invite-closed = C’est tout pour aujourd’hui.
invite-button-in = Je joue
invite-button-out = Pas moi
invite-button-begin = Commencer
invite-button-real = Avec de vrais dominos
invite-over = C’est passé : la table est ouverte, ou il est trop tard pour aujourd’hui. <c>/lunch</c> ouvre une table à tout moment.
invite-nobody = Personne ne s’est encore inscrit.
invite-not-in = Il faut jouer pour pouvoir commencer ; dès que vous êtes assez, tout le monde le peut. Appuie sur <b>Je joue</b>.

## La semaine

summary-head = <b>La semaine dernière</b>, du { $since } au { $until }
