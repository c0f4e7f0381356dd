# Alinea’s die meer spellen delen, de meeste voor spellen op een lijn. Elk is één alinea, op één regel. Het
# commentaar erboven noemt de argumenten die nodig zijn: een bladzijde mag de alinea alleen gebruiken als het spel
# ze allemaal heeft. Een alinea die door een huisregel gekozen wordt, bestaat uit delen; een spel waarin die regel
# “usual” of “base” kan zijn, kiest zelf uit de delen.

## Spelers en stenen

# Voor spellen met 2 en meer spelers zonder partners. Vraagt most.
shared-alone = { $most ->
        [2] 2 spelers, ieder voor zich.
       *[other] 2 tot { $most } spelers, ieder voor zich.
    }

# Vraagt sets_combined, top, tiles.
shared-set = { $sets_combined ->
        [1] De set heeft elke steen van 0-0 tot { $top }-{ $top } één keer: { $tiles } stenen.
       *[other] { $sets_combined } sets van 0-0 tot { $top }-{ $top } worden door elkaar geschud, dus elke steen is er { $sets_combined } keer: { $tiles } stenen.
    }

# Voor spellen met 2 tot 4 spelers. Vraagt hand_2 tot hand_5 en boneyard_2 tot boneyard_4.
shared-deal = Met twee spelers { $hand_2 ->
        [0] zijn er te weinig stenen
       *[other] krijgt ieder { $hand_2 } stenen ({ $boneyard_2 } over)
    }, met drie { $hand_3 ->
        [0] zijn er te weinig
       *[other] { $hand_3 } ({ $boneyard_3 } over)
    }, met vier { $hand_4 ->
        [0] zijn er te weinig
       *[other] { $hand_4 } ({ $boneyard_4 } over)
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}Met vijf of meer krijgt ieder er { $hand_5 }.
    }

# Wat er met de overige stenen gebeurt. Vraagt draw_rule.
shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] De stenen die over zijn, liggen dicht: dat is de pot.
    }
# Geen argumenten.
shared-rest-closed = De stenen die over zijn, blijven dicht en doen deze ronde niet mee.

# Vraagt redeal_doubles.
shared-redeal = { $redeal_doubles ->
        [0] Een hand wordt gespeeld zoals hij gedeeld is, hoeveel dubbelen er ook in zitten.
       *[other] Krijgt iemand { $redeal_doubles } of meer dubbelen, dan worden alle stenen geschud en opnieuw gedeeld. Daarvoor tellen alleen de handen zoals ze gedeeld zijn.
    }

## Wie begint

# De hoogste dubbele, anders de zwaarste steen. Vraagt sets_combined.
shared-lead = Wie de hoogste dubbele heeft, begint. Heeft niemand een dubbele, dan beslist de zwaarste steen: de meeste ogen, en bij evenveel ogen de grootste helft, dus 6-3 gaat voor 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Hebben meerdere spelers diezelfde steen, dan wijst het lot een speler aan, en vanaf daar begint de eerste die hem heeft.
    }

# Vraagt opening_tile.
shared-lead-tile = { $opening_tile ->
        [free] Die steen bepaalt alleen wie begint: laat hem zien en begin dan met een steen naar keuze uit je hand. Iedereen weet voortaan dat je hem hebt, tot je hem legt.
       *[must] Met de steen die bepaalt wie begint, moet ook begonnen worden.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = hadden ze evenveel, dan wie het eerst aan de beurt komt, geteld vanaf de speler van de laatste steen, die zelf meetelt

# Wie latere rondes begint. Vraagt later_starter.
shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
# Geen argumenten (deze vier).
shared-lead-again = Elke latere ronde begint op dezelfde manier, wie er ook gewonnen heeft.
shared-lead-winner = De winnaar van een ronde begint de volgende, met een steen naar keuze. Heeft niemand of hebben meerdere spelers gewonnen, dan wordt de beginner gezocht zoals in de eerste ronde.
shared-lead-team = Het winnende team begint de volgende ronde, met een steen naar keuze: wie van de twee minder ogen heeft; bij evenveel ogen wie de laatste steen van de ronde legde, of anders het eerst aan de beurt zou komen. Heeft geen team gewonnen, of allebei, dan wordt de beginner gezocht zoals in de eerste ronde.
shared-lead-rotate = In latere rondes begint iedereen om de beurt: telkens de speler na de vorige beginner, met een steen naar keuze.

# Vraagt direction.
shared-direction = { $direction ->
        [ccw] De beurt gaat tegen de klok in: na jou komt de speler rechts van je.
       *[cw] De beurt gaat met de klok mee: na jou komt de speler links van je.
    }

## Je beurt

# Aanleggen op een lijn, gelijk aan gelijk. Geen argumenten.
shared-line = Leg één steen aan een van de twee uiteinden van de lijn, zo dat de helften die elkaar raken gelijk zijn. Een nul past alleen aan een nul.

# Vraagt doubles_across.
shared-line-doubles = { $doubles_across ->
        [true] Dubbelen liggen dwars,
       *[false] Dubbelen liggen in de lengte zoals alle stenen,
    } en de lijn houdt maar twee uiteinden: aan de zijkanten van een dubbele komt niets. Bochten zijn er alleen voor de ruimte, en de twee uiteinden komen nooit samen.

# Geen argumenten.
shared-forced = Past een van je stenen, dan moet je er een leggen: passen of pakken mag dan niet. Welke, en aan welk uiteinde, kies je zelf.

# Wat je doet als niets past. Vraagt draw_rule.
shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
# Geen argumenten (deze zes).
shared-drawing-none = Past er niets, dan pas je (kloppen). Niemand pakt ooit een steen.
shared-drawing-until = Past er niets, dan pak je de ene steen na de andere tot er een past, en die leg je meteen. Je pakt ook als geen van de overige stenen zou kunnen passen. Valt er niets meer te pakken en past er niets, dan pas je.
shared-drawing-choice = Past er niets, dan pak je precies één steen. Past die, dan mag je hem leggen, of houden en passen; past hij niet, dan pas je. Valt er niets te pakken, dan pas je.
shared-drawing-one = Past er niets, dan pak je precies één steen, en je beurt is voorbij: ook als die past, mag hij pas in een latere beurt gelegd worden. Valt er niets te pakken, dan pas je.
shared-drawing-restock = Past er niets, dan leg je niets. Elke beurt, ook de eerste en een waarin je past, eindigt met het pakken van één steen zolang er een te pakken is; dat moet, en die steen mag niet in dezelfde beurt gelegd worden. Leg je je laatste steen, dan pak je niet meer.
shared-drawing-two = Past er niets, dan pas je of je pakt twee stenen (één, als er maar één gepakt mag worden). Met pakken eindigt je beurt, ook als er nu een steen past.

# Hoe ver de pot gepakt mag worden. Vraagt draw_rule, reserve.
shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] De pot mag helemaal leeggepakt worden.
            [1] De laatste steen van de pot wordt nooit gepakt.
           *[other] De laatste { $reserve } stenen van de pot worden nooit gepakt.
        }
    }
# Geen argumenten.
shared-reserve-closed = Niemand mag de stenen bekijken die niet gedeeld zijn, tot de ronde voorbij is.

## Einde van de ronde

# Geen argumenten.
shared-out = Leg je je laatste steen, dan ben je uit en heb je de ronde gewonnen. Die eindigt meteen: er wordt niets meer gelegd of gepakt.

# Wanneer een ronde geblokkeerd is. Vraagt draw_rule.
shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
# Geen argumenten (deze drie).
shared-blocked-none = De ronde is geblokkeerd zodra niemand een steen heeft die past. Dan eindigt de ronde vanzelf; daar hoeft niemand meer voor te passen.
shared-blocked-drawn = De ronde is geblokkeerd zodra niemand een steen heeft die past en er niets meer gepakt mag worden; daar hoeft niemand meer voor te passen. Zolang er nog een steen gepakt mag worden, gaat de ronde door, ook als er geen zou kunnen passen.
shared-blocked-two = De ronde is geblokkeerd als iedereen na elkaar gepast heeft (pakt iemand, dan begint het tellen opnieuw), of zodra niemand een steen heeft die past en er niets meer gepakt mag worden.

## Puntentelling

# De winnaar schrijft wat de tegenstanders hebben. Geen argumenten.
shared-score-out = Ga je uit, dan schrijf je de ogen van alle stenen die je tegenstanders nog hebben.

# Vraagt blocked_winner.
shared-blocked-winner = { $blocked_winner ->
        [count] Een geblokkeerde ronde wordt gewonnen door wie de minste stenen heeft, hoeveel ogen er ook op staan.
       *[pips] Een geblokkeerde ronde wordt gewonnen door wie de minste ogen heeft, op hoeveel stenen ook.
    }

# Niet voor spellen die afronden. Vraagt blocked_score.
shared-blocked-score = { $blocked_score ->
        [difference] De winnaar van een geblokkeerde ronde schrijft de ogen van alle tegenstanders min de eigen ogen, maar nooit minder dan 0.
       *[opponents] De winnaar van een geblokkeerde ronde schrijft de ogen van alle tegenstanders, net als na uitgaan. De eigen ogen gaan er niet af, ook niet als dat er meer zijn dan die van de anderen.
    }

# Als er in een geblokkeerde ronde meer het laagst zijn. Vraagt tie_blocked.
shared-blocked-tie = { $tie_blocked ->
        [last_player] Wordt het laagste aantal gedeeld, dan wint wie van hen het laatst een steen legde. Heeft geen van hen deze ronde een steen gelegd, dan scoort niemand.
        [share] Wie het laagste aantal delen, hebben samen gewonnen: de punten van elk worden berekend zoals gewoonlijk en gedeeld door het aantal winnaars; wat er achter de komma staat, vervalt.
       *[none] Wordt het laagste aantal gedeeld, dan scoort niemand.
    }

# Vraagt double_blank_pips.
shared-double-blank = { $double_blank_pips ->
        [0] Stenen in een hand tellen hun ogen; 0-0 telt niets.
       *[other] Stenen in een hand tellen hun ogen, maar 0-0 telt { $double_blank_pips }.
    }

# Het minimum van 15 punten. Vraagt entry_minimum.
shared-entry = { $entry_minimum ->
        [entry15] Zolang je totaal 0 is, schrijf je een ronde alleen als die je 15 punten of meer oplevert; minder vervalt. Daarna telt alles.
        [every15] Je schrijft een ronde alleen als die je 15 punten of meer oplevert; minder vervalt, op elk moment.
       *[off] Er is geen minimum: vanaf de eerste ronde wordt elk punt geschreven.
    }

## De partij

# Voor spellen waarin het hoogste totaal wint. Vraagt single_round, rounds, target (bij elke keuze een getal).
shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
# Geen argumenten.
shared-match-single = Eén ronde beslist: wie die wint, heeft de partij gewonnen, en meerdere winnaars hebben samen gewonnen. Wint niemand of wint iedereen, dan eindigt de partij in gelijkspel.
# Vraagt rounds, dat hier een getal moet zijn.
shared-match-rounds = { $rounds ->
        [one] Er wordt één ronde gespeeld,
       *[other] Er worden { $rounds } rondes gespeeld,
    } wat de totalen ook zijn, en het hoogste totaal wint. Wie dat delen, hebben samen gewonnen; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
# Vraagt target, dat hier een getal moet zijn.
shared-match-target = Er worden rondes gespeeld tot iemand na een ronde { $target } of meer punten heeft: dan is de partij afgelopen. { shared-match-tie }
# Geen argumenten.
shared-match-tie = Het hoogste totaal wint; wordt dat gedeeld, dan wordt er nog een ronde gespeeld.

## Bok en zijn familie: één lijn, zeven stenen ieder, de namen en de vis van de Russische spellen

# Geen argumenten.
shared-goat-line = De beurt gaat met de klok mee, naar de speler links van je. Alle stenen liggen in één lijn met twee open uiteinden. Je legt een steen aan een van beide uiteinden, zo dat de helften die elkaar raken gelijk zijn. Een dubbele is een steen als elke andere: aan zijn zijkanten wordt niets gebouwd.
# Voor spellen zonder pakken. Geen argumenten.
shared-pass = Heb je een passende steen, dan moet je er een leggen: passen mag niet. Past er niets, dan pas je; niemand pakt.
# Geen argumenten.
shared-draw = Heb je een passende steen, dan moet je er een leggen: pakken of passen mag niet. Past er niets, dan pak je stenen, een voor een, tot er een past, en die moet je meteen leggen, in dezelfde beurt.
# Vraagt reserve_keep.
shared-reserve-keep = { $reserve_keep ->
        [0] De pot mag helemaal leeggepakt worden.
        [1] De laatste steen van de pot wordt nooit gepakt.
       *[other] De laatste { $reserve_keep } stenen van de pot worden nooit gepakt.
    } Past er niets en mag er niets meer gepakt worden, dan pas je.
# Vraagt start_order.
shared-opening = { $start_order ->
        [low0] Wie 0-0 heeft, begint de eerste ronde. Is 0-0 aan niemand gedeeld, dan begint 1-1, dan 2-2, enzovoort tot 6-6.
        [high] Wie 6-6 heeft, begint de eerste ronde. Is 6-6 aan niemand gedeeld, dan begint 5-5, dan 4-4, enzovoort tot 0-0.
       *[goat] Wie 1-1 heeft, begint de eerste ronde. Is 1-1 aan niemand gedeeld, dan begint 2-2, dan 3-3, enzovoort tot 6-6, en als allerlaatste 0-0.
    } Met de steen die zo gevonden is, moet begonnen worden; wie hem heeft, mag geen andere kiezen.
# Voor spellen met kanten. Geen argumenten.
shared-goat-out = De ronde eindigt meteen als iemand de laatste steen uit de hand heeft gelegd: die is uit en heeft de ronde voor de eigen kant gewonnen. Dit gaat voor een vis: het telt als uit, ook als er daarna niets meer gelegd kan worden.
# Geen argumenten.
shared-fish-stuck = De ronde is een vis (geblokkeerd) zodra geen enkele speler een steen kan leggen en er niets meer gepakt mag worden. Daar hoeft niemand voor te passen.
# Voor spellen zonder pakken. Geen argumenten.
shared-fish-hands = De ronde is een vis (geblokkeerd) zodra niemand aan tafel een steen kan leggen: bijvoorbeeld als beide uiteinden hetzelfde getal vragen en alle zeven stenen daarmee in de lijn liggen. Daar hoeft niemand voor te passen.
# Vraagt fish_draw.
shared-fish-dead = { $fish_draw ->
        [true] Ook als nergens nog een steen kan passen, pakt wie aan de beurt is door zolang er gepakt mag worden; pas daarna is de ronde een vis.
       *[false] Het is ook een vis zodra buiten de lijn geen steen meer aan een uiteinde kan passen, niet in een hand en niet in de pot, ook geen die nooit gepakt wordt: bijvoorbeeld als beide uiteinden hetzelfde getal vragen en alle zeven stenen daarmee in de lijn liggen. Dan pakt niemand.
    }
# Op een kruis in plaats van een lijn, waar niemand pakt als niets meer past. Geen argumenten.
shared-fish-layout = Het is ook een vis zodra geen steen die niet op tafel ligt nog aan een open uiteinde kan passen, niet in een hand en niet in de pot, ook geen die nooit gepakt wordt. Dan pakt niemand.
# Twee dubbelen in één beurt. Vraagt two_doubles.
shared-two-doubles = { $two_doubles ->
        [true] Je legt één steen per beurt, of twee dubbelen tegelijk: vragen de uiteinden twee verschillende getallen en heb je voor elk de juiste dubbele, dan mag je ze in dezelfde beurt allebei leggen, aan elk uiteinde één. Met twee beginnen mag niet.
       *[false] Je legt één steen per beurt, ook dubbelen. Nooit twee dubbelen tegelijk.
    }
# Vraagt zero_zero.
shared-lone-blank = { $zero_zero ->
        [off] Een hand telt zijn ogen; 0-0 telt niets.
        [any] Een hand telt zijn ogen, maar 0-0 telt 25, of hij nu alleen overblijft of met andere stenen.
       *[lone] Een hand telt zijn ogen, maar 0-0 telt 25 als hij de enige steen van de hand is. Met andere stenen erbij telt hij niets.
    } De handen van partners worden elk apart geteld en dan opgeteld.

## Meer aantallen spelers

# Voor spellen waarin iedereen evenveel stenen krijgt en de rest gepakt mag worden. Vraagt hand_2 tot hand_8 en
# boneyard_2 tot boneyard_8.
shared-deal-many = Stenen voor ieder:{ $hand_2 ->
        [0] {""}
       *[other] {" "}met twee spelers { $hand_2 } ({ $boneyard_2 } over),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}met drie { $hand_3 } ({ $boneyard_3 } over),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}met vier { $hand_4 } ({ $boneyard_4 } over),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}met vijf { $hand_5 } ({ $boneyard_5 } over),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}met zes { $hand_6 } ({ $boneyard_6 } over),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}met zeven { $hand_7 } ({ $boneyard_7 } over),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}met acht { $hand_8 } ({ $boneyard_8 } over),
    } en wat over is, ligt dicht: de pot.

## All fives, Poolse vijven: uiteinden die samen een veelvoud van vijf zijn

# Vraagt spinner, doubles_across.
shared-fives-layout = { $spinner ->
        [first_double] { shared-line } De eerste dubbele is de spinner: zijn twee lange kanten gaan voor, en pas als daar allebei een steen ligt, mag er aan de twee korte kanten gebouwd worden, elk apart. Meer dan vier uiteinden zijn er nooit; latere dubbelen hebben twee kanten zoals elke steen.
       *[none] { shared-line } { shared-line-doubles }
    }

# Vraagt min_count.
shared-fives-count = Tel na elke steen, ook de eerste van een ronde, de uiteinden op. Is de som { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } of een hoger veelvoud van 5, dan scoort wie de steen legde meteen die som. Een som van 0 scoort niets.

# Vraagt spinner.
shared-fives-ends = Een uiteinde telt de helft die zichtbaar blijft; een dubbele aan een uiteinde telt beide helften. Een steen die alleen op tafel ligt, telt zijn helften één keer: 5-5 alleen is 10, geen 20. Met 6-3 aan een eerste 6-6 zijn de uiteinden 12 en 3, samen 15.{ $spinner ->
        [first_double] {" "}De spinner telt beide helften tot zijn twee lange kanten bedekt zijn, en daarna niets; een korte kant telt pas als er een steen ligt.
       *[none] {""}
    }

# Vraagt must_announce.
shared-fives-claim = { $must_announce ->
        [true] Punten tijdens het spel moet je opeisen: heb je een steen gelegd, dan eis je op of zeg je dat je klaar bent. Wat je laat liggen, mag de volgende speler opeisen voordat die legt, pakt of past; daarna vervalt het. Onterecht opeisen kost niets. De punten van de laatste steen van een ronde mag ook de volgende speler opeisen, voordat de handen tellen.
       *[false] Deze punten hoef je niet te melden of op te eisen: ze worden vanzelf geschreven.
    }

# Vraagt round_each, out_bonus, must_announce.
shared-fives-out = Ga je uit, dan komen de ogen van alle anderen erbij, { $round_each ->
        [true] elke hand apart afgerond: handen van 7 en 7 leveren 5 + 5 = 10 op.
       *[false] eerst opgeteld en dan één keer afgerond: handen van 7 en 7 zijn 14 en leveren 15 op.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Je laatste steen levert nog { $out_bonus } punten extra op{ $must_announce ->
            [true] , die je niet hoeft op te eisen
           *[false] {""}
        }.
    }

# Geen argumenten.
shared-fives-rounding = Afgerond wordt op het dichtstbijzijnde veelvoud van 5: één of twee erboven gaat naar beneden, drie of vier gaat omhoog, dus 17 wordt 15 en 18 wordt 20.

# Vraagt blocked_score, round_each.
shared-fives-blocked = { $blocked_score ->
        [opponents] De winnaar van een geblokkeerde ronde schrijft de ogen van alle anderen erbij, afgerond zoals na uitgaan. De eigen ogen gaan er niet af.
       *[difference] De winnaar van een geblokkeerde ronde schrijft de ogen van alle anderen erbij, min de eigen ogen, maar nooit minder dan 0; { $round_each ->
            [true] elke hand wordt apart afgerond, ook die van de winnaar.
           *[false] alleen de uitkomst wordt afgerond: 23 min 9 is 14 en levert 15 op.
        }
    }

# Hoe punten tijdens het spel een partij beëindigen, waar een doel dat doet. Vraagt finish.
shared-fives-finish = { $finish ->
        [end_of_round] Punten tijdens het spel stoppen een ronde nooit: wie het doel midden in een ronde haalt, moet op het einde ervan wachten. Dan is de partij afgelopen. { shared-match-tie }
       *[immediate] Wordt het doel gehaald met punten tijdens het spel en heeft niemand anders er zoveel, dan heeft wie ze scoorde de partij meteen gewonnen, midden in een ronde of met een laatste steen, en voor uitgaan en de overige stenen wordt niets geschreven. Wordt het gehaald aan het einde van een ronde, dan is de partij ook afgelopen. { shared-match-tie }
    }

## All sevens, Matador: helften die samen een getal zijn

# Vraagt sum, top.
shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] één meer dan { $top }
        }
       *[other] { $sum }
    }

# Vraagt sum, top.
shared-sum-line = De stenen liggen in één lijn met twee uiteinden, en de helften die elkaar raken, zijn samen { shared-sum }. De eerste steen toont aan elk uiteinde een helft, een dubbele aan beide zijn getal. Leg je een dubbele aan een uiteinde, dan telt maar één helft, en het nieuwe uiteinde toont zijn getal.

# De stenen die overal mogen. Vraagt sum, top.
shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 en 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 en 0-0
           *[other] 0-0 en alle stenen met helften die samen { shared-sum } zijn
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 en 0-0
           *[other] 0-0 en alle stenen met helften die samen 7 zijn
        }
       *[other] 0-0 en alle stenen met helften die samen { $sum } zijn
    }

# Volgt op een zin die deze stenen noemt. Vraagt crosswise_jokers.
shared-sum-anywhere = Ze mogen aan elk uiteinde, nul of niet, en in beide richtingen: jij kiest welke helft zichtbaar blijft, en de volgende steen sluit gewoon op die helft aan.{ $crosswise_jokers ->
        [true] {" "}Zo’n steen mag ook dwars liggen, behalve een dubbele: dan zijn beide helften zichtbaar, en de volgende steen mag op elk van beide aansluiten.
       *[false] {""}
    }

# Vraagt sum, top.
shared-sum-blank = { $sum ->
        [usual] Aan een nul past geen gewone steen, want geen helft komt daarmee samen op { shared-sum }.
        [7] { $top ->
            [6] Aan een nul past geen gewone steen, want geen helft komt daarmee samen op 7.
           *[other] Aan een uiteinde waarmee geen helft van de set samen op 7 komt, past geen gewone steen.
        }
       *[other] Aan een uiteinde waarmee geen helft van de set samen op { $sum } komt, past geen gewone steen.
    }

# Volgt op een zin die deze stenen noemt. Vraagt withhold_jokers.
shared-sum-held = { $withhold_jokers ->
        [true] Je mag ze bewaren: past er niets anders, dan mag je in plaats daarvan steen na steen pakken zolang er gepakt mag worden; daarna moet er een gelegd worden.
       *[false] Je mag ze niet bewaren: past er niets anders, dan moet er een gelegd worden. Wie er een heeft, kan dus altijd leggen.
    }

# Gaat vooraf aan wat je doet zonder passende steen. Vraagt voluntary_draw.
shared-sum-draw = Past een van je stenen, dan { $voluntary_draw ->
        [none] moet je er een leggen.
        [one_instead] moet je er een leggen, of in plaats daarvan één steen pakken zolang er gepakt mag worden; daarmee eindigt je beurt, en er wordt geen tweede gepakt.
        [unlimited] moet je er een leggen. Eerst mag je zoveel stenen pakken als je wilt, zolang er gepakt mag worden, en dan leg je een steen die past.
       *[one_before] moet je er een leggen. Eerst mag je één steen pakken, eenmaal per beurt en alleen zolang er gepakt mag worden, en dan leg je een steen die past.
    } Begonnen wordt altijd met een steen; niemand mag met pakken beginnen.
