# Ce que dit la plateforme Telegram elle-même, et ce qu’y trouve /doctor.

telegram-move-by-words = Pour jouer, écris /move et un domino, draw, pass, bid 30 ou trump 5.
telegram-sent-privately = Je te l’ai écrit dans notre discussion privée.
telegram-slowed = Telegram ne me laisse pas écrire ici pour l’instant. Réessaie un peu plus tard.

telegram-unknown = Telegram ne dit pas ce que j’ai le droit de faire ici. Réessaie dans une minute.
telegram-not-inside = Je ne suis pas membre de cette discussion : ajoute-moi de nouveau.
telegram-texts-yes = J’ai le droit d’écrire ici.
telegram-texts-no = Je n’ai pas le droit d’écrire ici : autorise-moi à envoyer des messages, dans les réglages du groupe, sous les permissions.
telegram-photos-yes = J’ai le droit d’envoyer des photos : la table peut être une image.
telegram-photos-no = Je n’ai pas le droit d’envoyer des photos, donc la table n’est que du texte : autorise-les dans les réglages du groupe, sous les permissions.
telegram-topic = Ce sujet est un espace à part : une table ouverte ici reste ici.
telegram-general = Une table ouverte ici reste dans le sujet général. Chaque autre sujet est un espace à part.
telegram-topic-open = Si ce sujet est fermé, je ne peux y écrire qu’en tant qu’administrateur qui peut gérer les sujets.
telegram-topic-closed = Ce sujet est fermé, donc je ne peux pas y écrire : rouvre-le, ou nomme-moi administrateur avec le droit de gérer les sujets.
telegram-topics-closed = J’ai le droit de gérer les sujets, donc je peux écrire aussi dans ceux qui sont fermés.
telegram-runs = Je suis administrateur : je vois quand quelqu’un quitte le groupe.
telegram-sees-all = Je vois tout ce qui s’écrit ici, et je garde la table en vue.
telegram-sees-little = Je ne vois que les commandes et ce qu’on me dit : cela suffit. Si la conversation emporte la table, <c>/table</c> la remontre. En tant qu’administrateur, je le remarquerais moi-même.
telegram-inline-yes = On peut aussi choisir ses coups en écrivant : mon nom, un espace, et tes dominos apparaissent. Cela ne marche que si la personne qui me gère a aussi activé le retour inline chez BotFather (<c>/setinlinefeedback</c>).
telegram-inline-no = On joue avec les boutons. La personne qui me gère peut activer le mode inline chez BotFather (<c>/setinline</c> et <c>/setinlinefeedback</c>) ; on peut alors aussi choisir ses coups en écrivant.
