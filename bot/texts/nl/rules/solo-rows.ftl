# Solo 1

page-solo-rows-players =
    Je speelt alleen, met een dubbel{ $set ->
        [9] negen
        [12] twaalf
        [15] vijftien
        [18] achttien
       *[other] zes
    }-set van { $tiles } stenen. Geen steen is verborgen, dus anderen mogen meekijken en meedenken.
    Alle stenen worden geschud en open neergelegd in { $set ->
        [9] 5 rijen van 11
        [12] 7 rijen van 13
        [15] 8 rijen van 17
        [18] 10 rijen van 19
       *[other] 4 rijen van 7
    }. Er is geen pot, en er wordt niets bijgepakt.

page-solo-rows-begin =
    { $start_tile ->
        [any] De eerste steen van de lijn is een steen naar keuze die gepakt mag worden.
       *[other] De eerste steen van de lijn is { $start_tile }. Die komt uit zijn rij, waar hij daar ook ligt.
    } Vanaf dan heeft de lijn twee uiteinden.
    Alleen de steen aan het rechtereind van elke rij mag gepakt worden. Is die weg, dan mag de volgende steen van die rij.

page-solo-rows-turn =
    Pak een van de stenen die gepakt mogen worden en leg hem aan een van de uiteinden van de lijn: de helften die elkaar raken, moeten hetzelfde getal tonen. 0 past alleen bij 0.
    De rijen worden los van elkaar korter en hoeven niet gelijk op te gaan: je mag meerdere stenen na elkaar uit één rij pakken. Een lege rij blijft leeg.
    Dubbelen zijn stenen als de andere; een dubbele ligt dwars, maar de lijn gaat alleen aan de twee uiteinden verder.
    Er wordt niets bijgepakt, en passen mag niet. Stenen gaan niet van rij naar rij, en een steen die in de lijn ligt, blijft daar: niets gaat terug.

page-solo-rows-end =
    Het spel eindigt zodra alle stenen in de lijn liggen, of geen van de stenen die gepakt mogen worden aan een van de uiteinden past. Of een bedekte steen zou passen, maakt dan niet uit.
    Je mag het ook opgeven.

page-solo-rows-scoring =
    { $goal ->
        [longest] Je hebt gewonnen als de lijn zo lang is als met deze set maar kan: { $set ->
            [9] 51 van de 55 stenen
            [15] 129 van de 136 stenen
           *[other] alle { $tiles } stenen
        }. Met een kortere lijn heb je niet gewonnen en niet verloren.
       *[all] Je hebt gewonnen als alle { $tiles } stenen in de lijn liggen. Zit je daarvoor vast, dan heb je verloren.
    }
    { $set ->
        [9] Met een dubbelnegen-set kunnen nooit alle stenen in één lijn liggen, dus kan alleen de langste lijn de opdracht zijn.
        [15] Met een dubbelvijftien-set kunnen nooit alle stenen in één lijn liggen, dus kan alleen de langste lijn de opdracht zijn.
       *[other] Liggen alle stenen in de lijn, dan tonen de twee uiteinden altijd hetzelfde getal: elk getal staat op een even aantal helften.
    }
    Je score is het aantal stenen dat je gelegd hebt.{ $set ->
        [6] { " " }Niet elke beginstand is te winnen: ongeveer { $start_tile ->
            [any] een op de drie
           *[other] een op de vijf
        }.
       *[other] { "" }
    }

page-solo-rows-match =
    Er is één ronde, en dat is de partij.
    De dagpuzzel is voor iedereen dezelfde en is op te lossen. Je mag hem proberen tot het lukt: alle stenen die je legt, tellen, ook die van pogingen die je opgaf, en er zijn geen hints bij.

example-solo-rows-right-ends = Van elke rij mag alleen de rechter steen gepakt worden: 0-0, 2-0, 4-2 en 6-4. De uiteinden van de lijn zijn 1 en 6, dus is 6-4 de enige zet. 6-2 en 4-1 zouden passen, maar ze zijn bedekt.
example-solo-rows-stuck = 1-1, 5-5, 6-5 en 6-6 mogen gepakt worden, maar beide uiteinden van de lijn tonen een 4: verloren na 3 stenen, al liggen er vieren onder andere stenen.
