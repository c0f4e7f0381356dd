# Bergen

page-bergen-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-bergen-begin =
    Wie de laagste dubbele heeft, begint; 0-0 is de laagste van alle. Heeft niemand een dubbele, dan beslist de lichtste steen: de minste ogen, en bij evenveel ogen die waarvan de grootste helft het kleinst is, dus 2-1 gaat voor 3-0.{ $sets_combined ->
        [1] {""}
       *[other] {" "}Hebben meerdere spelers diezelfde steen, dan wijst het lot een speler aan, en vanaf daar begint de eerste die hem heeft.
    } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-bergen-turn =
    { shared-line } { shared-line-doubles }
    { shared-forced }
    { $draw_rule ->
        [one_then_choice] { $play_drawn ->
            [must] Past er niets, dan pak je precies één steen. Past die, dan moet je hem leggen; past hij niet, dan pas je. Valt er niets te pakken, dan pas je.
           *[may] { shared-drawing-choice }
        }
       *[other] { shared-drawing }
    }

page-bergen-end =
    { shared-out }
    { shared-blocked }
    Een geblokkeerde ronde wordt gewonnen door de enige speler zonder dubbele in de hand, hoeveel ogen die hand ook heeft. Hebben meerdere spelers geen dubbele, dan wint van hen wie de minste ogen heeft; heeft iedereen een dubbele, dan wie van allen de minste ogen heeft.
    { $tie_blocked ->
        [last_player] Zijn meerdere spelers daarin gelijk, dan wint van hen wie het laatst een steen legde. Heeft geen van hen deze ronde een steen gelegd, dan wint niemand.
        [share] Zijn meerdere spelers daarin gelijk, dan winnen ze samen en delen ze de punten van de ronde; wat er achter de komma staat, vervalt.
       *[none] Zijn meerdere spelers daarin gelijk, dan wint niemand.
    } { shared-double-blank }

page-bergen-scoring =
    De eerste steen van een ronde levert 2 punten op{ $single_opening_scores ->
        [true] , of het een dubbele is of niet, en verder niets
       *[false] {" "}als het een dubbele is, en verder niets; is het er geen, dan levert hij niets op
    }.
    Een dubbele die hoger is dan elke dubbele op tafel, levert 2 op. Dat doet ook de eerste dubbele van een ronde die niet met een dubbele begon.
    Toont na jouw steen elk van beide uiteinden hetzelfde getal, dan scoor je 3 als een van de twee eindstenen een dubbele is (een drieling), en 2 als geen van beide dat is (gelijke uiteinden). Zolang er aan één kant van de eerste steen niets ligt, is hij daar zelf de eindsteen.
    Wat één steen verdient, wordt opgeteld: een nieuwe hoogste dubbele die een drieling maakt, levert 5 op. Punten worden meteen geschreven, en alleen voor wie de steen legde.
    Uitgaan levert nog 2 op, en een geblokkeerde ronde levert de winnaar 2 op. Stenen die in de handen overblijven, leveren niets op.
    { $near_target_cap ->
        [true] Gaat de partij tot een doel en kom je er 2 of 3 punten voor tekort, dan levert een steen of het einde van een ronde je hooguit zoveel op dat je er nog 1 tekortkomt.
       *[false] Alle punten worden helemaal geschreven, ook dicht bij het doel.
    }

page-bergen-match =
    { $single_round ->
        [true] { shared-match-single } Punten tijdens het spel beslissen de partij niet.
       *[false] { $rounds ->
            [none] Wie het eerst { $target ->
                [usual] 15 punten (met twee spelers) of 10 punten (met drie of vier)
               *[other] { $target } punten
            } heeft, wint de partij, meteen, ook midden in een ronde; daarna wordt er niets meer geschreven. Wordt het doel aan het einde van een ronde gehaald, dan is de partij ook afgelopen. { shared-match-tie }
           *[other] { shared-match-rounds } Punten tijdens het spel beëindigen de partij niet eerder.
        }
    }

example-bergen-five-points = Beide uiteinden vragen een 5. 5-5 van Zuid is hoger dan elke dubbele op tafel, 2 punten, en ligt aan een van twee gelijke uiteinden, een drieling voor 3: samen 5. Daarvoor maakte 5-1 van West de uiteinden gelijk zonder dubbele, wat 2 opleverde.
example-bergen-lead-is-an-end = Door 5-3 van West vragen beide uiteinden een 3. Links is de eerste steen, 3-3, nog de eindsteen, en dat is een dubbele: een drieling voor 3 punten, geen 2.
example-bergen-no-double-wins = De ronde is geblokkeerd. Zuid heeft 2 ogen en West 15, maar de steen van Zuid is 1-1, en West heeft geen dubbele: West krijgt de 2 punten.
