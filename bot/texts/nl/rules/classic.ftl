# Klassiek domino

page-classic-players =
    Twee, drie of vier spelers, ieder voor zich, met een dubbelzes-set van { $tiles } stenen, dicht op tafel.
    Met twee spelers krijgt ieder { $hand_2 } stenen en zijn er { $boneyard_2 } over; met drie { $hand_3 } en { $boneyard_3 }, met vier { $hand_4 } en { $boneyard_4 }. Wat over is, is de pot, ook bazaar genoemd.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Wie 0-0 heeft, begint daarmee. Heeft niemand die, dan begint 1-1, dan 2-2, enzovoort tot 6-6.
        [goat] Wie 1-1 heeft, begint daarmee. Heeft niemand die, dan begint 2-2, dan 3-3, enzovoort tot 6-6, en als allerlaatste 0-0.
       *[high] Wie 6-6 heeft, begint daarmee. Heeft niemand die, dan begint 5-5, dan 4-4, enzovoort tot 0-0.
    }
    Heeft niemand een dubbele, dan begint de zwaarste steen die iemand heeft: die met de meeste ogen, en bij evenveel ogen die met de hoogste helft (6-3 gaat voor 5-4).
    Met de steen die zo gevonden is, moet begonnen worden; wie hem heeft, mag niet met een andere beginnen.
    { $next_start ->
        [winner_free] Dat is voor de eerste ronde. Later begint de winnaar van de vorige ronde, met een steen naar keuze; heeft niemand die gewonnen, dan begint wie daarin de laatste steen legde.
       *[tile_search] Zo begint elke ronde. Wie een ronde wint, mag daarom nog niet de volgende beginnen.
    }

page-classic-turn =
    De beurt gaat met de klok mee, naar de speler links van je. Alle stenen liggen in één lijn met twee open uiteinden. Een dubbele is een steen als elke andere: aan zijn zijkanten wordt niets gebouwd.
    { $match ->
        [sum6] Je legt een steen aan een van beide uiteinden, zo dat de helften die elkaar raken samen zes zijn: 6 en 0, 5 en 1, 4 en 2, 3 en 3. De andere helft is het nieuwe uiteinde. Geen steen past overal.
       *[equal] Je legt een steen aan een van beide uiteinden, zo dat de helften die elkaar raken gelijk zijn. De andere helft is het nieuwe uiteinde.
    }
    { shared-two-doubles }
    Heb je een passende steen, dan moet je er een leggen: pakken of passen mag niet.
    { $on_stuck ->
        [pass] Past er niets, dan pas je. Niemand pakt.
        [draw_one] Past er niets, dan pak je één steen. Past die, dan moet je hem meteen leggen; past hij niet, of mag er niets meer gepakt worden, dan pas je.
       *[draw_until] Past er niets, dan pak je stenen, een voor een, tot er een past, en die moet je meteen leggen, in dezelfde beurt. Je past alleen als er niets meer gepakt mag worden.
    }
    { $on_stuck ->
        [pass] De pot blijft zoals hij is tot het einde van de ronde.
       *[other] { $reserve_keep ->
            [0] De pot mag helemaal leeggepakt worden.
            [1] De laatste steen van de pot wordt nooit gepakt.
           *[other] De laatste { $reserve_keep } stenen van de pot worden nooit gepakt.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    De maker van een vis is de speler die de laatste steen aan de lijn legde.

page-classic-scoring =
    Een hand telt zijn ogen. { $zero_zero ->
        [off] 0-0 telt niets.
        [lone] 0-0 telt { $zero_zero_value } als hij de enige steen van de hand is; met andere stenen erbij telt hij niets.
       *[any] 0-0 telt { $zero_zero_value }, of hij nu alleen overblijft of met andere stenen.
    }
    { $score_to ->
        [losers] Wie uitgaat, schrijft niets. Elke andere speler schrijft wat die zelf nog heeft.
       *[winner] Wie uitgaat, schrijft wat alle anderen nog hebben, opgeteld.
    }
    { $fish_winner ->
        [last_player] De maker van een vis wint die, wat de eigen hand ook telt.
       *[fewest] Een vis wordt gewonnen door de hand die het minst telt. Delen meerdere spelers het laagste aantal, dan wint de maker van de vis als die erbij is; is die er niet bij, dan wint niemand en schrijft niemand iets.
    }
    { $score_to ->
        [losers] Na een vis die iemand gewonnen heeft, schrijft elke andere speler wat die zelf nog heeft.
       *[winner] De winnaar van een vis schrijft wat alle anderen hebben, opgeteld{ $fish_amount ->
            [full] . De eigen hand gaat er niet af.
            [each_minus_own] , min de eigen hand, eenmaal voor elk van de anderen.
           *[sum_minus_own] , min de eigen hand. De eigen hand gaat er één keer af, met hoeveel er ook gespeeld wordt.
        }{ $fish_winner ->
            [last_player] {" "}Minder dan 0 wordt het nooit.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] De partij eindigt met de ronde waarin iemand { $target } punten haalt. Het laagste totaal wint; meerdere spelers met het laagste totaal winnen samen.
       *[winner] Wie aan het einde van een ronde { $target } of meer punten heeft, heeft de partij gewonnen. In een ronde schrijft maar één speler, dus kunnen er nooit twee tegelijk het doel halen.
    }

example-classic-fish = Noord legt de laatste zes: beide uiteinden vragen een 6, alle zeven liggen in de lijn, en niemand pakt, hoewel de pot vol is. Noord heeft de vis gemaakt, maar Zuid heeft het minst en wint hem. 0-0 van West telt extra, naast 3-2.
example-classic-two-doubles = De uiteinden vragen 5 en 2. Oost mag 5-5, 2-2, of 5-2 aan een van beide uiteinden leggen, of 5-5 en 2-2 in één beurt. Een dubbele en een andere steen gaan niet samen.
