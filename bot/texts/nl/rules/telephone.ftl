# Telefoon

page-telephone-players =
    { $teams ->
        [false] Twee, drie of vier spelers, ieder voor zich. Met een kant wordt hierna één speler bedoeld.
       *[true] Twee of drie spelers, ieder voor zich, of vier in twee paren. Partners zitten tegenover elkaar en hebben één rekening: elk paar is een kant.
    }
    De set is dubbelzes: { $tiles } stenen, dicht. Ieder krijgt er { $hand_2 }. In de pot zitten er { $boneyard_2 } met twee spelers, { $boneyard_3 } met drie, geen met vier.

page-telephone-begin =
    In de eerste ronde moet wie 3-2 heeft daarmee beginnen. Heeft niemand die, dan wordt de beginsteen onder de dubbelen gezocht: 1-1, dan 2-2, enzovoort tot 6-6, dan 0-0. Met de eerste die iemand heeft, moet begonnen worden.
    Is er ook geen dubbele, dan moet de zwaarste steen beginnen: die met de meeste ogen, bij evenveel ogen die met de hoogste helft (6-3 voor 5-4).
    De winnaar van een ronde begint de volgende, met een steen naar keuze: wie uit was, of na een vis de winnende kant, van partners wie minder had; { shared-equal-partners }.
    Een vis wordt gewonnen door de kant die het minst heeft. Delen meerdere kanten het laagste aantal, dan wint de kant van wie de laatste steen legde, als die erbij is; is die er niet bij, dan winnen ze allemaal. In beide gevallen begint wie de laatste steen legde.

page-telephone-turn =
    De beurt gaat met de klok mee, naar de speler links van je. Je legt een steen aan een open uiteinde, zo dat de helften die elkaar raken gelijk zijn. Heb je een passende steen, dan moet je er een leggen.
    Het begint met een lijn met twee uiteinden. { $house ->
        [first_double] De eerste dubbele die gelegd wordt, is het huis: ligt er een steen aan beide lange kanten, dan zijn ook de twee korte kanten open, en zijn er vier uiteinden.
        [first_double_at_once] De eerste dubbele die gelegd wordt, is het huis: alle vier de kanten zijn meteen open.
       *[first_covered] De eerste dubbele met een steen aan beide lange kanten wordt het huis: vanaf dan zijn ook de twee korte kanten open, en zijn er vier uiteinden. Het hoeft niet de dubbele te zijn die het eerst gelegd is. Daarvoor mag er niets aan de korte kanten.
    }
    Er is maar één huis. Alle andere dubbelen zijn stenen als elke andere, en aan hun korte kanten wordt niets gebouwd.
    { $multi_doubles ->
        [1] Je legt één steen per beurt, ook dubbelen.
       *[other] Je legt één steen per beurt, of tot { $multi_doubles } verschillende dubbelen tegelijk, elk aan een ander uiteinde dat erom vraagt. De uiteinden worden één keer geteld, na de hele beurt.{ $house ->
            [first_covered] { "" }
           *[other] { " " }Ligt er nog geen dubbele, dan wordt de eerst genoemde het huis.
        }
    }
    { $on_stuck ->
        [pass] Past er niets, dan pas je. Niemand pakt.
        [draw_one] Past er niets, dan pak je één steen. Past die, dan moet je hem meteen leggen; past hij niet, of mag er niets meer gepakt worden, dan pas je.
       *[draw_until] Past er niets, dan pak je stenen, een voor een, tot er een past, en die moet je meteen leggen. Je past alleen als er niets meer gepakt mag worden.
    }
    { $reserve_keep ->
        [0] Elke steen van de pot mag gepakt worden, ook de laatste,
       *[other] De laatste steen van de pot wordt nooit gepakt,
    } voor zover er gepakt mag worden.

page-telephone-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-telephone-scoring =
    Tel na elke beurt, ook de eerste en de laatste van een ronde, de open uiteinden op. Is dat 5, 10, 15 of een ander veelvoud van vijf (0 is er geen), dan schrijft de kant die de steen legde meteen { $unit ->
        [fives] een vijfde ervan
       *[sum] dat aantal punten
    }.
    Een gewone steen aan een uiteinde telt zijn open helft; een dubbele aan een uiteinde telt beide helften, ook een waarmee begonnen is en die maar aan één kant een steen heeft. Een steen die alleen ligt, telt beide helften: 6-4 is 10, en 5-5 is 10, geen 20.
    Een dubbele met een steen aan beide lange kanten telt niets meer{ $house ->
        [first_double_at_once] , en het huis ook niet zodra er twee stenen aan liggen, aan welke kanten ook
       *[first_covered] { "" }
    }. Een lege korte kant van het huis telt niets.
    { $first_lead_scores ->
        [false] De verplichte eerste steen van de eerste ronde scoort niets.
       *[true] De verplichte eerste steen van de eerste ronde scoort als elke andere: 3-2 is 5.
    }
    Aan het einde van een ronde tellen handen hun ogen, 0-0 niets. { $settlement ->
        [winner_up] De winnende kant telt erbij wat de andere kanten hebben, naar boven afgerond op een veelvoud van vijf (18 is 20){ $unit ->
            [fives] , en schrijft daarvan een vijfde
           *[sum] {""}
        }. Winnen meerdere kanten een vis, dan telt elk daarvan erbij wat de verliezende kanten hebben.
       *[losers_down] Een kant die betaalt, trekt wat die nog heeft van de rekening af, naar beneden afgerond op een veelvoud van vijf (18 kost 15){ $unit ->
            [fives] , en daarvan een vijfde
           *[sum] {""}
        }, maar geen rekening zakt onder 0. De handen van partners worden eerst opgeteld en dan afgerond: 9 en 14 zijn 23 en kosten { $unit ->
            [fives] 4
           *[sum] 20
        }.
    }
    { $settlement ->
        [winner_up] Wat de partner van wie uit is nog heeft, telt voor niemand.
       *[losers_down] Is iemand uit, dan betaalt elke andere kant; wat de partner van wie uit is heeft, telt voor niemand. Na een vis { $fish_deduct ->
            [loser] betalen alleen de kanten die hem niet gewonnen hebben.
           *[all] betaalt elke kant, ook die van de winnaar.
        }
    }

page-telephone-match =
    { $target_check ->
        [immediate] De partij eindigt zodra een kant met de uiteinden { $target } punten haalt, ook midden in een ronde: die heeft gewonnen, en de handen worden niet meer verrekend. Haalt niemand dat, dan worden de rekeningen opnieuw bekeken als de ronde verrekend is.
       *[round_end] Het doel is { $target } punten. Het doel midden in een ronde halen beëindigt nog niets: de ronde wordt eerst uitgespeeld en verrekend, en dan worden de rekeningen bekeken.
    }
    Na de verrekening heeft een kant met { $target } of meer punten de partij gewonnen. Hebben beide kanten dat, dan eindigt de partij in gelijkspel, ook als een ervan meer heeft.
    Van drie of vier die voor zich spelen, winnen allen die { $target } of meer hebben samen; heeft iedereen dat, dan eindigt de partij in gelijkspel.

example-telephone-house = 3-3 is voor 2-2 gelegd, maar 2-2 is de eerste dubbele met een steen aan beide lange kanten, dus dat is het huis. De korte kanten zijn net opengegaan, en Noord mag daar 6-2 leggen. 3-3 is een uiteinde als elk ander.
example-telephone-counting = 4-4 is het huis en telt niets. De uiteinden zijn 6-6 met beide helften, 3, 5 en 0: 12 + 3 + 5 + 0 = 20. 4-0 van Zuid verandert niets aan de som en scoort dezelfde 20 als 5-4 van Noord daarvoor.
example-telephone-both-at-the-target = Zuid gaat uit en komt met de laatste steen op 225. Noord betaalt 5 voor 8 ogen en heeft nog 230. Beide hebben het doel gehaald, dus eindigt de partij in gelijkspel, al heeft één meer.
