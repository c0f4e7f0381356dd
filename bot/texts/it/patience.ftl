## Giochi per una persona

patience-line = La linea:
patience-rows-words = Le file, ognuna da sinistra a destra; si può prendere l’ultima tessera: { $rows }.
patience-batch-words = Il gruppo: { $rows }.
patience-free = Si possono prendere: { $tiles }
patience-batches = Gruppo { $number }, { $left ->
    [0] l’ultimo.
    [one] ne manca ancora { $left }.
   *[other] ne mancano ancora { $left }.
}
told-turned-up = { $tile } viene scoperta e comincia la linea.
told-batch = Gruppo { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · solitario del giorno, { $date }
alone-turn = Gioca { $name }; consigliare possono tutti.
patience-solved = <b>{ $name } ce l’ha fatta!</b> { $laid ->
    [1] L’unica tessera è in linea.
   *[other] Tutte le { $laid } tessere sono in linea.
}
patience-stuck = <b>{ $name } non può più giocare</b> dopo { $laid ->
    [one] { $laid } tessera
   *[other] { $laid } tessere
}: nessuna tessera libera va bene per la linea.
patience-stuck-at-once = <b>Niente del primo gruppo va bene per la linea.</b> { $name } non aveva speranze.
patience-longest = <b>La linea di { $name } ha { $laid ->
    [one] { $laid } tessera.
   *[other] { $laid } tessere.
}</b> Non ci va altro.
patience-left = Rimaste: { $tiles }
button-another = Un altro

## Suggerimenti

button-hint = Suggerimento
button-chance = Si può ancora vincere?
hint-winnable = Prova { $move }: dopo c’è un modo per vincere.
hint-lost = Non si può più vincere. { $move } porta il più lontano possibile, o quasi.
hint-unknown = Prova { $move }. Se così si vince non lo so dire.
hint-none = Qui non so niente di meglio.
chance-winnable = Sì, si può ancora vincere.
chance-lost = No, non si può più vincere.
chance-unknown = Non lo so dire: { $why ->
    [hidden] dipende da tessere che nessuno ha ancora visto.
   *[long] le possibilità sono troppe per guardarle tutte.
}
hint-daily = Il solitario di oggi è solo per te: niente suggerimenti.

## Il solitario del giorno

daily-head = <b>Il solitario del giorno</b>, { $date }
daily-about = Solitario 1, uguale per tutto il mondo, e si può risolvere. Prova quante volte vuoi: contano tutte le tessere che giochi finché non ce la fai. Niente suggerimenti.
daily-nobody = Qui non ci ha ancora provato nessuno.
daily-line = { $solved ->
    [yes] { $name }: risolto, tessere giocate { $moves }{ $tries ->
        [1] { "" }
       *[other] { " " }in { $tries } tentativi
    }
   *[no] { $name }: non ancora, al meglio { $best } su 28, tessere giocate { $moves }{ $tries ->
        [1] { "" }
       *[other] { " " }in { $tries } tentativi
    }
}
daily-share-head = Da condividere; delle tessere non dice nulla:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles } in { $moves } mosse
button-daily-play = Gioca
button-daily-share = Condividi il mio
button-daily-tally = Classifica del giorno
daily-is-over = Quel solitario era di un altro giorno. <c>/daily</c> ha quello di oggi.
daily-solved = Hai già risolto il solitario di oggi. Il prossimo arriva a mezzanotte UTC.
daily-elsewhere = Lo stai già giocando in { $room }: finiscilo lì.
daily-in-our-chat = Lo stai già giocando nella nostra chat: finiscilo lì.
daily-not-solved = Prima risolvilo.
