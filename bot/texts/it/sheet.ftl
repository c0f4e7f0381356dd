# Il foglio dei punti per chi gioca con tessere vere.

## Prima di cominciare

sheet-lobby = <b>{ $game }</b> · foglio dei punti { $table }
sheet-guests = Giocate con le vostre tessere, i punti li tengo io. Toccate “Gioco anch’io”. Scrivete per nome chi non può, con le virgole tra i nomi: <c>/sheet con Carla, Dario</c>. L’elenco è anche l’ordine in cui siete seduti e giocate.
# Below the names, of those who were written down.
sheet-unknown = Sul foglio solo per nome, quindi fuori dalle statistiche: { $names }. Chi tocca “Gioco anch’io” ci entra.
sheet-none-known = Così niente di questo foglio entra nelle statistiche: almeno due di voi devono toccare “Gioco anch’io”.

## Il foglio

sheet-head = <b>{ $game }</b> · foglio dei punti { $table } · { $rounds ->
    [one] { $rounds } mano
   *[other] { $rounds } mani
}
sheet-told-finish = <b>Mano { $round }: { $name } fa domino</b> con { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 e 6-6 insieme
    [last_two] 0-0 e 6-6
   *[other] una tessera normale
} (scritto da { $by }).
sheet-told-out = <b>Mano { $round }: { $name } fa domino</b> (scritto da { $by }).
sheet-told-fish = <b>Mano { $round }: pesce</b> (scritto da { $by }).
sheet-told-over = <b>La mano { $round } è finita</b> (scritto da { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (scritto da { $by }).
sheet-not-open = Conto non ancora aperto: { $sides }.
sheet-memo = Ricordati per { $side }: { $points }.
sheet-carry = Si aggiunge a quello che segna chi perde la prossima volta: { $points }.
sheet-table = Al tavolo, in ordine di turno: { $names }.
sheet-shuffler = Mescola le tessere: { $name }.
sheet-waiting = Poi si siedono: { $sides }.
sheet-how = Dopo ogni mano toccate chi ha giocato la sua ultima tessera. O scrivetelo: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } domino</c>, <c>/sheet pesce</c>.
sheet-how-hands = Dopo ogni mano toccate chi ha giocato la sua ultima tessera. O scrivetelo: <c>/sheet { $first } domino, { $example }</c>. Un numero è quanto valgono le tessere in mano per le regole del tavolo; al suo posto potete scrivere le tessere, come 6-4 0-0.
sheet-how-fish = Dopo ogni mano toccate chi ha giocato la sua ultima tessera, o scrivete <c>/sheet { $first } domino</c>. Solo dopo un pesce conta quello che ha ognuno: <c>/sheet pesce { $example }</c>.
sheet-how-over = Quando una mano è finita toccate “Mano finita” o scrivete <c>/sheet fine</c>.
sheet-how-points = Punti in gioco: toccate il nome con un +, o scrivete <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Per correggere una mano precedente, scrivetela con il suo numero: <c>/sheet mano 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Mano finita
sheet-button-out = { $name } fa domino
sheet-button-fish = Pesce
sheet-button-undo = Annulla
sheet-button-time = Tempo
sheet-button-end = Termina
sheet-uncounted = Troppo pochi di voi hanno un account qui: non entra nelle statistiche.
sheet-last-round = Se per { $minutes } minuti non si scrive niente, il foglio si chiude così com’è.
sheet-closed = Questo foglio dei punti ({ $game }) è stato chiuso: non c’era scritto niente.

## Scrivere una mano

sheet-which-points = Quanti punti fa { $name } con questo turno?
sheet-more-points = Se sono di più, si possono scrivere: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = La mano è finita.
sheet-fish = Pesce.
sheet-fish-by = Pesce, di { $name }.
sheet-out = { $name } fa domino.
sheet-held = In mano: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Chi ha giocato l’ultima tessera che non è un doppio?
   *[yes] Chi ha giocato l’ultima tessera?
}
sheet-who-led = { $what ->
    [hundred] Qualcuno ha aperto con 6-6 per il cento?
   *[who] Chi ha aperto questa mano?
}
sheet-nobody-led = Nessuno
sheet-with-what = Con che cosa ha fatto domino { $name }?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 e 6-6 insieme
    [last_two] 0-0 e 6-6
   *[other] un’altra tessera
}
sheet-how-many = Quanto valgono le tessere in mano a { $name }? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Cancella
sheet-back = Indietro
sheet-yes = Sì
sheet-sure-last = Così la partita è finita, e qui non si può più tornare indietro. È giusto?
sheet-sure-end = { $result ->
    [yes] La sessione finisce ora? Dopo, qui non si può più tornare indietro.
   *[no] Si lascia perdere la partita? Non avrà un vincitore.
}
sheet-picture = { $game }: il foglio dei punti.
file-sent = <c>{ $file }</c> è nella nostra chat privata.
sheet-dropped = Quello che si stava scrivendo è stato scartato; il foglio non è cambiato.
sheet-mended = { $name } ha corretto la mano { $round }; tutto quello che segue è contato di nuovo.
sheet-end-asked = Il foglio dei punti chiede nella sua chat se deve finire.
sheet-total = Totale
sheet-round = Mano { $round }

## Perché no

sheet-not-this-game = In questo gioco, o con queste regole del tavolo, una mano non la decidono solo chi fa domino e i punti in mano. Quindi non posso tenerne i punti.
sheet-not-alone = Questo è un gioco per una persona sola; non ci sono punti da tenere.
sheet-not-teams = In questo gioco sono le tessere a dire chi gioca con chi, e le vostre tessere io non le vedo. Quindi non posso tenerne i punti.
sheet-not-tiles = In questo gioco, o con queste regole del tavolo, una mano bloccata la decidono le tessere rimaste, o chi ha giocato quali, e non i punti in mano. Quindi non posso tenerne i punti.
sheet-not-such-points = In questo gioco nessun turno porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
sheet-just-ends = In questo gioco le tessere in mano non contano. Quando la mano è finita scrivi <c>/sheet fine</c>.
sheet-none-here = Qui non c’è un foglio dei punti in corso. <c>/sheet</c> e un gioco ne apre uno.
sheet-not-begun = Il foglio dei punti non è ancora cominciato. Quando ci sono tutti, tocca prima “{ $start }” lì sotto.
sheet-end-unbegun = Il foglio dei punti non è ancora cominciato. Il pulsante “{ $close }” lì sotto lo chiude.
sheet-late = Il foglio dei punti è già cominciato e non si può più aggiungere nessuno. Se qualcuno arriva o se ne va, finiscilo con <c>/sheet termina</c> e aprine un altro.
sheet-several = Qui sono aperti più fogli dei punti: usa i pulsanti di quello che intendi, o comincia dalla sua lettera: <c>/sheet { $table } con Anna</c>, <c>/sheet { $table } Anna domino</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Scrivi i loro nomi: <c>/sheet con Anna, Bruno</c>
sheet-by-account = Qui possono scrivere { $names }, oltre a chi gestisce la chat. Sul foglio solo per nome, senza account: { $guests }.
sheet-already-on = { $name } è già su questo foglio. Se è un’altra persona, scrivila con un altro nome.
sheet-nothing-to-undo = Non c’è niente da annullare.
sheet-undo-last = Si può annullare solo l’ultima cosa scritta, con <c>/sheet annulla</c>. Una mano precedente si corregge dicendo com’è andata: <c>/sheet mano 2 Anna domino</c>.
sheet-no-such-round = Su questo foglio non c’è una mano { $round }.
sheet-round-whole = Di’ tutto della mano { $round } in una riga, come per una nuova: <c>/sheet mano { $round } { $example }</c>.
sheet-round-points = Della mano { $round } si può correggere a parte soltanto com’è finita. I punti in gioco si annullano partendo dalla fine, con <c>/sheet annulla</c>, e si scrivono di nuovo.
sheet-round-same = La mano { $round } è già scritta così sul foglio.
sheet-round-others = La mano { $round } non si può cambiare da sola: quello che è stato scritto dopo non andrebbe più bene, o la partita sarebbe finita. Annulla partendo dalla fine, con <c>/sheet annulla</c>, e scrivi di nuovo.
sheet-how-to-type = Scrivi chi ha fatto domino e che cosa hanno gli altri: <c>/sheet Anna domino, Bruno 17, Carla 6-4 0-0</c>; dove conta, anche con che cosa: <c>Anna domino 0-0</c>. Un pesce comincia da chi ha giocato l’ultima tessera: <c>/sheet pesce Anna 5, Bruno 17</c>.
sheet-how-to-finish = Scrivi chi ha fatto domino e con che cosa: <c>/sheet Anna 0-0</c>, <c>/sheet Anna 0-0 6-6</c>, <c>/sheet Anna domino</c>, <c>/sheet pesce</c>.
sheet-twice = Nomina ognuno una volta sola.
sheet-echo = Qualcun altro ha appena segnato proprio questa mano; è già sul foglio. Se ce n’è stata un’altra uguale, riscrivila tra un minuto.
sheet-no-such-tile = { $known ->
    [yes] Hai nominato { $tile } più volte di quante ne esistano.
   *[no] Nel set non c’è la tessera { $tile }.
}
sheet-too-much = Le tessere di questo gioco non possono contare tanto: un giocatore può avere al massimo { $most }, tutti questi insieme { $all }.
sheet-no-zero = { $blank ->
    [0] Chi non ha fatto domino ha ancora qualcosa in mano. Solo 0-0 da sola conta 0, e non possono averla in tanti.
   *[other] Chi non ha fatto domino ha ancora qualcosa in mano, e qui anche 0-0 da sola conta { $blank }: nessuno può avere 0.
}
sheet-who-out = Chi ha fatto domino? Scrivilo così: <c>/sheet Anna domino, Bruno 17</c>
sheet-missing = Manca quello che ha { $name }.
sheet-nobody = Su questo foglio nessuno si chiama “{ $name }”. Ci sono { $names }.
sheet-not-at-table = { $name } in questa mano non è al tavolo.
sheet-real-tiles = Con un foglio dei punti le tessere le avete voi: non ho tessere, mosse o distribuzioni da mostrare. <c>/sheet esporta</c> dà il foglio come file. Se qualcuno arriva o se ne va, finiscilo con <c>/sheet termina</c> e aprine un altro; quello che è già contato resta.
