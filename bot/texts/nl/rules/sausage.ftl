# Worst

page-sausage-players =
    Twee spelers, met een dubbelzes-set van { $tiles } stenen. Ieder krijgt er { $hand_2 }, dus er blijft niets over en niemand pakt.
    Je legt je stenen dicht naast elkaar, in een rij, en bekijkt ze nooit. De rij is een wachtrij: je pakt aan het rechtereind, en wat terugkomt, gaat dicht naar het linkereind.

page-sausage-begin =
    Het lot zegt wie de eerste ronde begint.
    { $start_double ->
        [true] Die draait de meest rechtse steen van de eigen rij om. Zolang dat geen dubbele is, gaat hij dicht naar het linkereind van die rij en draait de andere speler er een om. De eerste dubbele die verschijnt, moet gelegd worden: dat is de wortel. Heeft niemand nog een dubbele, dan is de ronde een vis.
       *[false] Die draait de meest rechtse steen van de eigen rij om en legt hem dwars op tafel, wat het ook is: dat is de wortel. Dan is de andere speler aan de beurt.
    }
    Vanaf de wortel groeien twee lijnen, naast elkaar in dezelfde richting: lijn A vanaf de ene helft, lijn B vanaf de andere.
    Wie in een ronde minder ogen overhad, begint de volgende. Hadden ze evenveel over, dan begint wie die ronde niet begon{ $start_double ->
        [true] {" "}(begonnen is wie toen de eerste steen omdraaide)
       *[false] {""}
    }.

page-sausage-turn =
    Draai de meest rechtse steen van je rij om, zodat jullie hem allebei zien. Heeft hij een plaats, dan moet hij daarheen; uit de plaatsen kies jij. Heeft hij er geen, dan gaat hij dicht naar het linkereind van je rij. Hoe dan ook is je beurt voorbij: één steen per beurt, geen tweede poging.
    Aan een eind: aan het eind van een van de lijnen, als de helften die elkaar raken gelijk zijn.
    { $insert_doubles ->
        [true] Ertussen: een dubbele, en alleen een dubbele, mag tussen twee stenen van een lijn geschoven worden die elkaar met dat getal raken{ $insert_at_root ->
            [true] , ook tussen de wortel en de eerste steen
           *[false] , maar niet tussen de wortel en de eerste steen
        }. Alles wat verder ligt, schuift één plaats naar buiten.
       *[false] Een dubbele wordt nooit tussen twee stenen geschoven.
    }
    Als snede: tel de stenen van elke lijn vanaf de wortel naar buiten. Waar de stenen op dezelfde diepte, zeg allebei de derde, naar buiten precies de twee helften van jouw steen tonen (bij een dubbele: allebei dat getal), mag je hem erachter dwars over beide lijnen leggen{ $cut_equal_lines ->
        [true] , als beide lijnen even lang zijn
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . Minstens één lijn moet daar eindigen.
       *[anywhere] . Dat mag midden in de lijnen of waar er een eindigt.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}De lijnen hoeven niet even lang te zijn.
    }
    De wortel en alle stenen voor die van jou zijn afgesneden. Jouw steen is de nieuwe wortel, en elke helft begint de lijn die hem toonde; wat verder ligt, blijft eraan vast.
    De afgesneden stenen gaan dicht naar het linkereind van de rij van je tegenstander, { $cut_order ->
        [shuffle] geschud.
       *[fixed] een voor een: wortel, eerste steen van A, eerste van B, tweede van A, tweede van B ... De laatst aangeschoven steen komt het laatst boven.
    }

page-sausage-end =
    De ronde eindigt als een speler de laatste steen van de eigen rij heeft gelegd: die is uit. Snijdt die steen, dan wordt de snede eerst uitgevoerd: de tegenstander krijgt de afgesneden stenen voordat er iets geteld wordt.
    De ronde is een vis (geblokkeerd) zodra geen steen van een van de rijen nog ergens een plaats heeft.
    Een ronde die { $max_turns } beurten heeft gehad, is ook een vis.

page-sausage-scoring =
    Van een rij tellen de ogen, 0-0 telt niets. { $score_to ->
        [winner] Wie uit is, schrijft wat er in de andere rij over is, als punten.
       *[loser] Is iemand uit, dan schrijft de andere speler wat er in de eigen rij over is, als strafpunten; wie uit is, schrijft niets.
    }
    { $fish_score ->
        [higher_only] Na een vis telt alleen de zwaarste rij. Zijn beide even zwaar, dan wordt er niets geschreven.
        [difference] Na een vis telt de zwaarste rij, min de andere. Zijn beide even zwaar, dan wordt er niets geschreven.
       *[both] Na een vis tellen beide rijen; geen van beide gaat van de andere af.
    } { $score_to ->
        [winner] Wat van een rij telt, schrijft de andere speler.
       *[loser] Wat van een rij telt, schrijft wie de rij heeft.
    }

page-sausage-match =
    { $score_to ->
        [winner] De partij eindigt met de ronde waarin een speler { $target } punten haalt: die heeft gewonnen.
       *[loser] De partij eindigt met de ronde waarin een speler { $target } punten haalt: die heeft verloren.
    }
    Halen beide { $target } in dezelfde ronde, dan { $score_to ->
        [winner] wint
       *[loser] verliest
    } het hoogste totaal; zijn de totalen gelijk, dan eindigt de partij in gelijkspel.

example-sausage-places = Lijn A toont achter de drie stenen 3, 1, 5, lijn B 2, 4, 0. 5-0 van Oost heeft drie plaatsen: het eind van A, het eind van B, of een snede op diepte 3, die alle zeven stenen naar Noord zou sturen.
example-sausage-double-between = Noord heeft 3-3 achter de eerste steen van lijn A geschoven, dus A toont nu 3, 3, 1, 5 terwijl B nog 2, 4, 0 toont: op diepte 2 vraagt de snede nu 4-3 en niet meer 4-1.
example-sausage-last-cut = De laatste steen van Noord was 5-0, en daarmee sneed Noord op diepte 3: Noord is uit, maar eerst gingen zeven stenen met 47 ogen naar Oost, die alleen 6-1 had en nu 54 schrijft.
