# Stiche: Gebote, Trumpf, wer was hat.

## Kleinteile

bid = { $kind ->
    [pass] passe
    [plunge] Plunge, { $amount } Striche
    [marks] { $amount ->
        [one] 1 Strich
       *[other] { $amount } Striche
    }
    [tricks] { $amount ->
        [one] 1 Stich
       *[other] { $amount } Stiche
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] Nullen
    [n1] Einsen
    [n2] Zweien
    [n3] Dreien
    [n4] Vieren
    [n5] Fünfen
    [n6] Sechsen
    [doubles] Pasche
    [nello] keiner (Nello)
   *[none] keiner
}
tricks-count = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
tricks-worth = { $tricks }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Der Tisch

tricks-shaker = { $name } hat gemischt und bietet zuletzt.
tricks-bidding = Gebote
tricks-bids = Gebote: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } spielt { $bid }.
tricks-nello = { $name } spielt Nello um { $bid }: allein, und um jeden Stich zu verlieren.
tricks-trick = Stich { $number }: { $cards }. Bisher geht er an { $taker }.
tricks-trick-taken = Stich { $number }: { $cards }. { $leads ->
    [yes] Er ging an { $taker }, und von dort geht es weiter.
   *[no] Er ging an { $taker }.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Stiche: { $sides }
tricks-trumps = Trumpf: { $suit }.
tricks-led = Ausgespielt: { $suit }.
tricks-note-led = spielt aus
tricks-note-out = setzt aus

## Für die Person am Zug

tricks-hand = Deine Steine: Trumpf <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , andere <c>{ $others }</c>
}
tricks-you-sit-out = Du setzt aus: { $name } spielt Nello allein.
tricks-bid-points = Wie viele der 42 Punkte macht deine Seite? Jeder Stich zählt 1, dazu jeder Stein darin mit 5 oder 10 Augen so viel wie seine Augen. 42 sind ein Strich, also alle Stiche; auch zwei Striche und mehr gehen um alle Stiche. Das höchste Gebot bestimmt den Trumpf.
tricks-bid-tricks = Wie viele der 7 Stiche macht deine Seite? Das höchste Gebot bestimmt den Trumpf.
tricks-bid-over = Biete mehr als { $bid }, oder passe. Alle bieten nur einmal.
tricks-forced = Alle haben gepasst: Passt du auch, spielst du { $bid }.
tricks-name-trumps = Sag den Trumpf an: Er sticht alle anderen Steine.{ $nello ->
    [yes] { " " }Oder spiel Nello: ohne Trumpf und ohne deinen Partner, um jeden Stich zu verlieren.
   *[no] { "" }
} Dann spielst du aus.
tricks-lead = Du spielst aus, irgendeinen Stein. Ein Trumpf verlangt Trumpf, jeder andere Stein seine größere Zahl. Wer so einen Stein hat, muss ihn spielen. Den Stich macht der höchste Trumpf, sonst der höchste Stein der verlangten Farbe: erst der Pasch, dann nach der anderen Hälfte.
tricks-follow = { $count ->
    [one] Du musst bedienen ({ $suit }) und hast nur diesen einen.
   *[other] Du musst bedienen ({ $suit }), also gehen nur diese { $count }.
}
tricks-cannot-follow = Du kannst nicht bedienen ({ $suit }), also darfst du jeden Stein spielen.{ $trumps ->
    [yes] { " " }Ein Trumpf macht den Stich, wenn kein höherer kommt.
   *[no] { "" }
}
hand-bid = Wie viele Punkte?
move-bid = { $bid } bieten
move-bid-more = { $amount } oder mehr bieten …
move-plunge = Plunge um 4 Striche
move-trump = { $suit ->
    [n0] Nullen
    [n1] Einsen
    [n2] Zweien
    [n3] Dreien
    [n4] Vieren
    [n5] Fünfen
    [n6] Sechsen
    [doubles] Pasche
    [nello] Nello
   *[none] Ohne Trumpf
}
move-card = { $tile }{ $trump ->
    [yes] { " " }Trumpf
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Anderes Gebot

## Was geschieht

told-shaken = { $name } mischt; zuerst bietet { $first }.
told-called = { $name }: { $bid }.
told-contracted = { $how ->
    [forced] Alle haben gepasst: { $name } muss { $bid } spielen und sagt den Trumpf an.
    [plunge] { $name } spielt Plunge um { $bid }: { $declarer } sagt als Partner den Trumpf an und spielt aus.
   *[bid] { $name } spielt { $bid } und sagt den Trumpf an.
}
told-declared = { $suit ->
    [none] { $name } spielt ohne Trumpf.
    [nello] { $name } spielt Nello: allein, ohne Trumpf, und um jeden Stich zu verlieren.
   *[other] { $name } sagt Trumpf an: { $trumps }.
}
told-trick = Der Stich geht an <b>{ $name }</b>{ $points ->
    [0] .
    [one] , 1 Punkt.
   *[other] , { $points } Punkte.
}

## Ergebnisse

result-tricks = <b>Runde { $round }: Alles ist ausgespielt.</b>
result-passed = <b>Runde { $round }: Alle haben gepasst.</b> Die nächste Person mischt.
result-bid = { $name } hat { $bid } geboten. { $kind ->
    [marks] { $lost ->
        [0] Alle Stiche sind geschafft.
        [one] 1 Stich ging verloren, und nötig sind alle.
       *[other] { $lost } Stiche gingen verloren, und nötig sind alle.
    }
    [tricks] { $own ->
        [one] Geschafft ist 1 Stich.
       *[other] Geschafft sind { $own } Stiche.
    }
   *[points] { $own ->
        [one] Geschafft ist 1 Punkt
       *[other] Geschafft sind { $own } Punkte
    }, die anderen haben { $others }.
} { $made ->
    [yes] <b>Das Gebot ist erfüllt.</b>
   *[no] <b>Das Gebot ist verloren.</b>
}
result-nello = { $name } hat Nello gespielt. { $count ->
    [0] Kein einziger Stich wurde gemacht.
    [one] 1 Stich wurde gemacht, und keiner darf es sein.
   *[other] { $count } Stiche wurden gemacht, und keiner darf es sein.
} { $made ->
    [yes] <b>Das Gebot ist erfüllt.</b>
   *[no] <b>Das Gebot ist verloren.</b>
}
