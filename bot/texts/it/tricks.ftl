# Prese: offerte, briscola, chi ha preso che cosa.

## Piccole parti

bid = { $kind ->
    [pass] passo
    [plunge] plunge, { $amount } segni
    [marks] { $amount ->
        [one] { $amount } segno
       *[other] { $amount } segni
    }
    [tricks] { $amount ->
        [one] { $amount } presa
       *[other] { $amount } prese
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] zeri
    [n1] uno
    [n2] due
    [n3] tre
    [n4] quattro
    [n5] cinque
    [n6] sei
    [doubles] doppi
    [nello] nessuna (nello)
   *[none] nessuna
}
tricks-count = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}
tricks-worth = { $tricks }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Il tavolo

tricks-shaker = { $name } ha mescolato le tessere e parla alla fine.
tricks-bidding = Offerte
tricks-bids = Offerte: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } gioca per { $bid }.
tricks-nello = { $name } gioca il nello per { $bid }: senza compagno, e per perdere ogni presa.
tricks-trick = Presa { $number }: { $cards }. Per ora è di { $taker }.
tricks-trick-taken = Presa { $number }: { $cards }. { $leads ->
    [yes] L’ha fatta { $taker }, che apre la prossima.
   *[no] L’ha fatta { $taker }.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Prese: { $sides }
tricks-trumps = Briscola: { $suit }.
tricks-led = Uscita: { $suit }.
tricks-note-led = ha aperto
tricks-note-out = non gioca

## Per chi gioca

tricks-hand = Le tue tessere: briscole <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , altre <c>{ $others }</c>
}
tricks-you-sit-out = Tu non giochi: { $name } fa il nello senza compagno.
tricks-bid-points = Quanti dei 42 punti farete? Ogni presa vale 1, e ogni tessera di 5 o 10 punti che contiene li vale in più. 42 sono un segno, tutta la mano; anche due segni e più valgono per tutta la mano. L’offerta più alta sceglie la briscola.
tricks-bid-tricks = Quante delle 7 prese farete? L’offerta più alta sceglie la briscola.
tricks-bid-over = Supera { $bid }, o passa. Ognuno parla una volta.
tricks-forced = Hanno passato tutti: se passi anche tu, giochi per { $bid }.
tricks-name-trumps = Scegli la briscola: batte tutte le altre tessere.{ $nello ->
    [yes] { " " }Oppure gioca il nello: senza briscola e senza compagno, per perdere ogni presa.
   *[no] { "" }
} Poi apri tu.
tricks-lead = Apri tu, con una tessera qualsiasi. Una briscola chiede briscole; ogni altra tessera il suo numero più alto. Chi ha una tessera così deve giocarla. Prende la briscola più alta, altrimenti la tessera più alta di quello che è uscito: il suo doppio, poi secondo l’altra metà.
tricks-follow = { $count ->
    [1] Devi rispondere ({ $suit }), e hai solo questa.
   *[other] Devi rispondere ({ $suit }), quindi puoi giocare solo queste { $count }.
}
tricks-cannot-follow = Non puoi rispondere ({ $suit }), quindi giochi una tessera qualsiasi.{ $trumps ->
    [yes] { " " }Una briscola prende, se non ce n’è una più alta.
   *[no] { "" }
}
hand-bid = Quanti punti?
move-bid = Offri { $bid }
move-bid-more = Offri { $amount } o più…
move-plunge = Plunge per 4 segni
move-trump = { $suit ->
    [n0] Zeri
    [n1] Uno
    [n2] Due
    [n3] Tre
    [n4] Quattro
    [n5] Cinque
    [n6] Sei
    [doubles] Doppi
    [nello] Nello
   *[none] Senza briscola
}
move-card = { $tile }{ $trump ->
    [yes] { " " }briscola
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Un’altra offerta

## Che cosa succede

told-shaken = { $name } mescola le tessere; la prima offerta tocca a { $first }.
told-called = { $name }: { $bid }.
told-contracted = { $how ->
    [forced] Hanno passato tutti: { $name } deve giocare per { $bid } e sceglie la briscola.
    [plunge] { $name } fa un plunge per { $bid }: { $declarer }, in coppia, sceglie la briscola e apre.
   *[bid] { $name } gioca per { $bid } e sceglie la briscola.
}
told-declared = { $suit ->
    [none] { $name } gioca senza briscola.
    [nello] { $name } gioca il nello: senza compagno, senza briscola, e per perdere ogni presa.
   *[other] { $name } sceglie la briscola: { $trumps }.
}
told-trick = <b>{ $name }</b> fa la presa{ $points ->
    [0] .
    [one] , { $points } punto.
   *[other] , { $points } punti.
}

## Risultati

result-tricks = <b>La mano { $round } è finita.</b>
result-passed = <b>Mano { $round }: hanno passato tutti.</b> Mescola il giocatore seguente.
result-bid = { $name }, offerta: { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Fatte tutte le prese.
        [one] Persa { $lost } presa, e servono tutte.
       *[other] Perse { $lost } prese, e servono tutte.
    }
    [tricks] { $own ->
        [one] Fatta { $own } presa.
       *[other] Fatte { $own } prese.
    }
   *[points] { $own ->
        [one] Fatto { $own } punto
       *[other] Fatti { $own } punti
    }, gli altri { $others }.
} { $made ->
    [yes] <b>L’offerta è mantenuta.</b>
   *[no] <b>L’offerta è mancata.</b>
}
result-nello = { $name } giocava il nello. { $count ->
    [0] Nemmeno una presa fatta.
    [one] { $count } presa fatta, e non se ne può fare nessuna.
   *[other] { $count } prese fatte, e non se ne può fare nessuna.
} { $made ->
    [yes] <b>L’offerta è mantenuta.</b>
   *[no] <b>L’offerta è mancata.</b>
}
