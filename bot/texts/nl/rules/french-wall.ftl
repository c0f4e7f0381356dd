# Frans domino

page-french-wall-players =
    Twee spelers, ieder voor zich. De hoogste steen is { $top }-{ $top }; er zijn in totaal { $tiles } stenen.
    Ieder krijgt { $hand_2 } stenen. De andere { $boneyard_2 } zijn de pot{ $draw_rule ->
        [none] , waaruit niemand pakt.
       *[other] ; { $reserve ->
            [0] die mag helemaal leeggepakt worden.
            [1] de laatste steen ervan wordt nooit gepakt.
           *[other] de laatste { $reserve } stenen ervan worden nooit gepakt.
        }
    }
    { shared-redeal }

page-french-wall-begin =
    Het lot zegt wie de eerste ronde begint. { $later_starter ->
        [winner] De winnaar van een ronde begint de volgende; won niemand of wonnen beiden, dan beslist weer het lot.
        [again] Voor elke latere ronde wordt er opnieuw geloot.
       *[rotate] Daarna beginnen de spelers om de beurt, wie er ook gewonnen heeft.
    }
    Beginnen mag met een steen naar keuze.

page-french-wall-turn =
    De stenen liggen in de lengte, als bakstenen, in een muur van twee lagen. De eerste ligt in de onderste laag. Aan elk van de twee einden ligt de volgende steen in de bovenste laag, met één helft boven dat eind; de andere helft steekt uit.
    Zo gaat het verder: elke nieuwe steen ligt in de andere laag, onder of boven de helft die uitsteekt, en steekt zelf ook een halve steen uit. Helften die boven elkaar liggen, moeten gelijk zijn. Stenen naast elkaar in dezelfde laag hoeven niet te passen.
    De muur heeft altijd twee uiteinden, de helften die uitsteken (in het begin de twee helften van de eerste steen). Wat past, is dus net als in een lijn met twee uiteinden; de lagen laten alleen zien hoe er gebouwd is. 0 past alleen bij 0. Ook dubbelen liggen in de lengte.
    Kun je een steen leggen, dan moet het; leg er één per beurt, aan een van de uiteinden. { $draw_rule ->
        [none] Kun je het niet, dan pas je.
        [until_playable] Kun je het niet, dan pak je een voor een tot er een steen past, en die leg je meteen; mag er niets meer gepakt worden, dan pas je.
        [one_then_choice] Kun je het niet, dan pak je één steen; past die, dan mag je hem leggen of passen, anders pas je. Mag er niets gepakt worden, dan pas je.
        [one_no_play] Kun je het niet, dan pak je één steen, die je in een latere beurt mag leggen, en je beurt is voorbij. Mag er niets gepakt worden, dan pas je.
        [restock] Kun je het niet, dan pas je. Aan het einde van elke beurt, gepast of niet, pak je één steen zolang er gepakt mag worden.
       *[two_or_pass] Kun je het niet, dan kies je: passen, of { $draw_count ->
            [1] één steen pakken
           *[other] { $draw_count } stenen tegelijk pakken (minder, als er niet meer gepakt mogen worden)
        }.
    }
    { $draw_rule ->
        [two_or_pass] { $play_after_draw ->
            [true] Past er na het pakken een steen, dan moet je er in dezelfde beurt een leggen; past er geen, dan pas je.
           *[false] Pakken komt in plaats van leggen: wat je gepakt hebt, houd je, en je beurt is voorbij, ook als een gepakte steen zou passen.
        } Mag er niets meer gepakt worden, dan kun je alleen passen.
       *[other] Heb je een steen die past, dan mag je niet in plaats daarvan pakken.
    }

page-french-wall-end =
    Leg je je laatste steen, dan ben je uit, en de ronde eindigt meteen{ $draw_rule ->
        [restock] , zonder nog te pakken
       *[other] { "" }
    }.
    { $draw_rule ->
        [two_or_pass] De ronde is geblokkeerd als beide spelers meteen na elkaar passen, ook als er nog stenen gepakt zouden mogen worden. Wordt er ertussen gepakt of een steen gelegd, dan begint het tellen opnieuw.{ $play_after_draw ->
            [true] { " " }Passen na het pakken telt niet mee.
           *[false] { "" }
        }
       *[other] Passen alleen beëindigt de ronde niet.
    }
    De ronde is ook geblokkeerd zodra geen van beide spelers een steen kan leggen en er niets meer gepakt mag worden. Daar hoeft niemand voor te passen.

page-french-wall-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-french-wall-match =
    { shared-match }

example-french-wall-two-courses = Vijf bakstenen: 1-4, 4-2 en 6-6 in de onderste laag, 4-4 en 2-6 erboven. 2 en 6 liggen naast elkaar en hoeven niet te passen. De uiteinden zijn 1 en 6: 5-1 past links, 6-1 aan beide kanten, 3-2 nergens.
example-french-wall-drawn-and-kept = Bea kon geen steen leggen en pakte er twee. 6-4 zou passen, maar met pakken was haar beurt voorbij: ze houdt ze allebei, en Alan is aan de beurt. Er zijn nog twee stenen over die niemand mag pakken.
example-french-wall-two-passes = Beide spelers hebben na elkaar gepast, dus is de ronde voorbij, al mochten er nog vier stenen gepakt worden. Alan heeft minder ogen en schrijft wat Bea heeft.
