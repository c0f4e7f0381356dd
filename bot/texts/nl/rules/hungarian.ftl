# Hongaars domino

page-hungarian-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-hungarian-begin =
    { shared-lead }
    { shared-lead-tile } Wie begint, mag in dezelfde beurt doorgaan.
    { shared-lead-later }
    { shared-direction }
page-hungarian-turn =
    Leg in je beurt zoveel stenen als je wilt, na elkaar. Elke steen gaat aan een uiteinde van de lijn zoals die dan is, met gelijke helften tegen elkaar; een nul past alleen aan een nul.
    { $one_end_per_turn ->
        [true] Alle stenen van een beurt gaan naar hetzelfde uiteinde, dat waar je de eerste legde; na de beginsteen mag je nog kiezen.
       *[false] Je mag in dezelfde beurt beide uiteinden gebruiken, in elke volgorde.
    }
    Past er een steen, dan moet je er minstens één leggen. { $must_exhaust ->
        [true] Daarna moet je doorgaan zolang er nog een past.
       *[false] Daarna mag je stoppen wanneer je wilt, ook als er nog meer zou passen: zeg dat je klaar bent.
    } Past er niets meer van je, dan is je beurt voorbij.
    { shared-line-doubles }
    { shared-drawing } { $draw_rule ->
        [none] Dit gaat over het begin van je beurt.
        [restock] Je pakt één keer per beurt, hoeveel stenen je ook gelegd hebt.
       *[other] Je pakt alleen als er aan het begin van je beurt niets past.
    }
    { shared-reserve }
page-hungarian-end =
    { shared-out } Dat geldt ook midden in een beurt en in de allereerste: de anderen kunnen niets meer kwijt.
    { shared-blocked }
page-hungarian-scoring =
    { $scoring ->
        [penalty] Aan het einde van een ronde schrijft iedereen de ogen die nog in de eigen hand zitten, als strafpunten; wie uit is, schrijft 0.
       *[winner] { shared-score-out }
    }
    { $scoring ->
        [penalty] Een geblokkeerde ronde wordt gewonnen door allen die de minste ogen hebben; dat bepaalt alleen wie de volgende ronde begint.
       *[winner] { shared-blocked-winner }
    }
    { $scoring ->
        [penalty] Ook zij schrijven wat ze hebben, en wie de laatste steen legde, betaalt niet meer dan dat.
       *[winner] { shared-blocked-score }
    }
    { $scoring ->
        [penalty] Er wordt niets vermenigvuldigd of gedeeld.
       *[winner] { shared-blocked-tie }
    }
    { shared-double-blank }
    { $scoring ->
        [penalty] Alle strafpunten worden geschreven, hoe weinig ook.
       *[winner] { shared-entry }
    }
page-hungarian-match =
    { $scoring ->
        [penalty] { $single_round ->
            [true] Eén ronde beslist: wie uitgaat, wint, en bij een geblokkeerde ronde winnen de minste strafpunten. Wie die delen, hebben samen gewonnen; heeft iedereen evenveel, dan eindigt de partij in gelijkspel.
           *[false] { $rounds ->
                [none] Zodra iemand na een ronde { $target ->
                    [usual] 100
                   *[other] { $target }
                } of meer punten heeft, heeft het hoogste totaal verloren, en hebben alle anderen gewonnen. Wie dat delen, hebben samen verloren; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
                [one] Er wordt één ronde gespeeld, en het laagste totaal wint. Wie dat delen, hebben samen gewonnen; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
               *[other] Er worden { $rounds } rondes gespeeld, en het laagste totaal wint. Wie dat delen, hebben samen gewonnen; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
            }
        }
       *[winner] { $single_round ->
            [true] { shared-match-single }
           *[false] { $rounds ->
                [none] { $target ->
                    [usual] Er worden rondes gespeeld tot iemand na een ronde meer dan 100 punten heeft: precies 100 is niet genoeg. { shared-match-tie }
                   *[other] { shared-match-target }
                }
               *[other] { shared-match-rounds }
            }
        }
    }

example-hungarian-long-turn = In één beurt zijn vier stenen gelegd, in de volgende drie, aan beide uiteinden. Nu past 5-1 aan elk van de uiteinden.
example-hungarian-stop-early = 2-0 zou nog passen, maar wie aan de beurt is, mag hier stoppen en de rest houden.
example-hungarian-exactly-hundred = Een hele hand in de eerste beurt gelegd, en een totaal van precies 100: dat is niet meer dan 100, dus gaat de partij door.
