# Discord : les noms de ses commandes et de ce qu’on remplit, et ce qu’y dit /doctor.

## Noms des commandes : un mot chacun, tous différents

slash-play = jouer
slash-lunch = midi
slash-remind = rappel
slash-sheet = feuille
slash-daily = jour
slash-join = rejoindre
slash-leave = quitter
slash-hand = main
slash-table = table
slash-move = coup
slash-stop = arrêter
slash-games = jeux
slash-rules = règles
slash-why = pourquoi
slash-tally = bilan
slash-export = exporter
slash-import = importer
slash-forget = oublier
slash-record = enregistrement
slash-verify = vérifier
slash-settings = réglages
slash-language = langue
slash-doctor = diagnostic
slash-help = aide
slash-start = bonjour

## Ce qu’on remplit derrière une commande : un mot chacun

slash-option-game = jeu
    .about = quel jeu
slash-option-options = options
    .about = règles maison, par exemple target=125
slash-option-table = table
    .about = quelle table, s’il y en a plusieurs
slash-option-move = coup
    .about = un domino (nombre-nombre), puis @ et sa place ; draw ; pass
slash-option-topic = sujet
    .about = une section, une règle maison, ou une question avec tes mots
slash-option-language = langue
    .about = me (moi) ou chat (la discussion), et quelle langue
slash-option-tally = quoi
    .about = moi, mois, records, historique, un jeu, un nom ; ou ajouter, annuler
slash-option-minutes = minutes
    .about = durée de la session, de 30 à 60 minutes
slash-option-format = format
    .about = json pour /import, csv pour un tableur
slash-option-file = fichier
    .about = un fichier écrit par /export
slash-option-whom = qui
    .about = me (moi)
slash-option-reminder = heure
    .about = par exemple 12:30 Paris lundi-vendredi ; quotidien ; non ; résumé oui
slash-option-city = ville
    .about = la grande ville la plus proche, pour le fuseau horaire
slash-option-sheet = entrée
    .about = jeu et règles ; avec et des noms ; qui sort et qui garde quoi ; poisson ; annuler ; exporter

## Ce que trouve /doctor

doctor-discord-fine = J’ai ici tous les droits qu’il me faut.
doctor-discord-foreign = Je ne suis pas membre ici : je peux te répondre, mais pas montrer de table. Joue dans notre discussion privée, ou sur un serveur où je suis membre : qui en gère un peut m’y ajouter.
doctor-discord-view = Je ne vois pas ce salon. Accorde à mon rôle <b>Voir le salon</b> dans ses permissions. Un fil verrouillé doit être rouvert. À un fil privé, il faut m’ajouter : mentionne-moi dedans.
doctor-discord-timeout = Je suis en exclusion temporaire (timeout) et ne peux pas écrire avant qu’elle prenne fin. La modération peut la lever plus tôt.
doctor-discord-send = Je ne peux pas écrire ici. Accorde à mon rôle <b>Envoyer des messages</b> dans les permissions de ce salon.
doctor-discord-threads = Je ne peux pas écrire dans les fils. Accorde à mon rôle <b>Envoyer des messages dans les fils</b> dans les permissions du salon.
doctor-discord-locked = Ce fil est verrouillé. Déverrouille-le ou accorde à mon rôle <b>Gérer les fils</b> dans les permissions du salon.
doctor-discord-attach = Je ne peux pas envoyer d’images, donc les tables viennent en texte. Accorde à mon rôle <b>Joindre des fichiers</b> dans les permissions de ce salon.
