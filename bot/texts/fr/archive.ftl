# Export et import : tout ce qu’une discussion possède, dans un fichier.

export-what = Il y a deux formats : « /export json » pour « /import », et « /export csv » pour un tableur.
export-sent = { $file } est dans notre discussion privée. « /export csv » fait une table pour un tableur.
export-too-large = Cela ferait plus de { $most } Mo, trop pour un fichier. Qui héberge le bot peut copier sa base de données.
export-masked = Tu parles au nom de la discussion, et je ne peux pas lui écrire en privé. Demande sous ton propre nom.
export-later = Le fichier ne peut pas partir tout de suite. Réessaie dans une minute.
import-how = Envoie le fichier de « /export » avec la commande en légende, ou réponds « /import » à ce fichier. À la table locale, mets son chemin derrière la commande.
import-too-large = Le fichier dépasse { $most } Mo.
import-too-large-sent = Le fichier dépasse { $most } Mo. S’il n’est pas compressé, compresse-le en ZIP.
import-unread = Le fichier n’a pas pu être lu.
import-foreign = Ce n’est pas un fichier de « /export ». Je n’importe que ce qu’a écrit « /export json » : un fichier dont le nom finit par .json ou .json.zip. Ce qu’écrit « /export csv » est seulement pour un tableur. Rien n’a été importé.
import-newer = Ce fichier vient d’une version plus récente du bot. Je pourrai l’importer dès que la personne qui m’héberge m’aura mis à jour. Rien n’a été importé.
import-unfit = Ce n’est pas un fichier de « /export json », ou il a été modifié : je ne comprends pas « { $part } ». Rien n’a été importé.
import-again = Quelqu’un a écrit ici au même moment. Renvoie le fichier : ce qui est déjà importé reste.
import-done = { $name } a importé { $added ->
    [one] { $added } entrée
   *[other] { $added } entrées
} ; déjà présentes : { $there }.
