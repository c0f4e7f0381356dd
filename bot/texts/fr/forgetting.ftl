# Cacher son nom, et se faire oublier.

somebody = quelqu’un
forget-shown = Les bilans montrent ton nom.
forget-hidden = Les bilans disent « quelqu’un » à la place de ton nom.
forget-about = Si tu caches ton nom, on te connaît toujours à la table, et tu peux le remontrer. Si tu l’effaces, je t’oublie dans toutes les discussions : ton nom, tes réglages, notre discussion privée et les noms de tes paires disparaissent pour de bon. Ce que d’autres ont gagné et perdu avec toi reste, avec « quelqu’un ».
forget-button-hide = Cacher mon nom
forget-button-show = Montrer mon nom
forget-button-delete = M’effacer…
forget-button-yes = Oui, oublie-moi pour toujours
forget-button-keep = Non, ne rien changer
forget-sure = C’est définitif. Dois-je t’oublier, dans toutes les discussions ?
forget-only-oneself = Tu ne peux faire oublier que toi-même : <c>/forget me</c>.
forget-playing = Tu es encore à une table. Lève-toi d’abord (« /leave », « /stop »), puis réessaie.
forget-later = La fin de ta dernière table vient juste de s’afficher. Réessaie dans une minute.
forget-done = C’est oublié. Si tu m’écris de nouveau, on repart de zéro.
rematch-forgotten = Une personne qui jouait alors a été oubliée. Ouvre plutôt une nouvelle table.
