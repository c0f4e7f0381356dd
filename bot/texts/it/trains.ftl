# Treno messicano: una stazione, un treno per ciascuno, e uno che è di tutti.

## Il tavolo

train-caption = Stazione
train-open = aperto
train-mexican = Treno messicano (M)
train-mexican-short = Messicano
train-mine = Il tuo treno
train-of = Treno di { $name } ({ $key })
train-hub = Stazione: <c>{ $tile }</c>
train-hub-words = Nella stazione c’è il doppio { $number }.
train-row = { $train }{ $marked ->
    [yes] , aperto a tutti
   *[no] { "" }
}: { $tiles ->
    [none] vuoto
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , da coprire
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , aperto a tutti
   *[no] { "" }
}: { $count ->
    [0] vuoto
    [one] { $count } tessera
   *[other] { $count } tessere
}, chiede { $number }.
train-lead = Prima va messo nella stazione il doppio { $number }.
train-sought = Nessuno ha il doppio { $number }: si pesca a turno finché qualcuno non lo trova per la stazione.
train-cover = { $count ->
    [one] Prima di ogni altra cosa va coperto il doppio { $numbers }.
   *[other] Prima di ogni altra cosa vanno coperti i doppi { $numbers }.
}

## Per chi gioca

hand-fits = { $train }, chiede { $number }: <c>{ $tiles }</c>
hand-rest = Ora da nessuna parte: <c>{ $tiles }</c>
hand-own-train = Il tuo treno chiede { $number }.
hand-engine = Hai il doppio di questa mano: mettilo nella stazione, da dove partono tutti i treni.
hand-seek = Il doppio di questa mano è ancora nel pozzo: pesca una tessera.
hand-cover = Un doppio chiede un’altra tessera: coprilo subito.
hand-extra = Un doppio chiede un’altra tessera: giocala su un treno aperto per te. Se il doppio resta scoperto, deve coprirlo il prossimo.
hand-first-turn = Nel primo turno puoi mettere sul tuo treno quante tessere vanno bene, una dopo l’altra.
hand-first-turn-on = Continua con il tuo treno quanto vuoi. <b>Fatto</b> chiude il tuo turno.
hand-train-draw = { $drawn ->
    [yes] Non va nemmeno questa: pescane un’altra.
   *[no] Non hai una tessera da giocare ora: pescane una. Se va, la giochi.
}
hand-train-pass = { $marked ->
    [yes] Non va niente, quindi passi. Il tuo treno resta aperto a tutti finché non ci metti tu una tessera.
   *[no] Non va niente, quindi passi. Così il tuo treno si apre a tutti, finché non ci metti tu una tessera.
}
move-train = { $tile } → { $kind ->
    [own] il mio
    [mexican] messicano
   *[other] { $key }
}
move-pass-open = Passo, e apro il mio treno

## Che cosa succede

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] stazione
    [own] proprio treno
    [mexican] treno messicano
   *[other] treno di { $owner }
}
told-engine-placed = { $tile } è nella stazione: tutti i treni partono da questo numero. { $name } comincia: { $why ->
    [lot] l’ha deciso la sorte.
   *[rotate] il primo turno gira.
}
told-engine-sought = Nessuno ha il doppio { $number } per la stazione: si pesca a turno finché non si trova. { $name } comincia, per sorteggio.
told-opened = { $name } passa; ora il treno di { $name } è aperto a tutti.
told-reclaimed = Il treno di { $name } è di nuovo privato.
told-uncoverable = Non serve coprire { $tile }: non resta un’altra tessera con { $number }.
