# Slagen: bieden, troef, wie wat gehaald heeft.

## Kleine delen

bid = { $kind ->
    [pass] past
    [plunge] plunge, { $amount } strepen
    [marks] { $amount ->
        [one] 1 streep
       *[other] { $amount } strepen
    }
    [tricks] { $amount ->
        [one] 1 slag
       *[other] { $amount } slagen
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] nullen
    [n1] enen
    [n2] tweeën
    [n3] drieën
    [n4] vieren
    [n5] vijven
    [n6] zessen
    [doubles] dubbelen
    [nello] geen (nello)
   *[none] geen
}
tricks-count = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
tricks-worth = { $tricks }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## De tafel

tricks-shaker = { $name } heeft geschud en biedt als laatste.
tricks-bidding = Bieden
tricks-bids = Geboden: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } speelt { $bid }.
tricks-nello = { $name } speelt nello voor { $bid }: alleen, en om elke slag te verliezen.
tricks-trick = Slag { $number }: { $cards }. Tot nu toe voor { $taker }.
tricks-trick-taken = Slag { $number }: { $cards }. { $leads ->
    [yes] { $taker } haalde hem en komt uit.
   *[no] { $taker } haalde hem.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Gehaald: { $sides }
tricks-trumps = Troef: { $suit }.
tricks-led = Gevraagd: { $suit }.
tricks-note-led = komt uit
tricks-note-out = speelt niet

## Voor één speler

tricks-hand = Je hand: troef <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , andere <c>{ $others }</c>
}
tricks-you-sit-out = Jij speelt niet mee: { $name } speelt nello alleen.
tricks-bid-points = Hoeveel van de 42 punten haalt jullie kant? Elke slag telt 1, en elke steen erin met 5 of 10 ogen telt die erbij. 42 is een streep, het hele spel; ook twee strepen en meer gaan om het hele spel. Wie het hoogst biedt, noemt troef.
tricks-bid-tricks = Hoeveel van de 7 slagen haalt jullie kant? Wie het hoogst biedt, noemt troef.
tricks-bid-over = Ga over { $bid } heen, of pas. Iedereen biedt één keer.
tricks-forced = Iedereen heeft gepast: doe jij dat ook, dan speel je { $bid }.
tricks-name-trumps = Noem troef: die slaat alle andere stenen.{ $nello ->
    [yes] { " " }Of speel nello: zonder troef en zonder je partner, om elke slag te verliezen.
   *[no] { "" }
} Daarna kom jij uit.
tricks-lead = Jij komt uit, met een steen naar keuze. Een troef vraagt troef; elke andere steen vraagt het hoogste van de twee getallen. Wie zo’n steen heeft, moet er een spelen. De hoogste troef haalt de slag, anders de hoogste steen van wat gevraagd is: eerst de dubbele, dan op de andere helft.
tricks-follow = { $count ->
    [one] Je moet { $suit } bekennen, en hebt alleen deze.
   *[other] Je moet { $suit } bekennen, dus kun je alleen deze { $count } spelen.
}
tricks-cannot-follow = Je hebt geen { $suit }, dus mag je elke steen spelen.{ $trumps ->
    [yes] { " " }Een troef haalt de slag, tenzij er een hogere komt.
   *[no] { "" }
}
hand-bid = Hoeveel punten?
move-bid = Bied { $bid }
move-bid-more = Bied { $amount } of meer …
move-plunge = Plunge voor 4 strepen
move-trump = { $suit ->
    [n0] Nullen
    [n1] Enen
    [n2] Tweeën
    [n3] Drieën
    [n4] Vieren
    [n5] Vijven
    [n6] Zessen
    [doubles] Dubbelen
    [nello] Nello
   *[none] Geen troef
}
move-card = { $tile }{ $trump ->
    [yes] { " " }troef
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Ander bod

## Wat er gebeurt

told-shaken = { $name } schudt; { $first } biedt als eerste.
told-called = { $name } biedt { $bid }.
told-contracted = { $how ->
    [forced] Iedereen heeft gepast: { $name } moet { $bid } spelen en noemt troef.
    [plunge] { $name } biedt een plunge, { $bid }: { $declarer }, de partner, noemt troef en komt uit.
   *[bid] { $name } speelt { $bid } en noemt troef.
}
told-declared = { $suit ->
    [none] { $name } speelt zonder troef.
    [nello] { $name } speelt nello: alleen, zonder troef, en om elke slag te verliezen.
   *[other] { $name } maakt { $trumps } troef.
}
told-trick = <b>{ $name }</b> haalt de slag{ $points ->
    [0] .
    [one] , 1 punt.
   *[other] , { $points } punten.
}

## Uitslagen

result-tricks = <b>Ronde { $round }: het spel is uit.</b>
result-passed = <b>Ronde { $round }: iedereen heeft gepast.</b> De volgende speler schudt.
result-bid = Bod van { $name }: { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Alle slagen zijn gehaald.
        [one] 1 slag is verloren, en ze zijn allemaal nodig.
       *[other] { $lost } slagen zijn verloren, en ze zijn allemaal nodig.
    }
    [tricks] { $own ->
        [one] 1 slag gehaald.
       *[other] { $own } slagen gehaald.
    }
   *[points] { $own ->
        [one] 1 punt gehaald
       *[other] { $own } punten gehaald
    }, door de anderen { $others }.
} { $made ->
    [yes] <b>Het bod is gehaald.</b>
   *[no] <b>Het bod is niet gehaald.</b>
}
result-nello = { $name } speelde nello. { $count ->
    [0] Niet één slag gehaald.
    [one] 1 slag gehaald, en geen enkele is toegestaan.
   *[other] { $count } slagen gehaald, en geen enkele is toegestaan.
} { $made ->
    [yes] <b>Het bod is gehaald.</b>
   *[no] <b>Het bod is niet gehaald.</b>
}
