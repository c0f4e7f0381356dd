# Zeebok

page-sea-goat-players =
    { $fewest } tot { $most } spelers, met een dubbelzes-set van { $tiles } stenen, dicht op tafel. Met vier speel je altijd in twee paren, partners tegenover elkaar. Met twee of drie speelt ieder voor zich. Een kant is een paar, of wie alleen speelt.
    Ieder krijgt { $hand_2 } stenen. Met twee spelers zijn er { $boneyard_2 } over, met drie { $boneyard_3 }, met vier geen. Wat over is, is de pot, ook bazaar genoemd.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Heeft niemand een dubbele, dan moet de steen met de meeste ogen beginnen, bij evenveel ogen die met de hoogste helft.
    In latere rondes geldt de eerste van deze regels die van toepassing is. Zolang er eieren zijn, begint 1-1, wie die ook heeft; is die niet gedeeld, dan 2-2, en zo verder tot 6-6, als laatste 0-0. Met die steen moet begonnen worden; heeft niemand een dubbele, dan wordt hij gezocht als in de eerste ronde.
    Heeft een kant het recht op de honderd gekregen, dan begint wie daarvan 6-6 heeft; heeft niemand die, dan de speler op wiens naam het gegeven is. Beginnen mag met een steen naar keuze. { $grant_persists ->
        [true] Het recht blijft staan tot er een honderd mee begonnen is.
       *[false] Het recht is alleen voor deze ronde, maar wacht zolang er eieren zijn.
    } Een recht dat later gegeven wordt, komt ervoor in de plaats. { $hundred_tile ->
        [taken] Wie moet beginnen en het recht op de honderd heeft, neemt voor het delen 6-6 open uit de set.
       *[if_dealt] Niemand neemt 6-6 voor het delen uit de set.
    }
    Zolang een kant een schuld heeft, begint de schuldenaar, met een steen naar keuze{ $debtor_leads ->
        [first] , maar alleen in de eerste ronde van die schuld.
       *[all] , in elke ronde van die schuld.
    }
    Anders begint wie in de vorige ronde uit was, na een vis de visser, welke kant er ook won; met een steen naar keuze. { $hundred ->
        [claim] Zit 6-6 bij een speler van de kant met de rekening, dan mag die daarmee het begin overnemen, behalve zolang er eieren zijn.
       *[other] Een deling die niet telt, verandert hier niets aan.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] Een honderd is er niet: met 6-6 begin je zoals met elke andere steen, en een recht op een honderd wordt niet gegeven.
       *[other] De honderd: begin je met 6-6 en heeft je kant daar recht op (omdat die de rekening heeft, of het recht gekregen heeft), dan speel je om de hele partij. Je hoeft niet met 6-6 te beginnen, maar doe je het, dan is het een honderd. Zonder dat recht, of zolang er eieren zijn, is het een gewoon begin.
    }
    { $hundred ->
        [off] Wat over de honderd gezegd wordt, geldt aan deze tafel niet.
       *[other] Gaat de kant van een honderd uit, dan wint die de partij, wat de anderen ook hebben. Gaat een andere kant uit{ $brother_in_law ->
            [off] , dan is de honderd mislukt, en verder volgt daar niets uit.
            [eliminated] { " " }terwijl die van de honderd { $brother_limit } of meer heeft, dan is die “zwager” en ligt uit de partij; blijft er maar één kant over, dan heeft die gewonnen. Met minder volgt er verder niets uit.
           *[ends_match] { " " }terwijl die van de honderd { $brother_limit } of meer heeft, dan is die “zwager” en heeft de partij meteen verloren. Met minder volgt er verder niets uit.
        } Een vis maakt een honderd ongedaan.
    }

page-sea-goat-end =
    { shared-goat-out } Met twee dubbelen in één beurt zijn dat allebei de laatste stenen.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] De visser, van wie de vis is, is de speler die het laatst een steen legde die geen dubbele is. Dubbelen die daarna gelegd zijn, ook twee in één beurt, worden overgeslagen. Liggen er alleen dubbelen op tafel, dan is het de speler van de laatste.
       *[false] De visser, van wie de vis is, is de speler die de laatste steen legde, dubbele of niet.
    }
    Met drie spelers wordt bij een vis de hand van de visser vergeleken met de laagste van de anderen; voor de grens van 25, en voor wat er gewonnen wordt, tellen beide anderen samen. Een schuld staat open bij de laagste, bij gelijke handen bij de eerste na de schuldenaar; op diens naam wordt het recht gegeven.{ $brother_in_law ->
        [ends_match] { " " }Alleen de zwager heeft verloren: beide anderen winnen.
        [eliminated] { " " }Is de ronde waarin een zwager eruit ligt afgerekend, dan is de rekening van die kant gewist, en schulden van en aan die kant vervallen.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Een hand telt zijn ogen, maar 0-0 alleen telt 25, 6-6 alleen 50, en 0-0 en 6-6 zonder iets anders 75. De handen van partners worden elk apart geteld en dan opgeteld.
    De winst van een kant die uitgaat, is wat alle anderen nog hebben; wat de partner van wie uit is nog heeft, telt niet.
    Maar één kant tegelijk heeft de rekening. Zolang niemand hem heeft, opent winst van { $open_limit } of meer hem; minder vervalt. Wie hem heeft, telt elke winst erbij, hoe klein ook.
    Heeft een andere kant hem, dan wist jouw winst van { $wipe_limit } of meer hem helemaal, en { $wipe_opens ->
        [true] open je daarmee die van jou
       *[false] schrijf je zelf ook niets
    }. Kleinere winst verandert niets.
    Vis, de kant van de visser minder dan 25, de andere 25 of meer: de kant van de visser wint wat de andere heeft en krijgt het recht op de honderd, op naam van de visser.
    Vis, beide 25 of meer, de kant van de visser minder: die wint wat de andere heeft, { $fish_D ->
        [nothing] maar dat wordt niet geschreven, en een recht op de honderd komt er niet bij.
       *[record] maar krijgt geen recht op de honderd.
    }
    Vis, beide minder dan 25, maar niet gelijk: de laagste kant wint wat de andere heeft. Met drie spelers wint niemand als de visser niet het laagst is en de anderen gelijk zijn.
    Vis, de kant van de visser 25 of meer en meer dan de andere: er wordt niets geschreven; die kant heeft een schuld, en de visser is de schuldenaar. Vis, beide gelijk: er wordt niets geschreven, en er zijn eieren.
    Wat met een vis gewonnen is, wordt net zo geschreven: het opent, telt erbij of wist.

page-sea-goat-match =
    { $bald ->
        [true] Kaal: is 0-0 bij je laatste stenen, dan wint je kant de partij, wat de anderen ook hebben.
       *[false] Uitgaan met 0-0 bij je laatste stenen is niets bijzonders.
    } { $six_finish ->
        [true] Is 6-6 erbij, dan wint je kant de partij met winst van 25 of meer; kleinere winst wordt geschreven zoals gewoonlijk, en je kant krijgt het recht op de honderd, op jouw naam.
       *[false] Uitgaan met 6-6 is als uitgaan met elke andere steen, wat de winst ook is.
    }
    Anders wint de kant die met de rekening { $target } haalt de partij. Heeft een kant gewonnen, dan is elke andere de bok. Dit is de volgorde: kaal, 6-6, honderd, schuld of eieren, rekening; wat de partij het eerst beslist, beëindigt die.
    Een schuld geldt { $fish_debt_tries ->
        [one] één ronde
       *[other] { $fish_debt_tries } rondes
    }. Gaat de kant van de schuldenaar uit met winst van 25 of meer, of wint die een eigen vis tegen 25 of meer, dan is de vis afgeschreven: de schuld is voorbij, en deze winst wordt niet geschreven en geeft geen recht.
    Elke andere ronde is een mislukte poging: uitgaan wordt geschreven zoals gewoonlijk, een vis levert niets op: geen punten, geen recht, geen nieuwe schuld, geen eieren. Na de laatste poging is de schuld voorbij, en krijgt de andere kant het recht op de honderd, op naam van de linkerbuur van de schuldenaar; een recht dat met 6-6 verdiend is, wijkt daarvoor.
    Eieren gelden { $eggs_tries ->
        [one] één ronde
       *[other] { $eggs_tries } rondes
    }. Elke kant lost ze in door uit te gaan met winst van 25 of meer, of door een eigen vis tegen 25 of meer te winnen; dat telt zoals gewoonlijk. Elke andere ronde is een mislukte poging, zoals bij een schuld. Na de laatste poging zijn de eieren rot, { $rotten_eggs ->
        [draw_match] en eindigt de partij in gelijkspel, voordat die ronde geschreven wordt.
       *[drop] en er volgt niets uit.
    }

example-sea-goat-fisherman = Zuid legt 3-3, en niemand kan verder. Maar dubbelen worden overgeslagen: Oost legde daarvoor 3-0, dus de vis is van Oost. Die kant heeft 25 of meer en meer dan de andere, dus heeft die kant een schuld, en niemand schrijft iets.
example-sea-goat-six-last = Ann gaat uit met 6-6 en Bob heeft 24. Met 25 had ze de partij gewonnen. Nu telt ze alleen de 24 bij haar rekening, maar het recht op de honderd is in de volgende ronde van haar.
example-sea-goat-brother-in-law = Ann had de rekening en begon met 6-6 om de partij. Bob is uit terwijl zij 25 heeft: ze is “zwager”, en de partij is van Bob, al heeft die geen enkel punt.
