# Solo 2

page-solo-batches-players =
    Je speelt alleen, met een dubbel{ $set ->
        [9] negen
       *[other] zes
    }-set van { $tiles } stenen. De portie ligt open, dus anderen mogen meekijken en meedenken; de pot ligt dicht.
    Er wordt één steen omgedraaid, en je pakt in porties van { $hand_1 }. { $play_leftover ->
        [true] Wat na de laatste volle portie over is, is een eigen portie.
       *[false] { $set ->
            [9] { $batch ->
                [5] Er zijn 10 volle porties, en er blijven 4 stenen over.
               *[other] Er zijn 7 volle porties, en er blijven 5 stenen over.
            }
           *[other] { $batch ->
                [7] Er zijn 3 volle porties, en er blijven 6 stenen over.
               *[other] Er zijn 5 volle porties, en er blijven 2 stenen over.
            }
        } Die worden niet gespeeld.
    }

page-solo-batches-begin =
    De eerste steen van de pot wordt omgedraaid en begint de lijn; die heeft twee uiteinden. Dan pak je de eerste portie.
    Het kan gebeuren dat niets van de eerste portie past aan de omgedraaide steen. Dan is het spel meteen verloren.

page-solo-batches-turn =
    Leg één steen van de portie aan een van de uiteinden van de lijn: de helften die elkaar raken, moeten hetzelfde getal tonen. 0 past alleen bij 0.
    De volgorde waarin je de stenen van de portie legt, mag je kiezen, en het uiteinde ook. Dubbelen zijn stenen als de andere; een dubbele ligt dwars, maar de lijn gaat alleen aan de twee uiteinden verder.
    Een nieuwe portie pak je pas als de vorige helemaal gelegd is, en dan in één keer. Verder wordt er niets gepakt, en passen mag niet.
    Een steen die in de lijn ligt, blijft daar: niets gaat terug.

page-solo-batches-end =
    Het spel eindigt als { $play_leftover ->
        [true] alle stenen, ook die van de laatste korte portie, in de lijn liggen.
       *[false] alle volle porties in de lijn liggen.
    } Het eindigt ook zodra er stenen van de portie over zijn en geen ervan aan een van de uiteinden past.
    Je mag het ook opgeven.

page-solo-batches-scoring =
    Je hebt gewonnen als { $play_leftover ->
        [true] ook de laatste portie gelegd is.
       *[false] alle volle porties gelegd zijn. Welke stenen er overblijven, maakt niet uit.
    } Zit je daarvoor vast, dan heb je verloren.
    Je score is het aantal stenen dat je gelegd hebt; de steen die aan het begin omgedraaid is, telt niet mee.
    Het spel is moeilijk. { $play_leftover ->
        [true] Alle stenen moeten in één lijn liggen, waarvan de twee uiteinden dan hetzelfde getal tonen.
       *[false] Alle stenen behalve de overgebleven moeten in één lijn kunnen liggen, { $set ->
            [9] wat de overgebleven stenen van een dubbelnegen-set zelden toelaten: zijn het er vijf, dan in minder dan 4 van de 100 gevallen.
           *[other] wat de overgebleven stenen niet altijd toelaten{ $batch ->
                [7] { "" }
               *[other] : van de 378 paren die het kunnen zijn, doen 273 dat wel
            }. Ook dan kan de volgorde van de porties je nog verslaan.
        }
    }

page-solo-batches-match =
    Er is één ronde, en dat is de partij.

example-solo-batches-batch-first = De uiteinden zijn 5 en 0, dus mag 5-5 links en 6-0 rechts. Er wordt niets nieuws gepakt voordat alle stenen van de portie in de lijn liggen.
example-solo-batches-stuck = 3-1, 4-2 en 6-1 zijn over van de portie, en de uiteinden zijn 5 en 0: geen ervan past, en het spel is verloren, wat de volgende portie ook geweest was.
