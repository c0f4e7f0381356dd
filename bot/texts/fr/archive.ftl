# Export et import : tout ce qu’une discussion possède, dans un fichier.

export-what = Il y a deux formats : « /export json » pour « /import », et « /export csv » pour un tableur.
export-sent = { $file } est dans notre discussion privée. « /export csv » fait une table pour un tableur.
export-too-large = Cela ferait plus de { $most } Mo, trop pour un message. Qui héberge le bot peut copier sa base de données.
export-masked = Tu parles au nom de la discussion, et je ne peux pas lui écrire en privé. Demande sous ton propre nom.
export-later = Le fichier ne peut pas partir tout de suite. Réessaie dans une minute.
import-how = Joins le fichier de « /export » : avec la commande en légende, ou réponds « /import » au fichier. À la table locale, son chemin suit la commande.
import-too-large = Le fichier dépasse { $most } Mo.
import-unread = Le fichier n’a pas pu être lu.
import-foreign = Ce n’est pas un fichier de « /export ». Je reprends ce qu’a écrit « /export json » : un fichier dont le nom finit par .json. Ce qu’écrit « /export csv » est seulement pour un tableur. Rien n’a été repris.
import-newer = Ce fichier vient d’une version plus récente du bot. Je pourrai le reprendre dès que qui m’héberge m’aura mis à jour. Rien n’a été repris.
import-unfit = Ce n’est pas un fichier de « /export json », ou il a été modifié : je ne comprends pas « { $part } ». Rien n’a été repris.
import-again = Quelqu’un a écrit ici au même moment. Renvoie le fichier : ce qui est déjà lu reste.
import-done = { $name } a fait lire { $added ->
    [one] { $added } entrée
   *[other] { $added } entrées
} ; déjà présentes : { $there }.
