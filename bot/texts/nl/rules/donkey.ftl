# Ezel

page-donkey-players =
    { $teams ->
        [true] Twee of drie spelers, ieder voor zich, of vier in twee paren: partners zitten tegenover elkaar en hebben één rekening.
       *[false] Twee, drie of vier spelers, ieder voor zich.
    } Een kant is een paar, of wie alleen speelt.
    De set is dubbelzes: { $tiles } stenen, dicht. Ieder krijgt er { $hand_2 }. In de pot zitten er { $boneyard_2 } met twee spelers, { $boneyard_3 } met drie, geen met vier.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Er wordt opnieuw gedeeld als { $redeal_same } of meer stenen van een hand een getal gemeen hebben.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Heeft niemand een dubbele, dan moet de lichtste steen beginnen: die met de minste ogen, en bij evenveel ogen die waarvan de hoogste helft het laagst is (2-1 gaat voor 3-0).
       *[heaviest] Heeft niemand een dubbele, dan moet de zwaarste steen beginnen: die met de meeste ogen, en bij evenveel ogen die met de hoogste helft (6-3 gaat voor 5-4).
    }
    { $later_lead ->
        [tile_search] Elke latere ronde begint op dezelfde manier. Wie een ronde wint, mag daarom nog niet de volgende beginnen.
       *[free] Wie in een ronde uit was, begint de volgende, met een steen naar keuze. Na een vis { $after_fish_start ->
            [fish_winner] begint de winnaar, van partners wie minder had; { shared-equal-partners }; hebben meerdere kanten hem gewonnen, dan begint wie de laatste steen legde.
           *[fish_maker] begint wie de laatste steen legde, wie hem ook won.
        }
    }
    Een dubbele waarmee begonnen wordt, ligt altijd open.

page-donkey-turn =
    De beurt gaat met de klok mee, naar de speler links van je. Je legt een steen aan een open arm, zo dat de helften die elkaar raken gelijk zijn.
    De eerste dubbele op tafel is het kruispunt: je mag aan alle vier de kanten bouwen, { $arms_open ->
        [after_sides] aan de twee korte pas als aan beide lange een steen ligt.
       *[at_once] meteen.
    } Was het niet de eerste steen, dan ligt er al een lijn met twee uiteinden. Een van de kanten is dan bezet, en het andere eind van de lijn is ook een arm: weer vier armen. Meer worden het nooit; latere dubbelen vertakken niet.
    { $closing ->
        [true] Is er een kruispunt, dan mag een dubbele open of dicht liggen, met de ogen naar beneden. Achter een dichte dubbele mag niets komen.
       *[false] Geen dubbele ligt dicht.
    } { $multi_doubles ->
        [1] Je legt één steen per beurt.
       *[other] Je legt één steen per beurt, of tot { $multi_doubles } dubbelen tegelijk, elk aan een andere arm die dat getal toont{ $closing ->
            [true] , elk open of dicht zoals je wilt.
           *[false] .
        } Andere stenen gaan alleen.
    }
    Zolang er geen kruispunt is, moet een enkele dubbele open liggen: hij wordt het kruispunt. { $multi_doubles ->
        [1] Nooit twee dubbelen tegelijk.
       *[other] { $precross_pair ->
            [off] Twee dubbelen tegelijk mag dan niet.
            [any] { $precross_who ->
                [second_player] Wie meteen na de beginner aan de beurt is,
               *[anyone] Wie aan de beurt is,
            } mag er ook twee tegelijk leggen, aan elk uiteinde één{ $closing ->
                [true] , open of dicht
               *[false] {""}
            }. Van twee open dubbelen zeg je welke het kruispunt wordt.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Wie meteen na de beginner aan de beurt is,
                   *[anyone] Wie aan de beurt is,
                } mag er ook twee tegelijk leggen, aan elk uiteinde één, als ze allebei dicht liggen. Dan is er geen arm meer open: de ronde eindigt meteen als vis.
               *[false] Twee dubbelen tegelijk mag dan niet.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }Dat kan ook met meerdere dubbelen in één beurt.
    }
    De ronde is een vis (geblokkeerd) zodra er geen arm meer open is omdat ze allemaal door dichte dubbelen afgesloten zijn. Wat er nog te pakken zou zijn, doet er dan niet toe.
    Het is ook een vis zodra geen enkele speler een steen kan leggen en er niets meer gepakt mag worden. Daar hoeft niemand voor te passen.
    { $fish_draw ->
        [true] Zijn er armen open maar kan er nergens nog een steen aan passen, dan pakt wie aan de beurt is door zolang er gepakt mag worden; pas daarna is de ronde een vis.
       *[false] Het is er ook een zodra geen steen die niet op tafel ligt nog aan een open arm kan passen, niet in een hand en niet in de pot, ook geen die nooit gepakt wordt. Dan pakt niemand.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Alleen verliezers schrijven, en wat ze schrijven is slecht voor hen. Gaat iemand uit, dan heeft elke andere kant verloren wat die nog heeft, beide partners samen; wat de partner van wie uit is heeft, telt niet.
    Na een vis heeft elke kant die niet het laagst is alles verloren wat die heeft, niet alleen het verschil. Wie het laagst is, alleen of met anderen, verliest niets. { $fish_tie ->
        [carry] Heeft iedereen evenveel, dan verliest niemand; wat allen samen hebben, komt bij wat elke verliezer verliest in de eerstvolgende ronde die geen gelijke vis is.
       *[void] Heeft iedereen evenveel, dan verliest niemand iets.
    }
    { $threshold ->
        [0] Elk verlies wordt geschreven, hoe klein ook.
       *[other] { $threshold_mode ->
            [opening] Zolang een rekening leeg is, wordt een verlies onder { $threshold } niet geschreven. Staat er eenmaal iets, dan wordt elk verlies geschreven.
           *[every] Minder dan { $threshold } wordt nooit geschreven, wat er ook op de rekening staat. Een verlies van { $threshold } of meer wordt helemaal geschreven.
        }
    }
    { $threshold ->
        [0] Er hoeft dus niets onthouden te worden.
       *[other] { $memory ->
            [off] Wat niet geschreven wordt, vervalt.
            [kept_if_written] Wat niet geschreven wordt, wordt onthouden: het komt bij je volgende verlies als dat alleen { $threshold } of meer is. Een kleiner verlies komt ervoor in de plaats.
           *[kept_if_any] Wat niet geschreven wordt, wordt onthouden en komt bij je volgende verlies, ook als dat zelf al groot genoeg is. Zodra alles samen { $threshold } of meer is, wordt het geschreven. Zo niet, dan blijft alles onthouden.
        }
    }
    { $memory ->
        [off] Winst verandert niets aan je rekening.
       *[other] Wat onthouden is, vervalt als het geschreven wordt, en in elke ronde waarin je kant niets verliest: omdat die gewonnen heeft of in een vis het laagst is, of omdat iedereen evenveel heeft.
    }

page-donkey-match =
    De partij eindigt met de ronde waarin een kant { $target } punten haalt. De kant met het hoogste totaal is de ezel en heeft verloren; alle anderen hebben gewonnen.
    Delen meerdere kanten het hoogste totaal, dan zijn ze samen ezel. Hebben meerdere kanten { $target } of meer, dan is alleen de hoogste de ezel. Punten die alleen onthouden zijn, tellen niet.

example-donkey-closed-pair = Er was nog geen kruispunt. Oost mocht 3-3 of 4-4 open leggen, maar dicht alleen allebei tegelijk, aan elk uiteinde één. Nu is er geen arm open: de ronde is een vis, en Oost, met het minst in de hand, heeft hem gewonnen.
example-donkey-all-arms-shut = Noord heeft in één beurt drie dubbelen gelegd en ze alle drie dicht, dus geen arm is open. Noord heeft nog 2-1 en is dus niet uit: het is een vis. Noord heeft 3 ogen en wint hem; Oost schrijft alles wat Oost nog heeft.
example-donkey-remembered = In de ronde hiervoor verloor Oost 8, te weinig om te schrijven. Nu heeft Oost 4-3 en verliest 7, ook te weinig, maar met de 8 die onthouden waren wordt het 15, en dat wordt helemaal geschreven.
