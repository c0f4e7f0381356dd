# 42

page-forty-two-players =
    Precies vier spelers, in twee paren; partners zitten tegenover elkaar, en de beurt gaat met de klok mee.
    De set is dubbelzes, { $tiles } stenen. Ieder krijgt er { $hand_4 }, dus er blijft niets over en niemand pakt.
    In het eerste spel zegt het lot wie schudt (en deelt). In elk later spel is dat de volgende speler met de klok mee.

page-forty-two-begin =
    Wie links zit van wie schudt, biedt het eerst, dan de anderen met de klok mee, wie schudde als laatste. Ieder mag één keer: passen, of meer bieden dan het laatste bod.
    { $bidding ->
        [tricks] Je biedt hoeveel slagen je kant zal halen, van 1 tot 7.
       *[points] Je biedt hoeveel van de 42 punten je kant zal halen, van 30 tot 41, of je biedt strepen. 1 streep staat voor 42 punten, 2 strepen voor 84, enzovoort; elk bod in strepen vraagt alle 42 punten, dus elke slag.
    }
    { $bidding ->
        [tricks] Strepen kun je niet bieden.
       *[points] Het eerste bod in strepen mag 1 of 2 strepen zijn. Boven 2 strepen mag een bod maar één streep hoger zijn dan het bod in strepen dat er ligt: 3 over 2, 4 over 3. Na 1 streep worden bijvoorbeeld 41, nog eens 1 streep en 3 strepen geweigerd.{ $plunge ->
            [true] { " " }Plunge: met vier of meer dubbelen mag je meteen naar 4 strepen springen, over elk bod tot 3 strepen maar niet over 4.
           *[false] { "" }
        }
    }
    Passen alle vier, { $all_pass ->
        [force_shaker] dan moet wie schudde het laagste bod spelen, { $bidding ->
            [tricks] 1 slag
           *[points] 30
        }.
       *[reshake] dan wordt er niets geschreven, het spel telt niet, en de volgende speler met de klok mee schudt en deelt opnieuw.
    }
    Wie het hoogst biedt, noemt troef en komt dan met een steen naar keuze uit in de eerste slag.{ $plunge ->
        [true] { " " }Na een plunge noemt de partner van de bieder troef en komt uit.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: wie strepen geboden heeft (geen plunge), mag zonder troef en zonder partner spelen; die houdt de eigen stenen verborgen en doet niet mee. De bieder moet elke slag verliezen; dubbelen zijn de hoogste van hun getal.
       *[false] { "" }
    }

page-forty-two-turn =
    Troef is een van de getallen 0 tot 6{ $doubles_trump ->
        [true] , of de dubbelen
       *[false] { "" }
    }{ $no_trump ->
        [true] , of niets (“zonder troef”)
       *[false] { "" }
    }. Is troef een getal, dan zijn alle zeven stenen daarmee troef en niets anders: met vieren als troef is 6-4 geen zes. De dubbele is de hoogste, dan volgen ze op hun andere helft, van 6 tot 0.
    { $doubles_trump ->
        [true] Zijn dubbelen troef, dan zijn alle zeven dubbelen een eigen kleur, van 6-6 tot 0-0. Elk getal heeft dan zes stenen, op volgorde van hun andere helft.
       *[false] Dubbelen kunnen geen troef zijn; een dubbele hoort bij zijn eigen getal.
    }
    Een steen die geen troef is, hoort bij allebei zijn getallen. In elk daarvan is de dubbele de hoogste, dan volgen de stenen op hun andere helft: van de drieën 3-3, 6-3, 5-3 ... 3-0.
    Kom je met troef uit, dan is troef gevraagd. Elke andere steen vraagt het hoogste van zijn getallen, een dubbele zijn eigen: 6-2 vraagt zessen, 2-1 en 2-2 tweeën.
    Met de klok mee legt elke speler één steen bij de slag. Je moet bekennen met een steen van de gevraagde kleur, als je er een hebt; troeven horen niet bij de andere kleuren. Heb je er geen, dan mag elke steen. Introeven hoeft niet, en hoger leggen dan wat er ligt ook niet.
    De hoogste troef haalt de slag; is er geen, dan de hoogste steen van de gevraagde kleur. Wie een slag haalt, komt met een steen naar keuze uit in de volgende.

page-forty-two-end =
    { $early_stop ->
        [true] Een spel eindigt zodra vaststaat dat het bod gehaald is of niet meer gehaald kan worden.
       *[false] Een spel wordt uitgespeeld, alle zeven slagen, ook als eerder vaststaat of het bod gehaald is.
    }{ $nello ->
        [true] { " " }Bij nello leggen maar drie spelers een steen bij elke slag.
       *[false] { "" }
    }
    Gehaalde slagen liggen open. Een geblokkeerde ronde bestaat in dit spel niet: met zeven stenen ieder kan iedereen altijd spelen.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Alleen het aantal slagen telt; wat de stenen erin waard zijn niet.
       *[points] Elke slag is 1 punt waard voor de kant die hem haalt. Vijf stenen tellen daarnaast: 5-5 en 6-4 leveren elk 10 op, 5-0, 4-1 en 3-2 elk 5, aan wie de slag haalt waarin ze liggen. Dat is 7 voor de slagen en 35 voor de stenen, samen 42.
    }
    { $bidding ->
        [tricks] Het bod is gehaald als de kant van de bieder minstens zoveel slagen haalt als er geboden zijn.
       *[points] Een bod van 30 tot 41 is gehaald als de kant van de bieder minstens zoveel punten haalt. Een bod in strepen is alleen gehaald met alle zeven slagen: 41 punten is niet genoeg.
    }{ $nello ->
        [true] { " " }Nello is gehaald als de bieder geen enkele slag haalt.
       *[false] { "" }
    }
    { $scoring ->
        [points] Is het bod gehaald, dan telt elke kant erbij wat die gehaald heeft. Is het niet gehaald (nat), dan telt de kant van de bieder niets erbij, en de andere kant telt het bod{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 voor elke streep)
        } en wat die zelf gehaald heeft erbij.
       *[marks] Is het bod gehaald, dan schrijft de kant van de bieder de strepen waar het om gaat: { $bidding ->
            [tricks] altijd 1.
           *[points] 1 voor een bod van 30 tot 41, en voor een bod in strepen zoveel als er geboden zijn.
        } Is het niet gehaald (nat), dan schrijft de andere kant die strepen. Wat er boven het bod gehaald is, doet er niet toe.
    }

page-forty-two-match =
    De eerste kant met { $target ->
        [usual] { $scoring ->
            [points] 250 punten
           *[marks] 7 strepen
        }
       *[other] { $scoring ->
            [points] { $target } punten
           *[marks] { $target } { $target ->
                [one] streep
               *[other] strepen
            }
        }
    } of meer wint de partij.{ $scoring ->
        [points] { " " }Halen beide het na hetzelfde spel, dan wint het hoogste totaal; zijn de totalen gelijk, dan wordt er nog een spel gespeeld.
       *[marks] { " " }In een spel schrijft maar één kant, dus beide kunnen het nooit tegelijk halen.
    }
    { $all_pass ->
        [force_shaker] Elk spel telt als ronde.
       *[reshake] Een spel waarin niemand geboden heeft, telt niet als ronde.
    }

example-forty-two-no-six = Vieren zijn troef en er is met 6-2 uitgekomen, wat zessen vraagt. Oost heeft 6-4 en 6-6: 6-4 is troef en geen zes, dus mocht alleen 6-6 gespeeld worden. Zuid heeft geen zes en mag nu alles spelen.
example-forty-two-doubles = Dubbelen zijn troef en er is met 6-4 uitgekomen: 6-5 slaat die onder de zessen, maar 1-1 is troef en haalt de slag, goed voor 1 en de 10 van 6-4.
example-forty-two-one-trick-short = Noord heeft 2 strepen geboden. Noord en Zuid halen 41 punten in zes slagen, maar één slag is verloren: het bod is niet gehaald, en de andere kant schrijft de 2 strepen.
