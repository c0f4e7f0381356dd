# Sportdomino

page-sport-goat-players =
    Vier spelers, in twee paren; partners zitten tegenover elkaar, zodat de paren om en om aan de beurt zijn.
    De dubbelzes-set van { $tiles } stenen wordt dicht uitgedeeld, { $hand_4 } stenen aan ieder. Er blijft niets over, en niemand pakt. { $racks ->
        [true] De stenen staan op rekjes, wat aan de regels niets verandert.
       *[false] Rekjes zijn niet nodig.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] In latere rondes begint na het opnieuw delen dezelfde speler.
           *[lot] Na het opnieuw delen begint dezelfde speler.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] Wie 1-1 heeft, begint de eerste ronde, en wel met die steen.
       *[lot] Het lot wijst aan wie de eerste ronde begint. Dat mag met een steen naar keuze.
    }
    Daarna begint iedereen om de beurt: de linkerbuur van wie een ronde begon, begint de volgende, wie er ook won, ook na een vis. Dat mag met een steen naar keuze.
    Zo beginnen de paren om en om, en met een aantal rondes dat door vier te delen is, begint iedereen even vaak.

page-sport-goat-turn =
    { shared-goat-line }
    Je legt één steen per beurt, ook dubbelen. Nooit twee dubbelen tegelijk.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Een vis wordt gewonnen door het paar dat minder heeft, beide partners opgeteld. Hebben beide evenveel, dan heeft niemand hem gewonnen.

page-sport-goat-scoring =
    { shared-lone-blank }
    Alleen winnaars schrijven. Gaat een paar uit, dan schrijft het wat beide tegenstanders hebben. Wat de partner van wie uit is nog heeft, telt niet.
    { $fish_amount ->
        [difference] Het paar dat een vis wint, schrijft wat beide tegenstanders hebben, min wat het zelf heeft.
       *[full] Het paar dat een vis wint, schrijft alles wat beide tegenstanders hebben, niet alleen het verschil.
    } Hebben beide paren evenveel, dan schrijft niemand; de ronde telt toch als gespeeld.
    { $threshold ->
        [0] Er is geen drempel: alle winst wordt geschreven, hoe klein ook.
       *[other] Zolang een paar geen punten heeft, vervalt winst van minder dan { $threshold }. Vanaf de eerste winst die geschreven is, wordt alle winst geschreven, hoe klein ook.
    }
    Wat geschreven is, wordt nooit gewist. 0-0 of 6-6 als laatste steen is als elke andere, en 6-6 als eerste ook.

page-sport-goat-match =
    Het aantal rondes wordt voor de partij afgesproken en is een veelvoud van vier: hier is het { $rounds }. Een deling die niet telt, is geen ronde.
    Na de laatste ronde wint het paar met het hoogste totaal. Zijn de totalen gelijk, dan eindigt de partij in gelijkspel.
    Geen enkel totaal beëindigt de partij eerder.

example-sport-goat-fish = Zuid legt de laatste steen met een 5, en niemand kan verder. Noord en Zuid hebben minder en schrijven alles wat de anderen hebben, niet alleen het verschil. De volgende ronde begint Oost, want Noord begon deze, wie de vis ook maakte of won.
example-sport-goat-last-round = De laatste van vier rondes. Noord is uit, en wat Oost en West hebben is weinig, maar alle winst wordt geschreven, en die keert de partij.
