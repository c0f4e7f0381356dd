# Domino à blocage

page-barricade-players =
    De barricade voegt één zet toe aan een ander spel. Hier is dat { $base ->
        [draw] Trekdomino
        [team-block] Blokdomino voor teams
        [hungarian] Hongaars domino
        [french-wall] Frans domino
       *[block-restock] Blokdomino met bijtrekken
    }, en die bladzijde geldt overal waar deze niets zegt. Peruviaans domino kent geen barricades: daar schrijft niemand punten.
    { $base ->
        [team-block] Vier spelers in twee teams, die door de stenen gemaakt worden zoals bij Blokdomino voor teams.
        [french-wall] Twee spelers.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Ieder krijgt { $hand_4 } stenen ({ $boneyard_4 } over).
        [french-wall] Ieder krijgt { $hand_2 } stenen ({ $boneyard_2 } over).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Het lot zegt wie begint.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Beginnen mag met een steen naar keuze.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    Aan het begin van je beurt mag je, in plaats van te leggen of te pakken, { $must_match ->
        [true] een dubbele die past dwars voor een uiteinde van de lijn leggen: een barricade.
       *[false] een dubbele naar keuze uit je hand dwars voor een van de uiteinden van de lijn leggen: een barricade. Passen hoeft hij niet.
    } Er moet al een steen op tafel liggen, en je mag in deze beurt nog niets gepakt of gelegd hebben.
    { $only_if_unable ->
        [true] Dat mag alleen als je geen steen hebt die past.
       *[false] Dat mag ook als je een steen hebt die past, en niemand hoeft het ooit te doen.
    }
    { $base ->
        [hungarian] Maak je er geen, leg dan zoveel stenen als je wilt, na elkaar, aan de uiteinden van de lijn, zo dat de helften die elkaar raken gelijk zijn. Een nul past alleen aan een nul.
        [french-wall] Maak je er geen, leg dan één steen in de andere laag, half over een eind van de muur, zo dat de helften die elkaar raken gelijk zijn. Een nul past alleen aan een nul.
       *[other] Maak je er geen, dan leg je een steen zoals gewoonlijk. { shared-line }
    }
    { $base ->
        [french-wall] Dubbelen liggen in de lengte zoals alle stenen. De muur heeft maar twee uiteinden, die nooit samenkomen.
       *[other] { shared-line-doubles }
    }
    Past een van je stenen, dan moet je er een leggen, tenzij je een barricade maakt. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    Een barricade beëindigt de ronde meteen.
    { shared-out } Een barricade met je laatste steen beëindigt de ronde als barricade.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Dat geldt ook als iemand nog een dubbele voor een barricade heeft.
page-barricade-scoring =
    Na een barricade wordt jouw hand zonder de dubbele vergeleken met die van elke tegenstander. Heeft elke tegenstander meer ogen dan jij, dan is de barricade geslaagd: je schrijft de ogen van alle tegenstanders.{ $base ->
        [team-block] {" "}De handen van partners worden altijd opgeteld.
       *[other] {""}
    }
    Heeft een tegenstander minder ogen dan jij, dan is de barricade mislukt. De tegenstander met de minste ogen schrijft de ogen van alle anderen, ook die van jou, en jij verliest { $fail_factor ->
        [0] niets
        [1] de ogen die je hebt
        [2] tweemaal de ogen die je hebt
       *[other] { $fail_factor } keer de ogen die je hebt
    }; totalen kunnen onder 0 zakken. Delen meerdere tegenstanders het laagste aantal, dan scoort geen van hen.
    { $tie ->
        [none] Heeft de laagste tegenstander even weinig als jij, dan scoort niemand, en jij verliest niets.
        [fails] Heeft de laagste tegenstander even weinig als jij, dan is de barricade mislukt.
       *[blocker] Heeft de laagste tegenstander even weinig als jij, dan is de barricade toch geslaagd. Heb je 0 ogen over, dan slaagt hij altijd.
    }
    Zonder barricade geldt de telling van het onderliggende spel. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Wat een mislukte barricade kost, wordt altijd geschreven.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Er worden rondes gespeeld tot iemand na een ronde meer dan 100 punten heeft: precies 100 is niet genoeg. { shared-match-tie }
                   *[other] Er worden rondes gespeeld tot iemand na een ronde 100 of meer punten heeft: dan is de partij afgelopen. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 had gepast, maar 4-4 ging dwars voor het uiteinde met de 3. Niemand heeft minder dan de 6 ogen die over zijn, dus slaagt de barricade.
example-barricade-too-heavy = Een barricade met nog 11 ogen in de hand, terwijl een tegenstander er maar 10 heeft: die mislukt en kost tweemaal die 11.
example-barricade-lowest-shared = Een barricade mislukt tegen twee tegenstanders die even weinig hebben: geen van beiden scoort, maar wie hem maakte, betaalt toch.
