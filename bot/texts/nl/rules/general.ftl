# Generaalsbok

page-general-players =
    Twee teams van twee zitten aan tafel, partners tegenover elkaar. Zijn er meer mensen, dan wachten de anderen in teams van twee en komen ze om de beurt aan tafel; { $fewest ->
        [4] er mogen er hooguit { $most } meedoen
       *[other] er moeten er { $most } meedoen
    }.
    De dubbelzes-set wordt dicht uitgedeeld, zeven stenen aan elk van de vier aan tafel. Er blijft niets over, en niemand pakt.
    { shared-redeal }

page-general-begin =
    Wie 1-1 heeft, begint elke ronde, niet alleen de eerste, en wel met die steen. Omdat alle stenen gedeeld zijn, heeft altijd iemand hem.
    Wie een ronde verliest, schudt voor de volgende. Na een vis of een deling die niet telt, schudt dezelfde speler nog eens.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Past alleen 0-0 of 6-6, dan moet je die leggen, ook als je hem liever voor het einde bewaart.
    { $two_doubles ->
        [true] Je legt één steen per beurt, of twee dubbelen tegelijk: vragen de uiteinden twee verschillende getallen en heb je voor elk de juiste dubbele, dan mag je ze in dezelfde beurt allebei leggen, aan elk uiteinde één. Met twee beginnen mag niet.
       *[false] { $double_finish ->
            [off] Je legt één steen per beurt; nooit twee tegelijk.
           *[other] Je legt één steen per beurt, met één uitzondering: zijn je laatste twee stenen 0-0 en 6-6, en vraagt het ene uiteinde een 0 en het andere een 6, dan mag je ze in één beurt allebei leggen en zo uitgaan. Zolang je een derde steen hebt, mag dat niet.
        }
    }
    { $only_title_ends ->
        [true] Je laatste steen mag je alleen leggen als uitgaan ermee een titel oplevert. Levert hij die niet op, dan pas je, ook als hij aansluit. Met een 1-1 die moet beginnen, mag je toch beginnen.
       *[false] Elke passende steen mag je laatste zijn.
    }
    { $title_rule ->
        [bald] Tekens tussen partners zijn verboden.
       *[other] { $signals ->
            [off] Tekens tussen partners zijn er niet.
           *[other] Je mag { $signal_visible ->
                [table] de hele tafel
               *[partner] je partner, en niemand anders,
            } met een teken zeggen wat je hebt: een knipoog betekent 0-0, een bolle wang 6-6. { $signals ->
                [free] Bluffen mag.
               *[truthful] Alleen wie die steen heeft, mag het teken ervoor geven.
            } Niemand hoeft het te doen.
        }
    }
    { $title_rule ->
        [bald] Je mag ook niet op een andere manier zeggen of laten merken wat je hebt.
       *[other] { $signals ->
            [off] Je mag op geen enkele manier zeggen of laten merken wat je hebt.
           *[other] Een teken kost geen beurt. Je mag het geven of je aan de beurt bent of niet, elk van de twee één keer per ronde, vanaf het delen tot die steen op tafel ligt.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Een vis telt niet: niemand heeft verloren, er is geen titel, geen team staat op. Er wordt opnieuw gedeeld, en 1-1 begint weer.

page-general-scoring =
    Punten worden niet geschreven; wat er in de handen overblijft, doet er niet toe. Geteld worden de verliezen en titels van de teams.
    De verliezer is wie meteen na degene die uit is aan de beurt zou zijn, of die nu had kunnen leggen of niet, en wie de laatste steen ook mogelijk maakte. Dat is altijd iemand van het andere team, en dat team krijgt het verlies.
    { $title_rule ->
        [both_only] Zijn in de laatste beurt 0-0 en 6-6 allebei gelegd, dan levert de ronde een Generaal op, en dat is een titel. Met maar een van de twee, of met een andere steen, is het een gewoon verlies.
        [bald] Zijn in de laatste beurt 0-0 en 6-6 allebei gelegd, dan levert de ronde een Generaal op. Met 0-0 zonder 6-6 is het kaal. Met 6-6 alleen of een andere steen is het een gewoon verlies. Generaal en kaal zijn titels.
       *[either] Is in de laatste beurt 0-0, 6-6 of allebei gelegd, dan levert de ronde een Generaal op, en dat is een titel. Met elke andere steen is het een gewoon verlies.
    }
    { $general_is ->
        [finisher] Wie uit is, heeft de titel, en die telt voor het eigen team, als iets goeds; het verlies blijft bij het team van de verliezer.
       *[loser] De verliezer heeft de titel, en die telt voor het team van de verliezer. Het is altijd ook een verlies.
    }
    { $double_finish_worth ->
        [2] Uitgaan met zowel 0-0 als 6-6 telt als twee Generaals; verder levert een ronde hooguit één titel op.
       *[other] Een ronde levert hooguit één titel op. Uitgaan met zowel 0-0 als 6-6 is één Generaal, zoals elke andere.
    } { $double_finish ->
        [last_two] Je bent ook met beide uit als het je laatste twee stenen waren, gelegd in twee beurten.
       *[other] Beide betekent: in één beurt. Leg je de ene en ga je in een latere beurt uit met de andere, dan telt alleen de laatste.
    }

page-general-match =
    De partij duurt { $session_minutes } minuten. Zijn die om, dan wordt de lopende ronde afgemaakt, ook als het een vis wordt, en er wordt geen andere meer gedeeld. { $session_rounds ->
        [none] Het aantal rondes is vrij.
        [one] De partij is eerder afgelopen na één ronde; een vis telt niet mee.
       *[other] De partij is eerder afgelopen na { $session_rounds } rondes; een vis telt daarbij niet mee.
    }
    Met meer dan twee teams staat het verliezende team op { $general_is ->
        [finisher] als het { $losses_to_yield } van de rondes verloren heeft
       *[loser] { $title_yields ->
            [never] als het { $losses_to_yield } van de rondes verloren heeft
            [first_round_only] als het een titel kreeg in de eerste ronde die voor dat team telde, of als het { $losses_to_yield } van de rondes verloren heeft
           *[always] als het net een titel kreeg, of als het { $losses_to_yield } van de rondes verloren heeft
        }
    } sinds het ging zitten. Het gaat achteraan in de wachtrij, en het voorste team neemt dezelfde twee plaatsen.
    Wie terugkomt, begint zonder verliezen om voor op te staan. Het team dat blijft, { $stay_resets_losses ->
        [true] begint ook zonder, telkens als het andere wisselt.
       *[false] houdt de verliezen die het heeft sinds het ging zitten.
    } Met twee teams staat niemand op.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] Het team met de meeste titels per gespeelde eigen ronde wint.
           *[titles] Het team met de meeste titels wint.
        }
       *[loser] { $rank_by ->
            [titles_per_round] Het team met de minste titels per gespeelde eigen ronde wint.
           *[titles] Het team met de minste titels wint.
        }
    } Verliezen zonder titel beslissen niets. Hebben alle teams evenveel, dan eindigt de partij in gelijkspel.
    Bij meer dan twee teams winnen alle teams die de beste uitkomst delen, en verliezen alle die de slechtste delen. In de totaalstand heeft elk team verloren dat niet gewonnen heeft. Een team waarvoor geen ronde meetelde, wint noch verliest. Hoeveel keer iemand zelf Generaal was, beslist niets.

example-general-both-at-once = De uiteinden vragen 0 en 6, en Zuid heeft alleen 0-0 en 6-6. Zuid legt ze in één beurt allebei. West is hierna aan de beurt en dus Generaal, en dat telt voor Oost en West.
example-general-third-tile = De uiteinden vragen 0 en 6, maar Zuid heeft een derde steen. Zuid mag 0-0 of 6-6 leggen, niet allebei, en moet een ervan leggen, ook al bewaart Zuid hem liever: 5-1 past niet.
example-general-next-player = Met 6-6 gaat Dan uit. Cat heeft vlak daarvoor gelegd en de 6 open gelaten, maar Ann is hierna aan de beurt en is dus Generaal. Ann en Cat staan meteen op, en het wachtende team gaat zitten.
