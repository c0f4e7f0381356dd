# Italiaans domino

page-italian-sum-players =
    { $fewest } tot { $most } spelers, ieder voor zich. De set is dubbel{ $set ->
        [9] negen
       *[other] zes
    }, { $tiles } stenen.
    { shared-direction }
    Ieder krijgt { $hand_3 } stenen met drie spelers en { $hand_4 } met vier{ $hand_2 ->
        [0] { "" }
       *[other] , en { $hand_2 } met twee
    }.
    { $may_draw ->
        [true] De andere stenen zijn de pot; { $reserve ->
            [0] ze mogen allemaal gepakt worden.
            [one] de laatste steen ervan wordt nooit gepakt.
           *[other] de laatste { $reserve } stenen ervan worden nooit gepakt.
        }
       *[false] De andere stenen blijven dicht en doen deze ronde niet mee.
    }

page-italian-sum-begin =
    Wie de hoogste dubbele heeft, begint. Heeft niemand een dubbele, dan beslist de zwaarste steen: die met de meeste ogen, en bij evenveel ogen die met de grootste helft, dus 6-3 gaat voor 5-4.
    { $opening_tile ->
        [free] Die steen wordt getoond, maar je hoeft er niet mee te beginnen: dat mag met een steen naar keuze.
       *[must] Met die steen moet begonnen worden.
    } Begonnen wordt altijd met een steen; niemand mag met pakken beginnen.
    { $later_starter ->
        [rotate] Elke latere ronde begint de volgende speler, met een steen naar keuze.
       *[again] Elke latere ronde begint op dezelfde manier, met de hoogste dubbele. In dit spel wint niemand een ronde, dus begint er geen winnaar.
    }

page-italian-sum-turn =
    Leg één steen naar keuze uit je hand{ $may_draw ->
        [true] , of pak in plaats daarvan één steen; met pakken eindigt je beurt
       *[false] { "" }
    }. De getallen op de stenen hoeven niet te passen: stenen worden alleen opgeteld.
    { $may_draw ->
        [true] Passen mag niet. Mag er niets meer gepakt worden, dan moet je een steen leggen.
       *[false] Je moet elke beurt een steen leggen. Passen en pakken mag niet.
    }
    Alle ogen van de stenen op tafel zijn samen het lopend totaal. Van je steen komen beide helften erbij, ook van een dubbele: 6-6 telt 12. Het programma zegt na elke steen het totaal.
    Spelers zonder stenen worden overgeslagen, en de anderen gaan door.

page-italian-sum-end =
    De ronde eindigt zodra het totaal het laatste merk, { $set ->
        [9] 150
       *[other] 100
    }, gehaald heeft of voorbij is. De ronde eindigt ook als niemand meer een steen heeft.
    Je laatste steen leggen beëindigt de ronde niet zolang een ander nog stenen heeft. Een geblokkeerde ronde bestaat niet, want elke steen mag altijd gelegd worden.

page-italian-sum-scoring =
    Je scoort meteen als je steen het totaal precies op een van de merken brengt: { $score_mode ->
        [face] { $set ->
            [9] 30, 50, 70, 100, 120 of 150. Het levert zoveel punten op als het totaal is, 30 voor 30 enzovoort.
           *[other] 30, 50, 70 of 100. Het levert zoveel punten op als het totaal is, 30 voor 30 enzovoort.
        }
       *[brackets] { $set ->
            [9] 30 levert 1 punt op, 50 levert 2 op, 70 levert 3 op, 100 levert 4 op, 120 levert 5 op en 150 levert 6 op.
           *[other] 30 levert 1 punt op, 50 levert 2 op, 70 levert 3 op en 100 levert 4 op.
        }
    }
    Een merk voorbijgaan heeft geen gevolgen: het levert niets op en kost niets, en dat merk kan in deze ronde niet meer geraakt worden.
    Ook de steen die de ronde beëindigt, kan scoren. Stenen in de handen kosten niets, uitgaan levert niets op, en de volgende ronde begint met een totaal van 0.

page-italian-sum-match =
    { $rounds ->
        [none] De eerste speler met { $target ->
            [usual] { $set ->
                [9] 81
               *[other] 51
            }
           *[other] { $target }
        } punten wint, meteen, ook midden in een ronde.
       *[other] Het aantal rondes is { $rounds }; na de laatste wint het hoogste totaal, wat het doel ook is.
    }
    { $rounds ->
        [none] Punten scoort één speler tegelijk, dus twee kunnen het doel nooit samen halen.
       *[other] Meerdere spelers met hetzelfde hoogste totaal winnen samen; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
    }

example-italian-sum-exactly-thirty = Lena legt 6-2 bij een totaal van 22 en komt precies op 30: meteen 1 punt. De getallen op de stenen hoeven nergens bij te passen.
example-italian-sum-past-hundred = Het totaal stond op 94, en 100 zou 4 punten opleveren. Met 6-4 van Lena wordt het 104: dat scoort niets, maar de ronde is voorbij, en niemand betaalt voor stenen in de hand.
